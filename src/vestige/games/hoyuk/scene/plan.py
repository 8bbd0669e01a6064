"""The village as it stands: tiles, the ground of the blocks, their tags and leaders, and a spot for every cell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from math import hypot
from operator import ne

from vestige.games.hoyuk.families import families
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
from vestige.scene.palette import Seat
from vestige.scene.scene import Piece, Spot
from vestige.scene.seats import badge
from vestige.scene.shapes import Point, Shape, group, join, number, path, rect, stroke, text
from vestige.scene.states import path_outline, rect_outline

DRAWN = 44.0
"""The side of the cell that tiles are drawn for."""
NAME_WIDTH = 24.0
LEAD_WIDTH = 20.0
PAD = (42.0, 42.0)
ROUND = 8.0
EARTH = "#cdb27c"
"""The ground under a tile, rounded by a broad outline."""


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
    grounds = [ground(t, block, scale) for block in range(len(t.founded))]
    return [*grounds, *tiles, *tags(t, words), *areas(t)]


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
    """Trodden earth under a block."""
    wide, high = number(PAD[0] * scale), number(PAD[1] * scale)
    way = "".join(
        f"M{number(x - PAD[0] * scale / 2)} {number(y - PAD[1] * scale / 2)}h{wide}v{high}h-{wide}z"
        for x, y in (cell_at(t.box, cell) for cell in sorted(cells_of(t, block)))
    )
    earth = path(way, fill=EARTH, stroke=EARTH, stroke_width=ROUND * scale, stroke_linejoin="round")
    return Piece(f"ground-{name_of(t, block)}", group(earth, opacity=0.62), 0, 0, quiet=True)


def struck(t: Village) -> set[int]:
    """Blocks that the calamity under way hits: its losses are being chosen."""
    names = ("lose", "lost", "lose_all")
    return {t.block[step.held()[1]] for step in t.stack if step.name in names} if t.calamity != NONE else set()


def border(t: Village, cells: set[int]) -> str:
    """The outline of cells, side by side in one stroke where they lie in a line."""
    side, columns = pitch(t.box), t.box.grid.columns
    rows = len(t.held) // columns
    left, top = (place - side / 2 for place in cell_at(t.box, 0))
    inside = [[row * columns + column in cells for column in range(columns)] for row in range(rows)]
    turned = [list(column) for column in zip(*inside, strict=True)]
    across = [
        f"M{number(left + a * side)} {number(top + y * side)}h{number((b - a) * side)}" for y, a, b in edges(inside)
    ]
    down = [
        f"M{number(left + x * side)} {number(top + a * side)}v{number((b - a) * side)}" for x, a, b in edges(turned)
    ]
    return "".join(across + down)


def edges(lines: list[list[bool]]) -> Iterator[tuple[int, int, int]]:
    """Where inside meets outside between lines: number of the upper line's lower edge, first place, place after the
    last."""
    nothing = [False] * len(lines[0])
    for line, (before, after) in enumerate(pairwise([nothing, *lines, nothing])):
        place = 0
        for differs, run in groupby(map(ne, before, after)):
            length = len(list(run))
            if differs:
                yield line, place, place + length
            place += length


def cells_of(t: Village, block: int) -> set[int]:
    return {cell for cell, own in enumerate(t.block) if own == block}


# ---- families and blocks, outlined while one of their cells is pointed at


def areas(t: Village) -> list[Piece]:
    """The border of every block, and of every family in the colour of its clan."""
    blocks = [
        Piece(f"area-{name_of(t, block)}", outlined(t, cells_of(t, block), "#fff6dc", "9 6"), 0, 0, area=True)
        for block in range(len(t.founded))
    ]
    kin = [
        Piece(family_id(t, cells), outlined(t, set(cells), seat_of(t, seat).light), 0, 0, area=True)
        for seat in range(t.seats)
        for cells in families(t, seat)
    ]
    return blocks + kin


def family_id(t: Village, cells: list[int]) -> str:
    return f"family-{t.box.grid.cells[min(cells)]}"


def outlined(t: Village, cells: set[int], ink: str, dashes: str | None = None) -> Shape:
    return stroke(border(t, cells), ink, 4, stroke_dasharray=dashes)


def areas_by_cell(t: Village) -> dict[int, tuple[str, ...]]:
    """The areas that each built cell belongs to."""
    found: dict[int, tuple[str, ...]] = {}
    for cell, block in enumerate(t.block):
        if block != NONE:
            found[cell] = (f"area-{name_of(t, block)}",)
    for seat in range(t.seats):
        for cells in families(t, seat):
            found.update({cell: (*found[cell], family_id(t, cells)) for cell in cells})
    return found


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
        pieces.append(Piece(f"tag-{name_of(t, block)}", drawing, *tag_at(t, block, width), quiet=True))
        if block in hit or block in t.invaded:
            mark = stroke(border(t, cells_of(t, block)), "#fff1e4", 7, opacity=0.85) + stroke(
                border(t, cells_of(t, block)), "#b3261a" if block in hit else "#6a7a1e", 4, stroke_dasharray="9 6"
            )
            marks.append(Piece(f"hit-{name_of(t, block)}", mark, 0, 0, quiet=True))
    return [*marks, *pieces]


def tag(t: Village, name: str, led: list[tuple[str, int]], invaded: bool, width: float) -> Shape:
    """The block's name, then the sign of each aspect with the badge of its leader."""
    parts = [
        rect(1, -6, width, 16, 8, fill="#1a1206", opacity=0.3),
        rect(0, -8, width, 16, 8, fill="#3a2a16", stroke="#e8d3a5", stroke_width=1),
        text(NAME_WIDTH / 2, 0, name, 11.5, SIGN, font_weight=800),
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
    areas = areas_by_cell(t)
    cells = [
        Spot(
            f"cell-{name}",
            small if t.held[cell] == EMPTY else large,
            *cell_at(t.box, cell),
            words.cell_name(cell),
            words.cell_tip(cell),
            f"cell:{name}",
            areas=areas.get(cell, ()),
        )
        for cell, name in enumerate(t.box.grid.cells)
    ]
    return [*cells, *(block_spot(t, block, words) for block in range(len(t.founded)))]


def block_spot(t: Village, block: int, words: Words) -> Spot:
    name, side = name_of(t, block), pitch(t.box)
    places = [cell_at(t.box, cell) for cell in sorted(cells_of(t, block))]
    way = "".join(
        f"M{number(x - side / 2)} {number(y - side / 2)}h{number(side)}v{number(side)}h{number(-side)}Z"
        for x, y in places
    )
    title, tip, target = words.block_name(block), words.block_tip(block), f"block:{name}"
    return Spot(f"block-{name}", path_outline(way), 0, 0, title, tip, target, True, heart=inmost(places))


def inmost(places: list[Point]) -> Point:
    """Of some places the one nearest to the middle of all."""
    across, down = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
    return min(places, key=lambda place: hypot(place[0] - across, place[1] - down))
