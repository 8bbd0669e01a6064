"""Excavation Earth in words: who stands where, what lies there, the queues, and what everybody holds."""

from __future__ import annotations

from vestige.games.excavation_earth.components import GLYPHS
from vestige.games.excavation_earth.scene.words import Words
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.values import NOBODY
from vestige.kernel.view import View
from vestige.scene.plain import Block, Items, Plain, names, spots, tinted, told
from vestige.scene.scene import Scene
from vestige.scene.words import Say


def plain(view: View[Earth], say: Say, drawn: Scene) -> Plain:
    t = view.table
    words = Words(t, say)
    shared: list[Block] = [
        Items(words("turn-order"), names(drawn, "board", "turn-")),
        Items(say("plain-places"), places(t, drawn), apart=True),
        Items(say("plain-relics"), relics(t, words)),
        Items("", names(drawn, "board", "market-"), apart=True),
        Items("", names(drawn, "board", "popular-")),
        Items("", names(drawn, "board", "track-", "supply-")),
        Items("", piles(t, drawn), apart=True),
        Items("", names(drawn, "board", "forecast-")),
    ]
    if t.tiles or any(t.envoys):
        shared.append(Items(words("part-mothership"), names(drawn, "board", "centre-"), apart=True))
        shared.append(Items(say("plain-tiles"), told(spots(drawn, "board", "tile-")), apart=True))
    seats = tuple(holdings(t, seat, view.seat, drawn, say) for seat in range(t.seats))
    colours = {words.region(number): colour for number, colour in enumerate(t.box.colours)}
    finds = {words.relic(relic): t.box.colours[relic // GLYPHS] for relic in range(len(t.box.relics))}
    return Plain(tuple(shared), seats, tinted({**finds, **colours}))


def places(t: Earth, drawn: Scene) -> tuple[str, ...]:
    """Only where somebody stands."""
    stood = {f"place-{t.box.places[place]}" for place in t.explorers if place != NOBODY}
    return tuple(spot.name for spot in spots(drawn, "board", "place-") if spot.id in stood)


def relics(t: Earth, words: Words) -> tuple[str, ...]:
    """What lies on the dig sites, with where."""
    found = []
    for place, types in enumerate(t.box.relics_at):
        lying = [words("relic-count", relic=words.relic(one), count=t.sites[one]) for one in types if t.sites[one]]
        if lying:
            where = words.name("place", t.box.places[place])
            found.append(words.language("plain-at", place=where, relics=words.listed(lying)))
    return tuple(found)


def piles(t: Earth, drawn: Scene) -> tuple[str, ...]:
    filled = {f"pile-spot-{colour}" for colour, pile in zip(t.box.colours, t.black_market, strict=True) if pile}
    return tuple(spot.name for spot in spots(drawn, "board", "pile-") if spot.id in filled)


def holdings(t: Earth, seat: int, reader: int | None, drawn: Scene, say: Say) -> tuple[Block, ...]:
    """The hand by names where the reader may know it, what lies in the storages, what stands in the gallery."""
    pane = f"seat-{seat}"
    rooms = tuple(t.stores[seat * 2 + room] for room in range(2)) if seat != t.zu else ()
    kept = [
        spot.name
        for number, room in enumerate(rooms)
        for spot in spots(drawn, pane, f"s{seat}-{('hold', 'container')[number]}-slot-")[: len(room)]
    ]
    guarded = [
        spot.name for place, spot in enumerate(spots(drawn, pane, f"s{seat}-cell-")) if t.gallery[seat] >> place & 1
    ]
    own = (Items(say("plain-hand"), names(drawn, pane, f"hand-{seat}-", f"travel-{seat}-")),) if seat == reader else ()
    who = Items("", (drawn.panes[pane].name,))
    return (who, *own, Items(say("plain-stored"), tuple(kept)), Items(say("plain-gallery"), tuple(guarded)))
