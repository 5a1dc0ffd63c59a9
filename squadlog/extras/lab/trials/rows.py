"""The rows of a lab as they are kept: those of today's program, in the order of their cells and numbers."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from squadlog.book.reading import adapter
from squadlog.extras.lab.trials.playing import TrialRow
from squadlog.store.results.rows_file import RowsFile

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class KeptRows:
    """The rows that were played by the program of one print; those of others lie beside them, untouched."""

    def __init__(self, path: Path, print_: str) -> None:
        self.file, self.print = RowsFile(path), print_

    def add(self, row: TrialRow) -> None:
        """Keep a row. Raises StoreError."""
        self.file.add(row.cell, row.number, self.print, format_row(row))

    def read(self) -> Iterator[TrialRow]:
        """All rows of this print, by cell and number. Raises StoreError."""
        for _, _, _, body in self.file.list_rows(self.print):
            yield read_row(body)

    def others(self) -> int:
        """How many rows there are that another program has played. Raises StoreError."""
        return sum(print_ != self.print for _, _, print_, _ in self.file.list_rows())


def format_row(row: TrialRow) -> str:
    """A row as JSON on one line, the same to the byte for the same row."""
    return json.dumps(asdict(row), ensure_ascii=False, separators=(",", ":"))


def read_row(body: str) -> TrialRow:
    """The row of such a line. ValueError for none."""
    row: TrialRow = adapter(TrialRow).validate_json(body)
    return row
