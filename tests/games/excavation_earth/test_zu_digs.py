"""Zu excavates, smuggles and surveys."""

import pytest

from tests.commands import doc
from tests.games.excavation_earth.positions import of, seat, table, zu
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

HOLD = ["yellow_spiral", "yellow_fork", "yellow_eye", "yellow_wave", "green_spiral"]
POPULAR = {"yellow": 8, "green": 8, "red": 8, "purple": 8, "orange": 8}


def levels(**colours: int) -> dict[str, int]:
    """Buyers in supply so that these colours have these levels; the others have level 2."""
    return {**POPULAR, **{name: 10 - level for name, level in colours.items()}}


@pytest.mark.rule("EE-ZU-EXC-02", "EE-ZU-EXC-04", "EE-ZU-EXC-05", "EE-ZU-EXC-07", "EE-ZU-PRI-04")
def test_b62_a_type_zu_has_sampled_stays() -> None:
    sites = {"green_fork": 1, "green_eye": 1, "orange_wave": 1}
    own = {"gallery": ["green_fork"]}
    match = zu("zu_excavate_orange_green", own=own, sites=sites, buyers=levels(green=5, orange=3))
    assert of(match, 2)["hold"] == ["green_eye"]
    assert of(match, 2)["gallery"] == ["green_fork", "green_eye"]


RED_PILES = {"red": ["red_eye"], "purple": ["purple_spiral"]}


@pytest.mark.rule("EE-ZU-EXC-01", "EE-ZU-SMG-01", "EE-ZU-SMG-02", "EE-ZU-SMG-04", "EE-ZU-SMG-05")
def test_b63_with_a_full_hold_zu_buys() -> None:
    own = {"hold": HOLD, "container": ["green_eye"], "credits": 9}
    match = zu("zu_excavate_popular_1", own=own, sites={"red_fork": 1}, black_market=RED_PILES, buyers=levels(red=6))
    assert of(match, 2)["container"] == ["green_eye", "red_eye"]
    assert of(match, 2)["credits"] == 2
    assert of(match, 2)["gallery"] == ["red_eye"]


@pytest.mark.rule("EE-ZU-SMG-02", "EE-ZU-SMG-03", "EE-AMB-28")
def test_b64_too_dear_so_the_next_pile_to_the_right() -> None:
    own = {"hold": HOLD, "container": ["green_eye"], "credits": 6}
    match = zu("zu_excavate_popular_1", own=own, sites={"red_fork": 1}, black_market=RED_PILES, buyers=levels(red=6))
    assert of(match, 2)["container"] == ["green_eye", "purple_spiral"]
    assert of(match, 2)["credits"] == 2


@pytest.mark.rule("EE-ZU-SMG-06", "EE-ZU-SMG-03", "EE-ZU-SMG-07", "EE-ZU-EXC-08")
def test_b65_nothing_to_buy_so_zu_offloads_two_colours() -> None:
    own = {"hold": ["yellow_spiral", "yellow_fork", "purple_wave"]}
    match = zu("zu_excavate_red_yellow", own=own)
    assert of(match, 2)["hold"] == ["yellow_fork"]
    assert of(match, 2)["ledger"]["offloaded"] == 10
    assert doc(match)["black_market"]["yellow"] == ["yellow_spiral"]


@pytest.mark.rule("EE-ZU-EXC-01", "EE-ZU-SMG-06")
def test_both_storages_full_so_zu_offloads() -> None:
    own = {"hold": HOLD, "container": ["green_eye", "red_eye"]}
    match = zu("zu_excavate_popular_1", own=own, sites={"red_fork": 1})
    assert of(match, 2)["ledger"]["offloaded"] == 12
    assert doc(match)["sites"] == {"red_fork": 1}


@pytest.mark.rule("EE-ZU-SMG-06", "EE-ZU-FAIL-01")
def test_nothing_to_dig_buy_or_offload_is_a_failure() -> None:
    assert of(zu("zu_excavate_popular_1"), 2)["ledger"]["failures"] == 10


@pytest.mark.rule("EE-ZU-SMG-06")
def test_relics_of_one_colour_only_the_most_valuable_goes() -> None:
    match = zu("zu_excavate_popular_1", own={"hold": ["yellow_wave", "yellow_fork"]})
    assert of(match, 2)["hold"] == ["yellow_wave"]


@pytest.mark.rule("EE-ZU-EXC-03")
def test_c25_two_relics_beat_one() -> None:
    sites = {"red_fork": 1, "red_spiral": 1, "yellow_wave": 1}
    match = zu("zu_excavate_red_yellow", sites=sites, buyers=levels(red=4, yellow=4))
    assert sorted(of(match, 2)["hold"]) == ["red_fork", "red_spiral"]


@pytest.mark.rule("EE-ZU-EXC-03")
def test_c25_with_one_space_a_colour_zu_lacks() -> None:
    sites = {"red_fork": 1, "red_spiral": 1, "yellow_wave": 1}
    own = {"hold": ["red_eye", "green_eye", "green_fork", "green_wave"]}
    match = zu("zu_excavate_red_yellow", own=own, sites=sites, buyers=levels(red=4, yellow=4))
    assert of(match, 2)["hold"][-1] == "yellow_wave"


@pytest.mark.rule("EE-ZU-EXC-03")
def test_then_the_colour_you_have_least_of() -> None:
    sites = {"red_fork": 1, "yellow_wave": 1}
    you = seat("red_seal_1", hold=["red_eye"])
    match = zu("zu_excavate_red_yellow", you, sites=sites, buyers=levels(red=4, yellow=4))
    assert of(match, 2)["hold"] == ["yellow_wave"]


@pytest.mark.rule("EE-ZU-EXC-02", "EE-AMB-27")
def test_the_most_popular_colour_that_lies_on_a_site() -> None:
    match = zu("zu_excavate_popular_1", sites={"green_eye": 1, "red_fork": 1}, buyers=levels(yellow=9, red=5, green=4))
    assert of(match, 2)["hold"] == ["red_fork"]


PURPLE = {"purple_spiral": 2, "purple_wave": 1, "purple_eye": 1}


@pytest.mark.rule("EE-ZU-EXC-05", "EE-ZU-EXC-06", "EE-ZU-EXC-07", "EE-AMB-31", "EE-AMB-15")
@pytest.mark.parametrize(("stored", "found"), [([], ["purple_eye", "purple_wave"]), (HOLD[:4], ["purple_eye"])])
def test_c26_relics_you_have_no_sample_of(stored: list[str], found: list[str]) -> None:
    you = seat("red_seal_1", gallery=["purple_spiral"])
    match = zu("zu_excavate_purple_red", you, own={"hold": stored}, sites=PURPLE, buyers=levels(purple=6))
    assert of(match, 2)["hold"] == [*stored, *found]
    assert of(match, 2)["gallery"] == sorted(found, key=["purple_eye", "purple_wave"].index)


@pytest.mark.rule("EE-ZU-SMG-06", "EE-ZU-SMG-07")
def test_c27_the_hold_before_the_container() -> None:
    own = {"hold": ["yellow_fork", "red_eye"], "container": ["green_spiral"]}
    match = zu("zu_excavate_popular_1", own=own)
    assert (of(match, 2)["hold"], of(match, 2)["container"]) == ([], ["green_spiral"])
    assert of(match, 2)["ledger"]["offloaded"] == 11


@pytest.mark.rule("EE-ZU-EXC-01", "EE-ZU-SMG-05")
def test_c28_with_a_full_hold_the_wanted_colour_is_tried_first() -> None:
    piles = {"red": ["red_fork"], "purple": ["purple_spiral"]}
    own = {"hold": HOLD, "credits": 20}
    match = zu("zu_excavate_popular_2", own=own, sites={"red_eye": 1}, black_market=piles, buyers=levels(red=6))
    assert of(match, 2)["container"] == ["red_fork"]


@pytest.mark.rule("EE-ZU-EXC-01", "EE-ZU-EXC-05", "EE-AMB-29")
def test_d10_a_hold_that_fills_up_just_stops_zu() -> None:
    piles = {"red": ["red_eye"]}
    own = {"hold": HOLD[:4], "credits": 30}
    sites = {"red_fork": 1, "red_spiral": 1}
    match = zu("zu_excavate_purple_red", own=own, sites=sites, black_market=piles, buyers=levels(red=6))
    assert of(match, 2)["hold"] == [*HOLD[:4], "red_spiral"]
    assert of(match, 2)["container"] == []


# ---- harder and easier


@pytest.mark.rule("EE-DIF-H1")
def test_c33_one_relic_of_each_colour() -> None:
    sites = {"red_fork": 1, "red_eye": 1, "yellow_wave": 1}
    match = zu("zu_excavate_red_yellow", options={"both_colours": True}, sites=sites, buyers=levels(red=4))
    assert of(match, 2)["hold"] == ["red_eye", "yellow_wave"]


@pytest.mark.rule("EE-DIF-H3")
def test_c34_any_storage_takes_a_discovery() -> None:
    own = {"hold": HOLD, "container": ["green_eye"], "credits": 30}
    match = zu(
        "zu_excavate_purple_red", own=own, options={"any_storage": True}, sites={"red_fork": 1}, buyers=levels(red=6)
    )
    assert of(match, 2)["container"] == ["green_eye", "red_fork"]
    assert of(match, 2)["credits"] == 30


@pytest.mark.rule("EE-DIF-H5")
def test_c35_a_second_purchase_to_the_right() -> None:
    own = {"hold": HOLD[:3], "container": ["green_eye"], "credits": 20}
    rest: dict[str, Plain] = {"options": {"double_buy": True}, "black_market": RED_PILES, "buyers": levels(red=6)}
    match = zu("zu_excavate_purple_red", own=own, **rest)
    assert of(match, 2)["container"] == ["green_eye", "red_eye"]
    assert of(match, 2)["hold"] == [*HOLD[:3], "purple_spiral"]
    assert of(match, 2)["credits"] == 20 - 7 - 4


@pytest.mark.rule("EE-DIF-H5", "EE-AMB-37")
def test_d13_the_second_purchase_is_of_another_colour() -> None:
    piles = {"orange": ["orange_wave", "orange_eye"], "yellow": ["yellow_wave"]}
    rest: dict[str, Plain] = {"options": {"double_buy": True}, "black_market": piles, "buyers": levels(orange=6)}
    match = zu("zu_excavate_yellow_orange", own={"credits": 30}, **rest)
    assert of(match, 2)["container"] == ["orange_wave", "yellow_wave"]


@pytest.mark.rule("EE-DIF-E5")
def test_a_missing_cube_is_not_placed_in_the_gallery() -> None:
    own = {"traders": {"market_1": 21}}
    match = zu("zu_excavate_purple_red", own=own, options={"limited_crew": True}, sites=PURPLE, buyers=levels(purple=6))
    assert len(of(match, 2)["hold"]) == 2
    assert of(match, 2)["gallery"] == of(match, 2)["hold"][:1]


# ---- Survey

ONE = {"orange": {"cards": ["orange_wave_1"]}}
FORECAST = ["red_seal_1", "red_seal_2", "green_seal_1"]


def survey(supply: dict[str, Plain], credits: int, *, number: int = 2, **rest: Plain) -> Match:
    """Zu draws an orange card and surveys."""
    tiles = [] if number == 1 else ["grant", "press", "fence"]
    forecast = {} if number == 3 else {"forecast": FORECAST, "cubes": rest.pop("cubes", ["p1", "nobody", "nobody"])}
    own = {"credits": credits, **rest.pop("own", {})}
    deck = {"cards": ["orange_hive_1"]}
    return zu("zu_survey_1", own=own, deck=deck, supply=supply, round=number, tiles=tiles, **forecast, **rest)


@pytest.mark.rule("EE-ZU-SUR-06", "EE-AMB-35")
def test_d12_a_single_tile_is_bought_or_laid() -> None:
    assert of(survey(ONE, 6), 2)["hold"] == ["orange_wave"]
    assert doc(survey(ONE, 5))["sites"] == {"orange_wave": 1}


@pytest.mark.rule("EE-ZU-SUR-06", "EE-ZU-FAIL-01")
@pytest.mark.parametrize(("number", "credits"), [(2, 0), (3, 10)])
def test_d12_without_a_tile_only_round_3_fails(number: int, credits: int) -> None:
    match = survey({"orange": {"cards": []}}, 20, number=number)
    assert of(match, 2)["ledger"].get("failures", 0) == credits


@pytest.mark.rule("EE-ZU-SUR-01", "EE-ZU-SUR-05", "EE-AMB-19")
def test_the_leftmost_free_forecast_card_makes_way() -> None:
    match = survey(ONE, 5)
    assert doc(match)["forecast"] == ["red_seal_1", "orange_hive_1", "green_seal_1"]
    assert doc(match)["cubes"] == ["p1", "p2", "nobody"]
    assert table(match).markers == [0, 0]
    assert doc(survey(ONE, 5, number=3))["discard"]["cards"] == ["orange_hive_1"]


@pytest.mark.rule("EE-ZU-SUR-02", "EE-AMB-18")
def test_c31_without_a_free_forecast_card_the_survey_fails() -> None:
    match = survey(ONE, 20, number=1, cubes=["p1", "p2", "p1"])
    assert of(match, 2)["ledger"]["failures"] == 10
    assert "orange_hive_1" in doc(match)["deck"]["cards"]


TWO = {"orange": {"cards": ["orange_wave_1", "orange_spiral_1", "orange_eye_1"]}}


@pytest.mark.rule("EE-ZU-SUR-03", "EE-ZU-SUR-04")
def test_zu_buys_the_more_valuable_new_relic_and_lays_the_other() -> None:
    match = survey(TWO, 20)
    assert (of(match, 2)["hold"], of(match, 2)["credits"]) == (["orange_spiral"], 8)
    assert of(match, 2)["gallery"] == ["orange_spiral"]
    assert doc(match)["sites"] == {"orange_wave": 1}
    known = survey(TWO, 20, own={"gallery": ["orange_spiral"]})
    assert of(known, 2)["hold"] == ["orange_wave"]


@pytest.mark.rule("EE-ZU-SUR-04")
def test_without_a_purchase_one_relic_is_laid_and_one_returns() -> None:
    match = survey(TWO, 0)
    assert sum(doc(match)["sites"].values()) == 1
    assert len(doc(match)["supply"]["orange"]["cards"]) == 2
