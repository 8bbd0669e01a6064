"""The Mothership with the buyers aboard and its command centres, and the Action deck beside it."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from vestige.games.excavation_earth.components import CENTRES
from vestige.games.excavation_earth.scene.command import centre_spots, envoy_pieces, room, tile_pieces
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import DECKS_Y, DOME, SHIP_Y, SIDE
from vestige.games.excavation_earth.scene.look import CYAN, FOG, PALE, chamfer, heading, icon
from vestige.games.excavation_earth.scene.pieces import buyer
from vestige.scene.colour import mix
from vestige.scene.definitions import linear
from vestige.scene.heap import heap
from vestige.scene.kept import kept
from vestige.scene.lettering import label
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import Shape, ellipse, group, join, path, stroke, text
from vestige.scene.states import rect_outline

X: Final = SIDE + 168


class ShipSigns(NamedTuple):
    """What is written on and beside the ship."""

    title: str
    caption: str
    deck: str


@cache
def mothership(centres: tuple[tuple[str, ...], ...], signs: ShipSigns) -> Shape:
    """All that is printed; the symbols of a centre's markets stand over its room."""
    return join(
        ellipse(X, SHIP_Y + 96, 150, 26, fill="#02080d", opacity=0.5),
        saucer(X, SHIP_Y, 1),
        *(room(number, symbols) for number, symbols in enumerate(centres)),
        heading(X, SHIP_Y + 134, signs.title, 300, 18),
        label(X, SHIP_Y + 153, signs.caption, 320, 13.5, FOG, 13.4),
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


def deck_place(words: str) -> Shape:
    backs = [
        path(
            chamfer(SIDE + 26 - i * 2, DECKS_Y - 24 - i * 2.5, 88, 42, 8),
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


@kept(lambda desk: (), lambda desk: (desk.t.mothership,))
def aboard(desk: Desk) -> list[Piece]:
    """Buyers of the last sale; they leave with the next one (EE-SEL-07)."""
    names = (*desk.box.colours, "white")
    found = [names[colour] for colour, count in enumerate(desk.t.mothership) for _ in range(count)]
    places, side = heap(len(found), DOME, 23)
    return [
        Piece(f"aboard-{number}", buyer(name, side), *at)
        for number, (name, at) in enumerate(zip(found, places, strict=True))
    ]


@kept(lambda desk: (desk.words.language,), lambda desk: (len(desk.t.deck), len(desk.t.discard)))
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
