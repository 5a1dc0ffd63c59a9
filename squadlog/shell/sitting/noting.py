"""What is filled in as something is said from a seat: the seat itself, and the line of the log that a note is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Noting, PrivateNote
from squadlog.names import cleaned
from squadlog.records import replace
from squadlog.seats import NOBODY

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.shell.recorded import Recorded

_QUOTED = 120
"""Terminal cells of a line that is quoted."""


def from_seat(record: Recorded, command: Command, seat: str) -> Command | Refusal:
    """The command with what the shell knows of it; refused is a note on a line that there is not, or not for all."""
    if getattr(command, "of_seat", False):
        command = replace(command, seat=seat)  # type: ignore[arg-type]  # such a command has that field
    if not isinstance(command, Noting) or command.entry is None:
        return command
    return record.on_a_line(command, seat, NOBODY if not isinstance(command, PrivateNote) else seat)


def quoted(lines: tuple[str, ...], label: str) -> str:
    """The words of a line in short."""
    told = next((line for line in lines if not line.startswith("—")), label.replace("_", " "))
    return cleaned(told, limit=_QUOTED)
