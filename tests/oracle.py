"""What the second readings of all games share: questions, differences, refusals, planted faults, how a game went.

A second reading recomputes a game from its rules alone, without the package, and is laid beside the engine at every
question of random games."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vestige.kernel.document import document, restore
from vestige.kernel.errors import Refused
from vestige.kernel.game import Game
from vestige.kernel.match import Match

Words = list[Any]
Plain = dict[str, Any]


# ---- questions


@dataclass
class Question:
    """What is asked of whom, every answer the rules allow, and what the question has to remember."""

    step: str
    seat: int
    answers: list[Words]
    fields: Plain = field(default_factory=dict)


Play = Generator[Question, Words, None]
Asking = Generator[Question, Words, Words]


def ask(step: str, seat: int, answers: list[Words], **fields: Any) -> Asking:
    """Asked whatever the number of answers."""
    return (yield Question(step, seat, answers, fields))


def choose(step: str, seat: int, answers: list[Words], **fields: Any) -> Asking:
    """A single answer is taken without a question."""
    if len(answers) == 1:
        return answers[0]
    return (yield from ask(step, seat, answers, **fields))


def sent(flow: Play, words: Words | None) -> Question | None:
    """By the rules, to the next question or the end; without words to the first one."""
    try:
        return next(flow) if words is None else flow.send(words)
    except StopIteration:
        return None
    except AssertionError as wrong:
        raise Differs([str(wrong)]) from None


def answered(flow: Play, *answers: Words) -> list[Question]:
    """The questions of a part of the game, answered in turn."""
    asked: list[Question] = []
    try:
        asked.append(next(flow))
        for words in answers:
            assert words in asked[-1].answers, asked[-1]
            asked.append(flow.send(words))
    except StopIteration:
        pass
    return asked


# ---- differences


class Differs(Exception):
    """Engine and rules do not agree; ``lines`` say where."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


def differences(path: str, read: Any, found: Any) -> list[str]:
    """Every place where the two differ, by its path."""
    if read == found:
        return []
    if isinstance(read, dict) and isinstance(found, dict):
        keys = sorted({*read, *found})
        return [line for key in keys for line in differences(f"{path}.{key}", read.get(key), found.get(key))]
    return [f"{path}: by the rules {read}, engine {found}"]


def answer_differences(legal_answers: list[Words], offered: list[list[Words]]) -> list[str]:
    """Which answers are open: by the rules, and in each list the engine offers."""
    legal = sorted(map(spelled, legal_answers))
    lines: list[str] = []
    for answers in offered:
        words = sorted(map(spelled, answers))
        if words == legal:
            continue
        lines += [f"answer: the engine does not offer {line}" for line in legal if line not in words]
        lines += [f"answer: the engine offers {line}" for line in words if line not in legal]
        if len(words) != len(set(words)):
            lines.append("answer: the engine offers an answer twice")
    return lines


def spelled(words: Words) -> str:
    return " ".join(map(str, words))


def offered(match: Match, seat: int) -> list[list[Words]]:
    """The engine's options as words: of the table and of the asked player's view."""
    lists = [match.table.options(seat), match.view(seat).options()]
    if lists[0] == lists[1]:
        del lists[1]
    return [[match.game.encode(action) for action in actions] for actions in lists]


def must_refuse(match: Match, seat: int, words: Words, expected: str, rules: Mapping[str, Sequence[str]]) -> None:
    """The engine's code must be the rules' one, and name one of the rules that belong to the code."""
    try:
        match.read(seat, words)
        found, rule = "accepted", ""
    except Refused as refused:
        found, rule = refused.reason.code, refused.reason.rule
    if found != expected or rule not in rules[expected]:
        reason = f"by the rules {expected} {rules[expected]}, engine {found} {rule}"
        raise Differs([f"refusal of {spelled(words)}: {reason}"])


def check_takeback(match: Match, before: Plain, question: Question, words: Words, revealed: bool) -> None:
    """After an answer of an open go whose player is asked again: may it be undone, and is all as it was? Never what
    chance or a card has revealed."""
    possible = match.undoable(question.seat) is not None
    if possible and revealed:
        raise Differs(["undo: over something that has been revealed"])
    if not possible and not revealed:
        raise Differs([f"undo: {words} of an open go cannot be taken back"])
    if possible:
        twin = match.copy()
        twin.undo(question.seat)
        if document(twin.table) != before:
            raise Differs([f"undo: the table is not as it was before {words}"])


# ---- planted faults


def unchanged(_: Any) -> None:
    """Nothing is wrong here."""


@dataclass
class Fault:
    """Planted in the rules of a running game, from outside: what is wrong, and where the difference must show.
    ``numbers`` spoils the components, ``agreed`` the options the engine plays by, ``after`` the document before (first)
    and after (second) an answer. ``mode`` and ``seats``
    name the games in which it can be met."""

    name: str
    shows: str
    mode: str
    seats: int = 3
    numbers: Callable[[Plain], None] = unchanged
    agreed: Callable[[Plain], None] = unchanged
    after: Callable[[Plain, Plain], bool] | None = None


def spoiled(game: Game, fault: Fault) -> Game:
    """The game with the numbers of the fault."""
    components = deepcopy(game.components)
    fault.numbers(components)
    return game.with_components(components)


def spoil(match: Match, before: Plain, fault: Fault) -> None:
    """The table after an answer, if the fault changes it."""
    now = deepcopy(document(match.table))
    if fault.after is not None and now["question"] and fault.after(before, now):
        match.table = restore(match.game, now)


# ---- how a game went


@dataclass
class Outcome:
    """How many questions, what was met on the way, and where the readings differ, if they do."""

    seed: str
    players: int
    options: Plain
    questions: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    lines: list[str] = field(default_factory=list)
    record: Plain = field(default_factory=dict)

    def told(self) -> str:
        """The difference and the way back to it."""
        where = f"seed {self.seed}, {self.players} players, {self.options}, after entry {self.questions}"
        last = spelled(self.record["entries"][-1]) if self.record.get("entries") else "the deal"
        return "\n".join([where, f"last: {last}", *self.lines])


@contextmanager
def noted(outcome: Outcome, match: Match) -> Iterator[None]:
    """A game to its end, or to the first difference."""
    try:
        yield
    except Differs as differs:
        outcome.lines += differs.lines
    outcome.record = match.record()


def must_be_found(fault: Fault, games: int, play: Callable[[str], Outcome]) -> None:
    """One of so many games with the fault shows a difference, and shows it where it belongs."""
    for number in range(games):
        outcome = play(f"fault-{number}")
        if outcome.lines:
            assert any(fault.shows in line for line in outcome.lines), outcome.told()
            return
    raise AssertionError(f"{games} games, and nobody noticed: {fault.name}")


def command(
    told: str, seats: list[int], option: str, kinds: list[str], play: Callable[[int, str, str], Outcome]
) -> int:
    """Many games by the command line, for every number of seats and kind of game; 1 if any of them differs."""
    asks = argparse.ArgumentParser(description=told)
    asks.add_argument("--games", type=int, default=100, help=f"per number of seats and {option}")
    asks.add_argument("--seats", type=int, nargs="*", default=seats)
    asks.add_argument(f"--{option}", dest="kinds", nargs="*", choices=kinds, default=kinds)
    asks.add_argument("--seed", default="0")
    asks.add_argument("--records", type=Path, help="a folder for the records of games that differ")
    given = asks.parse_args()
    seen: Counter[str] = Counter()
    wrong = 0
    for players in given.seats:
        for kind in given.kinds:
            for number in range(given.games):
                outcome = play(players, kind, f"{given.seed}-{number}")
                seen.update(outcome.seen)
                if outcome.lines:
                    wrong += 1
                    print(outcome.told(), file=sys.stderr)
                    keep(outcome, given.records, kind)
            print(f"{players} players, {kind}: {given.games} games, {wrong} differ so far", flush=True)
    print(", ".join(f"{name} {count}" for name, count in sorted(seen.items())))
    return 1 if wrong else 0


def keep(outcome: Outcome, folder: Path | None, kind: str) -> None:
    if folder is not None:
        (folder / f"{outcome.seed}-{outcome.players}-{kind}.json").write_text(json.dumps(outcome.record))
