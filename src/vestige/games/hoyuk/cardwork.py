"""Cards, calamities and tiles of a document. A card may be named by its id or, in a hand or pile, by its symbol."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.games.hoyuk.rows import NONE, SYMBOLS
from vestige.games.hoyuk.setup import layers
from vestige.games.hoyuk.table import Village
from vestige.kernel.document import read_pile
from vestige.kernel.pile import Pile
from vestige.kernel.reader import Reader
from vestige.kernel.values import EVERYONE


def lay_cards(t: Village, top: Reader, seats: Sequence[Reader]) -> None:
    lay_aspects(t, top.table("piles"), seats)
    calamities = (*t.game.ids("calamity"), "none")
    drawn = top.choice("calamity", calamities, len(calamities) - 1)
    t.calamity = drawn if drawn < len(calamities) - 1 else NONE
    rest = [n for n, card in enumerate(t.box.calamities) if card.mode <= t.mode and n != t.calamity]
    read_deck(t, top.pile("deck"), t.deck, rest)
    t.discard = tuple(top.choices("discard", tiles_of_mode(t)))
    t.marked = tuple(top.choices("marked", tiles_of_mode(t)))
    out = {*t.discard, *t.marked, *t.tiles}
    read_deck(t, top.pile("tile_stack"), t.tile_stack, [n for n in range(len(tiles_of_mode(t))) if n not in out])


def tiles_of_mode(t: Village) -> tuple[str, ...]:
    """The tiles of the higher modes come last, so their numbers are those of the kind."""
    return tuple(tile.id for tile in t.box.tiles if tile.mode <= t.mode)


def read_deck(t: Village, reader: Reader, pile: Pile, rest: list[int]) -> None:
    """The named ones on top, everything else that lies nowhere shuffled under them."""
    read_pile(t, reader, pile, rest)
    for card in pile.cards:
        if card not in rest or pile.cards.count(card) > 1:
            raise reader.refuse("position-pieces", "cards", value=t.game.ids(pile.kind)[card], count=1)


class Wanted:
    """The cards a position names. Ids are given out first, a symbol takes the lowest free card that shows it."""

    def __init__(self, t: Village) -> None:
        self.t = t
        self.lists: list[tuple[Reader, str, list[str]]] = []

    def words(self, reader: Reader, name: str) -> int:
        """The number of the list under this key."""
        values = reader.raw(name)
        values = [] if values is None else values
        ids, mode = self.t.game.ids("card"), self.t.mode
        known = {*SYMBOLS, *(name for name, card in zip(ids, self.t.box.cards, strict=True) if card.mode <= mode)}
        if not isinstance(values, list):
            raise reader.refuse("position-type", name, expected="list")
        for value in values:
            if value not in known:
                raise reader.refuse("position-id", name, value=value, known=", ".join(SYMBOLS))
        self.lists.append((reader, name, values))
        return len(self.lists) - 1

    def given(self) -> list[list[int]]:
        """The cards of every list; one card too many is refused."""
        t, ids = self.t, self.t.game.ids("card")
        used = [ids.index(word) for _, _, words in self.lists for word in words if word not in SYMBOLS]
        found: list[list[int]] = []
        for reader, name, words in self.lists:
            row: list[int] = []
            for word in words:
                if word in SYMBOLS:
                    symbol = SYMBOLS.index(word)
                    free = [
                        n
                        for n, card in enumerate(t.box.cards)
                        if card.symbol == symbol and card.mode <= t.mode and n not in used
                    ]
                    if not free:
                        raise reader.refuse("position-pieces", name, value=word, count=0)
                    used.append(free[0])
                    row.append(free[0])
                else:
                    row.append(ids.index(word))
                    if used.count(row[-1]) > 1:
                        raise reader.refuse("position-pieces", name, value=word, count=1)
            found.append(row)
        return found


def lay_aspects(t: Village, piles: Reader, seats: Sequence[Reader]) -> None:
    """Hands, spent cards and the piles that are named; the other piles are dealt what lies nowhere else."""
    wanted = Wanted(t)
    hands = [(wanted.words(row, "hand"), wanted.words(row, "spent")) for row in seats]
    names = [aspect.id for aspect in t.box.aspects[: len(t.aspects)]]
    rows = {name: piles.pile(name) for name in names if piles.has(name)}
    named = {name: wanted.words(row, "cards") for name, row in rows.items()}
    cards = wanted.given()
    for seat, (hand, spent) in enumerate(hands):
        t.hands[seat], t.spent[seat] = tuple(cards[hand]), tuple(cards[spent])
    left = {n for n, card in enumerate(t.box.cards) if card.mode <= t.mode} - {n for row in cards for n in row}
    for lot, modes in enumerate(layers(t)):
        members = [number for number, aspect in enumerate(t.box.aspects[: len(t.aspects)]) if aspect.mode in modes]
        for number in members:
            if names[number] in named:
                read_named(rows[names[number]], t.aspects[number], cards[named[names[number]]], lot)
        deal_rest(t, [number for number in members if names[number] not in named], left, modes, lot)
    piles.done()


def read_named(reader: Reader, pile: Pile, cards: list[int], lot: int) -> None:
    """Exactly these cards, top card first, which everybody sees."""
    count = len(cards)
    pile.cards = cards[::-1]
    pile.known = reader.numbers("known", count)[::-1] or [0] * count
    pile.lots = reader.numbers("lots", count)[::-1] or [0 if known else lot for known in pile.known]
    if count:
        pile.known[-1] = EVERYONE
    reader.done()


def deal_rest(t: Village, members: list[int], left: set[int], modes: list[int], lot: int) -> None:
    """Cards of these modes that lie nowhere go to the piles that a position does not name, as at set-up."""
    rest = [card for card in sorted(left) if t.box.cards[card].mode in modes]
    if t.rng is not None:
        t.rng.shuffle(rest)
    for number in members:
        count = min(t.box.pile_cards, len(rest))
        t.aspects[number].fill([rest.pop() for _ in range(count)], lot)
        if count:
            t.aspects[number].known[-1] = EVERYONE


def absent(t: Village) -> tuple[int, int, int]:
    """Cards, calamities and tiles of the mode that a position leaves in the box."""
    placed = sum(len(pile) for pile in t.aspects) + sum(len(cards) for cards in (*t.hands, *t.spent))
    tiles = len(t.tile_stack) + len(t.discard) + len(t.marked) + sum(tile != NONE for tile in t.tiles)
    return (
        sum(card.mode <= t.mode for card in t.box.cards) - placed,
        sum(card.mode <= t.mode for card in t.box.calamities) - len(t.deck) - int(t.calamity != NONE),
        len(tiles_of_mode(t)) - tiles,
    )
