"""The log in words: headings for rounds and phases, lines, whose they are and the rules they name."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from vestige.arena import showing
from vestige.arena.kit import Kit, Names
from vestige.arena.live import Live
from vestige.kernel.event import Event
from vestige.kernel.match import RESIGN, TAKEBACK, UNDO
from vestige.kernel.values import UNKNOWN
from vestige.kernel.verb import Arg

ISOLATED: Final = "\u2068{}\u2069"
"""How a person's name stands in a line: between Unicode's isolates, so that a page can tell it from other words."""


class Chapter(NamedTuple):
    """How far the match has come; empty until an event tells."""

    round: str = ""
    phase: str = ""

    def heading(self) -> str:
        return " · ".join(filter(None, self))


class Log:
    """The story so far for one pair of eyes in one language; only what is new is put into words."""

    def __init__(self, kit: Kit, eyes: int | None, lang: str) -> None:
        self.kit = kit
        self.eyes = eyes
        self.lang = lang
        self.lines: list[showing.Line] = []
        self.chapter = Chapter()
        self.began: list[Chapter] = []
        """In which chapter each entry was made: an undo leads back to it."""

    @property
    def count(self) -> int:
        return len(self.began)

    def after(self, count: int, live: Live, seats: Collection[int]) -> list[showing.Line]:
        """While plans are made in secret, these seats' own lines under their own numbers, and no others."""
        lines = self.lines[bisect_right(self.lines, count, key=lambda line: line.n) :]
        if live.veil is None:
            return lines
        return [
            replace(
                line,
                n=live.shown(seats, line.n),
                undoes=None if line.undoes is None else live.shown(seats, line.undoes),
            )
            for line in lines
            if line.n <= live.veil or live.match.entries[line.n - 1][0] in seats
        ]

    def read_on(self, live: Live, names: Names, by_bots: Collection[int] = ()) -> None:
        """``by_bots``: the entries that a bot made in place of a person."""
        isolated = {seat: ISOLATED.format(name) for seat, name in names.items()}
        for count in range(self.count + 1, len(live.match.entries) + 1):
            self.began.append(self.chapter)
            before = len(self.lines)
            seat, *words = live.match.entries[count - 1]
            if count in live.undone:
                self.take_back(live, count, isolated)
            elif words == [RESIGN]:
                text = self.kit.texts(self.lang).say("event-resign", seat=isolated[self.kit.game.ids("seat")[seat]])
                self.lines.append(showing.Line(count, seat, text, RESIGN))
            else:
                self.tell(live, count, isolated)
            for line in self.lines[before:]:
                line.bot = count in by_bots and not line.heading
                if line.seat != seat and live.sure(count) == count:  # who planned last in secret is nobody's business
                    line.by = seat

    def take_back(self, live: Live, count: int, names: Names) -> None:
        seat, verb = live.match.entries[count - 1][:2]
        undoes = live.undone[count]
        kind = TAKEBACK if verb == TAKEBACK else UNDO
        self.chapter = self.began[undoes - 1]
        text = self.kit.texts(self.lang).say(f"event-{kind}", seat=names[self.kit.game.ids("seat")[seat]])
        self.lines.append(showing.Line(count, seat, text, kind, undoes=undoes))

    def tell(self, live: Live, count: int, names: Names) -> None:
        """A line is about the seat it names, else about the one named last; after a heading about nobody."""
        game = self.kit.game
        answers = live.match.entries[count - 1][0]
        seat: int | None = answers
        why = count in live.begins
        for event in live.told[count - 1]:
            args = game.events[event.key]
            values = event.seen_by(self.eyes, args)
            before, self.chapter = self.chapter, self.chapter_after(event.key, args, values)
            heading = self.chapter.heading()
            if self.chapter != before:
                self.lines.append(showing.Line(count, None, heading, event.key, heading=True, round=self.chapter.round))
                seat = None
            seat = next(named("seat", args, values), seat)
            text = self.kit.sentence(self.lang, f"event-{event.key}", args, values, names)
            if text != heading:
                rules = [game.ids("rule")[rule] for rule in named("rule", args, values)]
                self.lines.append(showing.Line(count, seat, text, event.key, rules=rules, why=why and seat == answers))
                why = False

    def chapter_after(self, event: str, args: tuple[Arg, ...], values: Sequence[int]) -> Chapter:
        """Where the texts say so (``event-turn.phase``), a round or a phase begins with an event."""
        parts = {part: f"event-{event}.{part}" for part in Chapter._fields}
        said = {
            part: self.kit.sentence(self.lang, key, args, values, {})
            for part, key in parts.items()
            if self.kit.texts(self.lang).has(key)
        }
        return Chapter(**said) if "round" in said else self.chapter._replace(**said)


def named(kind: str, args: tuple[Arg, ...], values: Sequence[int]) -> Iterator[int]:
    """The things of a kind that an event names one by one, as far as the reader may know them."""
    for arg, value in zip(args, values, strict=False):
        if arg.kind == kind and not arg.many and value != UNKNOWN:
            yield value


def event_words(kit: Kit, event: Event, eyes: int | None, names: Names, lang: str) -> str:
    args = kit.game.events[event.key]
    return kit.sentence(lang, f"event-{event.key}", args, event.seen_by(eyes, args), names)
