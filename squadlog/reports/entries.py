"""One line of the log, as screens, command line and exports take it."""

from squadlog.battle.events.union import Event
from squadlog.battle.moment import Moment
from squadlog.records import record


@record
class LogEntry:
    """One command, who gave it and when (UTC, ISO), and what came of it in words.

    `id` counts the entries of the battle from 1 without gaps; `moment` is when it was said, which may have been the
    last word of its subphase. `parent` is the entry before it. `undone` entries are off the line that stands;
    `undone_by`, `undone_at` and `undone_why` say who left them, when and why. `current` marks the entry at which the
    battle stands.
    """

    id: int
    parent: int | None
    moment: Moment
    kind: str
    lines: tuple[str, ...]
    by: str
    when: str
    undone: bool = False
    current: bool = False
    undone_by: str = ""
    undone_at: str = ""
    undone_why: str = ""
    branch: str = ""
    command: str = ""
    events: tuple[Event, ...] = ()
