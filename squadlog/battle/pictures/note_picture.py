"""The photograph of a note: how large it may be, and what of it stands in the record."""

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record

with lazy_imports():
    import base64
    import binascii

    from squadlog.battle.pictures import jpeg

if TYPE_CHECKING:
    from squadlog.battle.pictures.jpeg import JpegRead

MOST_BYTES = 80_000
MOST_PX = 1_024
"""Pixels of the longer side."""
MOST_IN_A_BATTLE = 20


@record
class NotePicture:
    """A photograph beside a note, by its pixels across and down; its bytes are with the command that wrote the note."""

    wide_px: int
    high_px: int

    def __str__(self) -> str:
        """What it is, in the words of the log: `picture, 800 x 600`."""
        return f"picture, {self.wide_px} x {self.high_px}"


def write_picture(data: bytes) -> str:
    """A JPEG as the command of a note has it."""
    return base64.b64encode(data).decode()


def read_picture(text: str) -> "JpegRead":
    """The JPEG that the command of a note has. Raises ValueError for one that is not as the program writes it."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("it is no picture") from None
    read = jpeg.read_jpeg(data)
    if read.data != data or write_picture(data) != text:
        raise ValueError("it holds more than a picture")
    if len(data) > MOST_BYTES or max(read.wide_px, read.high_px) > MOST_PX:
        raise ValueError("it is too large")
    return read


def find_picture(text: str) -> "JpegRead | None":
    """The JPEG that the command of a note has; None for none, or one that is not as the program writes it."""
    try:
        return read_picture(text)
    except ValueError:
        return None


def picture_of(text: str) -> NotePicture | None:
    """What stands in the log of the picture of a command; None for a command without one. Raises ValueError."""
    if not text:
        return None
    read = read_picture(text)
    return NotePicture(wide_px=read.wide_px, high_px=read.high_px)
