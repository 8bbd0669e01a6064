"""Levels with their bonuses, cubes of any colour, draws, crew from the player board (chapters 12 and 13)."""

from __future__ import annotations

from collections import Counter

from tests.games.magnastorm.oracle.asking import may, must
from tests.games.magnastorm.oracle.box import LEVEL_BONUS, TOP, YELLOW, space_bonus
from tests.games.magnastorm.oracle.moment import Moment, Person
from tests.oracle import Play


def level(m: Moment, me: Person, track: str, free: bool = False) -> Play:
    """One step. Franzkarl may choose another track, unless the player has just chosen freely (MS-RES-07)."""
    if me.has(11) and not free:
        open_now = m.open_tracks(me)
        ways = [["track", each] for each in m.tracks if each == track or each in open_now]
        words = yield from must(m, me, "redirect", lambda: ways, track=track)
        track = words[1]
    if me.levels[track] == TOP:
        return
    me.levels[track] += 1
    yield from level_bonus(m, me, LEVEL_BONUS[track][me.levels[track]])


def level_bonus(m: Moment, me: Person, bonus: str) -> Play:
    if bonus == "own":
        m.gain(me, Counter([me.colour]))
    elif bonus == "yellow":
        m.gain(me, Counter([YELLOW]))
    elif bonus == "any":
        yield from any_cube(m, me)
    elif bonus.startswith("bag"):
        yield from draw(m, me, int(bonus[-1]))
    elif bonus == "crew":
        yield from extra_crew(m, me)


def any_track(m: Moment, me: Person) -> Play:
    """A level on a track that the player chooses (MS-DEC-07, -13)."""
    words = yield from must(m, me, "track", lambda: [["track", track] for track in m.open_tracks(me)])
    if words:
        yield from level(m, me, words[1], free=True)


def any_cube(m: Moment, me: Person) -> Play:
    """Of a player colour that the supply has (MS-CUBE-04)."""
    words = yield from must(m, me, "any", lambda: [["cube", colour] for colour in m.colours() if m.supply[colour]])
    if words:
        m.gain(me, Counter([words[1]]))


def draw(m: Moment, me: Person, count: int) -> Play:
    """Joy may draw two more (MS-POW-14)."""
    ways = [["draw", count]] + ([["draw", count + 2]] if me.has(14) else [])
    words = yield from must(m, me, "bag", lambda: ways, cubes=count)
    m.draw(me, words[1])


def extra_crew(m: Moment, me: Person) -> Play:
    """Into an upper column that holds crew, or on an empty lower space (MS-BON-04)."""
    if not me.crew:
        return
    upper = [["crew_upper", column] for column in m.columns() if m.in_column(column) and m.topmost(column)]
    lower = [["crew_lower", space] for space in m.empty(m.lower)]
    words = yield from may(m, me, "crew", lambda: upper + lower)
    if words[0] == "crew_upper":
        m.put(m.upper, m.topmost(words[1]) or "", me.colour)
    elif words[0] == "crew_lower":
        m.put(m.lower, words[1], me.colour)
    else:
        return
    me.crew -= 1


def bonus_of_space(m: Moment, me: Person, space: str, option: str) -> Play:
    bonus = space_bonus(m.players, space)
    if bonus.startswith("research"):
        yield from level(m, me, bonus.removeprefix("research_"))
    elif bonus == "turn_order":
        place = m.order.index(me.number)
        if place:
            m.order[place - 1], m.order[place] = m.order[place], m.order[place - 1]
    elif bonus == "place_crew":
        yield from extra_crew(m, me)
    elif bonus == "bag_1" and option == "B":
        yield from draw(m, me, 1)
