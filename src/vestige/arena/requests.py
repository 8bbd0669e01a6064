"""What every request needs: the guest, the language, and a clear answer when something is wrong."""

from __future__ import annotations

from hashlib import blake2s
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Scope

from vestige.arena.house import House
from vestige.arena.identity import COOKIE, YEAR, new_guest
from vestige.kernel.errors import BadInput
from vestige.texts.language import language
from vestige.texts.texts import Texts, texts_for

LOG = structlog.get_logger()

STATUS: Final = {
    "match": 404,
    "link": 404,
    "page": 404,
    "layer": 404,
    "private": 403,
    "not-host": 403,
    "origin": 403,
    "host": 421,
    "record-early": 403,
    "not-sitting": 403,
    "link-spent": 410,
    "one-seat": 409,
    "no-link": 409,
    "seat-taken": 409,
    "others-play": 409,
    "too-many-requests": 429,
    "too-many-matches": 429,
    "too-many-links": 429,
    "too-many-public": 429,
    "too-many-devices": 429,
}
"""Errors that are not plainly 400."""

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


# ---- errors


def problem(request: Connected, status: int, code: str, message: str, where: object) -> Response[Any]:
    """For programs an object; whoever opened the address as a page gets the sentence alone."""
    if "text/html" in request.headers.get("accept", ""):
        return Response(message, media_type="text/plain; charset=utf-8", status_code=status)
    return Response({"error": code, "message": message, "where": where}, status_code=status)


def on_bad_input(request: Request[Any, Any, Any], bad: BadInput) -> Response[Any]:
    message = texts_of(request).bad(bad.code, bad.where)
    return problem(request, STATUS.get(bad.code, 400), bad.code, message, bad.where)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: unknown paths, wrong bodies, wrong methods."""
    status = error.status_code
    where = error.extra if isinstance(error, ValidationException) and error.extra else error.detail
    texts = texts_of(request)
    code = {404: "page", 405: "method", 413: "too-large"}.get(status, "request")
    message = texts.say(f"bad-{code}", where=spelled(where), path=request.url.path)
    return problem(request, status, code, message, where)


def on_nonsense(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What no decoder can make sense of: nested too deep, or not UTF-8."""
    why = "nesting" if isinstance(error, RecursionError) else "UTF-8"
    return problem(request, 400, "request", texts_of(request).say("bad-request", where=why), why)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    LOG.error("fault", path=request.url.path, exc_info=error)
    return problem(request, 500, "fault", texts_of(request).say("bad-fault"), None)


def spelled(where: object) -> str:
    """The place of a mistake in a body, on one line."""
    if isinstance(where, list):
        return "; ".join(f"{one.get('key', '')} {one.get('message', '')}".strip() for one in where)
    return str(where)
