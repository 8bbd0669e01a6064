"""One game played by bots, kept as a match so that its record can be saved."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.kernel.bot import Bot, Budget
from vestige.kernel.match import Match
from vestige.kernel.playout import Tally
from vestige.kernel.rng import Quick
from vestige.kernel.values import Plain


class Sitting:
    """A bot per seat around a match; all draw from one seed, so the same seed plays the same game."""

    def __init__(self, match: Match, bots: Sequence[Bot], seed: int, budgets: Sequence[Budget]) -> None:
        self.match = match
        self.bots = bots
        self.rng = Quick(seed)
        self.budgets = budgets
        self.tally = Tally()
        self.entry: list[Plain] = []

    def play_out(self) -> None:
        while not self.match.table.over():
            self.answer()

    def answer(self) -> int:
        """One answer of one of the seats that are asked; says whose it was."""
        asked = self.match.table.asked()
        seat = asked[0] if len(asked) == 1 else asked[self.rng.below(len(asked))]
        view = self.match.view(seat)
        options = view.options()
        self.tally.answers += 1
        if len(options) > 1:
            self.tally.decisions += 1
            self.tally.options += len(options)
        self.entry = []
        action = self.bots[seat].choose(view, options, self.rng, self.budgets[seat])
        self.entry = [seat, *self.match.game.encode(action)]
        self.match.enter(self.entry)
        return seat

    def broken_record(self) -> dict[str, Plain]:
        """The record up to the fault. If the answer broke the table it is the last entry, and the record has no hash;
        if the bot broke while it thought, the record stops before its answer."""
        record = self.match.at(len(self.match.entries)).record()
        if self.entry:
            del record["hash"]
            record["entries"].append(self.entry)
        return record
