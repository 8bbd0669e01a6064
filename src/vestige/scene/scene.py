"""A scene: one or more panes, each a static picture, the pieces on it and the spots that can be pointed at.

The same scene is sent to a browser as layers (only groups that changed), shown in a notebook, written to an SVG file
and drawn as PNG.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import blake2s

from vestige.scene.lettering import TEXT_FACE
from vestige.scene.palette import DIMMED, THEMES, Look, ThemeName
from vestige.scene.shapes import Definition, Definitions, Point, Shape, escape, gathered, number

Layer = dict[str, str]
"""Groups of markup by id, the last on top."""

FINE = re.compile(r"(?<![\d.#])\d{2,}\.\d+(?=[ ,\"A-Za-z-])")
"""Coordinates of ten and more with decimals."""
LETTERING = f'font-family="{TEXT_FACE},sans-serif" font-weight="600" text-anchor="middle"'


@dataclass(frozen=True, slots=True)
class Box:
    """A part of a pane: upper left corner and size."""

    x: float
    y: float
    width: float
    height: float

    def __str__(self) -> str:
        return spelled(self)


@lru_cache(256)
def spelled(box: Box) -> str:
    return " ".join(map(number, (box.x, box.y, box.width, box.height)))


WRITTEN = 20_000
"""Pieces and spots whose markup is kept."""


def placed(x: float, y: float) -> str:
    return f' transform="translate({number(x)} {number(y)})"'


@dataclass(frozen=True)
class Piece:
    """A thing that moves. It is drawn around its own origin, so that a style sheet can glide it to a new place.

    The place is an attribute, not a style: strict content policies forbid inline styles, and resvg reads attributes.
    `on` is the target of the spot it lies on. An area lies at the origin and is there only while a spot that names
    it is pointed at; what is quiet only tells, so the last move leaves no mark on it.
    """

    id: str
    drawing: Shape
    x: float
    y: float
    on: str = ""
    area: bool = False
    quiet: bool = False

    @cached_property
    def markup(self) -> str:
        return written(self)

    def write(self) -> str:
        lies = f' data-on="{escape(self.on)}"' if self.on else ""
        kind = "area" if self.area else "piece quiet" if self.quiet else "piece"
        place = "" if self.area else placed(self.x, self.y)
        return f'<g id="{escape(self.id)}" class="{kind}"{lies}{place}>{self.drawing.markup}</g>'


@dataclass(frozen=True)
class Spot:
    """A place or thing that can be pointed at: its name, what there is to know, and the target that options name.

    A spot is invisible until the client lights it. Without a target it only explains itself. A cover lies over smaller
    spots and is there only while it is lit. `areas` are ids of pieces that show while it is pointed at.
    """

    id: str
    outline: Definition
    x: float
    y: float
    name: str
    tip: str = ""
    target: str = ""
    cover: bool = False
    areas: tuple[str, ...] = ()
    heart: Point | None = None
    """Where marks are put, if not where the outline is placed."""

    @property
    def middle(self) -> Point:
        return self.heart or (self.x, self.y)

    @cached_property
    def markup(self) -> str:
        return written(self)

    def write(self) -> str:
        kind = "spot cover" if self.cover else "spot"
        target = f' data-target="{escape(self.target)}"' if self.target else ""
        target += f' data-areas="{escape(" ".join(self.areas))}"' if self.areas else ""
        words = f'aria-label="{escape(self.name)}"' + (f' data-tip="{escape(self.tip)}"' if self.tip else "")
        head = f'id="{escape(self.id)}" class="{kind}"{target} {words}'
        return f'<g {head}{placed(self.x, self.y)}><use href="#{self.outline.id}"/></g>'

    def titled(self) -> str:
        """For a viewer without the client: the words as a native tooltip."""
        words = escape(f"{self.name}\n{self.tip}" if self.tip else self.name)
        drawn = f'<title>{words}</title><use href="#{self.outline.id}"/>'
        return f'<g pointer-events="all"{placed(self.x, self.y)}>{drawn}</g>'


@lru_cache(WRITTEN)
def written(drawn: Piece | Spot) -> str:
    """From move to move, and from table to table, most things look the same."""
    return drawn.write()


@dataclass(frozen=True)
class Pane:
    """One picture with a view box of its own. `box` must be seen; the ground reaches as far as `bleed`.

    `close_ups` are the parts worth a page of their own on a narrow screen, by the names the reader sees.
    """

    id: str
    name: str
    box: Box
    static: Shape
    pieces: tuple[Piece, ...] = ()
    spots: tuple[Spot, ...] = ()
    bleed: Box | None = None
    close_ups: Mapping[str, Box] = field(default_factory=dict)

    @cached_property
    def fingerprint(self) -> str:
        """Names the static picture, which is sent once and kept."""
        return blake2s(self.static.markup.encode(), digest_size=8).hexdigest()

    @property
    def whole(self) -> Box:
        return self.bleed or self.box

    @cached_property
    def piece_markup(self) -> Layer:
        return {piece.id: piece.markup for piece in self.pieces}

    @cached_property
    def spot_markup(self) -> Layer:
        return {spot.id: spot.markup for spot in self.spots}

    @cached_property
    def needs(self) -> Definitions:
        drawn: list[Shape | Definition] = [self.static]
        drawn += [piece.drawing for piece in self.pieces]
        return gathered(drawn + [spot.outline for spot in self.spots])

    def layers(self) -> dict[str, Layer]:
        """What lies over what: the static picture under its fingerprint, the pieces, the spots."""
        return {
            "static": {f"static-{self.fingerprint}": f'<g id="static-{self.fingerprint}">{self.static.markup}</g>'},
            "pieces": self.piece_markup,
            "spots": self.spot_markup,
        }

    def picture(self, tips: bool) -> str:
        """The pane without anything for the client."""
        pieces = "".join(piece.markup for piece in self.pieces if not piece.area)
        spots = "".join(spot.titled() for spot in self.spots if not spot.cover) if tips else ""
        return self.static.markup + pieces + spots


@dataclass(frozen=True)
class Scene:
    """All that can be seen of a game by one seat. `shown` are the panes of a single picture, from top to bottom."""

    look: Look
    panes: Mapping[str, Pane]
    shown: tuple[str, ...]

    def definitions(self) -> Layer:
        """What the panes refer to, without the symbols: a page has those in its sprite."""
        found: Layer = {}
        for pane in self.panes.values():
            found.update(pane.needs)
        return {name: markup for name, markup in found.items() if name not in self.look.icons.symbols}

    def layers(self) -> dict[str, Layer]:
        """Everything by layer: `definitions`, then `<pane>-static`, `<pane>-pieces`, `<pane>-spots` for each pane."""
        named = {f"{pane.id}-{name}": layer for pane in self.panes.values() for name, layer in pane.layers().items()}
        return {"definitions": self.definitions(), **named}

    def svg(self, theme: ThemeName = "light", width: float | None = None, tips: bool = True) -> str:
        """The shown panes in one picture that needs nothing else but the text face."""
        shown = [self.panes[name] for name in self.shown]
        across = max(pane.whole.width for pane in shown)
        drawn, down = "", 0.0
        for pane in shown:
            high = pane.whole.height * across / pane.whole.width
            place = f'y="{number(down)}" width="{number(across)}" height="{number(high)}" viewBox="{pane.whole}"'
            drawn += f"<svg {place}>{pane.picture(tips)}</svg>"
            down += high
        if theme == "dark" and self.look.bright:
            drawn += f'<rect width="100%" height="100%" opacity="{DIMMED}" pointer-events="none"/>'
        needs = "".join({name: text for pane in shown for name, text in pane.needs.items()}.values())
        wide = across if width is None else width
        size = f'width="{number(wide)}" height="{number(down * wide / across)}"'
        head = f'xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {number(across)} {number(down)}" {LETTERING}'
        return f'<svg {head} color="{THEMES[theme].ink}"><defs>{needs}</defs>{drawn}</svg>'

    def part(self, pane: str, box: Box, over: Shape) -> Scene:
        """A part of one pane with something drawn on top: a picture for a page of explanations."""
        whole = self.panes[pane]
        top = Piece("over", over, 0, 0)
        cut = Pane(whole.id, whole.name, box, whole.static, (*whole.pieces, top), whole.spots)
        return Scene(self.look, {pane: cut}, (pane,))

    def thumbnail(self, width: float, theme: ThemeName = "light") -> str:
        """The first pane alone, small, with nothing to point at; coordinates finer than the picture are left out."""
        picture = Scene(self.look, self.panes, self.shown[:1]).svg(theme, width, tips=False)
        return FINE.sub(lambda found: str(round(float(found[0]))), picture)

    def png(self, width: int = 1348, theme: ThemeName = "light") -> bytes:
        from vestige.scene.raster import png

        return png(self.svg(theme, tips=False), width)

    def _repr_svg_(self) -> str:
        return self.svg()
