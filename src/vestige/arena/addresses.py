"""Where others find this house: its addresses on the network, and pictures of them for a phone's camera."""

from __future__ import annotations

import io
import socket
from ipaddress import ip_address
from typing import Final

import ifaddr
import segno

VIRTUAL: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet")
"""Names of adapters behind which no guest sits."""
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's: no packet is sent, the system only says by which way it would go."""
QUIET_ZONE: Final = 2


def own_addresses() -> list[str]:
    """The machine's addresses of version 4 that others may reach, the one that leads outside first."""
    found = [
        str(one.ip)
        for adapter in ifaddr.get_adapters()
        if not adapter.name.startswith(VIRTUAL)
        for one in adapter.ips
        if one.is_IPv4
    ]
    outside = way_out()
    seen = [one for one in found if not (ip_address(one).is_loopback or ip_address(one).is_link_local)]
    return sorted(seen, key=lambda one: one != outside)


def way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(ELSEWHERE)
        except OSError:
            return ""
        return str(line.getsockname()[0])


def spelled(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_everywhere(host: str) -> bool:
    """Whether a server listens on all addresses of the machine."""
    return host in ("", "0.0.0.0", "::")


def is_here_only(host: str) -> bool:
    """Whether a name or an address leads nowhere from other machines."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def qr_svg(text: str) -> bytes:
    """Drawn dark on light whatever the theme: cameras want it so."""
    out = io.BytesIO()
    code = segno.make(text, micro=False)
    code.save(out, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True, xmldecl=False)
    return out.getvalue()


def qr_lines(text: str) -> str:
    """For a terminal: two modules to a letter."""
    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, border=QUIET_ZONE, compact=True)
    return out.getvalue()
