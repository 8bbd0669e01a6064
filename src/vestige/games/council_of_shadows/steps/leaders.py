"""Module 2: leaders, chosen from the last in turn order to the first (CS-LEAD-01 to -03, -12, -15)."""

from __future__ import annotations

from vestige.games.council_of_shadows.constants import LEADERS
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import gain_energy
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action


class ChooseLeader(Question[Council]):
    """One of those left; its start effect comes at once (CS-LEAD-02, -03)."""

    __slots__ = ()
    name = "choose_leader"
    verbs = ("leader",)
    always_ask = True

    def options(self, t: Council) -> list[Action]:
        return [t.box.menu.leader[leader] for leader in range(len(LEADERS)) if leader not in t.leaders]

    def take(self, t: Council, action: Action) -> None:
        leader: int = action[1]
        t.leaders[self.seat] = leader
        t.consumption[self.seat] += t.box.leader_consumption[leader]
        if t.ears is not None:
            t.tell("leader", self.seat, leader, t.consumption[self.seat])
        gain_energy(t, self.seat, t.box.leader_energy[leader])

    def why_not(self, t: Council, prefix: Action) -> Reason:
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-LEAD-02")
