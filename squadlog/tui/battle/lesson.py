"""The panel of a guided fight: the lesson that is told now, and what to press for it."""

import re

from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from squadlog.shell.seat import Seat
from squadlog.tui.chrome.words import linked
from squadlog.tutorial.course import GuidedFight, told

TEXT, PRESS = 290, 150
"""Cells that the words of a lesson and what to press for it may take."""
FREE = "do otherwise as you like, u takes back"
WAITS = "that cannot be now, and nothing is lost: the lesson waits"
_KEY = re.compile(r"\[([^\]]+)\]")
_SIGNS = {"esc": "escape", ":": "colon", "?": "question_mark", "/": "slash"}
"""Keys that Textual calls by a name."""


def rows_at(width: int) -> int:
    """How high the panel is on a screen of that width: the longest lesson fits, with its frame."""
    room = max(width - 4, 1)
    return -(-TEXT // room) + -(-PRESS // room) + 2


class LessonPanel(Static):
    """One lesson, of the same height for each: nothing around it jumps."""

    def __init__(self, fight: GuidedFight, seat: Seat) -> None:
        super().__init__("", markup=False, classes="panel")
        self._fight, self._seat = fight, seat

    def show(self) -> None:
        """Tell the lesson of this moment."""
        lesson = told(self._fight, self._seat)
        if self.styles.height is None or self.styles.height.cells != (rows := rows_at(self.app.size.width)):
            self.styles.height = rows
        self.border_title, self.border_subtitle = lesson.heading, FREE
        self.update(Content("\n").join([linked(lesson.text), keyed(lesson.press)]), layout=False)

    def refused(self) -> None:
        """What was tried cannot be: that is no harm, and the lesson waits."""
        self.border_subtitle = WAITS


def keyed(press: str) -> Content:
    """What to press, with each key in brackets lit; a click on one presses it."""
    pieces = [Content("▶ ")]
    for place, part in enumerate(_KEY.split(press)):
        if place % 2:
            click = Style.from_meta({"@click": f"app.simulate_key({_SIGNS.get(part, part)!r})"})
            pieces.append(Content.styled(f" {part} ", "$asked reverse").stylize(click))
        else:
            pieces.append(Content.styled(part, "bold"))
    return Content("").join(pieces)
