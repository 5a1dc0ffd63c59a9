"""The rows of a lab as they are kept: those of today's program, in the order of their cells and numbers."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.base.names import clean_text
from squadlog.book.reading import adapter
from squadlog.extras.lab.trials.playing import TrialRow
from squadlog.session.trials.watched_limits import MOST_LUCK
from squadlog.store.results.rows_file import RowsFile

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path


class KeptRows:
    """The rows of cells, by their keys, of the print that each has today; all others lie beside them, untouched."""

    def __init__(self, path: Path, prints: Mapping[str, str]) -> None:
        self.file, self.prints = RowsFile(path), prints

    def add(self, row: TrialRow) -> None:
        """Keep a row. Raises StoreError."""
        self.file.add(row.cell, row.number, self.prints[row.cell], format_row(row))

    def read(self) -> Iterator[TrialRow]:
        """All rows of these cells and prints, those of a cell by number. Raises StoreError."""
        for print_ in self.prints.values():  # each is of one cell alone
            for cell, number, _, body in self.file.list_rows(print_):
                yield self._read(cell, number, body)

    def _read(self, cell: str, number: int, body: str) -> TrialRow:
        try:
            row = read_row(body)
        except ValueError:
            raise self._damaged(cell, number) from None
        if (row.cell, row.number) != (cell, number) or not is_possible(row):
            raise self._damaged(cell, number)
        return row

    def _damaged(self, cell: str, number: int) -> StoreError:
        where = clean_text(f"battle {number} of {cell}", limit=100)
        return StoreError(
            f"{self.file.path} is damaged: {where} cannot be read. "
            "Move the file away; resume then plays its battles again."
        )

    def others(self) -> int:
        """How many rows of these cells there are that another program has played. Raises StoreError."""
        every = self.file.list_rows()
        return sum(cell in self.prints and self.prints[cell] != print_ for cell, _, print_, _ in every)


def is_possible(row: TrialRow) -> bool:
    """Whether a battle can have come out so: its share from 0 to 1, no more luck than counts."""
    return 0 <= row.share <= 1 and abs(row.luck) <= MOST_LUCK


def format_row(row: TrialRow) -> str:
    """A row as JSON on one line, the same to the byte for the same row."""
    return json.dumps(asdict(row), ensure_ascii=False, separators=(",", ":"))


def read_row(body: str) -> TrialRow:
    """The row of such a line. ValueError for none."""
    row: TrialRow = adapter(TrialRow).validate_json(body)
    return row
