"""Share codes on the command line: printed, drawn as QR, written into files."""

from pathlib import Path

from squadlog.cli.commands import OK
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.printing import print_text, tell
from squadlog.lazily import lazily
from squadlog.squads.sharing import codes
from squadlog.writing import write_new

with lazily():
    from squadlog.paper import qr

_LINE = 76


def given(code: str, drawn: str | None) -> int:
    """Print a code; `drawn` also as QR: `-` on the terminal, else the name of a file, several where it is long."""
    if drawn is None:
        print_text(code + "\n")
        return OK
    parts = codes.pieces(code, qr.LONGEST)
    if drawn == "-":
        for part in parts:
            print_text(qr.in_blocks(part))
        return OK
    target = Path(drawn)
    form = target.suffix.lower().removeprefix(".")
    if form not in qr.FORMS:
        raise NotUnderstoodError("--qr FILE.svg, FILE.png or - (the terminal) says where the QR code goes.")
    pictures = [qr.picture(part, form) for part in parts]
    for number, data in enumerate(pictures, start=1):
        name = target if len(parts) == 1 else target.with_stem(f"{target.stem}-{number}")
        write_new(name, data)
        tell(f"Written to {name}.")
    if len(parts) > 1:
        tell(f"It takes {len(parts)} QR codes; whoever reads them pastes all that they say, in any order.")
    return OK
