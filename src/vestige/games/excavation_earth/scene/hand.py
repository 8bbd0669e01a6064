"""What a seat holds: Action and Travel cards; while a draft or an offer is open, the cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from vestige.games.excavation_earth.components import CARDS
from vestige.games.excavation_earth.scene import cards
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import HAND
from vestige.games.excavation_earth.scene.look import DIM, FOG, chamfer
from vestige.games.excavation_earth.scene.pieces import chosen_mark
from vestige.kernel.values import UNKNOWN
from vestige.scene.lettering import label, measure
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import Definition, Point, Shape, group, use
from vestige.scene.states import path_outline

ONE_ROW: Final = 9
"""So many cards lie side by side at full size; more become small ones in two rows."""
HEAD: Final = 17.0
CHIP_SCALE: Final = 0.62


class Held(NamedTuple):
    """A card of the row: its number (or UNKNOWN), where it lies, and whether small."""

    card: int
    x: float
    y: float
    small: bool


class Hand:
    """The cards of one seat. `own`: options may name them."""

    def __init__(self, desk: Desk, seat: int) -> None:
        t = desk.t
        self.desk, self.seat, self.own = desk, seat, desk.reader == seat
        self.action = t.hands[seat].cards
        self.travel = [CARDS + number for number in range(len(desk.box.travel)) if t.travel[seat] >> number & 1]
        self.pack = t.packs[seat].cards if t.packs else []
        self.picked = t.picks[seat]

    def row(self) -> list[Held]:
        return laid(self.pack or [*self.action, *self.travel])

    def name(self, number: int, card: int) -> str:
        """Known cards keep their id wherever they go; Travel cards look alike in every hand."""
        if card == UNKNOWN:
            return f"card-{self.seat}-{number}"
        return f"travel-{self.seat}-{card - CARDS}" if card >= CARDS else f"card-{self.desk.box.cards[card]}"

    def target(self, card: int) -> str:
        return f"card:{self.desk.box.cards[card]}" if self.own and card != UNKNOWN else ""

    # ---- pieces

    def pieces(self) -> list[Piece]:
        pieces = [*self.head()]
        for number, held in enumerate(self.row()):
            picked = held.card in self.picked
            lift = 8 if picked else 0
            drawing = self.face(held.card, held.small)
            pieces.append(Piece(self.name(number, held.card), drawing, held.x, held.y - lift, self.target(held.card)))
            if picked:
                edge = (cards.SMALL_WIDTH if held.small else cards.WIDTH) / 2 - 8
                top = (cards.SMALL_HEIGHT if held.small else cards.HEIGHT) / 2 - 6
                pieces.append(Piece(f"picked-{self.seat}-{number}", chosen_mark(), held.x + edge, held.y - lift - top))
        return pieces

    def face(self, card: int, small: bool) -> Shape:
        box, words = self.desk.box, self.desk.words
        if card == UNKNOWN:
            return group(cards.card_back(), scale=cards.SMALL_WIDTH / cards.WIDTH) if small else cards.card_back()
        if card >= CARDS:
            drops = box.fuel[card]
            return use(cards.small_travel_stamp(drops)) if small else cards.travel_card(drops, words("travel"))
        colour, symbol = box.colours[box.card_colour[card]], box.symbols[box.card_symbol[card]]
        if small:
            return use(cards.small_stamp(colour, symbol))
        return cards.action_card(colour, symbol, box.fuel[card], words(f"card-title-{colour}"))

    def head(self) -> list[Piece]:
        """What lies here; while other cards are to be chosen from, the hand in small beside it."""
        words = self.desk.words
        title = words("offer" if self.pack else "hand", count=len(self.pack or self.action))
        pieces = [Piece(f"hand-title-{self.seat}", label(0, 0, title, 300, 14, FOG, text_anchor="start"), HAND.x, HEAD)]
        if not self.pack:
            count = words("hand-count", action=len(self.action), travel=len(self.travel))
            at = HAND.x + measure(title, 14) + 14
            note = label(0, 0, count, 300, 13, DIM, text_anchor="start")
            return [*pieces, Piece(f"hand-count-{self.seat}", note, at, HEAD)]
        return pieces + [
            Piece(self.name(number, card), group(self.chip(card), scale=CHIP_SCALE), *self.chip_at(number))
            for number, card in enumerate(self.action)
            if card != UNKNOWN
        ]

    def chip(self, card: int) -> Shape:
        box = self.desk.box
        return cards.small_card(box.colours[box.card_colour[card]], box.symbols[box.card_symbol[card]])

    def chip_at(self, number: int) -> Point:
        return HAND.x + HAND.width - 20 - 41 * number, HEAD

    # ---- spots

    def spots(self) -> list[Spot]:
        words, spots = self.desk.words, []
        for number, held in enumerate(self.row()):
            name = words("picked", card=words.card(held.card)) if held.card in self.picked else words.card(held.card)
            tip, target = words.card_tip(held.card), self.target(held.card)
            spots.append(
                Spot(f"hand-{self.seat}-{number}", card_outline(held.small), held.x, held.y, name, tip, target)
            )
        return spots


def card_outline(small: bool) -> Definition:
    wide, high, corner = (cards.SMALL_WIDTH, cards.SMALL_HEIGHT, 8) if small else (cards.WIDTH, cards.HEIGHT, 13)
    return path_outline(chamfer(-wide / 2, -high / 2, wide, high, corner))


def laid(found: Sequence[int]) -> list[Held]:
    """Side by side, overlapping where they must so that every symbol stays in sight; many lie small in two rows."""
    if len(found) <= ONE_ROW:
        pitch = min(cards.WIDTH + 5, (HAND.width - cards.WIDTH) / max(1, len(found) - 1))
        x, y = HAND.x + cards.WIDTH / 2, HAND.y + 8 + cards.HEIGHT / 2
        return [Held(card, x + pitch * i, y, False) for i, card in enumerate(found)]
    across = ceil(len(found) / 2)
    pitch = min(cards.SMALL_WIDTH + 5, (HAND.width - cards.SMALL_WIDTH) / (across - 1))
    x, y = HAND.x + cards.SMALL_WIDTH / 2, HAND.y + 2 + cards.SMALL_HEIGHT / 2
    down = cards.SMALL_HEIGHT + 6
    return [Held(card, x + pitch * (i % across), y + down * (i // across), True) for i, card in enumerate(found)]
