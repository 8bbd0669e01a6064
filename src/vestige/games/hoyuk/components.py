"""The box as components.toml describes it. A wrong file is refused with the key and the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files

from vestige.games.hoyuk.geometry import Grid
from vestige.games.hoyuk.rows import (
    AMOUNTS,
    ELEMENTS,
    LOCUSTS,
    MARKS,
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
from vestige.kernel.errors import BadInput
from vestige.kernel.reader import Reader
from vestige.kernel.values import Action, Plain

CLANS = 5
MOST_PIECES = 99
LANDSCAPE = ("river", "ponds", "rocks", "wood", "palms")


def printed() -> dict[str, Plain]:
    """The file of this edition."""
    return tomllib.loads(files("vestige.games.hoyuk").joinpath("components.toml").read_text("utf-8"))


def own_box() -> Box:
    return read_components(printed())


def read_components(data: dict[str, Plain]) -> Box:
    """Ours or an owner's."""
    try:
        top = Reader(data)
        box = Box(top, data)
        top.done()
    except BadInput as bad:
        raise BadInput("components", game="hoyuk", reason=bad.code, **bad.where) from None
    return box


class Box:
    """Every number of the box, section by section of the file."""

    def __init__(self, top: Reader, data: dict[str, Plain]) -> None:
        self.data = data
        self.read_game(top.table("game"))
        self.read_board(top.table("grid"), top.table("landscape"), top.table("track"))
        self.read_pieces(top.table("pieces"), top.table("houses"))
        self.clans: tuple[Clan, ...] = tuple(read_clan(row) for row in rows(top, "clan", CLANS))
        self.read_tiles(top.table("tiles"))
        self.read_aspects(top.table("cards"), top.table("piles"))
        self.read_scoring(top.table("scoring"))
        self.read_calamities(top.table("calamities"))

    def read_game(self, game: Reader) -> None:
        if game.text("id", "") != "hoyuk":
            raise game.refuse("position-id", "id", value=game.data.get("id"), known="hoyuk")
        game.take({"designer", "artist", "publishers", "year", "age", "sources"})
        finish(game)

    def read_board(self, grid: Reader, landscape: Reader, track: Reader) -> None:
        self.grid = Grid(grid.number("columns", None, 5, 26), grid.number("rows", None, 5, 26))
        self.landscape: dict[str, tuple[int, ...]] = {
            name: tuple(landscape.choices(name, self.grid.cells)) for name in LANDSCAPE
        }
        self.ready: tuple[list[Action], ...] = tuple(
            [(element, cell) for cell in range(len(self.grid.cells))] for element in ELEMENTS
        )
        """Actions by element and cell, made once."""
        self.track = track.number("spaces", None, 20, 200)
        finish(grid, landscape, track)

    def read_pieces(self, pieces: Reader, houses: Reader) -> None:
        self.pieces: tuple[int, ...] = tuple(pieces.number(name, None, 1, MOST_PIECES) for name in ELEMENTS)
        if self.pieces[SHAMAN] != 1:
            raise pieces.refuse("position-range", "shaman", value=self.pieces[SHAMAN], low=1, high=1)
        choice = houses.raw("choice")
        if not isinstance(choice, list) or not choice or any(type(one) is not int for one in choice):
            raise houses.refuse("position-type", "choice", expected="ints")
        if max(choice) > self.pieces[0] or min(choice) < 4 or len(set(choice)) < len(choice):
            raise houses.refuse("components-value", "choice", value=", ".join(map(str, choice)))
        self.houses: tuple[int, ...] = tuple(choice)
        self.houses_of_five = houses.number("five_players", None, 4, max(choice))
        if self.houses_of_five not in choice:
            raise houses.refuse("components-value", "five_players", value=self.houses_of_five)
        finish(pieces, houses)

    def read_tiles(self, tiles: Reader) -> None:
        self.tile_houses = tiles.number("houses", None, 1, 5)
        self.tile_choice: tuple[int, ...] = tuple(tiles.choices("choice", ELEMENTS))
        found: list[Tile] = []
        for kind in tiles.tables("kinds"):
            third = kind.choice("third", THIRDS)
            mode = kind.choice("mode", MODES)
            copies = kind.number("copies", None, 1, MOST_PIECES)
            found += [Tile(f"tile_{THIRDS[third]}_{number}", third, mode) for number in range(1, copies + 1)]
            finish(kind)
        unique(tiles, "kinds", [tile.id for tile in found])
        if sum(tile.mode == 0 for tile in found) < 2 * CLANS:
            raise tiles.refuse("position-count", "kinds", value=len(found), expected=2 * CLANS)
        self.tiles: tuple[Tile, ...] = tuple(found)
        finish(tiles)

    def read_aspects(self, cards: Reader, piles: Reader) -> None:
        self.pile_cards = piles.number("cards", None, 1, MOST_PIECES)
        self.aspects: tuple[Aspect, ...] = tuple(read_aspect(row) for row in rows(piles, "aspects", 7))
        found: list[Card] = []
        for mode, name in enumerate(MODES):
            layer = cards.table(name)
            for symbol in layer.data:
                number = layer_symbol(layer, symbol)
                first = 1 + sum(card.symbol == number for card in found)
                copies = layer.number(symbol, None, 1, MOST_PIECES)
                found += [Card(f"aspect_{symbol}_{n:02}", number, mode) for n in range(first, first + copies)]
            expected = self.pile_cards * sum(aspect.mode == mode for aspect in self.aspects)
            if sum(card.mode == mode for card in found) != expected:
                raise cards.refuse(
                    "position-count", name, value=sum(card.mode == mode for card in found), expected=expected
                )
            layer.done()
        self.cards: tuple[Card, ...] = tuple(found)
        finish(cards, piles)

    def read_scoring(self, scoring: Reader) -> None:
        self.sets: tuple[int, ...] = (0, *numbers(scoring, "sets", 5))
        self.hand_points, self.house_points, self.cattle_points, self.villager_points = (
            scoring.number(name, None, 0, MOST_PIECES) for name in ("hand", "house", "cattle", "villager")
        )
        finish(scoring)

    def read_calamities(self, calamities: Reader) -> None:
        found = calamities.tables("cards")
        unique(calamities, "cards", [row.text("id", "") for row in found])
        self.calamities: tuple[Calamity, ...] = tuple(read_calamity(row) for row in found)
        if not any(calamity.mode == 0 for calamity in self.calamities):
            raise calamities.refuse("position-count", "cards", value=0, expected=1)
        finish(calamities)


# ---- rows


def read_clan(row: Reader) -> Clan:
    clan = Clan(row.text("id", ""), row.text("letter", ""), row.text("colour", ""), row.choice("power", POWERS))
    if len(clan.letter) != 1 or clan.letter in "XP":
        raise row.refuse("components-value", "letter", value=clan.letter)
    finish(row)
    return clan


def read_aspect(row: Reader) -> Aspect:
    aspect = Aspect(
        row.text("id", ""),
        row.choice("mode", MODES),
        row.choice("measure", MEASURES),
        row.choice("tie", MEASURES),
        row.choice("tie_piece", MEASURES),
    )
    finish(row)
    return aspect


def read_calamity(row: Reader) -> Calamity:
    calamity = Calamity(
        row.text("id", ""),
        row.choice("mode", MODES),
        row.choice("pick", PICKS),
        row.choice("measure", MEASURES, NOTHING),
        row.choice("lose", ELEMENTS[:SHAMAN], -1),
        row.choice("amount", AMOUNTS, len(AMOUNTS) - 1),
    )
    costs = calamity.lose >= 0
    if (calamity.amount < LOCUSTS) != costs or (calamity.measure == NOTHING) != (calamity.pick == NO_BLOCK):
        raise row.refuse("components-value", "amount", value=calamity.id)
    finish(row)
    return calamity


def layer_symbol(layer: Reader, symbol: str) -> int:
    if symbol not in SYMBOLS:
        raise layer.refuse("position-id", symbol, value=symbol, known=", ".join(SYMBOLS))
    return SYMBOLS.index(symbol)


# ---- reading


def rows(reader: Reader, name: str, count: int) -> list[Reader]:
    """As many rows as the rules count on."""
    found = reader.tables(name)
    if len(found) != count:
        raise reader.refuse("position-count", name, value=len(found), expected=count)
    unique(reader, name, [row.text("id", "") for row in found])
    return found


def unique(reader: Reader, name: str, names: Sequence[str]) -> None:
    for one in names:
        if names.count(one) > 1:
            raise reader.refuse("components-value", name, value=one)


def numbers(reader: Reader, name: str, count: int) -> tuple[int, ...]:
    """Exactly so many; they cannot be left out."""
    found = reader.numbers(name, count)
    if not found:
        raise reader.refuse("position-count", name, value=0, expected=count)
    return tuple(found)


def finish(*readers: Reader) -> None:
    """The mark of provenance, and no key that nobody knows."""
    for reader in readers:
        reader.choice("source", MARKS, 0)
        reader.done()
