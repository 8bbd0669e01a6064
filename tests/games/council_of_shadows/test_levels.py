"""Dark Tech levels and cards, compensation, the throne."""

import pytest

from tests.games.council_of_shadows.positions import (
    acting,
    asked,
    buy_check,
    check,
    doc,
    gems,
    harvest_step,
    of,
    offers,
    plan,
    play,
    position,
    refused,
    ruled,
    short,
    table,
    track,
)
from vestige.kernel.match import Match
from vestige.kernel.values import Plain
from vestige.kernel.view import view


def level(energy: int, consumption: int, *others: dict[str, Plain], **own: Plain) -> Match:
    """p1 at a level check; keys of the table are told from keys of the seat."""
    keys = ("tiles", "piles", "market", "ai_deck", "light", "options", "question", "tech_piles")
    rest = {key: own.pop(key) for key in keys if key in own}
    question = rest.pop("question", check())
    row = {"energy": energy, "consumption": consumption, "gems": {}, **own}
    foes = others or ({"gems": {}},)
    return position(row, *foes, players=1 + len(foes), question=question, **rest)


def pile(one: str = "", two: str = "") -> dict[str, Plain]:
    """These cards lie on top of the Dark Tech piles."""
    return {"level_1": [one] if one else [], "level_2": [two] if two else []}


@pytest.mark.rule("CS-LVL-01")
def test_ex_06_the_difference_stays_and_the_consumption_too() -> None:
    match = level(63, 56)
    assert track(match) == (1, 7, 56)


@pytest.mark.rule("CS-LVL-01")
def test_ex_35_an_exact_catch_up() -> None:
    assert track(level(40, 40)) == (1, 0, 40)
    assert track(level(39, 40)) == (0, 39, 40)


@pytest.mark.rule("CS-LVL-02", "CS-LVL-04", "CS-LVL-08", "CS-LVL-09")
def test_ex_36_two_levels_in_one_phase() -> None:
    match = level(47, 22, {"gems": {}}, {"gems": {}, "level": 1}, tech_piles=pile("dt1_empire"))
    assert (track(match), gems(match, 2), gems(match, 3)) == ((1, 25, 22), "G", "")
    play(match, "tech dt1_empire")
    assert (track(match), gems(match, 2), gems(match, 3)) == ((2, 3, 22), "GGT", "T")
    assert asked(match) == "p1 dark_tech"
    assert all(line.startswith("tech dt2_") for line in offers(match))


@pytest.mark.rule("CS-LVL-09", "CS-LVL-10")
def test_no_compensation_for_equal_levels_nor_for_level_3() -> None:
    match = level(45, 40, {"gems": {}, "level": 2}, {"gems": {}, "level": 3}, level=1)
    assert (gems(match, 2), gems(match, 3)) == ("", "")
    match = level(45, 40, {"gems": {}}, level=2)
    assert (track(match)[0], gems(match, 2)) == (3, "")


@pytest.mark.rule("CS-LVL-05", "CS-INFO-01")
def test_the_chooser_alone_sees_the_pile_and_the_card_lies_open() -> None:
    match = level(45, 40)
    names = [line.split()[1] for line in offers(match)]
    assert len(names) == 6
    assert set(view(match.table, 1).document()["tech_piles"]["level_1"]["cards"]) == {"?"}
    missing = next(name for name in match.game.ids("tech")[:8] if name not in names)
    assert ruled(match, f"tech {missing}") == "CS_ERR_NOT_IN_PILE CS-LVL-05"
    assert refused(match, "tech dt2_supremacy") == "CS_ERR_NOT_IN_PILE"
    assert match.undoable(0) is None
    play(match, f"tech {names[0]}")
    assert view(match.table, 1).document()["seat"][0]["techs"] == [names[0]]
    assert len(doc(match)["tech_piles"]["level_1"]["cards"]) == 5


@pytest.mark.rule("CS-LVL-13")
def test_an_empty_pile_gives_no_card() -> None:
    match = level(45, 40, tech_piles={"level_1": short()})
    assert track(match)[0] == 1
    assert asked(match) == "p2 buy"


@pytest.mark.rule("CS-LVL-06", "CS-DT1-01", "CS-DT2-02")
def test_ex_68_a_card_of_the_buy_phase_works_in_the_same_round() -> None:
    areas = {"area_2": ["start_settle"], "area_3": ["start_tower"]}
    match = level(40, 40, areas=areas, tech_piles=pile("dt1_celestial_gate"), question=buy_check(after=2))
    play(match, "tech dt1_celestial_gate")
    assert gems(match) == "G"
    assert refused(match, "confirm", by=0) == "CS_ERR_AREA_EMPTY"
    play(match, "put start_gems area_1", by=0)
    assert refused(match, "confirm", by=0) == "CS_ERR_AREA_EMPTY"
    plan(match, 0, extra_gate="start_extract")
    plan(match, 1, area_1="start_gems", area_2="start_transform", area_3="start_extract")
    assert of(match)["moved"] == 3 + 3 + 6 + 3
    match = level(
        40, 40, level=1, areas=areas, tech_piles=pile("", "dt2_perpetual_motion"), question=buy_check(after=2)
    )
    play(match, "tech dt2_perpetual_motion")
    plan(match, 0, area_1="start_gems")
    plan(match, 1, area_1="start_gems", area_2="start_transform", area_3="start_extract")
    assert (of(match)["moved"], doc(match)["order"]) == (0, ["p2", "p1"])


@pytest.mark.rule("CS-LVL-07", "CS-LVL-11", "CS-LVL-10", "CS-DT2-07", "CS-END-01")
def test_ex_38_energy_surge_chains() -> None:
    match = level(75, 40, {"gems": {}, "level": 2}, level=1, tech_piles=pile("", "dt2_energy_surge"))
    assert track(match) == (2, 35, 40)
    play(match, "tech dt2_energy_surge")
    assert track(match) == (3, 5, 40)
    assert doc(match)["throne"] == "p1"
    assert gems(match, 2) == ""


@pytest.mark.rule("CS-DT1-07", "CS-CONS-03")
def test_ex_39_energy_saver() -> None:
    match = level(26, 24, tech_piles=pile("dt1_energy_saver"))
    play(match, "tech dt1_energy_saver")
    assert track(match) == (1, 2, 20)
    match = level(64, 34, tech_piles=pile("dt1_energy_saver"))
    play(match, "tech dt1_energy_saver")
    assert track(match) == (1, 30, 31)
    assert of(match)["moved"] == 0


@pytest.mark.rule("CS-CONS-03", "CS-DT1-07", "CS-LVL-02")
def test_ex_67_energy_saver_while_a_further_level_is_due() -> None:
    match = level(50, 24, tech_piles=pile("dt1_energy_saver"))
    assert track(match) == (1, 26, 24)
    play(match, "tech dt1_energy_saver")
    assert track(match) == (2, 2, 24)
    assert asked(match) == "p1 dark_tech"


# ---- level I


@pytest.mark.rule("CS-DT1-01", "CS-SHIFT-03")
def test_ex_60_the_celestial_gate() -> None:
    areas = {"area_2": ["start_settle"], "area_3": ["start_tower"]}
    match = level(40, 40, areas=areas, tech_piles=pile("dt1_celestial_gate"))
    play(match, "tech dt1_celestial_gate")
    t = table(match)
    assert t.own_areas(0) == [0, 1, 2, 4]
    assert t.reach(0, 4) == 3
    while asked(match).endswith("buy"):
        play(match, "done")
    play(match, "put start_gems area_1", by=0)
    assert refused(match, "confirm", by=0) == "CS_ERR_AREA_EMPTY"
    plan(match, 0, extra_gate="start_transform")
    plan(match, 1, area_1="start_gems", area_2="start_extract", area_3="start_settle")
    while asked(match) != "p1 transform":
        play(match, offers(match)[-1])
    play(match, "decline")
    assert of(match)["areas"]["extra_gate"] == ["start_tower"]
    assert "start_transform" in of(match)["hand"]


@pytest.mark.rule("CS-DT1-02")
def test_ex_15_gem_transformation() -> None:
    tiles = {"red_1": "s2_04", "red_2": "s2_06"}
    cubes = {"s2_04_1": 1, "s2_06_1": 1}
    row: dict[str, Plain] = {"techs": ["dt1_gem_transformation"], "upgrades": ["range_1_2"], "gems": {}}
    match = acting("start_extract", "start_gems", tiles=tiles, cubes=cubes, **row)
    play(match, "extract s2_04")
    assert gems(match) == "GT"
    play(match, "extract s2_06")
    assert gems(match) == "AAGG" + "TT"
    match = level(40, 40, tech_piles=pile("dt1_gem_transformation"))
    play(match, "tech dt1_gem_transformation")
    assert gems(match) == "T"


@pytest.mark.rule("CS-DT1-03", "CS-PLACE-04")
def test_ex_14_explorers_may_build_one_higher() -> None:
    piles: dict[str, Plain] = {"pile_1": ["s1_03", "s1_05"]}
    match = acting("start_discover", piles=piles, techs=["dt1_explorers"])
    play(match, "discover pile_1", "lay s1_03 orange_1")
    towers = ["settle s1_03_1 1", "settle s1_03_2 1", "settle s1_03_1 2", "settle s1_03_2 2"]
    assert offers(match, "settle") == towers
    match = acting("ai_expedition_1", piles=piles, techs=["dt1_explorers"])
    play(match, "discover pile_1", "lay s1_05 orange_1")
    assert offers(match, "settle") == ["settle s1_05_1 2", "settle s1_05_1 3"]
    play(match, "settle s1_05_1 3")
    assert of(match)["cubes"] == {"s1_05_1": 3}


@pytest.mark.rule("CS-DT1-03")
def test_explorers_do_not_help_without_a_discovery() -> None:
    match = acting("start_settle", "ai_outpost_1", tiles={"grey_1": "s1_01"}, techs=["dt1_explorers"])
    assert offers(match, "settle") == ["settle s1_01_1 1", "settle s1_01_2 1"]


@pytest.mark.rule("CS-DT1-04", "CS-LVL-02", "CS-LVL-07")
def test_ex_86_science_colonies_lift_a_second_level() -> None:
    tiles = {"pink_1": "s3_05"}
    match = level(46, 24, tiles=tiles, tech_piles=pile("dt1_science_colonies"))
    assert (track(match), gems(match, 2)) == ((1, 22, 24), "G")
    play(match, "tech dt1_science_colonies", "settle s3_05_1 1")
    assert (track(match), gems(match, 2)) == ((2, 2, 24), "GGT")
    assert asked(match) == "p1 dark_tech"
    match = level(46, 24, tiles=tiles, tech_piles=pile("dt1_science_colonies"))
    play(match, "tech dt1_science_colonies", "decline")
    assert track(match) == (1, 22, 24)


@pytest.mark.rule("CS-DT1-04")
def test_science_colonies_need_the_extension_on_other_cubes() -> None:
    tiles = {"pink_1": "s3_05", "grey_1": "s1_01"}
    foe: dict[str, Plain] = {"gems": {}, "cubes": {"s3_05_1": 1}}
    match = level(40, 40, foe, tiles=tiles, tech_piles=pile("dt1_science_colonies"))
    play(match, "tech dt1_science_colonies")
    assert refused(match, "settle s3_05_1 1") == "CS_ERR_PLANET_OCCUPIED"


@pytest.mark.rule("CS-DT1-06", "CS-UPG-02")
def test_extended_planning_raises_all_ranges_for_free() -> None:
    options = {"module_2_leaders": True}
    match = level(
        40, 40, upgrades=["range_1_2"], leader="ava", options=options, tech_piles=pile("dt1_extended_planning")
    )
    play(match, "tech dt1_extended_planning")
    assert [table(match).reach(0, area) for area in range(4)] == [3, 3, 3, 3]
    assert of(match)["energy"] == 7
    assert len(of(match)["upgrades"]) == 8
    match = level(40, 40, tech_piles=pile("dt1_extended_planning"))
    play(match, "tech dt1_extended_planning")
    assert of(match)["energy"] == 6
    assert "range_ava_2" not in of(match)["upgrades"]


@pytest.mark.rule("CS-DT1-08", "CS-EXT-03", "CS-EXT-04")
def test_shared_extraction_uses_systems_of_opponents() -> None:
    tiles = {"grey_1": "s1_04", "grey_2": "s1_05", "red_1": "s2_01"}
    foe: list[Plain] = [{"cubes": {"s1_04_1": 1, "s1_05_2": 2, "s2_01_1": 1}}]
    row: dict[str, Plain] = {"techs": ["dt1_shared_extraction"], "gems": {}}
    match = acting("ai_drill_2", tiles=tiles, others=foe, cubes={"s1_05_1": 1}, **row)
    assert offers(match) == ["extract s1_04", "extract s1_05", "done"]
    assert refused(match, "extract s2_01") == "CS_ERR_OUT_OF_RANGE"
    play(match, "extract s1_05")
    assert refused(match, "extract s1_05") == "CS_ERR_CUBE_USED"
    play(match, "extract s1_04")
    assert (gems(match), of(match)["energy"]) == ("G", 2)
    assert asked(match) == "p1 harvest"


# ---- level II


@pytest.mark.rule("CS-DT2-01")
@pytest.mark.parametrize("setting", ["each_system", "two_extractions"])
def test_ex_73_resource_people(setting: str) -> None:
    tiles = {"red_1": "s2_01", "pink_1": "s3_05", "grey_1": "s1_01"}
    own: dict[str, Plain] = {"level": 1, "cubes": {"s2_01_1": 1, "s3_05_1": 2}}
    foe: dict[str, Plain] = {"gems": {}, "cubes": {"s1_01_1": 1}}
    options = {"resource_people": setting}
    match = level(50, 50, foe, tiles=tiles, options=options, tech_piles=pile("", "dt2_resource_people"), **own)
    play(match, "tech dt2_resource_people")
    assert offers(match) == ["extract s2_01", "extract s3_05", "done"]
    assert ruled(match, "extract s1_01") == "CS_ERR_NO_COLONY CS-DT2-01"
    play(match, "extract s2_01", "extract s2_01")
    if setting == "two_extractions":
        assert asked(match) != "p1 resource_people"
        assert (gems(match), of(match)["energy"]) == ("GG", 0)
    else:
        assert ruled(match, "extract s2_01") == "CS_ERR_CUBE_USED CS-DT2-01"
        play(match, "extract s3_05", "extract s3_05")
        assert (gems(match), of(match)["energy"]) == ("GG", 8)


@pytest.mark.rule("CS-DT2-04", "CS-CARD-13", "CS-LVL-07")
def test_ex_88_reconnaissance_mission() -> None:
    piles: dict[str, Plain] = {"pile_3": ["s3_09", "s3_04"]}
    for energy, end in ((71, (2, 40, 41)), (72, (3, 0, 41))):
        match = level(energy, 41, level=1, piles=piles, tech_piles=pile("", "dt2_recon_mission"))
        play(match, "tech dt2_recon_mission", "discover pile_3", "lay s3_09 pink_1")
        assert offers(match) == ["settle s3_09_1 2", "extract s3_09", "decline"]
        play(match, "extract s3_09")
        assert track(match) == end
        assert (doc(match)["throne"] == "p1") == (end[0] == 3)


@pytest.mark.rule("CS-DT1-03", "CS-DT2-04")
def test_explorers_help_the_reconnaissance_mission() -> None:
    own: dict[str, Plain] = {"level": 1, "techs": ["dt1_explorers"], "piles": {"pile_3": ["s3_09", "s3_04"]}}
    match = level(40, 40, tech_piles=pile("", "dt2_recon_mission"), **own)
    play(match, "tech dt2_recon_mission", "discover pile_3", "lay s3_09 pink_1")
    assert offers(match, "settle") == ["settle s3_09_1 2", "settle s3_09_1 3"]


@pytest.mark.rule("CS-DT2-05", "CS-BON-01", "CS-BUY-05")
def test_ex_79_better_information() -> None:
    market = ["none", "ai_sail", "ai_spire", "none", "none", "none", "none", "none"]
    piles = pile("", "dt2_better_information")
    match = level(40, 40, level=1, market=market, ai_deck=short("ai_reactor"), tech_piles=piles)
    play(match, "tech dt2_better_information")
    assert offers(match) == ["take ai_sail", "take ai_spire"]
    assert refused(match, "take ai_settler") == "CS_ERR_NOT_IN_MARKET"
    play(match, "take ai_spire")
    assert doc(match)["market"][2] == "ai_reactor"
    assert (gems(match), len(of(match)["bonus"]["cards"])) == ("T", 1)
    match = level(40, 40, level=1, market=["none"] * 8, ai_deck=short(), tech_piles=piles)
    play(match, "tech dt2_better_information")
    assert (gems(match), len(of(match)["bonus"]["cards"])) == ("T", 1)


@pytest.mark.rule("CS-DT2-05", "CS-LEAD-13")
def test_casares_cannot_take_the_spire_either() -> None:
    market = ["ai_spire", "ai_sail", "ai_settler", "none", "none", "none", "none", "none"]
    options = {"module_2_leaders": True}
    own: dict[str, Plain] = {"level": 1, "leader": "casares", "market": market, "options": options}
    match = level(40, 40, tech_piles=pile("", "dt2_better_information"), **own)
    play(match, "tech dt2_better_information")
    assert ruled(match, "take ai_spire") == "CS_ERR_CASARES CS-LEAD-13"


@pytest.mark.rule("CS-DT2-06")
def test_ex_70_hegemonic_people_at_the_end_of_the_buy_phase() -> None:
    tiles = {"blue_1": "s2_02", "red_1": "s2_01"}
    own: dict[str, Plain] = {"level": 1, "cubes": {"s2_02_1": 2, "s2_01_1": 1}, "techs": ["dt1_empire"]}
    question = [*buy_check(after=2)[:1], *harvest_step()]
    match = level(40, 40, tiles=tiles, question=question, tech_piles=pile("", "dt2_hegemonic_people"), **own)
    play(match, "tech dt2_hegemonic_people", "harvest blue s2_02_1")
    assert ruled(match, "harvest blue s2_02_1") == "CS_ERR_ALREADY_HARVESTED CS-DT2-06"
    play(match, "harvest red s2_01_1")
    assert of(match)["energy"] == 18 + 3  # Empire comes with the harvest step that follows
    assert len(of(match)["bonus"]["cards"]) == 1
    assert offers(match) == ["harvest blue s2_02_1", "done"]


@pytest.mark.rule("CS-DT2-06")
def test_hegemonic_people_may_harvest_what_was_harvested_this_turn() -> None:
    tiles = {"red_1": "s2_01"}
    own: dict[str, Plain] = {"level": 1, "cubes": {"s2_01_1": 2}}
    piles = pile("", "dt2_hegemonic_people")
    match = level(35, 40, tiles=tiles, question=harvest_step(), tech_piles=piles, **own)
    play(match, "harvest red s2_01_1")
    play(match, "tech dt2_hegemonic_people", "harvest red s2_01_1")
    assert (of(match)["energy"], of(match)["cubes"]) == (15, {})


@pytest.mark.rule("CS-DT2-08", "CS-PLACE-04", "CS-PLACE-06")
def test_ex_89_extra_colony() -> None:
    tiles = {"pink_1": "s3_05", "pink_2": "s3_08"}
    foe: dict[str, Plain] = {"gems": {}, "cubes": {"s3_05_2": 1, "s3_08_1": 2}}
    piles = pile("", "dt2_extra_colony")
    match = level(40, 40, foe, level=1, tiles=tiles, tech_piles=piles)
    play(match, "tech dt2_extra_colony")
    assert "settle s3_05_1 2" in offers(match)
    assert refused(match, "settle s3_05_2 2") == "CS_ERR_PLANET_OCCUPIED"
    match = level(40, 40, foe, level=1, tiles=tiles, tech_piles=piles, upgrades=["colony_extension"])
    play(match, "tech dt2_extra_colony")
    assert refused(match, "settle s3_08_1 2") == "CS_ERR_STACK_LIMIT"
    play(match, "settle s3_05_2 2")
    assert of(match)["cubes"] == {"s3_05_2": 2}


# ---- throne and end


@pytest.mark.rule("CS-LVL-11", "CS-END-01", "CS-END-02", "CS-OV-02")
def test_ex_52_the_round_is_finished_and_the_throne_is_taken_once() -> None:
    match = level(40, 40, {"level": 2, "energy": 30, "consumption": 30}, level=2, question=buy_check())
    assert doc(match)["throne"] == "p1"
    assert asked(match) == "p2 buy"
    play(match, "done")
    assert (track(match, 2)[0], doc(match)["throne"]) == (3, "p1")
    plan(match, 0, area_1="start_gems", area_2="start_transform", area_3="start_extract")
    plan(match, 1, area_1="start_gems", area_2="start_transform", area_3="start_extract")
    while not match.table.over():
        play(match, offers(match)[-1])
    assert doc(match)["round"] == 1


@pytest.mark.rule("CS-END-02")
def test_levels_beyond_the_third_are_possible() -> None:
    match = level(85, 40, level=2)
    assert track(match) == (4, 5, 40)
