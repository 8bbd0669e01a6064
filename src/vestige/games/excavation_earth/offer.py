"""Cards of which some are kept: bonus cards of a sale, Priority Orders, the solo draft."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth.cards import close_packs, draw_cards, draw_to_hand, open_packs
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action, reader


def offer(t: Earth, seat: int, drawn: int, kept: int) -> None:
    """Draw so many, keep so many of them; where all stay nothing is asked (EE-DECK-02)."""
    if min(drawn, len(t.deck) + len(t.discard)) <= kept:
        draw_to_hand(t, seat, drawn)
    else:
        open_offer(t, seat, drawn)
        t.push(*(Keep(seat) for _ in range(kept)), CloseOffer())


def open_offer(t: Earth, seat: int, drawn: int) -> None:
    open_packs(t)
    draw_cards(t, t.packs[seat], drawn)
    if t.ears is not None:
        t.tell("drew", seat, *t.packs[seat].cards, readers=reader(seat))


class Keep(Question[Earth]):
    """One of the cards under decision goes to the hand."""

    __slots__ = ()
    name = "keep"
    verbs = ("pick",)
    skips: ClassVar[bool] = True

    def options(self, t: Earth) -> list[Action]:
        return [t.box.menu.picks[card] for card in t.packs[self.seat].cards]

    def take(self, t: Earth, action: Action) -> None:
        t.packs[self.seat].give(t, action[1], t.hands[self.seat])

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        return Reason("card_not_in_hand", "EE-DECK-02", prefix[1])


class CloseOffer(Procedure[Earth]):
    """What was not kept is discarded, face up (EE-HID-01)."""

    __slots__ = ()
    name = "close_offer"

    def run(self, t: Earth) -> None:
        close_packs(t)
