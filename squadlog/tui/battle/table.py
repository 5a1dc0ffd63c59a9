"""How this battle is played: who types dice, and how much the program insists, per part of the rules."""

from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from squadlog.battle.commands import Command, SetAssist, SetDice
from squadlog.battle.state import SUBSYSTEMS, Assist
from squadlog.tui.battle.ending import choose_end, end_rows
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import CLOSES, Box, Dialog
from squadlog.tui.chrome.sides import side_signed
from squadlog.tui.chrome.strip_list import ListRow, StripList

if TYPE_CHECKING:
    from squadlog.session.seat import Seat

LEVELS: tuple[Assist, ...] = ("enforce", "suggest", "track")
MEANING = {
    "enforce": "rules are kept; any refusal can be overruled",
    "suggest": "the app objects, but allows it",
    "track": "the app only keeps the log",
}


class TableDialog(Dialog[Command]):
    """Enter changes the highlighted line: one step of the dial, or who rolls."""

    CSS_PATH = "table.tcss"
    AUTO_FOCUS = "#lines"
    HELP = (
        "Enter on a side switches between typed dice and the app's. Enter on a part of the rules switches between "
        "enforce, suggest and track only. The lines below place doors and other features, and correct the turn, the "
        "groupings and the soldiers. The last lines end the battle, after you confirm: a side concedes, all agree to a "
        "draw, the evening is broken off, or the points are scored as they stand. You can undo all of it."
    )

    def __init__(self, seat: "Seat") -> None:
        super().__init__()
        self._seat = seat

    def compose(self) -> ComposeResult:
        """One list."""
        with Box("This table", ("⏎", "change", ""), CLOSES, id="table-box"):
            yield StripList(id="lines", decides=True)
            yield Static("", id="table-answer", classes="hint", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show what holds."""
        self._fill()

    def _placed(self, said: object) -> None:
        if said is not None:
            self.dismiss(cast(Command, said))

    def _fill(self) -> None:
        battle = self._seat.known
        rows = [
            ListRow(
                f"side:{side.id}",
                Content.assemble(
                    side_signed(battle, side.id),
                    f": {'types its dice' if side.id in battle.typed_dice else 'app rolls'}",
                ),
            )
            for side in battle.setup.sides
        ]
        rows.extend(
            ListRow(
                f"dial:{name}",
                Content(
                    f"{name.replace('_', '-'):<11} {battle.assist[name]:<8} {MEANING[battle.assist[name]]}"
                ),
            )
            for name in SUBSYSTEMS
        )
        rows.append(ListRow("features", Content("Doors and other features: place one, or correct one")))
        rows.append(ListRow("set_right", Content("Turn, groupings, soldiers: set the battle straight")))
        rows.extend(end_rows(self._seat))
        listed = self.query_one(StripList)
        listed.styles.height = len(rows)
        listed.fill(rows)

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Change that line, unless another screen has opened over the sheet meanwhile."""
        event.stop()
        if self.app.screen is not self:
            return
        battle = self._seat.known
        sort, _, name = event.key.partition(":")
        if sort in ("features", "set_right"):
            places(self.app).show(sort, self._seat, then=self._placed)
            return
        if choose_end(self.app, self._seat, event.key, self.dismiss):
            return
        command: Command
        if sort == "side":
            command = SetDice(side=name, typed=name not in battle.typed_dice)
        else:
            subsystem = next(part for part in SUBSYSTEMS if part == name)
            here = LEVELS.index(battle.assist[subsystem])
            command = SetAssist(subsystem=subsystem, level=LEVELS[(here + 1) % len(LEVELS)])
        outcome = self._seat.submit(command)
        self.query_one("#table-answer", Static).update(Content(getattr(outcome, "sentence", "")))
        self._fill()
