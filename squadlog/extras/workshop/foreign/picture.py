"""The picture in a Universal VTT file written out as a file of its own: streamed, and a picture by its first bytes."""

from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.read_files import open_file
from squadlog.base.records import value
from squadlog.base.write_files import write_pieces
from squadlog.extras.workshop.foreign.json_members import TextPlace

PictureForm = Literal["png", "jpeg", "webp"]
_PIECE = 256 * 1024
_HEAD = 64 * 1024
_SPACE = b"\r\n\t "
_NO_SIZE = frozenset({0xC4, 0xC8, 0xCC})
"""Markers of a JPEG between those that say its size and do not."""


@value
class WrittenPicture:
    """A picture that was written out: its form, and its pixels as its head says, 0 where it does not."""

    form: PictureForm
    wide: int = 0
    high: int = 0


def write_picture(path: Path, text: TextPlace, to: Path) -> WrittenPicture:
    """Write the picture that stands there in a file into a new file. Raises SquadlogError, also for no picture."""
    pieces = _decode(path, text)
    head = next(pieces, b"")
    while len(head) < _HEAD and (piece := next(pieces, b"")):
        head += piece
    form = form_of(head)
    if form is None:
        raise SquadlogError(
            f"The picture in {clean_text(path.name)} is no PNG, JPEG or WebP; it was not written."
        )
    write_pieces(to, _again(head, pieces))
    return WrittenPicture(form, *size_of(head))


def _again(head: bytes, pieces: Iterator[bytes]) -> Iterator[bytes]:
    yield head
    yield from pieces


def _decode(path: Path, text: TextPlace) -> Iterator[bytes]:
    """The bytes of the picture, piece by piece. Raises SquadlogError for what is no base64."""
    with open_file(path) as stream:
        stream.seek(text.start)
        left, rest, first = text.length, b"", True
        while left > 0 and (piece := stream.read(min(_PIECE, left))):
            left -= len(piece)
            piece = rest + piece
            rest = b""
            if piece.endswith(b"\\") and left:
                piece, rest = piece[:-1], b"\\"
            clean = piece.replace(b"\\/", b"/").replace(b"\\n", b"").replace(b"\\r", b"")
            if first:
                first = False
                if clean.startswith(b"data:"):
                    clean = clean.partition(b",")[2]
            clean = clean.translate(None, _SPACE)
            whole = len(clean) if not left else len(clean) - len(clean) % 4
            rest = clean[whole:] + rest
            try:
                content = b64decode(clean[:whole] + b"=" * (-whole % 4), validate=True)
            except ValueError:
                raise SquadlogError(
                    f"The picture in {clean_text(path.name)} is damaged: it is no base64 text; it was not written."
                ) from None
            yield content


def form_of(head: bytes) -> PictureForm | None:
    """What kind of picture begins so; None for none."""
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if head.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    return "webp" if head[:4] == b"RIFF" and head[8:12] == b"WEBP" else None


def size_of(head: bytes) -> tuple[int, int]:
    """The pixels of a picture across and down, as its head says; 0 where it does not."""
    match form_of(head):
        case "png" if len(head) >= 24:
            return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])
        case "jpeg":
            return _jpeg_size(head)
        case "webp":
            return _webp_size(head)
    return 0, 0


def _jpeg_size(head: bytes) -> tuple[int, int]:
    place = 2
    while place + 9 < len(head) and head[place] == 0xFF:
        marker = head[place + 1]
        if 0xC0 <= marker <= 0xCF and marker not in _NO_SIZE:
            return int.from_bytes(head[place + 7 : place + 9]), int.from_bytes(head[place + 5 : place + 7])
        place += 2 + int.from_bytes(head[place + 2 : place + 4])
    return 0, 0


def _webp_size(head: bytes) -> tuple[int, int]:
    if len(head) < 30:
        return 0, 0
    match head[12:16]:
        case b"VP8X":
            return int.from_bytes(head[24:27], "little") + 1, int.from_bytes(head[27:30], "little") + 1
        case b"VP8 ":
            return (
                int.from_bytes(head[26:28], "little") & 0x3FFF,
                int.from_bytes(head[28:30], "little") & 0x3FFF,
            )
        case b"VP8L":
            bits = int.from_bytes(head[21:25], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return 0, 0


def size_in(path: Path) -> tuple[int, int]:
    """The pixels of the picture in a file, across and down; 0 where its head does not say. Raises SquadlogError."""
    with open_file(path) as stream:
        return size_of(stream.read(_HEAD))
