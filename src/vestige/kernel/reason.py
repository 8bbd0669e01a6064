"""Why a move is refused: the dossier's error code, the rule, and what the sentence needs."""

from __future__ import annotations

from typing import Final

from vestige.kernel.verb import COUNT, Arg, Declarations

GAME_OVER: Final = "E_GAME_OVER"
NOT_ASKED: Final = "E_NOT_YOUR_TURN"
WRONG_STEP: Final = "E_WRONG_STEP"
MALFORMED: Final = "E_MALFORMED"
NO_UNDO: Final = "E_NO_UNDO"
NO_TAKEBACK: Final = "E_NO_TAKEBACK"
NO_RESIGN: Final = "E_NO_RESIGN"

KERNEL_REASONS: Final[Declarations] = {
    GAME_OVER: (),
    NOT_ASKED: (Arg("seat", "seat"),),
    WRONG_STEP: (),
    MALFORMED: (Arg("word", COUNT),),
    NO_UNDO: (),
    NO_TAKEBACK: (),
    NO_RESIGN: (),
}
"""The kernel answers first: game over, seat not asked, another question open, nonsense, nothing to take back, nobody
to resign to."""


class Reason:
    """``Reason("E_NO_DIE", "MJ-CAP-04", space)``: the arguments are declared in the game's REASONS."""

    __slots__ = ("args", "code", "rule")

    def __init__(self, code: str, rule: str, *args: int) -> None:
        self.code = code
        self.rule = rule
        self.args: tuple[int, ...] = args

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.rule!r}, {', '.join(map(str, self.args))})"
