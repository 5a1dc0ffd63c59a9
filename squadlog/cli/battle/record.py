"""Reading the record: log, branches, audit, score, reminders."""

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from squadlog.cli.calls import call
from squadlog.cli.choosing import opened_battle
from squadlog.cli.commands import NOTHING, OK, REFUSED
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import read
from squadlog.cli.printing import plain, print_json, print_lines, table, tell
from squadlog.reports.wording import decimal
from squadlog.seats import REFEREE
from squadlog.shell.seat import Seat

if TYPE_CHECKING:
    from squadlog.reports.entries import LogEntry


def run(name: str, words: list[str]) -> int:
    """`log`, `branches`, `audit`, `score` and `reminders`."""
    options = read(call(name), words)
    with opened_battle(options, REFEREE) as seat:
        return _READERS[name](seat, options)


def _log(seat: Seat, options: Namespace) -> int:
    entries: Sequence[LogEntry] = seat.log(undone=options.undone)
    if options.last is not None:
        entries = entries[-options.last :] if options.last > 0 else ()
    if options.json:
        print_json([_entry(entry) for entry in entries])
        return OK
    sides = {side.name for side in seat.known.setup.sides}
    for entry in entries:
        mark = ">" if entry.current else "x" if entry.undone else " "
        head = f"{mark}{entry.id:>5}  "
        who = [f"({entry.by})"] if entry.by and entry.by not in sides else []
        named = [f"[{entry.branch}]"] if entry.branch else []
        why = [f"(undone because {entry.undone_why})"] if entry.undone_why else []
        lines = [*named, *(entry.lines or (entry.kind.replace("_", " "),)), *who, *why]
        print_lines(f"{head if place == 0 else ' ' * len(head)}{line}" for place, line in enumerate(lines))
    return OK


def _entry(entry: "LogEntry") -> dict[str, object]:
    """An entry for programs: everything but the events, which the export holds."""
    record: dict[str, object] = plain(entry)
    record["events"] = [event.kind for event in entry.events]
    return record


def _branches(seat: Seat, options: Namespace) -> int:
    named = seat.branches()
    if options.json:
        print_json(named)
    elif named:
        print_lines(table([(entry, name) for name, entry in named.items()], head=("entry", "name")))
    else:
        tell("No place of this battle has a name; squadlog do 'branch NAME' gives one.")
        return NOTHING
    return OK


def _audit(seat: Seat, options: Namespace) -> int:
    """Code 1 when the record and the rules part company; a fault mended since then is told and is none."""
    if seat.who.seat != REFEREE:
        raise NotUnderstoodError("An audit tells every secret: it is for the referee alone, --seat referee.")
    found = seat.audit()
    divergences = [difference for difference in found if not difference.earlier]
    if options.json:
        print_json(found)
    else:
        for difference in found:
            reading = f" Decided by an earlier reading ({difference.earlier})." if difference.earlier else ""
            print_lines([f"entry {difference.step}, {difference.moment}: {difference.what}.{reading}"])
    if divergences:
        tell(f"{len(divergences)} divergence{'s' if len(divergences) > 1 else ''}.")
        return REFUSED
    tell(
        "Deciding everything again leads to the same battle"
        + (", but for what was decided by an earlier reading." if found else ".")
    )
    return OK


def _score(seat: Seat, options: Namespace) -> int:
    scores = seat.score()
    if options.json:
        print_json(scores)
        return OK
    names = {side.id: side.name for side in seat.known.setup.sides}
    for side in scores:
        print_lines([f"{names[side.side]}: {decimal(side.points)} points"])
        hurt = [
            (
                f"#{line.unit}",
                line.name,
                line.wound,
                f"{line.value} x {decimal(line.share)}",
                decimal(line.points),
                line.rule,
            )
            for line in side.lines
            if line.points
        ]
        print_lines("  " + line for line in table(hurt))
    return OK


def _reminders(seat: Seat, options: Namespace) -> int:
    found = seat.reminders()
    if options.json:
        print_json(found)
    else:
        print_lines(found)
        if not found:
            tell("Nothing to remember now.")
    return OK


_READERS = {"log": _log, "branches": _branches, "audit": _audit, "score": _score, "reminders": _reminders}
