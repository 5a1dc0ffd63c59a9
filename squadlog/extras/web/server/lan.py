"""Which address this machine has in its network."""

from __future__ import annotations

import ipaddress
import socket


def own_address() -> str:
    """The address by which others in the network reach this machine; empty where it is in none. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # kept for examples: the system picks the way, nothing is sent
            found = str(asked.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else found


def is_address(text: str) -> bool:
    """Whether that is an address of a machine, and no name."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
