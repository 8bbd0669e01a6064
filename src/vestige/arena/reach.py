"""How the pages speak of the house to others: what links begin with, and the picture of one for a camera."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Controller, Request, Response, get
from litestar.params import Parameter
from msgspec import Struct

from vestige.arena.addresses import is_here_only, qr_svg
from vestige.arena.entrance import Entrance

LINK = 200
"""Letters of a path that is made a picture of."""

Path = Annotated[str, Parameter(max_length=LINK, pattern="^/")]
Asked = Request[Any, Any, Any]


class Reached(Struct):
    """``base``: what links begin with. ``here_only``: they work on this machine alone. ``network``: the house has no
    name of its own, only addresses that are good in this network."""

    base: str
    here_only: bool
    network: bool


def base_of(request: Asked) -> str:
    entrance: Entrance = request.app.state.entrance
    return entrance.base(request.url.scheme, request.headers.get("host", "")).rstrip("/")


class Reach(Controller):
    path = "/api"

    @get("/reach")
    async def reach(self, request: Asked) -> Reached:
        """Where others find this house."""
        base, entrance = base_of(request), request.app.state.entrance
        host = urlsplit(base).hostname or ""
        return Reached(base, is_here_only(host), not entrance.url)

    @get("/qr.svg")
    async def qr(self, request: Asked, path: Path) -> Response[bytes]:
        """A link into this house, for the camera of a phone; links are secrets and are not kept."""
        return Response(
            qr_svg(base_of(request) + path), media_type="image/svg+xml", headers={"cache-control": "no-store"}
        )
