"""What the workshop keeps beside a map of this user, and what it brings in from elsewhere."""

from pathlib import Path

from squadlog.base.write_files import remove, write_whole
from squadlog.extras.workshop.maps.beneath import PictureBeneath, side_read, side_text
from squadlog.ground.checking.load import load_map
from squadlog.ground.drawing.import_svg import load_svg
from squadlog.ground.map.model import Map
from squadlog.setup.own.maps import side_file

_SIDE_BYTES = 4_000


def import_map(path: Path) -> tuple[Map, tuple[str, ...]]:
    """A map as a copy, from a map file or an SVG drawing, and what was told of it. Raises MapError."""
    if path.suffix.lower() == ".svg":
        found = load_svg(path)
        return found.map, tuple(found.told)
    return load_map(path), ()


def picture_of(path: Path) -> PictureBeneath | None:
    """The picture that was laid beneath the map of a file, if one was."""
    try:
        with side_file(path).open(encoding="utf-8") as stream:
            return side_read(stream.read(_SIDE_BYTES))
    except (OSError, ValueError):
        return None


def keep_picture(path: Path, picture: PictureBeneath | None) -> None:
    """Keep, beside the map, which picture lies beneath it; None: none does. Raises SquadlogError."""
    side = side_file(path)
    if picture is not None:
        write_whole(side, side_text(picture))
    else:
        remove(side)
