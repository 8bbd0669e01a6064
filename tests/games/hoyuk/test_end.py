"""The end of the game and the final score."""

import pytest

from tests.commands import doc, offers, play
from tests.games.hoyuk.positions import asked, building, rows, spending, village
from vestige.kernel.match import Match
from vestige.kernel.values import Plain


def finished(board: str, **rest: Plain) -> Match:
    match = village(board, phase="finished", ending=True, **rest)
    assert match.table.over()
    return match


def places(match: Match) -> list[int]:
    result = match.table.result()
    assert result is not None
    return list(result.places)


def totals(match: Match) -> list[int]:
    return match.table.score_sheet().totals()


@pytest.mark.rule("HY-END-01", "HY-END-02", "HY-GEO-05", "HY-STOREY-07")
def test_30_the_last_house_may_be_a_storey_and_the_turn_is_played_to_its_end() -> None:
    match = building("R@d5", tile="tile_totem_2", supply=1, G={"tile": "tile_oven_1"})
    play(match, "house d5", "totem d5")
    assert doc(match)["ending"]
    assert offers(match) == ["done"]
    play(match, "done")
    assert asked(match) == "G build"
    assert offers(match, "house")


@pytest.mark.rule("HY-END-01", "HY-END-03")
def test_31_a_last_house_in_the_window_of_phase_4_ends_the_game_in_this_very_turn() -> None:
    match = spending("R@d5 G@j9", hand="house", phase="p4_window", R={"supply": 1})
    play(match, "build house house", "house d6", "done", "return oven")
    assert asked(match) == "over"


@pytest.mark.rule("HY-END-05", "HY-END-03", "HY-END-02")
def test_88_two_last_houses_in_one_turn_end_the_game_once() -> None:
    match = village(
        "R@d5 G@j9",
        phase="p1_step1",
        turn=2,
        R={"supply": 1, "tile": "tile_totem_1"},
        G={"supply": 1, "tile": "tile_oven_1"},
        deck=["tornado_1"],
    )
    phases = []
    while asked(match) != "over":
        phases.append(doc(match)["phase"])
        play(match, offers(match)[0])
    assert doc(match)["turn"] == 2
    assert doc(match)["phase"] == "finished"
    assert [row["supply"] for row in doc(match)["seat"]] == [0, 0]


@pytest.mark.rule("HY-SCORE-01", "HY-SCORE-02", "HY-SCORE-03", "HY-SCORE-11")
def test_32_the_final_score() -> None:
    board = "R2@d5 R2@d6 R@d7 R@d8 G@e5 G@e6 G@e7 G@j10 G@j11"
    match = finished(board, R={"points": 20, "hand": ["oven", "oven", "oven"]}, G={"points": 22, "hand": ["joker"]})
    assert rows(match) == {
        "sets": {"R": 20, "G": 22},
        "hand": {"R": 3, "G": 1},
        "families": {"R": 4, "G": 2},
        "storeys": {"R": 2, "G": 0},
    }
    assert totals(match) == [27, 25]
    assert places(match) == [1, 2]


@pytest.mark.rule("HY-SCORE-03", "HY-SCORE-04")
def test_33_storeyed_houses_decide_between_equal_families_else_nobody_scores() -> None:
    board = "R2@d5 R@d6 R@d7 G@e5 G@e6 G@e7 B@j5 B@j6 R@k5 R@k6"
    assert rows(finished(board))["families"] == {"R": 3, "G": 0, "B": 0}


@pytest.mark.rule("HY-SCORE-04")
def test_34_of_two_equal_families_of_one_player_one_scores() -> None:
    assert rows(finished("R@d5 R@e5 X@f5 R@g5 R@h5 G@f6"))["families"] == {"R": 2, "G": 0}


@pytest.mark.rule("HY-SCORE-04")
def test_91_families_of_two_players_tied_score_nothing_unless_one_alone_has_more_storeys() -> None:
    board = "R@b5 R@c5 R@d5 X@e5 R@f5 R{}@g5 R@h5 G@e6 G@e7 G@e8"
    assert rows(finished(board.format("")))["families"] == {"R": 0, "G": 0}
    assert rows(finished(board.format("2")))["families"] == {"R": 3, "G": 0}


@pytest.mark.rule("HY-SCORE-07", "HY-SCORE-08")
def test_35_equal_points_are_decided_by_storeyed_houses_else_the_game_is_a_draw() -> None:
    def with_storeys(red: int, green: int) -> Match:
        board = [f"R{'2' if n < red else ''}@a{2 * n + 1}" for n in range(5)]
        board += [f"G{'2' if n < green else ''}@d{2 * n + 1}" for n in range(5)]
        board += [f"B2@g{n}" for n in range(1, 10)]
        return finished(" ".join(board), R={"points": 35}, G={"points": 35}, B={"points": 26})

    match = with_storeys(4, 5)
    assert totals(match) == [40, 40, 35]
    assert places(match) == [2, 1, 3]
    assert places(with_storeys(5, 5)) == [1, 1, 3]


@pytest.mark.rule("HY-SCORE-07", "HY-SCORE-10")
def test_82_all_players_are_ranked_and_equals_share_a_rank() -> None:
    storeys = {"R": 5, "G": 3, "B": 2, "Y": 2}
    board = [
        f"{who}{'2' if n < count else ''}@{column}{2 * n + 1}"
        for (who, count), column in zip(storeys.items(), "adgj", strict=True)
        for n in range(5)
    ]
    match = finished(
        " ".join(board), R={"points": 35}, G={"points": 35}, B={"points": 30}, Y={"points": 30}, players="RGBY"
    )
    assert totals(match) == [40, 40, 35, 35]
    assert places(match) == [1, 2, 3, 3]


@pytest.mark.rule("HY-SCORE-05", "HY-SCORE-06", "HY-SCORE-11")
def test_49_expert_points_for_most_cattle_and_villagers_of_each_block() -> None:
    board = "R@d5+v R@d6 G2@e5+v P@c5>d5+c P@c6>d6+c P@f5>e5+c B@j10 P@j11>j10+c"
    sheet = rows(finished(board, mode="expert"))
    assert sheet["cattle"] == {"R": 1, "G": 0, "B": 1}
    assert sheet["villagers"] == {"R": 0, "G": 1, "B": 0}
    assert "cattle" not in rows(finished("R@d5 G@e5"))


@pytest.mark.rule("HY-P4-08", "HY-P4-09", "HY-P4-01", "HY-P4-02")
def test_64_the_last_steps_of_the_last_turn() -> None:
    match = village(
        "R@d5+s G@e5",
        phase="p4_window",
        turn=5,
        mode="expert",
        ending=True,
        warded=True,
        R={"hand": ["oven"], "spent": []},
        G={"spent": ["pen"]},
    )
    assert asked(match) == "R spend"
    play(match, "done")
    assert asked(match) == "G return"
    play(match, "return pen")
    assert asked(match) == "over"
    assert doc(match)["village"] == ["R@d5", "G@e5"]
    assert (doc(match)["first"], doc(match)["turn"]) == ("p1", 5)


@pytest.mark.rule("HY-END-02")
def test_the_flag_stays_when_houses_are_ruined_later() -> None:
    match = village("R@d5 R@d6 G@j9", phase="p2_calamity", turn=3, ending=True, deck=["earthquake_2"], R={"supply": 0})
    play(match, "lose d5", "done")
    while asked(match) != "over":
        play(match, offers(match)[-1])
    assert doc(match)["turn"] == 3


@pytest.mark.rule("HY-SCORE-09")
def test_points_come_from_sets_hands_families_and_in_the_expert_game_cattle_and_villagers() -> None:
    assert list(rows(finished("R@d5 G@e5"))) == ["sets", "hand", "families", "storeys"]
    assert list(rows(finished("R@d5 G@e5", mode="expert"))) == [
        "sets",
        "hand",
        "families",
        "cattle",
        "villagers",
        "storeys",
    ]


@pytest.mark.rule("HY-SCORE-01")
def test_what_an_end_now_would_bring_is_provisional_until_the_game_is_over() -> None:
    def provisional(match: Match) -> list[str]:
        return [row.id for row in match.table.score_sheet().rows if row.provisional]

    assert provisional(village("R@d5 G@e5")) == ["hand", "families"]
    assert provisional(finished("R@d5 G@e5")) == []
