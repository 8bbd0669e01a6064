"""The browser's files."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.response import Redirect

from vestige.arena import arrivals, howto, matchmaking
from vestige.arena.guide import guide_of
from vestige.arena.identity import plain_name
from vestige.arena.kit import kit_of
from vestige.arena.requests import FOREVER, guest_of, house_of, lang_of, tagged
from vestige.kernel.errors import BadInput
from vestige.scene.palette import tokens_css
from vestige.texts.texts import texts_for

HTML: Final = "text/html; charset=utf-8"
NAME: Final = 40
SHELL_TAG: Final = '<html lang="en" data-theme="auto">'
GAP: Final = re.compile(r"\{\{(\w+)\}\}")
OWN_SCRIPTS: Final = "js"
COMMENTS: Final = re.compile(
    rb"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n|/\*\* @(?:(?!\*/).)*\*/ ?", re.MULTILINE | re.DOTALL
)
"""Whole lines of them, and types within a line: they are for those who read the sources, browsers do without."""
THEMES: Final = ("auto", "light", "dark")
TYPES: Final = {
    ".js": "text/javascript",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


def client() -> Traversable:
    return files("vestige") / "client"


@lru_cache(1024)
def client_file(path: str) -> bytes | None:
    """A file of the client, or the style sheet that the palette writes."""
    if path == "tokens.css":
        return tokens_css().encode()
    parts = PurePosixPath(path).parts
    found = client()
    for part in parts:
        if part in ("..", "/"):
            return None
        found = found / part
    try:
        content = found.read_bytes() if found.is_file() else None
    except (OSError, ValueError):  # no such name can exist
        return None
    return COMMENTS.sub(b"", content) if content and parts[0] == OWN_SCRIPTS else content


def shell(request: Request[Any, Any, Any], name: str, words: Mapping[str, str] | None = None) -> Response[str]:
    """A page in the guest's language and theme from the first byte, so that nothing flashes; ``words`` fill its gaps
    (``{{title}}``)."""
    source = client_file(name)
    assert source is not None
    guest_of(request)
    theme = request.cookies.get("theme", "")
    tag = f'<html lang="{lang_of(request)}" data-theme="{theme if theme in THEMES else THEMES[0]}">'
    headers = {"cache-control": "no-cache", "vary": "cookie, accept-language"}
    page = source.decode().replace(SHELL_TAG, tag)
    if words is not None:
        page = GAP.sub(lambda gap: words.get(gap[1], ""), page)
    return Response(page, media_type=HTML, headers=headers)


@get("/", include_in_schema=False)
async def lobby_page(request: Request[Any, Any, Any]) -> Response[str]:
    return shell(request, "lobby.html")


@get("/match/{match:str}", include_in_schema=False)
async def table_page(request: Request[Any, Any, Any], match: str) -> Response[str]:
    await house_of(request).visit(match, guest_of(request))
    return shell(request, "table.html")


@get("/how-to-play/{game:str}", include_in_schema=False)
async def howto_page(request: Request[Any, Any, Any], game: str) -> Response[str]:
    """How to play a game: goal, turn, end, scoring, on one page that can be printed."""
    kit, lang = kit_of(house_of(request).shelf.find(game)), lang_of(request)
    told = howto.page(kit, lang)
    if told is None:
        raise BadInput("page", path=request.url.path)
    look, texts = kit.look(), texts_for(lang, "vestige.arena")
    contents = "".join(f'<li><a href="#{part.id}">{escape(part.title)}</a></li>' for part in told.sections)
    words = {
        "title": escape(told.title),
        "contents": contents,
        "text": told.html,
        "game": kit.game.id,
        "guided": "" if guide_of(kit.game) is None else "guided",
        **{key: escape(texts.say(f"howto-{key}")) for key in ("here", "guide", "rules", "lobby", "print")},
        **({} if look is None else {"face": look.face, "deep": look.deep, "mid": look.mid, "accent": look.accent}),
    }
    return shell(request, "howto.html", words)


@get("/join/{token:str}", include_in_schema=False)
async def join_page(request: Request[Any, Any, Any], token: str) -> Response[str] | Redirect:
    """What a link offers, with a button. Opening the page changes nothing: programs fetch links to preview them."""
    house, guest, lang = house_of(request), guest_of(request), lang_of(request)
    room, seat, way, _ = await arrivals.opened(house, guest, token)
    if way == "there":
        return Redirect(f"/match/{room.id}", status_code=303)
    texts, names = texts_for(lang, "vestige.arena"), list(room.names(lang).values())
    there = [name for number, name in enumerate(names) if room.seating.at(number)]
    words = {
        "title": room.kit.said(lang, "game-title"),
        "game": room.kit.game.id,
        "text": texts.say(f"join-{way}", seat=seat + 1),
        "people": texts.say("join-people", names=texts.listed(there)) if there else "",
        "named": "" if way == "sit" else "unnamed",
        "name": (await house.store.names([guest])).get(guest, ""),
        "label": texts.say("join-name"),
        "go": texts.say(f"join-{way}.go"),
        "lobby": texts.say("howto-lobby"),
    }
    return shell(request, "join.html", {key: escape(word) for key, word in words.items()})


@post("/join/{token:str}", include_in_schema=False, status_code=303)
async def join(request: Request[Any, Any, Any], token: str) -> Redirect:
    """The button was pressed: sit down, then go to the table."""
    house, guest = house_of(request), guest_of(request)
    name = plain_name(str((await request.form()).get("name", ""))[:NAME])
    match = await arrivals.follow(house, guest, token)
    if name:
        await matchmaking.rename(house, guest, name)
    return Redirect(f"/match/{match}", status_code=303)


@get("/service-worker.js", include_in_schema=False)
async def service_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """At the root, so that it may speak for all pages."""
    content = client_file("service-worker.js")
    assert content is not None
    return tagged(request, content, TYPES[".js"])


@get("/static/{path:path}", include_in_schema=False)
async def static(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    content = client_file(path.lstrip("/"))
    if content is None:
        raise BadInput("page", path=f"/static{path}")
    suffix = PurePosixPath(path).suffix
    kind = TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    return tagged(request, content, kind, FOREVER if "v" in request.query_params else "no-cache")
