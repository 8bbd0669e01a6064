"""What is done in the office's process: records replayed, checked, shown as they were, explained."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Final, NamedTuple

from vestige.arena import wire
from vestige.arena.drawing import Drawing, Statics
from vestige.arena.kit import kit_of
from vestige.arena.live import Live
from vestige.arena.outlook import prompt, targets
from vestige.arena.proof import check_fair
from vestige.bots import reasons
from vestige.bots.finish import LIMIT, open_action
from vestige.kernel.document import document
from vestige.kernel.errors import BadInput
from vestige.kernel.match import RESIGN, TAKEBACK, UNDO, Entry, Match, load, match_from_position, open_record
from vestige.kernel.shelf import Shelf
from vestige.kernel.table import Table
from vestige.kernel.values import Action, Plain, canonical
from vestige.kernel.view import view
from vestige.scene.ideas import cut_out
from vestige.texts.language import LANGUAGES

REMEMBERED: Final = 8
EVERY: Final = 32
"""A copy is kept after so many entries of a match that is looked back at."""

WORD: Final = 64

Decision = tuple[int, int, bool]

shelf: Final = Shelf()
looked_at: OrderedDict[str, list[Match]] = OrderedDict()


class Imported(NamedTuple):
    """A record that was checked; ``hint`` where it saves replaying."""

    game: str
    head: dict[str, Plain]
    entries: list[Entry]
    status: str
    asked: list[int]
    players: int
    hint: dict[str, Plain] | None


class Moment(NamedTuple):
    """The message, and the static layers it names."""

    message: bytes
    statics: dict[str, str]


class Explained(NamedTuple):
    """Differences in named terms; the words of the answer that it is compared with, if not with the position before;
    whether they are told in percent of the chance."""

    differences: list[reasons.Difference]
    instead: list[Plain] | None
    percent: bool


def take_down(game: str) -> None:
    """Load a game and its drawing before they are needed."""
    for lang in LANGUAGES:
        kit_of(shelf[game]).texts(lang)


def hint(head: dict[str, Plain], entries: list[Entry]) -> dict[str, Plain] | None:
    return Live.replay(shelf, head, entries).hint()


def imported(record: dict[str, Plain]) -> Imported:
    check_form(record)
    live = Live.replay(shelf, record, record["entries"])
    match = live.match
    if "hash" in record and record["hash"] != match.hash():
        raise BadInput("record-hash", expected=record["hash"], found=match.hash())
    check_fair(record)
    asked, players = list(match.table.asked()), match.start.setup.players
    return Imported(match.game.id, live.head(), match.entries, live.status(), asked, players, live.hint())


def check_form(record: dict[str, Plain]) -> None:
    """What a record must have before anything in it is looked up."""
    if not isinstance(record.get("entries"), list):
        raise BadInput("record-key", key="entries", expected="list")
    name, components = record.get("game"), record.get("components")
    if not isinstance(name, str) or name not in shelf:
        raise BadInput("record-game", key="game", value=str(name)[:WORD], known=", ".join(shelf))
    if isinstance(components, dict) and "data" in components and not shelf[name].components:
        raise BadInput("record-key", key="components.data", expected="nothing")


def exported(head: dict[str, Plain], entries: list[Entry]) -> dict[str, Plain]:
    match = load(shelf, {**head, "entries": entries})
    record = match.record()
    if "seed" in record:
        record["chance"] = match.chance()
    return record


def moment(head: dict[str, Plain], entries: list[Entry], eyes: int | None, lang: str, names: dict[str, str]) -> Moment:
    """The table after these entries, through these eyes."""
    earlier = recalled(head, entries)
    kit, statics = kit_of(earlier.game), Statics()
    seen = view(earlier.table, eyes)
    words = prompt(kit, earlier.table, None, names, lang)
    shown = wire.Moment(len(entries), words, **Drawing(kit, seen, lang, statics, {}).since(None))
    return Moment(wire.write_message(shown), statics.markup)


def from_here(head: dict[str, Plain], entries: list[Entry], seed: str) -> tuple[dict[str, Plain], list[int]]:
    """The head of a record that starts after these entries, with chance of its own, and the seats that are asked."""
    match = recalled(head, entries)
    if match.table.over():
        raise BadInput("record-at", at=len(entries), entries=len(entries) - 1)
    start = {**document(match.table), "seed": seed, "drawn": 0}
    begun = Live(match_from_position(match.game, start))
    return begun.head(), list(begun.match.table.asked())


def recalled(head: dict[str, Plain], entries: list[Entry]) -> Match:
    """The match after these entries, played on from the nearest copy that is kept."""
    name = sha256(canonical(head)).hexdigest()
    kept = looked_at.setdefault(name, [])
    looked_at.move_to_end(name)
    if len(looked_at) > REMEMBERED:
        looked_at.popitem(last=False)
    nearest = next((one for one in reversed(kept) if one.entries == entries[: len(one.entries)]), None)
    match = open_record(shelf, {**head, "entries": []}) if nearest is None else nearest.copy()
    for entry in entries[len(match.entries) :]:
        match.enter(entry)
        if len(match.entries) % EVERY == 0 and len(match.entries) > (len(kept[-1].entries) if kept else 0):
            kept.append(match.copy())
    return match


def explained(head: dict[str, Plain], entries: list[Entry], count: int, eyes: int | None, free: bool) -> Explained:
    """Why the answer of entry ``count`` was given, with the whole action that it belongs to. Once the match is over
    everything may be told; before, the best other answer only where it is ``free`` to tell and nothing is hidden."""
    seat, match = entries[count - 1][0], recalled(head, entries[: max(0, count - 1 - LIMIT)])
    before, action = beginning(match, entries, count)
    over = recalled(head, entries).table.over()
    percent = before.seats == 1
    if over or (free and not match.game.private(before.setup)):
        found = reasons.instead(before, seat, action)
        if found is not None:
            return Explained(found.differences, match.game.encode(found.action), percent)
    horizon = before.horizon[seat]
    for entry in entries[count:]:
        if entry[0] != seat or not open_action(match.table, seat, horizon) or is_aside(entry):
            break
        match.enter(entry)
    return Explained(reasons.changed(before, match.table, seat, eyes, over), None, percent)


def pictured(head: dict[str, Plain], entries: list[Entry], words: list[Plain], lang: str) -> str:
    """The moment after these entries as the seat saw that then answered with these words, cut out around the answer."""
    match = recalled(head, entries)
    kit, (seat, *answer) = kit_of(match.game), words
    scene = kit.scene(view(match.table, seat), lang)
    return "" if scene is None else cut_out(scene, targets(match.game.verbs[str(answer[0])], answer))


def decisions(head: dict[str, Plain], entries: list[Entry]) -> list[Decision]:
    """The actions that stand: after how many entries, whose, and whether somebody else acted before. Alone every one
    of them is a turn."""
    live = Live.replay(shelf, head, entries)
    begun = [answer for answer in live.match.answers if answer.entry in live.begins]
    alone = live.match.table.setup.players == 1
    return [
        (one.entry - 1, one.seat, alone or place == 0 or begun[place - 1].seat != one.seat)
        for place, one in enumerate(begun)
    ]


def is_aside(entry: Entry) -> bool:
    """Whether an entry is no answer."""
    return entry[1] in (UNDO, TAKEBACK, RESIGN)


def beginning(match: Match, entries: list[Entry], count: int) -> tuple[Table, Action]:
    """The table before the action that entry ``count`` belongs to, and the answer that began it; the match is played
    on to that entry."""
    seat, begun = entries[count - 1][0], None
    for entry in entries[len(match.entries) : count]:
        if entry[0] != seat or is_aside(entry):
            begun = None
        elif begun is None or not open_action(match.table, seat, begun[0].horizon[seat]):
            begun = (match.table.copy(), match.game.decode(entry[1:]))
        match.enter(entry)
    assert begun is not None  # the entry itself is an answer of this seat
    return begun
