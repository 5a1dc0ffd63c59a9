"""The log and the replay: every line ever taken, undone ones too; stand at any of them, and see its reasons."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, overload

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.read_files import file_named
from squadlog.base.write_files import write_new
from squadlog.battle.refusal import Refusal
from squadlog.battle.rights import Word
from squadlog.battle.saying import Note
from squadlog.battle.state import Known
from squadlog.facts.seats import REFEREE, Speaker, for_all
from squadlog.session.view.words.entry import entry_in_full
from squadlog.session.view.words.log_lines import bare_words
from squadlog.tui.battle import homeward
from squadlog.tui.battle.log_words import entry_words, look_words, step_lines, track_words
from squadlog.tui.battle.noting import ask_note
from squadlog.tui.chrome.following import ELSEWHERE, Following
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import ask_sure, places
from squadlog.tui.chrome.screens import RoomScreen, hint_line
from squadlog.tui.chrome.strip_list import LazyRows, ListRow, StripList
from squadlog.tui.chrome.typed import ask_line
from squadlog.tui.chrome.words import format_refusal, lines, rule_ids
from squadlog.tui.chrome.wrapped_list import lines_of_row

with lazy_imports():
    from squadlog.language.chapters import notes

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.outcome import Outcome
    from squadlog.reports.entries import LogEntries, LogEntry
    from squadlog.session.seat import Seat


_KEPT = "The steps after it stay in the log as undone."
FORMS = {
    "attacks.csv": "attacks", "moves.csv": "moves", ".battle": "battle",
    ".json": "json", ".csv": "csv", ".txt": "story", ".sql": "sql", ".toml": "start",
}  # fmt: skip
PHOTO = ".jpg"
"""The ending of a file into which the photograph of the chosen line goes."""


SAYS: Mapping[str, type | Word] = {
    "undo": "undo", "redo": "redo", "name_branch": "branch", "note": Note, "note_on": Note, "go_there": "jump",
}  # fmt: skip
"""What some keys are there to say."""
FILES = frozenset({"export", "goes_back"})
"""Keys that write a file."""


class LogLines(StripList):
    """The lines. Only where that may be said, Enter goes there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Go there")]
    may_go = True

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key does something here: whoever only looks on goes nowhere."""
        return False if action == "select" and not self.may_go else super().check_action(action, parameters)


class LogReasons(StripList, can_focus=False):
    """All about the chosen line, folded into the width that there is."""

    _told = Content("")

    def tell(self, words: Content) -> None:
        """Show these, from the top."""
        self._told = words
        self._fold()
        self.scroll_home(animate=False)

    def _size_updated(
        self,
        size: Size,
        virtual_size: Size,
        container_size: Size,
        layout: bool = True,  # noqa: FBT002 - textual declares it
    ) -> bool:
        """Folded before the first frame."""
        updated = super()._size_updated(size, virtual_size, container_size, layout)
        if updated:
            self._fold()
        return updated

    def _fold(self) -> None:
        width = self.scrollable_content_region.width - 1
        if width > 0:
            self.fill(tuple(lines_of_row("", self._told, width, stops=False)))


class LogRows(LazyRows):
    """The lines as rows: a step is put into words when its row is seen."""

    def __init__(self, entries: "LogEntries", battle: Known) -> None:
        self._entries, self._battle = entries, battle
        self._made: dict[int, ListRow] = {}
        self._worded: dict[int, tuple[str, Content]] = {}

    def __len__(self) -> int:
        """The number of steps."""
        return len(self._entries)

    @overload
    def __getitem__(self, line: int) -> ListRow: ...
    @overload
    def __getitem__(self, line: slice) -> Sequence[ListRow]: ...
    def __getitem__(self, line: int | slice) -> ListRow | Sequence[ListRow]:
        """The row of a line."""
        if isinstance(line, slice):
            return [self[one] for one in range(*line.indices(len(self)))]
        if line not in self._made:
            entry, (moment, words) = self._entries[line], self._told(line)
            told = "" if line and self._told(line - 1)[0] == moment else moment
            self._made[line] = ListRow(str(entry.id), log_row(entry, told, words))
        return self._made[line]

    def _told(self, line: int) -> tuple[str, Content]:
        """When, and what, for one line; kept, since the line below asks for it as well."""
        if line not in self._worded:
            self._worded[line] = row_words(self._entries[line], self._battle)
        return self._worded[line]

    def place_of(self, key: str) -> int | None:
        """The line of the step with that number, from 0, since each step has one; None for no such step."""
        place = int(key) - 1 if key.isdigit() else -1
        return place if 0 <= place < len(self) else None


class LogScreen(RoomScreen):
    """All lines on the left, the chosen one with dice and reasons on the right."""

    CSS_PATH = "log.tcss"
    AUTO_FOCUS = "#log"
    HELP = (
        "Every step ever taken, oldest first. ▶ is the present step; ~ marks undone steps: the log keeps who undid "
        "them and when, and you can return to them.\n"
        "comma and full stop show one step back and one step forward, with dice, reasons and the track as it was: "
        "the battle itself does not move.\n"
        "Enter returns the battle to the chosen line, after you confirm; your next command branches off there. u "
        "undoes the last step of the battle, z redoes it; from another line they ask first.\n"
        "W shows the battle again from the chosen line on. b names the present step, n writes a note, N one on the "
        "chosen line, e writes the record into a file (JSON, CSV, story or SQL; .jpg: the photograph of the chosen "
        "line), / opens the rules of the chosen line.\n" + homeward.HELP
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("comma", "look(-1)", "Look back", id="log.back"),
        Binding("full_stop", "look(1)", "Look forward", id="log.forward"),
        Binding("u", "undo", "Undo", id="log.undo", show=False),
        Binding("z", "redo", "Redo", id="log.redo", show=False),
        Binding("b", "name_branch", "Name this step", id="log.branch"),
        Binding("n", "note", "Note", id="log.note"),
        Binding("N", "note_on", "Note on the line", id="log.note_on", show=False),
        Binding("e", "export", "Export", id="log.export"),
        Binding("W", "watch", "Watch from here", id="log.watch"),
        Binding("slash", "rule", "Rules", id="log.rule"),
        *homeward.KEYS,
    ]

    def __init__(self, seat: "Seat", entry: int | None = None) -> None:
        super().__init__()
        self._seat, self._wanted = seat, entry
        self.following = Following(self, self.record, self.gone_on)
        self._entries: LogEntries | None = None

    def compose(self) -> ComposeResult:
        """Lines and reasons, under what says whether they are looked back at."""
        yield Static("", id="log-look", markup=False)
        yield LogLines(id="log", classes="panel")
        yield LogReasons(id="why")
        yield KeyBar()
        yield Static("", id="log-answer", markup=False)

    def on_mount(self) -> None:
        """Fill the log, the cursor on the wanted line or where the battle stands, and follow the battle from here."""
        lines = self.query_one(LogLines)
        lines.stood = self._again
        lines.may_go = self._seat.may("jump")
        lines.border_subtitle = hint_line([("⏎", "go there", "select")] if lines.may_go else [])
        self._fill(self._wanted)
        self.following.begin()

    def again(self, seat: "Seat", entry: int | None = None) -> None:
        """Show all lines as they are now, as if the log were opened anew."""
        self._seat = seat
        self.query_one("#log-answer", Static).update("")
        self._fill(entry)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What may not be said from this seat has no key, nor has a file where none may be named."""
        said = SAYS.get(action)
        if action in FILES and not places(self.app).names_files:
            return False
        return False if said and not self._seat.may(said) else super().check_action(action, parameters)

    def record(self) -> "Seat":
        """The battle that the log is of."""
        return self._seat

    def gone_on(self) -> None:
        """Show all lines again when another window has gone on, the cursor where the battle stands."""
        self._fill()
        self.query_one("#log-answer", Static).update(Content(ELSEWHERE))

    def _fill(self, wanted: int | None = None) -> None:
        self._entries = entries = self._seat.log.entries(undone=True)
        shown = self.query_one(LogLines)
        shown.fill(LogRows(entries, self._seat.known), keep=str(wanted or self._seat.head))
        undone = f", {entries.undone} undone (~)" if entries.undone else ""
        shown.border_title = f"log · {len(entries)} lines{undone}"
        self._again()

    def _chosen(self) -> "LogEntry | None":
        key = self.query_one(LogLines).chosen
        return None if key is None or self._entries is None else self._entries[int(key) - 1]

    @on(StripList.Selected, "#log")
    def _there(self, event: StripList.Selected) -> None:
        event.stop()
        self.action_go_there()

    def action_go_there(self) -> None:
        """Stand at the chosen line, once that is said twice."""
        entry = self._chosen()
        if entry is not None:
            what = f"Return the battle to line {entry.id}, for all players? {_KEPT}"
            self._asked(what, lambda: self._seat.jump(entry.id))

    def _asked(self, question: str, move: "Callable[[], Outcome]") -> None:
        """Move the battle: at once from where it stands, from any other line after a question."""
        entry = self._chosen()
        if entry is None or entry.current:
            self._moved(move())
        else:
            ask_sure(self.app, question, lambda: self._moved(move()))

    def action_look(self, step: int) -> None:
        """Look at the line before or after, of those that stand."""
        shown, entries = self.query_one(LogLines), self._entries or ()
        place = (shown.place_of(shown.chosen or "") or 0) + step
        while 0 <= place < len(entries) and entries[place].undone:
            place += step
        if 0 <= place < len(entries):
            shown.choose(str(entries[place].id))

    def _again(self) -> None:
        entry = self._chosen()
        self.query_one("#log-look", Static).update(look_words(entry, self._seat.head, self.app.size.width))
        if entry is None:
            words = Content("")
        else:
            stood = self._seat.log.stood_at(entry.id)
            room = self.query_one(LogReasons).scrollable_content_region.width - 1
            told = [] if stood is None else track_words(stood, self._seat.who.seat, room)
            opened = entry_words(entry_in_full(self._seat, entry))
            words = lines([opened, *([Content("")] if told else []), *told])
        self.query_one(LogReasons).tell(words)

    def _moved(self, outcome: "Outcome") -> None:
        told = (
            format_refusal(outcome)
            if isinstance(outcome, Refusal)
            else Content(getattr(outcome, "sentence", ""))
        )
        self._fill()
        self.query_one("#log-answer", Static).update(told)

    def action_undo(self) -> None:
        """The battle goes a step back."""
        self._asked(f"Undo line {self._seat.head}, the last step of the battle? {_KEPT}", self._seat.undo)

    def action_redo(self) -> None:
        """The battle goes a step forward."""
        self._asked("Redo the step after the present one?", self._seat.redo)

    def action_name_branch(self) -> None:
        """Name the place where the battle stands."""
        question = "A name for the present step:"
        ask_line(self.app, question, lambda name: self._moved(self._seat.name_branch(name)))

    def action_note(self) -> None:
        """Write a note."""
        self._note("A note for the log", None)

    def action_note_on(self) -> None:
        """Write a note on the chosen line."""
        entry = self._chosen()
        if entry is not None:
            self._note(f"A note on line {entry.id}", entry.id)

    def _note(self, question: str, entry: int | None) -> None:
        def written(text: str, picture: str) -> None:
            note = notes.build_note(text, self._seat.known, entry=entry, picture=picture)
            self._moved(self._seat.submit(note))

        ask_note(self.app, question, written)

    def action_export(self) -> None:
        """Write the record into a new file: the ending of its name says in which form."""

        def named(name: str) -> None:
            self.query_one("#log-answer", Static).update(Content(self._exported(file_named(name))))

        ask_line(self.app, f"New file, ending in {', '.join((*FORMS, PHOTO))}:", named)

    def _exported(self, path: Path) -> str:
        if path.name.endswith(PHOTO):
            return self._exported_picture(path)
        form = next((form for ending, form in FORMS.items() if path.name.endswith(ending)), None)
        if form is None:
            return f"The name has to end in {', '.join((*FORMS, PHOTO))}."
        whole = for_all(self._seat.who.seat)
        seat = self._seat.of(Speaker(seat=REFEREE)) if whole else self._seat
        try:
            write_new(path, seat.exports.export(form))
        except SquadlogError as error:
            return error.cited
        holds = "everything, secret choices included" if whole else "what this seat may know"
        return f"Written to {path}. It holds {holds}."

    def _exported_picture(self, path: Path) -> str:
        entry = self._chosen()
        if entry is None or (picture := self._seat.log.picture_at(entry.id)) is None:
            return "The chosen line has no photograph; n and N write a note with one."
        try:
            write_new(path, picture.data)
        except SquadlogError as error:
            return error.cited
        return f"The photograph was written to {path}."

    def action_goes_back(self, what: homeward.Goes) -> None:
        """Write the sheets of characters, or counters of Centurion."""
        answer = self.query_one("#log-answer", Static)
        homeward.goes_back(self, self._seat, what, lambda told: answer.update(Content(told)))

    def action_watch(self) -> None:
        """The battle again, from the chosen line on."""
        entry = self._chosen()
        places(self.app).show("replay", self._seat, None if entry is None else entry.id)

    def action_rule(self) -> None:
        """Open the rules of the chosen line."""
        entry = self._chosen()
        cited = () if entry is None else rule_ids(entry_words(entry_in_full(self._seat, entry)).plain)
        self.app.call_later(self.app.run_action, f"app.open_rule('{','.join(cited)}')")


def log_row(entry: "LogEntry", moment: str, words: Content) -> Content:
    """A step in one line: whether it stands, its number, when what is told of it happened, and what came of it.

    The second stands where it is another than in the line before, else it is empty.
    """
    mark = "▶" if entry.current else "~" if entry.undone else " "
    told = Content(f"[{entry.branch}] ") + words if entry.branch else words
    head = Content.styled(f"{mark}{entry.id:>5}  {moment:<7} ", "$asked bold" if entry.current else "$quiet")
    return head + (Content.styled(told.plain, "$quiet") if entry.undone else told)


def row_words(entry: "LogEntry", battle: Known) -> tuple[str, Content]:
    """The moment and the words of a row: what was rolled, else the first line, and how many more lines there are.

    A step that tells nothing says whose slot it was, and when it was said.
    """
    told = step_lines(entry, battle)
    if not told:
        return str(entry.moment), Content.styled(bare_words(entry), "$quiet")
    first = min(told, key=lambda line: (not line.rolled, line.left_out))
    more = len(told) - 1
    shown = first.words + Content.styled(f" … {more} more", "$quiet") if more else first.words
    return first.moment or str(entry.moment), shown
