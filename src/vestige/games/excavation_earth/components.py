"""The box: components.toml as tables indexed by small ints. A wrong file is refused with key and reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vestige.games.excavation_earth.menu import Menu
from vestige.kernel.components import Part, printed, read_box
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

GUL: Final = 0
AQUILLA: Final = 1
ISSISINUI: Final = 2
DAL_HARRAI: Final = 3
KUTU_KUTI: Final = 4
ZU: Final = 5
FACTIONS: Final = ("gul", "aquilla", "issisinui", "dal_harrai", "kutu_kuti", "zu")

GRANT: Final = 0
ORDERS: Final = 1
TELEPORTER: Final = 2
PERMIT: Final = 3
PRESS: Final = 4
NETWORK: Final = 5
FENCE: Final = 6
SEIZURE: Final = 7
TILES: Final = ("grant", "orders", "teleporter", "permit", "press", "network", "fence", "seizure")

EXCAVATE: Final = 0
MARKET: Final = 1
COMMAND: Final = 2
SELL: Final = 3
SNIPE: Final = 4
SURVEY: Final = 5
ZU_KINDS: Final = ("excavate", "market", "command", "sell", "snipe", "survey")

FEW: Final = 9
"""Of what a hand, a turn or a card can hold."""
MANY: Final = 999
"""Credits: more than anybody earns."""
EXPLORERS: Final = 3

STORAGES: Final = ("hold", "container")
HOLD: Final = 0
CONTAINER: Final = 1


class Count:
    """What the number of players decides (EE-SETUP-09 to -14)."""

    __slots__ = ("buyers", "forecast", "in_piles", "on_sites", "players")

    def __init__(self, row: Part, buyers: list[int]) -> None:
        self.players = row.count("players", 2, 4)
        self.forecast = row.count("forecast", 1, FEW)
        self.on_sites = row.count("on_sites", 0, 18)
        self.in_piles = row.count("in_piles", 0, 18)
        gone = [row.count("buyers_removed", 0, buyers[0])] * COLOURS
        gone.append(row.count("white_removed", 0, buyers[WHITE]))
        self.buyers = [full - less for full, less in zip(buyers, gone, strict=True)]


class Face:
    """One face of a command tile: how much, how many drawn cards stay, what a relic brings more, white buyers."""

    __slots__ = ("amount", "bonus", "keep", "white")

    def __init__(self, row: Part) -> None:
        self.amount = row.count("amount", 1, 99)
        self.keep = row.count("keep", 0, FEW, 0)
        self.bonus = row.count("bonus", 0, FEW, 0)
        self.white = row.flag("white", False)


class Box:
    """One edition of the box. Relic type = colour × 4 + glyph; a gallery cell has the number of its relic type."""

    def __init__(self, top: Part) -> None:
        self.data = dict(top.data)
        self.read_kinds(top.part("kinds"))
        self.read_start(top.imprint("excavation_earth"), top.part("start"))
        self.read_limits(top.part("limits"))
        self.read_buyers(top.part("buyers"), top.rows("count", 3))
        self.read_map(top.part("map"))
        self.read_relics(top.part("relics"))
        self.read_mothership(top.part("mothership"), top.part("command_tiles"))
        self.read_prices(top.part("sale"), top.part("smuggle"), top.part("gallery"))
        self.read_cards(top.part("action_cards"))
        self.read_factions(top.part("factions"))
        self.read_zu(top.part("zu"))
        self.menu = Menu(self.neighbours, RELICS, len(self.cards))

    def read_kinds(self, row: Part) -> None:
        self.colours = row.words("colours", COLOURS)
        self.glyphs = row.words("glyphs", GLYPHS)
        self.symbols = row.words("symbols", MARKETS)
        self.player_colours = row.words("player_colours", 5)

    def read_start(self, game: Part, start: Part) -> None:
        self.rounds = game.count("rounds", 1, 3)
        self.actions = game.count("actions_per_turn", 1, FEW)
        self.credits = start.count("credits", 0, MANY)
        self.hand = start.count("hand", 1, FEW)
        self.travel = start.counts("travel", 3, 1, FEW)
        start.count("explorers", EXPLORERS, EXPLORERS)
        self.start_markets = [number - 1 for number in start.counts("markets", 2, 1, MARKETS)]
        self.crew = start.count("crew", 1, 99)
        self.cards_shown = start.count("buyer_cards_shown", 0, 16)
        self.markers = start.count("initiative_markers", 4, FEW)

    def read_limits(self, limits: Part) -> None:
        self.queue = limits.count("queue", 1, FEW)
        self.queue_filled = limits.count("queue_filled", 1, self.queue)
        self.kept_after_pass = limits.count("kept_after_pass", 0, FEW)
        draft, alone = limits.part("draft"), limits.part("solo_draft")
        self.draft_deal = draft.count("deal", 1, FEW)
        self.draft_pick = draft.count("pick", 1, FEW)
        self.draft_rounds = draft.count("rounds", 1, FEW)
        self.solo_deal = alone.count("deal", 1, 20)
        alone.count("pick", self.draft_pick, self.draft_pick)  # alone as many are kept as of a pack
        self.solo_lost = alone.counts("lost", 2, 0, FEW)
        self.sale_markets = limits.count("sale_markets", 1, 3)
        self.dig_limit = limits.count("excavate", 1, FEW)
        self.smuggle_limit = limits.count("smuggle", 1, FEW)
        self.mulligan = limits.count("mulligan", 1, FEW)

    def read_buyers(self, row: Part, counts: list[Part]) -> None:
        self.track = row.count("colour", 1, 20)
        self.buyers = [*[self.track] * COLOURS, row.count("white", 0, 20)]
        copies = row.counts("cards", COLOURS + 1, 0, 20)
        self.buyer_card_colour = [colour for colour, count in enumerate(copies) for _ in range(count)]
        names = (*self.colours, "white")
        self.buyer_cards = tuple(f"buyer_{names[c]}_{n}" for c, count in enumerate(copies) for n in range(1, count + 1))
        self.payout = row.counts("payout", COLOURS, 0, MANY)
        found = [Count(count, self.buyers) for count in counts]
        self.counts = {count.players: count for count in found}
        if len(self.counts) < len(found):
            raise counts[-1].unfit("players", found[-1].players)

    def read_map(self, row: Part) -> None:
        """EE-MAP-01 to -03, -08. At least two ways lead from every place, so own explorers can always part."""
        places = row.rows("places", 1, 99)
        self.places = tuple(place.word("id") for place in places)
        self.market_place = [NOBODY] * MARKETS
        self.smuggle_place = [NOBODY] * MARKETS
        self.digs = [NOBODY] * len(places)
        for number, place in enumerate(places):
            for axis, most in (("x", 1000), ("y", 700)):  # where the drawing puts it
                place.count(axis, 0, most)
            if place.has("market"):
                self.market_place[place.count("market", 1, MARKETS) - 1] = number
            self.digs[number] = place.choice("digs", self.colours, NOBODY)
            for symbol in place.choices("smuggles", self.symbols):
                self.smuggle_place[symbol] = number
        for key, found in (("market", self.market_place), ("smuggles", self.smuggle_place)):
            if NOBODY in found:
                raise row.unfit(f"places.{key}", found.index(NOBODY) + 1)
        self.black_markets = frozenset(self.smuggle_place)
        self.market_symbols = symbols_by_place(self.market_place, len(places))
        self.smuggle_symbols = symbols_by_place(self.smuggle_place, len(places))
        self.neighbours = neighbours(row, self.places)
        for number, ways in enumerate(self.neighbours):
            if len(ways) < 2:
                raise row.unfit("links", self.places[number])

    def read_relics(self, row: Part) -> None:
        """EE-COMP-03, EE-MAP-04: value = 9 - copies; each type belongs to one dig site of its colour."""
        worth = row.count("worth", 2, 20)
        self.relics = tuple(f"{colour}_{glyph}" for colour in self.colours for glyph in self.glyphs)
        types = row.rows_of("types", self.relics)
        self.copies = [relic.count("copies", 1, worth - 1) for relic in types]
        self.value = [worth - copies for copies in self.copies]
        self.site = [relic.choice("site", self.places) for relic in types]
        self.tile_type = [relic for relic, copies in enumerate(self.copies) for _ in range(copies)]
        self.tiles = [
            [tile for tile, relic in enumerate(self.tile_type) if relic // GLYPHS == c] for c in range(COLOURS)
        ]
        self.relic_tiles = tuple(f"{self.relics[r]}_{n}" for r in range(RELICS) for n in range(1, self.copies[r] + 1))
        self.relics_at = [tuple(r for r in range(RELICS) if self.site[r] == p) for p in range(len(self.places))]
        for number, relic in enumerate(types):
            colour, glyph = divmod(number, GLYPHS)
            relic.choice("colour", self.colours[colour : colour + 1])
            relic.choice("glyph", self.glyphs[glyph : glyph + 1])
            if self.digs[self.site[number]] != colour:
                raise relic.unfit("site", self.places[self.site[number]])

    def read_mothership(self, row: Part, tiles: Part) -> None:
        centres = row.rows("centres", CENTRES)
        self.centres = tuple(centre.word("id") for centre in centres)
        self.centre_of = [NOBODY] * MARKETS
        for number, centre in enumerate(centres):
            for market in centre.counts("markets", 2, 1, MARKETS):
                self.centre_of[market - 1] = number
        if NOBODY in self.centre_of:
            raise row.unfit("centres", self.centre_of)
        self.majorities = row.grid("majorities", 3, None, 0, MANY)
        self.tiles_used = tiles.count("used", CENTRES, CENTRES)
        found = tiles.rows_of("tiles", TILES)
        self.faces = [(Face(tile.part("white")), Face(tile.part("yellow"))) for tile in found]

    def read_prices(self, sale: Part, smuggle: Part, gallery: Part) -> None:
        self.per_buyer = sale.count("per_buyer", 0, MANY)
        self.sale_bonus = sale.counts("bonus", 4, 0, MANY)
        self.sale_drawn = sale.counts("drawn", 4, 0, FEW)
        self.sale_kept = sale.counts("kept", 4, 0, FEW)
        self.surcharge = smuggle.count("surcharge", 0, MANY)
        self.gul_surcharge = smuggle.count("gul_surcharge", 0, MANY)
        self.survey_factor = smuggle.count("survey_factor", 1, MANY)
        self.column = gallery.counts("column", GLYPHS + 1, 0, MANY)
        self.row = gallery.counts("row", COLOURS + 1, 0, MANY)

    def read_cards(self, row: Part) -> None:
        """EE-COMP-04, -05: so many Action cards of every colour and symbol; then a player's Travel cards."""
        copies = row.grid("copies", COLOURS, MARKETS, 0, CARDS)
        pairs = [(c, s) for c in range(COLOURS) for s in range(MARKETS) for _ in range(copies[c][s])]
        if len(pairs) != CARDS:
            raise row.unfit("copies", len(pairs))
        self.card_colour = [colour for colour, _ in pairs]
        self.card_symbol = [symbol for _, symbol in pairs]
        self.fuel = [row.count("fuel", 1, FEW)] * CARDS + self.travel
        self.cards = tuple(
            f"{self.colours[c]}_{self.symbols[s]}_{1 + pairs[:n].count((c, s))}" for n, (c, s) in enumerate(pairs)
        ) + tuple(f"travel_{fuel}" for fuel in self.travel)

    def read_factions(self, row: Part) -> None:
        boards = row.rows_of("boards", FACTIONS)
        self.initiative = [board.count("initiative", 0, MANY) for board in boards]
        self.room = [[board.count(name, 1, 20) for board in boards] for name in STORAGES]
        for board in boards:
            board.word("power")  # for readers of the file

    def read_zu(self, row: Part) -> None:
        self.zu_credits = row.count("credits", 0, MANY)
        self.zu_failure = row.count("failure", 0, MANY)
        self.zu_hard_failure = row.count("hard_failure", 0, MANY)
        self.zu_actions = row.count("cards_per_turn", 1, FEW)
        self.zu_carried = row.count("carried_over", 0, FEW)
        self.zu_decks = [[deck.count(kind, 0, FEW) for kind in ZU_KINDS] for deck in row.rows("decks", 3)]
        cards = row.rows("cards", 1, 99)
        self.zu_cards = tuple(card.word("id") for card in cards)
        self.zu_kind = [card.choice("kind", ZU_KINDS) for card in cards]
        self.zu_colours = [card.choices("colours", self.colours) for card in cards]
        self.zu_symbol = [card.choice("symbol", self.symbols, NOBODY) for card in cards]
        for kind in range(len(ZU_KINDS)):
            if sum(deck[kind] for deck in self.zu_decks) != self.zu_kind.count(kind):
                raise row.unfit("decks", ZU_KINDS[kind])


def symbols_by_place(places: list[int], count: int) -> list[tuple[int, ...]]:
    """The symbols that open something at each place."""
    return [tuple(symbol for symbol, place in enumerate(places) if place == here) for here in range(count)]


def neighbours(row: Part, places: tuple[str, ...]) -> list[tuple[int, ...]]:
    """Where the links lead from each place."""
    near: list[set[int]] = [set() for _ in places]
    for pair in row.several("links", 1, len(places) ** 2):
        ends = Reader({"link": pair}, row.key("links")).choices("link", places)
        if len(ends) != 2:
            raise row.refuse("position-count", "links", value=len(ends), expected=2)
        near[ends[0]].add(ends[1])
        near[ends[1]].add(ends[0])
    return [tuple(sorted(ways)) for ways in near]


def own_box() -> Box:
    """The edition that comes with the package."""
    return read_components(printed("vestige.games.excavation_earth"))


def read_components(data: Mapping[str, Plain]) -> Box:
    """Ours or an owner's."""
    return read_box("excavation_earth", data, Box)
