"""What is in the box. The numbers are read from the component file, which the reading shares with the engine; what they
mean is written here once more."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

DATA: dict[str, Any] = tomllib.loads(
    files("vestige.games.council_of_shadows").joinpath("components.toml").read_text(encoding="utf-8")
)

GEMS = ["anthracite", "gold", "transparent"]
"""Of rising value (CS-PAY-01)."""

RANK = {gem: rank for rank, gem in enumerate(GEMS)}
LOWEST, HIGHEST = 20, 100
"""The consumption track (CS-CONS-02)."""

TOWER = 3
BONUS_LIMIT = 4
PURCHASES = 3


@dataclass
class Galaxy:
    sector: int
    spaces: list[str]
    high: int
    low: int
    card: bool
    slots: list[str]


@dataclass
class System:
    sector: int
    planets: dict[str, str]
    """Planet and its type."""
    resource: dict[str, int]


def named(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows}


GALAXIES = {
    row["id"]: Galaxy(
        row["sector"],
        [f"{row['id']}_{number + 1}" for number in range(row["spaces"])],
        row["high"],
        row["low"],
        row["card"],
        row["stations"],
    )
    for row in DATA["galaxies"]["board"]
}
"""Sector by sector: the order in which the automa harvests (CS-SOLO-18)."""

GALAXY_OF = {space: name for name, galaxy in GALAXIES.items() for space in galaxy.spaces}

SYSTEMS = {
    row["id"]: System(
        row["sector"],
        {f"{row['id']}_{number + 1}": kind for number, kind in enumerate(row["planets"])},
        row["resource"],
    )
    for row in DATA["systems"]["tiles"]
}
SYSTEM_OF = {planet: name for name, system in SYSTEMS.items() for planet in system.planets}
PLANET_TYPE = {planet: kind for system in SYSTEMS.values() for planet, kind in system.planets.items()}

START_CARDS = [row["id"] for row in DATA["start_cards"]["cards"]]
AI_CARDS = named(DATA["ai_cards"]["cards"])
CARDS = {**named(DATA["start_cards"]["cards"]), **AI_CARDS}
UPGRADES = named(DATA["upgrades"]["places"])
STATIONS = named(DATA["stations"]["kinds"])
LEADERS = named(DATA["leaders"]["tiles"])
TECHS = named(DATA["techs"]["cards"])
AUTOMA = named(DATA["automa"]["cards"])
COUNTS = {row["players"]: row for row in DATA["count"]}

BONUS = {
    row["id"] + ("" if copy == 0 else f"_{copy + 1}"): row
    for row in DATA["bonus_cards"]["cards"]
    for copy in range(row["copies"])
}


def is_light(card: str) -> bool:
    return card.startswith("light")


def is_ai(card: str) -> bool:
    return card in AI_CARDS
