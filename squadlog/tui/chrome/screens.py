"""What every screen has in common: a way back, a way to help, a way to the rule behind what it shows."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Self, TypeVar

from textual._compositor import ChopsUpdate, Compositor, LayoutUpdate
from textual.app import App
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import ScreenResume
from textual.geometry import Region, Size
from textual.reactive import Reactive
from textual.screen import ModalScreen, Screen
from textual.strip import Strip
from textual.style import Style
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Static

from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.parts import HasActions

ResultT = TypeVar("ResultT")
Hint = tuple[str, str, str]
"""The key as it is written, what it does in a word or two, and the action of a click, empty for none."""

CLOSES: Hint = ("esc", "closes", "screen.put_aside")
LEAVES: Hint = ("esc", "cancel", "screen.put_aside")


class SparingCompositor(Compositor):
    """Textual asks every widget within the one box around all changes for all its lines, to throw most of them away.

    This one asks for lines that are seen. What reaches the terminal is the same.
    """

    _changed: tuple[Region, ...] = ()

    def render_full_update(self, simplify: bool = False) -> LayoutUpdate:  # noqa: FBT002 - textual declares it
        """The whole screen; what was still to be drawn is drawn with it."""
        update = super().render_full_update(simplify)
        # In a batch nothing is shown.
        if self.root is not None and not self.root.app._batch_count:  # noqa: SLF001
            for widget in self.visible_widgets:
                widget._exchange_repaint_regions()  # noqa: SLF001 - it has no other way
        return update

    def render_partial_update(self) -> ChopsUpdate | None:
        """What has changed since the last time; None if nothing has."""
        self._changed = tuple(self._dirty_regions)
        try:
            return super().render_partial_update()
        finally:
            self._changed = ()

    def _get_renders(self, crop: Region | None = None) -> Iterable[tuple[Region, Region, list[Strip]]]:
        bare: Sequence[Region] = self._changed or (crop or self.size.region,)
        for widget, (region, clip) in self.visible_widgets.items():
            seen = region.intersection(clip)
            touched = [part for one in bare if (part := seen.intersection(one))]
            if touched:
                lines = Region.from_union(touched)
                rows = Region(seen.x, lines.y, seen.width, lines.height)
                yield region, rows, widget.render_lines(rows.translate(-region.offset))
                bare = [left for one in bare for left in without(one, seen)]


def without(whole: Region, hole: Region) -> list[Region]:
    """What is left of a region where another lies over it."""
    over = whole.intersection(hole)
    if not over:
        return [whole]
    parts = (
        Region(whole.x, whole.y, whole.width, over.y - whole.y),
        Region(whole.x, over.bottom, whole.width, whole.bottom - over.bottom),
        Region(whole.x, over.y, over.x - whole.x, over.height),
        Region(over.right, over.y, whole.right - over.right, over.height),
    )
    return [part for part in parts if part]


Entry = tuple[str, str, Any]
"""What the palette finds: what it is called, what it does, and what does it."""


def show_again(screen: Screen[Any], event: ScreenResume) -> None:
    """Lay a screen out for its size and paint it whole once when it is opened, where Textual would do so twice."""
    app = screen.app
    # Before that nothing is shown.
    begun = app._dom_ready and not app._batch_count  # noqa: SLF001
    if not (screen.is_attached and begun) or screen._size == app.size:  # noqa: SLF001
        return
    event.prevent_default()
    screen.stack_updates += 1
    app._refresh_notifications()  # noqa: SLF001 - as Textual does
    screen._update_auto_focus()  # noqa: SLF001 - likewise
    screen._refresh_layout(app.size)  # noqa: SLF001 - likewise


class RoomScreen(Screen[None]):
    """A full screen. Escape goes back to the one before; on the home screen it does nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", "Back", id="back"),
        Binding("question_mark", "app.help", "Help", id="help"),
    ]
    HELP: ClassVar[str] = ""
    """What this screen is for and what to do next: plain text, one paragraph a line."""
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """What has the keys. It is drawn by what gets them and what loses them: nothing else is painted again for it."""
    parts: Mapping[str, HasActions] = MappingProxyType({})
    """The parts that keys speak to, by the name that stands before the action in a binding."""

    _looked: Mapping[str, str] | None = None

    def __init__(self, name: str | None = None, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 - textual's name
        super().__init__(name, id, classes)
        self._compositor = SparingCompositor()

    def _on_screen_resume(self, event: ScreenResume) -> None:
        """Keep the looks as long as the colours hold, rather than work them out each time the screen is seen."""
        looked, self._looked = self._looked, self.app.theme_variables
        event.refresh_styles = looked is not None and looked != self._looked
        show_again(self, event)

    def refresh(
        self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False
    ) -> Self:
        """What a new layout moves is painted by that; its own background shows wherever nothing else is."""
        return super().refresh(*regions, repaint=repaint and not layout, layout=layout, recompose=recompose)

    def _screen_resized(self, size: Size) -> None:
        if size != self._size:
            super()._screen_resized(size)

    def beside_keys(self) -> Iterable[Entry]:
        """What the palette finds here beside the keys that work now."""
        return ()

    @property
    def stands(self) -> bool:
        """Whether it can be drawn on, sheets over it or not: of one that comes down half is gone."""
        return self.app.is_running and self in self.app.screen_stack

    def soon(self, then: Callable[[], object]) -> None:
        """Do something once what has changed is drawn, if the screen still stands then."""
        self.call_after_refresh(lambda: self.stands and then())

    def action_back(self) -> None:
        """Return to the screen before."""
        self.leave()

    def leave(self) -> None:
        """Go back to the screen before, or home from one that was opened at once."""
        if self.app.screen is not self:
            return
        if len(self.app.screen_stack) > 1:
            self.dismiss()
        else:
            places(self.app).go_home()


class Rest:
    """Does something once nothing has happened on a screen for a while, as when the cursor rests on a row."""

    def __init__(self, screen: Screen[Any], seconds: float, then: Callable[[], object]) -> None:
        self._screen, self._seconds, self._then = screen, seconds, then
        self._timer: Timer | None = None

    def begin(self, *, wanted: bool = True) -> None:
        """Wait anew because something has happened; unless `wanted`, stop waiting."""
        if self._timer is not None:
            self._timer.stop()
        if wanted:
            self._timer = self._screen.set_timer(self._seconds, self._then)


class StoredScreen(RoomScreen):
    """A full screen of what is stored, shown as it opens and each time somebody comes back to it."""

    def fill(self) -> None:
        """Show what there is now."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Show what there is."""
        self.fill()

    def on_screen_resume(self) -> None:
        """Fill the list again: something may have come meanwhile."""
        if self.is_mounted:
            self.fill()


class Dialog(ModalScreen[ResultT]):
    """A sheet laid over a screen. Escape puts it aside without an answer; nothing is lost by that."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "put_aside", "Close", id="sheet.aside"),
        Binding("question_mark", "app.help", "Help", id="sheet.help"),
    ]
    HELP: ClassVar[str] = ""
    OF_THE_MOMENT: ClassVar[bool] = True
    """Whether it is put aside when things stand otherwise; not so where text is typed or read."""
    WATCHES: ClassVar[bool] = False
    """Whether it stays, and the screen beneath goes along, when things stand otherwise."""

    def __init__(self, name: str | None = None, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 - textual's name
        super().__init__(name, id, classes)
        self._compositor = SparingCompositor()

    def _on_screen_resume(self, event: ScreenResume) -> None:
        show_again(self, event)

    def refresh(
        self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False
    ) -> Self:
        """What a new layout moves is painted by that; its own background shows wherever nothing else is."""
        return super().refresh(*regions, repaint=repaint and not layout, layout=layout, recompose=recompose)

    def _screen_resized(self, size: Size) -> None:
        if size != self._size:
            super()._screen_resized(size)

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Close with an answer: once, and not from under another screen that a key has opened meanwhile."""
        return super().dismiss(result) if self.app.screen is self else AwaitComplete()

    def action_put_aside(self) -> None:
        """Close without an answer."""
        self.dismiss(None)


def fit(screen: Screen[Any], app: App[Any]) -> None:
    """Give a screen the classes that depend on the width before it is seen: later, all its looks would be renewed."""
    named = screen.HORIZONTAL_BREAKPOINTS or app.HORIZONTAL_BREAKPOINTS or []
    fitting = [name for least, name in named if app.size.width >= least][-1:]
    for _, name in named:
        screen.set_class(name in fitting, name, update=screen.is_attached)


def retitle(box: Widget, title: Content) -> None:
    """Put another title into the upper border of a box, painting that line alone; nothing where it is as before."""
    before, title = box._border_title, title.first_line  # noqa: SLF001 - set by its name it would paint all
    # Contents that are equal may differ in their styles.
    if before is None or (before.plain, before.spans) != (title.plain, title.spans):
        box._border_title = title  # noqa: SLF001 - likewise
        box.refresh(Region(0, 0, box.outer_size.width, 1).translate(-box.content_offset))


def tell(app: App[object], text: str, *, severity: str = "information") -> None:
    """Show a short message that is never read as markup."""
    app.notify(text, severity="error" if severity == "error" else "information", markup=False)


def key_value(key: str, label: str, value: str, action: str) -> Content:
    """One field of a form: its key, what it is and what it holds; clicking it does what the key does."""
    shown = Content.assemble((f" {key} ", "reverse bold"), f" {label}: ", (value, "bold"))
    return shown.stylize(_click(action))


def choice(key: str, letter: str, words: Content | str) -> ListRow:
    """An answer to a question, and the key that gives it."""
    return ListRow(key, Content.assemble((f"{letter} ", "bold $asked"), " ", words))


ALWAYS = frozenset({"⏎", "esc", "?"})
"""Keys that are told where others have no room: what goes on, what goes back, and what tells all the others."""


class Hints(Content):
    """Hints side by side. Where a border has no room for all of them they go whole, the last first, never in part."""

    __slots__ = ("_shown",)
    _shown: tuple[tuple[str, Content], ...]

    @classmethod
    def of(cls, shown: Sequence[tuple[str, Content]]) -> "Hints":
        """Hints made of these words, each with its key."""
        whole = Content("  ").join(words for _, words in shown)
        made = cls(whole.plain, list(whole.spans))
        made._shown = tuple(shown)
        return made

    def truncate(self, max_width: int, *, ellipsis: bool = False, pad: bool = False) -> Content:
        """As many of the hints as have room."""
        shown = list(self._shown)
        while sum(words.cell_length + 2 for _, words in shown) - 2 > max_width and len(shown) > 1:
            spare = [place for place, (key, _) in enumerate(shown) if key not in ALWAYS]
            del shown[spare[-1] if spare else 0]
        return Content("  ").join(words for _, words in shown).truncate(max_width, ellipsis=ellipsis, pad=pad)


class Fitting(Content):
    """Words for a border with shorter ones that say as much: it shows the longest that have room."""

    __slots__ = ("_shorter",)
    _shorter: tuple[Content, ...]

    @classmethod
    def of(cls, *told: Content) -> "Fitting":
        """Words that are shown as long as they fit, made of these, the longest first."""
        made = cls(told[0].plain, list(told[0].spans))
        made._shorter = told[1:]
        return made

    def truncate(self, max_width: int, *, ellipsis: bool = False, pad: bool = False) -> Content:
        """The longest of the words that fit; where none do, as much of the shortest as does."""
        whole = Content(self.plain, list(self.spans))
        fitting = next((one for one in (whole, *self._shorter) if one.cell_length <= max_width), None)
        return (fitting or (self._shorter or (whole,))[-1]).truncate(max_width, ellipsis=ellipsis, pad=pad)


def hint_line(hints: Iterable[Hint]) -> Content:
    """What can be done in a panel, for its `border_subtitle`; a click on a hint is its key."""
    shown = [
        (
            key,
            Content.assemble((key, "bold $foreground"), f" {words}").stylize(
                _click(action) if action else ""
            ),
        )
        for key, words, action in hints
    ]
    return Hints.of(shown) if shown else Content("")


def _click(action: str) -> Style:
    return Style.from_meta({"@click": action})


class Headline(Static):
    """The first line of a room: its name, and what can be done in it."""

    DEFAULT_CSS = """
    Headline {
        height: 1;
        padding: 0 1;
    }
    """

    def __init__(self, name: str, about: str) -> None:
        super().__init__(Content.assemble((name, "bold"), f"  {about}"), markup=False)


class Box(Vertical):
    """The frame of a sheet: what it is stands in its border, what can be done in the lower one."""

    def __init__(self, title: str, *hints: Hint, id: str | None = None) -> None:  # noqa: A002 - textual's name
        super().__init__(id=id, classes="box")
        self.border_title = Content(title)
        self.hinted(hints)

    def hinted(self, hints: Iterable[Hint]) -> None:
        """Put other keys into the lower border."""
        self.border_subtitle = hint_line(hints)
