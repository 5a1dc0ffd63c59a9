"""The rows of a lab as tables: a line for each battle, or for each shot and fall."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from squadlog.extras.lab.trials.playing import TrialRow

_SPOTS = ("cell", "number", "second", "kind", "side", "x", "y", "floor")


def list_rows(rows: Iterable[TrialRow]) -> Iterator[dict[str, object]]:
    """Each battle by the names of its columns."""
    for row in rows:
        fought, (first, second) = row.fought, row.sides
        points, fallen = dict(fought.points), dict(fought.fallen)
        yield {
            "cell": row.cell, "number": row.number, "seed": row.seed,
            "first_mind": row.minds[0], "second_mind": row.minds[1], "first_side": first, "second_side": second,
            "first_points": points[first], "second_points": points[second], "share": row.share, "luck": row.luck,
            "first_fallen": fallen[first], "second_fallen": fallen[second], "turns": fought.turns,
            "commands": fought.commands, "first_contact": fought.first_contact, "attacks": fought.attacks,
            "hits": fought.hits, "cut": fought.cut, "fault": fought.fault,
        }  # fmt: skip


def write_rows(rows: Iterable[TrialRow]) -> str:
    """The battles as CSV."""
    every = list(list_rows(rows))
    return _write(tuple(every[0]) if every else (), (tuple(one.values()) for one in every))


def write_spots(rows: Iterable[TrialRow]) -> str:
    """Every shot, whom it was fired at, and every fall on a map as CSV: metres east and north."""
    return _write(
        _SPOTS,
        (
            (row.cell, row.number, spot.second, spot.kind, spot.side, spot.x, spot.y, spot.floor)
            for row in rows
            for spot in row.fought.spots
        ),
    )


def _write(head: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    written = io.StringIO()
    told = csv.writer(written)
    if head:
        told.writerow(head)
    told.writerows(lines)
    return written.getvalue()
