"""What the command tiles ask: up to so many elements, at least one (EE-TILE-03 to -08)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth import crew, relics
from vestige.games.excavation_earth.buyers import add_buyer
from vestige.games.excavation_earth.components import EXPLORERS, GLYPHS, HOLD, MARKETS, WHITE
from vestige.games.excavation_earth.menu import DONE
from vestige.games.excavation_earth.steps.black_market import offload_options, purchase_options, why_no_purchase
from vestige.games.excavation_earth.steps.excavate import why_no_dig
from vestige.games.excavation_earth.steps.sample import Sample
from vestige.games.excavation_earth.steps.travel import move
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

SEAT = Arg("seat", "seat")
LEFT = Arg("left", COUNT)


class Teleport(Question[Earth]):
    """Own explorers to any places, each once, never two on one (EE-TILE-03)."""

    __slots__ = ("left", "moved")
    name = "teleport"
    fields: ClassVar[tuple[Arg, ...]] = (SEAT, LEFT, Arg("moved", COUNT))
    verbs = ("teleport", "done")

    def __init__(self, seat: int, left: int, moved: int) -> None:
        super().__init__(seat)
        self.left = left
        self.moved = moved  # mask of the explorers that have moved

    def waiting(self, t: Earth) -> list[int]:
        """Places of the explorers that may still move."""
        places = t.places(self.seat)
        return [place for number, place in enumerate(places) if not self.moved >> number & 1] if self.left else []

    def options(self, t: Earth) -> list[Action]:
        options: list[Action] = [DONE] if self.moved else []
        free = [place for place in range(len(t.box.places)) if place not in t.places(self.seat)]
        return options + [("teleport", start, end) for start in self.waiting(t) for end in free]

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "teleport":
            number = t.explorers.index(action[1], EXPLORERS * self.seat) - EXPLORERS * self.seat
            move(t, self.seat, action[1], action[2])
            t.push(Teleport(self.seat, self.left - 1, self.moved | 1 << number))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[0] == "done":
            return Reason("no_effect", "EE-TILE-03")
        if len(prefix) > 1 and prefix[1] not in t.places(self.seat):
            return Reason("no_explorer", "EE-TILE-03", prefix[1])
        if len(prefix) < 2 or prefix[1] not in self.waiting(t):
            return Reason("too_many", "EE-TILE-03")
        return Reason("own_explorer_collision", "EE-TILE-03")


class Permit(Question[Earth]):
    """Relics of any colours from different sites, an own explorer on each; no dig power helps (EE-TILE-04)."""

    __slots__ = ("dug", "left")
    name = "permit"
    fields: ClassVar[tuple[Arg, ...]] = (SEAT, LEFT, Arg("dug", "relic", many=True))
    verbs = ("dig", "done")

    def __init__(self, seat: int, left: int, dug: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.dug = dug

    def sites(self, t: Earth) -> set[int]:
        return set(t.places(self.seat)) - {t.box.site[relic] for relic in self.dug}

    def options(self, t: Earth) -> list[Action]:
        options: list[Action] = [DONE] if self.dug else []
        if self.left and t.hold_room(self.seat) > 0:
            for place in self.sites(t):
                options += [t.box.menu.digs[relic] for relic in t.box.relics_at[place] if t.sites[relic]]
        return options

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "dig":
            relic: int = action[1]
            relics.discover(t, self.seat, relic, HOLD)
            t.push(Sample(self.seat, relic), Permit(self.seat, self.left - 1, (*self.dug, relic)))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[0] == "done":
            return Reason("no_effect", "EE-TILE-04")
        return why_no_dig(t, self.seat, prefix, self.dug, self.sites(t), "EE-TILE-04", "EE-TILE-04")


class Press(Question[Earth]):
    """Buyers of any colours, each to another market; white ones with the yellow face only (EE-TILE-05)."""

    __slots__ = ("left", "markets", "white")
    name = "press"
    fields: ClassVar[tuple[Arg, ...]] = (SEAT, LEFT, Arg("white", COUNT), Arg("markets", "market", many=True))
    verbs = ("add", "done")

    def __init__(self, seat: int, left: int, white: int, markets: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.white = white
        self.markets = markets

    def options(self, t: Earth) -> list[Action]:
        options: list[Action] = [DONE] if self.markets else []
        if self.left:
            markets = [market for market in range(MARKETS) if market not in self.markets]
            colours = [colour for colour in range(WHITE + self.white) if t.buyers[colour]]
            options += [("add", colour, market) for colour in colours for market in markets]
        return options

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "add":
            add_buyer(t, action[2], action[1])
            t.push(Press(self.seat, self.left - 1, self.white, (*self.markets, action[2])))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[0] == "done":
            return Reason("no_effect", "EE-TILE-05")
        if len(prefix) > 2 and prefix[2] in self.markets:
            return Reason("duplicate_market", "EE-TILE-05")
        if len(prefix) > 1 and prefix[1] == WHITE and not self.white:
            return Reason("not_allowed", "EE-TILE-05")
        return Reason("supply_empty", "EE-TILE-05")


class Network(Question[Earth]):
    """Traders to different markets (EE-TILE-06)."""

    __slots__ = ("left", "markets")
    name = "network"
    fields: ClassVar[tuple[Arg, ...]] = (SEAT, LEFT, Arg("markets", "market", many=True))
    verbs = ("post", "done")

    def __init__(self, seat: int, left: int, markets: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.markets = markets

    def options(self, t: Earth) -> list[Action]:
        options: list[Action] = [DONE] if self.markets else []
        if self.left:
            for market in range(MARKETS):
                if market not in self.markets:
                    options += crew.crew_options(t, self.seat, "post", market)
        return options

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "post":
            crew.send_trader(t, self.seat, action[1], action[2:])
            t.push(Network(self.seat, self.left - 1, (*self.markets, action[1])))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[0] == "done":
            return Reason("no_effect", "EE-TILE-06")
        if len(prefix) > 1 and prefix[1] in self.markets:
            return Reason("duplicate_market", "EE-TILE-06")
        return crew.why_no_cube(t, self.seat, prefix[2:], "EE-TILE-06")


class Fence(Question[Earth]):
    """Offload relics for more than their value, without an explorer (EE-TILE-07)."""

    __slots__ = ("bonus", "gone", "left")
    name = "fence"
    fields: ClassVar[tuple[Arg, ...]] = (SEAT, LEFT, Arg("bonus", COUNT), Arg("gone", COUNT))
    verbs = ("offload", "done")

    def __init__(self, seat: int, left: int, bonus: int, gone: int) -> None:
        super().__init__(seat)
        self.left = left
        self.bonus = bonus
        self.gone = gone

    def options(self, t: Earth) -> list[Action]:
        options: list[Action] = [DONE] if self.gone else []
        return options + offload_options(t, self.seat) if self.left else options

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "offload":
            relics.offload(t, self.seat, action[1], action[2], self.bonus)
            t.push(Fence(self.seat, self.left - 1, self.bonus, self.gone + 1))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        code = "no_effect" if prefix[0] == "done" else "relic_not_there"
        return Reason(code, "EE-TILE-07")


class Seizure(Question[Earth]):
    """Visible tiles of different colours without paying (EE-TILE-08)."""

    __slots__ = ("colours", "left")
    name = "seizure"
    fields: ClassVar[tuple[Arg, ...]] = (SEAT, LEFT, Arg("colours", "colour", many=True))
    verbs = ("take", "done")

    def __init__(self, seat: int, left: int, colours: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.colours = colours

    def options(self, t: Earth) -> list[Action]:
        options: list[Action] = [DONE] if self.colours else []
        if self.left:
            options += purchase_options(t, self.seat, "take", max(t.box.value), self.colours)
        return options

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "take":
            relic: int = action[1]
            relics.seize(t, self.seat, relic, action[2])
            t.push(Sample(self.seat, relic), Seizure(self.seat, self.left - 1, (*self.colours, relic // GLYPHS)))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[0] == "done":
            return Reason("no_effect", "EE-TILE-08")
        return why_no_purchase(t, self.seat, prefix, "EE-TILE-08", self.colours)
