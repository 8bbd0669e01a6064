"""What lies on the table: galaxies with systems and colonies, the market, the Council, and what every seat owns."""

from __future__ import annotations

from typing import Self

from vestige.games.council_of_shadows import hidden, invariants, position, scoring
from vestige.games.council_of_shadows.components import Box, Count
from vestige.games.council_of_shadows.constants import (
    AREAS,
    AUTOMA_LEVELS,
    AVA,
    AVA_AREA,
    AVA_RANGE,
    FIRST_RANGE,
    GATE,
    GATE_AREA,
    GEMS,
    PRINTED_AREAS,
    SECTORS,
    START_HAND,
    STATIONS,
)
from vestige.kernel.native import mypyc_attr
from vestige.kernel.pile import Pile
from vestige.kernel.reason import NOT_ASKED, Reason
from vestige.kernel.score import Goal, Result, Sheet
from vestige.kernel.table import Table
from vestige.kernel.together import Together
from vestige.kernel.values import NOBODY, Plain, reader


@mypyc_attr(allow_interpreted_subclasses=True)
class Council(Table):
    """Lists by seat unless said otherwise. By planet, tile or galaxy and seat: flat, ``tile * seats + seat``."""

    __slots__ = (
        "ai_deck",
        "ai_discard",
        "areas",
        "automa",
        "automa_card",
        "automa_piles",
        "automa_used",
        "bonus",
        "box",
        "colonies",
        "consumption",
        "count",
        "cubes",
        "dark",
        "energy",
        "gems",
        "hands",
        "leaders",
        "level",
        "light",
        "market",
        "moved",
        "order",
        "plans",
        "round",
        "sectors",
        "settled",
        "stacked",
        "stations",
        "tech_box",
        "tech_piles",
        "techs",
        "throne",
        "tiles",
        "upgrades",
        "where",
    )
    box: Box
    count: Count  # what the number of players decides
    round: int
    order: tuple[int, ...]  # seats by turn order token
    throne: int  # who took it, or NOBODY
    automa: int  # the automaton's seat, or NOBODY
    # ---- the two tracks
    energy: list[int]
    stacked: list[int]  # counters that were on the same energy space before this one
    consumption: list[int]
    level: list[int]
    moved: list[int]  # steps of the consumption counter in the last planning: the round consumption
    # ---- what a seat owns
    gems: list[int]  # seat * 3 + gem
    hands: list[int]  # mask of action cards
    areas: list[tuple[int, ...]]  # seat * 5 + area: cards, the top one last
    plans: list[tuple[int, ...]]  # secret: for each of the five areas a card or NOBODY; () when nothing is planned
    upgrades: list[int]  # mask
    techs: list[int]  # mask
    leaders: list[int]  # or NOBODY
    # ---- the board
    tiles: list[int]  # by space: tile or NOBODY
    where: list[int]  # by tile: space or NOBODY
    cubes: list[int]  # by planet and seat
    settled: list[int]  # by tile and seat: the cubes on its planets
    colonies: list[int]  # by galaxy and seat: the cubes on its planets
    stations: list[int]  # by galaxy and kind: who built there, or NOBODY
    # ---- cards and tiles
    market: list[int]  # by slot: AI card or NOBODY
    ai_deck: Pile
    ai_discard: tuple[int, ...]
    sectors: list[Pile]  # the tile piles
    tech_piles: list[Pile]  # of levels I and II
    tech_box: Pile  # taken out unseen
    light: Pile
    dark: Pile  # the dark cards nobody has, in the box unseen
    bonus: list[Pile]
    automa_piles: list[Pile]  # by level
    automa_used: list[tuple[int, ...]]
    automa_card: int  # face up now, or NOBODY

    def clear(self, box: Box) -> None:
        """Everything in the box."""
        people, seats = self.setup.players, self.seats
        self.box, self.count = box, box.counts[people - 1]
        self.round, self.order, self.throne = 0, tuple(range(seats)), NOBODY
        self.automa = people if people == 1 else NOBODY
        self.energy, self.stacked, self.level = [0] * seats, list(range(seats)), [0] * seats
        self.consumption, self.moved = [box.start_consumption] * seats, [0] * seats
        self.gems = [0] * (len(GEMS) * seats)
        self.hands = [START_HAND] * people + [0] * (seats - people)
        self.areas = [()] * (len(AREAS) * seats)
        self.plans = [()] * seats
        self.upgrades, self.techs, self.leaders = [0] * seats, [0] * seats, [NOBODY] * seats
        self.tiles, self.where = [NOBODY] * len(box.spaces), [NOBODY] * len(box.tiles)
        self.cubes, self.settled = [0] * (len(box.planets) * seats), [0] * (len(box.tiles) * seats)
        self.colonies = [0] * (len(box.galaxies) * seats)
        self.stations = [NOBODY] * (len(box.galaxies) * len(STATIONS))
        self.market, self.ai_deck, self.ai_discard = [NOBODY] * box.market, Pile("card"), ()
        self.sectors = [Pile("tile") for _ in range(SECTORS)]
        self.tech_piles, self.tech_box = [Pile("tech"), Pile("tech")], Pile("tech")
        self.light, self.dark = Pile("bonus"), Pile("bonus")
        self.bonus = [Pile("bonus", (), reader(seat) if seat != self.automa else 0) for seat in range(seats)]
        levels = AUTOMA_LEVELS if people == 1 else 0
        self.automa_piles = [Pile("automa_card") for _ in range(levels)]
        self.automa_used, self.automa_card = [()] * levels, NOBODY

    def copy(self) -> Self:
        t = self.__class__.__new__(self.__class__)
        t.inherit(self)
        t.box, t.count, t.round, t.order = self.box, self.count, self.round, self.order
        t.throne, t.automa = self.throne, self.automa
        t.energy, t.stacked, t.level = self.energy[:], self.stacked[:], self.level[:]
        t.consumption, t.moved, t.gems = self.consumption[:], self.moved[:], self.gems[:]
        t.hands, t.areas, t.plans = self.hands[:], self.areas[:], self.plans[:]
        t.upgrades, t.techs, t.leaders = self.upgrades[:], self.techs[:], self.leaders[:]
        t.tiles, t.where, t.cubes = self.tiles[:], self.where[:], self.cubes[:]
        t.settled, t.colonies, t.stations = self.settled[:], self.colonies[:], self.stations[:]
        t.market, t.ai_deck, t.ai_discard = self.market[:], self.ai_deck.copy(), self.ai_discard
        t.sectors = [pile.copy() for pile in self.sectors]
        t.tech_piles, t.tech_box = [pile.copy() for pile in self.tech_piles], self.tech_box.copy()
        t.light, t.dark = self.light.copy(), self.dark.copy()
        t.bonus = [pile.copy() for pile in self.bonus]
        t.automa_piles = [pile.copy() for pile in self.automa_piles]
        t.automa_used, t.automa_card = self.automa_used[:], self.automa_card
        return t

    # ---- what the kernel asks

    def piles(self) -> list[Pile]:
        techs = (*self.tech_piles, self.tech_box)
        return [self.ai_deck, *self.sectors, *techs, self.light, self.dark, *self.bonus, *self.automa_piles]

    def hide(self, seat: int | None) -> None:
        hidden.hide(self, seat)

    def body(self) -> dict[str, Plain]:
        return position.body(self)

    def score_sheet(self) -> Sheet:
        return scoring.sheet(self)

    def progress(self) -> list[tuple[int, ...]]:
        return scoring.progress(self)

    def goals(self) -> list[Goal]:
        return scoring.goals(self)

    def final_result(self) -> Result:
        return scoring.result(self)

    def broken(self) -> str | None:
        return invariants.broken(self)

    def kernel_reason(self, code: str, *args: int) -> Reason:
        """CS-PLAN-07: who has confirmed a plan is told so."""
        if code == NOT_ASKED and self.stack and isinstance(self.stack[-1], Together):
            return Reason("CS_ERR_PLAN_CONFIRMED", "CS-PLAN-07", *args)
        return super().kernel_reason(code, *args)

    # ---- questions anybody may ask

    def has_tech(self, seat: int, tech: int) -> bool:
        return bool(self.techs[seat] >> tech & 1)

    def has_upgrade(self, seat: int, upgrade: int) -> bool:
        return bool(self.upgrades[seat] >> upgrade & 1)

    def owns_area(self, seat: int, area: int) -> bool:
        """Three printed ones, Ava's and the Celestial Gate's (CS-LEAD-12, CS-DT1-01)."""
        if area < PRINTED_AREAS:
            return True
        return self.leaders[seat] == AVA if area == AVA_AREA else self.has_tech(seat, GATE)

    def own_areas(self, seat: int) -> list[int]:
        """From left to right (CS-SHIFT-03)."""
        return [area for area in range(len(AREAS)) if self.owns_area(seat, area)]

    def reach(self, seat: int, area: int) -> int:
        """The range of an area: 1, 2 or 3 parsecs (CS-UPG-06, CS-DT1-01)."""
        if area == GATE_AREA:
            return SECTORS
        first = AVA_RANGE if area == AVA_AREA else FIRST_RANGE + 2 * area
        return 1 + (self.upgrades[seat] >> first & 3).bit_count()

    def top(self, seat: int, area: int) -> int:
        """The card that counts on an area, or NOBODY (CS-PLAN-06)."""
        cards = self.areas[seat * len(AREAS) + area]
        return cards[-1] if cards else NOBODY

    def tile_galaxy(self, tile: int) -> int:
        """The galaxy a tile lies in, or NOBODY."""
        space = self.where[tile]
        return NOBODY if space == NOBODY else self.box.space_galaxy[space]

    def height(self, planet: int) -> int:
        """Cubes on a planet, whoever owns them."""
        first = planet * self.seats
        return sum(self.cubes[first : first + self.seats])

    def station_of(self, seat: int, kind: int) -> int:
        """The galaxy where the seat built this kind of station, or NOBODY."""
        kinds = len(STATIONS)
        for galaxy in range(len(self.box.galaxies)):
            if self.stations[galaxy * kinds + kind] == seat:
                return galaxy
        return NOBODY

    def ai_cards(self, seat: int) -> int:
        """How many AI cards the seat owns, in hand or on areas, covered ones too (CS-FIN-02)."""
        cards = (self.hands[seat] & self.box.ai_mask).bit_count()
        for stack in self.areas[seat * len(AREAS) : (seat + 1) * len(AREAS)]:
            for card in stack:
                cards += self.box.ai_mask >> card & 1
        return cards
