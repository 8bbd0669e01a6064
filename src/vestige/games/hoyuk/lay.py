"""A table from a document: complete, or a position that leaves things out."""

from __future__ import annotations

import re
from typing import Final

from vestige.games.hoyuk import cardwork
from vestige.games.hoyuk.books import keep_books
from vestige.games.hoyuk.flow import Phase, next_phase, steps_from
from vestige.games.hoyuk.invariants import on_board, standing, totals
from vestige.games.hoyuk.position import SUFFIXES
from vestige.games.hoyuk.rows import BUILT, ELEMENTS, EMPTY, FENCED, HOUSE, NONE, PEN, RUINED, SHAMAN, STOREY
from vestige.games.hoyuk.steps.build import Build, Built, Deal, something_fits
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.words import FINISHED, P1_STEP1, P1_STEP2, P4_MARKER, PHASES
from vestige.kernel.reader import Reader

TILE: Final = re.compile(r"([A-Z])(2?)@([a-z]\d+)(?:>([a-z]\d+))?((?:\+[otvcs])*)")


def lay(t: Village, top: Reader) -> None:
    """Put everything where the document says; the stocks and piles take what it does not name."""
    seats = t.game.ids("seat")[: t.seats]
    t.turn = top.number("turn", 1, 1, 99)
    t.phase = top.choice("phase", PHASES, 0)
    t.first = top.choice("first", seats, 0)
    t.ending = top.flag("ending", False)
    t.warded = top.flag("warded", False)
    lay_village(t, top)
    readers = [top.seats[seat] if seat < len(top.seats) else Reader({}) for seat in range(t.seats)]
    lay_stock(t, top.table("stock"))
    built = [lay_seat(t, seat, reader) for seat, reader in enumerate(readers)]
    cardwork.lay_cards(t, top, readers)
    cells = (*t.box.grid.cells, "none")
    aside = top.choice("aside", cells, len(cells) - 1)
    t.aside = aside if aside < len(cells) - 1 else NONE
    note_absent(t)
    active = top.choice("active", seats, t.first)
    resume(t, active, built[active])


# ---- the village


def lay_village(t: Village, top: Reader) -> None:
    words = top.raw("village")
    words = [] if words is None else words
    if not isinstance(words, list) or any(not isinstance(word, str) for word in words):
        raise top.refuse("position-type", "village", expected="texts")
    for word in words:
        lay_tile(t, top, word)
    for cell, house in enumerate(t.gate):
        if house != NONE and (house not in t.box.grid.sides[cell] or t.held[house] < BUILT):
            raise top.refuse("position-id", "village", value=f"P@{t.box.grid.cells[cell]}", known=">")
    keep_books(t, top.choices("blocks", t.box.grid.cells))
    t.invaded = lay_blocks(t, top, "invaded")
    t.inspected = lay_blocks(t, top, "inspected")


def lay_tile(t: Village, top: Reader, word: str) -> None:
    found = TILE.fullmatch(word)
    cells = t.box.grid.cells
    letters = {t.box.clans[clan].letter: seat for seat, clan in enumerate(t.clans)}
    kinds = [*letters, "P", "X"]
    if found is None or found[3] not in cells or found[1] not in kinds:
        raise top.refuse("position-id", "village", value=word, known=", ".join(kinds))
    kind, floors, place, house, borne = found.groups()
    cell, bits = cells.index(place), sum({SUFFIXES[letter] for letter in borne[1::2] if letter != "s"})
    plain = kind in letters or (not floors and "s" not in borne)
    if t.held[cell] != EMPTY or (kind == "P") != (house in cells) or not plain:
        raise top.refuse("position-id", "village", value=word, known=">" if kind == "P" else "@")
    if kind == "P":
        t.held[cell], t.gate[cell] = FENCED, cells.index(house)
    else:
        t.held[cell] = RUINED if kind == "X" else BUILT + letters[kind]
    t.bears[cell] = bits | (STOREY if floors else 0)
    if "s" in borne:
        if t.shaman != NONE:
            raise top.refuse("position-pieces", "village", value="shaman", count=1)
        t.shaman = cell


def lay_blocks(t: Village, top: Reader, name: str) -> tuple[int, ...]:
    """Blocks by their founding cells."""
    found = top.choices(name, t.box.grid.cells)
    for cell in found:
        if t.held[cell] == EMPTY:
            raise top.refuse("position-id", name, value=t.box.grid.cells[cell], known="blocks")
    return tuple(t.block[cell] for cell in found)


# ---- pieces


def lay_stock(t: Village, stock: Reader) -> None:
    """All that is not in the village, unless the position says how many there are."""
    for element, total in enumerate(totals(t)):
        left = total - on_board(t, element)
        if element == HOUSE:
            continue
        if left < 0:
            raise stock.refuse("position-pieces", ELEMENTS[element], value=ELEMENTS[element], count=total)
        t.stock[element] = left if element == SHAMAN else stock.number(ELEMENTS[element], left, 0, left)
    stock.done()


def lay_seat(t: Village, seat: int, row: Reader) -> tuple[int, ...]:
    """Houses and points; says what the seat has built of its tile, for positions that begin in the middle of a go."""
    left = int(t.setup.options["houses_per_player"]) - standing(t, seat)
    if left < 0:
        raise row.refuse("position-pieces", "supply", value="house", count=left + standing(t, seat))
    t.supply[seat] = row.number("supply", left, 0, left)
    t.points[seat] = row.number("points", 0, 0, 9999)
    tiles = (*t.game.ids("tile"), "none")
    tile = row.choice("tile", tiles, len(tiles) - 1)
    t.tiles[seat] = tile if tile < len(tiles) - 1 else NONE
    if t.tiles[seat] != NONE and t.box.tiles[tile].mode > t.mode:
        raise row.refuse("position-id", "tile", value=tiles[tile], known=", ".join(cardwork.tiles_of_mode(t)))
    return tuple(row.choices("built", ELEMENTS))


def note_absent(t: Village) -> None:
    """What a position leaves out of play, so that nothing is lost unseen from now on."""
    pieces = [total - on_board(t, e) - t.stock[e] if e >= PEN else 0 for e, total in enumerate(totals(t))]
    t.absent = (*pieces, *cardwork.absent(t))


# ---- the flow


def resume(t: Village, active: int, built: tuple[int, ...]) -> None:
    """Left alone, a position goes on with this phase and the go of the active player."""
    phase = t.phase
    if phase == FINISHED:
        return
    if phase == P4_MARKER:
        t.push(Phase(P4_MARKER))
        return
    order = t.order()
    steps = steps_from(t, phase, order[order.index(active) :])
    if phase in (P1_STEP1, P1_STEP2):
        if built:
            houses = min(built.count(HOUSE), t.box.tile_houses)
            left, third = t.box.tile_houses - houses, int(len(built) == houses)
            more = something_fits(t, active, left, third)
            steps[0] = Build(active, left, third) if more else Built(active, left, third)
        steps = [Deal(), *steps]
    t.push(*steps, Phase(next_phase(t, phase)))
