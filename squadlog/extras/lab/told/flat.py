"""The rows of a lab as tables: a line for each battle, or for each shot and fall."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from squadlog.extras.lab.asked.lab import LabError
from squadlog.store.results.flat_tables import format_tables

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from squadlog.extras.lab.trials.playing import TrialRow

BATTLES = (
    "cell", "number", "seed", "first_mind", "second_mind", "first_side", "second_side", "first_points", "second_points",
    "share", "luck", "first_fallen", "second_fallen", "turns", "commands", "first_contact", "attacks", "hits", "cut",
    "fault", "release",
)  # fmt: skip
"""What a battle tells: its columns."""
SPOTS = ("cell", "number", "second", "kind", "side", "x", "y", "floor")
"""What a shot, an attack on somebody or a fall tells: its columns; metres east and north."""
SQLITE = (".sqlite", ".db")
"""How the name of a file of tables ends."""


_CSV = ".csv"


def require_ending(target: Path) -> None:
    """Raise LabError unless a file is called as battles are written."""
    every = (_CSV, *SQLITE)
    if target.suffix.lower() not in every:
        raise LabError(f"Battles are written as {' or '.join(every)}, by the ending of the file.")


def list_rows(rows: Iterable[TrialRow]) -> Iterator[dict[str, object]]:
    """Each battle by the names of its columns."""
    return (dict(zip(BATTLES, row, strict=True)) for row in battles_of(rows))


def battles_of(rows: Iterable[TrialRow]) -> Iterator[tuple[object, ...]]:
    """Each battle, as `BATTLES` has its columns."""
    for row in rows:
        fought, (first, second) = row.fought, row.sides
        points, fallen = dict(fought.points), dict(fought.fallen)
        yield (
            row.cell, row.number, row.seed, *row.minds, first, second, points[first], points[second], row.share,
            row.luck, fallen[first], fallen[second], fought.turns, fought.commands, fought.first_contact,
            fought.attacks, fought.hits, fought.cut, fought.fault, row.release,
        )  # fmt: skip


def spots_of(rows: Iterable[TrialRow]) -> Iterator[tuple[object, ...]]:
    """Every shot, whom it was fired at, and every fall on a map, as `SPOTS` has its columns."""
    return (
        (row.cell, row.number, spot.second, spot.kind, spot.side, spot.x, spot.y, spot.floor)
        for row in rows
        for spot in row.fought.spots
    )


def write_rows(rows: Iterable[TrialRow]) -> str:
    """The battles as CSV."""
    return _write(BATTLES, battles_of(rows))


def write_spots(rows: Iterable[TrialRow]) -> str:
    """Every shot, whom it was fired at, and every fall on a map as CSV."""
    return _write(SPOTS, spots_of(rows))


def write_findings(found: Sequence[Mapping[str, object]]) -> str:
    """What is claimed of each cell as CSV: an interval as its low and its high limit."""
    flat = [dict(_flatten(one)) for one in found]
    head = tuple(dict.fromkeys(name for one in flat for name in one))
    return _write(head, (tuple(one.get(name) for name in head) for one in flat))


def _flatten(one: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for name, told in one.items():
        if name == "interval" and isinstance(told, list):
            yield from zip(("low", "high"), told, strict=True)
        else:
            yield name, " ".join(map(str, told)) if isinstance(told, list) else told


def write_tables(rows: Iterable[TrialRow]) -> bytes:
    """The battles and their spots as tables of a SQLite file, `battles` and `spots`."""
    every = list(rows)
    return format_tables({"battles": (BATTLES, battles_of(every)), "spots": (SPOTS, spots_of(every))})


def _write(head: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    written = io.StringIO()
    told = csv.writer(written)
    told.writerow(head)
    told.writerows(lines)
    return written.getvalue()
