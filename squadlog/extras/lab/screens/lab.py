"""A lab open on the screen: how far it is, each cell's limits as they narrow, what may be claimed, where it was hot."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.extras.lab.screens.cell_keys import CellKeys
from squadlog.extras.lab.screens.cell_rows import CELL_LINES, cell_rows, scale_words
from squadlog.extras.lab.screens.heat_shown import HeatPane
from squadlog.reports.story.minutes import format_time
from squadlog.tui.asker import Asker
from squadlog.tui.chrome.bars import share_bar
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Headline, RoomScreen, hint_line, retitle
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.extras.lab.asked import lab as labs
    from squadlog.extras.lab.asked import places as lab_places
    from squadlog.extras.lab.screens import player
    from squadlog.extras.lab.told import standing
    from squadlog.extras.lab.trials import running

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from textual.app import ComposeResult

    from squadlog.extras.lab.deciding.so_far import CellSoFar
    from squadlog.extras.lab.screens.player import LabPlayer
    from squadlog.extras.lab.told.standing import LabStanding
    from squadlog.extras.lab.trials.cell import Measure
    from squadlog.extras.lab.trials.running import RunningLab

MINUTES = (1, 2, 5, 10, 20, 30, 60, 120, 240, 480, None)
"""For how long it is played at most; None: until it is settled or all battles are played."""
USUAL_MINUTES = 10
_SCALES: Mapping[Measure, str] = {
    "won": "of 100 battles, what the side named gets",
    "strength": "of 100 of strength, what the side named takes more than it loses",
}
_BAR, _FRAME = 24, 3
"""Cells of the bar; rows about the list of cells: its border and its scale."""
_LOOKS_EVERY_S, _READS_EVERY_S = 1.0, 3.0
_ELSEWHERE_S = 60.0
"""So long after a battle came in that was not played here, it is taken to be played elsewhere."""


class LabScreen(RoomScreen):
    """One lab. It is played in a thread, which ends with the screen; what has ended is kept."""

    CSS_PATH = "lab.tcss"
    AUTO_FOCUS = "#lab-cells"
    HELP = (
        "A cell is a battle and who commands it. Its line goes from nothing at the left to all at the right: ● is the "
        "share of the side that is named first, ├ and ┤ are the limits, which narrow as battles come in, and ░ or ═ is "
        "what counts as even. Where a thing is weighed the middle is nothing: right of it the side named takes more "
        "strength than it loses. What things are worth, and who is strongest of three or more, stands above. "
        "r plays the battles that are missing, on every core, until all is settled or its time is "
        "up; + and - give it more and less time. s stops after the battles under way, s again at once. You may leave "
        "at any time: what has ended is kept, and r goes on.\n"
        "Enter reads the report: all that was found. h shows where on the map shots were fired and soldiers fell, p "
        "plays one of its battles again and opens it to walk through. t tells what more time would settle, e writes "
        "all battles into a file for a notebook of yours. A lab that is played elsewhere is read again as its battles "
        "come in. On the command line: squadlog lab run, stop, report, heat, play, rows."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "run", "Run", id="lab.run"),
        Binding("s", "stop", "Stop", id="lab.stop"),
        Binding("plus", "minutes(1)", "More time", id="lab.more", key_display="+"),
        Binding("minus", "minutes(-1)", "Less time", id="lab.less", key_display="-"),
        Binding("h", "cell.heat", "Heat map", id="lab.heat"),
        Binding("p", "cell.play", "Play a battle again", id="lab.play"),
        Binding("t", "cell.plan", "What time tells", id="lab.plan", show=False),
        Binding("e", "cell.export", "Export", id="lab.export", show=False),
    ]

    class Opened(ValueMessage):
        """The lab has been read, or why it cannot be."""

        lab: RunningLab | None
        told: LabStanding | str
        others: int
        stamp: tuple[int, int]

    class Stood(ValueMessage):
        """How the lab stands while it is played."""

        told: LabStanding

    class Ended(ValueMessage):
        """It is played no more; why it failed, empty where it did not."""

        told: LabStanding
        why: str

    def __init__(self, path: Path, *, begins: bool = False, minutes: int | None = USUAL_MINUTES) -> None:
        """The lab in a file; it `begins` to be played at once, for so many minutes at most."""
        super().__init__()
        self._path, self._begins, self._minutes = path, begins, minutes
        self._lab: RunningLab | None = None
        self._told: LabStanding | None = None
        self._player: LabPlayer | None = None
        self._stamp: tuple[int, int] | None = None
        self._reads, self._grew, self._elsewhere = True, -_ELSEWHERE_S, False
        self._asker = Asker(self)
        self._keys = CellKeys(self._asker, self._chosen)
        self.parts = {"cell": self._keys}

    def compose(self) -> ComposeResult:
        """How far it is, the cells, and all of the one under the cursor."""
        yield Headline("Lab", self._path.stem)
        with Vertical(id="lab-far", classes="panel"):
            with VerticalScroll(id="lab-together"):
                yield Static("", id="lab-together-told", markup=False)
            yield Static(Content("Reading its battles ..."), id="lab-done", markup=False)
            yield Static("", id="lab-now", markup=False)
        with Vertical(id="lab-middle", classes="panel"):
            yield Static("", id="lab-scale", markup=False)
            yield StripList(id="lab-cells", decides=True)
        with Horizontal(id="lab-below"):
            with VerticalScroll(id="lab-one", classes="panel"):
                yield Static("", id="lab-told", markup=False)
            yield HeatPane(id="lab-map", classes="panel")
        yield KeyBar()

    def on_mount(self) -> None:
        """Read the lab, in a thread: it may have thousands of rows."""
        middle = self.query_one("#lab-middle")
        middle.border_title = Content(_SCALES["won"])
        middle.border_subtitle = hint_line((("⏎", "the report", ""),))
        self.set_interval(_LOOKS_EVERY_S, self._look)
        self.set_interval(_READS_EVERY_S, self._read_again)
        self.run_worker(self._read, thread=True, group="glance")

    def on_unmount(self) -> None:
        """End what is under way at once: nobody waits any more."""
        if self._player is not None:
            self._player.end()

    def _read(self) -> None:
        stamp = lab_places.when_written(self._path)
        try:
            lab = running.RunningLab(labs.read_lab(self._path), self._path)
        except SquadlogError as error:
            self.post_message(self.Opened(None, str(error), 0, stamp))
        else:
            self.post_message(self.Opened(lab, standing.stand(lab), lab.rows.others(), stamp))

    def on_lab_screen_opened(self, event: Opened) -> None:
        """Show it, and begin if that was wanted."""
        event.stop()
        self._reads = False
        if isinstance(event.told, str):
            self.query_one("#lab-done", Static).update(Content.styled(event.told, "$error"))
            return
        if self._player is not None:
            return  # it is played here by now
        first, self._stamp, self._lab = self._stamp is None, event.stamp, event.lab
        if first and event.others:
            told = so_many(event.others, "battle")
            self._asker.tell(
                f"{told} beside these were played by another version of the program; they do not count."
            )
        if not first:
            self._grew = time.monotonic()
        self._show(event.told)
        if first and self._begins:
            self.action_run()

    def _read_again(self) -> None:
        """Read it again if battles of it came in that were not played here."""
        known = self._stamp is not None and self._player is None and not self._reads
        if known and self.stands and lab_places.when_written(self._path) != self._stamp:
            self._reads = True
            self.run_worker(self._read, thread=True, group="glance")

    @property
    def is_played_elsewhere(self) -> bool:
        """Whether battles of it came in a while ago that were not played here, and nobody asked it to stop since."""
        lately = self._player is None and time.monotonic() - self._grew < _ELSEWHERE_S
        return lately and not lab_places.is_asked_to_stop(self._path)

    # Playing

    @property
    def is_played(self) -> bool:
        """Whether it is played now."""
        return self._player is not None

    def action_run(self) -> None:
        """Play what is missing."""
        lab = self._lab
        if lab is None or self._player is not None or (self._told is not None and self._told.share == 1):
            return
        played = self._player = player.LabPlayer(lab, lambda told: self.post_message(self.Stood(told)))
        self.run_worker(partial(self._play, lab, played, self._minutes), thread=True, group="lab")
        self.refresh_bindings()
        self._look()

    def _play(self, lab: RunningLab, played: LabPlayer, minutes: int | None) -> None:
        why = played.play(minutes)
        self.post_message(self.Ended(standing.stand(lab), why))

    def on_lab_screen_stood(self, event: Stood) -> None:
        """Show how it stands."""
        event.stop()
        if self._player is not None:
            self._show(event.told)

    def on_lab_screen_ended(self, event: Ended) -> None:
        """Show how it ended."""
        event.stop()
        self._player, self._stamp = None, lab_places.when_written(self._path)
        if event.why:
            self._asker.refuse(event.why)
        self._show(event.told)
        self.refresh_bindings()

    def action_stop(self) -> None:
        """Begin no battle more; once more, end those under way."""
        if self._player is not None:
            self._player.stop()
            self._look()
        elif self.is_played_elsewhere and self._lab is not None:
            lab_places.ask_to_stop(self._path)
            self._show(standing.stand(self._lab))
            self._asker.tell("The lab stops after the battles that are under way.")

    def action_minutes(self, step: int) -> None:
        """Give it more time, or less: for what is begun from now on."""
        place = MINUTES.index(self._minutes) if self._minutes in MINUTES else len(MINUTES) - 1
        self._minutes = MINUTES[min(max(place + step, 0), len(MINUTES) - 1)]
        self._look()

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Whether a key does something now."""
        if action in ("run", "minutes"):
            return self._told is not None and self._told.share < 1 and self._player is None
        if action == "stop":
            return self._player is not None or self.is_played_elsewhere
        return True

    def action_back(self) -> None:
        """Leave; what is under way ends at once."""
        if self._player is not None:
            self._asker.tell(
                "The lab stopped; the battles that had ended are kept. r goes on with the others."
            )
        super().action_back()

    # Showing

    def _show(self, told: LabStanding) -> None:
        """Show it all as it stands."""
        before, self._told = self._told, told
        if not self.stands:
            return
        if before is None or before.title != told.title:
            retitle(self.query_one("#lab-far"), Content(told.title))
            retitle(self.query_one("#lab-middle"), Content(_SCALES[told.by]))
        self.query_one("#lab-together").display = bool(told.together)
        self.query_one("#lab-together-told", Static).update(Content("\n".join(told.together)))
        if (before is None) or bool(before.battles) is not bool(told.battles):
            self.refresh_bindings()
        self._list()
        self._look()
        self._tell()
        self.query_one(HeatPane).take(self._lab, self._cell_key, now=self._player is None)

    def _list(self) -> None:
        listed, told = self.query_one(StripList), self._told
        width = listed.content_size.width - 2
        if told is None or width < 1:
            return
        # On a wide screen what is below has the rows that the cells do not need.
        rows = min(CELL_LINES * len(told.cells) + _FRAME, self.app.size.height // 2)
        self.query_one("#lab-middle").styles.height = rows if self.has_class("-wide") else "1fr"
        self.query_one("#lab-scale", Static).update(scale_words(told, width))
        listed.fill(list(cell_rows(told, width)))

    def _look(self) -> None:
        """Tell how far it is, and what is left."""
        told, elsewhere = self._told, self.is_played_elsewhere
        if told is None or not self.stands:
            return
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            self.refresh_bindings()
        at_once = f", {self._player.at_once} at once" if self._player is not None else ""
        done = Content.assemble(
            share_bar(told.share, _BAR, "$asked"), f"  {standing.say_done(told)}{at_once}"
        )
        self.query_one("#lab-done", Static).update(done, layout=False)
        self.query_one("#lab-now", Static).update(Content(self._now(told)), layout=False)

    def _now(self, told: LabStanding) -> str:
        rest, limit = standing.say_to_go(told), _limit_words(self._minutes)
        after = f"; {rest}" if rest else ""
        if self.is_played_elsewhere:
            return f"It is played elsewhere; s stops it{after}"
        if self._player is None:
            then = f" r plays {limit}." if told.share < 1 else ""
            return f"{standing.say_why_stopped(told)}{then}"
        if self._player.is_stopping:
            return "Stopping after the battles under way; s again ends them at once."
        took = format_time(time.monotonic() - self._player.began, to_come=True)
        return f"Playing for {took}, {limit}{after}"

    @property
    def _cell_key(self) -> str:
        return self.query_one(StripList).chosen or ""

    def _chosen(self) -> tuple[RunningLab, CellSoFar] | None:
        """The lab with its cell under the cursor; None before it is read."""
        lab = self._lab if self.is_mounted else None
        so_far = None if lab is None else lab.cells.get(self._cell_key)
        return None if lab is None or so_far is None else (lab, so_far)

    def _tell(self) -> None:
        one = (
            next((one for one in self._told.cells if one.key == self._cell_key), None) if self._told else None
        )
        if one is not None:
            retitle(self.query_one("#lab-one"), Content(one.key))
            self.query_one("#lab-told", Static).update(Content("\n".join(one.lines)))

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Tell all of the cell under the cursor."""
        event.stop()
        self._tell()
        self.query_one(HeatPane).take(self._lab, event.key, now=True)

    def on_resize(self) -> None:
        """Lay the lines out for another width; there may be room for the map now."""
        self.soon(self._list)
        self.soon(lambda: self.query_one(HeatPane).take(self._lab, self._cell_key, now=True))

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Read the report."""
        event.stop()
        self._keys.open_report()


def _limit_words(minutes: int | None) -> str:
    """For how long it is played at most."""
    return "until it is settled" if minutes is None else f"{format_time(60 * minutes)} at most"
