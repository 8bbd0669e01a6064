"""The box: components.toml as tables indexed by small ints. A wrong file is refused with key and reason."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from vestige.games.council_of_shadows.cards import AutomaCard, Bonus, Card
from vestige.games.council_of_shadows.constants import (
    ACTIONS,
    AREAS,
    AUTOMA_LEVELS,
    GEMS,
    LEADERS,
    PLANETS,
    SECTORS,
    START_CARDS,
    STATIONS,
    TECHS,
    TECHS_A_LEVEL,
    UPGRADE_KINDS,
)
from vestige.games.council_of_shadows.menu import Menu
from vestige.games.council_of_shadows.payment import MOST, Gems
from vestige.games.council_of_shadows.reading import closed, distinct_ids, expect_ids, gem_counts
from vestige.kernel.errors import BadInput
from vestige.kernel.reader import Reader
from vestige.kernel.values import NOBODY, Plain

UPGRADES = (
    ("terraform_brown", "terraform_red", "colony_extension")
    + tuple(f"energy_{number}" for number in range(1, 5))
    + tuple(f"range_{area}_{reach}" for area in (1, 2, 3, "ava") for reach in (2, 3))
)


class Count:
    """What the number of players decides: the galaxies in play, the dark cards taken out (CS-PC-2 to -4)."""

    __slots__ = ("absent", "covered", "dark_removed", "open", "side")

    def __init__(self, row: Reader, galaxies: tuple[str, ...], bonuses: tuple[str, ...]) -> None:
        self.side = row.choice("side", ("34", "12"))
        self.absent = frozenset(row.choices("absent", galaxies))
        self.covered = frozenset(row.choices("covered", galaxies))
        self.open = tuple(g for g in range(len(galaxies)) if g not in self.absent and g not in self.covered)
        self.dark_removed = frozenset(row.choices("dark_removed", bonuses))
        closed(row)


class Box:
    """One edition of the box."""

    def __init__(self, data: dict[str, Plain]) -> None:
        top = Reader(data)
        self.data = data
        self.read_limits(top.table("limits"), top.table("start"), top.table("civilizations"))
        self.read_galaxies(top.table("galaxies"), top.table("drawing"))
        self.read_systems(top.table("systems"))
        self.read_cards(top.table("start_cards"), top.table("ai_cards"))
        self.read_upgrades(top.table("upgrades"))
        self.read_modules(top.table("stations"), top.table("leaders"))
        self.read_techs(top.table("techs"), top.table("compensation"))
        self.read_bonuses(top.table("final"), top.table("bonus_cards"))
        self.read_automa(top.table("automa"))
        self.read_counts(top)
        self.menu = Menu(self)
        top.raw("game")
        closed(top)

    def read_limits(self, limits: Reader, start: Reader, boards: Reader) -> None:
        self.purchases = limits.number("purchases", None, 1, 9)
        self.market = limits.number("market", None, 8, 8)
        self.bonus_limit = limits.number("bonus_cards", None, 2, 9)
        self.tower = limits.number("tower", None, 3, 3)
        self.least, self.most = limits.numbers("consumption", 2)
        self.gap = limits.number("above_energy", None, 1, 1)
        limits.number("areas", None, 3, 3)
        self.end_level = limits.number("end_level", None, 3, 3)
        self.drawn = limits.number("drawn_tiles", None, 1, 9)
        self.techs_removed = limits.number("techs_removed", None, 0, TECHS_A_LEVEL - 4)
        for name, ids in (("gem_kinds", GEMS), ("planet_kinds", PLANETS)):
            expect_ids(limits, name, [ids[kind] for kind in limits.choices(name, ids)], ids)
        closed(limits)
        self.start_gems = gem_counts(start, "gems")
        self.start_consumption = start.number("consumption", None, self.least, self.most)
        self.start_tiles = start.raw("tiles")
        closed(start)
        rows = boards.tables("boards")
        self.civilizations = distinct_ids(boards, "boards", [row.text("id", "") for row in rows])
        self.colours = distinct_ids(boards, "boards", [row.text("colour", "") for row in rows])
        for row in rows:
            closed(row)
        closed(boards)

    def read_galaxies(self, row: Reader, drawing: Reader) -> None:
        """Galaxies sector by sector; spaces, slots and plates follow from them (CS-COMP-02, -03)."""
        rows = row.tables("board")
        self.galaxies = distinct_ids(row, "board", [galaxy.text("id", "") for galaxy in rows])
        self.sector = [galaxy.number("sector", None, 1, SECTORS) - 1 for galaxy in rows]
        if self.sector != sorted(self.sector) or set(self.sector) != set(range(SECTORS)):
            raise row.refuse("position-range", "board", value=self.sector, low=1, high=SECTORS)
        self.sizes = [galaxy.number("spaces", None, 1, 9) for galaxy in rows]
        self.high = [galaxy.number("high", None, 0, 99) for galaxy in rows]
        self.low = [galaxy.number("low", None, 0, 99) for galaxy in rows]
        self.gives_card = [galaxy.flag("card", False) for galaxy in rows]
        self.slots = [frozenset(galaxy.choices("stations", STATIONS)) for galaxy in rows]
        for galaxy in rows:
            closed(galaxy)
        closed(row)
        self.space_galaxy = [g for g, size in enumerate(self.sizes) for _ in range(size)]
        self.spaces = tuple(f"{self.galaxies[g]}_{n}" for g, size in enumerate(self.sizes) for n in range(1, size + 1))
        self.galaxy_spaces = [
            tuple(space for space, galaxy in enumerate(self.space_galaxy) if galaxy == g) for g in range(len(rows))
        ]
        self.spaces_within = [sum(self.sector[g] < reach for g in self.space_galaxy) for reach in range(SECTORS + 1)]
        self.start_tiles = Reader({"tiles": self.start_tiles}, "start").choices("tiles", self.galaxies)
        if drawing.raw("side_34") is None or drawing.raw("side_12") is None:
            raise drawing.refuse("position-type", "side_34", expected="table")
        closed(drawing)

    def read_systems(self, row: Reader) -> None:
        """Tiles with their planets; a planet is named after its tile (CS-COMP-05)."""
        rows = row.tables("tiles")
        self.tiles = distinct_ids(row, "tiles", [tile.text("id", "") for tile in rows])
        self.tile_sector = [tile.number("sector", None, 1, SECTORS) - 1 for tile in rows]
        planets = [tile.choices("planets", PLANETS) for tile in rows]
        resources = [tile.table("resource") for tile in rows]
        self.resource: list[Gems] = [
            (found.number("anthracite", 0, 0, 9), found.number("gold", 0, 0, 9), found.number("transparent", 0, 0, 9))
            for found in resources
        ]
        self.tile_energy = [found.number("energy", 0, 0, 99) for found in resources]
        for number, tile in enumerate(rows):
            if not 1 <= len(planets[number]) <= 4:
                raise tile.refuse("position-count", "planets", value=len(planets[number]), expected=4)
            closed(resources[number])
            closed(tile)
        closed(row)
        self.planet_type = [kind for kinds in planets for kind in kinds]
        self.planet_tile = [tile for tile, kinds in enumerate(planets) for _ in kinds]
        self.planets = tuple(
            f"{self.tiles[t]}_{n}" for t, kinds in enumerate(planets) for n in range(1, len(kinds) + 1)
        )
        self.tile_planets = [
            tuple(planet for planet, tile in enumerate(self.planet_tile) if tile == t) for t in range(len(rows))
        ]
        self.sector_tiles = [[t for t, sector in enumerate(self.tile_sector) if sector == s] for s in range(SECTORS)]

    def read_cards(self, start: Reader, ai: Reader) -> None:
        rows = [*start.tables("cards"), *ai.tables("cards")]
        self.cards = [Card(row) for row in rows]
        self.card_ids = distinct_ids(ai, "cards", [card.id for card in self.cards])
        if len(start.tables("cards")) != START_CARDS or not START_CARDS + self.market <= len(rows) <= 60:
            raise ai.refuse("position-count", "cards", value=len(rows), expected=31)
        closed(start)
        closed(ai)
        self.consumption = [card.consumption for card in self.cards]
        self.ai_mask = sum(1 << card for card in range(START_CARDS, len(self.cards)))

    def read_upgrades(self, row: Reader) -> None:
        rows = row.tables("places")
        expect_ids(row, "places", [place.text("id", "") for place in rows], UPGRADES)
        self.upgrade_cost = [gem_counts(place, "cost") for place in rows]
        self.upgrade_energy = [place.number("energy", 0, 0, 99) for place in rows]
        for place in rows:
            place.choice("kind", UPGRADE_KINDS)
            place.choice("planet", PLANETS, NOBODY)
            place.choice("area", AREAS, NOBODY)
            place.number("range", 2, 2, SECTORS)
            closed(place)
        closed(row)

    def read_modules(self, stations: Reader, leaders: Reader) -> None:
        kinds = stations.tables("kinds")
        expect_ids(stations, "kinds", [kind.text("id", "") for kind in kinds], STATIONS)
        self.station_cost = [gem_counts(kind, "cost") for kind in kinds]
        self.station_cubes = [kind.number("cubes", 0, 0, 9) for kind in kinds]
        rows = leaders.tables("tiles")
        expect_ids(leaders, "tiles", [row.text("id", "") for row in rows], LEADERS)
        self.leader_consumption = [row.number("consumption", None, 0, 80) for row in rows]
        self.leader_energy = [row.number("energy", 0, 0, 19) for row in rows]
        forbidden, spared = leaders.table("forbidden"), leaders.table("spared")
        self.forbidden_card = forbidden.choice("casares", self.card_ids)
        self.spared = spared.number("casares", None, 1, 9)
        for row in (*kinds, *rows, stations, leaders, forbidden, spared):
            closed(row)

    def read_techs(self, row: Reader, compensation: Reader) -> None:
        rows = row.tables("cards")
        expect_ids(row, "cards", [tech.text("id", "") for tech in rows], TECHS)
        if [tech.number("level", None, 1, 2) for tech in rows] != [1 + t // TECHS_A_LEVEL for t in range(len(rows))]:
            raise row.refuse("position-id", "cards", value="level", known="1, 2")
        self.tech_gems = [gem_counts(tech, "gems") for tech in rows]
        self.tech_amount = [tech.number("amount", 0, 0, 99) for tech in rows]
        for tech in rows:
            closed(tech)
        closed(row)
        self.compensation: list[list[Gems]] = []
        for level in (1, 2):
            gains = compensation.table(f"level_{level}")
            self.compensation.append([gem_counts(gains, f"level_{below}") for below in range(level)])
            closed(gains)
        closed(compensation)

    def read_bonuses(self, final: Reader, row: Reader) -> None:
        """A second copy of a card has its number behind the id."""
        self.gem_value = final.numbers("gems", len(GEMS))
        self.ai_card_value = final.number("ai_card", None, 0, 99)
        closed(final)
        kinds = [Bonus(bonus, self.galaxies) for bonus in row.tables("cards")]
        closed(row)
        self.bonuses = [kind for kind in kinds for _ in range(kind.copies)]
        names = [f"{k.id}_{n}" if n > 1 else k.id for k in kinds for n in range(1, k.copies + 1)]
        self.bonus_ids = distinct_ids(row, "cards", names)
        self.light = [card for card, bonus in enumerate(self.bonuses) if not bonus.dark]
        self.dark = [card for card, bonus in enumerate(self.bonuses) if bonus.dark]

    def read_automa(self, row: Reader) -> None:
        self.automa = [AutomaCard(card, self.galaxies, self.market) for card in row.tables("cards")]
        self.automa_ids = distinct_ids(row, "cards", [card.id for card in self.automa])
        closed(row)
        for level in range(AUTOMA_LEVELS):
            if not any(card.level == level and not card.silver for card in self.automa):
                raise row.refuse("position-count", "cards", value=0, expected=1)

    def read_counts(self, top: Reader) -> None:
        rows = top.tables("count")
        numbers = [row.number("players", None, 1, 4) for row in rows]
        if numbers != [1, 2, 3, 4]:
            raise top.refuse("position-count", "count", value=len(numbers), expected=4)
        self.counts = [Count(row, self.galaxies, self.bonus_ids) for row in rows]
        for count in self.counts:
            if not set(self.start_tiles) <= set(count.open):
                raise BadInput("components-value", key="start.tiles", value=self.start_tiles)
        costs = [card.cost for card in self.cards] + self.upgrade_cost + self.station_cost
        if max(max(cost) for cost in costs) > MOST or max(sum(cost) for cost in costs) > MOST:
            raise BadInput("components-value", key="cost", value=MOST)


def own_box() -> Box:
    """The edition that comes with the package."""
    return Box(tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8")))


__all__ = ["ACTIONS", "Box", "Count", "own_box"]
