"""What must hold at every moment of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vestige.games.hoyuk.families import families
from vestige.games.hoyuk.rows import (
    BIT,
    BUILT,
    CATTLE,
    ELEMENTS,
    EMPTY,
    EXPERT,
    FENCED,
    HOUSE,
    NONE,
    PEN,
    RUINED,
    SHAMAN,
    STOREY,
    UNCOUNTED,
)
from vestige.kernel.invariants import first

if TYPE_CHECKING:
    from vestige.games.hoyuk.table import Village

BOOKS: Final = (
    "block",
    "founded",
    "homes",
    "yards",
    "taken",
    "lives",
    "residents",
    "open_houses",
    "open_pens",
    "sites",
    "pens_of",
)
"""What the table keeps and ``keep_books`` counts anew."""


def broken(t: Village) -> str | None:
    """The first invariant that does not hold, in the developers' words."""
    return first(t, (cells, exits, blocks, pieces, houses, cards, books))


def name(t: Village, cell: int) -> str:
    return t.box.grid.cells[cell]


def cells(t: Village) -> str | None:
    """Pens have a house at their gate, nothing is borne where nothing stands (HY-GEO-03, -04)."""
    for cell, what in enumerate(t.held):
        if (what == FENCED) != (t.gate[cell] != NONE):
            return f"{name(t, cell)} has a gate without a pen, or a pen without a gate"
        if what == FENCED and (t.held[t.gate[cell]] < BUILT or t.gate[cell] not in t.box.grid.sides[cell]):
            return f"the pen {name(t, cell)} is attached to no house"
        fits = BIT[CATTLE] if what == FENCED else ~BIT[CATTLE] if what >= BUILT else 0
        if t.bears[cell] & ~fits or t.bears[cell] & 6 == 6:
            return f"{name(t, cell)} bears what it cannot bear"
    return None


def exits(t: Village) -> str | None:
    """Every pen has a free side (HY-PEN-05, -06)."""
    for cell, what in enumerate(t.held):
        if what == FENCED and t.taken[cell] > 3:
            return f"the pen {name(t, cell)} has no exit"
    return None


def blocks(t: Village) -> str | None:
    """The houses and ruins of a block hang together without its pens (HY-GEO-14)."""
    for number, start in enumerate(t.founded):
        found = [start]
        for cell in found:
            found += [s for s in t.box.grid.sides[cell] if t.held[s] >= RUINED and s not in found]
        whole = [cell for cell, block in enumerate(t.block) if block == number and t.held[cell] >= RUINED]
        if sorted(found) != whole:
            return f"the block {name(t, start)} does not hang together"
    return None


def on_board(t: Village, element: int) -> int:
    if element == PEN:
        return sum(what == FENCED for what in t.held)
    if element == SHAMAN:
        return int(t.shaman != NONE)
    there = sum(bool(bits & BIT[element]) for bits in t.bears)
    return there + int(element == CATTLE and t.aside != NONE)


def totals(t: Village) -> list[int]:
    """How many pieces of each element the mode uses."""
    return [0 if element > 3 and t.mode != EXPERT else count for element, count in enumerate(t.box.pieces)]


def pieces(t: Village) -> str | None:
    """No piece of the stock is lost or made."""
    for element, total in enumerate(totals(t)):
        if element != HOUSE and on_board(t, element) + t.stock[element] + t.absent[element] != total:
            return f"{on_board(t, element)} and {t.stock[element]} of {total}: {ELEMENTS[element]}"
    stands = t.shaman == NONE or t.held[t.shaman] >= BUILT
    return None if stands and min(t.stock) >= 0 else "the shaman stands on no house, or a stock is negative"


def standing(t: Village, seat: int) -> int:
    """House tiles of a seat on the board, upper ones too."""
    return sum(1 + (t.bears[cell] & STOREY) for cell in t.homes[seat])


def houses(t: Village) -> str | None:
    """No seat has more houses than it was given; the end is flagged when a supply is used up (HY-END-01)."""
    most = int(t.setup.options["houses_per_player"])
    for seat, left in enumerate(t.supply):
        if not 0 <= left <= most - standing(t, seat):
            return f"seat {seat}: {left} houses left, {standing(t, seat)} standing"
    return None


def cards(t: Village) -> str | None:
    """Every card, calamity and tile lies in one place."""
    heaps = (
        [*(card for pile in t.aspects for card in pile.cards), *(c for h in (*t.hands, *t.spent) for c in h)],
        [*t.deck.cards, *([t.calamity] if t.calamity != NONE else ())],
        [*t.tile_stack.cards, *t.discard, *t.marked, *(tile for tile in t.tiles if tile != NONE)],
    )
    modes = (
        [card.mode for card in t.box.cards],
        [calamity.mode for calamity in t.box.calamities],
        [tile.mode for tile in t.box.tiles],
    )
    for number, (heap, every) in enumerate(zip(heaps, modes, strict=True)):
        total = sum(mode <= t.mode for mode in every)
        if len(set(heap)) < len(heap) or len(heap) + t.absent[len(ELEMENTS) + number] != total:
            return f"{len(heap)} of {total} cards of heap {number}"
    return None


def books(t: Village) -> str | None:
    """What is kept step by step is what is found when counted anew."""
    from vestige.games.hoyuk.books import keep_books

    again = t.copy()
    keep_books(again, t.founded)
    for book in BOOKS:
        if getattr(t, book) != getattr(again, book):
            return f"the book {book!r} is wrong"
    for seat, kept in enumerate(t.kin):
        if kept not in (UNCOUNTED, len(families(t, seat))):
            return f"seat {seat} has {len(families(t, seat))} families, not {kept}"
    empty = [cell for cell, what in enumerate(t.held) if what == EMPTY and t.block[cell] != NONE]
    return f"empty cells in a block: {empty}" if empty else None
