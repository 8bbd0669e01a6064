"""``vestige bench``: how fast random games go here."""

from __future__ import annotations

from collections.abc import Sequence

import click
from rich.table import Table

from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.kinds import Whole
from vestige.cli.setup import json_option, option_option, seats_option
from vestige.kernel.game import Game
from vestige.lab.bench import Figures
from vestige.lab.bench import bench as measure
from vestige.lab.marbles import KERNEL
from vestige.lab.search_bench import SearchFigures, bench_search


@command("bench")
@click.argument("game", required=False)
@seats_option
@option_option
@click.option("--seconds", type=Whole(1), default=4)
@click.option("--search", is_flag=True)
@json_option
def bench(
    desk: Desk,
    game: str | None,
    seats: int | None,
    options: tuple[tuple[str, str], ...],
    seconds: int,
    search: bool,
    as_json: bool,
) -> None:
    pairs = [(box, count) for box in chosen(desk, game) for count in box.players if seats in (None, count)]
    if not pairs:
        chosen(desk, game)[0].check_setup(seats or 0)
    for box, count in pairs:
        box.check_setup(count, dict(options))
    figures: list[Figures | SearchFigures] = []
    deed = bench_search if search else measure
    with desk.progress("bench-progress", len(pairs)) as tick:
        for box, count in pairs:
            figures.append(deed(box, count, seconds, dict(options)))
            tick(1)
    if as_json:
        desk.figures([row._asdict() for row in figures])
    else:
        print_figures(desk, figures)


def chosen(desk: Desk, game: str | None) -> list[Game]:
    """One game, the bare kernel by its name, or all of them."""
    if game is None:
        return [KERNEL, *desk.shelf.values()]
    return [KERNEL if game == KERNEL.id else desk.shelf.find(game)]


def print_figures(desk: Desk, figures: Sequence[Figures | SearchFigures]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for field in figures[0]._fields:
        table.add_column(desk.say(f"bench-{field}"), justify="left" if field in ("game", "build") else "right")
    for row in figures:
        game, seats, build, *measured = row
        cells = [desk.say("number", value=round(value, 1 if value < 1000 else None)) for value in measured]
        table.add_row(game, str(seats), desk.say(f"bench-{build}"), *cells)
    desk.screen.print(table)
    desk.show("bench-search-note" if isinstance(figures[0], SearchFigures) else "bench-note")
