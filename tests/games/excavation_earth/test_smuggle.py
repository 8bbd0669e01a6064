"""Smuggle (Contrebande)."""

import pytest

from tests.commands import asked, doc, offers, play, refusal, refused, ruled
from tests.games.excavation_earth.positions import of, position, seat
from vestige.games.excavation_earth import GAME
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

CARD = "red_comet_1"
CENTRAL = ["black_market_central", "market_1", "market_4"]
PILES = {"red": ["red_eye", "red_fork"], "purple": ["purple_wave"]}
FIVE = ["red_fork", "red_fork", "red_wave", "red_wave", "purple_eye"]


def smuggler(piles: dict[str, list[str]], **rest: Plain) -> Match:
    match = position(seat(CARD, "green_seal_1", **{"explorers": CENTRAL, **rest}), black_market=piles)
    play(match, f"smuggle {CARD}")
    return match


@pytest.mark.rule("EE-SMG-01", "EE-SMG-04", "EE-SMG-05", "EE-SMG-09", "EE-STO-03", "EE-GAL-06")
def test_b37_two_tiles_are_bought_for_value_plus_one() -> None:
    match = smuggler(PILES, credits=12)
    play(match, "buy red_eye hold", "sample", "buy purple_wave container", "sample")
    assert of(match)["credits"] == 0
    assert (of(match)["hold"], of(match)["container"]) == (["red_eye"], ["purple_wave"])
    assert of(match)["gallery"] == ["red_eye", "purple_wave"]


@pytest.mark.rule("EE-SMG-04", "EE-DECK-05")
def test_b38_two_tiles_of_one_colour_are_too_many() -> None:
    match = smuggler(PILES, credits=20)
    assert refused(match, "buy red_fork hold") == "relic_not_there"
    play(match, "buy red_eye hold", "decline")
    assert refused(match, "buy red_fork hold") == "same_colour"


@pytest.mark.rule("EE-SMG-04")
def test_a_tile_too_dear_is_refused() -> None:
    match = smuggler(PILES, credits=6)
    assert refused(match, "buy red_eye hold") == "not_enough_credits"


@pytest.mark.rule("EE-STO-03", "EE-SMG-06", "EE-STO-06")
def test_b39_with_a_full_hold_the_container_takes_one() -> None:
    match = smuggler(PILES, credits=20, hold=FIVE, container=["red_wave"])
    assert refused(match, "buy red_eye hold") == "storage_full"
    play(match, "buy red_eye container", "decline")
    assert asked(match) == "p1 act"
    assert of(match)["container"] == ["red_wave", "red_eye"]


@pytest.mark.rule("EE-SMG-03", "EE-SMG-07", "EE-SMG-09", "EE-AMB-9")
def test_b40_offloaded_tiles_go_under_their_pile_in_the_chosen_order() -> None:
    match = smuggler({}, hold=["orange_spiral", "orange_fork"])
    play(match, "offload orange_fork hold", "offload orange_spiral hold")
    assert of(match)["credits"] == 8 + 11
    assert doc(match)["black_market"]["orange"] == ["orange_fork", "orange_spiral"]


@pytest.mark.rule("EE-SMG-01", "EE-MAP-08", "EE-AMB-10")
def test_b41_each_black_market_has_its_symbols() -> None:
    p1 = seat("red_seal_1", "red_hive_1", explorers=["black_market_west", "market_1", "market_4"])
    match = position(p1, black_market=PILES)
    assert refused(match, "smuggle red_seal_1") == "symbol_mismatch"
    assert offers(match, "smuggle") == ["smuggle red_hive_1"]
    match = position(seat("red_seal_1"), black_market=PILES)
    assert refused(match, "smuggle red_seal_1") == "no_explorer"


@pytest.mark.rule("EE-SMG-02")
def test_c18_offloading_and_buying_do_not_mix() -> None:
    match = smuggler(PILES, hold=["green_eye", "green_eye"])
    play(match, "offload green_eye hold")
    assert refused(match, "buy purple_wave hold") == "mixed_options"
    match = smuggler(PILES, hold=["green_eye"])
    play(match, "buy purple_wave hold", "decline")
    assert refused(match, "offload green_eye hold") == "E_WRONG_STEP"
    match = smuggler(PILES, hold=["green_eye"], credits=30)
    play(match, "buy purple_wave hold", "decline")
    assert refused(match, "offload green_eye hold") == "mixed_options"


@pytest.mark.rule("EE-STO-05", "EE-AMB-17")
def test_c20_no_move_carries_a_relic_from_one_storage_to_the_other() -> None:
    moving = [verb for verb, args in GAME.verbs.items() if [arg.kind for arg in args].count("storage") > 1]
    assert moving == []
    match = smuggler(PILES, container=["green_eye"])
    assert not [line for line in offers(match) if "green_eye hold" in line]


@pytest.mark.rule("EE-SMG-08", "EE-DECK-05")
@pytest.mark.parametrize(
    ("place", "card"), [("west", "red_hive_1"), ("central", "red_comet_1"), ("east", "red_bloom_1")]
)
def test_c23_all_black_markets_share_the_piles(place: str, card: str) -> None:
    stands = [f"black_market_{place}", "market_1", "market_4"]
    match = position(seat(card, explorers=stands, credits=30), black_market=PILES)
    play(match, f"smuggle {card}")
    assert [line.split()[1] for line in offers(match, "buy")] == ["red_eye"] * 2 + ["purple_wave"] * 2
    assert doc(match)["black_market"]["red"] == ["red_eye", "red_fork"]


@pytest.mark.rule("EE-SMG-03", "EE-TURN-11")
def test_one_tile_is_enough_and_none_is_not() -> None:
    match = smuggler({}, hold=["orange_spiral", "orange_fork"])
    assert refused(match, "done") == "no_effect"
    play(match, "offload orange_fork hold", "done")
    assert of(match)["hold"] == ["orange_spiral"]


@pytest.mark.rule("EE-SMG-04", "EE-DECK-05")
def test_a_purchase_is_refused_for_the_right_reason() -> None:
    match = smuggler(PILES, credits=6, hold=["green_eye"])
    assert ruled(match, "buy red_eye hold") == "not_enough_credits EE-SMG-04"
    assert refusal(match, "buy red_eye hold").args == (6,)
    assert ruled(match, "buy red_fork hold") == "relic_not_there EE-DECK-05"
    empty = position(seat(CARD, explorers=CENTRAL))
    assert ruled(empty, f"smuggle {CARD}") == "relic_not_there EE-DECK-05"
    poor = position(seat(CARD, explorers=CENTRAL, credits=3), black_market=PILES)
    assert ruled(poor, f"smuggle {CARD}") == "not_enough_credits EE-SMG-04"
