"""The map as it stands: relics beside their sites, explorers beside the signs, relics of an open survey."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from vestige.games.excavation_earth.components import EXPLORERS
from vestige.games.excavation_earth.relics import drawn_relics
from vestige.games.excavation_earth.scene.atlas import Site, atlas
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import FOOT
from vestige.games.excavation_earth.scene.look import FOG, panel
from vestige.games.excavation_earth.scene.pieces import count_tag, explorer
from vestige.games.excavation_earth.scene.words import place_tip
from vestige.kernel.values import NOBODY
from vestige.scene.kept import kept
from vestige.scene.lettering import label
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import Definition, Point, join
from vestige.scene.states import circle_outline, rect_outline

TILE: Final = 27.0
PAWN: Final = 34.0
DRAWN_TILE: Final = 46.0
DRAWN_PITCH: Final = 56.0
DRAWN: Final[Point] = (418, 592)
"""Middle of the tray for relics of a survey, on the open sea."""


SIDE_BY_SIDE: Final = 2
"""So many relics of a type lie beside each other; more are a pile."""
PITCH: Final = 31.0


class Lot(NamedTuple):
    """The relics of one type on the map: how many, the middle of their row, and how many tiles are seen in it."""

    relic: int
    size: int
    x: float
    y: float
    tiles: int

    def places(self) -> list[Point]:
        return [(self.x + (number - (self.tiles - 1) / 2) * PITCH, self.y) for number in range(self.tiles)]


@lru_cache(512)
def lots_at(site: Site, counts: tuple[tuple[int, int], ...]) -> tuple[Lot, ...]:
    """Tiles lie in a row under their site, above it where the board ends. `counts`: relic types, and how many."""
    x, y = site.dig
    height = y + (40 if y + 70 < FOOT else -46)
    shown = [count if count <= SIDE_BY_SIDE else 1 for _, count in counts]
    left = x - sum(shown) * PITCH / 2
    found = []
    for (relic, count), tiles in zip(counts, shown, strict=True):
        found.append(Lot(relic, count, left + tiles * PITCH / 2, height, tiles))
        left += tiles * PITCH
    return tuple(found)


def map_pieces(desk: Desk) -> list[Piece]:
    return [*site_pieces(desk), *explorer_pieces(desk), *drawn_pieces(desk)]


def map_spots(desk: Desk) -> list[Spot]:
    return [*place_spots(desk), *site_spots(desk), *drawn_spots(desk)]


# ---- relics on their sites


def lying(desk: Desk) -> list[Lot]:
    """What lies on the map."""
    lots: list[Lot] = []
    for place, site in enumerate(atlas(desk.box).sites):
        counts = ((relic, desk.t.sites[relic]) for relic in desk.box.relics_at[place] if desk.t.sites[relic])
        lots += lots_at(site, tuple(counts))
    return lots


@kept(lambda desk: ("site" in desk.sources,), lambda desk: (desk.t.sites,))
def site_pieces(desk: Desk) -> list[Piece]:
    pieces = []
    for lot in lying(desk):
        name, on = desk.box.relics[lot.relic], desk.relic_target(lot.relic, "site")
        drawing = desk.relic(lot.relic, TILE, lot.size - lot.tiles + 1)
        pieces += [Piece(f"site-{name}-{number}", drawing, *at, on) for number, at in enumerate(lot.places())]
        if lot.size > lot.tiles:
            pieces.append(Piece(f"on-site-{name}", count_tag(lot.size), lot.x + 15, lot.y - 13, on))
    return pieces


@kept(
    lambda desk: (desk.words.language, desk.reader), lambda desk: (desk.t.sites, desk.t.gallery, "site" in desk.sources)
)
def site_spots(desk: Desk) -> list[Spot]:
    return [
        Spot(
            f"dig-{desk.box.relics[lot.relic]}",
            rect_outline(lot.tiles * PITCH + 3, TILE + 7, 6),
            lot.x,
            lot.y,
            desk.words("relic-count", relic=desk.words.relic(lot.relic), count=lot.size),
            desk.words.told(desk.relic_tip(lot.relic), desk.words("site-tip")),
            desk.relic_target(lot.relic, "site"),
        )
        for lot in lying(desk)
    ]


# ---- explorers


@kept(lambda desk: (), lambda desk: (desk.t.explorers,))
def explorer_pieces(desk: Desk) -> list[Piece]:
    """They stand left and right of a place, never on its sign; the later ones further out, so that four are seen."""
    sites, pieces = atlas(desk.box).sites, []
    standing = [0] * len(sites)
    for number, place in enumerate(desk.t.explorers):
        if place != NOBODY:
            site, earlier = sites[place], standing[place]
            side = 1 if earlier % 2 else -1
            x = site.x + side * (site.reach + 17 * (earlier // 2))
            drawing = explorer(desk.seat(number // EXPLORERS), PAWN)
            name = f"explorer-{number // EXPLORERS}-{number % EXPLORERS}"
            pieces.append(Piece(name, drawing, x, site.y + 15 + 3 * (earlier // 2), f"place:{site.id}"))
            standing[place] += 1
    return pieces


def place_outline(site: Site) -> Definition:
    return rect_outline(2 * site.reach - 14, 58, 24) if site.double or site.smuggles else circle_outline(29)


@kept(lambda desk: (desk.words.language,), lambda desk: (desk.t.explorers, desk.t.sites))
def place_spots(desk: Desk) -> list[Spot]:
    words = desk.words
    return [
        Spot(
            f"place-{site.id}",
            place_outline(site),
            site.x,
            site.y,
            words.place(place),
            place_tip(words.lasting, place, tuple(desk.t.sites[relic] for relic in desk.box.relics_at[place])),
            f"place:{site.id}",
        )
        for place, site in enumerate(atlas(desk.box).sites)
    ]


# ---- a survey


def drawn_at(number: int, count: int) -> Point:
    return DRAWN[0] + (number - (count - 1) / 2) * DRAWN_PITCH, DRAWN[1] + 10


def drawn_pieces(desk: Desk) -> list[Piece]:
    """Relics drawn from the supply lie in sight of all until they find their place (EE-SUR-04)."""
    found = drawn_relics(desk.t)
    if not found:
        return []
    wide = DRAWN_PITCH * max(2, len(found)) + 20
    tray = join(panel(-wide / 2, -42, wide, 84), label(0, -28, desk.words("surveyed"), wide - 20, 14, FOG))
    tiles = [
        Piece(
            f"drawn-{number}",
            desk.relic(relic, DRAWN_TILE),
            *drawn_at(number, len(found)),
            desk.relic_target(relic, "drawn"),
        )
        for number, relic in enumerate(found)
    ]
    return [Piece("drawn-tray", tray, *DRAWN), *tiles]


def drawn_spots(desk: Desk) -> list[Spot]:
    words, found = desk.words, drawn_relics(desk.t)
    price = desk.box.survey_factor
    return [
        Spot(
            f"drawn-spot-{number}",
            rect_outline(DRAWN_TILE + 6, DRAWN_TILE + 6, 9),
            *drawn_at(number, len(found)),
            words.relic(relic),
            words.told(desk.relic_tip(relic), words("surveyed-tip", price=price * desk.box.value[relic])),
            desk.relic_target(relic, "drawn"),
        )
        for number, relic in enumerate(found)
    ]
