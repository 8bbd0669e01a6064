"""What a position is worth to a seat, for bots; the rules never look here."""

from __future__ import annotations

from typing import Final

from vestige.games.hoyuk.families import count_families, counts, leading
from vestige.games.hoyuk.rows import JOKER, SYMBOLS
from vestige.games.hoyuk.scoring import largest_families
from vestige.games.hoyuk.steps.inspect import tie_measure
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.words import P3_INSPECT, P4_WINDOW
from vestige.kernel.view import View

KEPT: Final = (0.0, 1.5, 3.3, 5.6, 8.6, 11.5)
"""What equal cards in hand are worth while they can still grow into a larger set."""
CARD: Final = 1.8
"""A card that a majority will win."""
HOUSES_A_TURN: Final = 4
FAR: Final = 2.5
"""Turns ahead that count."""
FAMILY: Final = 0.5
FAMILIES: Final = 5
LARGEST: Final = 0.6
SHARED: Final = 0.4
"""Living in a block with others: there are cards to be won."""


def evaluate(view: View[Village], seat: int) -> float:
    """The seat's points less the best other's, each with what village and hand still promise."""
    t = view.table
    hopes = promises(t)
    return hopes[seat] - max(hope for other, hope in enumerate(hopes) if other != seat)


def promises(t: Village) -> list[float]:
    if not t.stack:
        return [float(total) for total in t.score_sheet().totals()]
    inspections = inspections_left(t)
    led, shared = majorities(t)
    largest = largest_families(t)
    sure = LARGEST if inspections > 1 else 1.0
    return [
        t.points[seat]
        + hand_worth(t, seat)
        + CARD * led[seat] * min(inspections, FAR)
        + SHARED * shared[seat] * min(inspections, 1)
        + sure * largest[seat]
        + FAMILY * min(count_families(t, seat), FAMILIES) * min(inspections, 1)
        for seat in range(t.seats)
    ]


def inspections_left(t: Village) -> float:
    """How many inspections are still to come, this turn's included."""
    this_turn = 1 if t.phase < P3_INSPECT else 0
    return this_turn + (0 if t.ending else min(t.supply) / HOUSES_A_TURN)


def hand_worth(t: Village, seat: int) -> float:
    """Cards by symbol, jokers with the most numerous one; in the last window only what is scored counts more."""
    held = [0] * len(SYMBOLS)
    for card in t.hands[seat]:
        held[t.box.cards[card].symbol] += 1
    if t.ending and t.phase >= P4_WINDOW:
        return float(len(t.hands[seat]))
    most = max(range(JOKER), key=lambda symbol: held[symbol])
    held[most] += held[JOKER]
    return sum(kept(count) for count in held[:JOKER])


def kept(count: int) -> float:
    return KEPT[count] if count < len(KEPT) else KEPT[-1] + kept(count - len(KEPT) + 1)


def majorities(t: Village) -> tuple[list[int], list[int]]:
    """By seat: aspects led in shared blocks now, and shared blocks lived in."""
    led, shared = [0] * t.seats, [0] * t.seats
    for number, residents in enumerate(t.residents):
        if not residents & (residents - 1):
            continue
        found = counts(t, number)
        for aspect in t.box.aspects[: len(t.aspects)]:
            winner = leading(found, aspect.measure, tie_measure(t, aspect))
            if winner >= 0:
                led[winner] += 1
        for seat in range(t.seats):
            shared[seat] += residents >> seat & 1
    return led, shared
