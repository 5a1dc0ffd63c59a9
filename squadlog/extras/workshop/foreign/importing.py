"""A map of another program read from its file: of which kind it is, is told by what is in it."""

from collections.abc import Iterator
from pathlib import Path

from squadlog.base.errors import MapError, SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.read_files import MissingError, open_file
from squadlog.extras.workshop.foreign import foundry, universal_vtt
from squadlog.extras.workshop.foreign.drawing import ForeignMap
from squadlog.extras.workshop.foreign.json_members import read_members

MOST_BYTES = 100_000_000
_CHUNK = 256 * 1024
_BLANK = b" \t\r\n\xef\xbb\xbf"
_ENDINGS = (".dd2vtt", ".df2vtt", ".uvtt", ".json")
"""What is called so, and is no drawing either, is refused as such a file."""


def is_foreign(path: Path) -> bool:
    """Whether a file begins as those of other programs do, or is called so and is no drawing. Raises MapError."""
    shown = clean_text(path.name)
    try:
        with open_file(path, shown) as stream:
            first = stream.read(1000).lstrip(_BLANK)[:1]
            return first == b"{" or (first != b"<" and path.suffix.lower() in _ENDINGS)
    except MissingError:
        raise MapError(f"{shown} is missing.") from None
    except SquadlogError as error:
        raise MapError(str(error)) from None


def read_foreign(path: Path, *, windows: bool = False, open_windows: bool = False) -> ForeignMap:
    """The map in a Universal VTT file or a Foundry scene, its picture passed over.

    Raises MapError, in a sentence, for a file that cannot be read, has more than 100 MB, or is neither.
    """
    shown = clean_text(path.name)
    try:
        found = read_members(_chunks(path, shown), {*universal_vtt.MEMBERS, *foundry.MEMBERS})
        title = clean_text(path.stem.replace("_", " ").replace("-", " "), limit=40).strip()
        if universal_vtt.is_universal_vtt(found.names):
            return universal_vtt.read_universal_vtt(found, title, windows=windows, open_windows=open_windows)
        if foundry.is_foundry_scene(found.names):
            return foundry.read_foundry(found, title)
    except MissingError:
        raise MapError(f"{shown} is missing.") from None
    except MapError as error:
        raise MapError(f"{shown}: {error}.") from None
    except SquadlogError as error:
        raise MapError(str(error)) from None
    raise MapError(
        f"{shown} is no map that is known here: a Universal VTT file has resolution and line_of_sight, "
        "a Foundry scene has width, height, grid and walls."
    )


def _chunks(path: Path, shown: str) -> Iterator[bytes]:
    read = 0
    with open_file(path, shown) as stream:
        while chunk := stream.read(_CHUNK):
            read += len(chunk)
            if read > MOST_BYTES:
                raise MapError(f"is too long; a map has at most {MOST_BYTES // 1_000_000} MB")
            yield chunk
