"""``vestige replay`` and ``vestige position``: records, verified, at any of their moments."""

from __future__ import annotations

from pathlib import Path

import click

from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.files import read_record, toml, write
from vestige.cli.kinds import File, Whole
from vestige.cli.setup import json_option
from vestige.kernel.document import document
from vestige.kernel.errors import BadInput
from vestige.kernel.match import Match
from vestige.kernel.score import Result
from vestige.kernel.values import Plain


@command("replay")
@click.argument("record", type=File())
@click.option("--at", type=Whole())
@json_option
def replay(desk: Desk, record: Path, at: int | None, as_json: bool) -> int:
    try:
        match = read_record(record, desk.shelf, at)
    except BadInput:
        raise
    except Exception as error:  # the record of a game that broke breaks again
        desk.complain(desk.say("replay-broke", error=f"{type(error).__name__}: {error}"))
        return 1
    print_match(desk, match, as_json)
    return 0


def print_match(desk: Desk, match: Match, as_json: bool) -> None:
    result = match.table.result()
    if as_json:
        desk.figures({"entries": len(match.entries), "hash": match.hash(), "result": result_figures(result)})
        return
    desk.show("replay-match", game=desk.words(match.game).say("game-title"), entries=len(match.entries))
    desk.show("replay-hash", hash=match.hash())
    desk.show("replay-open" if result is None else f"replay-{result.kind}", scores=scores(result))


@command("position")
@click.argument("record", type=File())
@click.option("--at", type=Whole())
@click.option("-o", "--output", type=File())
def position(desk: Desk, record: Path, at: int | None, output: Path | None) -> None:
    text = toml(document(read_record(record, desk.shelf, at).table))
    if output is None:
        click.echo(text, nl=False)
    else:
        write(output, text)


def scores(result: Result | None) -> str:
    """What decides, seat by seat: the score, or the places of the progress (8/41)."""
    return "" if result is None else " – ".join("/".join(map(str, own)) for own in result.progress)


def result_figures(result: Result | None) -> Plain:
    if result is None:
        return None
    goals = [{"goal": goal.id, "met": goal.met, "value": goal.value, "target": goal.target} for goal in result.goals]
    ranks = {"scores": result.scores, "progress": result.progress, "places": result.places}
    return {"kind": result.kind, **ranks, "goals": goals}
