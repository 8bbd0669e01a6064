"""The dig site as it stands: dice, tokens, and a spot for every space."""

from __future__ import annotations

from vestige.games.marajoara.rows import COLOURS
from vestige.games.marajoara.scene.layout import DIE, Grid
from vestige.games.marajoara.scene.tokens import bonus_tab, jumper_mark, token
from vestige.games.marajoara.scene.words import Words
from vestige.games.marajoara.table import MarajoaraTable
from vestige.scene.dice import die
from vestige.scene.kept import kept
from vestige.scene.palette import SEATS, Seat
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import Shape
from vestige.scene.states import rect_outline


def seat_of(t: MarajoaraTable, museum: int) -> Seat:
    """The colour of a museum's pieces."""
    return SEATS[t.box.components.colours[t.museums[museum].colour]]


def drawn_die(t: MarajoaraTable, number: int, side: float) -> Shape:
    return die(COLOURS[t.colour(number)], t.value[number], side)


def die_piece(t: MarajoaraTable, number: int, x: float, y: float, side: float, on: str) -> Piece:
    """A die keeps its id wherever it goes."""
    return Piece(f"die-{number}", drawn_die(t, number, side), x, y, on)


@kept(lambda t: (), lambda t: (t.board, t.value, t.tokens, t.jumper))
def dig_pieces(t: MarajoaraTable) -> list[Piece]:
    """Tokens lie under the dice; tabs and the jumper's mark over them. Dice are in the order of their numbers."""
    grid = Grid(t.box.spaces)
    tokens, dice, marks = [], [], []
    for number, space in enumerate(t.box.spaces):
        x, y = grid.at(space.column, space.row)
        target = f"space:{space.id}"
        if t.tokens[number] >= 0:
            tokens.append(
                Piece(f"token-{space.id}", token(seat_of(t, t.tokens[number]), 30 * grid.scale), x, y, target)
            )
        if t.board[number] < 0:
            continue
        dice.append((t.board[number], die_piece(t, t.board[number], x, y, DIE * grid.scale, target)))
        corner = 23 * grid.scale
        if space.bonus:
            marks.append(Piece(f"tab-{space.id}", bonus_tab(space.bonus), x + corner, y - corner, target))
        if t.board[number] == t.jumper:
            marks.append(Piece("jumper", jumper_mark(), x, y - corner - 6, target))
    return [*tokens, *(piece for _, piece in sorted(dice, key=lambda found: found[0])), *marks]


def dig_spots(t: MarajoaraTable, words: Words) -> list[Spot]:
    return [space_spot(t, words, number) for number in range(len(t.box.spaces))]


def space_shows(t: MarajoaraTable, words: Words, number: int) -> tuple[object, ...]:
    die = t.board[number]
    return die, t.value[die], die == t.jumper, t.tokens[number]


@kept(lambda t, words, number: (words.language, number), space_shows)
def space_spot(t: MarajoaraTable, words: Words, number: int) -> Spot:
    grid, space = Grid(t.box.spaces), t.box.spaces[number]
    side = 68 * grid.scale
    return Spot(
        f"space-{space.id}",
        rect_outline(side, side, 9),
        *grid.at(space.column, space.row),
        words.space_name(number, space),
        words.space_tip(number, space),
        f"space:{space.id}",
    )
