"""Travel (Déplacement) and the free move of Dal-Harrai."""

import pytest

from tests.commands import asked, offers, play, refused, ruled
from tests.games.excavation_earth.positions import of, position, seat, table
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

YELLOW_START = {"explorers": ["yellow_north", "market_4", "red_south"]}


@pytest.mark.rule("EE-TRV-01", "EE-TRV-02", "EE-MAP-02")
def test_b1_steps_may_be_split_over_the_explorers() -> None:
    match = position(seat("red_seal_1", "red_seal_2", explorers=["market_1", "market_4", "red_north"]))
    play(match, "travel red_seal_1", "step market_1 yellow_west", "step yellow_west black_market_west")
    play(match, "step market_4 purple_west")
    assert of(match)["explorers"] == ["black_market_west", "purple_west", "red_north"]
    assert asked(match) == "p1 act"


@pytest.mark.rule("EE-TRV-01", "EE-COMP-05")
def test_b2_a_travel_card_of_2_fuel_ends_after_two_steps() -> None:
    match = position(seat("red_seal_1", travel=[2], explorers=["market_1", "market_4", "red_north"]))
    play(match, "travel travel_2", "step market_1 yellow_west", "step yellow_west black_market_west")
    assert asked(match) == "p1 act"
    assert refused(match, "step market_4 purple_west") == "E_WRONG_STEP"


@pytest.mark.rule("EE-TRV-03")
def test_b3_own_explorers_may_be_passed_but_not_joined() -> None:
    match = position(seat("red_seal_1", travel=[2], **YELLOW_START))
    play(match, "travel travel_2", "step yellow_north market_4")
    assert refused(match, "done") == "own_explorer_collision"
    play(match, "step market_4 purple_mid")
    assert sorted(of(match)["explorers"]) == ["market_4", "purple_mid", "red_south"]


@pytest.mark.rule("EE-TRV-03")
def test_a_last_step_onto_an_own_explorer_is_not_offered() -> None:
    match = position(seat("red_seal_1", travel=[2], **YELLOW_START))
    play(match, "travel travel_2", "step red_south market_3")
    assert refused(match, "step yellow_north market_4") == "own_explorer_collision"


@pytest.mark.rule("EE-TRV-03", "EE-TRV-05")
def test_b4_a_chain_is_the_same_as_a_passage() -> None:
    chain = position(seat("red_seal_1", travel=[2], **YELLOW_START))
    play(chain, "travel travel_2", "step market_4 purple_mid", "step yellow_north market_4")
    assert sorted(of(chain)["explorers"]) == ["market_4", "purple_mid", "red_south"]


@pytest.mark.rule("EE-MAP-03", "EE-TRV-02")
def test_b5_the_south_west_site_is_linked_over_the_edge() -> None:
    match = position(seat("red_seal_1", explorers=["green_south", "market_1", "red_north"]))
    play(match, "travel red_seal_1")
    assert [line for line in offers(match, "step") if line.startswith("step green_south")] == [
        "step green_south market_2",
        "step green_south green_east",
        "step green_south black_market_east",
        "step green_south market_6",
    ]
    assert refused(match, "step green_south orange_north") == "not_adjacent"
    assert refused(match, "step market_1 market_6") == "not_adjacent"
    assert refused(match, "step market_3 red_north") == "no_explorer"


@pytest.mark.rule("EE-TRV-02", "EE-TRV-04", "EE-TURN-11")
def test_one_step_is_the_least_and_unused_fuel_is_lost() -> None:
    match = position(seat("red_seal_1", "red_seal_2"))
    play(match, "travel red_seal_1")
    assert refused(match, "done") == "no_effect"
    play(match, "step market_1 yellow_west", "done")
    assert asked(match) == "p1 act"
    assert of(match)["explorers"][0] == "yellow_west"


@pytest.mark.rule("EE-TRV-05")
def test_stepping_out_and_back_is_legal() -> None:
    match = position(seat("red_seal_1", "red_seal_2"))
    before = of(match)["explorers"]
    play(match, "travel red_seal_1", "step market_1 yellow_west", "step yellow_west market_1", "done")
    assert of(match)["explorers"] == before


@pytest.mark.rule("EE-MAP-06")
def test_explorers_of_different_players_share_a_place() -> None:
    match = position(seat("red_seal_1"), seat("red_seal_2", explorers=["yellow_west", "market_4", "market_6"]))
    play(match, "travel red_seal_1", "step market_1 yellow_west", "done")
    assert table(match).places(0)[0] == table(match).places(1)[0]


def pilot(**rest: Plain) -> Match:
    steps = [{"step": "free_move", "seat": "p1"}, {"step": "act", "seat": "p1", "left": 2}, {"step": "next_turn"}]
    return position(seat("red_seal_1", "red_seal_2", faction="dal_harrai", **rest), question=steps)


@pytest.mark.rule("EE-FAC-05", "EE-TURN-03")
def test_b59_dal_harrai_moves_one_explorer_for_free() -> None:
    match = pilot(explorers=["market_4", "purple_mid", "red_south"])
    assert ruled(match, "step market_4 purple_mid") == "own_explorer_collision EE-FAC-05"
    play(match, "step market_4 purple_west")
    assert of(match)["explorers"][0] == "purple_west"
    assert asked(match) == "p1 act"
    assert refused(match, "step purple_west market_3") == "E_WRONG_STEP"
    assert len(of(match)["hand"]["cards"]) == 2


@pytest.mark.rule("EE-FAC-05", "EE-FAC-06")
def test_the_free_move_may_be_declined() -> None:
    match = pilot()
    play(match, "decline")
    assert asked(match) == "p1 act"
