"""The two main actions and the objective at the end of a turn (chapters 6, 7, 11)."""

from __future__ import annotations

from collections import Counter

from tests.games.magnastorm.oracle import objectives
from tests.games.magnastorm.oracle.asking import may, must, pay, payable
from tests.games.magnastorm.oracle.box import GAIN, MOVE_COST, NAMES, YELLOW, action_spaces
from tests.games.magnastorm.oracle.gains import any_cube, any_track, bonus_of_space, level
from tests.games.magnastorm.oracle.moment import Cubes, Moment, Person, cube_of
from tests.games.magnastorm.oracle.moving import move
from tests.oracle import Play, Words


def turn(m: Moment, me: Person) -> Play:
    """A main action, then perhaps an objective (MS-FLOW-04, -05)."""
    m.active, m.used, m.turns = me.name, [], m.turns + 1
    words = yield from must(m, me, "turn", lambda: main_actions(m, me), patient=True)
    if words[0] == "take":
        yield from take(m, me, words[1])
    else:
        yield from use(m, me, words[1], words[2])
    yield from objectives.objective(m, me)


def main_actions(m: Moment, me: Person) -> list[Words]:
    taken = [["take", column] for column in m.columns() if may_take(m, me, column)]
    return taken + [["use", column, crew] for column in m.columns() for crew in usable(m, me, column)]


# ---- take control


def commander(m: Moment, column: str) -> str:
    return "" if column == "c1" else m.admins[int(column[1]) - 2]


def price(m: Moment, me: Person, column: str) -> Cubes:
    """A cube for each crew, and one for another player who controls the commander (MS-CMD-03, -04)."""
    cost: Cubes = Counter()
    for crew, count in m.in_column(column).items():
        cost[cube_of(crew)] += count
    other = m.controller(commander(m, column))
    if other is not None:
        cost[other.colour] += 1
    return cost


def may_take(m: Moment, me: Person, column: str) -> bool:
    if not m.in_column(column) or commander(m, column) in me.commanders:
        return False
    return payable(m, me, price(m, me, column))


def take(m: Moment, me: Person, column: str) -> Play:
    yield from pay(m, me, price(m, me, column))
    while m.in_column(column):
        words = yield from must(m, me, "move_crew", lambda: crew_places(m, column), column=column)
        m.take_off(column, words[1])
        m.put(m.lower, words[2], words[1])
    if column == "c1":
        m.token = me.name
        yield from any_track(m, me)
        yield from any_cube(m, me)
    else:
        yield from control(m, me, commander(m, column))


def crew_places(m: Moment, column: str) -> list[Words]:
    return [["put", crew, space] for crew in m.in_column(column) for space in landing(m)]


def landing(m: Moment) -> list[str]:
    """Empty lower spaces; if there is none, the bottom row (MS-CMD-05, MS-CREW-06)."""
    return m.empty(m.lower) or [space for space in action_spaces(m.players) if space.startswith("r5")]


def control(m: Moment, me: Person, card: str) -> Play:
    """The card goes over, with two reputation for one and a loss of one for the other (MS-CMD-06, -07)."""
    change_hands(m, me, card)
    if card == NAMES[1]:
        words = yield from may(
            m,
            me,
            "dain",
            lambda: [["spend", count] for count in range(1, min(2, me.hold[YELLOW]) + 1)],
            lambda: [Counter([YELLOW])],
            no=["spend", 0],
        )
        m.pay(me, Counter({YELLOW: words[1]}))
        m.earn(me, "powers", words[1])


def change_hands(m: Moment, me: Person | None, card: str) -> None:
    other = m.controller(card)
    if other is not None:
        other.commanders.remove(card)
        m.earn(other, "commanders", -1)
    if me is not None:
        me.commanders.append(card)
        m.earn(me, "commanders", 2)


# ---- use the lower panel


def usable(m: Moment, me: Person, column: str) -> list[str]:
    """Neutral and own crew; others only if none of these is left (MS-CREW-01, -02)."""
    mine = {"neutral", me.colour}
    first = any(crew in mine for crew in m.upper_crew())
    return [crew for crew in m.in_column(column) if crew in mine or not first]


def use(m: Moment, me: Person, column: str, crew: str) -> Play:
    words = yield from must(m, me, "place", lambda: spaces_for(m, me), column=column, crew=crew)
    space = words[1]
    if space not in landing(m):
        m.used.append(NAMES[16])
    m.take_off(column, crew)
    m.put(m.lower, space, crew)
    words = yield from must(m, me, "option", lambda: options(m, me, space), patient=True, space=space)
    if words == ["move"]:
        yield from pay(m, me, move_cost(me, space))
        yield from move(m, me, space)
    else:
        yield from gain(m, me, space)


def spaces_for(m: Moment, me: Person) -> list[Words]:
    places = action_spaces(m.players) if me.has(16) else landing(m)
    return [["place", space] for space in places]


def move_cost(me: Person, space: str) -> Cubes:
    """Sayuri spares one own cube (MS-POW-17)."""
    own, yellow = MOVE_COST[int(space[1]) - 1]
    return me.cost((max(0, own - me.has(17)), yellow))


def options(m: Moment, me: Person, space: str) -> list[Words]:
    return ([["move"]] if payable(m, me, move_cost(me, space)) else []) + [["gain"]]


def gain(m: Moment, me: Person, space: str) -> Play:
    """Option B: the row, then Yuul and Rain in the order the player likes, then the space (MS-GAIN-02)."""
    m.gain(me, me.cost(GAIN[int(space[1]) - 1]))
    powers = [number for number in (12, 13) if me.has(number)]
    if len(powers) == 2:
        words = yield from must(m, me, "first_power", lambda: [["power", NAMES[number]] for number in powers])
        powers.sort(key=lambda number: NAMES[number] != words[1])
    for number in powers:
        yield from (rain(m, me) if number == 12 else any_cube(m, me))
    yield from bonus_of_space(m, me, space, "B")


def rain(m: Moment, me: Person) -> Play:
    """The lowest track that is not full; of equals the player chooses (MS-POW-12)."""
    lowest = min((me.levels[track] for track in m.open_tracks(me)), default=0)
    equals = [["track", track] for track in m.open_tracks(me) if me.levels[track] == lowest]
    words = yield from must(m, me, "lowest", lambda: equals)
    if words:
        yield from level(m, me, words[1])
