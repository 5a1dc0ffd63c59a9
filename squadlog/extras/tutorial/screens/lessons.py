"""The list of the lessons: which are done, which were left; one is begun, or gone on with."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.extras.tutorial.progress import all_progress, take_up
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import Headline, RoomScreen
from squadlog.tui.chrome.strip_list import ListRow, StripList

if TYPE_CHECKING:
    from squadlog.extras.tutorial.progress import CourseProgress


class LessonsScreen(RoomScreen):
    """Choose what to learn."""

    AUTO_FOCUS = "#lessons"
    HELP = (
        "Enter begins the highlighted lesson, or goes on with it where you left it; n begins it anew. A lesson is a "
        "battle of five minutes in which you play both sides: the panel at the top says what has happened, why, and "
        "which keys to press. You can leave a lesson at any time; it waits here and on the home screen. A tick marks a "
        "lesson that came to its end.\n"
        "On the command line: squadlog lesson list, squadlog lesson begin NAME."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "anew", "Begin anew", id="lessons.anew"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._list = StripList(id="lessons", classes="panel")
        self._known: dict[str, CourseProgress] = {}

    def compose(self) -> ComposeResult:
        """One list, and the keys."""
        self._list.border_title = "lessons"
        yield Headline("Lessons", "five minutes each, both sides yours")
        yield self._list
        yield KeyBar()

    def on_mount(self) -> None:
        """Show how it stands with each."""
        self._fill()

    def on_screen_resume(self) -> None:
        """Show it again: a lesson may have gone on meanwhile."""
        if self.is_mounted and self._known:
            self._fill()

    def _fill(self) -> None:
        try:
            self._known = {one.key: one for one in all_progress(open_desk(self.app).store)}
        except SquadlogError as error:
            places(self.app).say(str(error), error=True)
            return
        self._list.fill(list(self._rows()), keep=self._list.chosen or self._next())

    def _next(self) -> str | None:
        """The first that is not done."""
        return next((key for key, one in self._known.items() if not one.done), None)

    def _rows(self) -> Iterator[ListRow]:
        for key, one in self._known.items():
            tick = ("✓ ", "$asked") if one.done else "  "
            where = "" if one.words == "new" else f"  {one.words}"
            yield ListRow(key, Content.assemble(tick, (one.title, "bold"), (where, "$quiet")))
            yield ListRow(f"what {key}", Content.styled(f"    {one.teaches}", "$quiet"), stops=False)

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Begin it, or go on."""
        event.stop()
        self._take_up(event.key)

    def action_anew(self) -> None:
        """Begin the highlighted one anew."""
        if self._list.chosen:
            self._take_up(self._list.chosen, again=True)

    def _take_up(self, key: str, *, again: bool = False) -> None:
        app = places(self.app)
        try:
            battle = take_up(open_desk(self.app).store, key, again=again)
        except SquadlogError as error:
            app.say(str(error), error=True)
            return
        app.open_battle(battle.id)
