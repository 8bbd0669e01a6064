"""The map as the box describes it: places with what they offer, and the links between them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from vestige.games.excavation_earth.components import GLYPHS, Box
from vestige.kernel.values import NOBODY
from vestige.scene.shapes import Point

MAP_WIDTH: Final = 1000.0
SHIFT: Final = 20.0
"""On a place with a market and a dig site the two signs stand side by side, so far from its middle."""


class Site(NamedTuple):
    """A place: where it lies and which signs it shows. Market 0 and an empty colour mean none."""

    id: str
    x: float
    y: float
    colour: str
    glyphs: tuple[str, ...]
    market: int
    symbol: str
    smuggles: tuple[str, ...]

    @property
    def double(self) -> bool:
        return bool(self.market and self.colour)

    @property
    def dig(self) -> Point:
        """Middle of the dig sign."""
        return self.x + (SHIFT if self.double else 0), self.y

    @property
    def stall(self) -> Point:
        """Middle of the market sign."""
        return self.x - (SHIFT - 2 if self.double else 0), self.y

    @property
    def reach(self) -> float:
        """How far its signs reach to either side: explorers stand beyond."""
        return 57 if self.double else 44 if self.smuggles else 37


class Atlas(NamedTuple):
    sites: tuple[Site, ...]
    links: tuple[tuple[int, int], ...]


@lru_cache(16)
def atlas(box: Box) -> Atlas:
    points: list[dict[str, Any]] = box.data["map"]["places"]
    sites = tuple(site(box, number, point) for number, point in enumerate(points))
    links = {(min(a, b), max(a, b)) for a, near in enumerate(box.neighbours) for b in near}
    return Atlas(sites, tuple(sorted(links)))


def site(box: Box, place: int, point: dict[str, Any]) -> Site:
    market = box.market_place.index(place) + 1 if place in box.market_place else 0
    return Site(
        box.places[place],
        point["x"],
        point["y"],
        "" if box.digs[place] == NOBODY else box.colours[box.digs[place]],
        tuple(box.glyphs[relic % GLYPHS] for relic in box.relics_at[place]),
        market,
        box.symbols[market - 1] if market else "",
        tuple(symbol for symbol, where in zip(box.symbols, box.smuggle_place, strict=True) if where == place),
    )


def round_the_back(a: Site, b: Site) -> Point | None:
    """Where a link leaves the map on the left, if it goes over the edge: no other link is as long (EE-MAP-03)."""
    west, east = sorted((a, b), key=lambda site: site.x)
    if east.x - west.x < MAP_WIDTH / 2:
        return None
    beyond = MAP_WIDTH - east.x
    return 0, west.y + (east.y - west.y) * west.x / (west.x + beyond)
