"""What the rules count on in every edition of the box, and the rows of its components file."""

from __future__ import annotations

from typing import Final, NamedTuple

YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
GREY: Final = 3
COLOURS: Final = ("yellow", "red", "blue", "grey")
STORABLE: Final = COLOURS[:GREY]
SLOTS: Final = 3
"""Storage slots of one colour."""
STORE: Final = SLOTS * len(STORABLE)
FRAGMENTS: Final = 6
VASES: Final = 5
TRACKS: Final = 3
LAST_STEP: Final = 9
MISSIONS: Final = 8
SIDE: Final = 10
"""The longest row of spaces a board may have: every line has its jumps ready for each of its 2ⁿ occupancies."""

STARTS: Final = ("die", "shaded", "magnifier")
EFFECTS: Final = ("raise", "token", "score", "double", "neighbours", "swap", "tokens", "cheap_exhibit", "take_back")
END_EFFECTS: Final = ("per_fragment", "per_vase", "flat")
GOALS: Final = ("fragment", "ceramic", "showcase", "track", "star", "tokens", "score")

EXHIBITS: Final = 0
SHOWCASE: Final = 1
RESTORATIONS: Final = 2
NEIGHBOURS: Final = 3
STEPS: Final = 4
OVERFLOW: Final = 5
SOURCES: Final = ("exhibits", "showcase", "restorations", "neighbours", "steps", "overflow")
"""Where points come from during play."""


class Space(NamedTuple):
    """A space of the main board: what lies there at setup, its +1 or +2, its rope zone (-1: none)."""

    id: str
    column: int
    row: int
    start: str
    bonus: int
    zone: int


class Fragment(NamedTuple):
    """A place of the workshop: the blue dice that restore it, and its points."""

    id: str
    fewest: int
    most: int
    total: int
    exactly: bool
    unlike: bool
    vp: int
    token: bool
    beside: tuple[int, ...]


class Place(NamedTuple):
    """A storage slot or a showcase slot: its points, and whether a dig token lies there at setup."""

    id: str
    vp: int
    token: bool


class TrackStep(NamedTuple):
    """What a disc that stops here brings; the last step pays at the end, more on place 1° than on 2°."""

    effect: str
    amount: int
    ends: tuple[int, ...]


class Track(NamedTuple):
    id: str
    colour: int
    steps: tuple[TrackStep, ...]


class MissionGoal(NamedTuple):
    """An objective vase: ``place`` is the fragment, showcase slot, track or space it stands on."""

    id: str
    kind: str
    place: int


class Mission(NamedTuple):
    """A solo mission: its objectives, the score objective last, and its extra rules."""

    number: int
    target: int
    goals: tuple[MissionGoal, ...]
    removed_dice_cost: int
    free_colours: tuple[int, ...]
    empty_place_cost: int
    museums: int
    rolled: bool
    overflow_cost: int
