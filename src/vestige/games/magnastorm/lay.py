"""A document back on the table. What it leaves out lies as at the start; what does not fit is refused with its key."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.games.magnastorm.board import SLOTS, SPACES
from vestige.games.magnastorm.components import ACTION_SPACES
from vestige.games.magnastorm.constants import (
    ADMIN,
    BAGGED,
    COMMANDERS,
    CREW,
    CUBES,
    FIRST_SECTOR_OBJECTIVE,
    MOST_SEATS,
    OBJECTIVES,
    ON_PAD,
    ROWS,
    SOURCES,
    TRACKS,
)
from vestige.games.magnastorm.cubes import LIDS, ONE, heap_of
from vestige.games.magnastorm.flow import Go
from vestige.games.magnastorm.position import NOWHERE, PAD
from vestige.games.magnastorm.setup import IN_PLAY, fill_bag, place_neutral_crew
from vestige.games.magnastorm.table import Planet
from vestige.kernel.lists import read_bits, read_counts
from vestige.kernel.reader import Reader
from vestige.kernel.values import NOBODY


def lay(t: Planet, top: Reader) -> None:
    """The boards, then the seats, then the supply, which has what is nowhere else. Left alone, a position goes on with
    the turn of the active player, the first of the cycle if it names none."""
    seats = t.game.ids("seat")[: t.seats]
    t.round = top.number("round", 1, 1, t.box.rounds)
    t.calm = t.box.calm_mask[t.start][t.round - 1]
    t.order = lay_order(t, top, "order", tuple(range(t.seats)))
    t.cycle = lay_order(t, top, "cycle", t.order)
    t.active = seat_or_none(top, "active", seats)
    t.used = read_bits(top, "used", COMMANDERS)
    t.flag = top.flag("threshold", False)
    t.token = seat_or_none(top, "token", seats)
    lay_tiles(t, top)
    lay_panels(t, top)
    stations = top.table("stations")
    for slot in t.side.slots:
        t.stations[slot] = seat_or_none(stations, SLOTS[slot], seats)
    stations.done()
    if len(top.seats) > t.seats:
        raise top.refuse("position-count", "seat", value=len(top.seats), expected=t.seats)
    rows = [*top.seats, *(Reader({}, f"seat[{n}]") for n in range(len(top.seats), t.seats))]
    for seat, row in enumerate(rows):
        lay_seat(t, row, seat)
    lay_cubes(t, top)
    t.push(Go(t.cycle.index(t.active) if t.active != NOBODY else 0))


def seat_or_none(row: Reader, name: str, seats: Sequence[str]) -> int:
    found = row.choice(name, (*seats, NOWHERE), len(seats))
    return NOBODY if found == len(seats) else found


def lay_order(t: Planet, top: Reader, name: str, usual: tuple[int, ...]) -> tuple[int, ...]:
    order = tuple(top.choices(name, t.game.ids("seat")[: t.seats])) or usual
    if sorted(order) != list(range(t.seats)):
        raise top.refuse("position-count", name, value=len(set(order)), expected=t.seats)
    return order


# ---- tiles and panels


def lay_tiles(t: Planet, top: Reader) -> None:
    """Commanders and objectives in play; without names the first of the box."""
    first = len(ADMIN)
    t.admins = tiles(top, "admins", range(first), t.count.columns - 1)
    t.researchers = tiles(top, "researchers", range(first, len(COMMANDERS)), t.count.tracks)
    table, seats = top.table("objectives"), t.game.ids("seat")[: t.seats]
    named = [OBJECTIVES.index(one) for one in table.data if one in OBJECTIVES]
    for kind in (range(FIRST_SECTOR_OBJECTIVE), range(FIRST_SECTOR_OBJECTIVE, len(OBJECTIVES))):
        chosen = [one for one in named if one in kind]
        if len(chosen) > IN_PLAY:
            raise top.refuse("position-count", "objectives", value=len(chosen), expected=IN_PLAY)
        chosen += [one for one in kind if one not in chosen][: IN_PLAY - len(chosen)]
        t.objectives += tuple(chosen) if len(named) == 2 * IN_PLAY else tuple(sorted(chosen))
    t.done = [tuple(table.choices(OBJECTIVES[one], seats)) for one in t.objectives]
    table.done()


def tiles(top: Reader, name: str, group: range, number: int) -> tuple[int, ...]:
    ids = [COMMANDERS[one] for one in group]
    chosen = [group[one] for one in top.choices(name, ids)]
    if len(chosen) > number or len(set(chosen)) < len(chosen):
        raise top.refuse("position-count", name, value=len(chosen), expected=number)
    return (*chosen, *[one for one in group if one not in chosen][: number - len(chosen)])


def lay_panels(t: Planet, top: Reader) -> None:
    if top.has("upper"):
        t.upper = lay_panel(t, top.table("upper"))
    else:
        place_neutral_crew(t)
    t.lower = lay_panel(t, top.table("lower"))
    for column in range(t.count.columns):
        t.columns[column] = sum(t.upper[column * ROWS : (column + 1) * ROWS])


def lay_panel(t: Planet, table: Reader) -> list[int]:
    found = [
        heap_of(read_counts(table, space, CREW, 0, 15)) if table.has(space) else 0
        for space in ACTION_SPACES[: t.count.spaces]
    ]
    table.done()
    return found


# ---- seats


def lay_seat(t: Planet, row: Reader, seat: int) -> None:
    t.hold[seat] = heap_of(read_counts(row, "hold", CUBES, 0, 100)) if row.has("hold") else start_hold(t, seat)
    runner = row.text("runner", PAD)
    if runner != PAD and (runner not in SPACES or t.side.space_colour[SPACES.index(runner)] == NOBODY):
        raise row.refuse("position-id", "runner", value=runner, known=PAD)
    t.runner[seat] = ON_PAD if runner == PAD else SPACES.index(runner)
    lay_labs(t, row, seat)
    t.stations_out[seat] = t.stations.count(seat)
    t.levels[4 * seat : 4 * seat + 4] = read_counts(row, "levels", TRACKS, 0, t.box.levels)
    standing = sum(t.upper) + sum(t.lower)
    left = t.box.crew - (standing >> 8 * t.tints[seat] & 255)
    t.crew[seat] = row.number("crew", max(0, left), 0, t.box.crew)
    t.powers[seat] = read_bits(row, "commanders", COMMANDERS)
    for source, points in enumerate(read_counts(row, "points", SOURCES, -99, 999)):
        t.points[MOST_SEATS * source + seat] = points
        t.reputation[seat] += points
    cards = t.game.ids("artefact")
    t.artefacts[seat] = tuple(row.choices("drawn", cards))
    kept = row.choices("keepsake", cards)
    t.keepsakes[seat] = kept[0] if kept else NOBODY


def start_hold(t: Planet, seat: int) -> int:
    return t.box.start_cubes * ONE[t.tints[seat]]


def lay_labs(t: Planet, row: Reader, seat: int) -> None:
    labs = row.table("labs")
    for space, name in enumerate(SPACES):
        if not labs.has(name):
            continue
        number = labs.number(name, 1, 1, 3)
        if t.labs[space] or t.side.space_colour[space] == NOBODY:
            raise labs.refuse("position-pieces", name, value=name, count=0)
        t.labs[space] = 4 * seat + number
        t.sector_labs[MOST_SEATS * t.side.space_sector[space] + seat] += number
        t.labs_out[seat] += number
    labs.done()


def lay_cubes(t: Planet, top: Reader) -> None:
    """Bag and supply; cubes and crew that a position does not name are out of play, so that none is lost unseen."""
    fill_bag(t)
    if top.has("bag"):
        t.bag = heap_of(read_counts(top, "bag", BAGGED, 0, 100))
    left = t.everything() - t.bag - sum(t.hold)
    t.supply = heap_of(read_counts(top, "supply", CUBES, 0, 100)) if top.has("supply") else left
    t.absent = rest(top, "supply", t.everything(), t.bag + sum(t.hold) + t.supply)
    crew = sum(t.upper) + sum(t.lower)
    for seat, colour in enumerate(t.tints):
        crew += t.crew[seat] * ONE[colour]
    t.absent_crew = rest(top, "upper", t.everybody(), crew)


def rest(top: Reader, name: str, whole: int, used: int) -> int:
    """What is left of a heap; more than there is, is refused."""
    left = whole - used
    if left < 0 or left & LIDS:
        raise top.refuse("position-pieces", name, value=name, count=0)
    return left
