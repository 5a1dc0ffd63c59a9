"""The map of a battle as the hand finds it: picture, survey, what is held, and the keys that only look."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message

from squadlog.battle.commands import Command, Fire, OpportunityShot
from squadlog.ground.compiled.conditions import Spot
from squadlog.session.chapters import flees, is_set_up
from squadlog.session.seat import Seat
from squadlog.tui.chrome.cells import shown_cells
from squadlog.tui.chrome.pictures.asking import pictures, wanted
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Hint
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.picture.view import PicturedMap
from squadlog.tui.map.scene import MapScene
from squadlog.tui.map.tools_hand import Hand, spot_of
from squadlog.tui.map.tools_keys import AWAY_FROM_MAP, PICTURE_KEYS, REFUSED, hints
from squadlog.tui.map.tools_laid import Laid, Shown
from squadlog.tui.map.tools_lists import TargetList
from squadlog.tui.map.tools_shown import CHOOSE, MapTable
from squadlog.tui.map.tools_words import counter_labels, labels
from squadlog.tui.map.view import MapView
from squadlog.tui.map.wing import LEAST, WIDEST, MapWing

if TYPE_CHECKING:
    from squadlog.survey.seat_survey import Survey


class Picture(PicturedMap, inherit_bindings=False):
    """The map view without keys of its own: the panel round it has them all."""

    fills = True


class MapBoard(Horizontal):
    """Picture and survey of one battle. It says commands by a message; what comes of them the screen shows."""

    DEFAULT_CSS = Path(__file__).with_name("tools_board.tcss").read_text(encoding="utf-8")
    BINDINGS: ClassVar[list[BindingType]] = [Binding(*key[:3], id=key[3], show=False) for key in PICTURE_KEYS]

    class Said(Message):
        """A command was given on the map."""

        def __init__(self, command: Command) -> None:
            super().__init__()
            self.command = command

    class Chose(Message):
        """A unit was chosen on the map."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    class Told(Message):
        """The line under the map changed."""

        def __init__(self, words: Content) -> None:
            super().__init__()
            self.words = words

    class Reached(Message):
        """Another thread has worked out a reach; `learn` takes it over."""

        def __init__(self, learn: Callable[[], None]) -> None:
            super().__init__()
            self.learn = learn

    class Worked(Reached):
        """Another thread has worked out something else."""

    class Left(Message):
        """The map was left by its key, with no tool in the hand, or `to_list`: what is laid out in secret."""

        def __init__(self, *, to_list: bool = False) -> None:
            super().__init__()
            self.to_list = to_list

    class Answered(Message):
        """Enter, with no tool that would do anything: what is asked shall be answered."""

    def __init__(self, seat: Seat, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(id=id, classes="panel")
        self.seat = seat
        self.hand = Hand(cursor=Spot(0.0, 0.0))
        self.now = Shown()
        self._following = self._working = False
        self._aimed: Fire | OpportunityShot | None = None
        self._pointed_at: int | None = None
        self._laid = Laid(self._apart)
        self._labelled: tuple[object, ...] = ()
        self._hints: Content | None = AWAY_FROM_MAP

    def compose(self) -> ComposeResult:
        """The picture, and what stands beside it where it leaves room."""
        yield Picture(id="map-view")
        yield TargetList(id="map-targets", classes="panel")
        yield MapWing(id="map-wing")

    def on_mount(self) -> None:
        """Cells as fine as the terminal shows them, or a real picture where it is wanted."""
        self.view.cells = shown_cells(self.app)
        if wanted(self.app):
            self.query_one(Picture).shown_by = pictures(self.app)

    def on_resize(self) -> None:
        """A map that is much narrower than its panel has its legend beside it."""
        size, drawn = self.content_size, self.survey.map
        alone = MapFrame(drawn.width_m, drawn.height_m, max(size.width, 1), max(size.height, 1)).filled()
        spare = size.width - alone.map_cols - 2
        wing = self.query_one(MapWing)
        wing.display = spare >= LEAST and size.width >= 2 * LEAST
        wing.styles.width = min(spare, WIDEST)
        self._label()
        self.call_after_refresh(self._sharpened)

    def _sharpened(self) -> None:
        """In a picture of another size a cell means another stretch of ground."""
        if self.hand.reach_m != self.view.frame.scale_m:
            self.take(self._near(self.hand))

    def _label(self) -> None:
        """Title and legend, as the floor and everybody on it stand."""
        drawn, battle, floor = self.survey.map, self.seat.known, self.view.floor
        wing = self.query_one(MapWing)
        shown = (
            battle, floor, self.hand.tool, self._hints, self.enter_does(), self.content_size if wing.display else None,
        )  # fmt: skip
        if shown == self._labelled:
            return
        self._labelled = shown
        storey = f" · floor {floor} of {drawn.floors}" if drawn.floors > 1 else ""
        self.border_title = Content(f"map · {drawn.title}{storey}")
        looks = self.seat.who.looks
        told = hints(self.hand.tool, gives=not looks, enter=self.enter_does())
        self.border_subtitle = told if self._hints is None else self._hints
        if wing.display:
            wing.show(battle, labels(battle, None), self.view.painting.rows.signs, self.content_size.height)

    def enter_does(self) -> Hint | None:
        """What Enter does, if not what the tool in the hand is for."""
        return REFUSED if self.now.refusal is not None else None

    def keys_elsewhere(self, instead: Content | None) -> None:
        """What the border says `instead` of the keys of the tool in the hand; None: the map has the keys."""
        if instead != self._hints:
            self._hints = instead
            self._label()

    # What stands

    @property
    def view(self) -> MapView:
        """The picture."""
        return self.query_one(MapView)

    @property
    def survey(self) -> "Survey":
        """The survey of the battle as it stands. A battle without a map has no panel that could ask."""
        survey = self.seat.rules.survey()
        if survey is None:
            raise LookupError("this battle has no map")
        return survey

    @property
    def table(self) -> MapTable:
        """What the tools work with."""
        return MapTable(seat=self.seat, survey=self.survey)

    def sit(self, seat: Seat) -> None:
        """Another seat looks: with nothing in the hand, and neither cursor nor picture where the one before looked."""
        self.seat, self.hand = seat, Hand(cursor=Spot(0.0, 0.0))
        self.view.point_at(None)
        self.view.action_whole()

    def choose(self, number: int | None) -> None:
        """Another unit was chosen."""
        if number != self.hand.chosen:
            self.hand = self.hand.with_chosen(self.seat.known, number)
            if not self._go_along():
                self.take(self.hand)
            if self._following:
                self.view.follow(number)

    def show(self) -> None:
        """Bring picture and words in line with the battle; a path from where nobody stands any more is put away."""
        battle, hand = self.seat.known, self.hand
        start = spot_of(battle, hand.chosen)
        moved = hand.ruler is not None and start is not None and hand.ruler.start != start
        placed = hand.tool == "place" and not is_set_up(battle)
        self.take(hand.with_tool(battle, "look") if moved or placed else hand)
        if self.display and self.view.cursor is None:
            first = next((unit.id for unit in battle.in_order() if unit.position is not None), None)
            self.point_at(first)
        self._go_along()

    def _go_along(self) -> bool:
        """Whether the cursor went to the unit just chosen: once, if the tool is not for looking elsewhere."""
        chosen = self.hand.chosen
        if (
            chosen != self._pointed_at
            and self.display
            and self.hand.tool in ("look", "ruler", "arcs", "area", "sweep")
        ):
            self._pointed_at = chosen
            return self.point_at(chosen)
        return False

    def take(self, hand: Hand) -> None:
        """Hold something else, and show it."""
        self.hand = hand
        if not self.is_mounted or not self.display:
            return
        battle, survey = self.seat.known, self.survey
        shown = self.table.shown(hand)
        if shown.wanted is not None:
            self._work_out(survey, *shown.wanted)
            shown = replace(shown, overlays=self.now.overlays)
        self.now = shown
        aimed = self.table.swept(self._aimed) if self._aimed is not None and hand.tool != "sweep" else Shown()
        seen = self._laid.seen(self.seat.known, survey, hand, self.view.floor)
        dropped = tuple(
            Spot(item.position.x, item.position.y, item.floor)
            for item in battle.things
            if item.position is not None
        )
        areas, struck = self._laid.areas(self.seat)
        self.view.show(
            MapScene(
                drawn=survey.map,
                conditions=survey.conditions,
                labels=labels(
                    battle,
                    hand.chosen,
                    frozenset(self.seat.due.ask().units),
                    (*shown.swept, *aimed.swept),
                    shown.struck or struck,
                ),
                counters=counter_labels(battle, survey.counters),
                overlays=(*areas, *self._laid.walked(self.seat, hand), *aimed.overlays, *self.now.overlays),
                dropped=dropped,
                seen=seen,
            )
        )
        self._label()
        self.post_message(self.Told(self.now.words))

    def aim(self, command: Fire | OpportunityShot | None) -> None:
        """The shot on a card elsewhere: the sector that it sweeps is drawn until it is put away."""
        if command != self._aimed:
            self._aimed = command
            self.take(self.hand)

    def _work_out(self, survey: "Survey", unit: int, mode: str) -> None:
        """Begin to work out a reach; one at a time, and the next when that is known, if it is still wanted."""
        if self._working:
            return
        self._working = True
        apart, away = survey.apart(), flees(self.seat.known.units[unit].held)

        def work() -> None:
            reach = apart.reachable(unit, mode)
            hidden = apart.refuges(unit, mode) if away else None
            self.post_message(self.Reached(partial(survey.learn, unit, mode, reach, hidden)))

        self.run_worker(work, thread=True, group="reach")

    def on_map_board_reached(self, event: Reached) -> None:
        """Show it, if the hand still asks for it: it may hold another tool, or the battle have gone on."""
        event.stop()
        self._working = False
        event.learn()
        self.take(self.hand)

    def _apart(self, work: Callable[[], Callable[[], None]]) -> None:
        """Work something out in another thread; what it gives back is then done here, and everything shown anew."""

        def worked() -> None:
            self.post_message(self.Worked(work()))

        self.run_worker(worked, thread=True, group="seen")

    def on_map_board_worked(self, event: Worked) -> None:
        """Take over what was worked out."""
        event.stop()
        event.learn()
        self.take(self.hand)

    def say(self, text: str) -> None:
        """A short message."""
        places(self.app).say(text)

    def give(self, command: Command | None) -> None:
        """Say a command."""
        if command is not None:
            self.post_message(self.Said(command))

    def point_at(self, number: int | None) -> bool:
        """The cursor on a unit; False for one that is on no map."""
        spot = spot_of(self.seat.known, number)
        if spot is not None:
            self.view.point_at(spot)
            self.take(self._near(self.hand.with_cursor(spot)))
        return spot is not None

    def _near(self, hand: Hand) -> Hand:
        """The hand as exact as a cell of the picture is large."""
        return replace(hand, reach_m=self.view.frame.scale_m)

    # What the picture says

    def on_map_view_cursor_moved(self, event: MapView.CursorMoved) -> None:
        """The cursor is elsewhere: what hangs on it follows."""
        event.stop()
        if event.spot != self.hand.cursor:
            self.take(self._near(self.hand.with_cursor(event.spot)))

    def on_map_view_picked(self, event: MapView.Picked) -> None:
        """A click chooses a unit; with a tool that looks for a target it only points at it."""
        event.stop()
        self.view.focus()
        if event.unit is not None and self.hand.tool in ("look", "arcs"):
            self.post_message(self.Chose(event.unit))
        if event.unit is not None:
            self.point_at(event.unit)

    def on_click(self, event: events.Click) -> None:
        """A double click does what space does: a corner, a way, a place."""
        if event.chain == 2:
            event.stop()
            self.run_worker(self.run_action("corner"))

    # Keys that only look

    def action_cursor(self, columns: int, rows: int) -> None:
        """Move the cursor by cells."""
        self.view.action_cursor(columns, rows)

    def action_zoom(self, steps: int) -> None:
        """Nearer or farther."""
        self.view.action_zoom(steps)
        self.hand = self._near(self.hand)

    def action_whole(self) -> None:
        """The whole map."""
        self.view.action_whole()
        self.hand = self._near(self.hand)

    def action_centre(self) -> None:
        """The chosen unit in the middle, with the cursor on it."""
        spot = spot_of(self.seat.known, self.hand.chosen)
        if spot is None:
            self.say(CHOOSE)
            return
        self.view.centre_on(spot.x, spot.y)
        self.point_at(self.hand.chosen)

    def action_follow(self) -> None:
        """Keep the chosen unit in sight, or no longer."""
        self._following = not self._following
        self.view.follow(self.hand.chosen if self._following else None)
        self.say(
            "The picture follows the chosen unit." if self._following else "The picture stays where it is."
        )

    def action_floor(self, step: int) -> None:
        """Another floor."""
        floor = min(max(self.view.floor + step, 1), self.survey.map.floors)
        self.view.floor = floor
        self.take(self.hand.with_cursor(replace(self.hand.cursor, floor=floor)))
        self.say(f"Floor {floor} of {self.survey.map.floors}.")
