"""What can be fetched of a match: its picture at any time, its record once it is over."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import Parameter

from vestige.arena import desk
from vestige.arena.catalogue import PICTURE_WIDTH, SVG, picture
from vestige.arena.critique import review_card
from vestige.arena.requests import guest_of, lang_of, visited
from vestige.arena.showing import ReviewCard
from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain
from vestige.kernel.view import view


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

    @get("/matches/{match:str}/review")
    async def review(self, request: Request[Any, Any, Any], match: str) -> ReviewCard:
        """How the chances went, as far as that is worked out; whoever asks first has it worked out."""
        room = await visited(request, match)
        return review_card(room, await room.house.reviews.look(room), lang_of(request))

    @get("/matches/{match:str}/moments/{count:int}/picture.svg")
    async def moment(
        self, request: Request[Any, Any, Any], match: str, count: Annotated[int, Parameter(ge=0, le=1 << 20)]
    ) -> Response[str]:
        """A moment of a finished match with what was answered then."""
        room = await visited(request, match)
        if room.row.status != "over":
            raise BadInput("record-early", match=match)
        entries = room.playing().match.entries
        if count >= len(entries) or desk.is_aside(entries[count]):
            raise BadInput("no-answer", number=count)
        given = (room.row.head, entries[:count], entries[count], lang_of(request))
        done = await room.house.office.do(desk.pictured, *given)
        room.house.effort.spend(guest_of(request), done.seconds)
        return Response(done.result, media_type=SVG, headers={"cache-control": "private, max-age=3600"})

    @get("/verify.py", media_type="text/x-python")
    async def verifier(self) -> Response[str]:
        script = (files("vestige") / "verify.py").read_text("utf-8")
        return Response(script, headers={"content-disposition": 'attachment; filename="verify.py"'})
