"""Fits what positions are worth (``weights.toml`` of a game) to the outcome of games that bots play against themselves.

    PYTHONPATH=.compiled .venv/bin/python bench/fit.py marajoara --games 1500 --rounds 3 --jobs 2

In each round bots play with the weights found so far, one answer ahead, sometimes anything; positions between two
actions are noted with the final leads; ridge regression finds the weights that foretell them best, and one more number
turns points into chances of winning. With ``--victories`` weights are fitted to who won instead (logistic regression),
and ``--searched`` adds games of bots that search. Needs NumPy and SciPy (``pip install '.[tune]'``).
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
from scipy.optimize import minimize, minimize_scalar

from vestige.bots.finish import after, open_action
from vestige.bots.search.bot import SearchBot
from vestige.kernel.bot import Budget
from vestige.kernel.choices import any_choices
from vestige.kernel.insight import dot, won_shares
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.view import view

CARELESS = 12
"""Of a hundred answers so many are given at random, so that worse positions are seen too."""
PULL = 1.0
"""How strongly weights are drawn towards a person's guess."""
NOTED = 3
"""Of so many positions one is noted: neighbours tell the same."""
WALKS = 60
"""How much those bots look at that search."""


def play_one(game, seats, seed, weights, options, walks):
    """A game; noted positions as (left, terms by seat), who won, and how often each verb was offered and given."""
    insight, rng = game.insight, Quick(seed)
    insight.early, insight.late, insight.alone = weights
    insight.crowd_early, insight.crowd_late = insight.early, insight.late
    chosen = any_choices(game, seats, Quick(seed), options) if options is None or seats == 1 else (options, [])
    t = game.deal(seats, *chosen, seed.to_bytes(8, "big"))
    searching = [SearchBot() for _ in range(seats)]
    noted, verbs, mover = [], {}, -1
    while not t.over() and t.question < 1500:
        asked = t.asked()
        seat = asked[rng.below(len(asked))]
        rests = seat != mover or not open_action(t, seat, t.horizon[seat])
        mover = seat
        if rests and rng.below(NOTED) == 0:
            noted.append((insight.left(t), insight.terms(t)))
        seen = view(t, seat)
        open_ = seen.options()
        if len(open_) == 1 or rng.below(100) < CARELESS:
            action = open_[rng.below(len(open_))]
        elif walks:
            action = searching[seat].choose(seen, open_, rng, Budget(60.0, walks))
        else:
            action = one_ahead(insight, seen.imagine(rng), seat, open_, rng)
            for option in open_:
                offered, given = verbs.get(option[0], (0.0, 0))
                verbs[option[0]] = (offered + 1 / len(open_), given + (option == action))
        t.play(seat, action)
    if not t.over():
        return [], [], [], {}
    return noted, won_shares(t.result(), t.seats), final_leads(t), verbs


def final_leads(t):
    """How far each seat is ahead of the others' mean in the end, in points."""
    worth = np.array([dot(own, t.game.insight.first) for own in t.game.insight.terms(t)])
    return worth - (worth.sum() - worth) / max(1, t.seats - 1)


def one_ahead(insight, world, seat, options, rng):
    judge = insight.chance
    worth = [judge(after(world, seat, action, judge), seat) for action in options]
    best = max(worth)
    good = [action for action, value in zip(options, worth, strict=True) if value >= best - 1e-9]
    return good[rng.below(len(good))]


def play_many(job):
    name, seats, seeds, weights, options, walks = job
    game = Shelf().find(name)
    return [play_one(game, seats, seed, weights, options, walks) for seed in seeds]


def gather(args, weights, seed):
    jobs = []
    for part in range((args.games + args.searched) // 10):
        seats = args.seats[part % len(args.seats)]
        walks = WALKS if part >= args.games // 10 else 0
        jobs.append((args.game, seats, range(seed + part * 10, seed + part * 10 + 10), weights, args.options, walks))
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for done, games in enumerate(pool.map(play_many, jobs)):
            print(f"\r{done + 1}/{len(jobs)}", end="", file=sys.stderr, flush=True)
            yield from games
    print(file=sys.stderr)


def fit(positions, guess, draw):
    """First the weights, in points, under which the final leads were likeliest (ridge regression, drawn towards a
    person's guess); then how many points of lead decide a game, so that they become logits of winning."""
    size = len(guess)
    rows, leads, groups = [], [], []
    for left, terms, won, final in positions:
        own = np.array(terms)
        ahead = own - (own.sum(axis=0) - own) / max(1, len(own) - 1) if len(own) > 1 else own
        rows.append(np.hstack([ahead * left, ahead * (1 - left)]))
        leads.append(final)
        groups.append((len(own), won))
    x, y = np.vstack(rows), np.concatenate(leads)
    before = np.concatenate([guess, guess])
    scale = np.maximum(np.sqrt((x**2).mean(axis=0)), 1e-6)
    pull = np.diag(draw * len(x) * np.maximum(scale, scale[scale > 1e-5].mean() * 0.1) ** 2)
    weights = before + np.linalg.solve(x.T @ x + pull, x.T @ (y - x @ before))
    error = [np.abs(y - x @ each).mean() for each in (before, weights)]
    steep = steepness(x @ weights, groups)
    print(f"{len(x)} leads, off by {error[0]:.2f} → {error[1]:.2f} points; a logit is {1 / steep:.2f}", file=sys.stderr)
    return weights[:size] * steep, weights[size:] * steep


def steepness(worth, groups):
    """Logits of winning in a point of lead."""

    def loss(steep):
        total, place = 0.0, 0
        for seats, won in groups:
            hopes = worth[place : place + seats] * steep * (seats - 1) / seats
            place += seats
            hopes = hopes - hopes.max()
            total -= (np.array(won) * (hopes - np.log(np.exp(hopes).sum()))).sum()
        return total / len(groups)

    return float(minimize_scalar(loss, bounds=(1e-3, 3.0), method="bounded").x)


def fit_victories(positions, before, pull):
    """The weights, in logits, under which who won was likeliest."""
    rows = [
        (np.hstack([np.array(terms) * left, np.array(terms) * (1 - left)]), np.array(won))
        for left, terms, won, _ in positions
    ]
    weights = logistic(rows, np.concatenate(before), pull)
    return np.split(weights, 2)


def fit_alone(positions, before):
    """A game alone: reached goals are won against a seat that has nothing."""
    rows = []
    for _, terms, won, _ in positions:
        own = np.array(terms[0])
        rows.append((np.array([own, np.zeros_like(own)]), np.array([won[0], 1 - won[0]])))
    return logistic(rows, before, 1e-3)


def logistic(rows, before, pull):
    """Logistic regression (L-BFGS-B) of the shares of victories on the rows of the seats, drawn towards ``before``."""
    groups = [
        (np.array([x for x, _ in rows if len(x) == seats]), np.array([won for x, won in rows if len(x) == seats]))
        for seats in {len(x) for x, _ in rows}
    ]
    ahead = np.vstack([(x - x.mean(axis=1, keepdims=True)).reshape(-1, len(before)) for x, _ in groups])
    spread = np.sqrt((ahead**2).mean(axis=0))
    scale = np.where(spread > 1e-6, spread, 1.0)  # what is the same for every seat stays as it was

    def loss(weights):
        value, slope = 0.0, np.zeros_like(weights)
        for x, won in groups:
            hopes = x @ (weights / scale)
            hopes -= hopes.max(axis=1, keepdims=True)
            chances = np.exp(hopes) / np.exp(hopes).sum(axis=1, keepdims=True)
            value -= (won * np.log(chances + 1e-12)).sum()
            slope += np.einsum("ps,psk->k", chances - won, x) / scale
        away = weights - before * scale
        return value / len(rows) + pull * (away**2).sum(), slope / len(rows) + 2 * pull * away

    found = minimize(loss, before * scale, jac=True, method="L-BFGS-B")
    print(f"{len(rows)} positions, loss {loss(before * scale)[0]:.3f} → {found.fun:.3f}", file=sys.stderr)
    return found.x / scale


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
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="without two: the weights for three and more")
    parser.add_argument("--logit", type=float, default=6.0, help="points of lead that make a logit, at first")
    parser.add_argument("--alone", action="store_true", help="fit the weights of a game alone with goals")
    parser.add_argument(
        "--pull",
        type=float,
        default=PULL,
        help="how strongly weights are drawn towards the guess; with --victories, to what they were",
    )
    parser.add_argument("--victories", action="store_true", help="fit to who won, not to final leads")
    parser.add_argument("--searched", type=int, default=0, help="so many more games by bots that search")
    parser.add_argument("--go-on", action="store_true", help="begin with the weights of the file, not with the guess")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.options = None if args.alone else {}
    if args.alone:
        args.seats = [1]
    game = Shelf().find(args.game)
    insight = game.insight
    known = (insight.crowd_early, insight.crowd_late) if min(args.seats) > 2 else (insight.early, insight.late)
    early, late, alone = map(np.array, (*known, insight.alone))
    counts = {}
    for number in range(args.rounds):
        if number == 0 and not args.alone and not args.go_on:
            early = late = np.array(insight.first) / args.logit
        weights = tuple(list(map(float, each)) for each in (early, late, alone))
        positions, counts = [], {}
        for noted, won, final, verbs in gather(args, weights, args.seed + number * 1_000_000):
            positions += [(left, terms, won, final) for left, terms in noted]
            for verb, (offered, given) in verbs.items():
                old = counts.get(verb, (0.0, 0))
                counts[verb] = (old[0] + offered, old[1] + given)
        if args.alone:
            alone = fit_alone(positions, alone)
        elif args.victories:
            early, late = fit_victories(positions, (early, late), args.pull)
        else:
            early, late = fit(positions, np.array(insight.first), args.pull)
        save(args, insight, early, late, alone, counts, number + 1)


def save(args, insight, early, late, alone, counts, rounds):
    package = sys.modules[type(insight).__module__].__name__.rpartition(".")[0]
    file = Path("src", *package.split("."), "weights.toml")
    crowd = "crowd_" if min(args.seats) > 2 else ""  # weights of their own for three and more
    old = tomllib.loads(file.read_text("utf-8"))
    terms = {}
    for place, name in enumerate(insight.names):
        row = {**old["terms"][name], "alone": alone[place]} if alone.any() else {**old["terms"][name]}
        if not args.alone:
            row |= {f"{crowd}early": early[place], f"{crowd}late": late[place]}
        terms[name] = {key: round(float(value), 4) for key, value in row.items()}
    part = "alone" if args.alone else "crowd" if crowd else "fitted"
    seats = " ".join(map(str, args.seats))
    how = f"bench/fit.py {args.game} --games {args.games} --rounds {rounds} --seed {args.seed}"
    how += "" if args.alone else f" --pull {args.pull} --logit {args.logit}"
    how += f" --searched {args.searched}" if args.searched else ""
    how += " --victories" if args.victories else ""
    if args.go_on:
        how = f"{old['origin'].get(part, old['origin']['fitted'])}, then --go-on {how.partition(args.game)[2].strip()}"
    origin = {**old["origin"], part: how + (" --alone" if args.alone else f" --seats {seats}")}
    ready = old["readiness"] if args.alone or crowd else readiness(counts)
    lines = ["# What positions are worth to bots; written by bench/fit.py. ``first`` is a person's guess.", "[origin]"]
    lines += [f"{key} = {tomli_w.dumps({'x': value})[4:].strip()}" for key, value in origin.items()]
    lines += ["", "[terms]"]
    lines += [f"{name} = {{ {', '.join(f'{k} = {v}' for k, v in row.items())} }}" for name, row in terms.items()]
    playout = [f"{key} = {value}" for key, value in old["playout"].items()]
    lines += ["", "[playout]", *playout, "", "[readiness]", *(f"{verb} = {value}" for verb, value in ready.items()), ""]
    file.write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
