"""The panel of a guided fight: the lesson that is told now, and what to press for it."""

import re
from collections.abc import Mapping

from textual.content import Content
from textual.keys import format_key
from textual.style import Style
from textual.widgets import Static

from squadlog.session.guiding import Guide
from squadlog.session.seat import Seat
from squadlog.tui.battle.guiding import GuidePanel
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.words import link_rules

TEXT, PRESS = 290, 150
"""Cells that the words of a lesson and what to press for it may take."""
FREE = "or try something else: u undoes it"
WAITS = "not possible now, but no harm done: the lesson waits"
UNKNOWN = "{} does nothing here: press one of the lit keys"
AGAIN = "[enter=battle.next] opens the prompt again"
_KEY = re.compile(r"\[([^\]]+)\]")
_SIGNS = {"esc": "escape", ":": "colon", "?": "question_mark", "/": "slash"}
"""Keys that Textual calls by a name."""


def parts_at(width: int) -> tuple[int, int]:
    """Rows for the words and for the keys on a screen of that width: those of the longest lesson."""
    room = max(width - 4, 1)
    return -(-TEXT // room), -(-PRESS // room)


class LessonPanel(GuidePanel):
    """One lesson, of the same height for each: nothing around it jumps.

    On a low screen the map pushes the words aside; what to press stays.
    """

    def __init__(self, fight: Guide, seat: Seat) -> None:
        parts = Static("", id="lesson-words", markup=False), Static("", id="lesson-keys", markup=False)
        super().__init__(*parts, classes="panel")
        self._fight, self._seat = fight, seat

    def rows_at(self, width: int) -> int:
        """How high the panel is on a screen of that width, with its frame."""
        return sum(parts_at(width)) + 2

    def show(self, *, aside: bool = False) -> None:
        """Tell the lesson of this moment. `aside`: what is asked was put aside, its keys mean other things now."""
        lesson = self._fight.told(self._seat)
        self.border_title, self.border_subtitle = lesson.heading, FREE
        told_in = (
            ("#lesson-words", link_rules(lesson.text)),
            ("#lesson-keys", light_keys(AGAIN if aside else lesson.press, places(self.app).keys)),
        )
        for (name, content), rows in zip(told_in, parts_at(self.app.size.width), strict=True):
            part = self.query_one(name, Static)
            if part.styles.height is None or part.styles.height.cells != rows:
                part.styles.height = rows
            part.update(content, layout=False)

    def unknown(self, key: str) -> None:
        """Say that a key means nothing now, unless it is a digit, which may choose a soldier."""
        if not key.isdigit():
            self.border_subtitle = Content(UNKNOWN.format(key))

    def refused(self) -> None:
        """Say that the lesson waits after something was refused, which is no harm."""
        self.border_subtitle = WAITS


def light_keys(press: str, keys: Mapping[str, str] | None = None) -> Content:
    """What to press, with each key in brackets lit; a click on one presses it.

    `keys` are those that were changed, by the names of their bindings; others are as the lesson has them. What stands
    between quotation marks in its brackets is typed.
    """
    pieces = [Content("▶ ")]
    for place, part in enumerate(_KEY.split(press)):
        if place % 2 and part.startswith('"'):
            typed = part.strip('"')
            pieces.append(Content.styled(f" {typed} ", "$asked reverse"))
        elif place % 2:
            sign, _, name = part.partition("=")
            key = (keys or {}).get(name, "").partition(",")[0]
            sign, key = (format_key(key), key) if key else (sign, _SIGNS.get(sign, sign))
            click = Style.from_meta({"@click": f"app.simulate_key({key!r})"})
            pieces.append(Content.styled(f" {sign} ", "$asked reverse").stylize(click))
        else:
            pieces.append(Content.styled(part, "bold"))
    return Content("").join(pieces)
