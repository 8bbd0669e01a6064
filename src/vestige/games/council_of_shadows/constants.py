"""The small ints of the box: every list of the table is indexed by them."""

from __future__ import annotations

from typing import Final

ANTHRACITE: Final = 0
GOLD: Final = 1
TRANSPARENT: Final = 2
GEMS: Final = ("anthracite", "gold", "transparent")

BLUE: Final = 0
BROWN: Final = 1
RED: Final = 2
PLANETS: Final = ("blue", "brown", "red")

SECTORS: Final = 3
PILES: Final = ("pile_1", "pile_2", "pile_3")

AREAS: Final = ("area_1", "area_2", "area_3", "extra_ava", "extra_gate")
"""From left to right; the last two lie beside the board of whoever owns them."""
AVA_AREA: Final = 3
GATE_AREA: Final = 4
PRINTED_AREAS: Final = 3

START_CARDS: Final = 6
"""Action cards 0 to 5 are the starting cards, of which everybody has a set; the AI cards follow."""
START_HAND: Final = (1 << START_CARDS) - 1

PLACE: Final = 0
OUTPOST: Final = 1
EXTRACT: Final = 2
DISCOVER: Final = 3
SURVEY: Final = 4
ADAPTIVE: Final = 5
TAKE_GEMS: Final = 6
ENERGY: Final = 7
TRANSFORM: Final = 8
NO_ACTION: Final = 9
ACTIONS: Final = (
    "place",
    "outpost",
    "extract",
    "discover",
    "survey",
    "adaptive",
    "gems",
    "energy",
    "transform",
    "none",
)

TERRAFORM_BROWN: Final = 0
TERRAFORM_RED: Final = 1
EXTENSION: Final = 2
FIRST_RANGE: Final = 7
"""Upgrades 7 and 8 are the ranges 2 and 3 of area 1, and so on; the last pair belongs to the area of Ava."""
AVA_RANGE: Final = 13
RANGE_PLACES: Final = 8
UPGRADE_KINDS: Final = ("terraform", "extension", "energy", "range")

EXTRACTION: Final = 0
EXPLOITATION: Final = 1
COLONIZATION: Final = 2
STATIONS: Final = ("extraction", "exploitation", "colonization")

BUTEO, ZOE, AVA, CASARES, S3E3, BREISH = range(6)
LEADERS: Final = ("buteo", "zoe", "ava", "casares", "s3e3", "breish")

(
    GATE,
    GEM_TRANSFORMATION,
    EXPLORERS,
    SCIENCE_COLONIES,
    EMPIRE,
    EXTENDED_PLANNING,
    ENERGY_SAVER,
    SHARED_EXTRACTION,
    RESOURCE_PEOPLE,
    PERPETUAL_MOTION,
    SUPREMACY,
    RECON_MISSION,
    BETTER_INFORMATION,
    HEGEMONIC_PEOPLE,
    ENERGY_SURGE,
    EXTRA_COLONY,
) = range(16)
TECHS: Final = (
    "dt1_celestial_gate",
    "dt1_gem_transformation",
    "dt1_explorers",
    "dt1_science_colonies",
    "dt1_empire",
    "dt1_extended_planning",
    "dt1_energy_saver",
    "dt1_shared_extraction",
    "dt2_resource_people",
    "dt2_perpetual_motion",
    "dt2_supremacy",
    "dt2_recon_mission",
    "dt2_better_information",
    "dt2_hegemonic_people",
    "dt2_energy_surge",
    "dt2_extra_colony",
)
TECHS_A_LEVEL: Final = 8

B_GEMS: Final = 0
B_PLANETS: Final = 1
B_SECTOR: Final = 2
B_CONSUMPTION: Final = 3
B_BOARD: Final = 4
B_AI_CARDS: Final = 5
B_LIGHT_CARDS: Final = 6
B_FLAT: Final = 7
B_GALAXY: Final = 8
B_STATIONS: Final = 9
BONUS_KINDS: Final = (
    "gems",
    "planets",
    "sector",
    "consumption",
    "player_board",
    "ai_cards",
    "light_cards",
    "flat",
    "galaxy",
    "stations",
)

A_SETTLE: Final = 0
A_DISCOVER: Final = 1
A_ENERGY: Final = 2
A_WIPE: Final = 3
AUTOMA_ACTIONS: Final = ("settle", "discover", "energy", "wipe")
MAJORITY: Final = 0
PRESENCE: Final = 1
HARVEST_MODES: Final = ("majority", "presence")
AUTOMA_LEVELS: Final = 3

ANYWHERE: Final = SECTORS
"""The range of whatever ignores ranges."""
