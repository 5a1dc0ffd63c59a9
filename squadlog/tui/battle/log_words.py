"""Lines of the log as the screen shows them: the side of each name, and what hits, misses and wounds, in colours."""

from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.records import value
from squadlog.base.remember_last import remember_last
from squadlog.battle.state import Known
from squadlog.reports.track import track
from squadlog.reports.track_drawn import Columns, draw_row, heads
from squadlog.session.view.words.entry import EntryOpened, place_lines
from squadlog.session.view.words.log_lines import LogStep, log_words, told_lines
from squadlog.tui.battle.roster_words import colour_track
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.words import cut, lines, link_rules, that_fits, toned

if TYPE_CHECKING:
    from squadlog.reports.entries import LogEntry

TRACK_CELL = 3
"""Cells of one column of the track."""
WIDEST, MARGIN = 200, 2
"""Cells that hold the longest words above the log, and those at their sides."""
NAME = 20
"""Cells of a name beside the track as it stood."""


@value
class LogLine:
    """A line as it is shown, its words in colours; see `ToldLine`."""

    moment: str
    said: str
    words: Content
    rolled: bool = False
    unit: int = 0
    name: int = 0
    brief: Content = Content("")
    left_out: bool = False
    weight: int = 0
    fewer: Content = Content("")


@remember_last
def step_lines(step: LogStep, battle: Known) -> tuple[LogLine, ...]:
    """The lines of a step in colours. That a second begins is no line; what a shot does stands in the shot's."""
    return tuple(
        LogLine(
            one.moment, one.said, toned(one.words, battle), rolled=one.rolled, unit=one.unit, name=one.name,
            brief=toned(one.brief, battle), left_out=one.left_out, weight=one.weight, fewer=toned(one.fewer, battle),
        )
        for one in told_lines(step, battle)
    )  # fmt: skip


def log_line(line: str, battle: Known) -> Content:
    """A line of the log; rule ids in it open their rules."""
    return toned(log_words(line, battle), battle)


def format_deed(line: LogLine) -> Content:
    """The words of a line without the name it begins with."""
    rest = line.words.plain[line.name :]
    return line.words[line.name + len(rest) - len(rest.lstrip(" :")) :]


def track_words(battle: Known, seat: str, room: int) -> list[Content]:
    """The track as it stood: a line for each that was about something, ten seconds from then on, if there is room."""
    rows = [row for row in track(battle, seat) if row.marks]
    if not rows:
        return []
    columns = Columns(now=battle.now, count=max(5, min(10, (room - NAME) // TRACK_CELL)), cell=TRACK_CELL)
    title = Content.styled(cut(f"the track at {battle.now}", NAME).ljust(NAME), "underline")
    shown = [title + colour_track(heads(columns), "$quiet")]
    for row in rows:
        unit = battle.units.get(row.of) if isinstance(row.of, int) else None
        hue = side_style(battle, unit.side) if unit is not None else "$foreground"
        shown.append(
            Content.styled(cut(row.name, NAME).ljust(NAME), hue)
            + colour_track(draw_row(row.marks, columns), hue)
        )
    return shown


def entry_words(opened: EntryOpened) -> Content:
    """One step in full: its lines, who said it, who undid it, every die and reason, where it was, notes on it."""
    parts: list[Content | str] = [
        Content.styled(f"Line {opened.entry}, {opened.moment}", "bold underline"),
        *map(link_rules, opened.lines),
        Content.styled(opened.said, "$quiet"),
    ]
    if opened.undone:
        parts.append(Content.styled(opened.undone, "bold"))
    for part in opened.parts:
        parts.extend(("", Content.styled(part.title, "underline"), *map(toned, part.reasons)))
    if opened.reasons:
        parts.extend(("", *opened.reasons))
    parts.extend(Content.styled(told, "$quiet") for told in place_lines(opened))
    parts.extend(Content.styled(note, "bold") for note in opened.notes)
    return lines(parts)


def look_words(entry: "LogEntry | None", head: int, width: int = WIDEST) -> Content:
    """What stands above the log: that the chosen line is looked back at, or that the battle stands there.

    In shorter words where `width` cells have no room for it.
    """
    if entry is None or entry.current:
        return Content.styled(f"The battle is here, at line {head}.", "$quiet")
    looks = f" You look at line {entry.id}. The battle stays at line {head}"
    told = [
        f"{looks}; Enter returns it here, after asking. ",
        f"{looks}; Enter returns it. ",
        f"{looks}. ",
        f" Line {entry.id}; the battle is at {head}. ",
    ]
    return that_fits([Content.styled(one, "$asked reverse") for one in told], width - MARGIN)
