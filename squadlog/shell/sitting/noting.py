"""What is filled in as something is said from a seat: the seat itself, and the line of the log that a note is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Noting, PrivateNote
from squadlog.names import cleaned
from squadlog.records import replace
from squadlog.seats import NOBODY, REFEREE

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.shell.recorded import Recorded

_TO_ANOTHER = Refusal(
    code="not-yours",
    sentence="Only the referee writes to one side alone.",
    rule="",
    instead="note private TEXT is read at your own seat and by the referee; note TEXT by all.",
)
_QUOTED = 120
"""Terminal cells of a line that is quoted."""


def from_seat(record: Recorded, command: Command, seat: str) -> Command | Refusal:
    """The command with what the shell knows of it; refused is a note on a line that there is not, or not for all.

    The referee alone writes to a side.
    """
    if isinstance(command, PrivateNote) and command.seat not in ("", seat):
        if seat != REFEREE:
            return _TO_ANOTHER
    elif getattr(command, "of_seat", False):
        command = replace(command, seat=seat)  # type: ignore[arg-type]  # such a command has that field
    if not isinstance(command, Noting) or command.entry is None:
        return command
    return record.on_a_line(command, seat, command.seat if isinstance(command, PrivateNote) else NOBODY)


def quoted(lines: tuple[str, ...], label: str) -> str:
    """The words of a line in short."""
    told = next((line for line in lines if not line.startswith("—")), label.replace("_", " "))
    return cleaned(told, limit=_QUOTED)
