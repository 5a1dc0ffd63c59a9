"""Share codes on the command line: printed, drawn as QR, written into files."""

import os
import sys
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.read_files import MissingError, read_file
from squadlog.base.write_files import write_new
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.printing import print_text, tell, terminal_width
from squadlog.cli.streams import stdin_bytes
from squadlog.squads.sharing import codes

with lazy_imports():
    from squadlog.squads.sharing import qr

_BLACK_ON_WHITE, _PLAIN = "\x1b[38;5;16;48;5;231m", "\x1b[0m"


def read_bytes(text: str, most: int = codes.LONGEST_CODE) -> bytes:
    """The bytes others have given, at most `most`: a share code itself, a file, or `-` for stdin."""
    if codes.is_code(text):
        return text.encode(errors="replace")
    try:
        return stdin_bytes(most) if text == "-" else read_file(Path(text), most)
    except MissingError as error:
        raise NotFoundError(str(error)) from None


def print_code(code: str, drawn: str | None) -> int:
    """Print a code; `drawn` also as QR: `-` on the terminal, else the name of a file, several where it is long."""
    if drawn is None:
        print_text(code + "\n")
        return OK
    if drawn == "-":
        _on_terminal(code)
        return OK
    target = Path(drawn)
    if target.suffix.lower().removeprefix(".") not in qr.FORMS:
        raise NotUnderstoodError("Add --qr FILE.svg, FILE.png or - (the terminal) for the QR code.")
    files = qr.pictures(code, target)
    for name, data in files:
        write_new(name, data)
        tell(f"Written to {name}.")
    _several(len(files))
    return OK


def _on_terminal(code: str) -> None:
    """As many as the terminal needs for it, black on white whatever its own colours are."""
    colours = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    parts = codes.pieces(code, qr.most_in(terminal_width()) if sys.stdout.isatty() else qr.LONGEST)
    for part in parts:
        drawn = qr.in_blocks(part, ink=colours)
        if colours:
            sys.stdout.write("".join(f"{_BLACK_ON_WHITE}{line}{_PLAIN}\n" for line in drawn.splitlines()))
        else:
            print_text(drawn)
    _several(len(parts))


def _several(count: int) -> None:
    if count > 1:
        tell(f"There are {count} QR codes; scan all of them and paste the texts, in any order.")
