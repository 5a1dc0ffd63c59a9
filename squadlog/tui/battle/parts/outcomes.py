"""What came of something said is shown: what happened, a refusal, a die, or another place in the record."""

from collections.abc import Callable
from typing import Protocol

from textual.content import Content

from squadlog.battle.outcome import NOTHING, Accepted, DieAsked, Moved, Outcome
from squadlog.battle.refusal import Refusal
from squadlog.session.record import GONE_ON
from squadlog.session.remarks import remarks
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.board import Board
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.curtain import Curtain
from squadlog.tui.battle.parts.last_answer import LastAnswer
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.words import format_refusal, lines


class Redraws(Protocol):
    """Brings a screen in line with the battle: reads the whole log again, puts the cursor on who is asked next."""

    def __call__(self, *, whole: bool = False, onward: bool = False) -> None:
        """Draw the board again."""
        ...


class Outcomes:
    """Shows each in the last answer, the log and on the board, and then what the battle waits for."""

    def __init__(
        self,
        chair: Chair,
        panels: Panels,
        curtain: Curtain,
        board: Board,
        *,
        answer: LastAnswer,
        journal: Journal,
        redraw: Redraws,
        follow: Callable[[], None],
    ) -> None:
        """Take what outcomes are shown with. `follow` opens what the battle waits for."""
        self._chair, self._panels, self._curtain, self._board = chair, panels, curtain, board
        self._answer, self._journal = answer, journal
        self._redraw, self._follow = redraw, follow

    def show(self, outcome: Outcome) -> None:
        """Show what came of something said. Once all is laid down in secret the curtain falls."""
        lays = self._curtain.lays(opened=self._panels.open is not None)
        self._show(outcome)
        if lays and not isinstance(outcome, Refusal):
            self._curtain.falls()

    def _show(self, outcome: Outcome) -> None:
        seat, answer = self._chair.seat, self._answer
        match outcome:
            case Refusal():
                answer.show(format_refusal(outcome))
                if outcome.code == GONE_ON:
                    self._redraw(whole=True)
                if self._board.lesson is not None:
                    self._board.lesson.refused()
                self._journal.app.bell()
            case DieAsked():
                told = outcome.lines
                answer.show(lines(list(map(Content, told))) if told else answer.last_result())
                self._redraw()
                self._follow()
            case Moved():
                self._panels.close_all()
                answer.show(lines([outcome.sentence, *filter(None, (remarks(seat),))]))
                self._redraw(whole=True, onward=True)
                if outcome.waits:
                    self._follow()
            case Accepted():
                shown = self._board.shown
                ended = seat.known.stage == "over" and (shown is None or shown.stage != "over")
                step = None if outcome.lines == NOTHING else seat.log.newest()
                if step is not None and step.lines:
                    self._journal.add(step, seat.known)
                answer.show(answer.words_of(step) or Content(""))
                self._redraw(onward=True)
                if ended:
                    places(self._journal.app).show("score", seat)
                else:
                    self._follow()
