"""The map of a battle: beside the squad log where there is room, else in its place or over all."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from textual.app import ComposeResult
from textual.binding import ActiveBinding
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.commands import Command, Declare
from squadlog.facts.ground_facts import StatedMove
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.desk_card import DeskCard
from squadlog.tui.battle.parts.last_answer import LastAnswer
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.palette import what_a_key_does
from squadlog.tui.chrome.screens import Entry
from squadlog.tui.dialogs.actions import ActionPanel
from squadlog.tui.dialogs.placing import PlacingPanel
from squadlog.tui.dialogs.shot import ShotPanel
from squadlog.tui.parts import KeyedPart

with lazy_imports():
    from squadlog.tui.map import (  # without a map none of it is loaded
        messages,
        panel,
        tools_keys,
        tools_shown,
    )

if TYPE_CHECKING:
    from squadlog.tui.map.panel import MapPanel

NO_MAP = "This battle has no map: the players state distances, sight and cover."


class OnMap(KeyedPart):
    """Shows the map, gives it the keys and takes them back, and says in a line what its tools found."""

    def __init__(
        self,
        screen: Screen[Any],
        chair: Chair,
        *,
        roster: Roster,
        card: DeskCard,
        panels: Panels,
        talk: Talk,
        answer: LastAnswer,
        redraw_soon: Callable[[], None],
        follow_soon: Callable[[], None],
        draw_ask: Callable[[], None],
    ) -> None:
        """Take what the map works with; the classes of `screen` say where the map is seen and whether it has the keys.

        `redraw_soon` draws the board once what has changed is laid out, and `follow_soon` then opens what the battle
        waits for. `draw_ask` draws the line of what is asked, which says whether Enter answers it.
        """
        self._screen, self._chair, self._roster, self._card = screen, chair, roster, card
        self._panels, self._talk, self._answer = panels, talk, answer
        self.panel: MapPanel | None = None
        """None in a battle without a map."""
        self._redraw_soon, self._follow_soon, self._draw_ask = redraw_soon, follow_soon, draw_ask
        self._line: Static | None = None
        self._words = Content("")
        self._by_enter = True
        self._aimed_by: int | None = None  # the unit whose order the action panel sent to the map

    def compose(self) -> ComposeResult:
        """The panel, where the battle has a map."""
        if self._chair.seat.known.setup.map:
            self.panel = panel.MapPanel(self._chair.seat, id="map-box")
            yield self.panel

    def compose_line(self) -> ComposeResult:
        """The line that says what the tool in the hand found and what to do next."""
        if self.panel is not None:
            self._line = Static("", id="map-line", markup=False)
            yield self._line

    @property
    def has_keys(self) -> bool:
        """Whether the keys are those of the map."""
        return self._screen.has_class("mapping")

    @property
    def lays(self) -> bool:
        """Whether the hand on the map lays down one thing after the other."""
        return self.panel is not None and bool(self.panel.held.hand.laying)

    # What has the keys

    def named(self, found: dict[str, ActiveBinding], *, sets_up: bool) -> dict[str, ActiveBinding]:
        """The keys in `found`, with the way to the map among those that are shown, and what sets a soldier down."""
        if self.panel is None:
            return found
        for key, active in found.items():
            if active.binding.id == "battle.map" and not self.has_keys:
                found[key] = active._replace(binding=replace(active.binding, show=True))
            elif active.binding.id == "battle.clock" and sets_up:
                set_down = replace(active.binding, show=True, description="Set down")
                found[key] = active._replace(binding=set_down)
        return found

    def beside_keys(self) -> Iterator[Entry]:
        """The tools of the map for the palette, while it has not the keys."""
        if self.panel is None or self.has_keys:
            return
        for bound in self.panel._bindings.key_to_bindings.values():  # noqa: SLF001 - all keys, whatever has them now
            where, _, name = bound[0].action.partition(".")
            if bound[0].id and self.panel.parts[where].check_action(name, ()) is not False:
                key = self._screen.app.get_key_display(bound[0])
                told = f"{what_a_key_does(self.panel, bound[0])} Key: m {key}"
                yield bound[0].description, told, partial(self._run, bound[0].action)

    async def _run(self, action: str) -> None:
        self.action_map()
        await self._screen.app.run_action(action, self.panel)

    def keys_go_to(self, widget: Widget) -> None:
        """Note whether the map has the keys now that `widget` has.

        A line to type in changes nothing: the map's line stays while a sentence is typed, so that nothing jumps.
        """
        if isinstance(widget, Input):
            return
        mapping = self.panel is not None and self.panel in widget.ancestors
        if mapping is not self.has_keys:
            self._screen.set_class(mapping, "mapping", update=True)
            self._roster.border.keys_elsewhere(on_the_map=mapping)
            self.say_whose_keys()
            self._screen.refresh_bindings()

    def say_whose_keys(self) -> None:
        """Name the keys of the map only while it has them, and the key that leads to it only where it does."""
        if self.panel is None:
            return
        elsewhere = Content("") if self._panels.open is not None else tools_keys.AWAY_FROM_MAP
        self.panel.surround.keys_elsewhere(None if self.has_keys else elsewhere)
        self._card.name_keys(named=not self.has_keys)
        self._tell_line()
        if self._by_enter != self.answers_by_enter():
            self._draw_ask()

    def answers_by_enter(self) -> bool:
        """Whether Enter does what is asked: not in a panel, nor on the map with a tool in the hand."""
        tool = self.panel.held.hand.tool if self.panel is not None and self.has_keys else "look"
        return self._panels.open is None and tool == "look"

    def told_of_enter(self) -> bool:
        """What `answers_by_enter` gives; it is noted that the line of what is asked says so."""
        self._by_enter = self.answers_by_enter()
        return self._by_enter

    def after_prompt(self, spoken_from: Widget | None) -> Widget:
        """What has the keys after a sentence: the map, if it began there or if that has the whole screen."""
        if self.panel is None:
            return self._roster
        view = self.panel.view
        return view if self._screen.has_class("map-full") or spoken_from is view else self._roster

    # Showing

    def show(self) -> bool:
        """Bring the map in line with the battle; False where there is none."""
        if self.panel is None:
            return False
        self.choose()
        self.panel.held.show()
        return True

    def choose(self) -> None:
        """Let the tools work for the unit under the cursor."""
        if self.panel is not None:
            self.panel.held.choose(self._roster.selected)

    def ruled_path(self) -> StatedMove | None:
        """The path of the ruler on the map, for the action panel; None where none is laid."""
        ruler = self.panel.held.hand.ruler if self.panel is not None else None
        return ruler.move() if ruler is not None and ruler.points else None

    def _tell_line(self) -> None:
        """Tell what the tool in the hand found, and what to press next where its keys would do that."""
        words = self._words if self.has_keys else tools_shown.without_keys(self._words)
        if self._line is not None:
            # Its height is fixed: what it says moves nothing else.
            self._line.update(words, layout=False)

    # What the map says

    def hear(self, message: Message) -> None:
        """Do what comes of something that was done on the map, or that a form wants of it."""
        if isinstance(message, PlacingPanel.Taken):
            self._lay(message.key)
        if self.panel is None:
            return
        match message:
            case messages.MapOrdered():
                self._give(message.command)
            case messages.MapChose():
                self._roster.select(message.number)
            case messages.MapTold():
                self._words = message.words
                self._tell_line()
                if self._by_enter != self.answers_by_enter():
                    self._draw_ask()
            case messages.MapLeft():
                self._left(to_list=message.to_list)
            case ActionPanel.Pointed():
                self._aim_at_place(message.order)
            case ShotPanel.Aims():
                self.panel.held.aim(message.command)  # the sector that the shot on the card sweeps is drawn

    def _give(self, command: Command) -> None:
        """Give a command from the map; what is refused stays in the hand."""
        before = self._chair.seat.head
        self._talk.submit(command)
        if self.panel is not None and self._chair.seat.head != before:
            self.panel.orders.done()
            if self._aimed_by is not None and self._aimed_by == getattr(command, "unit", None):
                self._leave()
            self._aimed_by = None

    def _left(self, *, to_list: bool) -> None:
        """Leave the map step by step: from the whole screen to beside the log, then to the units.

        From what was laid out in secret go back to the list of that.
        """
        if to_list:
            self._leave()
            self._follow_soon()
        elif self._screen.has_class("map-full") and not self._screen.has_class("-narrow"):
            self.action_whole_map()
        else:
            self._leave()

    def _aim_at_place(self, order: Declare) -> None:
        """Put the panel aside and aim the order on the map; once it is given the keys are the roster's again."""
        if self.panel is None:
            return
        self._panels.close_all()
        self._screen.add_class("map-shown")
        self._aimed_by = order.unit
        self.panel.orders.aim_at_place(order)
        self._redraw_soon()

    def _lay(self, key: str) -> None:
        """Lay this down on the map, the list put aside."""
        self._panels.close_all()
        if self.panel is not None:
            self._screen.add_class("map-shown")
            self.panel.view.focus()
            self.panel.units.lay(key)

    # Keys

    def action_map(self) -> None:
        """To the map, and from it back to the units; on a narrow screen each takes the place of the other."""
        if self.panel is None:
            self._answer.show(Content(NO_MAP))
        elif self._screen.focused is self.panel.view:
            self._leave()
        else:
            self._screen.add_class("map-shown")
            self._screen.remove_class("map-full")
            self.panel.view.focus()
            self._redraw_soon()

    def action_whole_map(self) -> None:
        """The map on the whole screen, and back."""
        if self.panel is None:
            self._answer.show(Content(NO_MAP))
            return
        self._screen.toggle_class("map-full")
        self._screen.add_class("map-shown")
        self.panel.view.focus()
        self._redraw_soon()

    def place(self) -> bool:
        """Before play: take up a soldier, to be set down on the map; False where there is none, or play has begun."""
        if self.panel is None or self._chair.seat.known.stage != "setup":
            return False
        if self._screen.focused is not self.panel.view:
            self.action_map()
        self.panel.units.action_place()
        return True

    def _leave(self) -> None:
        """Go back to the units: on a narrow screen they take the place of the map again."""
        self._screen.remove_class("map-full", "map-shown")
        self._roster.focus()
        self._redraw_soon()
