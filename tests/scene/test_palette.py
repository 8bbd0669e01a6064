"""Colours are legible and never speak alone."""

from __future__ import annotations

import pytest

from vestige.scene.colour import contrast, mix
from vestige.scene.palette import DICE, SEATS, THEMES, Seat, Theme, tokens_css
from vestige.scene.seats import seat_pattern

TEXT, SIGN = 4.5, 3.0


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_ink_reads_on_every_surface(theme: Theme) -> None:
    pairs = [(ink, ground) for ink in (theme.ink, theme.ink2, theme.ink3) for ground in (theme.surface, theme.surface2)]
    pairs += [(theme.tip_ink, theme.tip), (theme.good, theme.surface), (theme.bad, theme.surface)]
    assert {pair: round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < TEXT} == {}


@pytest.mark.parametrize("seat", SEATS.values(), ids=SEATS)
def test_a_seat_s_glyph_stands_out_and_white_reads_on_its_label(seat: Seat) -> None:
    assert contrast(seat.ink, seat.base) >= SIGN
    assert contrast("#ffffff", seat.label) >= TEXT


def test_seats_are_told_apart_without_colour() -> None:
    assert len({seat.glyph for seat in SEATS.values()}) == len(SEATS)
    motifs = set()
    for seat in SEATS.values():
        drawn = seat_pattern(seat).needs[seat_pattern(seat).id]
        motifs.add(drawn.replace(seat.base, "").replace(seat.dark, "").replace(seat.light, "").partition(">")[2])
    assert len(motifs) == len(SEATS)


def test_dice_are_told_apart_without_colour() -> None:
    assert len({colour.pip_shape for colour in DICE.values()}) == len(DICE)
    assert all(contrast(colour.pip, colour.base) >= SIGN for colour in DICE.values())


def test_the_style_sheet_has_every_token_in_both_themes() -> None:
    css = tokens_css()
    for name in Theme._fields:
        assert css.count(f"--{name.replace('_', '-')}:") == 2
    assert all(f"[data-seat={name}]" in css for name in SEATS)


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert [mix("#000000", "#ff8000", share) for share in (0, 0.5, 1)] == ["#000000", "#804000", "#ff8000"]
