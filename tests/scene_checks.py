"""What must hold for the drawings of every game; a game's tests say with which tables."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar
from xml.etree import ElementTree

from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.table import Table
from vestige.kernel.verb import spell
from vestige.kernel.view import view
from vestige.scene.package import drawing_of
from vestige.scene.scene import Layer, Pane, Piece, Scene, Spot
from vestige.texts.texts import Texts, for_game

T = TypeVar("T", bound=Table)


@cache
def words(game: str, lang: str) -> Texts:
    return for_game(Shelf()[game], lang, strict=True)


def drawer(t: Table) -> Any:
    """The game's ``scene`` package."""
    return drawing_of(type(t.game).__module__)


def drawn(t: Table, seat: int | None, lang: str = "en") -> Scene:
    picture: Scene = drawer(t).scene(view(t, seat), words(t.game.id, lang).say)
    return picture


def moments(t: T, seed: int, every: int = 1) -> Iterator[T]:
    """A random game from here on, stopped again and again."""
    source = Quick(seed)
    yield t
    while t.stack:
        playout(t, source, Tally(), every)
        yield t


# ---- looking


def pieces(pane: Pane) -> dict[str, Piece]:
    return {piece.id: piece for piece in pane.pieces}


def spots(pane: Pane) -> dict[str, Spot]:
    return {spot.id: spot for spot in pane.spots}


def targets(picture: Scene) -> set[str]:
    return {spot.target for pane in picture.panes.values() for spot in pane.spots if spot.target}


def wanted(t: Table, seat: int, menus: frozenset[str]) -> set[str]:
    """What the seat's options name, but for the kinds that are chosen in a menu."""
    found: set[str] = set()
    for action in t.options(seat):
        for arg in spell(t.game.ids, t.game.verbs[action[0]], action[1:]):
            values = arg.value if isinstance(arg.value, list) else [arg.value]
            found |= {f"{arg.kind}:{value}" for value in values if arg.kind not in menus}
    return found


def changes(before: Scene, after: Scene) -> dict[str, Layer]:
    """By layer, the groups that must be sent again."""
    old = before.layers()
    found = {
        name: {id: markup for id, markup in layer.items() if old[name].get(id) != markup}
        for name, layer in after.layers().items()
    }
    return {name: layer for name, layer in found.items() if layer}


def letters(markup: str) -> float:
    """The size of the smallest ones."""
    return min(float(size) for size in re.findall(r'font-size="([\d.]+)"', markup))


# ---- checking


def what_can_be_chosen_can_be_pointed_at(t: Table, menus: frozenset[str] = frozenset()) -> None:
    for seat in t.asked():
        assert wanted(t, seat, menus) <= targets(drawn(t, seat))


def everybody_sees_a_picture(t: Table, lang: str) -> None:
    """Scene, panels and head line for every seat and for spectators; no group twice; one stage is now."""
    say = words(t.game.id, lang).say
    for seat in (*range(t.setup.players), None):
        seen = view(t, seat)
        ids = Counter(id for layer in drawn(t, seat, lang).layers().values() for id in layer)
        assert [id for id, count in ids.items() if count > 1 and not id.startswith("static-")] == []
        assert [panel.seat for panel in drawer(t).panels(seen, say)] == list(range(t.seats))
        assert [stage.state for stage in drawer(t).headline(seen, say)].count("now") == 1


def well_formed(svg: str) -> None:
    """XML in which everything referred to is defined."""
    ElementTree.fromstring(svg)
    referred = set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg))
    assert referred <= set(re.findall(r' id="([^"]+)"', svg))


def what_is_unseen_is_not_drawn(t: Table, seat: int | None) -> None:
    """Every table the seat could be sitting at gives it the same drawing."""
    imagined: Any = view(t, seat).imagine(Quick(5))
    assert drawn(imagined, seat).layers() == drawn(t, seat).layers()


def everything_is_explained(picture: Scene, without_tip: tuple[str, ...] = ()) -> None:
    """Each spot has a name and, but for those whose id begins so, a tip."""
    found = [spot for pane in picture.panes.values() for spot in pane.spots]
    assert [spot.id for spot in found if not spot.name] == []
    assert [spot.id for spot in found if not spot.tip and not spot.id.startswith(without_tip or ("\0",))] == []


def small_enough_to_send(picture: Scene, pane: str = "board") -> None:
    layers = picture.layers()
    sizes = {name: len("".join(layer.values())) for name, layer in layers.items()}
    assert sizes[f"{pane}-static"] < 150_000
    assert sizes[f"{pane}-pieces"] + sizes[f"{pane}-spots"] < 60_000
    assert len(gzip.compress("".join(layers[f"{pane}-static"].values()).encode())) < 60_000


def readable(pane: Pane, scale: float) -> None:
    """Shown at this scale the smallest letters have eleven pixels, and no word is cut."""
    markup = pane.picture(tips=False)
    assert letters(markup) * scale >= 11
    assert "…" not in markup + "".join(pane.needs.values())


def readable_on_a_phone(pane: Pane) -> None:
    """Each close-up fills the 390 pixels of its width."""
    for box in pane.close_ups.values():
        readable(pane, 390 / box.width)


def a_box_front(front: Scene) -> None:
    """It stands upright and leaves the title to the page."""
    assert front.panes["cover"].box.height > front.panes["cover"].box.width
    assert "<text" not in front.svg()
