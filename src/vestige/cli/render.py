"""``vestige render``: any position as a picture."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.extras import needing
from vestige.cli.files import read_record, write
from vestige.cli.kinds import File, Whole, Word
from vestige.cli.setup import seats_option, usual_seats
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.match import Match, new_match


@command("render")
@click.argument("source")
@click.option("--at", type=Whole())
@click.option("--seat", type=Whole(1))
@seats_option
@click.option("--theme", type=Word("light", "dark"), default="light")
@click.option("-o", "--output", type=File(), required=True)
def render(
    desk: Desk, source: str, at: int | None, seat: int | None, seats: int | None, theme: str, output: Path
) -> None:
    if output.suffix not in (".svg", ".png"):
        raise BadInput("render-suffix", file=output)
    match = find(desk, source, at, seats)
    if seat is not None and seat > match.table.seats:
        raise BadInput("render-seat", seat=seat, seats=match.table.seats)
    view = match.view(None if seat is None else seat - 1)
    picture = drawing(match.game).scene(view, desk.words(match.game).say)
    with needing("render"), desk.errors.status(desk.say("render-progress")):
        write(output, picture.svg(theme) if output.suffix == ".svg" else picture.png(theme=theme))


def find(desk: Desk, source: str, at: int | None, seats: int | None) -> Match:
    """A record at one of its moments, or a game freshly laid out."""
    if Path(source).is_file():
        return read_record(Path(source), desk.shelf, at)
    game = desk.shelf.find(source)
    match = new_match(game, seats or usual_seats(game))
    return match if at is None else match.at(at)


def drawing(game: Game) -> Any:
    """The ``scene`` of the game's package."""
    module = type(game).__module__
    package = module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]
    if find_spec(f"{package}.scene") is None:
        raise BadInput("render-none", game=game.id)
    return import_module(f"{package}.scene")
