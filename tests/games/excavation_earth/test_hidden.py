"""What a seat may know, what it keeps knowing, and what must always hold."""

from collections.abc import Callable
from random import Random

import pytest

from tests.commands import offers, play
from tests.games.excavation_earth.positions import asking, begin, deal, position, seat, table
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.values import UNKNOWN
from vestige.kernel.view import view


@pytest.mark.rule("EE-HID-01")
def test_hands_and_decks_are_hidden_and_their_sizes_are_not() -> None:
    t = table(begin(deal(3)))
    seen = view(t, 0).table
    assert UNKNOWN not in seen.hands[0].cards
    assert seen.hands[1].cards == [UNKNOWN] * 6
    assert set(seen.deck.cards) == set(seen.supplies[0].cards) == set(seen.buyer_deck.cards) == {UNKNOWN}
    assert seen.black_market == t.black_market
    assert (seen.forecast.cards, seen.discard.cards) == (t.forecast.cards, t.discard.cards)
    assert view(t, None).table.hands[0].cards == [UNKNOWN] * 6


def drafted(players: int) -> tuple[Earth, list[set[int]]]:
    """After the whole draft of round 2, and the first packs as they were passed on."""
    match = asking("preparation", players=players)
    passed: list[set[int]] = []
    while "draft" in match.table.stack[-1].name:
        t = table(match)
        full = len(t.packs[0]) == 8
        play(match, offers(match)[0])
        if full and t.packs and len(table(match).packs[0]) == 6:
            packs = [set(pack.cards) for pack in table(match).packs]
            passed = packs[1:] + packs[:1]
    return table(match), passed


@pytest.mark.rule("EE-HID-01", "EE-PREP-11")
def test_who_passed_a_pack_on_knows_its_cards_but_not_who_kept_which() -> None:
    t, passed = drafted(3)
    unseen_by_p1 = view(t, 0)
    about = {card for card in passed[0] if card not in t.discard.cards}
    assert len(about) == 4
    assert not about & set(unseen_by_p1.table.hands[1].cards)
    dealt = set()
    for number in range(12):
        imagined = unseen_by_p1.imagine(Quick(number))
        held = {card for hand in imagined.hands[1:] for card in hand.cards}
        assert about <= held
        dealt.add(tuple(sorted(about & set(imagined.hands[1].cards))))
    assert len(dealt) > 1


@pytest.mark.rule("EE-HID-01", "EE-PREP-11")
def test_the_last_to_pass_a_pack_on_knows_what_was_kept_of_it() -> None:
    t, passed = drafted(3)
    kept_by_p3 = passed[0] & set(t.hands[2].cards)
    assert len(kept_by_p3) == 2
    assert kept_by_p3 <= set(view(t, 1).table.hands[2].cards)
    assert not kept_by_p3 & set(view(t, 0).table.hands[2].cards)


@pytest.mark.rule("EE-HID-01", "EE-PREP-11")
def test_two_players_know_every_card_they_passed_on() -> None:
    t, passed = drafted(2)
    taken = passed[0] & set(t.hands[1].cards)
    assert len(taken) == 2
    assert taken <= set(view(t, 0).table.hands[1].cards)


@pytest.mark.rule("EE-PAS-02", "EE-HID-01")
def test_nobody_sees_which_cards_will_be_kept() -> None:
    match = position(seat("red_seal_1", "red_seal_2", "green_seal_1"), seat("red_comet_1"))
    play(match, "pass", "pick red_seal_2")
    assert table(match).picks[0] != ()
    assert view(match.table, 1).document()["seat"][0]["picks"] == []
    assert len(view(match.table, 0).document()["seat"][0]["picks"]) == 1


@pytest.mark.rule("EE-SUR-04", "EE-DECK-04")
def test_a_relic_put_back_is_shuffled_out_of_sight() -> None:
    tiles = {"purple": {"cards": ["purple_fork_1", "purple_spiral_1", "purple_eye_1"]}}
    match = position(seat("purple_seal_1", "red_seal_1", credits=0), forecast=["red_horns_1"], supply=tiles)
    play(match, "survey purple_seal_1", "lay purple_spiral")
    assert view(table(match), 0).table.supplies[3].cards == [UNKNOWN, UNKNOWN]


@pytest.mark.rule("EE-HID-02")
def test_a_turn_is_final_when_the_next_player_is_asked() -> None:
    match = position(seat("red_bloom_1", "red_seal_1"), seat("red_comet_1"), left=1)
    play(match, "command red_bloom_1", "trader")
    assert match.undoable(0) is not None
    play(match, "done")
    assert match.undoable(0) is None


@pytest.mark.rule("EE-HID-03")
def test_a_record_replays_to_the_same_table() -> None:
    match = begin(deal(2, b"replay"))
    source = Random(3)
    for _ in range(60):
        options = match.table.options(match.table.asked()[0])
        match.play(match.table.asked()[0], match.game.encode(options[int(source.random() * len(options))]))
    assert match.at(len(match.entries)).hash() == match.hash()


# ---- invariants


def lose_a_cube(t: Earth) -> None:
    t.reserve[0] -= 1


def lose_a_buyer(t: Earth) -> None:
    t.buyers[2] -= 1


def forge_a_relic(t: Earth) -> None:
    t.sites[3] += 1


def hide_a_card(t: Earth) -> None:
    t.deck.own()
    t.deck.cards.pop()


def misplace_a_relic(t: Earth) -> None:
    t.black_market[0], t.black_market[1] = t.black_market[1], t.black_market[0]


def crowd_a_place(t: Earth) -> None:
    t.explorers[1] = t.explorers[0]


def overfill_a_queue(t: Earth) -> None:
    t.queues[0] = t.queues[0] + t.queues[1]
    t.queues[1] = ()


def run_into_debt(t: Earth) -> None:
    t.credits[0] = t.ledger[0] = -1


def overfill_the_hold(t: Earth) -> None:
    t.stores[0] = tuple(t.removed.index(0) for _ in range(6))


def give_zu_a_double(t: Earth) -> None:
    relic = next(relic for relic, count in enumerate(t.sites) if count > 1)
    t.sites[relic] -= 2
    t.stores[2 * t.zu] = (relic, relic)


@pytest.mark.parametrize(
    ("players", "spoil"),
    [
        pytest.param(2, forge_a_relic, marks=pytest.mark.rule("EE-INV-01")),
        pytest.param(2, lose_a_buyer, marks=pytest.mark.rule("EE-INV-02")),
        pytest.param(2, lose_a_cube, marks=pytest.mark.rule("EE-INV-03")),
        pytest.param(2, hide_a_card, marks=pytest.mark.rule("EE-INV-04")),
        pytest.param(2, misplace_a_relic, marks=pytest.mark.rule("EE-INV-05")),
        pytest.param(2, crowd_a_place, marks=pytest.mark.rule("EE-INV-06")),
        pytest.param(4, overfill_a_queue, marks=pytest.mark.rule("EE-INV-06")),
        pytest.param(2, run_into_debt, marks=pytest.mark.rule("EE-INV-07")),
        pytest.param(2, overfill_the_hold, marks=pytest.mark.rule("EE-INV-07")),
        pytest.param(1, give_zu_a_double, marks=pytest.mark.rule("EE-INV-08")),
    ],
)
def test_a_broken_invariant_is_noticed(players: int, spoil: Callable[[Earth], None]) -> None:
    t = table(begin(deal(players, b"5")))
    assert t.broken() is None
    spoil(t)
    assert t.broken() is not None


@pytest.mark.rule("EE-INV-01", "EE-INV-02", "EE-INV-03", "EE-INV-04", "EE-INV-06", "EE-INV-07", "EE-INV-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_invariants_hold_in_random_games(players: int) -> None:
    t = table(deal(players, bytes([players])))
    source, tally = Quick(players), Tally()
    while t.stack:
        playout(t, source, tally, 1)
        assert t.broken() is None
    assert t.result() is not None
