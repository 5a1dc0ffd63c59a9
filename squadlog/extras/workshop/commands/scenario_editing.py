"""`squadlog scenario edit`: the scenario table with a file."""

from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.book.load import load_rulebook

with lazy_imports():
    from squadlog.cli.battle import play
    from squadlog.extras.workshop.screens import scene_table
    from squadlog.setup import scenes
    from squadlog.setup.own import kept, maps, paper
    from squadlog.setup.own import scenes as own_scenes
    from squadlog.squads import scene_files
    from squadlog.tui import app


def add(made: ArgumentParser) -> None:
    """Add the arguments of the command."""
    made.add_argument("scenario", metavar="KEY|FILE", help="a file.toml; a key opens a copy")


def run(options: Namespace) -> int:
    """The scenario table with a file, a copy of a ready battle, or a new scenario for a file that is not there yet."""
    name = options.scenario
    if not scenes.is_file(name) and name in scene_files.ready_battles():
        ready = own_scenes.as_copy(scenes.folder_of_ready() / f"{name}.toml", load_rulebook())
        return _show(ready, None)
    path = maps.path_of_name(name) or Path(name)
    if not path.exists():
        return _show(paper.empty(), kept.KeptFile(path=path))
    return _show(*own_scenes.open_scene(path))


def _show(edited: "paper.Paper", file: "kept.KeptFile | None") -> int:
    first = partial(scene_table.SceneTableScreen, edited, file)
    return play.run_screens(lambda: app.run(app.SquadlogApp(first=lambda _desk: first())))
