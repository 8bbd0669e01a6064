"""The box on the shelf."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.marajoara import lay, setup
from vestige.games.marajoara.box import Box
from vestige.games.marajoara.components import read_components
from vestige.games.marajoara.flow import EndTurn, FinalScoring, Finish, SoloEnd, Turn, begin_turn
from vestige.games.marajoara.insight import MarajoaraInsight
from vestige.games.marajoara.steps.die_action import DieAction
from vestige.games.marajoara.steps.dig_bonus import OtherToken, OwnToken
from vestige.games.marajoara.steps.excavate import Excavate, SpendCaptured
from vestige.games.marajoara.steps.exhibit import ExhibitMore, ShowVases
from vestige.games.marajoara.steps.fieldwork import MoveDie
from vestige.games.marajoara.steps.fund import TurnDie
from vestige.games.marajoara.steps.museum_swap import ChangeMuseums
from vestige.games.marajoara.steps.pay import Pay
from vestige.games.marajoara.steps.raising import TrackRaise
from vestige.games.marajoara.steps.recycle import Recycle
from vestige.games.marajoara.steps.remove import RemoveDie
from vestige.games.marajoara.steps.restore import RestoreDice
from vestige.games.marajoara.steps.spend import CartOrder, SpendDice
from vestige.games.marajoara.steps.store import Assign
from vestige.games.marajoara.steps.swap import StoreHand, SwapCart
from vestige.games.marajoara.steps.tokens import PlaceToken, StartToken
from vestige.games.marajoara.steps.tracks import CheapExhibit, ScoreFragment, TakeBack
from vestige.games.marajoara.table import MarajoaraTable
from vestige.games.marajoara.words import EVENTS, REASONS, VERBS, kinds
from vestige.kernel.components import printed
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.native import mypyc_attr
from vestige.kernel.option import BOOL, CHOICE, INT, SEAT, Option
from vestige.kernel.reader import Reader
from vestige.kernel.reason import GAME_OVER, WRONG_STEP, kernel_reasons
from vestige.kernel.rng import Rng
from vestige.kernel.setup import Setup
from vestige.kernel.values import Plain

BOUND: Final = 5000
"""Answers. Money runs out, so no turn takes more than eighty; random games take a few hundred in all."""

NO_COLOUR: Final = "none"
SOLO: Final = (1,)

STEPS: Final = (
    *(StartToken, setup.FirstTurn, Turn, Finish, EndTurn, SoloEnd, FinalScoring),
    *(OwnToken, OtherToken, DieAction, Assign, Excavate, SpendCaptured, RemoveDie, Recycle),
    *(TrackRaise, ScoreFragment, CheapExhibit, TakeBack, SwapCart, StoreHand, PlaceToken),
    *(ExhibitMore, ShowVases, RestoreDice, TurnDie, MoveDie, ChangeMuseums, Pay, SpendDice, CartOrder),
)

OPTIONS: Final = (
    Option("first_player", SEAT, "random", players=(2, 3, 4), rules=("MJ-SETUP-09",)),
    Option("cart_order", CHOICE, "topmost_free", ("topmost_free", "queue"), rules=("MJ-SPD-02", "MJ-SPD-09")),
    Option("adjacency", CHOICE, "orthogonal", ("orthogonal", "all_eight"), rules=("MJ-COMP-08", "MJ-CAP-04")),
    Option("mission", INT, 1, range(1, 9), players=SOLO, rules=("MJ-SOL-12",)),
    Option("challenge", BOOL, False, players=SOLO, rules=("MJ-SOL-13",)),
    Option("solo_end", CHOICE, "at_once", ("at_once", "finish_turn"), players=SOLO, rules=("MJ-SOL-06",)),
)

KERNEL_REASONS: Final = kernel_reasons(
    over="MJ-FLOW-07", turn="MJ-FLOW-09", step="MJ-FLOW-03", undo="MJ-DEC-03", codes={GAME_OVER: WRONG_STEP}
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Marajoara(Game):
    """Marajoara by Daniel de Lucca, for one to four."""

    rests: ClassVar[tuple[str, ...]] = (Turn.name, Finish.name)

    def __init__(self, components: dict[str, Plain], custom: bool = False) -> None:
        box = read_components(components)
        super().__init__(
            "marajoara",
            players=(1, 2, 3, 4),
            bound=BOUND,
            verbs=VERBS,
            events=EVENTS,
            reasons=REASONS,
            steps=STEPS,
            kinds=kinds(box),
            options=OPTIONS,
            seat_options=(
                Option("colour", CHOICE, box.colours[0], box.colours, rules=("MJ-SETUP-02",), distinct=True),
                Option("second_colour", CHOICE, NO_COLOUR, (NO_COLOUR, *box.colours), SOLO, rules=("MJ-M6-03",)),
            ),
            kernel_reasons=KERNEL_REASONS,
            unknown={"space": ("E_UNKNOWN_SPACE", "MJ-COMP-04")},
            components=components,
            custom=custom,
            insight=MarajoaraInsight("vestige.games.marajoara"),
        )
        self.boxes = {"orthogonal": Box(box, False), "all_eight": Box(box, True)}

    def with_components(self, components: dict[str, Plain]) -> Marajoara:
        return Marajoara(components, custom=True)

    def check_together(self, setup: Setup) -> None:
        """Only mission 6 has a second colour, and it is another than the first (MJ-M6-03)."""
        box = self.boxes["orthogonal"].components
        two = setup.players == 1 and box.missions[setup.options["mission"] - 1].museums > 1
        for seat in setup.seats:
            others = tuple(colour for colour in box.colours if colour != seat["colour"])
            if two and seat["second_colour"] == NO_COLOUR:
                seat["second_colour"] = others[0]
            allowed, second = others if two else (NO_COLOUR,), seat["second_colour"]
            if second not in allowed:
                names, players = ", ".join(allowed), setup.players
                raise BadInput("option-value", option="second_colour", value=second, allowed=names, players=players)

    def private(self, setup_: Setup) -> bool:
        """Everything lies open (MJ-COMP-01)."""
        return False

    def new_table(self, setup_: Setup, rng: Rng) -> MarajoaraTable:
        t = MarajoaraTable()
        t.open(self, setup_, setup_.players, rng)
        box = self.boxes[setup_.options["adjacency"]]
        t.clear(box, box.components.missions[setup_.options["mission"] - 1] if setup_.players == 1 else None)
        setup.open_museums(t)
        return t

    def lay_out(self, t: MarajoaraTable) -> None:
        setup.lay_out(t)

    def lay(self, t: MarajoaraTable, document: Reader) -> None:
        lay.lay(t, document)
        begin_turn(t, t.active)


GAME: Final = Marajoara(printed("vestige.games.marajoara"))
