"""Zu's cards where people have a hand: the deck by kinds, the card carried out now and its rule, those before it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import ceil
from typing import Final

from vestige.games.excavation_earth.components import COMMAND, ZU_KINDS
from vestige.games.excavation_earth.scene.cards import HEIGHT, WIDTH, back_stamp, card_outline, card_place, paper
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import HAND, ZU_CLOSE_UPS
from vestige.games.excavation_earth.scene.look import FOG, LILAC, LOOK, NAVY, PALE, REGIONS, chamfer, icon
from vestige.games.excavation_earth.scene.pieces import buyer
from vestige.games.excavation_earth.zu.deck import deck_size
from vestige.scene.definitions import linear
from vestige.scene.lettering import label, measure, wrap
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.shapes import NOTHING, Point, Shape, circle, group, join, path, text, use
from vestige.scene.states import rect_outline

HEAD: Final = 17.0
MIDDLE: Final = HAND.y + 8 + HEIGHT / 2
DECK: Final[Point] = (HAND.x + WIDTH / 2, MIDDLE)
CURRENT: Final[Point] = (HAND.x + 170, MIDDLE)
RULE: Final = Box(HAND.x + 230, HAND.y + 8, 190, HEIGHT)
PAST_X: Final = HAND.x + 432
PAST_SCALE: Final = 0.5
KIND_PITCH: Final = 44.0
KIND_ICONS: Final = {
    "excavate": "ee-excavate",
    "market": "ee-haggle",
    "command": "ee-command",
    "sell": "ee-sell",
    "snipe": "ee-guard",
    "survey": "ee-survey",
    "carried": "round",
}


@cache
def zu_face(kind: str, colours: tuple[str, ...], symbol: str, name: str) -> Shape:
    """The action in a disc; below it what decides where: colours, a symbol, or the most popular colour."""
    middle = (len(colours) - 1) / 2
    signs = [group(buyer(colour, 27), at=((i - middle) * 34, 47)) for i, colour in enumerate(colours)]
    if symbol:
        signs = [
            circle(0, 48, 16, fill=NAVY, stroke="#e6f3f1", stroke_width=2),
            icon(f"ee-{symbol}", 0, 48, 22, "#fff"),
        ]
    elif kind == "excavate" and not colours:
        signs = [icon("most", 0, 47, 30, PALE)]
    return join(
        paper(linear([(0, "#6b4a8f"), (1, "#2b1640")]), "#150a21"),
        label(0, -58, name, WIDTH - 12, 14, PALE, 12, font_family=LOOK.face) if name else NOTHING,
        circle(0, -8, 34, fill=NAVY, stroke=REGIONS["purple"].light, stroke_width=3),
        icon(KIND_ICONS[kind], 0, -8, 44, "#fff"),
        *signs,
    )


def face(desk: Desk, card: int, past: bool) -> Shape:
    box = desk.box
    kind = ZU_KINDS[box.zu_kind[card]]
    colours = tuple(box.colours[colour] for colour in box.zu_colours[card])
    symbol = box.symbols[box.zu_symbol[card]] if box.zu_kind[card] == COMMAND else ""
    whole = zu_face(kind, colours, symbol, "" if past else desk.words(f"zu-{kind}"))
    return group(whole, scale=PAST_SCALE) if past else whole


def rule(desk: Desk, card: int) -> str:
    """What a card makes Zu do at this table (EE-DIF-E3, EE-DIF-H1)."""
    options, key = desk.t.setup.options, ZU_KINDS[desk.box.zu_kind[card]]
    if key == "excavate" and not desk.box.zu_colours[card]:
        key = "popular"
    elif key == "excavate" and options["both_colours"]:
        key = "both"
    elif key == "market" and options["white_only"]:
        key = "white"
    return desk.words(f"zu-{key}-tip")


def card_at(number: int, count: int) -> Point:
    """The card just carried out is number 0; those before it lie further right, small, in two rows."""
    if number == 0:
        return CURRENT
    across = max(2, ceil((count - 1) / 2))
    wide, high = WIDTH * PAST_SCALE, HEIGHT * PAST_SCALE
    pitch = min(wide + 6, (HAND.x + HAND.width - PAST_X - wide) / (across - 1))
    row, column = divmod(number - 1, across)
    return PAST_X + wide / 2 + pitch * column, HAND.y + 6 + high / 2 + (high + 5) * row


def zu_close_ups(desk: Desk) -> dict[str, Box]:
    now, past = ZU_CLOSE_UPS
    return {desk.words("part-zu"): now, desk.words("part-zu-past"): past}


# ---- pieces


def zu_pieces(desk: Desk) -> list[Piece]:
    count = deck_size(desk.t)
    pieces = [*head_pieces(desk), Piece("zu-place", card_place(), *DECK)]
    if count:
        pieces.append(Piece("zu-back", use(back_stamp()), *DECK))
        pieces.append(Piece("zu-emblem", icon("ee-zu", 0, 0, 30, PALE), DECK[0], DECK[1] + 48))
        pieces.append(Piece("zu-count", text(0, 0, str(count), 20, PALE, font_weight=800), DECK[0], DECK[1] - 50))
    newest = desk.t.zu_discard[::-1]
    for number, card in enumerate(newest):
        drawing, at = face(desk, card, past=number > 0), card_at(number, len(newest))
        pieces.append(Piece(desk.box.zu_cards[card], drawing, *at))
    if newest:
        pieces.append(Piece("zu-rule", rule_panel(desk.words("zu-rule"), rule(desk, newest[0])), RULE.x, RULE.y))
    return pieces


def by_kind(counts: Sequence[int]) -> list[tuple[str, int]]:
    """Everybody knows how many cards of each kind lie in a deck, and how many come from earlier rounds."""
    return [(kind, count) for kind, count in zip((*ZU_KINDS, "carried"), counts, strict=True) if count]


def head_pieces(desk: Desk) -> list[Piece]:
    words = desk.words("zu-deck", count=deck_size(desk.t))
    title = label(0, 0, words, 300, 14, FOG, text_anchor="start")
    first = HAND.x + measure(words, 14) + 28
    counts = [
        Piece(f"zu-left-{kind}", kind_count(kind, count), first + KIND_PITCH * number, HEAD)
        for number, (kind, count) in enumerate(by_kind(desk.t.zu_left))
    ]
    return [Piece("zu-title", title, HAND.x, HEAD), *counts]


@cache
def kind_count(kind: str, count: int) -> Shape:
    return icon(KIND_ICONS[kind], 0, 0, 19, LILAC) + text(18, 0, str(count), 14, PALE, font_weight=800)


@cache
def rule_panel(title: str, words: str) -> Shape:
    """What the card makes Zu do, in words."""
    wide, high = RULE.width, RULE.height
    lines = wrap(words, wide - 26, 13)
    return join(
        path(chamfer(0, 0, wide, high, 10), fill="#0d2f42", stroke=REGIONS["purple"].light, stroke_width=1.4),
        label(14, 20, title, wide - 24, 14, LILAC, 12, text_anchor="start", font_family=LOOK.face),
        *(text(14, 42 + 16 * number, line, 13, PALE, text_anchor="start") for number, line in enumerate(lines)),
    )


# ---- spots


def zu_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    whole, part = card_outline(WIDTH, 1), card_outline(WIDTH * PAST_SCALE, PAST_SCALE)
    deck = words("zu-deck", count=deck_size(t))
    tip = decks_tip(desk)
    spots = [Spot("zu-deck", whole, *DECK, deck, tip), Spot("zu-kinds", rect_outline(480, 26, 8), 260, HEAD, deck, tip)]
    newest = t.zu_discard[::-1]
    for number, card in enumerate(newest):
        name, at = words.name("zu_card", desk.box.zu_cards[card]), card_at(number, len(newest))
        spots.append(Spot(f"zu-card-{number}", part if number else whole, *at, name, rule(desk, card)))
    return spots


def decks_tip(desk: Desk) -> str:
    """What is left of this round's deck, and what those of the next rounds hold (EE-SOLO-06, -08)."""
    words, box = desk.words, desk.box

    def told(counts: Sequence[int]) -> str:
        return words.listed(words("zu-left", kind=words(f"zu-{kind}"), count=n) for kind, n in by_kind(counts))

    later = [
        words("zu-later", round=number + 1, kinds=told((*box.zu_decks[number], box.zu_carried)))
        for number in range(desk.t.round, box.rounds)
    ]
    return words.told(words("zu-kinds", kinds=told(desk.t.zu_left)), *later, words("zu-deck-tip"))
