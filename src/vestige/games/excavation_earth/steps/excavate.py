"""Excavate (Fouille): discover one or two relics of the card's colour (EE-EXC-01 to -05, EE-FAC-03)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth.cards import play_card
from vestige.games.excavation_earth.components import GLYPHS, HOLD, KUTU_KUTI
from vestige.games.excavation_earth.menu import DONE
from vestige.games.excavation_earth.relics import discover
from vestige.games.excavation_earth.steps.sample import Sample, owed_cards
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import Arg


def colours(t: Earth, seat: int) -> int:
    """Mask of colours in which a relic lies under an own explorer, and there is space for it (EE-EXC-02)."""
    mask = 0
    if t.hold_room(seat) > 0:
        for place in t.places(seat):
            for relic in t.box.relics_at[place]:
                if t.sites[relic]:
                    mask |= 1 << relic // GLYPHS
    return mask


def begin(t: Earth, seat: int, card: int) -> None:
    play_card(t, seat, card)
    t.push(Dig(seat, t.box.card_colour[card], ()), *owed_cards(t, seat))


def why_not(t: Earth, seat: int, colour: int) -> Reason:
    """Why a card of this colour digs nothing up."""
    sites = [t.box.digs[place] for place in t.places(seat)]
    if colour not in sites:
        if any(site != NOBODY for site in sites):
            return Reason("colour_mismatch", "EE-EXC-01")
        return Reason("no_explorer", "EE-EXC-02", t.box.site[colour * GLYPHS])
    if t.hold_room(seat) <= 0:
        return Reason("hold_full", "EE-STO-06")
    return Reason("relic_not_there", "EE-EXC-02")


class Dig(Question[Earth]):
    """The first relic is a must, the second comes from another site; Kutu Kuti knows better (EE-FAC-03)."""

    __slots__ = ("colour", "dug")
    name = "dig"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("colour", "colour"), Arg("dug", "relic", many=True))
    verbs = ("dig", "done")

    def __init__(self, seat: int, colour: int, dug: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.colour = colour
        self.dug = dug

    def options(self, t: Earth) -> list[Action]:
        options: list[Action] = [DONE] if self.dug else []
        if len(self.dug) < t.box.dig_limit and t.hold_room(self.seat) > 0:
            for place in self.sites(t):
                if t.box.digs[place] == self.colour:
                    options += [t.box.menu.digs[relic] for relic in t.box.relics_at[place] if t.sites[relic]]
        return options

    def sites(self, t: Earth) -> set[int]:
        """Where the next relic may come from."""
        sites = set(t.places(self.seat))
        for relic in self.dug:
            site = t.box.site[relic]
            sites.discard(site)
            if t.factions[self.seat] == KUTU_KUTI:
                sites |= {site, *t.box.neighbours[site]}
        return sites

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "dig":
            relic: int = action[1]
            discover(t, self.seat, relic, HOLD)
            t.push(Sample(self.seat, relic), Dig(self.seat, self.colour, (*self.dug, relic)))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[0] == "done":
            return Reason("no_effect", "EE-TURN-11")
        if len(prefix) > 1 and prefix[1] // GLYPHS != self.colour:
            return Reason("colour_mismatch", "EE-EXC-01")
        return why_no_dig(t, self.seat, prefix, self.dug, self.sites(t), "EE-EXC-02", "EE-EXC-03")


def why_no_dig(
    t: Earth, seat: int, prefix: Action, dug: tuple[int, ...], sites: set[int], rule: str, twice: str
) -> Reason:
    """``rule`` lets the seat discover, ``twice`` asks for different sites."""
    if t.hold_room(seat) <= 0:
        return Reason("hold_full", "EE-STO-06")
    if len(prefix) < 2:
        return Reason("relic_not_there", rule)
    site = t.box.site[prefix[1]]
    if site not in sites:
        if any(t.box.site[relic] == site for relic in dug):
            return Reason("same_site", twice)
        return Reason("no_explorer", rule, site)
    return Reason("relic_not_there", rule)
