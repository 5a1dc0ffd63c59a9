"""Somebody points at a place of the map, and it glows for all or for a side; and what the displays look at."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from aiohttp import web

from squadlog.extras.web.server.app import SERVED
from squadlog.extras.web.server.guest import PLACE
from squadlog.extras.web.server.maps import on_map
from squadlog.extras.web.server.saying import fields, home_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


async def point(request: web.Request) -> web.Response:
    """`POST /page/point`: `at` a place, `for` all or side. It is in no record, and tells nothing of what is there."""
    served, place, asked = request.app[SERVED], request[PLACE], await fields(request)
    to = asked.get("for", "all")
    if to not in ("all", "side"):
        raise web.HTTPBadRequest(text="`for` is all or side.")
    at = str(asked.get("at") or _written(asked))
    told = await on_map(request, lambda table, _: table.point(place, at, alone=to == "side"))
    served.streams.tell(place.battle, "point", place.seat, json.dumps(told.data), told.hears)
    return _done(request)


async def view(request: web.Request) -> web.Response:
    """`POST /page/view`: what the displays show: `mode` follow, hold, place or replay, `floor`, `at`, `scale_m`."""
    served, place, asked = request.app[SERVED], request[PLACE], await fields(request)
    data = await on_map(request, lambda table, _: table.turn_displays(place, asked))
    served.streams.tell(place.battle, "view", "", json.dumps(data), lambda one: one.kind == "display")
    return _done(request)


def _written(asked: Mapping[str, Any]) -> str:
    return f"{asked.get('x', '')},{asked.get('y', '')}@{asked.get('floor', 1)}"


def _done(request: web.Request) -> web.Response:
    """A page without its script is given again."""
    if request.content_type != "application/json":
        raise web.HTTPSeeOther(home_of(request))
    return web.Response(status=204)
