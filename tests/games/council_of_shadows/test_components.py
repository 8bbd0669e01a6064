"""The box: the printed numbers, and wrong files that are refused with key and reason."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from vestige.games.council_of_shadows import GAME
from vestige.games.council_of_shadows.payment import covers, payments
from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain

Edit = Callable[[dict[str, Any]], None]


def edited(edit: Edit) -> dict[str, Plain]:
    data = copy.deepcopy(GAME.components)
    edit(data)
    return data


@pytest.mark.parametrize(
    ("edit", "key"),
    [
        (lambda data: data.update(nonsense={}), "nonsense"),
        (lambda data: data["limits"].update(purchase=3), "limits.purchase"),
        (lambda data: data["limits"].update(purchases=0), "limits.purchases"),
        (lambda data: data["galaxies"]["board"][0].update(high="seven"), "galaxies.board[0].high"),
        (lambda data: data["galaxies"]["board"][0].update(id="puce"), "galaxies.board[0].id"),
        (lambda data: data["galaxies"]["board"].pop(), "galaxies.board"),
        (lambda data: data["systems"]["tiles"][0].update(planets=[]), "systems.tiles[0].planets"),
        (lambda data: data["systems"]["tiles"][1].update(planets=["green"]), "systems.tiles[1].planets"),
        (lambda data: data["ai_cards"]["cards"][0].update(cost=["gold"] * 5), "ai_cards.cards[0].cost"),
        (lambda data: data["techs"]["cards"][0].update(level=2), "techs.cards[0].level"),
        (lambda data: data["automa"]["cards"][0]["rows"][0][0].update(galaxy="nowhere"), "galaxy"),
        (lambda data: data["count"].pop(), "count"),
        (lambda data: data["count"][1].update(absent=["grey"]), "count[1].absent"),
    ],
)
def test_a_wrong_file_is_refused_with_its_key(edit: Edit, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.with_components(edited(edit))
    assert key in str(caught.value.where)


def test_an_owner_may_correct_a_number() -> None:
    game = GAME.with_components(edited(lambda data: data["galaxies"]["board"][0].update(high=9)))
    assert game.box.high[0] == 9
    assert game.custom
    assert game.fingerprint() != GAME.fingerprint()


@pytest.mark.rule("CS-PAY-03", "CS-PAY-04")
def test_payments_in_the_order_of_preference() -> None:
    assert payments((1, 0, 0)) == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert payments((0, 0, 2)) == [(0, 0, 2)]
    assert payments((1, 1, 1))[0] == (1, 1, 1)
    assert not covers((0, 0, 1), (2, 0, 0))
    assert not covers((-1, 0, 2), (1, 0, 0))


def test_the_printed_counts() -> None:
    box = GAME.box
    assert [len(tiles) for tiles in box.sector_tiles] == [10, 11, 10]
    planets = [[box.planet_type[p] for t in tiles for p in box.tile_planets[t]] for tiles in box.sector_tiles]
    counted = [[kinds.count(kind) for kind in range(3)] for kinds in planets]
    assert counted == [[15, 5, 3], [9, 11, 6], [4, 9, 9]]
    assert (len(box.cards), len(box.light), len(box.dark), len(box.automa)) == (31, 18, 9, 18)
    assert [sum(box.slots[g].__contains__(kind) for g in range(10)) for kind in range(3)] == [7, 7, 6]
