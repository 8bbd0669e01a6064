"""Everything that lies on the table, in plain words, and the small changes that rules are made of."""

from __future__ import annotations

from collections import Counter

from tests.games.magnastorm.oracle.box import (
    BLACK,
    COLOURS,
    LAB_COST,
    NAMES,
    NEUTRAL,
    STATION_COST,
    THRESHOLD,
    TOP,
    TRACKS,
    YELLOW,
    Planet,
    action_spaces,
    calm_sectors,
    columns,
)
from tests.oracle import Plain

Cubes = Counter[str]
Panel = dict[str, Counter[str]]


class Person:
    """One player: board, hold, runner, markers and cards."""

    def __init__(self, number: int, seat: Plain) -> None:
        self.number = number
        self.name = f"p{number + 1}"
        self.colour: str = seat["colour"]
        self.artefacts: list[str] = seat["artefacts"]
        self.hold: Cubes = Counter(seat["hold"])
        self.runner: str = seat["runner"]
        self.labs: Counter[str] = Counter(seat["labs"])
        self.levels: Counter[str] = Counter(seat["levels"])
        self.crew: int = seat["crew"]
        self.commanders: list[str] = list(seat["commanders"])
        self.points: Counter[str] = Counter(seat["points"])
        self.drawn: list[str] = seat["drawn"]

    def reputation(self) -> int:
        return sum(self.points.values())

    def has(self, number: int) -> bool:
        return NAMES[number] in self.commanders

    def labs_left(self) -> int:
        return len(LAB_COST) - self.labs.total()

    def cost(self, price: tuple[int, int]) -> Cubes:
        return Counter({self.colour: price[0], YELLOW: price[1]})

    def holds(self, cost: Cubes) -> bool:
        return all(self.hold[colour] >= count for colour, count in cost.items())

    def spelled(self) -> Plain:
        return {
            "colour": self.colour,
            "artefacts": self.artefacts,
            "hold": dict(+self.hold),
            "runner": self.runner,
            "labs": dict(+self.labs),
            "levels": dict(+self.levels),
            "crew": self.crew,
            "commanders": sorted(self.commanders),
            "points": {name: count for name, count in self.points.items() if count},
            "drawn": self.drawn,
        }


class Moment:
    """The table at one moment; ``luck`` holds the cubes that came out of the bag, told by the engine."""

    def __init__(self, document: Plain, start: str = "") -> None:
        self.options: Plain = document["options"]
        self.start = start or self.options["start"]
        self.people = [Person(number, seat) for number, seat in enumerate(document["seat"])]
        self.players = len(self.people)
        self.planet = Planet(self.players, self.start)
        self.tracks = TRACKS[: 4 if self.players == 4 else 3]
        self.round: int = document["round"]
        self.order = [self.seat(name) for name in document["order"]]
        self.cycle = [self.seat(name) for name in document["cycle"]]
        self.active: str = document["active"]
        self.used: list[str] = list(document["used"])
        self.threshold: bool = document["threshold"]
        self.token: str = document["token"]
        self.admins: list[str] = document["admins"]
        self.researchers: list[str] = document["researchers"]
        self.objectives: dict[str, list[str]] = {name: list(done) for name, done in document["objectives"].items()}
        self.supply: Cubes = Counter(document["supply"])
        self.bag: Cubes = Counter(document["bag"])
        self.upper: Panel = {space: Counter(crew) for space, crew in document["upper"].items()}
        self.lower: Panel = {space: Counter(crew) for space, crew in document["lower"].items()}
        self.stations: dict[str, str] = dict(document["stations"])
        self.luck: list[list[str]] = []
        self.turns = 0
        self.ending = ""
        self.draws = 0

    @staticmethod
    def seat(name: str) -> int:
        return int(name[1:]) - 1

    def spelled(self) -> Plain:
        return {
            "round": self.round,
            "order": [f"p{seat + 1}" for seat in self.order],
            "cycle": [f"p{seat + 1}" for seat in self.cycle],
            "active": self.active,
            "used": sorted(self.used),
            "threshold": self.threshold,
            "token": self.token,
            "admins": self.admins,
            "researchers": self.researchers,
            "objectives": self.objectives,
            "supply": dict(+self.supply),
            "bag": dict(+self.bag),
            "upper": {space: dict(+crew) for space, crew in self.upper.items() if crew.total()},
            "lower": {space: dict(+crew) for space, crew in self.lower.items() if crew.total()},
            "stations": self.stations,
            "seat": [person.spelled() for person in self.people],
        }

    # ---- the planet

    def calm(self) -> list[str]:
        return calm_sectors(self.start, self.round)

    def is_calm(self, place: str) -> bool:
        return self.planet.sector(place) in self.calm()

    def labs_on(self, space: str) -> int:
        return sum(person.labs[space] for person in self.people)

    def labs_in(self, me: Person, sector: str) -> int:
        return sum(count for space, count in me.labs.items() if space.startswith(sector))

    def area_has_lab(self, area: str) -> bool:
        return any(self.labs_on(space) for space in self.planet.spaces[area])

    def stations_left(self, me: Person) -> int:
        return len(STATION_COST) - list(self.stations.values()).count(me.name)

    # ---- panels

    def columns(self) -> list[str]:
        return [f"c{number}" for number in range(1, columns(self.players) + 1)]

    def in_column(self, column: str) -> Counter[str]:
        found: Counter[str] = Counter()
        for space, crew in self.upper.items():
            if space.endswith(column):
                found += crew
        return +found

    def upper_crew(self) -> Counter[str]:
        return sum((self.in_column(column) for column in self.columns()), Counter[str]())

    def empty(self, panel: Panel) -> list[str]:
        return [space for space in action_spaces(self.players) if not panel.get(space, Counter[str]()).total()]

    def put(self, panel: Panel, space: str, crew: str) -> None:
        panel.setdefault(space, Counter[str]())[crew] += 1

    def take_off(self, column: str, crew: str) -> None:
        """Of several alike one that stands alone, then the lowest row (MS-CREW-05)."""
        rows = [f"r{row}{column}" for row in range(5, 0, -1)]
        there = [space for space in rows if self.upper.get(space, Counter[str]())[crew]]
        alone = [space for space in there if self.upper[space].total() == 1]
        self.upper[(alone or there)[0]][crew] -= 1

    def topmost(self, column: str) -> str | None:
        return next((space for space in self.empty(self.upper) if space.endswith(column)), None)

    # ---- cubes, levels, reputation

    def colours(self) -> list[str]:
        return [colour for colour in COLOURS if any(person.colour == colour for person in self.people)]

    def pay(self, me: Person, cost: Cubes) -> None:
        assert me.holds(cost), f"by the rules {me.name} cannot pay {dict(cost)} with {dict(me.hold)}"
        me.hold -= cost
        self.supply += cost

    def gain(self, me: Person, cubes: Cubes) -> None:
        """What the supply has of it (MS-CUBE-03)."""
        for colour, count in cubes.items():
            there = min(count, self.supply[colour])
            self.supply[colour] -= there
            me.hold[colour] += there

    def draw(self, me: Person, count: int) -> None:
        """All together; then the black ones return, an own cube for each (MS-CUBE-05)."""
        drawn = self.luck.pop(0) if self.luck else []
        assert len(drawn) == count, f"drawn: by the rules {count} cubes, engine {drawn}"
        self.draws += 1
        cubes = Counter(drawn)
        assert all(self.bag[colour] >= number for colour, number in cubes.items()), f"drawn: {dict(cubes)}"
        black = cubes.pop(BLACK, 0)
        self.bag -= cubes
        me.hold += cubes
        self.gain(me, Counter({me.colour: black}))

    def open_tracks(self, me: Person) -> list[str]:
        return [track for track in self.tracks if me.levels[track] < TOP]

    def earn(self, me: Person, source: str, points: int) -> None:
        me.points[source] += points
        if points > 0 and me.reputation() >= THRESHOLD[self.players]:
            self.threshold = True

    def alone_ahead(self, counts: list[int]) -> Person | None:
        """Strictly more than every other single player (MS-GEN-08)."""
        best = max(counts)
        return self.people[counts.index(best)] if best and counts.count(best) == 1 else None

    def controller(self, commander: str) -> Person | None:
        return next((person for person in self.people if commander in person.commanders), None)


def cube_of(crew: str) -> str:
    """What a crew costs in its column (MS-CMD-03)."""
    return YELLOW if crew == NEUTRAL else crew
