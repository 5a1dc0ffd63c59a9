"""Taking a seat: a code becomes a cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

from squadlog.base.errors import SquadlogError
from squadlog.extras.web.pages import whole
from squadlog.extras.web.server.app import SERVED
from squadlog.extras.web.server.guest import GUEST, PLACE
from squadlog.extras.web.server.joining import cookie_name
from squadlog.extras.web.server.refusals import html_answer, refusal
from squadlog.extras.web.server.saying import fields

if TYPE_CHECKING:
    from squadlog.extras.web.server.app import ServedTables

WRONG = "This code is wrong, used or too old: ask for a new one."
_YEAR_S = 365 * 24 * 3600


async def join(request: web.Request) -> web.StreamResponse:
    """`POST /join`: a code becomes a cookie, 204; 401 for one that is wrong, used or late."""
    secret = await _seated(request)
    if not secret:
        return refusal(401, WRONG, code="wrong_code")
    return _with_cookie(request.app[SERVED], web.Response(status=204), secret)


async def page_join(request: web.Request) -> web.StreamResponse:
    """`POST /page/join`: the form of a page without its script; a page with a link to the seat."""
    secret = await _seated(request)
    if not secret:
        return html_answer(whole.joining(WRONG), 401)
    return _with_cookie(request.app[SERVED], html_answer(whole.seated()), secret)


async def page_word(request: web.Request) -> web.StreamResponse:
    """`POST /page/word`: the password of a side of a sealed battle opens it in the memory of this computer."""
    served, place = request.app[SERVED], request[PLACE]
    table = served.tables[place.battle]
    if not table.private:
        raise web.HTTPForbidden(text="The connection is not encrypted: no password is taken here.")
    try:
        await served.worker.ask(table.unlock, place, str((await fields(request)).get("word", "")))
    except SquadlogError as error:
        served.gates.wrong_codes.add()
        return html_answer(await served.page(place, told=str(error)), 422)
    await served.streams.look(place.battle)
    raise web.HTTPSeeOther(f"/?battle={place.battle}")


async def _seated(request: web.Request) -> str:
    """The token of a code, with the seats at other tables that the device had; empty for a code that is none."""
    served = request.app[SERVED]
    typed = (await fields(request)).get("code")
    if not isinstance(typed, str):
        raise web.HTTPBadRequest(text="`code` must be the text of a code.")
    guest = request.get(GUEST)
    secret = await served.worker.ask(_redeem, served, typed, "" if guest is None else guest.token)
    if not secret:
        served.gates.wrong_codes.add()
        return ""
    served.streams.end(lambda one: not served.tokens.sits(one.guest.token, one.place))
    return secret


def _redeem(served: ServedTables, typed: str, held: str) -> str:
    """The token of a code at once with the seat: nobody finds that free without a code, and makes it another."""
    code = served.codes.redeem(typed)
    return "" if code is None else served.tokens.give(code.place, held, onlooker=code.until is None)


def _with_cookie(served: ServedTables, response: web.Response, secret: str) -> web.Response:
    response.set_cookie(
        cookie_name(served.tokens, served.hosts, secure=served.secure),
        secret,
        path="/",
        secure=served.secure,
        httponly=True,
        samesite="Strict",
        max_age=_YEAR_S,
    )
    return response
