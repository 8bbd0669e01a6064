"""Across the top, over the markets: the order of turns with initiative markers, and the forecast."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from vestige.games.excavation_earth.scene.cards import small_card
from vestige.games.excavation_earth.scene.desk import Desk, has_passed
from vestige.games.excavation_earth.scene.layout import (
    BEYOND,
    FAR_WEST,
    SHORE,
    SKY,
    forecast_card,
    turn_disc,
)
from vestige.games.excavation_earth.scene.look import FOG, GOLD
from vestige.games.excavation_earth.scene.pieces import chosen_mark
from vestige.kernel.values import NOBODY
from vestige.scene.definitions import linear
from vestige.scene.kept import kept
from vestige.scene.lettering import label
from vestige.scene.nature import pebbles
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import Shape, circle, group, join, rect, stroke, text
from vestige.scene.states import circle_outline, rect_outline
from vestige.scene.wood import cube, disc

STARS: Final = ("#ffffff", "#9fe0ea")


@cache
def sky(turn_order: str) -> Shape:
    """All that is printed."""
    night = linear([(0, "#081c2b"), (0.75, "#0f3347"), (1, "#16465c")])
    return join(
        rect(FAR_WEST, -BEYOND, SHORE - FAR_WEST, BEYOND + 1, fill="#081c2b"),
        rect(FAR_WEST, 0, SHORE - FAR_WEST, SKY, fill=night),
        pebbles(Random(8), (FAR_WEST, -BEYOND, SHORE - FAR_WEST, BEYOND + 44), 1000, STARS, (0.5, 1.3), 0.8, clear),
        stroke(f"M{FAR_WEST} {SKY}H{SHORE}", "#7fe0e6", 2, opacity=0.7),
        label(30, 24, turn_order, 96, 14, FOG, 13.5, text_anchor="start"),
    )


def clear(x: float, y: float) -> bool:
    """No star between letters."""
    return y < 12 or 330 < x < 470


def turn_shows(desk: Desk) -> tuple[object, ...]:
    return desk.t.order, desk.t.passed, desk.t.active, desk.t.markers


def forecast_shows(desk: Desk) -> tuple[object, ...]:
    return desk.t.forecast.cards, desk.t.cubes


# ---- pieces


def sky_pieces(desk: Desk) -> list[Piece]:
    return [*order_pieces(desk), *forecast_pieces(desk)]


@kept(lambda desk: (), turn_shows)
def order_pieces(desk: Desk) -> list[Piece]:
    """Discs from left to right; who has passed is dimmed, who acts is ringed."""
    pieces = []
    for number, seat in enumerate(desk.t.order):
        drawing = group(disc(desk.seat(seat), 13), opacity=0.4 if has_passed(desk.t, seat) else None)
        if seat == desk.t.active:
            drawing += circle(0, 0, 17, fill="none", stroke="#fff", stroke_width=2)
        pieces.append(Piece(f"order-{seat}", drawing, *turn_disc(number)))
        marker = desk.t.markers[seat]
        if marker:
            x, y = turn_disc(number)
            pieces.append(Piece(f"marker-{seat}", initiative(marker), x + 13, y + 9))
    return pieces


@cache
def initiative(number: int) -> Shape:
    """Who goes early in the next round."""
    ground = circle(0, 0, 9, fill=GOLD, stroke="#5a4308", stroke_width=1.4)
    return ground + text(0, 0, str(number), 13.5, "#3a2b04", font_weight=800)


@kept(lambda desk: (desk.words.language,), forecast_shows)
def forecast_pieces(desk: Desk) -> list[Piece]:
    """Open cards with the cubes of those who surveyed; one on its way in is last and has none yet."""
    t, cards = desk.t, desk.t.forecast.cards
    if not cards:
        return []
    title = label(0, 0, desk.words("forecast"), 140, 14, FOG, 13.5, text_anchor="end")
    pieces = [Piece("forecast", title, forecast_card(0, len(cards))[0] - 44, 24)]
    for number, card in enumerate(cards):
        x, y = forecast_card(number, len(cards))
        name, box = desk.box.cards[card], desk.box
        face = small_card(box.colours[box.card_colour[card]], box.symbols[box.card_symbol[card]])
        pieces.append(Piece(f"forecast-{name}", face, x, y, f"card:{name}"))
        owner = t.cubes[number] if number < len(t.cubes) else NOBODY
        if owner != NOBODY:
            pieces.append(Piece(f"survey-{owner}-{number}", cube(desk.seat(owner), 15), x + 25, y + 10, f"card:{name}"))
        if number >= len(t.cubes):
            pieces.append(Piece("forecast-new", chosen_mark(), x + 27, y - 12))
    return pieces


# ---- spots


def sky_spots(desk: Desk) -> list[Spot]:
    return [*order_spots(desk), *forecast_spots(desk)]


@kept(lambda desk: (desk.words.language,), turn_shows)
def order_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    spots = []
    for number, seat in enumerate(t.order):
        marker = words("marker", number=t.markers[seat]) if t.markers[seat] else ""
        passed = words("passed") if has_passed(t, seat) else ""
        name = words("turn-place", number=number + 1, colour=words.seat(seat))
        tip = words.told(passed, marker, words("turn-tip"))
        spots.append(Spot(f"turn-{seat}", circle_outline(16), *turn_disc(number), name, tip))
    return spots


@kept(lambda desk: (desk.words.language,), forecast_shows)
def forecast_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    cards = t.forecast.cards
    spots = []
    for number, card in enumerate(cards):
        owner = t.cubes[number] if number < len(t.cubes) else NOBODY
        surveyed = words("forecast-free") if owner == NOBODY else words("forecast-cube", colour=words.seat(owner))
        name = words("forecast-card", card=words.card(card))
        tip = words.told(words("forecast-tip", region=words.region(desk.box.card_colour[card])), surveyed)
        target = f"card:{desk.box.cards[card]}"
        place = forecast_card(number, len(cards))
        spots.append(Spot(f"forecast-spot-{number}", rect_outline(62, 36, 8), *place, name, tip, target))
    return spots
