"""How a game goes on at a screen: who looks, which computer thinks, what came of a move."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.screens.frame.hints import format_search
from squadlog.extras.games.screens.frame.parts.page import GamePage
from squadlog.extras.games.screens.frame.parts.pausing import Pausing
from squadlog.extras.games.screens.frame.parts.thinker import Thinker, Thinking
from squadlog.extras.games.screens.frame.words import format_refusal
from squadlog.tui.chrome.curtain import LIFTED, UNDO, CurtainDialog
from squadlog.tui.chrome.places import ask_sure

if TYPE_CHECKING:
    from squadlog.extras.games.players.player import Thought


class Turns:
    """Carries the play of a screen on, one turn after the other; `leave` leaves it."""

    def __init__(
        self, page: GamePage, thinker: Thinker, pausing: Pausing, leave: Callable[[], object]
    ) -> None:
        self._page, self._play, self._board, self._notices = page, page.play, page.board, page.notices
        self.thinker, self.pausing, self._leave = thinker, pausing, leave

    def go_on(self) -> None:
        """Go on after a change: let whoever is due look, draw everything, let a computer think if it is its turn."""
        self.drop()
        self._play.went_on()
        due = self._play.hand_over()
        if self._play.seat is None:
            self._cover(due)
        self._page.draw()
        if (computer := self._play.computer_due) is not None:
            self._let_think(computer)

    def _cover(self, due: int | None) -> None:
        """Let the curtain fall, until the seat that is due lifts it."""
        self._notices.answer("")
        if due is None or not self._board.in_front:
            return
        last = self._play.told_last()
        dialog = CurtainDialog(self._play.who(due), last and f"Last: {last}", self._play.last_person())
        self._board.app.push_screen(dialog, lambda said: self._lifted(due, said))

    def _lifted(self, seat: int, said: str | None) -> None:
        if said == LIFTED:
            self._play.seat = seat
            self.go_on()
        elif said == UNDO:
            self.went(self._play.undo)
        else:
            self._leave()

    def _let_think(self, seat: int) -> None:
        """Let a computer think; where moves come one after the other, people see the one before first."""
        if self._board.PACED and self.pausing.keeps(self.go_on):
            self._page.draw_next()
        else:
            self.think("move", seat)

    def think(self, purpose: Literal["move", "hint"], seat: int) -> None:
        """Begin to think for a seat, in place of any thinking that goes on."""
        self.pausing.stop()
        self.thinker.begin(purpose, seat, self._board.selection.pointing(), self._thought)
        self._page.draw_next()
        self._page.show_thinking()

    def drop(self) -> None:
        """End the thinking, and the pause before it."""
        self.pausing.stop()
        self.thinker.drop()

    def _thought(self, thinking: Thinking, told: "Thought | str") -> None:
        """Take what came of thinking: make a move, show a hint, or say what went wrong."""
        play = self._play
        if isinstance(told, str):
            play.resting = play.stuck = thinking.purpose == "move"
            self._notices.answer(Content(told))
            self._page.draw()
        elif thinking.head != play.match.head:
            self._notices.answer("")
            self._page.draw()
        elif thinking.purpose == "hint":
            try:
                play.match.hints.note(thinking.seat)
            except SquadlogError as error:
                self._notices.answer(Content(error.cited))
                return
            self._offer(told, at_rest=thinking.pointing == self._board.selection.pointing())
        else:
            player = play.match.at(thinking.seat)
            self.made(player.say(player.view.now.notation(told.move), hope=told.hope))

    def _offer(self, thought: "Thought", *, at_rest: bool) -> None:
        """Show a hint: lines with what they are worth to the one who asked, to be played from there.

        It takes the keys only where nobody has done anything since he asked: Enter must not mean something else at
        once.
        """
        if thought.lines:
            takes = at_rest and self._board.in_front and self._board.screen.focused is self._board
            how = "Hint, its choice first" if takes else "Hint (h again to choose a line)"
            self._notices.offer(thought, f"{how} ({format_search(thought)}):", takes=takes)
        else:
            move = self._play.access.view.now.notation(thought.move)
            self._notices.answer(Content.assemble(("Hint: ", "bold"), move))
        self._page.draw()

    def made(self, outcome: object) -> None:
        """Show what came of a move."""
        self._play.resting = isinstance(outcome, Refusal)
        if isinstance(outcome, Refusal):
            self._notices.answer(format_refusal(outcome))
            self._board.app.bell()
            self._page.draw()
            return
        self._notices.answer("")
        again = self._play.was_over and not self._play.over
        self.go_on()
        if last := self._play.told_last():
            self._notices.answer(last)
        if again:
            self._notices.tell(
                "Play continues from here. l, then Enter on the last line marked ~, returns to the old line."
            )

    def went(self, back_or_forth: Callable[[], Moved | Refusal]) -> None:
        """Show where the record stands now. A computer to move there waits for a word."""
        self.drop()
        outcome = back_or_forth()
        self._play.resting = self._play.match.progress.to_move not in (None, *self._play.people)
        self.go_on()
        self._notices.answer(format_refusal(outcome) if isinstance(outcome, Refusal) else outcome.sentence)

    def begin_again(self, then: Callable[[], object]) -> None:
        """Ask before a game that was over goes on from here."""
        told = "The game is over. Play on from here? The later moves stay in the list."
        ask_sure(self._board.app, told, then)
