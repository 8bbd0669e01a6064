"""What the search remembers: a node per question a seat was asked, an edge per answer it may give there."""

from __future__ import annotations

import math
from typing import Final

from vestige.kernel.values import Action

TRUST: Final = 3.0
"""Visits that the first impression of an answer counts for."""
WIDEST: Final = 6
"""Answers that are considered at the first visit of a node; later as many more as twice the square root of its
visits."""


class Edge:
    """An answer: how often it was tried, what it brought the seat that gives it (a chance of winning each time), the
    first impression of it, and its place among the answers of the node by that impression."""

    __slots__ = ("action", "impression", "nodes", "prior", "rank", "seen", "squares", "total", "visits")

    def __init__(self, action: Action, prior: float, rank: int) -> None:
        self.action = action
        self.prior = prior
        self.rank = rank
        self.seen = False
        self.impression = 0.0
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.nodes: dict[int, Node] = {}

    def node(self, seat: int) -> Node:
        """Where the game goes on: with this seat's next question."""
        found = self.nodes.get(seat)
        if found is None:
            found = self.nodes[seat] = Node(seat)
        return found

    def note(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def value(self) -> float:
        """The mean of what it brought, mixed with the first impression."""
        return (self.total + TRUST * self.impression) / (self.visits + TRUST)

    def error(self) -> float:
        """The standard error of the mean."""
        if self.visits < 2:
            return 0.5
        mean = self.total / self.visits
        spread = max(0.0, self.squares / self.visits - mean * mean)
        return math.sqrt(spread / self.visits)


class Node:
    """A seat's question, as far as the answers that led here tell it apart. Which answers are open can differ from one
    imagined table to the next: the node knows all it has met."""

    __slots__ = ("edges", "judged", "mass", "mean", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.judged = False
        self.mean = 0.5
        self.mass = 0.0
        self.edges: dict[Action, Edge] = {}

    def meet(self, options: list[Action], priors: list[float]) -> None:
        """Options that are new here, with how readily each comes to mind."""
        edges = self.edges
        for place, action in enumerate(options):
            if action not in edges:
                edges[action] = Edge(action, priors[place], len(edges))
                self.mass += priors[place]

    def pick(self, options: list[Action], curiosity: float) -> Edge:
        """The answer to try next: good so far, or promising and little tried. Where options are many only the most
        promising are considered, more of them as the node is visited more often."""
        edges = self.edges
        widest = WIDEST + 2 * int(math.sqrt(self.visits))
        bold = curiosity * math.sqrt(self.visits + 1.0) / self.mass
        best: Edge | None = None
        highest = -1.0
        for action in options:
            edge = edges[action]
            if edge.rank >= widest and edge.visits == 0 and best is not None:
                continue
            visits = edge.visits
            impression = edge.impression if edge.seen else self.mean
            worth = (edge.total + TRUST * impression) / (visits + TRUST) + bold * edge.prior / (1.0 + visits)
            if worth > highest:
                best, highest = edge, worth
        assert best is not None  # a question that is asked has an answer
        return best
