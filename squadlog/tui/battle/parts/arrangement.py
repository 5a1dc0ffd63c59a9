"""How the battle screen is divided between roster, desk, log and map."""

from typing import Any

from textual.geometry import Size
from textual.screen import Screen

from squadlog.battle.state import Known
from squadlog.tui.battle.frame import BROAD, LOW, MAP_LINE, WIDE, BattleFrame, frame_of


class Arrangement:
    """Sets classes and sizes of the boxes of a screen: the same for the same size and as many soldiers."""

    def __init__(self, screen: Screen[Any]) -> None:
        """Take the screen, which has the boxes `#side` and `#desk`."""
        self._screen = screen
        self.frame: BattleFrame | None = None
        """How it is divided; None before it is drawn."""
        self.below = 0
        """Rows that a lesson or the line of the map takes."""
        self._framed_for = Size()
        self._log_rows = 0

    @property
    def has_desk(self) -> bool:
        """Whether there is room for a desk under the roster."""
        return self.frame is not None and self.frame.desk > 0

    def at_first(self, *, mapped: bool) -> None:
        """Set the looks that depend on the size before anything has looks: a later change would renew them all."""
        app = self._screen.app
        width = app.size.width
        fitting = [name for least, name in app.HORIZONTAL_BREAKPOINTS or () if width >= least][-1:]
        self._screen.add_class("tab-units", *fitting, update=False)
        self._set_size_classes(app.size, update=False)
        self._screen.set_class(mapped, "mapped", update=False)

    def resized(self, size: Size) -> None:
        """Set the looks that belong to this size."""
        self._set_size_classes(size, update=True)

    def _set_size_classes(self, size: Size, *, update: bool) -> None:
        self._screen.set_class(size.height < LOW, "low", update=update)
        self._screen.set_class(size.width >= BROAD, "broad", update=update)

    def fit(self, battle: Known, *, taught: int) -> bool:
        """Divide the screen; gives whether it is divided otherwise than before. A lesson takes `taught` rows of it."""
        size, mapped = self._screen.app.size, bool(battle.setup.map)
        below = MAP_LINE if mapped and size.width >= WIDE else 0
        self.below = below + taught
        soldiers, groupings = len(battle.units), len(battle.groupings)
        frame = frame_of(size.width, size.height, soldiers, groupings, below=self.below, mapped=mapped)
        if frame == self.frame and size == self._framed_for:
            return False
        self.frame, self._framed_for = frame, size
        self._place_log(frame)
        return True

    def _place_log(self, frame: BattleFrame) -> None:
        """Make the log a column of its own, if the frame says so.

        With the desk under it, it lies in a layer over the units' box.
        """
        side, desk = self._screen.query_one("#side").styles, self._screen.query_one("#desk").styles
        self._log_rows = frame.log_rows
        self._screen.set_class(frame.beside, "desk-beside")
        for styles, rule in ((side, "width"), (side, "height"), (desk, "width"), (desk, "margin")):
            styles.clear_rule(rule)
        if frame.log:
            side.width = frame.log
        if frame.beside:
            side.height, desk.width = frame.log_rows, frame.log
            desk.margin = (frame.log_rows, 0, 0, 0)

    def make_room(self, wanted: int) -> int:
        """The rows of the desk for a form that wants `wanted`; the log over it, if it stands there, gets the others."""
        frame = self.frame or BattleFrame(desk=0, answer=1)
        opened = frame.opened(wanted)
        if frame.beside and opened.log_rows != self._log_rows:
            self._place_log(opened)
        return opened.desk
