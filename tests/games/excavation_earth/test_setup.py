"""Setup, starting hands, options."""

import pytest

from tests.commands import asked, doc, offers, options, play, refused
from tests.games.excavation_earth.positions import asking, begin, deal, hand, of, seat, table
from vestige.games.excavation_earth import GAME
from vestige.games.excavation_earth.steps.start import exchangeable
from vestige.kernel.errors import BadInput

NUMBERS = [(2, 3, 45, 3, 2, 13, 8, 6), (3, 4, 38, 3, 3, 12, 9, 6), (4, 5, 31, 4, 4, 10, 10, 7)]


@pytest.mark.rule(
    *("EE-SETUP-01", "EE-SETUP-04", "EE-SETUP-06", "EE-SETUP-08", "EE-SETUP-09", "EE-SETUP-11", "EE-SETUP-12"),
    *("EE-SETUP-13", "EE-SETUP-14", "EE-SETUP-16", "EE-COMP-07"),
)
@pytest.mark.parametrize(("players", "forecast", "deck", "sites", "piles", "supply", "coloured", "white"), NUMBERS)
def test_c1_c2_c3_setup_by_number_of_players(
    players: int, forecast: int, deck: int, sites: int, piles: int, supply: int, coloured: int, white: int
) -> None:
    t = table(begin(deal(players)))
    assert (len(t.forecast), len(t.deck)) == (forecast, deck)
    assert [sum(t.sites[4 * colour : 4 * colour + 4]) for colour in range(5)] == [sites] * 5
    assert [len(pile) for pile in t.black_market] == [piles] * 5
    assert [len(pile) for pile in t.supplies] == [supply] * 5
    standing = [sum(queue.count(colour) for queue in t.queues) for colour in range(6)]
    assert [t.buyers[colour] + standing[colour] for colour in range(6)] == [coloured] * 5 + [white]
    assert [len(queue) for queue in t.queues] == [3] * 6
    assert (t.round, t.credits, t.reserve) == (1, [8] * players, [22] * players)
    assert [len(pile) for pile in t.hands] == [6] * players
    assert t.travel == [7] * players


@pytest.mark.rule("EE-SETUP-15", "EE-SETUP-16")
def test_b50_seventeen_buyer_cards_are_shuffled_again_before_market_6() -> None:
    t = table(begin(deal()))
    assert (len(t.buyer_deck), len(t.buyer_discard)) == (14, 3)


@pytest.mark.rule("EE-SETUP-05", "EE-SETUP-02")
def test_c4_the_smallest_initiative_begins() -> None:
    assert table(deal(3, factions=("kutu_kuti", "gul", "dal_harrai"))).order == (1, 2, 0)


@pytest.mark.rule("EE-SETUP-02", "EE-SETUP-03", "EE-AMB-24")
def test_no_two_players_share_a_faction_or_a_colour() -> None:
    with pytest.raises(BadInput, match="seat-option-twice"):
        deal(2, factions=("gul", "gul"))
    chosen = GAME.check_setup(4, None, [{"faction": "gul", "colour": "turquoise"}]).seats
    assert len({choice["faction"] for choice in chosen}) == 4
    assert [choice["colour"] for choice in chosen] == ["turquoise", "black", "pink", "yellow"]


@pytest.mark.rule("EE-SETUP-02", "EE-VAR-02")
def test_factions_can_be_dealt_at_random() -> None:
    dealt = {table(deal(3, seed=bytes([number]), random_factions=True)).factions for number in range(8)}
    assert len(dealt) > 1
    assert all(len(set(factions)) == 3 for factions in dealt)


FOURS = ["yellow_hive_1", "yellow_hive_2", "yellow_seal_1", "yellow_horns_1", "red_hive_1", "green_hive_1"]
MIXED = ["red_seal_1", "red_seal_2", "red_comet_1", "green_comet_1", "green_comet_2", "green_horns_1"]


@pytest.mark.rule("EE-SETUP-07", "EE-AMB-6")
def test_c5_four_of_a_colour_or_symbol_may_be_exchanged_once() -> None:
    deck = {"cards": ["purple_seal_1", "purple_seal_2"]}
    match = asking("mulligan", seat(*FOURS), seat(*MIXED), then=("next_turn",), deck=deck)
    assert sorted(offers(match, "pick")) == sorted(f"pick {card}" for card in FOURS)
    assert [GAME.encode(option) for option in match.table.options(1)] == [["confirm"]]
    play(match, "pick red_hive_1", "pick yellow_seal_1", "done", "confirm", "confirm")
    assert hand(match) == sorted({*FOURS, "purple_seal_1", "purple_seal_2"} - {"red_hive_1", "yellow_seal_1"})
    assert hand(match, 2) == sorted(MIXED)
    assert set(doc(match)["discard"]["cards"]) == {"red_hive_1", "yellow_seal_1"}
    assert asked(match) == "p1 act"


@pytest.mark.rule("EE-SETUP-07")
def test_only_cards_of_the_large_group_are_exchanged() -> None:
    four = ["red_seal_1", "red_seal_2", "red_comet_1", "red_horns_1", "green_hive_1", "orange_bloom_1"]
    match = asking("mulligan", seat(*four), then=("next_turn",))
    assert len(offers(match, "pick")) == 4
    assert refused(match, "pick green_hive_1") == "not_allowed"
    assert refused(match, "pick green_hive_2") == "card_not_in_hand"
    play(match, "pick red_seal_1")
    assert refused(match, "pick red_seal_1") == "too_many"


@pytest.mark.rule("EE-SETUP-07", "EE-SOLO-03")
def test_alone_only_who_may_exchange_is_asked() -> None:
    asks = {bool(exchangeable(table(match), 0)): asked(match) for match in (deal(1, bytes([n])) for n in range(40))}
    assert asks == {False: "p1 third_explorer", True: "p1 exchange"}


@pytest.mark.rule("EE-SETUP-17", "EE-SETUP-10")
def test_tiles_and_markers_wait() -> None:
    t = table(begin(deal()))
    assert (t.tiles, t.markers) == ((), [0, 0])


@pytest.mark.rule("EE-SETUP-18")
def test_two_explorers_start_on_markets_1_and_4() -> None:
    match = begin(deal())
    assert of(match)["explorers"] == of(match, 2)["explorers"] == ["market_1", "market_4"]


@pytest.mark.rule("EE-SETUP-20", "EE-HID-03")
def test_the_seed_decides_everything() -> None:
    assert deal(3, b"a").hash() == deal(3, b"a").hash() != deal(3, b"b").hash()
    assert deal(3, b"a").undoable(0) is None


@pytest.mark.rule("EE-VAR-01")
def test_starting_hands_can_be_drafted() -> None:
    match = deal(3, draft_starting_hands=True)
    assert [len(pack["cards"]) for pack in doc(match)["packs"]] == [8, 8, 8]
    while asked(match).endswith(("draft_pick", "confirm")):
        play(match, offers(match)[0])
    assert [len(hand(match, number)) for number in (1, 2, 3)] == [6, 6, 6]
    assert asked(match).endswith("third_explorer")
    assert len(options(match)) == 19


@pytest.mark.rule("EE-VAR-01", "EE-VAR-02", "EE-SOLO-03")
def test_solo_options_and_the_draft_exclude_each_other() -> None:
    with pytest.raises(BadInput, match="option-value"):
        deal(1, draft_starting_hands=True)
    with pytest.raises(BadInput, match="option-value"):
        deal(2, limited_crew=True)


@pytest.mark.rule("EE-VAR-02", "EE-DIF-H2")
def test_a_failure_cannot_bring_nothing_and_15() -> None:
    with pytest.raises(BadInput, match="option-conflict"):
        deal(1, no_failure_credits=True, failure_15=True)


@pytest.mark.rule("EE-VAR-03")
def test_zu_sits_at_solo_tables_only() -> None:
    assert [table(deal(players)).zu for players in (1, 2, 3, 4)] == [1, -1, -1, -1]
