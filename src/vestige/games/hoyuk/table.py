"""What lies on the table: the village, the stocks, the piles, and what every seat owns."""

from __future__ import annotations

from typing import Self

from vestige.games.hoyuk import invariants, position, scoring
from vestige.games.hoyuk.components import Box
from vestige.games.hoyuk.rows import ELEMENTS, EMPTY, EXPERT, MODES, NONE
from vestige.kernel.native import mypyc_attr
from vestige.kernel.pile import Pile
from vestige.kernel.score import Result, Sheet
from vestige.kernel.table import Table
from vestige.kernel.values import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class Village(Table):
    """Lists by cell, by seat or by block, as said. A block is numbered when it is founded (HY-GEO-14)."""

    __slots__ = (
        "absent",
        "aside",
        "aspects",
        "bears",
        "block",
        "box",
        "by_piece",
        "calamity",
        "clans",
        "corners",
        "deck",
        "discard",
        "ending",
        "everyone",
        "first",
        "founded",
        "gate",
        "hands",
        "held",
        "homes",
        "inspected",
        "invaded",
        "kin",
        "lives",
        "marked",
        "mode",
        "open_houses",
        "open_pens",
        "pens_of",
        "phase",
        "points",
        "residents",
        "shaman",
        "sites",
        "spent",
        "stock",
        "supply",
        "taken",
        "tile_stack",
        "tiles",
        "turn",
        "warded",
        "yards",
    )
    box: Box
    mode: int
    corners: bool  # option: corner contact of blocks is forbidden
    by_piece: bool  # option: pieces of storeyed houses decide between equal aspects
    everyone: int  # mask of all seats
    clans: tuple[int, ...]
    turn: int
    phase: int
    first: int  # the seat with the turn marker
    ending: bool  # the end of the game is flagged
    # ---- by cell
    held: list[int]
    bears: list[int]
    gate: list[int]  # the house a pen is attached to
    block: list[int]  # NONE where the cell is empty
    taken: list[int]  # how many of its sides have a house or a pen beside them (HY-GEO-10)
    open_houses: list[int]  # mask of seats that may build a house here
    open_pens: list[int]  # mask of seats that may build a pen here
    # ---- by block
    founded: list[int]  # founding cell
    residents: list[int]  # mask of seats with a standing house
    lives: list[int]  # block * seats + seat: standing houses
    # ---- by seat
    supply: list[int]
    points: list[int]  # of sets scored
    kin: list[int]  # its families, or UNCOUNTED
    homes: list[list[int]]  # cells of its houses, in order
    yards: list[list[int]]  # cells of its pens, in order
    sites: list[list[int]]  # where it may build a house: a set by strips
    pens_of: list[list[int]]  # where it may build a pen: a set by strips
    hands: list[tuple[int, ...]]
    spent: list[tuple[int, ...]]  # cards used this turn, in order
    tiles: list[int]
    # ---- common
    stock: list[int]  # by element; houses are in the supplies
    shaman: int  # cell, or NONE beside the board
    warded: bool  # the shaman has warded off this turn's calamity
    calamity: int  # this turn's card while it takes effect
    invaded: tuple[int, ...]  # blocks with locusts this turn
    inspected: tuple[int, ...]  # blocks inspected this turn
    absent: tuple[int, ...]  # pieces a position leaves out of play: by element, then cards, calamities, tiles
    aside: int  # cell from which cattle was set aside with its stolen pen, or NONE
    marked: tuple[int, ...]  # construction tiles of step 1 of this turn
    discard: tuple[int, ...]  # other construction tiles face up
    aspects: list[Pile]  # by pile of the mode
    deck: Pile  # calamities
    tile_stack: Pile

    def clear(self, box: Box) -> None:
        """Everything in the box, an empty village."""
        cells, seats, options = len(box.grid.cells), self.seats, self.setup.options
        self.box = box
        self.mode = MODES.index(str(options["mode"]))
        self.corners = options["corner_contact"] == "forbidden"
        self.by_piece = options["aspect_tie_break"] == "piece"
        self.everyone = (1 << seats) - 1
        self.clans = tuple([box.clan_ids.index(choice["clan"]) for choice in self.setup.seats])
        self.turn, self.phase, self.first, self.ending = 1, 0, 0, False
        self.held, self.bears = [EMPTY] * cells, [0] * cells
        self.gate, self.block = [NONE] * cells, [NONE] * cells
        self.taken = [0] * cells
        self.open_houses, self.open_pens = [self.everyone] * cells, [0] * cells
        self.founded, self.residents, self.lives = [], [], []
        self.supply, self.points = [int(options["houses_per_player"])] * seats, [0] * seats
        self.kin = [0] * seats
        self.homes, self.yards = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.sites = [box.everywhere[:] for _ in range(seats)]
        self.pens_of = [[0] * len(box.everywhere) for _ in range(seats)]
        self.hands, self.spent, self.tiles = [()] * seats, [()] * seats, [NONE] * seats
        self.stock = [0, *box.pieces[1:]] if self.mode == EXPERT else [0, *box.pieces[1:4], 0, 0, 0]
        self.shaman, self.warded, self.calamity, self.aside = NONE, False, NONE, NONE
        self.absent = (0,) * (len(ELEMENTS) + 3)
        self.invaded = self.inspected = self.marked = self.discard = ()
        self.aspects = [Pile("card") for aspect in box.aspects if aspect.mode <= self.mode]
        self.deck, self.tile_stack = Pile("calamity"), Pile("tile")

    def copy(self) -> Self:
        t = self.__class__.__new__(self.__class__)
        t.inherit(self)
        t.box, t.mode, t.everyone, t.clans = self.box, self.mode, self.everyone, self.clans
        t.corners, t.by_piece = self.corners, self.by_piece
        t.turn, t.phase, t.first, t.ending = self.turn, self.phase, self.first, self.ending
        t.held, t.bears, t.gate, t.block = self.held[:], self.bears[:], self.gate[:], self.block[:]
        t.taken, t.open_houses, t.open_pens = self.taken[:], self.open_houses[:], self.open_pens[:]
        t.founded, t.residents, t.lives = self.founded[:], self.residents[:], self.lives[:]
        t.supply, t.points, t.kin = self.supply[:], self.points[:], self.kin[:]
        t.homes, t.yards = [cells[:] for cells in self.homes], [cells[:] for cells in self.yards]
        t.sites, t.pens_of = [cells[:] for cells in self.sites], [cells[:] for cells in self.pens_of]
        t.hands, t.spent, t.tiles, t.stock = self.hands[:], self.spent[:], self.tiles[:], self.stock[:]
        t.shaman, t.warded, t.calamity, t.aside = self.shaman, self.warded, self.calamity, self.aside
        t.absent = self.absent
        t.invaded, t.inspected = self.invaded, self.inspected
        t.marked, t.discard = self.marked, self.discard
        t.aspects = [pile.copy() for pile in self.aspects]
        t.deck, t.tile_stack = self.deck.copy(), self.tile_stack.copy()
        return t

    # ---- seats

    def order(self) -> list[int]:
        """Clockwise from the first player (HY-TURN-02)."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def held_of(self, seat: int, symbol: int) -> int:
        """How many cards of a symbol a seat has in hand."""
        cards = self.box.cards
        return sum(cards[card].symbol == symbol for card in self.hands[seat])

    # ---- what the kernel asks

    def piles(self) -> list[Pile]:
        return [*self.aspects, self.deck, self.tile_stack]

    def body(self) -> dict[str, Plain]:
        return position.body(self)

    def score_sheet(self) -> Sheet:
        return scoring.sheet(self)

    def final_result(self) -> Result:
        return scoring.result(self)

    def broken(self) -> str | None:
        return invariants.broken(self)
