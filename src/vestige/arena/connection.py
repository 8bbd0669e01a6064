"""One browser at one match. Reading and writing never wait for each other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import process_time
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, ValidationError

from vestige.arena import absence, commands, fair, hint, reasons, takeback, wire
from vestige.arena.drawing import Drawing
from vestige.arena.limits import Bucket
from vestige.arena.metrics import CUT_OFF
from vestige.kernel.errors import BadInput
from vestige.texts.language import language

if TYPE_CHECKING:
    from vestige.arena.room import Room, Version

LOG = structlog.get_logger()

POLICY: Final = 1008
TOO_LARGE: Final = 1009
TRY_AGAIN: Final = 1013
PRIVATE: Final = 4403
NO_MATCH: Final = 4404
GONE: Final = 4004
REDRAWN: Final = 0.02
"""Seconds of a processor that a whole state is taken for."""

Asked = TypeVar("Asked", bound=wire.OfSeat)


class CutOff(Exception):
    """The house ends this connection; the browser may come back and is told everything anew."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


class Connection:
    """The writer sends answers in order, then the newest state: a slow reader skips states, it never queues them."""

    def __init__(self, room: Room, socket: WebSocket[Any, Any, Any], guest: str, lang: str, since: int) -> None:
        self.room = room
        self.socket = socket
        self.guest = guest
        self.lang = lang
        self.since = since
        self.seats = room.seating.held_by(guest)
        self.sitting: int | None = None
        self.eyes: int | None = None
        self.answers: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.version: Version | None = None
        self.noticed = -1
        """What this browser was told of who is here."""
        self.listened = -1
        self.talked = 0
        """The last line of the talk that this browser has."""
        self.drawing: Drawing | None = None
        self.advice: asyncio.Task[None] | None = None
        self.hinting: str | int = 0
        """What the hint is called that is thought about."""
        self.gone = False
        self.bucket = Bucket(room.house.limits.messages_per_second, room.house.limits.message_burst)

    async def run(self) -> None:
        """Until the browser goes or is sent away."""
        self.wake.set()
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self.read())
                group.create_task(self.write())
        except* WebSocketDisconnect:
            pass
        except* CutOff as ended:
            cut = ended.exceptions[0]
            assert isinstance(cut, CutOff)
            CUT_OFF.labels(cut.reason).inc()
            LOG.info("cut-off", match=self.room.id, reason=cut.reason)
            await self.socket.close(cut.code, cut.reason)
        finally:
            if self.advice is not None:
                self.advice.cancel()

    # ---- writing

    def answer(self, message: bytes) -> None:
        self.answers.append(message)
        self.wake.set()

    def refresh(self) -> None:
        """Send the whole state next."""
        self.version, self.drawing = None, None
        self.wake.set()

    def end(self) -> None:
        """The match is gone."""
        self.gone = True
        self.wake.set()

    async def write(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.gone:
                raise CutOff(GONE, "gone")
            while self.answers:
                await self.send(self.answers.popleft())
            if self.version != self.room.version_for(self.guest):
                await self.send_state()
            if self.noticed != self.room.presence.version:
                await self.send_presence()
            if self.listened != self.room.talk.version:
                await self.send_talk()

    async def send_state(self) -> None:
        room = self.room
        self.version = room.version_for(self.guest)
        if self.seats != (held := room.seating.held_by(self.guest)):
            self.seats = held
            room.presence.changed()
        if not room.seating.admits(self.guest):
            raise CutOff(PRIVATE, "private")
        who = room.viewer(self)
        if self.drawing is not None and who.eyes != self.eyes and room.playing().secret():
            self.since, self.drawing = 0, None
        self.eyes = who.eyes
        since = self.since if room.live is None else room.live.sure(self.since)
        message, self.drawing = room.gallery.message(who, self.drawing, since)
        self.since = 0 if room.live is None else room.live.shown(who.seats)
        await self.send(message)
        asked = fair.request(room, self.guest)
        if asked is not None:
            await self.send(wire.write_message(asked))

    async def send_presence(self) -> None:
        presence = self.room.presence
        self.noticed = presence.version
        await self.send(wire.write_message(presence.now()))

    async def send_talk(self) -> None:
        talk = self.room.talk
        self.listened, told, self.talked = talk.version, talk.since(self.talked), talk.last()
        await self.send(wire.write_message(told))

    async def send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(self.room.house.limits.send_seconds):
                await self.socket.send_data(message, mode="text")
        except TimeoutError:
            raise CutOff(TRY_AGAIN, "slow") from None

    # ---- reading

    async def read(self) -> None:
        limits = self.room.house.limits
        while True:
            try:
                async with asyncio.timeout(limits.idle_seconds):
                    text = await self.socket.receive_data(mode="text")
            except TimeoutError:
                raise CutOff(TRY_AGAIN, "idle") from None
            if len(text) > limits.message_bytes:
                raise CutOff(TOO_LARGE, "size")
            if not self.bucket.take():
                raise CutOff(POLICY, "rate")
            if len(self.answers) > limits.waiting_answers:
                raise CutOff(TRY_AGAIN, "slow")
            await self.rest()
            await self.hear(text)

    async def rest(self) -> None:
        """Who asks for dear things on many lines waits, and nobody else does."""
        while (pause := self.room.house.effort.wait(self.guest)) > 0:
            await asyncio.sleep(pause)

    async def hear(self, text: str) -> None:
        """Carry out one message; whatever is wrong with it is said, and nothing changes."""
        texts = self.room.kit.texts(self.lang)
        key = None
        try:
            command = wire.read_command(text)
            key = getattr(command, "key", None)
            reply = await self.obey(command)
        except (DecodeError, ValidationError, RecursionError) as bad:
            reply = wire.Error("message", texts.say("bad-message", where=str(bad)))
        except BadInput as bad:
            reply = wire.Error(bad.code, texts.bad(bad.code, bad.where), key)
        except Exception:
            LOG.exception("fault", match=self.room.id, message=text)
            reply = wire.Error("fault", texts.say("bad-fault"), key)
        if reply is not None:
            self.answer(wire.write_message(reply))

    async def obey(self, command: wire.Commands) -> wire.Message | None:
        room = self.room
        if isinstance(command, wire.OfSeat):
            self.must_hold(command.seat)
        match command:
            case wire.Act() | wire.Undo():
                return await self.move(command)
            case wire.Preview():
                return self.told(commands.show_preview, command)
            case wire.Narrow():
                return self.told(commands.show_narrowed, command)
            case wire.Why():
                return self.told(commands.show_why, command)
            case wire.Hint():
                self.advise(command)
            case wire.CallOff():
                await self.call_off()
            case wire.Explain():
                return await reasons.explain(room, command, room.viewer(self), self.guest)
            case wire.At():
                await self.show_moment(command)
            case wire.Sit():
                self.sitting = command.seat
                self.show_all()
            case wire.Lang():
                self.lang = language(command.lang)
                self.show_all()
            case wire.Commit():
                await asyncio.shield(fair.commit(room, command.seat, command.hash))
            case wire.Nonce():
                await asyncio.shield(fair.reveal(room, command.seat, command.hex))
            case wire.Resign():
                by = commands.By(self.lang, room.seating.held_by(self.guest))
                return await asyncio.shield(absence.resign(room, command, by))
            case wire.TakeBack() | wire.Consent():
                return await self.agree(command)
            case wire.Rest():
                await asyncio.shield(absence.sit_in(room, command.seat))
            case wire.Return():
                await asyncio.shield(absence.come_back(room, command.seat))
            case wire.Replace():
                self.must_sit()
                await asyncio.shield(absence.propose(room, room.seating.held_by(self.guest), command.seat))
            case wire.Without():
                await asyncio.shield(fair.go_on_without(room, command.seat))
            case wire.Choose():
                await asyncio.shield(fair.choose(room, command.seat, command.option, command.value))
            case wire.Say():
                return await asyncio.shield(room.talk.say(command, self.guest))
            case wire.Talking():
                if self.guest != room.row.host:
                    raise BadInput("not-host", match=room.id)
                await asyncio.shield(room.talk.allow(command.on))
            case wire.Ping():
                return wire.Pong()
        return None

    def advise(self, command: wire.Hint) -> None:
        """It takes a while, and nobody's line waits for it."""
        if self.advice is not None and not self.advice.done():
            raise BadInput("hint-thinking", match=self.room.id)
        self.advice, self.hinting = asyncio.create_task(self.advised(command)), command.id

    async def call_off(self) -> None:
        """The worker stops too, and another hint may be asked for at once."""
        if self.advice is not None and self.advice.cancel():
            await asyncio.wait([self.advice])
            self.answer(wire.write_message(wire.Hinted(self.hinting, [], 0)))

    async def advised(self, command: wire.Hint) -> None:
        reply: wire.Message
        try:
            reply = await hint.hint(self.room, command, self.guest, self.lang)
        except BadInput as bad:
            texts = self.room.kit.texts(self.lang)
            reply = wire.Because(command.id, bad.code, None, texts.bad(bad.code, bad.where))
        except Exception:
            LOG.exception("hint-failed", match=self.room.id)
            reply = wire.Because(command.id, "fault", None, self.room.kit.texts(self.lang).say("bad-fault"))
        self.answer(wire.write_message(reply))

    def told(self, show: Callable[[Room, Asked, str], wire.Message], command: Asked) -> wire.Message:
        """Something to be looked up at once, on this guest's account."""
        start = process_time()
        try:
            return show(self.room, command, self.lang)
        finally:
            self.room.house.effort.spend(self.guest, process_time() - start)

    def show_all(self) -> None:
        """Everything is drawn and told anew, on this guest's account."""
        self.room.house.effort.spend(self.guest, REDRAWN)
        self.since = 0
        self.refresh()

    async def show_moment(self, command: wire.At) -> None:
        """The table after so many entries, through the same eyes."""
        room = self.room
        who = room.viewer(self)
        entries = room.playing().until(who.seats, command.count)
        message, seconds = await room.gallery.moment(who.eyes, who.lang, entries)
        room.house.effort.spend(self.guest, seconds)
        self.answer(message)

    async def move(self, command: wire.Act | wire.Undo) -> wire.Message:
        """What has begun is finished even if the browser goes away meanwhile."""
        await absence.come_back(self.room, command.seat)
        by = commands.By(self.lang, self.room.seating.held_by(self.guest))
        if isinstance(command, wire.Act):
            work = commands.act(self.room, command, by)
        else:
            work = commands.undo(self.room, command, by)
        answer = await asyncio.shield(asyncio.create_task(work))
        if isinstance(answer, wire.Stale):
            self.refresh()
        return answer

    async def agree(self, command: wire.TakeBack | wire.Consent) -> wire.Message:
        by = commands.By(self.lang, self.room.seating.held_by(self.guest))
        answer = await asyncio.shield(asyncio.create_task(takeback.hear(self.room, command, by)))
        if isinstance(answer, wire.Stale):
            self.refresh()
        return answer

    def must_sit(self) -> None:
        if not self.room.seating.held_by(self.guest):
            raise BadInput("not-sitting", match=self.room.id)

    def must_hold(self, seat: int) -> None:
        """Nobody acts for a seat without its token."""
        if seat not in self.room.seating.held_by(self.guest):
            raise BadInput("not-your-seat", seat=seat + 1)
