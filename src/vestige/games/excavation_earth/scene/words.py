"""Names and tips: what a thing is and what it does, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from vestige.games.excavation_earth.components import CARDS, EXPLORERS, FACTIONS, GLYPHS, TILES, Box
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.values import NOBODY, UNKNOWN
from vestige.scene import words
from vestige.scene.words import Say


class Phrases(words.Words):
    """What can be said of a box in one language, whatever lies on the table."""

    def __init__(self, box: Box, say: Say) -> None:
        super().__init__(say)
        self.box = box

    def listed(self, parts: Iterable[str]) -> str:
        return super().listed(parts) or self("none")

    # ---- things

    def region(self, colour: int) -> str:
        return self.name("colour", self.box.colours[colour])

    def buyer(self, colour: int) -> str:
        return self(f"buyer-{(*self.box.colours, 'white')[colour]}")

    def buyers(self, colours: Iterable[int]) -> str:
        return self.listed(self.buyer(colour) for colour in colours)

    def symbol(self, symbol: int) -> str:
        return self(f"symbol-{self.box.symbols[symbol]}")

    def relic(self, relic: int) -> str:
        return self.name("relic", self.box.relics[relic])

    def relics(self, relics: Iterable[int]) -> str:
        return self.listed(self.relic(relic) for relic in relics)

    def relic_tip(self, relic: int) -> str:
        colour, glyph = divmod(relic, GLYPHS)
        kind = self(f"glyph-{self.box.glyphs[glyph]}")
        return self("relic-tip", region=self.region(colour), glyph=kind, value=self.box.value[relic])

    def counted(self, counts: Counter[int]) -> str:
        """How many of each type."""
        found = [self("relic-count", relic=self.relic(relic), count=n) for relic, n in sorted(counts.items())]
        return self.listed(found) if found else self("no-relic")

    def ranked(self, credits: Iterable[int]) -> str:
        """Payouts from the first rank on."""
        return " / ".join(map(str, credits))

    def card(self, card: int) -> str:
        return self("card-hidden") if card == UNKNOWN else self.name("card", self.box.cards[card])

    def card_tip(self, card: int) -> str:
        if card == UNKNOWN:
            return self("card-hidden-tip")
        if card >= CARDS:
            return self("card-travel-tip", fuel=self.box.fuel[card])
        symbol, region = self.box.card_symbol[card], self.region(self.box.card_colour[card])
        return self("card-tip", region=region, market=symbol + 1, symbol=self.symbol(symbol), fuel=self.box.fuel[card])

    def tile(self, tile: int) -> str:
        return self.name("tile", TILES[tile])

    def tile_does(self, tile: int, face: int) -> str:
        """What a face of a command tile allows; 0 is the white one of round 2, 1 the yellow one of round 3."""
        found = self.box.faces[tile][face]
        params = {"amount": found.amount, "keep": found.keep, "bonus": found.bonus, "white": int(found.white)}
        return self(f"does-{TILES[tile]}", **params)


@lru_cache(16)
def phrases(box: Box, say: Say) -> Phrases:
    """One for all tables, so that what is made of it can be kept."""
    return Phrases(box, say)


@lru_cache(1024)
def place_tip(words: Phrases, place: int, counts: tuple[int, ...]) -> str:
    """What a place is for, how many relics of each of its types lie there, and where its links lead (EE-MAP-02)."""
    box, tips = words.box, []
    if place in box.market_place:
        market = box.market_place.index(place)
        tips.append(words("market-place-tip", number=market + 1, symbol=words.symbol(market)))
    if box.digs[place] != NOBODY:
        lying = Counter({relic: count for relic, count in zip(box.relics_at[place], counts, strict=True) if count})
        key = "dig-tip" if lying else "dig-empty"
        tips.append(words(key, region=words.region(box.digs[place]), relics=words.counted(lying)))
    if place in box.smuggle_place:
        symbols = [words.symbol(symbol) for symbol, where in enumerate(box.smuggle_place) if where == place]
        tips.append(words("smuggle-tip", symbols=words.listed(symbols)))
    near = [words.name("place", box.places[other]) for other in box.neighbours[place]]
    return words.told(*tips, words("links", places=words.listed(near)))


class Words(Phrases):
    """The words of a scene: who owns what at this table, and what its places tell now."""

    def __init__(self, table: Earth, say: Say) -> None:
        super().__init__(table.box, say)
        self.table = table

    @property
    def lasting(self) -> Phrases:
        return phrases(self.box, self.language)

    # ---- people

    def seat(self, seat: int) -> str:
        """A player's colour with its glyph: colours are never told by colour alone."""
        return self("colour-zu" if seat == self.table.zu else f"colour-{self.table.setup.seats[seat]['colour']}")

    def faction(self, seat: int) -> str:
        return self.name("faction", FACTIONS[self.table.factions[seat]])

    def power(self, seat: int) -> str:
        return self.tip("faction", FACTIONS[self.table.factions[seat]])

    def crews(self, counts: Sequence[int]) -> str:
        """How many cubes each has here."""
        return self.listed(self("crew-of", colour=self.seat(s), count=n) for s, n in enumerate(counts) if n)

    # ---- places

    def place(self, place: int) -> str:
        """The place and who stands there."""
        t, name = self.table, self.name("place", self.box.places[place])
        here = [self.seat(number // EXPLORERS) for number, where in enumerate(t.explorers) if where == place]
        return self.listed([name, *([self("explorers", colours=self.listed(here))] if here else [])])
