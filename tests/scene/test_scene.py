"""A scene in all its forms: layers for a browser, one picture, a thumbnail, PNG."""

from __future__ import annotations

import re
import struct
from dataclasses import replace
from xml.etree import ElementTree

from tests.scene_checks import changes
from vestige.scene.dice import die
from vestige.scene.icons import SHARED
from vestige.scene.palette import SEATS, Look
from vestige.scene.scene import Box, Pane, Piece, Scene, Spot
from vestige.scene.seats import badge
from vestige.scene.shapes import rect, text
from vestige.scene.states import rect_outline

LOOK = Look("Young Serif", "#2b2622", "#6d5f50", "#b98a4a", "home", SHARED)
SPACE = rect_outline(40, 40)


def pane(value: int = 3, x: float = 20) -> Pane:
    """A table with one die on it and two spots."""
    ground = rect(0, 0, 100, 50, fill="#d8c49a") + text(50, 40, "Table", 10) + badge(SEATS["red"], 90, 10, 6)
    spots = (
        Spot("space-a", SPACE, 20, 25, "Space a", 'A "quiet" place', "space:a"),
        Spot("space-b", SPACE, 70, 25, "Space b", target="space:b"),
    )
    die_piece = Piece("die-7", die("blue", value, 24), x, 25, "space:a")
    return Pane("table", "The table", Box(0, 0, 100, 50), ground, (die_piece,), spots)


def scene(value: int = 3, x: float = 20, bright: bool = True) -> Scene:
    return Scene(replace(LOOK, bright=bright), {"table": pane(value, x)}, ("table",))


def inline(shown: Pane) -> str:
    """A pane as it stands in a page."""
    layers = "".join(f'<g class="{name}">{"".join(layer.values())}</g>' for name, layer in shown.layers().items())
    return f'<svg class="pane" viewBox="{shown.whole}">{layers}</svg>'


def resolved(svg: str) -> bool:
    """Everything referred to is defined, once."""
    referred = set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg))
    defined = re.findall(r' id="([^"]+)"', svg)
    assert len(defined) == len(set(defined))
    return referred <= set(defined)


def test_a_picture_stands_alone() -> None:
    svg = scene().svg()
    ElementTree.fromstring(svg)
    assert resolved(svg)


def test_a_pane_in_a_page_needs_the_definitions_and_the_sprite_only() -> None:
    definitions = "".join(scene().definitions().values())
    assert resolved(inline(pane()) + definitions + SHARED.sprite())
    assert "<symbol" not in definitions


def test_a_page_s_sprite_has_every_symbol_and_every_seat_s_marks() -> None:
    sprite = SHARED.sprite()
    ElementTree.fromstring(sprite)
    assert resolved(sprite)
    names = [*SHARED.symbols, *(f"badge-{name}" for name in SEATS), *(f"pattern-{name}" for name in SEATS)]
    assert all(f' id="{name}"' in sprite for name in names)


def test_a_piece_that_moves_is_the_only_group_sent_again() -> None:
    changed = changes(scene(), scene(x=70))
    assert list(changed) == ["table-pieces"]
    assert list(changed["table-pieces"]) == ["die-7"]
    assert 'transform="translate(70 25)"' in changed["table-pieces"]["die-7"]


def test_a_new_face_is_sent_with_its_definition() -> None:
    changed = changes(scene(value=3), scene(value=4))
    assert set(changed) == {"definitions", "table-pieces"}
    assert len(changed["definitions"]) == 1


def test_nothing_is_sent_where_nothing_changed() -> None:
    assert changes(scene(), scene()) == {}


def test_the_static_picture_is_named_by_its_content() -> None:
    assert pane(2).fingerprint == pane(5, 70).fingerprint
    assert replace(pane(), static=rect(0, 0, 1, 1)).fingerprint != pane().fingerprint


def test_a_spot_tells_the_client_its_target_name_and_tip() -> None:
    markup = pane().layers()["spots"]["space-a"]
    assert 'data-target="space:a" aria-label="Space a" data-tip="A &quot;quiet&quot; place"' in markup
    assert 'data-on="space:a"' in pane().layers()["pieces"]["die-7"]


def test_no_id_can_break_out_of_the_markup() -> None:
    """Ids come from component files, and those may be an owner's."""
    evil = '"><script>'
    spot, piece = Spot(evil, SPACE, 0, 0, evil, evil, evil), Piece(evil, rect(0, 0, 1, 1), 0, 0, evil)
    assert "<script>" not in inline(replace(pane(), spots=(spot,), pieces=(piece,)))


def test_nothing_needs_an_inline_style() -> None:
    assert " style=" not in scene().svg() + inline(pane()) + "".join(scene().definitions().values())


def test_a_picture_explains_itself_and_a_thumbnail_does_not() -> None:
    assert "<title>Space a\nA &quot;quiet&quot; place</title>" in scene().svg()
    thumbnail = scene().thumbnail(50)
    assert "<title>" not in thumbnail
    assert 'width="50" height="25"' in thumbnail


def test_covers_are_for_the_client_alone() -> None:
    covered = replace(pane(), spots=(Spot("all", SPACE, 50, 25, "Everything", cover=True),))
    assert "Everything" in inline(covered)
    assert "Everything" not in covered.picture(tips=True)


def test_bright_boards_are_dimmed_in_the_dark() -> None:
    assert scene().svg("dark").endswith('opacity="0.1" pointer-events="none"/></svg>')
    assert 'pointer-events="none"' not in scene(bright=False).svg("dark")
    assert 'pointer-events="none"' not in scene().svg("light")


def test_panes_of_a_picture_stand_one_under_the_other_at_one_width() -> None:
    small = replace(pane(), id="small", box=Box(0, 0, 50, 10))
    svg = Scene(LOOK, {"table": pane(), "small": small}, ("table", "small")).svg()
    assert 'viewBox="0 0 100 70"' in svg
    assert '<svg y="50" width="100" height="20" viewBox="0 0 50 10">' in svg


def test_a_notebook_shows_the_picture() -> None:
    assert scene()._repr_svg_() == scene().svg()


def test_a_png_has_the_width_asked_for_and_shows_pieces_and_letters() -> None:
    picture = scene().png(200)
    assert struct.unpack(">II", picture[16:24]) == (200, 100)
    empty = Scene(
        LOOK, {"table": Pane("table", "", Box(0, 0, 100, 50), rect(0, 0, 100, 50, fill="#d8c49a"))}, ("table",)
    )
    words = replace(empty.panes["table"], static=empty.panes["table"].static + text(50, 25, "Table", 10))
    with_words = Scene(LOOK, {"table": words}, ("table",))
    assert len({picture, empty.png(200), with_words.png(200)}) == 3
