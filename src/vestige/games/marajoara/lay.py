"""A table from a document: complete, or a position that leaves things out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from vestige.games.marajoara.position import LETTERS
from vestige.games.marajoara.rows import LAST_STEP, SLOTS, SOURCES, STORABLE, TRACKS, VASES
from vestige.games.marajoara.table import NONE, MarajoaraTable, Museum
from vestige.kernel.lists import read_bits, read_counts, read_key
from vestige.kernel.option import SEATS
from vestige.kernel.reader import Reader
from vestige.kernel.values import Plain

DIE: Final = re.compile(r"([YRBG])([1-6])(?:\.(\d+))?")
USERS: Final = {
    "captured": ("die_action", "assign", "excavate", "spend_captured"),
    "picked": ("exhibit_more", "show_vases"),
}
"""Steps that need a captured die, or dice chosen before."""


def lay(t: MarajoaraTable, top: Reader) -> None:
    """Put everything where the document says; what it does not name lies aside."""
    seats, parts = SEATS[: t.seats], t.box.components
    t.round = top.number("round", 1, 1, parts.rounds if t.mission is None else parts.turns)
    t.first = top.choice("first", seats, 0)
    t.active = top.choice("active", seats, t.first)
    t.doubling = top.flag("doubling", False)
    if t.mission is not None:
        t.met = read_bits(top, "met", [goal.id for goal in t.mission.goals])
    readers = [top.seats[seat] if seat < len(top.seats) else Reader({}) for seat in range(t.seats)]
    museums = [*readers, *(readers[0].table("second_museum") for _ in t.museums[t.seats :])]
    lay_dice(t, top, museums)
    lay_plan(t, top)
    lay_tokens(t, top.table("tokens"))
    for number, reader in enumerate(museums):
        lay_museum(t, number, reader)
    for seat, reader in enumerate(readers):
        lay_seat(t, seat, reader)
    lay_ends(t, top.table("ends"))
    for reader in museums[t.seats :]:
        reader.done()


# ---- dice


class Wanted:
    """The dice a position names. Numbered ones are given out first, the others take the lowest free numbers."""

    def __init__(self, t: MarajoaraTable) -> None:
        self.t = t
        self.named: list[tuple[Reader, str, int, int, int]] = []

    def one(self, reader: Reader, name: str, word: Plain, colour: int = NONE) -> int:
        """The number of the wish, or NONE for an empty place. In storage a plain value will do."""
        if word in ("", 0, None):
            return NONE
        if type(word) is int and colour != NONE:
            word = f"{LETTERS[colour]}{word}"
        found = DIE.fullmatch(word) if isinstance(word, str) else None
        if found is None or (colour != NONE and found[1] != LETTERS[colour]):
            letters = LETTERS if colour == NONE else LETTERS[colour]
            raise reader.refuse("position-id", name, value=word, known=", ".join(f"{letter}1–6" for letter in letters))
        self.named.append((reader, name, LETTERS.index(found[1]), int(found[2]), int(found[3] or 0)))
        return len(self.named) - 1

    def some(self, reader: Reader, name: str, most: int, colour: int = NONE) -> list[int]:
        """A row of places; those left out at its end are empty."""
        words = reader.raw(name)
        words = [] if words is None else words
        if not isinstance(words, list):
            raise reader.refuse("position-type", name, expected="list")
        if len(words) > most:
            raise reader.refuse("position-count", name, value=len(words), expected=most)
        return [self.one(reader, f"{name}[{number}]", word, colour) for number, word in enumerate(words)]

    def dice(self) -> list[int]:
        """The die of every wish, its value set; a piece too many is refused."""
        t = self.t
        given: list[int] = [NONE] * len(self.named)
        for wish in sorted(range(len(self.named)), key=lambda wish: self.named[wish][4] == 0):
            reader, name, colour, value, number = self.named[wish]
            first, count = t.box.die_colour.index(colour), t.box.components.dice[colour]
            wished = range(number, number + 1) if number else range(1, count + 1)
            free = [first + n - 1 for n in wished if n <= count and first + n - 1 not in given]
            if not free:
                raise reader.refuse("position-pieces", name, value=f"{LETTERS[colour]}{value}", count=count)
            given[wish] = free[0]
            t.value[free[0]] = value
        return given


def lay_dice(t: MarajoaraTable, top: Reader, museums: Sequence[Reader]) -> None:
    wanted = Wanted(t)
    most = len(t.game.ids("slate"))
    board = top.table("board")
    spaces = [read_key(board, name, t.game.ids("space")) for name in board.data]
    wishes = [wanted.one(board, name, board.raw(name)) for name in board.data]
    stores = [wanted_store(wanted, reader.table("storage")) for reader in museums]
    cart = wanted.some(top, "cart", len(t.cart))
    slate, hand, spending = (wanted.some(top, name, most) for name in ("slate", "hand", "spending"))
    removed = wanted.some(top, "removed", 0 if t.mission is None else t.box.components.removed)
    captured = wanted.one(top, "captured", top.raw("captured"))
    dice = [*wanted.dice(), NONE]  # the wish NONE is an empty place
    for space, wish in zip(spaces, wishes, strict=True):
        if wish >= 0:
            t.put(space, dice[wish])
    for museum, store in zip(t.museums, stores, strict=True):
        museum.store = [dice[wish] for wish in store]
    t.cart = tuple(dice[wish] for wish in cart) + t.cart[len(cart) :]
    piles = (slate, removed, hand, spending)
    t.slate, t.removed, t.hand, t.spending = (tuple(dice[wish] for wish in pile if wish >= 0) for pile in piles)
    t.captured = dice[captured]
    t.aside = len(t.value) - len(wanted.named)
    if top.has("jumper"):
        standing = {t.box.spaces[space].id: die for space, die in enumerate(t.board) if die >= 0}
        t.jumper = list(standing.values())[top.choice("jumper", tuple(standing))]


def lay_plan(t: MarajoaraTable, top: Reader) -> None:
    """The plan of the open action: what its steps count on is there, and without a question nothing is on its way."""
    t.picked = tuple(top.choices("picked", t.game.ids("storage")))
    t.taken = tuple(top.choices("taken", t.game.ids("cart")))
    steps = {str(frame.get("step")) for frame in top.data.get("question", ())}
    for name in ("captured", "picked", "taken", "hand", "spending"):
        if top.has(name) and not top.has("question"):
            raise top.refuse("position-key", name)
    there = {"captured": t.captured >= 0 or ("assign" in steps and bool(t.hand)), "picked": bool(t.picked)}
    for name, users in USERS.items():
        if not there[name] and not steps.isdisjoint(users):
            raise top.refuse("position-count", name, value=0, expected=1)


def wanted_store(wanted: Wanted, storage: Reader) -> list[int]:
    store: list[int] = []
    for number, colour in enumerate(STORABLE):
        row = wanted.some(storage, colour, SLOTS, number)
        store += row + [NONE] * (SLOTS - len(row))
    storage.done()
    return store


# ---- tokens, museums, tracks, points


def lay_tokens(t: MarajoaraTable, reader: Reader) -> None:
    """Dig tokens on the board, by colour."""
    owners = [t.box.components.colours[museum.colour] for museum in t.museums]
    spaces = t.box.token_spaces
    allowed = [t.box.spaces[space].id for space in spaces]
    for name in reader.data:
        t.tokens[spaces[read_key(reader, name, allowed)]] = reader.choice(name, owners)


def lay_museum(t: MarajoaraTable, number: int, reader: Reader) -> None:
    """Vases, fragments and tokens. A marked place left out still holds its token unless something lies there."""
    museum, box = t.museums[number], t.box
    museum.vases = reader.number("vases", 0, 0, VASES)
    museum.restored = read_bits(reader, "restored", [f.id for f in box.components.fragments])
    museum.lost = reader.number("lost_tokens", 0, 0, box.components.tokens)
    free = untouched(t, museum)
    if reader.has("museum_tokens"):
        free = [free[n] for n in set(reader.choices("museum_tokens", free))]
    museum.marked = sum(1 << box.marked.index(place) for place in free)
    museum.reserve = box.components.tokens - t.tokens.count(number) - museum.marked.bit_count() - museum.lost
    if museum.reserve < 0:
        colour = box.components.colours[museum.colour]
        raise reader.refuse("position-pieces", "museum_tokens", value=colour, count=box.components.tokens)


def untouched(t: MarajoaraTable, museum: Museum) -> list[str]:
    """The marked places on which nothing was put."""
    components, marked = t.box.components, t.box.marked
    stored = [place.id for place, die in zip(components.storage, museum.store, strict=True) if die >= 0]
    shown = [place.id for place in components.showcase[: museum.vases]]
    restored = [fragment.id for n, fragment in enumerate(components.fragments) if museum.restored >> n & 1]
    covered = {*stored, *shown, *restored}
    return [place for place in marked if place not in covered]


def lay_seat(t: MarajoaraTable, seat: int, reader: Reader) -> None:
    for source, vp in enumerate(read_counts(reader, "points", SOURCES, None, None)):
        t.score(seat, source, vp)
    discs = read_counts(reader, "discs", t.game.ids("track"), 0, LAST_STEP)
    t.discs[seat * TRACKS : (seat + 1) * TRACKS] = discs


def lay_ends(t: MarajoaraTable, reader: Reader) -> None:
    """Who stands on places 1° and 2°, in order of arrival; left out: in seat order."""
    ends: list[tuple[int, ...]] = []
    for track, name in enumerate(t.game.ids("track")):
        there = [seat for seat in range(t.seats) if t.discs[seat * TRACKS + track] == LAST_STEP]
        named = reader.choices(name, SEATS[: t.seats]) if reader.has(name) else there
        if sorted(named) != there or len(there) > t.box.components.last_step_places:
            raise reader.refuse("position-count", name, value=len(named), expected=len(there))
        ends.append(tuple(named))
    t.ends = tuple(ends)
    reader.done()
