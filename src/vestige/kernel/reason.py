"""Why a move is refused: the dossier's error code, the rule, and what the sentence needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vestige.kernel.verb import COUNT, Arg, Declarations

GAME_OVER: Final = "E_GAME_OVER"
NOT_ASKED: Final = "E_NOT_YOUR_TURN"
WRONG_STEP: Final = "E_WRONG_STEP"
MALFORMED: Final = "E_MALFORMED"
NO_UNDO: Final = "E_NO_UNDO"
NO_TAKEBACK: Final = "E_NO_TAKEBACK"
NO_RESIGN: Final = "E_NO_RESIGN"
NO_REARRANGING: Final = "E_NO_REARRANGING"

KERNEL_REASONS: Final[Declarations] = {
    GAME_OVER: (),
    NOT_ASKED: (Arg("seat", "seat"),),
    WRONG_STEP: (),
    MALFORMED: (Arg("word", COUNT),),
    NO_UNDO: (),
    NO_TAKEBACK: (),
    NO_RESIGN: (),
    NO_REARRANGING: (Arg("answers", COUNT),),
}
"""The kernel answers first: game over, seat not asked, another question open, nonsense, nothing to take back, nobody
to resign to, a plan rearranged often enough."""


def kernel_reasons(
    over: str, turn: str, step: str, undo: str, codes: Mapping[str, str] | None = None
) -> dict[str, tuple[str, str]]:
    """The rules behind what the kernel answers itself, for ``Game(kernel_reasons=…)``: that the game ends, that one
    answers in turn, that a question takes certain answers only, that undo has an end. ``codes`` are those for which the
    dossier has names of its own."""
    rules = {GAME_OVER: over, NOT_ASKED: turn, WRONG_STEP: step, MALFORMED: step, NO_REARRANGING: step, NO_UNDO: undo}
    return {code: ((codes or {}).get(code, code), rule) for code, rule in rules.items()}


class Reason:
    """``Reason("E_NO_DIE", "MJ-CAP-04", space)``: the arguments are declared in the game's REASONS."""

    __slots__ = ("args", "code", "rule")

    def __init__(self, code: str, rule: str, *args: int) -> None:
        self.code = code
        self.rule = rule
        self.args: tuple[int, ...] = args

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.rule!r}, {', '.join(map(str, self.args))})"
