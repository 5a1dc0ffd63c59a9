"""What pages read: the page itself, its state, what is opened by a tap, and the stream of what changes."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from aiohttp import web

from squadlog.base.names import whole_number
from squadlog.extras.web.pages import assets, whole
from squadlog.extras.web.pages.page import THOUGHTS
from squadlog.extras.web.server.app import SERVED
from squadlog.extras.web.server.guest import GUEST, PLACE
from squadlog.extras.web.server.refusals import FOR_GOOD, html_answer, packed_answer, paper_answer
from squadlog.extras.web.server.served_map import ServedMap
from squadlog.extras.web.server.streams import Stream

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.extras.web.server.guest import SeatPlace

_Found = TypeVar("_Found")
LOOKS = ("", "day", "night")
PIECE = "X-Squadlog"
"""The header of a request for a piece without the page round it."""


async def front(request: web.Request) -> web.Response:
    """`GET /`: the page of the seat, or of all tables of a device; whoever has none is asked for a code."""
    served = request.app[SERVED]
    place, guest = request.get(PLACE), request.get(GUEST)
    if place is not None:
        return html_answer(await served.page(place, token=request[GUEST].token))
    return html_answer(whole.joining() if guest is None else await served.lobby(guest))


async def state(request: web.Request) -> web.Response:
    """`GET /state`: all that the seat knows and is asked."""
    served, place = request.app[SERVED], request[PLACE]
    return web.json_response(await served.worker.ask(served.tables[place.battle].value, place))


async def data(request: web.Request) -> web.Response:
    """`GET /menu`, `/form`, `/targets`: as the commands of those names give it with `--json`."""
    served, place = request.app[SERVED], request[PLACE]
    name = request.path.strip("/")
    return web.json_response(await _found(request, served.tables[place.battle].data, place, name))


async def piece(request: web.Request) -> web.Response:
    """`GET /page/piece/NAME`: what is opened by a tap; with a page round it where no script asks for it."""
    served, place = request.app[SERVED], request[PLACE]
    table, name = served.tables[place.battle], request.match_info["name"]
    if name in THOUGHTS:
        text = await served.thinker.ask(await _found(request, table.thought, place, name))
    else:
        text = await _found(request, table.fragment, place, name)
    return html_answer(
        text if request.headers.get(PIECE) == "piece" else await served.page(place, opened=text)
    )


async def paper(request: web.Request) -> web.Response:
    """`GET /page/paper`: the squads of the seat on paper, a document by itself; 404 where there is none."""
    served, place = request.app[SERVED], request[PLACE]
    text = await served.worker.ask(served.tables[place.battle].paper, place)
    if not text:
        raise web.HTTPNotFound(text="There is nothing on paper here.")
    return paper_answer(text)


async def _found(
    request: web.Request,
    find: Callable[[SeatPlace, str, Mapping[str, str]], _Found],
    place: SeatPlace,
    name: str,
) -> _Found:
    """What is asked for by name with the fields of the address. 404 for none, 422 for what is wrong with it."""
    asked = {one: ",".join(request.query.getall(one)) for one in request.query}
    try:
        return await request.app[SERVED].worker.ask(find, place, name, asked)
    except KeyError:
        raise web.HTTPNotFound(text="There is no such thing to be opened.") from None
    except ValueError as error:
        raise web.HTTPUnprocessableEntity(text=str(error)) from None


async def events(request: web.Request) -> web.StreamResponse:
    """`GET /events`: what changes, as long as the page is open; a page that slept tells the entry it has `seen`."""
    served = request.app[SERVED]
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
    await response.prepare(request)
    stream = Stream(request[GUEST], request[PLACE])
    table = served.tables[stream.place.battle]
    shown = getattr(table, "map", None)
    if stream.place.kind == "display" and isinstance(shown, ServedMap):
        stream.note("view", "", json.dumps(shown.view.data))
    seen = whole_number(request.query.get("seen", ""))
    missed = await served.missed(stream.place, stream.guest.token, seen)
    async with served.streams.opened(stream, missed):
        with suppress(ConnectionError):
            await stream.send(response)
    return response


async def asset(request: web.Request) -> web.Response:
    """`GET /page/static/NAME`: a script or a style sheet, packed where the browser can unpack it."""
    found = assets.asset(request.match_info["name"])
    if found is None:
        raise web.HTTPNotFound(text="There is no such file.")
    return packed_answer(request, found.packed, found.kind, {"Cache-Control": FOR_GOOD})


async def display(request: web.Request) -> web.Response:
    """`GET /display?only=PIECES&clear=1&look=day|night`; 400 for a piece that a display does not have."""
    served, place, asked = request.app[SERVED], request[PLACE], request.query
    only = tuple(filter(None, asked.get("only", "").split(",")))
    look = asked.get("look", "")
    if asked.get("clear", "") not in ("", "0", "1"):
        raise web.HTTPBadRequest(text="`clear` is 1 for clear ground.")
    if look not in LOOKS:
        raise web.HTTPBadRequest(text="`look` is day or night.")
    try:
        text = await served.page(place, only=only, clear=asked.get("clear") == "1", look=look)
    except KeyError as error:
        raise web.HTTPBadRequest(text=str(error.args[0])) from None
    return html_answer(text)
