"""What pages read of the map: grounds, which a browser keeps for good, and the figures on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from aiohttp import web

from squadlog.base.names import whole_number
from squadlog.extras.web.server.app import SERVED
from squadlog.extras.web.server.guest import PLACE
from squadlog.extras.web.server.refusals import FOR_GOOD, packed_answer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.extras.web.server.served_map import ServedMap

_FoundT = TypeVar("_FoundT")


async def ground(request: web.Request) -> web.Response:
    """`GET /ground/HASH.svg`: a floor of the map of the guest's table, as no play changes it."""
    name = request.match_info["name"]
    found = await on_map(request, lambda table, place: table.ground(place, name))
    return _svg(request, found, {"Cache-Control": FOR_GOOD})


async def figures(request: web.Request) -> web.Response:
    """`GET /figures.svg?floor=N&look=day`: who and what is on a floor, as the seat knows it; `frame`: as it knew it."""
    asked, look = request.query, request.query.get("look", "day")
    floor, frame = number_of(asked, "floor", 1), number_of(asked, "frame") if "frame" in asked else None
    found = await on_map(request, lambda table, place: table.figures(place, look, floor, frame))
    return _svg(request, found, {})


async def on_map(request: web.Request, work: Callable[[ServedMap, SeatPlace], _FoundT]) -> _FoundT:
    """What comes of something that is asked of the map of the guest's table.

    404 where it has none, 422 in a sentence for what makes no sense on it.
    """
    served, place = request.app[SERVED], request[PLACE]
    table = served.tables[place.battle]
    try:
        return await served.worker.ask(lambda: work(table.mapped(place), place))
    except ValueError as error:
        raise web.HTTPUnprocessableEntity(text=str(error)) from None


def number_of(asked: Mapping[str, str], name: str, otherwise: int = 0) -> int:
    """A whole number that was asked for. 400 for anything else."""
    if not (text := asked.get(name, "")):
        return otherwise
    if (found := whole_number(text, most_digits=6)) is None:
        raise web.HTTPBadRequest(text=f"`{name}` must be a number.")
    return found


def _svg(request: web.Request, packed: bytes | None, headers: dict[str, str]) -> web.Response:
    """A drawing; 404 for none."""
    if packed is None:
        raise web.HTTPNotFound
    return packed_answer(request, packed, "image/svg+xml", headers)
