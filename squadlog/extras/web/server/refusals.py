"""What is answered: pages and files as they go over the wire, a refusal in one sentence, the headers of all."""

import gzip
import re
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Literal

from aiohttp import web

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PAPER_POLICY = (
    "default-src 'none'; style-src 'sha256-{}'; font-src data:; img-src data:; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
"""That of a document by itself, with the hash of its style sheet."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Server": "squadlog",
}
"""On every answer: nothing from elsewhere, framed by nobody, told to nobody, and no version."""
OPENER = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Where nobody can read along: elsewhere browsers take it for an error, and ignore it."""
NO_STORE, FOR_GOOD = "no-store", "private, max-age=31536000, immutable"
"""What may be kept of an answer: nothing; or all of it, where the hash of what it holds is in its name."""
SENTENCES = {
    400: "The server cannot read this request.",
    401: "This device has no seat here: join with a code.",
    403: "This is not for your seat.",
    404: "There is nothing here.",
    405: "This cannot be asked in that way.",
    408: "The request took too long.",
    411: "The request does not say how long it is.",
    413: "The request is too large.",
    415: "The server takes JSON or a form here.",
    417: "The server expects nothing of that kind.",
    421: "This server is not called by that name.",
    422: "The server cannot do that.",
    429: "Too many at once: wait a moment.",
    431: "The head of the request is too large.",
    500: "Something went wrong at the host: look at the page again.",
    503: "The server is full: try again in a moment.",
}
"""What is said where nothing better is known."""
_CODES = {
    400: "unreadable", 401: "no_seat", 403: "not_yours", 404: "unknown", 405: "wrong_method",
    408: "too_slow", 413: "too_large", 415: "wrong_content", 421: "wrong_host", 422: "refused",
    429: "too_many", 431: "too_large", 503: "full",
}  # fmt: skip


def refusal(
    status: int,
    text: str = "",
    *,
    answers: Literal["json", "text"] = "json",
    code: str = "",
    headers: Mapping[str, str] | None = None,
) -> web.Response:
    """A refusal in one sentence; without a `text` the usual one of that status."""
    told = text or SENTENCES.get(status, SENTENCES[500 if status >= 500 else 422])
    if answers == "text":
        return web.Response(status=status, text=told, headers=headers)
    value = {"refused": {"code": code or _CODES.get(status, "failed"), "text": told, "rule": ""}}
    return web.json_response(value, status=status, headers=headers)


def html_answer(text: str, status: int = 200) -> web.Response:
    """A page, or a piece of one; packed where the browser can unpack it."""
    made = web.Response(
        text=text, content_type="text/html", status=status, headers={"Vary": "Accept-Encoding"}
    )
    made.enable_compression()
    return made


def packed_answer(request: web.Request, packed: bytes, kind: str, headers: Mapping[str, str]) -> web.Response:
    """A text that was packed by gzip, of a kind such as `text/css`; unpacked where the browser cannot do it."""
    told = {"Vary": "Accept-Encoding", **headers}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        told["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return web.Response(body=packed, content_type=kind, charset="utf-8", headers=told)


def paper_answer(text: str) -> web.Response:
    """A document by itself, whose one style sheet stands in it: no script, and nothing that is not in it already."""
    style = re.search("<style>(.*?)</style>", text, re.DOTALL)
    digest = b64encode(sha256(style[1].encode()).digest()).decode() if style else ""
    answer = html_answer(text)
    answer.headers["Content-Security-Policy"] = PAPER_POLICY.format(digest)
    return answer


def put_headers(response: web.StreamResponse, *, private: bool = False) -> None:
    """Give an answer the headers of all; it may say itself that it can be kept, and what may be in it.

    `private`: nobody can read along.
    """
    own = {"Content-Security-Policy": response.headers.get("Content-Security-Policy", POLICY)}
    response.headers.update((HEADERS | OPENER if private else HEADERS) | own)
    response.headers.setdefault("Cache-Control", NO_STORE)


def raw_refusal(status: int) -> bytes:
    """A refusal where no request was read, as it goes over the wire; the connection ends with it."""
    body = SENTENCES[status].encode()
    head = {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Length": str(len(body)),
        "Connection": "close",
        "Cache-Control": NO_STORE,
        **HEADERS,
    }
    lines = "".join(f"{name}: {said}\r\n" for name, said in head.items())
    return f"HTTP/1.1 {status} Refused\r\n{lines}\r\n".encode() + body
