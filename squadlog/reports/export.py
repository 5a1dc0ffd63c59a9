"""The record as data and as a story. Each form takes what a seat may know, and adds nothing to it."""

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from squadlog.base.errors import SquadlogError
from squadlog.battle.pending import UNTOLD
from squadlog.battle.record.codec import event_to_json
from squadlog.battle.state import Known
from squadlog.reports.entries import LogEntry

FORMAT = "squadlog-record/2"
_COLUMNS = (
    "entry", "parent", "moment", "by", "when", "command", "undone", "undone_by", "undone_at", "undone_why",
    "event", "body", "said",
)  # fmt: skip
_FORMULA = ("=", "+", "-", "@")


def export(
    form: str,
    *,
    title: str,
    battle: Known,
    entries: Sequence[LogEntry],
    branches: Mapping[str, int],
    seat: str | None,
) -> str:
    """The record as `json`, `csv` or `story`. SquadlogError for any other form."""
    match form:
        case "json":
            return _json(title, battle, entries, branches, seat)
        case "csv":
            return _csv(entries)
        case "story":
            return _story(title, entries)
        case _:
            raise SquadlogError(
                f"{form!r} is no form of export; choose json, csv, story or (whole records only) sql or test."
            )


def _json(
    title: str, battle: Known, entries: Sequence[LogEntry], branches: Mapping[str, int], seat: str | None
) -> str:
    """Everything: every entry with its command, events and words, undone ones too; `head` is where it stands."""
    whole = {
        "format": FORMAT,
        "title": title,
        "seat": seat,
        "tables_hash": battle.setup.tables_hash,
        "rulings_hash": battle.setup.rulings_hash,
        "head": next((entry.id for entry in entries if entry.current), None),
        "branches": dict(branches),
        "entries": [_entry(entry) for entry in entries],
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _entry(entry: LogEntry) -> dict[str, object]:
    written: dict[str, object] = {
        "id": entry.id,
        "parent": entry.parent,
        "moment": str(entry.moment),
        "kind": entry.kind,
        "by": entry.by,
        "when": entry.when,
        "command": json.loads(entry.command) if entry.command else None,
        "lines": list(entry.lines),
        "events": [json.loads(event_to_json(event)) for event in entry.events],
    }
    if entry.undone:
        written["undone"] = {"by": entry.undone_by, "when": entry.undone_at, "why": entry.undone_why}
    return written


def _csv(entries: Iterable[LogEntry]) -> str:
    """One row for each event, with a header row; a cell that a spreadsheet would take for a formula gets a `'`."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(_COLUMNS)
    for entry in entries:
        for number, event in enumerate(entry.events):
            rows.writerow(
                _cell(value)
                for value in (
                    entry.id, "" if entry.parent is None else entry.parent, str(entry.moment), entry.by, entry.when,
                    entry.kind, "yes" if entry.undone else "no", entry.undone_by, entry.undone_at, entry.undone_why,
                    event.kind, event_to_json(event), "" if number else " / ".join(entry.lines),
                )
            )  # fmt: skip
    return out.getvalue()


def _cell(value: object) -> str:
    text = str(value)
    return f"'{text}" if text.startswith(_FORMULA) else text


def _story(title: str, entries: Iterable[LogEntry]) -> str:
    """The line that stands, in words; not that somebody has chosen, where nobody may read what."""
    lines = [title, "=" * len(title), ""]
    for entry in entries:
        if not entry.undone:
            told = zip_longest(entry.lines, entry.tells)
            lines.extend(line for line, event in told if getattr(event, "intent", None) != UNTOLD)
    return "\n".join(lines) + "\n"
