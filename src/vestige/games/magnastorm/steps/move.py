"""Option A: the movement of the Scout Runner, asked area by area (MS-MOVE)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.board import AREAS, SLOTS, SPACES
from vestige.games.magnastorm.constants import CUBES, JUSTIN, MIRA, ON_PAD
from vestige.games.magnastorm.cubes import ONE, count
from vestige.games.magnastorm.steps.build import offer_stations
from vestige.games.magnastorm.steps.exchange import exchanged, with_exchange
from vestige.games.magnastorm.steps.why_move import why_no_move
from vestige.games.magnastorm.table import Planet
from vestige.games.magnastorm.wealth import put_back
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import COUNT, Arg

STAY: Final[Action] = ("stay",)
STOP: Final[tuple[Action, ...]] = tuple(("stop", space) for space in range(len(SPACES)))
WALK: Final[tuple[Action, ...]] = tuple(("walk", area) for area in range(len(AREAS)))
STATION: Final[tuple[Action, ...]] = tuple(("station", slot) for slot in range(len(SLOTS)))
TOLL: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(("toll", slot, cube) for cube in range(len(CUBES))) for slot in range(len(SLOTS))
)
EXTEND: Final[tuple[Action, ...]] = tuple(("extend", cube) for cube in range(len(CUBES)))
PUT_DOWN: Final[tuple[Action, ...]] = tuple(("mira", space) for space in range(len(SPACES)))
RELOCATE: Final[tuple[Action, ...]] = tuple(("relocate", space) for space in range(len(SPACES)))


class Move(Question[Planet]):
    """How the movement begins: stay, another space of the area, the first line, a station, Mira, or the relocation
    out of the storm (MS-MOVE-04, -07, -10, -11)."""

    __slots__ = ("reach",)
    name: ClassVar[str] = "move"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("reach", COUNT))
    verbs: ClassVar[tuple[str, ...]] = (
        *("stay", "stop", "walk", "station", "toll", "mira", "relocate", "extend"),
        "exchange",
    )
    asks_asides: ClassVar[bool] = True

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach = reach

    def options(self, t: Planet) -> list[Action]:
        options = on_foot(t, self.seat)
        options += by_station(t, self.seat)
        if t.powers[self.seat] & MIRA:
            options += by_mira(t)
        return with_exchange(t, self.seat, options)

    def take(self, t: Planet, action: Action) -> None:
        seat = self.seat
        match action[0]:
            case "stay":
                if t.ears is not None:
                    t.tell("stayed", seat)
            case "stop" | "mira":
                arrive(t, seat, action[1])
            case "relocate":
                arrive(t, seat, action[1], "relocated")
            case "walk":
                place = t.runner[seat]
                path = (action[1],) if place == ON_PAD else (t.side.space_area[place], action[1])
                t.push(Walk(seat, self.reach - 1, 0, path))
            case "station" | "toll":
                pay_toll(t, seat, action)
                t.push(Leave(seat, self.reach, action[1]))
            case _:
                exchanged(t, self, action)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_move(t, self.seat, prefix)


class Leave(Question[Planet]):
    """From a station to an area at one end of its line (MS-MOVE-07)."""

    __slots__ = ("reach", "slot")
    name: ClassVar[str] = "leave"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("reach", COUNT), Arg("slot", "slot"))
    verbs: ClassVar[tuple[str, ...]] = ("walk", "exchange")

    def __init__(self, seat: int, reach: int, slot: int) -> None:
        super().__init__(seat)
        self.reach = reach
        self.slot = slot

    def options(self, t: Planet) -> list[Action]:
        return with_exchange(t, self.seat, [WALK[area] for area in calm_ends(t, self.slot)])

    def take(self, t: Planet, action: Action) -> None:
        if not exchanged(t, self, action):
            t.push(Walk(self.seat, self.reach - 1, 0, (action[1],)))

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_move(t, self.seat, prefix)


class Walk(Question[Planet]):
    """In an area on the way: stop on one of its spaces, or follow another line. ``left`` lines may be followed; after
    Justin's cube the way must go on (MS-MOVE-03 to -06)."""

    __slots__ = ("left", "must", "path")
    name: ClassVar[str] = "walk"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("left", COUNT),
        Arg("must", COUNT),
        Arg("path", "area", many=True),
    )
    verbs: ClassVar[tuple[str, ...]] = ("stop", "walk", "extend", "exchange")

    def __init__(self, seat: int, left: int, must: int, path: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.must = must
        self.path = path

    def options(self, t: Planet) -> list[Action]:
        area = self.path[-1]
        options = [] if self.must else [STOP[space] for space in t.side.area_spaces[area]]
        onward = [WALK[b] for b in t.side.calm_neighbours(t.calm)[area] if b not in self.path]
        if self.left:
            options += onward
        elif onward and t.powers[self.seat] & JUSTIN and not t.used & JUSTIN:
            options += extensions(t, self.seat)
        return with_exchange(t, self.seat, options)

    def take(self, t: Planet, action: Action) -> None:
        seat = self.seat
        match action[0]:
            case "stop":
                arrive(t, seat, action[1])
                offer_stations(t, seat, self.path)
            case "walk":
                t.push(Walk(seat, self.left - 1, 0, (*self.path, action[1])))
            case "extend":
                t.used |= JUSTIN
                put_back(t, seat, ONE[action[1]])
                if t.ears is not None:
                    t.tell("extended", seat, action[1])
                t.push(Walk(seat, 1, 1, self.path))
            case _:
                exchanged(t, self, action)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_move(t, self.seat, prefix)


# ---- ways to begin


def on_foot(t: Planet, seat: int) -> list[Action]:
    """Stay, a space of the same area, the lines to calm areas; out of the storm only the lines, or the relocation."""
    place, side = t.runner[seat], t.side
    if place == ON_PAD:
        sector = side.pad_sector[t.start]
        near = tuple(a for a in side.pad_ends[t.start] if t.calm >> side.area_sector[a] & 1)
        spaces: tuple[int, ...] = ()
    else:
        area = side.space_area[place]
        sector, near, spaces = side.area_sector[area], side.calm_neighbours(t.calm)[area], side.area_spaces[area]
    if t.calm >> sector & 1:
        return [STAY, *(STOP[space] for space in spaces if space != place), *(WALK[b] for b in near)]
    if near:
        return [WALK[b] for b in near]
    return [RELOCATE[space] for space in side.sector_spaces[t.wedges()[0]]]


def calm_ends(t: Planet, slot: int) -> list[int]:
    return [area for area in t.side.slot_ends[slot] if t.calm >> t.side.area_sector[area] & 1]


def by_station(t: Planet, seat: int) -> list[Action]:
    """Any station with a calm end: the own ones free, others for a cube to their owner (MS-MOVE-08, -09)."""
    options: list[Action] = []
    hold = t.hold[seat]
    for slot in t.side.slots:
        owner = t.stations[slot]
        if owner == NOBODY or not calm_ends(t, slot):
            continue
        if owner == seat:
            options.append(STATION[slot])
        else:
            options += [TOLL[slot][cube] for cube in range(len(CUBES)) if count(hold, cube)]
    return options


def by_mira(t: Planet) -> list[Action]:
    """Any space of a calm area with a lab of anyone (MS-POW-06)."""
    options: list[Action] = []
    for area, spaces in enumerate(t.side.area_spaces):
        if t.calm >> t.side.area_sector[area] & 1 and any(t.labs[space] for space in spaces):
            options += [PUT_DOWN[space] for space in spaces]
    return options


def extensions(t: Planet, seat: int) -> list[Action]:
    """Cubes that are not of the own colour (MS-POW-02)."""
    own, hold = t.tints[seat], t.hold[seat]
    return [EXTEND[cube] for cube in range(len(CUBES)) if cube != own and count(hold, cube)]


# ---- effects


def pay_toll(t: Planet, seat: int, action: Action) -> None:
    """To the owner of the station, the moment it is chosen (MS-MOVE-08)."""
    slot: int = action[1]
    if t.ears is not None:
        t.tell("station_used", seat, slot)
    if action[0] == "toll":
        owner, cube = t.stations[slot], action[2]
        t.hold[seat] -= ONE[cube]
        t.hold[owner] += ONE[cube]
        if t.ears is not None:
            t.tell("toll", seat, owner, cube)


def arrive(t: Planet, seat: int, space: int, how: str = "moved") -> None:
    t.runner[seat] = space
    if t.ears is not None:
        t.tell(how, seat, space)
