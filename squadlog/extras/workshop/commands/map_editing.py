"""`squadlog map edit`: the map table with a map."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import add_json

with lazy_imports():
    from squadlog.cli.battle import play
    from squadlog.cli.map import ground
    from squadlog.extras.workshop.screens import map_table, new_map
    from squadlog.setup.own import kept, maps
    from squadlog.tui import app


def add(made: ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_json(made)
    made.add_argument("map", help=ground.MAP_MEANT)
    made.add_argument("--new", metavar="WxH", help="begin a new map of this size in metres, such as 24x20")


def run(options: Namespace) -> int:
    """The map table with a map: a file's own, a copy of one that comes with the program, or a new one."""
    file: kept.KeptFile | None
    if options.new is not None:
        path = maps.path_of_name(options.map) or Path(options.map)
        if path.exists():
            raise NotFoundError(f"{options.map} already exists; leave --new out to draw on it.")
        try:
            drawn = new_map.new_map(path.stem.replace("_", " ")[:40], options.new)
        except ValueError as error:
            raise NotUnderstoodError(str(error)) from None
        file = kept.KeptFile(path=path)
    else:
        try:
            path = ground.map_path(options.map)
        except NotFoundError as error:
            raise NotFoundError(f"{error} --new 24x20 begins a new one of that size in metres.") from None
        drawn, found = maps.open_map(path)
        file = None if path.is_relative_to(ground.ready_folder()) else found
    return play.run_screens(
        lambda: app.run(app.SquadlogApp(first=lambda _desk: map_table.MapTableScreen(drawn, file)))
    )
