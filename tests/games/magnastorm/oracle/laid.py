"""A table of the reading, laid by hand: four players unless said otherwise, START_1, nothing but what is named."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.games.magnastorm.oracle.box import COLOURS
from tests.games.magnastorm.oracle.moment import Moment, Person
from tests.games.magnastorm.oracle.walking import movement
from tests.oracle import Plain, Words

FRESH = {
    "artefacts": [],
    "hold": {},
    "runner": "pad",
    "labs": {},
    "levels": {},
    "crew": 4,
    "commanders": [],
    "drawn": [],
}


def laid(players: int = 4, active: str = "gray", **more: Any) -> Moment:
    """``gray={"hold": …}`` and so on for the seats, other words for the table."""
    colours = COLOURS[:players]
    seats = [{**deepcopy(FRESH), "points": {}, "colour": colour, **more.pop(colour, {})} for colour in colours]
    names = [f"p{number + 1}" for number in range(players)]
    table: Plain = {
        "options": {"start": "start_1", "advanced": False},
        "round": 1,
        "order": names,
        "cycle": names,
        "active": names[colours.index(active)],
        "used": [],
        "threshold": False,
        "token": "nobody",
        "admins": ["justin_b_beeper", "ellen_b_outridge", "mira_mascovic", "ozgul_yilmark"][: 4 if players == 4 else 3],
        "researchers": ["kim_kin_park", "sayuri_modo", "joy_d_obondov", "yuul_mbado"][: 4 if players == 4 else 3],
        "objectives": {},
        "supply": {**dict.fromkeys(colours, 15), "yellow": 15},
        "bag": {**dict.fromkeys(colours, 3), "yellow": 3, "black": 25},
        "upper": {"r1c1": {"neutral": 1}, "r2c1": {"neutral": 1}},
        "lower": {},
        "stations": {},
        "seat": seats,
    }
    return Moment({**table, **more})


def person(m: Moment, colour: str) -> Person:
    return next(person for person in m.people if person.colour == colour)


def held(m: Moment, colour: str) -> Plain:
    return dict(+person(m, colour).hold)


def stops(m: Moment, colour: str, reach: int) -> dict[str, set[tuple[str, ...]]]:
    """Every space the runner can reach, with the slots its ways have crossed."""
    found: dict[str, set[tuple[str, ...]]] = {}
    ways: list[list[Words]] = [[]]
    while ways:
        way = ways.pop()
        twin = deepcopy(m)
        flow = movement(twin, person(twin, colour), reach)
        try:
            question = next(flow)
            for words in way:
                question = flow.send(words)
            ways += [[*way, words] for words in question.answers if words != ["exchange"]]
        except StopIteration as ended:
            found.setdefault(person(twin, colour).runner, set()).add(tuple(ended.value))
    return found
