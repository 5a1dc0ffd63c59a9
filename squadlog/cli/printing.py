"""Printing: data on stdout, as text or JSON, narration on stderr; nothing foreign reaches the terminal uncleaned."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import cells, clean_text
from squadlog.base.write_files import write_new
from squadlog.cli.commands import OK
from squadlog.session.view.json_value import json_value

with lazy_imports():
    import shutil
    import textwrap

WIDEST_LINE = 2000
AS_OBJECT = 2
"""What `--json=2` asks for: an object where `--json` has a list."""


def tell(sentence: str) -> None:
    """Write a sentence of narration as one line on stderr."""
    sys.stderr.write(clean_text(sentence, limit=WIDEST_LINE) + "\n")


def print_lines(lines: Iterable[str]) -> None:
    """Write lines for people to stdout, each cleaned."""
    sys.stdout.write("".join(clean_text(line, limit=WIDEST_LINE) + "\n" for line in lines))


def print_wrapped(lines: Iterable[str], *, hanging: int = 2) -> None:
    """Write lines for people to stdout, wrapped between words where a terminal ends sooner, else as they are.

    A wrapped line is indented `hanging` cells more than its beginning.
    """
    print_lines(_wrap(lines, hanging) if sys.stdout.isatty() else lines)


def _wrap(lines: Iterable[str], hanging: int) -> Iterator[str]:
    width = terminal_width()
    for line in lines:
        within = len(line) - len(line.lstrip()) + hanging
        yield from textwrap.wrap(
            line, width, subsequent_indent=" " * min(within, width // 2),
            replace_whitespace=False, drop_whitespace=True, break_long_words=False, break_on_hyphens=False,
        ) or [line]  # fmt: skip


def terminal_width(otherwise: int = 80) -> int:
    """How many cells a line of the terminal has; `otherwise` where stdout is none."""
    return max(shutil.get_terminal_size().columns, 20) if sys.stdout.isatty() else otherwise


def print_text(text: str) -> None:
    """Write a whole page or file line by line: cleaned, but never cut and with its tabs, for programs read it too."""
    for line in text.removesuffix("\n").split("\n"):
        sys.stdout.write("\t".join(clean_text(part, limit=None) for part in line.split("\t")) + "\n")


def write_out(text: str, target: Path | None) -> int:
    """A whole text on stdout or into a new file; an existing file is left alone. Raises SquadlogError.

    Lines of CSV end in CR and LF in a file, and as all others on stdout.
    """
    if target is None:
        print_text(text.replace("\r\n", "\n"))
        return OK
    write_new(target, text)
    tell(f"Written to {target}.")
    return OK


def print_json(form: str, value: object, *, line: bool = False) -> None:
    """Write JSON for programs to stdout: an object with its form first, indented or on one `line`.

    `docs/schema/FORM.json` says what a form is made of; within its number it only gains fields.
    """
    _write_json({"format": f"squadlog-{form}/1"} | json_value(value), line=line)


def print_listed(form: str, asked: int, value: object) -> None:
    """Write JSON for programs: a list, or an object keyed by names; with `--json=2` inside an object with its form."""
    told = json_value(value)
    if asked == AS_OBJECT:
        _write_json({"format": f"squadlog-{form}/2", form.replace("-", "_"): told})
    else:
        _write_json({"format": f"squadlog-{form}/1"} | told if isinstance(told, dict) else told)


def _write_json(value: object, *, line: bool = False) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=True, indent=None if line else 2) + "\n")


def table(rows: Sequence[Sequence[object]], *, head: Sequence[str] = ()) -> list[str]:
    """Rows in columns as wide as they need; empty for no rows."""
    if not rows:
        return []
    shown = [[clean_text(str(cell), limit=200) for cell in row] for row in ([head, *rows] if head else rows)]
    widths = [max(cells(row[column]) for row in shown) for column in range(len(shown[0]))]
    lines = []
    for row in shown:
        padded = (cell + " " * (width - cells(cell)) for cell, width in zip(row, widths, strict=True))
        lines.append("  ".join(padded).rstrip())
    return lines
