"""A museum: from left to right workshop, showcase, dice store and slate, on a wall with a painted band."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from vestige.games.marajoara.rows import Fragment, Place
from vestige.games.marajoara.scene.ceramic import missing_shard, vase_edge, vase_shadow
from vestige.games.marajoara.scene.layout import (
    CERAMIC,
    CERAMIC_SCALE,
    MUSEUM,
    MUSEUM_BLEED,
    RESERVED_TOKENS,
    RESERVED_VASES,
    SHOWCASE,
    SLATE,
    STORE,
    STORE_ROWS,
    WAITING,
    WORKSHOP,
    niche,
    storage_slot,
)
from vestige.games.marajoara.scene.look import CHALK, CLAY, DARK_CLAY, SOIL, WOOD, fret_pattern, icon
from vestige.scene.colour import mix
from vestige.scene.definitions import linear, radial, stamp
from vestige.scene.lettering import label, paragraph
from vestige.scene.palette import DICE, Seat
from vestige.scene.seats import badge, seat_pattern
from vestige.scene.shapes import Definition, Shape, circle, group, join, path, rect, stroke, text, use

PAPER = "#fff3dc"
LAMP = "#f2d9ad"
USES = {"blue": "mj-fragment", "red": "mj-vase", "yellow": "mj-coin"}
SLATE_MIDDLE = (SLATE.x + SLATE.width / 2, SLATE.y + SLATE.height / 2)
ACTIONS = ("mj-jump", "mj-vase", "mj-fragment", "mj-fieldwork")


class Signs(NamedTuple):
    """The words painted on a museum; the uses are those of the trays from top to bottom."""

    workshop: str
    showcase: str
    store: str
    slate: str
    shared: str
    uses: tuple[str, ...]
    actions: tuple[str, ...]


@cache
def museum(
    seat: Seat, showcase: tuple[Place, ...], fragments: tuple[Fragment, ...], signs: Signs, first: bool
) -> Shape:
    """All that is printed. In mission 6 only the first museum has a money zone and a slate."""
    return join(
        wall(seat),
        workshop(fragments, signs.workshop, seat),
        cabinet(showcase, signs.showcase),
        store(signs, first),
        slate_board(),
        chalked(signs) if first else paragraph(*SLATE_MIDDLE, signs.shared, 200, 13, CHALK, 4),
    )


def wall(seat: Seat) -> Shape:
    """It goes on to both sides as far as a wide window shows."""
    x, w, h = MUSEUM_BLEED.x, MUSEUM_BLEED.width, MUSEUM.height
    return join(
        rect(x, 0, w, h, fill=linear([(0, "#e9d5b1"), (1, "#d9bd8e")])),
        rect(x, 0, w, 15, fill=fret_pattern(30, 15, "#9c4a2c", 2.4)),
        rect(x, 15, w, 2, fill="#9c4a2c"),
        rect(x, 17, w, 8, fill=linear([(0, "#5d2c16", 0.28), (1, "#5d2c16", 0)])),
        rect(x, 190, w, 18, fill=WOOD),
        rect(x, 190, w, 3, fill="#c89a60"),
        rect(0, 17, 9, 173, fill=seat_pattern(seat)),
    )


def workshop(fragments: tuple[Fragment, ...], title: str, seat: Seat) -> Shape:
    """The broken ceramic; the panel carries the owner's badge."""
    box = WORKSHOP
    shards = [missing_shard(place, fragment) for place, fragment in enumerate(fragments)]
    return join(
        rect(box.x, box.y, box.width, box.height, 10, fill="#fff8e9", opacity=0.55),
        badge(seat, box.x + 17, 45, 10),
        label(box.x + 33, 45, title, 58, 12.5, DARK_CLAY, font_weight=700, text_anchor="start"),
        group(vase_shadow(), *shards, vase_edge(), at=(CERAMIC.x, CERAMIC.y), scale=CERAMIC_SCALE),
    )


def cabinet(showcase: tuple[Place, ...], title: str) -> Shape:
    """Lit niches; under each, what the vase put there earns (MJ-EXH-04)."""
    x, y = SHOWCASE.x, SHOWCASE.y
    return join(
        rect(x, y, SHOWCASE.width, SHOWCASE.height, 10, fill="#5a3217"),
        rect(x + 5, y + 5, SHOWCASE.width - 10, 154, 7, fill=linear([(0, "#3b2313"), (1, "#5d3a20")])),
        label(x + 14, 45, title, 280, 12.5, LAMP, font_weight=700, text_anchor="start"),
        *(use(niche_stamp(), niche(slot)) for slot in range(len(showcase))),
        *(group(reward(place), at=(niche(slot)[0], 178)) for slot, place in enumerate(showcase)),
    )


@cache
def niche_stamp() -> Definition:
    light = radial([(0, "#f9dfa6"), (0.6, "#a4713f"), (1, "#5a3318")], 0.5, 0.35, 0.7)
    return stamp(
        path("M-25 5V-73a25 25 0 0 1 50 0V5Z", fill=light),
        rect(-26, 1, 52, 6, 2, fill="#c79a5d"),
        icon("mj-vase", 0, -29, 40, "#2a160a", opacity=0.2),
        stroke("M-17 -11L-3 -65", "#fff", 3, opacity=0.12),
    )


def reward(place: Place) -> Shape:
    if place.token:
        return icon("mj-dig", 0, 0, 16, LAMP)
    return text(-9, 0, str(place.vp), 13, LAMP, font_weight=800) + icon("vp", 8, 0, 15, LAMP)


def store(signs: Signs, money: bool) -> Shape:
    """Three trays and, at the right, places for the captured die and the reserves."""
    x, y = STORE.x, STORE.y
    return join(
        rect(x, y, STORE.width, STORE.height, 10, fill="#fff8e9", opacity=0.55),
        label(x + 10, 40, signs.store, 200, 12.5, DARK_CLAY, font_weight=700, text_anchor="start"),
        *(tray(colour, purpose) for colour, purpose in zip(STORE_ROWS, signs.uses, strict=True)),
        well() if money else shutter(),
        *(
            rect(cx - 21, cy - 19, 42, 38, 8, fill="#c9a571", opacity=0.4)
            for cx, cy in (RESERVED_TOKENS, RESERVED_VASES)
        ),
    )


def tray(colour: str, purpose: str) -> Shape:
    tones = DICE[colour]
    x, y = STORE.x, storage_slot(colour, 0)[1]
    return join(
        rect(x + 8, y - 21, 210, 43, 9, fill=mix(tones.base, PAPER, 0.62)),
        icon(USES[colour], x + 35, y - 5, 22, tones.dark),
        label(x + 35, y + 13, purpose, 54, 11.5, tones.dark, font_weight=700),
        *(use(slot_stamp(colour), storage_slot(colour, slot)) for slot in range(3)),
    )


@cache
def slot_stamp(colour: str) -> Definition:
    tones = DICE[colour]
    return stamp(
        rect(-20, -19, 40, 39, 8, fill=tones.dark, opacity=0.3),
        rect(-19, -17, 38, 37, 7, fill=mix(tones.base, PAPER, 0.4), opacity=0.7),
    )


def shutter() -> Shape:
    """Mission 6: the second museum's money zone is closed (MJ-M6-03)."""
    x, y = STORE.x + 8, storage_slot("yellow", 0)[1]
    boards = [rect(x + 50, y - 19 + i * 13.5, 158, 12, 3, fill=mix("#8f6a3c", "#5f3d1d", i * 0.3)) for i in range(3)]
    return join(*boards, icon("lock", x + 26, y, 20, SOIL))


def well() -> Shape:
    """Where the captured die lies until it is stored or used (MJ-CAP-13)."""
    x, y = WAITING.x + WAITING.width / 2, WAITING.y + WAITING.height / 2
    ring = circle(x, y, 23, fill="#f4e0b6", opacity=0.8, stroke="#8a6a45", stroke_width=1.6, stroke_dasharray="4 4")
    return ring + icon("mj-jump", x, y, 24, "#8a6a45", opacity=0.35)


def slate_board() -> Shape:
    x, y, w = SLATE.x, SLATE.y, SLATE.width
    return join(
        rect(x, y, w, SLATE.height, 8, fill="#6b4524"),
        rect(x + 2, y + 1, w - 4, 160, 7, fill="#8f6034"),
        rect(x + 9, y + 8, w - 18, 146, 4, fill=linear([(0, "#39433f"), (1, "#2b3431")])),
    )


def chalked(signs: Signs) -> Shape:
    """A summary of the actions (MJ-COMP-16); dice that wait for recycling lie at its left."""
    x, w = SLATE.x, SLATE.width
    rows = []
    for i, (name, line) in enumerate(zip(ACTIONS, signs.actions, strict=True)):
        rows.append(icon(name, x + 108, 82 + i * 27, 16, CHALK, opacity=0.9))
        rows.append(label(x + 121, 82 + i * 27, line, w - 135, 12.5, CHALK, text_anchor="start"))
    return join(
        label(x + 20, 52, signs.slate, 60, 13, CHALK, font_weight=700, text_anchor="start"),
        stroke(f"M{x + 20} 62q60 3 110 0t{w - 150} 1", CHALK, 1.4, opacity=0.5),
        stroke(f"M{x + 95} 70V176", CLAY, 1.2, opacity=0.45),
        *rows,
    )
