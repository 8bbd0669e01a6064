"""What commanders add to option B (MS-POW-12, -13, MS-GAIN-02)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.constants import RAIN, RAIN_CARD, YUUL, YUUL_CARD
from vestige.games.magnastorm.steps.exchange import exchanged, why_no_exchange, with_exchange
from vestige.games.magnastorm.steps.research import TRACK, AnyCube, level, why_no_track
from vestige.games.magnastorm.table import Planet
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action

POWERS: Final[tuple[Action, ...]] = (("power", RAIN_CARD), ("power", YUUL_CARD))


def gain_powers(t: Planet, seat: int) -> None:
    """Rain's level and Yuul's cube; with both the player says which comes first (MS-DEC-19)."""
    if t.powers[seat] & RAIN and t.powers[seat] & YUUL:
        t.push(FirstPower(seat))
    elif t.powers[seat] & RAIN:
        t.push(Lowest(seat))
    else:
        t.push(AnyCube(seat))


class FirstPower(Question[Planet]):
    """Rain or Yuul first (MS-AMB-47)."""

    __slots__ = ()
    name: ClassVar[str] = "first_power"
    verbs: ClassVar[tuple[str, ...]] = ("power", "exchange")

    def options(self, t: Planet) -> list[Action]:
        return with_exchange(t, self.seat, list(POWERS))

    def take(self, t: Planet, action: Action) -> None:
        if exchanged(t, self, action):
            return
        if action[1] == RAIN_CARD:
            t.push(Lowest(self.seat), AnyCube(self.seat))
        else:
            t.push(AnyCube(self.seat), Lowest(self.seat))

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_exchange() if prefix[0] == "exchange" else Reason("E_POWER", "MS-GAIN-02")


class Lowest(Question[Planet]):
    """Rain: a level on the own lowest track that is not full; of equals the player chooses (MS-POW-12)."""

    __slots__ = ()
    name: ClassVar[str] = "lowest"
    verbs: ClassVar[tuple[str, ...]] = ("track", "exchange")
    skips: ClassVar[bool] = True

    def options(self, t: Planet) -> list[Action]:
        levels = t.levels[4 * self.seat : 4 * self.seat + t.count.tracks]
        lowest = min(levels)
        if lowest >= t.box.levels:
            return []
        return with_exchange(t, self.seat, [TRACK[n] for n, reached in enumerate(levels) if reached == lowest])

    def take(self, t: Planet, action: Action) -> None:
        if not exchanged(t, self, action):
            level(t, self.seat, action[1])

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        if prefix[0] == "exchange":
            return why_no_exchange()
        reason = why_no_track(t, self.seat, prefix)
        return reason if reason.code == "E_UNKNOWN" else Reason("E_POWER", "MS-POW-12")
