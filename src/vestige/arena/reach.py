"""How the pages speak of the house to others: what links begin with, and the picture of one for a camera."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import Parameter
from msgspec import Struct

from vestige.arena.addresses import is_here_only, qr_svg
from vestige.arena.bell import Bell, Subscription, unsubscribe
from vestige.arena.entrance import Entrance
from vestige.arena.requests import guest_of, house_of, lang_of
from vestige.kernel.errors import BadInput

LINK = 200
"""Letters of a path that is made a picture of."""

Path = Annotated[str, Parameter(max_length=LINK, pattern="^/")]
Endpoint = Annotated[str, Parameter(max_length=512)]
Asked = Request[Any, Any, Any]


class Reached(Struct):
    """``base``: what links begin with. ``here_only``: they work on this machine alone. ``network``: the house has no
    name of its own, only addresses that are good in this network. ``push``: the key that browsers need to be told of a
    turn while no page is open; empty where the host gave none."""

    base: str
    here_only: bool
    network: bool
    push: str


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
        return Reached(base, is_here_only(host), not entrance.url, entrance.bell.public)

    @post("/push")
    async def subscribe(self, request: Asked, data: Subscription) -> None:
        """A browser wants to be told of its guest's turns."""
        house = house_of(request)
        if not isinstance(house.bell, Bell):
            raise BadInput("push-off")
        await house.bell.subscribe(house.store, guest_of(request), data, lang_of(request))

    @delete("/push")
    async def unsubscribe(self, request: Asked, endpoint: Endpoint) -> None:
        await unsubscribe(house_of(request).store, guest_of(request), endpoint)

    @get("/qr.svg")
    async def qr(self, request: Asked, path: Path) -> Response[bytes]:
        """A link into this house, for the camera of a phone; links are secrets and are not kept."""
        return Response(
            qr_svg(base_of(request) + path), media_type="image/svg+xml", headers={"cache-control": "no-store"}
        )
