"""The box: components.toml as tables indexed by small ints. A wrong file is refused with key and reason."""

from __future__ import annotations

from vestige.games.council_of_shadows.cards import AutomaCard, Bonus, Card
from vestige.games.council_of_shadows.constants import (
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
from vestige.games.council_of_shadows.reading import gem_counts
from vestige.kernel.components import Part, printed, read_box
from vestige.kernel.values import NOBODY

UPGRADES = (
    ("terraform_brown", "terraform_red", "colony_extension")
    + tuple(f"energy_{number}" for number in range(1, 5))
    + tuple(f"range_{area}_{reach}" for area in (1, 2, 3, "ava") for reach in (2, 3))
)


class Count:
    """What the number of players decides: the galaxies in play, the dark cards taken out (CS-PC-2 to -4)."""

    __slots__ = ("absent", "covered", "dark_removed", "open", "side")

    def __init__(self, row: Part, galaxies: tuple[str, ...], bonuses: tuple[str, ...]) -> None:
        self.side = row.choice("side", ("34", "12"))
        self.absent = frozenset(row.choices("absent", galaxies))
        self.covered = frozenset(row.choices("covered", galaxies))
        self.open = tuple(g for g in range(len(galaxies)) if g not in self.absent and g not in self.covered)
        self.dark_removed = frozenset(row.choices("dark_removed", bonuses))


PRINTED = printed(__package__)
"""Ids never change: texts, drawings and records name them. An owner corrects what stands behind them."""


def ids(table: str, rows: str) -> list[str]:
    """The ids of a printed list."""
    return [row["id"] for row in PRINTED[table][rows]]


class Box:
    """One edition of the box."""

    def __init__(self, top: Part) -> None:
        self.data = dict(top.data)
        top.imprint("council_of_shadows")
        start = top.part("start")
        self.read_limits(top.part("limits"), start, top.part("civilizations"))
        self.read_galaxies(top.part("galaxies"), top.part("drawing"))
        self.start_tiles = start.choices("tiles", self.galaxies)
        self.read_systems(top.part("systems"))
        self.read_cards(top.part("start_cards"), top.part("ai_cards"))
        self.read_upgrades(top.part("upgrades"))
        self.read_modules(top.part("stations"), top.part("leaders"))
        self.read_techs(top.part("techs"), top.part("compensation"))
        self.read_bonuses(top.part("final"), top.part("bonus_cards"))
        self.read_automa(top.part("automa"))
        self.read_counts(top)
        self.menu = Menu(self)

    def read_limits(self, limits: Part, start: Part, boards: Part) -> None:
        self.purchases = limits.count("purchases", 1, 9)
        self.market = limits.count("market", 8, 8)
        self.bonus_limit = limits.count("bonus_cards", 2, 9)
        self.tower = limits.count("tower", 3, 3)
        self.least, self.most = limits.counts("consumption", 2, 1, 100)
        self.gap = limits.count("above_energy", 1, 1)
        limits.count("areas", 3, 3)
        self.end_level = limits.count("end_level", 3, 3)
        self.drawn = limits.count("drawn_tiles", 1, 9)
        self.techs_removed = limits.count("techs_removed", 0, TECHS_A_LEVEL - 4)
        for name, kinds in (("gem_kinds", GEMS), ("planet_kinds", PLANETS)):
            if limits.words(name, len(kinds)) != kinds:
                raise limits.unfit(name, ", ".join(kinds))
        self.start_gems = gem_counts(start, "gems")
        self.start_consumption = start.count("consumption", self.least, self.most)
        self.civilizations = tuple(ids("civilizations", "boards"))
        rows = boards.rows_of("boards", self.civilizations)
        self.colours = tuple(row.word("colour") for row in rows)

    def read_galaxies(self, row: Part, drawing: Part) -> None:
        """Galaxies sector by sector; spaces and slots follow from them (CS-COMP-02, -03)."""
        self.galaxies = tuple(ids("galaxies", "board"))
        rows = row.rows_of("board", self.galaxies)
        self.sector = [galaxy.count("sector", 1, SECTORS) - 1 for galaxy in rows]
        if self.sector != sorted(self.sector) or set(self.sector) != set(range(SECTORS)):
            raise row.unfit("board", self.sector)
        self.sizes = [galaxy.count("spaces", 1, 5) for galaxy in rows]
        self.high = [galaxy.count("high", 0, 99) for galaxy in rows]
        self.low = [galaxy.count("low", 0, 99) for galaxy in rows]
        self.gives_card = [galaxy.flag("card", False) for galaxy in rows]
        self.slots = [frozenset(galaxy.choices("stations", STATIONS)) for galaxy in rows]
        self.space_galaxy = [g for g, size in enumerate(self.sizes) for _ in range(size)]
        self.spaces = tuple(f"{self.galaxies[g]}_{n}" for g, size in enumerate(self.sizes) for n in range(1, size + 1))
        self.galaxy_spaces = [
            tuple(space for space, galaxy in enumerate(self.space_galaxy) if galaxy == g) for g in range(len(rows))
        ]
        self.spaces_within = [sum(self.sector[g] < reach for g in self.space_galaxy) for reach in range(SECTORS + 1)]
        for side in ("side_34", "side_12"):
            sheet = drawing.part(side)
            for galaxy, name in enumerate(self.galaxies):
                if side == "side_34" or sheet.has(name):
                    sheet.grid(name, 1 + self.sizes[galaxy], 2, 0, 1000)

    def read_systems(self, row: Part) -> None:
        """Tiles with their planets; a planet is named after its tile (CS-COMP-05)."""
        self.tiles = tuple(ids("systems", "tiles"))
        rows = row.rows_of("tiles", self.tiles)
        self.tile_sector = [tile.count("sector", 1, SECTORS) - 1 for tile in rows]
        for tile in rows:
            tile.several("planets", 1, 4)
        planets = [tile.choices("planets", PLANETS) for tile in rows]
        resources = [tile.part("resource") for tile in rows]
        self.resource: list[Gems] = [
            (found.count("anthracite", 0, 9, 0), found.count("gold", 0, 9, 0), found.count("transparent", 0, 9, 0))
            for found in resources
        ]
        self.tile_energy = [found.count("energy", 0, 99, 0) for found in resources]
        self.planet_type = [kind for kinds in planets for kind in kinds]
        self.planet_tile = [tile for tile, kinds in enumerate(planets) for _ in kinds]
        self.planets = tuple(
            f"{self.tiles[t]}_{n}" for t, kinds in enumerate(planets) for n in range(1, len(kinds) + 1)
        )
        self.tile_planets = [
            tuple(planet for planet, tile in enumerate(self.planet_tile) if tile == t) for t in range(len(rows))
        ]
        self.sector_tiles = [[t for t, sector in enumerate(self.tile_sector) if sector == s] for s in range(SECTORS)]

    def read_cards(self, start: Part, ai: Part) -> None:
        first, then = ids("start_cards", "cards"), ids("ai_cards", "cards")
        self.card_ids = (*first, *then)
        self.cards = [Card(row) for row in (*start.rows_of("cards", first), *ai.rows_of("cards", then))]
        self.consumption = [card.consumption for card in self.cards]
        self.ai_mask = sum(1 << card for card in range(START_CARDS, len(self.cards)))

    def read_upgrades(self, row: Part) -> None:
        rows = row.rows_of("places", UPGRADES)
        self.upgrade_cost = [gem_counts(place, "cost") for place in rows]
        self.upgrade_energy = [place.count("energy", 0, 99, 0) for place in rows]
        for place in rows:
            place.choice("kind", UPGRADE_KINDS)
            place.choice("planet", PLANETS, NOBODY)
            place.choice("area", AREAS, NOBODY)
            place.count("range", 2, SECTORS, 2)

    def read_modules(self, stations: Part, leaders: Part) -> None:
        kinds = stations.rows_of("kinds", STATIONS)
        self.station_cost = [gem_counts(kind, "cost") for kind in kinds]
        self.station_cubes = [kind.count("cubes", 0, 9, 0) for kind in kinds]
        rows = leaders.rows_of("tiles", LEADERS)
        self.leader_consumption = [row.count("consumption", 0, 80) for row in rows]
        self.leader_energy = [row.count("energy", 0, 19, 0) for row in rows]
        self.forbidden_card = leaders.part("forbidden").choice("casares", self.card_ids)
        self.spared = leaders.part("spared").count("casares", 1, 9)

    def read_techs(self, row: Part, compensation: Part) -> None:
        rows = row.rows_of("cards", TECHS)
        for number, tech in enumerate(rows):
            level = 1 + number // TECHS_A_LEVEL
            tech.count("level", level, level)
        self.tech_gems = [gem_counts(tech, "gems") for tech in rows]
        self.tech_amount = [tech.count("amount", 0, 99, 0) for tech in rows]
        self.compensation: list[list[Gems]] = []
        for level in (1, 2):
            gains = compensation.part(f"level_{level}")
            for below in range(level):
                gains.several(f"level_{below}", 0, MOST)
            self.compensation.append([gem_counts(gains, f"level_{below}") for below in range(level)])

    def read_bonuses(self, final: Part, row: Part) -> None:
        """A second copy of a card has its number behind the id."""
        self.gem_value = final.counts("gems", len(GEMS), 0, 99)
        self.ai_card_value = final.count("ai_card", 0, 99)
        kinds = [Bonus(bonus, self.galaxies) for bonus in row.rows_of("cards", ids("bonus_cards", "cards"))]
        self.bonuses = [kind for kind in kinds for _ in range(kind.copies)]
        self.bonus_ids = tuple(f"{k.id}_{n}" if n > 1 else k.id for k in kinds for n in range(1, k.copies + 1))
        self.light = [card for card, bonus in enumerate(self.bonuses) if not bonus.dark]
        self.dark = [card for card, bonus in enumerate(self.bonuses) if bonus.dark]

    def read_automa(self, row: Part) -> None:
        self.automa_ids = tuple(ids("automa", "cards"))
        self.automa = [AutomaCard(card, self.galaxies, self.market) for card in row.rows_of("cards", self.automa_ids)]
        for level in range(AUTOMA_LEVELS):
            if not any(card.level == level and not card.silver for card in self.automa):
                raise row.unfit("cards", f"pile {level + 1}")

    def read_counts(self, top: Part) -> None:
        self.counts: list[Count] = []
        for number, row in enumerate(top.rows("count", 4), 1):
            row.count("players", number, number)
            count = Count(row, self.galaxies, self.bonus_ids)
            if not set(self.start_tiles) <= set(count.open):
                raise row.unfit("absent", [self.galaxies[galaxy] for galaxy in sorted(count.absent)])
            self.counts.append(count)


def own_box() -> Box:
    """The edition that comes with the package."""
    return read_box("council_of_shadows", PRINTED, Box)
