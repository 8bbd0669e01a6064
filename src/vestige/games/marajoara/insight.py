"""How good a position looks, for bots. Rules never import it."""

from __future__ import annotations

from typing import Final

from vestige.games.marajoara.rows import BLUE, FRAGMENTS, LAST_STEP, RED, SLOTS, TRACKS, VASES
from vestige.games.marajoara.table import MarajoaraTable, Museum
from vestige.kernel.view import View

CREDIT: Final = 0.45
RED_PIP: Final = 1.1
POOR_RED_PIP: Final = 0.4
BLUE_PIP: Final = 0.75
TOKEN: Final = 0.8
STEP: Final = 0.5


def evaluate(view: View[MarajoaraTable], seat: int) -> float:
    """The seat's points less the best other's, each with what dice, discs and tokens still promise."""
    t = view.table
    totals = t.score_sheet().totals()
    hopes = [total + promise(t, other) for other, total in enumerate(totals)]
    return hopes[seat] - max((hope for other, hope in enumerate(hopes) if other != seat), default=0.0)


def promise(t: MarajoaraTable, seat: int) -> float:
    """Points still to be expected; the nearer the end, the fewer."""
    if t.mission is None:
        left = (t.box.components.rounds - t.round) / t.box.components.rounds
    else:
        left = 1 - len(t.removed) / t.box.components.removed
    money = t.money(seat)
    steps = [t.discs[seat * TRACKS + track] for track in range(TRACKS)]
    worth = CREDIT * money + sum(STEP * step * step / LAST_STEP for step in steps if step < LAST_STEP)
    for number in t.own_museums(seat):
        worth += stored_worth(t, t.museums[number], money) + TOKEN * t.tokens.count(number)
    return min(1.0, 2 * left) * worth


def stored_worth(t: MarajoaraTable, museum: Museum, money: int) -> float:
    """Red dice count as far as money and showcase go, blue dice while fragments are missing."""
    red = [t.value[die] for die in museum.store[RED * SLOTS : BLUE * SLOTS] if die >= 0]
    blue = [t.value[die] for die in museum.store[BLUE * SLOTS :] if die >= 0]
    worth = 0.0
    if museum.vases < VASES:
        worth += RED_PIP * min(sum(red), money) + POOR_RED_PIP * max(0, sum(red) - money)
    if museum.restored.bit_count() < FRAGMENTS:
        worth += BLUE_PIP * sum(blue)
    return worth
