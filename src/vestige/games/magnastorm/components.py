"""The box: components.toml as tables indexed by small ints. A wrong file is refused with key and reason."""

from __future__ import annotations

from typing import Final

from vestige.games.magnastorm.board import PRINTED, SIDES, Side
from vestige.games.magnastorm.constants import (
    ADMIN,
    COLOURS,
    COLUMNS,
    ICONS,
    LEVEL_BONUSES,
    METALS,
    MOST_SEATS,
    OBJECTIVES_R,
    OBJECTIVES_S,
    RESEARCH,
    ROWS,
    SECTORS,
    SPACE_BONUSES,
    STARTS,
    TRACKS,
    YELLOW,
)
from vestige.games.magnastorm.cubes import ONE
from vestige.kernel.components import Part, read_box

WEDGES: Final = ("trailing", "middle", "leading")
ACTION_SPACES: Final = tuple(f"r{row}c{column}" for column in range(1, 6) for row in range(1, ROWS + 1))
"""Column by column: the number of a space is its column times the rows plus its row."""

ARTEFACTS: Final = tuple(card["id"] for card in PRINTED["artefacts"]["cards"])


class Count:
    """What the number of players decides (MS-SETUP-01, MS-END-01, MS-COMP-11)."""

    __slots__ = ("bonus_positions", "columns", "side", "spaces", "threshold", "tracks", "values")

    def __init__(self, row: Part, players: int) -> None:
        self.side = row.choice("side", SIDES)
        self.threshold = row.count("threshold", 1, 99)
        self.columns = row.count("columns", players, len(COLUMNS))
        self.spaces = self.columns * ROWS
        self.tracks = row.count("tracks", players if players > 2 else 3, len(TRACKS))
        self.values = tuple(row.counts("values", players, 0, 99))
        if list(self.values) != sorted(self.values, reverse=True):
            raise row.unfit("values", self.values)
        found = row.several("bonus_positions", 0, MOST_SEATS)
        self.bonus_positions = tuple(row.bounded("bonus_positions", found, 1, MOST_SEATS))


class Research:
    """A research objective: what it asks for in each round (MS-OBJ-12 to -16)."""

    __slots__ = ("commanders", "lead", "levels", "markers")

    def __init__(self, row: Part, rounds: int, levels: int) -> None:
        self.markers = row.counts("markers", rounds, 1, 3)
        self.levels = row.counts("levels", rounds, 1, levels)
        self.commanders = row.counts("commanders", rounds, 0, 9)
        self.lead = row.flag("lead", False)


class Removal:
    """A sector objective: how many labs from how many sectors (MS-OBJ-08 to -11)."""

    __slots__ = ("labs", "majority", "sectors")

    def __init__(self, row: Part, labs: int) -> None:
        found = row.bounded("removal", row.several("removal", 1, len(SECTORS)), 1, labs)
        if len(set(found)) > 1 or sum(found) > labs:
            raise row.unfit("removal", found)
        self.labs = found[0]
        self.sectors = len(found)
        self.majority = row.flag("majority", False)


class Artefact:
    __slots__ = ("bonus", "metal", "value")

    def __init__(self, row: Part) -> None:
        self.metal = row.choice("metal", METALS)
        self.value = row.count("value", 0, 99)
        self.bonus = row.choice("bonus", ICONS)


class Box:
    """One edition of the box."""

    def __init__(self, top: Part) -> None:
        self.data = dict(top.data)
        top.imprint("magnastorm")
        self.read_limits(top.part("limits"))
        self.read_colours(top.part("colours"))
        board = top.part("board")
        self.sides = [Side(board.part(side), side) for side in SIDES]
        self.read_centre(top.part("centre"), top.part("income"))
        self.read_panel(top.part("panel"))
        research = top.part("research")
        self.level_bonus = [(0, *choices_of(research, track, LEVEL_BONUSES, self.levels)) for track in TRACKS]
        self.read_player_board(top.part("player_board"))
        self.read_objectives(top.part("objectives"))
        self.read_commanders(top.part("commanders"))
        self.read_artefacts(top.part("artefacts"))
        rows = top.rows("count", 3)
        for players, row in enumerate(rows, 2):
            row.count("players", players, players)
        self.counts = [Count(row, players) for players, row in enumerate(rows, 2)]

    def read_limits(self, row: Part) -> None:
        self.rounds = row.count("rounds", 4, 4)
        row.count("columns", len(COLUMNS), len(COLUMNS))
        row.count("rows", ROWS, ROWS)
        self.levels = row.count("levels", 10, 20)
        self.labs = row.count("labs", 1, 20)
        self.stations = row.count("stations", 1, 9)
        self.crew = row.count("crew", 1, 9)
        self.markers = row.count("markers", 8, 8)
        self.start_cubes = row.count("start_cubes", 0, 9)
        self.neutral_rows = row.count("neutral_rows", 1, ROWS - 1)
        self.cubes = row.count("cubes", 6, 100)
        self.yellow = row.count("yellow", 3, 100)
        self.black = row.count("black", 5, 100)
        self.bag = row.count("bag", 0, 3)
        self.exchange = row.count("exchange", 3, 3)
        self.advanced = row.count("advanced_cards", 2, 2)

    def read_colours(self, row: Part) -> None:
        self.federations = tuple(colour.word("federation") for colour in row.rows_of("players", COLOURS))
        if row.words("research", len(TRACKS)) != TRACKS:
            raise row.unfit("research", ", ".join(TRACKS))

    def read_centre(self, centre: Part, income: Part) -> None:
        """Calm sectors by start and round, trailing wedge first, and what labs earn there (MS-ADM-01, -08)."""
        self.calm: list[list[tuple[int, ...]]] = []
        for start in STARTS:
            rounds = centre.several(start, self.rounds)
            parts = [Part({"calm": calm}, centre.key(start)) for calm in rounds]
            self.calm.append([tuple(choices_of(part, "calm", SECTORS, len(WEDGES))) for part in parts])
        self.calm_mask = [[sum(1 << sector for sector in set(calm)) for calm in rounds] for rounds in self.calm]
        self.income = [income.grid(wedge, 4, 2, 0, 9) for wedge in WEDGES]

    def read_panel(self, row: Part) -> None:
        self.move_cost = row.grid("move_cost", ROWS, 2, 0, 9)
        self.gain = row.grid("gain", ROWS, 2, 0, 9)
        self.bonuses: list[list[int]] = []
        for side, columns in zip(SIDES, (4, 5), strict=True):
            lines = [Part({"row": line}, row.key(side)) for line in row.several(side, ROWS)]
            found = [choices_of(line, "row", SPACE_BONUSES, columns) for line in lines]
            self.bonuses.append([found[n][column] for column in range(columns) for n in range(ROWS)])

    def read_player_board(self, row: Part) -> None:
        self.lab_cost = row.grid("labs", self.labs, 2, 0, 9)
        self.station_cost = row.grid("stations", self.stations, 2, 0, 9)
        self.station_reputation = row.count("station_reputation", 0, 9)

    def read_objectives(self, row: Part) -> None:
        self.research = [Research(r, self.rounds, self.levels) for r in row.rows_of("research", OBJECTIVES_R)]
        self.removal = [Removal(r, self.labs) for r in row.rows_of("sector", OBJECTIVES_S)]

    def read_commanders(self, row: Part) -> None:
        rows = [*row.rows_of("admin", ADMIN), *row.rows_of("research", RESEARCH)]
        self.number = [commander.count("number", 1, 99) for commander in rows]
        self.gains = [commander.count("gain", 0, 9) for commander in rows]
        self.losses = [commander.count("loss", 0, 9) for commander in rows]
        if any(loss > gain for loss, gain in zip(self.losses, self.gains, strict=True)):
            raise row.unfit("admin", "loss")

    def read_artefacts(self, row: Part) -> None:
        ranks = row.part("ranks")
        self.first_metal = ranks.choice("first", METALS)
        self.last_metal = ranks.choice("last", METALS)
        self.other_metal = ranks.choice("others", METALS)
        self.artefacts = [Artefact(card) for card in row.rows_of("cards", ARTEFACTS)]
        self.of_metal = [[n for n, card in enumerate(self.artefacts) if card.metal == m] for m in range(len(METALS))]
        if any(len(cards) < self.advanced for cards in self.of_metal):
            raise row.unfit("cards", len(self.artefacts))

    def cost(self, pair: list[int], colour: int) -> int:
        """A printed cost as a heap: black cubes are of the player's colour (MS-GEN-07)."""
        return pair[0] * ONE[colour] + pair[1] * ONE[YELLOW]


def choices_of(row: Part, name: str, ids: tuple[str, ...], size: int) -> list[int]:
    """Exactly so many of these ids."""
    row.several(name, size)
    return row.choices(name, ids)


def own_box() -> Box:
    """The edition that comes with the package."""
    return read_box("magnastorm", PRINTED, Box)
