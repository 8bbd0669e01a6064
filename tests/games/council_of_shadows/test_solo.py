"""The solo mode: the automa's deck, rows, harvest, levels and final count."""

import pytest

from tests.games.council_of_shadows.positions import (
    asked,
    deal,
    doc,
    of,
    offers,
    plan,
    play,
    position,
    refused,
    reveal,
    ruled,
    short,
    table,
    told,
    track,
)
from vestige.games.council_of_shadows import GAME
from vestige.kernel.match import Match
from vestige.kernel.score import LOST, WON
from vestige.kernel.values import Plain

TURN: list[dict[str, Plain]] = [
    {"step": "automa_turn"},
    {"step": "level_check", "seat": "p2"},
    {"step": "action_phase", "turn": 2},
]


def automa(card: str, own: dict[str, Plain] | None = None, you: dict[str, Plain] | None = None, **rest: Plain) -> Match:
    """The automa's turn with this card."""
    row = {"consumption": 90, **(own or {})}
    return position(you or {}, row, players=1, automa={"card": card}, **{"question": TURN, **rest})


@pytest.mark.rule("CS-SOLO-01", "CS-SOLO-02", "CS-SOLO-04", "CS-SOLO-05", "CS-SOLO-33")
@pytest.mark.parametrize("advanced", [False, True])
def test_the_deck_by_level_and_two_silver_cards_by_option(advanced: bool) -> None:
    t = table(deal(1, advanced_automa=advanced))
    assert [len(pile) for pile in t.automa_piles] == ([6, 6, 6] if advanced else [6, 5, 5])
    assert (t.consumption[1], t.energy[1], t.hands[1], t.gems[3:]) == (20, 0, 0, [0, 0, 0])
    assert len(t.bonus[0]) == 1
    assert len(t.bonus[1]) == 0
    assert {table(deal(1, bytes([seed]))).order for seed in range(9)} == {(0, 1), (1, 0)}


@pytest.mark.rule("CS-SOLO-10", "CS-SOLO-11", "CS-FLOW-02")
def test_only_the_person_buys_and_plans_then_the_card_is_turned_up() -> None:
    match = position(players=1, question=[{"step": "planning"}, *reveal()], order=["p2", "p1"])
    assert match.table.asked() == (0,)
    plan(match, 0, area_1="start_gems", area_2="start_settle", area_3="start_extract")
    card = doc(match)["automa"]["card"]
    assert GAME.box.automa[GAME.ids("automa_card").index(card)].level == 0
    match = deal(1, bytes([4]))
    assert asked(match) == "p1 buy"


@pytest.mark.rule("CS-SOLO-11", "CS-CONS-02")
def test_ex_61_limits_and_order_apply_to_the_automa() -> None:
    areas = {"area_1": ["start_transform"]}
    deck = {"piles": {"level_3": short("automa_16")}}
    own: dict[str, Plain] = {"consumption": 21, "level": 2}
    match = position({"areas": areas}, own, players=1, question=reveal()[:1], automa=deck, order=["p2", "p1"])
    assert (of(match, 2)["consumption"], of(match, 2)["moved"]) == (20, -1)
    assert doc(match)["order"] == ["p1", "p2"]


@pytest.mark.rule("CS-SOLO-12", "CS-SOLO-13", "CS-SOLO-14", "CS-SOLO-15", "CS-SOLO-16", "CS-SOLO-18")
def test_ex_16_the_example_card() -> None:
    tiles = {"blue_1": "s2_01", "orange_1": "s1_04"}
    piles: dict[str, Plain] = {"pile_2": ["s2_11", "s2_04"]}
    match = automa("automa_07", tiles=tiles, piles=piles)
    # row 1: no brown planet in blue, so a discovery; only s2_11 has a red planet, on the lowest free space
    assert doc(match)["tiles"]["blue_2"] == "s2_11"
    assert asked(match) == "p1 automa_settle"
    assert offers(match) == ["settle s2_11_2 2", "settle s2_11_3 2"]
    assert refused(match, "settle s2_11_1 2") == "CS_ERR_NO_SUCH_TARGET"
    play(match, "settle s2_11_3 2")
    # row 2: the one brown planet of orange; row 3: 6 energy; then both galaxies: 8 + 8, one cube each
    assert of(match, 2)["cubes"] == {"s2_11_3": 1}
    assert of(match, 2)["energy"] == 6 + 8 + 8
    assert len(of(match, 2)["bonus"]["cards"]) == 1


@pytest.mark.rule("CS-SOLO-12", "CS-SOLO-15")
def test_ex_17_the_alternative_of_the_second_row() -> None:
    tiles = {"blue_1": "s2_02", "orange_1": "s1_01"}
    piles: dict[str, Plain] = {"pile_1": ["s1_03", "s1_06"]}
    match = automa("automa_07", tiles=tiles, piles=piles, light=short())
    assert doc(match)["tiles"]["orange_2"] == "s1_03"
    assert of(match, 2)["cubes"] == {"s1_03_3": 1, "s2_02_2": 1}


@pytest.mark.rule("CS-SOLO-15")
def test_the_person_chooses_the_tile_if_both_or_none_fit() -> None:
    piles: dict[str, Plain] = {"pile_2": ["s2_01", "s2_09"]}
    match = automa("automa_04", piles=piles)
    assert asked(match) == "p1 automa_tile"
    assert offers(match) == ["lay s2_01 blue_1", "lay s2_09 blue_1"]
    assert ruled(match, "lay s2_01 blue_2") == "CS_ERR_NO_SUCH_TARGET CS-SOLO-15"
    piles = {"pile_2": ["s2_04", "s2_08"]}
    match = automa("automa_04", piles=piles)
    assert len(offers(match)) == 2
    play(match, "lay s2_08 blue_1")
    assert "s2_08_1" not in of(match, 2)["cubes"]
    assert doc(match)["piles"]["pile_2"]["cards"][-1] == "s2_04"


@pytest.mark.rule("CS-SOLO-12", "CS-SOLO-13", "CS-SOLO-15")
def test_ex_75_left_is_impossible_for_lack_of_a_space() -> None:
    tiles = {"blue_1": "s2_01", "blue_2": "s2_08", "blue_3": "s2_04"}
    match = automa("automa_04", tiles=tiles)
    assert asked(match) == "p1 automa_settle"
    assert offers(match) == ["settle s2_01_1 1", "settle s2_01_2 1"]


@pytest.mark.rule("CS-SOLO-13", "CS-SOLO-25")
def test_the_automa_settles_free_planets_only() -> None:
    tiles = {"blue_1": "s2_01", "blue_2": "s2_08", "blue_3": "s2_04"}
    match = automa("automa_04", tiles=tiles, you={"cubes": {"s2_01_1": 1}})
    assert of(match, 2)["cubes"].get("s2_01_2", 0) + of(match, 2)["energy"] > 0
    assert "s2_01_1" not in of(match, 2)["cubes"]
    full = {"s2_01_1": 1, "s2_01_2": 1}
    match = automa("automa_04", tiles=tiles, you={"cubes": full}, piles={"pile_1": short()})
    assert of(match, 2)["cubes"] == {}


@pytest.mark.rule("CS-SOLO-17", "CS-SOLO-24")
def test_ex_72_a_market_wipe_with_a_short_deck() -> None:
    market = ["ai_sail", "ai_spire", "ai_settler", "ai_ark_1", "ai_ark_2", "ai_probe_1", "ai_probe_2", "ai_saver_2"]
    row: list[dict[str, Plain]] = [{"step": "automa_row", "row": 2}]
    match = automa("automa_03", market=market, ai_deck=short("ai_reactor", "ai_foundry"), question=row)
    after = doc(match)
    assert after["market"][:2] == ["ai_reactor", "ai_foundry"]
    assert set(after["market"][2:4]) < set(market[:4])
    assert after["market"][4:] == market[4:]
    assert len(after["ai_deck"]["cards"]) == 2
    assert after["ai_discard"] == []


@pytest.mark.rule("CS-SOLO-17", "CS-SOLO-12")
def test_an_empty_market_cannot_be_wiped() -> None:
    row: list[dict[str, Plain]] = [{"step": "automa_row", "row": 2}, {"step": "buy_phase", "turn": 0}]
    market = ["none", "none", "none", "none", "ai_settler"]
    match = automa("automa_03", market=market, ai_deck=short("ai_reactor"), question=row)
    assert len(doc(match)["ai_deck"]["cards"]) == 1


@pytest.mark.rule("CS-SOLO-18", "CS-SOLO-26", "CS-HARV-10")
def test_ex_62_majority_mode() -> None:
    tiles = {"blue_1": "s2_01", "grey_1": "s1_01"}
    own: dict[str, Plain] = {"cubes": {"s2_01_1": 2, "s1_01_1": 1}}
    step: list[dict[str, Plain]] = [{"step": "automa_harvest", "after": 0}]
    match = automa("automa_01", own, {"cubes": {"s2_01_2": 2}}, tiles=tiles, question=step)
    assert (of(match, 2)["energy"], of(match, 2)["cubes"]) == (7, {"s2_01_1": 2})


@pytest.mark.rule("CS-SOLO-18", "CS-SOLO-14")
def test_the_person_chooses_the_cube_that_leaves() -> None:
    tiles = {"red_1": "s2_01"}
    own: dict[str, Plain] = {"cubes": {"s2_01_1": 1, "s2_01_2": 2}}
    step: list[dict[str, Plain]] = [{"step": "automa_harvest", "after": 0}]
    match = automa("automa_02", own, tiles=tiles, question=step)
    assert offers(match) == ["remove s2_01_1", "remove s2_01_2"]
    assert ruled(match, "remove s1_01_1") == "CS_ERR_NO_SUCH_TARGET CS-SOLO-18"
    play(match, "remove s2_01_2")
    assert of(match, 2)["cubes"] == {"s2_01_1": 1, "s2_01_2": 1}


@pytest.mark.rule("CS-SOLO-18", "CS-SOLO-25", "CS-SOLO-26", "CS-HARV-10", "CS-SOLO-06")
def test_ex_96_the_automa_against_a_station() -> None:
    tiles = {"green_1": "s3_01", "green_2": "s3_02"}
    you: dict[str, Plain] = {"stations": {"colonization": "green"}}
    step: list[dict[str, Plain]] = [{"step": "automa_harvest", "after": 0}]
    options = {"module_1_stations": True}
    for card, cubes, energy in (
        ("automa_01", {"s3_01_1": 3}, 0),
        ("automa_02", {"s3_01_1": 3}, 4),
        ("automa_01", {"s3_01_1": 3, "s3_02_1": 1}, 9),
        ("automa_02", {"s3_01_1": 3, "s3_02_1": 1}, 9),
    ):
        match = automa(card, {"cubes": cubes}, you, tiles=tiles, question=step, options=options)
        while asked(match) == "p1 automa_remove":
            play(match, offers(match)[0])
        assert of(match, 2)["energy"] == energy
        assert len(of(match, 2)["bonus"]["cards"]) == (energy > 0)


@pytest.mark.rule("CS-SOLO-19", "CS-SOLO-31", "CS-BC-07", "CS-BC-03")
def test_ex_63_light_cards_of_the_automa() -> None:
    names = ["flat", "gem_gold", "ai_cards", "player_board", "light_cards", "consumption"]
    own: dict[str, Plain] = {"bonus": [f"light_{name}" for name in names], "consumption": 77}
    match = position({}, own, players=1, question=[{"step": "final_count"}], throne="p1")
    assert of(match, 2)["energy"] == 5 + 3 + 1 + 1 + 13 + 7


@pytest.mark.rule("CS-SOLO-20", "CS-SOLO-21", "CS-SOLO-22")
def test_ex_95_levels_in_the_solo_game() -> None:
    step: list[dict[str, Plain]] = [{"step": "level_check", "seat": "p2"}]
    match = position({"gems": {}}, {"energy": 52, "consumption": 45}, players=1, question=step)
    assert track(match, 2) == (1, 7, 45)
    assert of(match)["gems"] == {}
    row: dict[str, Plain] = {"energy": 30, "consumption": 24, "gems": {}}
    match = position(row, players=1, question=[{"step": "level_check", "seat": "p1"}])
    assert asked(match) == "p1 dark_tech"
    assert match.table.gems[3:] == [0, 0, 0]  # type: ignore[attr-defined]  # a Council
    match = position({}, {"level": 1}, players=1, question=reveal()[:1])
    assert GAME.box.automa[table(match).automa_card].level == 1
    match = position({}, {"level": 3}, players=1, question=reveal()[:1])
    assert GAME.box.automa[table(match).automa_card].level == 2


@pytest.mark.rule("CS-SOLO-30", "CS-END-01")
def test_ex_95_the_automa_can_take_the_throne() -> None:
    own: dict[str, Plain] = {"level": 2, "energy": 61, "consumption": 60}
    steps: list[dict[str, Plain]] = [{"step": "level_check", "seat": "p2"}, {"step": "action_phase", "turn": 1}]
    areas = {"area_1": ["start_transform"]}
    match = position({"areas": areas}, own, players=1, question=steps, order=["p2", "p1"])
    assert (track(match, 2), doc(match)["throne"]) == ((3, 1, 60), "p2")
    assert asked(match) == "p1 transform"
    play(match, "decline")
    assert match.table.over()


@pytest.mark.rule("CS-SOLO-23")
def test_an_empty_pile_is_shuffled_from_the_used_cards() -> None:
    deck: dict[str, Plain] = {"piles": {"level_1": short()}, "used": {"level_1": ["automa_01", "automa_02"]}}
    match = position({}, {}, players=1, question=reveal()[:1], automa=deck)
    after = doc(match)["automa"]
    assert after["card"] in ("automa_01", "automa_02")
    assert after["used"]["level_1"] == [after["card"]]
    assert len(after["piles"]["level_1"]["cards"]) == 1


@pytest.mark.rule("CS-SOLO-32", "CS-SOLO-31", "CS-WIN-04")
def test_who_wins_against_the_automa() -> None:
    def end(mine: dict[str, Plain], other: dict[str, Plain], **options: Plain) -> str:
        row = {"gems": {}, **mine}
        match = position(row, other, players=1, question=[], throne="p1", options=options, tiles={"grey_1": "s1_01"})
        result = match.table.result()
        assert result is not None
        return result.kind

    assert end({"level": 3}, {"level": 2, "energy": 40}) == WON
    assert end({"level": 3, "energy": 4}, {"level": 3, "energy": 5}) == LOST
    assert end({"level": 3}, {"level": 3}) == WON
    assert end({"level": 3}, {"level": 3, "cubes": {"s1_01_1": 1}}) == LOST
    assert end({"level": 3}, {"level": 3, "cubes": {"s1_01_1": 1}}, third_tiebreak="player_board") == WON


@pytest.mark.rule("CS-SOLO-12")
def test_the_log_says_which_half_of_a_row_was_done() -> None:
    match = automa("automa_04", piles={"pile_2": ["s2_04", "s2_08"], "pile_1": ["s1_01", "s1_02"]})
    events = play(match, "lay s2_08 blue_1")
    assert told(events, "automa_row") == [("automa_row", 2, 1)]


@pytest.mark.rule("CS-SOLO-06", "CS-LEAD-02")
def test_leaders_are_for_the_person_alone() -> None:
    match = deal(1, module_2_leaders=True)
    assert asked(match) == "p1 choose_leader"
    play(match, "leader zoe")
    assert asked(match) == "p1 buy"
    assert table(match).leaders[1] == -1
