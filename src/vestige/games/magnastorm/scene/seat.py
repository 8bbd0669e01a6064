"""A dock: research and objectives that concern everybody, and the board of one seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vestige.games.magnastorm.constants import COMMANDERS, CUBES, FIRST_SECTOR_OBJECTIVE, OBJECTIVES
from vestige.games.magnastorm.cubes import count, total
from vestige.games.magnastorm.scene import goals, research
from vestige.games.magnastorm.scene.desk import Desk
from vestige.games.magnastorm.scene.look import (
    BONE,
    CREAM,
    EDGE,
    FACE,
    FRAME,
    GOLD,
    MINT,
    PALE,
    PLATE,
    SAND,
    WELL,
    icon,
    wood,
)
from vestige.games.magnastorm.scene.pieces import bust, cost, crewman, cubes, marker, station, turtle
from vestige.scene.definitions import linear
from vestige.scene.palette import Seat
from vestige.scene.paths import hexagon
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.seats import seat_pattern
from vestige.scene.shapes import Shape, group, join, path, rect, stroke, text
from vestige.scene.states import rect_outline
from vestige.scene.wood import cube

SEAT: Final = Box(0, -20, 1116, 246)
SEAT_BLEED: Final = Box(-600, -20, 2316, 246)
"""Above the boards there is room for the names of all seats, by which their docks are opened."""

GOALS: Final = Box(446, 8, 276, 212)
OWN: Final = Box(730, 8, 378, 212)
GOAL_ICONS: Final = {
    "obj_r_single": "ms-level",
    "obj_r_spread": "ms-research",
    "obj_r_command": "ms-commander",
    "obj_r_ten": "ms-level",
    "obj_s_pairs": "ms-lab",
    "obj_s_four": "ms-lab",
    "obj_s_three": "ms-lab",
    "obj_s_tour": "ms-sector",
}
HOLD_X: Final = OWN.x + 22
HOLD_Y: Final = 196.0


@lru_cache(16)
def ground(paint: Seat, title: str, name: str) -> Shape:
    """The dock with the own board framed in the seat's colour."""
    back = linear([(0, "#33202a"), (1, "#1d1018")])
    hatch = "".join(f"M{60 * n - 560} -20l-40 246" for n in range(40))
    return join(
        rect(-600, -20, 2316, 246, fill=back),
        stroke(hatch, "#000", 14, opacity=0.08),
        rect(-600, -20, 2316, 3, fill="#c0604a"),
        rect(GOALS.x, 8, GOALS.width, 212, 12, fill=PLATE, fill_opacity=0.65, stroke=FRAME, stroke_width=1.4),
        text(GOALS.x + 14, 24, title, 17, CREAM, text_anchor="start", font_family=FACE),
        rect(OWN.x, 8, OWN.width, 212, 12, fill=PLATE, fill_opacity=0.65, stroke=paint.base, stroke_width=2),
        rect(OWN.x + 1, 20, 10, 188, fill=seat_pattern(paint)),
        text(OWN.x + 20, 24, name, 17, CREAM, text_anchor="start", font_family=FACE),
    )


# ---- objectives


def goal_y(place: int) -> float:
    return 38 + 45 * place


def goal_pieces(desk: Desk, seat: int) -> list[Piece]:
    return [
        Piece(f"goal-{OBJECTIVES[objective]}-{seat}", goal(desk, seat, place), GOALS.x + 8, goal_y(place))
        for place, objective in enumerate(desk.t.objectives)
    ]


def goal(desk: Desk, seat: int, place: int) -> Shape:
    """Its name, who has done it, what is left, and how far the seat is."""
    t, objective = desk.t, desk.t.objectives[place]
    name, done = OBJECTIVES[objective], desk.t.done[place]
    have, need = goals.progress(t, seat, objective)
    ready = goals.ready(t, seat, objective) and seat not in done
    parts = [
        rect(0, 0, 260, 42, 8, fill=WELL, stroke=MINT if ready else EDGE, stroke_width=1.6 if ready else 1.1),
        icon(GOAL_ICONS[name], 17, 13, 19, SAND),
        text(33, 12, short(desk, objective), 12.5, PALE, text_anchor="start"),
    ]
    for n, value in enumerate(t.count.values):
        x = 46 + 30 * n
        if n < len(done):
            parts.append(group(marker(desk.seat(done[n]), 9.5), at=(x, 31)))
        else:
            ink = GOLD if n == len(done) else BONE
            parts += [
                path(hexagon(x, 31, 9.5), fill="#1a0d16", stroke=ink, stroke_width=1.3),
                text(x, 31, str(value), 12.5, ink),
            ]
    if seat in done:
        return join(*parts, icon("check", 246, 31, 13, MINT))
    state = desk.words("have-of", have=have, need=need)
    return join(*parts, text(252, 31, state, 12.5, MINT if ready else BONE, text_anchor="end"))


def short(desk: Desk, objective: int) -> str:
    """What it asks for in this round, in a few words."""
    box, number, name = desk.t.box, desk.t.round - 1, OBJECTIVES[objective]
    if objective >= FIRST_SECTOR_OBJECTIVE:
        return desk.words(f"goal-{name}")
    card = box.research[objective]
    numbers = {"markers": card.markers[number], "levels": card.levels[number], "commanders": card.commanders[number]}
    return desk.words(f"goal-{name}", **numbers)


def goal_spots(desk: Desk, seat: int) -> list[Spot]:
    t, words, spots = desk.t, desk.words, []
    for place, objective in enumerate(t.objectives):
        verb = "labs" if objective >= FIRST_SECTOR_OBJECTIVE else "markers"
        target = desk.target("objective", OBJECTIVES[objective], verb) if seat == desk.reader else ""
        name = f"{words.kind(objective)} {words.name('objective', OBJECTIVES[objective])}"
        tip = words.objective_tip(objective, goals.lacking(t, seat, objective, words))
        spots.append(
            Spot(
                f"goal-spot-{OBJECTIVES[objective]}-{seat}",
                rect_outline(260, 42),
                GOALS.x + 138,
                goal_y(place) + 21,
                name,
                tip,
                target,
            )
        )
    return spots


# ---- the own board


def own_pieces(desk: Desk, seat: int) -> list[Piece]:
    return [*lab_pieces(desk, seat), *station_pieces(desk, seat), *people_pieces(desk, seat), *hold_pieces(desk, seat)]


def lab_pieces(desk: Desk, seat: int) -> list[Piece]:
    """Ten places with their cost; labs are taken from the left."""
    t, paint, pieces = desk.t, desk.seat(seat), []
    colour = paint.name
    for n, pair in enumerate(t.box.lab_cost):
        parts = [rect(-15, 0, 30, 46, 6, fill="#2a1822", stroke=SAND if n == t.labs_out[seat] else EDGE)]
        if n >= t.labs_out[seat]:
            parts.append(group(turtle(paint, 25), at=(0, 16)))
        price = cubes(cost(pair, colour), 0, 38, 9) if any(pair) else text(0, 38, "0", 12.5, MINT, font_weight=700)
        pieces.append(Piece(f"lab-place-{seat}-{n}", join(*parts, price), OWN.x + 38 + 34.5 * n, 40))
    return pieces


def station_pieces(desk: Desk, seat: int) -> list[Piece]:
    t, paint, pieces = desk.t, desk.seat(seat), []
    for n, pair in enumerate(t.box.station_cost):
        inside = icon("check", 0, 16, 15, MINT) if n < t.stations_out[seat] else group(station(paint, 26), at=(0, 17))
        frame = rect(-21, 0, 42, 50, 7, fill="#2a1822", stroke=EDGE)
        pieces.append(
            Piece(
                f"station-place-{seat}-{n}",
                join(frame, inside, cubes(cost(pair, paint.name), 0, 42, 9)),
                OWN.x + 42 + 46 * n,
                92,
            )
        )
    return pieces


def people_pieces(desk: Desk, seat: int) -> list[Piece]:
    """Crew on the player board, and the commanders the seat controls."""
    t, words = desk.t, desk.words
    crew = [group(crewman(desk.seat(seat).name, 27), at=(9 + 19 * n, 46)) for n in range(t.crew[seat])]
    label = text(0, 6, words("crew-left"), 12.5, BONE, text_anchor="start")
    pieces = [Piece(f"crew-board-{seat}", join(label, *crew), OWN.x + 164, 92)]
    cards = controlled(desk, seat)
    pieces.append(
        Piece(f"cards-{seat}", text(0, 6, words("commanders"), 12.5, BONE, text_anchor="start"), OWN.x + 268, 92)
    )
    for n, card in enumerate(cards):
        x, y = card_at(n, len(cards))
        pieces.append(Piece(f"card-{COMMANDERS[card]}-{seat}", bust(t.box.number[card], "#8f5a46", 30, 32), x, y))
    return pieces


def controlled(desk: Desk, seat: int) -> list[int]:
    return [card for card in range(len(COMMANDERS)) if desk.t.powers[seat] >> card & 1]


def card_at(n: int, cards: int) -> tuple[float, float]:
    return OWN.x + 268 + min(34.0, 74 / max(1, cards - 1)) * n, 106


def hold_pieces(desk: Desk, seat: int) -> list[Piece]:
    """The cubes by colour: a cube and its number once there are several."""
    t, words = desk.t, desk.words
    pieces = [Piece(f"hold-{seat}", text(0, 0, words("hold"), 12.5, BONE, text_anchor="start"), HOLD_X, 164)]
    for colour, x, number in hold_places(desk, seat):
        drawn = join(
            cube(wood(CUBES[colour]), 21),
            text(23, 2, f"{number}", 17, "#fff", font_weight=800),
        )
        pieces.append(Piece(f"hold-{CUBES[colour]}-{seat}", drawn, x, HOLD_Y))
    if total(t.hold[seat]) >= t.box.exchange:
        sign = join(
            rect(-46, -15, 92, 30, 9, fill=WELL, stroke=SAND, stroke_width=1.2),
            text(-24, 0, "3", 15, CREAM, font_weight=800),
            icon("ms-exchange", 0, 0, 18, SAND),
            text(24, 0, "1", 15, CREAM, font_weight=800),
        )
        pieces.append(Piece(f"exchange-{seat}", sign, OWN.x + 322, HOLD_Y))
    return pieces


def hold_places(desk: Desk, seat: int) -> list[tuple[int, float, int]]:
    """Colour, place and number: the own colour first, yellow next."""
    t = desk.t
    own = t.tints[seat]
    order = [own, 4, *(colour for colour in t.tints if colour != own)]
    return [(colour, HOLD_X + 14 + 50 * n, count(t.hold[seat], colour)) for n, colour in enumerate(order)]


def own_spots(desk: Desk, seat: int) -> list[Spot]:
    return [*board_spots(desk, seat), *hold_spots(desk, seat), *card_spots(desk, seat)]


def board_spots(desk: Desk, seat: int) -> list[Spot]:
    """What is left on the player board."""
    t, words = desk.t, desk.words
    labs, stations = t.box.labs - t.labs_out[seat], t.box.stations - t.stations_out[seat]
    rows = (
        ("labs", 350, 50, 194, 63, words("labs", number=labs), words("labs-tip")),
        ("stations", 140, 54, 88, 117, words("stations", number=stations), words("stations-tip")),
        ("crew-spot", 98, 54, 212, 117, words("crew-on", number=t.crew[seat]), words("crew-tip")),
    )
    return [
        Spot(f"{id}-{seat}", rect_outline(width, height, 8), OWN.x + x, y, name, tip)
        for id, width, height, x, y, name, tip in rows
    ]


def hold_spots(desk: Desk, seat: int) -> list[Spot]:
    """The reader gives own cubes away by pointing at them."""
    words, spots = desk.words, []
    for colour, x, number in hold_places(desk, seat):
        cube_id = CUBES[colour]
        target = desk.target("cube", cube_id, "give", "toll", "extend") if seat == desk.reader else ""
        name = words("held", number=number, colour=words(f"colour-{cube_id}"))
        outline = rect_outline(46, 34, 8)
        spots.append(Spot(f"hold-spot-{cube_id}-{seat}", outline, x + 9, HOLD_Y, name, words("hold-tip"), target))
    return spots


def card_spots(desk: Desk, seat: int) -> list[Spot]:
    words, cards, spots = desk.words, controlled(desk, seat), []
    for n, card in enumerate(cards):
        (x, y), id = card_at(n, len(cards)), COMMANDERS[card]
        target = desk.target("commander", id, "power") if seat == desk.reader else ""
        name, tip = words.name("commander", id), words.tip("commander", id)
        spots.append(Spot(f"card-spot-{id}-{seat}", rect_outline(30, 32, 6), x + 15, y + 16, name, tip, target))
    return spots


def dock_pieces(desk: Desk, seat: int) -> list[Piece]:
    return [*research.research_pieces(desk, seat), *goal_pieces(desk, seat), *own_pieces(desk, seat)]


def dock_spots(desk: Desk, seat: int) -> list[Spot]:
    return [*research.research_spots(desk, seat), *goal_spots(desk, seat), *own_spots(desk, seat)]
