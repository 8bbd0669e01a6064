"""Opening the house: a port, a data folder, a browser."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import uvicorn

from vestige.arena.addresses import qr_lines
from vestige.arena.app import make_app
from vestige.arena.door import front_door, raise_descriptors
from vestige.arena.entrance import Entrance
from vestige.arena.house import House
from vestige.arena.limits import Limits
from vestige.arena.logs import start_logs
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.texts.language import language
from vestige.texts.texts import texts_for

PORTS_TRIED = 20
HIGHEST_PORT = 65535


def data_folder() -> Path:
    """Where a user's data belong."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "vestige"


def bound(host: str, port: int) -> socket.socket:
    """The first free port from this one on; BadInput if there is none."""
    why = ""
    for candidate in range(port, min(port + PORTS_TRIED, HIGHEST_PORT + 1)) if port else (0,):
        taken = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((host, candidate))
            taken.listen()
        except OSError as error:
            taken.close()
            why = error.strerror or str(error)
        else:
            return taken
    raise BadInput("port", host=host, port=port, why=why)


def has_display() -> bool:
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def serve(
    host: str = "127.0.0.1",
    port: int = 8017,
    data: Path | None = None,
    open_browser: bool = True,
    limits: Limits | None = None,
    lang: str | None = None,
    editions: Sequence[Game] = (),
    entrance: Entrance | None = None,
    own_bots: Sequence[str] = (),
) -> None:
    """Serve until interrupted. Moves are on disk before they are acknowledged, so any end is a clean one."""
    start_logs()
    raise_descriptors()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn passes it on when everything is closed
    door = bound(host, port)
    entrance = entrance or Entrance()
    address = entrance.bound(host, door.getsockname()[1])

    def announce() -> None:
        tell(address, entrance.addresses, lang)
        if open_browser and has_display():
            webbrowser.open(address)

    opening = House.open(data or data_folder(), limits or Limits(), editions, own_bots)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(keep_open(door, opening, announce, entrance))


def tell(address: str, others: Sequence[str], lang: str | None) -> None:
    """Where the house is found, from here and from elsewhere; on a terminal a phone can read it from the screen."""
    texts = texts_for(language(lang), "vestige.arena")
    print(texts.say("serve-address", address=address))
    for other in others:
        if other != address:
            print(texts.say("serve-network", address=other))
    if others and sys.stdout.isatty():
        print(f"{texts.say('serve-phone')}\n{qr_lines(others[0])}")
    sys.stdout.flush()


async def keep_open(
    door: socket.socket, opening: Awaitable[House], announce: Callable[[], None], entrance: Entrance
) -> None:
    """From the moment it is announced, whoever knocks is let in."""
    house = await opening
    house.bell = entrance.bell
    config = uvicorn.Config(
        make_app(house, entrance),
        http=front_door(house.limits, entrance.trusted),
        proxy_headers=bool(entrance.trusted),
        forwarded_allow_ips=list(entrance.trusted),
        ws="websockets-sansio",
        ws_max_size=house.limits.message_bytes,
        lifespan="off",
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
    )
    keep_pauses_short()
    try:
        announce()
        await uvicorn.Server(config).serve(sockets=[door])
    finally:
        await house.close()


def keep_pauses_short() -> None:
    """Nobody at a table should wait for a collection of garbage, nor the writing thread for a drawing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    sys.setswitchinterval(0.001)
