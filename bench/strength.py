"""How strong the bots are: plays on the rows of docs/bots.md that are not finished, and prints its tables.

    PYTHONPATH=.compiled .venv/bin/python bench/strength.py [GAME ...] [--rows master four] [--jobs 2] [--show]
    PYTHONPATH=.compiled .venv/bin/python bench/strength.py [GAME ...] --levels [--jobs 2] [--show]

A row is a tournament from seed 0, kept game by game in ``bench/results/ROW-GAME.jsonl``; it ends when its 95 % interval
has cleared the goal, or at 200 games. ``--show`` plays nothing. After a change of search, weights or walks the old
files have to go: a row is played by one and the same bot. ``--levels`` lets all four levels play together, at every
number of seats.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from vestige.kernel.errors import BadInput
from vestige.kernel.shelf import Shelf
from vestige.lab.plan import Plan
from vestige.lab.tournament import Entrant, Game, checked, cleared, recalled, standings, tournament
from vestige.texts.texts import texts_for

RESULTS = Path(__file__).parent / "results"
MOST = 200
TOGETHER = 24
"""Games of all four levels together at each number of seats: a multiple of every round of line-ups."""


class Walks(NamedTuple):
    """What a core does in 0.05 s and in 0.2 s with the compiled engine, and interpreted in 0.2 s."""

    expert: int
    master: int
    interpreted: int


WALKS = {
    "marajoara": Walks(350, 1400, 268),
    "excavation_earth": Walks(454, 1816, 302),
    "hoyuk": Walks(537, 2150, 710),
    "council_of_shadows": Walks(295, 1179, 237),
    "magnastorm": Walks(361, 1442, 312),
}


class Row(NamedTuple):
    """Two bots, the share of victories that is hoped for, and how the table's column is called. Without a goal all of
    the games are played."""

    bots: str
    goal: int | None
    title: str
    seats: int = 2
    games: int = MOST


ROWS = {
    "novice-random": Row("novice,random", 80, "novice : random"),
    "novice-greedy": Row("novice,greedy", 50, "novice : greedy"),
    "appr-novice": Row("apprentice,novice", 50, "apprentice : novice"),
    "expert-appr": Row("expert:{expert},apprentice", 50, "expert : apprentice"),
    "master-expert": Row("master:{master},expert:{expert}", 50, "master : expert"),
    "expert": Row("expert:{expert},greedy", 70, "expert : greedy"),
    "master": Row("master:{master},greedy", 85, "master : greedy, two seats"),
    "four": Row("master:{master},greedy", 50, "master against three greedy", seats=4),
    "interp": Row("master:{interpreted},greedy", 70, "master : greedy, interpreted"),
    "long": Row("master:{master}0,greedy", None, "master : greedy, 2 s", games=20),
}


def plan(game: str, bots: str, seats: int, games: int) -> Plan:
    return checked(Plan(game, seats, games, bots=tuple(bots.format(**WALKS[game]._asdict()).split(","))))


def played(what: Plan, file: Path, jobs: int, goal: float | None = None) -> list[Game]:
    """The games of a row; with jobs it is played on before."""
    if not jobs:
        return recalled(what, file)
    print(file.name, file=sys.stderr)
    return tournament(what, jobs, file, lambda done: None, goal)


LEVELS = ("novice", "apprentice", "expert:{expert}", "master:{master}")


def title(game: str) -> str:
    return texts_for("en", type(Shelf().find(game)).__module__).say("game-title")


def share(one: Entrant) -> str:
    return f"{one.won:.4g} of {one.games} ({100 * one.low:.0f}–{100 * one.high:.0f} %)"


def cell(name: str, game: str, jobs: int) -> str:
    """What a row came to, for the table."""
    row = ROWS[name]
    what, goal = plan(game, row.bots, row.seats, row.games), None if row.goal is None else row.goal / 100
    games = played(what, RESULTS / f"{name}-{game}.jsonl", jobs, goal)
    if not games:
        return "–"
    said = share(standings(what, games)[0])
    if cleared(what, games, goal) or (goal is None and len(games) == row.games):
        return said
    return f"{said}, ended at {row.games}" if len(games) == row.games else f"{said}, unfinished"


def together(game: str, seats: int, jobs: int) -> str:
    """What each level won of its games at a table with the others, and its rating, for the table of levels."""
    what = plan(game, ",".join(LEVELS), seats, TOGETHER)
    games = played(what, RESULTS / f"levels-{seats}-{game}.jsonl", jobs)
    cells = [f"{share(one)}, {one.rating:.0f} ± {one.unsure:.0f}" for one in standings(what, games)]
    return f"| {seats} | {len(games)} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(WALKS), metavar="GAME")
    parser.add_argument("--rows", nargs="+", choices=ROWS, default=list(ROWS))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="only the table of what has been played")
    parser.add_argument("--levels", action="store_true", help="all four levels together")
    args = parser.parse_args()
    jobs = 0 if args.show else args.jobs
    if args.levels:
        print("| game | seats | games | novice | apprentice | expert | master |\n|---|---|---|---|---|---|---|")
        for game in args.games:
            for seats in Shelf().find(game).players:
                if 2 <= seats <= len(LEVELS):
                    print(f"| {title(game)} {together(game, seats, jobs)}", flush=True)
        return
    print(f"| game | {' | '.join(ROWS[name].title for name in args.rows)} |")
    print(f"|---|{'---|' * len(args.rows)}")
    for game in args.games:
        called = title(game)
        cells = [cell(name, game, jobs) for name in args.rows]
        print(f"| {called} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    try:
        main()
    except BadInput as bad:  # another game, or a file of another row
        sys.exit(str(bad))
