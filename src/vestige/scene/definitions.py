"""Definitions: gradients, patterns, clips and stamps.

An id is a digest of the content, so equal definitions meet under one id and different ones never do, whichever game
draws them.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2s

from vestige.scene.shapes import Attribute, Definition, Shape, element, join

Stop = tuple[float, str] | tuple[float, str, float]


def define(tag: str, attributes: dict[str, Attribute], *children: Shape) -> Definition:
    drawn = element(tag, attributes, *children)
    name = "d-" + blake2s(drawn.markup.encode(), digest_size=4).hexdigest()
    return Definition(name, {**drawn.needs, name: f'<{tag} id="{name}"{drawn.markup[len(tag) + 1 :]}'})


def stops(colours: Sequence[Stop]) -> Shape:
    """Stops of a gradient: place 0…1, colour and, where it is not solid, opacity."""
    return join(
        *(
            element("stop", {"offset": at, "stop-color": colour, "stop-opacity": rest[0] if rest else None})
            for at, colour, *rest in colours
        )
    )


def linear(colours: Sequence[Stop], x: float = 0, y: float = 1) -> Definition:
    """From the upper left corner of the shape towards (x, y) of its box: downwards if not told otherwise."""
    return define("linearGradient", {"x1": 0, "y1": 0, "x2": x, "y2": y}, stops(colours))


def radial(colours: Sequence[Stop], x: float = 0.5, y: float = 0.5, radius: float = 0.5) -> Definition:
    """Around (x, y) of the shape's box."""
    return define("radialGradient", {"cx": x, "cy": y, "r": radius}, stops(colours))


def glow(colours: Sequence[Stop], x: float, y: float, radius: float) -> Definition:
    """Around a point of the board, whatever shape it fills."""
    return define("radialGradient", {"cx": x, "cy": y, "r": radius, "gradientUnits": "userSpaceOnUse"}, stops(colours))


def pattern(width: float, height: float, *inner: Shape) -> Definition:
    return define("pattern", {"width": width, "height": height, "patternUnits": "userSpaceOnUse"}, *inner)


def clip(*inner: Shape) -> Definition:
    return define("clipPath", {}, *inner)


def stamp(*inner: Shape) -> Definition:
    return define("g", {}, *inner)
