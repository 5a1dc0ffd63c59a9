"""The page with a terminal, and its socket: for whoever has a seat, from this server's own page, and nothing else."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import hdrs, web

from squadlog.extras.web.pages.templates_of import render
from squadlog.extras.web.server.app import SERVED
from squadlog.extras.web.server.guest import GUEST, PLACE

if TYPE_CHECKING:
    from squadlog.extras.web.terminal.open_terminals import SeatTerminals

FILES = {"xterm.css": ("css/xterm.css", "text/css"), "textual.js": ("js/textual.js", "text/javascript")}
"""What is taken from textual-serve: the terminal in the browser. Of its server nothing is."""
NONE_HERE = "The host shows no terminals: squadlog serve --terminal does."
FULL = "There are too many terminals already: close one of them."
READ_ALONG = (
    "This battle is sealed, and a password typed here could be read on the way: open it at your own terminal."
)


async def page(request: web.Request) -> web.Response:
    """`GET /page/terminal`: the page of it."""
    await _terminals(request)
    served, place = request.app[SERVED], request[PLACE]
    scheme = "wss" if served.secure else "ws"
    socket = f"{scheme}://{request.host}/page/terminal/socket?battle={place.battle}&size="
    title = served.tables[place.battle].title
    return web.Response(
        text=render("terminal", title=title, place=place, socket=socket), content_type="text/html"
    )


async def file(request: web.Request) -> web.Response:
    """`GET /page/terminal/file/NAME`: the terminal itself."""
    name, kind = FILES.get(request.match_info["name"], ("", ""))
    folder = _folder()
    if not name or folder is None:
        raise web.HTTPNotFound
    data = await request.app[SERVED].worker.ask((folder / name).read_bytes)
    return web.Response(body=data, content_type=kind, headers={"Cache-Control": "private, max-age=86400"})


async def socket(request: web.Request) -> web.StreamResponse:
    """`GET /page/terminal/socket`: the screens of the seat, as long as the page is open."""
    terminals = await _terminals(request)
    if hdrs.ORIGIN not in request.headers:  # one from elsewhere was refused before
        raise web.HTTPForbidden
    served, place, token = request.app[SERVED], request[PLACE], request[GUEST].token
    if not terminals.has_room(place):
        raise web.HTTPTooManyRequests(text=FULL)
    return await terminals.show(request, place, lambda: served.tokens.sits(token, place))


async def _terminals(request: web.Request) -> SeatTerminals:
    """The terminals of the server, where it shows any, and where what is typed there stays between the two."""
    served, place = request.app[SERVED], request[PLACE]
    if served.terminals is None:
        raise web.HTTPNotFound(text=NONE_HERE)
    if not served.private and await served.worker.ask(served.store.is_sealed, place.battle):
        raise web.HTTPForbidden(text=READ_ALONG)
    return served.terminals


@cache
def _folder() -> Path | None:
    """Where textual-serve keeps its files; None where it is not installed."""
    found = find_spec("textual_serve")
    places = found.submodule_search_locations if found is not None else None
    return Path(next(iter(places))) / "static" if places else None
