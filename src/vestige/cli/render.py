"""``vestige render``: any position as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.extras import needing
from vestige.cli.files import read_record, write
from vestige.cli.kinds import File, Whole, Word
from vestige.cli.setup import seats_option, usual_seats
from vestige.kernel.errors import BadInput
from vestige.kernel.match import Match, new_match
from vestige.notebook import show
from vestige.scene.palette import ThemeName


@command("render")
@click.argument("source")
@click.option("--at", type=Whole())
@click.option("--seat", type=Whole(1))
@seats_option
@click.option("--theme", type=Word("light", "dark"), default="light")
@click.option("-o", "--output", type=File(), required=True)
def render(
    desk: Desk, source: str, at: int | None, seat: int | None, seats: int | None, theme: ThemeName, output: Path
) -> None:
    if output.suffix not in (".svg", ".png"):
        raise BadInput("render-suffix", file=output)
    match = find(desk, source, at, seats)
    if seat is not None and seat > match.table.seats:
        raise BadInput("render-seat", seat=seat, seats=match.table.seats)
    picture = show(match, None if seat is None else seat - 1, desk.lang)
    with needing("render"), desk.errors.status(desk.say("render-progress")):
        write(output, picture.svg(theme) if output.suffix == ".svg" else picture.png(theme=theme))


def find(desk: Desk, source: str, at: int | None, seats: int | None) -> Match:
    """A record at one of its moments, or a game freshly laid out."""
    if Path(source).is_file():
        return read_record(Path(source), desk.shelf, at)
    game = desk.shelf.find(source)
    match = new_match(game, seats or usual_seats(game))
    return match if at is None else match.at(at)
