"""The table as a readable document.

A die is written colour, value and, after a point, its number: ``"B3.7"``; a position may leave the number out. An empty
slot is ``""``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vestige.games.marajoara.rows import COLOURS, SLOTS, STORABLE, TRACKS
from vestige.kernel.lists import named, named_bits, named_counts
from vestige.kernel.option import SEATS
from vestige.kernel.values import NOBODY, Plain

if TYPE_CHECKING:
    from vestige.games.marajoara.table import MarajoaraTable, Museum

LETTERS: Final = tuple(colour[0].upper() for colour in COLOURS)


def body(t: MarajoaraTable) -> dict[str, Plain]:
    """The game's part of the document; what is empty is left out."""
    ids = t.game.ids
    spaces, tracks = ids("space"), ids("track")
    plain: dict[str, Plain] = {
        "round": t.round,
        "first": SEATS[t.first],
        "active": SEATS[t.active],
        "board": {spaces[n]: spell_die(t, die) for n, die in enumerate(t.board) if die >= 0},
        "tokens": {spaces[n]: colour_of(t, owner) for n, owner in enumerate(t.tokens) if owner != NOBODY},
        "cart": spell_dice(t, t.cart) if any(die >= 0 for die in t.cart) else [],
        "slate": spell_dice(t, t.slate),
        "removed": spell_dice(t, t.removed),
        "captured": spell_die(t, t.captured),
        "jumper": spaces[t.board.index(t.jumper)] if t.jumper >= 0 else "",
        "doubling": t.doubling,
        "picked": named(ids("storage"), t.picked),
        "taken": named(ids("cart"), t.taken),
        "hand": spell_dice(t, t.hand),
        "spending": spell_dice(t, t.spending),
        "ends": {tracks[n]: named(SEATS, seats) for n, seats in enumerate(t.ends) if seats},
        "met": [] if t.mission is None else named_bits([goal.id for goal in t.mission.goals], t.met),
    }
    filled = {key: value for key, value in plain.items() if value or value == 0}
    return {**filled, "seat": [seat_body(t, seat) for seat in range(t.seats)]}


def seat_body(t: MarajoaraTable, seat: int) -> dict[str, Plain]:
    names = t.game.ids("source")
    points = t.points[seat * len(names) : (seat + 1) * len(names)]
    discs = t.discs[seat * TRACKS : (seat + 1) * TRACKS]
    plain: dict[str, Plain] = {
        "points": named_counts(names, points),
        "discs": dict(zip(t.game.ids("track"), discs, strict=True)),
        **museum_body(t, t.museums[seat]),
    }
    if t.wings > 1:
        plain["second_museum"] = museum_body(t, t.museums[seat + 1])
    return plain


def museum_body(t: MarajoaraTable, museum: Museum) -> dict[str, Plain]:
    rows = {colour: museum.store[n * SLOTS : (n + 1) * SLOTS] for n, colour in enumerate(STORABLE)}
    return {
        "storage": {colour: spell_dice(t, row) for colour, row in rows.items() if any(die >= 0 for die in row)},
        "vases": museum.vases,
        "restored": named_bits([fragment.id for fragment in t.box.components.fragments], museum.restored),
        "museum_tokens": named_bits(t.box.marked, museum.marked),
        "lost_tokens": museum.lost,
    }


def spell_die(t: MarajoaraTable, die: int) -> str:
    if die < 0:
        return ""
    colour = t.colour(die)
    return f"{LETTERS[colour]}{t.value[die]}.{die - t.box.die_colour.index(colour) + 1}"


def spell_dice(t: MarajoaraTable, dice: Sequence[int]) -> list[str]:
    return [spell_die(t, die) for die in dice]


def colour_of(t: MarajoaraTable, museum: int) -> str:
    return t.box.components.colours[t.museums[museum].colour]
