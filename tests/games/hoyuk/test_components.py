"""A wrong components file is refused with its key; a corrected one plays."""

import copy

import pytest

from vestige.games.hoyuk import GAME
from vestige.games.hoyuk.components import PACKAGE
from vestige.kernel.components import printed
from vestige.kernel.errors import BadInput
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.values import Plain


def changed(*path: str | int, value: Plain) -> dict[str, Plain]:
    data = copy.deepcopy(printed(PACKAGE))
    place: Plain = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("nonsense",), {}),
        (("game", "id"), "tide"),
        (("grid", "columns"), 99),
        (("grid", "extra"), 1),
        (("landscape", "river"), ["z9"]),
        (("pieces", "pen"), -1),
        (("pieces", "pen"), 10**9),
        (("pieces", "shaman"), 2),
        (("houses", "choice"), []),
        (("houses", "choice"), [30]),
        (("houses", "five_players"), 22),
        (("clan",), []),
        (("clan", 0, "id"), "trev"),
        (("clan", 0, "letter"), "X"),
        (("clan", 0, "power"), "fly"),
        (("tiles", "kinds", 0, "copies"), 10**9),
        (("tiles", "kinds", 0, "third"), "tower"),
        (("tiles", "kinds"), []),
        (("cards", "classic", "totem"), 8),
        (("cards", "classic", "tower"), 1),
        (("piles", "aspects", 0, "measure"), "towers"),
        (("scoring", "sets"), [1, 3]),
        (("calamities", "cards", 0, "pick"), "some"),
        (("calamities", "cards", 0, "id"), "bad_season_2"),
        (("calamities", "cards", 0, "amount"), "locusts"),
        (("calamities", "cards"), []),
    ],
)
def test_a_wrong_file_is_refused(path: tuple[str | int, ...], value: Plain) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.with_components(changed(*path, value=value))
    assert caught.value.code == "components"
    assert str(path[0]) in str(caught.value.where["key"]) or path == ("nonsense",)


def test_a_corrected_file_plays() -> None:
    data = changed("tiles", "kinds", 3, "copies", value=4)
    game = GAME.with_components(data)
    assert game.custom
    t = game.deal_with(game.check_setup(3, {"mode": "expert"}), Quick(1))
    playout(t, Quick(2), Tally())
    assert t.over()
    assert t.broken() is None
