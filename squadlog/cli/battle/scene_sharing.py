"""Scenarios as share codes: given to others, and taken in once they are found playable."""

from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.read_files import file_named
from squadlog.book.load import load_rulebook
from squadlog.cli.book import sharing
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.printing import print_lines, tell
from squadlog.setup import scene_report, scenes
from squadlog.setup.own import scenes as keeping
from squadlog.setup.own.kept import KeptFile
from squadlog.setup.own.scene_codes import scene_code, scene_in
from squadlog.squads.scene_files import ready_battles

if TYPE_CHECKING:
    from squadlog.book.rulings import Rulings


def share(options: Namespace, rulings: "Rulings") -> int:
    """The scenario of a key or file as a code, or as QR. It must be one that can be played."""
    name = options.scenario
    path = file_named(name)
    if not scenes.is_file(name):
        if name not in ready_battles():
            raise NotFoundError(
                f"There is no scenario {clean_text(name, limit=80)}; name a key or a file.toml."
            )
        path = scenes.folder_of_ready() / f"{name}.toml"
    scene_report.require_sound(path, load_rulebook(), rulings)
    return sharing.print_code(scene_code(path, load_rulebook()), options.qr)


def take(options: Namespace, rulings: "Rulings") -> int:
    """A scenario out of a code becomes a file of one's own; nothing is written unless it can be played."""
    paper = scene_in(sharing.read_bytes(options.code).decode(errors="replace"))
    with TemporaryDirectory() as folder:
        trial = Path(folder) / "scenario.toml"
        keeping.save_scene(paper, KeptFile(path=trial))
        scene_report.require_sound(trial, load_rulebook(), rulings)
    target = keeping.usual_path(paper) if options.to is None else options.to
    if target.suffix != ".toml":
        raise NotUnderstoodError("Add --to FILE.toml for the file to write.")
    if target.exists():
        raise SquadlogError(f"{target} already exists; nothing was written; --to names another file.")
    keeping.save_scene(paper, KeptFile(path=target))
    print_lines([str(target)])
    tell(f"squadlog new {target} begins it.")
    return OK
