"""What stands in the village, read from the words of a document (``R2@d4+o``, ``P@e4>d4+c``, ``X@d5``) and counted by
walking over the cells every time."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.games.hoyuk.oracle.grid import CELLS, SIDES

HOUSE, RUIN, PEN = "house", "ruin", "pen"
LETTERS = {"eguor": "R", "trev": "G", "enuaj": "Y", "teoiv": "V", "uelb": "B"}
ROOFS = {"o": "oven", "t": "totem"}


@dataclass
class Tile:
    """A house with what is on it, a ruin, or a pen with its gate."""

    kind: str
    clan: str = ""
    storeys: int = 1
    roof: str = ""
    villager: bool = False
    shaman: bool = False
    gate: str = ""
    cattle: bool = False


def read_tile(words: str) -> tuple[str, Tile]:
    front, _, rest = words.partition("@")
    place, *marks = rest.split("+")
    cell, _, gate = place.partition(">")
    if front == "P":
        return cell, Tile(PEN, gate=gate, cattle="c" in marks)
    if front == "X":
        return cell, Tile(RUIN)
    roof = "".join(ROOFS[mark] for mark in marks if mark in ROOFS)
    return cell, Tile(HOUSE, front[0], len(front), roof, "v" in marks, "s" in marks)


def spell_tile(cell: str, tile: Tile) -> str:
    if tile.kind == PEN:
        return f"P@{cell}>{tile.gate}{'+c' if tile.cattle else ''}"
    if tile.kind == RUIN:
        return f"X@{cell}"
    marks = [f"+{tile.roof[0]}" if tile.roof else "", "+v" if tile.villager else "", "+s" if tile.shaman else ""]
    return f"{tile.clan}{'2' if tile.storeys == 2 else ''}@{cell}{''.join(marks)}"


class Village:
    """The tiles by cell, and the cells on which blocks were founded, in this order."""

    def __init__(self, words: list[str], founded: list[str]) -> None:
        self.tiles = dict(read_tile(word) for word in words)
        self.founded = founded[:]

    def copy(self) -> Village:
        twin = Village([], self.founded)
        twin.tiles = {cell: replace(tile) for cell, tile in self.tiles.items()}
        return twin

    def spelled(self) -> list[str]:
        return [spell_tile(cell, self.tiles[cell]) for cell in CELLS if cell in self.tiles]

    # ---- what lies where

    def kind(self, cell: str) -> str:
        """House, ruin, pen, or nothing."""
        return self.tiles[cell].kind if cell in self.tiles else ""

    def is_house_of(self, clan: str, cell: str) -> bool:
        return self.kind(cell) == HOUSE and self.tiles[cell].clan == clan

    def owner(self, cell: str) -> str:
        """The clan of a house; of a pen the clan of the house its gate leads to (HY-GEO-04)."""
        tile = self.tiles[cell]
        return self.tiles[tile.gate].clan if tile.kind == PEN else tile.clan

    def houses(self, clan: str) -> list[str]:
        return [cell for cell, tile in self.tiles.items() if tile.kind == HOUSE and tile.clan == clan]

    def pens_of(self, house: str) -> list[str]:
        return [cell for cell, tile in self.tiles.items() if tile.kind == PEN and tile.gate == house]

    def storeyed(self, cell: str) -> bool:
        return self.kind(cell) == HOUSE and self.tiles[cell].storeys == 2

    def shaman(self) -> str:
        """Where the shaman stands; nothing if beside the board."""
        return "".join(cell for cell, tile in self.tiles.items() if tile.shaman)

    # ---- blocks and families (HY-GEO-06, -07)

    def hanging_together(self, start: str, among: set[str]) -> set[str]:
        found, todo = {start}, [start]
        while todo:
            for side in SIDES[todo.pop()]:
                if side in among and side not in found:
                    found.add(side)
                    todo.append(side)
        return found

    def groups(self, among: set[str]) -> list[set[str]]:
        """All that hangs together by sides."""
        found: list[set[str]] = []
        left = set(among)
        while left:
            found.append(self.hanging_together(min(left), left))
            left -= found[-1]
        return found

    def blocks(self) -> dict[str, set[str]]:
        """Houses, ruins and pens that touch, named by the founding cell, in the order of founding."""
        groups = self.groups(set(self.tiles))
        named = {founder: group for founder in self.founded for group in groups if founder in group}
        assert len({min(group) for group in named.values()}) == len(groups) == len(self.founded), (
            f"blocks {self.founded} do not fit the groups {groups}"
        )
        return named

    def block_of(self) -> dict[str, str]:
        """For every tile the founding cell of its block."""
        return {cell: founder for founder, cells in self.blocks().items() for cell in cells}

    def families(self, clan: str) -> list[set[str]]:
        return self.groups(set(self.houses(clan)))

    def inhabitants(self, block: set[str]) -> list[str]:
        return sorted({self.tiles[cell].clan for cell in block if self.kind(cell) == HOUSE})

    # ---- sides (HY-GEO-10)

    def has_free_side(self, cell: str) -> bool:
        """The edge of the grid, an empty cell and a ruin are free; a house and a pen are not."""
        sides = SIDES[cell]
        return len(sides) < 4 or any(self.kind(side) not in (HOUSE, PEN) for side in sides)

    def a_pen_is_shut(self) -> bool:
        return any(tile.kind == PEN and not self.has_free_side(cell) for cell, tile in self.tiles.items())
