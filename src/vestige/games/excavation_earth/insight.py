"""What a position holds for a seat, term by term, for bots. Rules never import it."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth.components import CENTRES, GLYPHS, MARKETS
from vestige.games.excavation_earth.scoring import columns, rows, stored
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.insight import Insight
from vestige.kernel.majority import shares
from vestige.kernel.values import NOBODY


class EarthInsight(Insight[Earth]):
    """Credits, and what guards, traders, relics and cards still promise."""

    names: ClassVar[tuple[str, ...]] = (
        *("credits", "gallery", "guards", "majorities", "traders", "relics", "demand", "cards", "travel"),
        *("marker", "underfoot", "envoys", "crew", "idle_traders", "wild_relics", "passed", "turn"),
    )

    def left(self, t: Earth) -> float:
        """By rounds, and within a round by the cards that are still in the hands."""
        if not t.stack:
            return 0.0
        cards = sum(len(hand) for hand in t.hands)
        within = min(1.0, cards / (6.0 * max(1, len(t.hands))))
        return (t.box.rounds - t.round + within) / t.box.rounds

    def terms(self, t: Earth) -> list[list[float]]:
        majorities = expected_majorities(t)
        fade = (1 + t.box.rounds - t.round) / t.box.rounds
        return [
            [
                float(t.credits[seat]),
                float(columns(t, seat) + rows(t, seat) + (stored(t, seat) if t.zu != NOBODY else 0)),
                fade * t.gallery[seat].bit_count(),
                majorities[seat],
                *trade(t, seat),
                *(belongings(t, seat) if seat != t.zu else (0.0, 0.0, 0.0, 0.0)),
                float(sum(t.envoys[seat :: t.seats])),
                float(t.reserve[seat]) if seat != t.zu else 0.0,
                *idle(t, seat),
                float(t.passed >> seat & 1),
                1.0 if t.active == seat else 0.0,
            ]
            for seat in range(t.seats)
        ]


def trade(t: Earth, seat: int) -> list[float]:
    """Traders as far as there will be relics for them, relics, and how much each is wanted."""
    owned = t.owned(seat)
    traders = sum(t.traders[seat :: t.seats])
    wanted = 0
    for relic in owned:
        wanted += demand(t, seat, relic // GLYPHS)
    return [float(min(traders, len(owned) + 1 + t.box.rounds - t.round)), float(len(owned)), float(wanted)]


def demand(t: Earth, seat: int, colour: int) -> int:
    """Buyers who want this colour where the seat has a trader, and half a payout on top."""
    buyers = 0
    for market in range(MARKETS):
        if t.trades(market, seat):
            buyers += t.interested(market, colour)
    return buyers + t.box.payout[t.rank(colour)] // 2


def belongings(t: Earth, seat: int) -> tuple[float, float, float, float]:
    """Cards in hand, Travel cards, an initiative marker, relics where the explorers stand."""
    underfoot = 0
    for place in t.places(seat):
        for relic in t.box.relics_at[place]:
            underfoot += t.sites[relic] > 0
    return float(len(t.hands[seat])), float(t.travel[seat].bit_count()), float(t.markers[seat] > 0), float(underfoot)


def idle(t: Earth, seat: int) -> list[float]:
    """Traders in markets where none of the relics is wanted, and relics that no trader of the seat can sell now."""
    owned = t.owned(seat)
    colours = {relic // GLYPHS for relic in owned}
    lazy = 0
    sold: set[int] = set()
    for market in range(MARKETS):
        if t.trades(market, seat):
            wanted = [colour for colour in colours if t.interested(market, colour)]
            sold.update(wanted)
            lazy += not wanted
    return [float(lazy), float(sum(relic // GLYPHS not in sold for relic in owned))]


def expected_majorities(t: Earth) -> list[float]:
    """What the centres would bring in this round if nobody sent another envoy."""
    if t.active == NOBODY or not t.stack:
        return [0.0] * t.seats
    payout, found = t.box.majorities[t.round - 1], [0] * t.seats
    for centre in range(CENTRES):
        envoys = t.envoys[centre * t.seats : (centre + 1) * t.seats]
        if max(envoys):
            for seat, credits in enumerate(shares(envoys, payout)):
                found[seat] += credits
    return [float(credits) for credits in found]
