"""Who commands the sides of a battle in play: handed to a commander, or back to a person, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.plugs import rests_beside
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.sides import SIDES, why_not_here
from squadlog.facts.seats import Speaker
from squadlog.session.said.commanding import PERSON
from squadlog.session.said.others import BESIDE
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Box, Dialog
from squadlog.tui.chrome.strip_list import ListRow, StripList

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from squadlog.session.seat import Seat
    from squadlog.tui.chrome.screens import Hint

_GO_ON = "go on"
_HOLDS: Hint = ("esc", "closes: so it stands", "screen.put_aside")


class CommandersDialog(Dialog[None]):
    """A row for each side; Enter chooses the next who may command it, who sits down as the list is closed."""

    OF_THE_MOMENT = False  # who sits there already speaks meanwhile, and the next Enter is meant for the list
    CSS_PATH = "commanders.tcss"
    AUTO_FOCUS = "#commanders"
    HELP = (
        "Who commands each side: Enter chooses the next commander for the side under the cursor, and after the last a "
        "person. So it stands once you close this list. After an undo a commander waits: Enter on the last row lets it "
        "go on. On the command line: squadlog commander."
    )

    def __init__(self, seat: Seat) -> None:
        """Take a seat at the battle."""
        super().__init__()
        self._seat, self._sitting = seat, Commanders(seat.store, seat.id)
        self._chosen: dict[str, str] = {}

    def compose(self) -> ComposeResult:
        """The sides, and what cannot be."""
        with Box("Who commands?", ("⏎", "chooses", ""), _HOLDS, id="commanders-box"):
            yield StripList(id="commanders", decides=True)
            yield Static("", id="commanders-told", classes="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show who commands now; the cursor is on what somebody waits for."""
        listed = self.query_one(StripList)
        listed.styles.height = len(self._seat.known.setup.sides) + 1
        self._fill()
        if rests_beside(self._seat.id, BESIDE):
            listed.choose(_GO_ON)

    def _fill(self) -> None:
        listed, there = self.query_one(StripList), SIDES.sitting(self._seat)
        rows = [
            ListRow(
                side.id,
                Content(
                    f"{side.name}: {self._chosen[side.id] or PERSON}, as you close this list"
                    if side.id in self._chosen
                    else f"{side.name}: {there.get(side.id, PERSON)}"
                ),
            )
            for side in self._seat.known.setup.sides
        ]
        if there:
            rows.append(ListRow(_GO_ON, Content("Go on after an undo")))
        listed.fill(rows, keep=listed.chosen)

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Choose the next for that side, or let those who wait go on."""
        event.stop()
        if event.key == _GO_ON:
            self._close(goes_on=True)
            return
        try:
            told = self._choose_next(event.key)
        except SquadlogError as error:
            told = str(error)
        self._tell(told)

    def action_put_aside(self) -> None:
        """Close the list: whom it chose sits down, or leaves."""
        self._close()

    def _close(self, *, goes_on: bool = False) -> None:
        chosen, self._chosen = self._chosen, {}
        try:
            for side, level in chosen.items():
                if level:
                    SIDES.sit(self._seat, side, level)
                else:
                    self._sitting.leave(side)
            if goes_on:
                self._sitting.go_on()
        except SquadlogError as error:
            self._tell(str(error))
            return
        self.dismiss()

    def _tell(self, told: str) -> None:
        self.query_one("#commanders-told", Static).update(Content(told))
        self._fill()

    def _choose_next(self, side: str) -> str:
        """Choose the next who may command a side; why not, where it can have no commander. Raises StoreError."""
        if told := why_not_here(self._seat, side, ""):
            return told
        setup = self._seat.of(Speaker(seat=side)).known.setup
        if told := SIDES.why_not(setup, side, "", sealed=False):
            return told
        instructed = any(one.side == side for one in setup.page.instructions)
        every = ("", *SIDES.levels(by_page=instructed))
        now = self._sitting.levels.get(side, "")
        chosen = self._chosen.get(side, now)
        self._chosen[side] = every[(every.index(chosen) + 1) % len(every)] if chosen in every else ""
        if self._chosen[side] == now:  # who sits there stays, with his temper and his soldiers
            del self._chosen[side]
        return ""
