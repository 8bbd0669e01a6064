"""Dice in nobody's zone, at the active player's museum: captured, on their way, or on the slate."""

from __future__ import annotations

from typing import NamedTuple

from vestige.games.marajoara.scene.dig import die_piece
from vestige.games.marajoara.scene.layout import ON_SLATE, SLATE, STORED_DIE, WAITING
from vestige.games.marajoara.scene.words import Words
from vestige.games.marajoara.table import MarajoaraTable
from vestige.scene.heap import heap
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.states import rect_outline

SLATE_DIE = 31.0


class Lying(NamedTuple):
    """A die that waits: where, how large, as what options name it, and what is to be known of it."""

    die: int
    x: float
    y: float
    side: float
    target: str
    tip: str


def lying(t: MarajoaraTable) -> list[Lying]:
    """Captured (MJ-CAP-13), taken from the cart, about to enter the cart (MJ-SPD-10), to be recycled (MJ-REC-01)."""
    captured = [] if t.captured < 0 else [(t.captured, "storage:captured", "captured-tip")]
    taken = [(die, "", "hand-tip") for die in t.hand]
    spent = [(die, f"spent:spent_{number}", "spent-tip") for number, die in enumerate(t.spending, 1)]
    slate = [(die, f"slate:slate_{number}", "slate-tip") for number, die in enumerate(t.slate, 1)]
    return [*heaped([*captured, *taken, *spent], WAITING, STORED_DIE), *heaped(slate, ON_SLATE, SLATE_DIE)]


def heaped(dice: list[tuple[int, str, str]], room: Box, largest: float) -> list[Lying]:
    places, side = heap(len(dice), room, largest)
    return [Lying(die, x, y, side, target, tip) for (die, target, tip), (x, y) in zip(dice, places, strict=True)]


def waiting_pieces(t: MarajoaraTable) -> list[Piece]:
    return [die_piece(t, one.die, one.x, one.y, one.side, one.target) for one in lying(t)]


def waiting_spots(t: MarajoaraTable, words: Words, own: bool) -> list[Spot]:
    return [
        Spot(
            f"waiting-{one.die}",
            rect_outline(one.side + 4, one.side + 6, 7),
            one.x,
            one.y,
            words.die(one.die),
            words(one.tip),
            one.target if own else "",
        )
        for one in lying(t)
    ]


def resting_places(t: MarajoaraTable, words: Words, prefix: str, acting: bool) -> list[Spot]:
    """The well of the captured die and the slate, empty or not."""
    dice = words.listed([words.die(die) for die in t.slate]) if acting else ""
    captured = words.die_or_empty(t.captured if acting else -1)
    well = WAITING.x + WAITING.width / 2, WAITING.y + WAITING.height / 2
    middle = SLATE.x + SLATE.width / 2, SLATE.y + SLATE.height / 2
    board = rect_outline(SLATE.width - 8, SLATE.height - 8, 8)
    held = words("slate-holds", dice=dice or words("empty"))
    return [
        Spot(
            f"{prefix}captured", rect_outline(44, 44, 10), *well, words("captured", die=captured), words("captured-tip")
        ),
        Spot(f"{prefix}slate", board, *middle, held, words("slate-tip")),
    ]
