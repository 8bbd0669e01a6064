"""``vestige simulate``: games by the thousand."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.files import folder, read_components
from vestige.cli.kinds import File, Names, Whole
from vestige.cli.setup import components_option, game_argument, json_option, option_option, seats_option, usual_seats
from vestige.kernel.game import Game
from vestige.kernel.option import SEATS
from vestige.lab.plan import Plan
from vestige.lab.simulate import simulate as play_all
from vestige.lab.summary import Summary


@command("simulate")
@game_argument
@seats_option
@click.option("--games", type=Whole(1), default=100)
@click.option("--seed", type=Whole(), default=0)
@option_option
@click.option("--random-options", "mixed", is_flag=True)
@click.option("--bots", type=Names(), default="random")
@click.option("--jobs", type=Whole(1), default=1)
@click.option("--records", type=File())
@components_option
@json_option
def simulate(
    desk: Desk,
    game: str,
    seats: int | None,
    games: int,
    seed: int,
    options: tuple[tuple[str, str], ...],
    mixed: bool,
    bots: tuple[str, ...],
    jobs: int,
    records: Path | None,
    components: Path | None,
    as_json: bool,
) -> int:
    box = read_components(desk.shelf.find(game), components)
    data = box.components if box.custom else None
    plan = Plan(game, seats or usual_seats(box), games, seed, dict(options), bots, data).checked()
    plan = plan._replace(records=folder(records), mixed=mixed)
    with desk.progress("simulate-progress", games) as tick:
        summary = play_all(plan, jobs, tick)
    return report(desk, box, plan, summary, as_json)


def report(desk: Desk, game: Game, plan: Plan, summary: Summary, as_json: bool) -> int:
    if as_json:
        desk.figures({"game": game.id, "seats": plan.seats, "options": plan.options, **summary.figures()})
    else:
        print_summary(desk, game, summary)
    for failure in summary.failures:
        desk.complain(desk.say("simulate-failure", seed=str(failure.seed), error=failure.error, file=failure.record))
    return 1 if summary.failures else 0


def print_summary(desk: Desk, game: Game, summary: Summary) -> None:
    length = summary.length.figures()
    desk.show(
        "simulate-games",
        game=desk.words(game).say("game-title"),
        asked=summary.asked,
        finished=summary.finished,
        unfinished=summary.unfinished,
        failed=len(summary.failures),
    )
    desk.show("simulate-length", low=length["min"], mean=length["mean"], high=length["max"])
    desk.show("simulate-decisions", decisions=summary.decisions, rate=summary.decisions_per_second())
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("simulate-seat", "simulate-mean", "simulate-range", "simulate-wins"):
        table.add_column(desk.say(key), justify="left" if key == "simulate-seat" else "right")
    for seat, (spread, wins) in enumerate(zip(summary.scores, summary.wins, strict=True)):
        name = desk.words(game).name("seat", SEATS[seat])
        mean = desk.say("number", value=round(spread.figures()["mean"], 1))
        table.add_row(name, mean, f"{spread.low}–{spread.high}", desk.say("number", value=wins))
    desk.screen.print(table)
