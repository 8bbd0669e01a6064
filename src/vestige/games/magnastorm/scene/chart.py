"""The planet as it stands now: stations, labs, runners, reputation, who leads which sector; and what may be chosen."""

from __future__ import annotations

from functools import cache
from typing import Final

from vestige.games.magnastorm.board import AREAS, SLOTS, SPACES, Side
from vestige.games.magnastorm.constants import MOST_SEATS, ON_PAD, SECTORS
from vestige.games.magnastorm.scene.desk import Desk
from vestige.games.magnastorm.scene.look import BONE, CREAM, GOLD, SAND, icon
from vestige.games.magnastorm.scene.pieces import flag, runner, station, turtle
from vestige.games.magnastorm.scene.planet import CX, CY
from vestige.kernel.majority import leader
from vestige.kernel.values import NOBODY
from vestige.scene.lettering import measure
from vestige.scene.palette import LIT
from vestige.scene.paths import broken_line, hexagon
from vestige.scene.scene import Piece, Spot
from vestige.scene.seats import badge
from vestige.scene.shapes import Definition, Point, Shape, circle, join, path, rect, stroke, text
from vestige.scene.states import circle_outline, outline, rect_outline

LAPS: Final = 40
TAGS: Final = ((902, 138), (918, 424), (860, 610), (200, 560), (122, 440), (128, 96))
"""Where the labs of each sector are counted."""

NEXT: Final = ((790, 60), (900, 262), (706, 652), (262, 650), (106, 262), (206, 60))
"""Where it is said what the next round brings to a sector."""


# ---- reputation


def reputation_at(points: int) -> Point:
    """Up the left edge, along the top, down the right edge and back."""
    place = points % LAPS
    if place < 8:
        return 20, 640 - 83 * place
    if place < 20:
        return 60 + 80 * (place - 8), 18
    if place < 28:
        return 980, 60 + 83 * (place - 20)
    return 940 - 80 * (place - 28), 682


def reputation_track(goal: int) -> Shape:
    """Hexagons, every fifth one pale; the threshold in gold."""
    places = [reputation_at(points) for points in range(LAPS)]
    way = broken_line([*places, places[0]])
    parts = [stroke(way, "#3a2028", 30, opacity=0.85), stroke(way, "#8a4a48", 1.4, stroke_dasharray="2 5")]
    for points, (x, y) in enumerate(places):
        ground = LIT if points == goal else "#f0d8b8" if points % 5 == 0 else "#3a1c26"
        ink = "#2a1420" if points == goal or points % 5 == 0 else "#d8b8a0"
        parts.append(path(hexagon(x, y, 14), fill=ground, stroke="#8a4a48", stroke_width=1.2))
        parts.append(text(x, y, str(points), 12, ink, font_weight=700))
    x, y = reputation_at(goal)
    return join(*parts, icon("ms-reputation", x - (26 if x > 500 else -26), y, 18, LIT))


def flags(desk: Desk) -> list[Piece]:
    """Those on one space stand a little apart."""
    t, pieces = desk.t, []
    for seat, points in enumerate(t.reputation):
        before = sum(other % LAPS == points % LAPS for other in t.reputation[:seat])
        x, y = reputation_at(points)
        pieces.append(Piece(f"reputation-{seat}", flag(desk.seat(seat), points), x + 14 * before, y - 6 * before))
    return pieces


# ---- pieces on the planet


def planet_pieces(desk: Desk) -> list[Piece]:
    t, side = desk.t, desk.t.side
    pieces = [
        Piece(
            f"station-{SLOTS[slot]}",
            station(desk.seat(t.stations[slot]), 27),
            *side.slot_at[slot],
            f"slot:{SLOTS[slot]}",
        )
        for slot in side.slots
        if t.stations[slot] != NOBODY
    ]
    for space, held in enumerate(t.labs):
        if held:
            x, y = side.space_at[space]
            pieces.append(Piece(f"lab-{SPACES[space]}", labs(desk, held), x, y + 1, f"space:{SPACES[space]}"))
    return [*pieces, *runners(desk), *tags(desk), *omens(desk)]


def labs(desk: Desk, held: int) -> Shape:
    """One shell, and how many there are."""
    shell = turtle(desk.seat(held >> 2), 31)
    if held & 3 < 2:
        return shell
    return (
        shell
        + circle(13, -11, 8, fill="#1a0d16", stroke=SAND, stroke_width=1.2)
        + text(13, -11, str(held & 3), 12, CREAM)
    )


def runners(desk: Desk) -> list[Piece]:
    t, pieces = desk.t, []
    for seat in range(t.seats):
        place = t.runner[seat]
        near = sum(t.runner[other] == place for other in range(seat))
        x, y = t.side.pad_at[t.start] if place == ON_PAD else t.side.space_at[place]
        on = "" if place == ON_PAD else f"space:{SPACES[place]}"
        pieces.append(Piece(f"runner-{seat}", runner(desk.seat(seat), 40), x + 15 * near, y + 9 + 3 * near, on))
    return pieces


def tags(desk: Desk) -> list[Piece]:
    """How many labs everybody has in a sector; the majority is ringed in gold."""
    t, pieces = desk.t, []
    for sector in range(len(SECTORS)):
        row = t.sector_labs[MOST_SEATS * sector : MOST_SEATS * sector + t.seats]
        held = sorted(((n, -seat) for seat, n in enumerate(row) if n), reverse=True)
        if not held:
            continue
        first, width = leader(row), 26 + 31 * len(held)
        edge = "#7fe0b0" if t.calm >> sector & 1 else "#d96a5a"
        parts = [
            rect(-width / 2, -13, width, 26, 13, fill="#1a0d16", fill_opacity=0.92, stroke=edge, stroke_width=1.5),
            icon("ms-lab", -width / 2 + 15, 0, 16, BONE),
        ]
        for n, (number, minus) in enumerate(held):
            x = -width / 2 + 36 + 31 * n
            parts.append(badge(desk.seat(-minus), x, 0, 8.5))
            if first == -minus:
                parts.append(circle(x, 0, 10, fill="none", stroke=GOLD, stroke_width=2))
            parts.append(text(x + 15, 0, str(number), 13.5, "#fff", font_weight=700))
        pieces.append(Piece(f"tag-{SECTORS[sector]}", join(*parts), *TAGS[sector]))
    return pieces


def omens(desk: Desk) -> list[Piece]:
    """Where the storm comes next, and where it clears."""
    t, pieces = desk.t, []
    for sector in range(len(SECTORS)):
        words = desk.words.future(sector)
        if not words:
            continue
        calm = bool(t.calm >> sector & 1)
        label = desk.words("storm-next" if calm else "clears-next")
        width = 34 + measure(label, 12.5)
        plate = rect(
            -width / 2, -12, width, 24, 12, fill="#1a0d16", fill_opacity=0.85, stroke=SAND, stroke_dasharray="4 3"
        )
        sign = icon("ms-storm" if calm else "ms-calm", -width / 2 + 15, 0, 15, SAND)
        pieces.append(
            Piece(f"omen-{SECTORS[sector]}", join(plate, sign, text(11, 0, label, 12.5, CREAM)), *NEXT[sector])
        )
    return pieces


# ---- spots


@cache
def area_outline(side: Side, area: int) -> Definition:
    """Around all spaces of an area."""
    x, y = side.area_at[area]
    places = [(side.space_at[space][0] - x, side.space_at[space][1] - y) for space in side.area_spaces[area]]
    if len(places) == 1:
        return circle_outline(26)
    return outline(circle(0, 0, 46 if len(places) == 3 else 42))


def planet_spots(desk: Desk) -> list[Spot]:
    """Areas lie over their spaces, and are there only while a way leads into them."""
    side, words = desk.t.side, desk.words
    spots = [sector_spot(desk, sector) for sector in range(len(SECTORS))]
    for space in (s for spaces in side.sector_spaces for s in spaces):
        target = desk.target("space", SPACES[space], "stop", "mira", "relocate", "lab")
        name, tip = words.space_name(space), words.space_tip(space, desk.reader)
        spots.append(Spot(f"space-{SPACES[space]}", circle_outline(18), *side.space_at[space], name, tip, target))
    for slot in side.slots:
        target = desk.target("slot", SLOTS[slot], "station", "toll", "build", "build_free")
        name, tip = words.name("slot", SLOTS[slot]), words.slot_tip(slot)
        spots.append(Spot(f"slot-{SLOTS[slot]}", rect_outline(32, 32), *side.slot_at[slot], name, tip, target))
    areas = [area_spot(desk, area) for area, spaces in enumerate(side.area_spaces) if spaces]
    return [*spots, *plain_spots(desk), *areas]


def area_spot(desk: Desk, area: int) -> Spot:
    side, words = desk.t.side, desk.words
    target, name = desk.target("area", AREAS[area], "walk"), words.name("area", AREAS[area])
    tip = words.sector_tip(side.area_sector[area])
    return Spot(f"area-{AREAS[area]}", area_outline(side, area), *side.area_at[area], name, tip, target, True)


def sector_spot(desk: Desk, sector: int) -> Spot:
    target = desk.target("sector", SECTORS[sector], "labs")
    name = desk.words.name("sector", SECTORS[sector])
    return Spot(
        f"sector-{SECTORS[sector]}",
        rect_outline(140, 34, 17),
        *TAGS[sector],
        name,
        desk.words.sector_tip(sector),
        target,
    )


def plain_spots(desk: Desk) -> list[Spot]:
    """What only explains itself: the centre tile, the pad, the reputation of everybody."""
    t, words = desk.t, desk.words
    calm = words.listed(words.name("sector", SECTORS[sector]) for sector in t.wedges())
    spots = [
        Spot("centre", circle_outline(84), CX, CY, words("centre", number=t.round), words("centre-tip", calm=calm)),
        Spot("pad", circle_outline(34), *t.side.pad_at[t.start], words("pad"), words("pad-tip")),
    ]
    for seat, points in enumerate(t.reputation):
        x, y = reputation_at(points)
        tip = words("reputation-tip", number=t.count.threshold)
        name = words("reputation-of", seat=words.person(seat), number=points)
        before = sum(other % LAPS == points % LAPS for other in t.reputation[:seat])
        spots.append(Spot(f"flag-{seat}", circle_outline(20), x + 14 * before, y - 6 * before, name, tip))
    return spots
