"""The box."""

from __future__ import annotations

from tide.plan import Arrange, LoosePlan, Pick, Plan, Stake
from tide.table import PEBBLES, SHELLS, Tide
from tide.turn import After, Back, Heron, Round, Sink, Trade, Turn
from vestige.kernel.document import read_pile
from vestige.kernel.game import Game
from vestige.kernel.option import BOOL, CHOICE, IDS, INT, Choice, Option
from vestige.kernel.reader import Reader
from vestige.kernel.rng import Rng
from vestige.kernel.setup import Setup
from vestige.kernel.verb import COUNT, Arg

SHELL = Arg("shell", "shell")
SEAT = Arg("seat", "seat")
PEBBLE = Arg("pebbles", COUNT)
HAND = 3


PAILS = ("red", "blue", "green", "white")
OPTIONS = (
    Option("rich", BOOL, False, rules=("TD-SETUP-01",)),
    Option("open", BOOL, False, rules=("TD-PLAN-05",)),
    Option("loose", BOOL, False, rules=("TD-PLAN-06",)),
    Option("rounds", INT, 3, (2, 3), rules=("TD-FLOW-01",), by_players={3: Choice(2, (1, 2))}),
    Option("stranded", IDS, [], SHELLS[:6], rules=("TD-SETUP-02",)),
)


class TideGame(Game):
    """Two or three people and a heron."""

    def __init__(self) -> None:
        super().__init__(
            "tide",
            players=(2, 3),
            bound=400,
            verbs={
                "pick": (SHELL,),
                "put": (SHELL,),
                "stake": (PEBBLE,),
                "dive": (),
                "peek": (),
                "throw": (),
                "sink": (),
                "back": (PEBBLE,),
                "trade": (),
                "take": (SHELL,),
            },
            events={
                "revealed": (SEAT, Arg("sum", COUNT), PEBBLE),
                "dived": (SEAT, Arg("shell", "shell", secret=True)),
                "threw": (SEAT, PEBBLE),
                "traded": (SEAT, SHELL),
                "heron": (SHELL,),
            },
            reasons={"E_NOT_IN_HAND": (SHELL,), "E_PEBBLES": (PEBBLE,), "E_NOTHING_THERE": ()},
            steps=(Plan, LoosePlan, Arrange, Pick, Stake, Round, Heron, Turn, Sink, Back, After, Trade),
            kinds={"shell": SHELLS},
            options=OPTIONS,
            seat_options=(Option("pail", CHOICE, PAILS[0], PAILS, distinct=True),),
            asides=("trade",),
            kernel_reasons={
                "E_GAME_OVER": ("E_GAME_OVER", "TD-FLOW-01"),
                "E_NOT_YOUR_TURN": ("E_NOT_YOUR_TURN", "TD-FLOW-01"),
                "E_WRONG_STEP": ("E_WRONG_STEP", "TD-FLOW-01"),
                "E_MALFORMED": ("E_MALFORMED", "TD-FLOW-01"),
                "E_NO_UNDO": ("E_NO_UNDO", "TD-FLOW-01"),
                "E_NO_REARRANGING": ("E_NO_REARRANGING", "TD-FLOW-01"),
            },
        )

    def new_table(self, setup: Setup, rng: Rng) -> Tide:
        t = Tide()
        t.open(self, setup, setup.players + 1, rng)
        t.clear()
        return t

    def lay_out(self, t: Tide) -> None:
        """TD-SETUP-01: a shuffled deck, three shells and two pebbles each; the rich variant gives three. TD-SETUP-02:
        stranded shells lie on the beach."""
        stranded = [SHELLS.index(shell) for shell in t.setup.options["stranded"]]
        t.beach.fill(stranded)
        t.deck.fill([shell for shell in range(len(SHELLS)) if shell not in stranded])
        t.deck.shuffle(t)
        for seat, hand in enumerate(t.hands):
            t.deck.draw(t, hand, HAND)
            t.purses[seat] = 3 if t.setup.options["rich"] else 2
        t.bank = PEBBLES - sum(t.purses)
        t.push(Round())

    def lay(self, t: Tide, document: Reader) -> None:
        t.round = document.number("round", 1, 1, 9)
        for seat, reader in zip(range(t.setup.players), document.seats, strict=False):
            read_pile(t, reader.pile("hand"), t.hands[seat])
            t.picks[seat] = tuple(reader.choices("picks", SHELLS))
            t.stakes[seat] = reader.number("stake", 0, 0, 2)
            t.purses[seat] = reader.number("pebbles", 0, 0, PEBBLES)
            t.points[seat] = reader.number("points", 0, 0)
        if len(document.seats) > t.setup.players:
            t.points[t.heron()] = document.seats[-1].number("points", 0, 0)
        read_pile(t, document.pile("beach"), t.beach)
        read_pile(t, document.pile("nest"), t.nest)
        placed = {card for pile in t.piles() for card in pile.cards}
        read_pile(t, document.pile("deck"), t.deck, [s for s in range(len(SHELLS)) if s not in placed])
        t.bank = document.number("bank", PEBBLES - sum(t.purses), 0, PEBBLES)
        t.push(Round())


GAME = TideGame()
