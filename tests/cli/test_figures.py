"""What the commands print, for people and for scripts."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.conftest import Vestige
from vestige.kernel.document import restore, state_hash
from vestige.kernel.match import load
from vestige.kernel.shelf import Shelf

pytestmark = pytest.mark.slow


def test_the_shelf_is_listed(vestige: Vestige) -> None:
    ran = vestige("games")
    assert ran.code == 0
    assert "Tide" in ran.out


def test_the_shelf_for_scripts(vestige: Vestige) -> None:
    tide = next(game for game in vestige("games --json").figures() if game["game"] == "tide")
    assert (tide["title"], tide["players"]) == ("Tide", [2, 3])
    assert tide["options"][0] == {"option": "rich", "type": "bool", "default": False, "values": []}


def test_a_simulation_for_people(vestige: Vestige) -> None:
    ran = vestige("simulate tide --games 20 --seats 3")
    assert ran.code == 0
    assert "games asked: 20, finished: 20, unfinished: 0, failed: 0." in ran.out
    assert "Player 3" in ran.out


def test_a_simulation_for_scripts(vestige: Vestige) -> None:
    figures = vestige(
        "simulate tide --games 5 --seats 3 --seed 9 --option rich=true --bots greedy,random,random --json"
    ).figures()
    assert list(figures) == [
        *("game", "seats", "options", "asked", "finished", "unfinished", "failed"),
        *("decisions", "decisions_per_s", "length", "scores", "progress", "wins"),
    ]
    assert (figures["seats"], figures["options"]["rich"], figures["asked"]) == (3, True, 5)


def test_a_simulation_does_not_depend_on_the_number_of_processes(vestige: Vestige) -> None:
    one, two = (vestige(f"simulate tide --games 12 --jobs {jobs} --json").figures() for jobs in (1, 2))
    assert {**one, "decisions_per_s": 0} == {**two, "decisions_per_s": 0}


def test_a_simulation_keeps_records(vestige: Vestige, tmp_path: Path) -> None:
    assert vestige("simulate tide --games 2 --seed 4 --records kept").code == 0
    assert sorted(file.name for file in (tmp_path / "kept").iterdir()) == ["tide-2-4.json", "tide-2-5.json"]


def test_a_game_that_breaks_fails_the_simulation_and_leaves_its_record(vestige: Vestige, wrecks: None) -> None:
    ran = vestige("simulate sinks --games 1 --seed 2 --json")
    assert (ran.code, ran.figures()["failed"]) == (1, 1)
    assert ran.err == "Seed 2 broke: DeadEnd: sinks: no-answer of seat 0 – record: failed-sinks-2-2.json\n"
    again = vestige("replay failed-sinks-2-2.json")
    assert (again.code, again.err) == (1, "The game breaks while it is replayed: DeadEnd: sinks: no-answer of seat 0\n")
    assert vestige("replay failed-sinks-2-2.json --at 1 --json").figures()["entries"] == 1


def test_the_conformance_suite_on_demand(vestige: Vestige) -> None:
    ran = vestige("check tide --seats 2 --games 2 --option rich=true --json")
    figures = ran.figures()
    assert (ran.code, figures["played"], figures["failures"]) == (0, 2, [])
    assert (figures["covered"]["games"], figures["covered"]["combinations"]) == (2, 0)


def test_a_check_says_what_it_has_covered(vestige: Vestige) -> None:
    ran = vestige("check tide --seats 2 --lang en")
    first, *rest = ran.out.splitlines()
    assert (ran.code, first.split(":")[0], first.split(", ")[-1]) == (0, "Tide – games checked", "failures: 0.")
    assert any(line.startswith("Option values: ") for line in rest)
    few = vestige("check tide --seats 3 --seconds 1 --json").figures()["covered"]
    assert few["games"] >= 1
    assert few["questions"]["seen"] + len(few["questions"]["unseen"]) == few["questions"]["of"]


def test_a_simulation_with_random_options(vestige: Vestige, tmp_path: Path) -> None:
    line = "simulate excavation_earth --seats 2 --games 6 --option optional_promotion=true --random-options --records ."
    assert vestige(line).code == 0
    records = [json.loads(file.read_text()) for file in sorted(tmp_path.glob("excavation_earth-2-*.json"))]
    chosen = {json.dumps([record["options"], record["seats"]]) for record in records}
    assert len(chosen) > 1
    assert all(record["options"]["optional_promotion"] for record in records)


def test_a_game_that_does_not_conform_fails_and_leaves_a_record(vestige: Vestige, wrecks: None, tmp_path: Path) -> None:
    ran = vestige("check leaks --seats 2 --json")
    assert ran.code == 1
    broken = ran.figures()["failures"][-1]
    assert "a hole in the bag" in broken["what"]
    assert "a hole in the bag" in ran.err
    assert (tmp_path / broken["record"]).exists()


@pytest.mark.parametrize("game", ["kernel", "tide"])
def test_a_bench_for_scripts(vestige: Vestige, game: str) -> None:
    (row,) = vestige(f"bench {game} --seats 2 --seconds 1 --json").figures()
    rates = ["decisions_per_s", "options_per_s", "ratio"]
    assert list(row) == ["game", "seats", "build", *rates, "copy_us", "imagine_us", "bytes"]
    assert (row["game"], row["seats"]) == (game, 2)


def test_a_bench_with_options(vestige: Vestige) -> None:
    (row,) = vestige("bench marajoara --seats 1 --seconds 1 --option mission=6 --json").figures()
    assert (row["game"], row["seats"]) == ("marajoara", 1)
    assert vestige("bench marajoara --seats 1 --option mission=9").code == 2


def test_a_bench_for_people(vestige: Vestige) -> None:
    ran = vestige("bench kernel --seats 4 --seconds 1")
    assert ran.out.splitlines()[0].split()[:3] == ["Game", "Seats", "Build"]
    assert ran.out.splitlines()[1].split()[:2] == ["kernel", "4"]


def test_a_record_is_verified(vestige: Vestige, record: Path) -> None:
    match = load(Shelf(), json.loads(record.read_text()))
    figures = vestige(f"replay {record} --json").figures()
    assert list(figures) == ["entries", "hash", "result"]
    assert (figures["entries"], figures["hash"]) == (len(match.entries), match.hash())
    assert figures["result"]["kind"] == "ranked"
    assert match.hash() in vestige(f"replay {record}").out


def test_a_record_at_one_of_its_moments(vestige: Vestige, record: Path) -> None:
    match = load(Shelf(), json.loads(record.read_text()))
    assert vestige(f"replay {record} --at 7 --json").figures() == {
        "entries": 7,
        "hash": match.at(7).hash(),
        "result": None,
    }
    assert "not over" in vestige(f"replay {record} --at 0").out


def test_the_position_of_a_moment_is_that_moment(vestige: Vestige, record: Path, tmp_path: Path) -> None:
    shown = vestige(f"position {record} --at 11")
    assert vestige(f"position {record} --at 11 -o at11.toml").out == ""
    assert (tmp_path / "at11.toml").read_text() == shown.out
    restored = restore(Shelf()["tide"], tomllib.loads(shown.out))
    assert state_hash(restored) == vestige(f"replay {record} --at 11 --json").figures()["hash"]


def test_an_owners_components_are_played_and_embedded(vestige: Vestige, tmp_path: Path) -> None:
    printed = (files("vestige.games.marajoara") / "components.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(printed.replace("rounds = 14", "rounds = 3"))
    vestige("simulate marajoara --games 1 --jobs 2 --components mine.toml --records .")
    record = json.loads((tmp_path / "marajoara-2-0.json").read_text())
    assert record["components"]["data"] == tomllib.loads((tmp_path / "mine.toml").read_text())
    assert vestige("replay marajoara-2-0.json").code == 0
