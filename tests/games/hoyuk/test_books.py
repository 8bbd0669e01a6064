"""What the table keeps step by step – blocks, families, legal cells – against a slow reading of the rules that has no
code in common with it."""

from __future__ import annotations

from random import Random

import pytest

from vestige.games.hoyuk import GAME
from vestige.games.hoyuk.families import families
from vestige.games.hoyuk.placing.element import placements
from vestige.games.hoyuk.rows import HOUSE, PEN
from vestige.games.hoyuk.table import Village
from vestige.kernel.document import document

SIDE = 13
Cell = tuple[int, int]
CELLS = [(x, y) for y in range(SIDE) for x in range(SIDE)]


class Slow:
    """The village read from its document."""

    def __init__(self, t: Village) -> None:
        self.kind: dict[Cell, str] = {}
        self.storeyed: set[Cell] = set()
        for tile in document(t)["village"]:
            kind, _, rest = tile.partition("@")
            cell = self.cell(rest.split(">")[0].split("+")[0])
            self.kind[cell] = kind[0]
            if kind.endswith("2"):
                self.storeyed.add(cell)
        self.letters = [GAME.box.clans[clan].letter for clan in t.clans]
        self.corners = t.setup.options["corner_contact"] == "forbidden"

    def cell(self, name: str) -> Cell:
        return "abcdefghijklm".index(name[0]), int(name[1:]) - 1

    def beside(self, cell: Cell) -> list[Cell]:
        x, y = cell
        return [c for c in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) if c in CELLS]

    def group(self, start: Cell, kinds: str) -> frozenset[Cell]:
        found, todo = {start}, [start]
        while todo:
            for side in self.beside(todo.pop()):
                if side not in found and self.kind.get(side, "?") in kinds:
                    found.add(side)
                    todo.append(side)
        return frozenset(found)

    def blocks(self) -> set[frozenset[Cell]]:
        return {self.group(cell, "RGYVBXP") for cell in self.kind}

    def families(self, letter: str) -> set[frozenset[Cell]]:
        return {self.group(cell, letter) for cell, kind in self.kind.items() if kind == letter}

    def is_house(self, cell: Cell) -> bool:
        return self.kind.get(cell, "X") not in "XP"

    def free_sides(self, cell: Cell) -> int:
        taken = sum(self.kind.get(side, "X") != "X" for side in self.beside(cell))
        return 4 - taken

    def exits_left(self, cell: Cell) -> bool:
        """Building here leaves every pen a way out."""
        return all(self.free_sides(side) > 1 for side in self.beside(cell) if self.kind.get(side) == "P")

    def touched(self, cell: Cell) -> set[frozenset[Cell]]:
        return {self.group(side, "RGYVBXP") for side in self.beside(cell) if side in self.kind}

    def house(self, cell: Cell, letter: str) -> bool:
        kind = self.kind.get(cell)
        if kind == letter:
            return cell not in self.storeyed and self.free_sides(cell) > 0
        if kind not in (None, "X") or not self.exits_left(cell):
            return False
        touched = self.touched(cell) if kind is None else {self.group(cell, "RGYVBXP")}
        if len(touched) > 1:
            return False
        block = next(iter(touched), frozenset())
        if kind is None and self.corners and self.corner_of_another(cell, block):
            return False
        return not block or self.joins(cell, block, letter)

    def corner_of_another(self, cell: Cell, block: frozenset[Cell]) -> bool:
        x, y = cell
        corners = [(x + dx, y + dy) for dx in (-1, 1) for dy in (-1, 1)]
        return any(self.kind.get(corner, "P") != "P" and corner not in block for corner in corners)

    def joins(self, cell: Cell, block: frozenset[Cell], letter: str) -> bool:
        houses = [side for side in self.beside(cell) if self.is_house(side)]
        if any(self.kind[member] == letter for member in block if member in self.kind):
            return any(self.kind[side] == letter for side in houses)
        uninhabited = not any(self.is_house(member) for member in block)
        return bool(houses) or (uninhabited and self.kind.get(cell) == "X")

    def pens(self, letter: str) -> set[tuple[Cell, Cell]]:
        found = set()
        for cell in CELLS:
            if cell in self.kind or len(self.touched(cell)) != 1 or not self.exits_left(cell):
                continue
            if self.free_sides(cell):
                found |= {(cell, side) for side in self.beside(cell) if self.kind.get(side) == letter}
        return found


def compare(t: Village) -> None:
    slow = Slow(t)

    def spot(cell: int) -> Cell:
        return cell % SIDE, cell // SIDE

    kept: dict[int, set[Cell]] = {}
    for cell, number in enumerate(t.block):
        if number >= 0:
            kept.setdefault(number, set()).add(spot(cell))
    assert {frozenset(cells) for cells in kept.values()} == slow.blocks()
    for seat, letter in enumerate(slow.letters):
        assert {frozenset(map(spot, family)) for family in families(t, seat)} == slow.families(letter)
        sites = [spot(action[1]) for action in t.box.houses_at.of(t.sites[seat])]
        assert sites == [cell for cell in CELLS if slow.house(cell, letter)]
        if t.supply[seat]:
            assert [spot(action[1]) for action in placements(t, seat, HOUSE)] == sites
        if t.stock[PEN]:
            pens = {(spot(action[1]), spot(action[2])) for action in placements(t, seat, PEN)}
            assert pens == slow.pens(letter)


@pytest.mark.slow
@pytest.mark.rule("HY-GEO-06", "HY-GEO-07", "HY-GEO-14", "HY-GEO-08", "HY-HOUSE-10")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"mode": "expert"}),
        (3, {"corner_contact": "allowed"}),
        (4, {"mode": "intermediate"}),
        (5, {"mode": "expert", "houses_per_player": 25}),
    ],
)
def test_blocks_families_and_legal_cells_are_kept_as_a_slow_reading_finds_them(
    players: int, options: dict[str, object]
) -> None:
    rng = Random(players)
    t = GAME.deal(players, options, seed=bytes([players]))
    assert isinstance(t, Village)
    seen: object = None
    while not t.over():
        (seat,) = t.asked()
        t.play(seat, rng.choice(t.options(seat)))
        if (village := document(t)["village"]) != seen:
            compare(t)
        seen = village


@pytest.mark.rule("HY-GEO-14", "HY-PEN-06")
def test_every_book_is_right_at_every_step_of_random_games() -> None:
    for players in GAME.players:
        rng = Random(players)
        t = GAME.deal(players, {"mode": "expert"}, seed=bytes([players, 1]))
        while not t.over():
            (seat,) = t.asked()
            t.play(seat, rng.choice(t.options(seat)))
            assert t.broken() is None
