"""What is in the box, copied from the rulebook and the dossier once more."""

from __future__ import annotations

MODES = ["classic", "intermediate", "expert"]
STOCK = {"pen": 40, "oven": 20, "totem": 20}
EXPERT_STOCK = {"cattle": 20, "villager": 20}
SET_POINTS = {1: 1, 2: 3, 3: 5, 4: 8, 5: 12}

TILES = {
    "basic": ["totem"] * 3 + ["oven"] * 3 + ["pen"] * 3 + ["choice"],
    "expert": ["cattle"] * 2 + ["villager"] * 2 + ["shaman"],
}
CHOICE = ["house", "pen", "oven", "totem"]

CARDS = {  # by mode that brings them: symbols
    "classic": {"totem": 7, "oven": 7, "pen": 7, "joker": 3, "house": 6},
    "intermediate": {"totem": 4, "oven": 4, "pen": 4, "joker": 6, "house": 2},
    "expert": {"cattle": 10, "villager": 10},
}
PILES = {"classic": ["oven", "totem", "pen"], "intermediate": ["houses", "height"], "expert": ["cattle", "villagers"]}

SMALLEST, LARGEST = ("fewest", "house"), ("most", "house")
CALAMITIES: dict[str, tuple[tuple[str, str], str, str]] = {
    # name: which blocks (extreme, what is counted), how much each inhabitant loses, of what
    "bad_season_1": (("fewest", "totem"), "one", "house"),
    "bad_season_2": (("most", "totem"), "one", "house"),
    "earthquake_1": (SMALLEST, "half", "house"),
    "earthquake_2": (LARGEST, "half", "house"),
    "fire_1": (("most", "oven"), "half", "house"),
    "fire_2": (("fewest", "oven"), "half", "house"),
    "locusts_1": (SMALLEST, "locusts", ""),
    "locusts_2": (LARGEST, "locusts", ""),
    "sacrifice_1": (("most", "pen"), "one", "house"),
    "sacrifice_2": (("fewest", "pen"), "one", "house"),
    "tornado_1": (("most", "storey"), "one", "house"),
    "tornado_2": (("fewest", "storey"), "one", "house"),
}
EXPERT_CALAMITIES: dict[str, tuple[tuple[str, str], str, str]] = {
    "drought_1": (SMALLEST, "half", "cattle"),
    "drought_2": (LARGEST, "half", "cattle"),
    "epidemic_1": (LARGEST, "half", "villager"),
    "epidemic_2": (SMALLEST, "half", "villager"),
    "flood_1": (("", ""), "flood", ""),
    "flood_2": (("", ""), "flood", ""),
    "raiders_1": (LARGEST, "half", "totem"),
    "raiders_2": (SMALLEST, "half", "totem"),
    "volcano_1": (SMALLEST, "half", "pen"),
    "volcano_2": (LARGEST, "half", "pen"),
    "wolves_1": (LARGEST, "half", "oven"),
    "wolves_2": (SMALLEST, "half", "oven"),
}


def modes_up_to(mode: str) -> list[str]:
    return MODES[: MODES.index(mode) + 1]


def piles_of(mode: str) -> list[str]:
    return [pile for each in modes_up_to(mode) for pile in PILES[each]]


def stock_of(mode: str) -> dict[str, int]:
    """What is not in the mode stays in the box."""
    return {**STOCK, **(EXPERT_STOCK if mode == "expert" else dict.fromkeys(EXPERT_STOCK, 0))}


def card_elements(mode: str) -> list[str]:
    """What aspect cards of the mode can build: never the shaman (HY-CARD-10, -15)."""
    return [*CHOICE, "cattle", "villager"] if mode == "expert" else CHOICE


def tiles_of(mode: str) -> list[str]:
    kinds = TILES["basic"] + (TILES["expert"] if mode == "expert" else [])
    return [f"tile_{kind}_{1 + kinds[:place].count(kind)}" for place, kind in enumerate(kinds)]


def calamities_of(mode: str) -> dict[str, tuple[tuple[str, str], str, str]]:
    return {**CALAMITIES, **EXPERT_CALAMITIES} if mode == "expert" else CALAMITIES


def symbol(card: str) -> str:
    """``aspect_totem_03`` shows a totem."""
    return card.split("_")[1]


def third_of(tile: str) -> str:
    return tile.split("_")[1]
