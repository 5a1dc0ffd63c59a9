"""The log and the replay: every line ever taken, undone ones too; stand at any of them, and see its reasons."""

from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import DataTable, Static

from squadlog.battle.commands import Note
from squadlog.battle.ledger import Ledger, Line
from squadlog.battle.refusal import Refusal
from squadlog.dice import Face
from squadlog.errors import SquadlogError
from squadlog.seats import REFEREE, Speaker
from squadlog.shell.writing import write_new
from squadlog.tui.battle.board import MOMENT, ROLLED
from squadlog.tui.chrome.following import ELSEWHERE, Following
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.typed import LineSheet
from squadlog.tui.chrome.words import (
    ledger_line,
    ledger_words,
    lines,
    linked,
    refused,
    rule_ids,
    silent_words,
)

if TYPE_CHECKING:
    from squadlog.battle.outcome import Outcome
    from squadlog.reports.entries import LogEntry
    from squadlog.shell.seat import Seat


FORMS = {".json": "json", ".csv": "csv", ".txt": "story", ".sql": "sql"}


class LogTable(DataTable[Text]):
    """The lines."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select_cursor", "Go there")]


class LogScreen(Following):
    """All lines on the left, the chosen one with dice and reasons on the right."""

    CSS_PATH = "log.tcss"
    AUTO_FOCUS = "#log"
    HELP = (
        "Every step ever taken, oldest first. ▶ is where the battle stands; ~ and dim letters mark steps "
        "that were undone: they are kept with who undid them and when, and can be stood at again.\n"
        "Enter jumps to the chosen line: the battle then stands as it stood after that step, and what is "
        "said next branches off there. comma and full stop step backwards and forwards, for a replay; u "
        "undoes, z redoes.\n"
        "b names the place where the battle stands, n writes a note, e writes the record into a file "
        "(JSON, CSV, story or SQL), / opens the rules of the chosen line."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("comma", "back_one", "Step back", id="log.back"),
        Binding("full_stop", "forward_one", "Step forward", id="log.forward"),
        Binding("u", "back_one", "Undo", show=False),
        Binding("z", "forward_one", "Redo", show=False),
        Binding("b", "name_branch", "Name this place", id="log.branch"),
        Binding("n", "note", "Note", id="log.note"),
        Binding("e", "export", "Export", id="log.export"),
        Binding("slash", "rule", "Rules", id="log.rule"),
    ]

    def __init__(self, seat: "Seat", entry: int | None = None) -> None:
        super().__init__()
        self._seat, self._wanted = seat, entry
        self._entries: dict[int, LogEntry] = {}

    def compose(self) -> ComposeResult:
        """Lines and reasons."""
        yield Static("", id="log-count", classes="hint", markup=False)
        with Horizontal(id="halves"):
            yield LogTable(id="log", cursor_type="row", cell_padding=0)
            with VerticalScroll(id="why-box", can_focus=False):
                yield Static("", id="why", markup=False)
        yield Static("", id="log-answer", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """All lines, the cursor on the wanted one or where the battle stands."""
        table = self.query_one(DataTable)
        for label, key, width in (
            ("", "mark", 2),
            ("Line", "id", 6),
            ("When", "moment", 8),
            ("What", "what", None),
        ):
            table.add_column(Text(label), key=key, width=width)
        self._fill(self._wanted)

    def record(self) -> "Seat":
        """The battle."""
        return self._seat

    def gone_on(self) -> None:
        """Another window has gone on: all lines as they are now, the cursor where the battle stands."""
        self._fill()
        self.query_one("#log-answer", Static).update(Content(ELSEWHERE))

    def _fill(self, wanted: int | None = None) -> None:
        entries = self._seat.log(undone=True)
        self._entries = {entry.id: entry for entry in entries}
        table = self.query_one(DataTable)
        scrolled = table.scroll_y
        table.clear()
        here = 0
        for place, entry in enumerate(entries):
            mark = "▶" if entry.current else "~" if entry.undone else ""
            style = "dim" if entry.undone else "bold" if entry.current else ""
            name = f"[{entry.branch}] " if entry.branch else ""
            row = (mark, str(entry.id), str(entry.moment), f"{name}{row_words(entry)}")
            table.add_row(*(Text(cell, style=style, no_wrap=True) for cell in row), key=str(entry.id))
            if (wanted is None and entry.current) or entry.id == wanted:
                here = place
        # Where the list was scrolled to is kept: the lines undone by a jump stay in sight below it.
        table.scroll_to(y=scrolled, animate=False, immediate=True)
        table.move_cursor(row=here)
        undone = sum(entry.undone for entry in entries)
        count = f"{len(entries)} lines" + (f", {undone} undone (~)" if undone else "")
        self.query_one("#log-count", Static).update(Content(f" {count}. Enter goes to the chosen line."))
        self._again()

    def _chosen(self) -> "LogEntry | None":
        table = self.query_one(DataTable)
        if not table.row_count:
            return None
        key = table.coordinate_to_cell_key(table.cursor_coordinate).row_key.value
        return self._entries.get(int(key or 0))

    def on_data_table_row_highlighted(self, event: DataTable.RowHighlighted) -> None:
        """The reasons of the line."""
        event.stop()
        self._again()

    def on_data_table_row_selected(self, event: DataTable.RowSelected) -> None:
        """Stand at the line."""
        event.stop()
        self.action_go_there()

    def action_go_there(self) -> None:
        """Stand at the chosen line."""
        entry = self._chosen()
        if entry is not None:
            self._moved(self._seat.jump(entry.id))

    def _again(self) -> None:
        entry = self._chosen()
        self.query_one("#why", Static).update(Content("") if entry is None else entry_words(entry))

    def _moved(self, outcome: "Outcome") -> None:
        told = refused(outcome) if isinstance(outcome, Refusal) else Content(getattr(outcome, "sentence", ""))
        self._fill()
        self.query_one("#log-answer", Static).update(told)

    def action_back_one(self) -> None:
        """One step backwards."""
        self._moved(self._seat.undo())

    def action_forward_one(self) -> None:
        """One step forwards."""
        self._moved(self._seat.redo())

    def action_name_branch(self) -> None:
        """Name the place where the battle stands."""

        def named(name: str | None) -> None:
            if name:
                self._moved(self._seat.name_branch(name))

        self.app.push_screen(LineSheet("A name for the place where the battle stands:"), named)

    def action_note(self) -> None:
        """Write a note."""

        def written(text: str | None) -> None:
            if text:
                self._moved(self._seat.submit(Note(text=text)))

        self.app.push_screen(LineSheet("A note for the log:"), written)

    def action_export(self) -> None:
        """Write the record into a new file: the ending of its name says in which form."""

        def named(name: str | None) -> None:
            if name:
                self.query_one("#log-answer", Static).update(Content(self._exported(Path(name).expanduser())))

        self.app.push_screen(LineSheet(f"New file, ending in {', '.join(FORMS)}:"), named)

    def _exported(self, path: Path) -> str:
        form = FORMS.get(path.suffix)
        if form is None:
            return f"The name has to end in {', '.join(FORMS)}."
        try:
            write_new(path, self._seat.of(Speaker(seat=REFEREE)).export(form))
        except SquadlogError as error:
            return error.cited
        return f"Written to {path}. It holds everything, secret choices too."

    def action_rule(self) -> None:
        """Open the rules of the chosen line."""
        entry = self._chosen()
        cited = () if entry is None else rule_ids(entry_words(entry).plain)
        self.app.call_later(self.app.run_action, f"app.open_rule('{','.join(cited)}')")


def row_words(entry: "LogEntry") -> str:
    """A step in one line: what was rolled if anything was, else its first line, and how many more there are."""
    told = [MOMENT.sub("", line) for line in entry.lines]
    told = [line for line in told if not line.startswith("—")] or [entry.kind.replace("_", " ")]
    first = next((line for line in told if ROLLED in line), told[0])
    return f"{first} … {len(told) - 1} more" if len(told) > 1 else first


def entry_words(entry: "LogEntry") -> Content:
    """One step in full: its lines, who said it, the dice and every reason behind them, and who undid it."""
    parts: list[Content | str] = [Content.styled(f"Line {entry.id}, {entry.moment}", "bold underline")]
    parts.extend(linked(line) for line in entry.lines)
    said = f"said by {entry.by}, " if entry.by else ""
    parts.append(Content.styled(f"{said}{entry.when.replace('T', ' ')[:19]}", "dim"))
    if entry.undone:
        who = f" by {entry.undone_by}" if entry.undone_by else ""
        why = f": {entry.undone_why}" if entry.undone_why else ""
        parts.append(Content.styled(f"~ undone{who} {entry.undone_at.replace('T', ' ')[:19]}{why}", "bold"))
    for event in entry.events:
        found = _reasons(event)
        if found:
            parts.extend(
                ("", Content.styled(str(getattr(event, "kind", "")).replace("_", " "), "underline"), *found)
            )
    return lines(parts)


def _reasons(value: Any) -> list[Content | str]:  # noqa: ANN401 - any part of any event
    """Dice and ledgers found anywhere in an event."""
    if isinstance(value, Face):
        return [Content(f"die: {value.value} ({value.name.replace('_', ' ')}, {value.source})")]
    if isinstance(value, Ledger):
        return [ledger_words(value), silent_words(value)]
    if isinstance(value, Line):
        return [ledger_line(value)]
    if isinstance(value, tuple):
        return [part for entry in value for part in _reasons(entry)]
    if is_dataclass(value):
        return [part for entry in fields(value) for part in _reasons(getattr(value, entry.name))]
    return []
