"""What lies on the shore."""

from __future__ import annotations

from typing import Self

from vestige.kernel.document import pile_document
from vestige.kernel.pile import Pile
from vestige.kernel.rng import Rng
from vestige.kernel.score import Result, Row, Sheet, ranked
from vestige.kernel.table import Table
from vestige.kernel.values import EVERYONE, UNKNOWN, Plain, reader
from vestige.kernel.verb import HIDDEN

SHELLS = tuple(f"shell-{number:02}" for number in range(24))
PEBBLES = 12


def value(shell: int) -> int:
    return shell % 6 + 1


class Tide(Table):
    __slots__ = ("bank", "beach", "deck", "hands", "nest", "picks", "points", "purses", "round", "stakes")
    deck: Pile
    beach: Pile
    nest: Pile
    hands: list[Pile]
    picks: list[tuple[int, ...]]  # secret while a seat plans: shells of its hand, and its stake
    stakes: list[int]
    purses: list[int]
    points: list[int]
    bank: int
    round: int

    def clear(self) -> None:
        """Everything in the box."""
        people = self.setup.players
        self.deck = Pile("shell")
        self.beach = Pile("shell", usual=EVERYONE)
        self.nest = Pile("shell", usual=EVERYONE)
        eyes = [EVERYONE if self.setup.options["open"] else reader(seat) for seat in range(people)]
        self.hands = [Pile("shell", usual=readers) for readers in eyes]
        self.picks = [()] * people
        self.stakes = [0] * people
        self.purses = [0] * people
        self.points = [0] * (people + 1)
        self.bank = PEBBLES
        self.round = 1

    def copy(self) -> Self:
        t = type(self)()
        t.inherit(self)
        t.deck, t.beach, t.nest = self.deck.copy(), self.beach.copy(), self.nest.copy()
        t.hands = [hand.copy() for hand in self.hands]
        t.picks, t.stakes, t.purses, t.points = self.picks[:], self.stakes[:], self.purses[:], self.points[:]
        t.bank, t.round = self.bank, self.round
        return t

    def heron(self) -> int:
        return self.setup.players

    def piles(self) -> list[Pile]:
        return [self.deck, self.beach, self.nest, *self.hands]

    def hide(self, seat: int | None) -> None:
        """Not even how far another seat has got with its plan may be seen, unless plans are open."""
        if self.setup.options["open"]:
            return
        self.picks = [picks if other == seat else () for other, picks in enumerate(self.picks)]
        self.stakes = [stake if other == seat else UNKNOWN for other, stake in enumerate(self.stakes)]

    def guess(self, seat: int | None, rng: Rng) -> None:
        self.stakes = [0 if stake == UNKNOWN else stake for stake in self.stakes]

    def body(self) -> dict[str, Plain]:
        people = [
            {
                "hand": pile_document(self.game, self.hands[seat]),
                "picks": [SHELLS[shell] for shell in self.picks[seat]],
                "stake": HIDDEN if self.stakes[seat] == UNKNOWN else self.stakes[seat],
                "pebbles": self.purses[seat],
                "points": self.points[seat],
            }
            for seat in range(self.setup.players)
        ]
        return {
            "round": self.round,
            "bank": self.bank,
            "deck": pile_document(self.game, self.deck),
            "beach": pile_document(self.game, self.beach),
            "nest": pile_document(self.game, self.nest),
            "seat": [*people, {"points": self.points[self.heron()]}],
        }

    def score_sheet(self) -> Sheet:
        hands = [sum(map(value, hand.cards)) if UNKNOWN not in hand.cards else None for hand in self.hands]
        return Sheet([Row("points", self.points), Row("hand", [*hands, 0])])

    def final_result(self) -> Result:
        """Every person takes a ribbon home."""
        result = ranked(self.score_sheet().totals(), [[purse] for purse in [*self.purses, 0]])
        result.keepsakes = tuple((f"ribbon-{place}",) for place in result.places[: self.setup.players])
        return result

    def broken(self) -> str | None:
        shells = sorted(card for pile in self.piles() for card in pile.cards)
        if shells != list(range(len(SHELLS))):
            return f"shells {shells}"
        pebbles = self.bank + sum(self.purses)
        return None if pebbles == PEBBLES else f"{pebbles} pebbles"
