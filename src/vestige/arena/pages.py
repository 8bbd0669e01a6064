"""The browser's files."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, Final

from litestar import Request, Response, get
from litestar.response import Redirect

from vestige.arena.matchmaking import take
from vestige.arena.requests import FOREVER, guest_of, house_of, lang_of, tagged
from vestige.kernel.errors import BadInput
from vestige.scene.palette import tokens_css

HTML: Final = "text/html; charset=utf-8"
SHELL_TAG: Final = '<html lang="en" data-theme="auto">'
THEMES: Final = ("auto", "light", "dark")
TYPES: Final = {".js": "text/javascript", ".ftl": "text/plain; charset=utf-8", ".woff2": "font/woff2"}


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
    return found.read_bytes() if found.is_file() else None


def shell(request: Request[Any, Any, Any], name: str) -> Response[str]:
    """A page in the guest's language and theme from the first byte, so that nothing flashes."""
    html = client_file(name)
    assert html is not None
    guest_of(request)
    theme = request.cookies.get("theme", "")
    tag = f'<html lang="{lang_of(request)}" data-theme="{theme if theme in THEMES else THEMES[0]}">'
    headers = {"cache-control": "no-cache", "vary": "cookie, accept-language"}
    return Response(html.decode().replace(SHELL_TAG, tag), media_type=HTML, headers=headers)


@get("/", include_in_schema=False)
async def lobby_page(request: Request[Any, Any, Any]) -> Response[str]:
    return shell(request, "lobby.html")


@get("/match/{match:str}", include_in_schema=False)
async def table_page(request: Request[Any, Any, Any], match: str) -> Response[str]:
    await house_of(request).cabinet.room(match)
    return shell(request, "table.html")


@get("/join/{token:str}", include_in_schema=False)
async def join_page(request: Request[Any, Any, Any], token: str) -> Redirect:
    """A link was opened: sit down, then go to the table."""
    match = await take(house_of(request), guest_of(request), token)
    return Redirect(f"/match/{match}", status_code=303)


@get("/static/{path:path}", include_in_schema=False)
async def static(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    content = client_file(path.lstrip("/"))
    if content is None:
        raise BadInput("page", path=f"/static{path}")
    suffix = PurePosixPath(path).suffix
    kind = TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    return tagged(request, content, kind, FOREVER if "v" in request.query_params else "no-cache")
