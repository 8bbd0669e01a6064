"""What a seat holds: Action and Travel cards; while a draft or an offer is open, the cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vestige.games.excavation_earth.components import CARDS
from vestige.games.excavation_earth.scene import cards
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import HAND, HAND_CLOSE_UPS
from vestige.games.excavation_earth.scene.look import DIM, FOG
from vestige.games.excavation_earth.scene.pieces import chosen_mark
from vestige.kernel.values import UNKNOWN
from vestige.scene.lettering import label, measure
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.shapes import Point, Shape, group

SEEN: Final = 0.62
"""How much of a card the next one leaves at least."""
GAP: Final = 5.0
HEAD: Final = 17.0
FIRST: Final[Point] = (HAND.x + cards.WIDTH / 2, HAND.y + 8 + cards.HEIGHT / 2)
CHIP_SCALE: Final = 0.62
CHIP_PITCH: Final = 41.0
BACK_CHIP: Final = 0.16


class Held(NamedTuple):
    """A card of the row: its number (or UNKNOWN), its middle, its width and how much the next one leaves of it."""

    card: int
    x: float
    y: float
    width: float
    seen: float

    @property
    def scale(self) -> float:
        return self.width / cards.WIDTH

    @property
    def corner(self) -> Point:
        """The upper right one of what is seen of it, from the middle."""
        return self.seen - self.width / 2, -self.scale * cards.HEIGHT / 2


class Hand:
    """The cards of one seat. `own`: options may name them."""

    def __init__(self, desk: Desk, seat: int) -> None:
        t = desk.t
        self.desk, self.seat, self.own = desk, seat, desk.reader == seat
        self.action = t.hands[seat].cards
        self.travel = [CARDS + number for number in range(len(desk.box.travel)) if t.travel[seat] >> number & 1]
        self.pack = t.packs[seat].cards if t.packs else []
        self.picked = t.picks[seat]
        self.row = laid(self.pack or [*self.action, *self.travel])

    def name(self, number: int, card: int) -> str:
        """Known cards keep their id wherever they go; Travel cards look alike in every hand."""
        if card == UNKNOWN:
            return f"card-{self.seat}-{number}"
        return f"travel-{self.seat}-{card - CARDS}" if card >= CARDS else f"card-{self.desk.box.cards[card]}"

    def target(self, card: int) -> str:
        return f"card:{self.desk.box.cards[card]}" if self.own and card != UNKNOWN else ""

    def close_ups(self) -> dict[str, Box]:
        """In halves where the row is long, so that the cards stay readable."""
        words, row = self.desk.words, self.row
        left, right = HAND_CLOSE_UPS
        if not row or row[-1].x + row[-1].width / 2 <= left.x + left.width:
            return {words("part-hand"): left}
        return {words("part-hand-left"): left, words("part-hand-right"): right}

    # ---- pieces

    def pieces(self) -> list[Piece]:
        pieces = [*self.head()]
        if not self.row:
            pieces.append(Piece(f"no-card-{self.seat}", cards.card_place(), *FIRST))
        for number, held in enumerate(self.row):
            name, lift = self.name(number, held.card), 8 if held.card in self.picked else 0
            pieces.append(Piece(name, self.face(held), held.x, held.y - lift, self.target(held.card)))
            if lift:
                dx, dy = held.corner
                mark = Piece(f"picked-{self.seat}-{number}", chosen_mark(), held.x + dx - 10, held.y + dy - lift + 8)
                pieces.append(mark)
        return pieces

    def face(self, held: Held) -> Shape:
        box, words, card = self.desk.box, self.desk.words, held.card
        if card == UNKNOWN:
            return group(cards.card_back(), scale=held.scale)
        if card >= CARDS:
            whole = cards.travel_card(box.fuel[card], words("travel"))
            return group(whole, scale=held.scale)
        colour, symbol = box.colours[box.card_colour[card]], box.symbols[box.card_symbol[card]]
        whole = cards.action_card(colour, symbol, box.fuel[card], words(f"card-title-{colour}"))
        return group(whole, scale=held.scale)

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
        first = HAND.x + measure(title, 14) + 34
        return pieces + [
            Piece(self.name(len(self.pack) + number, card), self.chip(card), first + CHIP_PITCH * number, HEAD)
            for number, card in enumerate(self.action)
        ]

    def chip(self, card: int) -> Shape:
        box = self.desk.box
        if card == UNKNOWN:
            return group(cards.card_back(), scale=BACK_CHIP)
        whole = cards.small_card(box.colours[box.card_colour[card]], box.symbols[box.card_symbol[card]])
        return group(whole, scale=CHIP_SCALE)

    # ---- spots

    def spots(self) -> list[Spot]:
        words, spots = self.desk.words, []
        for number, held in enumerate(self.row):
            name = words("picked", card=words.card(held.card)) if held.card in self.picked else words.card(held.card)
            outline = cards.card_outline(held.seen, held.scale)
            x = held.x - (held.width - held.seen) / 2
            tip, target = words.card_tip(held.card), self.target(held.card)
            spots.append(Spot(f"hand-{self.seat}-{number}", outline, x, held.y, name, tip, target))
        return spots


def laid(found: Sequence[int]) -> list[Held]:
    """Side by side as large as they are printed; many overlap so far that the symbol of each is still seen, and only
    very many are smaller."""
    gaps = max(1, len(found) - 1)
    width = min(cards.WIDTH, HAND.width / (SEEN * gaps + 1))
    pitch = min(width + GAP, (HAND.width - width) / gaps)
    held = []
    for number, card in enumerate(found):
        seen = min(width, pitch - 2) if number < len(found) - 1 else width
        held.append(Held(card, HAND.x + width / 2 + pitch * number, FIRST[1], width, seen))
    return held
