"""``vestige``: the language first, then the command; every refusal is one line and exit 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise

import click

from vestige.cli.bench import bench
from vestige.cli.check import check
from vestige.cli.command import Group, spelled
from vestige.cli.desk import Desk
from vestige.cli.games import games
from vestige.cli.play import play
from vestige.cli.render import render
from vestige.cli.replay import position, replay
from vestige.cli.rules import rules
from vestige.cli.serve import serve
from vestige.cli.simulate import simulate
from vestige.cli.store import backup, doctor
from vestige.cli.tournament import tournament
from vestige.kernel.errors import BadInput
from vestige.texts.language import language, system_language


@click.group(
    "vestige", cls=Group, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.pass_context
def vestige(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for command in (
    *(serve, games, play, simulate, tournament, check, bench),
    *(replay, position, rules, render, backup, doctor),
):
    vestige.add_command(command)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """The exit code: 0 all well, 1 something broke in a game, 2 bad input."""
    desk = Desk(language(wished_language(words), system_language()))
    try:
        return int(vestige.main(list(words), "vestige", standalone_mode=False, obj=desk) or 0)
    except BadInput as bad:
        desk.complain(desk.fault(bad))
    except click.UsageError as error:
        desk.complain(desk.fault(usage_fault(error, desk)))
    except click.Abort:
        return 130
    return 2


def wished_language(words: Sequence[str]) -> str | None:
    """``--lang fr`` or ``--lang=fr``, wherever it stands: the help needs it before the line is parsed."""
    for word, following in pairwise([*words, ""]):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def usage_fault(error: click.UsageError, desk: Desk) -> BadInput:
    """Click's complaints in our words."""
    command = error.ctx.command_path if error.ctx is not None else "vestige"
    match error:
        case click.exceptions.NoSuchCommand(command_name=name):
            return BadInput("usage-command", word=name, known=", ".join(vestige.commands))
        case click.NoSuchOption(option_name=name):
            return BadInput("usage-option", word=name, command=command)
        case click.MissingParameter(param=click.Parameter() as param):
            return BadInput("usage-missing", word=spelled(param, desk), command=command)
        case click.BadOptionUsage(option_name=name):
            return BadInput("usage-value", word=name)
        case _:
            return BadInput("usage", command=command, detail=error.format_message())
