"""A battle watched again on a page, as far as the seat may know it."""

from __future__ import annotations

from aiohttp import web

from squadlog.extras.web.pages import whole
from squadlog.extras.web.server.app import SERVED
from squadlog.extras.web.server.guest import PLACE
from squadlog.extras.web.server.maps import number_of, on_map
from squadlog.extras.web.server.reading import PIECE
from squadlog.extras.web.server.refusals import html_answer


async def replay(request: web.Request) -> web.Response:
    """`GET /page/replay?frame=N`: a frame as a page; its pieces alone for the script."""
    number = number_of(request.query, "frame")
    shown = await on_map(request, lambda table, place: table.replayed(place, number))
    if request.headers.get(PIECE) == "piece":
        return web.json_response({"entry": shown.entry, "pieces": shown.pieces})
    place = request[PLACE]
    return html_answer(whole.page(request.app[SERVED].tables[place.battle].title, place, shown))
