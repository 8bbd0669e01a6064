"""The search: imagine a table, walk down the tree, play on a little, judge, remember.

Each walk begins with a full table consistent with the View, so hidden cards and chance are sampled anew every time; a
node stands for everything its seat cannot tell apart. Where several seats answer at once (a Together), each seat walks
down a part of the tree of its own that begins where the Together opened: nobody answers what another only plans.
"""

from __future__ import annotations

import gc
import math
import time
from typing import Any, Final, NamedTuple

from vestige.bots.finish import after, onward
from vestige.bots.search.node import Edge, Node
from vestige.bots.search.quick import impression, play_on, who
from vestige.kernel.bot import Budget
from vestige.kernel.insight import Insight
from vestige.kernel.rng import Rng
from vestige.kernel.table import Table
from vestige.kernel.together import Together
from vestige.kernel.values import Action
from vestige.kernel.view import View

TEMPER: Final = 0.35
"""Differences of impression, in logits, that make an answer e times as likely to be tried."""
PAUSE: Final = 32
"""Walks between two looks at whether the answer is decided."""
SELDOM: Final = (20_000, 20, 50)
"""How often garbage is looked for during a search: tables and trees hold no cycles, so as a rule there is none."""
MOST: Final = 60
"""Answers of an inner node that are judged; of a longer list every second, third … one."""


class Opinion(NamedTuple):
    """What a search thinks of an answer: how often it was tried, the chance of winning, its standard error."""

    action: Action
    visits: int
    chance: float
    error: float


class Search:
    """A tree for one seat, and the walks through it."""

    def __init__(self, seat: int, insight: Insight[Any]) -> None:
        self.seat = seat
        self.insight = insight
        self.root = Node(seat)
        self.beside = Edge((), 1.0, 0)
        """Leads to the questions of those who answer at the same time."""
        self.walks = 0

    def think(self, view: View[Any], rng: Rng, budget: Budget, to_answer: bool = False) -> None:
        """Walks until the budget is spent or somebody says stop; where only the answer is asked for, until none other
        can be tried most any more."""
        before = gc.get_threshold()
        gc.set_threshold(*SELDOM)
        try:
            self.explore(view, rng, budget, to_answer)
        finally:
            gc.set_threshold(*before)

    def explore(self, view: View[Any], rng: Rng, budget: Budget, to_answer: bool) -> None:
        start = time.perf_counter()
        end = start + budget.seconds
        self.consider(view, rng, end if budget.rollouts == 0 else math.inf)
        walked = 0
        while walked < budget.rollouts or budget.rollouts == 0:
            if budget.rollouts == 0 and time.perf_counter() >= end:
                return
            if budget.stop is not None and budget.stop():
                return
            self.walk(view.imagine(rng), rng)
            walked += 1
            if to_answer and walked % PAUSE == 0:
                now = time.perf_counter()
                left = budget.rollouts - walked if budget.rollouts else int(walked * (end - now) / (now - start))
                if self.decided(left):
                    return

    def decided(self, left: int) -> bool:
        """Whether so many more walks leave the answer that was tried most where it is."""
        most = second = 0
        for edge in self.root.edges.values():
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second > left

    def consider(self, view: View[Any], rng: Rng, end: float) -> None:
        """First impressions of the seat's own answers, each with the action it begins played out."""
        root = self.root
        if root.judged:
            return
        world, judge = view.imagine(rng), self.insight.chance
        options = onward(world, world.options(self.seat))
        root.meet(options, [1.0] * len(options))
        for action in options:
            if time.perf_counter() > end:
                return
            done = after(world, self.seat, action, judge)
            edge = root.edges[action]
            edge.impression, edge.seen = judge(done, self.seat), True
        root.judged = True
        sort(root)

    def walk(self, world: Table, rng: Rng) -> None:
        """One imagined game, as far as it is worth looking."""
        path: list[tuple[Node, Edge]] = []
        mover = self.seat
        while world.stack:
            seat = mover = who(world, self.seat)
            options = onward(world, world.options(seat))
            if len(options) == 1:
                world.play(seat, options[0])
                continue
            node = self.place(world, seat, path)
            edge = self.step(world, node, options, rng)
            path.append((node, edge))
            world.play(seat, edge.action)
            if edge.visits == 0:
                break
        values = play_on(world, self.seat, mover, self.insight, rng)
        for past, edge in path:
            past.visits += 1
            value = values[past.seat]
            past.mean += (value - past.mean) / past.visits
            edge.note(value)
        self.walks += 1

    def place(self, world: Table, seat: int, path: list[tuple[Node, Edge]]) -> Node:
        """The node of the next question. While several answer at once, each goes on from its own last answer, and
        whoever has given none begins beside the root."""
        if path and not isinstance(world.stack[-1], Together):
            return path[-1][1].node(seat)
        for past, edge in reversed(path):
            if past.seat == seat:
                return edge.node(seat)
        return self.root if seat == self.seat else self.beside.node(seat)

    def step(self, world: Table, node: Node, options: list[Action], rng: Rng) -> Edge:
        """The answer to try next."""
        insight = self.insight
        node.meet(options, [insight.ready(action) / 100.0 for action in options])
        if node.visits >= insight.ripe and not node.judged:
            every = -(-len(options) // MOST)
            for action in options[::every]:
                edge = node.edges[action]
                edge.impression, edge.seen = impression(world, node.seat, action, insight, rng), True
            node.judged = True
            sort(node)
        return node.pick(options, insight.curiosity)

    def follow(self, action: Action) -> None:
        """The answer is given: what was learned about the questions after it stays."""
        self.root = self.root.edges[action].node(self.seat)

    def fits(self, options: list[Action]) -> bool:
        """Whether the question at the root may be the one with these options."""
        known = self.root.edges
        return 0 < len(known) <= len(options) and known.keys() <= set(options)

    def opinions(self, options: list[Action]) -> list[Opinion]:
        """Best first: tried most, then the better chance."""
        found = []
        for action in options:
            edge = self.root.edges.get(action)
            if edge is not None:
                found.append(Opinion(action, edge.visits, edge.value(), edge.error()))
        return sorted(found, key=lambda opinion: (-opinion.visits, -opinion.chance))


def logit(chance: float) -> float:
    return math.log(max(1e-6, chance) / max(1e-6, 1.0 - chance))


def sort(node: Node) -> None:
    """Impressions become ranks and priors."""
    edges = [edge for edge in node.edges.values() if edge.seen]
    if not edges:
        return
    edges.sort(key=lambda edge: -edge.impression)
    top = logit(edges[0].impression)
    for rank, edge in enumerate(edges):
        edge.rank = rank
        edge.prior = math.exp((logit(edge.impression) - top) / TEMPER)
    for edge in node.edges.values():
        if not edge.seen:
            edge.rank += len(edges)
            edge.prior = 0.02
    node.mass = sum(edge.prior for edge in node.edges.values())
