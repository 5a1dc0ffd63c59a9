"""`serve`: the battle on everybody's phone, a display for all, the referee's page."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
from importlib.util import find_spec
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import battle_number, number, open_store
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, terminal_width
from squadlog.extras.web.commands.serve_options import add_options, read_address, read_limits, read_tls

with lazy_imports():
    from squadlog.extras.web import running, seating, telling

if TYPE_CHECKING:
    import ssl
    from argparse import Namespace
    from collections.abc import Callable

    from squadlog.extras.web.server.app import Address, ServedTables
    from squadlog.extras.web.server.worker import Worker
    from squadlog.store.record_file import Store

NEEDED = 'Pages need the extra for them: pip install "squadlog[web]"'
NEEDED_FOR_SCREENS = 'The screens in a browser need the extra for them: pip install "squadlog[web-terminal]"'
ENDS_S = 1.8
"""Seconds after which it ends, whatever it still does: all that was accepted is in the file."""
_ABOUT = """\
Opens battles and side games to phones, tablets and a display. Nobody installs anything: each seat has a code, which a
device types or reads as a picture, and then has its own page. Without --lan only this machine can open it.
"""
_HOW = """\
squadlog serve 1 2 5 --lan serves three tables; whoever sits at several chooses among them. While it runs, Enter prints
new codes, and Ctrl-C ends it. The battle can be played at this machine as well.
"""


def run(name: str, words: list[str]) -> int:
    """`serve [BATTLE ...]`, until Ctrl-C. Refused where it cannot listen, or a battle is not there."""
    made = parser(name)
    made.description, made.epilog = _ABOUT, _HOW
    add_options(made)
    options = read(made, words)
    if find_spec("aiohttp") is None or find_spec("jinja2") is None:
        raise SquadlogError(NEEDED)
    if options.terminal and find_spec("textual_serve") is None:
        raise SquadlogError(NEEDED_FOR_SCREENS)
    address, tls, most = read_address(options), read_tls(options), read_limits(options)
    with open_store() as store:
        numbers = [_number(store, one) for one in options.battle] or [battle_number(store, None)]
        if options.seats is not None:
            if len(set(numbers)) > 1 or numbers[0] not in {one.id for one in store.battles()}:
                raise NotUnderstoodError("--seats is for one battle.")
            seating.seat_people(store, numbers[0], options.seats)
        path = store.path
    numbers, back = list(dict.fromkeys(numbers)), options.taking_back
    make = running.records_served(path, numbers, most, terminal=options.terminal, taking_back=back)
    asyncio.run(_Serving(options).serve(make, address, tls))
    return OK


def _number(store: Store, text: str) -> int:
    """A battle or a side game by its number. Raises NotFoundError where there is none."""
    asked = number(text)
    if asked not in {one.id for one in (*store.battles(), *store.games())}:
        raise NotFoundError(f"There is no battle and no side game {asked}; squadlog battles lists them.")
    return asked


class _Serving:
    """Serves until a signal: the first lets all pages go, the second, or a time too long, ends it at once."""

    def __init__(self, options: Namespace) -> None:
        self._options, self._stopped, self._ending = options, asyncio.Event(), False

    async def serve(
        self, make: Callable[[Worker], ServedTables], address: Address, tls: ssl.SSLContext | None
    ) -> None:
        loop = asyncio.get_running_loop()
        signs = (signal.SIGINT, signal.SIGTERM)
        before = [signal.signal(sign, lambda *_: self._stop(loop)) for sign in signs]

        def made(worker: Worker) -> ServedTables:
            served = make(worker)
            served.debug = self._options.debug
            return served

        try:
            async with running.serving(made, address, tls) as served:
                self._tell(served, address)
                with contextlib.suppress(TimeoutError):
                    minutes = self._options.minutes
                    await asyncio.wait_for(self._stopped.wait(), None if minutes is None else 60 * minutes)
        except OSError as error:
            told = f"It cannot listen at {_place(address)}: {error.strerror or error}. Try another --port."
            raise SquadlogError(told) from None
        finally:
            for sign, handler in zip(signs, before, strict=True):
                signal.signal(sign, handler)

    def _stop(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._ending:
            _end()
        self._ending = True
        loop.call_soon_threadsafe(self._stopped.set)
        late = threading.Timer(ENDS_S, _end)  # also for work that goes on beside the loop
        late.daemon = True
        late.start()

    def _tell(self, served: ServedTables, address: Address) -> None:
        if self._options.json:
            print_json("serve", telling.as_data(served), line=True)
            sys.stdout.flush()
            return
        print_lines(telling.as_lines(served, address))
        self._tell_codes(served)
        with contextlib.suppress(OSError, ValueError, NotImplementedError, AttributeError):
            asyncio.get_running_loop().add_reader(sys.stdin.fileno(), self._typed, served)

    @staticmethod
    def _tell_codes(served: ServedTables) -> None:
        width = terminal_width() if sys.stdout.isatty() else 0
        told = telling.as_data(served)
        sys.stdout.write("\n".join(telling.code_lines(told, width=width, ink=False)) + "\n")
        sys.stdout.flush()

    def _typed(self, served: ServedTables) -> None:
        """Make new codes for all seats, after Enter."""
        typed = sys.stdin.fileno()
        elsewhere = os.isatty(typed) and os.tcgetpgrp(typed) != os.getpgrp()  # begun with & at a shell
        if elsewhere or not os.read(typed, 4096):
            asyncio.get_running_loop().remove_reader(typed)
            return
        served.codes.clear()
        self._tell_codes(served)


def _place(address: Address) -> str:
    return f"[{address.host}]:{address.port}" if ":" in address.host else f"{address.host}:{address.port}"


def _end() -> None:
    """End now: nothing of what was accepted waits to be written."""
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(OK)
