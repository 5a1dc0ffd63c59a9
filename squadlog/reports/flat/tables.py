"""The flat tables as a person takes them out: CSV with a column for every kind of modifier, or JSON by its schema."""

import json
from dataclasses import asdict

from squadlog.battle.record.timeline import Timeline
from squadlog.reports.flat.attacks import attacks
from squadlog.reports.flat.moves import moves
from squadlog.reports.flat.rows import AttackRow, AttackTable, MoveRow, MoveTable
from squadlog.reports.flat.spreadsheet import columns, flat, write_csv
from squadlog.reports.logbook import Logbook

TABLES = ("attacks", "moves")


def table(
    what: str, timeline: Timeline, logbook: Logbook, *, title: str, seat: str | None, read_by: str
) -> AttackTable | MoveTable:
    """The table of that name as `read_by` knows it; `seat` is the name of the seat it is for."""
    if what == "attacks":
        rows = attacks(timeline, logbook, read_by)
        return AttackTable(format="squadlog-attacks/1", title=title, seat=seat, rows=rows)
    return MoveTable(
        format="squadlog-moves/1", title=title, seat=seat, rows=moves(timeline, logbook, read_by)
    )


def as_csv(told: AttackTable | MoveTable) -> str:
    """One row each under a header, by RFC 4180."""
    spread = {}
    if isinstance(told, AttackTable):
        spread["modifiers"] = sorted({key for row in told.rows for key in row.modifiers})
    of = AttackRow if isinstance(told, AttackTable) else MoveRow
    return write_csv(columns(of, spread), (flat(row, spread) for row in told.rows))


def as_json(told: AttackTable | MoveTable) -> str:
    """The table as a JSON document; `docs/schema/` says what it is made of."""
    return json.dumps(asdict(told), indent=1, ensure_ascii=False) + "\n"
