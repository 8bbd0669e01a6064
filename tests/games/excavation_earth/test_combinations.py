"""Two rules at once: powers with every action they touch, guards that move twice, columns in every action."""

import pytest

from tests.commands import asked, doc, offers, play, refused
from tests.games.excavation_earth.positions import hand, of, position, seat
from vestige.games.excavation_earth import GAME
from vestige.kernel.match import match_from_position
from vestige.kernel.values import Plain

GREENS = ["green_spiral", "green_fork", "green_eye", "green_wave"]
DECK = {"cards": ["red_seal_1", "red_seal_2"]}


# ---- powers


@pytest.mark.rule("EE-FAC-02", "EE-SEL-06", "EE-SEL-08")
@pytest.mark.parametrize(
    ("symbol", "traders", "envoys"),
    [
        ("comet", {"market_1": 1, "market_2": 1}, {"left": 2}),
        ("gauntlet", {"market_1": 1, "market_2": 1, "market_3": 1}, {"left": 2, "middle": 1}),
    ],
)
def test_aquillas_free_market_counts_and_a_trader_there_is_promoted(
    symbol: str, traders: dict[str, Plain], envoys: dict[str, Plain]
) -> None:
    own = {"faction": "aquilla", "hold": ["red_fork"] * 3, "traders": traders}
    match = position(seat(f"green_{symbol}_1", **own), queues=[["red"], ["red"], ["white"]], deck=DECK)
    play(match, f"sell green_{symbol}_1", "at market_1", "at market_2", "at market_3")
    assert offers(match) == ["pick red_seal_1", "pick red_seal_2"]
    assert (of(match)["traders"], of(match)["envoys"]) == ({}, envoys)


@pytest.mark.rule("EE-FAC-02", "EE-VAR-04")
def test_no_promotion_is_asked_for_where_aquilla_has_no_trader() -> None:
    own = {"faction": "aquilla", "hold": ["red_fork", "red_fork"], "traders": {"market_1": 1}}
    options = {"optional_promotion": True}
    match = position(seat("green_comet_1", **own), queues=[["red"], [], ["red"]], options=options)
    play(match, "sell green_comet_1", "at market_1", "at market_3")
    assert asked(match) == "p1 promotion"
    play(match, "decline")
    assert (of(match)["traders"], of(match)["envoys"]) == ({"market_1": 1}, {})


@pytest.mark.rule("EE-FAC-03", "EE-EXC-03", "EE-AMB-13")
def test_kutu_kuti_with_two_explorers_may_follow_the_normal_rule() -> None:
    stands = ["red_north", "red_south", "market_1"]
    sites = {"red_fork": 1, "red_spiral": 1, "red_eye": 1}
    match = position(seat("red_seal_1", faction="kutu_kuti", explorers=stands), sites=sites)
    play(match, "excavate red_seal_1", "dig red_fork", "decline")
    assert offers(match, "dig") == ["dig red_spiral", "dig red_eye"]
    play(match, "dig red_eye", "decline")
    assert of(match)["hold"] == ["red_fork", "red_eye"]


@pytest.mark.rule("EE-FAC-03", "EE-MAP-02")
def test_kutu_kuti_digs_no_adjacent_site_of_another_colour() -> None:
    stands = ["purple_west", "market_1", "market_5"]
    sites = {"purple_spiral": 1, "red_fork": 1, "purple_wave": 1}
    match = position(seat("purple_seal_1", faction="kutu_kuti", explorers=stands), sites=sites)
    play(match, "excavate purple_seal_1", "decline")
    assert offers(match) == ["done", "dig purple_wave"]
    assert refused(match, "dig red_fork") == "colour_mismatch"


@pytest.mark.rule("EE-FAC-04", "EE-STO-03")
def test_gul_with_a_full_hold_buys_into_the_container() -> None:
    hold = ["red_fork", "red_fork", "red_eye", "red_wave", "purple_eye"]
    stands = ["black_market_east", "market_1", "market_4"]
    own = {"faction": "gul", "hold": hold, "explorers": stands, "traders": {"market_1": 1}}
    match = position(seat("red_seal_1", **own), queues=[["red"]], black_market={"green": ["green_eye"]})
    play(match, "sell red_seal_1")
    assert offers(match) == ["buy green_eye container", "decline"]


@pytest.mark.rule("EE-FAC-01", "EE-STO-02", "EE-STO-06")
@pytest.mark.parametrize(("stored", "question"), [(5, "p1 lay"), (4, "p1 free_relic")])
def test_issisinui_stores_as_far_as_the_hold_has_space(stored: int, question: str) -> None:
    hold = ["red_fork", "red_fork", "red_eye", "red_wave", "purple_eye"][:stored]
    supply = {"yellow": {"cards": ["yellow_spiral_1", "yellow_eye_1", "yellow_wave_1"]}}
    own = {"faction": "issisinui", "hold": hold, "credits": 30}
    match = position(seat("yellow_seal_1", "red_seal_1", **own), forecast=["red_horns_1"], supply=supply)
    play(match, "survey yellow_seal_1")
    assert asked(match) == question
    if stored == 4:
        play(match, "store yellow_spiral", "decline")
    play(match, "lay yellow_wave")
    assert len(of(match)["hold"]) == 5
    assert of(match)["credits"] == 30
    assert doc(match)["sites"] == {"yellow_wave": 1}


@pytest.mark.rule("EE-FAC-05", "EE-TURN-02", "EE-TURN-03", "EE-AMB-7")
def test_the_free_move_may_move_the_explorer_just_placed() -> None:
    rows = [seat("red_seal_1", faction="dal_harrai", explorers=["market_1", "market_4"]), seat()]
    match = match_from_position(GAME, {"seat": rows, "active": "p1"})
    play(match, "place red_south", "step red_south market_6")
    assert of(match)["explorers"] == ["market_1", "market_4", "market_6"]
    assert asked(match) == "p1 act"


# ---- crew


@pytest.mark.rule("EE-CREW-02", "EE-CREW-04", "EE-GAL-03")
def test_a_guard_just_placed_may_move_on_in_the_same_action() -> None:
    own = {"reserve": 0, "gallery": ["red_eye"], "explorers": ["yellow_west", "yellow_north", "market_1"]}
    match = position(seat("yellow_seal_1", **own), sites={"yellow_eye": 1, "yellow_wave": 1})
    play(match, "excavate yellow_seal_1", "dig yellow_eye", "sample red_eye", "dig yellow_wave")
    assert offers(match) == ["sample yellow_eye", "decline"]
    play(match, "sample yellow_eye")
    assert of(match)["gallery"] == ["yellow_wave"]


# ---- columns


@pytest.mark.rule("EE-GAL-04", "EE-SMG-05", "EE-TURN-12")
def test_two_columns_in_one_smuggle_bring_a_card_each_at_once() -> None:
    three = [*GREENS[1:], "red_spiral", "red_fork", "red_eye"]
    own = {"gallery": three, "credits": 20, "explorers": ["black_market_central", "market_1", "market_4"]}
    piles = {"green": ["green_spiral"], "red": ["red_wave"]}
    match = position(seat("purple_comet_1", **own), black_market=piles, deck=DECK)
    play(match, "smuggle purple_comet_1", "buy green_spiral hold", "sample")
    assert (asked(match), hand(match)) == ("p1 smuggle", ["red_seal_1"])
    play(match, "buy red_wave hold", "sample")
    assert hand(match) == ["red_seal_1", "red_seal_2"]
    assert of(match)["columns"] == ["green", "red"]


@pytest.mark.rule("EE-GAL-04", "EE-SUR-04")
def test_a_column_filled_in_a_survey_brings_its_card_before_the_rest_is_shuffled_back() -> None:
    supply = {"green": {"cards": ["green_spiral_1", "green_fork_1", "green_wave_1"]}}
    own = {"gallery": GREENS[1:], "credits": 10, "faction": "issisinui"}
    match = position(seat("green_seal_1", **own), forecast=["red_horns_1"], supply=supply, deck=DECK)
    play(match, "survey green_seal_1", "store green_spiral")
    assert hand(match) == []
    play(match, "sample")
    assert (asked(match), hand(match)) == ("p1 lay", ["red_seal_1"])


@pytest.mark.rule("EE-GAL-04", "EE-CMD-02")
def test_a_column_filled_by_a_command_tile_brings_its_card_before_the_trader() -> None:
    own = {"gallery": GREENS[1:], "envoys": {"right": 1}}
    tiles = ["grant", "press", "seizure"]
    piles = {"green": ["green_spiral"]}
    match = position(seat("red_hive_1", **own), round=2, tiles=tiles, black_market=piles, deck=DECK)
    play(match, "command red_hive_1", "recall", "take green_spiral hold", "sample")
    assert (asked(match), hand(match)) == ("p1 command", ["red_seal_1"])
