"""Aspect windows: spending cards (HY-CARD), and putting them back (HY-P4-02 … -05)."""

from __future__ import annotations

from tests.games.hoyuk.oracle.box import SET_POINTS, card_elements, piles_of, symbol
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.pieces import put_down
from tests.games.hoyuk.oracle.places import places
from tests.games.hoyuk.oracle.powers import power
from tests.oracle import Play, Words, ask, choose

JOKER = "joker"


def go(m: Moment, seat: int) -> Play:
    """One card per family and turn, counted when the go begins (HY-CARD-04, -07, -19)."""
    player = m.players[seat]
    left = max(0, m.families_of(seat) - len(player.spent))
    if left and player.hand:
        yield from spend(m, seat, left)


def spend(m: Moment, seat: int, left: int) -> Play:
    while True:
        if not left:
            yield from ask("spent", seat, [["done"]])
            return
        words = yield from ask("spend", seat, spending(m, seat, left), left=left)
        if words[0] == "done":
            return
        if words[0] == "build":
            left -= 1
            use(m, seat, [words[1]])
            yield from place(m, seat, words[2])
        else:
            cards, jokers = int(words[2]), int(words[3])
            left -= cards + jokers
            use(m, seat, [words[1]] * cards + [JOKER] * jokers)
            m.players[seat].points += SET_POINTS[cards + jokers]
            if m.mode == "expert" and cards + jokers == 5:
                yield from power(m, seat)


def place(m: Moment, seat: int, element: str) -> Play:
    words = yield from choose("place", seat, places(m, seat, element), element=element)
    put_down(m, seat, words)


def use(m: Moment, seat: int, symbols: list[str]) -> None:
    """The cards lie face up before the player until phase 4, in the order they were spent (HY-CARD-16, HY-P4-04)."""
    player = m.players[seat]
    for wanted in symbols:
        card = next(card for card in player.hand if symbol(card) == wanted)
        player.hand.remove(card)
        player.spent.append(card)


def spending(m: Moment, seat: int, left: int) -> list[Words]:
    """To build what a card shows, a joker anything cards can build; to score sets; to end the go."""
    held = [symbol(card) for card in m.players[seat].hand]
    answers: list[Words] = [["done"]]
    if not left:
        return answers
    for element in card_elements(m.mode):
        cards = [card for card in (element, JOKER) if card in held]
        if cards and places(m, seat, element):
            answers += [["build", card, element] for card in cards]
    return answers + sets(held, left)


def sets(held: list[str], left: int) -> list[Words]:
    """One to five cards of one symbol, jokers among them; jokers alone have no symbol (HY-CARD-11 … -15, -21)."""
    found: list[Words] = []
    for jokers in range(held.count(JOKER) + 1):
        for shown in sorted(set(held) - {JOKER}):
            for cards in range(1, held.count(shown) + 1):
                if cards + jokers <= min(5, left):
                    found.append(["score", shown, cards, jokers])
        if 1 <= jokers <= min(5, left):
            found.append(["score", JOKER, 0, jokers])
    return found


def put_back(m: Moment, seat: int) -> Play:
    """All cards spent this turn together under one pile (HY-P4-02 … -04)."""
    player = m.players[seat]
    if player.spent:
        words = yield from choose("return", seat, [["return", pile] for pile in piles_of(m.mode)])
        m.piles[words[1]] += player.spent
        m.seen.update(player.spent)
        player.spent = []
