"""A game at the terminal, typed line by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Vestige
from vestige.kernel.match import load
from vestige.kernel.shelf import Shelf

CALM = """
round = 3
[[question]]
step = "turn"
seat = "p1"
[[question]]
step = "heron"
[deck]
cards = ["shell-03"]
[beach]
cards = ["shell-00"]
[[seat]]
pebbles = 2
[seat.hand]
cards = ["shell-05"]
[[seat]]
points = 4
"""


@pytest.fixture
def calm(vestige: Vestige, tmp_path: Path) -> Vestige:
    """The last turn of a game, player 1 to move with two pebbles."""
    (tmp_path / "calm.toml").write_text(CALM)
    return lambda line, typed="": vestige(f"play tide --position calm.toml --record kept.json {line}", typed)


def kept(tmp_path: Path) -> list[list[object]]:
    return load(Shelf(), json.loads((tmp_path / "kept.json").read_text())).entries


def after(ran: Ran, prompt: int) -> str:
    """What was said to the line typed at a prompt (counted from 1)."""
    return ran.out.split("Player 1 > ")[prompt]


def test_the_table_is_shown_as_the_seat_sees_it(calm: Vestige) -> None:
    shown = calm("").out
    for line in (
        "Player 1 · 6 points",
        "Player 2 (greedy) · 4 points",
        "Dive, peek or throw",
        "1 Throw a stone",
    ):
        assert line in shown
    assert "shell-05" in shown  # the own hand
    assert "shell-03" not in shown  # the deck


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("2", [0, "dive"]),
        ("peek", [0, "peek"]),
        ("pe", [0, "peek"]),
        ("THR", [0, "throw"]),
        ("throw a", [0, "throw"]),
    ],
)
def test_an_option_is_chosen_by_number_words_or_their_beginning(
    calm: Vestige, tmp_path: Path, line: str, entry: list[object]
) -> None:
    assert calm("", f"{line}\nq\n").code == 0
    assert kept(tmp_path) == [entry]


def test_a_beginning_of_several_options_shows_them(calm: Vestige, tmp_path: Path) -> None:
    ran = calm("", "t\nq\n")
    assert "1 Throw a stone" in after(ran, 1)
    assert "4 Trade" in after(ran, 1)
    assert "Dive" not in after(ran, 1)
    assert kept(tmp_path) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("take shell-00", "That cannot be answered to the open question. (TD-FLOW-01)"),
        ("? take shell-00", "That cannot be answered to the open question. (TD-FLOW-01)"),
        ("? dive", "Dive"),
        ("? 2", "Dive"),
        ("i no such thing", "Nothing on the table is called “no such thing”."),
        ("swim", "“swim” is no action of this game."),
        ("99", "“99” is no action of this game."),
        ("0", "“0” is no action of this game."),
        ("?", "Type a number or words"),
        ("u", "There is nothing to take back"),
    ],
)
def test_what_is_not_on_offer_is_explained_with_its_rule(calm: Vestige, tmp_path: Path, line: str, said: str) -> None:
    ran = calm("", f"{line}\nq\n")
    assert after(ran, 1).strip().startswith(said)
    assert kept(tmp_path) == []


def test_undo_takes_back_the_last_answer(calm: Vestige, tmp_path: Path) -> None:
    ran = calm("", "trade\nu\nq\n")
    assert "Take a shell from the beach" in after(ran, 1)
    assert "Dive, peek or throw" in after(ran, 2)
    assert kept(tmp_path) == [[0, "trade"], [0, "undo"]]


def test_the_log_tells_what_happened_to_those_who_may_know(calm: Vestige) -> None:
    ran = calm("", "trade\ntake shell-00\nl\nq\n")
    assert after(ran, 3).strip() == "Player 1 buys shell shell-00"


def test_the_score_sheet(calm: Vestige) -> None:
    sheet = after(calm("", "s\nq\n"), 1)
    assert [line.split()[-3:] for line in sheet.strip().splitlines()[1:4]] == [
        ["0", "4", "0"],
        ["6", "0", "0"],
        ["6", "4", "0"],
    ]


def test_an_empty_line_shows_the_table_again(calm: Vestige) -> None:
    assert "Dive, peek or throw" in after(calm("", "\nq\n"), 1)


def test_a_game_played_to_its_end_tells_the_result_and_keeps_the_record(calm: Vestige, tmp_path: Path) -> None:
    ran = calm("", "dive\ndone\n")
    assert "Player 1 dives for shell shell-03" in ran.out
    assert "Player 1 wins." in ran.out
    assert "Record kept in kept.json" in ran.out
    assert kept(tmp_path) == [[0, "dive"], [0, "done"]]


def test_bots_answer_in_their_seats(vestige: Vestige, tmp_path: Path) -> None:
    vestige("play tide --seed 1 --seats 3 --bots random,greedy --record kept.json", "1\n1\n1\nconfirm\nq\n")
    assert {entry[0] for entry in kept(tmp_path)} == {0, 1, 2}


def test_bots_with_walks_and_bots_of_ones_own_sit_down_too(vestige: Vestige, tmp_path: Path) -> None:
    own = "from vestige.bots.greedy import GreedyBot\n\n\nclass Mine(GreedyBot):\n    pass\n"
    (tmp_path / "mine.py").write_text(own, "utf-8")
    ran = vestige("play tide --seed 1 --seats 3 --bots expert:5,mine.py:Mine --lang en", "1\n1\n1\nconfirm\nq\n")
    assert "(expert)" in ran.out
    assert "(Mine)" in ran.out


def test_people_alone_play_without_bots(vestige: Vestige, tmp_path: Path) -> None:
    ran = vestige("play tide --seed 1 --bots none --record kept.json", "1\n1\n1\n1\n1\n")
    assert "Player 2 > " in ran.out
    assert [entry[0] for entry in kept(tmp_path)] == [0, 0, 0, 0, 1]


def test_each_person_is_told_what_happened_since_they_last_looked(vestige: Vestige) -> None:
    typed = "1\n1\n1\n1\n" * 2 + "throw\n1\ndone\n"
    ran = vestige("play tide --seed 1 --bots none --record kept.json", typed)
    second = ran.out.split("Player 2 > ")[-2].split("Player 1 > ")[-1]
    assert "Player 1 shows" in second
    assert "Player 1 finds" in second


def test_a_solo_game_ends_with_its_goals(vestige: Vestige) -> None:
    ran = vestige("play marajoara --seats 1 --seed 1 --record kept.json", "1\n" * 400)
    assert ran.out.count(" – missed\n") + ran.out.count(" – met\n") > 0
    assert "Lost: an objective is missing." in ran.out


def test_the_same_seed_deals_the_same_game(vestige: Vestige) -> None:
    one, two, other = (vestige(f"play tide --seed {seed}").out.split("Record")[0] for seed in (1, 1, 2))
    assert one == two != other


def test_a_record_never_overwrites_another(vestige: Vestige, tmp_path: Path) -> None:
    vestige("play tide")
    vestige("play tide")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["tide-1.json", "tide-2.json"]


def test_in_french(calm: Vestige) -> None:
    ran = calm("--lang fr", "u\nq\n")
    assert "Joueur 1 >" in ran.out
    assert "Rien à annuler" in ran.out
    assert "Enregistrement gardé dans kept.json" in ran.out


def test_a_hint_is_what_the_master_would_answer(calm: Vestige) -> None:
    said = after(calm("", "h\nq\n"), 1)
    assert "Thinking" in said
    assert "chance of winning" in said


def test_french_colons_stay_with_their_words(vestige: Vestige, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = vestige("play marajoara --seed 5 --lang fr", "q\n").out
    assert "\u00a0:" in shown
    assert [line for line in shown.splitlines() if line.lstrip().startswith(":")] == []
