"""What stands round the picture of a battle: the title, the keys of the tool in the hand, the legend beside it."""

from collections.abc import Callable

from textual.content import Content
from textual.widget import Widget

from squadlog.tui.chrome.screens import Hint
from squadlog.tui.map.parts.in_hand import ToolInHand
from squadlog.tui.map.tools_keys import AWAY_FROM_MAP, hints
from squadlog.tui.map.unit_labels import labels
from squadlog.tui.map.wing import LEAST, WIDEST, MapWing


class Surround:
    """Writes it, each time that something in it is otherwise than before."""

    def __init__(
        self, panel: Widget, held: ToolInHand, wing: MapWing, enter_does: Callable[[], Hint | None]
    ) -> None:
        """Take what the border is about. `enter_does` tells what Enter does; None: what the tool in the hand is for."""
        self._panel, self._held, self._wing, self._enter_does = panel, held, wing, enter_does
        self._written: tuple[object, ...] = ()
        self._turn = 0
        self._hints: Content | None = AWAY_FROM_MAP

    def keys_elsewhere(self, instead: Content | None) -> None:
        """Let the border say `instead` in place of the keys of the tool in the hand; None: the map has the keys."""
        if instead != self._hints:
            self._hints = instead
            self.write()

    def fit(self) -> None:
        """Show the legend beside a map that is much narrower than its panel."""
        size, drawn = self._panel.content_size, self._held.map.drawn
        window = self._held.view.window
        alone = window.whole(drawn, max(size.width, 1), max(size.height, 1)).filled()
        spare = size.width - alone.map_cols - 2
        self._wing.display = spare >= LEAST and size.width >= 2 * LEAST
        self._wing.styles.width = min(spare, WIDEST)
        self._turn = self._held.view.frame.turn
        self.write()

    def write(self) -> None:
        """Write title and legend for this floor and everybody on it, if anything has changed."""
        held, wing, size = self._held, self._wing, self._panel.content_size
        drawn, floor, tool, enter = held.map.drawn, held.view.floor, held.hand.tool, self._enter_does()
        frame = held.view.frame
        if frame.turn != self._turn:
            self.fit()
            return
        shown = held.known, floor, frame.turn, tool, self._hints, enter, size if wing.display else None
        if shown == self._written:
            return
        self._written = shown
        storey = f" · floor {floor} of {drawn.floors}" if drawn.floors > 1 else ""
        north = f" · north {frame.north}" if frame.turn else ""
        self._panel.border_title = Content(f"map · {drawn.title}{storey}{north}")
        told = hints(tool, gives=not held.seat.who.looks, enter=enter)
        self._panel.border_subtitle = told if self._hints is None else self._hints
        if wing.display:
            painted = held.view.painting
            signs = painted.rows.signs | painted.layer.signs
            wing.show(held.known, labels(held.known, None), signs, size.height)
