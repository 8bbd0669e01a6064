"""Turns and phases: which steps follow which (HY-TURN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from vestige.games.hoyuk.components import CLANS
from vestige.games.hoyuk.rows import NONE
from vestige.games.hoyuk.steps.build import BuildGo, Deal, EndStep
from vestige.games.hoyuk.steps.calamity import DrawCalamity, EndCalamity
from vestige.games.hoyuk.steps.ending import Marker, Return
from vestige.games.hoyuk.steps.inspect import Inspection
from vestige.games.hoyuk.steps.spend import WindowGo
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.village import remove_shaman
from vestige.games.hoyuk.words import (
    FINISHED,
    P1_STEP1,
    P1_STEP2,
    P1_WINDOW,
    P2_CALAMITY,
    P2_WINDOW,
    P3_INSPECT,
    P3_WINDOW,
    P4_MARKER,
    P4_WINDOW,
)
from vestige.kernel.native import mypyc_attr
from vestige.kernel.step import Procedure, Step
from vestige.kernel.values import EVERYONE
from vestige.kernel.verb import Arg

WINDOWS: Final = (P1_WINDOW, P2_WINDOW, P3_WINDOW, P4_WINDOW)
"""Every phase begins with one (HY-TURN-04)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NewTurn(Procedure[Village]):
    """Nothing spent, nobody invaded; with the house rule the next calamity is shown (HY-MODE-08)."""

    __slots__ = ()
    name: ClassVar[str] = "new_turn"

    def run(self, t: Village) -> None:
        t.turn += 1
        t.invaded = t.inspected = ()
        t.warded = False
        begin_turn(t)


def begin_turn(t: Village) -> None:
    if t.ears is not None:
        t.tell("turn", t.turn)
    if t.setup.options["calamity_forecast"] and t.turn > 1:
        top = t.deck.look(t, EVERYONE, 1)
        if t.ears is not None:
            t.tell("forecast", top[0])
    t.push(PHASE[P1_WINDOW])


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Procedure[Village]):
    """A window or the phase itself; the players go in turn order (HY-TURN-01, -02)."""

    __slots__ = ("phase",)
    name: ClassVar[str] = "phase"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("phase", "phase"),)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, t: Village) -> None:
        phase = t.phase = self.phase
        if t.ears is not None:
            tell_phase(t, phase)
        if phase == P4_MARKER:
            end_turn(t)
            return
        t.push(*steps_from(t, phase, t.order()), PHASE[next_phase(t, phase)])
        if phase in (P1_STEP1, P1_STEP2):
            t.push(DEAL)


PHASE: Final = tuple(Phase(phase) for phase in range(FINISHED))
DEAL: Final = Deal()
WINDOW_GO: Final = tuple(WindowGo(seat) for seat in range(CLANS))
BUILD_GO: Final = tuple(BuildGo(seat) for seat in range(CLANS))
RETURN: Final = tuple(Return(seat) for seat in range(CLANS))
END_STEP: Final = {phase: EndStep(phase) for phase in (P1_STEP1, P1_STEP2)}
"""Steps never change, so those that come every turn are made once."""


def tell_phase(t: Village, phase: int) -> None:
    """A phase begins with its window, a building with its step."""
    if phase in WINDOWS:
        t.tell("phase", phase)
    elif phase in (P1_STEP1, P1_STEP2):
        t.tell("step", phase)


def next_phase(t: Village, phase: int) -> int:
    """In turn 1 there is no phase 2, nor its window (HY-TURN-03)."""
    return P3_WINDOW if phase == P1_STEP2 and t.turn == 1 else phase + 1


def steps_from(t: Village, phase: int, seats: Sequence[int]) -> list[Step[Village]]:
    """What is left of a phase when these seats have not had their go yet."""
    if phase in WINDOWS:
        return [WINDOW_GO[seat] for seat in seats]
    if phase in (P1_STEP1, P1_STEP2):
        return [*[BUILD_GO[seat] for seat in seats], END_STEP[phase]]
    if phase == P2_CALAMITY:
        return [DrawCalamity() if t.calamity == NONE else EndCalamity()]
    if phase == P3_INSPECT:
        return [Inspection()]
    return [RETURN[seat] for seat in seats]


def end_turn(t: Village) -> None:
    """The shaman leaves if it has warded off a calamity; then the game ends, or the marker is passed
    (HY-P4-08, -09, HY-EXP-32, HY-END-03)."""
    if t.warded:
        remove_shaman(t)
    if t.ending:
        t.phase = FINISHED
        if t.ears is not None:
            t.tell("final")
    else:
        t.push(Marker(t.first), NewTurn())
