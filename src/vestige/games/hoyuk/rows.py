"""The words of the box as ints, and one row type per table of components.toml."""

from __future__ import annotations

from typing import Final, NamedTuple

# ---- elements and symbols: a card's symbol has the number of the element it builds

ELEMENTS: Final = ("house", "pen", "oven", "totem", "cattle", "villager", "shaman")
HOUSE, PEN, OVEN, TOTEM, CATTLE, VILLAGER, SHAMAN = range(len(ELEMENTS))

SYMBOLS: Final = ("house", "pen", "oven", "totem", "cattle", "villager", "joker")
JOKER: Final = 6

CHOICE: Final = 7
"""The third element of a construction tile that leaves the choice."""
THIRDS: Final = (*ELEMENTS, "choice")

# ---- modes: each one has everything of those before it

MODES: Final = ("classic", "intermediate", "expert")
CLASSIC, INTERMEDIATE, EXPERT = range(len(MODES))

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
HOUSES, STOREYS, OVENS, TOTEMS, PENS, HERD, VILLAGERS = range(7)
HIGH: Final = 5
"""From the pieces to those of them at storeyed houses: OVENS + HIGH are the ovens on storeyed houses."""
NOTHING: Final = 12

# ---- calamities

PICKS: Final = ("fewest", "most", "none")
FEWEST, MOST, NO_BLOCK = range(len(PICKS))
AMOUNTS: Final = ("one", "half", "locusts", "none")
ONE, HALF, LOCUSTS = range(3)

POWERS: Final = ("raze", "cattle", "steal", "shaman", "villager")
RAZE, GIVE_CATTLE, STEAL, BLESS, GIVE_VILLAGER = range(len(POWERS))

# ---- what lies in a cell

NONE: Final = -1
"""No cell, no tile, no calamity."""

UNCOUNTED: Final = -1
"""A number of families that must be counted anew."""

EMPTY, FENCED, RUINED, BUILT = range(4)
"""What a cell holds: nothing, a pen, a ruin, or (BUILT + seat) a seat's house."""

STOREY, OVEN_ON, TOTEM_ON, ROOF, VILLAGER_ON, CATTLE_IN = 1, 2, 4, 6, 8, 16
"""What a house or pen bears, as bits; ROOF is either of the two roof pieces."""

BIT: Final = (0, 0, OVEN_ON, TOTEM_ON, CATTLE_IN, VILLAGER_ON, 0)
"""The bit of each element that is a piece."""
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
