"""What every request needs: the guest, the language."""

from __future__ import annotations

from hashlib import blake2s
from typing import Any, Final

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from vestige.arena.house import House
from vestige.arena.identity import COOKIE, YEAR, new_guest
from vestige.arena.room import Room
from vestige.kernel.errors import BadInput
from vestige.texts.language import language
from vestige.texts.texts import Texts, texts_for

FOREVER: Final = "public, max-age=31536000, immutable"
NEW_GUEST: Final = "vestige_guest"

Connected = ASGIConnection[Any, Any, Any, Any]


def house_of(request: Connected) -> House:
    house: House = request.app.state.house
    return house


def lang_of(request: Connected) -> str:
    """The query, the cookie, then what the browser prefers."""
    return language(
        request.query_params.get("lang"), request.cookies.get("lang"), request.headers.get("accept-language")
    )


def guest_of(request: Connected) -> str:
    """The guest behind the cookie; a new visitor becomes one, and ``cookie_for`` tells the browser."""
    known = house_of(request).doorkeeper.guest(request.cookies.get(COOKIE))
    if known is None:
        known = str(extras(request.scope).setdefault(NEW_GUEST, new_guest()))
    return known


async def visited(request: Connected, match: str) -> Room:
    """The room, if this guest may look."""
    guest = guest_of(request)
    room = await house_of(request).visit(match, guest)
    if not room.seating.admits(guest):
        raise BadInput("private", match=match)
    return room


def extras(scope: Scope) -> dict[str, Any]:
    """What this house notes down with a request."""
    return scope.setdefault("state", {})


def cookie_for(scope: Scope) -> str | None:
    """The header that makes a new visitor known from now on."""
    guest = extras(scope).get(NEW_GUEST)
    if not isinstance(guest, str):
        return None
    cookie = Cookie(COOKIE, max_age=5 * YEAR, httponly=True, samesite="lax", secure=scope["scheme"] == "https")
    cookie.value = scope["litestar_app"].state.house.doorkeeper.cookie(guest)
    return cookie.to_header(header="")


def texts_of(request: Connected) -> Texts:
    return texts_for(lang_of(request), "vestige.arena")


def tagged(request: Connected, content: bytes, kind: str, keep: str = "no-cache") -> Response[bytes]:
    """A file under the name of its content: a browser that has it is told so instead."""
    etag = f'"{blake2s(content, digest_size=8).hexdigest()}"'
    headers = {"etag": etag, "cache-control": keep}
    if etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)
