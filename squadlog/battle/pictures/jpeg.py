"""A JPEG by its segments: its size, and only what draws it. Where it was taken and with what is left out.

It reads no pixels, so it needs no library and is safe with what strangers send.
"""

from collections.abc import Iterator
from typing import NamedTuple

_BEGIN, _END = b"\xff\xd8", b"\xff\xd9"
_SIZES = frozenset({0xC0, 0xC1, 0xC2})
"""Segments with the size of a picture: of the kinds that every reader knows."""
_DRAWS = frozenset({*_SIZES, 0xC4, 0xDA, 0xDB, 0xDD})
_COLOURS = 0xEE
"""Adobe's segment, which says how the colours are to be read."""
_EXIF = 0xE1
_SCAN = 0xDA
_UPRIGHT = 1
_TURNED = 0x0112
"""Exif's tag of how the camera was held."""
_MANY = 2_000
"""More segments than any picture has."""


class JpegRead(NamedTuple):
    """A JPEG without anything but what draws it: `colours` are 1 (grey) or 3.

    `turned`: the camera was held otherwise than its pixels lie.
    """

    data: bytes
    wide_px: int
    high_px: int
    colours: int
    turned: bool


def read_jpeg(data: bytes) -> JpegRead:
    """The JPEG in some bytes. Raises ValueError for what is none, or of a kind that not every reader knows."""
    size: tuple[int, int, int] | None = None
    kept, turned = [_BEGIN], False
    for kind, segment in _segments(data):
        if kind in _SIZES:
            size = _size(segment)
        elif kind == _EXIF:
            turned = turned or _turned(segment)
        if kind in _DRAWS or (kind == _COLOURS and segment[4:9] == b"Adobe" and len(segment) == 16):
            kept.append(segment)
    if size is None:
        raise ValueError("it has no size")
    return JpegRead(b"".join((*kept, _END)), *size, turned)


def _segments(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The kinds of the segments with their bytes; one that begins a scan with the pixels behind it."""
    if data[:2] != _BEGIN:
        raise ValueError("it is no JPEG")
    at = 2
    for _ in range(_MANY):
        head = data[at : at + 4]
        if head[:2] == _END:
            return
        if len(head) < 4 or head[0] != 0xFF or not 0xC0 <= head[1] <= 0xFE or 0xD0 <= head[1] <= 0xD9:
            raise ValueError("it is damaged")
        end = at + 2 + int.from_bytes(head[2:])
        if head[1] == _SCAN:
            end = _end_of_scan(data, end)
        if not at + 4 <= end < len(data):
            raise ValueError("it is not whole")
        yield head[1], data[at:end]
        at = end
    raise ValueError("it is damaged")


def _end_of_scan(data: bytes, at: int) -> int:
    """Where the pixels end: at the next sign that is none of theirs."""
    while (at := data.find(b"\xff", at)) >= 0 and at + 1 < len(data):
        if data[at + 1] != 0 and not 0xD0 <= data[at + 1] <= 0xD7:
            return at
        at += 2
    raise ValueError("it is not whole")


def _size(segment: bytes) -> tuple[int, int, int]:
    """Pixels across and down, and how many colours."""
    if len(segment) < 10 or segment[4] != 8 or segment[9] not in (1, 3):
        raise ValueError("its colours are of a rare kind")
    wide, high = int.from_bytes(segment[7:9]), int.from_bytes(segment[5:7])
    if not wide or not high:
        raise ValueError("it has no size")
    return wide, high, segment[9]


def _turned(segment: bytes) -> bool:
    """Whether Exif says that the camera was turned."""
    exif = segment[10:]
    order = {b"II": "little", b"MM": "big"}.get(exif[:2])
    if segment[4:10] != b"Exif\0\0" or order is None:
        return False
    little = order == "little"

    def number(at: int, many: int) -> int:
        return int.from_bytes(exif[at : at + many], "little" if little else "big")

    first = number(4, 4)
    places = (first + 2 + 12 * place for place in range(min(number(first, 2), 100)))
    return any(number(at, 2) == _TURNED and number(at + 8, 2) not in (0, _UPRIGHT) for at in places)
