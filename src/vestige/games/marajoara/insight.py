"""How good a position looks, for bots. Rules never import it."""

from __future__ import annotations

from vestige.games.marajoara.rows import BLUE, LAST_STEP, RED, SLOTS, TRACKS, VASES
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.view import View


def evaluate(view: View[MarajoaraTable], seat: int) -> float:
    """The seat's points less the best rival's, each with what the stored dice, discs and tokens promise."""
    t = view.table
    totals = t.score_sheet().totals()
    hopes = [total + promise(t, place) for place, total in enumerate(totals)]
    rivals = [hope for place, hope in enumerate(hopes) if place != seat]
    return hopes[seat] - max(rivals, default=0.0)


def promise(t: MarajoaraTable, seat: int) -> float:
    """Points that stored dice and half-way discs should still bring; it fades towards the end."""
    left = max(0.0, 1 - (t.round - 1) / t.box.components.rounds) if t.mission is None else 1 - len(t.removed) / 14
    worth = 0.0
    for number in t.own_museums(seat):
        museum = t.museums[number]
        money = t.money(seat)
        if museum.vases < VASES:
            red = sum(t.value[die] for die in museum.store[RED * SLOTS : (RED + 1) * SLOTS] if die >= 0)
            worth += 1.6 * min(red, money) + 0.5 * max(0, red - money)
        blue = sum(t.value[die] for die in museum.store[BLUE * SLOTS :] if die >= 0)
        worth += 0.7 * blue + 0.3 * money + 0.4 * t.tokens.count(number)
    steps = sum(t.discs[seat * TRACKS + track] for track in range(TRACKS))
    return left * (worth + 0.5 * steps * steps / LAST_STEP)
