"""Cards and tiles, around the origin. Numbers to compare stand upper left, the price lower left."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from vestige.scene.colour import darken, lighten, mix
from vestige.scene.definitions import clip, linear
from vestige.scene.lettering import label, paragraph
from vestige.scene.palette import SHADOW, Look
from vestige.scene.paths import hexagon
from vestige.scene.shapes import NOTHING, Shape, circle, group, join, path, rect, text

WIDTH, HEIGHT, BAND = 104.0, 150.0, 25.0
VISIBLE_EDGES = 3
"""Of a stack; more are told by a number."""


@dataclass(frozen=True)
class CardFace:
    """What a card shows. The picture is drawn around its middle (92 × 62), the mark and the price around theirs."""

    colour: str
    name: str
    mark: Shape
    picture: Shape
    does: str = ""
    symbols: Shape = NOTHING
    figure: str = ""
    price: Shape = NOTHING


def paper(colour: str, edge: str) -> Shape:
    x, y = -WIDTH / 2, -HEIGHT / 2
    return join(
        rect(x + 2.5, y + 5, WIDTH, HEIGHT, 9, fill=SHADOW, opacity=0.12),
        rect(x + 1, y + 2, WIDTH, HEIGHT, 9, fill=SHADOW, opacity=0.22),
        rect(x, y, WIDTH, HEIGHT, 9, fill=colour, stroke=edge, stroke_width=1.5),
    )


def card(face: CardFace) -> Shape:
    x, y = -WIDTH / 2, -HEIGHT / 2
    dark, pale = darken(face.colour, 0.45), lighten(face.colour, 0.86)
    window = rect(x + 6, y + BAND + 4, WIDTH - 12, 62, 6)
    left = 28.0 if face.figure else 14.0
    name = label(x + left, y + 13.5, face.name, WIDTH - left - 26, 13, "#ffffff", font_weight=700, text_anchor="start")
    return join(
        paper(pale, dark),
        rect(x + 1, y + 1, WIDTH - 2, BAND, 8, fill=linear([(0, lighten(face.colour, 0.12)), (1, face.colour)])),
        group(face.mark, at=(x + WIDTH - 15, y + 13.5)),
        name,
        group(group(face.picture, at=(0, y + BAND + 35)), clip_path=clip(window)),
        rect(x + 6, y + BAND + 4, WIDTH - 12, 62, 6, fill="none", stroke=dark, stroke_width=1.2),
        paragraph(0, 38, face.does, WIDTH - 16, 11.5, "#2a2420", 3) if face.does else NOTHING,
        group(face.symbols, at=(8, HEIGHT / 2 - 15)),
        group(face.price, at=(x + 16, HEIGHT / 2 - 15)),
        figure_disc(face.figure, dark) if face.figure else NOTHING,
    )


def figure_disc(figure: str, colour: str) -> Shape:
    x, y = -WIDTH / 2 + 14, -HEIGHT / 2 + 14
    disc = circle(x, y, 12, fill=colour, stroke="#ffffff", stroke_width=1.6)
    return disc + text(x, y, figure, 14, "#ffffff", font_weight=800)


def card_back(look: Look) -> Shape:
    """The game's deep colour and its emblem."""
    x, y = -WIDTH / 2, -HEIGHT / 2
    ground = mix(look.deep, look.mid, 0.35)
    return join(
        paper(look.deep, darken(look.deep, 0.4)),
        rect(x + 6, y + 6, WIDTH - 12, HEIGHT - 12, 6, fill=ground, stroke=look.accent, stroke_width=1.5),
        look.icons.icon(look.emblem, 0, 0, 46, look.accent),
    )


def pile(top: Shape, count: int, tilt: float = 2) -> Shape:
    """The topmost of a stack over the edges of those below, and how many they are."""
    under = max(0, min(count - 1, VISIBLE_EDGES))
    edges = [group(paper("#f3ead8", "#8a7a63"), at=(tilt * i, tilt * i)) for i in range(under, 0, -1)]
    number = circle(WIDTH / 2 - 6, HEIGHT / 2 - 6, 13, fill="#2b2420", stroke="#ffffff", stroke_width=1.6)
    return join(*edges, top, number, text(WIDTH / 2 - 6, HEIGHT / 2 - 6, str(count), 14, "#ffffff", font_weight=800))


@cache
def tile(colour: str, picture: Shape, side: float, value: str = "", sign: Shape = NOTHING) -> Shape:
    """A square: frame in the kind's colour, pale inside; sign in an upper roundel, value in a lower hexagon."""
    half, dark = side / 2, darken(colour, 0.45)
    corner = half * 0.86
    parts = [
        rect(-half + 1, -half + 2.5, side, side, side * 0.14, fill=SHADOW, opacity=0.24),
        rect(-half, -half, side, side, side * 0.14, fill=colour, stroke=dark, stroke_width=1.4),
        rect(-half * 0.8, -half * 0.8, side * 0.8, side * 0.8, side * 0.1, fill=lighten(colour, 0.84)),
        picture,
    ]
    if sign is not NOTHING:
        ground = circle(-corner, -corner, side * 0.17, fill=lighten(colour, 0.9), stroke=dark, stroke_width=1.2)
        parts += [ground, group(sign, at=(-corner, -corner))]
    if value:
        parts.append(path(hexagon(corner, corner, side * 0.19), fill=dark, stroke="#ffffff", stroke_width=1.2))
        parts.append(text(corner, corner, value, side * 0.22, "#ffffff", font_weight=800))
    return join(*parts)
