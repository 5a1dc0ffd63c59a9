"""The list of the whole program: one line a row, drawn a line at a time, so that a key draws what it changed.

Rows are values. A row is drawn once and kept until it changes; a list of thousands draws the page that is seen.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widget import Widget

from squadlog.base.records import value
from squadlog.tui.chrome.strips.kept import KeptStrips
from squadlog.tui.value_message import ValueMessage

GUTTER = "▌"
"""What stands before the row under the cursor: it is never told by its colour alone."""


@value
class ListRow:
    """One line: its key, its words, and whether the cursor can stop on it (a heading is passed over).

    A line that has the key of the row before it and cannot be stopped on goes on with that row
    (`wrapped_list.lines_of_row`).
    """

    key: str
    words: Content
    stops: bool = True

    @property
    def look(self) -> tuple[object, ...]:
        """What tells it from another on the screen: contents that are equal may differ in their styles."""
        return (self.words.plain, *self.words.spans)


class LazyRows(Sequence[ListRow]):
    """Rows of a long list that are made when they are seen: it knows itself where a key is."""

    @abstractmethod
    def place_of(self, key: str) -> int | None:
        """The line of a row; None for a key that no row has."""


def others(before: Sequence[ListRow], shown: Sequence[ListRow], seen: range) -> Iterator[tuple[int, int]]:
    """The lines among those seen that are not as they were: the first and the last of each run of them."""
    other: list[int] = []
    for line in range(seen.start, min(seen.stop, max(len(before), len(shown)))):
        old = before[line] if line < len(before) else None
        new = shown[line] if line < len(shown) else None
        if old is not new and (old is None or new is None or old.look != new.look):
            other.append(line)
    while other:
        first = last = other.pop()
        while other and other[-1] == first - 1:
            first = other.pop()
        yield first, last


def next_stop(rows: Sequence[ListRow], line: int, step: int, *, else_at: int) -> int:
    """The next row in that direction that the cursor can stand on.

    Where there is none, it stays `else_at`; -1 if there is no such row either.
    """
    at = line + step
    while 0 <= at < len(rows):
        if rows[at].stops:
            return at
        at += step
    return else_at if 0 <= else_at < len(rows) else -1


def lines_of(rows: Sequence[ListRow], line: int) -> int:
    """How many lines the row has that begins there."""
    end, row = line + 1, rows[line]
    while end < len(rows) and not rows[end].stops and rows[end].key == row.key:
        end += 1
    return end - line


class StripList(ScrollView, can_focus=True):
    """Rows of one line each with a cursor.

    A click chooses a row, as the arrows do; Enter, or a click where `decides`, posts `Selected`.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {"strip-list--cursor", "strip-list--gutter"}
    DEFAULT_CSS = """
    StripList {
        scrollbar-size: 1 1;
        background: $surface;
        color: $foreground;

        & > .strip-list--cursor {
            background: $cursor-row;
            text-style: bold;
        }

        & > .strip-list--gutter {
            color: $foreground;
            background: $cursor-row;
        }

        &:focus > .strip-list--gutter {
            color: $asked;
        }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Do it"),
        Binding("up", "move(-1)", "Up", show=False),
        Binding("down", "move(1)", "Down", show=False),
        Binding("pageup", "page(-1)", "Page up", show=False),
        Binding("pagedown", "page(1)", "Page down", show=False),
        Binding("home", "to_end(-1)", "First", show=False),
        Binding("end", "to_end(1)", "Last", show=False),
    ]

    points = True
    """Whether the cursor is seen while something else has the keys."""
    aside = GUTTER
    """The sign of the cursor while something else has the keys."""
    decides = False
    """Whether one click does what Enter does: wherever nothing has to be set first and nothing can be lost."""
    stood: Callable[[], object] | None = None
    """Done as soon as the cursor has been put on another row: what it shows of that row is painted with it.

    `Highlighted`, which comes later, when the list has been painted, is then not posted.
    """

    class Highlighted(ValueMessage):
        """The cursor stands on another row, or the row under it is another one."""

        source: "StripList"
        key: str

        @property
        def control(self) -> "StripList":
            """The list."""
            return self.source

    class Selected(Highlighted):
        """Enter on a row."""

    def __init__(
        self,
        *,
        id: str | None = None,  # noqa: A002 - textual's name
        classes: str | None = None,
        decides: bool = False,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.decides = decides or self.decides
        self._rows: Sequence[ListRow] = ()
        self._places: dict[str, int] | None = None
        self._cursor = -1
        self._kept = KeptStrips()
        self._paper: Style | None = None
        self._width = 0

    # What is shown

    def fill(self, rows: Iterable[ListRow], *, keep: str | None = None) -> None:
        """Show these rows. The cursor stays on its row, or stands on `keep`, else on the first that it can stand on.

        A sequence is kept as it is and read a row at a time, so that a long one may make its rows when they are seen.
        """
        shown = rows if isinstance(rows, Sequence) else tuple(rows)
        before, stood = self._rows, self.chosen
        kept = keep if keep is not None else stood
        self._rows, self._places = shown, None
        self._hold_lines(len(shown))
        was, self._cursor = self._cursor, -1
        place = self.place_of(kept) if kept is not None else None
        if place is not None and keep is None and not shown[place].stops:
            place = None
        self._cursor = place if place is not None else next_stop(shown, -1, 1, else_at=-1)
        top, (width, height) = self.scroll_offset.y, self.size
        if not height:
            self.refresh()
        for first, last in others(before, shown, range(top, top + height)):
            self.refresh(Region(0, first - top, width, last + 1 - first))
        if was != self._cursor:
            self._draw_cursor(was)
        if self._cursor >= 0 and (keep is not None or was < 0 or place is None):
            self.scroll_to_row(self._cursor)
        if self.chosen is not None and (was != self._cursor or self.chosen != stood):
            self.post_message(self.Highlighted(self, self.chosen))

    def _hold_lines(self, count: int) -> None:
        """Let `count` lines be scrolled through, laying out the screen again only where the list itself changes."""
        size, seen = Size(self.virtual_size.width, count), self.container_size.height
        if not self._size and not self.styles.auto_dimensions:
            # It has not been laid out yet and will be: nobody else's room hangs on it.
            self.set_reactive(Widget.virtual_size, size)
            if count > self.app.size.height and self.styles.overflow_y == "auto":
                self.set_reactive(Widget.show_vertical_scrollbar, True)  # noqa: FBT003 - textual declares it
        elif size != self.virtual_size:
            if self.styles.auto_dimensions or not seen or (self.virtual_size.height > seen) != (count > seen):
                self.virtual_size = size
            else:
                self.set_reactive(Widget.virtual_size, size)
            self._scroll_update(size)

    @property
    def rows(self) -> Sequence[ListRow]:
        """The rows that are shown."""
        return self._rows

    @property
    def chosen(self) -> str | None:
        """The key of the row under the cursor; None where there is none."""
        return self._rows[self._cursor].key if 0 <= self._cursor < len(self._rows) else None

    def place_of(self, key: str) -> int | None:
        """The line of a row; None for a key that no row has."""
        if isinstance(self._rows, LazyRows):
            return self._rows.place_of(key)
        if self._places is None:
            self._places = {}
            for line, row in enumerate(self._rows):
                self._places.setdefault(row.key, line)
        return self._places.get(key)

    def choose(self, key: str) -> bool:
        """Put the cursor on the row of that key; False if there is none."""
        place = self.place_of(key)
        if place is None:
            return False
        self._stand(place)
        return True

    def reveal(self, keys: Iterable[str]) -> None:
        """Scroll so that these rows are seen, if there is room for all of them; else so that the first is."""
        found = [place for key in keys if (place := self.place_of(key)) is not None]
        top = self.scroll_offset.y
        if found and not top <= min(found) <= max(found) < top + self.size.height:
            self.scroll_to(y=max(0, min(found) - 1), animate=False)

    # Keys and mouse

    def action_select(self) -> None:
        """Enter on the row."""
        if (key := self.chosen) is not None:
            self.post_message(self.Selected(self, key))

    def action_move(self, step: int) -> None:
        """Up or down, past what the cursor cannot stand on."""
        self._stand(next_stop(self._rows, self._cursor, step, else_at=self._cursor))

    def action_page(self, step: int) -> None:
        """A page up or down."""
        wanted = self._cursor + step * max(1, self.size.height - 1)
        self._stand(
            next_stop(self._rows, max(-1, min(wanted - step, len(self._rows))), step, else_at=self._cursor)
        )

    def action_to_end(self, step: int) -> None:
        """The first or the last row."""
        self._stand(next_stop(self._rows, -1 if step < 0 else len(self._rows), -step, else_at=self._cursor))

    def on_click(self, event: events.Click) -> None:
        """Choose the row that is clicked."""
        line = self.line_at(event)
        if line is not None and not self._rows[line].stops:
            line = self.place_of(self._rows[line].key)
        if line is not None and self._rows[line].stops:
            event.stop()
            self._stand(line)
            if self.decides:
                self.action_select()

    def line_at(self, event: events.MouseEvent) -> int | None:
        """The row under the mouse; None where there is none."""
        offset = event.get_content_offset(self)
        line = offset.y + self.scroll_offset.y if offset is not None else -1
        return line if 0 <= line < len(self._rows) else None

    def _stand(self, line: int) -> None:
        if line == self._cursor or not 0 <= line < len(self._rows):
            return
        before, self._cursor = self._cursor, line
        self._draw_cursor(before)
        self.scroll_to_row(line)
        if self.stood is not None:
            self.stood()
        else:
            self.post_message(self.Highlighted(self, self._rows[line].key))

    def scroll_to_row(self, line: int) -> None:
        """Scroll no further than is needed for that line to be seen."""
        if self.size.height:
            high = min(self.size.height, lines_of(self._rows, line))
            self.scroll_to_region(Region(0, line, 1, high), animate=False, force=True)

    # Drawing

    def refresh_row(self, line: int) -> None:
        """Draw a row again, with the lines over which it goes on."""
        if not 0 <= line < len(self._rows):
            return
        first = max(line, self.scroll_offset.y)
        last = min(line + lines_of(self._rows, line), self.scroll_offset.y + self.size.height)
        if first < last:
            self.refresh(Region(0, first - self.scroll_offset.y, self.size.width, last - first))

    def _draw_cursor(self, before: int) -> None:
        """Draw the row that the cursor has left, and the row it stands on now, where they are seen at all."""
        if self.points or self.has_focus:
            self.refresh_row(before)
            self.refresh_row(self._cursor)

    def notify_style_update(self) -> None:
        """Draw everything anew in other colours."""
        super().notify_style_update()
        self._paper = None

    def on_resize(self) -> None:
        """Keep the cursor in sight."""
        if self._cursor >= 0:
            self.scroll_to_row(self._cursor)

    def _size_updated(
        self,
        size: Size,
        _virtual_size: Size,
        container_size: Size,
        layout: bool = True,  # noqa: FBT002 - textual declares it
    ) -> bool:
        """The cursor is in sight from the first frame on: no other page is drawn before."""
        # How many lines there are no layout tells: the scroll bar is drawn again only for another size.
        updated = super()._size_updated(size, self.virtual_size, container_size, layout)
        if updated and self._cursor >= 0:
            self.scroll_to_row(self._cursor)
        return updated

    def render_lines(self, crop: Region) -> list[Strip]:
        """Lines of what is seen: all of them are as wide."""
        self._width = self.scrollable_content_region.width
        try:
            return super().render_lines(crop)
        finally:
            self._width = 0

    def render_line(self, y: int) -> Strip:
        """One line of what is seen."""
        if self._paper is None:
            style = self.visual_style
            self._kept.look((self.app.theme_variables, style, self.get_visual_style("strip-list--cursor")))
            self._paper = self.rich_style
        line = y + self.scroll_offset.y
        width = self._width or self.scrollable_content_region.width
        if line >= len(self._rows):
            return Strip.blank(width, self._paper)
        row = self._rows[line]
        here = line == self._cursor or (not row.stops and row.key == self.chosen)
        here = here and (self.points or self.has_focus)
        known = (width, here, here and self.has_focus, self.state_of(row), row.look)
        strip = self._kept.get(known)
        if strip is None:
            strip = self._kept.keep(
                known, self._strip(row, width, here=here), most=4 * max(1, self.size.height)
            )
        return strip

    def state_of(self, _row: ListRow) -> object:
        """What, besides the cursor, the edge of a row depends on, as a value that can be hashed.

        A row is drawn anew when it changes. Overridden where `edge` draws more, such as a mark.
        """
        return False

    def edge(self, _row: ListRow, *, here: bool) -> Strip:
        """What stands before the words of a row: the sign of the cursor."""
        if not here:
            return Strip.blank(1, self._paper)
        style = self.get_visual_style("strip-list--gutter").rich_style
        return Strip([Segment(GUTTER if self.has_focus else self.aside, style)], 1)

    def _strip(self, row: ListRow, width: int, *, here: bool) -> Strip:
        style = self.get_visual_style("strip-list--cursor") if here else self.visual_style
        edge = self.edge(row, here=here)
        words = row.words.truncate(max(0, width - edge.cell_length), ellipsis=True, pad=True)
        segments = [
            Segment(text, told.rich_style if told else None)
            for text, told in words.render(style, "", parse_style=self._get_style)
        ]
        return Strip.join([edge, Strip(segments)]).adjust_cell_length(width, style.rich_style)
