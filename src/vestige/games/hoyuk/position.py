"""The table as a readable document by component id. The village is written as in the examples: ``R2@d4+o+v``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vestige.games.hoyuk.rows import (
    BUILT,
    CATTLE_IN,
    ELEMENTS,
    EMPTY,
    FENCED,
    NONE,
    OVEN_ON,
    PEN,
    RUINED,
    STOREY,
    TOTEM_ON,
    VILLAGER_ON,
)
from vestige.games.hoyuk.words import PHASES
from vestige.kernel.document import pile_document
from vestige.kernel.values import Plain

if TYPE_CHECKING:
    from vestige.games.hoyuk.table import Village

SUFFIXES: Final = {"o": OVEN_ON, "t": TOTEM_ON, "v": VILLAGER_ON, "c": CATTLE_IN}
"""What a house or pen bears; ``s`` is the shaman."""


def body(t: Village) -> dict[str, Plain]:
    """The game's own part of the document."""
    cells, seats = t.box.grid.cells, t.game.ids("seat")
    return {
        "turn": t.turn,
        "phase": PHASES[t.phase],
        "first": seats[t.first],
        "ending": t.ending,
        "village": [tile(t, cell) for cell, what in enumerate(t.held) if what != EMPTY],
        "blocks": [cells[cell] for cell in t.founded],
        "stock": {ELEMENTS[element]: t.stock[element] for element in range(PEN, len(ELEMENTS) - 1)},
        "warded": t.warded,
        "calamity": t.game.ids("calamity")[t.calamity] if t.calamity != NONE else "none",
        "invaded": [cells[t.founded[number]] for number in t.invaded],
        "inspected": [cells[t.founded[number]] for number in t.inspected],
        "aside": cells[t.aside] if t.aside != NONE else "none",
        "piles": {
            aspect.id: pile_document(t.game, pile) for aspect, pile in zip(t.box.aspects, t.aspects, strict=False)
        },
        "deck": pile_document(t.game, t.deck),
        "tile_stack": pile_document(t.game, t.tile_stack),
        "discard": [t.box.tiles[number].id for number in t.discard],
        "marked": [t.box.tiles[number].id for number in t.marked],
        "seat": [seat_document(t, seat) for seat in range(t.seats)],
    }


def tile(t: Village, cell: int) -> str:
    """One cell: ``R2@d4+o+v`` a storeyed red house with oven and villager, ``P@e4>d4+c`` a pen with cattle attached to
    the house d4, ``X@d5`` a ruin."""
    cells, what, bits = t.box.grid.cells, t.held[cell], t.bears[cell]
    borne = "".join(f"+{letter}" for letter, bit in SUFFIXES.items() if bits & bit)
    if what == RUINED:
        return f"X@{cells[cell]}"
    if what == FENCED:
        return f"P@{cells[cell]}>{cells[t.gate[cell]]}{borne}"
    letter = t.box.clans[t.clans[what - BUILT]].letter
    return f"{letter}{'2' if bits & STOREY else ''}@{cells[cell]}{borne}{'+s' if t.shaman == cell else ''}"


def seat_document(t: Village, seat: int) -> dict[str, Plain]:
    cards = t.game.ids("card")
    return {
        "supply": t.supply[seat],
        "points": t.points[seat],
        "hand": [cards[card] for card in t.hands[seat]],
        "spent": [cards[card] for card in t.spent[seat]],
        "tile": t.box.tiles[t.tiles[seat]].id if t.tiles[seat] != NONE else "none",
    }
