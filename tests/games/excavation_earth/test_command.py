"""Command (Commandement) and the eight command tiles."""

import pytest

from tests.commands import asked, doc, offers, play, refused
from tests.games.excavation_earth.positions import hand, of, position, queue, seat
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

CARD = "red_hive_1"
SPARE = "green_seal_1"


def commander(tile: str = "", *, yellow: bool = False, recall: bool = True, **rest: Plain) -> Match:
    """p1 plays a hive card; an own envoy waits in the right centre, where the tile lies."""
    others = [name for name in ("grant", "orders", "network") if name != tile][:2]
    own = {"envoys": {"right": 1}, **{key: rest.pop(key) for key in list(rest) if key in PERSONAL}}
    tiles = [*others, tile] if tile else []
    number = 3 if yellow else 2 if tile else 1
    match = position(seat(CARD, SPARE, **own), tiles=tiles, round=number, **rest)
    play(match, f"command {CARD}")
    if tile and recall:
        play(match, "recall")
    return match


PERSONAL = {
    "explorers",
    "hold",
    "container",
    "gallery",
    "reserve",
    "envoys",
    "credits",
    "faction",
    "columns",
    "traders",
}


@pytest.mark.rule("EE-CMD-01", "EE-CMD-02", "EE-CMD-03")
def test_b32_trader_and_envoy_without_an_explorer() -> None:
    match = position(seat("red_bloom_1", SPARE))
    play(match, "command red_bloom_1", "trader", "envoy")
    assert (of(match)["traders"], of(match)["envoys"]) == ({"market_4": 1}, {"middle": 1})
    assert of(match)["reserve"] == 8
    assert asked(match) == "p1 act"


@pytest.mark.rule("EE-CMD-04", "EE-SETUP-17")
def test_b33_no_recall_in_round_1() -> None:
    assert refused(commander(), "recall") == "no_tile"


@pytest.mark.rule("EE-CMD-04")
def test_a_recall_needs_an_envoy_in_that_centre() -> None:
    assert refused(commander("grant", recall=False, envoys={"left": 1}), "recall") == "no_envoy"


@pytest.mark.rule("EE-CMD-02", "EE-CMD-04", "EE-TILE-01")
def test_b34_the_recalled_cube_becomes_a_trader() -> None:
    match = commander("grant", recall=False, reserve=0)
    assert (of(match)["reserve"], of(match)["credits"]) == (1, 16)
    play(match, "trader")
    assert of(match)["reserve"] == 0
    assert of(match)["traders"] == {"market_5": 1}


@pytest.mark.rule("EE-CMD-02")
def test_b35_envoy_and_recall_exclude_each_other() -> None:
    match = commander("grant", recall=False)
    play(match, "envoy")
    assert refused(match, "recall") == "too_many"


@pytest.mark.rule("EE-CMD-02")
def test_at_least_one_step_is_done() -> None:
    assert refused(commander(), "done") == "no_effect"


@pytest.mark.rule("EE-CMD-03")
def test_a_guard_becomes_envoy_when_the_reserve_is_empty() -> None:
    match = commander(reserve=0, gallery=["red_eye"])
    play(match, "envoy red_eye")
    assert of(match)["envoys"] == {"right": 2}
    assert of(match)["gallery"] == []


@pytest.mark.rule("EE-CMD-03", "EE-TURN-11")
def test_without_crew_and_tile_there_is_no_command() -> None:
    match = position(seat(CARD, reserve=0))
    assert refused(match, f"command {CARD}") == "no_crew"


@pytest.mark.rule("EE-CMD-05", "EE-PREP-02", "EE-TILE-01")
def test_c8_a_tile_is_used_again_and_pays_more_in_round_3() -> None:
    match = commander("grant", yellow=True, envoys={"right": 2})
    play(match, "done", "command green_seal_1", "recall", "done")
    assert of(match)["credits"] == 8 + 12 + 12


@pytest.mark.rule("EE-TILE-02", "EE-CMD-02", "EE-TURN-12")
def test_white_orders_bring_two_cards_at_once_also_before_the_trader() -> None:
    match = commander("orders", deck={"cards": ["red_seal_1", "red_seal_2"]})
    assert (asked(match), hand(match)) == ("p1 command", [SPARE, "red_seal_1", "red_seal_2"])
    assert match.undoable(0) is None
    play(match, "trader")
    assert asked(match) == "p1 act"


@pytest.mark.rule("EE-TILE-02")
def test_b36_yellow_orders_keep_two_of_four() -> None:
    cards = ["red_seal_1", "red_seal_2", "red_comet_1", "red_comet_2"]
    match = commander("orders", yellow=True, deck={"cards": cards})
    play(match, "pick red_seal_2", "pick red_comet_1")
    assert asked(match) == "p1 command"
    assert hand(match) == [SPARE, "red_comet_1", "red_seal_2"]
    assert set(doc(match)["discard"]["cards"]) == {CARD, "red_seal_1", "red_comet_2"}


@pytest.mark.rule("EE-TILE-03")
def test_c11_the_teleporter_moves_two_explorers() -> None:
    match = commander("teleporter", explorers=["market_1", "market_4", "red_south"])
    assert refused(match, "done") == "no_effect"
    assert refused(match, "teleport market_1 red_south") == "own_explorer_collision"
    assert refused(match, "teleport market_2 market_3") == "no_explorer"
    play(match, "teleport market_1 market_6", "teleport market_4 yellow_west")
    assert of(match)["explorers"] == ["market_6", "yellow_west", "red_south"]
    assert asked(match) == "p1 command"


@pytest.mark.rule("EE-TILE-03")
def test_no_explorer_teleports_twice() -> None:
    match = commander("teleporter")
    play(match, "teleport market_1 market_6")
    assert refused(match, "teleport market_6 market_1") == "too_many"


@pytest.mark.rule("EE-TILE-04")
def test_c12_the_special_permit_digs_any_colours() -> None:
    stands = ["yellow_west", "market_6", "market_1"]
    for faction in ("gul", "kutu_kuti"):
        match = commander("permit", explorers=stands, sites={"yellow_eye": 2, "orange_fork": 1}, faction=faction)
        play(match, "dig yellow_eye", "decline")
        assert refused(match, "dig yellow_eye") == "same_site"
        play(match, "dig orange_fork", "decline")
        assert of(match)["hold"] == ["yellow_eye", "orange_fork"]


@pytest.mark.rule("EE-TILE-05")
def test_c13_the_press_campaign_fills_three_queues() -> None:
    full = ["red", "green", "red", "green"]
    match = commander("press", queues=[full, [], [], full])
    assert refused(match, "add white market_1") == "not_allowed"
    play(match, "add orange market_1")
    assert refused(match, "add red market_1") == "duplicate_market"
    play(match, "add orange market_2", "add orange market_4")
    assert queue(match, 1) == ["green", "red", "green", "orange"]
    assert queue(match, 2) == ["orange"]
    assert queue(match, 4) == ["green", "red", "green", "orange"]


@pytest.mark.rule("EE-TILE-05")
def test_c13_the_yellow_press_campaign_allows_white() -> None:
    match = commander("press", yellow=True)
    play(match, "add white market_1", "add white market_2", "done")
    assert (queue(match, 1), queue(match, 2)) == (["white"], ["white"])


@pytest.mark.rule("EE-TILE-06")
def test_c14_the_trader_network_may_use_the_market_of_the_card_again() -> None:
    match = commander("network", recall=False)
    play(match, "trader", "recall", "post market_5")
    assert refused(match, "post market_5") == "duplicate_market"
    play(match, "post market_1")
    assert of(match)["traders"] == {"market_5": 2, "market_1": 1}


@pytest.mark.rule("EE-TILE-07")
def test_c15_the_licensed_fence_pays_two_more() -> None:
    match = commander("fence", hold=["red_eye", "red_wave"], black_market={"red": ["red_fork"]})
    play(match, "offload red_eye hold", "offload red_wave hold")
    assert of(match)["credits"] == 8 + 8 + 7
    assert doc(match)["black_market"]["red"] == ["red_fork", "red_eye", "red_wave"]


@pytest.mark.rule("EE-TILE-03", "EE-PREP-02")
def test_the_yellow_teleporter_moves_three_explorers() -> None:
    match = commander("teleporter", yellow=True, explorers=["market_1", "market_4", "red_south"])
    play(match, "teleport market_1 market_6", "teleport market_4 market_1", "teleport red_south market_4")
    assert of(match)["explorers"] == ["market_6", "market_1", "market_4"]


@pytest.mark.rule("EE-TILE-04", "EE-GAL-04", "EE-STO-06")
def test_the_yellow_permit_digs_three_sites_as_far_as_the_hold_has_space() -> None:
    stands = ["yellow_west", "market_6", "red_north"]
    sites = {"yellow_eye": 1, "orange_fork": 1, "red_fork": 1}
    match = commander("permit", yellow=True, explorers=stands, sites=sites)
    play(match, "dig red_fork", "sample", "dig yellow_eye", "sample", "dig orange_fork", "sample")
    assert of(match)["hold"] == ["red_fork", "yellow_eye", "orange_fork"]
    tight = commander("permit", yellow=True, explorers=stands, sites=sites, hold=FULL_HOLD[:3])
    play(tight, "dig red_fork", "decline", "dig yellow_eye", "decline")
    assert asked(tight) == "p1 command"
    assert doc(tight)["sites"] == {"orange_fork": 1}


@pytest.mark.rule("EE-TILE-05")
def test_the_yellow_press_campaign_adds_four_buyers() -> None:
    match = commander("press", yellow=True)
    play(match, "add white market_1", "add red market_2", "add red market_3", "add green market_6")
    assert asked(match) == "p1 command"
    assert [queue(match, market) for market in (1, 2, 3, 6)] == [["white"], ["red"], ["red"], ["green"]]


@pytest.mark.rule("EE-TILE-06", "EE-CREW-02", "EE-CMD-04")
def test_the_yellow_network_takes_the_recalled_cube_then_guards() -> None:
    match = commander("network", yellow=True, reserve=0, gallery=["red_eye", "red_fork"])
    play(match, "post market_1")
    assert refused(match, "post market_1 red_eye") == "duplicate_market"
    play(match, "post market_2 red_eye", "post market_3 red_fork")
    assert of(match)["traders"] == {"market_1": 1, "market_2": 1, "market_3": 1}
    assert (of(match)["reserve"], of(match)["gallery"]) == (0, [])


@pytest.mark.rule("EE-TILE-07", "EE-STO-04", "EE-SMG-07")
def test_the_yellow_fence_takes_three_relics_of_either_storage() -> None:
    match = commander("fence", yellow=True, hold=["red_eye", "green_eye"], container=["red_wave"])
    play(match, "offload red_wave container", "offload green_eye hold", "offload red_eye hold")
    assert of(match)["credits"] == 8 + 7 + 5 + 8
    assert doc(match)["black_market"]["red"] == ["red_wave", "red_eye"]


FULL_HOLD = ["red_fork", "red_fork", "red_eye", "red_wave", "purple_eye"]


@pytest.mark.rule("EE-TILE-08", "EE-STO-03", "EE-GAL-02")
def test_c16_the_customs_seizure_takes_a_tile_for_free() -> None:
    piles = {"green": ["green_spiral", "green_eye"], "red": ["red_spiral"]}
    match = commander("seizure", hold=FULL_HOLD, container=["red_wave"], credits=0, black_market=piles)
    assert refused(match, "take green_spiral hold") == "storage_full"
    assert refused(match, "take green_eye container") == "relic_not_there"
    play(match, "take green_spiral container", "sample")
    assert of(match)["container"] == ["red_wave", "green_spiral"]
    assert of(match)["gallery"] == ["green_spiral"]
    assert of(match)["credits"] == 0
    assert doc(match)["black_market"]["green"] == ["green_eye"]
    assert asked(match) == "p1 command"


@pytest.mark.rule("EE-TILE-08")
def test_c16_the_yellow_seizure_takes_two_colours() -> None:
    piles = {"green": ["green_spiral", "green_eye"], "red": ["red_spiral"]}
    match = commander("seizure", yellow=True, black_market=piles)
    play(match, "take green_spiral hold", "decline")
    assert refused(match, "take green_eye hold") == "same_colour"
    play(match, "take red_spiral container", "decline")
    assert (of(match)["hold"], of(match)["container"]) == (["green_spiral"], ["red_spiral"])


@pytest.mark.rule("EE-CMD-06", "EE-TURN-11", "EE-AMB-5")
@pytest.mark.parametrize(
    ("tile", "rest"),
    [
        ("fence", {}),
        (
            "seizure",
            {"hold": FULL_HOLD, "container": ["red_wave", "red_wave"], "black_market": {"green": ["green_eye"]}},
        ),
        ("permit", {}),
    ],
)
def test_c17_a_recall_that_does_nothing_is_not_allowed(tile: str, rest: dict[str, Plain]) -> None:
    match = commander(tile, recall=False, **rest)
    assert refused(match, "recall") == "no_effect"
    assert "envoy" in offers(match)
