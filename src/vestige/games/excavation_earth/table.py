"""What lies on the table: the map, the queues, the Mothership, the black market, and what every seat owns."""

from __future__ import annotations

from typing import Self

from vestige.games.excavation_earth import hidden, invariants, position, scoring
from vestige.games.excavation_earth.components import (
    CENTRES,
    COLOURS,
    EXPLORERS,
    FACTIONS,
    GLYPHS,
    HOLD,
    MARKETS,
    RELICS,
    ZU,
    Box,
)
from vestige.games.excavation_earth.ledger import SOURCES
from vestige.kernel.native import mypyc_attr
from vestige.kernel.pile import Pile
from vestige.kernel.reason import NOT_ASKED, Reason
from vestige.kernel.rng import Rng
from vestige.kernel.score import Goal, Result, Sheet
from vestige.kernel.table import Table
from vestige.kernel.values import EVERYONE, NOBODY, Plain, reader


@mypyc_attr(allow_interpreted_subclasses=True)
class Earth(Table):
    """Lists by seat unless said otherwise. A list by market or centre and seat is flat: ``market * seats + seat``."""

    __slots__ = (
        "active",
        "aside",
        "black_market",
        "box",
        "boxed",
        "buyer_deck",
        "buyer_discard",
        "buyers",
        "columns",
        "credits",
        "cubes",
        "deck",
        "discard",
        "drawn",
        "envoys",
        "explorers",
        "factions",
        "forecast",
        "gallery",
        "hands",
        "ledger",
        "markers",
        "mothership",
        "order",
        "owed",
        "packs",
        "passed",
        "picks",
        "queues",
        "removed",
        "reserve",
        "round",
        "sites",
        "stores",
        "supplies",
        "tiles",
        "traders",
        "travel",
        "zu",
        "zu_discard",
        "zu_left",
        "zu_past",
        "zu_unseen",
    )
    box: Box
    round: int
    order: tuple[int, ...]  # seats in turn order
    active: int  # whose turn it is, or NOBODY between phases
    passed: int  # mask of seats
    zu: int  # the automaton's seat, or NOBODY
    factions: tuple[int, ...]
    # ---- what a seat owns
    credits: list[int]
    ledger: list[int]  # source * seats + seat
    reserve: list[int]  # crew cubes at hand; Zu's are not counted while they are unlimited
    explorers: list[int]  # three places a seat, NOBODY before the third is placed
    gallery: list[int]  # mask of guarded cells
    columns: list[int]  # mask of column bonuses received
    stores: list[tuple[int, ...]]  # hold and hidden container: seat * 2 + storage
    travel: list[int]  # mask of unused Travel cards
    markers: list[int]  # number of the initiative marker, 0 = none
    owed: int  # rules 1: column bonus cards the active seat draws when its action is complete
    # ---- boards
    traders: list[int]  # by market and seat
    envoys: list[int]  # by centre and seat
    queues: list[tuple[int, ...]]  # by market, front first
    buyers: list[int]  # in supply, by colour, white last
    mothership: list[int]  # buyers who have bought, by colour
    sites: list[int]  # relics lying on their dig site, by type
    black_market: list[tuple[int, ...]]  # by colour, visible tile first
    removed: list[int]  # relics out of the game, by type
    tiles: tuple[int, ...]  # command tile of each centre, from round 2
    aside: tuple[int, ...]  # pieces a position does not name: buyers by colour, then crew by seat
    boxed: tuple[int, ...]  # Action cards that a position leaves in the box
    # ---- cards and face-down relics
    deck: Pile
    discard: Pile
    forecast: Pile
    cubes: tuple[int, ...]  # whose cube lies on each forecast card
    hands: list[Pile]
    packs: list[Pile]  # cards under decision: draft packs, drawn cards of which some are kept; else empty
    picks: list[tuple[int, ...]]  # secret: what a seat has picked so far from its pack or hand
    supplies: list[Pile]  # relic tiles by colour
    drawn: Pile  # relic tiles of a survey before they find their place
    buyer_deck: Pile
    buyer_discard: Pile
    # ---- Zu's cards: which one comes is drawn when it is revealed
    zu_left: tuple[int, ...]  # cards left in the round's deck by kind, then those carried over
    zu_unseen: tuple[int, ...]
    zu_past: tuple[int, ...]  # the last round's discard, from which the carried cards come
    zu_discard: tuple[int, ...]

    def clear(self, box: Box) -> None:
        """Everything in the box."""
        people, seats = self.setup.players, self.seats
        self.box = box
        self.round, self.order, self.active, self.passed, self.owed = 1, (), NOBODY, 0, 0
        self.zu = people if people == 1 else NOBODY
        chosen = [FACTIONS.index(choice["faction"]) for choice in self.setup.seats]
        self.factions = (*chosen, ZU) if self.zu != NOBODY else tuple(chosen)
        self.credits, self.reserve = [0] * seats, [0] * seats
        self.ledger = [0] * (len(SOURCES) * seats)
        self.explorers = [NOBODY] * (EXPLORERS * people)
        self.gallery, self.columns, self.markers = [0] * seats, [0] * seats, [0] * seats
        self.stores = [()] * (2 * seats)
        self.travel = [0] * people
        self.traders, self.envoys = [0] * (MARKETS * seats), [0] * (CENTRES * seats)
        self.queues = [()] * MARKETS
        self.buyers, self.mothership = box.counts[max(2, people)].buyers[:], [0] * (COLOURS + 1)
        self.sites, self.removed = [0] * RELICS, [0] * RELICS
        self.black_market = [()] * COLOURS
        self.tiles, self.cubes, self.packs = (), (), []
        self.aside, self.boxed = (0,) * (COLOURS + 1 + seats), ()
        self.picks = [()] * people
        self.deck, self.discard, self.forecast = Pile("card"), Pile("card", (), EVERYONE), Pile("card", (), EVERYONE)
        self.hands = [Pile("card", (), reader(seat)) for seat in range(people)]
        self.supplies, self.drawn = [Pile("relic_tile") for _ in range(COLOURS)], Pile("relic_tile", (), EVERYONE)
        self.buyer_deck, self.buyer_discard = Pile("buyer_card"), Pile("buyer_card", (), EVERYONE)
        self.zu_left = self.zu_unseen = self.zu_past = self.zu_discard = ()

    def copy(self) -> Self:
        t = self.__class__.__new__(self.__class__)
        t.inherit(self)
        t.box, t.round, t.order, t.active, t.passed = self.box, self.round, self.order, self.active, self.passed
        t.zu, t.factions, t.owed, t.aside = self.zu, self.factions, self.owed, self.aside
        t.tiles, t.cubes, t.boxed = self.tiles, self.cubes, self.boxed
        t.credits, t.ledger, t.reserve = self.credits[:], self.ledger[:], self.reserve[:]
        t.explorers, t.gallery, t.columns = self.explorers[:], self.gallery[:], self.columns[:]
        t.stores, t.travel, t.markers = self.stores[:], self.travel[:], self.markers[:]
        t.traders, t.envoys, t.queues = self.traders[:], self.envoys[:], self.queues[:]
        t.buyers, t.mothership, t.sites = self.buyers[:], self.mothership[:], self.sites[:]
        t.black_market, t.removed, t.picks = self.black_market[:], self.removed[:], self.picks[:]
        t.deck, t.discard, t.forecast = self.deck.copy(), self.discard.copy(), self.forecast.copy()
        t.hands = [pile.copy() for pile in self.hands]
        t.packs = [pile.copy() for pile in self.packs]
        t.supplies, t.drawn = [pile.copy() for pile in self.supplies], self.drawn.copy()
        t.buyer_deck, t.buyer_discard = self.buyer_deck.copy(), self.buyer_discard.copy()
        t.zu_left, t.zu_unseen = self.zu_left, self.zu_unseen
        t.zu_past, t.zu_discard = self.zu_past, self.zu_discard
        return t

    # ---- what the kernel asks

    def piles(self) -> list[Pile]:
        buyers = (self.buyer_deck, self.buyer_discard)
        cards = (self.deck, self.discard, self.forecast, *self.hands, *self.packs)
        return [*cards, *self.supplies, self.drawn, *buyers]

    def hide(self, seat: int | None) -> None:
        hidden.hide(self, seat)

    def guess(self, seat: int | None, rng: Rng) -> None:
        """Nothing is left to guess: a foreign plan starts afresh."""

    def body(self) -> dict[str, Plain]:
        return position.body(self)

    def score_sheet(self) -> Sheet:
        return scoring.sheet(self)

    def goals(self) -> list[Goal]:
        return scoring.goals(self)

    def final_result(self) -> Result:
        return scoring.result(self)

    def broken(self) -> str | None:
        return invariants.broken(self)

    def kernel_reason(self, code: str, *args: int) -> Reason:
        """EE-PAS-03: who has passed is told so."""
        if code == NOT_ASKED and self.passed >> args[0] & 1:
            return Reason("already_passed", "EE-PAS-03", *args)
        return super().kernel_reason(code, *args)

    # ---- questions anybody may ask

    def level(self, colour: int) -> int:
        """Free spaces of the popularity track (EE-BUY-02)."""
        return self.box.track - self.buyers[colour]

    def at_once(self) -> bool:
        """Under rules 1 cards of full columns and Priority Orders waited for the last choice of the action."""
        return self.setup.rules > 1

    def rank(self, colour: int) -> int:
        """0 for the most popular; tied colours share the better rank (EE-BUY-03)."""
        mine = self.buyers[colour]
        rank = 0
        for other in range(COLOURS):
            if self.buyers[other] < mine:
                rank += 1
        return rank

    def interested(self, market: int, colour: int) -> int:
        """Buyers of this colour and white ones in a queue (EE-BUY-06)."""
        queue = self.queues[market]
        return queue.count(colour) + queue.count(COLOURS)

    def places(self, seat: int) -> list[int]:
        """Where the seat's explorers stand."""
        first = EXPLORERS * seat
        places = self.explorers[first : first + EXPLORERS]
        return [place for place in places if place != NOBODY] if NOBODY in places else places

    def trades(self, market: int, seat: int) -> int:
        """Traders of a seat in a market."""
        return self.traders[market * self.seats + seat]

    def room(self, seat: int, storage: int) -> int:
        """Free spaces (EE-STO-01)."""
        return self.box.room[storage][self.factions[seat]] - len(self.stores[2 * seat + storage])

    def hold_room(self, seat: int) -> int:
        return self.room(seat, HOLD)

    def owned(self, seat: int) -> tuple[int, ...]:
        """Relics in hold and hidden container."""
        return self.stores[2 * seat] + self.stores[2 * seat + 1]

    def owned_by_colour(self, seat: int) -> list[int]:
        """How many relics of each colour."""
        counts = [0] * COLOURS
        for relic in self.owned(seat):
            counts[relic // GLYPHS] += 1
        return counts

    def owned_of(self, seat: int, colour: int) -> list[int]:
        return [relic for relic in self.owned(seat) if relic // GLYPHS == colour]

    def sampled(self, seat: int, relic: int) -> bool:
        return bool(self.gallery[seat] >> relic & 1)

    def has_crew(self, seat: int) -> bool:
        """A cube in the reserve, or for people a guard that may be taken away (EE-CREW-01, -02)."""
        return self.reserve[seat] > 0 or self.gallery[seat] != 0
