"""The table in words: names instead of ids, nothing that says nothing, as wide as the screen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from rich.console import Console

from vestige.cli.terminal.board import board
from vestige.cli.terminal.menu import menu
from vestige.cli.terminal.voice import Voice
from vestige.kernel.match import Match, new_match
from vestige.kernel.shelf import Shelf
from vestige.scene.package import package_of
from vestige.texts.texts import texts_for

GAMES = ("marajoara", "excavation_earth", "hoyuk", "council_of_shadows", "magnastorm")
IDS = re.compile(r"\b[a-z]+_[a-z0-9_]+\b|\b(?:plain|scene|name|word|play|tip)-[a-z]|\bp[1-9]\b")
"""Ids of components and seats, keys without a text."""
ANSWERS = 60


def moments(id: str, seats: int, lang: str) -> Iterator[tuple[Voice, Match, int]]:
    """Some moments of a random game."""
    game, rng = Shelf().find(id), random.Random(7)
    match = new_match(game, seats, seed=b"terminal")
    texts = texts_for(lang, "vestige.cli", package_of(type(game).__module__))
    voice = Voice(game, texts, {seat: texts.name("seat", seat) for seat in game.ids("seat")[: match.table.seats]})
    for answer in range(ANSWERS):
        if match.table.over():
            return
        seat = match.table.asked()[0]
        if answer % 12 == 0:
            yield voice, match, seat
        match.play(seat, game.encode(rng.choice(match.table.options(seat))))


def shown(what: Any, width: int, **more: Any) -> str:
    screen = Console(width=width, **more)
    with screen.capture() as page:
        screen.print(what)
    return page.get()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_no_id_and_no_missing_text_is_shown_and_lines_fit(game: str, lang: str) -> None:
    for voice, match, seat in moments(game, 2, lang):
        for width in (80, 150):
            page = shown(board(voice, match.view(seat)), width)
            assert IDS.findall(page) == []
            assert max(map(len, page.splitlines())) <= width
            assert voice.seat(0) in page
            assert IDS.findall(shown(menu(voice, match.table.options(seat)), width)) == []


@pytest.mark.parametrize("game", ["marajoara", "excavation_earth", "council_of_shadows"])
def test_alone_the_table_can_be_read_too(game: str) -> None:
    for voice, match, seat in moments(game, 1, "fr"):
        assert IDS.findall(shown(board(voice, match.view(seat)), 80)) == []


@pytest.mark.parametrize(
    ("game", "columns"), [("marajoara", "abcdefgh"), ("hoyuk", "abcdefghijklm"), ("magnastorm", "1234")]
)
def test_a_board_is_a_grid_with_heads_and_a_legend(game: str, columns: str) -> None:
    voice, match, seat = next(moments(game, 2, "en"))
    lines = shown(board(voice, match.view(seat)), 80).splitlines()
    head = next(number for number, line in enumerate(lines) if line.split() == list(columns))
    assert lines[head + 1].split()[0] == "1"
    assert len(lines[head + 1].split()) == len(columns) + 1


def test_dice_are_coloured_and_said() -> None:
    voice, match, seat = next(moments("marajoara", 2, "fr"))
    page = shown(board(voice, match.view(seat)), 80, force_terminal=True, color_system="standard", no_color=False)
    assert "\x1b[34mb1" in page  # blue
    assert "\x1b[31mr1" in page  # red


def test_the_own_hand_is_named_and_nobody_elses() -> None:
    voice, match, seat = next(moments("excavation_earth", 2, "fr"))
    ids, table = match.game.ids("card"), cast(Any, match.table)
    own, other = ({voice.texts.name("card", ids[card]) for card in table.hands[s].cards} for s in (seat, 1 - seat))
    page = shown(board(voice, match.view(seat)), 400)
    (hand,) = [line for line in page.splitlines() if line.startswith("Main")]
    assert [card for card in own if card not in hand] == []
    assert [card for card in other - own if card in hand] == []


def test_many_places_are_listed_under_one_heading() -> None:
    for voice, match, seat in moments("hoyuk", 2, "fr"):
        options = match.table.options(seat)
        if len(options) > 100:
            lines = shown(menu(voice, options), 80).splitlines()
            assert len(lines) < 40
            assert any(line.startswith("  1 ") for line in lines)
            return
    raise AssertionError("no question with many places")
