"""Parts of a drawing that are kept from move to move: with and without them a table looks the same to everybody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scene_checks import drawer, drawn, moments, words
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.table import Table
from vestige.kernel.view import view
from vestige.scene.kept import Memory, remembering

CASES = [(game.id, players) for game in Shelf().values() for players in (game.players[0], game.players[-1])]
EVERY = 4
"""Answers between two looks: parts that several answers changed must be noticed too."""
LOOKS = 30


def look(t: Table, memory: Memory, lang: str) -> None:
    """Everybody in turn."""
    for seat in (*range(t.seats), None):
        with remembering(memory):
            kept = drawer(t).scene(view(t, seat), words(t.game.id, lang).say)
        assert kept == drawn(t, seat, lang)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), CASES)
def test_what_is_kept_looks_like_what_is_drawn_anew(name: str, players: int) -> None:
    game = Shelf()[name]
    memory: Memory = {}
    t = game.deal_with(game.check_setup(players), Quick(7))
    for number, moment in zip(range(LOOKS), moments(t, 8, EVERY), strict=False):
        look(moment, memory, "fr" if number % 5 == 4 else "en")


@pytest.mark.parametrize("answers", [7, 150])
@pytest.mark.parametrize("name", [game.id for game in Shelf().values()])
def test_no_field_of_a_table_is_forgotten(name: str, answers: int) -> None:
    """Each field by itself as it will be later in the game: whatever shows it must be drawn anew."""
    game = Shelf()[name]
    t = game.deal_with(game.check_setup(game.players[-1]), Quick(5))
    playout(t, Quick(6), Tally(), 60)
    later = t.copy()
    playout(later, Quick(6), Tally(), answers)
    seen, compared = view(t, 0), 0
    for field in fields(t):
        memory: Memory = {}
        mixed = view(t, 0)
        setattr(mixed.table, field, getattr(view(later, 0).table, field))
        try:
            anew = drawer(t).scene(mixed, words(name, "en").say)
        except (LookupError, AssertionError, AttributeError, TypeError, ValueError):
            continue  # no such table can be
        with remembering(memory):
            drawer(t).scene(seen, words(name, "en").say)
            kept = drawer(t).scene(mixed, words(name, "en").say)
        assert kept == anew, field
        compared += 1
    assert compared > len(fields(t)) / 2


def fields(t: Table) -> list[str]:
    """What a game adds to the kernel's table."""
    return [name for name in named(type(t)) if name not in ("box", *named(Table))]


def named(table: type[Table]) -> tuple[str, ...]:
    """The fields of a class, interpreted or compiled."""
    own: tuple[str, ...] = vars(table).get("__mypyc_attrs__") or vars(table)["__slots__"]
    return own


def test_a_part_is_drawn_anew_only_when_what_it_shows_has_changed() -> None:
    memory: Memory = {}
    t: Any = Shelf()["marajoara"].deal(2)
    pictures = []
    for _ in range(2):
        with remembering(memory):
            pictures.append(drawer(t).scene(view(t, 0), words("marajoara", "en").say))
    assert all(pictures[0].panes[name] is pane for name, pane in pictures[1].panes.items())
    t.museums[1].reserve += 1
    with remembering(memory):
        later = drawer(t).scene(view(t, 0), words("marajoara", "en").say)
    same = {name for name, pane in later.panes.items() if pane is pictures[0].panes[name]}
    assert same == {"board", "museum-0"}
