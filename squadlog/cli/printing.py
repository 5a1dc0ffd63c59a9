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
NARROW = 64
"""Cells of a terminal below which tables have no columns."""
AS_OBJECT = 2
"""What `--json=2` asks for: an object where `--json` has a list."""


def tell(sentence: str) -> None:
    """Write a sentence of narration on stderr: one line, on a narrow terminal wrapped between words."""
    told = clean_text(sentence, limit=WIDEST_LINE)
    sys.stderr.write("\n".join(_wrap([told], 0) if sys.stderr.isatty() and is_narrow() else [told]) + "\n")


def print_lines(lines: Iterable[str]) -> None:
    """Write lines for people to stdout, each cleaned, and on a narrow terminal wrapped between words."""
    if is_narrow():
        lines = _wrap(lines, 2)
    sys.stdout.write("".join(clean_text(line, limit=WIDEST_LINE) + "\n" for line in lines))


def print_wrapped(lines: Iterable[str], *, hanging: int = 2) -> None:
    """Write lines for people to stdout, wrapped between words where a terminal ends sooner, else as they are.

    A wrapped line is indented `hanging` cells more than its beginning.
    """
    print_lines(_wrap(lines, hanging) if _at_terminal() else lines)


def _at_terminal() -> bool:
    """Whether somebody reads stdout as it is written."""
    return sys.stdout.isatty()


def is_narrow() -> bool:
    """Whether somebody reads on a terminal with no room for columns: then a row is a line, and lines are wrapped."""
    return _at_terminal() and terminal_width() < NARROW


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
    return max(shutil.get_terminal_size().columns, 20) if _at_terminal() else otherwise


def print_text(text: str) -> None:
    """Write a whole page or file line by line: cleaned, but never cut and with its tabs, for programs read it too.

    On a narrow terminal, where people read, its lines are wrapped.
    """
    if is_narrow():
        print_lines(text.removesuffix("\n").split("\n"))
        return
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
    """Rows in columns as wide as they need; empty for no rows. On a narrow terminal each cell is named by its head."""
    if not rows:
        return []
    if is_narrow():
        return [_row_in_words(row, head) for row in rows]
    shown = [[clean_text(str(cell), limit=200) for cell in row] for row in ([head, *rows] if head else rows)]
    widths = [max(cells(row[column]) for row in shown) for column in range(len(shown[0]))]
    lines = []
    for row in shown:
        padded = (cell + " " * (width - cells(cell)) for cell, width in zip(row, widths, strict=True))
        lines.append("  ".join(padded).rstrip())
    return lines


def _row_in_words(row: Sequence[object], head: Sequence[str]) -> str:
    """A row as a line: its first cell, then the others that hold something, each behind what it is."""
    first, *others = (clean_text(str(cell), limit=200) for cell in row)
    named = zip(others, head[1:] or [""] * len(others), strict=False)
    told = [f"{name} {cell}".strip() for cell, name in named if cell not in ("", "-")]
    if any(map(str.isalnum, first)):
        return ", ".join((first, *told))
    return f"{first} {', '.join(told)}".strip()
