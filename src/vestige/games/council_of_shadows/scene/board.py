"""The galaxy map: systems, colonies, yields, majorities, stations, piles."""

from __future__ import annotations

from functools import lru_cache

from vestige.games.council_of_shadows.components import Box, Count
from vestige.games.council_of_shadows.constants import PILES, SECTORS, STATIONS
from vestige.games.council_of_shadows.majorities import majority
from vestige.games.council_of_shadows.scene.atlas import HEX, Atlas, pile_at, slot_at
from vestige.games.council_of_shadows.scene.bodies import planet, planet_at, system, tower
from vestige.games.council_of_shadows.scene.desk import Desk
from vestige.games.council_of_shadows.scene.look import HUES, LILAC, PALE, heading, icon
from vestige.kernel.values import NOBODY
from vestige.scene.definitions import stamp
from vestige.scene.paths import hexagon
from vestige.scene.scene import Piece, Spot
from vestige.scene.seats import badge, face_paint
from vestige.scene.shapes import NOTHING, Definition, Shape, Style, circle, join, path, rect, text, use
from vestige.scene.states import circle_outline, path_outline, rect_outline

PLATE = (84.0, 26.0)


def plates(box: Box, count: Count, chart: Atlas, names: tuple[str, ...]) -> Shape:
    """Names, yields, light cards and empty station slots, as printed."""
    parts: list[Shape] = []
    for galaxy, (x, y) in chart.plates.items():
        hue = HUES[box.galaxies[galaxy]] if galaxy not in count.covered else "#6a5a88"
        width = PLATE[0]
        parts.append(
            heading(
                x + 30, y - 24, names[galaxy], 190, 14.5, hue, stroke="#0c0520", stroke_width=3, paint_order="stroke"
            )
        )
        parts.append(
            rect(x - width / 2, y - 13, width, 26, 9, fill="#0c0520", fill_opacity=0.9, stroke=hue, stroke_width=1.4)
        )
        parts.append(text(x - 30, y, str(box.high[galaxy]), 16, "#ffffff", font_weight=800))
        parts.append(text(x - 15, y, "/", 13, LILAC))
        parts.append(text(x - 4, y, str(box.low[galaxy]), 14, LILAC, font_weight=700))
        parts.append(icon("cs-bonus-light", x + 12, y, 15, "#ffe9a0") if box.gives_card[galaxy] else NOTHING)
        for number, kind in enumerate(sorted(box.slots[galaxy])):
            sx, sy = slot_at((x, y), number)
            style: Style = {"stroke": "#8d74c8", "stroke_opacity": 0.8, "stroke_width": 1.1, "stroke_dasharray": "3 3"}
            parts.append(rect(sx - 12.5, sy - 12.5, 25, 25, 6, fill="#0c0520", fill_opacity=0.6, **style))
            parts.append(icon(f"cs-station-{STATIONS[kind]}", sx, sy, 15, "#a48fd8"))
    return join(*parts)


def piles(box: Box) -> Shape:
    """The three piles with the planets of their systems (CS-COMP-05)."""
    parts: list[Shape] = []
    for sector in range(SECTORS):
        x, y = pile_at(sector)
        for depth in (3, 2, 1, 0):
            fill = "#1c1140" if depth else "#2b1a5e"
            parts.append(
                path(hexagon(x + depth * 1.5, y + depth * 4, 38), fill=fill, stroke="#9b7fe0", stroke_width=1.8)
            )
        parts.append(icon("watch", x, y - 8, 34, "#c9a8ff"))
        parts.append(icon(f"cs-parsec-{sector + 1}", x - 9, y + 18, 17, PALE))
        parts.append(text(x + 9, y + 18, str(sector + 1), 15, PALE, font_weight=800))
        for kind in range(3):
            count = sum(box.planet_type[p] == kind for t in box.sector_tiles[sector] for p in box.tile_planets[t])
            parts.append(planet(x - 26 + kind * 26, y + 58, 8, kind))
            parts.append(text(x - 26 + kind * 26, y + 76, str(count), 13, LILAC, font_weight=700))
    return join(*parts)


# ---- pieces


@lru_cache(512)
def system_stamp(box: Box, tile: int, edge: str) -> Definition:
    """Sent once, wherever the tile lies."""
    return stamp(system(box, tile, edge))


def map_pieces(desk: Desk) -> list[Piece]:
    t, box, chart = desk.t, desk.box, desk.chart
    pieces: list[Piece] = []
    towers: list[Piece] = []
    for space, tile in enumerate(t.tiles):
        if tile == NOBODY:
            continue
        x, y = chart.spaces[space]
        edge = HUES[box.galaxies[box.space_galaxy[space]]]
        pieces.append(
            Piece(f"tile-{box.tiles[tile]}", use(system_stamp(box, tile, edge)), x, y, f"tile:{box.tiles[tile]}")
        )
        planets = box.tile_planets[tile]
        for number, p in enumerate(planets):
            owners = [seat for seat in range(t.seats) for _ in range(t.cubes[p * t.seats + seat])]
            if owners:
                dx, dy, _ = planet_at(len(planets), number)
                shape = tower(tuple(desk.seat(seat) for seat in owners))
                towers.append(Piece(f"cubes-{box.planets[p]}", shape, x + dx, y + dy + 6, f"planet:{box.planets[p]}"))
    return [
        *pieces,
        *sorted(towers, key=lambda piece: piece.y),
        *majority_pieces(desk),
        *station_pieces(desk),
        *pile_pieces(desk),
    ]


def majority_pieces(desk: Desk) -> list[Piece]:
    """Whose badge lies on a plate has the majority now (CS-HARV-10)."""
    t, pieces = desk.t, list[Piece]()
    for galaxy, (x, y) in desk.chart.plates.items():
        owner = next((seat for seat in range(t.seats) if majority(t, galaxy, seat)), NOBODY)
        empty = circle(0, 0, 7.4, fill="none", stroke=LILAC, stroke_width=1.3, stroke_dasharray="2.5 2.5")
        shape = empty if owner == NOBODY else badge(desk.seat(owner), 0, 0, 9)
        pieces.append(Piece(f"majority-{desk.box.galaxies[galaxy]}", shape, x + 30, y))
    return pieces


def station_pieces(desk: Desk) -> list[Piece]:
    t, pieces = desk.t, list[Piece]()
    for galaxy, plate in desk.chart.plates.items():
        for number, kind in enumerate(sorted(desk.box.slots[galaxy])):
            owner = t.stations[galaxy * len(STATIONS) + kind]
            if owner == NOBODY:
                continue
            colour = desk.seat(owner)
            shape = join(
                rect(-12, -10, 25, 25, 6, fill="#05020c", opacity=0.5),
                rect(-13, -13, 26, 26, 6, fill=face_paint(colour), stroke="#fff", stroke_opacity=0.7, stroke_width=1.2),
                icon(f"cs-station-{STATIONS[kind]}", 0, 0, 18, colour.ink),
            )
            x, y = slot_at(plate, number)
            pieces.append(Piece(f"station-{desk.box.galaxies[galaxy]}-{STATIONS[kind]}", shape, x, y))
    return pieces


def pile_pieces(desk: Desk) -> list[Piece]:
    """How many systems are left."""
    pieces: list[Piece] = []
    for sector, pile in enumerate(desk.t.sectors):
        x, y = pile_at(sector)
        disc = circle(0, 0, 12, fill="#f3ecff", stroke="#2c1066", stroke_width=1.4)
        shape = disc + text(0, 0, str(len(pile)), 13.5, "#2c1066", font_weight=800)
        pieces.append(Piece(f"left-{PILES[sector]}", shape, x + 30, y - 26))
    return pieces


# ---- spots


def map_spots(desk: Desk) -> list[Spot]:
    return [*galaxy_spots(desk), *space_spots(desk), *resource_spots(desk), *pile_spots(desk)]


def galaxy_spots(desk: Desk) -> list[Spot]:
    """The plate stands for its galaxy; the slots tell about stations."""
    box, words, spots = desk.box, desk.words, list[Spot]()
    for galaxy, (x, y) in desk.chart.plates.items():
        name = words.name("galaxy", box.galaxies[galaxy])
        if galaxy in desk.t.count.covered:
            spots.append(Spot(f"galaxy-{box.galaxies[galaxy]}", rect_outline(*PLATE, 9), x, y, name, words("covered")))
            continue
        target = desk.target("galaxy", box.galaxies[galaxy], "harvest", "station")
        tip = words.galaxy_tip(galaxy, desk.reader)
        spots.append(Spot(f"galaxy-{box.galaxies[galaxy]}", rect_outline(*PLATE, 9), x, y, name, tip, target))
        if desk.t.setup.options["module_1_stations"]:
            for number, kind in enumerate(sorted(box.slots[galaxy])):
                sx, sy = slot_at((x, y), number)
                label = words.name("station", STATIONS[kind]).capitalize()
                spot = f"slot-{box.galaxies[galaxy]}-{STATIONS[kind]}"
                spots.append(Spot(spot, rect_outline(25, 25, 6), sx, sy, label, words.slot_tip(galaxy, kind)))
    return spots


def space_spots(desk: Desk) -> list[Spot]:
    """A system, its planets; or an empty space."""
    t, box, words, spots = desk.t, desk.box, desk.words, list[Spot]()
    for space, (x, y) in desk.chart.spaces.items():
        galaxy = box.space_galaxy[space]
        if galaxy in t.count.covered:
            continue
        tile = t.tiles[space]
        if tile == NOBODY:
            name, target = words.name("space", box.spaces[space]), desk.target("space", box.spaces[space], "lay")
            tip = words("empty-space", sector=box.sector[galaxy] + 1)
            spots.append(
                Spot(f"space-{box.spaces[space]}", path_outline(hexagon(0, 0, HEX - 2)), x, y, name, tip, target)
            )
            continue
        name, tip = words.name("tile", box.tiles[tile]), words.tip("tile", box.tiles[tile])
        spots.append(Spot(f"system-{box.tiles[tile]}", path_outline(hexagon(0, 0, HEX - 2)), x, y, name, tip))
        planets = box.tile_planets[tile]
        for number, p in enumerate(planets):
            dx, dy, radius = planet_at(len(planets), number)
            target = desk.target("planet", box.planets[p], "settle", "harvest", "remove")
            outline = circle_outline(radius + 2)
            name = words.name("planet", box.planets[p])
            spots.append(Spot(f"planet-{box.planets[p]}", outline, x + dx, y + dy, name, words.planet_tip(p), target))
    return spots


def resource_spots(desk: Desk) -> list[Spot]:
    """Where something is extracted, the resource is lit; the whole system too unless its planets are asked for."""
    t, box, words, spots = desk.t, desk.box, desk.words, list[Spot]()
    whole = desk.asked in ("extract", "resource_people")
    for space, (x, y) in desk.chart.spaces.items():
        tile = t.tiles[space]
        target = "" if tile == NOBODY else desk.target("tile", box.tiles[tile], "extract", "mine", "buteo")
        if not target:
            continue
        thing = box.tiles[tile]
        low = y + (22 if len(box.tile_planets[tile]) < 4 else 27)
        outline, at = (path_outline(hexagon(0, 0, HEX - 2)), y) if whole else (rect_outline(46, 20, 9), low)
        name = words.name("tile", thing)
        spots.append(Spot(f"resource-{thing}", outline, x, at, name, words("resource-tip"), target, whole))
    return spots


def pile_spots(desk: Desk) -> list[Spot]:
    words, spots = desk.words, list[Spot]()
    for sector, name in enumerate(PILES):
        x, y = pile_at(sector)
        tip = words("pile-tip", count=len(desk.t.sectors[sector]), sector=sector + 1)
        target = desk.target("pile", name, "discover")
        spots.append(
            Spot(name, path_outline(hexagon(0, 0, 38)), x, y, words.name("pile", name).capitalize(), tip, target)
        )
    return spots
