"""How a game goes on at a screen: who looks, who thinks, what came of a move, what has ended."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.screens.frame.hints import looked
from squadlog.extras.games.screens.frame.pausing import Pausing, Tidings
from squadlog.extras.games.screens.frame.thinker import Thinker, Thinking
from squadlog.extras.games.screens.frame.words import refused
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.curtain import LIFTED, UNDO, CurtainDialog
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.words import lines

if TYPE_CHECKING:
    from squadlog.extras.games.players.player import Thought
    from squadlog.extras.games.screens.frame.game_screen import GameScreen
    from squadlog.extras.games.screens.frame.review import Reviewed
    from squadlog.extras.games.telling import News


class Flow:
    """Carries the play of a screen on, and has the screen drawn."""

    def __init__(self, screen: "GameScreen") -> None:
        self._screen, self._play, self._board = screen, screen.play, screen.board
        self.thinker = Thinker(screen, screen.play, self._thought)
        self.pausing = Pausing(screen, screen.play, self.go_on)
        news = self._news()
        self._put = -1
        """Where the record stood when an offer to stop was put to somebody."""
        self._tidings = Tidings(0 if news is None else news.number)

    def go_on(self) -> None:
        """After anything changed: whoever is due looks, everything is drawn, a computer thinks if it is its turn."""
        self.drop()
        self._play.went_on()
        due = self._play.hand_over()
        if self._play.seat is None:
            self._cover(due)
        self._screen.draw()
        if (computer := self._play.computer_due) is not None:
            self._let_think(computer)

    def _cover(self, due: int | None) -> None:
        """The curtain falls, until the seat that is due lifts it."""
        self._answer("")
        if due is None or not self._board.in_front:
            return
        last = self._play.told_last()
        sheet = CurtainDialog(self._play.who(due), last and f"Last: {last}", self._play.last_person())
        self._screen.app.push_screen(sheet, lambda said: self._lifted(due, said))

    def _lifted(self, seat: int, said: str | None) -> None:
        if said == LIFTED:
            self._play.seat = seat
            self.go_on()
        elif said == UNDO:
            self.went(self._play.undo)
        else:
            self._screen.leave()

    def _let_think(self, seat: int) -> None:
        """A computer thinks, but where moves come one after the other, people see the one before first."""
        if self._board.PACED and self.pausing.keeps():
            self._screen.draw_next()
        else:
            self.think("move", seat)

    def think(self, purpose: Literal["move", "hint"], seat: int) -> None:
        """Begin to think for a seat, in place of any thinking that goes on."""
        self.pausing.stop()
        self.thinker.begin(purpose, seat, self._board.selection.pointing())
        self._screen.draw_next()
        self._screen.show_thinking()

    def drop(self) -> None:
        """End the thinking, and the pause before it."""
        self.pausing.stop()
        self.thinker.drop()

    def _thought(self, thinking: Thinking, told: "Thought | str") -> None:
        """What came of thinking: a move is made, a hint is shown; or what went wrong."""
        play = self._play
        if isinstance(told, str):
            play.resting = play.stuck = thinking.purpose == "move"
            self._answer(Content(told))
            self._screen.draw()
        elif thinking.head != play.match.head:
            self._answer("")
            self._screen.draw()
        elif thinking.purpose == "hint":
            self._offer(told, at_rest=thinking.pointing == self._board.selection.pointing())
        else:
            player = play.match.at(thinking.seat)
            self._made(player.say(player.view.now.notation(told.move), hope=told.hope))

    def _made(self, outcome: object) -> None:
        """Show what came of a move."""
        self._play.resting = isinstance(outcome, Refusal)
        if isinstance(outcome, Refusal):
            self._answer(refused(outcome))
            self._screen.app.bell()
            self._screen.draw()
            return
        self._answer("")
        again = self._play.was_over and not self._play.over
        self.go_on()
        if last := self._play.told_last():
            self._answer(last)
        if again:
            self._screen.notices.tell(
                "Play continues from here. l, then Enter on the last line marked ~, returns to the old line."
            )

    def make(self, move: str) -> None:
        """Make a move, in notation, for the person who looks, or show why not.

        In a game that was over it is asked first.
        """
        if not self._play.mine:
            self._answer(self._not_yours())
            self._screen.app.bell()
        elif self._play.over:
            self._begin_again(lambda: self._made(self._play.say(move)))
        else:
            self._made(self._play.say(move))

    def _begin_again(self, then: Callable[[], object]) -> None:
        """Ask before a game that was over goes on from here."""
        sheet = ConfirmDialog("The game is over. Play on from here? The later moves stay in the list.")
        self._screen.ask(sheet, lambda yes: then() if yes else None)

    def went(self, back_or_forth: Callable[[], Moved | Refusal]) -> None:
        """Show where the record stands now. A computer to move there waits for a word."""
        self.drop()
        outcome = back_or_forth()
        self._play.resting = self._play.match.progress.to_move not in (None, *self._play.people)
        self.go_on()
        self._answer(refused(outcome) if isinstance(outcome, Refusal) else outcome.sentence)

    def stand_at(self, entry: int) -> None:
        """Stand at an entry of the log."""
        self.went(lambda: self._play.jump(entry))

    def review(self) -> None:
        """Look through the game for the moves that lost it."""
        self.drop()
        self._play.resting = True
        places(self._screen.app).show("game_review", self._play.match, self._play.seat, then=self._reviewed)

    def _reviewed(self, wanted: "Reviewed | None") -> None:
        if wanted is None:
            return
        if wanted.again:
            self._try_again(wanted.number)
        else:
            self.stand_at(self._play.match.progress.entry_at(wanted.number - 1) or 0)
            self._answer(Content(f"Before move {wanted.number}. {wanted.told}"))

    def _try_again(self, number: int) -> None:
        """A new game that begins before that move, laid over this one."""
        try:
            again = self._play.match.again(number)
        except SquadlogError as error:
            self._answer(Content(f"✗ {error}"))
            return
        places(self._screen.app).show("game", again)

    def let_go(self) -> None:
        """Let the computer move on from here, once asked where a game was over; while it thinks, make it pause."""
        if self._play.over and self._play.resting:
            self._begin_again(self._go_or_pause)
        else:
            self._go_or_pause()

    def _go_or_pause(self) -> None:
        self._play.resting = not self._play.resting
        self._answer("")
        self.go_on()

    def take_over(self) -> None:
        """Let people move for a computer that could not."""
        if (seat := self._play.take_over()) is not None:
            self.go_on()
            self._answer(f"From here you move for {self._play.who(seat)}, until you leave the game.")

    def go_or_say(self) -> None:
        """Somebody chose something while another is to move: a computer that waits is let go, else it is said who is.

        In a game that was over, the next move of it is shown instead.
        """
        if self.pausing.waits:
            self.pausing.go_on()
        elif self._board.walks:
            self.went(lambda: self._play.step(1))
        elif self._play.mine and self._board.captions.offer_made():
            self.agree()
        elif self._play.resting and self._play.match.progress.to_move is not None:
            self.let_go()
        else:
            self._screen.notices.tell(self._not_yours())

    # What is said

    def waiting(self) -> str:
        """What is said while the seat to move is not the one who looks."""
        if self.pausing.waits:
            return "is next; Enter moves at once."
        if self._play.stuck:
            return "could not move. Enter or g tries again, o lets you move for it, u undoes."
        if self._play.resting:
            return "is to move. Press Enter or g."
        return "is thinking. s makes it move at once, g pauses it." if self.thinker.now else "is to move."

    def _not_yours(self) -> str:
        """Why the one who looks cannot move now."""
        to_move = self._play.match.progress.to_move
        if to_move is None:
            return "The game is over. u undoes, v shows where it was lost."
        return f"{self._play.who(to_move)} {self.waiting()}"

    def _offer(self, thought: "Thought", *, at_rest: bool) -> None:
        """Show a hint: lines with what they are worth to the one who asked, to be played from there.

        It takes the keys only where nobody has done anything since he asked: Enter must not mean something else at
        once.
        """
        play = self._play
        if not thought.lines:
            self._answer(Content.assemble(("Hint: ", "bold"), play.door.view.now.notation(thought.move)))
            self._screen.draw()
            return
        takes = at_rest and self._board.in_front and self._screen.focused is self._board
        how = "Hint, its choice first" if takes else "Hint (h again to choose a line)"
        self._screen.notices.offer(thought, f"{how} ({looked(thought)}):", takes=takes)
        self._screen.draw()

    def _news(self) -> "News | None":
        return words_of(self._play.match.game).news(self._play.open_view, self._play.who)

    def tell_news(self) -> None:
        """Tell what has ended, such as a battle, and put an offer to stop: once to whom it concerns."""
        if self._play.seat is None or not self._board.in_front:
            return
        news = self._news()
        is_new = self._tidings.is_new(self._play.seat, 0 if news is None else news.number)
        if is_new and news is not None and news.told and not self._play.replaying:
            self.pausing.held = True
            told = lines(self._board.captions.laid((*news.told, *news.details)))
            self._screen.call_later(self._screen.explain, news.title, told)
        due = self._play.mine and not self._play.replaying and bool(self._board.captions.offer_made())
        if due and self._put != self._play.match.head:
            self._put = self._play.match.head
            self._screen.call_later(self.agree)

    def agree(self) -> None:
        """Offer to stop, or answer such an offer."""
        if made := self._board.captions.offer_made():
            self._screen.ask(ConfirmDialog(made), lambda yes: self.make("accept" if yes else "decline"))
        elif offer := self._board.captions.offer_to_make():
            self._screen.ask(ConfirmDialog(offer.does), lambda yes: self.make(offer.move) if yes else None)

    def _answer(self, told: Content | str) -> None:
        self._screen.notices.answer(told)
