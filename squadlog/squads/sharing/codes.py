"""Share codes: a squad, a scenario, a pack or a claim as one word of capitals and figures that survives chats and QR.

`SQUAD1-`, `SCENE1-`, `CLAIM1-`, `MAP1-` or `PACK1-` (what it is, version of the code), then base32 without padding:
four bytes of CRC-32 over that head and the document, and the document (UTF-8 JSON) as raw deflate. A long one may be
cut into pieces, `SCENE1-2OF3-...`.
A stranger's code is data: bounded, checksummed, and never larger than its kind may be.
"""

import base64
import binascii
import re
import zlib
from typing import Literal

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text

Shared = Literal["SQUAD", "SCENE", "CLAIM", "MAP", "PACK"]
VERSION = 1
LONGEST_CODE = 400_000
MOST_BYTES: dict[Shared, int] = {
    "SQUAD": 256 * 1024,
    "SCENE": 1024 * 1024,
    "CLAIM": 64 * 1024,
    "MAP": 512 * 1024,
    "PACK": 32 * 1024,
}
_HEAD = re.compile(r"(SQUAD|SCENE|CLAIM|MAP|PACK)(\d{1,3})-(?:(\d{1,2})OF(\d{1,2})-)?")
_MARK = re.compile(r"\b(?:SQUAD|SCENE|CLAIM|MAP|PACK)\d{1,3}-", re.IGNORECASE)
_MEANT = re.compile(
    r"\A\s*(?:SQUAD|SCENE|CLAIM|MAP|PACK)\d{1,3}-"
    r"|\b(?:SQUAD|SCENE|CLAIM|MAP|PACK)\d{1,3}-(?:\d{1,2}OF\d{1,2}-|[A-Z0-9]{12})",
    re.IGNORECASE,
)
"""Within a text a code is longer than a name such as `Squad1-Alpha`."""
_MOST_PIECES = 99
_ALPHABET = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
_MISREAD = str.maketrans("018", "OIB")
_CRC_BYTES = 4


class ShareError(SquadlogError):
    """A text is no share code: one sentence with what is wrong with it."""


def code(what: Shared, document: str) -> str:
    """The code of a document. Raises ShareError for one that no reader would take."""
    raw = document.encode()
    if len(raw) > MOST_BYTES[what]:
        raise ShareError(f"It has {len(raw)} bytes; a code holds at most {MOST_BYTES[what]}.")
    head = f"{what}{VERSION}-"
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = _crc(head, raw) + packer.compress(raw) + packer.flush()
    return head + base64.b32encode(body).decode().rstrip("=")


def pieces(text: str, longest: int) -> tuple[str, ...]:
    """A code cut into pieces of at most `longest` characters, each with its number and the number of pieces.

    Raises ShareError where it would be more pieces than can be said.
    """
    if len(text) <= longest:
        return (text,)
    head, _, body = text.partition("-")
    room = longest - len(head) - len("-99OF99-")
    cut = [body[at : at + room] for at in range(0, len(body), room)]
    if len(cut) > _MOST_PIECES:
        raise ShareError(
            f"It would be {len(cut)} pieces of {longest} characters; {_MOST_PIECES} are the most."
        )
    return tuple(f"{head}-{number}OF{len(cut)}-{part}" for number, part in enumerate(cut, start=1))


def looks_like(text: str) -> bool:
    """Whether a text is meant as a code."""
    return _MEANT.search(text[:2000]) is not None


def is_code(text: str) -> bool:
    """Whether a text is a code itself, and not the name of a file with one."""
    return looks_like(text) and not set(text) & {"/", "."}


def read(text: str, what: Shared) -> str:
    """The document in a code, however it was broken into lines or pieces. Raises ShareError and nothing else."""
    if len(text) > LONGEST_CODE:
        raise ShareError(f"The code has {len(text)} characters; at most {LONGEST_CODE} are read.")
    found = _MARK.search(text)
    if found is None:
        raise ShareError(f"This is no share code; that of a {_name_of(what)} begins with {what}{VERSION}-.")
    said = "".join(text[found.start() :].split()).upper()
    head, body = _join_pieces(said, what)
    if wrong := next((char for char in body if char not in _ALPHABET), ""):
        shown = clean_text(wrong, limit=2)
        raise ShareError(f"The code holds {shown!r}, which no code does; copy it again, and nothing else.")
    try:
        data = base64.b32decode(body + "=" * (-len(body) % 8))
    except binascii.Error:
        raise ShareError(
            "The code is not whole: its end is missing, or something stands within it."
        ) from None
    raw = _inflate(data[_CRC_BYTES:], MOST_BYTES[what], what)
    if data[:_CRC_BYTES] != _crc(head, raw):
        raise ShareError("The code is not as it was written: a character is wrong; copy it again.")
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise ShareError("What the code holds is no text.") from None


def _join_pieces(said: str, what: Shared) -> tuple[str, str]:
    """The head of the code, and its body put together of its pieces."""
    bodies: dict[int, str] = {}
    count = 1
    marks = list(_HEAD.finditer(said))
    for mark, after in zip(marks, [*marks[1:], None], strict=True):
        kind, version, number, of = mark.groups()
        if kind != what:
            raise ShareError(f"This is the code of a {_name_of(kind)}, not of a {_name_of(what)}.")
        if int(version) != VERSION:
            newer = "a newer squadlog; upgrade squadlog to read it" if int(version) else "nobody"
            raise ShareError(f"The code is of version {int(version)}, written by {newer}.")
        if of is not None and bodies and int(of) != count:
            raise ShareError("These are pieces of different codes.")
        count = int(of or 1)
        bodies[int(number or 1)] = said[mark.end() : None if after is None else after.start()]
    if missing := [number for number in range(1, count + 1) if number not in bodies]:
        raise ShareError(f"Of the {count} pieces of the code, number {missing[0]} is missing.")
    if len(bodies) != count:
        raise ShareError("There are more pieces than the code has.")
    body = "".join(bodies[number] for number in sorted(bodies)).translate(_MISREAD).rstrip("=")
    return f"{what}{VERSION}-", body


def _name_of(what: str) -> str:
    return {"SQUAD": "squad", "SCENE": "scenario", "MAP": "map", "PACK": "pack"}.get(what, "claim")


def _crc(head: str, raw: bytes) -> bytes:
    return zlib.crc32(head.encode() + raw).to_bytes(_CRC_BYTES)


def _inflate(data: bytes, most: int, what: Shared) -> bytes:
    """What was packed, if it is whole and no more than `most` bytes: what would be more is never unpacked."""
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        raw = unpacker.decompress(data, most + 1)
    except zlib.error:
        raise ShareError("The code is not as it was written: a character is wrong; copy it again.") from None
    if len(raw) > most:
        raise ShareError(f"The code holds more than the {most} bytes that a {_name_of(what)} may have.")
    if not unpacker.eof or unpacker.unused_data:
        raise ShareError("The code is not whole: its end is missing, or something stands behind it.")
    return raw
