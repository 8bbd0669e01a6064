"""Command centres: the symbols of their markets, envoys, and from round 2 a command tile each."""

from __future__ import annotations

from functools import cache
from typing import Final

from vestige.games.excavation_earth.components import CENTRES, TILES, Face
from vestige.games.excavation_earth.scene.crews import crew_pieces
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import SHIP_Y, centre_x, tile_at
from vestige.games.excavation_earth.scene.look import STEEL, chamfer, icon
from vestige.scene.kept import kept
from vestige.scene.lettering import measure, paragraph
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.shapes import Shape, Style, circle, join, path, rect, stroke, text
from vestige.scene.states import rect_outline

ROOM: Final = (98.0, 68.0)
TILE: Final = (100.0, 66.0)
TILE_ICONS: Final = {
    "grant": "ee-credit",
    "orders": "hand",
    "teleporter": "ee-travel",
    "permit": "ee-excavate",
    "press": "ee-haggle",
    "network": "ee-trader",
    "fence": "ee-smuggle",
    "seizure": "ee-black-market",
}


def room(centre: int, symbols: tuple[str, ...]) -> Shape:
    x, y = centre_x(centre), SHIP_Y
    wide, high = ROOM
    tx, ty = tile_at(centre)
    dashes: Style = {"fill": "#0b2635", "stroke": "#4b8a97", "stroke_width": 1.4, "stroke_dasharray": "4 3"}
    middle = (len(symbols) - 1) / 2
    return join(
        path(chamfer(x - wide / 2, y - 46, wide, high, 9), fill="#0b2635", stroke="#bfe9ea", stroke_width=1.6),
        *(circle(x + (i - middle) * 29, y - 31, 12.5, fill=STEEL, stroke="#9cc8cc") for i in range(len(symbols))),
        *(icon(f"ee-{symbol}", x + (i - middle) * 29, y - 31, 17, "#fff") for i, symbol in enumerate(symbols)),
        stroke(f"M{x} {y + 36}v14", "#7ff0ea", 2.4, stroke_dasharray="3 3"),
        path(chamfer(tx - TILE[0] / 2, ty - TILE[1] / 2, *TILE, 9), opacity=0.8, **dashes),
    )


# ---- pieces


@kept(lambda desk: (), lambda desk: (desk.t.envoys,))
def envoy_pieces(desk: Desk) -> list[Piece]:
    rooms = [Box(centre_x(centre) - 44, SHIP_Y - 15, 88, 35) for centre in range(CENTRES)]
    return [
        piece
        for centre, space in enumerate(rooms)
        for piece in crew_pieces(desk, f"envoy-{centre}", desk.envoys(centre), space)
    ]


@kept(lambda desk: (desk.words.language,), lambda desk: (desk.t.tiles, desk.t.round))
def tile_pieces(desk: Desk) -> list[Piece]:
    """White face in round 2, yellow face in round 3 (EE-PREP-01, -02)."""
    t, pieces = desk.t, []
    for centre, tile in enumerate(t.tiles):
        yellow = t.round == desk.box.rounds
        face = desk.box.faces[tile][yellow]
        drawing = tile_face(TILE_ICONS[TILES[tile]], desk.words.tile(tile), worth(face), yellow)
        x, y = tile_at(centre)
        pieces.append(Piece(f"tile-{TILES[tile]}", drawing, x, y))
        if not yellow:
            later = next_face(worth(desk.box.faces[tile][True]))
            pieces.append(Piece(f"tile-back-{TILES[tile]}", later, x + 26, y - 34))
    return pieces


def worth(face: Face) -> str:
    """How much, or how many with which bonus, or how many of the cards drawn."""
    if face.bonus:
        return f"{face.amount} × +{face.bonus}"
    return f"{face.keep} / {face.amount}" if 0 < face.keep < face.amount else str(face.amount)


@cache
def tile_face(symbol: str, name: str, amount: str, yellow: bool) -> Shape:
    wide, high = TILE
    paper, edge = ("#ffd75e", "#8a6a12") if yellow else ("#fbf8ee", "#c0a55a")
    return join(
        path(chamfer(-wide / 2 + 2, -high / 2 + 4, wide, high, 9), fill="#020b12", opacity=0.45),
        path(chamfer(-wide / 2, -high / 2, wide, high, 9), fill=paper, stroke=edge, stroke_width=2),
        icon(symbol, -22, -16, 27, "#5c4711"),
        text(20, -16, amount, 19 if len(amount) < 3 else 15, "#4a3a10", font_weight=800),
        paragraph(0, 15, name, wide - 8, 13.6, "#4a3a10", font_weight=700),
    )


@cache
def next_face(amount: str) -> Shape:
    """A tab in the colour of the other face: what the tile is worth once it is turned."""
    wide = measure(amount, 13.5, 800) + 24
    return join(
        rect(-wide / 2, -9, wide, 18, 5, fill="#ffd75e", stroke="#8a6a12", stroke_width=1.4),
        icon("arrow", -wide / 2 + 10, 0, 12, "#5c4711"),
        text(8, 0, amount, 13.5, "#4a3a10", font_weight=800),
    )


# ---- spots


@kept(
    lambda desk, centre: (desk.words.language, centre),
    lambda desk, centre: (desk.t.envoys, desk.t.tiles, desk.t.round),
)
def centre_spots(desk: Desk, centre: int) -> list[Spot]:
    t, words = desk.t, desk.words
    symbols = words.listed(words.symbol(number) for number, of in enumerate(desk.box.centre_of) if of == centre)
    tip = words.told(
        words("centre-symbols", symbols=symbols),
        words("centre-tip", credits=words.ranked(desk.box.majorities[t.round - 1])),
    )
    crew = words.crews(desk.envoys(centre))
    name = words("centre", centre=words(f"centre-{desk.box.centres[centre]}"), crew=crew)
    room_spot = Spot(f"centre-{centre}", rect_outline(*ROOM, 10), centre_x(centre), SHIP_Y - 12, name, tip)
    tile = words("no-tile"), words("no-tile-tip")
    if t.tiles:
        found = t.tiles[centre]
        faces = [words("face", round=number + 2, does=words.tile_does(found, number)) for number in (0, 1)]
        tile = words.tile(found), words.told(*faces, words("tile-tip"))
    return [room_spot, Spot(f"tile-spot-{centre}", rect_outline(*TILE, 10), *tile_at(centre), *tile)]
