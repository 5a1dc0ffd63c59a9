"""The battle screen with its map: beside the squad log where there is room, else in its place or over all."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.content import Content
from textual.widgets import Input, Static

from squadlog.base.lazy_imports import lazy_imports
from squadlog.facts.ground_facts import StatedMove
from squadlog.session.seat import Seat
from squadlog.tui.battle.board import CARD_HINTS
from squadlog.tui.battle.roster import Roster
from squadlog.tui.battle.talk import BattleTalk
from squadlog.tui.chrome.palette import what_a_key_does
from squadlog.tui.chrome.screens import Entry, hint_line
from squadlog.tui.dialogs.actions import ActionPanel
from squadlog.tui.dialogs.shot import ShotPanel

with lazy_imports():
    from squadlog.tui.map import panel, tools_keys, tools_shown  # a battle without a map loads none of it

if TYPE_CHECKING:
    from squadlog.tui.map.panel import MapPanel
    from squadlog.tui.map.tools_board import MapBoard

NO_MAP = "This battle has no map: distances, sight and cover are stated by the table."


class BattleWithMap(BattleTalk):
    """A battle on a map; one without is as it always was."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "map", "Map", id="battle.map", show=False),
        Binding("M", "whole_map", "Map on the whole screen", id="battle.whole_map", show=False),
    ]

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.panel: MapPanel | None = None
        self._map_words = Content("")
        self._by_enter = True
        self._aimed_by: int | None = None  # the unit whose order the action panel sent to the map

    def compose_map(self) -> ComposeResult:
        """The panel, where the battle has a map."""
        if self.seat.known.setup.map:
            self.panel = panel.MapPanel(self.seat, id="map-box")
            yield self.panel

    def compose_map_line(self) -> ComposeResult:
        """The line that says what the tool in the hand found and what to do next."""
        if self.seat.known.setup.map:
            yield Static("", id="map-line", markup=False)

    def arrange_for(self, width: int) -> None:
        """A battle with a map has its own arrangement of units, map and log."""
        super().arrange_for(width)
        self.set_class(bool(self.seat.known.setup.map), "mapped", update=False)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """A battle on a map has the way to it in the footer; in one without, the key says why it leads nowhere."""
        found = super().active_bindings
        for key, active in found.items():
            if active.binding.id == "battle.map" and self.panel is not None and not self.has_class("mapping"):
                found[key] = active._replace(binding=replace(active.binding, show=True))
            elif active.binding.id == "battle.clock" and self.panel is not None and self._sets_up:
                set_down = replace(active.binding, show=True, description="Set down")
                found[key] = active._replace(binding=set_down)
        return found

    def beside_keys(self) -> Iterator[Entry]:
        """The tools of the map too, while it has not the keys."""
        yield from super().beside_keys()
        if self.panel is None or self.has_class("mapping"):
            return
        for bound in self.panel._bindings.key_to_bindings.values():  # noqa: SLF001 - all keys, whatever has them now
            if bound[0].id and self.panel.check_action(bound[0].action, ()) is not False:
                told = f"{what_a_key_does(self.panel, bound[0])} Key: m {self.app.get_key_display(bound[0])}"
                yield bound[0].description, told, partial(self._on_the_map, bound[0].action)

    async def _on_the_map(self, action: str) -> None:
        self.action_map()
        await self.app.run_action(action, self.panel)

    @property
    def _sets_up(self) -> bool:
        return self.shown is not None and self.shown.stage == "setup"

    # Showing

    def redraw(self, *, whole: bool = False, onward: bool = False) -> None:
        """Bring the map in line too: before the cursor goes on, so that what was in the hand is put away."""
        super().redraw(whole=whole, onward=onward and self.panel is None)
        if self.panel is not None:
            self.panel.choose(self.query_one(Roster).selected)
            self.panel.show()
            if onward:
                self.next_unit()

    def soldier_chosen(self) -> None:
        """The tools work for the unit under the cursor."""
        super().soldier_chosen()
        if self.panel is not None:
            self.panel.choose(self.query_one(Roster).selected)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """The map's line stays while the map has the keys or a sentence is typed from it: nothing jumps."""
        if isinstance(event.widget, Input):
            return
        mapping = self.panel is not None and self.panel in event.widget.ancestors
        if mapping is not self.has_class("mapping"):
            self.set_class(mapping, "mapping")
            self.query_one(Roster).keys_elsewhere(on_the_map=mapping)
            self._say_whose_keys()
            self.refresh_bindings()

    def ruled_path(self) -> StatedMove | None:
        """The path of the ruler on the map, for the action panel; None where none is laid."""
        ruler = self.panel.hand.ruler if self.panel is not None else None
        return ruler.move() if ruler is not None and ruler.points else None

    # What the map says

    def on_map_board_said(self, event: "MapBoard.Said") -> None:
        """A command given on the map; what is refused stays in the hand."""
        event.stop()
        before = self.seat.head
        self.submit(event.command)
        if self.panel is not None and self.seat.head != before:
            self.panel.done()
            if self._aimed_by is not None and self._aimed_by == getattr(event.command, "unit", None):
                self._leave_map()
            self._aimed_by = None

    def on_map_board_chose(self, event: "MapBoard.Chose") -> None:
        """A unit chosen on the map is chosen everywhere."""
        event.stop()
        self.query_one(Roster).select(event.number)

    def on_map_board_told(self, event: "MapBoard.Told") -> None:
        """Show the line."""
        event.stop()
        self._map_words = event.words
        self._tell_map_line()
        if self._by_enter != self.answers_by_enter():
            self.draw_ask()

    def answers_by_enter(self) -> bool:
        """Nor while the map has them and a tool is in the hand: Enter then does what the tool stands for."""
        tool = self.panel.hand.tool if self.panel is not None and self.has_class("mapping") else "look"
        return super().answers_by_enter() and tool == "look"

    def draw_ask(self) -> None:
        """Keep what the line says of Enter."""
        self._by_enter = self.answers_by_enter()
        super().draw_ask()

    def _tell_map_line(self) -> None:
        """What the tool in the hand found, and what to press next where its keys would do that."""
        words = self._map_words if self.has_class("mapping") else tools_shown.without_keys(self._map_words)
        # Its height is fixed: what it says moves nothing else.
        self.query_one("#map-line", Static).update(words, layout=False)

    def _say_whose_keys(self) -> None:
        """The map names its keys only while it has them, and the key that leads to it only where it does."""
        if self.panel is None:
            return
        mapping = self.has_class("mapping")
        elsewhere = Content("") if self.panels.open is not None else tools_keys.AWAY_FROM_MAP
        self.panel.keys_elsewhere(None if mapping else elsewhere)
        self.query_one("#card-box").border_subtitle = "" if mapping else hint_line(CARD_HINTS)
        self._tell_map_line()
        if self._by_enter != self.answers_by_enter():
            self.draw_ask()

    def other_panel(self) -> None:
        """The map names no keys beside a panel that has them."""
        super().other_panel()
        self._say_whose_keys()

    def on_map_board_left(self, event: "MapBoard.Left") -> None:
        """Escape, with no tool in the hand: from the whole screen back beside the log, then back to the units.

        From what was laid out in secret it leads back to the list of that.
        """
        event.stop()
        if event.to_list:
            self._leave_map()
            self.soon(self.follow)
        elif self.has_class("map-full") and not self.has_class("-narrow"):
            self.action_whole_map()
        else:
            self._leave_map()

    async def on_map_board_answered(self, event: "MapBoard.Answered") -> None:
        """Enter does what is asked."""
        event.stop()
        await self.run_action("answer")

    def on_action_panel_pointed(self, event: ActionPanel.Pointed) -> None:
        """The order is aimed on the map, the panel put aside; once it is given the keys are the roster's again."""
        event.stop()
        if self.panel is not None:
            self.panels.close_all()
            self.add_class("map-shown")
            self._aimed_by = event.order.unit
            self.panel.aim_at_place(event.order)
            self.soon(self.redraw)

    def on_shot_panel_aims(self, event: ShotPanel.Aims) -> None:
        """The sector that the shot on the card sweeps is drawn on the map."""
        event.stop()
        if self.panel is not None:
            self.panel.aim(event.command)

    # Keys

    def action_map(self) -> None:
        """To the map, and from it back to the units; on a narrow screen each takes the place of the other."""
        if self.panel is None:
            self.draw_answer(Content(NO_MAP))
            return
        if self.focused is self.panel.view:
            self._leave_map()
            return
        self.add_class("map-shown")
        self.remove_class("map-full")
        self.panel.view.focus()
        self.soon(self.redraw)

    def action_clock(self) -> None:
        """The clock stands, or goes on; before play the map has P: it takes up a soldier, to be set down there."""
        if self.panel is None or self.seat.known.stage != "setup":
            super().action_clock()
            return
        if self.focused is not self.panel.view:
            self.action_map()
        self.panel.action_place()

    def _leave_map(self) -> None:
        """Back to the units: on a narrow screen they take the place of the map again."""
        self.remove_class("map-full", "map-shown")
        self.query_one(Roster).focus()
        self.soon(self.redraw)

    def action_whole_map(self) -> None:
        """The map on the whole screen, and back."""
        if self.panel is None:
            self.draw_answer(Content(NO_MAP))
            return
        self.toggle_class("map-full")
        self.add_class("map-shown")
        self.panel.view.focus()
        self.soon(self.redraw)
