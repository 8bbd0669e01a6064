"""A match at the terminal: people at the keyboard, bots in between."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Console

from vestige.bots.levels import budget
from vestige.bots.search.bot import SearchBot
from vestige.cli.terminal.board import board, sheet
from vestige.cli.terminal.menu import meant, menu, spelled_out
from vestige.cli.terminal.voice import Voice
from vestige.kernel.bot import Bot, Budget
from vestige.kernel.errors import Refused
from vestige.kernel.event import Event
from vestige.kernel.match import Match
from vestige.kernel.rng import Rng
from vestige.kernel.values import Action
from vestige.kernel.view import preview
from vestige.scene.plain import told

LOOK: Final = "i "
MANY: Final = 24
BEST: Final = 3
MASTER: Final = "master"


class Quit(Exception):
    """Somebody leaves the table."""


class Session:
    """``bots`` by seat, each with what it may spend on an answer; the other seats are people."""

    def __init__(
        self, match: Match, bots: Mapping[int, tuple[Bot, Budget]], voice: Voice, screen: Console, rng: Rng
    ) -> None:
        self.match = match
        self.bots = bots
        self.voice = voice
        self.screen = screen
        self.rng = rng
        self.log: list[list[Event]] = []
        self.told: dict[int | None, int] = {}

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
        bot, budget = self.bots[seat]
        self.take(seat, bot.choose(view, view.options(), self.rng, budget))

    def take(self, seat: int, action: Action) -> None:
        self.log.append(self.match.play(seat, self.match.game.encode(action)))

    # ---- a person's question

    def ask(self, seat: int) -> None:
        self.show_question(seat)
        while True:
            line = self.read(seat)
            if line == "u":
                if self.undone(seat):
                    return
            elif line in ("l", "s", "h", ""):
                self.show(line, seat)
            elif line.startswith("?"):
                self.explain(seat, line[1:].strip())
            elif line.startswith(LOOK):
                self.look_at(seat, line.removeprefix(LOOK).strip())
            elif self.answered(seat, line):
                return

    def read(self, seat: int) -> str:
        prompt = self.voice.say("play-prompt", seat=self.voice.seat(seat))
        try:
            line = self.screen.input(f"{prompt} ", markup=False).strip()
        except EOFError:
            raise Quit from None
        if line == "q":
            raise Quit
        return line

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
        """What an option would do, or why something is not on offer; without words, what can be typed."""
        action = spelled_out(self.voice, line)
        found = meant(self.voice, self.match.table.options(seat), line) if line else []
        if len(found) == 1:
            self.foretell(seat, found[0])
        elif not line:
            self.tell(self.voice.say("play-help"))
        elif action is None:
            self.tell(self.voice.say("play-unknown", line=line))
        else:
            reason = self.match.table.why_not(seat, action)
            self.tell(self.voice.say("play-allowed") if reason is None else self.voice.reason(reason))

    def foretell(self, seat: int, action: Action) -> None:
        """What an option does, as far as the seat may know; whether it can be taken back."""
        seen = preview(self.match.table, seat, action)
        self.tell(self.voice.option(action), "bold")
        for event in seen.events:
            self.tell(f"  {self.voice.event(event, seat)}")
        self.tell(self.voice.say("play-final" if seen.final else "play-allowed"))

    def look_at(self, seat: int, words: str) -> None:
        """Whatever on the table is called so, and what is to be known of it."""
        drawn = self.voice.drawn(self.match.view(seat))
        all_spots = [spot for pane in drawn.panes.values() for spot in pane.spots] if drawn else []
        found = dict.fromkeys(line for line in told(all_spots) if words.casefold() in line.casefold())
        for line in list(found)[:MANY]:
            self.tell(line)
        if not found:
            self.tell(self.voice.say("play-unseen", line=words))

    def undone(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.tell(self.voice.reason(refused.reason))
            return False
        self.log.pop()
        self.told = {reader: min(count, len(self.log)) for reader, count in self.told.items()}
        return True

    # ---- showing

    def tell(self, sentence: str, style: str = "") -> None:
        self.screen.print(sentence, style=style, markup=False)

    def show(self, what: str, seat: int) -> None:
        if what == "l":
            self.show_log(seat, 0)
        elif what == "s":
            self.screen.print(sheet(self.voice, self.match.view(seat)))
        elif what == "h":
            self.hint(seat)
        else:
            self.show_question(seat)

    def hint(self, seat: int) -> None:
        """What the master would answer, and the next best, with their numbers in the menu."""
        view, options = self.match.view(seat), self.match.table.options(seat)
        self.tell(self.voice.say("play-thinking"), "dim")
        for found in SearchBot().opinions(view, options, self.rng, budget(MASTER))[:BEST]:
            number, chance = options.index(found.action) + 1, round(100 * found.chance)
            option = self.voice.option(found.action)
            self.tell(self.voice.say("play-hint", number=number, option=option, chance=chance))

    def show_log(self, reader: int | None, first: int) -> None:
        for events in self.log[first:]:
            for event in events:
                self.tell(self.voice.event(event, reader), "italic")

    def show_table(self, reader: int | None) -> None:
        """What happened since this reader last looked, and the table."""
        self.show_log(reader, self.told.get(reader, 0))
        self.told[reader] = len(self.log)
        self.tell(self.voice.say("game-title"), "bold")
        self.screen.print(board(self.voice, self.match.view(reader)))

    def show_question(self, seat: int) -> None:
        self.show_table(seat)
        self.tell(self.voice.question(self.match.table, seat), "bold")
        self.screen.print(menu(self.voice, self.match.table.options(seat)))

    def show_end(self) -> None:
        """A person who played alone against bots reads on; several read what everybody may know."""
        people = [seat for seat in range(self.match.table.setup.players) if seat not in self.bots]
        reader = people[0] if len(people) == 1 else None
        self.show_table(reader)
        self.screen.print(sheet(self.voice, self.match.view(reader)))
        result = self.match.table.result()
        assert result is not None
        for goal in result.goals:
            met = self.voice.say("goal-met" if goal.met else "goal-missed")
            self.tell(f"{self.voice.say(f'goal-{goal.id}', target=goal.target)} – {met}")
        winners = [self.voice.seat(seat) for seat in result.winners()]
        listed = self.voice.texts.listed(winners)
        self.tell(self.voice.say(f"result-{result.kind}", winners=listed, places=len(winners)), "bold")
