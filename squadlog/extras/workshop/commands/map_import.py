"""What the workshop adds to `squadlog map import`: the maps of other programs."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import in_metres
from squadlog.base.names import clean_text
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.map.importing import MapImporter
from squadlog.cli.printing import tell
from squadlog.extras.workshop.foreign.squares import USUAL_M, read_square

with lazy_imports():
    from squadlog.base import write_files
    from squadlog.extras.workshop.foreign import importing
    from squadlog.extras.workshop.maps import foreign_maps
    from squadlog.ground.drawing import import_svg

if TYPE_CHECKING:
    from squadlog.extras.workshop.foreign.drawing import ForeignMap
    from squadlog.ground.drawing.import_svg import Imported
    from squadlog.ground.map.model import Map

_TRIES = 3


def _add(task: ArgumentParser) -> None:
    task.add_argument(
        "--metres", type=metres_typed, metavar="M", help="of a map of another program: metres of a square"
    )
    task.add_argument("--windows", action="store_true", help="take all its portals for windows")
    task.add_argument(
        "--open-windows", action="store_true", help="take its open portals for windows, the others for doors"
    )
    task.add_argument(
        "--objects", choices=("full", "half", "out"), default="full",
        help="what stands there gives full cover, half cover, or is left out (full)",
    )  # fmt: skip
    task.add_argument("--zones", action="store_true", help="draw a start zone for each of two sides")
    task.add_argument("--picture", metavar="FILE", type=Path, help="write its picture there")


def metres_typed(text: str) -> float:
    """Metres of a square as they are typed. Raises ArgumentTypeError."""
    found = read_square(text)
    if found is None:
        raise ArgumentTypeError(
            f"{clean_text(text, limit=30)!r} should be metres from 0.01 to 100, such as 1.5"
        )
    return found


def _take(path: Path, options: Namespace) -> "Imported | None":
    if not importing.is_foreign(path):
        if options.metres is not None:
            raise NotUnderstoodError(
                "--metres is for Universal VTT files and Foundry scenes; a drawing has --metres-per-unit."
            )
        return None
    if options.windows and options.open_windows:
        raise NotUnderstoodError("--windows takes all portals for windows; leave --open-windows out.")
    if options.picture is not None and write_files.is_there(options.picture):
        raise NotUnderstoodError(f"{clean_text(options.picture.name)} already exists; nothing was written.")
    if options.picture is not None and options.picture == options.to:
        raise NotUnderstoodError("--picture and --to name one file; give each its own.")
    foreign = importing.read_foreign(path, windows=options.windows, open_windows=options.open_windows)
    metres, said = _metres(options, foreign.metres)
    found = foreign_maps.make_map(
        foreign, metres, clean_text(path.name), objects=options.objects, zones=options.zones
    )
    return import_svg.Imported(map=found.map, told=(*said, *found.told, *_hints(options, foreign, found.map)))


def _hints(options: Namespace, foreign: "ForeignMap", drawn: "Map") -> Iterator[str]:
    """What could have been taken otherwise, by which option."""
    if foreign.has_portals and drawn.doors and not (options.windows or options.open_windows):
        yield "Are there windows among the doors? --windows takes all for windows, --open-windows the open ones."
    if options.objects == "full" and any(thing.high for thing in drawn.obstacles):
        yield "Is what stands there low? --objects half makes it waist high, --objects out leaves it out."
    if not drawn.zones:
        yield "It has no start zones: --zones draws one for each of two sides, squadlog map edit any you like."


def _metres(options: Namespace, told: float) -> tuple[float, list[str]]:
    """The metres of a square, and what is said of them: given, told by the file, asked of a person, or the usual."""
    if options.metres is not None:
        return options.metres, []
    if told:
        return told, []
    asked = _ask() if _asks_a_person() else None
    if asked is not None:
        return asked, []
    return USUAL_M, [
        f"The file does not say how long a square is: took {in_metres(USUAL_M, 1)}; --metres M takes another."
    ]


def _asks_a_person() -> bool:
    return sys.stdin.isatty() and sys.stderr.isatty()


def _ask() -> float | None:
    for _ in range(_TRIES):
        sys.stderr.write(f"How many metres is a square of this map? ({USUAL_M:g}) ")
        sys.stderr.flush()
        line = sys.stdin.readline(100)
        if not line.strip():
            return USUAL_M if line else None
        try:
            return metres_typed(line)
        except ArgumentTypeError as error:
            tell(f"{error}.")
    return None


def _keep(path: Path, map_file: Path | None, options: Namespace) -> list[str]:
    """Write the picture where it is wanted, and lay it beneath the map where that is in a file."""
    if options.picture is None:
        return []
    foreign = importing.read_foreign(path)
    told = foreign_maps.write_picture_of(path, foreign, options.picture)
    if map_file is not None and foreign.picture is not None and foreign.picture.text is not None:
        foreign_maps.lay_picture(map_file, options.picture)
        told.append("It lies beneath the map: squadlog map edit shows it, j fades it.")
    return told


IMPORTER = MapImporter(_add, _take, _keep)
