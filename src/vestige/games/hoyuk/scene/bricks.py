"""Houses, ruins and pens as they stand in a cell of 44 units, drawn around its middle."""

from __future__ import annotations

from functools import cache
from random import Random

from vestige.games.hoyuk.scene.look import ICONS, MUD_DARK, MUD_LIGHT, PIECES
from vestige.scene.definitions import linear, pattern, stamp
from vestige.scene.palette import Seat
from vestige.scene.paths import polygon
from vestige.scene.seats import glyph, seat_pattern
from vestige.scene.shapes import Shape, circle, group, join, line, number, path, rect, stroke, use
from vestige.scene.wood import figure

SIDES = {"up": (-19, -18, 19, -18), "down": (-19, 19, 19, 19), "left": (-19, -18, -19, 19), "right": (19, -18, 19, 19)}
TURNS = {"up": -90, "down": 90, "left": 180, "right": 0}


@cache
def piece(kind: str, size: float) -> Shape:
    """Oven, totem, cattle, villager or shaman, standing on the origin."""
    return figure(ICONS, f"hy-{kind}", PIECES[kind], size, marked=False)


def wall(x: float, y: float, width: float, height: float) -> Shape:
    """A front of mud bricks."""
    courses = f"M{number(x)} {number(y + height / 2)}h{number(width)}" + "".join(
        f"M{number(x + 5 + 9 * i)} {number(y)}v{number(height / 2)}"
        f"M{number(x + 9.5 + 9 * i)} {number(y + height / 2)}v{number(height / 2)}"
        for i in range(int(width / 9))
    )
    face = linear([(0, "#c79a66"), (1, "#8f6438")])
    return rect(x, y, width, height, 1.5, fill=face) + path(courses, stroke=MUD_DARK, stroke_width=0.8, opacity=0.5)


def roof(x: float, y: float, width: float, height: float, seat: Seat, marked: bool, size: float = 15) -> Shape:
    """A flat roof in the clan's pattern behind a pale parapet."""
    parts = [
        rect(x, y, width, height, 3, fill=MUD_LIGHT, stroke=MUD_DARK, stroke_width=1.1),
        rect(x + 3, y + 3, width - 6, height - 5.5, 2, fill=seat_pattern(seat)),
        rect(x + 3, y + 3, width - 6, 3, 1.5, fill="#000", opacity=0.22),
        stroke(f"M{number(x + 2)} {number(y + 1.4)}h{number(width - 4)}", "#fff4da", 1.4, opacity=0.8),
    ]
    if marked:
        middle = x + width / 2, y + height / 2
        parts += [circle(*middle, size * 0.68, fill=seat.dark, opacity=0.55), glyph(seat, *middle, size, "#ffffff")]
    return join(*parts)


@cache
def house(seat: Seat, storeyed: bool, roof_piece: str, villager: bool, shaman: bool) -> Shape:
    """One or two storeys, what stands on the roof, and the clan's glyph, in the corner if the roof is taken."""
    bare = not (roof_piece or villager or shaman)
    parts = [
        rect(-17, -14, 42, 38, 4, fill="#2a2410", opacity=0.3),
        wall(-20, 9, 40, 11),
        rect(-4, 11, 8, 9, 1.5, fill="#3a2412"),
        roof(-20, -20, 40, 30, seat, bare and not storeyed),
    ]
    if storeyed:
        shade = polygon([(-12, -26), (19, -26), (22, -12), (20, 7), (-10, 7)])
        parts += [
            path(shade, fill="#1d1206", opacity=0.42),
            wall(-15, -7, 30, 11),
            rect(-3, -4, 6, 8, 1, fill="#3a2412"),
            roof(-15, -32, 30, 26, seat, bare, 13),
        ]
    parts += standing(storeyed, roof_piece, villager, shaman)
    if not bare:
        corner = (-11, -28) if storeyed else (-14, -15)
        mark = circle(0, 0, 6.6, fill=seat.dark, stroke="#fff", stroke_width=1) + glyph(seat, 0, 0, 9, "#ffffff")
        parts.append(group(mark, at=corner))
    return use(stamp(*parts))


def standing(storeyed: bool, roof_piece: str, villager: bool, shaman: bool) -> list[Shape]:
    """What stands on a roof, side by side if there is more than one."""
    kinds = [kind for kind in (roof_piece, "villager" if villager else "", "shaman" if shaman else "") if kind]
    foot = -8 if storeyed else 3
    size = {1: 26, 2: 21, 3: 18}.get(len(kinds), 26) - (2 if storeyed else 0)
    reach = {1: (0,), 2: (-7, 8), 3: (-11, 0, 11)}.get(len(kinds), ())
    return [
        group(piece(kind, size), at=(dx, foot + (i % 2))) for i, (kind, dx) in enumerate(zip(kinds, reach, strict=True))
    ]


@cache
def ruin(variant: int) -> Shape:
    """Broken walls of any clan."""
    rng = Random(variant)
    walls = (
        ([(-20, -19), (-4, -19), (-6, -12), (-13, -11), (-13, 2), (-20, 4)], "#8d7454"),
        ([(20, 20), (20, 4), (13, 6), (11, 13), (-2, 13), (0, 20)], "#8d7454"),
        ([(8, -19), (20, -19), (20, -9), (14, -12)], "#9c835f"),
    )
    rubble = []
    for _ in range(12):
        size = rng.uniform(1.8, 4)
        place = rng.uniform(-15, 12), rng.uniform(-13, 13)
        ink = rng.choice(["#7a6548", "#d2bf9a", "#94805c"])
        rubble.append(group(rect(0, 0, size * 1.6, size, 1, fill=ink), at=place, turn=rng.randint(-40, 40)))
    return use(
        stamp(
            rect(-19, -16, 40, 38, 5, fill="#2a2410", opacity=0.22),
            rect(-20, -19, 40, 39, 4, fill="#b9a583"),
            *(path(polygon(corners), fill=ink, stroke="#5d4a32", stroke_width=1) for corners, ink in walls),
            *rubble,
        )
    )


@cache
def pen(gate: str, cattle: bool) -> Shape:
    """A fenced yard; the white arrow at the gate points to the house it belongs to."""
    straw = pattern(10, 10, stroke("M1 8l3 -5M6 9l3 -4M5 3l2 -2", "#b59a4e", 1.1))
    parts = [
        rect(-18, -15, 40, 38, 4, fill="#2a2410", opacity=0.22),
        rect(-20, -19, 40, 39, 4, fill="#d9c27e"),
        rect(-20, -19, 40, 39, 4, fill=straw),
        *(fence(*SIDES[side], side == gate) for side in SIDES),
    ]
    arrow = path(polygon([(20.5, 0), (11, -6.5), (11, 6.5)]), fill="#fff", stroke=MUD_DARK, stroke_width=1.2)
    parts.append(group(arrow, turn=TURNS[gate]))
    if cattle:
        parts.append(group(piece("cattle", 27), at=(-1, 9)))
    return use(stamp(*parts))


def fence(x0: float, y0: float, x1: float, y1: float, gate: bool) -> Shape:
    """Rails and posts of one side; a gate is open in the middle."""
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    if gate:
        rails = line(x0, y0, x0 + (mx - x0) * 0.45, y0 + (my - y0) * 0.45, "#9a6d3c", 3) + line(
            x1, y1, x1 + (mx - x1) * 0.45, y1 + (my - y1) * 0.45, "#9a6d3c", 3
        )
    else:
        rails = line(x0, y0, x1, y1, "#9a6d3c", 3)
    shares = (0, 1) if gate else (0, 0.33, 0.67, 1)
    posts = [circle(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, 2.7, fill="#6a4725") for share in shares]
    return join(rails, *posts)
