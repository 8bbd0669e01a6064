"""Shapes: SVG text that remembers the definitions it refers to.

A drawing is built bottom-up by pure functions. Coordinates are board units. Attributes are given as keywords:
`stroke_width=2` becomes `stroke-width="2"`, `class_="peg"` becomes `class="peg"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Point = tuple[float, float]
Definitions = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Shape:
    """Something drawn: its markup and, by id, the definitions that the markup refers to."""

    markup: str
    needs: Definitions = field(default_factory=dict, repr=False, compare=False)

    def __add__(self, other: Shape) -> Shape:
        return join(self, other)


@dataclass(frozen=True, slots=True)
class Definition:
    """Something drawn only where it is referred to: a gradient, a pattern, a clip, a stamp."""

    id: str
    needs: Definitions = field(repr=False, compare=False)

    def __str__(self) -> str:
        return f"url(#{self.id})"


Attribute = str | float | Definition | None
Style = dict[str, Attribute]
NOTHING = Shape("")
ROUND: Style = {"stroke-linecap": "round", "stroke-linejoin": "round"}


def number(value: float) -> str:
    """Shortest text of a number: one decimal, which is finer than a screen shows; two for shares and opacities."""
    if -1 < value < 1:
        written = f"{value:.2f}".rstrip("0").rstrip(".")
        return "0" if written in ("-0", "0", "") else written.replace("0.", ".", 1)
    written = f"{value:.1f}"
    return written[:-2] if written.endswith(".0") else written


def escape(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def gathered(parts: Iterable[Shape | Definition]) -> Definitions:
    """The definitions of all parts together."""
    wanted = {id(part.needs): part.needs for part in parts if part.needs}  # copies of a stamp share what they need
    if len(wanted) < 2:
        return next(iter(wanted.values()), {})
    together: dict[str, str] = {}
    for needs in wanted.values():
        together.update(needs)
    return together


def join(*shapes: Shape) -> Shape:
    """The shapes one over the other, the last on top."""
    return Shape("".join(shape.markup for shape in shapes), gathered(shapes))


def element(tag: str, attributes: Mapping[str, Attribute], *children: Shape) -> Shape:
    """Any element. An attribute of None is left out, a definition is referred to."""
    written = []
    referred: list[Shape | Definition] = list(children)
    for name, value in attributes.items():
        if value is None:
            continue
        if isinstance(value, Definition):
            referred.append(value)
        shown = number(value) if isinstance(value, float | int) else value
        written.append(f' {name.rstrip("_").replace("_", "-")}="{shown}"')
    inner = "".join(child.markup for child in children)
    end = f">{inner}</{tag}>" if children else "/>"
    return Shape(f"<{tag}{''.join(written)}{end}", gathered(referred))


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **style: Attribute) -> Shape:
    return element("rect", {"x": x, "y": y, "width": width, "height": height, "rx": radius or None, **style})


def circle(x: float, y: float, radius: float, **style: Attribute) -> Shape:
    return element("circle", {"cx": x, "cy": y, "r": radius, **style})


def ellipse(x: float, y: float, across: float, down: float, **style: Attribute) -> Shape:
    return element("ellipse", {"cx": x, "cy": y, "rx": across, "ry": down, **style})


def path(way: str, **style: Attribute) -> Shape:
    return element("path", {"d": way, **style})


def line(x0: float, y0: float, x1: float, y1: float, ink: str, width: float = 1, **style: Attribute) -> Shape:
    return stroke(f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}", ink, width, **style)


def stroke(way: str, ink: str, width: float = 1, **style: Attribute) -> Shape:
    """A line with round ends."""
    return element("path", {"d": way, "fill": "none", "stroke": ink, "stroke-width": width, **ROUND, **style})


def transform(at: Point = (0, 0), turn: float = 0, scale: float = 1) -> str | None:
    """Move, then turn (degrees, clockwise), then scale; None for a thing left as it is."""
    steps = []
    if at != (0, 0):
        steps.append(f"translate({number(at[0])} {number(at[1])})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({round(scale, 3):g})")
    return " ".join(steps) or None


def group(*shapes: Shape, at: Point = (0, 0), turn: float = 0, scale: float = 1, **style: Attribute) -> Shape:
    return element("g", {"transform": transform(at, turn, scale), **style}, *shapes)


def use(stamp: Definition, at: Point = (0, 0), turn: float = 0, scale: float = 1, **style: Attribute) -> Shape:
    """A copy of a stamp, so that a thing drawn fifty times is written once."""
    copy = element("use", {"href": f"#{stamp.id}", "transform": transform(at, turn, scale), **style})
    return Shape(copy.markup, stamp.needs)


def text(x: float, y: float, words: str, size: float = 14, ink: str = "#2a2420", **style: Attribute) -> Shape:
    """One line of text around x, centred vertically on y. Face, weight 600 and middle anchor come from the pane."""
    place: Style = {"x": x, "y": y + size * 0.35, "font-size": size, "fill": ink}
    return element("text", place | style, Shape(escape(words)))
