"""How a question is put: the exchange beside it, what is answered unasked, what is left out (MS-FLOW-08, -09)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement
from typing import Any

from tests.games.magnastorm.oracle.box import COLOURS, NAMES, YELLOW
from tests.games.magnastorm.oracle.moment import Cubes, Moment, Person
from tests.oracle import Asking, Play, Question, Words, choose

DECLINE: Words = ["decline"]
EXCHANGE: Words = ["exchange"]
CUBES = [*COLOURS, YELLOW]
Offers = Callable[[], list[Words]]


def may_exchange(m: Moment, me: Person) -> bool:
    """Three cubes, in the own turn (MS-CUBE-07)."""
    return m.active == me.name and me.hold.total() >= 3


def put(m: Moment, me: Person, step: str, answers: list[Words], fields: dict[str, Any]) -> Asking:
    """The question, with the exchange where it is allowed; exchanges are carried out here."""
    extra = [EXCHANGE] if may_exchange(m, me) else []
    words = yield Question(step, me.number, answers + extra, fields)
    if words == EXCHANGE:
        yield from exchange(m, me)
    return words


def must(m: Moment, me: Person, step: str, offers: Offers, patient: bool = False, **fields: Any) -> Asking:
    """A mandatory question. The only answer is taken unasked, unless the question is patient (⇄) and an exchange could
    open another one. Without any answer it is left out."""
    while True:
        answers = offers()
        if not answers:
            return []
        if len(answers) == 1 and not (patient and may_exchange(m, me)):
            return answers[0]
        words = yield from put(m, me, step, answers, fields)
        if words != EXCHANGE:
            return words


def may(
    m: Moment,
    me: Person,
    step: str,
    offers: Offers,
    costs: Callable[[], Iterable[Cubes]] = tuple,
    no: Words = DECLINE,
    **fields: Any,
) -> Asking:
    """A question that can be declined, left out if nothing else could be answered even after exchanges."""
    while True:
        answers = [no, *offers()]
        if len(answers) == 1 and not any(reachable(m, me, cost) for cost in costs()):
            return no
        words = yield from put(m, me, step, answers, fields)
        if words != EXCHANGE:
            return words


def exchange(m: Moment, me: Person) -> Play:
    """Any three cubes for one that the supply has after the payment (MS-CUBE-07)."""
    threes = [list(three) for three in combinations_with_replacement(CUBES, 3) if me.holds(Counter(three))]
    words = yield from choose("exchange", me.number, [["give", *three] for three in threes])
    given = Counter(words[1:])
    there = m.supply + given
    names = dict(zip(("first", "second", "third"), words[1:], strict=True))
    answers = [["receive", colour] for colour in CUBES if there[colour]]
    taken = yield from choose("receive", me.number, answers, **names)
    m.pay(me, given)
    m.gain(me, Counter({taken[1]: 1}))


def reachable(m: Moment, me: Person, cost: Cubes) -> bool:
    """By exchanges: three cubes beyond the cost for each that is missing, of a colour that the supply has."""
    missing = cost - me.hold
    beyond = me.hold - cost
    return beyond.total() >= 3 * missing.total() and all(m.supply[colour] >= count for colour, count in missing.items())


# ---- payments with Idris (MS-POW-05)


def payments(m: Moment, me: Person, cost: Cubes, fixed: Cubes | None = None) -> dict[str, Cubes]:
    """The ways to pay: as printed, or with Idris one yellow as own, one own as yellow; ``fixed`` is never changed."""
    extra = fixed or Counter()
    ways = {"printed": cost + extra}
    if me.has(5) and NAMES[5] not in m.used:
        if cost[YELLOW]:
            ways["own_for_yellow"] = cost - Counter([YELLOW]) + Counter([me.colour]) + extra
        if cost[me.colour]:
            ways["yellow_for_own"] = cost - Counter([me.colour]) + Counter([YELLOW]) + extra
    return ways


def payable(m: Moment, me: Person, cost: Cubes, fixed: Cubes | None = None) -> bool:
    return any(me.holds(way) for way in payments(m, me, cost, fixed).values())


def pay(m: Moment, me: Person, cost: Cubes, fixed: Cubes | None = None) -> Play:
    """No exchange inside a payment; the only possible way is taken unasked."""
    ways = {name: way for name, way in payments(m, me, cost, fixed).items() if me.holds(way)}
    words = yield from choose(
        "pay", me.number, [["pay", name] for name in ways], cost=row(cost), fixed=row(fixed or Counter())
    )
    m.pay(me, ways[words[1]])
    if words[1] != "printed":
        m.used.append(NAMES[5])


def row(cubes: Cubes) -> list[int]:
    return [cubes[colour] for colour in CUBES]
