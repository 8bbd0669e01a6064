"""A match at the terminal: people at the keyboard, bots in between."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.rule import Rule

from vestige.cli.terminal.board import board, sheet
from vestige.cli.terminal.menu import meant, menu, spelled_out
from vestige.cli.terminal.voice import Voice
from vestige.kernel.bot import Bot, Budget
from vestige.kernel.errors import Refused
from vestige.kernel.event import Event
from vestige.kernel.match import Match
from vestige.kernel.rng import Rng
from vestige.kernel.values import Action


class Quit(Exception):
    """Somebody leaves the table."""


class Session:
    """``bots`` by seat; the other seats are people."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], voice: Voice, screen: Console, rng: Rng) -> None:
        self.match = match
        self.bots = bots
        self.voice = voice
        self.screen = screen
        self.rng = rng
        self.log: list[list[Event]] = []
        self.told = 0

    def play(self) -> None:
        """To the end, or until somebody quits."""
        while not self.match.table.over():
            asked = self.match.table.asked()
            seat = next((seat for seat in asked if seat in self.bots), asked[0])
            if seat in self.bots:
                self.answer_for_bot(seat)
            else:
                self.ask(seat)
        self.show_end()

    def answer_for_bot(self, seat: int) -> None:
        view = self.match.view(seat)
        self.take(seat, self.bots[seat].choose(view, view.options(), self.rng, Budget()))

    def take(self, seat: int, action: Action) -> None:
        self.log.append(self.match.play(seat, self.match.game.encode(action)))

    # ---- a person's question

    def ask(self, seat: int) -> None:
        self.show_table(seat)
        while True:
            line = self.read(seat)
            if line == "u":
                if self.undone(seat):
                    return
            elif line in ("l", "s", ""):
                self.show(line, seat)
            elif line.startswith("?"):
                self.explain(seat, line[1:].strip())
            elif self.answered(seat, line):
                return

    def read(self, seat: int) -> str:
        try:
            line = self.screen.input(
                f"{self.voice.texts.say('play-prompt', seat=self.voice.seat(seat))} ", markup=False
            )
        except EOFError:
            raise Quit from None
        if line.strip() == "q":
            raise Quit
        return line.strip()

    def answered(self, seat: int, line: str) -> bool:
        """Take the one option the line means; several are shown, none is explained."""
        options = self.match.table.options(seat)
        found = meant(self.voice, options, line)
        if len(found) == 1:
            self.take(seat, found[0])
            return True
        if found:
            self.screen.print(menu(self.voice, found, [options.index(action) + 1 for action in found]))
        else:
            self.explain(seat, line)
        return False

    def explain(self, seat: int, line: str) -> None:
        """Why something is not on offer, with the rule; without words, what can be typed."""
        action = spelled_out(self.voice, line) if line else None
        if action is None:
            self.tell("play-unknown" if line else "play-help", line=line)
            return
        reason = self.match.table.why_not(seat, action)
        self.screen.print(
            self.voice.texts.say("play-allowed") if reason is None else self.voice.reason(reason), markup=False
        )

    def undone(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.screen.print(self.voice.reason(refused.reason), markup=False)
            return False
        self.log.pop()
        self.told = min(self.told, len(self.log))
        return True

    # ---- showing

    def tell(self, key: str, **params: str) -> None:
        self.screen.print(self.voice.texts.say(key, **params), markup=False)

    def show(self, what: str, seat: int | None) -> None:
        if what == "l":
            self.show_log(seat, 0)
        elif what == "s":
            self.screen.print(sheet(self.voice, self.match.view(seat)))
        else:
            self.show_table(seat)

    def show_log(self, seat: int | None, first: int) -> None:
        for event in [event for events in self.log[first:] for event in events]:
            self.screen.print(self.voice.event(event, seat), style="italic", markup=False)

    def show_table(self, seat: int | None) -> None:
        """What happened since last time, the table, the question and its options."""
        self.show_log(seat, self.told)
        self.told = len(self.log)
        self.screen.print(Rule(self.voice.texts.say("game-title")), board(self.voice, self.match.view(seat)))
        if seat is not None:
            t = self.match.table
            self.screen.print(self.voice.question(t, seat), style="bold", markup=False)
            self.screen.print(menu(self.voice, t.options(seat)))

    def show_end(self) -> None:
        self.show_table(None)
        result = self.match.table.result()
        assert result is not None
        self.screen.print(sheet(self.voice, self.match.view(None)))
        for goal in result.goals:
            met = self.voice.texts.say("goal-met" if goal.met else "goal-missed")
            words = self.voice.texts.say(f"goal-{goal.id}", target=goal.target)
            self.screen.print(f"{words} – {met}", markup=False)
        winners = [self.voice.seat(seat) for seat in result.winners()]
        verdict = self.voice.texts.say(
            f"result-{result.kind}", winners=self.voice.texts.listed(winners), places=len(winners)
        )
        self.screen.print(verdict, style="bold", markup=False)
