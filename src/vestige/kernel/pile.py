"""Decks, hands, face-down rows: cards of one kind, and for each card the seats that know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from vestige.kernel.native import mypyc_attr
from vestige.kernel.values import EVERYONE, UNKNOWN

if TYPE_CHECKING:
    from vestige.kernel.table import Table

PRIVATE: Final = 1 << 16
"""Above it a lot number carries the readers who alone know what is in the lot; below it, the lot for all others."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile:
    """The last card is the top one. Whoever may see this pile (``usual``) learns each card that comes here.

    ``lots`` remembers which cards have been mixed with which. When a pile whose cards everybody knew is shuffled, its
    order is lost but not its contents: those places keep a lot of their own, and an imagined deal stays inside it.
    A lot can also be known to some readers only (``confide``).

    A copy shares the lists until one of the two changes: whoever changes them in place calls ``own`` first.
    """

    __slots__ = ("cards", "kind", "known", "lots", "shared", "usual")

    def __init__(self, kind: str, cards: Iterable[int] = (), usual: int = 0) -> None:
        self.kind = kind
        self.usual = usual
        self.shared = False
        self.cards: list[int] = list(cards)
        self.known: list[int] = [usual] * len(self.cards)
        self.lots: list[int] = [0] * len(self.cards)

    def copy(self) -> Pile:
        twin = Pile.__new__(Pile)
        twin.kind = self.kind
        twin.usual = self.usual
        twin.cards = self.cards
        twin.known = self.known
        twin.lots = self.lots
        twin.shared = self.shared = True
        return twin

    def own(self) -> None:
        """Lists of its own, so that no copy sees what happens next."""
        if self.shared:
            self.cards = self.cards[:]
            self.known = self.known[:]
            self.lots = self.lots[:]
            self.shared = False

    def fill(self, cards: Iterable[int], lot: int = 0) -> None:
        """These cards instead of what lies here, the last one on top; a deck of its own kind gets a lot of its own."""
        self.cards = list(cards)
        self.known = [self.usual] * len(self.cards)
        self.lots = [lot] * len(self.cards)
        self.shared = False

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: int) -> bool:
        return card in self.cards

    def draw(self, t: Table, to: Pile, count: int = 1) -> int:
        """Top cards to the top of another pile, as many as there are; says how many came."""
        count = min(count, len(self.cards))
        self.own()
        for _ in range(count):
            to.receive(t, self.cards.pop(), self.known.pop(), self.lots.pop())
        return count

    def give(self, t: Table, card: int, to: Pile) -> None:
        """This card to the top of another pile."""
        self.move(t, self.cards.index(card), to)

    def bury(self, t: Table, card: int, under: Pile) -> None:
        """This card under another pile; whoever knew it still knows where it lies."""
        self.move(t, self.cards.index(card), under, 0)

    def move(self, t: Table, place: int, to: Pile, at: int | None = None) -> None:
        """From place to place."""
        self.own()
        to.receive(t, self.cards.pop(place), self.known.pop(place), self.lots.pop(place), at)

    def receive(self, t: Table, card: int, known: int, lot: int, at: int | None = None) -> None:
        """On top or to this place comes a card that these readers knew. One that everybody knows needs no lot."""
        self.own()
        knowing = known | self.usual
        if knowing == EVERYONE:
            lot = 0
        if at is None:
            self.cards.append(card)
            self.known.append(knowing)
            self.lots.append(lot)
        else:
            self.cards.insert(at, card)
            self.known.insert(at, knowing)
            self.lots.insert(at, lot)
        if knowing != known:
            t.learn(knowing & ~known)

    def turn_up(self, t: Table) -> int:
        """The top card leaves the piles for an open place of the table: everybody sees it."""
        self.own()
        t.learn(EVERYONE & ~self.known.pop())
        self.lots.pop()
        return self.cards.pop()

    def remove(self, card: int) -> None:
        """A card that everybody knows leaves the piles for an open place of the table."""
        self.own()
        place = self.cards.index(card)
        del self.cards[place], self.known[place], self.lots[place]

    def confide(self, readers: int) -> None:
        """From now on these readers know which cards are about but not where each of them goes: a pack they passed
        on and of which others keep some in secret. For everybody else nothing changes."""
        self.known = [known & ~readers for known in self.known]
        self.lots = [lot % PRIVATE + readers * PRIVATE for lot in self.lots]

    def look(self, t: Table, readers: int, count: int) -> list[int]:
        """These readers look at the top cards and leave them there; top card first."""
        self.own()
        places = range(len(self.cards) - 1, max(-1, len(self.cards) - 1 - count), -1)
        for place in places:
            t.learn(readers & ~self.known[place])
            self.known[place] |= readers
        return [self.cards[place] for place in places]

    def show(self, t: Table, card: int) -> None:
        """Everybody sees this card. Who knew it already learns nothing, so it is no barrier to their undo."""
        self.own()
        place = self.cards.index(card)
        t.learn(EVERYONE & ~self.known[place])
        self.known[place] = EVERYONE
        self.lots[place] = 0

    def shuffle(self, t: Table) -> None:
        """Mix the pile: nobody knows a place any more, everybody remembers which lots went in."""
        if len(self.cards) < 2:
            return
        mixed = {self.lots[place] % PRIVATE for place, known in enumerate(self.known) if known != EVERYONE}
        lot = self.common_lot(t, mixed)
        self.own()
        t.shuffle(self.cards)
        self.known = [0] * len(self.cards)
        self.lots = [lot] * len(self.cards)

    def common_lot(self, t: Table, mixed: set[int]) -> int:
        """One lot for what is mixed now, here and wherever else cards of these lots lie; a new one for known cards."""
        if len(mixed) == 1:
            return min(mixed)
        kin = [pile for pile in t.piles() if pile.kind == self.kind]
        if not mixed:
            return 1 + max(lot % PRIVATE for pile in kin for lot in pile.lots)
        lot = min(mixed)
        for pile in kin:
            pile.lots = [old - old % PRIVATE + lot if old % PRIVATE in mixed else old for old in pile.lots]
        return lot

    def masked(self, bit: int) -> dict[int, list[int]]:
        """Hide in place what this reader does not know; the hidden cards by lot are returned, sorted."""
        hidden: dict[int, list[int]] = {}
        for place, known in enumerate(self.known):
            if not known & bit:
                self.own()
                if not self.lots[place] // PRIVATE & bit:
                    self.lots[place] %= PRIVATE
                hidden.setdefault(self.lots[place], []).append(self.cards[place])
                self.cards[place] = UNKNOWN
        return hidden
