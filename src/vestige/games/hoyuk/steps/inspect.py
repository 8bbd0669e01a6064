"""Phase 3, aspect cards: the blocks are inspected one by one (HY-P3, HY-INT, HY-EXP-04 … -07)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.hoyuk.families import counts, leading
from vestige.games.hoyuk.rows import Aspect
from vestige.games.hoyuk.table import Village
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import EVERYONE, Action


def eligible(t: Village) -> list[int]:
    """Blocks with two inhabitants or more, without locusts, not inspected yet (HY-P3-02, -03)."""
    return [
        number
        for number, residents in enumerate(t.residents)
        if residents & (residents - 1) and number not in t.invaded and number not in t.inspected
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Inspection(Procedure[Village]):
    """The players choose in turn until every block has been inspected (HY-P3-01)."""

    __slots__ = ()
    name: ClassVar[str] = "inspection"

    def run(self, t: Village) -> None:
        if eligible(t):
            t.push(Inspect((t.first + len(t.inspected)) % t.seats), Inspection())


@mypyc_attr(allow_interpreted_subclasses=True)
class Inspect(Question[Village]):
    """Which block is inspected next; the last one is inspected without a question (HY-P3-03)."""

    __slots__ = ()
    name: ClassVar[str] = "inspect"
    verbs: ClassVar[tuple[str, ...]] = ("inspect",)

    def options(self, t: Village) -> list[Action]:
        return [("inspect", t.founded[number]) for number in eligible(t)]

    def take(self, t: Village, action: Action) -> None:
        number = t.block[int(action[1])]
        t.inspected = (*t.inspected, number)
        if t.ears is not None:
            t.tell("inspected", self.seat, int(action[1]))
        settle_aspects(t, number)

    def why_not(self, t: Village, prefix: Action) -> Reason:
        cell = int(prefix[1])
        if cell in t.founded and t.block[cell] in t.inspected:
            return Reason("E_BLOCK_DONE", "HY-P3-02", cell)
        return Reason("E_BLOCK_NOT_ELIGIBLE", "HY-P3-03", cell)


def tie_measure(t: Village, aspect: Aspect) -> int:
    """What decides among equals, by either reading of the rulebook (HY-P3-06, HY-MODE-10)."""
    return aspect.tie_piece if t.by_piece else aspect.tie


def settle_aspects(t: Village, number: int) -> None:
    """For each aspect of the mode the leader takes the top card of its pile, whatever its symbol (HY-P3-04 … -10)."""
    found = counts(t, number)
    for pile, aspect in enumerate(t.box.aspects[: len(t.aspects)]):
        winner = leading(found, aspect.measure, tie_measure(t, aspect))
        if winner >= 0:
            win_card(t, winner, pile, number)
        elif t.ears is not None and any(seat[aspect.measure] for seat in found):
            t.tell("card_tied", pile, t.founded[number])


def win_card(t: Village, seat: int, pile: int, number: int) -> None:
    """From an empty pile nothing (HY-P3-07); else the next card of the pile comes to light."""
    cards = t.aspects[pile]
    if not cards.cards:
        if t.ears is not None:
            t.tell("pile_empty", pile, t.founded[number])
        return
    card = cards.turn_up(t)
    t.hands[seat] = (*t.hands[seat], card)
    if t.ears is not None:
        t.tell("card_won", seat, pile, t.box.cards[card].symbol, t.founded[number])
    if cards.cards:
        cards.look(t, EVERYONE, 1)
