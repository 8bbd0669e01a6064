"""The door for sockets: origin, how many, which match."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import WebSocket, websocket

from vestige.arena.connection import NO_MATCH, POLICY, PRIVATE, TRY_AGAIN, Connection
from vestige.arena.entrance import Entrance
from vestige.arena.identity import COOKIE, new_guest
from vestige.arena.metrics import CUT_OFF, SOCKETS
from vestige.arena.requests import Connected, house_of, lang_of
from vestige.kernel.errors import BadInput

DIGITS: Final = 9


def same_origin(request: Connected) -> bool:
    """Browsers say which page speaks; only pages of this house may. Programs that are no browser say nothing."""
    origin = request.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == request.headers.get("host")


def address_of(request: Connected) -> str:
    return request.client.host if request.client else ""


async def turned_away(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Accepted first, so that the browser can read why it was closed."""
    CUT_OFF.labels(reason).inc()
    await socket.accept()
    await socket.close(code, reason)


@websocket("/ws/match/{match:str}")
async def match_socket(socket: WebSocket[Any, Any, Any], match: str) -> None:
    """Everything of one match for one browser."""
    house = house_of(socket)
    entrance: Entrance = socket.app.state.entrance
    if not same_origin(socket) or not entrance.knows(socket.headers.get("host", "")):
        await turned_away(socket, POLICY, "origin")
        return
    guest = house.doorkeeper.guest(socket.cookies.get(COOKIE)) or new_guest()
    address = address_of(socket)
    if not house.crowd.enter(guest, address):
        await turned_away(socket, TRY_AGAIN, "sockets")
        return
    SOCKETS.inc()
    try:
        await attend(socket, match, guest)
    finally:
        SOCKETS.dec()
        house.crowd.leave(guest, address)


def count_of(text: str) -> int:
    """A count of entries as a browser names it; anything else means from the beginning."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= DIGITS else 0


async def attend(socket: WebSocket[Any, Any, Any], match: str, guest: str) -> None:
    house = house_of(socket)
    try:
        room = await house.visit(match, guest)
        if not room.seating.admits(guest):
            raise BadInput("private", match=match)
    except BadInput as bad:
        await turned_away(socket, PRIVATE if bad.code == "private" else NO_MATCH, bad.code)
        return
    connection = Connection(room, socket, guest, lang_of(socket), count_of(socket.query_params.get("since", "")))
    room.enter(connection)
    try:
        await socket.accept()
        await connection.run()
    finally:
        room.leave(connection)
        house.cabinet.tidy()
