"""How to play: a page of Markdown per game and language, with pictures drawn from real positions.

``docs/rules/<game>.howto.md`` (and ``.howto.fr.md``) holds the words, ``<game>.howto.toml`` the positions: the page
says ``![what happens](capture)``, the file has a ``[[picture]]`` of that id.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any, Final

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

from vestige.arena.kit import Kit
from vestige.kernel.document import restore
from vestige.kernel.errors import BadInput
from vestige.kernel.view import view
from vestige.scene.marks import arrow, disc
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.shapes import Point, Shape, join
from vestige.texts.rulebook import beside_rules

WIDTH: Final = 760


class Picture(Struct, forbid_unknown_fields=True):
    """A part (``box``, or a close-up by name) of a pane of a position as a seat sees it, with numbers on targets and
    arrows between them."""

    id: str
    position: dict[str, Any]
    pane: str = ""
    box: list[float] = []
    close_up: str = ""
    seat: int = 1
    marks: list[str] = []
    arrows: list[tuple[str, str]] = []


class Pictures(Struct, forbid_unknown_fields=True):
    picture: list[Picture] = []


class Section(Struct):
    id: str
    title: str


class Page(Struct):
    """A page in a language: its title, its sections, its text as HTML."""

    title: str
    sections: list[Section]
    html: str


@lru_cache(64)
def page(kit: Kit, lang: str) -> Page | None:
    """The game's page; pictures lead to where they are drawn."""
    source = beside_rules(kit.game.id, type(kit.game).__module__, "howto", lang)
    if source is None:
        return None
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(source)
    title = ""
    sections: list[Section] = []
    for place, token in enumerate(tokens):
        if token.type != "heading_open":
            continue
        words = tokens[place + 1].content
        if token.tag == "h1":
            title = words
        elif token.tag == "h2":
            sections.append(Section(f"part-{len(sections) + 1}", words))
            token.attrSet("id", sections[-1].id)
    lead_pictures(kit, tokens, lang)
    return Page(title, sections, reader.renderer.render(without_title(tokens), reader.options, {}))


def without_title(tokens: list[Token]) -> list[Token]:
    """The page shows its title in its head."""
    if tokens and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        return tokens[3:]
    return tokens


def lead_pictures(kit: Kit, tokens: list[Token], lang: str) -> None:
    for token in tokens:
        for child in token.children or ():
            if child.type == "image":
                name = str(child.attrs["src"])
                child.attrSet("src", f"/api/games/{kit.game.id}/how-to-play/{name}.svg?lang={lang}")
                child.attrSet("loading", "lazy")


@lru_cache(8)
def pictures(kit: Kit) -> dict[str, Picture]:
    """The positions of a game's page; a wrong file is refused with its place."""
    source = beside_rules(kit.game.id, type(kit.game).__module__, "howto", None)
    try:
        found = msgspec.convert(tomllib.loads(source or ""), Pictures)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as bad:
        raise BadInput("howto", game=kit.game.id, why=str(bad)) from None
    return {picture.id: picture for picture in found.picture}


@lru_cache(256)
def drawn(kit: Kit, name: str, lang: str) -> str:
    """One picture as SVG."""
    picture = pictures(kit).get(name)
    if picture is None:
        raise BadInput("page", path=name)
    t = restore(kit.game, picture.position)
    scene = kit.scene(view(t, picture.seat - 1), lang)
    if scene is None:
        raise BadInput("page", path=name)
    pane = scene.panes[picture.pane or scene.shown[0]]
    return part(scene, pane, picture).svg(width=WIDTH, tips=False)


def part(scene: Scene, pane: Pane, picture: Picture) -> Scene:
    """The scene cut down to what the picture shows, its marks on top."""
    box = Box(*picture.box) if picture.box else pane.close_ups.get(picture.close_up, pane.box)
    return scene.part(pane.id, box, over(pane, picture))


def over(pane: Pane, picture: Picture) -> Shape:
    numbers = [disc(number, place(pane, mark)) for number, mark in enumerate(picture.marks, 1)]
    ways = [arrow(place(pane, start), place(pane, end)) for start, end in picture.arrows]
    return join(*ways, *numbers)


def place(pane: Pane, target: str) -> Point:
    for spot in pane.spots:
        if spot.target == target:
            return spot.x, spot.y
    raise BadInput("howto-target", pane=pane.id, target=target)


def named_pictures(source: str) -> list[str]:
    """The pictures a page asks for."""
    return re.findall(r"!\[[^\]]*\]\(([^)\s]+)\)", source)
