"""Why others than people said what they said, and what a report tells besides: by what extras keep beside a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.plugs import answers
from squadlog.base.records import record

if TYPE_CHECKING:
    from squadlog.reports.entries import LogEntry
    from squadlog.session.seat import Seat


@record
class ReportPart:
    """What a report tells besides, under a heading, a line each; what stands under a line is indented."""

    heading: str
    lines: tuple[str, ...]


def why_said(seat: Seat, entry: LogEntry) -> tuple[str, ...]:
    """Why a line of the log was said, a line each, where whoever said it gave reasons that this seat may read."""
    if not entry.by:
        return ()
    return tuple(line for tells in answers("why_said") for line in tells(seat, entry))


def told_besides(seat: Seat) -> tuple[ReportPart, ...]:
    """What the report of a battle tells this seat besides. Raises StoreError."""
    return tuple(part for tells in answers("told_besides") for part in tells(seat))
