"""The village as it stands: tiles, the ground of the blocks, their tags and leaders, and a spot for every cell."""

from __future__ import annotations

from vestige.games.hoyuk.rows import (
    BUILT,
    CATTLE_IN,
    EMPTY,
    FENCED,
    NONE,
    OVEN_ON,
    RUINED,
    STOREY,
    TOTEM_ON,
    VILLAGER_ON,
)
from vestige.games.hoyuk.scene.bricks import house, pen, ruin
from vestige.games.hoyuk.scene.layout import GRID, cell_at, pitch
from vestige.games.hoyuk.scene.look import SIGN, clan_colour, icon, symbol_icon
from vestige.games.hoyuk.scene.words import Words, leaders
from vestige.games.hoyuk.table import Village
from vestige.scene.definitions import stamp
from vestige.scene.palette import Seat
from vestige.scene.scene import Piece, Spot
from vestige.scene.seats import badge
from vestige.scene.shapes import Point, Shape, group, join, number, rect, stroke, text, use
from vestige.scene.states import path_outline, rect_outline

DRAWN = 44.0
"""The side of the cell that tiles are drawn for."""
NAME_WIDTH = 24.0
LEAD_WIDTH = 20.0
PAD = stamp(rect(-25, -24, 50, 51, 10, fill="#cdb27c"))


def seat_of(t: Village, seat: int) -> Seat:
    return clan_colour(t.game.colour(t.setup, seat))


def name_of(t: Village, block: int) -> str:
    """A block has the name of its founding cell, on the board as in words."""
    return t.box.grid.cells[t.founded[block]]


def village_pieces(t: Village, words: Words) -> list[Piece]:
    """From the ground up and from the back to the front, so that what stands higher covers what is behind it."""
    scale = pitch(t.box) / DRAWN
    tiles = [
        Piece(piece_id(t, cell), sized(tile(t, cell), scale), *cell_at(t.box, cell), f"cell:{t.box.grid.cells[cell]}")
        for cell, what in enumerate(t.held)
        if what != EMPTY
    ]
    return [*(ground(t, block, scale) for block in range(len(t.founded))), *tiles, *tags(t, words)]


def inhabited(t: Village) -> list[int]:
    return [block for block, residents in enumerate(t.residents) if residents]


def piece_id(t: Village, cell: int) -> str:
    kind = {RUINED: "ruin", FENCED: "pen"}.get(t.held[cell], "house")
    return f"{kind}-{t.box.grid.cells[cell]}"


def sized(drawing: Shape, scale: float) -> Shape:
    return drawing if scale == 1 else group(drawing, scale=scale)


def tile(t: Village, cell: int) -> Shape:
    what, bits = t.held[cell], t.bears[cell]
    if what == RUINED:
        return ruin(cell % 7)
    if what == FENCED:
        return pen(side_towards(t, cell, t.gate[cell]), bool(bits & CATTLE_IN))
    roof_piece = "oven" if bits & OVEN_ON else "totem" if bits & TOTEM_ON else ""
    return house(seat_of(t, what - BUILT), bool(bits & STOREY), roof_piece, bool(bits & VILLAGER_ON), t.shaman == cell)


def side_towards(t: Village, cell: int, house: int) -> str:
    columns = t.box.grid.columns
    return {-columns: "up", columns: "down", -1: "left", 1: "right"}[house - cell]


# ---- blocks


def ground(t: Village, block: int, scale: float) -> Piece:
    """Trodden earth under a block; a swarm over it while locusts are there, red while a calamity hits it."""
    x0, y0 = cell_at(t.box, t.founded[block])
    pads = []
    for cell in sorted(cells_of(t, block)):
        x, y = cell_at(t.box, cell)
        pads.append(use(PAD, (x - x0, y - y0), scale=scale))
    return Piece(f"ground-{name_of(t, block)}", group(*pads, opacity=0.62), x0, y0)


def struck(t: Village) -> set[int]:
    """Blocks that the calamity under way hits: its losses are being chosen."""
    names = ("lose", "lose_all")
    return {t.block[step.held()[1]] for step in t.stack if step.name in names} if t.calamity != NONE else set()


def border(t: Village, cells: set[int]) -> str:
    """The outline of cells, from the founding cell's point of view."""
    side, way = pitch(t.box) / 2, ""
    columns = t.box.grid.columns
    for cell in sorted(cells):
        x, y = cell_at(t.box, cell)
        column = cell % columns
        if cell - columns not in cells:
            way += f"M{number(x - side)} {number(y - side)}h{number(2 * side)}"
        if cell + columns not in cells:
            way += f"M{number(x - side)} {number(y + side)}h{number(2 * side)}"
        if column == 0 or cell - 1 not in cells:
            way += f"M{number(x - side)} {number(y - side)}v{number(2 * side)}"
        if column == columns - 1 or cell + 1 not in cells:
            way += f"M{number(x + side)} {number(y - side)}v{number(2 * side)}"
    return way


def cells_of(t: Village, block: int) -> set[int]:
    return {cell for cell, own in enumerate(t.block) if own == block}


def tag_at(t: Village, block: int, width: float) -> Point:
    """Over the upper left corner of the block, inside the frame."""
    columns = t.box.grid.columns
    cells = cells_of(t, block)
    first = min(cells, key=lambda cell: (cell // columns, cell % columns))
    x, y = cell_at(t.box, first)
    high = t.held[first] >= BUILT and t.bears[first] & STOREY
    left = min(x - pitch(t.box) * 0.5, GRID.x + GRID.width - width)
    return left, max(y - pitch(t.box) * (0.82 if high else 0.6), GRID.y - 4)


def tags(t: Village, words: Words) -> list[Piece]:
    """Name and leaders of every block: who would win what now is on the board, not only in a tip. Blocks that are hit
    or invaded have a border under the tags."""
    pieces, marks = [], []
    hit = struck(t)
    for block in inhabited(t):
        shared = t.residents[block] & (t.residents[block] - 1)
        won = leaders(t, block) if shared and block not in t.invaded else []
        led = [(t.box.aspects[number].id, seat) for number, seat in enumerate(won) if seat >= 0]
        width = NAME_WIDTH + LEAD_WIDTH * (len(led) + (block in t.invaded))
        drawing = tag(t, name_of(t, block), led, block in t.invaded, width)
        pieces.append(Piece(f"tag-{name_of(t, block)}", drawing, *tag_at(t, block, width)))
        if block in hit or block in t.invaded:
            mark = stroke(border(t, cells_of(t, block)), "#fff1e4", 7, opacity=0.85) + stroke(
                border(t, cells_of(t, block)), "#b3261a" if block in hit else "#6a7a1e", 4, stroke_dasharray="9 6"
            )
            marks.append(Piece(f"hit-{name_of(t, block)}", mark, 0, 0))
    return [*marks, *pieces]


def tag(t: Village, name: str, led: list[tuple[str, int]], invaded: bool, width: float) -> Shape:
    """The block's name, then the sign of each aspect with the badge of its leader."""
    parts = [
        rect(1, -6, width, 16, 8, fill="#1a1206", opacity=0.3),
        rect(0, -8, width, 16, 8, fill="#3a2a16", stroke="#e8d3a5", stroke_width=1),
        text(NAME_WIDTH / 2, 0, name, 10.5, SIGN, font_weight=800),
    ]
    for place, (aspect, seat) in enumerate(led):
        x = NAME_WIDTH + 2 + LEAD_WIDTH * place
        parts += [icon(symbol_icon(aspect), x, 0, 10.5, "#f0dfb8"), badge(seat_of(t, seat), x + 9.5, 0, 5)]
    if invaded:
        parts.append(icon("hy-locusts", width - 11, 0, 13, "#d8e07a"))
    return group(join(*parts), opacity=0.94)


# ---- what can be pointed at


def village_spots(t: Village, words: Words) -> list[Spot]:
    """Every cell, then, over them while they are lit, the blocks that can be inspected."""
    side = pitch(t.box) - 6
    small, large = rect_outline(side - 8, side - 8, 7), rect_outline(side, side, 7)
    cells = [
        Spot(
            f"cell-{name}",
            small if t.held[cell] == EMPTY else large,
            *cell_at(t.box, cell),
            words.cell_name(cell),
            words.cell_tip(cell),
            f"cell:{name}",
        )
        for cell, name in enumerate(t.box.grid.cells)
    ]
    return [*cells, *(block_spot(t, block, words) for block in range(len(t.founded)))]


def block_spot(t: Village, block: int, words: Words) -> Spot:
    name, side = name_of(t, block), pitch(t.box)
    way = "".join(
        f"M{number(x - side / 2)} {number(y - side / 2)}h{number(side)}v{number(side)}h{number(-side)}Z"
        for x, y in (cell_at(t.box, cell) for cell in sorted(cells_of(t, block)))
    )
    return Spot(
        f"block-{name}", path_outline(way), 0, 0, words.block_name(block), words.block_tip(block), f"block:{name}", True
    )
