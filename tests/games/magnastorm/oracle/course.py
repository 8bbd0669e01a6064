"""A game from the deal, or from the beginning of any turn, to its end (chapters 3, 5, 17, 18)."""

from __future__ import annotations

from collections import Counter

from tests.games.magnastorm.oracle.acting import turn
from tests.games.magnastorm.oracle.administration import administration
from tests.games.magnastorm.oracle.box import ARTEFACTS, ROUNDS
from tests.games.magnastorm.oracle.gains import level
from tests.games.magnastorm.oracle.moment import Moment, Person
from tests.oracle import Play, choose


def game(m: Moment, place: int | None = None) -> Play:
    """``place`` in the cycle of the player whose turn begins; without it from the start positions on."""
    if place is None:
        yield from start_positions(m)
        place = 0
        m.cycle = list(m.order)
    over = False
    while not over:
        yield from phase_1(m, place)
        place = 0
        over = m.threshold
        if over:
            m.ending = "cycle" if m.upper_crew() else "empty panel"
        else:
            last = m.round == ROUNDS
            administration(m)
            over = last or m.threshold
            m.ending = "administration" if m.threshold else "last round"
            if not over:
                m.cycle = list(m.order)
    m.active, m.used = "nobody", []


def start_positions(m: Moment) -> Play:
    for seat in m.order:
        yield from first_crew(m, m.people[seat])
    chosen: list[str] = []
    for seat in m.order[::-1]:
        answers = [["track", track] for track in m.tracks if track not in chosen]
        words = yield from choose("setup_track", seat, answers)
        chosen.append(words[1])
        m.people[seat].levels[words[1]] += 1
    for place, seat in enumerate(m.order):
        me = m.people[seat]
        if m.options["advanced"]:
            for card in sorted(me.drawn):
                yield from artefact(m, me, ARTEFACTS[card]["bonus"])
        elif place >= 2:
            m.gain(me, Counter([me.colour]))


def first_crew(m: Moment, me: Person) -> Play:
    """In a column without an opponent's crew (MS-SETUP-17)."""
    free = [column for column in m.columns() if set(m.in_column(column)) <= {"neutral", me.colour}]
    words = yield from choose("setup_column", me.number, [["column", column] for column in free])
    m.put(m.upper, m.topmost(words[1]) or "", me.colour)
    me.crew -= 1


def artefact(m: Moment, me: Person, bonus: str) -> Play:
    if bonus == "reputation_1":
        m.earn(me, "artefacts", 1)
    elif bonus == "own_cube_1":
        m.gain(me, Counter([me.colour]))
    else:
        yield from level(m, me, bonus.removeprefix("research_"))


def phase_1(m: Moment, place: int) -> Play:
    """Cycles, until the upper panel is empty or the end has come with a cycle (MS-FLOW-02, -03, MS-END-02, -03)."""
    while True:
        for seat in m.cycle[place:]:
            yield from turn(m, m.people[seat])
            if not m.upper_crew():
                return
        if m.threshold:
            return
        place = 0
        m.cycle = list(m.order)
