"""Bad input: one line that says what and where, exit 2, and nothing is written or destroyed."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.conftest import Vestige
from vestige.cli.extras import needing
from vestige.kernel.errors import BadInput


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "Unknown command “dance”; known: serve, games, "),
        ("simulate", "vestige simulate: GAME is missing"),
        ("simulate tide --quick", "vestige simulate has no parameter --quick"),
        ("simulate tide now", "vestige simulate: “now” is one word too many."),
        ("simulate tide --seats", "--seats needs a value"),
        ("simulate tide --seats two", "--seats: “two” is not a whole number from 1 up."),
        ("simulate tide --games 0", "--games: “0” is not a whole number from 1 up."),
        ("simulate tide --option rich", "--option: “rich” is not NAME=VALUE."),
        ("simulate tide --lang de", "--lang: “de” is not one of en, fr."),
        ("simulate chess", "Unknown game “chess”; installed: "),
        ("simulate tide --seats 7", "tide is not played by 7; possible: 2, 3."),
        (
            "simulate tide --option wind=high",
            "tide has no option “wind”; its options: rich, open, loose, rounds, ",
        ),
        ("simulate tide --option rich=very", "Option rich: “very” is not allowed (players: 2); possible: false, true."),
        ("simulate tide --bots genius", "Unknown bot “genius”; known: random, novice, greedy,"),
        ("simulate tide --bots random,random,random", "3 bots for 2 seats"),
        ("simulate tide --components none.toml", "none.toml: cannot be read."),
        ("tournament tide --bots greedy", "One bot is no tournament: name two or more."),
        ("tournament tide --bots greedy,random --goal 150", "--goal: “150” is not a whole number from 1 to 99."),
        ("tournament tide --bots greedy,random --results .", ".: cannot be written (Is a directory)."),
        ("tournament tide --bots greedy,random --plot no/a.svg", "no/a.svg: cannot be written (No such file"),
        ("tournament tide --bots greedy,random --results no/a", "no/a: cannot be written (No such file"),
        ("tournament tide --bots none.py:Mine,random", "There is no file “none.py” with a bot of your own."),
        ("serve --bot expert", "There is no file “expert” with a bot of your own."),
        ("check chess", "Unknown game “chess”"),
        ("check tide --seats 4", "tide is not played by 4"),
        ("check tide --option wind=high", "tide has no option “wind”"),
        ("bench chess", "Unknown game “chess”"),
        ("bench tide --seats 4", "tide is not played by 4"),
        ("play chess", "Unknown game “chess”"),
        ("play tide --seats 5", "tide is not played by 5"),
        ("play tide --position none.toml", "none.toml: cannot be read."),
        ("play tide --bots greedy,greedy,greedy", "3 bots for 2 seats"),
        ("replay none.json", "none.json: cannot be read."),
        ("position none.json", "none.json: cannot be read."),
        ("rules chess", "Unknown game “chess”"),
        ("render chess -o a.svg", "Unknown game “chess”"),
        ("render tide -o a.gif", "a.gif: a picture is *.svg or *.png."),
        ("render tide --seat 9 -o a.svg", "There is no seat 9: the table has 3."),
        ("render tide", "vestige render: -o, --output FILE is missing"),
    ],
)
def test_it_is_refused_in_one_line(vestige: Vestige, tmp_path: Path, line: str, said: str) -> None:
    ran = vestige(line)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(said)
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "Commande inconnue « dance » ; connues : serve"),
        ("simulate tide --seats 7", "tide ne se joue pas à 7 ; possible : 2, 3."),
        ("replay none.json", "none.json: illisible."),
    ],
)
def test_it_is_refused_in_french(vestige: Vestige, line: str, said: str) -> None:
    ran = vestige(f"{line} --lang fr")
    assert ran.code == 2
    assert ran.err.replace("\u00a0", " ").replace("\u202f", " ").startswith(said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 99}, "Not a record: “format” should be 1."),
        ({"game": "chess"}, "game: unknown game “chess”"),
        ({"entries": "many"}, "entries: a list expected."),
        ({"players": "two"}, "players: a whole number expected."),
        ({"seed": "xyz"}, "seed: hexadecimal digits expected."),
        ({"options": {"wind": 1}}, "tide has no option “wind”"),
        ({"components": {"sha256": "0"}}, "The record was played with other components"),
        ({"hash": "0"}, "The record does not replay to its hash"),
        ({"entries": [[0, "dive"]]}, "Entry 0 ([0, 'dive']): refused with E_WRONG_STEP TD-FLOW-01."),
    ],
)
def test_a_broken_record_is_refused(vestige: Vestige, record: Path, change: dict[str, object], said: str) -> None:
    record.write_text(json.dumps({**json.loads(record.read_text()), **change}))
    for command in ("replay", "position"):
        ran = vestige(f"{command} {record.name}")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"{record.name}: {said}")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.toml", "round = \n", "a.toml: not TOML: line 1, column "),
        ("a.toml", "round = [1,\n", "a.toml: not TOML: line 2, column 1."),
        ("a.json", "{\n", "a.json: not JSON: line 2, column 1."),
        ("a.json", "[]", "a.json: /: a table expected."),
        ("a.toml", 'game = "chess"\n', "a.toml: game: “chess” is not tide."),
        ("a.toml", "rund = 1\n", "a.toml: rund: unknown key."),
        ("a.toml", "round = 77\n", "a.toml: round: 77 is not between 1 and 9."),
        ("a.toml", 'round = "one"\n', "a.toml: round: a whole number expected."),
        (
            "a.toml",
            '[[seat]]\npicks = ["pearl"]\n[[seat]]\n',
            "a.toml: seat[0].picks: unknown “pearl”; known: shell-00, ",
        ),
    ],
)
def test_a_broken_position_is_refused(vestige: Vestige, tmp_path: Path, name: str, text: str, said: str) -> None:
    (tmp_path / name).write_text(text)
    ran = vestige(f"play tide --position {name}")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(said)
    assert [file.name for file in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize(
    "line",
    [
        "position tide-2-3.json -o nowhere/at.toml",
        "play tide --record nowhere/at.toml",
        "render tide -o nowhere/at.svg",
        "simulate tide --records tide-2-3.json/at",
    ],
)
def test_what_cannot_be_written_is_named(vestige: Vestige, record: Path, line: str) -> None:
    ran = vestige(line)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{line.split()[-1]}: cannot be written")


def test_a_broken_components_file_is_refused(vestige: Vestige, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[board]\nspacs = []\n")
    for command in ("simulate", "play"):
        ran = vestige(f"{command} marajoara --components mine.toml")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("mine.toml: Components of marajoara: ")
        assert ran.err.count("\n") == 1


def test_what_is_not_installed_names_the_extra_that_brings_it() -> None:
    with pytest.raises(BadInput) as bad, needing("server"):
        import_module("vestige_of_nothing")
    assert (bad.value.code, bad.value.where) == ("extra", {"module": "vestige_of_nothing", "extra": "server"})


def test_a_moment_after_the_end_is_refused(vestige: Vestige, record: Path) -> None:
    ran = vestige(f"replay {record.name} --at 999")
    assert ran.code == 2
    assert ran.err.startswith(f"{record.name}: There is no moment 999: the record has ")
