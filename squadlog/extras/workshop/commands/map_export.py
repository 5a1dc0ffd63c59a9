"""`squadlog map export`: a floor of a map as a Universal VTT file, for a group that plays online."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map import ground
from squadlog.cli.options import add_json
from squadlog.cli.printing import print_json, tell
from squadlog.extras.workshop.commands.map_import import metres_typed
from squadlog.extras.workshop.foreign.squares import USUAL_M

with lazy_imports():
    from squadlog.base import write_files
    from squadlog.extras.workshop.foreign import exporting
    from squadlog.ground.checking import load


def add(made: ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_json(made)
    made.add_argument("map", metavar="MAP", help=ground.MAP_MEANT)
    made.add_argument("--to", metavar="FILE.uvtt", type=Path, required=True, help="write it there")
    made.add_argument("--floor", type=int, default=1, metavar="N", help="the floor (1)")
    made.add_argument(
        "--metres", type=metres_typed, default=USUAL_M, metavar="M", help=f"metres of a square ({USUAL_M:g})"
    )


def run(options: Namespace) -> int:
    """Write the file, and say what is in it and what is not. Raises SquadlogError, also where a file is there."""
    drawn = load.load_sound_map(ground.map_path(options.map))
    if not 1 <= options.floor <= drawn.floors:
        raise NotFoundError(f"{drawn.title} has floors 1 to {drawn.floors}, not {options.floor}.")
    if write_files.is_there(options.to):
        raise NotUnderstoodError(f"{clean_text(options.to.name)} already exists; nothing was written.")
    made = exporting.export_universal_vtt(drawn, options.floor, options.metres)
    write_files.write_new(options.to, made.text)
    if options.json:
        print_json("map-export", {"file": str(options.to), "floor": options.floor, "told": made.told})
        return OK
    tell(f"Wrote {options.to.name}.")
    for sentence in made.told:
        tell(sentence)
    return OK
