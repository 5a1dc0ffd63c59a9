"""CSV as RFC 4180 has it, of which no cell is a formula to a spreadsheet."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields

from squadlog.base.names import clean_text, is_formula

_LONGEST = 4000
"""The most characters of a cell."""


def write_csv(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A header and rows, each ended by CR and LF. None is an empty cell, a yes or no is `yes` or `no`."""
    out = io.StringIO()
    pen = csv.writer(out, lineterminator="\r\n")
    pen.writerow(map(cell, columns))
    pen.writerows([cell(value) for value in row] for row in rows)
    return out.getvalue()


def cell(value: object) -> object:
    """A value as it stands in a cell: text that a spreadsheet would run gets a `'`; a number stays one."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        return f"{value:.4f}".rstrip("0").rstrip(".")
    text = clean_text(str(value), limit=_LONGEST)
    return f"'{text}" if is_formula(text) else text


def flat(row: object, spread: Mapping[str, Sequence[str]]) -> list[object]:
    """The values of a row, a mapping spread over the columns that it has somewhere in the table."""
    values: list[object] = []
    for field in fields(row):  # type: ignore[arg-type] # a record is a dataclass
        value = getattr(row, field.name)
        if field.name in spread:
            values.extend(value.get(key) for key in spread[field.name])
        else:
            values.append(value)
    return values


def columns(of: type, spread: Mapping[str, Sequence[str]]) -> list[str]:
    """The names of the columns; those of a mapping begin with the singular of its name."""
    names: list[str] = []
    for field in fields(of):
        if field.name in spread:
            names.extend(f"{field.name.removesuffix('s')}_{key}" for key in spread[field.name])
        else:
            names.append(field.name)
    return names
