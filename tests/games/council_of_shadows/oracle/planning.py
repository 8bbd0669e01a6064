"""Phase 2: plans, consumption, turn order (CS-PLAN, CS-CONS, CS-ORD)."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.council_of_shadows.oracle.box import AUTOMA, CARDS
from tests.games.council_of_shadows.oracle.goods import consume
from tests.games.council_of_shadows.oracle.moment import Moment, Person
from tests.oracle import Play, Question, Words

CONFIRM: Words = ["confirm"]


@dataclass
class Lanes(Question):
    """A question to several at once, a lane each. The answer has the seat in front."""

    lanes: list[Question] = field(default_factory=list)


def plan_all(m: Moment) -> Play:
    """Until everybody has confirmed, in any order; with an empty hand there is nothing to ask (CS-PLAN-05)."""
    planners = [me for me in m.people if me.human and me.hand]
    while planners:
        lanes = [Question("plan", me.number, plan_answers(me)) for me in planners]
        seat, *words = yield Lanes("planning", planners[0].number, [], {}, lanes)
        me = m.people[seat]
        if words == CONFIRM:
            planners.remove(me)
        elif words[0] == "put":
            me.plan[words[2]] = words[1]
        else:
            del me.plan[words[1]]
    for me in m.people:
        reveal(me)


def plan_answers(me: Person) -> list[Words]:
    cards = [card for card in me.hand if card not in me.plan.values()]
    areas = [area for area in open_areas(me) if area not in me.plan]
    answers: list[Words] = [["put", card, area] for area in areas for card in cards]
    answers += [["take_back", area] for area in me.plan]
    return [*answers, CONFIRM] if not missing(me) else answers


def empty_areas(me: Person) -> list[str]:
    return [area for area in me.chain() if not me.areas.get(area)]


def open_areas(me: Person) -> list[str]:
    """Every area, as long as the cards that are left also fill the empty ones; else these only, with too small a hand
    the first of them (CS-PLAN-03, -05)."""
    left = len(me.hand) - len(me.plan)
    return me.chain() if left > len(missing(me)) else empty_areas(me)[: len(me.hand)]


def missing(me: Person) -> list[str]:
    """Areas that must still get a card (CS-PLAN-03)."""
    return [area for area in empty_areas(me)[: len(me.hand)] if area not in me.plan]


def reveal(me: Person) -> None:
    for area, card in me.plan.items():
        me.hand.remove(card)
        me.areas.setdefault(area, []).append(card)
    me.plan = {}


# ---- the automa's card (CS-SOLO-10, -20, -23)


def turn_up(m: Moment) -> None:
    name = f"level_{min(m.people[1].level + 1, 3)}"
    pile, used = m.automa_piles[name], m.automa_used[name]
    if not pile:
        fresh = m.luck["automa"][: len(used)]
        assert sorted(fresh) == sorted(used), f"shuffled {sorted(used)}, engine {sorted(fresh)}"
        pile[:], used[:] = fresh, []
    m.automa_card = pile.pop(0)
    used.append(m.automa_card)


# ---- consumption and order


def total(m: Moment, me: Person) -> int:
    """The top card of every area (CS-CONS-01); of the automa its card; nothing with Perpetual Motion (CS-DT2-02)."""
    if not me.human:
        return int(AUTOMA[m.automa_card]["consumption"])
    if "dt2_perpetual_motion" in me.techs:
        return 0
    return sum(CARDS[cards[-1]]["consumption"] for cards in me.areas.values() if cards)


def new_order(m: Moment) -> None:
    """All counters first (CS-ORD-02). Most steps first, then most energy, then who came there first."""
    for me in m.people:
        me.moved = consume(me, total(m, me))

    def key(seat: int) -> tuple[bool, int, int, int]:
        me = m.people[seat]
        return ("dt2_perpetual_motion" in me.techs, -me.moved, -me.energy, me.stamp)

    m.order = sorted(m.order, key=key)
