"""On which line of a scenario file something stands, so that its author finds it."""

import re

_HEADER = re.compile(r"^\s*(\[\[?)\s*([A-Za-z0-9_.\-\s\"]+?)\s*\]\]?")
_KEY = re.compile(r"^\s*([A-Za-z0-9_\-]+|\"[^\"]*\")(?:\.[^=]*)?\s*=\s*(.*)$")
_STEP = re.compile(r"^(\w[\w-]*)(?: ([\w-]+))?$")
Path = tuple[tuple[str, int], ...]
"""Tables from the outermost in, each with its number in its list, from 1 on; 0 for one that is in no list."""


def line_of(text: str, where: str) -> int | None:
    """The number, from 1 on, of the line with `where`: `conditions 3.kind`, `conditions silence.area`.

    The line of the table where the key itself is not written there; None where nothing of it is.
    """
    lines, named = _find_lines(text)
    wanted: Path = ()
    found = None
    for step in where.split("."):
        told = _STEP.match(step.strip())
        if told is None:
            break
        name, which = told[1], told[2] or ""
        number = int(which) if which.isdigit() else named.get((wanted, name, which), 0)
        for place in dict.fromkeys(((*wanted, (name, number)), (*wanted, (name, 1)), (*wanted, (name, 0)))):
            if place in lines and (number in (0, place[-1][1])):
                wanted, found = place, lines[place]
                break
        else:
            # The list stands on one line, or on lines of its own behind its key.
            found = lines.get((*wanted, (name, 0)), found)
            break
    return found


def _find_lines(text: str) -> tuple[dict[Path, int], dict[tuple[Path, str, str], int]]:
    """The line of each table and key, and the number of each table that has an id or a name, by its parent."""
    lines: dict[Path, int] = {}
    named: dict[tuple[Path, str, str], int] = {}
    counts: dict[Path, int] = {}
    at: Path = ()
    quoted = ""
    for number, line in enumerate(text.splitlines(), 1):
        if quoted:
            quoted = "" if quoted in line else quoted
            continue
        if (header := _HEADER.match(line)) is not None:
            at = _enter_table(header[2].replace('"', "").split("."), counts, in_list=header[1] == "[[")
            lines.setdefault(at, number)
        elif (key := _KEY.match(line)) is not None:
            name, value = key[1].strip('"'), key[2]
            lines.setdefault((*at, (name, 0)), number)
            if name in ("id", "name") and at:
                named.setdefault((at[:-1], at[-1][0], value.strip().strip("\"'")), at[-1][1])
            for mark in ('"""', "'''"):
                if value.count(mark) % 2:
                    quoted = mark
    return lines, named


def _enter_table(names: list[str], counts: dict[Path, int], *, in_list: bool) -> Path:
    """The table that a header opens: the next of its list, within the last of each list around it."""
    at: Path = ()
    for depth, name in enumerate(step.strip() for step in names):
        of_list = (*at, (name, -1))
        if depth == len(names) - 1 and in_list:
            counts[of_list] = counts.get(of_list, 0) + 1
        at = (*at, (name, counts.get(of_list, 0)))
    return at
