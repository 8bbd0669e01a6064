"""What a position holds for a seat, term by term, for bots; the rules never look here."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.hoyuk.families import count_families, counts, leading
from vestige.games.hoyuk.rows import EXPERT, HERD, HOUSES, JOKER, STOREYS, SYMBOLS, VILLAGERS
from vestige.games.hoyuk.scoring import largest_families, majorities
from vestige.games.hoyuk.steps.inspect import tie_measure
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.words import P3_INSPECT, P4_WINDOW
from vestige.kernel.insight import Insight

KEPT: Final[tuple[float, ...]] = (0.0, 1.5, 3.3, 5.6, 8.6, 11.5)
"""What equal cards in hand are worth while they can still grow into a larger set."""
HOUSES_A_TURN: Final = 4
FAR: Final = 2.5
"""Turns ahead that count."""
FAMILIES: Final = 5
LARGEST: Final = 0.6
"""Of what the largest families would bring now, as long as they can be outgrown."""


class VillageInsight(Insight[Village]):
    """Sets scored, cards, and what the village will still bring: majorities in shared blocks, families."""

    names: ClassVar[tuple[str, ...]] = (
        *("points", "hand", "led", "shared", "largest", "families", "lonely", "cards", "houses_left"),
        *("close_seconds", "storeys", "pieces", "herds", "big_set", "first"),
    )

    def left(self, t: Village) -> float:
        """By the smallest supply of houses."""
        if not t.stack:
            return 0.0
        return min(t.supply) / int(t.setup.options["houses_per_player"])

    def terms(self, t: Village) -> list[list[float]]:
        inspections = inspections_left(t) if t.stack else 0.0
        blocks = Blocks(t)
        largest = largest_families(t)
        herds = [0] * t.seats
        if t.mode == EXPERT:
            cattle = majorities(t, HERD, t.box.cattle_points)
            villagers = majorities(t, VILLAGERS, t.box.villager_points)
            herds = [one + other for one, other in zip(cattle, villagers, strict=True)]
        soon = min(inspections, 1.0)
        return [
            [
                float(t.points[seat]),
                *hand_worth(t, seat),
                blocks.led[seat] * min(inspections, FAR),
                blocks.shared[seat] * soon,
                (LARGEST if inspections > 1 else 1.0) * largest[seat],
                min(count_families(t, seat), FAMILIES) * soon,
                blocks.lonely[seat] * soon,
                float(len(t.hands[seat])),
                float(t.supply[seat]),
                blocks.seconds[seat] * min(inspections, FAR),
                float(blocks.storeys[seat]),
                float(blocks.pieces[seat]),
                float(herds[seat]),
                big_set(t, seat),
                1.0 if t.first == seat else 0.0,
            ]
            for seat in range(t.seats)
        ]


class Blocks:
    """By seat: aspects led in shared blocks now and those behind by one, shared blocks, blocks of one's own, storeys
    and pieces."""

    __slots__ = ("led", "lonely", "pieces", "seconds", "shared", "storeys")

    def __init__(self, t: Village) -> None:
        seats = t.seats
        self.led, self.seconds, self.shared = [0] * seats, [0] * seats, [0] * seats
        self.lonely, self.storeys, self.pieces = [0] * seats, [0] * seats, [0] * seats
        for number, residents in enumerate(t.residents):
            if residents & (residents - 1):
                self.count(t, number, residents)
            elif residents:
                self.lonely[residents.bit_length() - 1] += 1

    def count(self, t: Village, number: int, residents: int) -> None:
        found = counts(t, number)
        for aspect in t.box.aspects[: len(t.aspects)]:
            measure = aspect.measure
            winner = leading(found, measure, tie_measure(t, aspect))
            most = max([own[measure] for own in found])
            if winner >= 0:
                self.led[winner] += 1
            for seat, own in enumerate(found):
                if seat != winner and residents >> seat & 1 and own[measure] + 1 >= most:
                    self.seconds[seat] += 1
        for seat, own in enumerate(found):
            self.shared[seat] += residents >> seat & 1
            self.storeys[seat] += own[STOREYS]
            self.pieces[seat] += sum(own) - own[HOUSES] - own[STOREYS]


def inspections_left(t: Village) -> float:
    """How many inspections are still to come, this turn's included."""
    this_turn = 1 if t.phase < P3_INSPECT else 0
    return this_turn + (0 if t.ending else min(t.supply) / HOUSES_A_TURN)


def held(t: Village, seat: int) -> list[int]:
    """Cards by symbol, jokers with the most numerous one."""
    found = [0] * len(SYMBOLS)
    for card in t.hands[seat]:
        found[t.box.cards[card].symbol] += 1
    best = 0
    for symbol in range(JOKER):
        if found[symbol] > found[best]:
            best = symbol
    found[best] += found[JOKER]
    return found[:JOKER]


def hand_worth(t: Village, seat: int) -> list[float]:
    """In the last window only what is scored counts more."""
    if not t.stack or (t.ending and t.phase >= P4_WINDOW):
        return [float(len(t.hands[seat]))]
    worth = 0.0
    for count in held(t, seat):
        worth += kept(count)
    return [worth]


def kept(count: int) -> float:
    return KEPT[count] if count < len(KEPT) else KEPT[-1] + kept(count - len(KEPT) + 1)


def big_set(t: Village, seat: int) -> float:
    """How near the largest set of equal cards is, squared."""
    most = min(5, max(held(t, seat)))
    return most * most / 25.0
