"""Phase 2, Planning: a card on every empty area, covering where you like, all at once (CS-PLAN-01 to -11)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.constants import AREAS, AVA, AVA_AREA
from vestige.games.council_of_shadows.menu import CONFIRM
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.reason import Reason
from vestige.kernel.rng import Rng
from vestige.kernel.step import Question, Step
from vestige.kernel.together import Together
from vestige.kernel.values import NOBODY, Action

BLANK = (NOBODY,) * len(AREAS)


class Planning(Together[Council]):
    """Everybody behind a screen, or openly by option; then all plans are revealed (CS-PLAN-01, -09, -10)."""

    __slots__ = ()
    name = "planning"
    asks_confirm: ClassVar[bool] = False
    limit: ClassVar[int] = 60

    def seats(self, t: Council) -> range:
        return range(t.setup.players)

    def secret(self, t: Council) -> bool:
        return bool(t.setup.options["screens"])

    def begin(self, t: Council, seat: int) -> list[Step[Council]]:
        """With an empty hand there is nothing to plan (CS-PLAN-05)."""
        t.plans[seat] = BLANK
        return [Plan(seat)] if t.hands[seat] else []

    def guess(self, t: Council, seat: int, rng: Rng) -> bool:
        """Any cards on the areas that must be filled."""
        hand = cards_of(t.hands[seat])
        rng.shuffle(hand)
        plan = list(BLANK)
        for area in to_fill(t, seat):
            plan[area] = hand.pop()
        t.plans[seat] = tuple(plan)
        return True

    def reveal(self, t: Council) -> None:
        """Cards lie where they were planned, on top of what lay there (CS-PLAN-06, -09)."""
        for seat in range(t.setup.players):
            played: list[int] = []
            for area, card in enumerate(t.plans[seat]):
                if card != NOBODY:
                    t.areas[seat * len(AREAS) + area] += (card,)
                    t.hands[seat] &= ~(1 << card)
                    played.append(card)
            t.plans[seat] = ()
            if t.ears is not None:
                t.tell("planned", seat, *played)


def cards_of(mask: int) -> list[int]:
    """The cards of a hand, in the order of the box."""
    cards: list[int] = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def to_fill(t: Council, seat: int) -> list[int]:
    """The empty areas that must get a card: all, or from the left as far as the hand reaches (CS-PLAN-03, -05)."""
    empty = [area for area in t.own_areas(seat) if not t.areas[seat * len(AREAS) + area]]
    return empty[: t.hands[seat].bit_count()]


class Plan(Question[Council]):
    """Put a card, take one back, confirm: one question until the plan is confirmed (CS-PLAN-07, -11)."""

    __slots__ = ()
    name = "plan"
    verbs = ("put", "take_back", "confirm")
    always_ask: ClassVar[bool] = True

    def options(self, t: Council) -> list[Action]:
        menu, plan = t.box.menu, t.plans[self.seat]
        cards = [card for card in cards_of(t.hands[self.seat]) if card not in plan]
        places = self.places(t, len(cards))
        options = [menu.put[card][area] for card in cards for area in places]
        options += [menu.take_back[area] for area, card in enumerate(plan) if card != NOBODY]
        if self.complete(t):
            options.append(CONFIRM)
        return options

    def closing(self, t: Council) -> list[Action]:
        """Only what brings the plan to its end."""
        if self.complete(t):
            return [CONFIRM]
        menu, plan = t.box.menu, t.plans[self.seat]
        area = next(area for area in to_fill(t, self.seat) if plan[area] == NOBODY)
        return [menu.put[card][area] for card in cards_of(t.hands[self.seat]) if card not in plan]

    def places(self, t: Council, cards: int) -> list[int]:
        """Empty areas without a card yet; others only while enough cards are left for those (CS-PLAN-03 to -05)."""
        plan = t.plans[self.seat]
        must = to_fill(t, self.seat)
        missing = [area for area in must if plan[area] == NOBODY]
        if cards <= len(missing):
            return missing
        return [area for area in t.own_areas(self.seat) if plan[area] == NOBODY]

    def complete(self, t: Council) -> bool:
        plan = t.plans[self.seat]
        return all(plan[area] != NOBODY for area in to_fill(t, self.seat))

    def take(self, t: Council, action: Action) -> None:
        if action[0] == "confirm":
            return
        plan = list(t.plans[self.seat])
        if action[0] == "put":
            plan[action[2]] = action[1]
        else:
            plan[action[1]] = NOBODY
        t.plans[self.seat] = tuple(plan)
        t.push(self)

    def why_not(self, t: Council, prefix: Action) -> Reason:
        plan, hand = t.plans[self.seat], t.hands[self.seat]
        if prefix[0] == "take_back":
            return Reason("CS_ERR_NO_SUCH_TARGET", "CS-PLAN-07")
        if prefix[0] == "put" and len(prefix) > 1:
            if not hand >> prefix[1] & 1 or prefix[1] in plan:
                return Reason("CS_ERR_CARD_NOT_IN_HAND", "CS-PLAN-11", prefix[1])
            if len(prefix) > 2:
                return self.why_not_on(t, prefix[2])
        return Reason("CS_ERR_AREA_EMPTY", "CS-PLAN-04")

    def why_not_on(self, t: Council, area: int) -> Reason:
        """Another's area, a second card, or a card that an empty area needs (CS-PLAN-04, -05)."""
        if not t.owns_area(self.seat, area):
            if area == AVA_AREA and t.leaders[self.seat] != AVA:
                return Reason("CS_ERR_MODULE_OFF", "CS-LEAD-12")
            return Reason("CS_ERR_NO_SUCH_TARGET", "CS-PLAN-11")
        if t.plans[self.seat][area] != NOBODY:
            return Reason("CS_ERR_AREA_TWICE", "CS-PLAN-04")
        return Reason("CS_ERR_AREA_EMPTY", "CS-PLAN-05" if self.too_small(t) else "CS-PLAN-04")

    def too_small(self, t: Council) -> bool:
        """Whether the hand cannot fill every empty area."""
        empty = [area for area in t.own_areas(self.seat) if not t.areas[self.seat * len(AREAS) + area]]
        return t.hands[self.seat].bit_count() < len(empty)
