"""What the hand on the map holds, and what it shows: the picture is drawn and the line told whenever that changes."""

from collections.abc import Callable
from dataclasses import replace

from textual.widget import Widget

from squadlog.battle.commands import Command, Fire, OpportunityShot
from squadlog.battle.state import Known
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.session.chapters import is_set_up
from squadlog.session.seat import Seat
from squadlog.session.view.map.in_hand_tools import Hand, Tool, spot_of
from squadlog.session.view.map.map_now import MapNow, Work, map_now, work_out_reach
from squadlog.tui.chrome.places import places
from squadlog.tui.map.messages import MapChose, MapOrdered, MapTold, MapWorked
from squadlog.tui.map.tools_laid import Laid
from squadlog.tui.map.tools_shown import MapTable, Shown
from squadlog.tui.map.unit_labels import counter_labels, labels
from squadlog.tui.map.view import MapView

_GOES_ALONG = ("look", "ruler", "arcs", "area", "danger", "sweep")
"""Tools with which the cursor goes to a unit that was just chosen."""


class ToolInHand:
    """The tool in the hand of a seat, drawn on the picture. `label` is called after it, for what stands round that."""

    def __init__(self, seat: Seat, panel: Widget, view: MapView, label: Callable[[], None]) -> None:
        self.seat = seat
        self.hand = Hand(cursor=Spot(0.0, 0.0))
        self.now = Shown()
        """What the hand shows now."""
        self.view = view
        self.follows = False
        """Whether the picture goes along with the chosen unit."""
        self._panel, self._label = panel, label
        self._working = False
        self._aimed: Fire | OpportunityShot | None = None
        self._pointed_at: int | None = None
        self._laid = Laid(self._apart)

    @property
    def known(self) -> Known:
        """The battle as the seat knows it."""
        return self.seat.known

    @property
    def map(self) -> MapNow:
        """The map as it stands. A battle without one has no panel that could ask."""
        return map_now(self.seat)

    @property
    def table(self) -> MapTable:
        """What the tools work with."""
        return MapTable(seat=self.seat, best=self._laid.best(self.seat, self.hand))

    # What the battle and the screen do to it

    def sit(self, seat: Seat) -> None:
        """Let another seat look: nothing in the hand, and neither cursor nor picture where the one before looked."""
        self.seat, self.hand = seat, Hand(cursor=Spot(0.0, 0.0))
        self.view.point_at(None)
        self.view.action_whole()

    def choose(self, number: int | None) -> None:
        """Let the tools work for another unit; None for nobody."""
        if number != self.hand.chosen:
            self.hand = self.hand.with_chosen(self.known, number)
            if not self._go_along():
                self.take(self.hand)
            if self.follows:
                self.view.follow(number)

    def show(self) -> None:
        """Bring picture and words in line with the battle; a path from where nobody stands any more is put away."""
        battle, hand = self.known, self.hand
        start = spot_of(battle, hand.chosen)
        moved = hand.ruler is not None and start is not None and hand.ruler.start != start
        placed = hand.tool == "place" and not is_set_up(battle)
        self.take(hand.with_tool(battle, "look") if moved or placed else hand)
        if self._panel.display and self.view.cursor is None:
            first = next((unit.id for unit in battle.in_order() if unit.position is not None), None)
            self.point_at(first)
        self._go_along()

    def _go_along(self) -> bool:
        """Whether the cursor went to the unit just chosen: once, if the tool is not for looking elsewhere."""
        chosen = self.hand.chosen
        if chosen != self._pointed_at and self._panel.display and self.hand.tool in _GOES_ALONG:
            self._pointed_at = chosen
            return self.point_at(chosen)
        return False

    def aim(self, command: Fire | OpportunityShot | None) -> None:
        """Draw the sector swept by the shot on a card elsewhere, until it is put away; None puts it away."""
        if command != self._aimed:
            self._aimed = command
            self.take(self.hand)

    # What the tools do to it

    def use(self, tool: Tool) -> None:
        """Hold another tool, laid anew; `look` is an empty hand."""
        self.take(self.hand.with_tool(self.known, tool))

    def take(self, hand: Hand) -> None:
        """Hold something else, and show it."""
        self.hand = hand
        if not self._panel.is_mounted or not self._panel.display:
            return
        shown = self.table.shown(hand)
        if shown.wanted is not None:
            self._work_out(*shown.wanted)
            shown = replace(shown, overlays=self.now.overlays)
        self.now = shown
        self.view.show(self._scene())
        self._label()
        self._panel.post_message(MapTold(shown.words))

    def _scene(self) -> MapScene:
        """The battle on its map, with what the hand shows over it."""
        battle, hand, shown, now = self.known, self.hand, self.now, self.map
        aimed = self.table.swept(self._aimed) if self._aimed is not None and hand.tool != "sweep" else Shown()
        seen = self._laid.seen(self.seat, hand, self.view.floor)
        areas, struck = self._laid.areas(self.seat)
        asked = frozenset(self.seat.due.ask().units)
        swept = (*shown.swept, *aimed.swept)
        return MapScene(
            drawn=now.drawn,
            conditions=now.conditions,
            labels=labels(battle, hand.chosen, asked, swept, shown.struck or struck),
            counters=counter_labels(battle, now.counters),
            overlays=(*areas, *self._laid.walked(self.seat, hand), *aimed.overlays, *shown.overlays),
            dropped=now.dropped,
            seen=seen,
        )

    def point_at(self, number: int | None) -> bool:
        """The cursor on a unit; False for one that is on no map."""
        spot = spot_of(self.known, number)
        if spot is not None:
            self.view.point_at(spot)
            self.cursor_to(spot)
        return spot is not None

    def cursor_to(self, spot: Spot) -> None:
        """Move the cursor to that spot, and draw anew what depends on it."""
        self.hand = self.hand.with_cursor(spot)
        self.sharpen()
        self.take(self.hand)

    def sharpen(self) -> bool:
        """Let the cursor mean a unit within one cell of the picture; gives whether that reach has changed."""
        before, self.hand = self.hand, replace(self.hand, reach_m=self.view.frame.scale_m)
        return self.hand != before

    # What it says

    def give(self, command: Command | None) -> None:
        """Say a command."""
        if command is not None:
            self._panel.post_message(MapOrdered(command))

    def pick(self, number: int, *, points: bool = False) -> None:
        """Choose a unit, and if it `points` put the cursor on it."""
        self._panel.post_message(MapChose(number))
        if points:
            self.point_at(number)

    def say(self, text: str) -> None:
        """Show a short message."""
        places(self._panel.app).say(text)

    # What another thread works out

    def _work_out(self, unit: int, mode: str) -> None:
        """Begin to work out a reach; one at a time, and the next when that is known, if it is still wanted."""
        if self._working:
            return
        self._working = True
        reach = work_out_reach(self.seat, unit, mode)

        def work() -> Callable[[], None]:
            take_over = reach()

            def learn() -> None:
                self._working = False
                take_over()

            return learn

        self._apart(work)

    def _apart(self, work: Work) -> None:
        """Work something out in another thread; what it gives back is then done here, and everything shown anew."""

        def worked() -> None:
            self._panel.post_message(MapWorked(work()))

        self._panel.run_worker(worked, thread=True, group="seen")

    def learn(self, worked: MapWorked) -> None:
        """Take over what was worked out, and show it if the hand still asks for it."""
        worked.learn()
        self.take(self.hand)
