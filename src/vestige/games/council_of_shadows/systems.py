"""Solar systems: extracting their resource, laying new ones (CS-EXT-01, CS-DISC-01, -02, CS-DT1-02)."""

from __future__ import annotations

from vestige.games.council_of_shadows.constants import GEM_TRANSFORMATION
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import gain_energy, gain_gems
from vestige.kernel.values import NOBODY


def extract(t: Council, seat: int, tile: int, times: int) -> None:
    """The resource so many times; with Gem Transformation every gem one step up (CS-EXT-01, CS-DT1-02)."""
    a, g, c = t.box.resource[tile]
    if t.has_tech(seat, GEM_TRANSFORMATION):
        a, g, c = 0, a, g + c
    energy = t.box.tile_energy[tile] * times
    gain_gems(t, seat, (a * times, g * times, c * times))
    gain_energy(t, seat, energy)
    if t.ears is not None:
        t.tell("extracted", seat, tile, a * times, g * times, c * times, energy)


def free_spaces(t: Council, sector: int) -> list[int]:
    """Spaces of a sector without a tile, in galaxies that are in play (CS-DISC-01, CS-PC-3)."""
    spaces: list[int] = []
    for galaxy in t.count.open:
        if t.box.sector[galaxy] == sector:
            spaces += [space for space in t.box.galaxy_spaces[galaxy] if t.tiles[space] == NOBODY]
    return spaces


def drawn(t: Council, sector: int) -> list[int]:
    """The tiles under decision: the top two of the pile, or its last one; first drawn first (CS-DISC-02, -03)."""
    return t.sectors[sector].cards[: -t.box.drawn - 1 : -1]


def lay_tile(t: Council, seat: int, tile: int, space: int) -> None:
    """The tile comes on the board, the other drawn one goes under the pile (CS-DISC-02)."""
    sector = t.box.tile_sector[tile]
    pile = t.sectors[sector]
    others = [other for other in drawn(t, sector) if other != tile]
    pile.show(t, tile)
    pile.remove(tile)
    for other in others:
        pile.bury(t, other, pile)
    t.tiles[space], t.where[tile] = tile, space
    if t.ears is not None:
        t.tell("discovered", seat, tile, space)
