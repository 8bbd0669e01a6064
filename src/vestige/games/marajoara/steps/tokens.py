"""Dig tokens: the start token of each player, and those gained during play."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.solo import achieve
from vestige.games.marajoara.steps.common import unavailable
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg


@mypyc_attr(allow_interpreted_subclasses=True)
class StartToken(Question[MarajoaraTable]):
    """Setup: a token on a magnifier space without one (MJ-SETUP-10, -11)."""

    __slots__ = ()
    name: ClassVar[str] = "start_token"
    verbs: ClassVar[tuple[str, ...]] = ("start_token", "decline")

    def options(self, t: MarajoaraTable) -> list[Action]:
        return [("start_token", space) for space in t.box.magnifiers if t.tokens[space] < 0]

    def take(self, t: MarajoaraTable, action: Action) -> None:
        t.tokens[action[1]] = self.seat
        t.museums[self.seat].reserve -= 1
        if t.ears is not None:
            t.tell("start_token", self.seat, action[1])

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] == "decline":
            return unavailable("MJ-SETUP-11")
        if prefix[1] not in t.box.magnifiers:
            return Reason("E_TOKEN_FORBIDDEN", "MJ-SETUP-11", prefix[1])
        return Reason("E_SPACE_NOT_FREE", "MJ-SETUP-11", prefix[1])


def gain_token(t: MarajoaraTable, number: int) -> None:
    """A token of this museum, now in its reserve, must be placed at once (MJ-TOK-02); without a legal space it is
    lost, though it counts as collected (MJ-TOK-06)."""
    museum = t.museums[number]
    if not museum.reserve:
        return
    if free_for_tokens(t):
        t.push(PlaceToken(museum.seat, number - museum.seat))
        return
    museum.reserve -= 1
    museum.lost += 1
    achieve(t, "tokens", 0)
    if t.ears is not None:
        t.tell("token_lost", museum.seat)


def take_marked(t: MarajoaraTable, number: int, bit: int) -> None:
    """The token lying on a marked museum place is gained the first time something is put there (MJ-TOK-01)."""
    museum = t.museums[number]
    if museum.marked & bit:
        museum.marked ^= bit
        museum.reserve += 1
        gain_token(t, number)


def free_for_tokens(t: MarajoaraTable) -> list[int]:
    """Spaces without die and token, outside the ropes, not on +1 or +2 (MJ-TOK-02, -03)."""
    board, tokens = t.board, t.tokens
    return [space for space in t.box.token_spaces if board[space] < 0 and tokens[space] < 0]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceToken(Question[MarajoaraTable]):
    """On a free space (MJ-TOK-02, -03). In mission 6 the token may be the second museum's."""

    __slots__ = ("museum",)
    name: ClassVar[str] = "place_token"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("museum", "museum"))
    verbs: ClassVar[tuple[str, ...]] = ("place_token", "decline")

    def __init__(self, seat: int, museum: int) -> None:
        super().__init__(seat)
        self.museum = museum

    def options(self, t: MarajoaraTable) -> list[Action]:
        return [t.box.token_actions[space] for space in free_for_tokens(t)]

    def take(self, t: MarajoaraTable, action: Action) -> None:
        """It stays there for the rest of the game and triggers nothing now (MJ-TOK-04, -05)."""
        t.tokens[action[1]] = self.seat + self.museum
        t.museums[self.seat + self.museum].reserve -= 1
        if t.ears is not None:
            t.tell("token_placed", self.seat, action[1])
        achieve(t, "tokens", 0)

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] == "decline":
            return unavailable("MJ-TOK-02")
        if prefix[1] not in t.box.token_spaces:
            return Reason("E_TOKEN_FORBIDDEN", "MJ-TOK-03", prefix[1])
        return Reason("E_SPACE_NOT_FREE", "MJ-TOK-02", prefix[1])
