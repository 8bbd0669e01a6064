"""Writes docs/positions/<game>.md from the code: every step, answer, option and id a position or record can name."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from vestige.kernel.game import Game
from vestige.kernel.option import Option
from vestige.kernel.shelf import Shelf
from vestige.kernel.step import Procedure, Question, Step
from vestige.kernel.together import Together
from vestige.kernel.verb import Arg
from vestige.texts.texts import for_game

FOLDER = Path(__file__).parent.parent / "docs" / "positions"
WIDTH = 128
KINDS = {Question: "question", Procedure: "procedure", Together: "together"}


def page(game: Game) -> str:
    title = for_game(game, "en").say("game-title")
    parts = [
        f"# {title}: steps, answers, ids",
        "Made from the code by `tools/make_positions.py`; a test keeps it current. [The guide](../positions.md) says "
        "how a position is written and what its keys mean.",
        "## Steps",
        "What can stand in `[[question]]`, with the fields of the frame. A procedure asks nothing.",
        table(("step", "kind", "fields", "answers", "what it is"), map(step_row, game.steps.values())),
        "## Answers",
        "As they stand in records and on the command line: the verb, then its arguments. `count` is a number.",
        table(("verb", "arguments", "in words"), (verb_row(game, verb) for verb in sorted(game.verbs))),
        "## Options",
        *options("Of the table:", game, game.options),
        *options("Of each seat:", game, game.seat_options),
        "## Ids",
        *(f"**{kind}** ({len(ids)}): {listed(ids)}" for kind, ids in sorted(game.kinds.items())),
    ]
    return "\n\n".join(wrapped(part) for part in parts) + "\n"


def step_row(step: type[Step[Any]]) -> Sequence[str]:
    kind = next(word for parent, word in KINDS.items() if issubclass(step, parent))
    verbs = listed(step.verbs) if issubclass(step, Question) else ""
    about = " ".join((step.__doc__ or "").split("\n\n")[0].split()).replace("``", "`")
    return f"`{step.name}`", kind, arguments(step.fields), verbs, about


def verb_row(game: Game, verb: str) -> Sequence[str]:
    """The sentence of a menu, with the names of the arguments in it."""
    args = game.verbs[verb]
    words = for_game(game, "en").say(f"do-{verb}", **{arg.name: f"‹{arg.name}›" for arg in args})
    return f"`{verb}`", arguments(args), words


def arguments(args: Sequence[Arg]) -> str:
    return ", ".join(
        f"`{arg.name}`" + (f" {arg.kind}" if arg.name != arg.kind else "") + "…" * arg.many for arg in args
    )


def options(heading: str, game: Game, found: Sequence[Option]) -> Iterator[str]:
    if found:
        yield heading
        yield table(("option", "values", "players", "since rules"), (option_row(game, option) for option in found))


def option_row(game: Game, option: Option) -> Sequence[str]:
    players = [count for count in game.players if not option.players or count in option.players]
    values: dict[str, None] = {}
    for count in players:
        values |= dict.fromkeys(str(value).lower() for value in option.allowed(count))
    return f"`{option.id}`", listed(values), ", ".join(map(str, players)), str(option.since)


def listed(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(re.sub(r"\|", "/", cell) for cell in line) + " |" for line in lines)


def wrapped(part: str) -> str:
    """Prose and lists of ids; tables and headings stay as they are."""
    if part.startswith(("|", "#")):
        return part
    return textwrap.fill(part, WIDTH, break_long_words=False, break_on_hyphens=False)


def pages() -> dict[str, str]:
    """By the name of the file, every published game."""
    games = {name: game for name, game in Shelf().items() if type(game).__module__.startswith("vestige.games.")}
    return {f"{name}.md": page(game) for name, game in sorted(games.items())}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
