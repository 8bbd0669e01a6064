"""What is in the box: what the rules print as numbers is copied once more, boards and cards are read as data."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

DATA: dict[str, Any] = tomllib.loads((files("vestige.games.magnastorm") / "components.toml").read_text("utf-8"))

COLOURS = ["gray", "purple", "pink", "orange"]
YELLOW, NEUTRAL, BLACK = "yellow", "neutral", "black"
TRACKS = ["red", "green", "blue", "turquoise"]
SECTORS = ["s1", "s2", "s3", "s4", "s5", "s6"]
TOP = 12
ROUNDS = 4
THRESHOLD = {2: 25, 3: 23, 4: 27}
VALUES = {2: [5, 2], 3: [5, 3, 2], 4: [5, 4, 3, 2]}

# costs and gains: own cubes, yellow cubes
MOVE_COST = [(2, 1), (1, 1), (2, 0), (0, 1), (1, 0)]
GAIN = [(1, 0), (1, 0), (0, 1), (2, 0), (1, 1)]
LAB_COST = [(0, 0)] * 2 + [(1, 0)] * 3 + [(0, 1)] * 2 + [(1, 1)] * 2 + [(0, 2)]
STATION_COST = [(1, 0), (1, 1), (1, 2)]
INCOME = [  # trailing, middle and leading wedge, for 1, 2, 3 and at least 4 labs
    [(1, 0), (0, 1), (1, 1), (0, 2)],
    [(1, 0), (2, 0), (1, 2), (2, 2)],
    [(0, 1), (1, 1), (2, 1), (2, 2)],
]

ADMIN = {
    "forrester_dain": 1,
    "justin_b_beeper": 2,
    "ellen_b_outridge": 3,
    "adira_okzil": 4,
    "idris_yakuul": 5,
    "mira_mascovic": 6,
    "azrea_bonsmai": 7,
    "ozgul_yilmark": 8,
}
RESEARCH = {
    "franzkarl_huber": 11,
    "rain_davenpitt": 12,
    "yuul_mbado": 13,
    "joy_d_obondov": 14,
    "cedric_j_lebeaux": 15,
    "kim_kin_park": 16,
    "sayuri_modo": 17,
    "kaysia_vasidis": 18,
}
NAMES = {number: name for name, number in [*ADMIN.items(), *RESEARCH.items()]}
ARTEFACTS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["artefacts"]["cards"]}
LEVEL_BONUS: dict[str, list[str]] = {track: ["none", *DATA["research"][track]] for track in TRACKS}


def calm_sectors(start: str, round_number: int) -> list[str]:
    """Trailing, middle, leading; the tile turns clockwise by one sector a round."""
    first = {"start_1": 3, "start_2": 0}[start] + round_number - 1
    return [SECTORS[(first + wedge) % 6] for wedge in range(3)]


class Planet:
    """One side of the board: spaces by area, lines, slots and the pad."""

    def __init__(self, players: int, start: str) -> None:
        side = DATA["board"]["side4" if players == 4 else "side23"]
        self.colour: dict[str, str] = {}
        self.spaces: dict[str, list[str]] = {}
        for area in side["areas"]:
            names = [f"{area['id']}_{number + 1}" for number in range(len(area["colours"]))]
            self.spaces[area["id"]] = names
            self.colour.update(zip(names, area["colours"], strict=True))
        self.lines: list[tuple[set[str], str]] = [(set(line["ends"]), line.get("slot", "")) for line in side["lines"]]
        self.slot_sector: dict[str, str] = {slot["id"]: slot["sector"] for slot in side["slots"]}
        pad = next(pad for pad in side["pads"] if pad["id"] == start)
        self.pad_sector: str = pad["sector"]
        self.pad_ends: list[str] = pad["ends"]

    def joined(self, area: str) -> list[str]:
        """The areas at the other ends of the lines of an area, or of the pad."""
        if area == "pad":
            return self.pad_ends
        return [other for ends, _ in self.lines if area in ends for other in ends - {area}]

    def ends(self, slot: str) -> list[str]:
        return next(sorted(ends) for ends, name in self.lines if name == slot)

    def slot_between(self, one: str, other: str) -> str:
        return next((slot for ends, slot in self.lines if ends == {one, other}), "")

    def sector(self, place: str) -> str:
        return self.pad_sector if place == "pad" else place[:2]


def area_of(space: str) -> str:
    return space if space == "pad" else space.rpartition("_")[0]


def columns(players: int) -> int:
    return 5 if players == 4 else 4


def action_spaces(players: int) -> list[str]:
    return [f"r{row}c{column}" for row in range(1, 6) for column in range(1, columns(players) + 1)]


def space_bonus(players: int, space: str) -> str:
    row, column = int(space[1]), int(space[3])
    return str(DATA["panel"]["side4" if players == 4 else "side23"][row - 1][column - 1])
