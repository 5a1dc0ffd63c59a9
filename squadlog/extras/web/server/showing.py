"""The display, whole or its pieces by themselves on clear ground, as a stream lays them over its picture."""

from __future__ import annotations

from aiohttp import web

from squadlog.extras.web.server.app import SERVED
from squadlog.extras.web.server.guest import PLACE

LOOKS = ("", "day", "night")


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
    return web.Response(text=text, content_type="text/html")
