"""``vestige games``: what is on the shelf."""

from __future__ import annotations

from rich.table import Table

from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.setup import json_option
from vestige.kernel.game import Game
from vestige.kernel.option import Option
from vestige.kernel.values import Plain


@command("games")
@json_option
def games(desk: Desk, as_json: bool) -> None:
    if as_json:
        desk.figures([game_figures(desk, game) for game in desk.shelf.values()])
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("games-id", "games-title", "games-players", "games-options"):
        table.add_column(desk.say(key), overflow="fold")
    for game in desk.shelf.values():
        options = ", ".join(option.id for option in game.options)
        table.add_row(game.id, desk.words(game).say("game-title"), players(game), options)
    desk.screen.print(table)


def players(game: Game) -> str:
    return ", ".join(map(str, game.players))


def game_figures(desk: Desk, game: Game) -> dict[str, Plain]:
    return {
        "game": game.id,
        "title": desk.words(game).say("game-title"),
        "players": list(game.players),
        "rules": game.rules,
        "options": [option_figures(option) for option in game.options],
        "seat_options": [option_figures(option) for option in game.seat_options],
    }


def option_figures(option: Option) -> dict[str, Plain]:
    return {"option": option.id, "type": option.type, "default": option.default, "values": list(option.values)}
