"""``vestige tournament``: bots against each other."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.extras import needing
from vestige.cli.files import may_write, write
from vestige.cli.kinds import File, Names, Whole
from vestige.cli.plot import plot
from vestige.cli.setup import game_argument, json_option, option_option, seats_option, usual_seats
from vestige.lab.plan import Plan

with needing("cli"):
    from vestige.lab import tournament as lab


@command("tournament")
@game_argument
@click.option("--bots", type=Names(), required=True)
@seats_option
@click.option("--games", type=Whole(1), default=100)
@click.option("--seed", type=Whole(), default=0)
@option_option
@click.option("--jobs", type=Whole(1), default=1)
@click.option("--goal", type=Whole(1, 99))
@click.option("--results", type=File())
@click.option("--plot", "picture", type=File())
@json_option
def tournament(
    desk: Desk,
    game: str,
    bots: tuple[str, ...],
    seats: int | None,
    games: int,
    seed: int,
    options: tuple[tuple[str, str], ...],
    jobs: int,
    goal: int | None,
    results: Path | None,
    picture: Path | None,
    as_json: bool,
) -> None:
    box = desk.shelf.find(game)
    plan = lab.checked(Plan(game, seats or usual_seats(box), games, seed, dict(options), bots))
    may_write(results, picture)
    with desk.progress("tournament-progress", games) as tick:
        played = lab.tournament(plan, jobs, results, tick, None if goal is None else goal / 100)
    entrants = lab.standings(plan, played)
    if picture is not None:
        title = desk.say("tournament-plot", game=desk.words(box).say("game-title"))
        write(picture, plot(entrants, title, lambda share: desk.say("tournament-percent", value=share)))
    if as_json:
        rows = [entrant._asdict() for entrant in entrants]
        desk.figures({"game": game, "seats": plan.seats, "games": len(played), "bots": rows})
    else:
        show(desk, entrants, len(played))


def show(desk: Desk, entrants: list[lab.Entrant], games: int) -> None:
    desk.show("tournament-games", games=games)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("bot", "share", "interval", "rating", "seconds"):
        table.add_column(desk.say(f"tournament-{key}"), justify="left" if key == "bot" else "right")
    for entrant in entrants:
        table.add_row(
            Path(entrant.bot).name,
            desk.say("tournament-percent", value=entrant.won / max(1, entrant.games)),
            desk.say("tournament-between", low=entrant.low, high=entrant.high),
            rated(desk, entrant),
            desk.say("tournament-pace", milliseconds=entrant.seconds * 1000),
        )
    desk.screen.print(table)
    desk.show("tournament-note")


def rated(desk: Desk, entrant: lab.Entrant) -> str:
    if entrant.rating is None or entrant.unsure is None:
        return desk.say("tournament-unrated")
    return desk.say("tournament-rated", rating=entrant.rating, unsure=entrant.unsure)
