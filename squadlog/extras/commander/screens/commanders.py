"""Who commands the sides of a battle in play: handed to a commander, or back to a person, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.sides import SIDES, why_not_here
from squadlog.facts.seats import Speaker
from squadlog.session.said.commanding import PERSON
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import CLOSES, Box, Dialog
from squadlog.tui.chrome.strip_list import ListRow, StripList

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from squadlog.session.seat import Seat

_GO_ON = "go on"


class CommandersDialog(Dialog[None]):
    """A row for each side; Enter hands it to the next who may command it."""

    OF_THE_MOMENT = False  # who was just seated speaks, and the next Enter is meant for the list
    CSS_PATH = "commanders.tcss"
    AUTO_FOCUS = "#commanders"
    HELP = (
        "Who commands each side: Enter hands the side under the cursor to the next commander, and after the last back "
        "to a person. It holds at once. After an undo a commander waits: Enter on the last row lets it go on. On the "
        "command line: squadlog commander."
    )

    def __init__(self, seat: Seat) -> None:
        """Take a seat at the battle."""
        super().__init__()
        self._seat, self._sitting = seat, Commanders(seat.store, seat.id)

    def compose(self) -> ComposeResult:
        """The sides, and what cannot be."""
        with Box("Who commands?", ("⏎", "the next", ""), CLOSES, id="commanders-box"):
            yield StripList(id="commanders", decides=True)
            yield Static("", id="commanders-told", classes="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show who commands now."""
        self.query_one(StripList).styles.height = len(self._seat.known.setup.sides) + 1
        self._fill()

    def _fill(self) -> None:
        listed, there = self.query_one(StripList), SIDES.sitting(self._seat)
        rows = [
            ListRow(side.id, Content(f"{side.name}: {there.get(side.id, PERSON)}"))
            for side in self._seat.known.setup.sides
        ]
        if there:
            rows.append(ListRow(_GO_ON, Content("Go on after an undo")))
        listed.fill(rows, keep=listed.chosen)

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Hand that side on, or let those who wait go on."""
        event.stop()
        try:
            if event.key == _GO_ON:
                self._sitting.go_on()
                self.dismiss()
                return
            told = self._hand_on(event.key)
        except SquadlogError as error:
            told = str(error)
        self.query_one("#commanders-told", Static).update(Content(told))
        self._fill()

    def _hand_on(self, side: str) -> str:
        """Hand a side to the next who may command it; why not, where it can have no commander. Raises StoreError."""
        if told := why_not_here(self._seat, side, ""):
            return told
        setup = self._seat.of(Speaker(seat=side)).known.setup
        if told := SIDES.why_not(setup, side, "", sealed=False):
            return told
        instructed = any(one.side == side for one in setup.page.instructions)
        every = ("", *SIDES.levels(by_page=instructed))
        now = self._sitting.levels.get(side, "")
        level = every[(every.index(now) + 1) % len(every)] if now in every else ""
        if level:
            SIDES.sit(self._seat, side, level)
        else:
            self._sitting.leave(side)
        return ""
