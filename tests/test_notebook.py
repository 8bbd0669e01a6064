"""A match draws itself in a notebook, as a seat or as a spectator sees it."""

import xml.etree.ElementTree as ET

from tide import GAME

from vestige.kernel.match import new_match
from vestige.notebook import show


def test_a_match_shows_itself_as_svg() -> None:
    match = new_match(GAME, 2, seed=b"notebook")
    assert ET.fromstring(show(match, seat=0)._repr_svg_()).tag.endswith("svg")


def test_a_spectator_sees_no_hand_in_a_notebook() -> None:
    match = new_match(GAME, 2, seed=b"notebook")
    assert show(match, seat=0)._repr_svg_() != show(match)._repr_svg_()
