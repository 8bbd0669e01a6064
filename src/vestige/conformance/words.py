"""Every event, prompt, option, reason, name, score row and term of the insight has text in both languages with the same
parameters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vestige.kernel.game import Game
from vestige.kernel.insight import insight_of
from vestige.kernel.step import Question
from vestige.kernel.verb import COUNT, Arg
from vestige.texts.check import faults, parameters
from vestige.texts.files import common_folder, texts_folder
from vestige.texts.language import LANGUAGES
from vestige.texts.texts import for_game

SEAT = (Arg("seat", "seat"),)


def missing_texts(game: Game) -> list[str]:
    """What is not said, or said with parameters that nobody gives."""
    folder = texts_folder(type(game).__module__)
    found = [f"{fault.lang} {fault.key}: {fault.problem}" for fault in faults(folder)]
    for lang in LANGUAGES:
        said = {**parameters(common_folder(), lang), **parameters(folder, lang)}
        for key, args in needed(game):
            if key not in said:
                found.append(f"{lang} {key}: missing")
            elif not said[key] <= {arg.name for arg in args}:
                found.append(f"{lang} {key}: parameters {sorted(said[key] - {arg.name for arg in args})}")
        found += [f"{lang} {name}: missing" for name in unnamed(game, lang)]
    return found


def needed(game: Game) -> Iterator[tuple[str, Sequence[Arg]]]:
    """Every key of the game with the arguments it is given."""
    for step in game.steps.values():
        if issubclass(step, Question):
            yield f"ask-{step.name}", step.fields
            yield f"ask-{step.name}.wait", SEAT
    for verb, args in game.verbs.items():
        yield f"do-{verb}", args
    for key, args in game.events.items():
        yield f"event-{key}", args
    for code, args in game.reasons.items():
        yield f"why-{code}", args
    for option in (*game.options, *game.seat_options):
        yield f"option-{option.id}", ()
        yield f"option-{option.id}.tip", ()
    for name in insight_of(game).names:
        yield f"term-{name}", ()


def unnamed(game: Game, lang: str) -> Iterator[str]:
    """Components that a sentence may name and that have no name."""
    texts = for_game(game, lang)
    declared = (*game.verbs.values(), *game.events.values(), *game.reasons.values())
    for kind in sorted({arg.kind for args in declared for arg in args} - {COUNT, "seat"}):
        for thing in game.ids(kind):
            key = texts.key_of("name", kind, thing)
            if not texts.has(key):
                yield key


def missing_rows(game: Game, rows: Sequence[str], goals: Sequence[str]) -> list[str]:
    """Rows of the score sheet and goals of a solo game that have no text."""
    keys = [*(f"row-{row}" for row in rows), *(f"goal-{goal}" for goal in goals)]
    return [f"{lang} {key}: missing" for lang in LANGUAGES for key in keys if not for_game(game, lang).has(key)]
