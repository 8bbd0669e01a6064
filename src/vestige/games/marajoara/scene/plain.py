"""Marajoara in words: the dig site as a grid of dice, then tracks, cart, and everybody's museum."""

from __future__ import annotations

from vestige.games.marajoara.rows import COLOURS, STORABLE
from vestige.games.marajoara.scene.words import Words
from vestige.games.marajoara.table import MarajoaraTable, Museum
from vestige.kernel.view import View
from vestige.scene.plain import Block, Board, Cell, Items, Plain, names, tinted
from vestige.scene.scene import Scene
from vestige.scene.words import Say

EMPTY = "·"


def plain(view: View[MarajoaraTable], say: Say, drawn: Scene) -> Plain:
    t = view.table
    words = Words(t, say)
    shared = (
        dig(t, words, say),
        Items(say("plain-tokens"), tokens(t, words)),
        Items(words("tracks"), tuple(track(t, number, words, say) for number in range(len(STORABLE)))),
        Items(say("plain-cart"), tuple(words.die(die) for die in t.cart if die >= 0)),
        Items(words("slate"), tuple(words.die(die) for die in t.slate)),
    )
    seats = tuple(museums(t, seat, view.seat, words, drawn, say) for seat in range(t.seats))
    dice = {words.name("colour", colour): colour for colour in COLOURS}
    people = {words.colour(number): t.box.components.colours[m.colour] for number, m in enumerate(t.museums)}
    return Plain(shared, seats, tinted({**dice, **people}))


def dig(t: MarajoaraTable, words: Words, say: Say) -> Board:
    """A die is the first letter of its colour and its value; a star marks a space with a dig token."""
    spaces = {(space.column, space.row): number for number, space in enumerate(t.box.spaces)}
    columns, lines = (sorted({place[axis] for place in spaces}) for axis in (0, 1))
    rows = tuple(
        (t.box.spaces[row[0]].id[1:], tuple(cell(t, number, words) for number in row))
        for row in ([spaces[column, line] for column in columns if (column, line) in spaces] for line in lines)
    )
    heads = tuple(t.box.spaces[spaces[column, lines[0]]].id[0] for column in columns)
    letters = words.listed(f"{words.name('colour', colour)[0]} {words.name('colour', colour)}" for colour in COLOURS)
    return Board(words("dig"), heads, rows, say("plain-legend", letters=letters))


def cell(t: MarajoaraTable, number: int, words: Words) -> Cell:
    mark = "*" if t.tokens[number] >= 0 else ""
    die = t.board[number]
    if die < 0:
        return Cell(EMPTY + mark)
    colour = COLOURS[t.colour(die)]
    return Cell(f"{words.name('colour', colour)[0]}{t.value[die]}{mark}", colour)


def tokens(t: MarajoaraTable, words: Words) -> tuple[str, ...]:
    found = [(t.box.spaces[number].id, owner) for number, owner in enumerate(t.tokens) if owner >= 0]
    return tuple(f"{space} {words.colour(owner)}" for space, owner in found)


def track(t: MarajoaraTable, number: int, words: Words, say: Say) -> str:
    """Where everybody's disc stands."""
    course = t.box.components.tracks[number]
    steps = [t.discs[seat * len(STORABLE) + number] for seat in range(t.seats)]
    stand = words.listed(f"{words.colour(seat)} {step}" for seat, step in enumerate(steps))
    return say("plain-track", track=words(f"track-{COLOURS[course.colour]}"), discs=stand)


def museums(
    t: MarajoaraTable, seat: int, reader: int | None, words: Words, drawn: Scene, say: Say
) -> tuple[Block, ...]:
    """What is stored; the reader also sees what can still be restored, and what for."""
    blocks: list[Block] = []
    for number in t.own_museums(seat):
        museum, pane = t.museums[number], f"museum-{number}"
        blocks.append(Items("", (drawn.panes[pane].name,)))
        stored = tuple(words.die(die) for die in museum.store if die >= 0)
        blocks.append(Items(words("store"), stored))
        if t.captured >= 0 and seat == t.active:
            blocks.append(Items("", names(drawn, pane, f"m{number}-captured")))
        if seat == reader:
            blocks.append(Items(words("workshop"), fragments(museum, words, say), apart=True))
    return tuple(blocks)


def fragments(museum: Museum, words: Words, say: Say) -> tuple[str, ...]:
    """What can still be restored, and what it is worth."""
    left = [one for place, one in enumerate(words.components.fragments) if not museum.restored >> place & 1]
    return tuple(say("plain-fragment", fragment=words.fragment_name(one, False), vp=one.vp) for one in left)
