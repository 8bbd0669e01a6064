"""The whole game (section 28 of the rules)."""

from __future__ import annotations

from tests.games.council_of_shadows.oracle.acting import act
from tests.games.council_of_shadows.oracle.automa import automa_turn
from tests.games.council_of_shadows.oracle.box import LEADERS
from tests.games.council_of_shadows.oracle.buying import buy_turn
from tests.games.council_of_shadows.oracle.counting import final_count
from tests.games.council_of_shadows.oracle.goods import consume, gain
from tests.games.council_of_shadows.oracle.harvesting import harvest_step
from tests.games.council_of_shadows.oracle.levels import level_check
from tests.games.council_of_shadows.oracle.moment import Moment
from tests.games.council_of_shadows.oracle.planning import new_order, plan_all, turn_up
from tests.oracle import Play, ask


def game(m: Moment) -> Play:
    """From the deal, or from the beginning of a round."""
    yield from choose_leaders(m)
    m.round = max(m.round, 1)
    while True:
        yield from one_round(m)
        if m.throne != "nobody":
            break
        m.round += 1
    final_count(m)


def choose_leaders(m: Moment) -> Play:
    """The highest token first (CS-LEAD-02, -03)."""
    if not m.options["module_2_leaders"]:
        return
    for seat in reversed(m.order):
        me = m.people[seat]
        if me.human and me.leader == "nobody":
            left = [name for name in LEADERS if name not in [other.leader for other in m.people]]
            words = yield from ask("choose_leader", seat, [["leader", name] for name in left])
            me.leader = words[1]
            consume(me, LEADERS[me.leader]["consumption"])
            gain(m, me, LEADERS[me.leader]["energy"])


def one_round(m: Moment) -> Play:
    for seat in m.order:
        if m.people[seat].human:
            yield from buy_turn(m, m.people[seat])
            yield from level_check(m, m.people[seat])
    yield from plan_all(m)
    if m.solo:
        turn_up(m)
    new_order(m)
    for seat in m.order:
        me = m.people[seat]
        if me.human:
            yield from act(m, me)
            yield from harvest_step(m, me)
        else:
            yield from automa_turn(m, me)
        yield from level_check(m, me)
