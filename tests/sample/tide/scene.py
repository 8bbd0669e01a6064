"""The shore: a row of shells for each pile, those that a seat does not know face down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tide.table import SHELLS, Tide, value
from vestige.kernel.pile import Pile
from vestige.kernel.values import UNKNOWN
from vestige.kernel.view import View
from vestige.scene.icons import SHARED
from vestige.scene.palette import Look
from vestige.scene.scene import Box, Pane, Piece, Scene, Spot
from vestige.scene.shapes import circle, rect, text
from vestige.scene.states import circle_outline

LOOK: Final = Look("Figtree", "#12394a", "#1f6f8b", "#e8c07d", "seat-drop", SHARED)
STEP, RADIUS, WIDTH = 40.0, 16.0, 1000.0
FACE_UP, FACE_DOWN = "#e8c07d", "#1f6f8b"


def scene(view: View[Tide], say: Callable[..., str]) -> Scene:
    t = view.table
    rows = list(t.piles())
    box = Box(0, 0, WIDTH, STEP * len(rows))
    pieces = tuple(piece for row, pile in enumerate(rows) for piece in shells(row, pile))
    spots = tuple(
        Spot(f"spot-{piece.id}", circle_outline(RADIUS), piece.x, piece.y, say("name-shell", id=piece.id), "", target)
        for piece in pieces
        if (target := f"shell:{piece.id}") and piece.id in SHELLS
    )
    sea = rect(0, 0, box.width, box.height, fill=LOOK.deep)
    return Scene(LOOK, {"shore": Pane("shore", say("game-title"), box, sea, pieces, spots)}, ("shore",))


def shells(row: int, pile: Pile) -> Iterator[Piece]:
    """A known shell keeps its name wherever it lies; a hidden one is named by its place."""
    for place, shell in enumerate(pile.cards):
        x, y = STEP * (place + 0.5), STEP * (row + 0.5)
        if shell == UNKNOWN:
            yield Piece(f"hidden-{row}-{place}", circle(0, 0, RADIUS, fill=FACE_DOWN), x, y)
        else:
            yield Piece(SHELLS[shell], circle(0, 0, RADIUS, fill=FACE_UP) + text(0, 0, str(value(shell))), x, y)
