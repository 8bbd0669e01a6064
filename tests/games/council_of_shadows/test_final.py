"""The final count, bonus cards, victory."""

import pytest

from tests.games.council_of_shadows.positions import doc, gems, of, position, purse, table, track
from vestige.games.council_of_shadows.scoring import bonus_value
from vestige.kernel.match import Match
from vestige.kernel.score import RANKED
from vestige.kernel.values import Plain
from vestige.kernel.view import view

TILES = {
    "grey_1": "s1_01",
    "grey_2": "s1_02",
    "orange_1": "s1_03",
    "orange_2": "s1_10",
    "blue_1": "s2_01",
    "red_1": "s2_09",
}
FINAL: list[dict[str, Plain]] = [{"step": "final_count"}]


def final(*seats: dict[str, Plain], **rest: Plain) -> Match:
    return position(*seats, question=FINAL, throne="p1", tiles=TILES, **rest)


def worth(match: Match, card: str, seat: int = 0) -> int:
    return bonus_value(table(match), seat, match.game.ids("bonus").index(card))


@pytest.mark.rule("CS-BC-01", "CS-BC-02", "CS-BC-05", "CS-BC-09")
def test_ex_19_bonus_card_examples() -> None:
    cubes = {"s1_01_1": 1, "s1_02_1": 2, "s2_01_1": 2}
    match = position({"gems": purse("GGGG"), "cubes": cubes}, tiles=TILES)
    assert worth(match, "light_gem_gold") == 7
    assert worth(match, "light_planet_blue") == 8
    assert worth(match, "light_sector_1") == 7
    assert worth(match, "dark_galaxy_grey") == 9
    match = position({"cubes": {"s1_01_1": 1}}, {"cubes": {"s1_01_2": 1}}, tiles=TILES)
    assert worth(match, "dark_galaxy_grey") == 6
    assert worth(match, "dark_galaxy_blue") == 3


@pytest.mark.rule("CS-FIN-02", "CS-BC-06")
def test_ex_20_ai_cards_count_wherever_they_are() -> None:
    areas = {"area_1": ["start_settle", "ai_sail"], "area_2": ["ai_spire", "ai_settler"]}
    own: dict[str, Plain] = {"areas": areas, "hand": ["ai_probe_1", "ai_probe_2", "start_gems"], "gems": {}}
    match = final({**own, "bonus": ["light_ai_cards"], "consumption": 90}, {"consumption": 90, "gems": {}})
    assert of(match)["energy"] == 10 + 11


@pytest.mark.rule("CS-FIN-01", "CS-FIN-02", "CS-FIN-03", "CS-FIN-04", "CS-END-03", "CS-BC-10")
def test_ex_53_levels_of_the_final_count() -> None:
    own: dict[str, Plain] = {"level": 2, "energy": 50, "consumption": 60, "gems": purse("AAGT")}
    own |= {"hand": ["ai_sail", "ai_spire", "ai_settler"], "bonus": ["light_flat"]}
    match = final({"level": 3, "consumption": 99, "gems": {}}, own)
    assert track(match, 2) == (3, 8, 60)
    assert of(match, 2)["techs"] == []
    assert gems(match) == ""
    assert doc(match)["throne"] == "p1"


@pytest.mark.rule("CS-BC-03", "CS-BC-07", "CS-BC-08", "CS-BC-10", "CS-FIN-03")
def test_ex_93_the_sum_of_bonus_cards() -> None:
    bonus = ["light_light_cards", "light_flat", "light_consumption", "dark_stations"]
    own: dict[str, Plain] = {"consumption": 58, "gems": {}, "bonus": bonus, "hand": []}
    own["stations"] = {"extraction": "blue", "colonization": "grey"}
    match = final(own, options={"module_1_stations": True})
    assert of(match)["energy"] == 7 + 5 + 5 + 10


@pytest.mark.rule("CS-BC-04", "CS-LEAD-12")
def test_cubes_on_the_player_board() -> None:
    upgrades = ["terraform_brown", "energy_1", "range_1_2"]
    match = position({"upgrades": upgrades, "leader": "ava"}, options={"module_2_leaders": True})
    assert worth(match, "light_player_board") == 1 + 3 + 1


@pytest.mark.rule("CS-BC-02", "CS-BC-05")
def test_planet_types_and_sectors_count_cubes() -> None:
    match = position({"cubes": {"s1_10_4": 2, "s2_09_3": 1, "s2_09_2": 1}}, tiles=TILES)
    assert worth(match, "light_planet_red") == 6
    assert worth(match, "light_planet_brown") == 4
    assert worth(match, "light_sector_2") == 6
    assert worth(match, "light_sector_3") == 4


@pytest.mark.rule("CS-FIN-05")
def test_bonus_cards_are_revealed_at_the_end() -> None:
    match = final({"bonus": ["light_flat"]}, {"bonus": ["light_sector_1", "dark_galaxy_grey"]})
    seen = view(match.table, None).document()["seat"]
    assert seen[1]["bonus"]["cards"] == ["light_sector_1", "dark_galaxy_grey"]


# ---- victory


def ended(*seats: dict[str, Plain], **rest: Plain) -> Match:
    """The game is over with these counters."""
    return position(*seats, question=[], throne="p1", tiles=TILES, **rest)


def winners(match: Match) -> list[int]:
    result = match.table.result()
    assert result is not None
    assert result.kind == RANKED
    return result.winners()


@pytest.mark.rule("CS-WIN-03", "CS-WIN-04")
def test_ex_54_cubes_decide_or_the_victory_is_shared() -> None:
    p: dict[str, Plain] = {"level": 3, "energy": 12, "cubes": {"s1_01_1": 3, "s1_02_1": 3, "s1_03_1": 1}}
    q: dict[str, Plain] = {"level": 3, "energy": 12, "cubes": {"s2_01_1": 3, "s2_09_1": 2}}
    assert winners(ended(p, q)) == [0]
    six = {"s1_01_1": 3, "s1_02_1": 3}
    assert winners(ended({**p, "cubes": six}, {**q, "cubes": {"s2_01_1": 3, "s2_09_1": 3}})) == [0, 1]


@pytest.mark.rule("CS-WIN-01", "CS-WIN-02", "CS-WIN-03")
def test_ex_94_tie_breaks() -> None:
    p: dict[str, Plain] = {"level": 3, "energy": 14}
    assert winners(ended(p, {"level": 3, "energy": 12})) == [0]
    assert winners(ended(p, {"level": 4, "energy": 0})) == [1]
    p = {"level": 3, "energy": 12, "cubes": {"s1_01_1": 3, "s1_02_1": 1}, "stations": {"colonization": "grey"}}
    p["upgrades"] = ["energy_1", "energy_2"]
    q: dict[str, Plain] = {"level": 3, "energy": 12, "cubes": {"s2_01_1": 3, "s2_09_1": 3}}
    q["upgrades"] = ["energy_1", "energy_2", "energy_3", "energy_4", "range_1_2"]
    options: dict[str, Plain] = {"module_1_stations": True}
    assert winners(ended(p, q, options=options)) == [0]
    assert winners(ended(p, q, options={**options, "third_tiebreak": "player_board"})) == [1]


@pytest.mark.rule("CS-WIN-01", "CS-WIN-05")
def test_progress_is_level_energy_and_cubes() -> None:
    match = ended({"level": 3, "energy": 14, "cubes": {"s1_01_1": 2}}, {"level": 2, "energy": 40})
    assert match.table.progress() == [(3, 14, 2), (2, 40, 0)]
    result = match.table.result()
    assert result is not None
    assert result.progress == ((3, 14, 2), (2, 40, 0))
    assert match.game.progress_rows == ("level", "energy", "cubes")
