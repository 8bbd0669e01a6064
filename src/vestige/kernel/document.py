"""Tables as readable documents, and back."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from vestige.kernel.errors import BadInput, DeadEnd
from vestige.kernel.pile import Pile
from vestige.kernel.reader import Reader
from vestige.kernel.rng import Rng
from vestige.kernel.step import Step
from vestige.kernel.table import Table
from vestige.kernel.together import Lane, Together
from vestige.kernel.values import NOBODY, Plain, canonical
from vestige.kernel.verb import spell_one

if TYPE_CHECKING:
    from vestige.kernel.game import Game

MISFITS: Final = (DeadEnd, LookupError, AssertionError)
"""What happens when a question is asked for which the pieces do not lie ready."""


def document(t: Table) -> dict[str, Plain]:
    """Everything on the table as plain data by component id: a head common to all games, then the game's own."""
    body = t.body()
    seats = [{**choices, **seat} for choices, seat in zip(padded(t), body.pop("seat"), strict=True)]
    head: dict[str, Plain] = {
        "game": t.game.id,
        "rules": t.setup.rules,
        "players": t.setup.players,
        "options": t.setup.written(),
        "number": t.question,
        "unfinished": t.unfinished,
        "question": [frame_document(t.game, step) for step in t.stack[::-1]],
    }
    if t.resigned != NOBODY:
        head["resigned"] = spell_one(t.game.ids, "seat", t.resigned)
    if t.rng is not None:
        head["seed"] = t.rng.seed.hex()
        head["drawn"] = t.rng.drawn
    return {**head, **body, "seat": seats}


def padded(t: Table) -> list[Mapping[str, Plain]]:
    """Seat options of the people; an automaton has none."""
    return [*t.setup.written_seats(), *({} for _ in range(t.seats - t.setup.players))]


def frame_document(game: Game, step: Step[Any]) -> dict[str, Plain]:
    frame: dict[str, Plain] = {"step": step.name}
    for arg, value in zip(step.fields, step.held(), strict=True):
        if arg.many:
            frame[arg.name] = [spell_one(game.ids, arg.kind, one) for one in value]
        else:
            frame[arg.name] = spell_one(game.ids, arg.kind, value)
    if isinstance(step, Together):
        frame["lanes"] = [lane_document(game, lane) for lane in step.lanes]
    return frame


def lane_document(game: Game, lane: Lane) -> dict[str, Plain]:
    plain: dict[str, Plain] = {
        "seat": spell_one(game.ids, "seat", lane.seat),
        "confirmed": lane.confirmed,
        "question": [frame_document(game, step) for step in lane.stack[::-1]],
    }
    if lane.answers:
        plain["answers"] = lane.answers
    return plain


def pile_document(game: Game, pile: Pile, short: bool = False) -> dict[str, Plain]:
    """Top card first. Knowledge and lots are written only where they differ from the usual; ``short`` where cards of
    the pile are in the box."""
    ids = game.ids
    plain: dict[str, Plain] = {"cards": [spell_one(ids, pile.kind, card) for card in pile.cards[::-1]]}
    if any(known != pile.usual for known in pile.known):
        plain["known"] = pile.known[::-1]
    if any(pile.lots):
        plain["lots"] = pile.lots[::-1]
    if short:
        plain["short"] = True
    return plain


def state_hash(t: Table) -> str:
    """SHA-256 of the canonical JSON of the document."""
    return hashlib.sha256(canonical(document(t))).hexdigest()


# ---- the way back


def restore(game: Game, plain: Mapping[str, Plain]) -> Table:
    """A table from a document. It may leave things out; what is wrong is refused with key and reason."""
    top = Reader(plain)
    if top.text("game", game.id) != game.id:
        raise BadInput("position-game", key="game", value=plain["game"], game=game.id)
    rules = top.number("rules", game.rules, 1, game.rules)
    seats = top.tables("seat")
    players = top.number("players", len(seats) or game.players[0], 1, 99)
    choices = [seat.take({option.id for option in game.seat_options}) for seat in seats[:players]]
    setup = game.check_setup(players, top.mapping("options"), choices, rules)
    rng = Rng(top.hex("seed"), top.number("drawn", 0, 0))
    t = game.new_table(game.settle_wishes(setup, rng), rng)
    t.question = top.number("number", 0, 0)
    t.unfinished = top.flag("unfinished", False)
    t.resigned = top.choice("resigned", game.ids("seat")[: t.setup.players], NOBODY)
    frames = top.tables("question") if "question" in plain else None
    top.seats = seats
    game.lay(t, top)
    top.done()
    if frames is not None:
        t.stack = [read_frame(t, frame) for frame in frames[::-1]]
    return fitting(t)


def fitting(t: Table) -> Table:
    """The table at its open question, if pieces and question fit together."""
    trouble = t.broken()
    if trouble is not None:
        raise BadInput("position-broken", key="/", trouble=trouble)
    try:
        t.advance()
    except MISFITS:
        raise BadInput("position-question", key="question") from None
    return t


def read_frame(t: Table, reader: Reader) -> Step[Any]:
    """A frame of the stack by its name and fields."""
    game = t.game
    kind = game.steps[list(game.steps)[reader.choice("step", tuple(game.steps))]]
    values: list[Any] = []
    for arg in kind.fields:
        if arg.many:
            values.append(tuple(reader.members(arg.name, game.ids, arg.kind)))
        else:
            values.append(reader.member(arg.name, game.ids, arg.kind))
        if arg.kind == "seat" and values[-1] >= t.seats:
            raise reader.refuse("position-seat", arg.name, seats=t.seats)
    step = kind(*values)
    if isinstance(step, Together):
        step = step.with_lanes(tuple(read_lane(t, step, lane) for lane in reader.tables("lanes")))
        if step.lanes and [lane.seat for lane in step.lanes] != list(step.seats(t)):
            raise reader.refuse("position-count", "lanes", value=len(step.lanes), expected=len(step.seats(t)))
    reader.done()
    return step


def read_lane(t: Table, together: Together[Any], reader: Reader) -> Lane:
    seat = reader.choice("seat", t.game.ids("seat"))
    confirmed = reader.flag("confirmed", False)
    answers = reader.number("answers", 0, 0, together.limit)
    stack = [read_frame(t, frame) for frame in reversed(reader.tables("question"))]
    reader.done()
    try:
        return Lane(seat, (), [], True, answers) if confirmed else t.in_lane(together, seat, stack, answers)
    except MISFITS:
        raise reader.refuse("position-question", "question") from None


def read_pile(t: Table, reader: Reader, pile: Pile, rest: Sequence[int] = ()) -> None:
    """Fill a pile: the cards named lie on top in this order, ``rest`` is shuffled under them from the seed. A pile
    marked ``short`` holds the cards named and no others: a deck in order, short or empty."""
    named = reader.members("cards", t.game.ids, pile.kind)
    short = reader.flag("short", False)
    under = [] if short else [card for card in rest if card not in named]
    if under and t.rng is not None:
        t.rng.shuffle(under)
    pile.cards = [*under, *reversed(named)]
    count = len(pile.cards)
    pile.known = reader.numbers("known", count)[::-1] or [pile.usual] * count
    pile.lots = reader.numbers("lots", count)[::-1] or [0] * count
    reader.done()
