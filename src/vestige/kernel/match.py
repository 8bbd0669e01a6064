"""A Game being played. The record is the truth; the Table is derived from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from vestige.kernel.document import restore, state_hash
from vestige.kernel.errors import BadInput, Refused
from vestige.kernel.event import Event
from vestige.kernel.game import Game
from vestige.kernel.reason import MALFORMED, NO_RESIGN, NO_TAKEBACK, NO_UNDO, Reason
from vestige.kernel.rng import Rng, Witness
from vestige.kernel.setup import Setup
from vestige.kernel.table import Table
from vestige.kernel.together import Together
from vestige.kernel.values import Action, Plain
from vestige.kernel.verb import Malformed
from vestige.kernel.view import View, view

FORMAT: Final = 1
UNDO: Final = "undo"
TAKEBACK: Final = "takeback"
RESIGN: Final = "resign"
"""Entries beside the answers: ``[seat, "undo"]``, ``[seat, "takeback", n]``, ``[seat, "resign"]``. Never a deletion."""

UNCOUNTED: Final = -1
"""The number of the base's question after a take-back: not known until the next base."""

Entry = list[Plain]
"""``[seat, verb, …ids]``. Automaton moves, forced answers and chance are derived, never recorded."""


class Answer:
    """An answer that stands (not undone), the number of its entry, and where all horizons and the question number stood
    before it."""

    __slots__ = ("action", "entry", "horizon", "question", "seat")

    def __init__(self, seat: int, action: Action, entry: int, horizon: list[int], question: int) -> None:
        self.seat = seat
        self.action = action
        self.entry = entry
        self.horizon = horizon
        self.question = question


class Match:
    """``start`` is the table before the first answer; ``base`` a later copy, as far back as an undo may reach, with the
    count of answers and entries that led to it. Opened from a snapshot, ``answers`` begins where that was taken."""

    __slots__ = (
        "answers",
        "base",
        "base_count",
        "base_entries",
        "base_number",
        "entries",
        "fair",
        "game",
        "head",
        "number",
        "skipped",
        "start",
        "table",
    )

    def __init__(self, game: Game, start: Table, head: dict[str, Plain], fair: dict[str, Plain] | None = None) -> None:
        self.game = game
        self.start = start
        self.head = head
        self.fair = fair
        self.table = start.copy()
        self.entries: list[Entry] = []
        self.answers: list[Answer] = []
        self.base = start
        self.base_count = 0
        self.base_entries = 0
        self.base_number = 0
        self.skipped = 0
        """Entries that a snapshot stands for."""
        self.number = 0
        """The number of the open question; seats that plan together share it."""

    def copy(self) -> Match:
        twin = Match(self.game, self.start, self.head, self.fair)
        twin.table = self.table.copy()
        twin.entries = self.entries[:]
        twin.answers = self.answers[:]
        twin.base, twin.base_count, twin.number = self.base, self.base_count, self.number
        twin.base_entries, twin.base_number, twin.skipped = self.base_entries, self.base_number, self.skipped
        return twin

    # ---- playing

    def play(self, seat: int, words: Sequence[Plain], listen: bool = True) -> list[Event]:
        """Answer the open question with ``["capture", "c2", "c4"]``; Refused with a reason, or what happened."""
        action = self.read(seat, words)
        events: list[Event] = []
        self.table.ears = events if listen else None
        self.follow(seat, action, len(self.entries) + 1)
        self.table.ears = None
        self.entries.append([seat, *self.game.encode(action)])
        return events

    def follow(self, seat: int, action: Action, entry: int) -> None:
        """The answer of an entry, played and remembered."""
        t = self.table
        was, horizon = t.question, t.horizon[:]
        t.play(seat, action)
        self.answers.append(Answer(seat, action, entry, horizon, was))
        if t.question != was:
            self.number += 1
        if t.horizon[seat] != horizon[seat] or t.asked() not in ((seat,), ()):
            self.rebase(entry)

    def read(self, seat: int, words: Sequence[Plain]) -> Action:
        """The offered action these words name; Refused otherwise."""
        t = self.table
        try:
            action = self.game.decode(words)
        except Malformed as bad:
            raise Refused(self.nonsense(seat, words, bad)) from None
        if action not in t.options(seat):
            reason = t.why_not(seat, action)
            raise Refused(reason or t.kernel_reason(MALFORMED, len(action)))
        return action

    def nonsense(self, seat: int, words: Sequence[Plain], bad: Malformed) -> Reason:
        """Words that name nothing. An unknown component is the dossier's matter once the question is the right one."""
        if bad.kind in self.game.unknown:
            return self.table.why_closed(seat, words[0]) or Reason(*self.game.unknown[bad.kind])
        return self.table.kernel_reason(MALFORMED, bad.word)

    def rebase(self, entry: int) -> None:
        """No undo reaches behind this moment (inside a Together: behind its opening)."""
        if not self.planning() or self.answers[-1].question != self.table.question:
            self.base, self.base_count = self.table.copy(), len(self.answers)
            self.base_entries, self.base_number = entry, self.number

    def planning(self) -> bool:
        return bool(self.table.stack) and isinstance(self.table.stack[-1], Together)

    # ---- undo

    def undoable(self, seat: int) -> int | None:
        """The place of the answer this seat may take back now: its last one, if since then chance did not move, the
        seat learned nothing and nobody else was asked. In a Together only the own lane counts."""
        t = self.table
        if seat not in t.asked():
            return None
        for place in range(len(self.answers) - 1, self.base_count - 1, -1):
            answer = self.answers[place]
            if answer.seat == seat:
                same = answer.question == t.question if self.planning() else True
                return place if same and answer.horizon[seat] == t.horizon[seat] else None
            if not self.planning():
                return None
        return None

    def undo(self, seat: int) -> None:
        """Append an undo; Refused if there is nothing this seat may take back."""
        place = self.undoable(seat)
        if place is None:
            raise Refused(self.table.kernel_reason(NO_UNDO))
        planning = self.planning()
        del self.answers[place]
        self.entries.append([seat, UNDO])
        t = self.base.copy()
        for answer in self.answers[self.base_count :]:
            t.play(answer.seat, answer.action)
        self.table = t
        if not planning:
            self.number += 1

    # ---- taking back what others have answered since, and giving up

    def can_take_back(self, seat: int, number: int) -> bool:
        """Whether entry ``number`` is an answer of this seat that stands, the game goes on, and since then no seat's
        horizon moved and no Together opened (one that closed again has moved them all)."""
        whole = self.whole() if number <= self.skipped else self
        return whole.place_of(seat, number) is not None

    def place_of(self, seat: int, number: int) -> int | None:
        t = self.table
        for place, answer in enumerate(self.answers):
            if answer.entry == number:
                ready = not t.over() and not self.planning()
                return place if ready and answer.seat == seat and answer.horizon == t.horizon else None
        return None

    def takeback(self, seat: int, number: int) -> None:
        """Entry ``number`` and every answer since is taken back. Whether the others agree is for the table to ask."""
        whole = self.whole() if number <= self.skipped else self
        place = whole.place_of(seat, number)
        if place is None:
            raise Refused(self.table.kernel_reason(NO_TAKEBACK))
        again = Match(self.game, self.start, self.head, self.fair)
        for answer in whole.answers[:place]:
            again.follow(answer.seat, answer.action, answer.entry)
        self.table, self.answers, self.skipped = again.table, again.answers, 0
        self.base, self.base_count, self.base_entries = again.base, again.base_count, again.base_entries
        self.base_number = UNCOUNTED
        self.entries.append([seat, TAKEBACK, number])
        self.number += 1

    def whole(self) -> Match:
        """The same match with every answer since the start."""
        return self.at(len(self.entries)) if self.skipped else self

    def resign(self, seat: int) -> None:
        """Where two people play, one may give up at any moment: the other wins, the scores stand."""
        t = self.table
        if t.over() or t.setup.players != 2 or not 0 <= seat < 2:
            raise Refused(t.kernel_reason(NO_RESIGN))
        t.resign(seat)
        self.entries.append([seat, RESIGN])
        self.number += 1

    # ---- entries

    def enter(self, entry: Entry) -> list[Event]:
        """One entry of a record: an answer, an undo, a take-back or a resignation."""
        if not isinstance(entry, list) or len(entry) < 2 or type(entry[0]) is not int:
            raise Refused(self.table.kernel_reason(MALFORMED, 0))
        if entry[1:] == [UNDO]:
            self.undo(entry[0])
        elif entry[1:] == [RESIGN]:
            self.resign(entry[0])
        elif entry[1] == TAKEBACK and len(entry) == 3 and type(entry[2]) is int:
            self.takeback(entry[0], entry[2])
        else:
            return self.play(entry[0], entry[1:])
        return []

    # ---- looking

    def view(self, seat: int | None) -> View[Table]:
        return view(self.table, seat)

    def at(self, count: int) -> Match:
        """The match as it was after so many entries."""
        if not 0 <= count <= len(self.entries):
            raise BadInput("record-at", at=count, entries=len(self.entries))
        earlier = Match(self.game, self.start, self.head, self.fair)
        for entry in self.entries[:count]:
            earlier.enter(entry)
        return earlier

    def hash(self) -> str:
        return state_hash(self.table)

    # ---- records

    def record(self) -> dict[str, Plain]:
        """JSON that replays to the same hash in any process."""
        record: dict[str, Plain] = {
            "format": FORMAT,
            "game": self.game.id,
            "components": {"sha256": self.game.fingerprint()},
            **self.head,
            "entries": self.entries[:],
            "hash": self.hash(),
        }
        if self.game.custom:
            record["components"]["data"] = self.game.components
        if self.fair is not None:
            record["fair"] = self.fair
        return record

    def chance(self) -> list[list[int]]:
        """Every draw of the game so far as ``[n, value]``, for the verifier."""
        draws: list[list[int]] = []
        head = self.head
        setup = self.game.check_setup(head["players"], head["options"], head["seats"], head["rules"])
        t = self.game.deal_with(setup, Witness(bytes.fromhex(head["seed"]), draws))
        for answer in self.answers:
            t.play(answer.seat, answer.action)
        return draws


def new_match(
    game: Game,
    players: int,
    options: Mapping[str, Plain] | None = None,
    seat_options: Sequence[Mapping[str, Plain]] | None = None,
    seed: bytes = b"",
    fair: dict[str, Plain] | None = None,
    rules: int | None = None,
) -> Match:
    """A match from a deal."""
    setup = game.check_setup(players, options, seat_options, rules)
    return deal_match(game, setup, seed, fair)


def deal_match(game: Game, setup: Setup, seed: bytes, fair: dict[str, Plain] | None = None) -> Match:
    return Match(game, game.deal_with(setup, Rng(seed)), {**setup.head(), "seed": seed.hex()}, fair)


def match_from_position(game: Game, position: Mapping[str, Plain]) -> Match:
    """A match that starts from a document instead of a deal."""
    return Match(game, restore(game, position), {"start": dict(position)})


def chosen_setup(game: Game, head: Mapping[str, Plain]) -> Setup:
    """What the head of a record or of a match that still waits says was chosen; once dealt, with wishes settled."""
    if "start" in head:
        return restore(game, head["start"]).setup
    setup = game.check_setup(head["players"], head["options"], head["seats"], head.get("rules"))
    return game.settle_wishes(setup, Rng(bytes.fromhex(head["seed"]))) if "seed" in head else setup


def load(games: Mapping[str, Game], record: Plain) -> Match:
    """A match from its record, every entry checked; a record cut anywhere resumes. BadInput says what is wrong."""
    match = open_record(games, record)
    for number, entry in enumerate(record["entries"]):
        try:
            match.enter(entry)
        except Refused as refused:
            why, rule = refused.reason.code, refused.reason.rule
            raise BadInput("record-entry", number=number, entry=entry, why=why, rule=rule) from None
    if "hash" in record and record["hash"] != match.hash():
        raise BadInput("record-hash", expected=record["hash"], found=match.hash())
    return match


def open_record(games: Mapping[str, Game], record: Plain) -> Match:
    """The head of a record, checked, with no entry played."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadInput("record-format", key="format", expected=FORMAT)
    if record.get("game") not in games:
        raise BadInput("record-game", key="game", value=record.get("game"), known=", ".join(games))
    game = games[record["game"]]
    if not isinstance(record.get("entries"), list):
        raise BadInput("record-key", key="entries", expected="list")
    game = right_components(game, record.get("components"))
    if "start" in record:
        return match_from_position(game, record["start"])
    for key, kind in (("rules", int), ("players", int), ("options", dict), ("seats", list), ("seed", str)):
        if not isinstance(record.get(key), kind):
            raise BadInput("record-key", key=key, expected=kind.__name__)
    try:
        seed = bytes.fromhex(record["seed"])
    except ValueError:
        raise BadInput("record-key", key="seed", expected="hex") from None
    chosen = (record["players"], record["options"], record["seats"])
    return new_match(game, *chosen, seed, record.get("fair"), record["rules"])


def right_components(game: Game, components: Plain) -> Game:
    """The owner's data if the record carries them; else the game's own must be the ones it was played with."""
    if not isinstance(components, dict) or not isinstance(components.get("sha256"), str):
        raise BadInput("record-key", key="components", expected="sha256")
    if "data" in components:
        game = game.with_components(components["data"])
        if game.fingerprint() == components["sha256"]:
            return game
    elif (edition := game.printed(components["sha256"])) is not None:
        return edition
    raise BadInput("record-components", found=game.fingerprint(), expected=components["sha256"])
