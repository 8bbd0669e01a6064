"""The draft: two cards at a time, the rest to the left (EE-PREP-10 to -12); alone, some are lost (EE-SOLO-09)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth.cards import close_packs, draw_cards, open_packs
from vestige.games.excavation_earth.offer import Keep, open_offer
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question, Step
from vestige.kernel.together import Together
from vestige.kernel.values import Action, reader
from vestige.kernel.verb import COUNT, Arg


def deal_draft(t: Earth) -> None:
    """Eight new cards each; kept cards stay in the hand and out of the draft (EE-PREP-10)."""
    if t.setup.players == 1:
        deal_alone(t)
        return
    open_packs(t)
    for seat, pack in enumerate(t.packs):
        draw_cards(t, pack, t.box.draft_deal)
        if t.ears is not None:
            t.tell("drew", seat, *pack.cards, readers=reader(seat))
    t.push(Draft(t.box.draft_rounds))


def deal_alone(t: Earth) -> None:
    """Nine cards: keep 2, two of the rest are lost, keep 2, one is lost, the last two stay (EE-SOLO-09)."""
    open_offer(t, 0, t.box.solo_deal)
    pick = [Keep(0) for _ in range(t.box.draft_pick)]
    first, second = t.box.solo_lost
    t.push(*pick, Lose(first), *pick, Lose(second), KeepRest())


class Lose(Procedure[Earth]):
    """So many random cards of the pack are discarded (EE-SOLO-09)."""

    __slots__ = ("count",)
    name = "lose"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("count", COUNT),)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, t: Earth) -> None:
        pack = t.packs[0]
        for _ in range(min(self.count, len(pack))):
            card = pack.cards[t.below(len(pack))]
            pack.give(t, card, t.discard)
            if t.ears is not None:
                t.tell("lost_card", 0, card)


class KeepRest(Procedure[Earth]):
    """The last two cards stay without a question (EE-SOLO-09)."""

    __slots__ = ()
    name = "keep_rest"

    def run(self, t: Earth) -> None:
        (pack,) = t.packs
        pack.draw(t, t.hands[0], len(pack))
        t.packs = []


class Draft(Together[Earth]):
    """Everybody keeps two cards of the pack at the same time and hands the rest to the left (EE-PREP-11)."""

    __slots__ = ("left",)
    name = "draft"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("left", COUNT),)

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def seats(self, t: Earth) -> range:
        return range(t.setup.players)

    def begin(self, t: Earth, seat: int) -> list[Step[Earth]]:
        t.picks[seat] = ()
        return [DraftPick(seat) for _ in range(t.box.draft_pick)]

    def reveal(self, t: Earth) -> None:
        people = t.setup.players
        for seat in range(people):
            if self.left == t.box.draft_rounds - 1 and people > 2:
                t.packs[seat].confide(reader((seat - 1) % people))
            for card in t.picks[seat]:
                t.packs[seat].give(t, card, t.hands[seat])
            t.picks[seat] = ()
        if self.left == 1:
            close_packs(t)
        else:
            hand_on(t)
            t.push(Draft(self.left - 1))


def hand_on(t: Earth) -> None:
    """Seat n gives to seat n + 1, the last to the first, whatever the turn order (EE-PREP-11)."""
    given = t.packs
    open_packs(t)
    for seat, pack in enumerate(given):
        to = (seat + 1) % len(given)
        pack.draw(t, t.packs[to], len(pack))
        if t.ears is not None:
            t.tell("handed_on", seat, to, *t.packs[to].cards, readers=reader(seat) | reader(to))


class DraftPick(Question[Earth]):
    """One of the two cards to keep (EE-PREP-12); a pack that ran short gives what it has (EE-DECK-02)."""

    __slots__ = ()
    name = "draft_pick"
    verbs = ("pick",)
    skips = True

    def options(self, t: Earth) -> list[Action]:
        picked = t.picks[self.seat]
        return [t.box.menu.picks[card] for card in t.packs[self.seat].cards if card not in picked]

    def take(self, t: Earth, action: Action) -> None:
        t.picks[self.seat] += (action[1],)

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[1] in t.picks[self.seat]:
            return Reason("too_many", "EE-PREP-12")
        return Reason("card_not_in_hand", "EE-PREP-12", prefix[1])
