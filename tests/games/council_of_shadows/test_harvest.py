"""The harvest step: majorities, yields, bonus cards; stations and leaders that change it."""

import pytest

from tests.games.council_of_shadows.positions import (
    asked,
    doc,
    gems,
    harvest_step,
    of,
    offers,
    play,
    position,
    refused,
    ruled,
    short,
    track,
)
from vestige.kernel.match import Match
from vestige.kernel.values import Plain
from vestige.kernel.view import view

TILES = {
    "grey_1": "s1_01",
    "grey_2": "s1_04",
    "orange_1": "s1_03",
    "blue_1": "s2_02",
    "blue_2": "s2_06",
    "red_1": "s2_01",
    "red_2": "s2_05",
    "green_1": "s3_01",
    "green_2": "s3_02",
    "pink_1": "s3_07",
}
LIGHT = ["light_flat", "light_gem_gold", "light_ai_cards"]


def step(*seats: dict[str, Plain], players: int = 0, **rest: Plain) -> Match:
    """p1 stands before the harvest step."""
    count = players or max(2, len(seats))
    first = {"consumption": 60, **seats[0]}
    return position(first, *seats[1:], players=count, question=harvest_step(), tiles=TILES, **rest)


@pytest.mark.rule("CS-HARV-02", "CS-HARV-03", "CS-HARV-04", "CS-HARV-05", "CS-HARV-06")
def test_ex_04_harvest_with_majority() -> None:
    dario = {"cubes": {"s2_02_1": 2, "s2_01_1": 1}, "energy": 10, "bonus": ["dark_galaxy_grey"]}
    match = step(dario, {"cubes": {"s2_06_1": 1}}, {"cubes": {"s2_06_2": 1}}, light=LIGHT)
    play(match, "harvest blue s2_02_1")
    assert of(match)["cubes"] == {"s2_01_1": 1, "s2_02_1": 1}
    assert of(match)["energy"] == 18
    assert of(match)["bonus"]["cards"] == ["light_flat", "dark_galaxy_grey"]
    assert ruled(match, "harvest blue s2_02_1") == "CS_ERR_ALREADY_HARVESTED CS-HARV-02"
    assert offers(match) == ["harvest red s2_01_1", "done"]


@pytest.mark.rule("CS-HARV-03", "CS-HARV-05")
def test_ex_05_harvest_without_majority() -> None:
    match = step({"cubes": {"s3_01_1": 1}}, {"cubes": {"s3_01_2": 1}}, {"cubes": {"s3_02_1": 2}}, light=LIGHT)
    play(match, "harvest green s3_01_1")
    assert of(match)["energy"] == 4
    assert len(of(match)["bonus"]["cards"]) == 1
    assert of(match)["cubes"] == {}


@pytest.mark.rule("CS-HARV-03")
def test_opponents_are_not_added_up_and_a_tie_is_no_majority() -> None:
    match = step({"cubes": {"s2_01_1": 2}}, {"cubes": {"s2_01_2": 1}}, {"cubes": {"s2_05_1": 1}})
    play(match, "harvest red s2_01_1")
    assert of(match)["energy"] == 10
    match = step({"cubes": {"s2_01_1": 2}}, {"cubes": {"s2_01_2": 2}})
    play(match, "harvest red s2_01_1")
    assert of(match)["energy"] == 5


@pytest.mark.rule("CS-HARV-05")
def test_the_cube_is_the_players_choice() -> None:
    match = step({"cubes": {"s2_01_1": 1, "s2_05_1": 1}}, {"cubes": {"s2_01_2": 1}})
    assert offers(match, "harvest") == ["harvest red s2_01_1", "harvest red s2_05_1"]
    assert ruled(match, "harvest red s2_01_2") == "CS_ERR_NO_COLONY CS-HARV-05"
    assert refused(match, "harvest red s3_01_1") == "CS_ERR_NO_SUCH_TARGET"


@pytest.mark.rule("CS-HARV-02", "CS-ERR-03")
def test_no_colony_and_galaxies_that_are_not_there() -> None:
    match = step({"cubes": {"s2_01_1": 1}})
    assert ruled(match, "harvest blue") == "CS_ERR_NO_COLONY CS-HARV-02"
    assert refused(match, "harvest yellow") == "CS_ERR_NO_SUCH_TARGET"
    match = step({"cubes": {"s2_01_1": 1}}, players=3)
    assert ruled(match, "harvest yellow") == "CS_ERR_GALAXY_COVERED CS-PC-3"


@pytest.mark.rule("CS-HARV-02", "CS-HARV-08")
def test_harvesting_is_optional_in_any_order_and_sector() -> None:
    match = step({"cubes": {"s1_01_1": 1, "s3_07_1": 1}})
    play(match, "harvest pink s3_07_1", "harvest grey s1_01_1")
    assert of(match)["energy"] == 12 + 7
    match = step({"cubes": {"s1_01_1": 1, "s3_07_1": 1}})
    play(match, "done")
    assert of(match)["energy"] == 0


@pytest.mark.rule("CS-HARV-08", "CS-HARV-09", "CS-LVL-01", "CS-LVL-05", "CS-LVL-08")
def test_ex_07_anna_reaches_level_1() -> None:
    anna = {"cubes": {"s2_01_1": 1, "s1_01_1": 1}, "energy": 36, "consumption": 40}
    match = step(anna, {"cubes": {"s2_05_1": 2}, "gems": {}}, {"gems": {}})
    play(match, "harvest red s2_01_1")
    assert track(match) == (0, 41, 40)
    assert "harvest grey s1_01_1" in offers(match)
    play(match, "done")
    assert track(match) == (1, 1, 40)
    assert (gems(match, 2), gems(match, 3)) == ("G", "G")
    assert asked(match) == "p1 dark_tech"
    assert len(offers(match)) == 6


# ---- bonus cards


@pytest.mark.rule("CS-BON-01", "CS-BON-02", "CS-BON-03")
def test_ex_49_a_fifth_bonus_card() -> None:
    own = ["dark_galaxy_grey", "light_gem_gold", "light_sector_1", "light_sector_2"]
    match = step({"cubes": {"s2_02_1": 1}, "bonus": own}, light=["light_flat", "light_consumption"])
    play(match, "harvest blue s2_02_1")
    assert asked(match) == "p1 return_bonus"
    assert sorted(offers(match)) == [
        "give_back light_flat",
        "give_back light_gem_gold",
        "give_back light_sector_1",
        "give_back light_sector_2",
    ]
    assert ruled(match, "give_back dark_galaxy_grey") == "CS_ERR_BONUS_DARK_FIXED CS-BON-03"
    assert refused(match, "give_back light_consumption") == "CS_ERR_NO_SUCH_TARGET"
    play(match, "give_back light_sector_1")
    assert doc(match)["light"]["cards"][-1] == "light_sector_1"
    assert view(match.table, 1).document()["light"]["cards"][-1] == "?"
    assert view(match.table, 0).document()["light"]["cards"][-1] == "light_sector_1"


@pytest.mark.rule("CS-BON-02", "CS-BON-04", "CS-HARV-05")
def test_ex_90_a_short_light_pile() -> None:
    match = step({"cubes": {"s2_02_1": 1}}, light=short())
    play(match, "harvest blue s2_02_1")
    assert of(match)["energy"] == 8
    assert of(match)["bonus"]["cards"] == []
    own = ["dark_galaxy_grey", "light_gem_gold", "light_sector_1", "light_sector_2"]
    match = step({"cubes": {"s2_02_1": 1}, "bonus": own}, light=short("light_flat"))
    play(match, "harvest blue s2_02_1", "give_back light_flat")
    assert (len(of(match)["bonus"]["cards"]), doc(match)["light"]["cards"]) == (4, ["light_flat"])


# ---- before the harvest


@pytest.mark.rule("CS-HARV-01", "CS-DT1-05", "CS-DT2-03", "CS-DT-09")
def test_ex_51_empire_and_supremacy_come_first() -> None:
    cubes = {"s2_01_1": 1, "s2_05_1": 1, "s3_01_1": 1}
    match = step({"cubes": cubes, "techs": ["dt1_empire", "dt2_supremacy"]})
    assert of(match)["energy"] == 6 + 9
    play(match, "done")
    assert of(match)["energy"] == 15


@pytest.mark.rule("CS-DT2-03", "CS-HARV-10", "CS-STN-10")
def test_ex_87_supremacy_counts_tiles() -> None:
    mine = {"s1_01_1": 2, "s1_03_1": 1, "s2_01_1": 1}
    foe = {"s1_01_2": 1, "s1_03_2": 1, "s3_01_1": 2}
    own: dict[str, Plain] = {"cubes": mine, "techs": ["dt2_supremacy"], "stations": {"colonization": "green"}}
    match = step(own, {"cubes": foe}, options={"module_1_stations": True})
    assert of(match)["energy"] == 6


@pytest.mark.rule("CS-LEAD-14", "CS-HARV-01")
def test_s3e3_gains_energy_for_every_colony_once_a_round() -> None:
    match = step({"cubes": {"s1_01_1": 2, "s3_07_1": 1}, "leader": "s3e3"}, options={"module_2_leaders": True})
    assert of(match)["energy"] == 3
    play(match, "harvest grey s1_01_1")
    assert of(match)["energy"] == 10


# ---- leaders


@pytest.mark.rule("CS-LEAD-10", "CS-HARV-07", "CS-ERR-04")
def test_buteo_extracts_once_in_any_sector() -> None:
    options = {"module_2_leaders": True}
    match = step({"cubes": {"s3_07_1": 1, "s1_01_1": 1}, "leader": "buteo", "gems": {}}, options=options)
    assert offers(match, "buteo") == ["buteo s1_01", "buteo s3_07"]
    assert ruled(match, "buteo s2_01") == "CS_ERR_NO_COLONY CS-LEAD-10"
    assert refused(match, "buteo s3_09") == "CS_ERR_NO_SUCH_TARGET"
    play(match, "harvest pink s3_07_1", "buteo s1_01")
    assert gems(match) == "A"
    assert ruled(match, "buteo s1_01") == "CS_ERR_POWER_USED CS-LEAD-10"
    match = step({"cubes": {"s1_01_1": 1}})
    assert ruled(match, "buteo s1_01") == "CS_ERR_MODULE_OFF CS-LEAD-10"


@pytest.mark.rule("CS-LEAD-10", "CS-DT1-08")
def test_buteo_with_shared_extraction_uses_foreign_systems() -> None:
    own: dict[str, Plain] = {"cubes": {"s1_01_1": 1}, "leader": "buteo", "techs": ["dt1_shared_extraction"]}
    match = step(own, {"cubes": {"s2_01_1": 1}}, options={"module_2_leaders": True})
    assert offers(match, "buteo") == ["buteo s1_01", "buteo s2_01"]


@pytest.mark.rule("CS-LEAD-13", "CS-HARV-11")
def test_ex_58_casares_keeps_three_colonies() -> None:
    options = {"module_2_leaders": True}
    match = step({"cubes": {"s2_02_1": 2, "s2_06_1": 1}, "leader": "casares"}, options=options)
    assert offers(match, "harvest") == ["harvest blue"]
    assert ruled(match, "harvest blue s2_02_1") == "CS_ERR_NO_SUCH_TARGET CS-HARV-11"
    play(match, "harvest blue")
    assert of(match)["cubes"] == {"s2_02_1": 2, "s2_06_1": 1}
    match = step({"cubes": {"s2_02_1": 2}, "leader": "casares"}, options=options)
    assert offers(match, "harvest") == ["harvest blue s2_02_1"]


@pytest.mark.rule("CS-LEAD-15", "CS-LEAD-16", "CS-DT-09")
def test_ex_59_breish_wins_ties_when_harvesting_only() -> None:
    options = {"module_2_leaders": True}
    breish: dict[str, Plain] = {"cubes": {"s2_01_1": 2}, "leader": "breish", "techs": ["dt1_empire"]}
    match = step(breish, {"cubes": {"s2_01_2": 2}}, {"cubes": {"s2_05_1": 1}}, options=options)
    assert of(match)["energy"] == 0
    play(match, "harvest red s2_01_1")
    assert of(match)["energy"] == 10
    match = step({**breish, "cubes": {"s2_01_1": 1}}, {"cubes": {"s2_01_2": 2}}, options=options)
    play(match, "harvest red s2_01_1")
    assert of(match)["energy"] == 5


# ---- stations

MODULE_1 = {"module_1_stations": True}


@pytest.mark.rule("CS-STN-09", "CS-HARV-11")
def test_ex_55_a_harvest_station_spares_the_cube() -> None:
    own: dict[str, Plain] = {"cubes": {"s3_07_1": 1}, "stations": {"exploitation": "pink"}}
    match = step(own, options=MODULE_1)
    play(match, "harvest pink")
    assert (of(match)["energy"], of(match)["cubes"]) == (12, {"s3_07_1": 1})
    match = step({**own, "cubes": {"s1_01_1": 1}}, options=MODULE_1)
    assert ruled(match, "harvest pink") == "CS_ERR_NO_COLONY CS-HARV-02"


@pytest.mark.rule("CS-STN-10", "CS-HARV-10")
def test_ex_56_a_colonization_station_counts_for_the_majority() -> None:
    own: dict[str, Plain] = {"cubes": {"s2_01_1": 1, "s1_01_1": 1}, "stations": {"colonization": "red"}}
    match = step(own, {"cubes": {"s2_05_1": 3}}, options=MODULE_1)
    play(match, "harvest red s2_01_1")
    assert of(match)["energy"] == 10
    match = step({**own, "cubes": {"s1_01_1": 1}}, {"cubes": {"s2_05_1": 3}}, options=MODULE_1)
    assert refused(match, "harvest red") == "CS_ERR_NO_COLONY"


@pytest.mark.rule("CS-STN-10", "CS-HARV-10", "CS-BC-05", "CS-LEAD-14")
def test_ex_69_station_cubes_in_majorities_and_sectors() -> None:
    own: dict[str, Plain] = {
        "cubes": {"s1_03_1": 1, "s1_03_2": 1},
        "stations": {"colonization": "grey"},
        "techs": ["dt1_empire"],
        "leader": "s3e3",
        "bonus": ["light_sector_1"],
    }
    options = {**MODULE_1, "module_2_leaders": True}
    match = step(own, {"cubes": {"s1_01_1": 2}}, options=options)
    assert of(match)["energy"] == 2 + 3 + 3
    assert refused(match, "harvest grey") == "CS_ERR_NO_COLONY"
    rows = {row.id: row.values for row in match.table.score_sheet().notes}
    assert rows["bonus"][0] == 9
    question = harvest_step("p2")
    match = position(own, {"cubes": {"s1_01_1": 2}}, question=question, tiles=TILES, options=options)
    play(match, "harvest grey s1_01_1")
    assert of(match, 2)["energy"] == 2


@pytest.mark.rule("CS-STN-08", "CS-STN-11", "CS-HARV-07")
def test_ex_64_an_extraction_station_takes_any_system_of_its_galaxy() -> None:
    own: dict[str, Plain] = {"cubes": {"s2_02_1": 1, "s1_01_1": 1}, "stations": {"extraction": "blue"}, "gems": {}}
    match = step(own, options=MODULE_1, light=LIGHT)
    assert offers(match, "mine") == ["mine s2_02", "mine s2_06"]
    assert refused(match, "mine s1_01") == "CS_ERR_NO_SUCH_TARGET"
    play(match, "mine s2_06")
    assert gems(match) == "T"
    assert ruled(match, "mine s2_02") == "CS_ERR_POWER_USED CS-STN-08"
    play(match, "harvest blue s2_02_1")
    assert of(match)["energy"] == 8
    match = step({**own, "cubes": {"s1_01_1": 1}}, options=MODULE_1)
    assert ruled(match, "mine s2_06") == "CS_ERR_NO_COLONY CS-STN-08"
    match = step({"cubes": {"s1_01_1": 1}})
    assert refused(match, "mine s1_01") == "CS_ERR_MODULE_OFF"
