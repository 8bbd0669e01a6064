"""A guided first game: a prepared position, what the coach says at each step, and what everybody answers.

``guide.toml`` of a game's package is the script. How far a match has come in it follows from the answers that stand:
whoever leaves the script plays on without the coach, and undo leads back to it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from vestige.kernel.errors import BadInput, Refused
from vestige.kernel.game import Game
from vestige.kernel.match import Match, match_from_position
from vestige.kernel.values import Plain
from vestige.scene.package import package_of
from vestige.texts.language import LANGUAGES
from vestige.texts.texts import for_game

FILE: Final = "guide.toml"
PERSON: Final = 0
"""The seat that is guided."""


class Step(Struct, forbid_unknown_fields=True):
    """What the coach says (``guide-<text>`` with ``.title``, and where needed ``.then`` and ``.else``), the targets it
    points at, the person's answers, and what the others answer afterwards as ``["p2", verb, …]``."""

    text: str
    marks: list[str] = []
    answers: list[list[Any]] = []
    replies: list[list[Any]] = []


class Guide(Struct, forbid_unknown_fields=True):
    start: dict[str, Any]
    step: list[Step]

    def script(self, seats: Sequence[str]) -> list[list[Plain]]:
        """Every answer in its order, as entries of a record."""
        script: list[list[Plain]] = []
        for step in self.step:
            script += [[PERSON, *words] for words in step.answers]
            script += [[seats.index(seat), *words] for seat, *words in step.replies]
        return script

    def begun(self, answered: int) -> list[int]:
        """The steps to be shown when so many answers stand: those that only tell, and the first that is not done."""
        before, shown = 0, []
        for number, step in enumerate(self.step):
            after = before + len(step.answers) + len(step.replies)
            if after > answered or (after == before == answered):
                shown.append(number)
            if after > answered:
                break
            before = after
        return shown


@lru_cache(64)
def guide_of(game: Game) -> Guide | None:
    """The guide that lies in the game's package; a wrong file is refused with its place."""
    file = files(package_of(type(game).__module__)) / FILE
    if not file.is_file():
        return None
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Guide)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as bad:
        raise BadInput("guide", game=game.id, why=str(bad)) from None


def standing(match: Match) -> list[list[Plain]]:
    """The answers that stand, as entries."""
    return [[answer.seat, *match.game.encode(answer.action)] for answer in match.answers]


def answered(guide: Guide, match: Match) -> int | None:
    """How many answers of the script stand; None once something else was played."""
    given, script = standing(match), guide.script(match.game.ids("seat"))
    return len(given) if given == script[: len(given)] else None


def next_answer(guide: Guide, match: Match, seat: int) -> list[Plain] | None:
    """What the script lets this seat answer now."""
    count = answered(guide, match)
    script = guide.script(match.game.ids("seat"))
    if count is None or count >= len(script) or script[count][0] != seat:
        return None
    return script[count][1:]


def faults(game: Game, guide: Guide) -> Iterator[str]:
    """Everything that keeps a guide from being played to its end, in the developers' words."""
    match = match_from_position(game, guide.start)
    for number, entry in enumerate(guide.script(game.ids("seat")), 1):
        try:
            match.enter(entry)
        except Refused as refused:
            yield f"answer {number} {entry}: {refused.reason}"
            return
    if not match.table.over():
        yield f"it ends before the game does: {match.table.asked()} are asked"
    for lang in LANGUAGES:
        texts = for_game(game, lang)
        for step in guide.step:
            for key in (f"guide-{step.text}", f"guide-{step.text}.title"):
                if not texts.has(key):
                    yield f"{lang} {key}: missing"
