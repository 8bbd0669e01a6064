"""What can be fetched of a match: its picture at any time, its record once it is over."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from litestar import Controller, Request, Response, get

from vestige.arena.catalogue import PICTURE_WIDTH, SVG, picture
from vestige.arena.requests import guest_of, house_of, lang_of
from vestige.arena.room import Room
from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain
from vestige.kernel.view import view


async def visited(request: Request[Any, Any, Any], match: str) -> Room:
    """The room, if this guest may look."""
    guest = guest_of(request)
    room = await house_of(request).visit(match, guest)
    if not room.seating.admits(guest):
        raise BadInput("private", match=match)
    return room


class Archive(Controller):
    path = "/api"

    @get("/matches/{match:str}/thumbnail.svg")
    async def thumbnail(self, request: Request[Any, Any, Any], match: str) -> Response[str]:
        """The board as spectators see it; by its address the browser knows whether it is new."""
        room = await visited(request, match)
        lang = lang_of(request)
        if room.live is None:
            drawn = picture(room.kit, lang)
        else:
            drawn = room.kit.thumbnail(view(room.live.match.table, None), lang, PICTURE_WIDTH)
        return Response(drawn, media_type=SVG, headers={"cache-control": "private, max-age=3600"})

    @get("/matches/{match:str}/record")
    async def record(self, request: Request[Any, Any, Any], match: str) -> Response[dict[str, Plain]]:
        """Everything, chance included; nobody gets it before the end."""
        room = await visited(request, match)
        if room.live is None or room.row.status != "over":
            raise BadInput("record-early", match=match)
        record = await room.house.office.exported(room.row.head, room.live.match.entries)
        name = f"{room.row.game}-{match}.json"
        return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})

    @get("/verify.py", media_type="text/x-python")
    async def verifier(self) -> Response[str]:
        script = (files("vestige") / "verify.py").read_text("utf-8")
        return Response(script, headers={"content-disposition": 'attachment; filename="verify.py"'})
