"""The box on the shelf."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm import setup as setup_page
from vestige.games.magnastorm.components import ARTEFACTS, Box
from vestige.games.magnastorm.constants import COLOURS, STARTS
from vestige.games.magnastorm.final import Final as FinalCount
from vestige.games.magnastorm.flow import Administration, Cycle, EndTurn, Go, NewRound
from vestige.games.magnastorm.insight import PlanetInsight
from vestige.games.magnastorm.lay import lay
from vestige.games.magnastorm.setup import ArtefactBonus, StartBonus
from vestige.games.magnastorm.steps.bonus import SpaceBonus
from vestige.games.magnastorm.steps.build import Build, Built
from vestige.games.magnastorm.steps.crew_bonus import CrewBonus
from vestige.games.magnastorm.steps.exchange import Exchange, Receive
from vestige.games.magnastorm.steps.gain import FirstPower, Lowest
from vestige.games.magnastorm.steps.labs import AddLab, Adira, FirstLab, FurtherLab, Installed
from vestige.games.magnastorm.steps.move import Leave, Move, Walk
from vestige.games.magnastorm.steps.objectives import Fulfilled, Objective, TakeBack
from vestige.games.magnastorm.steps.pay import Pay
from vestige.games.magnastorm.steps.research import AnyCube, Bag, ChooseTrack, Redirect
from vestige.games.magnastorm.steps.start import SetupColumn, SetupTrack
from vestige.games.magnastorm.steps.take import Control, Dain, MoveCrew
from vestige.games.magnastorm.steps.turn import Turn
from vestige.games.magnastorm.steps.use import ChooseOption, PlaceCrew
from vestige.games.magnastorm.table import Planet
from vestige.games.magnastorm.words import EVENTS, KERNEL_REASONS, KINDS, REASONS, VERBS
from vestige.kernel.components import read_box
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.native import mypyc_attr
from vestige.kernel.option import BOOL, CHOICE, IDS, RANDOM, SEAT, Option
from vestige.kernel.reader import Reader
from vestige.kernel.rng import Rng
from vestige.kernel.setup import Setup
from vestige.kernel.values import Plain

BOUND: Final = 3000
"""Answers after which a game counts as unfinished; real games take a few hundred (MS-FLOW-11)."""

FLOW: Final = (NewRound, Cycle, Go, EndTurn, Administration, FinalCount, StartBonus, ArtefactBonus)
TURN: Final = (SetupColumn, SetupTrack, Turn, Exchange, Receive, Pay, MoveCrew, Control, Dain, PlaceCrew, ChooseOption)
OPTION_A: Final = (Move, Leave, Walk, Build, Built, FirstLab, Installed, FurtherLab, AddLab, Adira)
BONUSES: Final = (SpaceBonus, FirstPower, Lowest, ChooseTrack, Redirect, AnyCube, Bag, CrewBonus)
OBJECTIVE: Final = (Objective, TakeBack, Fulfilled)

OPTIONS: Final = (
    Option("start", CHOICE, STARTS[0], STARTS, rules=("MS-SETUP-02",)),
    Option("first", SEAT, RANDOM, rules=("MS-SETUP-16",)),
    Option("advanced", BOOL, False, rules=("MS-ART-04",)),
)
SEAT_OPTIONS: Final = (
    Option("colour", CHOICE, COLOURS[0], COLOURS, rules=("MS-SETUP-11",), distinct=True),
    Option("artefacts", IDS, [], ARTEFACTS, rules=("MS-ART-01", "MS-ART-04")),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Magnastorm(Game):
    """Two to four federations."""

    rests: ClassVar[tuple[str, ...]] = (Turn.name,)

    def __init__(self, box: Box, custom: bool = False) -> None:
        super().__init__(
            "magnastorm",
            players=(2, 3, 4),
            bound=BOUND,
            verbs=VERBS,
            events=EVENTS,
            reasons=REASONS,
            steps=(*FLOW, *TURN, *OPTION_A, *BONUSES, *OBJECTIVE),
            kinds=KINDS,
            options=OPTIONS,
            seat_options=SEAT_OPTIONS,
            kernel_reasons=KERNEL_REASONS,
            asides=("exchange",),
            components=box.data,
            custom=custom,
            insight=PlanetInsight("vestige.games.magnastorm"),
        )
        self.box = box

    def new_table(self, setup: Setup, rng: Rng) -> Planet:
        t = Planet()
        t.open(self, setup, setup.players, rng)
        t.clear(self.box)
        return t

    def lay_out(self, t: Planet) -> None:
        setup_page.lay_out(t)

    def lay(self, t: Planet, document: Reader) -> None:
        lay(t, document)

    def check_together(self, setup: Setup) -> None:
        """Who brings artefacts to an advanced start brings at least two; who brings none is lent some (MS-ART-04,
        MS-AMB-39)."""
        for seat in setup.seats:
            if setup.options["advanced"] and len(seat["artefacts"]) == 1:
                raise BadInput("option-conflict", first="advanced", second="artefacts", rule="MS-ART-04")

    def private(self, setup: Setup) -> bool:
        """Nothing on the table is hidden from anyone (MS-INFO-01)."""
        return False

    def with_components(self, components: dict[str, Plain]) -> Magnastorm:
        return Magnastorm(read_box(self.id, components, Box), custom=True)
