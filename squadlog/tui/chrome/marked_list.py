"""A list whose rows can be marked, so that one order goes to all of them: one by one, a range, a group, by mouse."""

from collections.abc import Iterable
from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip

from squadlog.tui.chrome.strip_list import ListRow, StripList

MARK = "✓"
"""What stands before a marked row: it is never told by its colour alone."""


class MarkedList(StripList):
    """Space marks the row under the cursor and goes on; with shift the arrows mark as they go.

    A group are the rows beneath a heading. A click on the first cells of a row, or on a heading, marks by mouse.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {"marked-list--mark"}
    DEFAULT_CSS = """
    MarkedList {
        & > .marked-list--mark {
            color: $asked;
            text-style: bold;
        }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "mark", "Mark", show=False),
        Binding("shift+up", "mark_range(-1)", "Mark upwards", show=False),
        Binding("shift+down", "mark_range(1)", "Mark downwards", show=False),
        Binding("A", "mark_group", "Mark the group", show=False),
        Binding("escape", "clear_marks", "Clear the marks", show=False),
    ]

    mark_cells = 2
    """A click on so many cells at the left of a row marks it."""

    class Marked(Message):
        """Other rows are marked: these."""

        def __init__(self, source: "MarkedList", keys: tuple[str, ...]) -> None:
            super().__init__()
            self.source, self.keys = source, keys

        @property
        def control(self) -> "MarkedList":
            """The list."""
            return self.source

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 - textual's name
        super().__init__(id=id, classes=classes)
        self._marks: frozenset[str] = frozenset()
        self._range: tuple[str, frozenset[str]] | None = None

    # What is marked

    @property
    def marks(self) -> tuple[str, ...]:
        """The keys of the marked rows, from the top."""
        rows = (row for row in self.rows if row.stops) if self._marks else ()
        return tuple(row.key for row in rows if row.key in self._marks)

    def mark(self, keys: Iterable[str]) -> None:
        """Mark these rows and no others."""
        wanted = frozenset(key for key in keys if self._can_be_marked(key))
        changed, self._marks = wanted ^ self._marks, wanted
        for key in changed:
            if (line := self.place_of(key)) is not None:
                self.refresh_row(line)
        if changed:
            self.post_message(self.Marked(self, self.marks))

    def fill(self, rows: Iterable[ListRow], *, keep: str | None = None) -> None:
        """Show these rows. A mark goes with its row."""
        super().fill(rows, keep=keep)
        if self._marks:
            self.mark(self._marks)

    def _can_be_marked(self, key: str) -> bool:
        line = self.place_of(key)
        return line is not None and self.rows[line].stops

    def _is_heading(self, line: int) -> bool:
        """Whether that line is no row of its own, nor one over which a row goes on."""
        return not self.rows[line].stops and not self._can_be_marked(self.rows[line].key)

    def _group(self, line: int) -> list[str]:
        """The rows beneath the heading over that line."""
        first = line
        while first > 0 and not self._is_heading(first):
            first -= 1
        end = line + 1
        while end < len(self.rows) and not self._is_heading(end):
            end += 1
        return [row.key for row in self.rows[first:end] if row.stops]

    def _toggle(self, keys: list[str]) -> None:
        """Mark all of them, or none where all are marked."""
        here = frozenset(keys)
        self.mark(self._marks - here if here <= self._marks else self._marks | here)

    # Keys and mouse

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Escape belongs to others while nothing is marked."""
        return action != "clear_marks" or bool(self._marks)

    def action_clear_marks(self) -> None:
        """Nothing is marked."""
        self._range = None
        self.mark(())

    def action_mark(self) -> None:
        """Mark the row under the cursor, or take its mark away, and go one down."""
        if (key := self.chosen) is not None:
            self._range = None
            self._toggle([key])
            self.action_move(1)

    def action_mark_range(self, step: int) -> None:
        """Mark from where this began to the next row in that direction; back again takes the marks away."""
        here = self.chosen
        if here is None:
            return
        if self._range is None:
            self._range = (here, self._marks - {here})
        began, others = self._range
        self.action_move(step)
        first, last = sorted((self.place_of(began) or 0, self.place_of(self.chosen or began) or 0))
        self.mark(others | {row.key for row in self.rows[first : last + 1]})
        self._range = (began, others)

    def action_mark_group(self) -> None:
        """Mark all rows beneath the same heading; none of them where all are marked."""
        if self.chosen is not None and (line := self.place_of(self.chosen)) is not None:
            self._range = None
            self._toggle(self._group(line))

    def on_click(self, event: events.Click) -> None:
        """A heading marks its group, the first cells of a row mark it; elsewhere a click chooses."""
        self._range = None
        line = self.line_at(event)
        if line is None:
            return
        offset = event.get_content_offset(self)
        if self._is_heading(line):
            self._toggle(self._group(line))
        elif offset is not None and offset.x < self.mark_cells:
            self._toggle([self.rows[line].key])
        else:
            return
        event.stop()
        event.prevent_default()

    def _stand(self, line: int) -> None:
        super()._stand(line)
        self._range = None

    # Drawing

    def state_of(self, row: ListRow) -> object:
        """Whether it is marked."""
        return row.key in self._marks

    def edge(self, row: ListRow, *, here: bool) -> Strip:
        """The sign of the cursor, then that of a mark."""
        looks = "strip-list--cursor" if here else None
        style = self.get_visual_style(looks) if looks else self.visual_style
        marked = row.key in self._marks
        sign = self.get_visual_style("marked-list--mark") if marked else style
        over = (style + sign) if marked else style
        found = Segment(MARK if marked else " ", over.rich_style)
        return Strip.join([super().edge(row, here=here), Strip([found], 1)])
