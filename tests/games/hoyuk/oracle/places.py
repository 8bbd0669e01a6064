"""Where each element may go (section 8 of the rules): the first check that fails gives the code of the refusal."""

from __future__ import annotations

from dataclasses import replace

from tests.games.hoyuk.oracle.grid import CELLS, CORNERS, SIDES
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.village import HOUSE, PEN, RUIN, Tile, Village

FINE = ""
Blocks = dict[str, str]


def places(m: Moment, seat: int, element: str, stock: bool = True) -> list[list[str]]:
    """Every legal answer that puts this element down. A stolen piece does not come from the stock."""
    if stock and not available(m, seat, element):
        return []
    blocks = m.village.block_of()
    clan = m.players[seat].letter
    found: list[list[str]] = []
    for cell in CELLS:
        if element == PEN:
            gates = [side for side in SIDES[cell] if pen_refused(m.village, clan, cell, side, blocks) == FINE]
            found += [[PEN, cell, gate] for gate in gates]
        elif refused(m, seat, element, cell, blocks) == FINE:
            found.append([element, cell])
    return found


def available(m: Moment, seat: int, element: str) -> bool:
    """Houses come from the own supply, pieces from the stock (HY-HOUSE-01, HY-EXH-01); the shaman is always there."""
    if element == HOUSE:
        return m.players[seat].supply > 0
    return element == "shaman" or m.stock[element] > 0


def refused(m: Moment, seat: int, element: str, cell: str, blocks: Blocks) -> str:
    """Why not there; nothing if it may stand there."""
    clan = m.players[seat].letter
    if element == HOUSE:
        return house_refused(m, clan, cell, blocks)
    if element == "cattle":
        return cattle_refused(m.village, clan, cell)
    return on_house_refused(m.village, clan, element, cell)


# ---- houses (HY-HOUSE-11)


def house_refused(m: Moment, clan: str, cell: str, blocks: Blocks) -> str:
    village = m.village
    kind = village.kind(cell)
    if kind == PEN:
        return "E_CELL_OCCUPIED"
    if kind == HOUSE:
        return storey_refused(village, clan, cell)
    why = ruin_refused(village, clan, cell, blocks) if kind == RUIN else ground_refused(m, clan, cell, blocks)
    return why or shuts_a_pen(village, cell, Tile(HOUSE, clan))


def storey_refused(village: Village, clan: str, cell: str) -> str:
    if village.tiles[cell].clan != clan:
        return "E_NOT_YOUR_HOUSE"
    if village.tiles[cell].storeys == 2:
        return "E_MAX_FLOORS"
    return FINE if village.has_free_side(cell) else "E_NO_FREE_SIDE"


def ground_refused(m: Moment, clan: str, cell: str, blocks: Blocks) -> str:
    """An empty cell: no two blocks joined, no foreign corner, next to the right house."""
    touched = {blocks[side] for side in SIDES[cell] if side in blocks}
    if len(touched) > 1:
        return "E_MERGES_BLOCKS"
    if m.options["corner_contact"] == "forbidden":
        for corner in CORNERS[cell]:
            if m.village.kind(corner) in (HOUSE, RUIN) and blocks[corner] not in touched:
                return "E_CORNER_TOUCH"
    return joining_refused(m.village, clan, cell, touched, blocks)


def ruin_refused(village: Village, clan: str, cell: str, blocks: Blocks) -> str:
    """In a block where nobody lives anybody may rebuild (HY-RUIN-06)."""
    block = {other for other, founder in blocks.items() if founder == blocks[cell]}
    if not village.inhabitants(block):
        return FINE
    return joining_refused(village, clan, cell, {blocks[cell]}, blocks)


def joining_refused(village: Village, clan: str, cell: str, touched: set[str], blocks: Blocks) -> str:
    """Who lives in the block builds next to an own house, who does not next to somebody's (HY-HOUSE-05 … -07)."""
    if not touched:
        return FINE
    lives_there = any(blocks[house] in touched for house in village.houses(clan))
    if lives_there:
        beside_own = any(village.is_house_of(clan, side) for side in SIDES[cell])
        return FINE if beside_own else "E_NOT_NEXT_TO_OWN_HOUSE"
    return FINE if any(village.kind(side) == HOUSE for side in SIDES[cell]) else "E_NOT_NEXT_TO_HOUSE"


def shuts_a_pen(village: Village, cell: str, tile: Tile) -> str:
    """Try it: every pen must keep a free side (HY-PEN-05, -06)."""
    before = village.tiles.get(cell)
    village.tiles[cell] = replace(tile)
    shut = village.a_pen_is_shut()
    if before is None:
        del village.tiles[cell]
    else:
        village.tiles[cell] = before
    return "E_PEN_EXIT" if shut else FINE


# ---- pens (HY-PEN-07)


def pen_refused(village: Village, clan: str, cell: str, gate: str, blocks: Blocks) -> str:
    if village.kind(cell):
        return "E_CELL_OCCUPIED"
    if village.kind(gate) != HOUSE or gate not in SIDES[cell]:
        return "E_NOT_NEXT_TO_HOUSE"
    if village.tiles[gate].clan != clan:
        return "E_NOT_YOUR_HOUSE"
    if len({blocks[side] for side in SIDES[cell] if side in blocks}) > 1:
        return "E_MERGES_BLOCKS"
    return shuts_a_pen(village, cell, Tile(PEN, gate=gate))


# ---- what stands on houses and in pens (HY-ROOF-05, HY-EXP-13, -24, -30)


def on_house_refused(village: Village, clan: str, element: str, cell: str) -> str:
    if village.kind(cell) != HOUSE:
        return "E_NOT_A_HOUSE"
    house = village.tiles[cell]
    if house.clan != clan:
        return "E_NOT_YOUR_HOUSE"
    if element == "villager" and house.villager:
        return "E_ALREADY_VILLAGER"
    if element in ("oven", "totem") and house.roof:
        return "E_ROOF_TAKEN"
    return FINE


def cattle_refused(village: Village, clan: str, cell: str) -> str:
    if village.kind(cell) != PEN:
        return "E_NOT_A_PEN"
    if village.owner(cell) != clan:
        return "E_NOT_YOUR_PEN"
    return "E_PEN_FULL" if village.tiles[cell].cattle else FINE
