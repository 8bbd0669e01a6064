"""A table laid out for an example, without the engine."""

from __future__ import annotations

from typing import Any

from tests.games.hoyuk.oracle.box import calamities_of, piles_of, stock_of
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.village import LETTERS, Village

CLANS = {letter: clan for clan, letter in LETTERS.items()}
AGREED = {"corner_contact": "forbidden", "aspect_tie_break": "block", "calamity_forecast": False}


def village(board: str, mode: str = "classic", clans: str = "RGBVY", **options: Any) -> Moment:
    """A table with this village; blocks are founded where the board names them first."""
    document: dict[str, Any] = {
        "options": {"mode": mode, **AGREED, **options},
        "turn": 2,
        "phase": "p1_step1",
        "first": "p1",
        "ending": False,
        "village": board.split(),
        "blocks": founders(board),
        "stock": stock_of(mode),
        "warded": False,
        "calamity": "none",
        "aside": "none",
        "piles": {name: {"cards": [f"aspect_joker_{place}_{name}" for place in range(10)]} for name in piles_of(mode)},
        "deck": {"cards": sorted(calamities_of(mode))},
        "tile_stack": {"cards": []},
        "seat": [
            {"clan": CLANS[letter], "supply": 10, "points": 0, "hand": [], "spent": [], "tile": "tile_choice_1"}
            for letter in clans
        ],
    }
    return Moment({**document, **{key: [] for key in ("invaded", "inspected", "discard", "marked")}})


def founders(board: str) -> list[str]:
    alone = Village(board.split(), [])
    cells = list(alone.tiles)
    return sorted((min(group, key=cells.index) for group in alone.groups(set(cells))), key=cells.index)
