"""Every state of a game can be drawn, and whatever can be chosen can be pointed at."""

from __future__ import annotations

from collections import Counter

import pytest

from tests import scene_checks
from tests.games.hoyuk.positions import building, calamity, spending, table, village
from tests.scene_checks import changes, drawn, moments, spots, targets
from vestige.games.hoyuk import GAME
from vestige.games.hoyuk.scene import cover, prompt
from vestige.games.hoyuk.scene.words import leaders
from vestige.games.hoyuk.table import Village
from vestige.kernel.match import Match
from vestige.kernel.values import Plain
from vestige.kernel.view import view
from vestige.texts.check import faults
from vestige.texts.files import texts_folder

pytestmark = pytest.mark.slow

DRAWN = {"cell", "block", "pile", "symbol"}
"""Kinds of arguments that lie on the table."""

MENUS = frozenset(arg.kind for args in GAME.verbs.values() for arg in args) - DRAWN

SETUPS: list[tuple[int, dict[str, Plain]]] = [
    (2, {}),
    (3, {"mode": "intermediate"}),
    (4, {"mode": "expert", "calamity_forecast": True}),
    (5, {"mode": "expert"}),
]


def dealt(seats: int, options: dict[str, Plain], seed: bytes) -> Village:
    t = GAME.deal(seats, options, seed=seed)
    assert isinstance(t, Village)
    return t


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_whatever_can_be_chosen_can_be_pointed_at(seats: int, options: dict[str, Plain]) -> None:
    for t in moments(dealt(seats, options, b"\3"), seed=3, every=9):
        scene_checks.what_can_be_chosen_can_be_pointed_at(t, MENUS)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_pictures_are_well_formed_and_everybody_sees_one(seats: int, options: dict[str, Plain], lang: str) -> None:
    for t in moments(dealt(seats, options, b"\7"), seed=7, every=45):
        scene_checks.well_formed(drawn(t, 0, lang).svg())
        scene_checks.everybody_sees_a_picture(t, lang)


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_card_in_a_hand_or_spent_is_drawn_once(seats: int, options: dict[str, Plain]) -> None:
    for t in moments(dealt(seats, options, b"\5"), seed=5, every=25):
        pieces = Counter(piece.id for pane in drawn(t, None).panes.values() for piece in pane.pieces)
        assert max(pieces.values()) == 1
        cards = [card for cards in (*t.hands, *t.spent) for card in cards]
        assert {f"card-{t.box.cards[card].id}" for card in cards} <= set(pieces)


def test_what_nobody_has_seen_is_not_drawn() -> None:
    for t in moments(dealt(3, {"mode": "expert"}, b"\6"), seed=6, every=40):
        for seat in (0, None):
            scene_checks.what_is_unseen_is_not_drawn(t, seat)


def test_every_cell_and_pile_can_be_pointed_at() -> None:
    found = targets(drawn(dealt(2, {"mode": "expert"}, b""), 0))
    assert found >= {f"cell:{cell}" for cell in GAME.ids("cell")}
    assert found >= {f"pile:{pile}" for pile in GAME.ids("pile")}


def test_a_placement_sends_only_what_it_changes() -> None:
    t = dealt(4, {"mode": "expert"}, b"\1")
    for _ in range(40):
        t.play(t.asked()[0], t.options(t.asked()[0])[-1])
    before = drawn(t, 0)
    t.play(t.asked()[0], t.options(t.asked()[0])[0])
    sent = changes(before, drawn(t, 0))
    assert "board-static" not in sent
    assert len(sent.get("board-pieces", {})) < 12


def test_a_tip_tells_block_family_and_who_would_win_what_now() -> None:
    match = village("R2@d5+o R@d6 G@e5+o B@j9", players="RGB")
    found = spots(drawn(match.table, 0).panes["board"])
    assert "Family of 2 houses" in found["cell-d5"].tip
    assert "Block d5: 3 houses" in found["cell-d5"].tip
    assert "Would win now: Ovens Eguor." in found["cell-d5"].tip
    assert "alone" in found["cell-j9"].tip
    assert leaders(table(match), 0) == [0, -1, -1]


def test_the_calamity_shows_the_blocks_it_hits_while_losses_are_chosen() -> None:
    match = calamity("R@d5 R@d6 R@d7 G@j9", "earthquake_2")
    pieces = {piece.id for piece in drawn(match.table, 0).panes["board"].pieces}
    assert {"calamity-now", "hit-d5"} <= pieces
    assert "hit-j9" not in pieces


def test_prompts_speak_of_the_moment() -> None:
    def prompted(match: Match, *begun: str) -> str:
        seat = match.table.asked()[0]
        action = GAME.decode(list(begun)) if begun else ()
        return prompt(view(table(match), seat), scene_checks.words("hoyuk", "en").say, action)

    match = calamity("R@d5 R@d6 R@d7 R@d8 G@j9", "earthquake_2")
    assert prompted(match) == "Earthquake 2 hits block d5: give up 2 of your houses"
    match = spending("R@d5 R@h9", hand="joker pen", phase="p2_window", turn=2)
    assert prompted(match) == "Before the calamity: spend up to 2 cards, to build or to score, or go on"
    assert prompted(match, "build", "joker") == "The metals build any element: which one?"
    match = building("R@d5 R@e4", tile="tile_pen_1")
    assert prompted(match) == ""
    assert prompted(match, "pen").startswith("A pen: against one of your houses")
    assert prompted(match, "pen", "e5") == "The pen on e5: to which of your houses does it belong?"


def test_the_picture_is_small_enough_readable_and_explained() -> None:
    t = dealt(5, {"mode": "expert"}, b"\2")
    for _ in range(200):
        t.play(t.asked()[0], t.options(t.asked()[0])[0])
    picture = drawn(t, 0)
    scene_checks.small_enough_to_send(picture)
    scene_checks.everything_is_explained(picture, ("cell-", "score-spot-"))


def test_the_box_front_stands_upright_and_leaves_the_title_to_the_page() -> None:
    scene_checks.a_box_front(cover())


def test_both_languages_say_the_same() -> None:
    assert list(faults(texts_folder("vestige.games.hoyuk"))) == []
