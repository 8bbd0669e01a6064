"""What goes over a match's socket, each way."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.json import Decoder, Encoder

from vestige.arena import showing
from vestige.kernel.values import Plain

Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Names a command, so that a retry is applied once."""
Id = Key | Annotated[int, Meta(ge=0, le=1 << 53)]
"""Names a question, so that the answer finds back."""
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1 << 30)]
Word = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)]
Words = Annotated[list[Word], Meta(min_length=1, max_length=64)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

# ---- from the browser


class Command(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Anything a browser may send."""


class OfSeat(Command, kw_only=True):
    """What only the holder of a seat may send."""

    seat: Seat


class Act(OfSeat):
    """The answer of a seat to the question of this number."""

    number: Number
    key: Key
    action: Words


class Undo(OfSeat):
    number: Number
    key: Key


class Preview(OfSeat):
    """What would this option do?"""

    id: Id
    action: Words


class Why(OfSeat):
    """Why is this action, or anything that begins so, not offered? Or: why can this target (``space:c4``) not be
    pointed at, after the words chosen so far?"""

    id: Id
    action: Words | None = None
    target: Annotated[str, Meta(max_length=128)] | None = None
    chosen: Annotated[list[Word], Meta(max_length=64)] = []


class Narrow(OfSeat):
    """What is to be pointed at next, after the beginning of an action: the question in words, and what the board shows
    of it."""

    id: Id
    action: Words


class Hint(OfSeat):
    """What would the master answer?"""

    id: Id


class CallOff(Command):
    """The hint that is thought about is not waited for any more."""


class Explain(Command):
    """Why was the answer of entry ``count`` given?"""

    id: Id
    count: Number


class At(Command):
    """Show the table as it was after so many entries."""

    count: Number


class Lang(Command):
    lang: Annotated[str, Meta(max_length=16)]


class Sit(OfSeat, tag="seat"):
    """On a shared device: this person looks at the screen now."""


class Commit(OfSeat):
    """The hash of the nonce that this browser chose for a seat."""

    hash: Hex


class Nonce(OfSeat):
    hex: Hex


class Resign(OfSeat):
    """Give up: where two play the other wins, elsewhere a bot has the seat for good."""

    key: Key


class TakeBack(OfSeat):
    """After the turn has ended: ask all other people whether ``entry`` and every answer since may be taken back.
    ``number``: the count of entries when it was asked."""

    number: Number
    entry: Number
    key: Key


class Consent(OfSeat):
    """What a seat says to that. The ``asker`` itself may withdraw it."""

    asker: Seat
    number: Number
    entry: Number
    yes: bool
    key: Key


class Rest(OfSeat):
    """Let a bot sit in for a while; the next answer ends it, and so does ``Return``."""


class Return(OfSeat):
    pass


class Replace(Command):
    """Somebody else has been away for long: let a bot sit in for that seat, if all agree."""

    seat: Seat


class Without(OfSeat):
    """Before the deal: go on without the numbers of those who have been waited for long enough."""


class Choose(OfSeat):
    """Before the deal: an option of one's own seat; None leaves it open."""

    option: Annotated[str, Meta(max_length=64)]
    value: Annotated[str, Meta(max_length=64)] | int | bool | None = None


class Say(OfSeat):
    """A line for everybody at the table, or a ready phrase."""

    key: Key
    text: Annotated[str, Meta(max_length=200)] = ""
    phrase: Literal["hello", "moment", "thanks", "nice", "again", "bye"] | None = None


class Talking(Command):
    """By the host: whether people may talk at this table."""

    on: bool


class Ping(Command):
    pass


Moves = Act | Undo | Resign | TakeBack | Consent
Looks = Preview | Why | Narrow | Hint | CallOff | Explain | At | Lang | Sit
BeforeTheDeal = Commit | Nonce | Without | Choose
Commands = Moves | Looks | BeforeTheDeal | Rest | Return | Replace | Say | Talking | Ping
read_command = Decoder(Commands).decode

# ---- to the browser


class Message(Struct, tag_field="type", tag=str.lower):
    """Anything the house sends."""


class Accepted(Message):
    """The command stands on disk; ``number`` is the count of entries with it."""

    key: str
    number: int


class Refused(Message):
    key: str
    code: str
    rule: str
    text: str


class Stale(Message):
    """The command answers a question that is no longer open; the state follows."""

    key: str
    number: int


class Previewed(Message, tag="preview"):
    id: str | int
    lines: list[str]
    final: bool


class Because(Message, tag="why"):
    """The reason, or nothing when the action is offered."""

    id: str | int
    code: str | None = None
    rule: str | None = None
    text: str | None = None


class Narrowed(Message):
    """The question after the beginning of an action, where the game has one, and drawings for the panes."""

    id: str | int
    text: str
    arrows: dict[str, str]
    definitions: dict[str, str]


class Idea(Struct):
    """An answer with what it brings at once, the chance of winning and its accuracy in percent, whether the search
    cannot tell it from the best one, the lead in points that it promises, and what the panes show of it."""

    action: list[Plain]
    label: str
    brings: str
    chance: int
    accuracy: int
    equal: bool
    lead: float | None
    arrows: dict[str, str]


class Hinted(Message):
    """Best first; none if the question was answered meanwhile. ``walks``: imagined games behind it; ``also``: others
    that are about as good as the best; ``terms``: what the first has over the last; ``now``: the chance in percent as
    the table stands."""

    id: str | int
    ideas: list[Idea]
    walks: int
    also: list[str] = []
    terms: list[showing.TermCard] = []
    percent: bool = False
    definitions: dict[str, str] = {}
    now: int = 0


class Explained(Message):
    """What an answer brought, the largest first; ``instead``: compared with this other answer, not with the position
    before. ``percent``: told in percent of the chance."""

    id: str | int
    terms: list[showing.TermCard]
    instead: str = ""
    percent: bool = False


class Presence(Message):
    """The seats whose people are here now, since when those of the others are away, and how many watch."""

    here: list[int]
    away: dict[int, int]
    watching: int


class SaidLine(Struct, omit_defaults=True):
    """``text`` or the name of a ready ``phrase``."""

    n: int
    seat: int
    at: float
    text: str = ""
    phrase: str = ""


class Talk(Message):
    """What was said after line ``after``; ``on``: whether people may talk here."""

    on: bool
    after: int
    lines: list[SaidLine]


class NeedNonce(Message, tag="need_nonce"):
    """Choose a secret number for each of these seats and send its hash; another number for each ``attempt``."""

    seats: list[int]
    attempt: int


class Reveal(Message):
    """Everybody has committed: send the numbers of these seats."""

    seats: list[int]
    attempt: int


class Error(Message, omit_defaults=True):
    """Something is wrong with a message; ``key`` names the command, where it was one."""

    code: str
    text: str
    key: str | None = None


class Pong(Message):
    pass


class State(Message, omit_defaults=True):
    """Everything a browser shows. In a delta, what is left out has not changed."""

    match: str
    game: str
    title: str
    status: str
    number: int
    count: int
    you: list[int]
    acting: int | None
    pass_to: int | None
    asked: list[int]
    seats: list[showing.SeatCard]
    prompt: showing.Prompt
    options: list[showing.Offer]
    askable: list[str]
    undo: bool
    host: bool
    public: bool
    delta: bool
    log: list[showing.Line]
    log_from: int
    notes: list[showing.Note]
    result: showing.ResultCard | None
    fair: showing.FairCard | UnsetType | None = UNSET
    links: dict[int, str] | UnsetType = UNSET
    watch: str | UnsetType = UNSET
    guide: showing.GuideCard | UnsetType = UNSET
    origin: showing.OriginCard | UnsetType = UNSET
    choices: dict[int, list[showing.ChoiceCard]] | UnsetType = UNSET
    stalled: list[int] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    away: int | UnsetType = UNSET
    take_back: showing.TakeBackCard | UnsetType | None = UNSET
    look: showing.LookCard | UnsetType | None = UNSET
    verbs: dict[str, list[showing.ArgCard]] | UnsetType = UNSET
    verb_labels: dict[str, str] | UnsetType = UNSET
    verb_tips: dict[str, str] | UnsetType = UNSET
    verb_icons: dict[str, str] | UnsetType = UNSET
    shown: list[str] | UnsetType = UNSET
    definitions: dict[str, str] | UnsetType = UNSET
    panes: dict[str, showing.PaneCard] | UnsetType = UNSET
    panels: list[showing.PanelCard] | UnsetType = UNSET
    headline: list[showing.StageCard] | UnsetType = UNSET
    sheet: showing.SheetCard | UnsetType = UNSET


class Moment(Message):
    """The table as it was: the drawing and the words of an earlier count."""

    count: int
    prompt: showing.Prompt
    shown: list[str]
    definitions: dict[str, str]
    panes: dict[str, showing.PaneCard]
    panels: list[showing.PanelCard]
    headline: list[showing.StageCard]
    sheet: showing.SheetCard


write_message = Encoder().encode
