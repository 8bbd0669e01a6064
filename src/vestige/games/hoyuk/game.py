"""The box on the shelf."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.hoyuk import setup as setup_page
from vestige.games.hoyuk.components import Box, read_components
from vestige.games.hoyuk.flow import NewTurn, Phase
from vestige.games.hoyuk.insight import VillageInsight
from vestige.games.hoyuk.lay import lay
from vestige.games.hoyuk.rows import MODES
from vestige.games.hoyuk.steps.build import Build, BuildGo, Built, Deal, EndStep
from vestige.games.hoyuk.steps.calamity import DrawCalamity, EndCalamity, Lose, LoseAll, Lost
from vestige.games.hoyuk.steps.ending import Marker, Return
from vestige.games.hoyuk.steps.inspect import Inspect, Inspection
from vestige.games.hoyuk.steps.place import Place
from vestige.games.hoyuk.steps.powers import Bless, Gift, Raze
from vestige.games.hoyuk.steps.spend import Spend, Spent, WindowGo
from vestige.games.hoyuk.steps.theft import Rob, Steal, TheftEnd
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.words import EVENTS, KERNEL_REASONS, REASONS, UNKNOWN_IDS, VERBS, kinds
from vestige.kernel.game import Game
from vestige.kernel.native import mypyc_attr
from vestige.kernel.option import BOOL, CHOICE, INT, RANDOM, Choice, Option
from vestige.kernel.reader import Reader
from vestige.kernel.rng import Rng
from vestige.kernel.setup import Setup
from vestige.kernel.values import Plain

BOUND: Final = 3000
"""Answers after which a game counts as unfinished; real games take a few hundred."""

FLOW: Final = (NewTurn, Phase, WindowGo, Deal, BuildGo, EndStep, DrawCalamity, LoseAll, EndCalamity, Inspection)
QUESTIONS: Final = (Build, Built, Spend, Spent, Place, Lose, Lost, Inspect, Return, Marker)
POWERS: Final = (Raze, Gift, Bless, Rob, Steal, TheftEnd)


@mypyc_attr(allow_interpreted_subclasses=True)
class Hoyuk(Game):
    """Two to five clans."""

    rests: ClassVar[tuple[str, ...]] = (Build.name, Built.name, Spend.name, Spent.name, Lose.name, Lost.name)
    """Questions at which a bot stops to judge: every element, card and loss is a choice of its own."""

    def __init__(self, box: Box, custom: bool = False) -> None:
        clans = tuple(clan.id for clan in box.clans)
        super().__init__(
            "hoyuk",
            players=(2, 3, 4, 5),
            bound=BOUND,
            verbs=VERBS,
            events=EVENTS,
            reasons=REASONS,
            steps=(*FLOW, *QUESTIONS, *POWERS),
            kinds=kinds(box),
            options=(
                Option("mode", CHOICE, MODES[0], MODES, rules=("HY-MODE-01",)),
                Option(
                    "houses_per_player",
                    INT,
                    box.houses[0],
                    box.houses,
                    rules=("HY-MODE-05", "HY-MODE-06"),
                    by_players={5: Choice(box.houses_of_five, box.houses)},
                ),
                Option("aspect_deal", CHOICE, "layered", ("layered", "pooled"), rules=("HY-MODE-07",)),
                Option("corner_contact", CHOICE, "forbidden", ("forbidden", "allowed"), rules=("HY-MODE-09",)),
                Option("aspect_tie_break", CHOICE, "block", ("block", "piece"), rules=("HY-MODE-10",)),
                Option("calamity_forecast", BOOL, False, rules=("HY-MODE-08",)),
            ),
            seat_options=(Option("clan", CHOICE, RANDOM, clans, rules=("HY-SETUP-02",), distinct=True),),
            kernel_reasons=KERNEL_REASONS,
            unknown=UNKNOWN_IDS,
            components=box.data,
            custom=custom,
            insight=VillageInsight("vestige.games.hoyuk"),
        )
        self.box = box

    def new_table(self, setup: Setup, rng: Rng) -> Village:
        t = Village()
        t.open(self, setup, setup.players, rng)
        t.clear(self.box)
        return t

    def lay_out(self, t: Village) -> None:
        setup_page.lay_out(t)

    def lay(self, t: Village, document: Reader) -> None:
        lay(t, document)

    def colour(self, setup: Setup, seat: int) -> str:
        """The clan's (HY-SETUP-02)."""
        clans = {clan.id: clan.colour for clan in self.box.clans}
        return clans[str(setup.seats[seat]["clan"])]

    def private(self, setup: Setup) -> bool:
        """Nothing is hidden from one player and known to another (HY-INFO-02, -03)."""
        return False

    def with_components(self, components: dict[str, Plain]) -> Hoyuk:
        return Hoyuk(read_components(components), custom=True)
