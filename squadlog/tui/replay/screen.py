"""A battle watched again: the map as it stood, the track beside it, beneath it the line that was said, and the bar."""

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import show_as_before, show_from_now_on
from squadlog.session.replaying.frames import BattleReplay
from squadlog.session.replaying.stops import first_at
from squadlog.session.replaying.then import BattleThen
from squadlog.tui.battle.frame import LOW
from squadlog.tui.battle.roster import Roster
from squadlog.tui.battle.roster_rows import RosterState
from squadlog.tui.book.north import north_of_user
from squadlog.tui.chrome.cells import cells_of_user
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.pictures.asking import are_wanted, pictures
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import RoomScreen, retitle
from squadlog.tui.replay.bar import TimeBar, rows_of
from squadlog.tui.replay.keys import HELP, KEYS
from squadlog.tui.replay.player import ReplayPlayer
from squadlog.tui.replay.words import said_rows, status_words, unmapped_rows

with lazy_imports():
    from squadlog.tui.map.picture import view as views
    from squadlog.tui.replay import scene

if TYPE_CHECKING:
    from squadlog.reports.heat.map_heat import MapHeat
    from squadlog.session.seat import Seat
    from squadlog.tui.map.picture.view import PicturedMap


class ReplayScreen(RoomScreen):
    """The battle as a seat knew it, from its beginning to where it stands. The battle itself does not move."""

    CSS_PATH = "replay.tcss"
    AUTO_FOCUS = ""
    HELP = HELP
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", "Back", id="replay.leave"), *KEYS]

    def __init__(
        self, seat: "Seat", entry: int | None = None, *, moment: str = "", whole: bool = False
    ) -> None:
        """Take a seat at the battle; begin at a line of its log (`entry`) or at a moment, such as T2.s3."""
        super().__init__()
        self._seat, self._entry, self._moment, self._whole = seat, entry, moment, whole
        self._floor: int | None = None
        self._heat: MapHeat | None = None
        self._divided = 0
        self._mapped = bool(seat.known.setup.map)
        self.player = ReplayPlayer(self, self.draw)
        self.parts = {"player": self.player}
        self.replay: BattleReplay | None = None
        """What is watched; None before it is read."""

    def compose(self) -> ComposeResult:
        """Status, map and track, the words, the bar."""
        show_from_now_on(self._seat.scale)
        self.set_class(self._mapped, "mapped", update=False)
        self.set_class(self.app.size.height < LOW, "low", update=False)
        yield Static("", id="replay-status", markup=False)
        with Horizontal(id="replay-middle"):
            if self._mapped:
                with Container(id="replay-map", classes="panel"):
                    yield self._view
            units = Roster(id="replay-units")
            units.can_focus = False
            yield units
        yield Static("", id="replay-said", markup=False)
        yield TimeBar(id="replay-bar")
        yield KeyBar()

    @cached_property
    def _view(self) -> "PicturedMap":
        view = views.PicturedMap(id="replay-view")
        view.fills, view.can_focus = True, False  # type: ignore[misc] # of this view alone
        return view

    def on_mount(self) -> None:
        """Read the battle, and stand at its first frame or at the line that is wanted."""
        if self._mapped:
            self._view.cells = cells_of_user(self.app)
            self._view.window.turn = north_of_user(self.app)
            if are_wanted(self.app):
                self._view.shown_by = pictures(self.app)
        try:
            self._read(whole=self._whole or self._seat.log.is_told_whole())
        except SquadlogError as error:
            places(self.app).say(str(error), error=True)
            self.call_after_refresh(self.leave)

    def _read(self, *, whole: bool) -> None:
        before = self.replay
        self.replay = self._seat.log.replay(whole=whole)
        frames = self.replay.frames
        if before is not None:
            now = before.frames[self.player.at].moment
            at = next((place for place, one in enumerate(frames) if one.moment >= now), 0)
        elif self._moment:
            at = first_at(self.replay, self._moment) or 0
        else:
            wanted = self._entry or 0
            at = next((place for place, one in enumerate(frames) if one.entry >= wanted), len(frames) - 1)
        self.query_one(TimeBar).styles.height = rows_of(self.replay)
        self.player.take(self.replay, at)
        self.soon(self.draw)

    def on_unmount(self) -> None:
        """Leave no timer behind."""
        self.player.pause()
        show_as_before(self._seat.scale)

    def on_screen_suspend(self) -> None:
        """Stop while another screen lies over it."""
        self.player.pause()

    def on_screen_resume(self) -> None:
        """Show that it has stopped."""
        if self.replay is not None:
            self.draw()

    def on_resize(self, _event: events.Resize) -> None:
        """Divide the screen for its size."""
        self.set_class(self.app.size.height < LOW, "low")
        self.soon(self.draw)

    # Showing

    def draw(self) -> None:
        """Show the frame at which the player stands: everything at once."""
        if self.replay is None or not self.is_mounted:
            return
        replay, at, width = self.replay, self.player.at, self.app.size.width
        frame, then = replay.frames[at], BattleThen(replay.frames[at].battle)
        two = not self._mapped and self._divide(replay)
        status = status_words(replay, at, width, plays=self.player.plays, speed=self.player.speed)
        self.query_one("#replay-status", Static).update(status)
        said = self.query_one("#replay-said", Static)
        told = said_rows(replay, at, max(1, width - 2), max(1, said.size.height or 2))
        said.update(Content("\n").join(told))
        self.query_one(TimeBar).show(replay, at)
        if self._mapped:
            self._draw_map(then, frame.about)
        units = self.query_one(Roster)
        if units.display:
            units.border.keys_in_panel(opened=True)
            shots = then.shots_left()
            units.show(RosterState(battle=frame.battle, seat=replay.seat, asked=(), shots=shots, two=two))
            units.marks.locked = True
            if frame.about is not None and units.select(frame.about):
                units.reveal_units((frame.about,))

    def _divide(self, replay: BattleReplay) -> bool:
        """Without a map, give the soldiers the rows they fill, the story all others; gives whether each has two."""
        rows, two = unmapped_rows(replay, self.app.size.height)
        middle, said = self.query_one("#replay-middle"), self.query_one("#replay-said")
        if self._divided != rows:
            self._divided = rows
            middle.styles.height, said.styles.height = rows, "1fr"
            self.soon(self.draw)
        return two

    def _draw_map(self, then: BattleThen, about: int | None) -> None:
        assert self.replay is not None  # noqa: S101 - it is drawn once it is read
        view, frame = self._view, self.replay.frames[self.player.at]
        shown = scene.scene_of(frame, then, self._heat)
        if shown is None:
            return
        unit = frame.battle.units.get(about or -1)
        view.show(shown)
        floor = self._floor or (unit.floor if unit is not None and unit.position is not None else view.floor)
        if floor != view.floor:
            view.floor = floor
        drawn = shown.drawn
        held = "" if self._floor is None else ", held"
        storey = f" · floor {view.floor} of {drawn.floors}{held}" if drawn.floors > 1 else ""
        retitle(self.query_one("#replay-map", Container), Content(f"map · {drawn.title}{storey}"))

    def on_time_bar_asked(self, event: TimeBar.Asked) -> None:
        """Go where the bar was clicked."""
        event.stop()
        self.player.go(event.frame)

    # Keys

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Whether a key does something here: floors and zoom need a map."""
        if action in ("zoom", "whole_map", "track", "heat"):
            return self._mapped
        if action == "floor":
            return self._mapped and self.is_mounted and self._view.scene.drawn.floors > 1
        return True

    def action_floor(self) -> None:
        """The next floor, held; after the last it follows the soldiers again."""
        floors = self._view.scene.drawn.floors
        self._floor = 1 if self._floor is None else self._floor + 1
        if self._floor > floors:
            self._floor = None
        self.draw()

    def action_heat(self) -> None:
        """Show or hide where the whole battle was hot, as far as this seat knows."""
        self._heat = self._seat.exports.heat() if self._heat is None else None
        self.draw()

    def action_track(self) -> None:
        """Show or hide the track of the soldiers."""
        self.toggle_class("tracked")
        self.soon(self.draw)

    def action_zoom(self, steps: int) -> None:
        """Nearer, or farther."""
        self._view.action_zoom(steps)

    def action_whole_map(self) -> None:
        """The whole map."""
        self._view.action_whole()

    def action_all(self) -> None:
        """Show all that was secret, or again what this seat knew."""
        if self.replay is None:
            return
        whole = not self.replay.whole
        if whole and (why := self._seat.log.why_not_whole()) is not None:
            places(self.app).say(why)
            return
        self._read(whole=whole)

    def action_log(self) -> None:
        """The log at this line."""
        if self.replay is not None:
            entry = self.replay.frames[self.player.at].entry
            places(self.app).show("log", self._seat, None if self.replay.whole else entry)
