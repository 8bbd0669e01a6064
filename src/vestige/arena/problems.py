"""A clear answer when something is wrong: an object for programs, a page with the sentence for people."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from vestige.arena.pages import shell
from vestige.arena.requests import texts_of
from vestige.kernel.errors import BadInput

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


def problem(request: Request[Any, Any, Any], status: int, code: str, message: str, where: object) -> Response[Any]:
    """Whoever opened the address as a page gets one, with the way to the lobby."""
    if "text/html" not in request.headers.get("accept", ""):
        return Response({"error": code, "message": message, "where": where}, status_code=status)
    words = {"text": message, "lobby": texts_of(request).say("howto-lobby")}
    page = shell(request, "problem.html", {key: escape(word) for key, word in words.items()})
    page.status_code = status
    return page


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
