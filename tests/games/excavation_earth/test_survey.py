"""Survey (Sondage) and the power of Is'sisinui."""

import pytest

from tests.commands import asked, doc, offers, play, refused
from tests.games.excavation_earth.positions import hand, of, position, seat, table
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

CARD = "purple_seal_1"
FORECAST = ["red_horns_1", "red_horns_2", "green_horns_1"]
PURPLE = ["purple_fork_1", "purple_spiral_1", "purple_eye_1", "purple_wave_1"]


def surveyor(supply: list[str], *rest: dict[str, Plain], cubes: tuple[str, ...] = (), **more: Plain) -> Match:
    """p1 holds a purple card; p2 has a cube on the second forecast card."""
    lying = list(cubes or ("nobody", "p2", "nobody"))
    tiles = {"purple": {"cards": supply}}
    own = {
        key: more.pop(key)
        for key in list(more)
        if key in ("reserve", "credits", "hold", "gallery", "faction", "marker")
    }
    p1 = seat(CARD, "purple_seal_2", "red_seal_1", **own)
    return position(p1, *rest, forecast=FORECAST, cubes=lying, supply=tiles, **more)


@pytest.mark.rule("EE-SUR-01", "EE-SUR-02", "EE-SUR-03", "EE-SUR-04", "EE-SUR-08", "EE-SETUP-10")
def test_b42_card_cube_marker_and_two_relics() -> None:
    match = surveyor(PURPLE, seat(marker=1), credits=12)
    play(match, f"survey {CARD}")
    assert refused(match, "replace red_horns_2") == "forecast_taken"
    assert refused(match, f"replace {CARD}") == "card_not_in_forecast"
    play(match, "replace green_horns_1")
    assert doc(match)["forecast"] == ["red_horns_1", "red_horns_2", CARD]
    assert doc(match)["cubes"] == ["nobody", "p2", "p1"]
    assert doc(match)["discard"]["cards"] == ["green_horns_1"]
    assert of(match)["marker"] == 2
    assert offers(match) == ["lay purple_spiral", "lay purple_fork"]
    play(match, "lay purple_spiral", "buy purple_fork hold", "sample")
    assert doc(match)["sites"] == {"purple_spiral": 1}
    assert (of(match)["credits"], of(match)["hold"]) == (0, ["purple_fork"])
    assert of(match)["gallery"] == ["purple_fork"]


@pytest.mark.rule("EE-SUR-04", "EE-DECK-04")
def test_b42_the_other_relic_is_shuffled_back() -> None:
    match = surveyor(PURPLE, credits=20)
    play(match, f"survey {CARD}", "replace red_horns_1", "lay purple_spiral", "decline")
    assert sorted(doc(match)["supply"]["purple"]["cards"]) == ["purple_eye_1", "purple_fork_1", "purple_wave_1"]
    assert set(table(match).supplies[3].known) == {0}


@pytest.mark.rule("EE-SUR-04", "EE-STO-02")
def test_a_bought_relic_goes_to_the_hold_only() -> None:
    match = surveyor(PURPLE, credits=20)
    play(match, f"survey {CARD}", "replace red_horns_1", "lay purple_spiral")
    assert refused(match, "buy purple_fork container") == "not_allowed"
    match = surveyor(PURPLE, credits=20, hold=["red_fork", "red_fork", "red_eye", "red_wave", "red_wave"])
    play(match, f"survey {CARD}", "replace red_horns_1", "lay purple_spiral")
    assert asked(match) == "p1 act"


@pytest.mark.rule("EE-SUR-03", "EE-SUR-07")
def test_b43_a_second_survey_brings_no_second_marker() -> None:
    match = surveyor(PURPLE, cubes=("nobody", "nobody", "nobody"))
    play(match, f"survey {CARD}", "replace red_horns_1", "lay purple_spiral")
    play(match, "survey purple_seal_2", "replace red_horns_2")
    assert doc(match)["cubes"] == ["p1", "p1", "nobody"]
    assert of(match)["marker"] == 1


@pytest.mark.rule("EE-SUR-01")
@pytest.mark.parametrize("number", [1, 2])
def test_b44_every_forecast_card_is_taken(number: int) -> None:
    match = surveyor(PURPLE, cubes=("p1", "p2", "p1"), round=number)
    assert refused(match, f"survey {CARD}") == "forecast_taken"


@pytest.mark.rule("EE-SUR-05", "EE-DECK-01", "EE-PREP-08")
def test_b45_round_3_has_no_forecast() -> None:
    p1 = seat(CARD, "red_seal_1", credits=20)
    match = position(p1, supply={"purple": {"cards": PURPLE}}, round=3, tiles=["grant", "press", "fence"])
    play(match, f"survey {CARD}", "lay purple_spiral", "buy purple_fork hold", "decline")
    assert doc(match)["discard"]["cards"] == [CARD]
    assert (of(match)["reserve"], of(match)["marker"]) == (10, 0)
    assert of(match)["hold"] == ["purple_fork"]


@pytest.mark.rule("EE-SUR-06")
def test_b46_the_last_tile_goes_to_its_site() -> None:
    match = surveyor(["purple_wave_1"], credits=20)
    play(match, f"survey {CARD}", "replace red_horns_1")
    assert asked(match) == "p1 act"
    assert doc(match)["sites"] == {"purple_wave": 1}


@pytest.mark.rule("EE-SUR-06", "EE-DECK-04", "EE-TURN-11")
def test_c22_an_exhausted_supply() -> None:
    match = surveyor([])
    play(match, f"survey {CARD}", "replace red_horns_1")
    assert (of(match)["marker"], doc(match)["sites"]) == (1, {})
    match = position(seat(CARD), supply={"purple": {"cards": []}}, round=3, tiles=["grant", "press", "fence"])
    assert refused(match, f"survey {CARD}") == "no_effect"


@pytest.mark.rule("EE-SUR-01", "EE-SUR-02", "EE-AMB-8")
def test_d2_a_survey_needs_no_cube() -> None:
    match = surveyor(PURPLE, reserve=0)
    play(match, f"survey {CARD}", "replace red_horns_1")
    assert doc(match)["cubes"] == ["nobody", "p2", "nobody"]
    assert of(match)["marker"] == 1
    assert asked(match) == "p1 lay"


@pytest.mark.rule("EE-SUR-02", "EE-AMB-8")
def test_d2_with_an_empty_reserve_a_guard_may_go_to_the_card() -> None:
    match = surveyor(PURPLE, reserve=0, gallery=["red_eye"])
    play(match, f"survey {CARD}", "replace red_horns_1")
    assert offers(match) == ["cube red_eye", "decline"]
    assert refused(match, "cube red_fork") == "no_crew"
    play(match, "cube red_eye")
    assert doc(match)["cubes"][0] == "p1"
    assert of(match)["gallery"] == []


@pytest.mark.rule("EE-SUR-02")
def test_d2_while_the_reserve_holds_a_cube_it_lies_on_the_card() -> None:
    match = surveyor(PURPLE, reserve=1, gallery=["red_eye"])
    play(match, f"survey {CARD}", "replace red_horns_1")
    assert (doc(match)["cubes"][0], of(match)["reserve"]) == ("p1", 0)
    assert asked(match) == "p1 lay"


YELLOW = ["yellow_spiral_1", "yellow_eye_1", "yellow_wave_1"]


def psychic(supply: list[str], **rest: Plain) -> Match:
    p1 = seat("yellow_seal_1", "red_seal_1", faction="issisinui", **rest)
    tiles = ["grant", "press", "fence"]
    return position(p1, supply={"yellow": {"cards": supply}}, round=3, tiles=tiles)


@pytest.mark.rule("EE-FAC-01")
def test_b56_issisinui_stores_one_and_buys_one() -> None:
    match = psychic(YELLOW, credits=8, hold=["red_fork", "red_eye", "red_wave"])
    play(match, "survey yellow_seal_1", "store yellow_spiral", "decline", "lay yellow_wave")
    play(match, "buy yellow_eye hold", "decline")
    assert of(match)["credits"] == 0
    assert of(match)["hold"][3:] == ["yellow_spiral", "yellow_eye"]
    assert doc(match)["sites"] == {"yellow_wave": 1}
    assert doc(match)["supply"]["yellow"]["cards"] == []


@pytest.mark.rule("EE-FAC-01", "EE-FAC-06")
def test_issisinui_may_decline_the_free_relic() -> None:
    match = psychic(YELLOW, credits=8)
    play(match, "survey yellow_seal_1", "decline", "lay yellow_spiral", "buy yellow_eye hold", "decline")
    assert doc(match)["supply"]["yellow"]["cards"] == ["yellow_wave_1"]


@pytest.mark.rule("EE-FAC-01", "EE-AMB-12")
def test_issisinui_with_a_short_supply() -> None:
    match = psychic(YELLOW[:1])
    play(match, "survey yellow_seal_1", "store yellow_spiral", "decline")
    assert (of(match)["hold"], doc(match)["sites"]) == (["yellow_spiral"], {})
    match = psychic(YELLOW[:2])
    play(match, "survey yellow_seal_1", "store yellow_spiral", "decline")
    assert doc(match)["sites"] == {"yellow_eye": 1}


@pytest.mark.rule("EE-SUR-04", "EE-HID-02")
def test_drawn_relics_stop_the_undo() -> None:
    match = surveyor(PURPLE)
    play(match, f"survey {CARD}", "replace red_horns_1")
    assert match.undoable(0) is None
    assert hand(match) == ["purple_seal_2", "red_seal_1"]
