"""`squadlog map import`: a map from an SVG drawing, or from whatever else an extra reads, on stdout."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base import plugs
from squadlog.base.errors import MapError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import value
from squadlog.cli.commands import OK, TROUBLE
from squadlog.cli.printing import print_text, tell

with lazy_imports():
    from squadlog.base import write_files
    from squadlog.ground.drawing import import_svg
    from squadlog.ground.map import dump

if TYPE_CHECKING:
    from squadlog.ground.drawing.import_svg import Imported


@value
class MapImporter:
    """What an extra adds to the import: the words of its options, and how it reads a file.

    `take` gives None for a file that is none of its own, told by what is in it. `keep` does what else is to be kept
    once the map is there, with the file that it was written into, if it was, and says what that was.
    """

    add: Callable[[ArgumentParser], None]
    take: "Callable[[Path, Namespace], Imported | None]"
    keep: Callable[[Path, Path | None, Namespace], Iterable[str]]


def add_words(task: ArgumentParser) -> None:
    """Add the options of the import, and those of the extras."""
    task.add_argument(
        "--metres-per-unit", type=float, metavar="M", help="of an SVG drawing: metres in a unit of it"
    )
    task.add_argument("--to", metavar="FILE.toml", type=Path, help="write it there instead of on stdout")
    for importer in plugs.answers("import_map"):
        importer.add(task)


def run(path: Path, options: Namespace) -> int:
    """Read the file, say what was read as what on stderr, and print the map or write it."""
    importers: list[MapImporter] = list(plugs.answers("import_map"))
    try:
        taken = next(
            ((one, found) for one in importers if (found := one.take(path, options)) is not None), None
        )
        found = taken[1] if taken is not None else import_svg.load_svg(path, options.metres_per_unit)
    except MapError as error:
        for sentence in error.sentences:
            tell(sentence)
        return TROUBLE
    text = dump.dump_map(found.map)
    if options.to is not None:
        write_files.write_new(options.to, text)
    else:
        print_text(text)
    for sentence in found.told:
        tell(sentence)
    for sentence in taken[0].keep(path, options.to, options) if taken is not None else ():
        tell(sentence)
    return OK
