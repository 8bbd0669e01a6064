"""Everything that lies on the table: board, cart, museums, tracks, points, and the plan of the open action."""

from __future__ import annotations

from typing import Final

from vestige.games.marajoara import invariants, position, scoring
from vestige.games.marajoara.box import CAPTURED, Box
from vestige.games.marajoara.rows import SLOTS, SOURCES, STORE, TRACKS, Mission
from vestige.kernel.native import mypyc_attr
from vestige.kernel.score import Goal, Result, Sheet
from vestige.kernel.table import Table
from vestige.kernel.values import NOBODY, Plain

NONE: Final = -1
"""No die: an empty space or slot."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Museum:
    """A player's board. In mission 6 seat 0 has two of them."""

    __slots__ = ("colour", "lost", "marked", "reserve", "restored", "seat", "store", "vases")
    seat: int
    colour: int
    store: list[int]  # dice on yellow 1–3, red 1–3, blue 1–3
    vases: int  # in the showcase, always on the lowest slots
    restored: int  # a bit per fragment
    marked: int  # a bit per marked place that still holds its dig token
    reserve: int  # dig tokens beside the board
    lost: int  # collected, but no space was left (MJ-TOK-06)

    def copy(self) -> Museum:
        twin = Museum.__new__(Museum)
        twin.seat = self.seat
        twin.colour = self.colour
        twin.store = self.store[:]
        twin.vases = self.vases
        twin.restored = self.restored
        twin.marked = self.marked
        twin.reserve = self.reserve
        twin.lost = self.lost
        return twin

    def free_slot(self, colour: int) -> int:
        """The leftmost free slot of a colour, NONE if there is none (MJ-STO-01, -02)."""
        store = self.store
        for slot in range(colour * SLOTS, colour * SLOTS + SLOTS):
            if store[slot] < 0:
                return slot
        return NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class MarajoaraTable(Table):
    """Dice are the ints 0–51; their colour is fixed by the box, their value lies in ``value``."""

    __slots__ = (
        "active",
        "aside",
        "board",
        "box",
        "captured",
        "cart",
        "discs",
        "doubling",
        "ends",
        "first",
        "hand",
        "jumper",
        "lines",
        "met",
        "mission",
        "museums",
        "picked",
        "points",
        "removed",
        "round",
        "slate",
        "spending",
        "taken",
        "tokens",
        "value",
        "wings",
    )
    box: Box
    mission: Mission | None  # solo only
    wings: int  # museums of each seat: one, two in mission 6 (MJ-M6-01)
    aside: int  # dice out of play: a position may leave some out
    first: int  # the first player
    active: int  # whose turn it is
    round: int  # in solo play the number of the turn
    board: list[int]  # die on each space
    lines: list[int]  # occupancy of each line of the box
    value: list[int]  # of each die
    tokens: list[int]  # museum whose dig token lies on each space
    museums: list[Museum]  # museum n belongs to seat n; in mission 6 both to seat 0
    discs: list[int]  # step of seat * 3 + track
    ends: tuple[tuple[int, ...], ...]  # per track: who stands on places 1° and 2° of the last step
    points: list[int]  # of seat * 6 + source
    cart: tuple[int, ...]  # five slots from the top
    slate: tuple[int, ...]  # the active player's: dice to recycle
    removed: tuple[int, ...]  # solo: dice on the round track
    captured: int  # die beside the museum until step 4 of the main action
    jumper: int  # die that jumped this turn (MJ-SOL-14)
    doubling: bool  # blue dice may count double this turn (MJ-TRK-B7)
    picked: tuple[int, ...]  # storage places chosen so far for the open action
    taken: tuple[int, ...]  # cart slots chosen so far for the open exchange
    hand: tuple[int, ...]  # dice taken from the cart, on their way to a museum
    spending: tuple[int, ...]  # dice of the open action on their way to the cart (MJ-SPD-10)
    met: int  # a bit per mission goal reached (MJ-SOL-10)

    def copy(self) -> MarajoaraTable:
        twin = MarajoaraTable.__new__(MarajoaraTable)
        twin.inherit(self)
        twin.box = self.box
        twin.mission = self.mission
        twin.wings = self.wings
        twin.aside = self.aside
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.board = self.board[:]
        twin.lines = self.lines[:]
        twin.value = self.value[:]
        twin.tokens = self.tokens[:]
        twin.museums = [museum.copy() for museum in self.museums]
        twin.discs = self.discs[:]
        twin.ends = self.ends
        twin.points = self.points[:]
        twin.cart = self.cart
        twin.slate = self.slate
        twin.removed = self.removed
        twin.captured = self.captured
        twin.jumper = self.jumper
        twin.doubling = self.doubling
        twin.picked = self.picked
        twin.taken = self.taken
        twin.hand = self.hand
        twin.spending = self.spending
        twin.met = self.met
        return twin

    def clear(self, box: Box, mission: Mission | None) -> None:
        """Nothing on the table yet: every die aside, every disc on its start place."""
        self.box = box
        self.mission = mission
        self.wings = 1 if mission is None else mission.museums
        self.aside = len(box.die_colour)
        self.first = self.active = 0
        self.round = 1
        self.board = [NONE] * len(box.spaces)
        self.lines = [0] * len(box.lines)
        self.value = [box.components.start] * len(box.die_colour)
        self.tokens = [NOBODY] * len(box.spaces)
        self.museums = []
        self.discs = [0] * (self.seats * TRACKS)
        self.ends = ((),) * TRACKS
        self.points = [0] * (self.seats * len(SOURCES))
        self.cart = (NONE,) * box.components.cart_slots
        self.slate = self.removed = ()
        self.captured = self.jumper = NONE
        self.doubling = False
        self.picked = self.taken = self.hand = self.spending = ()
        self.met = 0

    # ---- dice

    def colour(self, die: int) -> int:
        return self.box.die_colour[die]

    def put(self, space: int, die: int) -> None:
        """A die onto an empty space."""
        self.board[space] = die
        self.mark(space)

    def lift(self, space: int) -> int:
        """The die of a space leaves it."""
        die = self.board[space]
        self.board[space] = NONE
        self.mark(space)
        return die

    def mark(self, space: int) -> None:
        """A die has come or gone: every line through the space counts it. (mypyc does ``^=`` on boxed ints.)"""
        lines = self.lines
        for line, bit in self.box.crossing[space]:
            lines[line] = lines[line] ^ bit

    def own_museums(self, seat: int) -> range:
        """Numbers of the seat's museums."""
        return range(seat, seat + self.wings)

    def places(self) -> range:
        """A seat's storage places: the second museum's follow the first one's."""
        return range(STORE * self.wings)

    def stored(self, seat: int, place: int) -> int:
        """The die on a storage place, or the captured die; NONE also for a place of a museum that is not there."""
        if place == CAPTURED:
            return self.captured
        return self.museums[seat + place // STORE].store[place % STORE] if place < STORE * self.wings else NONE

    def unstore(self, seat: int, place: int) -> int:
        """A die leaves its slot; the others do not slide (MJ-STO-03)."""
        store = self.museums[seat + place // STORE].store
        die = store[place % STORE]
        store[place % STORE] = NONE
        return die

    def purse(self, seat: int) -> tuple[int, int, int]:
        """The pips on each of the yellow slots."""
        store, value = self.museums[seat].store, self.value
        a, b, c = store[0], store[1], store[2]
        return value[a] if a >= 0 else 0, value[b] if b >= 0 else 0, value[c] if c >= 0 else 0

    def money(self, seat: int) -> int:
        """The pips of the stored yellow dice (MJ-PAY-01)."""
        first, second, third = self.purse(seat)
        return first + second + third

    # ---- points

    def score(self, seat: int, source: int, vp: int) -> None:
        self.points[seat * len(SOURCES) + source] += vp

    def scored(self, seat: int) -> int:
        """Points so far, before final scoring."""
        return sum(self.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])

    def shown_score(self, seat: int) -> int:
        """Where the disc lies: points so far, after final scoring all of them (MJ-END-10)."""
        return scoring.sheet(self).totals()[seat] if self.over() else self.scored(seat)

    # ---- what the kernel asks

    def body(self) -> dict[str, Plain]:
        return position.body(self)

    def score_sheet(self) -> Sheet:
        return scoring.sheet(self)

    def goals(self) -> list[Goal]:
        return scoring.goals(self)

    def final_result(self) -> Result:
        return scoring.result(self)

    def broken(self) -> str | None:
        return invariants.broken(self)
