"""``vestige play``: a game in the terminal."""

from __future__ import annotations

import json
import secrets
from itertools import count
from pathlib import Path

import click

from vestige.bots.levels import budget, invite
from vestige.bots.own import is_own
from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.files import read_components, read_position, write
from vestige.cli.kinds import File, Names, Whole
from vestige.cli.setup import components_option, game_argument, option_option, seats_option, usual_seats
from vestige.cli.terminal.session import Quit, Session
from vestige.cli.terminal.voice import Voice
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.match import Match, new_match
from vestige.kernel.rng import Rng
from vestige.texts.texts import Texts

NOBODY = ("none",)
"""How one asks for no bots at all."""


@command("play")
@game_argument
@seats_option
@option_option
@click.option("--bots", type=Names(), default="greedy")
@click.option("--seed", type=Whole())
@click.option("--position", type=File())
@components_option
@click.option("--record", type=File())
def play(
    desk: Desk,
    game: str,
    seats: int | None,
    options: tuple[tuple[str, str], ...],
    bots: tuple[str, ...],
    seed: int | None,
    position: Path | None,
    components: Path | None,
    record: Path | None,
) -> None:
    box = read_components(desk.shelf.find(game), components)
    chance = secrets.token_bytes(32) if seed is None else seed.to_bytes(8, "big")
    players = seats or usual_seats(box)
    match = new_match(box, players, dict(options), seed=chance) if position is None else read_position(box, position)
    levels = bot_levels(match.table.setup.players, bots)
    invited = {seat: (invite(level), budget(level)) for seat, level in levels.items()}
    session = Session(match, invited, voice(desk, match, levels), desk.screen, Rng(chance + b"bots"))
    sit(desk, session, record or unused(box))


def bot_levels(players: int, bots: tuple[str, ...]) -> dict[int, str]:
    """Bots take the last seats; one name stands for all seats but the first."""
    if bots == NOBODY:
        return {}
    named = bots * (players - 1) if len(bots) == 1 else bots
    if len(named) > players:
        raise BadInput("bots", bots=len(named), seats=players)
    return dict(zip(range(players - len(named), players), named, strict=True))


def voice(desk: Desk, match: Match, bots: dict[int, str]) -> Voice:
    texts = desk.words(match.game)
    names: dict[str, str] = {}
    for seat, name in zip(range(match.table.seats), match.game.ids("seat"), strict=False):
        person = texts.name("seat", name)
        names[name] = bot_name(texts, bots[seat], person) if seat in bots else person
    return Voice(match.game, texts, names)


def bot_name(texts: Texts, bot: str, seat: str) -> str:
    """By its level, whatever its walks; a bot of one's own by its class."""
    if is_own(bot):
        return texts.say("play-bot-own", seat=seat, title=bot.rpartition(":")[2])
    return texts.say(f"play-bot-{bot.partition(':')[0]}", seat=seat)


def sit(desk: Desk, session: Session, record: Path) -> None:
    """Play; the record is kept however it ends. It is begun at once, so that no game is played in vain."""
    keep(session.match, record)
    desk.show("play-help")
    try:
        session.play()
    except (Quit, KeyboardInterrupt):
        desk.screen.print()
    keep(session.match, record)
    desk.show("play-saved", file=str(record))


def keep(match: Match, record: Path) -> None:
    write(record, json.dumps(match.record(), ensure_ascii=False))


def unused(game: Game) -> Path:
    """A file that is not there yet."""
    return next(file for number in count(1) if not (file := Path(f"{game.id}-{number}.json")).exists())
