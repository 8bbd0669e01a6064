"""By which names and through which proxies the house is reached, and who may see its figures."""

from __future__ import annotations

import socket
from functools import cached_property
from ipaddress import ip_address
from urllib.parse import urlsplit

from vestige.arena.addresses import is_everywhere, is_here_only, own_addresses, spelled
from vestige.arena.bell import Bell, NoBell
from vestige.kernel.errors import BadInput


class Entrance:
    """``url``: the address the host announced. ``trusted``: proxies whose word about the visitor's address is believed.
    ``figures``: whether /metrics and /schema are open to everybody. ``addresses``: where others find the house, once it
    is bound. ``bell``: how those who are away learn of their turn."""

    def __init__(
        self, url: str = "", trusted: tuple[str, ...] = (), figures: bool = False, bell: Bell | NoBell | None = None
    ) -> None:
        parts = urlsplit(url)
        if url and (parts.scheme not in ("http", "https") or not parts.hostname):
            raise BadInput("url", url=url)
        for proxy in trusted:
            if not is_address(proxy):
                raise BadInput("trusted-proxy", address=proxy)
        self.url = url
        self.trusted = trusted
        self.figures = figures
        self.bell = bell or NoBell()
        self.addresses: list[str] = []

    def bound(self, host: str, port: int) -> str:
        """The house listens there: the address for this machine's own browser; those for others are noted."""
        if self.url:
            self.addresses = [self.url]
        elif is_everywhere(host):
            self.addresses = [spelled(own, port) for own in own_addresses()]
        elif not is_here_only(host):
            self.addresses = [spelled(host, port)]
        return self.url or spelled("::1" if host == "::" else "127.0.0.1" if is_everywhere(host) else host, port)

    def base(self, scheme: str, host: str) -> str:
        """What links begin with for somebody who opened the page by this host: that, unless it leads nowhere from
        other machines and there is an address that does not."""
        name = urlsplit(f"//{host}").hostname or ""
        return self.addresses[0] if self.addresses and (self.url or is_here_only(name)) else f"{scheme}://{host}/"

    @cached_property
    def names(self) -> set[str]:
        """Names of this machine, and the one that was announced."""
        machine = socket.gethostname().lower()
        announced = urlsplit(self.url).hostname or ""
        return {"localhost", machine, f"{machine}.local", socket.getfqdn().lower(), announced} - {""}

    def knows(self, host: str) -> bool:
        """Whether a request asked for this house. A foreign name that leads here is somebody's trap; an address of
        digits cannot be one."""
        name = urlsplit(f"//{host}").hostname or "" if host.isprintable() else ""
        return name.lower() in self.names or is_address(name)

    def shows_figures(self, address: str, forwarded: bool) -> bool:
        """To the host's machine only, and not through a proxy on it."""
        return self.figures or (not forwarded and is_address(address) and ip_address(address).is_loopback)


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
