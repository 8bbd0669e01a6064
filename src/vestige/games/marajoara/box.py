"""Tables worked out once from the components, so that a menu of options is a handful of look-ups.

A *line* is a straight run of spaces. Its occupancy is an int with a bit per space; for every occupancy the jumps and
the fieldwork moves along the line are ready-made actions.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from vestige.games.marajoara.components import Components
from vestige.games.marajoara.rows import FRAGMENTS, SLOTS, STORE, Fragment
from vestige.kernel.values import Action

STRAIGHT: Final = ((1, 0), (0, 1))
DIAGONAL: Final = ((1, 1), (1, -1))

SECOND: Final = "second_"
"""Prefix of the places of the second museum (MJ-M6-01)."""

CAPTURED: Final = 2 * STORE
"""The place of the captured die, after the storage slots of two museums."""


class Box:
    """The components with what follows from them under one reading of "adjacent" (MJ-COMP-08)."""

    def __init__(self, components: Components, diagonals: bool) -> None:
        self.components = components
        self.spaces = components.spaces
        self.die_colour: tuple[int, ...] = tuple(c for c, count in enumerate(components.dice) for _ in range(count))
        self.grid = {(space.column, space.row): n for n, space in enumerate(self.spaces)}
        self.around: tuple[tuple[int, ...], ...] = tuple(
            self.neighbours(n, (*STRAIGHT, *DIAGONAL)) for n in self.numbers()
        )
        directions = (*STRAIGHT, *DIAGONAL) if diagonals else STRAIGHT
        self.adjacent: tuple[tuple[int, ...], ...] = tuple(self.neighbours(n, directions) for n in self.numbers())
        self.find_lines(directions)
        self.find_jumps()
        self.find_places()
        self.find_marked()
        self.find_answers()
        self.find_restorations()

    def numbers(self) -> range:
        return range(len(self.spaces))

    def neighbours(self, number: int, directions: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        space = self.spaces[number]
        steps = [(way * dx, way * dy) for dx, dy in directions for way in (1, -1)]
        found = (self.grid.get((space.column + dx, space.row + dy)) for dx, dy in steps)
        return tuple(sorted(other for other in found if other is not None))

    def run(self, number: int, dx: int, dy: int) -> list[int]:
        """The spaces from here on in one direction, as far as the board goes."""
        found: list[int] = []
        place = (self.spaces[number].column, self.spaces[number].row)
        while place in self.grid:
            found.append(self.grid[place])
            place = (place[0] + dx, place[1] + dy)
        return found

    def find_lines(self, directions: tuple[tuple[int, int], ...]) -> None:
        """Lines of two spaces or more, and for each space the lines through it with its bit."""
        self.lines: list[list[int]] = []
        for dx, dy in directions:
            for number, space in enumerate(self.spaces):
                if (space.column - dx, space.row - dy) not in self.grid:
                    line = self.run(number, dx, dy)
                    if len(line) > 1:
                        self.lines.append(line)
        crossing: list[list[tuple[int, int]]] = [[] for _ in self.spaces]
        for number, line in enumerate(self.lines):
            for bit, space_number in enumerate(line):
                crossing[space_number].append((number, 1 << bit))
        self.crossing: tuple[tuple[tuple[int, int], ...], ...] = tuple(tuple(lines) for lines in crossing)

    def find_jumps(self) -> None:
        """For every line and occupancy its captures (MJ-CAP-03) and fieldwork moves (MJ-FLD-01)."""
        count = len(self.spaces)
        self.between: list[int] = [-1] * (count * count)
        for line in self.lines:
            for a, over, b in zip(line, line[1:], line[2:], strict=False):
                self.between[a * count + b] = self.between[b * count + a] = over
        self.jumps: tuple[tuple[int, ...], ...] = tuple(
            tuple(landing for landing in self.numbers() if self.between[start * count + landing] >= 0)
            for start in self.numbers()
        )
        self.captures: list[list[tuple[Action, ...]]] = [actions(line, "capture", 2) for line in self.lines]
        self.moves: list[list[tuple[Action, ...]]] = [actions(line, "fieldwork", 1) for line in self.lines]

    def find_places(self) -> None:
        """Where dice lie at setup, where they are recycled to, where tokens may go."""
        numbered = tuple(enumerate(self.spaces))
        self.starts: tuple[int, ...] = tuple(n for n, space in numbered if space.start == "die")
        self.roped: tuple[int, ...] = tuple(n for n, space in numbered if space.zone >= 0)
        self.bonus: tuple[int, ...] = tuple(space.bonus for space in self.spaces)
        self.magnifiers: tuple[int, ...] = tuple(n for n, space in numbered if space.start == "magnifier")
        self.token_spaces: tuple[int, ...] = tuple(n for n, s in numbered if s.zone < 0 and not s.bonus)

    def find_marked(self) -> None:
        """The museum places that hold a dig token at setup, a bit for each (MJ-SETUP-03)."""
        parts = self.components
        slots = [place.id for place in (*parts.storage, *parts.showcase) if place.token]
        self.marked: tuple[str, ...] = (*slots, *(fragment.id for fragment in parts.fragments if fragment.token))
        self.storage_bits: tuple[int, ...] = tuple(self.token_bit(place.id) for place in parts.storage)
        self.showcase_bits: tuple[int, ...] = tuple(self.token_bit(place.id) for place in parts.showcase)
        self.fragment_bits: tuple[int, ...] = tuple(self.token_bit(fragment.id) for fragment in parts.fragments)

    def token_bit(self, place: str) -> int:
        """The bit of a marked museum place, 0 for the others."""
        return 1 << self.marked.index(place) if place in self.marked else 0

    def find_answers(self) -> None:
        """Actions that menus offer again and again."""
        self.token_actions: tuple[Action, ...] = tuple(("place_token", space) for space in self.numbers())
        self.recycles: tuple[tuple[Action, ...], ...] = tuple(
            tuple(("recycle", place, space) for space in self.numbers()) for place in range(2 * STORE)
        )
        self.exhibits: tuple[Action, ...] = tuple(("exhibit", place) for place in range(2 * STORE))
        self.picks: tuple[Action, ...] = tuple(("pick", place) for place in range(2 * STORE))
        self.funds: tuple[tuple[Action, Action], ...] = tuple(
            (("fund", place, 0), ("fund", place, 1)) for place in range(2 * STORE)
        )

    def find_restorations(self) -> None:
        """For the values of three blue dice (0: none), face or doubled: the fragments they can restore."""
        faces = range(self.components.highest + 1)
        self.restorable: list[list[int]] = [
            [self.within_reach(values, doubling) for values in product(faces, repeat=SLOTS)]
            for doubling in (False, True)
        ]
        self.restores: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
            tuple(
                tuple(("restore", museum * FRAGMENTS + n) for n in range(FRAGMENTS) if mask >> n & 1)
                for mask in range(1 << FRAGMENTS)
            )
            for museum in (0, 1)
        )

    def within_reach(self, values: tuple[int, ...], doubling: bool) -> int:
        dice = [value for value in values if value]
        sets = [some for count in range(1, len(dice) + 1) for some in combinations(dice, count)]
        return sum(
            1 << number
            for number, fragment in enumerate(self.components.fragments)
            if any(restores(fragment, some, doubling) for some in sets)
        )


def actions(line: list[int], verb: str, stride: int) -> list[tuple[Action, ...]]:
    """For every occupancy: moves from a die to an empty space so far along the line, over dice only."""
    pairs = [(i, i + stride) for i in range(len(line) - stride)]
    pairs += [(b, a) for a, b in pairs]
    ready: list[Action] = [(verb, line[a], line[b]) for a, b in pairs]
    needs = [(sum(1 << i for i in range(min(a, b), max(a, b) + 1)) & ~(1 << b), 1 << b) for a, b in pairs]
    return [
        tuple(
            action
            for action, (full, empty) in zip(ready, needs, strict=True)
            if dice & full == full and not dice & empty
        )
        for dice in range(1 << len(line))
    ]


def restores(fragment: Fragment, dice: tuple[int, ...], doubling: bool) -> bool:
    """Whether blue dice of these values meet the requirement (MJ-RES-02 … -07), counted once or, all of them,
    double (MJ-TRK-B7)."""
    if not fragment.fewest <= len(dice) <= fragment.most or (fragment.unlike and len(set(dice)) < len(dice)):
        return False
    totals = (sum(dice), 2 * sum(dice)) if doubling else (sum(dice),)
    return fragment.total in totals if fragment.exactly else max(totals) >= fragment.total
