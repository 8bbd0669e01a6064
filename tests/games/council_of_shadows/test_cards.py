"""The AI cards, one by one."""

import pytest

from tests.games.council_of_shadows.positions import acting, asked, gems, of, offers, play, refused, ruled
from vestige.games.council_of_shadows import GAME
from vestige.kernel.values import Plain

NEAR = {"grey_1": "s1_04", "grey_2": "s1_05"}
FAR = {**NEAR, "red_1": "s2_06", "pink_1": "s3_05", "pink_2": "s3_09"}


@pytest.mark.rule("CS-CARD-01", "CS-EXT-01")
@pytest.mark.parametrize("card", ["ai_outpost_1", "ai_outpost_2"])
def test_ex_81_an_outpost_extracts_where_it_settles(card: str) -> None:
    match = acting(card, tiles=NEAR, cubes={"s1_05_2": 1}, gems={})
    play(match, "settle s1_04_1 1")
    assert offers(match) == ["extract s1_04", "decline"]
    assert refused(match, "extract s1_05") == "CS_ERR_NO_SUCH_TARGET"
    play(match, "extract s1_04")
    assert gems(match) == "G"
    match = acting(card, tiles=NEAR, cubes={"s1_05_2": 1})
    play(match, "decline")
    assert asked(match) == "p1 harvest"


@pytest.mark.rule("CS-CARD-02", "CS-CARD-13", "CS-DISC-07", "CS-COMP-11")
@pytest.mark.parametrize("card", ["ai_probe_1", "ai_probe_2"])
def test_ex_82_a_probe_reaches_any_sector_and_planet(card: str) -> None:
    piles: dict[str, Plain] = {"pile_3": ["s3_05", "s3_04"]}
    match = acting(card, piles=piles)
    play(match, "discover pile_3", "lay s3_05 pink_1")
    assert offers(match) == ["settle s3_05_1 1", "settle s3_05_2 1", "extract s3_05", "decline"]
    play(match, "extract s3_05")
    assert of(match)["energy"] == 4
    assert of(match)["cubes"] == {}
    assert match.table.sectors[2].cards[0] == GAME.ids("tile").index("s3_04")  # type: ignore[attr-defined]  # a Council


@pytest.mark.rule("CS-CARD-03", "CS-PLACE-06", "CS-COMP-11")
@pytest.mark.parametrize("card", ["ai_ark_1", "ai_ark_2"])
def test_ex_47_an_ark_ignores_range_and_terraforming_not_occupation(card: str) -> None:
    foe: list[Plain] = [{"cubes": {"s3_05_2": 1, "s3_09_1": 2}}]
    match = acting(card, tiles=FAR, others=foe)
    assert "settle s3_05_1 2" in offers(match)
    assert refused(match, "settle s3_05_2 2") == "CS_ERR_PLANET_OCCUPIED"
    match = acting(card, tiles=FAR, others=foe, upgrades=["colony_extension"])
    assert "settle s3_05_2 2" in offers(match)
    assert refused(match, "settle s3_09_1 2") == "CS_ERR_STACK_LIMIT"


@pytest.mark.rule("CS-CARD-04", "CS-DISC-06")
@pytest.mark.parametrize("card", ["ai_survey_1", "ai_survey_2"])
def test_ex_46_a_survey_settles_and_extracts_either_without_the_other(card: str) -> None:
    piles: dict[str, Plain] = {"pile_2": ["s2_07", "s2_01"]}
    match = acting(card, piles=piles, upgrades=["range_1_2"], gems={})
    play(match, "discover pile_2", "lay s2_07 red_1")
    assert offers(match) == ["extract s2_07", "decline"]
    play(match, "extract s2_07")
    assert of(match)["energy"] == 3
    match = acting(card, piles=piles, upgrades=["range_1_2"], gems={})
    play(match, "discover pile_2", "lay s2_01 red_1", "settle s2_01_1 1", "extract s2_01")
    assert (of(match)["cubes"], gems(match)) == ({"s2_01_1": 1}, "G")
    match = acting(card, piles=piles, upgrades=["range_1_2"], gems={})
    play(match, "discover pile_2", "lay s2_01 red_1", "decline", "extract s2_01")
    assert (of(match)["cubes"], gems(match)) == ({}, "G")


@pytest.mark.rule("CS-CARD-05")
def test_the_spire_needs_a_free_planet_even_with_the_extension() -> None:
    foe: list[Plain] = [{"cubes": {"s1_04_1": 1}}]
    match = acting("ai_spire", tiles=NEAR, others=foe, upgrades=["colony_extension"])
    assert offers(match) == ["settle s1_05_1 3", "decline"]
    assert refused(match, "settle s1_04_1 3") == "CS_ERR_STACK_LIMIT"
    assert refused(match, "settle s1_05_2 3") == "CS_ERR_TERRAFORM"
    play(match, "settle s1_05_1 3")
    assert of(match)["cubes"] == {"s1_05_1": 3}


@pytest.mark.rule("CS-CARD-06")
def test_the_sail_discovers_in_range_and_saves_one() -> None:
    match = acting("ai_sail", piles={"pile_1": ["s1_03", "s1_06"]})
    assert offers(match) == ["discover pile_1", "decline"]
    play(match, "discover pile_1", "lay s1_03 orange_2")
    assert offers(match, "settle") == ["settle s1_03_1 1", "settle s1_03_2 1"]
    assert GAME.box.cards[GAME.ids("card").index("ai_sail")].consumption == -1


@pytest.mark.rule("CS-CARD-07")
@pytest.mark.parametrize("card", ["ai_adaptive_1", "ai_adaptive_2"])
def test_ex_48_the_adaptive_card_settles_or_discovers(card: str) -> None:
    match = acting(card, tiles=NEAR, cubes={"s1_05_1": 1}, piles={"pile_1": ["s1_03", "s1_06"]})
    assert offers(match) == ["settle s1_04_1 1", "discover pile_1", "decline"]
    assert refused(match, "extract s1_05") == "CS_ERR_WRONG_PHASE"
    assert ruled(match, "discover pile_2") == "CS_ERR_OUT_OF_RANGE CS-DISC-01"
    assert refused(match, "settle s1_05_1 1") == "CS_ERR_PLANET_OCCUPIED"
    play(match, "discover pile_1", "lay s1_03 orange_1")
    assert offers(match) == ["settle s1_03_1 1", "settle s1_03_2 1", "extract s1_03", "decline"]
    match = acting(card, tiles=NEAR)
    play(match, "settle s1_04_1 1")
    assert of(match)["cubes"] == {"s1_04_1": 1}


@pytest.mark.rule("CS-CARD-08")
def test_savers_have_no_action() -> None:
    match = acting("ai_saver_2", "ai_saver_3", "ai_saver_4", tiles=NEAR)
    assert asked(match) == "p1 buy"
    values = [GAME.box.cards[GAME.ids("card").index(f"ai_saver_{n}")].consumption for n in (2, 3, 4)]
    assert values == [-2, -3, -4]


@pytest.mark.rule("CS-CARD-09", "CS-CARD-13", "CS-DISC-06")
@pytest.mark.parametrize("card", ["ai_expedition_1", "ai_expedition_2"])
def test_ex_84_an_expedition_places_two_or_extracts_twice(card: str) -> None:
    piles: dict[str, Plain] = {"pile_2": ["s2_11", "s2_01"]}
    match = acting(card, piles=piles, upgrades=["range_1_2", "terraform_brown"], gems={})
    play(match, "discover pile_2", "lay s2_11 red_1")
    assert offers(match) == ["settle s2_11_1 2", "extract s2_11", "decline"]
    assert ruled(match, "settle s2_11_1 1") == "CS_ERR_NO_SUCH_TARGET CS-PLACE-05"
    assert refused(match, "settle s2_11_2 2") == "CS_ERR_TERRAFORM"
    play(match, "extract s2_11")
    assert (gems(match), of(match)["energy"]) == ("GG", 2)


@pytest.mark.rule("CS-CARD-10")
@pytest.mark.parametrize(("card", "cubes"), [("ai_tower_1", 2), ("ai_tower_2", 2), ("ai_settler", 1)])
def test_modules_and_the_settler_are_like_starting_cards(card: str, cubes: int) -> None:
    match = acting(card, tiles=NEAR)
    assert offers(match) == [f"settle s1_04_1 {cubes}", f"settle s1_05_1 {cubes}", "decline"]


@pytest.mark.rule("CS-CARD-11", "CS-EXT-02", "CS-EXT-05", "CS-EXT-06")
def test_ex_83_drills() -> None:
    cubes = {"s1_04_1": 2, "s1_05_1": 1, "s3_09_1": 1}
    for card in ("ai_drill_1", "ai_drill_2"):
        match = acting(card, tiles=FAR, cubes=cubes, gems={})
        play(match, "extract s1_04", "extract s1_04", "extract s1_05")
        assert asked(match) == "p1 harvest"
        assert (gems(match), of(match)["energy"]) == ("GG", 2)
    match = acting("ai_drill_far", tiles=FAR, cubes=cubes, gems={})
    play(match, "extract s3_09")
    assert ruled(match, "extract s3_09") == "CS_ERR_CUBE_USED CS-EXT-04"
    play(match, "extract s1_05")
    assert of(match)["energy"] == 7
    assert of(match)["cubes"] == cubes


@pytest.mark.rule("CS-CARD-12", "CS-GEM-01", "CS-ACT-03")
def test_foundry_and_reactor() -> None:
    match = acting("ai_foundry", "ai_reactor", gems={})
    assert gems(match) == "GT"
    assert offers(match) == ["gain", "decline"]
    play(match, "gain")
    assert of(match)["energy"] == 4
    match = acting("ai_reactor")
    play(match, "decline")
    assert of(match)["energy"] == 0
