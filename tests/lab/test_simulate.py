from __future__ import annotations

import json
from pathlib import Path

import pytest

from vestige.kernel.errors import BadInput, DeadEnd
from vestige.kernel.match import load
from vestige.kernel.shelf import Shelf
from vestige.lab.plan import Plan
from vestige.lab.simulate import simulate
from vestige.lab.summary import Spread, Summary

pytestmark = pytest.mark.slow

TIDE = Plan("tide", seats=3, games=40)


def counted(summary: Summary) -> dict[str, object]:
    """All figures but the speed."""
    return {key: value for key, value in summary.figures().items() if key != "decisions_per_s"}


def test_games_are_counted() -> None:
    heard: list[int] = []
    summary = simulate(TIDE, tick=heard.append)
    assert sum(heard) == summary.asked == summary.finished == summary.length.count == 40
    assert len(summary.scores) == len(summary.wins) == 4  # three people and the heron
    assert sum(summary.wins) >= 40
    assert summary.decisions_per_second() > 0


def test_the_same_plan_plays_the_same_games_in_any_number_of_processes() -> None:
    assert counted(simulate(TIDE, jobs=1)) == counted(simulate(TIDE, jobs=3))


def test_a_stretch_of_seeds_is_part_of_the_whole() -> None:
    whole = simulate(TIDE)
    halves = [simulate(TIDE._replace(games=20)), simulate(TIDE._replace(games=20, seed=20))]
    halves[0].merge(halves[1])
    assert counted(halves[0]) == counted(whole)


def test_keeping_records_does_not_change_the_games(tmp_path: Path) -> None:
    kept = simulate(TIDE._replace(records=str(tmp_path)))
    assert counted(kept) == counted(simulate(TIDE))
    assert len(list(tmp_path.iterdir())) == 40


def test_records_replay_to_their_hash(tmp_path: Path) -> None:
    simulate(TIDE._replace(games=3, seed=5, bots=("greedy", "random", "random"), records=str(tmp_path / "new")))
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == ["tide-3-5.json", "tide-3-6.json", "tide-3-7.json"]
    for file in files:
        assert load(Shelf(), json.loads(file.read_text())).table.over()


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (TIDE._replace(game="chess"), "game"),
        (TIDE._replace(seats=7), "players"),
        (TIDE._replace(options={"wind": "high"}), "option-unknown"),
        (TIDE._replace(options={"rich": "very"}), "option-value"),
        (TIDE._replace(bots=("random", "greedy")), "bots"),
        (TIDE._replace(bots=("genius",)), "bot"),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, code: str) -> None:
    with pytest.raises(BadInput) as bad:
        simulate(plan)
    assert bad.value.code == code


def test_a_game_cut_at_its_bound_is_unfinished(wrecks: Path) -> None:
    summary = simulate(Plan("endless", seats=2, games=3))
    assert (summary.finished, summary.unfinished, summary.failures) == (0, 3, [])
    assert summary.figures()["length"] == Spread().figures()


def test_the_record_of_a_dead_end_leads_there_again(wrecks: Path) -> None:
    summary = simulate(Plan("sinks", seats=2, games=2, seed=7))
    assert [failure.seed for failure in summary.failures] == [7, 8]
    assert summary.failures[0].error == "DeadEnd: sinks: no-answer of seat 0"
    with pytest.raises(DeadEnd):
        load(Shelf(), json.loads((wrecks / "failed-sinks-2-7.json").read_text()))


def test_the_record_of_a_bot_that_broke_while_thinking_stops_before_its_answer(wrecks: Path) -> None:
    summary = simulate(Plan("sinks", seats=2, games=1, bots=("greedy",)))
    match = load(Shelf(), json.loads(Path(summary.failures[0].record).read_text()))
    assert match.table.body()["round"] == 2
    assert match.table.asked() == (1,)


def test_a_broken_invariant_is_a_failure_with_a_whole_record(wrecks: Path) -> None:
    summary = simulate(Plan("leaks", seats=4, games=1))
    assert summary.failures[0].error == "Broken: a hole in the bag"
    assert load(Shelf(), json.loads(Path(summary.failures[0].record).read_text())).table.over()


def test_a_game_that_cannot_be_dealt_fails_without_a_record(wrecks: Path) -> None:
    summary = simulate(Plan("never", seats=2, games=1))
    assert (summary.failures[0].error, summary.failures[0].record) == ("AssertionError: lost at sea", "")
    assert list(wrecks.iterdir()) == []


def test_failures_come_back_from_other_processes(wrecks: Path) -> None:
    summary = simulate(Plan("sinks", seats=2, games=4), jobs=2)
    assert [failure.seed for failure in summary.failures] == [0, 1, 2, 3]
    assert len(list(wrecks.iterdir())) == 4
