"""Pass (Passer): keep two Action cards and leave the round (EE-PAS-01 to -04)."""

from __future__ import annotations

from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action


def begin(t: Earth, seat: int) -> None:
    """With more than two Action cards choose which stay; Travel cards are put aside (EE-PAS-01, -02)."""
    if len(t.hands[seat]) > t.box.kept_after_pass:
        t.push(KeepCards(seat))
    else:
        leave(t, seat)


def leave(t: Earth, seat: int) -> None:
    t.passed |= 1 << seat
    if t.ears is not None:
        t.tell("passed", seat, len(t.hands[seat]))


class KeepCards(Question[Earth]):
    """Pick the cards that stay, one by one and in secret; the others go to the discard."""

    __slots__ = ()
    name = "keep_cards"
    verbs = ("pick",)

    def options(self, t: Earth) -> list[Action]:
        picked = t.picks[self.seat]
        return [t.box.menu.picks[card] for card in t.hands[self.seat].cards if card not in picked]

    def take(self, t: Earth, action: Action) -> None:
        seat = self.seat
        t.picks[seat] += (action[1],)
        if len(t.picks[seat]) < t.box.kept_after_pass:
            t.push(self)
            return
        dropped = [card for card in t.hands[seat].cards if card not in t.picks[seat]]
        for card in dropped:
            t.hands[seat].give(t, card, t.discard)
        t.picks[seat] = ()
        if t.ears is not None:
            t.tell("discarded", seat, *dropped)
        leave(t, seat)

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        code = "too_many" if prefix[1] in t.picks[self.seat] else "card_not_in_hand"
        return Reason(code, "EE-PAS-02", *(prefix[1:] if code == "card_not_in_hand" else ()))
