"""What many games add up to. Every figure is a sum or an extreme, so it does not matter who counted which game."""

from __future__ import annotations

from dataclasses import dataclass, field

from vestige.kernel.score import UNFINISHED, Result
from vestige.kernel.values import Plain


@dataclass
class Spread:
    """Lowest, mean and highest of whole numbers."""

    count: int = 0
    total: int = 0
    low: int = 0
    high: int = 0

    def add(self, value: int) -> None:
        self.merge(Spread(1, value, value, value))

    def merge(self, other: Spread) -> None:
        if not other.count:
            return
        self.low = min(self.low, other.low) if self.count else other.low
        self.high = max(self.high, other.high) if self.count else other.high
        self.count += other.count
        self.total += other.total

    def figures(self) -> dict[str, float]:
        mean = self.total / self.count if self.count else 0.0
        return {"min": self.low, "mean": round(mean, 3), "max": self.high}


@dataclass
class Failure:
    """A game that broke: its seed, the error in the developers' words, the file that holds its record."""

    seed: int
    error: str
    record: str


@dataclass
class Summary:
    """How many games ended how; per seat (automata last) scores and wins, a shared victory counting for each."""

    asked: int = 0
    finished: int = 0
    unfinished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    length: Spread = field(default_factory=Spread)
    scores: list[Spread] = field(default_factory=list)
    progress: list[list[Spread]] = field(default_factory=list)
    """Seat by seat, for each place of the progress."""
    wins: list[int] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def add(self, result: Result, answers: int) -> None:
        """A game that came to an end, or to its bound."""
        if result.kind == UNFINISHED:
            self.unfinished += 1
            return
        self.finished += 1
        self.length.add(answers)
        self.seat(len(result.scores), len(result.progress[0]))
        for spreads, own in zip(self.progress, result.progress, strict=True):
            for spread, value in zip(spreads, own, strict=True):
                spread.add(value)
        for spread, score in zip(self.scores, result.scores, strict=True):
            spread.add(score)
        for seat in result.winners():
            self.wins[seat] += 1

    def seat(self, count: int, places: int) -> None:
        """Room for so many seats, with so many places of progress."""
        self.progress += [[Spread() for _ in range(places)] for _ in range(count - len(self.progress))]
        self.scores += [Spread() for _ in range(count - len(self.scores))]
        self.wins += [0] * (count - len(self.wins))

    def merge(self, other: Summary) -> None:
        self.asked += other.asked
        self.finished += other.finished
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.failures += other.failures
        self.length.merge(other.length)
        self.seat(len(other.scores), len(other.progress[0]) if other.progress else 0)
        for spreads, further in zip(self.progress, other.progress, strict=False):
            for spread, more in zip(spreads, further, strict=True):
                spread.merge(more)
        for spread, more in zip(self.scores, other.scores, strict=False):
            spread.merge(more)
        for seat, wins in enumerate(other.wins):
            self.wins[seat] += wins

    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def figures(self) -> dict[str, Plain]:
        """For ``--json``."""
        return {
            "asked": self.asked,
            "finished": self.finished,
            "unfinished": self.unfinished,
            "failed": len(self.failures),
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions_per_second(), 1),
            "length": self.length.figures(),
            "scores": [spread.figures() for spread in self.scores],
            "progress": [[spread.figures() for spread in spreads] for spreads in self.progress],
            "wins": self.wins,
        }
