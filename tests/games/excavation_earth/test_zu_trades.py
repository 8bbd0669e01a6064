"""Zu markets, commands, sells and snipes."""

import pytest

from tests.commands import doc
from tests.games.excavation_earth.positions import of, queue, seat, table, zu
from tests.games.excavation_earth.test_zu_digs import levels
from vestige.games.excavation_earth.zu.priorities import best_colour, influence
from vestige.kernel.values import Plain

ALL = {f"market_{number}": 1 for number in range(1, 7)}


def traders(*markets: int) -> dict[str, int]:
    return {f"market_{market}": 1 for market in markets}


@pytest.mark.rule("EE-ZU-PRI-02")
@pytest.mark.parametrize(
    ("yours", "zus", "order"),
    [
        ({"middle": 2, "right": 2}, {"middle": 1, "right": 2}, ["left", "middle", "right"]),  # B66
        ({"left": 3, "middle": 1}, {"left": 1, "middle": 3, "right": 1}, ["left", "right", "middle"]),
        ({"left": 3, "middle": 4}, {"right": 1}, ["left", "middle", "right"]),
    ],
)
def test_b66_the_greatest_influence_difference(yours: dict[str, int], zus: dict[str, int], order: list[str]) -> None:
    match = zu("zu_sell_1", seat("red_seal_1", envoys=yours), own={"envoys": zus})
    centres = {"left": 0, "middle": 2, "right": 4}
    found = sorted(centres, key=lambda name: influence(table(match), centres[name]), reverse=True)
    assert found == order


@pytest.mark.rule("EE-ZU-PRI-01", "EE-ZU-PRI-04")
def test_zus_best_colour_is_popular_then_plentiful() -> None:
    own = {"hold": ["red_eye", "green_eye", "green_fork"]}
    assert best_colour(table(zu("zu_survey_1", own=own, buyers=levels(red=5, green=4)))) == 2
    assert best_colour(table(zu("zu_survey_1", own=own, buyers=levels(red=4, green=4)))) == 1
    assert best_colour(table(zu("zu_survey_1"))) == -1


@pytest.mark.rule("EE-ZU-MKT-02", "EE-ZU-MKT-03", "EE-ZU-MKT-04")
def test_traders_go_where_the_best_colour_is_wanted() -> None:
    queues = [["red"], ["red", "white"], ["green"], ["red", "red", "white"], [], []]
    match = zu("zu_market_1", own={"hold": ["red_eye"]}, queues=queues)
    assert of(match, 2)["traders"] == {"market_2": 1, "market_4": 1}
    assert queue(match, 4) == ["red", "white", "white", "red"]
    assert queue(match, 2) == ["red", "white", "white", "red"]
    assert queue(match, 1) == ["red"]


@pytest.mark.rule("EE-ZU-MKT-04")
def test_no_second_choice_for_an_exhausted_colour() -> None:
    match = zu("zu_market_1", own={"hold": ["red_eye"], "traders": traders(2, 3, 4, 5, 6)}, buyers={"red": 0})
    assert queue(match, 1) == ["white"]


@pytest.mark.rule("EE-ZU-MKT-01", "EE-ZU-FAIL-01")
def test_c31_traders_everywhere_so_the_market_fails() -> None:
    assert of(zu("zu_market_1", own={"traders": ALL}), 2)["ledger"]["failures"] == 10


@pytest.mark.rule("EE-ZU-MKT-03", "EE-ZU-MKT-04", "EE-AMB-33", "EE-ZU-PRI-01")
@pytest.mark.parametrize("seed", ["00", "01", "02", "03"])
def test_d8_without_relics_influence_decides_and_colours_are_random(seed: str) -> None:
    match = zu("zu_market_1", seat("red_seal_1", envoys={"left": 1}), seed=seed)
    sent = [int(name[-1]) for name in of(match, 2)["traders"]]
    assert set(sent) <= {3, 4, 5, 6}
    assert [len(queue(match, market)) for market in sent] == [2, 2]
    assert [queue(match, market)[0] for market in sent] == ["white", "white"]


@pytest.mark.rule("EE-DIF-E3")
def test_c32_white_buyers_only() -> None:
    match = zu("zu_market_1", own={"hold": ["red_eye"]}, options={"white_only": True})
    assert sorted(doc(match)["queues"]) == [[], [], [], [], ["white"], ["white"]]


@pytest.mark.rule("EE-DIF-E5", "EE-AMB-36")
@pytest.mark.parametrize(("cubes", "sent", "failures"), [(1, 1, 0), (0, 0, 10)])
def test_c32_a_market_with_little_crew(cubes: int, sent: int, failures: int) -> None:
    own = {"envoys": {"left": 22 - cubes}}
    match = zu("zu_market_1", own=own, options={"limited_crew": True})
    assert sum(of(match, 2)["traders"].values()) == sent
    assert sum(len(line) > 0 for line in doc(match)["queues"]) == sent
    assert of(match, 2)["ledger"].get("failures", 0) == failures


@pytest.mark.rule("EE-DIF-E5", "EE-AMB-36")
def test_c32_the_last_cube_becomes_an_envoy() -> None:
    match = zu("zu_command_seal", own={"envoys": {"left": 21}}, options={"limited_crew": True})
    assert (of(match, 2)["traders"], of(match, 2)["envoys"]) == ({}, {"left": 21, "right": 1})
    match = zu("zu_command_seal", own={"envoys": {"left": 22}}, options={"limited_crew": True})
    assert of(match, 2)["ledger"]["failures"] == 10


@pytest.mark.rule("EE-ZU-CMD-01")
def test_b67_a_trader_only_where_one_is_missing() -> None:
    match = zu("zu_command_seal", own={"traders": traders(6)})
    assert (of(match, 2)["traders"], of(match, 2)["envoys"]) == ({"market_6": 1}, {"right": 1})
    match = zu("zu_command_seal")
    assert (of(match, 2)["traders"], of(match, 2)["envoys"]) == ({"market_6": 1}, {"right": 1})


@pytest.mark.rule("EE-ZU-SEL-02", "EE-ZU-SEL-04", "EE-ZU-SEL-05")
def test_zu_sells_at_most_markets_lowest_values_first_without_cards() -> None:
    own = {"hold": ["red_eye", "red_fork", "red_wave", "green_eye"], "traders": traders(1, 2, 3)}
    queues = [["red", "green"], ["red"], ["green"]]
    match = zu("zu_sell_1", own=own, queues=queues, buyers={"red": 4})
    assert of(match, 2)["hold"] == ["red_eye", "green_eye"]
    assert of(match, 2)["ledger"] == {"start": 8, "popularity": 9, "buyers": 4, "markets": 3}
    assert of(match, 2)["envoys"] == {"left": 2}
    assert len(table(match).deck) == 59
    assert doc(match)["mothership"] == {"red": 2}


@pytest.mark.rule("EE-ZU-SEL-05", "EE-VAR-04", "EE-SEL-08")
def test_d5_zu_promotes_even_where_promotion_is_optional() -> None:
    own = {"hold": ["red_eye"], "traders": traders(1)}
    match = zu("zu_sell_1", own=own, queues=[["red"]], options={"optional_promotion": True})
    assert (of(match, 2)["traders"], of(match, 2)["envoys"]) == ({}, {"left": 1})


@pytest.mark.rule("EE-ZU-SEL-01")
def test_zu_needs_a_buyer_where_it_has_a_trader() -> None:
    own = {"hold": ["red_eye"], "traders": traders(1)}
    assert of(zu("zu_sell_1", own=own, queues=[["green"], ["red"]]), 2)["ledger"]["failures"] == 10


@pytest.mark.rule("EE-ZU-SEL-03", "EE-ZU-PRI-03")
def test_c30_four_markets_three_relics() -> None:
    own = {"hold": ["green_eye", "green_fork", "green_wave"], "traders": traders(1, 3, 4, 6)}
    queues: list[list[str]] = [["green"] * 3, [], ["green", "green"], ["white", "green"], [], ["green"]]
    match = zu("zu_sell_1", own=own, queues=queues)
    assert of(match, 2)["traders"] == {"market_6": 1}


@pytest.mark.rule("EE-ZU-PRI-03", "EE-ZU-SEL-03")
def test_c29_your_traders_make_a_market_lucrative() -> None:
    own = {"hold": ["green_eye"], "traders": traders(2, 5)}
    queues: list[list[str]] = [[], ["green", "white"], [], [], ["green", "green"]]
    match = zu("zu_sell_1", seat("red_seal_1", traders=traders(2)), own=own, queues=queues)
    assert of(match, 2)["traders"] == {"market_5": 1}


@pytest.mark.rule("EE-ZU-SEL-02", "EE-AMB-32")
@pytest.mark.parametrize(("red", "sold"), [(6, "red"), (5, "yellow")])
def test_d9_equal_markets_so_the_more_popular_then_the_more_plentiful(red: int, sold: str) -> None:
    own = {"hold": ["yellow_eye", "yellow_fork", "yellow_wave", "red_eye", "red_fork"], "traders": traders(1, 2)}
    queues = [["yellow", "yellow", "red"], ["yellow", "red"]]
    match = zu("zu_sell_1", own=own, queues=queues, buyers=levels(yellow=5, red=red))
    assert doc(match)["mothership"] == {"red": {"red": 2}, "yellow": {"yellow": 3}}[sold]


# ---- Snipe


@pytest.mark.rule("EE-ZU-SNI-01", "EE-ZU-FAIL-01")
def test_c31_a_snipe_without_relics_or_buyers_fails() -> None:
    assert of(zu("zu_snipe_1", queues=[["red"]]), 2)["ledger"]["failures"] == 10
    assert of(zu("zu_snipe_1", own={"hold": ["green_eye"]}, queues=[["red"]]), 2)["ledger"]["failures"] == 10


@pytest.mark.rule("EE-ZU-SNI-02", "EE-ZU-SNI-03", "EE-ZU-SNI-04", "EE-AMB-16")
def test_a_snipe_sells_the_scarcest_colour_anybody_wants() -> None:
    own = {"hold": ["green_eye", "green_fork", "red_eye", "red_fork", "red_wave", "purple_eye"][:5]}
    queues = [["green"], ["red", "red"], ["green", "white"]]
    match = zu("zu_snipe_1", own=own, queues=queues)
    assert of(match, 2)["hold"] == ["green_fork", "red_eye", "red_fork", "red_wave"]
    assert queue(match, 3) == []
    assert (of(match, 2)["traders"], of(match, 2)["envoys"]) == ({}, {"middle": 1})


@pytest.mark.rule("EE-ZU-SNI-02")
def test_among_equally_scarce_colours_the_more_popular() -> None:
    own = {"hold": ["green_eye", "red_eye"]}
    match = zu("zu_snipe_1", own=own, queues=[["green"], ["red"]], buyers=levels(green=4, red=5))
    assert of(match, 2)["hold"] == ["green_eye"]


@pytest.mark.rule("EE-ZU-SNI-03", "EE-ZU-PRI-03", "EE-AMB-30")
def test_d11_between_equal_markets_your_trader_decides() -> None:
    queues: list[list[str]] = [[], ["green", "green"], [], [], [], ["green", "white"]]
    own = {"hold": ["green_eye"], "traders": traders(2, 6)}
    match = zu("zu_snipe_1", seat("red_seal_1", traders=traders(6)), own=own, queues=queues)
    assert of(match, 2)["traders"] == {"market_2": 1}


@pytest.mark.rule("EE-DIF-E5")
def test_a_snipe_without_a_cube_for_the_trader_fails() -> None:
    rest: dict[str, Plain] = {"options": {"limited_crew": True}, "queues": [["green"]]}
    own = {"hold": ["green_eye"], "envoys": {"right": 22}}
    match = zu("zu_snipe_1", own=own, **rest)
    assert of(match, 2)["ledger"]["failures"] == 10
    assert of(match, 2)["hold"] == ["green_eye"]
