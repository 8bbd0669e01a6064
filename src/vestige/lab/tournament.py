"""Bots against each other: every line-up in every order of seats, ratings, and how sure one may be of them."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from vestige.bots.levels import budget, invite
from vestige.bots.own import OwnBotFailed
from vestige.kernel.errors import BadInput
from vestige.kernel.insight import won_shares
from vestige.kernel.match import new_match
from vestige.kernel.values import Plain
from vestige.lab.plan import Plan
from vestige.lab.processes import shared
from vestige.lab.simulate import seed_bytes
from vestige.lab.sitting import Sitting

CLEAR: Final = 1.96
"""Standard errors of a 95 % interval."""
FEWEST: Final = 10
"""Games before a tournament with a goal may end: two lost ones would clear some goals already."""


class Game(NamedTuple):
    """A game that was played: its number, who sat where (indices into the entrants), what each won of it (shared
    victories count in parts, an automaton's not at all), the scores, and seconds of thought per answer of each seat."""

    number: int
    seats: tuple[int, ...]
    won: tuple[float, ...]
    scores: tuple[int, ...]
    seconds: tuple[float, ...]


class Entrant(NamedTuple):
    """What a tournament says of a bot: its share of the games with a 95 % interval, rating and its interval. None where
    nobody is rated: with fewer bots than seats one of them plays against itself."""

    bot: str
    games: int
    won: float
    low: float
    high: float
    rating: float | None
    unsure: float | None
    seconds: float


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who plays together, in every order by rotation, so that no bot sits first more often than another. With fewer
    bots than seats the last one fills the rest."""
    if bots < seats:
        chosen: Iterable[tuple[int, ...]] = [(*range(bots), *(bots - 1,) * (seats - bots))]
    else:
        chosen = combinations(range(bots), seats)
    return [group[turn:] + group[:turn] for group in chosen for turn in range(seats)]


def checked(plan: Plan) -> Plan:
    """Every option with its value, every bot known; BadInput says what cannot be played."""
    setup = plan.box().check_setup(plan.seats, plan.options)
    if len(plan.bots) < min(2, plan.seats):
        raise BadInput("tournament-bots")
    for bot in plan.bots:
        invite(bot)
    return plan._replace(options=setup.written())


def play(plan: Plan, number: int) -> Game:
    """Game number n; the games of one round of line-ups are dealt alike."""
    ups = line_ups(len(plan.bots), plan.seats)
    seats, seed = ups[number % len(ups)], plan.seed + number // len(ups)
    names = [plan.bots[entrant] for entrant in seats]
    match = new_match(plan.box(), plan.seats, dict(plan.options), [], seed_bytes(seed))
    sitting = Sitting(match, [invite(bot) for bot in names], plan.seed + number, [budget(bot) for bot in names])
    spent, answers = [0.0] * plan.seats, [0] * plan.seats
    while not match.table.over():
        start = time.process_time()
        seat = sitting.answer()
        spent[seat] += time.process_time() - start
        answers[seat] += 1
    result = match.table.result()
    assert result is not None
    won = won_shares(result, match.table.seats)[: plan.seats]
    pace = [total / max(1, count) for total, count in zip(spent, answers, strict=True)]
    return Game(number, seats, tuple(won), result.scores[: plan.seats], tuple(round(each, 4) for each in pace))


def tournament(
    plan: Plan, jobs: int, kept: Path | None, tick: Callable[[int], None], goal: float | None = None
) -> list[Game]:
    """All games, those of an earlier run (``kept``) not again. With a goal it ends as soon as the first bot's interval
    has cleared it, to one side or the other."""
    played = {game.number: game for game in recalled(plan, kept)}
    tick(len(played))
    left = [number for number in range(plan.games) if number not in played]
    if not cleared(plan, played.values(), goal):
        try:
            for game in shared(partial(play, plan), left, jobs):
                played[game.number] = game
                remember(plan, kept, game)
                tick(1)
                if cleared(plan, played.values(), goal):
                    break
        except OwnBotFailed as failed:  # nobody plays on for it: that would be another tournament
            raise BadInput(failed.code, bot=failed.bot, detail=failed.detail) from failed
    return [played[number] for number in sorted(played)]


# ---- what was played before


def heading(plan: Plan) -> dict[str, Plain]:
    """What must be the same for a tournament to be gone on with."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "options": dict(plan.options),
        "bots": list(plan.bots),
    }


def recalled(plan: Plan, kept: Path | None) -> list[Game]:
    if kept is None or not kept.exists():
        return []
    try:
        *whole, torn = kept.read_text("utf-8").split("\n")
        rows = [json.loads(line) for line in whole]
        same = rows[0] == heading(plan)
        found = [Game(row[0], *map(tuple, row[1:])) for row in rows[1:]]
    except (ValueError, TypeError, LookupError) as error:
        raise BadInput("tournament-file", file=kept) from error
    if not same:
        raise BadInput("tournament-other", file=kept)
    if torn:  # it was stopped while it wrote: that game is played again
        kept.write_text("".join(f"{line}\n" for line in whole), "utf-8")
    return [game for game in found if game.number < plan.games]


def remember(plan: Plan, kept: Path | None, game: Game) -> None:
    """A line per game, written as soon as it is over."""
    if kept is None:
        return
    new = not kept.exists()
    with kept.open("a", encoding="utf-8") as file:
        if new:
            file.write(json.dumps(heading(plan)) + "\n")
        file.write(json.dumps(list(game)) + "\n")


# ---- what it says


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's: the shares of victories that fit what was seen, 95 times of 100."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, CLEAR * CLEAR
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = CLEAR * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def cleared(plan: Plan, games: Iterable[Game], goal: float | None) -> bool:
    """Whether the first bot's share is surely above or below the goal; only after whole rounds of line-ups."""
    played = list(games)
    if goal is None or len(played) < FEWEST or len(played) % len(line_ups(len(plan.bots), plan.seats)):
        return False
    own = [game.won[place] for game in played for place, entrant in enumerate(game.seats) if entrant == 0]
    low, high = interval(sum(own), len(own))
    return low > goal or high < goal


def standings(plan: Plan, games: list[Game]) -> list[Entrant]:
    """Every bot, in the order they were named."""
    model = PlackettLuce()
    rated = len(plan.bots) >= plan.seats > 1
    ratings = [model.rating() for _ in plan.bots]
    won, count, seconds = [0.0] * len(plan.bots), [0] * len(plan.bots), [0.0] * len(plan.bots)
    for game in games:
        for place, entrant in enumerate(game.seats):
            won[entrant] += game.won[place]
            count[entrant] += 1
            seconds[entrant] += game.seconds[place]
        if rated:
            teams = [[ratings[entrant]] for entrant in game.seats]
            for entrant, team in zip(game.seats, model.rate(teams, scores=list(game.won)), strict=True):
                ratings[entrant] = team[0]
    return [
        Entrant(
            bot,
            count[place],
            won[place],
            *interval(won[place], count[place]),
            ratings[place].mu if rated else None,
            CLEAR * ratings[place].sigma if rated else None,
            seconds[place] / max(1, count[place]),
        )
        for place, bot in enumerate(plan.bots)
    ]
