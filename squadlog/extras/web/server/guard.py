"""The one door of the server: who may ask for what, judged before any handler, deny by default.

First what costs nothing and tells nothing: the form of the request, by which name the server was called, from which
page. Then the route, the seat, the buckets, the body. A handler is reached by what a route allows, and by nothing else.
"""

from __future__ import annotations

import asyncio
import json
import sys
import traceback
from typing import TYPE_CHECKING, Any, Protocol

from aiohttp import hdrs, web

from squadlog.base.errors import SquadlogError
from squadlog.base.names import whole_number
from squadlog.extras.web.server.connections import Connection
from squadlog.extras.web.server.guest import GUEST, PLACE
from squadlog.extras.web.server.joining import cookie_name
from squadlog.extras.web.server.limits import address_key
from squadlog.extras.web.server.refusals import put_headers, refusal
from squadlog.extras.web.server.routes import ROUTES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from aiohttp.typedefs import Handler, Middleware

    from squadlog.extras.web.server.guest import Guest, SeatPlace
    from squadlog.extras.web.server.joining import Tokens
    from squadlog.extras.web.server.limits import Gates, Limits
    from squadlog.extras.web.server.routes import WebRoute

JSON, FORM = "application/json", "application/x-www-form-urlencoded"
_TYPES = {"none": (), "json": (JSON,), "form": (FORM,), "both": (JSON, FORM)}
_ONCE = (
    hdrs.HOST, hdrs.ORIGIN, hdrs.CONTENT_TYPE, hdrs.CONTENT_LENGTH, hdrs.TRANSFER_ENCODING,
    "Sec-Fetch-Site", "Sec-Fetch-Mode",
)  # fmt: skip
"""Headers that stand once in a request: whoever judges the first and obeys the second is deceived."""
_ROUTES: dict[tuple[str, str], WebRoute] = {(route.method, route.path): route for route in ROUTES}
_BEGUN: web.RequestKey[bool] = web.RequestKey("begun", bool)


class Guarded(Protocol):
    """What the guard must know of what is served."""

    hosts: frozenset[str]
    origins: frozenset[str]
    secure: bool
    private: bool
    debug: bool
    proxy: str | None
    limits: Limits
    gates: Gates
    tokens: Tokens


class _Refused(Exception):  # noqa: N818 - no error: an answer
    def __init__(self, status: int, text: str = "", *, wait_s: float = 0) -> None:
        super().__init__(text)
        self.status, self.text = status, text
        self.headers = {"Retry-After": str(int(wait_s) + 1)} if wait_s else None


def guard(served: Guarded) -> Middleware:
    """The middleware that judges every request; every refusal and failure is one sentence."""

    @web.middleware
    async def judge(request: web.Request, handler: Handler) -> web.StreamResponse:
        route = _route_of(request)
        answers = "text" if route is None else route.answers
        try:
            return await _admit(served, request, route, handler)
        except _Refused as refused:
            response = refusal(refused.status, refused.text, answers=answers, headers=refused.headers)
        except web.HTTPException as raised:
            if raised.status < 400:
                raise
            usual = (raised.text or "").startswith(f"{raised.status}: ")
            response = refusal(raised.status, "" if usual else raised.text or "", answers=answers)
        except ConnectionError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, nobody who asks is told
            _tell_host(error, debug=served.debug)
            response = refusal(500, answers=answers)
        if request.get(_BEGUN):  # in the middle of an answer: nothing can be said any more
            raise ConnectionResetError
        if response.status in {400, 408, 413, 421}:
            response.force_close()
        return response

    return judge


def finish(served: Guarded) -> Callable[[web.Request, web.StreamResponse], Awaitable[None]]:
    """What gives every answer its headers: the application calls it before one is sent (`on_response_prepare`)."""

    async def prepare(request: web.Request, response: web.StreamResponse) -> None:
        request[_BEGUN] = True
        put_headers(response, private=served.private)

    return prepare


async def expect(request: web.Request) -> web.StreamResponse | None:
    """What answers `Expect`: go on where a body may come, so that the guard judges it; else nothing is expected."""
    if request.headers[hdrs.EXPECT].lower() != "100-continue" or request.method != "POST":
        return refusal(417, answers="text")
    await request.writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
    request.writer.output_size = 0
    return None


def _route_of(request: web.Request) -> WebRoute | None:
    """The route that is asked for, letter by letter: a path that is written otherwise is none."""
    resource, path = request.match_info.route.resource, request.raw_path.partition("?")[0]
    if any(part in path for part in ("%", "\\", ";", "//", "/.")):
        return None
    return None if resource is None else _ROUTES.get((request.method, resource.canonical))


async def _admit(
    served: Guarded, request: web.Request, route: WebRoute | None, handler: Handler
) -> web.StreamResponse:
    _judge_form(served, request)
    if request.headers.get(hdrs.HOST, "").lower() not in served.hosts:
        raise _Refused(421)
    if route is None:
        wrong = request.match_info.http_exception
        raise _Refused(405 if isinstance(wrong, web.HTTPMethodNotAllowed) else 404)
    _judge_source(served, request, route)
    _judge_body(served, request, route)
    guest = _guest(served, request)
    place = None if guest is None else _place(request, route, guest)
    if guest is None and "nobody" not in route.who:
        raise _Refused(401)
    if place is not None and place.kind not in route.who:
        raise _Refused(403)
    peer, told = request.remote, ",".join(request.headers.getall("X-Forwarded-For", ()))
    address = address_key(peer, told, served.proxy)
    _draw(served, route, address, guest)
    if route.method == "POST":
        await _read(served, request)
    if guest is not None:
        request[GUEST] = guest
        if isinstance(request.protocol, Connection):
            request.protocol.seated(guest.token)
    if place is not None:
        request[PLACE] = place
    if address != address_key(peer, None, None):
        with served.gates.behind_proxy(address) as free:
            return await _answer(served, request, route, handler, free=free)
    return await _answer(served, request, route, handler)


async def _answer(
    served: Guarded, request: web.Request, route: WebRoute, handler: Handler, *, free: bool = True
) -> web.StreamResponse:
    if not free:
        raise _Refused(503)
    if route.cost != "stream":
        async with served.gates.turn(request[GUEST].token if GUEST in request else ""):
            return await handler(request)
    with served.gates.stream(request[GUEST].token) as open_:
        if not open_:
            most = served.limits.streams
            raise _Refused(429, f"This device has {most} pages open already: close one of them.")
        if isinstance(request.protocol, Connection):
            request.protocol.streams()
        return await handler(request)


def _judge_form(served: Guarded, request: web.Request) -> None:
    """Whether it is a plain request for a path of this server, with each header once."""
    target = request.raw_path
    if not target.startswith("/") or not target.isascii() or not target.isprintable() or "#" in target:
        raise _Refused(400)
    if any(len(request.headers.getall(name, ())) > 1 for name in _ONCE):
        raise _Refused(400)
    length = len(target) + sum(len(name) + len(said) + 4 for name, said in request.raw_headers)
    if length > served.limits.head:
        raise _Refused(431)
    if any(not text.isprintable() for pair in request.query.items() for text in pair):
        raise _Refused(400)


def _judge_source(served: Guarded, request: web.Request, route: WebRoute) -> None:
    """Whether a page of this server asks: a link from elsewhere opens the front page, and nothing else."""
    site = request.headers.get("Sec-Fetch-Site", "none").lower()
    followed = route.path == "/" and request.headers.get("Sec-Fetch-Mode", "").lower() == "navigate"
    if site not in {"same-origin", "none"} and not followed:
        raise _Refused(403, "Another page asked for this: open the page of this server itself.")
    origin = request.headers.get(hdrs.ORIGIN)
    is_needed = (
        route.method == "POST" or hdrs.UPGRADE in request.headers
    )  # a socket obeys no other rule of browsers
    if (origin is None and is_needed) or (origin is not None and origin not in served.origins):
        raise _Refused(403, "Another page asked for this: open the page of this server itself.")


def _judge_body(served: Guarded, request: web.Request, route: WebRoute) -> None:
    """Whether what comes with it may come, by its head alone."""
    if request.headers.get(hdrs.CONTENT_ENCODING) is not None:
        raise _Refused(415)
    if (request.content_length or 0) > served.limits.body:
        raise _Refused(413)
    types = _TYPES[route.content]
    if not types:
        if request.body_exists:
            raise _Refused(400)
    elif request.content_type not in types or (request.charset or "utf-8").lower() not in {"utf-8", "utf8"}:
        raise _Refused(415)


def _guest(served: Guarded, request: web.Request) -> Guest | None:
    """Who asks, by the cookie. Two of its name are none: a page on another port may have laid one of them."""
    name = cookie_name(served.tokens, served.hosts, secure=served.secure)
    told = [part.strip() for line in request.headers.getall(hdrs.COOKIE, ()) for part in line.split(";")]
    held = {part.removeprefix(f"{name}=") for part in told if part.startswith(f"{name}=")}
    return served.tokens.guest(held.pop()) if len(held) == 1 else None


def _place(request: web.Request, route: WebRoute, guest: Guest) -> SeatPlace | None:
    """Where a guest sits who asks: at the table that is named, else at the only one."""
    asked = request.query.getall("battle", ())
    if len(asked) > 1:
        raise _Refused(400)
    number = whole_number(asked[0]) if asked else None
    place = None if asked and number is None else guest.at(number)
    if place is None and asked:
        raise _Refused(403, "This device has no seat at that table.")
    if place is None and "nobody" not in route.who:
        raise _Refused(400, "This device sits at several tables: say which one with ?battle=N.")
    return place


def _draw(served: Guarded, route: WebRoute, address: str, guest: Guest | None) -> None:
    """Take from the bucket that the route draws on."""
    gates = served.gates
    if route.cost == "join":
        if not gates.joins.take(address):
            raise _Refused(429, "Too many codes from here: wait a moment.", wait_s=served.limits.join_s)
        if pause_s := gates.wrong_codes.pause_s():
            raise _Refused(429, "Too many wrong codes: joining pauses for a minute.", wait_s=pause_s)
    if route.cost == "say" and guest is not None and not gates.commands.take(guest.token):
        raise _Refused(429, "Too many commands at once: wait a moment.", wait_s=0.1)
    if route.cost == "point" and guest is not None and not gates.points.take(guest.token):
        raise _Refused(429, "You point too often: wait a moment.", wait_s=1)


async def _read(served: Guarded, request: web.Request) -> None:
    """Read the body, and see that it is a JSON object or a form: handlers find it as it stands."""
    try:
        async with asyncio.timeout(served.limits.body_s):
            await request.read()
    except TimeoutError:
        raise _Refused(408) from None
    except web.HTTPException:
        raise _Refused(413) from None
    except ConnectionError:
        raise
    except Exception:  # noqa: BLE001 - chunks that are none, a body that ends too early
        raise _Refused(400) from None
    try:
        if request.content_type == JSON:
            found = json.loads(await request.text(), parse_constant=_no_number)
            json.dumps(found, ensure_ascii=False).encode()
            if not isinstance(found, dict):
                raise _Refused(400, "What was sent is no JSON object.")
        else:
            await request.post()
    except (ValueError, RecursionError):
        raise _Refused(400, "What was sent is neither a JSON object nor a form.") from None


def _no_number(text: str) -> Any:  # noqa: ANN401 - it gives none
    raise ValueError(text)


def _tell_host(error: Exception, *, debug: bool) -> None:
    if debug:
        traceback.print_exception(error, file=sys.stderr)
    else:
        told = (
            str(error)
            if isinstance(error, SquadlogError)
            else f"{type(error).__name__} (--debug shows where)"
        )
        sys.stderr.write(f"A request failed: {told}\n")
