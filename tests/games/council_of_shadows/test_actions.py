"""Phase 3: settle, extract, discover, gems, shift; range and terraforming."""

import pytest

from tests.games.council_of_shadows.positions import (
    acting,
    asked,
    doc,
    gems,
    of,
    offers,
    play,
    position,
    purse,
    refused,
    ruled,
    table,
    told,
    turn,
)
from vestige.kernel.values import Plain
from vestige.kernel.view import view

NEAR = {"grey_1": "s1_01", "grey_2": "s1_04"}
FAR = {**NEAR, "red_1": "s2_01", "pink_1": "s3_05"}
EXTENSION = ["colony_extension"]


# ---- settle


@pytest.mark.rule("CS-PLACE-01", "CS-PLACE-02", "CS-ACT-02", "CS-UPG-07")
def test_a_tower_goes_on_one_planet_in_range() -> None:
    match = acting("start_tower", tiles=FAR)
    assert offers(match, "settle") == ["settle s1_01_1 2", "settle s1_01_2 2", "settle s1_04_1 2"]
    assert ruled(match, "settle s2_01_1 2") == "CS_ERR_OUT_OF_RANGE CS-PLACE-02"
    assert ruled(match, "settle s1_04_2 2") == "CS_ERR_TERRAFORM CS-PLACE-02"
    play(match, "settle s1_01_2 2")
    assert of(match)["cubes"] == {"s1_01_2": 2}


@pytest.mark.rule("CS-PLACE-02", "CS-ERR-01")
def test_range_comes_before_terraforming_and_existence_before_both() -> None:
    match = acting("start_settle", tiles=FAR)
    assert refused(match, "settle s3_05_1 1") == "CS_ERR_OUT_OF_RANGE"
    assert refused(match, "settle s3_09_1 1") == "CS_ERR_NO_SUCH_TARGET"
    assert refused(match, "settle s9_01_1 1") == "CS_ERR_NO_SUCH_TARGET"


@pytest.mark.rule("CS-UPG-03", "CS-UPG-08")
def test_terraforming_adds_brown_and_red_planets() -> None:
    match = acting("start_settle", tiles={"grey_1": "s1_09"}, upgrades=["terraform_red"])
    assert offers(match, "settle") == ["settle s1_09_1 1", "settle s1_09_3 1"]
    match = acting("start_settle", tiles={"grey_1": "s1_09"}, upgrades=["terraform_brown"])
    assert offers(match, "settle") == ["settle s1_09_1 1", "settle s1_09_2 1"]


@pytest.mark.rule("CS-PLACE-03", "CS-PLACE-04", "CS-PLACE-05", "CS-PLACE-07", "CS-UPG-04")
def test_ex_41_stacking() -> None:
    foe: list[Plain] = [{"cubes": {"s1_01_1": 2}}]
    match = acting("start_settle", tiles=NEAR, others=foe)
    assert ruled(match, "settle s1_01_1 1") == "CS_ERR_PLANET_OCCUPIED CS-PLACE-03"
    match = acting("start_settle", tiles=NEAR, others=foe, upgrades=EXTENSION)
    play(match, "settle s1_01_1 1")
    assert of(match)["cubes"] == {"s1_01_1": 1}
    match = acting("start_tower", tiles=NEAR, others=foe, upgrades=EXTENSION)
    assert ruled(match, "settle s1_01_1 2") == "CS_ERR_STACK_LIMIT CS-PLACE-04"
    assert ruled(match, "settle s1_01_2 1") == "CS_ERR_NO_SUCH_TARGET CS-PLACE-05"


@pytest.mark.rule("CS-UPG-04")
def test_the_extension_respects_terraforming_and_own_cubes_too() -> None:
    match = acting("start_settle", tiles=NEAR, cubes={"s1_01_1": 2, "s1_04_2": 1}, upgrades=EXTENSION)
    assert offers(match, "settle") == ["settle s1_01_1 1", "settle s1_01_2 1", "settle s1_04_1 1"]
    assert refused(match, "settle s1_04_2 1") == "CS_ERR_TERRAFORM"


@pytest.mark.rule("CS-UPG-07", "CS-ACT-02", "CS-COMP-13")
def test_ex_42_the_range_belongs_to_the_area() -> None:
    ranges = ["range_1_2", "range_1_3", "terraform_red"]
    match = acting("start_settle", tiles=FAR, upgrades=ranges)
    assert "settle s3_05_1 1" in offers(match)
    areas = {"area_2": ["start_settle"]}
    match = position({"areas": areas, "upgrades": ranges}, question=turn(), tiles=FAR)
    assert refused(match, "settle s3_05_1 1") == "CS_ERR_OUT_OF_RANGE"


@pytest.mark.rule("CS-ACT-01", "CS-ACT-03", "CS-ACT-06", "CS-FLOW-04")
def test_areas_from_left_to_right_each_may_be_declined() -> None:
    match = acting("start_settle", "start_tower", "start_transform", tiles=NEAR, gems=purse("A"))
    assert offers(match)[-1] == "decline"
    play(match, "decline")
    assert offers(match)[0] == "settle s1_01_1 2"
    play(match, "decline")
    assert asked(match) == "p1 transform"
    play(match, "decline")
    assert asked(match) == "p1 buy"


@pytest.mark.rule("CS-ACT-03", "CS-ACT-06")
def test_what_is_impossible_is_passed_without_a_question() -> None:
    match = acting("start_extract", "start_settle", tiles=NEAR)
    assert asked(match) == "p1 settle"
    assert refused(match, "extract s1_01") == "CS_ERR_WRONG_PHASE"


@pytest.mark.rule("CS-ACT-05", "CS-EXT-05")
def test_no_action_removes_a_cube() -> None:
    match = acting("start_extract", tiles=NEAR, cubes={"s1_01_1": 2})
    play(match, "extract s1_01", "extract s1_01")
    assert of(match)["cubes"] == {"s1_01_1": 2}


# ---- extract


@pytest.mark.rule("CS-EXT-01", "CS-EXT-02", "CS-EXT-03", "CS-EXT-04")
def test_ex_40_each_cube_once_for_a_card() -> None:
    tiles = {"grey_1": "s1_06", "grey_2": "s1_04", "orange_1": "s1_05"}
    foe: list[Plain] = [{"cubes": {"s1_04_1": 1}}]
    match = acting("start_extract", tiles=tiles, cubes={"s1_06_1": 1, "s1_05_1": 1}, others=foe, gems={})
    play(match, "extract s1_06")
    assert gems(match) == "AA"
    assert ruled(match, "extract s1_06") == "CS_ERR_CUBE_USED CS-EXT-04"
    assert ruled(match, "extract s1_04") == "CS_ERR_NO_COLONY CS-EXT-03"
    play(match, "extract s1_05")
    assert of(match)["energy"] == 2


@pytest.mark.rule("CS-EXT-04")
def test_ex_40_the_same_cube_works_for_the_next_card() -> None:
    match = acting("start_extract", "ai_drill_1", tiles={"grey_1": "s1_06"}, cubes={"s1_06_1": 1}, gems={})
    play(match, "extract s1_06")
    assert offers(match) == ["extract s1_06", "done"]
    play(match, "extract s1_06")
    assert gems(match) == "AAAA"


@pytest.mark.rule("CS-EXT-03")
def test_extracting_needs_range_but_no_terraforming() -> None:
    cubes = {"s1_04_2": 1, "s2_01_1": 1}
    match = acting("start_extract", tiles=FAR, cubes=cubes)
    assert offers(match) == ["extract s1_04", "done"]
    assert refused(match, "extract s2_01") == "CS_ERR_OUT_OF_RANGE"


# ---- discover

PILES: dict[str, Plain] = {"pile_1": ["s1_03", "s1_05"], "pile_2": ["s2_01", "s2_06"], "pile_3": ["s3_05", "s3_04"]}


@pytest.mark.rule("CS-DISC-01", "CS-DISC-02", "CS-DISC-05", "CS-EXT-02", "CS-PLACE-01", "CS-SHIFT-01", "CS-SHIFT-02")
def test_ex_10_bens_actions() -> None:
    tiles = {"grey_1": "s1_01", "grey_2": "s1_02"}
    cards = ("start_discover", "start_tower", "start_extract")
    match = acting(*cards, tiles=tiles, piles=PILES, upgrades=["range_1_2"], gems={}, energy=1)
    assert ruled(match, "discover pile_3") == "CS_ERR_OUT_OF_RANGE CS-DISC-01"
    play(match, "discover pile_2")
    assert ruled(match, "lay s2_01 orange_1") == "CS_ERR_WRONG_SECTOR CS-DISC-02"
    play(match, "lay s2_01 red_1", "settle s2_01_1 1", "settle s1_01_1 2", "extract s1_01", "extract s1_01")
    assert doc(match)["piles"]["pile_2"]["cards"][-1] == "s2_06"
    assert gems(match) == "AA"
    assert of(match)["areas"] == {"area_2": ["start_discover"], "area_3": ["start_tower"]}
    assert "start_extract" in of(match)["hand"]
    assert asked(match) == "p1 harvest"
    play(match, "harvest red s2_01_1", "harvest grey s1_01_1")
    assert of(match)["cubes"] == {"s1_01_1": 1}
    assert of(match)["energy"] == 18


@pytest.mark.rule("CS-DISC-02", "CS-INFO-01")
def test_only_the_discoverer_sees_the_rejected_tile() -> None:
    match = acting("start_discover", piles=PILES)
    play(match, "discover pile_1")
    assert [line.split()[1] for line in offers(match)][:1] == ["s1_03"]
    assert set(view(match.table, 1).document()["piles"]["pile_1"]["cards"]) == {"?"}
    play(match, "lay s1_05 orange_1", "decline")
    assert view(match.table, 0).document()["piles"]["pile_1"]["cards"][-1] == "s1_03"
    assert view(match.table, 1).document()["piles"]["pile_1"]["cards"][-1] == "?"


@pytest.mark.rule("CS-DISC-02", "CS-INFO-03")
def test_undo_does_not_go_back_behind_a_draw() -> None:
    match = acting("start_settle", "start_discover", tiles=NEAR, piles=PILES)
    play(match, "settle s1_01_1 1")
    assert match.undoable(0) == 0
    play(match, "discover pile_1")
    assert match.undoable(0) is None


@pytest.mark.rule("CS-DISC-01", "CS-DISC-03")
def test_ex_45_last_tile_and_full_sector() -> None:
    piles: dict[str, Plain] = {"pile_1": {"cards": ["s1_03"], "short": True}}
    match = acting("start_discover", tiles=NEAR, piles=piles)
    play(match, "discover pile_1")
    assert {line.split()[1] for line in offers(match)} == {"s1_03"}
    assert "decline" not in offers(match)
    full = {f"orange_{n}": f"s1_0{n + 4}" for n in range(1, 6)}
    match = acting("start_discover", tiles={**NEAR, **full}, upgrades=["range_1_2"])
    assert offers(match) == ["discover pile_2", "decline"]
    assert ruled(match, "discover pile_1") == "CS_ERR_NO_FREE_SPACE CS-DISC-01"


@pytest.mark.rule("CS-DISC-01")
def test_without_a_pile_the_discovery_is_passed() -> None:
    full = {f"orange_{n}": f"s1_0{n + 4}" for n in range(1, 6)}
    match = acting("start_discover", tiles={**NEAR, **full})
    assert asked(match) == "p1 buy"


@pytest.mark.rule("CS-DISC-02", "CS-ERR-01")
def test_a_taken_space_another_tile_an_absent_galaxy() -> None:
    match = acting("start_discover", tiles=NEAR, piles=PILES)
    play(match, "discover pile_1")
    assert refused(match, "lay s1_03 grey_1") == "CS_ERR_NO_FREE_SPACE"
    assert refused(match, "lay s1_07 orange_1") == "CS_ERR_NO_SUCH_TARGET"
    assert refused(match, "lay s1_03 beige_1") == "CS_ERR_NO_SUCH_TARGET"


@pytest.mark.rule("CS-PC-3", "CS-ERR-03", "CS-DISC-01")
def test_ex_22_covered_galaxies_take_no_tiles() -> None:
    match = acting("start_discover", players=3, piles=PILES, upgrades=["range_1_2"])
    play(match, "discover pile_2")
    assert ruled(match, "lay s2_01 turquoise_1") == "CS_ERR_GALAXY_COVERED CS-PC-3"
    assert refused(match, "lay s2_01 yellow_1") == "CS_ERR_GALAXY_COVERED"
    assert "lay s2_01 brown_1" in offers(match)


@pytest.mark.rule("CS-DISC-04", "CS-DISC-05")
def test_ex_44_extracting_needs_no_terraforming_after_a_discovery() -> None:
    piles: dict[str, Plain] = {"pile_2": ["s2_08", "s2_01"]}
    match = acting("start_discover", piles=piles, upgrades=["range_1_2"], gems={})
    play(match, "discover pile_2", "lay s2_08 red_1")
    assert refused(match, "settle s2_08_1 1") == "CS_ERR_TERRAFORM"
    play(match, "extract s2_08")
    assert gems(match) == "T"
    assert of(match)["cubes"] == {}


@pytest.mark.rule("CS-DISC-04", "CS-ERR-01")
def test_either_settle_or_extract_or_nothing_and_only_there() -> None:
    match = acting("start_discover", tiles=NEAR, piles=PILES)
    play(match, "discover pile_1", "lay s1_03 orange_1")
    assert offers(match) == ["settle s1_03_1 1", "settle s1_03_2 1", "extract s1_03", "decline"]
    assert refused(match, "settle s1_01_1 1") == "CS_ERR_NO_SUCH_TARGET"
    assert refused(match, "extract s1_01") == "CS_ERR_NO_SUCH_TARGET"
    play(match, "settle s1_03_1 1")
    assert asked(match) == "p1 harvest"


@pytest.mark.rule("CS-CARD-08", "CS-PLACE-03", "CS-PLACE-02", "CS-HARV-05", "CS-SHIFT-01")
def test_ex_12_chloes_turn() -> None:
    cards = ("start_discover", "ai_saver_2", "start_settle")
    tiles = {"grey_1": "s1_01", "grey_2": "s1_02"}
    ben: list[Plain] = [{"cubes": {"s1_01_1": 1}}]
    match = acting(*cards, tiles=tiles, piles=PILES, others=ben)
    play(match, "discover pile_1", "lay s1_03 orange_1", "settle s1_03_1 1")
    assert asked(match) == "p1 settle"
    assert refused(match, "settle s1_03_3 1") == "CS_ERR_TERRAFORM"
    assert refused(match, "settle s1_03_1 1") == "CS_ERR_PLANET_OCCUPIED"
    assert refused(match, "settle s1_01_1 1") == "CS_ERR_PLANET_OCCUPIED"
    play(match, "settle s1_03_2 1")
    assert "start_settle" in of(match)["hand"]
    assert offers(match) == ["harvest orange s1_03_1", "harvest orange s1_03_2", "done"]
    play(match, "harvest orange s1_03_1")
    assert (of(match)["energy"], of(match)["cubes"]) == (8, {"s1_03_2": 1})


# ---- gems and shift


@pytest.mark.rule("CS-GEM-01", "CS-TRANS-01", "CS-ACT-01", "CS-ACT-04")
def test_ex_85_gems_first_then_transform() -> None:
    match = acting("start_gems", "start_transform", gems={})
    assert gems(match) == "AAG"
    play(match, "transform anthracite")
    assert gems(match) == "AGG"
    match = acting("start_gems", "start_transform", gems={})
    play(match, "transform gold")
    assert gems(match) == "AAT"
    match = acting("start_transform", "start_gems", gems={})
    assert asked(match) == "p1 buy"
    assert gems(match) == "AAG"


@pytest.mark.rule("CS-TRANS-01")
def test_ex_85_only_gems_you_have() -> None:
    match = acting("start_transform", gems=purse("A"))
    assert ruled(match, "transform gold") == "CS_ERR_NO_SUCH_GEM CS-TRANS-01"
    assert refused(match, "transform transparent") == "CS_ERR_NO_SUCH_TARGET"


@pytest.mark.rule("CS-SHIFT-01", "CS-SHIFT-02", "CS-SHIFT-03", "CS-SHIFT-04")
def test_cards_move_on_by_themselves_over_all_areas() -> None:
    cards = {"area_1": ["start_gems"], "area_3": ["start_extract", "start_transform"], "extra_ava": ["ai_saver_2"]}
    row: dict[str, Plain] = {"areas": cards, "leader": "ava", "techs": ["dt1_celestial_gate"], "gems": {}}
    options = {"module_2_leaders": True}
    step: list[dict[str, Plain]] = [{"step": "shift", "seat": "p1"}]
    match = position(row, options=options, question=step)
    assert of(match)["areas"] == {
        "area_2": ["start_gems"],
        "extra_ava": ["start_extract", "start_transform"],
        "extra_gate": ["ai_saver_2"],
    }
    match = position({"areas": {"area_3": ["start_gems"]}}, question=step)
    assert of(match)["areas"] == {}
    assert "start_gems" in of(match)["hand"]


@pytest.mark.rule("CS-OV-03")
def test_events_tell_each_action() -> None:
    match = acting("start_settle", tiles=NEAR)
    events = play(match, "settle s1_01_1 1")
    assert told(events, "settled")[0][0] == "settled"
    assert table(match).energy == [0, 0]
