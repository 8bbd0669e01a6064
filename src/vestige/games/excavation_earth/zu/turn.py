"""Zu's turn: two cards, one after the other (EE-SOLO-10, EE-ZU-FAIL-01)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth.components import COMMAND, EXCAVATE, MARKET, SELL, SNIPE, SURVEY
from vestige.games.excavation_earth.ledger import FAILURES, gain
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.deck import deck_size, discard, reveal
from vestige.games.excavation_earth.zu.excavate import excavate
from vestige.games.excavation_earth.zu.market import command, market
from vestige.games.excavation_earth.zu.priorities import say
from vestige.games.excavation_earth.zu.sell import sell, snipe
from vestige.games.excavation_earth.zu.survey import survey
from vestige.kernel.step import Procedure
from vestige.kernel.verb import COUNT, Arg


class ZuTurn(Procedure[Earth]):
    """So many cards; with an empty deck Zu has passed, also between the two (EE-SOLO-10)."""

    __slots__ = ("left",)
    name = "zu_turn"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("left", COUNT),)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, t: Earth) -> None:
        if deck_size(t) == 0:
            t.passed |= 1 << t.zu
            if t.ears is not None:
                t.tell("zu_passed")
        elif self.left:
            t.push(ZuCard(reveal(t)), ZuTurn(self.left - 1))


class ZuCard(Procedure[Earth]):
    """A revealed card is carried out; what cannot be done at all fails (EE-ZU-FAIL-01)."""

    __slots__ = ("card",)
    name = "zu_card"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("card", "zu_card"),)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, t: Earth) -> None:
        discard(t, self.card)
        if t.ears is not None:
            t.tell("zu_card", self.card)
        if not carry_out(t, self.card):
            fail(t)
        if t.setup.options["discard_extra_card"] and costly(t, self.card) and deck_size(t):
            say(t, "EE-DIF-E4")
            extra = reveal(t)
            discard(t, extra)
            if t.ears is not None:
                t.tell("zu_discarded", extra)


def carry_out(t: Earth, card: int) -> bool:
    kind = t.box.zu_kind[card]
    if kind == EXCAVATE:
        return excavate(t, card)
    if kind == MARKET:
        return market(t)
    if kind == COMMAND:
        return command(t, t.box.zu_symbol[card])
    if kind == SELL:
        return sell(t)
    if kind == SNIPE:
        return snipe(t)
    assert kind == SURVEY
    return survey(t)


def costly(t: Earth, card: int) -> bool:
    """Snipe, Survey and Excavate "most popular" cost Zu the next card (EE-DIF-E4)."""
    kind = t.box.zu_kind[card]
    return kind in (SNIPE, SURVEY) or (kind == EXCAVATE and not t.box.zu_colours[card])


def fail(t: Earth) -> None:
    """Compensation for a failed action, more or nothing by option (EE-ZU-FAIL-01, EE-DIF-E2, EE-DIF-H2)."""
    rule, credits = "EE-ZU-FAIL-01", t.box.zu_failure
    if t.setup.options["failure_15"]:
        rule, credits = "EE-DIF-H2", t.box.zu_hard_failure
    elif t.setup.options["no_failure_credits"]:
        rule, credits = "EE-DIF-E2", 0
    say(t, rule)
    gain(t, t.zu, FAILURES, credits)
    if t.ears is not None:
        t.tell("zu_failed", credits)
