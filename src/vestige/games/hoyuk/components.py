"""The box as components.toml describes it. A wrong file is refused with the key and the reason."""

from __future__ import annotations

from typing import Final

from vestige.games.hoyuk.geometry import Grid
from vestige.games.hoyuk.rows import (
    AMOUNTS,
    ELEMENTS,
    HOUSE,
    LOCUSTS,
    MEASURES,
    MODES,
    NO_BLOCK,
    NOTHING,
    PICKS,
    POWERS,
    SHAMAN,
    SYMBOLS,
    THIRDS,
    Aspect,
    Calamity,
    Card,
    Clan,
    Tile,
)
from vestige.games.hoyuk.strips import Pieces, set_of
from vestige.kernel.components import Part, printed, read_box
from vestige.kernel.values import Action, Plain

PACKAGE: Final = "vestige.games.hoyuk"
CLANS: Final = 5
PILES: Final = 7
SETS: Final = 5
MOST: Final = 99
"""No count of pieces or points is higher."""
LANDSCAPE: Final = ("river", "ponds", "rocks", "wood", "palms")


def own_box() -> Box:
    return read_components(printed(PACKAGE))


def read_components(data: dict[str, Plain]) -> Box:
    """Ours or an owner's."""
    return read_box("hoyuk", data, lambda top: Box(top, data))


class Box:
    """Every number of the box, section by section of the file."""

    def __init__(self, top: Part, data: dict[str, Plain]) -> None:
        self.data = data
        top.imprint("hoyuk")
        self.read_board(top.part("grid"), top.part("landscape"), top.part("track"))
        self.read_pieces(top.part("pieces"), top.part("houses"))
        self.clans: tuple[Clan, ...] = tuple(read_clan(row) for row in top.rows("clan", CLANS))
        self.clan_ids: tuple[str, ...] = tuple(clan.id for clan in self.clans)
        self.read_tiles(top.part("tiles"))
        self.read_aspects(top.part("cards"), top.part("piles"))
        self.read_scoring(top.part("scoring"))
        self.read_calamities(top.part("calamities"))

    def read_board(self, grid: Part, landscape: Part, track: Part) -> None:
        self.grid = Grid(grid.count("columns", 5, 26), grid.count("rows", 5, 26))
        self.landscape: dict[str, tuple[int, ...]] = {
            name: tuple(landscape.choices(name, self.grid.cells)) for name in LANDSCAPE
        }
        self.ready: tuple[list[Action], ...] = tuple(
            [(element, cell) for cell in range(len(self.grid.cells))] for element in ELEMENTS
        )
        """Actions by element and cell, made once."""
        self.houses_at: Pieces[Action] = Pieces(self.ready[HOUSE])
        self.everywhere: list[int] = set_of(range(len(self.grid.cells)), len(self.grid.cells))
        self.cells_at: Pieces[int] = Pieces(range(len(self.grid.cells)))
        self.track = track.count("spaces", 20, 200)

    def read_pieces(self, pieces: Part, houses: Part) -> None:
        self.pieces: tuple[int, ...] = tuple(pieces.count(name, 1, MOST) for name in ELEMENTS)
        if self.pieces[SHAMAN] != 1:
            raise pieces.unfit("shaman", self.pieces[SHAMAN])
        self.houses: tuple[int, ...] = tuple(
            houses.bounded("choice", houses.several("choice", 1, 9), 4, self.pieces[0])
        )
        self.houses_of_five = houses.count("five_players", 4, self.pieces[0])
        if self.houses_of_five not in self.houses or len(set(self.houses)) < len(self.houses):
            raise houses.unfit("five_players", self.houses_of_five)

    def read_tiles(self, tiles: Part) -> None:
        self.tile_houses = tiles.count("houses", 1, 5)
        self.tile_choice: tuple[int, ...] = tuple(tiles.choices("choice", ELEMENTS))
        found: list[Tile] = []
        for kind in tiles.rows("kinds", 1, len(THIRDS)):
            third, mode = kind.choice("third", THIRDS), kind.choice("mode", MODES)
            copies = kind.count("copies", 1, MOST)
            found += [Tile(f"tile_{THIRDS[third]}_{number}", third, mode) for number in range(1, copies + 1)]
        tiles.different("kinds", [tile.id for tile in found])
        if [tile.mode for tile in found] != sorted(tile.mode for tile in found):
            raise tiles.unfit("kinds", MODES[found[-1].mode])
        if sum(tile.mode == 0 for tile in found) < 2 * CLANS:
            raise tiles.refuse("position-count", "kinds", value=len(found), expected=2 * CLANS)
        self.tiles: tuple[Tile, ...] = tuple(found)

    def read_aspects(self, cards: Part, piles: Part) -> None:
        self.pile_cards = piles.count("cards", 1, MOST)
        self.aspects: tuple[Aspect, ...] = tuple(read_aspect(row) for row in piles.rows("aspects", PILES))
        found: list[Card] = []
        for mode, name in enumerate(MODES):
            read_layer(cards.part(name), mode, found)
            expected = self.pile_cards * sum(aspect.mode == mode for aspect in self.aspects)
            count = sum(card.mode == mode for card in found)
            if count != expected:
                raise cards.refuse("position-count", name, value=count, expected=expected)
        self.cards: tuple[Card, ...] = tuple(found)

    def read_scoring(self, scoring: Part) -> None:
        self.sets: tuple[int, ...] = (0, *scoring.counts("sets", SETS, 0, MOST))
        self.hand_points, self.house_points, self.cattle_points, self.villager_points = (
            scoring.count(name, 0, MOST) for name in ("hand", "house", "cattle", "villager")
        )

    def read_calamities(self, calamities: Part) -> None:
        self.calamities: tuple[Calamity, ...] = tuple(read_calamity(row) for row in calamities.rows("cards", 1, MOST))
        if not any(calamity.mode == 0 for calamity in self.calamities):
            raise calamities.refuse("position-count", "cards", value=0, expected=1)


# ---- rows


def read_clan(row: Part) -> Clan:
    clan = Clan(row.word("id"), row.word("letter"), row.word("colour"), row.choice("power", POWERS))
    if len(clan.letter) != 1 or clan.letter in "XP":
        raise row.unfit("letter", clan.letter)
    return clan


def read_layer(layer: Part, mode: int, found: list[Card]) -> None:
    """The cards that come in with a mode, numbered on within each symbol."""
    for symbol in layer.data:
        if symbol not in SYMBOLS:
            raise layer.refuse("position-key", symbol)
        number = SYMBOLS.index(symbol)
        first = 1 + sum(card.symbol == number for card in found)
        copies = layer.count(symbol, 1, MOST)
        found += [Card(f"aspect_{symbol}_{n:02}", number, mode) for n in range(first, first + copies)]


def read_aspect(row: Part) -> Aspect:
    return Aspect(
        row.word("id"),
        row.choice("mode", MODES),
        row.choice("measure", MEASURES),
        row.choice("tie", MEASURES),
        row.choice("tie_piece", MEASURES),
    )


def read_calamity(row: Part) -> Calamity:
    calamity = Calamity(
        row.word("id"),
        row.choice("mode", MODES),
        row.choice("pick", PICKS),
        row.choice("measure", MEASURES, NOTHING),
        row.choice("lose", ELEMENTS[:SHAMAN], -1),
        row.choice("amount", AMOUNTS, len(AMOUNTS) - 1),
    )
    costs = calamity.lose >= 0
    if (calamity.amount < LOCUSTS) != costs or (calamity.measure == NOTHING) != (calamity.pick == NO_BLOCK):
        raise row.unfit("amount", calamity.id)
    return calamity
