"""Answers that the rules refuse, and the code they refuse them with (section 20 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.games.hoyuk.oracle import building, places
from tests.games.hoyuk.oracle.box import MODES, card_elements, piles_of, symbol
from tests.games.hoyuk.oracle.cards import JOKER
from tests.games.hoyuk.oracle.grid import CELLS, SIDES
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.powers import belongings
from tests.games.hoyuk.oracle.village import HOUSE, PEN
from tests.oracle import Question, Words

ELEMENTS = ["house", "pen", "oven", "totem", "cattle", "villager", "shaman"]
SYMBOLS = ["house", "pen", "oven", "totem", "cattle", "villager", JOKER]
UNJUDGED = "?"
NO_MORE = {"built": "build", "spent": "spend", "lost": "lose"}
"""The ends of a go refuse what the questions before them asked for."""


def invented(rng: Random, m: Moment, question: Question) -> Words:
    """Something a player might try at this question."""
    cell = rng.choice(sorted(m.village.tiles)) if m.village.tiles and rng.random() < 0.5 else rng.choice(CELLS)
    element = question.fields["element"] if question.step == "place" else rng.choice(ELEMENTS)
    step = NO_MORE.get(question.step, question.step)
    tries: dict[str, list[Words]] = {
        "build": [placing(rng, element, cell), placing(rng, "house", cell), ["done"]],
        "place": [placing(rng, element, cell)],
        "gift": [placing(rng, "pen", cell), placing(rng, str(question.fields.get("piece")), cell)],
        "bless": [["house", cell]],
        "raze": [["raze", cell]],
        "spend": [
            ["build", rng.choice(SYMBOLS), rng.choice(ELEMENTS)],
            ["score", rng.choice(SYMBOLS), rng.randint(0, 6), rng.randint(0, 3)],
        ],
        "lose": [["lose", cell], ["done"]],
        "inspect": [["inspect", founder] for founder in m.village.founded],
        "return": [["return", pile] for pile in piles_of(MODES[-1])],
        "marker": [["marker", player.name] for player in m.players],
        "rob": [["rob", player.name] for player in m.players],
        "steal": [["steal", cell, rng.choice(ELEMENTS)], *(["steal", *piece] for piece in anybodys(m))],
    }
    return rng.choice(tries[step])


def placing(rng: Random, element: str, cell: str) -> Words:
    return [element, cell, rng.choice(SIDES[cell])] if element == PEN else [element, cell]


def anybodys(m: Moment) -> list[tuple[str, str]]:
    return [piece for player in m.players for piece in belongings(m, player.letter)]


# ---- the code


def code(m: Moment, question: Question, words: Words) -> str:
    """Why the rules refuse this answer; UNJUDGED where they give no code."""
    judges: dict[str, Callable[[Moment, Question, Words], str]] = {
        "build": at_building,
        "spend": at_spending,
        "gift": at_placing,
        "place": at_placing,
        "bless": at_placing,
        "steal": at_theft,
        "inspect": at_inspection,
    }
    step = NO_MORE.get(question.step, question.step)
    if step in judges:
        return judges[step](m, question, words)
    plain = {
        "lose": "E_BAD_LOSS",
        "return": "E_NO_SUCH_PILE",
        "marker": "E_MARKER_SELF",
        "raze": "E_NOT_ADJACENT_TARGET",
        "rob": UNJUDGED if words[-1] == f"p{question.seat + 1}" else "E_NO_PLACE",
    }
    return plain[step]


def at_building(m: Moment, question: Question, words: Words) -> str:
    if words == ["done"]:
        return "E_MUST_BUILD"
    houses, third = question.fields["houses"], question.fields["third"]
    if words[0] not in building.open_elements(m, question.seat, houses, third):
        return "E_ELEMENT_NOT_ON_TILE"
    return at_placing(m, question, words)


def at_placing(m: Moment, question: Question, words: Words) -> str:
    """Supply or stock first, then the place (HY-HOUSE-11, HY-PEN-07, HY-ROOF-05, HY-EXP-13, -24, -30)."""
    element, cell = words[0], words[1]
    if question.fields.get(element if element == PEN else "pieces", 1) == 0:
        return UNJUDGED
    if not places.available(m, question.seat, element):
        return "E_NO_SUPPLY"
    blocks = m.village.block_of()
    if element == PEN:
        return places.pen_refused(m.village, m.players[question.seat].letter, cell, words[2], blocks)
    return places.refused(m, question.seat, element, cell, blocks)


def at_spending(m: Moment, question: Question, words: Words) -> str:
    """HY-CARD-20."""
    held = [symbol(card) for card in m.players[question.seat].hand]
    left = question.fields.get("left", 0)
    if words[0] == "score":
        return set_refused(held, left, *words[1:])
    card, element = words[1], words[2]
    if card not in held:
        return "E_NO_SUCH_CARD"
    if not left:
        return "E_FAMILY_LIMIT"
    if element not in card_elements(m.mode):
        return "E_ELEMENT_NOT_IN_MODE"
    if card not in (element, JOKER):
        return "E_ELEMENT_NOT_ON_CARD"
    return UNJUDGED if places.available(m, question.seat, element) else "E_NO_SUPPLY"


def set_refused(held: list[str], left: int, shown: str, cards: int, jokers: int) -> str:
    if shown == JOKER and cards:
        return UNJUDGED
    if cards + jokers == 0 or held.count(shown) < cards or held.count(JOKER) < jokers:
        return "E_NO_SUCH_CARD"
    if cards + jokers > 5:
        return "E_SET_TOO_LARGE"
    if cards == 0 and shown != JOKER:
        return UNJUDGED
    return "E_FAMILY_LIMIT"


def at_theft(m: Moment, question: Question, words: Words) -> str:
    """Kind, owner, place (HY-EXP-46); a piece that is not there has no code."""
    cell, element = words[1], words[2]
    if element in (HOUSE, "shaman"):
        there = cell in m.village.tiles and m.village.kind(cell) == HOUSE
        return "E_NOT_STEALABLE" if there and (element == HOUSE or m.village.tiles[cell].shaman) else UNJUDGED
    if (cell, element) not in anybodys(m):
        return UNJUDGED
    victim = m.players[int(question.fields["victim"][1:]) - 1].letter
    return "E_NO_PLACE" if (cell, element) in belongings(m, victim) else "E_TWO_VICTIMS"


def at_inspection(m: Moment, question: Question, words: Words) -> str:
    return "E_BLOCK_DONE" if words[1] in m.inspected else "E_BLOCK_NOT_ELIGIBLE"
