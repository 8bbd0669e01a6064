"""Commands that speak: names are declared in code, every word of the help comes from the texts.

``cli-simulate`` says what a command does, its attribute ``.seats`` what a parameter means; parameters that mean the
same everywhere are attributes of ``cli-any``, what stands for a value is an attribute of ``cli-value``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from vestige.cli.desk import Desk
from vestige.cli.kinds import Word
from vestige.kernel.errors import BadInput
from vestige.texts.language import LANGUAGES


class Command(click.Command):
    """Every command understands ``--lang``; it is read before anything is said, see ``entry``."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(click.Option(["--lang"], type=Word(*LANGUAGES), expose_value=False))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        extra = super().parse_args(ctx, args)
        if extra and not isinstance(self, click.Group):
            raise BadInput("usage-extra", word=extra[0], command=ctx.command_path)
        return extra

    def get_help(self, ctx: click.Context) -> str:
        desk: Desk = ctx.obj
        params = self.get_params(ctx)
        with desk.screen.capture() as page:
            arguments = [spelled(param, desk) for param in params if isinstance(param, click.Argument)]
            desk.show("help-usage", usage=" ".join([ctx.command_path, *arguments, "…"]))
            desk.show(f"cli-{self.name}")
            print_rows(desk, "help-parameters", [(spelled(param, desk), self.meaning(param, desk)) for param in params])
            print_rows(desk, "help-commands", [(name, desk.say(f"cli-{name}")) for name in self.subcommands()])
        return page.get().rstrip()

    def meaning(self, param: click.Parameter, desk: Desk) -> str:
        word = param.opts[-1].lstrip("-")
        own = f"cli-{self.name}.{word}"
        return desk.say(own if desk.texts.has(own) else f"cli-any.{word}")

    def subcommands(self) -> Iterable[str]:
        return ()


class Group(Command, click.Group):
    """The commands by name, in the order in which they were added."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def subcommands(self) -> Iterable[str]:
        return self.commands


def command(name: str) -> Callable[[Callable[..., int | None]], Command]:
    """A command whose function gets the desk first and returns its exit code, None for 0."""
    return lambda function: click.command(name, cls=Command)(click.pass_obj(function))


def spelled(param: click.Parameter, desk: Desk) -> str:
    """``--seats N`` as one types it; an argument that may be left out in brackets."""
    if isinstance(param, click.Argument):
        value = desk.say(f"cli-value.{param.name}")
        return value if param.required else f"[{value}]"
    names = ", ".join([*param.opts, *param.secondary_opts])
    if isinstance(param, click.Option) and param.is_flag:
        return names
    kind = param.type
    value = "|".join(kind.words) if isinstance(kind, Word) else desk.say(f"cli-value.{kind.name}")
    return f"{names} {value}"


def print_rows(desk: Desk, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2))
    for name, meaning in rows:
        table.add_row(Text("  " + name, style="bold", no_wrap=True), Text(meaning))
    desk.screen.print()
    desk.show(title)
    desk.screen.print(table)
