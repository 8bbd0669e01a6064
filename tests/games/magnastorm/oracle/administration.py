"""Phase 2 in its six steps (chapter 15), and the ranking (chapter 17)."""

from __future__ import annotations

from tests.games.magnastorm.oracle.acting import change_hands
from tests.games.magnastorm.oracle.box import INCOME, NAMES, ROUNDS
from tests.games.magnastorm.oracle.moment import Moment
from tests.games.magnastorm.oracle.objectives import majority


def administration(m: Moment) -> None:
    income(m)
    majorities(m)
    research_commanders(m)
    turn_order(m)
    m.upper, m.lower = m.lower, {}
    if m.round < ROUNDS:
        m.round += 1


def income(m: Moment) -> None:
    for seat in m.order:
        me = m.people[seat]
        for wedge, sector in zip(INCOME, m.calm(), strict=True):
            labs = min(4, m.labs_in(me, sector))
            if labs:
                m.gain(me, me.cost(wedge[labs - 1]))


def majorities(m: Moment) -> None:
    for sector in m.calm():
        me = majority(m, sector)
        if me is not None:
            m.earn(me, "majorities", 1)
            if me.has(8):
                m.earn(me, "powers", 1)


def research_commanders(m: Moment) -> None:
    """To whoever is alone on top; a tie brings the card back (MS-ADM-03 … -05)."""
    for track, card in zip(m.tracks, m.researchers, strict=True):
        leader = m.alone_ahead([person.levels[track] for person in m.people])
        if leader is None or leader is not m.controller(card):
            change_hands(m, leader, card)
        if leader is not None and card == NAMES[15]:
            m.earn(leader, "powers", 1)


def turn_order(m: Moment) -> None:
    if m.token != "nobody":
        seat = m.seat(m.token)
        m.order = [seat, *(other for other in m.order if other != seat)]
        m.token = "nobody"


def places(m: Moment) -> list[int]:
    """More reputation first, then further ahead on the turn track (MS-END-06)."""
    ranking = sorted(m.people, key=lambda person: (-person.reputation(), m.order.index(person.number)))
    return [ranking.index(person) + 1 for person in m.people]
