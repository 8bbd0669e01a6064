"""Module 1: building stations. Module 2: choosing leaders, and what they do outside the harvest."""

import pytest

from tests.games.council_of_shadows.positions import (
    RICH,
    acting,
    asked,
    deal,
    doc,
    gems,
    harvest_step,
    of,
    offers,
    plan,
    play,
    position,
    purse,
    refused,
    ruled,
    table,
)
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

STATIONS = {"module_1_stations": True}
LEADERS = {"module_2_leaders": True}
TILES = {"grey_1": "s1_01", "blue_1": "s2_02", "blue_2": "s2_04", "red_1": "s2_01"}


def builder(cubes: dict[str, int], *others: dict[str, Plain], **own: Plain) -> Match:
    return position({"gems": RICH, "cubes": cubes, **own}, *others, options=STATIONS, tiles=TILES)


@pytest.mark.rule("CS-STN-03", "CS-STN-04", "CS-STN-05", "CS-STN-06", "CS-ERR-02")
def test_ex_57_station_limits() -> None:
    match = builder({"s2_02_1": 1, "s2_01_1": 1}, stations={"extraction": "blue"})
    assert ruled(match, "station exploitation blue 0 1 1") == "CS_ERR_STATION_PER_GALAXY CS-STN-06"
    assert ruled(match, "station extraction grey 1 1 0") == "CS_ERR_STATION_BUILT CS-STN-03"
    match = builder({"s2_02_1": 1, "s2_01_1": 1})
    assert ruled(match, "station extraction red 1 1 0") == "CS_ERR_STATION_SLOT CS-STN-04"
    assert ruled(match, "station extraction grey 1 1 0") == "CS_ERR_NO_COLONY CS-STN-05"
    assert refused(match, "station extraction yellow 1 1 0") == "CS_ERR_NO_SUCH_TARGET"
    assert refused(match, "station extraction blue 2 0 0") == "CS_ERR_CANNOT_PAY"
    match = position({"gems": RICH}, tiles=TILES)
    assert refused(match, "station extraction grey 1 1 0") == "CS_ERR_MODULE_OFF"


@pytest.mark.rule("CS-STN-04", "CS-ERR-03")
def test_no_station_in_a_covered_galaxy() -> None:
    row: dict[str, Plain] = {"gems": RICH, "cubes": {"s2_02_1": 1}}
    match = position(row, players=3, options=STATIONS, tiles=TILES)
    assert refused(match, "station extraction turquoise 1 1 0") == "CS_ERR_GALAXY_COVERED"


@pytest.mark.rule("CS-STN-03", "CS-STN-07", "CS-STN-11", "CS-BUY-01", "CS-STN-08")
def test_ex_91_a_station_as_third_purchase() -> None:
    question: list[dict[str, Plain]] = [
        {"step": "buy", "seat": "p1", "bought": 2, "zoe": 0},
        {"step": "level_check", "seat": "p1"},
        {"step": "buy_phase", "turn": 1},
    ]
    own: dict[str, Plain] = {"gems": purse("AG"), "cubes": {"s2_02_1": 1}}
    foe: dict[str, Plain] = {"gems": RICH, "cubes": {"s2_04_1": 1}}
    match = position(own, foe, options=STATIONS, tiles=TILES, question=question)
    play(match, "station extraction blue 1 1 0")
    assert asked(match) == "p2 buy"
    assert of(match)["stations"] == {"extraction": "blue"}
    assert gems(match) == ""
    assert ruled(match, "station extraction blue 1 1 0") == "CS_ERR_STATION_SLOT CS-STN-04"
    step: dict[str, Plain] = {"options": STATIONS, "tiles": TILES, "question": harvest_step()}
    own = {"cubes": {"s2_02_1": 1}, "stations": {"extraction": "blue"}, "consumption": 60}
    match = position(own, foe, **step)
    play(match, "harvest blue s2_02_1")
    assert of(match)["energy"] == 3
    assert asked(match) != "p1 harvest"
    match = position({**own, "cubes": {"s2_02_2": 1}}, foe, **step)
    assert offers(match, "mine") == ["mine s2_02", "mine s2_04"]


@pytest.mark.rule("CS-STN-10")
def test_a_colonization_station_brings_three_cubes_that_stay() -> None:
    match = builder({"s1_01_1": 1})
    play(match, "station colonization grey 0 2 0")
    assert match.table.progress()[0][2] == 1 + 3
    assert of(match)["cubes"] == {"s1_01_1": 1}


@pytest.mark.rule("CS-STN-01", "CS-STN-03")
def test_one_station_of_each_type_to_build() -> None:
    match = builder({"s1_01_1": 1, "s2_02_1": 1, "s2_01_1": 1})
    play(match, "station colonization grey 0 2 0", "station extraction blue 1 1 0")
    assert offers(match, "station") != []
    assert all(line.startswith("station exploitation red") for line in offers(match, "station"))


# ---- leaders


@pytest.mark.rule("CS-LEAD-01", "CS-LEAD-02", "CS-SETUP-17")
def test_ex_92_the_highest_token_chooses_first() -> None:
    match = deal(3, module_2_leaders=True)
    order = doc(match)["order"]
    for left, seat in zip((6, 5, 4), reversed(order), strict=True):
        assert asked(match) == f"{seat} choose_leader"
        assert len(offers(match)) == left
        first = offers(match)[0]
        play(match, first)
    assert asked(match) == f"{order[0]} buy"
    match = deal(2, module_2_leaders=True)
    play(match, "leader zoe")
    assert ruled(match, "leader zoe") == "CS_ERR_NO_SUCH_TARGET CS-LEAD-02"


@pytest.mark.rule("CS-LEAD-03", "CS-LEAD-15")
@pytest.mark.parametrize(
    ("leader", "start"),
    [("buteo", 30), ("zoe", 34), ("ava", 28), ("casares", 26), ("s3e3", 27), ("breish", 25)],
)
def test_ex_18_leaders_start_values(leader: str, start: int) -> None:
    match = deal(2, module_2_leaders=True)
    who = int(asked(match)[1])
    play(match, f"leader {leader}")
    assert of(match, who)["consumption"] == start
    assert of(match, who)["energy"] == (8 if leader == "breish" else 0)


@pytest.mark.rule("CS-LEAD-12", "CS-PLAN-02", "CS-PLAN-04")
def test_ex_92_ava_fills_four_areas_in_round_1() -> None:
    ava: dict[str, Plain] = {"leader": "ava", "consumption": 28}
    question: list[dict[str, Plain]] = [{"step": "planning"}, {"step": "consumption"}]
    match = position(ava, options=LEADERS, question=question)
    play(match, "put start_discover area_1", "put start_settle area_2", "put start_extract area_3", by=0)
    assert refused(match, "confirm", by=0) == "CS_ERR_AREA_EMPTY"
    plan(match, 0, extra_ava="start_transform")
    plan(match, 1, area_1="start_gems", area_2="start_settle", area_3="start_extract")
    assert (of(match)["moved"], of(match)["consumption"]) == (9, 37)


@pytest.mark.rule("CS-LEAD-12", "CS-UPG-06")
def test_avas_area_can_be_upgraded() -> None:
    match = position({"leader": "ava", "gems": RICH}, options=LEADERS)
    play(match, "upgrade range_ava_2 0 1 0", "upgrade range_ava_3 0 0 1")
    assert table(match).reach(0, 3) == 3
    assert of(match)["energy"] == 2


@pytest.mark.rule("CS-LEAD-11", "CS-LEAD-03")
def test_zoe_places_one_free_colony_in_each_buy_phase() -> None:
    foe: dict[str, Plain] = {"cubes": {"s2_02_1": 1}}
    match = position({"leader": "zoe", "gems": purse("AA")}, foe, options=LEADERS, tiles=TILES)
    assert refused(match, "settle s2_02_1 1") == "CS_ERR_PLANET_OCCUPIED"
    play(match, "settle s2_01_1 1")
    assert of(match)["cubes"] == {"s2_01_1": 1}
    assert ruled(match, "settle s1_01_1 1") == "CS_ERR_POWER_USED CS-LEAD-11"
    assert "upgrade energy_1 2 0 0" in offers(match)


@pytest.mark.rule("CS-LEAD-13")
def test_ex_58_casares_may_not_buy_the_spire() -> None:
    market = ["ai_spire", "ai_settler", "ai_sail", "ai_ark_1", "ai_ark_2", "ai_probe_1", "ai_probe_2", "ai_saver_2"]
    match = position({"leader": "casares", "gems": RICH}, options=LEADERS, market=market)
    assert ruled(match, "buy ai_spire 0 0 1") == "CS_ERR_CASARES CS-LEAD-13"
    assert all("spire" not in line for line in offers(match))


@pytest.mark.rule("CS-LEAD-12", "CS-SHIFT-03")
def test_avas_area_acts_after_the_third_with_its_own_range() -> None:
    areas: dict[str, Plain] = {"extra_ava": ["start_settle"]}
    match = acting(tiles=TILES, leader="ava", areas=areas, options=LEADERS, upgrades=["range_ava_2"])
    assert "settle s2_01_1 1" in offers(match)
