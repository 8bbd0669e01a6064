"""Piles keep who knows which card, and imagined tables respect it."""

from tide import GAME
from tide.table import Tide

from vestige.kernel.rng import Quick
from vestige.kernel.values import EVERYONE, UNKNOWN, reader
from vestige.kernel.view import view


def shore() -> Tide:
    t = GAME.deal(2, seed=b"pile")
    assert isinstance(t, Tide)
    return t


def test_a_hand_is_seen_by_its_owner_only() -> None:
    t = shore()
    own, foreign = view(t, 0).table, view(t, 1).table
    assert own.hands[0].cards == t.hands[0].cards
    assert foreign.hands[0].cards == [UNKNOWN] * 3


def test_drawing_a_card_is_learned_by_the_drawer_alone() -> None:
    t = shore()
    before = t.horizon[:]
    t.deck.draw(t, t.hands[1])
    assert [now - then for now, then in zip(t.horizon, before, strict=True)] == [0, 1, 0]


def test_showing_an_own_card_is_no_barrier_to_the_own_undo() -> None:
    t = shore()
    before = t.horizon[:]
    t.hands[0].show(t, t.hands[0].cards[0])
    assert [now - then for now, then in zip(t.horizon, before, strict=True)] == [0, 1, 1]


def test_a_card_put_under_the_deck_stays_known_to_the_seat_that_saw_it() -> None:
    t = shore()
    [top] = t.deck.look(t, reader(0), 1)
    t.deck.bury(t, top, t.deck)
    assert t.deck.cards[0] == top
    assert view(t, 0).table.deck.cards[0] == top
    assert view(t, 1).table.deck.cards[0] == UNKNOWN
    for seed in range(20):
        assert view(t, 0).imagine(Quick(seed)).deck.cards[0] == top


def test_a_shuffle_makes_everybody_forget_the_places() -> None:
    t = shore()
    t.deck.look(t, reader(0), 5)
    t.deck.shuffle(t)
    assert set(t.deck.known) == {0}


def test_a_shuffled_discard_keeps_its_contents_known() -> None:
    """Who saw all cards of a discard knows what the new deck holds: an imagined hand never gets one of them."""
    t = shore()
    seen = set(t.deck.cards)
    while t.deck.cards:
        t.deck.draw(t, t.beach)
    while t.beach.cards:
        t.beach.draw(t, t.deck)
    t.deck.shuffle(t)
    for seed in range(20):
        imagined = view(t, 0).imagine(Quick(seed))
        assert set(imagined.deck.cards) == seen
        assert set(imagined.hands[1].cards) == set(t.hands[1].cards)


def test_lots_that_are_mixed_become_one() -> None:
    """The heron's beach goes under what is left of the deck: from then on hand and deck are one pool again."""
    t = shore()
    t.deck.draw(t, t.beach, 10)
    while t.beach.cards:
        t.beach.draw(t, t.deck)
    t.deck.shuffle(t)
    assert set(t.deck.lots) == set(t.hands[1].lots)


def test_public_cards_are_seen_by_spectators() -> None:
    t = shore()
    t.deck.draw(t, t.beach)
    assert t.beach.known == [EVERYONE]
    assert view(t, None).table.beach.cards == t.beach.cards


def test_a_pack_passed_on_stays_about_for_those_who_saw_it_and_nobody_else() -> None:
    """Seat 0 passes its hand on, seat 1 keeps one card of it: seat 0 knows the cards, not which one was kept."""
    t = shore()
    pack = set(t.hands[0].cards)
    t.hands[0].confide(reader(0))
    t.hands[0].draw(t, t.hands[1], 1)
    for seed in range(20):
        imagined = view(t, 0).imagine(Quick(seed))
        assert {*imagined.hands[0].cards, imagined.hands[1].cards[-1]} == pack
    spectator = [view(t, None).imagine(Quick(seed)).hands[0].cards for seed in range(20)]
    assert any(not set(cards) <= pack for cards in spectator)


def test_a_copy_of_a_pile_is_not_changed_by_the_other() -> None:
    t = shore()
    twin = t.copy()
    before = twin.deck.cards[:]
    t.deck.draw(t, t.beach, 3)
    t.deck.shuffle(t)
    assert twin.deck.cards == before
    twin.deck.look(twin, reader(1), 1)
    assert set(t.deck.known) == {0}
