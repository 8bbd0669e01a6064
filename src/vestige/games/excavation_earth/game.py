"""The box on the shelf."""

from __future__ import annotations

from typing import Final

from vestige.games.excavation_earth import setup as setup_page
from vestige.games.excavation_earth.components import FACTIONS, MARKETS, STORAGES, TILES, Box, read_components
from vestige.games.excavation_earth.flow import ActionPhase, NextTurn, Preparation, Renewal, Scoring, turn_steps
from vestige.games.excavation_earth.insight import EarthInsight
from vestige.games.excavation_earth.lay import lay
from vestige.games.excavation_earth.menu import ACTIONS
from vestige.games.excavation_earth.offer import CloseOffer, Keep
from vestige.games.excavation_earth.sale import Sale
from vestige.games.excavation_earth.steps.act import Act
from vestige.games.excavation_earth.steps.command import Command
from vestige.games.excavation_earth.steps.draft import Draft, DraftPick, KeepRest, Lose
from vestige.games.excavation_earth.steps.excavate import Dig
from vestige.games.excavation_earth.steps.market import Bargain
from vestige.games.excavation_earth.steps.passing import KeepCards
from vestige.games.excavation_earth.steps.sample import ColumnCards, Sample
from vestige.games.excavation_earth.steps.sell import GulPurchase, Promotion, SaleColour, SaleMarkets, SaleRelic
from vestige.games.excavation_earth.steps.smuggle import Smuggle
from vestige.games.excavation_earth.steps.start import Exchange, FreeMove, Mulligan, ThirdExplorer
from vestige.games.excavation_earth.steps.survey import BuyDrawn, Cube, FreeRelic, Lay, Prospect, Replace, Return
from vestige.games.excavation_earth.steps.tile_questions import Fence, Network, Permit, Press, Seizure, Teleport
from vestige.games.excavation_earth.steps.tiles import Grant, PriorityOrders
from vestige.games.excavation_earth.steps.travel import Journey
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.words import EVENTS, REASONS, VERBS, ZU_RULES
from vestige.games.excavation_earth.zu.turn import ZuCard, ZuTurn
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.native import mypyc_attr
from vestige.kernel.option import BOOL, CHOICE, Option
from vestige.kernel.reader import Reader
from vestige.kernel.reason import NOT_ASKED, kernel_reasons
from vestige.kernel.rng import Rng
from vestige.kernel.setup import Setup
from vestige.kernel.values import NOBODY, Plain

BOUND: Final = 2000
"""Answers after which a game counts as unfinished; real games take a few hundred."""

FLOW: Final = (setup_page.RestOfSetup, Preparation, Renewal, ActionPhase, NextTurn, Scoring, ZuTurn, ZuCard)
CARDS: Final = (Mulligan, Exchange, Draft, DraftPick, Lose, KeepRest, Keep, CloseOffer, KeepCards)
TURN: Final = (ThirdExplorer, FreeMove, Act, Journey, Dig, Sample, ColumnCards, Bargain, Smuggle)
SALE: Final = (GulPurchase, SaleColour, SaleMarkets, SaleRelic, Promotion, Sale)
COMMAND: Final = (Command, Grant, PriorityOrders, Teleport, Permit, Press, Network, Fence, Seizure)
SURVEY: Final = (Replace, Cube, Prospect, FreeRelic, Lay, BuyDrawn, Return)

TABLE_OPTIONS: Final = (
    Option("draft_starting_hands", BOOL, False, players=(2, 3, 4), rules=("EE-VAR-01",)),
    Option("random_factions", BOOL, False, rules=("EE-SETUP-02",)),
    Option("optional_promotion", BOOL, False, rules=("EE-VAR-04",)),
)
SOLO_OPTIONS: Final = tuple(
    Option(name, BOOL, False, players=(1,), rules=(rule,))
    for name, rule in (
        ("no_start_credits", "EE-DIF-E1"),
        ("no_failure_credits", "EE-DIF-E2"),
        ("white_only", "EE-DIF-E3"),
        ("discard_extra_card", "EE-DIF-E4"),
        ("limited_crew", "EE-DIF-E5"),
        ("both_colours", "EE-DIF-H1"),
        ("failure_15", "EE-DIF-H2"),
        ("any_storage", "EE-DIF-H3"),
        ("lose_leftovers", "EE-DIF-H4"),
        ("double_buy", "EE-DIF-H5"),
    )
)


KERNEL_REASONS: Final = kernel_reasons(
    over="EE-FLOW-02", turn="EE-TURN-01", step="EE-TURN-12", undo="EE-HID-02", codes={NOT_ASKED: "not_active"}
)


def kinds(box: Box) -> dict[str, tuple[str, ...]]:
    """The ids of every kind of component, in the order of their ints."""
    return {
        "colour": box.colours,
        "buyer": (*box.colours, "white"),
        "buyer_card": box.buyer_cards,
        "relic": box.relics,
        "relic_tile": box.relic_tiles,
        "place": box.places,
        "market": tuple(f"market_{number}" for number in range(1, MARKETS + 1)),
        "centre": box.centres,
        "card": box.cards,
        "action": ACTIONS,
        "storage": STORAGES,
        "tile": TILES,
        "faction": FACTIONS,
        "zu_card": box.zu_cards,
        "rule": ZU_RULES,
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class ExcavationEarth(Game):
    """One to four players; alone against Zu, who has the seat after the person."""

    def __init__(self, box: Box, custom: bool = False) -> None:
        super().__init__(
            "excavation_earth",
            players=(1, 2, 3, 4),
            bound=BOUND,
            verbs=VERBS,
            events=EVENTS,
            reasons=REASONS,
            steps=(*FLOW, *CARDS, *TURN, *SALE, *COMMAND, *SURVEY),
            kinds=kinds(box),
            options=(*TABLE_OPTIONS, *SOLO_OPTIONS),
            seat_options=(
                Option("faction", CHOICE, FACTIONS[0], FACTIONS[:-1], rules=("EE-SETUP-02",), distinct=True),
                Option("colour", CHOICE, box.player_colours[0], box.player_colours, distinct=True),
            ),
            kernel_reasons=KERNEL_REASONS,
            components=box.data,
            rules=2,
            custom=custom,
            insight=EarthInsight("vestige.games.excavation_earth"),
        )
        self.box = box

    def new_table(self, setup: Setup, rng: Rng) -> Earth:
        t = Earth()
        t.open(self, setup, max(2, setup.players), rng)
        t.clear(self.box)
        return t

    def lay_out(self, t: Earth) -> None:
        setup_page.lay_out(t)

    def lay(self, t: Earth, document: Reader) -> None:
        """Left alone, a position begins with the turn of the active seat, or of the first one."""
        lay(t, document)
        on_turn = t.active != NOBODY and not t.passed >> t.active & 1
        t.push(*(turn_steps(t, t.active) if on_turn else ()), NextTurn())

    def with_components(self, components: dict[str, Plain]) -> ExcavationEarth:
        return ExcavationEarth(read_components(components), custom=True)

    def check_together(self, setup: Setup) -> None:
        """A failed action of Zu cannot bring both nothing and 15 credits (EE-DIF-H2)."""
        if setup.options["no_failure_credits"] and setup.options["failure_15"]:
            raise BadInput("option-conflict", first="no_failure_credits", second="failure_15", rule="EE-DIF-H2")
