"""Everything that lies on the table now, plus the stack of open steps. Plain data, cheap to copy, no I/O."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from vestige.kernel.errors import DeadEnd, HorizonCrossed
from vestige.kernel.event import Event
from vestige.kernel.native import mypyc_attr
from vestige.kernel.pile import Pile
from vestige.kernel.reason import GAME_OVER, NO_REARRANGING, NOT_ASKED, WRONG_STEP, Reason
from vestige.kernel.rng import Rng
from vestige.kernel.score import RESIGNED, UNFINISHED, Goal, Result, Sheet
from vestige.kernel.step import Procedure, Question, Step
from vestige.kernel.together import Confirm, Lane, Together
from vestige.kernel.values import EVERYONE, NOBODY, Action, Plain

if TYPE_CHECKING:
    from vestige.kernel.game import Game
    from vestige.kernel.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game's Table adds its pieces and writes ``copy``, ``body``, ``score_sheet``, ``final_result``; a game with
    hidden things also ``piles``, ``hide`` and ``guess``."""

    __slots__ = (
        "bound",
        "ears",
        "game",
        "horizon",
        "offered",
        "previewed",
        "question",
        "resigned",
        "rng",
        "seats",
        "setup",
        "stack",
        "unfinished",
    )
    game: Game
    setup: Setup
    seats: int  # people first, then automata
    stack: list[Step[Any]]
    offered: list[Action]
    rng: Rng | None  # Views carry none
    horizon: list[int]  # per seat: how often chance moved or the seat learned something
    ears: list[Event] | None  # events are built only if somebody listens
    question: int  # grows with every answer; a Together keeps its number until its last lane confirms
    bound: int  # the number at which the game is cut short
    unfinished: bool
    resigned: int  # the seat that gave up, or NOBODY
    previewed: int  # the seat for whom this table is only a preview, or -1

    # ---- life of a table

    def open(self, game: Game, setup: Setup, seats: int, rng: Rng | None) -> None:
        """The kernel's fields of a new table."""
        self.game = game
        self.setup = setup
        self.seats = seats
        self.stack = []
        self.offered = []
        self.rng = rng
        self.horizon = [0] * seats
        self.ears = None
        self.question = 0
        self.bound = game.bound
        self.unfinished = False
        self.resigned = NOBODY
        self.previewed = -1

    def inherit(self, other: Table) -> None:
        """The kernel's part of a game's ``copy``. Listeners stay with the original."""
        self.game = other.game
        self.setup = other.setup
        self.seats = other.seats
        self.stack = other.stack[:]
        self.offered = other.offered
        rng = other.rng
        self.rng = None if rng is None else rng.copy()
        self.horizon = other.horizon[:]
        self.ears = None
        self.question = other.question
        self.bound = other.bound
        self.unfinished = other.unfinished
        self.resigned = other.resigned
        self.previewed = other.previewed

    def copy(self) -> Self:
        raise AssertionError

    # ---- what a game tells the kernel

    def body(self) -> dict[str, Plain]:
        """The game's own part of the document, by component id; ``seat`` is a list with a dict per seat."""
        raise AssertionError

    def score_sheet(self) -> Sheet:
        """Live and final, one row per source of points; on a View a hidden cell is None."""
        raise AssertionError

    def progress(self) -> list[tuple[int, ...]]:
        """How far each seat has come: numbers compared from the left, named by ``Game.progress_rows``."""
        return [(total,) for total in self.score_sheet().totals()]

    def goals(self) -> list[Goal]:
        """The objectives of a solo game as they stand now."""
        return []

    def final_result(self) -> Result:
        """The result of a game played to its end."""
        raise AssertionError

    def piles(self) -> Sequence[Pile]:
        """Every pile that holds hidden cards, in a fixed order."""
        return ()

    def hide(self, seat: int | None) -> None:
        """Replace by UNKNOWN what this seat may not know and no pile holds (plans, above all)."""

    def guess(self, seat: int | None, rng: Rng) -> None:
        """Fill what ``hide`` hid with something consistent; foreign lanes are begun anew by the kernel."""

    def broken(self) -> str | None:
        """An invariant that does not hold (pieces, money), in the developers' words; None if all is well."""
        return None

    # ---- the stack

    def push(self, *steps: Step[Any]) -> None:
        """The first given comes first."""
        stack, left = self.stack, len(steps)
        while left:
            left -= 1
            stack.append(steps[left])

    def play(self, seat: int, action: Action) -> None:
        """Take an offered action and go on to the next question. Not checked here: ``Match.play`` checks."""
        step = self.stack[-1]
        if isinstance(step, Question):
            self.stack.pop()
            self.question += 1
            step.take(self, action)
        elif isinstance(step, Together):
            self.stack[-1] = step.with_lanes(
                tuple(self.answer(step, lane, action) if lane.seat == seat else lane for lane in step.lanes)
            )
        self.advance()

    def advance(self) -> None:
        """On to the next question, unless the bound cuts the game short. Nobody is cut short while planning."""
        stack = self.stack
        if self.question >= self.bound and stack and not isinstance(stack[-1], Together):
            stack.clear()
            self.unfinished = True
        self.offered = self.settle()

    def settle(self) -> list[Action]:
        """Run procedures, skip, answer what has one answer; stop at a real question and give its options. A standing
        offer is no answer: beside a single one it does not make a question."""
        stack = self.stack
        asides = self.game.asides
        while stack:
            step = stack[-1]
            if isinstance(step, Question):
                options: list[Action] = step.options(self)
                if len(options) > 1:
                    if not asides or step.always_ask or step.asks_asides:
                        return options
                    deeds = [option for option in options if option[0] not in asides]
                    if len(deeds) != 1:
                        return options
                    stack.pop()
                    step.take(self, deeds[0])
                elif not options:
                    if not step.skips:
                        raise DeadEnd(f"{self.game.id}: {step.name} of seat {step.seat}")
                    stack.pop()
                elif step.always_ask:
                    return options
                else:
                    stack.pop()
                    step.take(self, options[0])
            elif isinstance(step, Procedure):
                stack.pop()
                step.run(self)
            elif isinstance(step, Together) and self.waits(step):
                return []
        return []

    # ---- lanes of a Together

    def waits(self, together: Together[Any]) -> bool:
        """Open the lanes if need be; reveal once all have confirmed."""
        if not together.lanes:
            together = together.with_lanes(tuple(self.lane(together, seat) for seat in together.seats(self)))
            self.stack[-1] = together
        if not all(lane.confirmed for lane in together.lanes):
            return True
        self.stack.pop()
        self.question += 1
        self.learn(EVERYONE)
        together.reveal(self)
        return False

    def lane(self, together: Together[Any], seat: int) -> Lane:
        """A lane at its first question."""
        last: list[Step[Any]] = [Confirm(seat)] if together.asks_confirm else []
        return self.in_lane(together, seat, [*last, *reversed(together.begin(self, seat))], 0)

    def answer(self, together: Together[Any], lane: Lane, action: Action) -> Lane:
        counted = min(lane.answers + 1, together.limit)
        return self.in_lane(together, lane.seat, list(lane.stack), counted, action)

    def in_lane(
        self,
        together: Together[Any],
        seat: int,
        stack: list[Step[Any]],
        answers: int,
        action: Action | None = None,
    ) -> Lane:
        """Work on a lane's stack as if it were the table's."""
        outer, self.stack = self.stack, stack
        if action is not None:
            question = stack.pop()
            assert isinstance(question, Question)
            question.take(self, action)
        offered = self.settle()
        if stack and 0 < together.limit <= answers:
            question = stack[-1]
            assert isinstance(question, Question)
            offered = question.closing(self)
        self.stack = outer
        return Lane(seat, tuple(stack), offered, not stack, answers)

    def lane_spent(self, seat: int) -> int:
        """The limit of the lane in which this seat plans, if it has used up its answers; else 0."""
        step = self.stack[-1] if self.stack else None
        if not isinstance(step, Together):
            return 0
        lane = step.lane(seat)
        limit: int = step.limit
        return limit if lane is not None and limit <= lane.answers else 0

    # ---- who is asked what

    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now; none when the game is over."""
        if not self.stack:
            return ()
        step = self.stack[-1]
        if isinstance(step, Question):
            return (step.seat,)
        assert isinstance(step, Together)
        return tuple(lane.seat for lane in step.lanes if not lane.confirmed)

    def current(self, seat: int) -> Question[Any] | None:
        """The question this seat is asked."""
        if not self.stack:
            return None
        step = self.stack[-1]
        if isinstance(step, Together):
            lane = step.lane(seat)
            step = lane.stack[-1] if lane is not None and lane.stack else step
        return step if isinstance(step, Question) and step.seat == seat else None

    def options(self, seat: int) -> list[Action]:
        """Every legal answer of this seat now."""
        if not self.stack:
            return []
        step = self.stack[-1]
        if isinstance(step, Question):
            return self.offered if step.seat == seat else []
        assert isinstance(step, Together)
        lane = step.lane(seat)
        return [] if lane is None else lane.offered

    def why_not(self, seat: int, prefix: Action) -> Reason | None:
        """None exactly when an option equals or begins with ``prefix``; else the reason, the kernel's own first."""
        closed = self.why_closed(seat, prefix[0])
        if closed is not None:
            return closed
        length = len(prefix)
        for option in self.options(seat):
            if option[:length] == prefix:
                return None
        question = self.current(seat)
        assert question is not None
        spent = self.lane_spent(seat)
        if spent and any(option[:length] == prefix for option in question.options(self)):
            return self.kernel_reason(NO_REARRANGING, spent)
        reason: Reason = question.why_not(self, prefix)
        return reason

    def why_closed(self, seat: int, verb: str) -> Reason | None:
        """What the kernel answers itself: the game is over, the seat is not asked, the question takes no such verb."""
        if not self.stack:
            return self.kernel_reason(GAME_OVER)
        question = self.current(seat)
        if question is None:
            return self.kernel_reason(NOT_ASKED, seat)
        return None if verb in question.verbs else self.kernel_reason(WRONG_STEP)

    def kernel_reason(self, code: str, *args: int) -> Reason:
        """The game's code and rule for what the kernel answers itself."""
        name, rule = self.game.kernel_reasons[code]
        return Reason(name, rule, *args)

    # ---- chance and knowledge: the only places that move the horizon

    def below(self, n: int) -> int:
        """Chance: an int from 0 to n - 1."""
        self.chance()
        assert self.rng is not None
        return self.rng.below(n)

    def shuffle(self, items: list[Any]) -> None:
        self.chance()
        assert self.rng is not None
        self.rng.shuffle(items)

    def chance(self) -> None:
        if self.previewed >= 0:
            raise HorizonCrossed
        self.horizon = [moment + 1 for moment in self.horizon]

    def learn(self, readers: int) -> None:
        """These readers learn something they did not know."""
        if not readers:
            return
        for seat in range(self.seats):
            if readers >> seat & 1:
                if seat == self.previewed:
                    raise HorizonCrossed
                self.horizon[seat] += 1

    # ---- telling

    def tell(self, key: str, *values: int, readers: int = EVERYONE) -> None:
        """Call it as ``if t.ears is not None: t.tell(...)``. Secret values are for ``readers`` only."""
        if self.ears is not None:
            self.ears.append(Event(key, values, readers))

    def resign(self, seat: int) -> None:
        """This seat gives up; the game is over with the scores as they stand."""
        self.stack.clear()
        self.offered = []
        self.resigned = seat

    def over(self) -> bool:
        return not self.stack

    def result(self) -> Result | None:
        if self.stack:
            return None
        result = self.how_it_ended()
        result.progress = tuple(self.progress())
        return result

    def how_it_ended(self) -> Result:
        if self.resigned != NOBODY:
            places = [2 if seat == self.resigned else 1 for seat in range(self.seats)]
            return Result(RESIGNED, self.score_sheet().totals(), places)
        if self.unfinished:
            return Result(UNFINISHED, self.score_sheet().totals())
        return self.final_result()
