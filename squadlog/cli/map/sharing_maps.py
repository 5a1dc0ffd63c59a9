"""Maps as share codes: given to others, and taken in once they are found fit to be played on."""

from argparse import Namespace
from pathlib import Path

from squadlog.base.errors import SquadlogError
from squadlog.base.write_files import write_new
from squadlog.cli.book import sharing
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.printing import print_lines, tell
from squadlog.ground.checking.load import load_sound_map, parse_map, sound
from squadlog.ground.map.dump import dump_map
from squadlog.setup.own.maps import usual_path
from squadlog.squads.sharing import codes


def share(path: Path, drawn: str | None) -> int:
    """The map in a file as a code, or as QR. It must be one that can be played on."""
    return sharing.print_code(codes.code("MAP", dump_map(load_sound_map(path))), drawn)


def take(options: Namespace) -> int:
    """A map out of a code becomes a file of one's own; nothing is written unless it can be played on."""
    text = codes.read(sharing.read_bytes(options.code).decode(errors="replace"), "MAP")
    found = sound(parse_map(text, "The map of the code"), "The map of the code")
    target = usual_path(found) if options.to is None else options.to
    if target.suffix != ".toml":
        raise NotUnderstoodError("Add --to FILE.toml for the file to write.")
    if target.exists():
        raise SquadlogError(f"{target} already exists; nothing was written; --to names another file.")
    target.parent.mkdir(parents=True, exist_ok=True)
    write_new(target, dump_map(found))
    print_lines([str(target)])
    tell(f"squadlog map show {target.stem if options.to is None else target} draws it.")
    return OK
