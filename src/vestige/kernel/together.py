"""Several seats answer at once, each with questions of its own, and may go back until they confirm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.rng import Rng
from vestige.kernel.step import Question, Step
from vestige.kernel.values import Action

T = TypeVar("T")


class Lane:
    """One seat's small stack of questions. Immutable: an answer makes a new lane. ``answers`` counts those that stand,
    where the Together has a limit; nobody else sees it."""

    __slots__ = ("answers", "confirmed", "offered", "seat", "stack")

    def __init__(
        self, seat: int, stack: tuple[Step[Any], ...], offered: list[Action], confirmed: bool, answers: int = 0
    ) -> None:
        self.seat = seat
        self.stack = stack
        self.offered = offered
        self.confirmed = confirmed
        self.answers = answers


class Confirm(Question[Any]):
    """The last question of a lane whose plan has none of its own: until it is answered, all may be taken back."""

    __slots__ = ()
    name: ClassVar[str] = "confirm"
    verbs: ClassVar[tuple[str, ...]] = ("confirm",)
    always_ask: ClassVar[bool] = True

    def options(self, t: Any) -> list[Action]:
        return [("confirm",)]

    def take(self, t: Any, action: Action) -> None:
        """Nothing: the lane is empty now, and that is the confirmation."""

    def why_not(self, t: Any, prefix: Action) -> Reason:
        raise AssertionError("its only answer is always open")


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[T]):
    """Lanes touch plan fields of their seat only; when all have confirmed, ``reveal`` applies them in seat order, so
    the order of arrival never changes anything."""

    __slots__ = ("lanes",)
    asks_confirm: ClassVar[bool] = True
    """The kernel asks for the confirmation. With False a lane's own question offers ``confirm``, and a lane is
    confirmed when its stack is empty: a plan rearranged in one looping question."""
    limit: ClassVar[int] = 0
    """Standing answers after which a lane is offered only what its questions call ``closing``; 0 where no question
    can come again."""

    def __init__(self) -> None:
        self.lanes: tuple[Lane, ...] = ()

    def seats(self, t: T) -> Sequence[int]:
        """Who takes part."""
        raise AssertionError(self.name)

    def begin(self, t: T, seat: int) -> Sequence[Step[T]]:
        """Clear the seat's plan fields and give its questions."""
        raise AssertionError(self.name)

    def secret(self, t: T) -> bool:
        """Whether plans stay hidden until all have confirmed; with False every answer is shown to all at once."""
        return True

    def guess(self, t: T, seat: int, rng: Rng) -> bool:
        """For imagined tables: fill the secret fields of a seat that has confirmed, cheaply, and say True. Else the
        kernel answers for it at random."""
        return False

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
