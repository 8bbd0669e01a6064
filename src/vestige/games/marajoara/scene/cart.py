"""The cart: a wheelbarrow under the cutaway. Spent dice lie between its back and its front board."""

from __future__ import annotations

from functools import cache

from vestige.games.marajoara.scene.look import CREAM, DARK_WOOD, PALE_WOOD, SHADE, WOOD, icon
from vestige.scene.lettering import measure
from vestige.scene.shapes import Shape, circle, group, join, path, rect, stroke, text

LABEL_SIZE = 13.5


@cache
def cart_back() -> Shape:
    """Handle, bed and wheel."""
    return join(
        stroke("M-58 636L44 656", DARK_WOOD, 10),
        stroke("M-58 634L44 654", PALE_WOOD, 5.5),
        stroke("M-60 634L-36 639", "#3b2412", 11),
        path("M33 669L253 695L239 719H73Z", fill=SHADE, opacity=0.3),
        path("M28 656L258 688L246 718H62Z", fill="#6a4320"),
        path("M34 662L250 692L244 708L52 692Z", fill="#3d2410"),
        circle(262, 706, 19, fill="#4a2d14"),
        circle(262, 706, 13, fill="#8b5d2e"),
        circle(262, 706, 4, fill="#3a2210"),
    )


@cache
def cart_front() -> Shape:
    """The board before the dice."""
    return join(
        path("M28 670L258 702L250 724H66Z", fill=WOOD),
        stroke("M30 672L257 704", "#c99a5e", 2.4),
        stroke("M44 684L252 712", DARK_WOOD, 1.6),
    )


def cart_label(words: str) -> Shape:
    """How full the cart is, in words."""
    wide = measure(words, LABEL_SIZE, 700)
    return group(
        rect(-22, -11, wide + 40, 23, 11, fill="#2a160a", opacity=0.75),
        icon("mj-cart", -8, 0, 16, CREAM),
        text(6, 0, words, LABEL_SIZE, CREAM, font_weight=700, text_anchor="start"),
    )
