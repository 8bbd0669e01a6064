"""Several seats answer at once, in secret, each with questions of its own, and may go back until they confirm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import WRONG_STEP, Reason
from vestige.kernel.step import Question, Step
from vestige.kernel.values import Action

T = TypeVar("T")


class Lane:
    """One seat's small stack of private questions. Immutable: an answer makes a new lane."""

    __slots__ = ("confirmed", "offered", "seat", "stack")

    def __init__(self, seat: int, stack: tuple[Step[Any], ...], offered: list[Action], confirmed: bool) -> None:
        self.seat = seat
        self.stack = stack
        self.offered = offered
        self.confirmed = confirmed


class Confirm(Question[Any]):
    """The last question of every lane: until it is answered, the seat may take everything back."""

    __slots__ = ()
    name: ClassVar[str] = "confirm"
    verbs: ClassVar[tuple[str, ...]] = ("confirm",)
    always_ask: ClassVar[bool] = True

    def options(self, t: Any) -> list[Action]:
        return [("confirm",)]

    def take(self, t: Any, action: Action) -> None:
        """Nothing: the lane is empty now, and that is the confirmation."""

    def why_not(self, t: Any, prefix: Action) -> Reason:
        return Reason(WRONG_STEP, "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[T]):
    """Lanes touch secret fields of their seat only; when all have confirmed, ``reveal`` applies them in seat order,
    so the order of arrival never changes anything."""

    __slots__ = ("lanes",)

    def __init__(self) -> None:
        self.lanes: tuple[Lane, ...] = ()

    def seats(self, t: T) -> Sequence[int]:
        """Who takes part."""
        raise AssertionError(self.name)

    def begin(self, t: T, seat: int) -> Sequence[Step[T]]:
        """Clear the seat's secret fields and give its questions; the kernel adds the confirmation."""
        raise AssertionError(self.name)

    def reveal(self, t: T) -> None:
        """All have confirmed."""
        raise AssertionError(self.name)

    def with_lanes(self, lanes: tuple[Lane, ...]) -> Together[T]:
        twin: Together[T] = type(self)(*self.held())
        twin.lanes = lanes
        return twin

    def lane(self, seat: int) -> Lane | None:
        for lane in self.lanes:
            if lane.seat == seat:
                return lane
        return None
