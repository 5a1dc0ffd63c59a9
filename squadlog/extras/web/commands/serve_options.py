"""The options of `serve`: where it listens, behind what, how many may come, and what they mean."""

from __future__ import annotations

import re
import ssl
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.printing import tell

with lazy_imports():
    from squadlog.extras.web.server import app, lan, limits

if TYPE_CHECKING:
    from argparse import Namespace

    from squadlog.cli.options import Parser
    from squadlog.extras.web.server.app import Address
    from squadlog.extras.web.server.limits import Limits

_URL = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?", re.IGNORECASE)


def add_options(made: Parser) -> None:
    """Give a parser the options of `serve`."""
    made.add_argument(
        "battle", nargs="*", help="the battles and side games to serve; without one the current battle"
    )
    made.add_argument(
        "--seats",
        metavar="NAME=SIDE[:UNITS],...",
        help="who sits down: Ann=red,Ben=red:3-5,Cleo=referee; without it a seat a side",
    )
    made.add_argument(
        "--lan",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="for devices in the same network too, at this address of this machine (one is found if none is named)",
    )
    made.add_argument(
        "--port",
        type=int,
        metavar="N",
        help="where it listens (4870, or the next that is free); 0 takes any free one",
    )
    made.add_argument("--cert", type=Path, metavar="FILE", help="a certificate, for https; with --key")
    made.add_argument("--key", type=Path, metavar="FILE", help="its private key")
    made.add_argument(
        "--proxy",
        default="",
        metavar="ADDRESS",
        help="the address of a web server before it, which tells who comes",
    )
    made.add_argument(
        "--url", default="", metavar="URL", help="with --proxy: what browsers call it, https://table.example"
    )
    made.add_argument(
        "--connections",
        type=int,
        metavar="N",
        help="connections in all (256); further ones push out the oldest",
    )
    made.add_argument(
        "--of-one",
        type=int,
        metavar="N",
        help="connections from one address without a seat, or of one device (16)",
    )
    made.add_argument("--minutes", type=float, metavar="N", help="end by itself after so many minutes")
    made.add_argument(
        "--terminal",
        action="store_true",
        help="for laptops: the full screens in a browser too, at /page/terminal",
    )
    made.add_argument(
        "--taking-back",
        choices=("anybody", "own", "consent"),
        default="",
        help="undo policy at the pages; consent, where nothing was agreed with the battle",
    )


def read_address(options: Namespace) -> Address:
    """Where it listens. Raises NotUnderstoodError for what is none, NotFoundError for none of this machine."""
    port, host = app.PORT if options.port is None else options.port, app.Address().host
    names: tuple[str, ...] = ()
    if not 0 <= port < 65536:
        raise NotUnderstoodError(f"{port} is no port; they go from 1 to 65535, and 0 takes any free one.")
    if bool(options.proxy) != bool(options.url):
        told = "--proxy and --url belong together: the proxy's address, and how others call it."
        raise NotUnderstoodError(told)
    if options.proxy and (not lan.is_address(options.proxy) or not _URL.fullmatch(options.url)):
        told = "--proxy takes an address such as 127.0.0.1, --url one such as https://table.example."
        raise NotUnderstoodError(told)
    if options.lan is not None:
        try:
            host, name = lan.find_address(options.lan) if options.lan else (lan.own_address(), "")
        except ValueError as error:
            raise NotFoundError(str(error)) from None
        if not host:
            raise NotFoundError(
                "This machine is in no network; join one, or name its address: --lan ADDRESS."
            )
        names = (name,) if name else ()
    if options.port is None and (free := lan.free_port(host, port)) != port:
        tell(f"Port {port} is taken, so it is {free}.")
        port = free
    return app.Address(host=host, port=port, names=names, outer=options.url.lower(), proxy=options.proxy)


def read_limits(options: Namespace) -> Limits:
    """How many may come. Raises NotUnderstoodError for numbers that make no sense."""
    most = limits.Limits()
    connections = most.connections if options.connections is None else options.connections
    of_one = most.of_one if options.of_one is None else options.of_one
    if not 1 <= of_one <= connections <= 10_000:
        raise NotUnderstoodError("--of-one is at least 1, --connections at least as many, and at most 10000.")
    return limits.Limits(connections=connections, of_one=of_one)


def read_tls(options: Namespace) -> ssl.SSLContext | None:
    """The certificate; None for http. Raises NotUnderstoodError for a half, SquadlogError for one that is none."""
    if options.cert is None and options.key is None:
        return None
    if options.cert is None or options.key is None:
        raise NotUnderstoodError("--cert and --key belong together: the certificate and its private key.")
    made = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        made.load_cert_chain(options.cert, options.key)
    except (OSError, ssl.SSLError) as error:
        raise SquadlogError(f"The certificate cannot be used: {error.strerror or error}.") from None
    return made
