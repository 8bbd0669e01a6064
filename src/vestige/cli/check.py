"""``vestige check``: what every game must satisfy, on demand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import click

from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.files import write
from vestige.cli.kinds import Whole
from vestige.cli.setup import game_argument, json_option, option_option, seats_option
from vestige.conformance import Coverage, Failure
from vestige.conformance import check as conformance
from vestige.conformance.suite import rounds
from vestige.kernel.game import Game
from vestige.kernel.values import Plain


@command("check")
@game_argument
@seats_option
@option_option
@click.option("--games", type=Whole(1), default=1)
@click.option("--seconds", type=Whole(1))
@click.option("--seed", type=Whole(), default=0)
@json_option
def check(
    desk: Desk,
    game: str,
    seats: int | None,
    options: tuple[tuple[str, str], ...],
    games: int,
    seconds: int | None,
    seed: int,
    as_json: bool,
) -> int:
    box = desk.shelf.find(game)
    chosen = checked_options(box, seats, dict(options))
    coverage = Coverage(box, seats, chosen)
    total = None if seconds else sum(1 for _ in rounds(box, seats, chosen, games, seed))
    with desk.progress("check-progress", total) as tick:
        failures = conformance(box, seats, chosen, games, seconds, seed, lambda case, count: tick(1), coverage)
    return report(desk, box, coverage, failures, as_json)


def checked_options(game: Game, seats: int | None, options: Mapping[str, Plain]) -> Mapping[str, Plain] | None:
    """What was chosen, possible with each number of seats; None means every value of every option in turn."""
    setups = [game.check_setup(count, options) for count in (game.players if seats is None else (seats,))]
    return setups[0].options if options else None


def report(desk: Desk, game: Game, coverage: Coverage, failures: list[Failure], as_json: bool) -> int:
    found = [
        {"case": failure.case, "seed": failure.seed, "what": failure.what, "record": save(game, failure, number)}
        for number, failure in enumerate(failures)
    ]
    if as_json:
        desk.figures({"game": game.id, "played": coverage.games, "failures": found, "covered": coverage.figures()})
    else:
        title = desk.words(game).say("game-title")
        desk.show("check-result", game=title, played=coverage.games, failed=len(found))
        print_coverage(desk, coverage)
    for failure, row in zip(failures, found, strict=True):
        desk.complain(desk.say("check-failure", what=str(failure), file=str(row["record"])))
    return 1 if failures else 0


def print_coverage(desk: Desk, coverage: Coverage) -> None:
    """How many of how many, and what nobody has seen."""
    desk.show("check-played", combinations=coverage.combinations, answers=coverage.answers)
    for heading, there in coverage.there.items():
        unseen = sorted(there - coverage.seen[heading])
        counts = {"seen": len(there) - len(unseen), "all": len(there), "missed": len(unseen)}
        desk.show(f"check-{heading}", unseen=", ".join(unseen), **counts)


def save(game: Game, failure: Failure, number: int) -> str:
    """The record of the game that failed; a missing text has none."""
    if failure.record is None:
        return ""
    file = Path(f"failed-{game.id}-{number}.json")
    write(file, json.dumps(failure.record, ensure_ascii=False))
    return str(file)
