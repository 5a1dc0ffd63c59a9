"""Which addresses this machine has in its networks, and whether a port of one is free. Nothing is sent anywhere."""

from __future__ import annotations

import ipaddress
import socket
import struct
from contextlib import closing, suppress

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    import fcntl  # there is none on Windows

_FOR_EXAMPLES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
_SIOCGIFADDR = 0x8915


def own_address() -> str:
    """The address by which others in the network reach this machine; empty where it is in none."""
    for family, example in _FOR_EXAMPLES:
        with suppress(OSError), closing(socket.socket(family, socket.SOCK_DGRAM)) as asked:
            asked.connect((example, 9))  # the system picks the way; nothing is sent
            found = str(asked.getsockname()[0])
            if not ipaddress.ip_address(found).is_loopback:
                return found
    return ""


def addresses() -> dict[str, str]:
    """Every address of this machine by which others may reach it, with the name of its network card where known."""
    found = {own_address(): ""}
    with suppress(ImportError, OSError, AttributeError):
        for _, name in socket.if_nameindex():
            with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asked:
                told = fcntl.ioctl(asked.fileno(), _SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found[socket.inet_ntoa(told[20:24])] = name
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None):
            found.setdefault(str(address[0]), "")
    return {one: name for one, name in found.items() if one and _reaches_others(one)}


def _reaches_others(address: str) -> bool:
    told = ipaddress.ip_address(address.partition("%")[0])
    return not (told.is_loopback or told.is_link_local or told.is_unspecified)


def is_address(text: str) -> bool:
    """Whether that is an address of a machine, and no name."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def find_address(asked: str) -> tuple[str, str]:
    """The address that was named, or that a name has, and the name; empty for none. ValueError, in a sentence."""
    text = asked.strip().removeprefix("[").removesuffix("]")
    try:
        told = ipaddress.ip_address(text)
    except ValueError:
        return _named(text)
    if told.is_unspecified:
        raise ValueError(
            f"{text} stands for every network that this machine is in; name one address: {_own()}."
        )
    if told.is_link_local:
        raise ValueError(
            f"Browsers do not open {text}, which is good for one cable alone; there are: {_own()}."
        )
    return str(told), ""


def _named(name: str) -> tuple[str, str]:
    try:
        found = socket.getaddrinfo(name, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise ValueError(
            f"There is no address of the name {name[:60]!r} here; there are: {_own()}."
        ) from None
    return str(found[0][4][0]), name.lower()


def _own() -> str:
    return ", ".join(addresses()) or "none"


def free_port(host: str, first: int, ports: int = 10) -> int:
    """The first of so many ports from `first` on where nothing listens; `first` where all are taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(first, first + ports):
        with closing(socket.socket(family, socket.SOCK_STREAM)) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                tried.bind((host, port))
                return port
    return first
