"""Ground: leaves, pebbles, trees, soft patches. A fixed seed per board keeps a place the same place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from random import Random

from vestige.scene.colour import darken, lighten
from vestige.scene.definitions import stamp
from vestige.scene.paths import blob, scatter
from vestige.scene.shapes import Definition, Shape, ellipse, group, join, number, path, stroke, use

Area = tuple[float, float, float, float]
LEAF_LENGTH = 100.0
FLATTENED = 0.7


@cache
def leaf_stamp(slender: float) -> Definition:
    """A leaf of length 100 from the origin to the right, in `currentColor`; `slender` is half its width."""
    w = slender
    blade = f"M0 0C25 {-w:.1f} 70 {-w * 0.9:.1f} 100 0C70 {w * 0.75:.1f} 25 {w * 0.9:.1f} 0 0Z"
    lower = f"M0 0C25 {w * 0.9:.1f} 70 {w * 0.75:.1f} 100 0Z"
    veins = "".join(f"M{t} 0l12 {-w * 0.52:.1f}M{t} 0l12 {w * 0.46:.1f}" for t in (16, 31, 47, 62, 78))
    return stamp(
        path(blade, fill="#0b0f06", opacity=0.18, transform="translate(3 5)"),
        path(blade, fill="currentColor"),
        path(lower, fill="#08140a", opacity=0.2),
        stroke("M4 0H95", "#fff", max(1.0, w * 0.08), opacity=0.24),
        stroke(veins, "#fff", 0.8, opacity=0.11),
    )


def leaf(x: float, y: float, length: float, slender: float, angle: float, colour: str) -> Shape:
    """A leaf with its stalk at x, y. `slender` is half the width for a length of 100."""
    return use(leaf_stamp(slender), (x, y), angle, length / LEAF_LENGTH, color=colour)


def pebbles(
    rng: Random,
    area: Area,
    count: int,
    colours: Sequence[str],
    sizes: tuple[float, float] = (0.6, 2.2),
    opacity: float = 0.35,
    keep: Callable[[float, float], bool] | None = None,
) -> Shape:
    """Many flattened dots in few paths, one per colour and size: a dot is a line of no length with round ends."""
    small, large = sizes
    widths = (small * 2, small + large, large * 2)
    ways = dict.fromkeys(product(colours, widths), "")
    for x, y in scatter(rng, area, count, keep):
        ways[rng.choice(colours), rng.choice(widths)] += f"M{number(x)} {number(y / FLATTENED)}h0"
    dots = [stroke(way, colour, width) for (colour, width), way in ways.items() if way]
    return group(*dots, opacity=opacity, transform=f"scale(1 {FLATTENED})")


def patches(rng: Random, area: Area, count: int, colours: Sequence[str], opacity: float = 0.22) -> Shape:
    """Soft flat blotches that keep a large plain from looking painted."""
    drawn = []
    for x, y in scatter(rng, area, count):
        across, down = rng.uniform(30, 110), rng.uniform(12, 34)
        drawn.append(ellipse(x, y, across, down, fill=rng.choice(colours), opacity=opacity))
    return join(*drawn)


def tree(x: float, y: float, radius: float, colour: str, rng: Random) -> Shape:
    """A round crown seen from above, lit from the upper left."""
    r = radius
    return group(
        ellipse(r * 0.35, r * 0.5, r * 1.05, r * 0.9, fill="#0d1206", opacity=0.28),
        path(blob(0, 0, r, r, rng, 9, 0.14), fill=darken(colour, 0.28)),
        path(blob(-r * 0.1, -r * 0.12, r * 0.82, r * 0.8, rng, 8, 0.14), fill=colour),
        path(blob(-r * 0.25, -r * 0.3, r * 0.45, r * 0.42, rng, 7, 0.16), fill=lighten(colour, 0.18), opacity=0.85),
        at=(x, y),
    )
