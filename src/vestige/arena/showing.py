"""The parts of a state as a browser shows them."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class SeatCard(Struct):
    """Who sits where. ``kind``: me, here (another person at this device), person, open, left (in play), bot, automaton.
    ``devices``: in how many browsers the person holds the seat. ``stand_in``: the level of the bot that sits in now,
    ``stood_in`` how many answers such bots gave, ``proposed`` the seats that want one to."""

    seat: int
    name: str
    kind: str
    colour: str
    mine: bool
    level: str = ""
    devices: int = 0
    asked: bool = False
    confirmed: bool | None = None
    stuck: bool = False
    stand_in: str = ""
    stood_in: int = 0
    proposed: list[int] = []


class Prompt(Struct):
    text: str
    step: str


class Offer(Struct, omit_defaults=True):
    action: list[Any]
    label: str
    aside: bool = False


class ArgCard(Struct):
    name: str
    kind: str
    many: bool


class Line(Struct, omit_defaults=True):
    """A line of the log: after which entry, about whom, in words, names between isolates; or a heading over the lines
    that follow, with the ``round`` they belong to. ``undoes``: the entry whose lines no longer hold; of kind
    ``takeback``: and those of every entry since. ``bot``: a bot gave this answer in place of a person. ``why``: the
    first line of an answer, which can be explained. ``by``: who answered, where the line is about somebody else."""

    n: int
    seat: int | None
    text: str
    kind: str
    heading: bool = False
    rules: list[str] = []
    undoes: int | None = None
    bot: bool = False
    why: bool = False
    by: int | None = None
    round: str = ""


class Note(Struct):
    """What the table should know and the record does not tell, after ``n`` entries."""

    n: int
    seat: int
    kind: str
    text: str


class TakeBackCard(Struct):
    """Entry ``entry`` and every answer since may be taken back by ``seat`` if those in ``waits`` agree. ``asked``: they
    have been asked; ``declined``: the seats that would rather not."""

    seat: int
    entry: int
    waits: list[int]
    asked: bool = False
    declined: list[int] = []


class CloseUp(Struct):
    name: str
    box: str


class PaneCard(Struct, omit_defaults=True):
    """A picture. In a delta only groups drawn anew, and the orders where they changed; what is missing in its order is
    gone."""

    name: str
    box: str
    bleed: str
    close_ups: dict[str, CloseUp]
    static: str
    pieces: dict[str, str]
    spots: dict[str, str]
    piece_order: list[str] | UnsetType = UNSET
    spot_order: list[str] | UnsetType = UNSET


class RowCard(Struct, omit_defaults=True):
    id: str
    label: str
    values: list[int | None]
    rules: list[str]
    provisional: bool = False


class GoalCard(Struct):
    id: str
    label: str
    met: bool
    value: int
    target: int


class SheetCard(Struct):
    """``progress`` where more than the total decides, ``goals`` where one person plays alone."""

    rows: list[RowCard]
    notes: list[RowCard]
    totals: list[int]
    progress: list[RowCard]
    goals: list[GoalCard]


class PanelRow(Struct):
    """One thing a player owns."""

    icon: str
    text: str
    tip: str


class PanelCard(Struct):
    seat: int
    role: str
    score: int | None
    rows: list[PanelRow]


class StageCard(Struct):
    """A stage of the game in the head line; ``state``: done, now, next."""

    text: str
    state: str


class LookCard(Struct):
    face: str
    deep: str
    mid: str
    accent: str
    emblem: str
    bright: bool


class ChartCard(Struct):
    name: str
    svg: str


class ResultCard(Struct):
    """``progress`` where more than the score decides; a chart for each place of it."""

    kind: str
    text: str
    places: list[int]
    scores: list[int]
    progress: list[RowCard]
    goals: list[GoalCard]
    charts: list[ChartCard]


class NonceCard(Struct, omit_defaults=True):
    seat: int
    commitment: str
    nonce: str | None = None


class FairCard(Struct, omit_defaults=True):
    """``missing``: the seats whose numbers the deal did without."""

    commitment: str
    nonces: list[NonceCard]
    seed: str | None = None
    missing: list[int] = []


class ValueCard(Struct, omit_defaults=True):
    """A value of an option; where it has them, what it means and the address of its picture."""

    value: Any
    label: str
    tip: str = ""
    picture: str = ""


class ChoiceCard(Struct):
    """An option of a seat that may still be chosen: what is chosen (None: whatever is left) and what is free."""

    id: str
    label: str
    tip: str
    value: Any
    values: list[ValueCard]


class CoachCard(Struct, omit_defaults=True):
    """One step of a guided game: what the coach says, what it points at, the answer it waits for (none: it only
    tells)."""

    number: int
    title: str
    text: str
    then: str = ""
    otherwise: str = ""
    marks: list[str] = []
    wanted: list[Any] | None = None


class GuideCard(Struct):
    """The steps to be shown now, of so many; none once the person has left the script."""

    steps: int
    cards: list[CoachCard]


class OriginCard(Struct):
    """The moment of a finished match that this one goes on from."""

    match: str
    count: int


class TermCard(Struct):
    """Something a position holds, in words, and what it brings: in points, or in percent of the chance."""

    label: str
    worth: float


class CurveCard(Struct):
    """Everybody's chance in percent after so many entries, when it was ``seat``'s turn; at the end nobody's."""

    count: int
    seat: int | None
    chances: list[int]


class PointCard(Struct, omit_defaults=True):
    """A turning point: what was played, the chance before the turn and after it in percent; ``better``: what clearly
    was, with the chance that was ``missed`` and the one that was ``kept``."""

    count: int
    seat: int
    played: str
    before: int
    after: int
    better: str = ""
    kept: int = 0
    missed: int = 0
    terms: list[TermCard] = []


class ReviewCard(Struct):
    """``done`` of ``total`` decisions are looked at; the rest when it is ``ready``. ``failed``: it could not be worked
    out. ``alone``: the chances are those of reaching the goals."""

    done: int
    total: int
    ready: bool = False
    failed: bool = False
    alone: bool = False
    curve: list[CurveCard] = []
    points: list[PointCard] = []


def percent(share: float) -> int:
    return round(100 * share)
