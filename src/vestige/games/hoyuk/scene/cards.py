"""Aspect cards, piles and calamities: a find in a plastered niche, the five steps of a set down the side."""

from __future__ import annotations

from functools import cache

from vestige.games.hoyuk.scene.layout import CARD, PILE
from vestige.games.hoyuk.scene.look import ASPECT, calamity_icon, icon, symbol_icon
from vestige.scene.colour import mix
from vestige.scene.definitions import clip, linear, stamp
from vestige.scene.lettering import label, paragraph
from vestige.scene.shapes import Definition, Shape, circle, ellipse, group, join, number, path, rect, stroke, text, use

UMBER = "#2a1608"
FACE = "Galindo"


@cache
def niche(kind: str, width: float, height: float) -> Shape:
    """The find of a symbol, from the upper left corner."""
    ink, w, h = ASPECT[kind], width, height
    teeth = int(w / 10)
    band = "".join(
        f"M{number(i * w / teeth)} {number(h)}l{number(w / teeth / 2)} -8l{number(w / teeth / 2)} 8Z"
        for i in range(teeth)
    )
    arch = (
        f"M{number(w * 0.14)} {number(h - 12)}V{number(h * 0.42)}"
        f"A{number(w * 0.36)} {number(h * 0.34)} 0 0 1 {number(w * 0.86)} {number(h * 0.42)}V{number(h - 12)}Z"
    )
    inside = linear([(0, mix(ink, UMBER, 0.25)), (1, mix(ink, "#fff0d0", 0.45))])
    sign, size = symbol_icon(kind), min(w * 0.62, h * 0.5)
    x, y = w / 2, h * 0.53
    shaded = group(icon(sign, x, y - 0.6, size, "#c9955a"), clip_path=clip(rect(x, 0, w, h)), opacity=0.55)
    return join(
        rect(0, 0, w, h, 4, fill=linear([(0, "#f6e6c4"), (1, "#dcc08c")])),
        path(band, fill=ink, opacity=0.55),
        stroke(f"M0 {number(h - 11)}h{number(w)}M0 5h{number(w)}", ink, 1.6, opacity=0.55),
        path(arch, fill=inside, stroke=mix(ink, UMBER, 0.3), stroke_width=1.4),
        ellipse(x, h - 13, w * 0.3, 3, fill=UMBER, opacity=0.4),
        icon(sign, x, y, size, UMBER, stroke=UMBER, stroke_width=2.5, stroke_linejoin="round"),
        icon(sign, x, y - 0.6, size, "#f3dcae"),
        shaded,
    )


@cache
def niche_stamp(kind: str) -> Definition:
    """The niche of a pile's top card."""
    return stamp(niche(kind, PILE[0] - 12, 56))


@cache
def card(kind: str, name: str, sets: tuple[int, ...]) -> Shape:
    """An aspect card around its middle; ``sets`` are the points of 0, 1, 2 … cards."""
    wide, high = CARD
    ink = ASPECT[kind]
    head = f"M2 9.5a7.5 7.5 0 0 1 7.5 -7.5H{number(wide - 9.5)}a7.5 7.5 0 0 1 7.5 7.5V30H2Z"
    steps = []
    for count, points in enumerate(sets[1:], 1):
        y = 26 + count * 21
        steps += [
            rect(5, y - 9, 27, 18, 4, fill="#efdcb4"),
            circle(12, y, 6.4, fill=mix(ink, UMBER, 0.5)),
            text(12, y, str(count), 9.5, "#fff6e0", font_weight=700),
            text(25, y, str(points), 12, mix(ink, UMBER, 0.3), font_weight=800),
        ]
    drawn = stamp(
        rect(3, 6, wide, high, 9, fill="#150d04", opacity=0.32),
        rect(0, 0, wide, high, 9, fill=mix(ink, UMBER, 0.45)),
        rect(2, 2, wide - 4, high - 4, 7.5, fill="#f9efd9"),
        path(head, fill=ink),
        icon(symbol_icon(kind), 17, 16, 21, "#fff6e0"),
        label(66, 16.5, name, 66, 13.5, "#fff6e0", font_weight=400, font_family=FACE),
        group(niche(kind, wide - 43, high - 46), at=(36, 37)),
        *steps,
    )
    return use(drawn, (-wide / 2, -high / 2))


@cache
def pile_edges(count: int) -> Shape:
    """The cards below the top one."""
    wide, high = PILE
    under = min(3, max(0, count - 1))
    edge = [
        rect(2 * i, 2.5 * i, wide, high, 7, fill="#e9d9b5", stroke="#8a6a3c", stroke_width=1)
        for i in range(under, 0, -1)
    ]
    return use(stamp(*edge)) if edge else join()


@cache
def pile_place(kind: str, name: str) -> Shape:
    """An empty pile: the aspect it belongs to, engraved in the mat."""
    wide, high = PILE
    return join(
        rect(0, 0, wide, high, 7, fill="#2a190a", opacity=0.4),
        rect(
            2,
            2,
            wide - 4,
            high - 4,
            6,
            fill="none",
            stroke="#c79a66",
            stroke_width=1.2,
            stroke_dasharray="4 4",
            opacity=0.7,
        ),
        icon(symbol_icon(kind), wide / 2, 40, 34, "#dcc08c", opacity=0.7),
        label(wide / 2, 82, name, wide - 8, 12, "#e8d3a5", font_weight=700),
    )


@cache
def pile_top(kind: str, name: str, symbol: str, count: str) -> Shape:
    """The aspect's name and, in the niche, the symbol of its top card."""
    wide, high = PILE
    ink = ASPECT[kind]
    top = ASPECT[symbol]
    face = stamp(
        rect(0, 0, wide, high, 7, fill=mix(top, UMBER, 0.45)),
        rect(1.5, 1.5, wide - 3, high - 3, 6, fill="#f9efd9"),
        use(niche_stamp(symbol), (6, 6)),
        circle(13, 66, 9.5, fill=ink, stroke="#f9efd9", stroke_width=1.5),
        icon(symbol_icon(kind), 13, 66, 13, "#fff6e0"),
    )
    return join(
        use(face),
        label(wide / 2 + 5, 75, name, wide - 16, 11.5, mix(ink, UMBER, 0.5), smallest=8, font_weight=700),
        label(wide / 2, 89, count, wide - 10, 11.8, "#8a6a3c"),
    )


@cache
def calamity_back(name: str, count: str) -> Shape:
    wide, high = PILE
    edges = [rect(2 * i, 2.5 * i, wide, high, 7, fill="#3a2320", stroke="#1c0f0d", stroke_width=1) for i in (3, 2, 1)]
    dusk = linear([(0, "#7a2f26"), (1, "#3d1512")])
    return join(
        *edges,
        rect(0, 0, wide, high, 7, fill=dusk, stroke="#1c0f0d", stroke_width=1.2),
        icon("hy-tornado", wide / 2, 36, 42, "#f0b08a"),
        label(wide / 2, 74, name, wide - 6, 12.5, "#ffd9bf", smallest=9, font_weight=700),
        label(wide / 2, 88, count, wide - 8, 11.8, "#e0a68c"),
    )


@cache
def calamity_face(calamity: str, name: str, criterion: str, effect: str) -> Shape:
    """The card of this turn, large: left what is hit, right what happens, in words."""
    wide, high = 196.0, 132.0
    dusk = linear([(0, "#8a372c"), (1, "#4a1a15")])
    return join(
        rect(4, 7, wide, high, 10, fill="#150d04", opacity=0.4),
        rect(0, 0, wide, high, 10, fill=dusk, stroke="#ffd9bf", stroke_width=2),
        circle(32, 34, 23, fill="#2a0d0a", opacity=0.5),
        icon(calamity_icon(calamity), 32, 34, 36, "#ffcfae"),
        label(122, 25, name, 128, 16, "#fff1e4", font_weight=400, font_family=FACE),
        paragraph(122, 47, criterion, 126, 11.5, "#ffd9bf", 2),
        rect(10, 66, wide - 20, 1.4, fill="#ffd9bf", opacity=0.5),
        paragraph(wide / 2, 97, effect, wide - 24, 12.5, "#fff1e4", 3),
    )
