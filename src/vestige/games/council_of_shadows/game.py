"""The box on the shelf."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.council_of_shadows import setup as setup_page
from vestige.games.council_of_shadows.automa.choices import AutomaRemove, AutomaSettle, AutomaTile
from vestige.games.council_of_shadows.automa.turn import AutomaHarvest, AutomaRow, AutomaTurn
from vestige.games.council_of_shadows.bonus import LightCard, ReturnBonus
from vestige.games.council_of_shadows.components import UPGRADES, Box
from vestige.games.council_of_shadows.constants import AREAS, GEMS, LEADERS, PILES, PLANETS, STATIONS, TECHS
from vestige.games.council_of_shadows.final import FinalCount
from vestige.games.council_of_shadows.flow import ActionPhase, BuyPhase, EndOfRound, NewRound
from vestige.games.council_of_shadows.insight import CouncilInsight
from vestige.games.council_of_shadows.lay import lay
from vestige.games.council_of_shadows.steps.act import Act, Shift
from vestige.games.council_of_shadows.steps.buy import Buy
from vestige.games.council_of_shadows.steps.consumption import Consumption
from vestige.games.council_of_shadows.steps.discover import Adaptive, Discover, Lay
from vestige.games.council_of_shadows.steps.extract import Extract
from vestige.games.council_of_shadows.steps.gems import Energy, Transform
from vestige.games.council_of_shadows.steps.harvest import Harvest, HarvestStep
from vestige.games.council_of_shadows.steps.leaders import ChooseLeader
from vestige.games.council_of_shadows.steps.levels import LevelCheck
from vestige.games.council_of_shadows.steps.planning import Plan, Planning
from vestige.games.council_of_shadows.steps.settle import Settle
from vestige.games.council_of_shadows.steps.techs import DarkTech, FreeCard, Hegemony, ResourcePeople
from vestige.games.council_of_shadows.steps.there import There
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.words import EVENTS, REASONS, VERBS
from vestige.kernel.components import read_box
from vestige.kernel.game import Game
from vestige.kernel.native import mypyc_attr
from vestige.kernel.option import BOOL, CHOICE, Choice, Option
from vestige.kernel.reader import Reader
from vestige.kernel.rng import Rng
from vestige.kernel.setup import Setup
from vestige.kernel.values import Plain

BOUND: Final = 5000
"""Answers after which a game counts as unfinished: the rules know no last round (CS-AMB-44)."""

FLOW: Final = (NewRound, BuyPhase, Planning, Consumption, ActionPhase, EndOfRound, FinalCount)
TURN: Final = (ChooseLeader, Buy, Plan, Act, Shift, HarvestStep, Harvest, LevelCheck)
ACTIONS: Final = (Settle, There, Extract, Discover, Adaptive, Lay, Transform, Energy)
CARDS: Final = (DarkTech, ResourcePeople, Hegemony, FreeCard, LightCard, ReturnBonus)
AUTOMA: Final = (AutomaTurn, AutomaRow, AutomaHarvest, AutomaSettle, AutomaTile, AutomaRemove)

OPTIONS: Final = (
    Option("screens", BOOL, True, players=(2, 3, 4), rules=("CS-PLAN-10",)),
    Option("module_1_stations", BOOL, False, rules=("CS-STN-01",)),
    Option("module_2_leaders", BOOL, False, rules=("CS-LEAD-01",)),
    Option("advanced_automa", BOOL, False, players=(1,), rules=("CS-SOLO-05",)),
    Option("third_tiebreak", CHOICE, "game_board", ("game_board", "player_board"), rules=("CS-WIN-03",)),
    Option("resource_people", CHOICE, "each_system", ("each_system", "two_extractions"), rules=("CS-DT2-01",)),
)

KERNEL_REASONS: Final = {
    "E_GAME_OVER": ("CS_ERR_WRONG_PHASE", "CS-END-01"),
    "E_NOT_YOUR_TURN": ("CS_ERR_NOT_YOUR_TURN", "CS-FLOW-02"),
    "E_WRONG_STEP": ("CS_ERR_WRONG_PHASE", "CS-FLOW-01"),
    "E_MALFORMED": ("E_MALFORMED", "CS-ERR-01"),
    "E_NO_UNDO": ("E_NO_UNDO", "CS-INFO-03"),
}

NAMED: Final = (
    *("galaxy", "space", "tile", "planet", "pile", "card", "area"),
    *("gem", "upgrade", "station", "tech", "leader", "bonus"),
)
"""Kinds of things a player may name that are not there."""


def kinds(box: Box) -> dict[str, tuple[str, ...]]:
    """The ids of every kind of component, in the order of their ints."""
    return {
        "galaxy": box.galaxies,
        "space": box.spaces,
        "tile": box.tiles,
        "planet": box.planets,
        "planet_type": PLANETS,
        "pile": PILES,
        "card": box.card_ids,
        "area": AREAS,
        "gem": GEMS,
        "upgrade": UPGRADES,
        "station": STATIONS,
        "tech": TECHS,
        "leader": LEADERS,
        "bonus": box.bonus_ids,
        "automa_card": box.automa_ids,
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class CouncilOfShadows(Game):
    """One to four players; alone against the automa, which has the seat after the person."""

    rests: ClassVar[tuple[str, ...]] = tuple(step.name for step in (Buy, Plan, Harvest, *ACTIONS) if step is not There)
    rearranges: ClassVar[tuple[str, ...]] = ("take_back",)

    def __init__(self, box: Box, custom: bool = False) -> None:
        people = box.civilizations[:-1]
        alone = Choice(people[0], people)
        super().__init__(
            "council_of_shadows",
            players=(1, 2, 3, 4),
            bound=BOUND,
            verbs=VERBS,
            events=EVENTS,
            reasons=REASONS,
            steps=(*FLOW, *TURN, *ACTIONS, *CARDS, *AUTOMA),
            kinds=kinds(box),
            options=OPTIONS,
            seat_options=(
                Option(
                    "civilization",
                    CHOICE,
                    box.civilizations[0],
                    box.civilizations,
                    rules=("CS-SETUP-10", "CS-SOLO-03"),
                    distinct=True,
                    by_players={1: alone},
                ),
            ),
            kernel_reasons=KERNEL_REASONS,
            unknown=dict.fromkeys(NAMED, ("CS_ERR_NO_SUCH_TARGET", "CS-ERR-01")),
            components=box.data,
            custom=custom,
            insight=CouncilInsight("vestige.games.council_of_shadows"),
            progress_rows=("level", "energy", "cubes"),
        )
        self.box = box

    def new_table(self, setup: Setup, rng: Rng) -> Council:
        t = Council()
        t.open(self, setup, max(2, setup.players), rng)
        t.clear(self.box)
        return t

    def lay_out(self, t: Council) -> None:
        setup_page.lay_out(t)

    def lay(self, t: Council, document: Reader) -> None:
        """Left alone, a position begins with the buy phase of its round."""
        lay(t, document)
        t.push(BuyPhase(0))

    def colour(self, setup: Setup, seat: int) -> str:
        """A civilization has one colour; the automa is blue (CS-OV-05, CS-SOLO-03)."""
        if seat >= setup.players:
            return self.box.colours[-1]
        return self.box.colours[self.box.civilizations.index(setup.seats[seat]["civilization"])]

    def with_components(self, components: dict[str, Plain]) -> CouncilOfShadows:
        return CouncilOfShadows(read_box(self.id, components, Box), custom=True)
