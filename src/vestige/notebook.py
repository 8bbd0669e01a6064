"""A match in a notebook: ``show(match)`` as the last line of a cell draws it.

from vestige.kernel.match import new_match
from vestige.kernel.shelf import Shelf
from vestige.notebook import show

match = new_match(Shelf()["marajoara"], players=2, seed=b"my notebook")
show(match, seat=0, lang="fr")
"""

from __future__ import annotations

from vestige.kernel.errors import BadInput
from vestige.kernel.match import Match
from vestige.scene.package import drawing_of
from vestige.scene.scene import Scene
from vestige.texts.texts import for_game


def show(match: Match, seat: int | None = None, lang: str = "en") -> Scene:
    """The table as a seat (None: a spectator) sees it; a Scene draws itself through ``_repr_svg_``."""
    drawing = drawing_of(type(match.game).__module__)
    if drawing is None:
        raise BadInput("render-none", game=match.game.id)
    scene: Scene = drawing.scene(match.view(seat), for_game(match.game, lang).say)
    return scene
