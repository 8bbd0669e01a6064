"""How good a position looks, for bots. Rules never import it."""

from __future__ import annotations

from typing import Final

from vestige.games.excavation_earth.components import CENTRES, GLYPHS, MARKETS
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.majority import shares
from vestige.kernel.values import NOBODY
from vestige.kernel.view import View

CARD: Final = 2.5
TRAVEL_CARD: Final = 1.2
RELIC: Final = 2.0
TRADER: Final = 2.0
GUARD: Final = 1.5
WANTED: Final = 0.6
NEAR_SITE: Final = 0.5
MARKER: Final = 1.0


def evaluate(view: View[Earth], seat: int) -> float:
    """The seat's credits less the best other's, each with what pieces still promise."""
    t = view.table
    totals = t.score_sheet().totals()
    hopes = [total + promise(t, other) for other, total in enumerate(totals)]
    return hopes[seat] - max(hope for other, hope in enumerate(hopes) if other != seat)


def promise(t: Earth, seat: int) -> float:
    """Credits still to be expected; the nearer the end, the fewer."""
    rounds = t.box.rounds - t.round
    worth = GUARD * t.gallery[seat].bit_count() * (1 + rounds) / t.box.rounds + expected_majorities(t, seat)
    traders = sum(t.traders[seat :: t.seats])
    worth += TRADER * min(traders, len(t.owned(seat)) + 1 + rounds)
    worth += sum(RELIC + WANTED * demand(t, seat, relic // GLYPHS) for relic in t.owned(seat))
    if seat != t.zu:
        worth += CARD * len(t.hands[seat]) + TRAVEL_CARD * t.travel[seat].bit_count()
        worth += MARKER * (t.markers[seat] > 0) + NEAR_SITE * relics_underfoot(t, seat)
    return worth


def demand(t: Earth, seat: int, colour: int) -> int:
    """Buyers who want this colour where the seat has a trader, and half a payout on top."""
    buyers = sum(t.interested(market, colour) for market in range(MARKETS) if t.trades(market, seat))
    return buyers + t.box.payout[t.rank(colour)] // 2


def relics_underfoot(t: Earth, seat: int) -> int:
    return sum(t.sites[relic] > 0 for place in t.places(seat) for relic in t.box.relics_at[place])


def expected_majorities(t: Earth, seat: int) -> float:
    """What the centres would bring in this round if nobody sent another envoy."""
    if t.active == NOBODY:
        return 0.0
    payout = t.box.majorities[t.round - 1]
    return sum(shares(t.envoys[c * t.seats : (c + 1) * t.seats], payout)[seat] for c in range(CENTRES)) * 0.8
