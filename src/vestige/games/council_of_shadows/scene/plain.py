"""Council of Shadows in words: the galaxies with their planets, the market, and everybody's desk."""

from __future__ import annotations

from typing import Final

from vestige.games.council_of_shadows.components import UPGRADES
from vestige.games.council_of_shadows.constants import PLANETS
from vestige.games.council_of_shadows.scene.words import CouncilWords
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.values import NOBODY
from vestige.kernel.view import View
from vestige.scene.plain import Block, Items, Plain, names, spots, tinted, told
from vestige.scene.scene import Scene
from vestige.scene.words import Say

HANDS: Final = ("start_", "ai_")
BUYING: Final = "buy"


def plain(view: View[Council], say: Say, drawn: Scene) -> Plain:
    """What the market's cards do stands there only while somebody buys."""
    t = view.table
    words = CouncilWords(t, say)
    buying = any(step.name == BUYING for step in t.stack)
    market = spots(drawn, "board", "market-")
    shared = (
        Items(say("plain-galaxies"), galaxies(t, words, say), apart=True),
        Items(say("plain-planets"), planets(t, words, drawn, say), apart=True),
        Items(say("plain-energy"), told(spots(drawn, "board", "spot-energy-")), apart=True),
        Items(say("plain-market"), told(market) if buying else tuple(spot.name for spot in market), apart=buying),
        Items(say("plain-bonus"), told(spots(drawn, "board", "bonus-card-")), apart=True),
    )
    seats = tuple(desk(t, seat, drawn, say) for seat in range(t.seats))
    return Plain(shared, seats, tinted({words.name("planet_type", kind): kind for kind in PLANETS}))


def galaxies(t: Council, words: CouncilWords, say: Say) -> tuple[str, ...]:
    """Those where somebody is."""
    names = [(number, words.name("galaxy", galaxy)) for number, galaxy in enumerate(t.box.galaxies)]
    settled = [(n, name) for n, name in names if any(t.colonies[n * t.seats : (n + 1) * t.seats])]
    return tuple(say("plain-at", place=name, things=words.strengths(number)) for number, name in settled)


def planets(t: Council, words: CouncilWords, drawn: Scene, say: Say) -> tuple[str, ...]:
    """System by system: where it lies, its planets and what it yields, and who has cubes there."""
    found = []
    for tile, space in enumerate(t.where):
        if space != NOBODY:
            id, galaxy = t.box.tiles[tile], words.name("galaxy", t.box.galaxies[t.tile_galaxy(tile)])
            (system,) = spots(drawn, "board", f"system-{id}")
            held = [spot for spot in spots(drawn, "board", f"planet-{id}_") if is_held(t, spot.id)]
            found += [f"{system.name} ({galaxy}) – {system.tip}", *(f"  {line}" for line in told(held))]
    return tuple(found)


def is_held(t: Council, spot: str) -> bool:
    planet = t.box.planets.index(spot.removeprefix("planet-"))
    return any(t.cubes[planet * t.seats : (planet + 1) * t.seats])


def desk(t: Council, seat: int, drawn: Scene, say: Say) -> tuple[Block, ...]:
    """The areas with their cards, what was bought, the hand by names."""
    pane = f"seat-{seat}"
    if seat == t.automa or pane not in drawn.panes:
        return ()
    bought = [spot.name for spot in spots(drawn, pane, "spot-") if is_bought(t, seat, spot.id)]
    return (
        Items("", names(drawn, pane, "spot-area_")),
        Items(say("plain-upgrades"), tuple(bought)),
        Items(say("plain-hand"), names(drawn, pane, *(f"spot-{kind}" for kind in HANDS))),
        Items("", tuple(spot.tip for spot in spots(drawn, pane, "spot-outlook"))),
    )


def is_bought(t: Council, seat: int, spot: str) -> bool:
    upgrade = spot.removeprefix("spot-").rpartition("-")[0]
    return upgrade in UPGRADES and bool(t.upgrades[seat] >> UPGRADES.index(upgrade) & 1)
