"""Frames of the stack: questions and procedures. Immutable and tiny, so copies of a table share them."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """``fields`` declares what a frame holds (seats, counters, public ids): equality and documents use it."""

    __slots__ = ()
    name: ClassVar[str] = ""
    fields: ClassVar[tuple[Arg, ...]] = ()

    def held(self) -> tuple[Any, ...]:
        """The frame's values in the order of ``fields``."""
        return tuple(getattr(self, arg.name) for arg in self.fields)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Step) and self.held() == other.held()

    def __hash__(self) -> int:
        return hash((self.name, self.held()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[T]):
    """One seat is asked. ``options`` is the only judge of legality; ``why_not`` explains what it leaves out."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)
    verbs: ClassVar[tuple[str, ...]] = ()
    skips: ClassVar[bool] = False
    """An empty list of options means: not asked. Without it an empty list is a DeadEnd."""
    always_ask: ClassVar[bool] = False
    """Asked even with one option only: where undo must stay possible or silence would tell a secret."""
    asks_asides: ClassVar[bool] = False
    """Asked even if standing offers are the only alternative to a single answer."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, t: T) -> list[Action]:
        """Every legal answer, once. The list is shared: nobody changes it."""
        raise AssertionError(self.name)

    def closing(self, t: T) -> list[Action]:
        """In a lane that has used up its answers: those that lead on to the confirmation. Only a question that can
        be asked again and again, as a plan rearranged, needs a list of its own; it is never empty."""
        return self.options(t)

    def take(self, t: T, action: Action) -> None:
        """Do it. The question has left the stack; what it pushes comes next."""
        raise AssertionError(self.name)

    def why_not(self, t: T, prefix: Action) -> Reason:
        """Asked only for an action, or the beginning of one, that no option has."""
        raise AssertionError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Done(Question[Any]):
    """The end of a go that must stay undoable: asked always, with one answer. A game whose rulebook says why nothing
    more may be done here derives its own, with the verbs somebody may try and the reasons."""

    __slots__ = ()
    name: ClassVar[str] = "done"
    verbs: ClassVar[tuple[str, ...]] = ("done",)
    always_ask: ClassVar[bool] = True

    def options(self, t: Any) -> list[Action]:
        return [("done",)]

    def take(self, t: Any, action: Action) -> None:
        """Nothing: what follows lies on the stack."""

    def why_not(self, t: Any, prefix: Action) -> Reason:
        raise AssertionError("its only answer is always open")


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step[T]):
    """Asks nothing: a phase, a bookkeeping step, an automaton's move."""

    __slots__ = ()

    def run(self, t: T) -> None:
        raise AssertionError(self.name)
