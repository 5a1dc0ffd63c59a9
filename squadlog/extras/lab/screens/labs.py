"""This user's labs on the screen: what each asks, what it claims so far, and how one is begun."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static
from textual.worker import get_current_worker

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, so_many
from squadlog.extras.lab.screens.cell_rows import cell_lines, scale_words
from squadlog.tui.asker import Asker
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Headline, StoredScreen, hint_line
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import lines
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.extras.lab.asked import lab as labs
    from squadlog.extras.lab.asked import naming
    from squadlog.extras.lab.asked import places as lab_places
    from squadlog.extras.lab.screens import lab as screen
    from squadlog.extras.lab.screens import new_lab
    from squadlog.extras.lab.told import example, standing
    from squadlog.extras.lab.trials import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from textual.app import ComposeResult

    from squadlog.extras.lab.told.standing import LabStanding

Stamp = tuple[int, int]
"""When a lab's file and its rows were written last: what has been read of it holds as long as that is so."""
_NO_WORDS = 2


class LabsScreen(StoredScreen):
    """The labs at the left, what the one under the cursor has found at the right."""

    CSS_PATH = "labs.tcss"
    AUTO_FOCUS = "#labs"
    HELP = (
        "A lab has commanders of the program play a battle by the hundred, each time with other dice, and tells what "
        "may be claimed by that: whether it is fair, or which commander is better. n asks a new question. Enter "
        "opens a lab, r opens it and plays what is missing. Delete removes it with all its battles, after you confirm. "
        "On the command line: squadlog lab list, new, run, delete."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new", "New lab", id="labs.new"),
        Binding("r", "run", "Run", id="labs.run"),
        Binding("delete", "delete", "Delete", id="labs.delete"),
    ]

    class Read(ValueMessage):
        """How a lab stands, or why it cannot be read."""

        path: Path
        stamp: Stamp
        told: LabStanding | str

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[Path, tuple[Stamp, LabStanding | str]] = {}
        self._titles: dict[Path, str] = {}
        self._asker = Asker(self)

    def compose(self) -> ComposeResult:
        """The list, and what the lab under the cursor has found."""
        yield Headline("Labs", "battles weighed by the hundred")
        with Horizontal(id="labs-halves"):
            listed = StripList(id="labs", classes="panel", decides=True)
            listed.border_title = Content("my labs")
            listed.border_subtitle = hint_line((("n", "new lab", "screen.new"),))
            yield listed
            with VerticalScroll(id="labs-seen", classes="panel"):
                yield Static("", id="labs-told", markup=False)
        yield KeyBar()

    # The list

    def fill(self) -> None:
        """List them, and read what has changed of them in a thread."""
        self._titles = {path: _title_of(path) for path in lab_places.list_labs()}
        stamps = {path: lab_places.when_written(path) for path in self._titles}
        self._known = {path: known for path, known in self._known.items() if stamps.get(path) == known[0]}
        self._list()
        unread = {path: stamp for path, stamp in stamps.items() if path not in self._known}
        if unread:
            self.run_worker(partial(self._read, unread), thread=True, exclusive=True, group="glance")

    def _list(self) -> None:
        listed = self.query_one(StripList)
        listed.fill([line for path in self._titles for line in self._rows(path)])
        self._show()
        self.refresh_bindings()

    def _rows(self, path: Path) -> Iterator[ListRow]:
        """A line for the title of a lab, one for how it stands."""
        yield ListRow(str(path), Content.styled(self._titles[path], "bold"))
        stamped = self._known.get(path)
        told = "reading its battles ..." if stamped is None else stamped[1]
        words = told if isinstance(told, str) else standing.say_so_far(told)
        yield ListRow(str(path), Content.styled(f"  {words}", "$quiet"), stops=False)

    def _read(self, unread: dict[Path, Stamp]) -> None:
        worker = get_current_worker()
        for path, stamp in unread.items():
            if worker.is_cancelled:
                return
            try:
                told: LabStanding | str = standing.stand(running.RunningLab(labs.read_lab(path), path))
            except SquadlogError as error:
                told = str(error)
            self.post_message(self.Read(path, stamp, told))

    def on_labs_screen_read(self, event: Read) -> None:
        """Show it."""
        event.stop()
        self._known[event.path] = (event.stamp, event.told)
        if self.stands and event.path in self._titles:
            self._list()

    # What the cursor stands on

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Show what that lab has found."""
        event.stop()
        self._show()

    def on_resize(self) -> None:
        """Lay its lines out for another width."""
        self.soon(self._show)

    def _show(self) -> None:
        """Show all of a lab that is known; where there is none, how one is made and read."""
        path, seen = self._chosen, self.query_one("#labs-seen")
        width = max(30, seen.scrollable_content_region.width)
        known = None if path is None else self._known.get(path)
        if path is None:
            seen.border_title, told = Content("how it goes"), list(_how_it_goes(width))
        else:
            seen.border_title = Content(path.stem)
            told = [] if known is None else list(_told(known[1], width))
        self.query_one("#labs-told", Static).update(lines(told))

    @property
    def _chosen(self) -> Path | None:
        chosen = self.query_one(StripList).chosen
        return next((path for path in self._titles if str(path) == chosen), None)

    # What is done

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Open it."""
        event.stop()
        if (path := self._chosen) is not None:
            self.app.push_screen(screen.LabScreen(path))

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Whether a key does something: only what is there can be run or deleted."""
        return action not in ("run", "delete") or (self.is_mounted and self._chosen is not None)

    def action_run(self) -> None:
        """Open it and play what is missing."""
        if (path := self._chosen) is not None:
            self.app.push_screen(screen.LabScreen(path, begins=True))

    @work
    async def action_new(self) -> None:
        """Ask for a new lab, keep it, and begin to play it."""
        made = await self._asker.answer(new_lab.NewLabDialog())
        path = None if made is None else self._asker.found(partial(_keep, made.lab))
        if made is not None and path is not None:
            self.app.push_screen(screen.LabScreen(path, begins=True, minutes=made.minutes))

    @work
    async def action_delete(self) -> None:
        """Delete a lab with all its battles, after a second word."""
        path = self._chosen
        if path is None:
            return
        known = self._known.get(path)
        battles = known[1].battles if known is not None and not isinstance(known[1], str) else 0
        told = f" with its {so_many(battles, 'battle')}" if battles else ""
        if await self._asker.sure(f"Delete the lab {clean_text(path.stem, limit=60)}{told} for good?"):
            self._asker.did(partial(lab_places.delete_lab, path))
            self.fill()


def _keep(lab: labs.Lab) -> Path:
    return lab_places.keep_lab(lab, naming.stem_of(lab))


def _title_of(path: Path) -> str:
    """The title of a lab; of one that cannot be read, the name of its file."""
    try:
        return clean_text(labs.read_lab(path).title, limit=120) or path.stem
    except SquadlogError:
        return clean_text(path.stem, limit=120)


def _told(told: LabStanding | str, width: int) -> Iterator[Content | str]:
    """All that a lab has found, each cell with its limits as a line; or why it cannot be read."""
    if isinstance(told, str):
        yield Content.styled(told, "$error")
        return
    yield from (standing.say_so_far(told), standing.say_why_stopped(told), "", scale_words(told, width))
    for number, one in enumerate(told.cells, 1):
        yield from cell_lines(number, one, told.within, width)[:_NO_WORDS]
        yield from (f"   {line}" for line in one.lines)
        yield ""


def _how_it_goes(width: int) -> Iterator[Content | str]:
    """How a lab is made, and how its line is read: by one that somebody played."""
    yield example.HOW
    found = example.EXAMPLE
    yield scale_words(found, width)
    for number, one in enumerate(found.cells, 1):
        yield from cell_lines(number, one, found.within, width)
        yield ""
    yield example.READS
