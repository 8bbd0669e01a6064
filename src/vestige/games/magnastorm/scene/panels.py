"""Beside the board: what each player has, and how far the round has come."""

from __future__ import annotations

from typing import Final

from vestige.games.magnastorm.components import ARTEFACTS
from vestige.games.magnastorm.cubes import total
from vestige.games.magnastorm.scene.words import Words
from vestige.games.magnastorm.table import Planet
from vestige.kernel.view import View
from vestige.scene.panel import Panel, Stage, Thing
from vestige.scene.stages import over, stages
from vestige.scene.words import Say

STAGES: Final = ("turns", "administration", "storm")


def panels(view: View[Planet], say: Say) -> list[Panel]:
    words = Words(view.table, say)
    return [panel(view.table, seat, words) for seat in range(view.table.seats)]


def panel(t: Planet, seat: int, words: Words) -> Panel:
    rows = [
        Thing("ms-cube-own", str(total(t.hold[seat])), words("panel-cubes")),
        Thing("ms-lab", str(t.labs_out[seat]), words("panel-labs")),
        Thing("ms-station", str(t.stations_out[seat]), words("panel-stations")),
        Thing("ms-commander", str(t.powers[seat].bit_count()), words("panel-commanders")),
        Thing("ms-objective", str(sum(seat in done for done in t.done)), words("panel-objectives")),
    ]
    if t.artefacts[seat]:
        cards = [ARTEFACTS[card] for card in t.artefacts[seat]]
        tip = words.listed(words.tip("artefact", card) for card in cards)
        rows.append(Thing("ms-artefact", " · ".join(card[1:] for card in cards), words("panel-artefacts", cards=tip)))
    return Panel(seat, role(t, seat, words), t.reputation[seat], tuple(rows))


def role(t: Planet, seat: int, words: Words) -> str:
    """The federation, and whoever is first."""
    federation = words(f"federation-{t.game.colour(t.setup, seat)}")
    return f"{federation} · {words('first')}" if t.order[0] == seat else federation


def headline(view: View[Planet], say: Say) -> list[Stage]:
    """The round, then its phases."""
    t = view.table
    words = Words(t, say)
    time = words("round-of", number=t.round, most=t.box.rounds)
    if not t.stack:
        return over(words, time)
    if any(step.name in ("setup_column", "setup_track", "start_bonus") for step in t.stack):
        return stages(words, time, ("start", *STAGES), "start")
    return stages(words, time, STAGES, "turns")
