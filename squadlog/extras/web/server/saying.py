"""What pages send up: words, faces of dice, that something is taken back; and what is answered.

Programs send JSON and get JSON. A page without its script sends a form, and is given its page again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

from aiohttp import web

from squadlog.base.names import whole_number
from squadlog.base.records import replace
from squadlog.extras.web.server.app import SERVED
from squadlog.extras.web.server.guest import PLACE
from squadlog.extras.web.server.refusals import html_answer
from squadlog.extras.web.server.tables import Answered, Said

if TYPE_CHECKING:
    from collections.abc import Mapping


async def say(request: web.Request) -> web.Response:
    """`POST /say`: a sentence."""
    asked = await fields(request)
    return _as_json(await _said(request, _read(asked, "say", "words", "later")))


async def die(request: web.Request) -> web.Response:
    """`POST /die`: the face of a die, which is named."""
    asked = await fields(request)
    return _as_json(await _said(request, _read(asked, "face", "die")))


async def undo(request: web.Request) -> web.Response:
    """`POST /undo`: take the last step back, or ask those who must agree."""
    return _as_json(await _said(request, _read(await fields(request), undo=True)))


async def page_say(request: web.Request) -> web.StreamResponse:
    """`POST /page/say`: the form of a page without its script, of whatever is said by it."""
    asked = await fields(request)
    said = _read(asked, "say", "words", "face", "die", "later", undo=bool(asked.get("undo")))
    mark = crc32(f"{said.sentence}\n{said.words}\n{said.face}\n{said.later}".encode())
    answered = await _said(request, replace(said, key=said.key and f"{said.key}{mark:x}"))
    if answered.status < 300:
        at = f"?battle={request[PLACE].battle}" if "battle" in request.query else ""
        raise web.HTTPSeeOther(f"/page/piece/next{at}" if asked.get("then") else f"/{at}")
    return html_answer(await request.app[SERVED].page(request[PLACE], told=answered.told), answered.status)


async def _said(request: web.Request, said: Said) -> Answered:
    served, place = request.app[SERVED], request[PLACE]
    if not (said.sentence or said.face or said.undo):
        raise web.HTTPUnprocessableEntity(text="Nothing was said: `say` has the sentence.")
    answered: Answered = await served.worker.ask(served.tables[place.battle].say, place, said)
    if answered.status < 300:
        await served.streams.look(place.battle, place)
    return answered


def _as_json(answered: Answered) -> web.Response:
    return web.json_response(answered.body, status=answered.status)


def home_of(request: web.Request) -> str:
    """The address of the page that a form came from: of that table, where a device sits at several."""
    return f"/?battle={request[PLACE].battle}" if "battle" in request.query else "/"


async def fields(request: web.Request) -> Mapping[str, Any]:
    """What was sent, by name: a JSON object or a form, as the guard has judged it."""
    if request.content_type == "application/json":
        found: dict[str, Any] = await request.json()
        return found
    return {name: str(value) for name, value in (await request.post()).items()}


def _text(asked: Mapping[str, Any], name: str) -> str:
    """A text of it; 400 for anything else."""
    value = asked.get(name, "")
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if not isinstance(value, str):
        raise web.HTTPBadRequest(text=f"`{name}` must be a text.")
    return value.strip()


def _read(asked: Mapping[str, Any], *names: str, undo: bool = False) -> Said:
    """What is said, of what was sent by these names, and at which entry of the page. 400 for what is no text."""
    texts: dict[str, Any] = {"sentence" if name == "say" else name: _text(asked, name) for name in names}
    at = _text(asked, "at")
    if at and whole_number(at) is None:
        raise web.HTTPBadRequest(text="`at` must be the number of an entry.")
    return Said(**texts, undo=undo, at=whole_number(at), key=_text(asked, "key")[:100])
