"""`serve`: the battle on everybody's phone, a display for all, the referee's page."""

from __future__ import annotations

import asyncio
import re
import signal
import ssl
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import battle_number, number, open_store
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, tell

with lazy_imports():
    from squadlog.extras.web import telling
    from squadlog.extras.web.server import app, lan

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable

    from squadlog.extras.web.server.worker import Worker
    from squadlog.store.record_file import Store

_URL = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?", re.IGNORECASE)
NEEDED = 'Pages need the extra for them: pip install "squadlog[web]"'
NEEDED_FOR_SCREENS = 'The screens in a browser need the extra for them: pip install "squadlog[web-terminal]"'


def run(name: str, words: list[str]) -> int:
    """`serve [BATTLE ...]`, until Ctrl-C. Refused where it cannot listen, or a battle is not there."""
    made = parser(name)
    made.add_argument(
        "battle", nargs="*", help="the battles and side games to serve; without one the current battle"
    )
    made.add_argument("--port", type=int, metavar="N", help="where it listens (4870); 0 takes any free one")
    made.add_argument(
        "--lan",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="for devices in the same network too, by this address",
    )
    made.add_argument("--cert", type=Path, metavar="FILE", help="the certificate, for https; with --key")
    made.add_argument("--key", type=Path, metavar="FILE", help="its private key")
    made.add_argument(
        "--proxy",
        default="",
        metavar="ADDRESS",
        help="a proxy in front of it, which tells whose requests come",
    )
    made.add_argument(
        "--url", default="", help="with --proxy: how others call it, such as https://table.example"
    )
    made.add_argument(
        "--terminal",
        action="store_true",
        help="for laptops: the screens in a browser too, at /page/terminal of whoever sits there",
    )
    made.add_argument(
        "--taking-back",
        choices=("anybody", "own", "consent"),
        default="",
        help="undo policy at the pages; consent, where nothing was agreed with the battle",
    )
    options = read(made, words)
    if find_spec("aiohttp") is None or find_spec("jinja2") is None:
        raise SquadlogError(NEEDED)
    if options.terminal and find_spec("textual_serve") is None:
        raise SquadlogError(NEEDED_FOR_SCREENS)
    with open_store() as store:
        numbers = [_number(store, one) for one in options.battle] or [battle_number(store, None)]
        path = store.path
    with asyncio.Runner() as runner:
        runner.run(
            _serve(
                app.records_served(
                    path,
                    list(dict.fromkeys(numbers)),
                    terminal=options.terminal,
                    taking_back=options.taking_back,
                ),
                _address(options),
                _tls(options),
                as_json=options.json,
                debug=options.debug,
            )
        )
    return OK


def _number(store: Store, text: str) -> int:
    """A battle or a side game by its number. Raises NotFoundError where there is none."""
    asked = number(text)
    if asked not in {one.id for one in (*store.battles(), *store.games())}:
        raise NotFoundError(f"There is no battle and no side game {asked}; squadlog battles lists them.")
    return asked


def _address(options: Namespace) -> app.Address:
    port = app.PORT if options.port is None else options.port
    if not 0 <= port < 65536:
        raise NotUnderstoodError(f"{port} is no port; they go from 1 to 65535, and 0 takes any free one.")
    if bool(options.proxy) != bool(options.url):
        raise NotUnderstoodError(
            "--proxy and --url belong together: the proxy's address, and how others call it."
        )
    if options.proxy and (not lan.is_address(options.proxy) or not _URL.fullmatch(options.url)):
        raise NotUnderstoodError(
            "--proxy takes an address such as 127.0.0.1, --url one such as https://table.example."
        )
    host = app.Address().host if options.lan is None else options.lan or lan.own_address()
    if not host:
        raise NotFoundError("This machine is in no network; join one, or name its address: --lan ADDRESS.")
    return app.Address(host=host, port=port, outer=options.url.lower(), proxy=options.proxy)


def _tls(options: Namespace) -> ssl.SSLContext | None:
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


async def _serve(
    make: Callable[[Worker], app.ServedTables],
    address: app.Address,
    tls: ssl.SSLContext | None,
    *,
    as_json: bool,
    debug: bool,
) -> None:
    def made(worker: Worker) -> app.ServedTables:
        served = make(worker)
        served.debug = debug
        return served

    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    try:
        async with app.serving(made, address, tls) as served:
            if as_json:
                print_json("serve", telling.as_data(served), line=True)
                sys.stdout.flush()
            else:
                for line in telling.as_lines(served, address):
                    tell(line)
            await stopped.wait()
    except OSError as error:
        where = f"{address.host}:{address.port}"
        raise SquadlogError(
            f"It cannot listen at {where}: {error.strerror or error}. Try another --port."
        ) from None
