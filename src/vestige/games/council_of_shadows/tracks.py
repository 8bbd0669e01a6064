"""The energy track and the consumption track (CS-COMP-04, CS-CONS-02, -03, CS-ORD-04)."""

from __future__ import annotations

from vestige.games.council_of_shadows.table import Council


def move_energy(t: Council, seat: int, value: int) -> None:
    """The counter lands on top of those already there; whoever lay on it sinks (CS-ORD-04)."""
    old, height, top = t.energy[seat], t.stacked[seat], 0
    for other in range(t.seats):
        if other == seat:
            continue
        if t.energy[other] == old and t.stacked[other] > height:
            t.stacked[other] -= 1
        if t.energy[other] == value:
            top += 1
    t.energy[seat], t.stacked[seat] = value, top


def gain_energy(t: Council, seat: int, amount: int) -> None:
    """No step is lost, not even beyond 100; nothing gained is no move (CS-OV-03, CS-LVL-03, CS-ORD-04)."""
    if amount > 0:
        move_energy(t, seat, t.energy[seat] + amount)


def consumed(t: Council, seat: int, total: int) -> int:
    """Where the consumption counter goes with this total (CS-CONS-02, -03)."""
    old = t.consumption[seat]
    if total >= 0:
        return min(t.box.most, old + total)
    return min(old, max(t.box.least, old + total, t.energy[seat] + t.box.gap))


def gain_gems(t: Council, seat: int, gems: tuple[int, int, int]) -> None:
    """From a supply without end (CS-COMP-08)."""
    first = 3 * seat
    for gem in range(3):
        t.gems[first + gem] += gems[gem]
