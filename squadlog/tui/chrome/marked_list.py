"""A list whose rows can be marked, so that one order goes to all of them: one by one, a range, a group, by mouse."""

from collections.abc import Callable, Iterable
from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.strip import Strip

from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.parts import KeyedPart
from squadlog.tui.value_message import ValueMessage

MARK = "✓"
"""What stands before a marked row: it is never told by its colour alone."""


def _all(keys: list[str]) -> list[str]:
    return keys


class RowMarks(KeyedPart):
    """Which rows of a list are marked. A group are the rows beneath a heading."""

    together: Callable[[list[str]], list[str]] = staticmethod(_all)
    """Which rows of a group are marked when the group is."""
    locked = False
    """Whether no key marks anything."""

    def __init__(self, listed: StripList, tells: Callable[[], object], never: str | None = None) -> None:
        """Take the list. `tells` is called when other rows are marked; the row of the key `never` cannot be marked."""
        self._list, self._tells, self._never = listed, tells, never
        self._keys: frozenset[str] = frozenset()
        self._range: tuple[str, frozenset[str]] | None = None
        self.allows = self._may

    def __contains__(self, key: str) -> bool:
        """Whether the row of that key is marked."""
        return key in self._keys

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the marked rows, from the top."""
        rows = (row for row in self._list.rows if row.stops) if self._keys else ()
        return tuple(row.key for row in rows if row.key in self._keys)

    def set(self, keys: Iterable[str]) -> None:
        """Mark these rows and no others."""
        wanted = frozenset(key for key in keys if self._can_be_marked(key))
        changed, self._keys = wanted ^ self._keys, wanted
        for key in changed:
            if (line := self._list.place_of(key)) is not None:
                self._list.refresh_row(line)
        if changed:
            self._tells()

    def keep(self) -> None:
        """Drop the marks of rows that are shown no more."""
        if self._keys:
            self.set(self._keys)

    def end_range(self) -> None:
        """End the range of marks: the next begins where the cursor stands then."""
        self._range = None

    def toggle(self, keys: list[str]) -> None:
        """Mark all of them, or none where all are marked."""
        here = frozenset(keys)
        self.set(self._keys - here if here <= self._keys else self._keys | here)

    def toggle_group(self, line: int) -> None:
        """Mark the group of that line; none of it where all are marked."""
        first, rows = line, self._list.rows
        while first > 0 and not self.is_heading(first):
            first -= 1
        end = line + 1
        while end < len(rows) and not self.is_heading(end):
            end += 1
        self.toggle(self.together([row.key for row in rows[first:end] if row.stops]))

    def is_heading(self, line: int) -> bool:
        """Whether that line is no row of its own, nor one over which a row goes on."""
        row = self._list.rows[line]
        return not row.stops and not self._can_be_marked(row.key)

    def _can_be_marked(self, key: str) -> bool:
        line = self._list.place_of(key)
        return key != self._never and line is not None and self._list.rows[line].stops

    def _may(self, action: str) -> bool:
        """Escape belongs to others while nothing is marked."""
        return bool(self._keys) if action == "clear_marks" else not self.locked

    def action_clear_marks(self) -> None:
        """Nothing is marked."""
        self.end_range()
        self.set(())

    def action_mark(self) -> None:
        """Mark the row under the cursor, or take its mark away, and go one down."""
        if (key := self._list.chosen) is not None:
            self.end_range()
            self.toggle([key])
            self._list.action_move(1)

    def action_mark_range(self, step: int) -> None:
        """Mark from where this began to the next row in that direction; back again takes the marks away."""
        listed, here = self._list, self._list.chosen
        if here is None:
            return
        if self._range is None:
            self._range = (here, self._keys - {here})
        began, others = self._range
        listed.action_move(step)
        first, last = sorted((listed.place_of(began) or 0, listed.place_of(listed.chosen or began) or 0))
        self.set(others | {row.key for row in listed.rows[first : last + 1]})
        self._range = (began, others)

    def action_mark_group(self) -> None:
        """Mark all rows beneath the same heading; none of them where all are marked."""
        if self._list.chosen is not None and (line := self._list.place_of(self._list.chosen)) is not None:
            self.end_range()
            self.toggle_group(line)


class MarkedList(StripList):
    """Space marks the row under the cursor and goes on; with shift the arrows mark as they go.

    A click on the first cells of a row, or on a heading, marks by mouse. `marks` knows what is marked.
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
        Binding("space", "marks.mark", "Mark", show=False),
        Binding("shift+up", "marks.mark_range(-1)", "Mark upwards", show=False),
        Binding("shift+down", "marks.mark_range(1)", "Mark downwards", show=False),
        Binding("A", "marks.mark_group", "Mark the group", show=False),
        Binding("escape", "marks.clear_marks", "Clear the marks", show=False),
    ]

    mark_cells = 2
    """Cells at the left of a row where a click marks it."""
    never_marked: ClassVar[str | None] = None
    """The key of a row that cannot be marked."""

    class Marked(ValueMessage):
        """Says which rows are marked, when others are than before."""

        source: "MarkedList"
        keys: tuple[str, ...]

        @property
        def control(self) -> "MarkedList":
            """The list."""
            return self.source

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 - textual's name
        super().__init__(id=id, classes=classes)
        self.marks = RowMarks(
            self, lambda: self.post_message(self.Marked(self, self.marks.keys)), self.never_marked
        )
        self.parts = {"marks": self.marks}

    def fill(self, rows: Iterable[ListRow], *, keep: str | None = None) -> None:
        """Show these rows. A mark goes with its row."""
        super().fill(rows, keep=keep)
        self.marks.keep()

    def on_click(self, event: events.Click) -> None:
        """Mark the group of a heading that is clicked, or a row clicked in its first cells; elsewhere choose."""
        self.marks.end_range()
        line = self.line_at(event)
        if line is None:
            return
        offset = event.get_content_offset(self)
        if self.marks.is_heading(line):
            self.marks.toggle_group(line)
        elif offset is not None and offset.x < self.mark_cells:
            self.marks.toggle([self.rows[line].key])
        else:
            return
        event.stop()
        event.prevent_default()

    def _stand(self, line: int) -> None:
        super()._stand(line)
        self.marks.end_range()

    # Drawing

    def state_of(self, row: ListRow) -> object:
        """Whether the row is marked."""
        return row.key in self.marks

    def edge(self, row: ListRow, *, here: bool) -> Strip:
        """The sign of the cursor, then that of a mark."""
        looks = "strip-list--cursor" if here else None
        style = self.get_visual_style(looks) if looks else self.visual_style
        marked = row.key in self.marks
        sign = self.get_visual_style("marked-list--mark") if marked else style
        over = (style + sign) if marked else style
        found = Segment(MARK if marked else " ", over.rich_style)
        return Strip.join([super().edge(row, here=here), Strip([found], 1)])
