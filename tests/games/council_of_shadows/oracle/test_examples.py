"""The worked cases, by the second reading alone: a reading that got these wrong could not judge the engine."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.council_of_shadows.oracle.acting import extract_refused, open_piles, shift
from tests.games.council_of_shadows.oracle.board import majority, places, settle_refused
from tests.games.council_of_shadows.oracle.buying import payments, station_refused, upgrade_refused
from tests.games.council_of_shadows.oracle.counting import bonus, final_count, ranks, worth
from tests.games.council_of_shadows.oracle.goods import consume, extract, gain
from tests.games.council_of_shadows.oracle.harvesting import begin, gets_high, harvest_refused, spared, ways
from tests.games.council_of_shadows.oracle.levels import energy_saver, level_check
from tests.games.council_of_shadows.oracle.moment import Moment, Person
from tests.games.council_of_shadows.oracle.planning import new_order, plan_answers, reveal, total
from tests.oracle import Words, answered
from vestige.games.council_of_shadows import GAME
from vestige.kernel.document import document
from vestige.kernel.match import match_from_position

GREY = {"grey_1": "s1_01", "grey_2": "s1_02"}
BOTH = {"module_1_stations": True, "module_2_leaders": True}


def laid(*seats: dict[str, Any], players: int = 2, tiles: dict[str, str] | None = None, **more: Any) -> Moment:
    """A table of the reading: these seats, then fresh ones."""
    fresh: list[dict[str, Any]] = [{} for _ in range(max(players, 2) - len(seats))]
    leaders = [{"leader": name} for name in ("buteo", "zoe", "ava", "s3e3")]
    options = more.pop("options", {})
    if options.get("module_2_leaders"):
        free = [leader for leader in leaders if leader["leader"] not in [seat.get("leader") for seat in seats]]
        seats = tuple({**leader, **seat} for leader, seat in zip(free, [*seats, *fresh], strict=False))
        fresh = []
    position = {"players": players, "tiles": tiles or GREY, "seat": [*seats, *fresh], "options": options, **more}
    return Moment(document(match_from_position(GAME, position).table))


# ---- buying


def test_payments_match_one_to_one_with_a_higher_gem_where_wished() -> None:
    """CS-EX-01, -74, -80."""
    rich = laid({"gems": {"anthracite": 2, "gold": 2, "transparent": 2}}).people[0]
    assert set(payments(rich, ["gold", "anthracite"])) == {(1, 1, 0), (0, 2, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2)}
    assert payments(laid({"gems": {"transparent": 1}}).people[0], ["anthracite", "anthracite"]) == []
    assert set(payments(laid({"gems": {"anthracite": 1, "transparent": 1}}).people[0], ["anthracite"])) == {
        (1, 0, 0),
        (0, 0, 1),
    }


def test_range_three_needs_range_two_and_nothing_is_bought_twice() -> None:
    """CS-EX-43, -65."""
    me = laid({"upgrades": ["range_1_2"]}).people[0]
    assert upgrade_refused(me, "range_2_3") == "CS_ERR_RANGE_ORDER"
    assert upgrade_refused(me, "range_1_2") == "CS_ERR_UPGRADE_OWNED"
    assert upgrade_refused(me, "range_1_3") == ""
    assert upgrade_refused(me, "range_ava_2") == "CS_ERR_MODULE_OFF"


def test_stations_need_their_slot_a_colony_and_a_galaxy_of_their_own() -> None:
    """CS-EX-57."""
    tiles = {**GREY, "red_1": "s2_01", "blue_1": "s2_02"}
    me = {"cubes": {"s2_01_1": 1, "s1_01_1": 1}, "stations": {"extraction": "grey"}}
    m = laid(me, tiles=tiles, options={"module_1_stations": True})
    assert station_refused(m, m.people[0], "colonization", "grey") == "CS_ERR_STATION_PER_GALAXY"
    assert station_refused(m, m.people[1], "extraction", "red") == "CS_ERR_STATION_SLOT"
    assert station_refused(m, m.people[0], "exploitation", "blue") == "CS_ERR_NO_COLONY"
    assert station_refused(m, m.people[0], "exploitation", "red") == ""
    assert station_refused(laid(), m.people[0], "exploitation", "red") == "CS_ERR_MODULE_OFF"


# ---- planning


def test_the_counter_keeps_to_its_track_and_above_the_energy() -> None:
    """CS-EX-21, -33, -39, -67, -76: consumption, energy, sum, then the counter and the steps it moved."""
    cases = [(96, 0, 9, 100, 4), (23, 5, -6, 20, -3), (45, 42, -6, 43, -2), (36, 34, -4, 35, -1), (34, 30, -7, 31, -3)]
    for consumption, energy, change, after, moved in cases:
        me = laid({"consumption": consumption, "energy": energy}).people[0]
        assert (consume(me, change), me.consumption) == (moved, after)
    me = laid().people[0]
    me.energy, me.consumption = 26, 24
    answered(energy_saver(laid(), me))
    assert me.consumption == 24


def test_cards_that_slid_consume_again_and_a_covered_one_does_not() -> None:
    """CS-EX-30, -31."""
    m = laid({"areas": {"area_2": ["start_discover"], "area_3": ["start_tower"]}})
    me = m.people[0]
    me.plan = {"area_1": "start_settle"}
    reveal(me)
    assert total(m, me) == 12
    m = laid({"areas": {"area_2": ["start_discover"], "area_3": ["start_tower"]}})
    me = m.people[0]
    me.plan = {"area_1": "start_settle", "area_3": "start_transform"}
    reveal(me)
    assert total(m, me) == 6
    shift(me)
    assert {"start_tower", "start_transform"} <= set(me.hand)


def test_an_empty_area_must_be_filled() -> None:
    """CS-EX-32."""
    me = laid({"areas": {"area_2": ["start_discover"], "area_3": ["start_tower"]}}).people[0]
    assert ["confirm"] not in plan_answers(me)
    me.plan = {"area_1": "start_settle"}
    assert ["confirm"] in plan_answers(me)
    assert ["put", "start_gems", "area_1"] not in plan_answers(me)


@pytest.mark.parametrize(
    ("first", "second", "order"),
    [
        ({"energy": 3, "level": 1}, {"energy": 30}, [1, 0]),
        ({"energy": 12, "stacked": 0}, {"energy": 12, "stacked": 1}, [0, 1]),
        ({"energy": 12, "stacked": 1}, {"energy": 12, "stacked": 0}, [1, 0]),
        ({"techs": ["dt2_perpetual_motion"], "areas": {"area_1": ["start_tower"]}}, {}, [1, 0]),
    ],
)
def test_equal_consumption_goes_by_energy_then_by_arrival(
    first: dict[str, Any], second: dict[str, Any], order: list[int]
) -> None:
    """CS-EX-34, -50."""
    m = laid({"consumption": 60, **first}, {"consumption": 60, **second})
    new_order(m)
    assert m.order == order


# ---- actions


def test_a_tower_needs_range_terraforming_and_room() -> None:
    """CS-EX-41, -42, -47, -89."""
    tiles = {**GREY, "pink_1": "s3_05"}
    m = laid({}, {"cubes": {"s1_01_1": 2}}, tiles=tiles)
    me = m.people[0]
    assert settle_refused(m, me, "s1_01_1", 1, 1, False) == "CS_ERR_PLANET_OCCUPIED"
    assert settle_refused(m, me, "s3_05_1", 1, 1, False) == "CS_ERR_OUT_OF_RANGE"
    assert settle_refused(m, me, "s3_05_1", 1, 3, False) == "CS_ERR_TERRAFORM"
    assert "s3_05_1" in places(m, me, 2, 1, True)
    me.upgrades.append("colony_extension")
    assert settle_refused(m, me, "s1_01_1", 1, 1, False) == ""
    assert settle_refused(m, me, "s1_01_1", 2, 1, False) == "CS_ERR_STACK_LIMIT"


def test_each_cube_extracts_once_for_a_card() -> None:
    """CS-EX-40, -15."""
    m = laid({"cubes": {"s1_06_1": 1}, "gems": {}}, tiles={"grey_1": "s1_06", "grey_2": "s1_02", "red_1": "s2_04"})
    me = m.people[0]
    assert extract_refused(m, me, "s1_06", 1, []) == ""
    assert extract_refused(m, me, "s1_06", 1, ["s1_06"]) == "CS_ERR_CUBE_USED"
    assert extract_refused(m, me, "s1_02", 1, []) == "CS_ERR_NO_COLONY"
    extract(m, me, "s1_06")
    assert me.gems == {"anthracite": 2, "gold": 0, "transparent": 0}
    me.techs.append("dt1_gem_transformation")
    extract(m, me, "s2_04")
    assert me.gems == {"anthracite": 2, "gold": 1, "transparent": 1}


def test_a_full_sector_cannot_be_discovered() -> None:
    """CS-EX-45, -10."""
    orange = {f"orange_{number}": f"s1_0{number + 2}" for number in range(1, 6)}
    assert open_piles(laid(tiles={**GREY, **orange}), 2, False) == ["pile_2"]
    assert open_piles(laid(), 1, False) == ["pile_1"]


# ---- harvest


def test_majorities_ties_and_what_spares_a_cube() -> None:
    """CS-EX-04, -05, -55, -56, -58, -59."""
    tiles = {**GREY, "red_1": "s2_01", "red_2": "s2_02", "red_3": "s2_03"}
    casares = {"leader": "casares", "cubes": {"s2_01_1": 2}, "stations": {"colonization": "red"}}
    breish = {"leader": "breish", "cubes": {"s2_01_2": 3, "s2_02_1": 2}}
    m = laid(casares, breish, tiles=tiles, options=BOTH)
    mine, other = m.people
    assert not majority(m, mine, "red")
    assert not majority(m, other, "red")
    assert not gets_high(m, mine, "red")
    assert gets_high(m, other, "red")
    assert ways(m, mine, "red") == [["harvest", "red", "s2_01_1"]]
    mine.cubes["s2_03_1"] = 1
    assert majority(m, mine, "red")
    assert spared(m, mine, "red")
    assert harvest_refused(m, mine, "grey", []) == "CS_ERR_NO_COLONY"
    assert harvest_refused(m, mine, "red", ["red"]) == "CS_ERR_ALREADY_HARVESTED"


def test_station_cubes_count_for_galaxies_not_for_systems_or_colonies() -> None:
    """CS-EX-51, -69, -87."""
    tiles = {**GREY, "orange_1": "s1_03"}
    mine = {"leader": "s3e3", "techs": ["dt1_empire"], "cubes": {"s1_03_1": 2}, "stations": {"colonization": "grey"}}
    m = laid(mine, {"leader": "ava", "cubes": {"s1_01_1": 2}}, tiles=tiles, options=BOTH)
    me = m.people[0]
    begin(m, me)
    assert me.energy == 2 + 3 + 3
    assert not gets_high(m, m.people[1], "grey")
    assert bonus(m, me, "light_sector_1") == 9
    me.techs.append("dt2_supremacy")
    begin(m, me)
    assert me.energy == 8 + 8 + 3


# ---- levels


def checked(energy: int, consumption: int, level: int, *answers: Words, other: int = 0) -> tuple[Person, Person]:
    m = laid({"consumption": consumption, "level": level}, {"level": other, "gems": {}})
    me = m.people[0]
    gain(m, me, energy)
    answered(level_check(m, me), *answers)
    return me, m.people[1]


def test_levels_fall_back_by_the_consumption_one_after_the_other() -> None:
    """CS-EX-06, -35, -36, -38, -67."""
    me, _ = checked(63, 56, 2)
    assert (me.energy, me.level, me.consumption) == (7, 3, 56)
    me, _ = checked(40, 40, 2)
    assert (me.energy, me.level) == (0, 3)


def test_those_behind_are_compensated() -> None:
    """CS-EX-07, -36."""
    _, behind = checked(41, 40, 0)
    assert behind.gems == {"anthracite": 0, "gold": 1, "transparent": 0}
    _, behind = checked(41, 40, 1)
    assert behind.gems == {"anthracite": 0, "gold": 1, "transparent": 1}
    _, behind = checked(41, 40, 1, other=1)
    assert behind.gems == {"anthracite": 0, "gold": 0, "transparent": 1}
    _, behind = checked(41, 40, 2)
    assert behind.gems == {"anthracite": 0, "gold": 0, "transparent": 0}


def test_energy_of_the_card_counts_in_the_same_check() -> None:
    """CS-EX-38."""
    m = laid({"consumption": 40, "level": 1})
    me = m.people[0]
    m.tech_piles["level_2"] = ["dt2_energy_surge", "dt2_supremacy"]
    gain(m, me, 75)
    answered(level_check(m, me), ["tech", "dt2_energy_surge"])
    assert (me.level, me.energy, m.throne) == (3, 5, "p1")


# ---- the end


def test_bonus_cards_count_what_they_show() -> None:
    """CS-EX-19, -20, -93."""
    cubes = {"s1_01_1": 3, "s2_01_1": 2}
    m = laid({"gems": {"gold": 4}, "cubes": cubes, "consumption": 58}, tiles={**GREY, "red_1": "s2_01"})
    me = m.people[0]
    shown = ["light_gem_gold", "light_planet_blue", "light_sector_1", "dark_galaxy_grey", "light_consumption"]
    assert [bonus(m, me, card) for card in shown] == [7, 8, 7, 9, 5]
    me.hand += ["ai_sail", "ai_spire", "ai_reactor", "ai_foundry", "ai_settler"]
    assert (bonus(m, me, "light_ai_cards"), worth(m, me)["ai_cards"]) == (11, 10)
    m = laid({"gems": {}, "consumption": 58})
    me = m.people[0]
    me.stations = {"extraction": "grey", "exploitation": "red"}
    me.bonus = ["light_light_cards", "light_flat", "light_consumption", "dark_stations"]
    assert [bonus(m, me, card) for card in me.bonus] == [7, 5, 5, 10]


def test_the_final_count_lifts_levels_and_the_ranking_breaks_ties() -> None:
    """CS-EX-53, -54, -94."""
    gems = {"anthracite": 2, "gold": 1, "transparent": 1}
    hand = ["ai_sail", "ai_spire", "ai_reactor"]
    mine = {"level": 2, "energy": 50, "consumption": 60, "gems": gems, "hand": hand, "bonus": ["light_flat"]}
    equal = {"level": 3, "energy": 8, "gems": {}, "bonus": [], "cubes": {"s1_01_1": 1}}
    m = laid(mine, equal, throne="p2")
    final_count(m)
    assert [(me.level, me.energy) for me in m.people] == [(3, 8), (3, 8)]
    assert ranks(m) == [2, 1]
    m.people[0].cubes = {"s1_02_1": 1}
    assert ranks(m) == [1, 1]


def test_the_automa_counts_light_cards_without_limit() -> None:
    """CS-EX-63."""
    cards = ["flat", "gem_gold", "ai_cards", "player_board", "light_cards", "consumption"]
    automa = {"consumption": 77, "bonus": [f"light_{card}" for card in cards]}
    m = laid({}, automa, players=1)
    assert worth(m, m.people[1]) == {"gems": 0, "ai_cards": 0, "bonus": 30}
