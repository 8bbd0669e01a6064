"""Reputation won and lost; whoever reaches the threshold sets the end flag for good (MS-END-01, MS-FLOW-12)."""

from __future__ import annotations

from vestige.games.magnastorm.constants import CEDRIC, FROM_COMMANDERS, FROM_POWERS, MOST_SEATS
from vestige.games.magnastorm.table import Planet
from vestige.kernel.values import NOBODY


def win(t: Planet, seat: int, source: int, points: int) -> None:
    t.points[MOST_SEATS * source + seat] += points
    t.reputation[seat] += points
    if not t.flag and t.reputation[seat] >= t.count.threshold:
        t.flag = True
        if t.ears is not None:
            t.tell("threshold", seat, t.reputation[seat])


def take_card(t: Planet, seat: int, commander: int) -> None:
    """The card goes to its new controller; a previous one loses it at once (MS-CMD-06, -07, MS-ADM-03)."""
    lose_card(t, commander)
    t.powers[seat] |= 1 << commander
    if t.ears is not None:
        t.tell("controls", seat, commander, t.box.gains[commander])
    win(t, seat, FROM_COMMANDERS, t.box.gains[commander])


def lose_card(t: Planet, commander: int) -> None:
    """Whoever controls the commander loses its red reputation (MS-CMD-07, MS-ADM-05)."""
    seat = t.holder(commander)
    if seat == NOBODY:
        return
    t.powers[seat] &= ~(1 << commander)
    t.points[MOST_SEATS * FROM_COMMANDERS + seat] -= t.box.losses[commander]
    t.reputation[seat] -= t.box.losses[commander]
    if t.ears is not None:
        t.tell("loses", seat, commander, t.box.losses[commander])


def cedric(t: Planet, seat: int, commander: int) -> None:
    """One more whenever the card is taken or kept (MS-POW-15)."""
    if 1 << commander == CEDRIC:
        if t.ears is not None:
            t.tell("cedric", seat)
        win(t, seat, FROM_POWERS, 1)
