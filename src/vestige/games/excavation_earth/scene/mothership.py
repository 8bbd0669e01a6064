"""The Mothership: buyers aboard, three command centres with envoys and their tiles, the Action deck beside it."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from vestige.games.excavation_earth.components import CENTRES, TILES
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import DECKS_Y, DOME, SHIP_Y, SIDE, centre_x, tile_at
from vestige.games.excavation_earth.scene.look import CYAN, FOG, PALE, STEEL, chamfer, heading, icon
from vestige.games.excavation_earth.scene.pieces import buyer
from vestige.scene.colour import mix
from vestige.scene.definitions import linear
from vestige.scene.heap import heap
from vestige.scene.lettering import label, paragraph
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.shapes import Shape, Style, circle, ellipse, group, join, path, stroke, text
from vestige.scene.states import rect_outline
from vestige.scene.wood import cube

X: Final = SIDE + 168
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


class ShipSigns(NamedTuple):
    """What is written on and beside the ship."""

    title: str
    deck: str


@cache
def mothership(centres: tuple[tuple[str, ...], ...], signs: ShipSigns) -> Shape:
    """All that is printed; the symbols of a centre's markets stand over its room."""
    return join(
        ellipse(X, SHIP_Y + 96, 150, 26, fill="#02080d", opacity=0.5),
        saucer(X, SHIP_Y, 1),
        *(room(number, symbols) for number, symbols in enumerate(centres)),
        heading(X, SHIP_Y + 139, signs.title, 300, 18),
        deck_place(signs.deck),
    )


def saucer(x: float, y: float, scale: float) -> Shape:
    """Dome and hull, around the middle of the hull."""
    glass = linear([(0, "#bff3ee"), (1, "#3a8fa0")])
    metal = linear([(0, "#a8c4cb"), (0.5, "#5e8794"), (1, "#2c515f")])
    hull = "M-160 0C-140 -78 140 -78 160 0C158 60 -158 60 -160 0Z"
    lights = "M-152 8C-106 44 106 44 152 8"
    return group(
        path("M-88 -40C-82 -152 82 -152 88 -40Z", fill=glass, stroke="#d8fbf6", stroke_width=2),
        stroke("M-66 -72Q-50 -106 -22 -114", "#fff", 5, opacity=0.5),
        path(hull, fill=metal, stroke="#0a2030", stroke_width=2),
        stroke(lights, "#7ff0ea", 4, opacity=0.7, stroke_dasharray="2 14"),
        at=(x, y),
        scale=scale,
    )


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


def deck_place(words: str) -> Shape:
    backs = [
        path(
            chamfer(SIDE + 26 - i * 2, DECKS_Y - 24 - i * 2.5, 88, 44, 8),
            fill=mix("#1b4a60", "#0b2635", i * 0.1),
            stroke=CYAN,
            stroke_width=1.2,
        )
        for i in range(3)
    ]
    emblem = icon("ee-mothership", SIDE + 48, DECKS_Y - 6, 26, "#9fe3e6")
    return join(*backs, emblem, label(SIDE + 130, DECKS_Y - 13, words, 196, 14, FOG, 13.5, text_anchor="start"))


# ---- pieces


def ship_pieces(desk: Desk) -> list[Piece]:
    return [*aboard(desk), *envoy_pieces(desk), *tile_pieces(desk), *deck_pieces(desk)]


def aboard(desk: Desk) -> list[Piece]:
    """Buyers of the last sale; they leave with the next one (EE-SEL-07)."""
    names = (*desk.box.colours, "white")
    found = [names[colour] for colour, count in enumerate(desk.t.mothership) for _ in range(count)]
    places, side = heap(len(found), DOME, 23)
    return [
        Piece(f"aboard-{number}", buyer(name, side), *at)
        for number, (name, at) in enumerate(zip(found, places, strict=True))
    ]


def envoy_pieces(desk: Desk) -> list[Piece]:
    t, pieces = desk.t, []
    for centre in range(CENTRES):
        crew = [(seat, number) for seat in range(t.seats) for number in range(t.envoys[centre * t.seats + seat])]
        places, side = heap(len(crew), Box(centre_x(centre) - 44, SHIP_Y - 15, 88, 35), 17)
        pieces += [
            Piece(f"envoy-{centre}-{seat}-{number}", cube(desk.seat(seat), side), *at)
            for (seat, number), at in zip(crew, places, strict=True)
        ]
    return pieces


def tile_pieces(desk: Desk) -> list[Piece]:
    """White face in round 2, yellow face in round 3 (EE-PREP-01, -02)."""
    t, pieces = desk.t, []
    for centre, tile in enumerate(t.tiles):
        yellow = t.round == desk.box.rounds
        face = desk.box.faces[tile][yellow]
        amount = f"{face.amount} × +{face.bonus}" if face.bonus else str(face.amount)
        drawing = tile_face(TILE_ICONS[TILES[tile]], desk.words.tile(tile), amount, yellow)
        pieces.append(Piece(f"tile-{TILES[tile]}", drawing, *tile_at(centre)))
    return pieces


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


def deck_pieces(desk: Desk) -> list[Piece]:
    cards, gone = len(desk.t.deck), len(desk.t.discard)
    number = text(0, 0, str(cards), 17, PALE, font_weight=800)
    words = label(0, 0, desk.words("discarded", count=gone), 196, 14, FOG, 13.4, text_anchor="start")
    return [
        Piece("deck-count", number, SIDE + 86, DECKS_Y - 5),
        Piece("discard-count", words, SIDE + 130, DECKS_Y + 7),
    ]


# ---- spots


def ship_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    buyers = [colour for colour, count in enumerate(t.mothership) for _ in range(count)]
    glass = rect_outline(DOME.width + 16, DOME.height + 8, 20)
    dome = Spot(
        "aboard",
        glass,
        DOME.x + DOME.width / 2,
        DOME.y + DOME.height / 2,
        words("aboard", buyers=words.buyers(buyers)),
        words("aboard-tip"),
    )
    top = words.card(t.discard.cards[-1]) if t.discard.cards else words("empty")
    deck = Spot(
        "deck",
        rect_outline(312, 52, 9),
        SIDE + 176,
        DECKS_Y - 3,
        words("deck", count=len(t.deck), gone=len(t.discard), card=top),
        words("deck-tip"),
    )
    rooms = [spot for centre in range(CENTRES) for spot in centre_spots(desk, centre)]
    return [dome, *rooms, deck]


def centre_spots(desk: Desk, centre: int) -> list[Spot]:
    t, words = desk.t, desk.words
    envoys = t.envoys[centre * t.seats : (centre + 1) * t.seats]
    payout = words.listed(map(str, desk.box.majorities[t.round - 1]))
    tip = words.told(words("envoys", crew=words.crews(envoys)), words("centre-tip", credits=payout))
    name = words(f"centre-{desk.box.centres[centre]}")
    room_spot = Spot(f"centre-{centre}", rect_outline(*ROOM, 10), centre_x(centre), SHIP_Y - 12, name, tip)
    tile = words("no-tile"), words("no-tile-tip")
    if t.tiles:
        found = t.tiles[centre]
        faces = [words("face", round=number + 2, does=words.tile_does(found, number)) for number in (0, 1)]
        tile = words.tile(found), words.told(*faces, words("tile-tip"))
    return [room_spot, Spot(f"tile-spot-{centre}", rect_outline(*TILE, 10), *tile_at(centre), *tile)]
