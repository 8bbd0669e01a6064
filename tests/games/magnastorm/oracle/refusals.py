"""Answers that the rules refuse, each with the code they refuse it with (chapter 20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

from tests.games.magnastorm.oracle import acting, moving, objectives
from tests.games.magnastorm.oracle.asking import CUBES, may_exchange, payable, payments
from tests.games.magnastorm.oracle.box import NAMES, SECTORS, STATION_COST, YELLOW, action_spaces, area_of
from tests.games.magnastorm.oracle.moment import Moment, Person
from tests.oracle import Question, Words

Tries = Iterator[tuple[Words, str]]
SETUP = {"setup_column", "setup_track"}
SEALED = {*SETUP, "pay", "exchange", "receive"}


def tries(m: Moment, question: Question) -> list[tuple[Words, str]]:
    """What a player might try in vain at this question. Where several codes could be given nothing is tried."""
    me = m.people[question.seat]
    found = list(BY_STEP.get(question.step, nothing)(m, me, question))
    found.append((["gain"] if question.step in SETUP else ["column", "c1"], "E_PHASE"))
    if question.step not in SEALED and m.active == me.name and not may_exchange(m, me):
        found.append((["exchange"], "E_EXCHANGE"))
    return [(words, code) for words, code in found if not begins_an_answer(words, question)]


def begins_an_answer(words: Words, question: Question) -> bool:
    """Such words are an answer, or one that is not finished."""
    return any(answer[: len(words)] == words for answer in question.answers)


def nothing(m: Moment, me: Person, question: Question) -> Tries:
    return iter(())


def at_setup_column(m: Moment, me: Person, question: Question) -> Tries:
    for column in m.columns():
        yield ["column", column], "E_SETUP_COLUMN"


def at_setup_track(m: Moment, me: Person, question: Question) -> Tries:
    for track in m.tracks:
        yield ["track", track], "E_SETUP_TRACK"


# ---- main actions


def at_turn(m: Moment, me: Person, question: Question) -> Tries:
    for column in m.columns():
        mine = acting.commander(m, column) in me.commanders
        there = m.in_column(column)
        if not there and not mine:
            yield ["take", column], "E_COLUMN_EMPTY"
        elif there:
            yield ["take", column], "E_OWN_COMMANDER" if mine else "E_PAY"
        for crew in there:
            yield ["use", column, crew], "E_CREW_CHOICE"


def at_place(m: Moment, me: Person, question: Question) -> Tries:
    for space in action_spaces(m.players):
        yield ["place", space], "E_SPACE_TAKEN"


def at_move_crew(m: Moment, me: Person, question: Question) -> Tries:
    for crew in m.in_column(question.fields["column"]):
        for space in action_spaces(m.players):
            yield ["put", crew, space], "E_SPACE_TAKEN"


def at_option(m: Moment, me: Person, question: Question) -> Tries:
    yield ["move"], "E_PAY"


def at_pay(m: Moment, me: Person, question: Question) -> Tries:
    cost: Counter[str] = Counter(dict(zip(CUBES, question.fields["cost"], strict=True)))
    fixed: Counter[str] = Counter(dict(zip(CUBES, question.fields["fixed"], strict=True)))
    for name in payments(m, me, +cost, +fixed):
        yield ["pay", name], "E_PAY"


def at_dain(m: Moment, me: Person, question: Question) -> Tries:
    yield ["spend", 3], "E_POWER"
    for count in (1, 2):
        yield ["spend", count], "E_PAY"


# ---- movement


def at_move(m: Moment, me: Person, question: Question) -> Tries:
    area, calm = area_of(me.runner), m.is_calm(me.runner)
    yield ["stay"], "E_STAY_STORM"
    joined = m.planet.joined(area)
    for other, spaces in m.planet.spaces.items():
        if other in joined or m.is_calm(other):
            yield ["walk", other], "E_DEST_RANGE" if m.is_calm(other) else "E_DEST_STORM"
        if other == area and not calm:
            yield ["stop", spaces[0]], "E_STAY_STORM"
        if not me.has(6):
            yield ["mira", spaces[0]], "E_POWER"
        elif m.area_has_lab(other) != m.is_calm(other):
            yield ["mira", spaces[0]], "E_POWER" if m.is_calm(other) else "E_DEST_STORM"
        if m.is_calm(other):
            yield ["relocate", spaces[0]], "E_DEST_RANGE"
    for slot in m.planet.slot_sector:
        if slot not in m.stations:
            yield ["station", slot], "E_STATION_NONE"
            yield ["toll", slot, me.colour], "E_STATION_NONE"
        elif m.stations[slot] != me.name and any(m.is_calm(end) for end in m.planet.ends(slot)):
            for cube in CUBES:
                if cube == YELLOW or cube in m.colours():
                    yield ["toll", slot, cube], "E_TOLL"


def at_leave(m: Moment, me: Person, question: Question) -> Tries:
    ends = m.planet.ends(question.fields["slot"])
    for area in m.planet.spaces:
        if area in ends or m.is_calm(area):
            yield ["walk", area], "E_DEST_RANGE" if m.is_calm(area) else "E_DEST_STORM"


def at_walk(m: Moment, me: Person, question: Question) -> Tries:
    path, left = question.fields["path"], question.fields["left"]
    for area, spaces in m.planet.spaces.items():
        if m.is_calm(area):
            yield ["walk", area], "E_DEST_RANGE"
            if area != path[-1]:
                yield ["stop", spaces[0]], "E_DEST_RANGE"
        elif left and area in m.planet.joined(path[-1]):
            yield ["walk", area], "E_DEST_STORM"
    if not me.has(2) or NAMES[2] in m.used:
        yield ["extend", YELLOW], "E_POWER"
    elif not left and any(words[0] == "extend" for words in question.answers):
        yield ["extend", me.colour], "E_POWER"


# ---- stations and labs


def at_build(m: Moment, me: Person, question: Question) -> Tries:
    here = question.fields["slot"]
    for slot, sector in m.planet.slot_sector.items():
        if slot not in m.stations and sector in m.calm() and slot != here:
            yield ["build", slot], "E_SLOT_PATH"
    cost = me.cost(STATION_COST[len(STATION_COST) - m.stations_left(me)])
    if not payable(m, me, cost):
        yield ["build", here], "E_PAY"
    if not moving.kaysia(m, me, cost):
        yield ["build_free", here], "E_POWER"


def at_lab(m: Moment, me: Person, question: Question) -> Tries:
    yield ["install"], "E_PAY"
    if not me.has(18) or NAMES[18] in m.used:
        yield ["install_free"], "E_POWER"


# ---- gains


def at_any(m: Moment, me: Person, question: Question) -> Tries:
    for cube in CUBES:
        yield ["cube", cube], "E_COLOR"


def at_crew(m: Moment, me: Person, question: Question) -> Tries:
    for column in m.columns():
        yield ["crew_upper", column], "E_SPACE_TAKEN" if m.in_column(column) else "E_CREW_COLUMN"
    for space in action_spaces(m.players):
        yield ["crew_lower", space], "E_SPACE_TAKEN"


def at_track(m: Moment, me: Person, question: Question) -> Tries:
    for track in m.tracks:
        if question.step == "lowest":
            yield ["track", track], "E_POWER"
        elif question.step == "adira" and me.hold[me.colour] < 2:
            yield ["track", track], "E_PAY"
        elif track not in m.open_tracks(me):
            yield ["track", track], "E_TRACK_MAX"


def at_objective(m: Moment, me: Person, question: Question) -> Tries:
    for name, done in m.objectives.items():
        code = "E_OBJ_DONE" if me.name in done else "E_OBJ_COND"
        if name in objectives.BACK:
            for track in m.tracks:
                yield ["markers", name, track], code
            for tracks in combinations(m.tracks, 3):
                yield ["markers", name, *tracks], code
        else:
            for sectors in combinations(SECTORS, objectives.REMOVED[name][0]):
                yield ["labs", name, *sectors], code


BY_STEP: dict[str, Callable[[Moment, Person, Question], Tries]] = {
    "setup_column": at_setup_column,
    "setup_track": at_setup_track,
    "turn": at_turn,
    "place": at_place,
    "move_crew": at_move_crew,
    "option": at_option,
    "pay": at_pay,
    "dain": at_dain,
    "move": at_move,
    "leave": at_leave,
    "walk": at_walk,
    "build": at_build,
    "lab": at_lab,
    "further_lab": at_lab,
    "any": at_any,
    "crew": at_crew,
    **dict.fromkeys(["track", "lowest", "adira", "redirect"], at_track),
    "objective": at_objective,
}
