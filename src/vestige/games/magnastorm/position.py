"""The table as a readable document by component id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vestige.games.magnastorm.board import SLOTS, SPACES
from vestige.games.magnastorm.components import ACTION_SPACES
from vestige.games.magnastorm.constants import BAGGED, CREW, CUBES, MOST_SEATS, ON_PAD, SOURCES, TRACKS
from vestige.games.magnastorm.cubes import counts_of
from vestige.kernel.lists import named, named_bits, named_counts
from vestige.kernel.values import NOBODY, Plain

if TYPE_CHECKING:
    from vestige.games.magnastorm.table import Planet

PAD: Final = "pad"
NOWHERE: Final = "nobody"


def body(t: Planet) -> dict[str, Plain]:
    """The game's own part of the document."""
    ids, seats = t.game.ids, (*t.game.ids("seat")[: t.seats], NOWHERE)
    return {
        "round": t.round,
        "order": named(seats, t.order),
        "cycle": named(seats, t.cycle),
        "active": seats[t.active],
        "used": named_bits(ids("commander"), t.used),
        "threshold": t.flag,
        "token": seats[t.token],
        "admins": named(ids("commander"), t.admins),
        "researchers": named(ids("commander"), t.researchers),
        "objectives": {ids("objective")[one]: named(seats, t.done[n]) for n, one in enumerate(t.objectives)},
        "supply": named_counts(CUBES, counts_of(t.supply, len(CUBES))),
        "bag": named_counts(BAGGED, counts_of(t.bag, len(BAGGED))),
        "upper": panel(t.upper),
        "lower": panel(t.lower),
        "stations": {SLOTS[slot]: seats[seat] for slot, seat in enumerate(t.stations) if seat != NOBODY},
        "seat": [seat_document(t, seat) for seat in range(t.seats)],
    }


def panel(spaces: list[int]) -> dict[str, Plain]:
    """The crew on each space, by colour and number."""
    return {ACTION_SPACES[n]: named_counts(CREW, counts_of(crew, len(CREW))) for n, crew in enumerate(spaces) if crew}


def seat_document(t: Planet, seat: int) -> dict[str, Plain]:
    ids = t.game.ids
    labs = {SPACES[space]: held & 3 for space, held in enumerate(t.labs) if held and held >> 2 == seat}
    kept = t.keepsakes[seat]
    return {
        "hold": named_counts(CUBES, counts_of(t.hold[seat], len(CUBES))),
        "runner": PAD if t.runner[seat] == ON_PAD else SPACES[t.runner[seat]],
        "labs": labs,
        "levels": named_counts(TRACKS, t.levels[4 * seat : 4 * seat + 4]),
        "crew": t.crew[seat],
        "commanders": named_bits(ids("commander"), t.powers[seat]),
        "points": named_counts(SOURCES, [t.points[MOST_SEATS * n + seat] for n in range(len(SOURCES))]),
        "drawn": named(ids("artefact"), t.artefacts[seat]),
        "keepsake": [] if kept == NOBODY else [ids("artefact")[kept]],
    }
