"""The seats of a table, for its referee: who is here, codes, sending away, acting for, a word to one seat alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aiohttp import web

from squadlog.base.records import record
from squadlog.extras.web.server.app import SERVED
from squadlog.extras.web.server.guest import PLACE, SeatPlace
from squadlog.extras.web.server.joining import onlookers
from squadlog.extras.web.server.room import LONGEST
from squadlog.extras.web.server.saying import fields, home_of
from squadlog.extras.web.server.tables import Said
from squadlog.language.words import quote

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from squadlog.extras.web.server.app import ServedTables
    from squadlog.extras.web.server.attendance import RoomTold


async def seats(request: web.Request) -> web.Response:
    """`GET /seats`: who is here, away since, what each is asked."""
    served, battle = request.app[SERVED], request[PLACE].battle
    told, commands, asked = await served.worker.ask(_of_seats, served, battle)
    return web.json_response({
        "seats": [
            {
                "name": one.told.name, "kind": one.told.kind, "presence": one.presence, "here": one.presence == "here",
                "away_since": one.away_since or None, "devices": one.devices, "acting_for": list(one.told.acting_for),
                "left": one.told.left, "code": one.code or None,
                "commands": commands.get(one.told.name, ""),
                "asked": asked.get(one.told.name),
            }
            for one in told.seats
        ],
        "codes_shown": told.codes_shown, "joining_pauses": told.joining_pauses, "onlookers": told.onlookers,
    })  # fmt: skip


def _of_seats(served: ServedTables, battle: int) -> tuple[RoomTold, Mapping[str, str], dict[str, str]]:
    """Who is here, whom each commands and what each is asked, all of one moment."""
    told = served.room.told(battle)
    return told, served.tables[battle].commands(), served.room.asked(told, battle)


async def send_away(served: ServedTables, place: SeatPlace) -> int:
    """Send away all who sit at a seat, and its code with them; how many devices there were."""
    gone = await served.worker.ask(served.tokens.revoke, place.battle, place.seat)
    served.codes.drop(place)
    served.room.attendance.forget(place)
    served.streams.end(lambda one: one.place.battle == place.battle and one.guest.token in gone)
    return len(gone)


async def do(request: web.Request) -> web.Response:
    """`POST /seats`: `{"seat", "do": "revoke|code|act-for|word|link|hide-codes|show-codes"}`."""
    return await _done(request)


async def page_do(request: web.Request) -> web.StreamResponse:
    """`POST /page/seats`: the form of a page without its script; its page again, or why not."""
    answer = await _done(request)
    if answer.status < 300:
        raise web.HTTPSeeOther(home_of(request))
    return answer


@record
class SeatRequest:
    """What the referee has done about a place: at a server, `by` his own place, with what he wrote beside it."""

    served: ServedTables
    by: SeatPlace
    place: SeatPlace
    asked: Mapping[str, Any]

    def text(self, name: str) -> str:
        """A text that he wrote; 400 for anything else."""
        return _text(self.asked, name)


async def _done(request: web.Request) -> web.Response:
    served, asked = request.app[SERVED], await fields(request)
    battle, what, name = request[PLACE].battle, _text(asked, "do"), _text(asked, "seat")
    if what in ("hide-codes", "show-codes"):
        shown = what == "show-codes"
        await served.worker.ask(served.room.show_codes, battle, shown=shown)
        answer = _told("The displays show the codes." if shown else "No display shows a code.")
    else:
        looks_on = onlookers(battle)
        place = (
            looks_on if name == looks_on.seat else await served.worker.ask(served.room.place, battle, name)
        )
        if place is None:
            raise web.HTTPBadRequest(text="There is no such seat at this table.")
        if what not in _DOES or (place == looks_on and what not in ("revoke", "link")):
            raise web.HTTPBadRequest(
                text=f"`do` is one of {', '.join((*_DOES, 'hide-codes', 'show-codes'))}."
            )
        answer = await _DOES[what](SeatRequest(served=served, by=request[PLACE], place=place, asked=asked))
    await served.streams.tell_room(battle)
    return answer


def _told(line: str, **more: Any) -> web.Response:  # noqa: ANN401 - as JSON
    return web.json_response({"lines": [line], **more})


async def _revoke(one: SeatRequest) -> web.Response:
    devices = await send_away(one.served, one.place)
    return _told(f"{one.place.seat} must join again.", devices=devices)


async def _code(one: SeatRequest) -> web.Response:
    code = await one.served.worker.ask(one.served.codes.make, one.place)
    told = f"The code of {one.place.seat} is {code}, for one device and ten minutes."
    return _told(told, code=code, url=f"{one.served.url}/#{code}")


async def _link(one: SeatRequest) -> web.Response:
    if one.place != onlookers(one.place.battle):
        raise web.HTTPBadRequest(text="A link is for onlookers; a seat has a code.")
    one.served.codes.drop(one.place)
    url = f"{one.served.url}/#{await one.served.worker.ask(one.served.codes.link, one.place.battle)}"
    return _told(f"{url} lets anybody look on.", url=url)


async def _act_for(one: SeatRequest) -> web.Response:
    why = one.text("why")
    because = f" because {quote(why)}" if why else ""
    said = Said(sentence=f"act for {quote(one.place.seat)} by {quote(one.text('by'))}{because}")
    answered = await one.served.worker.ask(one.served.tables[one.place.battle].say, one.by, said)
    if answered.status < 300:
        await one.served.streams.look(one.place.battle, one.by)
    return web.json_response(answered.body, status=answered.status)


async def _word(one: SeatRequest) -> web.Response:
    if len(words := one.text("text")) > LONGEST:
        raise web.HTTPBadRequest(text=f"A word to a seat has at most {LONGEST} characters.")
    await one.served.worker.ask(one.served.room.tell, one.place, words)
    return _told(f"{one.place.seat} reads it." if words else f"{one.place.seat} reads it no more.")


_DOES: Mapping[str, Callable[[SeatRequest], Awaitable[web.Response]]] = {
    "revoke": _revoke, "code": _code, "act-for": _act_for, "word": _word, "link": _link,
}  # fmt: skip


def _text(asked: Mapping[str, Any], name: str) -> str:
    """A text of what was sent; 400 for anything else."""
    if not isinstance(found := asked.get(name, ""), str) or not found.isprintable():
        raise web.HTTPBadRequest(text=f"`{name}` must be a text of one line.")
    return found.strip()
