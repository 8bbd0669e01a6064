"""Main action, step 4b: a grey die moves a disc down an excavation track."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.rows import LAST_STEP, TRACKS
from vestige.games.marajoara.solo import achieve
from vestige.games.marajoara.steps.common import unavailable
from vestige.games.marajoara.steps.spend import enter_cart
from vestige.games.marajoara.steps.tracks import step_bonus
from vestige.games.marajoara.table import NONE, MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg


@mypyc_attr(allow_interpreted_subclasses=True)
class Excavate(Question[MarajoaraTable]):
    """One disc moves by exactly the value of the die (MJ-DIG-01, -02, -07); skipped if none can (MJ-DIG-06)."""

    __slots__ = ()
    name: ClassVar[str] = "excavate"
    verbs: ClassVar[tuple[str, ...]] = ("excavate", "decline")
    skips: ClassVar[bool] = True

    def options(self, t: MarajoaraTable) -> list[Action]:
        return [("excavate", track) for track in range(TRACKS) if self.refusal(t, track) is None]

    def refusal(self, t: MarajoaraTable, track: int) -> Reason | None:
        """The last step takes two discs and lets none go (MJ-DIG-04, -05)."""
        step = t.discs[self.seat * TRACKS + track]
        if step == LAST_STEP:
            return Reason("E_TRACK_FINISHED", "MJ-DIG-05", track)
        full = len(t.ends[track]) == t.box.components.last_step_places
        if full and step + t.value[t.captured] >= LAST_STEP:
            return Reason("E_TRACK_BLOCKED", "MJ-DIG-04", track)
        return None

    def take(self, t: MarajoaraTable, action: Action) -> None:
        """The surplus at the end of a track is lost (MJ-DIG-03); only the step reached counts (MJ-DIG-08)."""
        seat, track = self.seat, int(action[1])
        step = min(t.discs[seat * TRACKS + track] + t.value[t.captured], LAST_STEP)
        t.discs[seat * TRACKS + track] = step
        if t.ears is not None:
            t.tell("excavated", seat, track, step)
        if step == LAST_STEP:
            t.ends = tuple((*there, seat) if n == track else there for n, there in enumerate(t.ends))
            if t.ears is not None:
                t.tell("track_end", seat, track, len(t.ends[track]))
            achieve(t, "track", track)
        step_bonus(t, seat, track, step)

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        reason = self.refusal(t, prefix[1]) if len(prefix) > 1 else None
        return reason or unavailable("MJ-DIG-07")


@mypyc_attr(allow_interpreted_subclasses=True)
class SpendCaptured(Procedure[MarajoaraTable]):
    """Then the grey die is spent, whether a disc could move or not (MJ-DIG-06, -09)."""

    __slots__ = ("seat",)
    name: ClassVar[str] = "spend_captured"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: MarajoaraTable) -> None:
        die, t.captured = t.captured, NONE
        enter_cart(t, self.seat, die)
