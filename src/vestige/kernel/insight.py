"""What a game knows of good play, for bots: named terms of a position, what each weighs, and how readily each kind of
answer is given. Rules never ask it. The numbers are data: ``weights.toml`` beside the game, fitted by
``bench/fit.py``."""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from vestige.kernel.native import mypyc_attr
from vestige.kernel.score import UNFINISHED, Result
from vestige.kernel.table import Table
from vestige.kernel.values import Action

if TYPE_CHECKING:
    from vestige.kernel.game import Game

T = TypeVar("T", bound=Table)

SURE: Final = 0.9
"""Of the value of a finished game the part that winning alone decides; the rest is by how much."""

CURIOSITY: Final = 0.9
"""How much a search prefers a promising answer that was little tried to a good one that was tried often. Where chances
hardly differ from answer to answer a game asks for less, or its search stays wide and shallow."""

RIPE: Final = 5
"""Visits after which a search judges the answers of a question one by one. Where judging takes long and answers are few
a game asks for more."""

STEEPEST: Final = 30.0
"""Differences of worth beyond which nobody is surer still."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(Generic[T]):
    """A position is worth the sum of its terms to a seat. Each term has three weights: ``first`` is a person's guess,
    in points, by which the greedy bot plays; ``early`` and ``late`` are fitted, in logits of winning, for the beginning
    and the end of a game, and in between the game's ``left`` mixes them. Where three or more play another game than two
    do, ``crowd_early`` and ``crowd_late`` are theirs; against an automaton, ``automaton_early`` and
    ``automaton_late``."""

    names: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[frozenset[str]] = frozenset()
    """Terms that tell something of what a seat hides."""

    def __init__(self, package: str) -> None:
        text = files(package).joinpath("weights.toml").read_text("utf-8")
        weights = tomllib.loads(text)
        terms = weights["terms"]
        assert tuple(terms) == self.names, f"{package}: weights.toml must list the terms in their order"
        self.first: list[float] = [float(terms[name]["first"]) for name in self.names]
        self.early: list[float] = [float(terms[name]["early"]) for name in self.names]
        self.late: list[float] = [float(terms[name]["late"]) for name in self.names]
        self.crowd_early = [float(terms[name].get("crowd_early", terms[name]["early"])) for name in self.names]
        self.crowd_late = [float(terms[name].get("crowd_late", terms[name]["late"])) for name in self.names]
        self.automaton_early = [float(terms[name].get("automaton_early", terms[name]["early"])) for name in self.names]
        self.automaton_late = [float(terms[name].get("automaton_late", terms[name]["late"])) for name in self.names]
        self.automaton = any("automaton_early" in terms[name] for name in self.names)
        """Whether a game against an automaton has weights of its own."""
        self.alone: list[float] = [float(terms[name].get("alone", 0.0)) for name in self.names]
        """For a game alone with goals and no automaton."""
        self.readiness: dict[str, int] = {verb: int(value) for verb, value in weights["readiness"].items()}
        self.answers, self.tries = int(weights["playout"]["answers"]), int(weights["playout"]["tries"])
        """How a search plays on beyond its tree: at least so many answers, each the best of so many thoughts."""
        self.curiosity = float(weights["playout"].get("curiosity", CURIOSITY))
        self.ripe = int(weights["playout"].get("ripe", RIPE))

    # ---- what a game writes

    def terms(self, t: T) -> list[list[float]]:
        """By seat, automata included: what the position holds for it, in the order of ``names``."""
        raise AssertionError

    def left(self, t: T) -> float:
        """How much of the game is still to come: from 1 at the beginning to 0 at the end."""
        raise AssertionError

    # ---- what bots ask

    def glance(self, t: T, seat: int) -> float:
        """The lead over the best other seat at first sight, in points."""
        worth = [dot(own, self.first) for own in self.terms(t)]
        own = worth.pop(seat)
        return own - max(worth) if worth else own

    def hopes(self, t: T) -> list[float]:
        """What the position is worth to each seat, in logits."""
        weights = self.alone if t.seats == 1 else self.mixed(self.left(t), t.seats, t.seats > t.setup.players)
        return [dot(own, weights) for own in self.terms(t)]

    def mixed(self, left: float, seats: int, automaton: bool = False) -> list[float]:
        if automaton and self.automaton:
            early, late = self.automaton_early, self.automaton_late
        else:
            early, late = (self.early, self.late) if seats == 2 else (self.crowd_early, self.crowd_late)
        return [late[place] + left * (early[place] - late[place]) for place in range(len(late))]

    def chances(self, t: T) -> list[float]:
        """Each seat's chance of winning; alone, of reaching the goals."""
        hoped = shares(self.hopes(t))
        if t.stack:
            return hoped
        result = t.how_it_ended()
        if result.kind == UNFINISHED:
            return hoped
        return [SURE * won + (1 - SURE) * hope for won, hope in zip(won_shares(result, t.seats), hoped, strict=True)]

    def chance(self, t: T, seat: int) -> float:
        return self.chances(t)[seat]

    def ready(self, action: Action) -> int:
        """Of a hundred times this answer comes to mind in quick play, how often it is given."""
        return self.readiness.get(action[0], 100)


class Plain(Insight[Table]):
    """For a game that brings no insight: how far each seat has come, a later place a thousandth of the one before."""

    names: ClassVar[tuple[str, ...]] = ("progress",)
    secret: ClassVar[frozenset[str]] = frozenset(names)  # nobody has said that it counts nothing hidden

    def __init__(self) -> None:
        self.first, self.early, self.late, self.alone = [1.0], [0.2], [0.2], [0.2]
        self.crowd_early, self.crowd_late = self.early, self.late
        self.automaton_early, self.automaton_late, self.automaton = self.early, self.late, False
        self.readiness = {}
        self.answers, self.tries, self.curiosity, self.ripe = 2, 3, CURIOSITY, RIPE

    def terms(self, t: Table) -> list[list[float]]:
        return [[sum(value / 1000**place for place, value in enumerate(own))] for own in t.progress()]

    def left(self, t: Table) -> float:
        return 0.0


PLAIN: Final = Plain()


def insight_of(game: Game) -> Insight[Any]:
    return PLAIN if game.insight is None else game.insight


def dot(terms: list[float], weights: list[float]) -> float:
    total = 0.0
    for place in range(len(terms)):
        total += terms[place] * weights[place]
    return total


def shares(hopes: list[float]) -> list[float]:
    """Logits to chances that add up to one; a single seat stands against nothing."""
    if len(hopes) == 1:
        return [1.0 / (1.0 + math.exp(-max(-STEEPEST, min(STEEPEST, hopes[0]))))]
    top = max(hopes)
    raised = [math.exp(max(-STEEPEST, hope - top)) for hope in hopes]
    whole = sum(raised)
    return [each / whole for each in raised]


def won_shares(result: Result, seats: int) -> list[float]:
    """One for the winner, shared between equals. A game alone is won or lost; automata win when it is lost."""
    winners = result.winners()
    if winners:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [0.0 if seat == 0 else 1.0 for seat in range(seats)]
