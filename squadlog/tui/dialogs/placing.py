"""What a side lays down in secret before play: whom it hides and where, with what besides; one list, a row each."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.rules.common.ask import Placeable
from squadlog.session.view.questions.placing import how_it_ends
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import link_rules
from squadlog.tui.dialogs.question import QuestionPanel
from squadlog.tui.value_message import ValueMessage

LAID = "●"
NEW = "+"


class PlacingPanel(QuestionPanel):
    """Whom and what a side lays down. On a map a row is taken in hand; without one Enter lays it, or takes it up."""

    HELP = (
        "Before play, or when a new chapter starts, your side places its hidden soldiers and other secret objects "
        "here. Enter takes the row to the map: choose a spot with the arrows or a click, [ and ] turn it, Enter "
        "places it and goes to the next. h hides a soldier where they stand; without a map, Enter does so, and the "
        "players state the facts. x picks an object up again. The last row says that everything is placed: after "
        "that it stays."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "here", "Hide where they stand", id="placing.here"),
        Binding("x,backspace", "lift", "Pick it up", id="placing.lift"),
    ]

    class Taken(ValueMessage):
        """A row is to be laid on the map."""

        key: str

    def __init__(self) -> None:
        super().__init__()
        self._rows: dict[str, Placeable] = {}
        self._mapped = False
        self._side = self._last = ""

    def about(self, side: str, rows: Sequence[Placeable], *, mapped: bool) -> None:
        """List what there is to lay, the cursor on the next that is not laid."""
        if side != self._side:
            self._side, self._last = side, ""
        self._rows, self._mapped = {row.key: row for row in rows}, mapped
        keys = list(self._rows)
        here = keys.index(self._last) if self._last in keys else len(keys) if self._last else 0
        keep = next((key for key in keys[here:] if not self._rows[key].laid), keys[-1] if keys else "")
        first = "Enter places it on the map" if mapped else "Enter hides it, or picks it up again"
        words = [Content(how_it_ends(rows, first))]
        self.told(f"{side} places in secret", words, [_row(row) for row in rows], keep=keep)
        keys_told = [("⏎", "to the map" if mapped else "place", "enter")]
        if mapped:
            keys_told.append(("h", "hide on the spot", "here"))
        self.hinted(*keys_told, ("x", "pick up", "lift"))

    def action_enter(self) -> None:
        """What Enter does."""
        self.entered(self.chosen)

    def entered(self, key: str) -> None:
        """Enter, or a click: to the map with it, or laid at once; the last row says that all is placed."""
        row = self._rows.get(key)
        if row is None:
            return
        if row.lays is None:
            self.answer(row.says, by_enter=True)
        elif self._mapped and row.placed:
            self._last = key
            self.post_message(self.Taken(key))
        elif row.laid and row.lifts is not None:
            self.action_lift()
        else:
            self._lay(row)

    def action_here(self) -> None:
        """Lay the row under the cursor where it stands."""
        row = self._rows.get(self.chosen)
        if row is not None and row.lays is not None and (row.at is not None or not self._mapped):
            self._lay(row)

    def action_lift(self) -> None:
        """Take up again what lies."""
        row = self._rows.get(self.chosen)
        if row is not None and row.lifts is not None:
            self._last = ""
            self.answer(row.lifts)

    def _lay(self, row: Placeable) -> None:
        self._last = row.key
        self.answer(row.lays(None, None, "") if row.lays is not None else None)


def _row(row: Placeable) -> ListRow:
    sign = " " if row.lays is None else LAID if row.laid else NEW
    state = link_rules(f"  {row.state}", "$quiet") if row.state else Content("")
    return ListRow(row.key, Content.assemble((f"{sign} ", "bold $asked"), row.words, state))
