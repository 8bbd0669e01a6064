"""The words of the box as ints, and one row type per table of components.toml."""

from __future__ import annotations

from typing import Final, NamedTuple

# ---- elements and symbols: a card's symbol has the number of the element it builds

ELEMENTS: Final = ("house", "pen", "oven", "totem", "cattle", "villager", "shaman")
HOUSE: Final = 0
PEN: Final = 1
OVEN: Final = 2
TOTEM: Final = 3
CATTLE: Final = 4
VILLAGER: Final = 5
SHAMAN: Final = 6

SYMBOLS: Final = ("house", "pen", "oven", "totem", "cattle", "villager", "joker")
JOKER: Final = 6

CHOICE: Final = 7
"""The third element of a construction tile that leaves the choice."""
THIRDS: Final = (*ELEMENTS, "choice")

# ---- modes: each one has everything of those before it

MODES: Final = ("classic", "intermediate", "expert")
CLASSIC: Final = 0
INTERMEDIATE: Final = 1
EXPERT: Final = 2

# ---- what is counted in a block, for a player or for all

MEASURES: Final = (
    "houses",
    "storeys",
    "ovens",
    "totems",
    "pens",
    "cattle",
    "villagers",
    "ovens_on_storeyed_house",
    "totems_on_storeyed_house",
    "pens_of_storeyed_house",
    "cattle_in_pen_of_storeyed_house",
    "villagers_on_storeyed_house",
    "none",
)
HOUSES: Final = 0
STOREYS: Final = 1
OVENS: Final = 2
TOTEMS: Final = 3
PENS: Final = 4
HERD: Final = 5
VILLAGERS: Final = 6
HIGH: Final = 5
"""From the pieces to those of them at storeyed houses: OVENS + HIGH are the ovens on storeyed houses."""
NOTHING: Final = 12

# ---- calamities

PICKS: Final = ("fewest", "most", "none")
FEWEST: Final = 0
MOST: Final = 1
NO_BLOCK: Final = 2
AMOUNTS: Final = ("one", "half", "locusts", "none")
ONE: Final = 0
HALF: Final = 1
LOCUSTS: Final = 2

POWERS: Final = ("raze", "cattle", "steal", "shaman", "villager")
RAZE: Final = 0
GIVE_CATTLE: Final = 1
STEAL: Final = 2
BLESS: Final = 3
GIVE_VILLAGER: Final = 4

# ---- what lies in a cell

NONE: Final = -1
"""No cell, no tile, no calamity."""

UNCOUNTED: Final = -1
"""A number of families that must be counted anew."""

EMPTY: Final = 0
FENCED: Final = 1
RUINED: Final = 2
BUILT: Final = 3
"""What a cell holds: nothing, a pen, a ruin, or (BUILT + seat) a seat's house."""

STOREY: Final = 1
OVEN_ON: Final = 2
TOTEM_ON: Final = 4
ROOF: Final = 6
VILLAGER_ON: Final = 8
CATTLE_IN: Final = 16
"""What a house or pen bears, as bits; ROOF is either of the two roof pieces."""

BIT: Final = (0, 0, OVEN_ON, TOTEM_ON, CATTLE_IN, VILLAGER_ON, 0)
"""The bit of each element that is a piece."""
MEASURED: Final = (0, STOREY, OVEN_ON, TOTEM_ON, 0, CATTLE_IN, VILLAGER_ON)
"""The bit a house or pen must bear to be counted, by measure up to VILLAGERS."""
ROOM: Final = (0, 0, ROOF, ROOF, CATTLE_IN, VILLAGER_ON, 0)
"""What must not be there yet: a roof bears an oven or a totem, never both (HY-ROOF-02)."""


class Clan(NamedTuple):
    id: str
    letter: str
    colour: str
    power: int


class Tile(NamedTuple):
    """A construction tile: two houses and ``third``."""

    id: str
    third: int
    mode: int


class Card(NamedTuple):
    id: str
    symbol: int
    mode: int


class Aspect(NamedTuple):
    """An aspect pile: what is compared, and what decides among equals by either reading."""

    id: str
    mode: int
    measure: int
    tie: int
    tie_piece: int


class Calamity(NamedTuple):
    """``lose`` is an element, or -1 for locusts and floods."""

    id: str
    mode: int
    pick: int
    measure: int
    lose: int
    amount: int
