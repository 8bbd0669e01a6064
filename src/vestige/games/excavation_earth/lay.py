"""A document back on the table. Pieces it does not name lie aside; one too many is refused with its key."""

from __future__ import annotations

from vestige.games.excavation_earth.components import CARDS, CENTRES, COLOURS, EXPLORERS, GLYPHS, MARKETS, RELICS
from vestige.games.excavation_earth.ledger import SOURCES
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.lay import lay_zu
from vestige.kernel.document import read_pile
from vestige.kernel.lists import read_bits, read_counts, read_lists
from vestige.kernel.pile import Pile
from vestige.kernel.reader import Reader
from vestige.kernel.values import EVERYONE, NOBODY, reader


def lay(t: Earth, top: Reader) -> None:
    """The board, the seats, then the decks, which take what is nowhere else."""
    seats = t.game.ids("seat")[: t.seats]
    t.round = top.number("round", 1, 1, t.box.rounds)
    t.order = tuple(top.choices("order", seats)) or tuple(range(t.seats))
    if sorted(t.order) != list(range(t.seats)):
        raise top.refuse("position-count", "order", value=len(set(t.order)), expected=t.seats)
    active = top.choice("active", (*seats, "nobody"), t.seats)
    t.active = active if active < t.seats else NOBODY
    t.owed = 0 if t.at_once() else top.number("owed", 0, 0, COLOURS)
    lay_queues(t, top)
    if len(top.seats) > t.seats:
        raise top.refuse("position-count", "seat", value=len(top.seats), expected=t.seats)
    rows = [*top.seats, *(Reader({}) for _ in range(len(top.seats), t.seats))]
    for seat, row in enumerate(rows):
        lay_seat(t, row, seat)
    lay_forecast(t, top)
    lay_cards(t, top)
    lay_buyers(t, top, [lay_crew(t, row, seat) for seat, row in enumerate(rows)])
    lay_relics(t, top)
    if t.zu != NOBODY:
        lay_zu(t, top.table("zu"))


# ---- the board


def lay_queues(t: Earth, top: Reader) -> None:
    ids = t.game.ids
    t.queues = [tuple(queue) for queue in read_lists(top, "queues", ids("buyer"), MARKETS)]
    if max(map(len, t.queues)) > t.box.queue:
        raise top.refuse("position-pieces", "queues", value=max(map(len, t.queues)), count=t.box.queue)
    t.mothership = read_counts(top, "mothership", ids("buyer"))
    t.tiles = tuple(top.choices("tiles", ids("tile")))
    expected = CENTRES if t.tiles and t.round > 1 else 0
    if len(t.tiles) != expected:
        raise top.refuse("position-count", "tiles", value=len(t.tiles), expected=expected)


def lay_buyers(t: Earth, top: Reader, crew_aside: list[int]) -> None:
    """The supply takes every buyer that stands nowhere, unless it says how many it holds."""
    supply = top.table("buyers")
    aside: list[int] = []
    for colour, name in enumerate(t.game.ids("buyer")):
        total = t.box.counts[max(2, t.setup.players)].buyers[colour]
        out = t.mothership[colour] + sum(queue.count(colour) for queue in t.queues)
        if out > total:
            raise top.refuse("position-pieces", "queues", value=name, count=total)
        t.buyers[colour] = supply.number(name, total - out, 0, total - out)
        aside.append(total - out - t.buyers[colour])
    supply.done()
    t.aside = (*aside, *crew_aside)


def lay_relics(t: Earth, top: Reader) -> None:
    """A supply holds what it names, or every tile that lies nowhere else; the rest is out of the game."""
    ids = t.game.ids
    t.sites = read_counts(top, "sites", ids("relic"))
    market = top.table("black_market")
    t.black_market = [tuple(market.choices(colour, ids("relic"))) for colour in ids("colour")]
    market.done()
    read_pile(t, top.pile("unearthed"), t.drawn)
    supply = top.table("supply")
    for colour, name in enumerate(ids("colour")):
        if supply.has(name):
            pile = t.supplies[colour]
            read_pile(t, supply.pile(name), pile)
            pile.lots = [lot if lot or known else colour for lot, known in zip(pile.lots, pile.known, strict=True)]
    removed = read_counts(top, "removed", ids("relic"))
    left = relics_left(t, top, removed)
    for colour, name in enumerate(ids("colour")):
        if not supply.has(name):
            fill_supply(t, colour, left)
    supply.done()
    t.removed = [gone + more for gone, more in zip(removed, left, strict=True)]


def relics_left(t: Earth, top: Reader, removed: list[int]) -> list[int]:
    """How many tiles of each type lie nowhere."""
    tiles = [tile for pile in (*t.supplies, t.drawn) for tile in pile.cards]
    if len(set(tiles)) < len(tiles):
        raise top.refuse("position-pieces", "supply", value=t.box.relic_tiles[max(tiles, key=tiles.count)], count=1)
    heaps = [*t.black_market, *t.stores, tuple(t.box.tile_type[tile] for tile in tiles)]
    lying = [t.sites[r] + removed[r] + sum(heap.count(r) for heap in heaps) for r in range(RELICS)]
    left = [copies - found for copies, found in zip(t.box.copies, lying, strict=True)]
    for relic, count in enumerate(left):
        if count < 0:
            raise top.refuse("position-pieces", "sites", value=t.box.relics[relic], count=t.box.copies[relic])
    return left


def fill_supply(t: Earth, colour: int, left: list[int]) -> None:
    """All that is left of a colour, shuffled from the seed."""
    tiles: list[int] = []
    for tile, relic in enumerate(t.box.tile_type):
        if relic // GLYPHS == colour and left[relic] and tile not in t.drawn.cards:
            tiles.append(tile)
            left[relic] -= 1
    supply = t.supplies[colour]
    if t.rng is not None:
        t.rng.shuffle(tiles)
    supply.cards, supply.known, supply.lots = tiles, [0] * len(tiles), [colour] * len(tiles)


# ---- cards


def lay_forecast(t: Earth, top: Reader) -> None:
    cards = top.choices("forecast", t.game.ids("card")[:CARDS])
    t.forecast = Pile("card", cards, EVERYONE)
    cubes = top.choices("cubes", (*t.game.ids("seat")[: t.seats], "nobody"))
    t.cubes = tuple(NOBODY if cube == t.seats else cube for cube in cubes) or (NOBODY,) * len(cards)


def lay_cards(t: Earth, top: Reader) -> None:
    """The decks hold every card that lies nowhere else, the named ones on top."""
    read_pile(t, top.pile("discard"), t.discard)
    rows = top.tables("packs")
    t.packs = [Pile("card", (), reader(seat)) for seat in range(t.setup.players)] if rows else []
    for pack, row in zip(t.packs, rows, strict=False):
        read_pile(t, row, pack)
    deck = top.pile("deck")
    piles = [t.discard, t.forecast, *t.hands, *t.packs]
    placed = [card for pile in piles for card in pile.cards]
    read_pile(t, deck, t.deck, [card for card in range(CARDS) if card not in placed])
    for card in placed + t.deck.cards:
        if (placed + t.deck.cards).count(card) > 1:
            raise deck.refuse("position-pieces", "cards", value=t.box.cards[card], count=1)
    t.boxed = tuple(card for card in range(CARDS) if card not in placed and card not in t.deck.cards)
    read_pile(t, top.pile("buyer_discard"), t.buyer_discard)
    shown = t.buyer_discard.cards
    read_pile(t, top.pile("buyer_deck"), t.buyer_deck, [c for c in range(len(t.box.buyer_cards)) if c not in shown])


# ---- seats


def lay_seat(t: Earth, row: Reader, seat: int) -> None:
    ids = t.game.ids
    t.gallery[seat] = read_bits(row, "gallery", ids("relic"))
    t.columns[seat] = read_bits(row, "columns", ids("colour"))
    for storage, name in enumerate(ids("storage")):
        stored = tuple(row.choices(name, ids("relic")))
        room = t.box.room[storage][t.factions[seat]]
        if len(stored) > room:
            raise row.refuse("position-pieces", name, value=ids("relic")[stored[-1]], count=room)
        t.stores[2 * seat + storage] = stored
    t.traders[seat :: t.seats] = read_counts(row, "traders", ids("market"))
    t.envoys[seat :: t.seats] = read_counts(row, "envoys", ids("centre"))
    t.passed |= int(row.flag("passed", False)) << seat
    lay_credits(t, row, seat)
    if seat != t.zu:
        lay_person(t, row, seat)


def lay_credits(t: Earth, row: Reader, seat: int) -> None:
    """Without a ledger all credits count as those of the start."""
    poor = seat == t.zu and t.setup.options["no_start_credits"]
    credits = row.number("credits", 0 if poor else t.box.credits, 0)
    sources = read_counts(row, "ledger", SOURCES, None, None)
    if not any(sources):
        sources[0] = credits
    if sum(sources) != credits:
        raise row.refuse("position-range", "ledger", value=sum(sources), low=credits, high=credits)
    t.credits[seat] = credits
    t.ledger[seat :: t.seats] = sources


def lay_crew(t: Earth, row: Reader, seat: int) -> int:
    """The reserve, all cubes not in use unless it is given; says how many lie aside."""
    if seat == t.zu and not t.setup.options["limited_crew"]:
        return row.number("reserve", 0, 0, 0)
    used = t.gallery[seat].bit_count() + t.cubes.count(seat)
    used += sum(t.traders[seat :: t.seats]) + sum(t.envoys[seat :: t.seats])
    if used > t.box.crew:
        raise row.refuse("position-pieces", "reserve", value=used, count=t.box.crew)
    t.reserve[seat] = row.number("reserve", t.box.crew - used, 0, t.box.crew - used)
    return t.box.crew - used - t.reserve[seat]


def lay_person(t: Earth, row: Reader, seat: int) -> None:
    ids = t.game.ids
    marker = row.number("marker", 0, 0, t.box.markers)
    if marker and marker in t.markers:
        raise row.refuse("position-pieces", "marker", value=marker, count=1)
    t.markers[seat] = marker
    start = [t.box.market_place[market] for market in t.box.start_markets]
    places = row.choices("explorers", ids("place")) if row.has("explorers") else start
    if len(places) > EXPLORERS:
        raise row.refuse("position-pieces", "explorers", value=ids("place")[places[-1]], count=EXPLORERS)
    t.explorers[EXPLORERS * seat : EXPLORERS * seat + len(places)] = places
    unused = row.members("travel", ids, "count") if row.has("travel") else t.box.travel
    t.travel[seat] = sum(1 << number for number, fuel in enumerate(t.box.travel) if fuel in unused)
    read_pile(t, row.pile("hand"), t.hands[seat])
    t.picks[seat] = tuple(row.choices("picks", ids("card")))
