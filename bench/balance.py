"""How fair a game is among equals: bots of one level against each other, by place in the order of play and by option.

    PYTHONPATH=.compiled .venv/bin/python bench/balance.py marajoara --bot expert:100 --games 400 --jobs 2 --results DIR

Every seat count gets so many games, each with a random combination of options. A file per seat count keeps every game
as it ends: the first line says what it is, the others are games, in the order of ``FIELDS``. The same command goes on
from there, and with ``--show`` only the tables are written. Shares of victories have Wilson's interval; a share that an
even game would hardly give is marked.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from vestige.bots.levels import budget, invite
from vestige.kernel.choices import any_choices
from vestige.kernel.insight import won_shares
from vestige.kernel.match import new_match
from vestige.kernel.rng import Quick
from vestige.kernel.score import UNFINISHED
from vestige.kernel.shelf import Shelf
from vestige.lab.simulate import seed_bytes
from vestige.lab.sitting import Sitting
from vestige.lab.tournament import interval

ENOUGH = 20
"""Games below which nothing is said of an option."""
FIELDS = ("seed", "options", "order", "won", "scores", "answers")
"""Of a game: options in the order of the first line; seats, shares of the victory and scores in the order of play."""


def play(job):
    name, seats, seed, bot = job
    game = Shelf().find(name)
    chosen = any_choices(game, seats, Quick(seed))
    match = new_match(game, seats, *chosen, seed_bytes(seed))
    sitting = Sitting(match, [invite(bot) for _ in range(seats)], seed, [budget(bot)] * seats)
    order = []
    while not match.table.over():
        alone = len(match.table.asked()) == 1
        seat = sitting.answer()
        if alone and seat not in order:
            order.append(seat)
    order += [seat for seat in range(seats) if seat not in order]
    result = match.table.result()
    won = won_shares(result, match.table.seats)
    return {
        "seed": seed,
        "options": match.table.setup.written(),
        "order": order,
        "won": [] if result.kind == UNFINISHED else [won[seat] for seat in order],
        "scores": [result.scores[seat] for seat in order],
        "answers": sitting.tally.answers,
    }


def kept(file, heading):
    """The games of an earlier run of the same."""
    if not file.exists():
        return []
    first, *games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    if first != heading:
        sys.exit(f"{file} keeps other games: {first}")
    rows = [dict(zip(FIELDS, game, strict=True)) for game in games]
    return [{**row, "options": dict(zip(heading["options"], row["options"], strict=True))} for row in rows]


def heading(args, seats):
    """What the games of a file have in common."""
    options = Shelf().find(args.game).check_setup(seats, None).written()
    return {"game": args.game, "seats": seats, "bot": args.bot, "options": list(options)}


def gather(args, seats):
    """The games of a seat count, those of an earlier run not again."""
    file = Path(args.results, f"{args.game}-{seats}-{args.bot.replace(':', '-')}.jsonl")
    first = heading(args, seats)
    rows = kept(file, first)
    if args.show:
        return rows
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.write_text(json.dumps(first) + "\n", "utf-8")
    done = {row["seed"] for row in rows}
    jobs = [(args.game, seats, seed, args.bot) for seed in range(args.games) if seed not in done]
    with (
        ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool,
        file.open("a", encoding="utf-8") as out,
    ):
        for row in pool.map(play, jobs):
            line = {**row, "options": list(row["options"].values())}
            out.write(json.dumps([line[field] for field in FIELDS]) + "\n")
            out.flush()
            rows.append(row)
            print(f"\r{args.game} {seats}: {len(rows)}/{args.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return rows


def share(won, games, fair):
    """A share of the victories with its interval; marked where the fair one lies outside."""
    low, high = interval(won, games)
    mark = "" if low <= fair <= high else " ▲" if won / games > fair else " ▼"
    return f"{won / games:.0%} ({low:.0%}–{high:.0%}){mark}".replace("%", " %")


def by_place(rows, seats):
    """The line of a seat count: the share of each place in the order of play, scores, lengths."""
    ended = [row for row in rows if row["won"]]
    cells = [share(sum(row["won"][place] for row in ended), len(ended), 1 / seats) for place in range(seats)]
    scores = [score for row in ended for score in row["scores"]]
    spread = f"{statistics.mean(scores):.0f} ± {statistics.pstdev(scores):.0f}"
    gaps = [max(row["scores"]) - sorted(row["scores"])[-2] for row in ended]
    lengths = sorted(row["answers"] for row in ended)
    middle = f"{lengths[len(lengths) // 20]}–{lengths[len(lengths) // 2]}–{lengths[-1 - len(lengths) // 20]}"
    return f"| {seats} | {len(ended)} | {' · '.join(cells)} | {spread} | {statistics.mean(gaps):.0f} | {middle} |"


def by_option(rows, seats):
    """For every value of every option that was played often enough: the share of who begins, scores, length."""
    groups = defaultdict(list)
    for row in rows:
        for option, value in row["options"].items():
            if row["won"] and not isinstance(value, list):
                groups[option, json.dumps(value).strip('"')].append(row)
    options = {option for option, _ in groups}
    for option in sorted(options):
        values = sorted(value for name, value in groups if name == option)
        if len(values) < 2:
            continue
        for value in values:
            found = groups[option, value]
            if len(found) >= ENOUGH:
                first = share(sum(row["won"][0] for row in found), len(found), 1 / seats)
                scores = statistics.mean(score for row in found for score in row["scores"])
                length = statistics.mean(row["answers"] for row in found)
                yield f"| {seats} | {option} = {value} | {len(found)} | {first} | {scores:.0f} | {length:.0f} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", default="balance")
    parser.add_argument("--show", action="store_true", help="only the tables of what has been played")
    args = parser.parse_args()
    game = Shelf().find(args.game)
    played = {seats: gather(args, seats) for seats in args.seats or game.players if seats > 1}
    print("| seats | games | share of the victories, first to last | score | lead | answers 5–50–95 % |")
    print("|---|---|---|---|---|---|")
    for seats, rows in played.items():
        if rows:
            print(by_place(rows, seats))
    print("\n| seats | option | games | who begins wins | score | answers |\n|---|---|---|---|---|---|")
    for seats, rows in played.items():
        print("\n".join(by_option(rows, seats)))


if __name__ == "__main__":
    main()
