"""A photograph from a file, made small for a note: at most 1,024 pixels and 80 KB, without place, time and camera."""

from importlib.util import find_spec
from io import BytesIO

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import MissingError, file_named, read_file
from squadlog.battle.pictures.jpeg import read_jpeg
from squadlog.battle.pictures.note_picture import MOST_BYTES, MOST_PX, write_picture

with lazy_imports():
    from PIL import Image, ImageOps

NOTE = "Picture"
"""The words of a note that has a picture and no words."""
_MOST_FILE = 40_000_000
_MOST_PIXELS = 60_000_000
_INSTALL = 'pip install "squadlog[pictures]"'
_QUALITIES = (85, 75, 65, 55, 45)
_SIDES = (MOST_PX, 800, 640, 480, 320)


class PictureError(SquadlogError):
    """A file gives no picture for a note: one sentence."""


def picture_in(path: str) -> str:
    """The photograph in a PNG or JPEG file as the command of a note has it. Raises PictureError, or MissingError."""
    shown = clean_text(path, limit=120)
    try:
        data = read_file(file_named(path), _MOST_FILE, shown)
    except MissingError:
        raise
    except SquadlogError as error:
        raise PictureError(str(error)) from None
    if len(data) > _MOST_FILE:
        raise PictureError(f"{shown} is too large: a picture has at most 40 MB.")
    if (small := _as_it_is(data)) is None:
        if find_spec("PIL") is None:
            raise _too_large(data, shown)
        small = _shrunk(data, shown)
    return write_picture(small)


def _as_it_is(data: bytes) -> bytes | None:
    """A JPEG that is small and upright already, without what its camera added; None for any other file."""
    try:
        read = read_jpeg(data)
    except ValueError:
        return None
    fits = len(read.data) <= MOST_BYTES and max(read.wide_px, read.high_px) <= MOST_PX and not read.turned
    return read.data if fits else None


def _too_large(data: bytes, shown: str) -> PictureError:
    """What to install for a picture that only a library can make small."""
    if data.startswith(b"\x89PNG"):
        return PictureError(f"{shown} is a PNG; to turn it into a small JPEG, install the extra: {_INSTALL}.")
    try:
        read = read_jpeg(data)
    except ValueError as error:
        return PictureError(f"{shown} is not a readable PNG or JPEG picture: {error}.")
    return PictureError(
        f"{shown} is {read.wide_px} x {read.high_px} pixels and {len(read.data):,} bytes"
        f"{', and turned' if read.turned else ''}; to make it small enough ({MOST_PX:,} pixels, {MOST_BYTES:,}"
        f" bytes), install the extra: {_INSTALL}."
    )


def _shrunk(data: bytes, shown: str) -> bytes:
    try:
        with Image.open(BytesIO(data), formats=("PNG", "JPEG")) as found:
            wide, high = found.size
            picture = _upright(found) if wide * high <= _MOST_PIXELS else None
    except Exception:  # noqa: BLE001 - a picture of a stranger breaks its reader in ways that nobody has listed
        raise PictureError(f"{shown} is not a readable PNG or JPEG picture.") from None
    if picture is None:
        raise PictureError(f"{shown} is too large: {wide} x {high} pixels; at most 60 million.")
    for side in _SIDES:
        picture.thumbnail((side, side))
        for quality in _QUALITIES:
            out = BytesIO()
            picture.save(out, "JPEG", quality=quality, optimize=True)
            small = read_jpeg(out.getvalue()).data
            if len(small) <= MOST_BYTES:
                return small
    raise PictureError(f"{shown} cannot be made small enough.")


def _upright(found: "Image.Image") -> "Image.Image":
    """The picture as the camera saw it, on white where it lets the ground through."""
    found.draft("RGB", (2 * MOST_PX, 2 * MOST_PX))
    upright = ImageOps.exif_transpose(found)
    upright.thumbnail((MOST_PX, MOST_PX))
    if "A" not in upright.getbands() and "transparency" not in upright.info:
        return upright.convert("RGB")
    over = upright.convert("RGBA")
    white = Image.new("RGB", over.size, "white")
    white.paste(over, mask=over.getchannel("A"))
    return white
