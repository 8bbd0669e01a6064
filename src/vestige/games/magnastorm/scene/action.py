"""The action board beside the planet: commanders with their price now, both panels, crew, turn order, supply."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vestige.games.magnastorm.components import ACTION_SPACES, Box
from vestige.games.magnastorm.constants import COLUMNS, COMMANDERS, CREW, CUBES, ROWS, SPACE_BONUSES, YELLOW
from vestige.games.magnastorm.cubes import count
from vestige.games.magnastorm.scene.desk import Desk
from vestige.games.magnastorm.scene.look import (
    BONE,
    BONUS_ICONS,
    CREAM,
    EDGE,
    FACE,
    FRAME,
    GOLD,
    HUES,
    PLATE,
    SAND,
    WELL,
    WELL_BONUS,
    icon,
)
from vestige.games.magnastorm.scene.pieces import bust, cost, crewman, cubes, marker, small_cube
from vestige.games.magnastorm.steps.take import MoveCrew
from vestige.games.magnastorm.steps.turn import price, yours
from vestige.kernel.values import NOBODY
from vestige.scene.definitions import linear
from vestige.scene.scene import Piece, Spot
from vestige.scene.seats import badge
from vestige.scene.shapes import NOTHING, Shape, circle, join, rect, stroke, text
from vestige.scene.states import rect_outline

X: Final = 1006.0
FIRST_X: Final = X + 82
PITCH: Final = 60.0
ROW: Final = 46.0
TOPS: Final = {"upper": 112.0, "lower": 388.0}
TONES: Final = ("#8a4a2f", "#b0563a", "#7a4a8f", "#3f7a86", "#8f6a2f")
FOOT: Final = 676.0
"""Where the turn track and the supply lie."""


def cell(panel: str, space: int) -> tuple[float, float]:
    """Upper left corner of an action space."""
    return FIRST_X + PITCH * (space // ROWS) + 2, TOPS[panel] + 30 + ROW * (space % ROWS)


def column_x(column: int) -> float:
    return FIRST_X + PITCH * column + 29


# ---- what is printed


@lru_cache(16)
def printed(box: Box, side: int, spaces: int, words: tuple[str, str, str, str, str]) -> Shape:
    upper, take_here, lower, use_here, price_word = words
    back = linear([(0, "#2a1622"), (1, "#1a0d16")])
    return join(
        rect(X - 6, -10, 900, 730, fill=back),
        stroke(f"M{X - 6:g} -10V720", "#c0604a", 2),
        text(X + 70, 96, price_word, 13, BONE, text_anchor="end"),
        panel(box, side, spaces, "upper", upper, take_here),
        panel(box, side, spaces, "lower", lower, use_here),
    )


def panel(box: Box, side: int, spaces: int, name: str, title: str, note: str) -> Shape:
    top = TOPS[name]
    parts = [
        rect(X + 2, top, 386, ROWS * ROW + 34, 10, fill=PLATE, fill_opacity=0.6, stroke=FRAME, stroke_width=1.4),
        text(X + 14, top + 15, title, 16, CREAM, text_anchor="start", font_family=FACE),
        text(X + 376, top + 15, note, 12.5, BONE, text_anchor="end"),
    ]
    for row in range(ROWS):
        y = top + 30 + ROW * row
        parts += [
            rect(X + 8, y + 1, 70, 20, 6, fill="#6a1a24"),
            icon("ms-runner", X + 19, y + 11, 15, "#ffc0b0"),
            cubes(cost(box.move_cost[row]), X + 52, y + 11, 12),
            rect(X + 8, y + 23, 70, 19, 6, fill="#1d5a40"),
            icon("add", X + 19, y + 32.5, 10, "#b8ffd8"),
            cubes(cost(box.gain[row]), X + 52, y + 32.5, 12),
        ]
    return join(*parts, *(well(box, side, name, space) for space in range(spaces)))


def well(box: Box, side: int, name: str, space: int) -> Shape:
    """An action space with its bonus."""
    x, y = cell(name, space)
    bonus = SPACE_BONUSES[box.bonuses[side][space]]
    ground = rect(x, y + 1, 55, 41, 7, fill=WELL if bonus == "none" else WELL_BONUS, stroke=EDGE, stroke_width=1.1)
    if bonus.startswith("research_"):
        colour = bonus.removeprefix("research_")
        hue = HUES[colour]
        disc = circle(x + 27, y + 21, 13, fill=hue.base, stroke=hue.light, stroke_width=1.2)
        return join(ground, disc, icon(f"ms-research-{colour}", x + 27, y + 21, 14, "#fff"))
    return ground if bonus == "none" else ground + icon(BONUS_ICONS[bonus], x + 27, y + 21, 26, "#f0d2b4", opacity=0.85)


# ---- what lies there now


def action_pieces(desk: Desk) -> list[Piece]:
    t = desk.t
    pieces = [commander(desk, column) for column in range(t.count.columns)]
    pieces += [price_piece(desk, column) for column in range(t.count.columns)]
    for name, spaces in (("upper", t.upper), ("lower", t.lower)):
        for space, crew in enumerate(spaces):
            if crew:
                x, y = cell(name, space)
                on = f"action_space:{ACTION_SPACES[space]}" if name == "lower" else f"column:{COLUMNS[space // ROWS]}"
                pieces.append(Piece(f"crew-{name}-{ACTION_SPACES[space]}", stand(desk, crew, space), x, y, on))
    return [*pieces, *foot_pieces(desk)]


def stand(desk: Desk, crew: int, space: int) -> Shape:
    """Everybody on one space, beside its bonus."""
    there = [colour for n, colour in enumerate(CREW) for _ in range(count(crew, n))]
    bonus = desk.t.box.bonuses[desk.t.count.side][space]
    left = 40 if bonus and len(there) == 1 else 27 - 8 * (min(len(there), 4) - 1)
    shown = there[:4]
    parts = [grounded(crewman(colour, 30), left + 16 * n, 38) for n, colour in enumerate(shown)]
    if len(there) > 4:
        parts.append(text(46, 10, str(len(there)), 13, GOLD, font_weight=800))
    return join(*parts)


def grounded(shape: Shape, x: float, y: float) -> Shape:
    return Shape(f'<g transform="translate({x:g} {y:g})">{shape.markup}</g>', shape.needs)


def commander(desk: Desk, column: int) -> Piece:
    """The portrait above a column with the marker of its controller; above the first the token."""
    t, x = desk.t, column_x(column) - 27
    if not column:
        state = desk.words("token-taken" if t.token != NOBODY else "token-free")
        ring = badge(desk.seat(t.token), 48, 6, 9) if t.token != NOBODY else NOTHING
        tile = rect(0, 0, 54, 66, 7, fill=WELL, stroke=SAND, stroke_width=1.4)
        flag = icon("first-player", 28, 27, 30, GOLD, opacity=None if t.token == NOBODY else 0.45)
        return Piece("token", join(tile, flag, text(27, 55, state, 12, BONE), ring), x, 14)
    card = t.admins[column - 1]
    name = desk.words(f"short-{COMMANDERS[card]}")
    holder = t.holder(card)
    parts = [
        bust(t.box.number[card], TONES[column], 54, 66),
        rect(0, 50, 54, 16, 4, fill="#140a10", fill_opacity=0.85),
        text(27, 58, name, 12, CREAM, font_family=FACE),
    ]
    if holder != NOBODY:
        parts.append(
            Shape(
                f'<g transform="translate(50 4)">{marker(desk.seat(holder), 11).markup}</g>',
                marker(desk.seat(holder), 11).needs,
            )
        )
    return Piece(f"commander-{COMMANDERS[card]}", join(*parts), x, 14)


def price_piece(desk: Desk, column: int) -> Piece:
    """What it costs to take the column now, for the reader."""
    t = desk.t
    seat = desk.reader if desk.reader is not None else desk.first
    id, x = f"price-{COLUMNS[column]}", column_x(column)
    if not t.columns[column] or yours(t, seat, column):
        return Piece(id, text(0, 0, "–", 14, BONE, font_weight=700), x, 96)
    heap = price(t, seat, column)
    due = [colour for n, colour in enumerate(CUBES) for _ in range(count(heap, n))]
    side = 11.5 if len(due) < 5 else 9.0
    if len(due) > 5:
        shown = join(small_cube(due[-1], -8, 0, 11.5), text(8, 0, f"{len(due)}", 13, CREAM, font_weight=700))
        return Piece(id, shown, x, 96)
    return Piece(id, cubes(due, 0, 0, side), x, 96)


def foot_pieces(desk: Desk) -> list[Piece]:
    """The turn track, and what the supply holds."""
    t, words = desk.t, desk.words
    order = [badge(desk.seat(seat), X + 76 + 22 * n, 0, 9) for n, seat in enumerate(t.order)]
    title = text(X + 8, 0, words("order"), 12, BONE, text_anchor="start")
    pieces = [Piece("order", join(title, *order), 0, FOOT)]
    pieces.append(Piece("supply", text(0, 0, words("supply"), 12, BONE, text_anchor="start"), X + 186, FOOT))
    for n, colour in enumerate((*t.tints, YELLOW)):
        number = text(14, 0, str(count(t.supply, colour)), 12, CREAM)
        drawn = small_cube(CUBES[colour], 0, 0, 12) + number
        pieces.append(Piece(f"stock-{CUBES[colour]}", drawn, X + 244 + 30 * n, FOOT))
    return pieces


# ---- spots


def action_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    spots = [column_spot(desk, column) for column in range(t.count.columns)]
    for name, spaces in (("upper", t.upper), ("lower", t.lower)):
        for space, crew in enumerate(spaces):
            x, y = cell(name, space)
            target = crew_target(desk, space, crew) if name == "upper" else lower_target(desk, space)
            label, tip = words.action_name(space, name), words.action_tip(space, crew)
            spots.append(
                Spot(f"{name}-{ACTION_SPACES[space]}", rect_outline(55, 41, 7), x + 27.5, y + 21.5, label, tip, target)
            )
    return [*spots, *foot_spots(desk)]


def lower_target(desk: Desk, space: int) -> str:
    return desk.target("action_space", ACTION_SPACES[space], "place", "put", "crew_lower")


def crew_target(desk: Desk, space: int, crew: int) -> str:
    """A crew stands for its column; while a column is emptied, for its colour."""
    question = desk.question
    if isinstance(question, MoveCrew):
        there = [colour for n, colour in enumerate(CREW) if count(crew, n)]
        return f"crew:{there[0]}" if there and space // ROWS == question.column else ""
    return desk.target("column", COLUMNS[space // ROWS], "use") if crew else ""


def column_spot(desk: Desk, column: int) -> Spot:
    t, words = desk.t, desk.words
    target = desk.target("column", COLUMNS[column], "take", "column", "crew_upper")
    seat = desk.reader if desk.reader is not None else desk.first
    due = words("price-tip", cost=words.due(price(t, seat, column))) if t.columns[column] else words("column-empty")
    if not column:
        name, tip = words("token"), words.told(words("token-tip"), due)
    else:
        card = COMMANDERS[t.admins[column - 1]]
        holder = t.holder(t.admins[column - 1])
        held = words("held-by", seat=words.person(holder)) if holder != NOBODY else words("held-by-nobody")
        name, tip = words.name("commander", card), words.told(words.tip("commander", card), held, due)
    return Spot(f"column-{COLUMNS[column]}", rect_outline(58, 94, 8), column_x(column), 58, name, tip, target)


def foot_spots(desk: Desk) -> list[Spot]:
    """The supply is chosen from where a cube is gained."""
    t, words = desk.t, desk.words
    people = words.listed(words.person(seat) for seat in t.order)
    spots = [Spot("turn-track", rect_outline(170, 24), X + 90, FOOT, words("turn-track"), people)]
    for n, colour in enumerate((*t.tints, YELLOW)):
        target = desk.target("cube", CUBES[colour], "cube", "receive")
        name = words("supply-of", colour=words(f"colour-{CUBES[colour]}"))
        bag = words("bag-tip", number=count(t.supply, colour), bag=count(t.bag, colour))
        spots.append(
            Spot(f"supply-{CUBES[colour]}", rect_outline(28, 26, 6), X + 250 + 30 * n, FOOT, name, bag, target)
        )
    return spots
