"""The last answer: what came of what was said, and above it why a key does nothing."""

from collections.abc import Callable

from textual.content import Content

from squadlog.session.view.toned import REFUSED
from squadlog.session.view.words.log_lines import LogStep
from squadlog.tui.battle.askline import RoomyWords
from squadlog.tui.battle.frame import LOW_MOST, WIDE
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.arrangement import Arrangement
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.story import LEFT_OUT, cut_to, result, result_in_one
from squadlog.tui.chrome.words import lines
from squadlog.tui.chrome.wrapped_list import wrap_words

MOST_REFUSED = 5
"""Rows that a refusal may have, over those of an answer."""


class LastAnswer:
    """Shows what came of the last thing said until something else is said; on a low screen the card beneath it."""

    def __init__(
        self,
        chair: Chair,
        arrangement: Arrangement,
        panels: Panels,
        journal: Journal,
        card_rows: Callable[[int, int], list[Content]],
    ) -> None:
        """Take what the answer is shown with.

        `card_rows` gives the card of the chosen soldier for a width in cells and a number of rows.
        """
        self._chair, self._arrangement, self._panels, self._journal = chair, arrangement, panels, journal
        self._card_rows = card_rows
        self.line = RoomyWords("", id="answer", markup=False)
        self.told = Content("")
        """What was answered, whole."""
        self._objected = Content("")
        self._newest: tuple[Content, LogStep] | None = None

    def show(self, answer: Content) -> None:
        """Show this, in the rows that there are for it."""
        self.told = answer
        more, panels, frame = " … ] log", self._panels, self._arrangement.frame
        desk = frame is not None and frame.desk > 0
        if self._objected.plain:
            answer = lines([part for part in (self._objected, answer) if part.plain])
        width, rows = self._width - 2, frame.answer if frame is not None else 1
        if panels.keeps_answer and frame is not None and not desk:
            rows, more = 1, " …"
            if self._newest is not None and self._newest[0] is answer:
                answer = result_in_one(self._newest[1], self._chair.seat.known, width, where="")
        elif answer.plain.startswith((REFUSED, LEFT_OUT)):  # it stands nowhere else: it is not cut
            rows = max(rows, min(MOST_REFUSED, len(wrap_words(answer, width))))
        if frame is not None and desk:
            panels.lend(rows - frame.answer)
        if self.line.styles.height is None or self.line.styles.height.cells != rows:
            self.line.styles.height = rows
        if answer.plain:
            answer = cut_to(answer, width, rows, more=more)
        if frame is not None and not desk and rows > 1:
            told = wrap_words(answer, width) if answer.plain else []
            left = rows - len(told)
            answer = lines([*told, *(self._card_rows(width, left) if left else [])])
        self.line.tell(answer)

    @property
    def _width(self) -> int:
        return self.line.app.size.width

    def again(self) -> None:
        """Show what was told last in the room that there is for it now."""
        self.show(self.told)

    def object(self, told: str, *, sign: str = REFUSED) -> None:
        """Say above the last answer why a key does nothing, until the next objection; an empty one takes it away."""
        objected = Content.assemble((sign, "bold $error"), told) if told else Content("")
        if objected.plain != self._objected.plain:
            self._objected = objected
            self.again()

    def words_of(self, step: LogStep | None) -> Content | None:
        """What just happened, in the rows that there are for it; None where nobody need be told."""
        if step is None or not step.lines:
            return None
        frame, width = self._arrangement.frame, self._width
        rows = min(frame.answer, LOW_MOST) if frame is not None else 1
        earlier = self._journal.shots_before_the_last() if width < WIDE else ()
        told = result(step, self._chair.seat.known, width - 2, rows, earlier=earlier)
        self._newest = told, step
        return told

    def last_result(self) -> Content:
        """What was told last, as long as it is what happened and nothing that was said since."""
        return self.told if self._newest is not None and self._newest[0] is self.told else Content("")
