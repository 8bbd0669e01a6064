"""Fits what positions are worth (``weights.toml`` of a game) to the outcome of games that bots play against themselves.

    PYTHONPATH=.compiled .venv/bin/python bench/fit.py marajoara --games 1500 --rounds 3 --jobs 2

In each round bots play with the weights found so far, one answer ahead, sometimes anything; positions between two
actions are noted with who won in the end; then SciPy's L-BFGS-B finds the weights under which those outcomes were
likeliest (multinomial logistic regression, drawn a little towards what they were). Needs NumPy and SciPy
(``pip install '.[tune]'``).
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import tomli_w
from scipy.optimize import minimize

from vestige.bots.finish import after
from vestige.bots.search.quick import resting
from vestige.kernel.choices import any_choices
from vestige.kernel.insight import won_shares
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.view import view

CARELESS = 12
"""Of a hundred answers so many are given at random, so that worse positions are seen too."""
PULL = 3e-4
"""How strongly weights are drawn towards what they were, per squared deviation."""
NOTED = 3
"""Of so many positions one is noted: neighbours tell the same."""


def play_one(game, seats, seed, weights, options):
    """A game; noted positions as (left, terms by seat), who won, and how often each verb was offered and given."""
    insight, rng = game.insight, Quick(seed)
    insight.early, insight.late, insight.alone = weights
    chosen = any_choices(game, seats, Quick(seed), options) if options is None or seats == 1 else (options, [])
    t = game.deal(seats, *chosen, seed.to_bytes(8, "big"))
    noted, verbs = [], {}
    while not t.over() and t.question < 1500:
        asked = t.asked()
        seat = asked[rng.below(len(asked))]
        if rng.below(NOTED) == 0 and resting(t, seat, getattr(game, "rests", ())):
            noted.append((insight.left(t), insight.terms(t)))
        seen = view(t, seat)
        open_ = seen.options()
        if len(open_) == 1 or rng.below(100) < CARELESS:
            action = open_[rng.below(len(open_))]
        else:
            action = one_ahead(insight, seen.imagine(rng), seat, open_, rng)
            for option in open_:
                offered, given = verbs.get(option[0], (0.0, 0))
                verbs[option[0]] = (offered + 1 / len(open_), given + (option == action))
        t.play(seat, action)
    if not t.over():
        return [], [], {}
    return noted, won_shares(t.result(), t.seats), verbs


def one_ahead(insight, world, seat, options, rng):
    def judge(table, one):
        return insight.chances(table)[one]

    worth = [judge(after(world, seat, action, judge), seat) for action in options]
    best = max(worth)
    good = [action for action, value in zip(options, worth, strict=True) if value >= best - 1e-9]
    return good[rng.below(len(good))]


def play_many(job):
    name, seats, seeds, weights, options = job
    game = Shelf().find(name)
    return [play_one(game, seats, seed, weights, options) for seed in seeds]


def gather(args, weights, seed):
    jobs = []
    for part in range(args.games // 10):
        seats = args.seats[part % len(args.seats)]
        jobs.append((args.game, seats, range(seed + part * 10, seed + part * 10 + 10), weights, args.options))
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for done, games in enumerate(pool.map(play_many, jobs)):
            print(f"\r{done + 1}/{len(jobs)}", end="", file=sys.stderr, flush=True)
            yield from games
    print(file=sys.stderr)


def fit(positions, before_early, before_late):
    """The weights under which the outcomes were likeliest; positions of one seat count at a time."""
    size = len(before_early)
    by_seats = {}
    for left, terms, won in positions:
        by_seats.setdefault(len(won), []).append((left, terms, won))
    packed = []
    for rows in by_seats.values():
        left = np.array([row[0] for row in rows])
        terms = np.array([row[1] for row in rows])
        packed.append(
            (
                np.concatenate([terms * left[:, None, None], terms * (1 - left)[:, None, None]], axis=2),
                np.array([row[2] for row in rows]),
            )
        )
    total = sum(len(won) for _, won in packed)
    scale = np.sqrt(sum((x**2).sum(axis=(0, 1)) for x, _ in packed) / sum(x.shape[0] * x.shape[1] for x, _ in packed))
    scale[scale < 1e-9] = 1.0
    before = np.concatenate([before_early, before_late]) * scale

    def loss(weights):
        value, slope = 0.0, np.zeros_like(weights)
        for x, won in packed:
            x = x / scale
            hopes = x @ weights
            if won.shape[1] == 1:
                chance = 1 / (1 + np.exp(-hopes))
                value -= (won * np.log(chance + 1e-12) + (1 - won) * np.log(1 - chance + 1e-12)).sum() / total
            else:
                hopes = hopes - hopes.max(axis=1, keepdims=True)
                raised = np.exp(hopes)
                chance = raised / raised.sum(axis=1, keepdims=True)
                value -= (won * np.log(chance + 1e-12)).sum() / total
            slope += np.einsum("ns,nsk->k", chance - won, x) / total
        return value + PULL * ((weights - before) ** 2).sum(), slope + 2 * PULL * (weights - before)

    found = minimize(loss, before, jac=True, method="L-BFGS-B")
    weights = found.x / scale
    print(f"{total} positions, loss {loss(before)[0]:.4f} → {found.fun:.4f}", file=sys.stderr)
    return weights[:size], weights[size:]


def readiness(counts):
    """How readily each verb is given, relative to the readiest: its share when given over its share when offered."""
    rates = {verb: given / offered for verb, (offered, given) in counts.items() if offered >= 20}
    most = np.percentile(list(rates.values()), 80) if rates else 1.0
    return {verb: int(max(4, min(100, round(100 * rate / most)))) for verb, rate in sorted(rates.items())}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--alone", action="store_true", help="fit the weights of a game alone with goals")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.options = None if args.alone else {}
    if args.alone:
        args.seats = [1]
    game = Shelf().find(args.game)
    insight = game.insight
    early, late, alone = map(np.array, (insight.early, insight.late, insight.alone))
    counts = {}
    for number in range(args.rounds):
        weights = tuple(list(map(float, each)) for each in (early, late, alone))
        positions, counts = [], {}
        for noted, won, verbs in gather(args, weights, args.seed + number * 1_000_000):
            positions += [(left, terms, won) for left, terms in noted]
            for verb, (offered, given) in verbs.items():
                old = counts.get(verb, (0.0, 0))
                counts[verb] = (old[0] + offered, old[1] + given)
        if args.alone:
            first, second = fit(positions, alone, alone)
            alone = (first + second) / 2
        else:
            early, late = fit(positions, early, late)
        save(args, insight, early, late, alone, counts, number + 1)


def save(args, insight, early, late, alone, counts, rounds):
    package = sys.modules[type(insight).__module__].__name__.rpartition(".")[0]
    file = Path("src", *package.split("."), "weights.toml")
    old = tomllib.loads(file.read_text("utf-8"))
    terms = {}
    for place, name in enumerate(insight.names):
        row = {"first": insight.first[place], "early": early[place], "late": late[place], "alone": alone[place]}
        terms[name] = {key: round(float(value), 4) for key, value in row.items() if key != "alone" or alone.any()}
    part = "alone" if args.alone else "fitted"
    seats = " ".join(map(str, args.seats))
    how = f"bench/fit.py {args.game} --games {args.games} --rounds {rounds} --seed {args.seed}"
    origin = {**old["origin"], part: how + (" --alone" if args.alone else f" --seats {seats}")}
    ready = old["readiness"] if args.alone else readiness(counts)
    lines = ["# What positions are worth to bots; written by bench/fit.py. ``first`` is a person's guess.", "[origin]"]
    lines += [f"{key} = {tomli_w.dumps({'x': value})[4:].strip()}" for key, value in origin.items()]
    lines += ["", "[terms]"]
    lines += [f"{name} = {{ {', '.join(f'{k} = {v}' for k, v in row.items())} }}" for name, row in terms.items()]
    lines += ["", "[readiness]", *(f"{verb} = {value}" for verb, value in ready.items()), ""]
    file.write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
