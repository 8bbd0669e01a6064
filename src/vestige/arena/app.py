"""The application: its routes, its headers, its limits."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar, Request, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from vestige.arena.addresses import is_here_only
from vestige.arena.archive import Archive
from vestige.arena.catalogue import Catalogue
from vestige.arena.entrance import Entrance
from vestige.arena.house import House
from vestige.arena.lobby import Lobby
from vestige.arena.metrics import REGISTRY
from vestige.arena.pages import howto_page, join, join_page, lobby_page, service_worker, static, table_page
from vestige.arena.problems import on_bad_input, on_fault, on_http, on_nonsense
from vestige.arena.reach import Reach
from vestige.arena.requests import cookie_for, house_of
from vestige.arena.sockets import address_of, match_socket, same_origin
from vestige.kernel.errors import BadInput

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
DOCUMENTS: Final = ("text/html", "image/svg+xml")
DOCUMENT_HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
}
OPENER: Final = "cross-origin-opener-policy"
READING: Final = ("GET", "HEAD", "OPTIONS")


FIGURES: Final = ("/metrics", "/schema")
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")


async def at_the_door(request: Request[Any, Any, Any]) -> None:
    """Who asked for this house, not too often, and nothing is changed on behalf of a foreign page."""
    entrance: Entrance = request.app.state.entrance
    if not entrance.knows(request.headers.get("host", "")):
        raise BadInput("host", host=request.headers.get("host", ""))
    if request.url.path.startswith(FIGURES):
        forwarded = any(name in request.headers for name in FORWARDED)
        if not entrance.shows_figures(address_of(request), forwarded):
            raise BadInput("page", path=request.url.path)
    if not house_of(request).turnstile.admits(address_of(request)):
        raise BadInput("too-many-requests")
    if request.method not in READING and not same_origin(request):
        raise BadInput("origin", origin=request.headers.get("origin", ""))


async def on_the_way_out(message: Message, scope: Scope) -> None:
    """What a browser may open as a page carries the policy; a new visitor also gets the cookie."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.setdefault("x-content-type-options", "nosniff")
    if headers.get("content-type", "").startswith(DOCUMENTS):
        headers.update(DOCUMENT_HEADERS)
        if is_trusted(scope):
            headers[OPENER] = "same-origin"
    cookie = cookie_for(scope)
    if cookie is not None:
        headers.add("set-cookie", cookie)


def is_trusted(scope: Scope) -> bool:
    """Where browsers heed the policy about openers; elsewhere they complain of it."""
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    return scope["scheme"] == "https" or is_here_only(urlsplit(f"//{host}").hostname or "")


@get("/healthz", include_in_schema=False)
async def healthz(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The store answers."""
    await house_of(request).store.match("")
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE_LATEST)
async def metrics() -> bytes:
    return generate_latest(REGISTRY)


CONTROLLERS: Final = (Lobby, Catalogue, Archive, Reach)
PAGES: Final = (lobby_page, table_page, howto_page, join_page, join)


def make_app(house: House, entrance: Entrance) -> Litestar:
    return Litestar(
        [*CONTROLLERS, *PAGES, service_worker, static, healthz, metrics, match_socket],
        state=State({"house": house, "entrance": entrance}),
        before_request=at_the_door,
        before_send=[on_the_way_out],
        request_max_body_size=house.limits.record_bytes,
        compression_config=CompressionConfig(backend="brotli", minimum_size=400),
        exception_handlers={
            BadInput: on_bad_input,
            HTTPException: on_http,
            RecursionError: on_nonsense,
            UnicodeError: on_nonsense,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig("Vestige", "1", path="/schema", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )
