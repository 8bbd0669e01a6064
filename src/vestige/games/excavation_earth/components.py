"""The box: components.toml as tables indexed by small ints. A wrong file is refused with key and reason."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from vestige.games.excavation_earth.menu import Menu
from vestige.kernel.errors import BadInput
from vestige.kernel.reader import Reader
from vestige.kernel.values import NOBODY, Plain

COLOURS: Final = 5
GLYPHS: Final = 4
RELICS: Final = COLOURS * GLYPHS
MARKETS: Final = 6
CENTRES: Final = 3
WHITE: Final = COLOURS
"""The joker's place after the five region colours in every list of buyers."""

CARDS: Final = 60
"""Action cards are 0 to 59; the Travel cards of a player follow."""

GUL, AQUILLA, ISSISINUI, DAL_HARRAI, KUTU_KUTI, ZU = range(6)
FACTIONS: Final = ("gul", "aquilla", "issisinui", "dal_harrai", "kutu_kuti", "zu")

GRANT, ORDERS, TELEPORTER, PERMIT, PRESS, NETWORK, FENCE, SEIZURE = range(8)
TILES: Final = ("grant", "orders", "teleporter", "permit", "press", "network", "fence", "seizure")

EXCAVATE, MARKET, COMMAND, SELL, SNIPE, SURVEY = range(6)
ZU_KINDS: Final = ("excavate", "market", "command", "sell", "snipe", "survey")

STORAGES: Final = ("hold", "container")
HOLD: Final = 0
CONTAINER: Final = 1


class Count:
    """What the number of players decides (EE-SETUP-09 to -14)."""

    __slots__ = ("buyers", "forecast", "in_piles", "on_sites")

    def __init__(self, row: Reader, buyers: list[int]) -> None:
        self.forecast = row.number("forecast", None, 1, 9)
        self.on_sites = row.number("on_sites", None, 0, 18)
        self.in_piles = row.number("in_piles", None, 0, 18)
        gone = [row.number("buyers_removed", None, 0, buyers[0])] * COLOURS
        gone.append(row.number("white_removed", None, 0, buyers[WHITE]))
        self.buyers = [full - less for full, less in zip(buyers, gone, strict=True)]


class Face:
    """One face of a command tile: how much, how many drawn cards stay, what a relic brings more, white buyers."""

    __slots__ = ("amount", "bonus", "keep", "white")

    def __init__(self, row: Reader) -> None:
        self.amount = row.number("amount", None, 1, 99)
        self.keep = row.number("keep", 0, 0, 9)
        self.bonus = row.number("bonus", 0, 0, 9)
        self.white = row.flag("white", False)
        row.done()


class Box:
    """One edition of the box. Relic type = colour × 4 + glyph; a gallery cell has the number of its relic type."""

    def __init__(self, data: dict[str, Plain]) -> None:
        top = Reader(data)
        self.data = data
        self.read_kinds(top.table("kinds"))
        self.read_start(top.table("game"), top.table("start"), top.table("limits"))
        self.read_buyers(top.table("buyers"), top.tables("count"))
        self.read_map(top.table("map"))
        self.read_relics(top.table("relics"))
        self.read_mothership(top.table("mothership"), top.table("command_tiles"))
        self.read_prices(top.table("sale"), top.table("smuggle"), top.table("gallery"))
        self.read_cards(top.table("action_cards"))
        self.read_factions(top.table("factions"))
        self.read_zu(top.table("zu"))
        self.menu = Menu(self.neighbours, RELICS, len(self.cards))

    def read_kinds(self, row: Reader) -> None:
        self.colours = words(row, "colours", COLOURS)
        self.glyphs = words(row, "glyphs", GLYPHS)
        self.symbols = words(row, "symbols", MARKETS)
        self.player_colours = words(row, "player_colours", 5)

    def read_start(self, game: Reader, start: Reader, limits: Reader) -> None:
        self.rounds = game.number("rounds", None, 1, 3)
        self.actions = game.number("actions_per_turn", None, 1, 9)
        self.credits = start.number("credits", None, 0)
        self.hand = start.number("hand", None, 1, 9)
        self.travel = start.numbers("travel", 3)
        self.start_markets = [number - 1 for number in start.numbers("markets", 2)]
        self.crew = start.number("crew", None, 1)
        self.cards_shown = start.number("buyer_cards_shown", None, 0, 16)
        self.markers = start.number("initiative_markers", None, 4, 9)
        self.queue = limits.number("queue", None, 1, 9)
        self.queue_filled = limits.number("queue_filled", None, 1, self.queue)
        self.kept_after_pass = limits.number("kept_after_pass", None, 0, 9)
        draft, alone = limits.table("draft"), limits.table("solo_draft")
        self.draft_deal = draft.number("deal", None, 1, 9)
        self.draft_pick = draft.number("pick", None, 1, 9)
        self.draft_rounds = draft.number("rounds", None, 1, 9)
        self.solo_deal = alone.number("deal", None, 1, 20)
        self.solo_lost = alone.numbers("lost", 2)
        self.sale_markets = limits.number("sale_markets", None, 1, 3)
        self.dig_limit = limits.number("excavate", None, 1, 9)
        self.smuggle_limit = limits.number("smuggle", None, 1, 9)
        self.mulligan = limits.number("mulligan", None, 1, 9)

    def read_buyers(self, row: Reader, counts: list[Reader]) -> None:
        self.track = row.number("colour", None, 1)
        self.buyers = [*[self.track] * COLOURS, row.number("white", None, 0)]
        copies = row.numbers("cards", COLOURS + 1)
        self.buyer_card_colour = [colour for colour, count in enumerate(copies) for _ in range(count)]
        names = (*self.colours, "white")
        self.buyer_cards = tuple(f"buyer_{names[c]}_{n}" for c, count in enumerate(copies) for n in range(1, count + 1))
        self.payout = row.numbers("payout", COLOURS)
        self.counts = {count.number("players", None, 2, 4): Count(count, self.buyers) for count in counts}
        if sorted(self.counts) != [2, 3, 4]:
            raise BadInput("components-value", key="count", value=sorted(self.counts))

    def read_map(self, row: Reader) -> None:
        """EE-MAP-01 to -03, -08. At least two ways lead from every place, so own explorers can always part."""
        places = row.tables("places")
        self.places = tuple(place.text("id", "") for place in places)
        self.market_place = [NOBODY] * MARKETS
        self.smuggle_place = [NOBODY] * MARKETS
        self.digs = [NOBODY] * len(places)
        for number, place in enumerate(places):
            for axis, most in (("x", 1000), ("y", 700)):  # where the drawing puts it
                place.number(axis, None, 0, most)
            if place.has("market"):
                self.market_place[place.number("market", None, 1, MARKETS) - 1] = number
            if place.has("digs"):
                self.digs[number] = place.choice("digs", self.colours)
            for symbol in place.choices("smuggles", self.symbols):
                self.smuggle_place[symbol] = number
        self.black_markets = frozenset(self.smuggle_place)
        self.market_symbols = symbols_by_place(self.market_place, len(places))
        self.smuggle_symbols = symbols_by_place(self.smuggle_place, len(places))
        near: list[set[int]] = [set() for _ in places]
        for link in links(row, self.places):
            near[link[0]].add(link[1])
            near[link[1]].add(link[0])
        self.neighbours = [tuple(sorted(ways)) for ways in near]
        for key, found in (("market", self.market_place), ("smuggles", self.smuggle_place)):
            if NOBODY in found:
                raise BadInput("components-value", key=f"map.places.{key}", value=found.index(NOBODY) + 1)
        for number, ways in enumerate(self.neighbours):
            if len(ways) < 2:
                raise BadInput("components-value", key="map.links", value=self.places[number])

    def read_relics(self, row: Reader) -> None:
        """EE-COMP-03, EE-MAP-04: value = 9 - copies; each type belongs to one dig site of its colour."""
        worth = row.number("worth", None, 1)
        types = row.tables("types")
        self.relics = tuple(f"{colour}_{glyph}" for colour in self.colours for glyph in self.glyphs)
        if tuple(relic.text("id", "") for relic in types) != self.relics:
            raise BadInput("components-value", key="relics.types", value=", ".join(self.relics))
        self.copies = [relic.number("copies", None, 1, worth - 1) for relic in types]
        self.value = [worth - copies for copies in self.copies]
        self.site = [relic.choice("site", self.places) for relic in types]
        self.tile_type = [relic for relic, copies in enumerate(self.copies) for _ in range(copies)]
        self.tiles = [
            [tile for tile, relic in enumerate(self.tile_type) if relic // GLYPHS == c] for c in range(COLOURS)
        ]
        self.relic_tiles = tuple(f"{self.relics[r]}_{n}" for r in range(RELICS) for n in range(1, self.copies[r] + 1))
        self.relics_at = [tuple(r for r in range(RELICS) if self.site[r] == p) for p in range(len(self.places))]
        for relic, site in enumerate(self.site):
            if self.digs[site] != relic // GLYPHS:
                raise BadInput("components-value", key=f"relics.types[{relic}].site", value=self.places[site])

    def read_mothership(self, row: Reader, tiles: Reader) -> None:
        centres = row.tables("centres")
        self.centres = tuple(centre.text("id", "") for centre in centres)
        self.centre_of = [NOBODY] * MARKETS
        for number, centre in enumerate(centres):
            for market in centre.numbers("markets", 2):
                self.centre_of[market - 1] = number
        if NOBODY in self.centre_of or len(centres) != CENTRES:
            raise BadInput("components-value", key="mothership.centres", value=self.centre_of)
        self.majorities = lists(row, "majorities", 3)
        self.tiles_used = tiles.number("used", None, CENTRES, CENTRES)
        found = tiles.tables("tiles")
        if tuple(tile.text("id", "") for tile in found) != TILES:
            raise BadInput("components-value", key="command_tiles.tiles", value=", ".join(TILES))
        self.faces = [(Face(tile.table("white")), Face(tile.table("yellow"))) for tile in found]

    def read_prices(self, sale: Reader, smuggle: Reader, gallery: Reader) -> None:
        self.per_buyer = sale.number("per_buyer", None, 0)
        self.sale_bonus = sale.numbers("bonus", 4)
        self.sale_drawn = sale.numbers("drawn", 4)
        self.sale_kept = sale.numbers("kept", 4)
        self.surcharge = smuggle.number("surcharge", None, 0)
        self.gul_surcharge = smuggle.number("gul_surcharge", None, 0)
        self.survey_factor = smuggle.number("survey_factor", None, 1)
        self.column = gallery.numbers("column", GLYPHS + 1)
        self.row = gallery.numbers("row", COLOURS + 1)

    def read_cards(self, row: Reader) -> None:
        """EE-COMP-04, -05: so many Action cards of every colour and symbol; then a player's Travel cards."""
        copies = lists(row, "copies", COLOURS)
        pairs = [(c, s) for c in range(COLOURS) for s in range(MARKETS) for _ in range(copies[c][s])]
        if len(pairs) != CARDS:
            raise BadInput("components-value", key="action_cards.copies", value=len(pairs))
        self.card_colour = [colour for colour, _ in pairs]
        self.card_symbol = [symbol for _, symbol in pairs]
        self.fuel = [row.number("fuel", None, 1, 9)] * CARDS + self.travel
        self.cards = tuple(
            f"{self.colours[c]}_{self.symbols[s]}_{1 + pairs[:n].count((c, s))}" for n, (c, s) in enumerate(pairs)
        ) + tuple(f"travel_{fuel}" for fuel in self.travel)

    def read_factions(self, row: Reader) -> None:
        boards = row.tables("boards")
        if tuple(board.text("id", "") for board in boards) != FACTIONS:
            raise BadInput("components-value", key="factions.boards", value=", ".join(FACTIONS))
        self.initiative = [board.number("initiative", None, 0) for board in boards]
        self.room = [[board.number(name, None, 1, 20) for board in boards] for name in STORAGES]

    def read_zu(self, row: Reader) -> None:
        self.zu_credits = row.number("credits", None, 0)
        self.zu_failure = row.number("failure", None, 0)
        self.zu_hard_failure = row.number("hard_failure", None, 0)
        self.zu_actions = row.number("cards_per_turn", None, 1, 9)
        self.zu_carried = row.number("carried_over", None, 0, 9)
        self.zu_decks = [[deck.number(kind, None, 0, 9) for kind in ZU_KINDS] for deck in row.tables("decks")]
        cards = row.tables("cards")
        self.zu_cards = tuple(card.text("id", "") for card in cards)
        self.zu_kind = [card.choice("kind", ZU_KINDS) for card in cards]
        self.zu_colours = [card.choices("colours", self.colours) for card in cards]
        self.zu_symbol = [card.choice("symbol", self.symbols, NOBODY) for card in cards]
        for kind in range(len(ZU_KINDS)):
            if sum(deck[kind] for deck in self.zu_decks) != self.zu_kind.count(kind):
                raise BadInput("components-value", key="zu.decks", value=ZU_KINDS[kind])


def symbols_by_place(places: list[int], count: int) -> list[tuple[int, ...]]:
    """The symbols that open something at each place."""
    return [tuple(symbol for symbol, place in enumerate(places) if place == here) for here in range(count)]


def several(row: Reader, name: str, count: int) -> list[Plain]:
    found = row.raw(name)
    if not isinstance(found, list) or len(found) != count:
        raise row.refuse("position-type", name, expected="list")
    return found


def words(row: Reader, name: str, count: int) -> tuple[str, ...]:
    """So many different words."""
    found = several(row, name, count)
    if len({word for word in found if isinstance(word, str)}) != count:
        raise row.refuse("position-type", name, expected="text")
    return tuple(found)


def lists(row: Reader, name: str, count: int) -> list[list[int]]:
    """So many lists of numbers."""
    found = several(row, name, count)
    if any(not isinstance(each, list) or any(type(number) is not int for number in each) for each in found):
        raise row.refuse("position-type", name, expected="ints")
    return found


def links(row: Reader, places: tuple[str, ...]) -> list[list[int]]:
    """Pairs of places."""
    found = row.raw("links")
    pairs = [Reader({"link": pair}, row.key("links")).choices("link", places) for pair in found or ()]
    if not pairs or any(len(pair) != 2 for pair in pairs):
        raise row.refuse("position-type", "links", expected="list")
    return pairs


def own_box() -> Box:
    """The edition that comes with the package."""
    return Box(tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8")))
