"""Tournaments: fair seats, the same games again, and no more certainty than was earned."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from vestige.kernel.errors import BadInput
from vestige.lab.plan import Plan
from vestige.lab.tournament import Game, checked, cleared, interval, line_ups, standings, tournament

PLAN = Plan("tide", 2, 8, seed=3, bots=("greedy", "random"))


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (4, 2), (5, 3), (2, 4)])
def test_every_bot_sits_in_every_place_equally_often(bots: int, seats: int) -> None:
    places = Counter((entrant, place) for up in line_ups(bots, seats) for place, entrant in enumerate(up))
    for entrant in range(bots):
        assert len({places[entrant, place] for place in range(seats)}) == 1


def test_with_fewer_bots_than_seats_the_last_fills_the_rest() -> None:
    assert line_ups(2, 4)[0] == (0, 1, 1, 1)


def test_the_same_plan_gives_the_same_games_for_any_number_of_processes() -> None:
    def outcome(jobs: int) -> list[tuple[int, tuple[int, ...], tuple[float, ...]]]:
        return [game[:3] for game in tournament(checked(PLAN), jobs, None, lambda done: None)]

    assert outcome(1) == outcome(2)


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan, kept = checked(PLAN), tmp_path / "games.jsonl"
    ticks: list[int] = []
    tournament(plan._replace(games=3), 1, kept, lambda done: None)
    with kept.open("a", encoding="utf-8") as file:
        file.write("[3, [0, 1], [1.")  # it was stopped while it wrote
    whole = tournament(plan, 1, kept, ticks.append)
    assert ticks == [3, 1, 1, 1, 1, 1]
    assert [game.number for game in whole] == list(range(8))
    again = tournament(plan, 1, kept, lambda done: None)
    assert [game[:3] for game in again] == [game[:3] for game in whole]


def test_the_games_of_another_tournament_are_not_counted(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    tournament(checked(PLAN._replace(games=1)), 1, kept, lambda done: None)
    with pytest.raises(BadInput, match="tournament-other"):
        tournament(checked(PLAN._replace(seed=4)), 1, kept, lambda done: None)
    kept.write_text("nothing\n{}", "utf-8")
    with pytest.raises(BadInput, match="tournament-file"):
        tournament(checked(PLAN), 1, kept, lambda done: None)


def test_it_stops_as_soon_as_the_interval_has_cleared_the_goal() -> None:
    def won(games: int, by_first: float) -> list[Game]:
        return [
            Game(n, (0, 1) if n % 2 else (1, 0), (by_first, 1 - by_first)[:: 1 if n % 2 else -1], (), (0.0, 0.0))
            for n in range(games)
        ]

    assert not cleared(PLAN, won(4, 1.0), 0.7)
    assert not cleared(PLAN, won(4, 0.0), 0.7)  # four lost games prove nothing, whatever the interval says
    assert not cleared(PLAN, won(10, 0.8), 0.7)
    assert cleared(PLAN, won(30, 1.0), 0.7)
    assert cleared(PLAN, won(30, 0.0), 0.7)
    assert not cleared(PLAN, won(30, 1.0), None)


def test_the_interval_is_wilsons() -> None:
    low, high = interval(45, 50)
    assert (round(low, 3), round(high, 3)) == (0.786, 0.957)
    assert interval(0, 0) == (0.0, 1.0)


def test_who_wins_is_rated_higher() -> None:
    plan = checked(PLAN._replace(games=12))
    greedy, chance = standings(plan, tournament(plan, 1, None, lambda done: None))
    assert greedy.won + chance.won == 12
    assert greedy.rating is not None
    assert chance.rating is not None
    assert (greedy.won > chance.won) == (greedy.rating > chance.rating)
    assert greedy.low <= greedy.won / greedy.games <= greedy.high


def test_nobody_is_rated_where_a_bot_plays_against_itself() -> None:
    plan = checked(PLAN._replace(seats=3, games=3))
    rows = standings(plan, tournament(plan, 1, None, lambda done: None))
    assert [(row.games, row.rating, row.unsure) for row in rows] == [(3, None, None), (6, None, None)]


@pytest.mark.parametrize("content", [b'{"precious": true}', b"notes\nwithout an end", b"\xff\xfe", b""])
def test_a_file_that_holds_something_else_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    kept = tmp_path / "precious.json"
    kept.write_bytes(content)
    with pytest.raises(BadInput, match="tournament-file"):
        tournament(checked(PLAN), 1, kept, lambda done: None)
    assert kept.read_bytes() == content


def test_one_bot_is_no_tournament() -> None:
    with pytest.raises(BadInput, match="tournament-bots"):
        checked(PLAN._replace(bots=("greedy",)))
