"""Survey (Sondage): change the forecast, take the initiative, look for relics (EE-SUR-01 to -08, EE-FAC-01)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth import crew, relics
from vestige.games.excavation_earth.cards import play_card
from vestige.games.excavation_earth.components import HOLD, ISSISINUI, RELICS
from vestige.games.excavation_earth.menu import DECLINE
from vestige.games.excavation_earth.steps.sample import Sample, owed_cards
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question, Step
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import Arg


def begin(t: Earth, seat: int, card: int) -> None:
    """In rounds 1 and 2 the card joins the forecast, in round 3 the discard (EE-SUR-02, -05)."""
    colour = t.box.card_colour[card]
    steps: list[Step[Earth]] = [Prospect(seat, colour), *owed_cards(t, seat)]
    if t.round < t.box.rounds:
        t.hands[seat].give(t, card, t.forecast)
        steps.insert(0, Replace(seat))
    else:
        play_card(t, seat, card)
    t.push(*steps)


def why_not(t: Earth, colour: int) -> Reason:
    if t.round < t.box.rounds:
        return Reason("forecast_taken", "EE-SUR-01")
    return Reason("no_effect", "EE-SUR-06")


def replace(t: Earth, place: int) -> None:
    """The newest forecast card takes this place, the old one goes to the discard."""
    old = t.forecast.cards[place]
    new = t.forecast.cards[-1]
    t.forecast.move(t, len(t.forecast) - 1, t.forecast, place)
    t.forecast.give(t, old, t.discard)
    if t.ears is not None:
        t.tell("forecast_changed", old, new)


def put_cube(t: Earth, seat: int, place: int, guard: Action = ()) -> None:
    crew.take_cube(t, seat, guard)
    t.cubes = (*t.cubes[:place], seat, *t.cubes[place + 1 :])
    if t.ears is not None:
        t.tell("cube_placed", seat, t.forecast.cards[place])


def take_marker(t: Earth, seat: int) -> None:
    """The smallest number there is, unless the seat has one already (EE-SUR-03, -07)."""
    if not t.markers[seat]:
        t.markers[seat] = next(number for number in range(1, t.box.markers + 1) if number not in t.markers)
        if t.ears is not None:
            t.tell("marker_taken", seat, t.markers[seat])


class Replace(Question[Earth]):
    """Which forecast card without a cube makes way; the cube is a must while the reserve holds one (EE-SUR-02)."""

    __slots__ = ()
    name = "replace"
    verbs = ("replace",)

    def options(self, t: Earth) -> list[Action]:
        return [("replace", t.forecast.cards[place]) for place, cube in enumerate(t.cubes) if cube == NOBODY]

    def take(self, t: Earth, action: Action) -> None:
        place = t.forecast.cards.index(action[1])
        replace(t, place)
        if t.reserve[self.seat]:
            put_cube(t, self.seat, place)
        elif t.gallery[self.seat]:
            t.push(Cube(self.seat, t.forecast.cards[place]))
        take_marker(t, self.seat)

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        taken = prefix[1] in t.forecast.cards[: len(t.cubes)]
        return Reason("forecast_taken" if taken else "card_not_in_forecast", "EE-SUR-01")


class Cube(Question[Earth]):
    """With an empty reserve: a guard on the card, or no cube at all (EE-SUR-02)."""

    __slots__ = ("card",)
    name = "cube"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("card", "card"))
    verbs = ("cube", "decline")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, t: Earth) -> list[Action]:
        return [*(("cube", cell) for cell in range(RELICS) if t.sampled(self.seat, cell)), DECLINE]

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "cube":
            put_cube(t, self.seat, t.forecast.cards.index(self.card), action[1:])

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        return Reason("no_crew", "EE-SUR-02")


class Prospect(Procedure[Earth]):
    """Two relics of the colour, three for Is'sisinui, shown to all (EE-SUR-04, EE-FAC-01)."""

    __slots__ = ("colour", "seat")
    name = "prospect"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("colour", "colour"))

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def run(self, t: Earth) -> None:
        psychic = t.factions[self.seat] == ISSISINUI
        if relics.draw_relics(t, self.colour, 3 if psychic else 2):
            steps: list[Step[Earth]] = [Lay(self.seat), BuyDrawn(self.seat), Return()]
            if psychic:
                steps.insert(0, FreeRelic(self.seat))
            t.push(*steps)


class FreeRelic(Question[Earth]):
    """Is'sisinui may store one of the relics for free (EE-FAC-01)."""

    __slots__ = ()
    name = "free_relic"
    verbs = ("store", "decline")

    def options(self, t: Earth) -> list[Action]:
        if t.hold_room(self.seat) <= 0:
            return [DECLINE]
        return [*(("store", relic) for relic in sorted(set(relics.drawn_relics(t)))), DECLINE]

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "store":
            relic: int = action[1]
            relics.take_drawn(t, relic)
            relics.store(t, self.seat, relic, HOLD)
            if t.ears is not None:
                t.tell("stored", self.seat, relic)
            t.push(Sample(self.seat, relic))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        return Reason("relic_not_there", "EE-FAC-01")


class Lay(Question[Earth]):
    """One of the relics goes to its dig site (EE-SUR-04)."""

    __slots__ = ()
    name = "lay"
    verbs = ("lay",)
    skips = True

    def options(self, t: Earth) -> list[Action]:
        return [("lay", relic) for relic in sorted(set(relics.drawn_relics(t)))]

    def take(self, t: Earth, action: Action) -> None:
        relics.place_drawn(t, action[1])

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        return Reason("relic_not_there", "EE-SUR-04")


class BuyDrawn(Question[Earth]):
    """A relic that is left may be bought for twice its value into the hold (EE-SUR-04)."""

    __slots__ = ()
    name = "buy_drawn"
    verbs = ("buy", "decline")

    def price(self, t: Earth, relic: int) -> int:
        return t.box.survey_factor * t.box.value[relic]

    def options(self, t: Earth) -> list[Action]:
        if t.hold_room(self.seat) <= 0:
            return [DECLINE]
        affordable = [
            relic for relic in sorted(set(relics.drawn_relics(t))) if self.price(t, relic) <= t.credits[self.seat]
        ]
        return [*(("buy", relic, HOLD) for relic in affordable), DECLINE]

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "buy":
            relic: int = action[1]
            relics.take_drawn(t, relic)
            relics.pay_for(t, self.seat, relic, HOLD, self.price(t, relic))
            t.push(Sample(self.seat, relic))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[1] not in relics.drawn_relics(t):
            return Reason("relic_not_there", "EE-SUR-04")
        if len(prefix) > 2 and prefix[2] != HOLD:
            return Reason("not_allowed", "EE-STO-02")
        return Reason("not_enough_credits", "EE-SUR-04", t.credits[self.seat])


class Return(Procedure[Earth]):
    """The rest is shuffled back into the supply (EE-SUR-04)."""

    __slots__ = ()
    name = "return"

    def run(self, t: Earth) -> None:
        relics.return_drawn(t)
