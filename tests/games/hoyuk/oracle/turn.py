"""A game from any question of a window, a building, an inspection or the end of a turn on (section 23 of the rules)."""

from __future__ import annotations

from typing import Any

from tests.games.hoyuk.oracle import aspects, building, cards
from tests.games.hoyuk.oracle.calamity import calamity
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.pieces import send_shaman_away
from tests.oracle import Play, choose

PHASES = [
    *("p1_window", "p1_step1", "p1_step2"),
    *("p2_window", "p2_calamity"),
    *("p3_window", "p3_inspect"),
    *("p4_window", "p4_return", "p4_marker"),
]


def game(m: Moment, frame: dict[str, Any]) -> Play:
    """From the question on top of the document until nothing is asked any more."""
    yield from resumed(m, frame)
    while True:
        for phase in PHASES[PHASES.index(m.phase) + 1 :]:
            if m.turn == 1 and phase.startswith("p2"):
                continue
            if phase == "p4_marker" and m.ending:
                m.phase = "finished"
                return
            m.phase = phase
            yield from play(m, phase)
        new_turn(m)
        yield from play(m, m.phase)


def resumed(m: Moment, frame: dict[str, Any]) -> Play:
    """The rest of the phase in which the document was written."""
    seat = int(frame["seat"][1:]) - 1
    if m.phase == "p3_inspect":
        yield from aspects.inspection(m, seat)
    elif m.phase.endswith("window"):
        yield from cards.spend(m, seat, frame.get("left", 0))
        for later in after(m, seat):
            yield from cards.go(m, later)
    elif m.phase == "p4_return":
        yield from put_back_from(m, [seat, *after(m, seat)])
    elif m.phase == "p4_marker":
        yield from pass_marker(m)
    else:
        begun = frame["step"] == "built"
        yield from building.build(m, seat, frame["houses"], frame["third"], begun)
        yield from build_from(m, after(m, seat), 1 if m.phase == "p1_step1" else 2)


def after(m: Moment, seat: int) -> list[int]:
    """Who comes later in this turn's order."""
    order = m.order()
    return order[order.index(seat) + 1 :]


def play(m: Moment, phase: str) -> Play:
    if phase.endswith("window"):
        for seat in m.order():
            yield from cards.go(m, seat)
    elif phase in ("p1_step1", "p1_step2"):
        building.deal(m)
        yield from build_from(m, m.order(), 1 if phase == "p1_step1" else 2)
    elif phase == "p2_calamity":
        yield from calamity(m)
    elif phase == "p3_inspect":
        yield from aspects.inspection(m)
    elif phase == "p4_return":
        yield from put_back_from(m, m.order())
    else:
        yield from pass_marker(m)


def build_from(m: Moment, seats: list[int], number: int) -> Play:
    for seat in seats:
        yield from building.build(m, seat)
    building.end_step(m, number)


def put_back_from(m: Moment, seats: list[int]) -> Play:
    """Then a shaman that has warded off this turn's calamity leaves (HY-P4-08)."""
    for seat in seats:
        yield from cards.put_back(m, seat)
    if m.warded:
        send_shaman_away(m)


def pass_marker(m: Moment) -> Play:
    """To anybody else (HY-P4-06, -07)."""
    answers = [["marker", player.name] for seat, player in enumerate(m.players) if seat != m.first]
    words = yield from choose("marker", m.first, answers)
    m.first = int(words[1][1:]) - 1


def new_turn(m: Moment) -> None:
    m.turn += 1
    m.phase = PHASES[0]
    m.invaded, m.inspected, m.warded = [], [], False
    if m.options["calamity_forecast"]:
        m.seen.add(m.deck[0])
