"""The box and the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.magnastorm.positions import asked, bag, deal, doc, hold, levels, offers, play, refused, table
from vestige.games.magnastorm import GAME
from vestige.games.magnastorm.board import SPACES
from vestige.games.magnastorm.cubes import total
from vestige.kernel.errors import BadInput
from vestige.kernel.match import new_match

FIRST: dict[str, Any] = {"first": "p1"}


@pytest.mark.rule("MS-GEN-01", "MS-COMP-03", "MS-GEN-06", "MS-DEC-01", "MS-SETUP-02")
def test_two_to_four_players_with_different_colours_choose_a_landing_area_and_a_start() -> None:
    assert GAME.players == (2, 3, 4)
    assert [option.id for option in GAME.options] == ["start", "first", "advanced"]
    setup = GAME.check_setup(4)
    assert [seat["colour"] for seat in setup.seats] == ["gray", "purple", "pink", "orange"]
    with pytest.raises(BadInput):
        GAME.check_setup(2, {}, [{"colour": "pink"}, {"colour": "pink"}])


@pytest.mark.rule("MS-COMP-01", "MS-COMP-02", "MS-COMP-13")
def test_the_box_holds_what_it_should() -> None:
    box = GAME.box
    assert (len(GAME.ids("commander")), len(GAME.ids("objective")), len(GAME.ids("artefact"))) == (16, 8, 120)
    assert [len(cards) for cards in box.of_metal] == [30, 60, 30]
    assert (box.labs, box.stations, box.crew, box.cubes, box.yellow, box.black) == (10, 3, 5, 25, 25, 25)
    assert box.markers == 4 + 4, "four objectives and as many administrative commanders"


@pytest.mark.rule("MS-COMP-04", "MS-COMP-05", "MS-COMP-06", "MS-SETUP-01")
@pytest.mark.parametrize(("players", "areas", "spaces", "lines", "slots"), [(4, 5, 9, 51, 12), (3, 4, 7, 39, 9)])
def test_the_planet_has_six_sectors_of_areas_spaces_lines_and_slots(
    players: int, areas: int, spaces: int, lines: int, slots: int
) -> None:
    side = table(deal(players)).side
    for sector in range(6):
        assert len(side.sector_spaces[sector]) == spaces
        assert sum(bool(s) and side.area_sector[a] == sector for a, s in enumerate(side.area_spaces)) == areas
    assert (len(side.lines), len(side.slots)) == (lines, slots)
    for slot in side.slots:
        a, b = side.slot_ends[slot]
        border = {side.area_sector[a], side.area_sector[b]}
        assert len(border) == 2
        assert side.slot_sector[slot] in border


@pytest.mark.rule("MS-COMP-08", "MS-COMP-09", "MS-COMP-10", "MS-SETUP-06", "MS-SETUP-09", "MS-POW-19")
def test_panels_and_tracks_have_the_size_of_the_player_count() -> None:
    for players, columns, tracks in ((2, 4, 3), (3, 4, 3), (4, 5, 4)):
        t = table(deal(players))
        assert len(t.upper) == len(t.lower) == 5 * columns
        assert len(t.admins) == columns - 1, "the first column has the token"
        assert len(t.researchers) == tracks
        assert t.token == -1
    assert len(GAME.box.move_cost) == len(GAME.box.gain) == 5
    assert [len(bonuses) for bonuses in GAME.box.level_bonus] == [13] * 4


@pytest.mark.rule("MS-SETUP-03", "MS-SETUP-14", "MS-COMP-12")
def test_the_landing_area_decides_which_sectors_are_calm() -> None:
    assert table(deal(4)).wedges() == (3, 4, 5)
    assert table(deal(4, start="start_2")).wedges() == (0, 1, 2)
    assert [seat["runner"] for seat in doc(deal(3))["seat"]] == ["pad"] * 3


@pytest.mark.rule("MS-SETUP-04", "MS-COMP-11", "MS-EXH-07")
def test_there_are_as_many_reputation_spaces_as_players() -> None:
    assert [table(deal(players)).count.values for players in (2, 3, 4)] == [(5, 2), (5, 3, 2), (5, 4, 3, 2)]


@pytest.mark.rule("MS-SETUP-05", "MS-SETUP-07", "MS-SETUP-10")
def test_commanders_and_objectives_are_drawn() -> None:
    seen = [doc(deal(4, seed=bytes([seed]))) for seed in range(40)]
    assert len({tuple(found["admins"]) for found in seen}) > 10
    assert len({tuple(found["researchers"]) for found in seen}) > 10
    assert {name for found in seen for name in found["objectives"]} == set(GAME.ids("objective"))
    for found in seen:
        kinds = [name[4] for name in found["objectives"]]
        assert kinds == ["r", "r", "s", "s"]


@pytest.mark.rule("MS-SETUP-08", "MS-SETUP-17", "MS-DEC-02", "MS-AMB-02")
def test_example_1_crew_are_placed_in_turn_order() -> None:
    match = deal(4, **FIRST)
    assert doc(match)["upper"] == {f"r{row}c{column}": {"neutral": 1} for column in range(1, 6) for row in (1, 2, 3)}
    assert doc(match)["lower"] == {}
    play(match, "column c2", "column c4", "column c1")
    assert refused(match, "column c4") == "E_SETUP_COLUMN"
    play(match, "column c3")
    upper = doc(match)["upper"]
    placed = [upper[space] for space in ("r4c2", "r4c4", "r4c1", "r4c3")]
    assert placed == [{"gray": 1}, {"purple": 1}, {"pink": 1}, {"orange": 1}]
    assert [seat["crew"] for seat in doc(match)["seat"]] == [4] * 4
    assert total(sum(table(match).upper)) == 19


@pytest.mark.rule("MS-SETUP-18", "MS-DEC-03", "MS-AMB-44")
def test_example_2_first_levels_are_chosen_in_reverse_order() -> None:
    match = deal(4, **FIRST)
    play(match, "column c2", "column c4", "column c1", "column c3")
    assert asked(match) == "p4 setup_track"
    play(match, "track red")
    assert refused(match, "track red") == "E_SETUP_TRACK"
    play(match, "track green", "track blue")
    assert [levels(match, f"p{n}") for n in range(1, 5)] == [{"turquoise": 1}, {"blue": 1}, {"green": 1}, {"red": 1}]
    assert asked(match) == "p1 turn"


@pytest.mark.rule("MS-SETUP-11", "MS-SETUP-13", "MS-SETUP-19", "MS-SETUP-20", "MS-SETUP-15")
def test_example_3_later_positions_begin_with_a_cube_more() -> None:
    match = deal(4, **FIRST)
    play(match, *(f"column c{n}" for n in range(1, 5)), "track red", "track green", "track blue")
    assert [hold(match, f"p{n}") for n in range(1, 5)] == ["gg", "uu", "kkk", "ooo"]
    assert doc(match)["supply"] == {"gray": 20, "purple": 20, "pink": 19, "orange": 19, "yellow": 22}
    assert bag(match) == {"gray": 3, "purple": 3, "pink": 3, "orange": 3, "yellow": 3, "black": 25}
    assert table(match).reputation == [0] * 4
    assert asked(match) == "p1 turn"


@pytest.mark.rule("MS-SETUP-16")
def test_the_first_player_is_named_or_drawn_and_the_others_follow_clockwise() -> None:
    assert table(deal(4, first="p3")).order == (2, 3, 0, 1)
    drawn = {table(deal(3, seed=bytes([seed]))).order for seed in range(30)}
    assert drawn == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.rule("MS-SETUP-12", "MS-ART-09")
def test_without_the_advanced_start_artefacts_lie_aside() -> None:
    match = new_match(GAME, 2, {"first": "p1"}, [{"artefacts": ["a301", "a302"]}], seed=b"x")
    assert [seat["drawn"] for seat in doc(match)["seat"]] == [[], []]
    play(match, "column c1", "column c2", "track red", "track green")
    assert [seat["points"] for seat in doc(match)["seat"]] == [{}, {}]


@pytest.mark.rule("MS-SETUP-05", "MS-SETUP-19", "MS-GEN-02")
def test_example_74_three_players() -> None:
    match = deal(3, **FIRST)
    play(match, "column c1", "column c2", "column c3", "track red", "track green")
    t = table(match)
    assert (len(t.researchers), t.count.columns, len(t.admins)) == (3, 4, 3)
    assert sum(space.get("neutral", 0) for space in doc(match)["upper"].values()) == 12
    assert (total(t.bag), t.count.threshold) == (37, 23)
    assert 5 not in t.box.bonuses[t.count.side], "no space with the turn order bonus"
    assert [hold(match, f"p{n}") for n in (1, 2, 3)] == ["gg", "uu", "kkk"]


@pytest.mark.rule("MS-SETUP-18", "MS-SETUP-19")
def test_example_95_two_players() -> None:
    match = deal(2, **FIRST)
    assert len(offers(match)) == 4
    play(match, "column c1", "column c2", "track red", "track green")
    t = table(match)
    assert (len(t.researchers), t.count.columns, len(t.admins)) == (3, 4, 3)
    assert (total(sum(t.upper)), total(t.bag), t.count.threshold) == (14, 34, 25)
    assert [hold(match, "p1"), hold(match, "p2")] == ["gg", "uu"]
    assert levels(match, "p1") == {"green": 1}


@pytest.mark.rule("MS-SETUP-03", "MS-ADM-08")
def test_example_105_the_second_landing_area() -> None:
    for players, spaces in ((4, ["s1_heart_1", "s1_heart_2", "s1_rim_1", "s1_rim_2"]), (2, None)):
        t = table(deal(players, start="start_2"))
        assert t.side.pad_sector[t.start] == 0
        assert [t.box.calm[1][n] for n in range(4)] == [(0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5)]
        reached = [SPACES[s] for area in t.side.pad_ends[t.start] for s in t.side.area_spaces[area]]
        assert sorted(reached) == (spaces or ["s1_front_1", "s1_front_2", "s1_rim_1"])
