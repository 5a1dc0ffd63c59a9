"""The board that a game brings to its screen: what the frame asks of it, and what it tells the frame.

It draws what the seat that looks may see, has its own keys, and says what people choose; the frame has the record,
the other keys, hints, reviews, the curtain and the computers.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from textual.content import Content
from textual.message import Message
from textual.screen import ModalScreen
from textual.widget import Widget

from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.telling import Offer, Told
from squadlog.tui.chrome.screens import Hint
from squadlog.tui.value_message import ValueMessage

WIDE = 120
"""Cells from which on a screen has borders around the board and long words beside it."""


class GameBoard(Widget):
    """The board that a game is played at, what is chosen on it, and what is read around it."""

    play: Playing
    selection: "Selection"
    captions: "Captions[Any]"
    HINTS: ClassVar[tuple[Hint, ...]] = ()
    """What can be done on the board, as clickable hints in its lower border."""
    BORDER: ClassVar[int] = 2
    """Cells and lines that the border takes on a wide screen; on a narrow one there is none."""
    PACED: ClassVar[bool] = False
    """Whether the moves of computers come one after the other, each to be seen before the next."""

    class Chosen(ValueMessage):
        """A move was chosen, in notation."""

        move: str

    class Asks(ValueMessage):
        """A dialog is to be opened; `then` is not called when it is put aside."""

        dialog: ModalScreen[Any]
        then: Callable[[Any], object]

    class Says(ValueMessage):
        """Something is to be read under the board."""

        words: str

    class Explains(ValueMessage):
        """A text is to be laid over the board; a computer waits until it is closed."""

        title: str
        told: Content

    class Points(Message):
        """Something else is pointed at: the lines around the board are not what they were."""

    class NotNow(Message):
        """Something was chosen by one who cannot move now."""

    def lay_out(self) -> None:
        """Show what stands; nothing of any hand behind the curtain."""
        raise NotImplementedError

    def resized(self, width: int, height: int) -> None:
        """Fit the board to a screen of `width` by `height` cells."""

    @property
    def edges(self) -> int:
        """Cells and lines that the border takes here."""
        return self.BORDER if self.app.size.width >= WIDE else 0

    @property
    def walks(self) -> bool:
        """Whether Enter leads on through a game that is over: somebody has gone back and has not begun to choose."""
        return self.play.gone_back and not (self.play.mine and self.selection.busy())

    @property
    def in_front(self) -> bool:
        """Whether nothing lies over the board."""
        return self.app.screen is self.screen

    def redraw(self) -> None:
        """Draw the board and the lines around it, after something else is pointed at."""
        self.lay_out()
        self.post_message(self.Points())


class BoardFor(Protocol):
    """Makes the board of a game."""

    def __call__(self, play: Playing, /) -> GameBoard:
        """The board that this game is played at."""
        ...


class Selection:
    """What is chosen at a board on the way to a move, with the keys of the game; nothing where moves are only written.

    `post` takes messages to the frame, such as `GameBoard.Chosen`; `redraw` shows what is chosen now.
    """

    def __init__(
        self, play: Playing, post: Callable[[Message], object], redraw: Callable[[], object] = lambda: None
    ) -> None:
        self.play, self.post, self.redraw = play, post, redraw

    def forget(self) -> None:
        """Choose nothing any more: it is another position or another person."""

    def let_go(self) -> bool:
        """Let go of what is chosen; False if nothing is."""
        return False

    def busy(self) -> bool:
        """Whether the person to move has begun to choose at this position: Enter then means the board."""
        return False

    def pointing(self) -> object:
        """What the person points at: if that has changed, a hint leaves the keys to somebody who is busy here."""
        return None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - textual's
        """Keys that do nothing now are not shown."""
        return True

    def write(self, text: str) -> None:
        """Make a move that was written and can be made; a game may ask for more."""
        self.make(text)

    def make(self, move: str) -> None:
        """Have a move made."""
        self.post(GameBoard.Chosen(move))

    def asks(self, dialog: ModalScreen[Any], then: Callable[[Any], object]) -> None:
        """Have something asked first."""
        self.post(GameBoard.Asks(dialog, then))

    def says(self, words: str) -> None:
        """Have something read under the board."""
        self.post(GameBoard.Says(words))


SelectionT = TypeVar("SelectionT", bound=Selection)


class Captions(Generic[SelectionT]):
    """The lines around a board. What a game has nothing to say of it leaves as it is."""

    def __init__(self, selection: SelectionT) -> None:
        self.selection, self.play = selection, selection.play

    def next_step(self) -> str:
        """What the person to move can do next, in one line."""
        raise NotImplementedError

    def example(self) -> str:
        """A move of this game, as it is written."""
        raise NotImplementedError

    def standing(self, *, wide: bool) -> Sequence[Content | str]:  # noqa: ARG002 - of a game that keeps no score
        """The lines above the list of moves: what every seat has, in points, cards or chips; `wide` with bars."""
        return ()

    def status(self) -> str:
        """What else the first line says."""
        return ""

    def laid(self, told: Iterable[Told]) -> list[Content]:
        """What is told, with cards as they are drawn here."""
        return [Content(line.cited) for line in told]

    def offer_made(self) -> str:
        """What the person to move is asked who has been offered to stop; empty where nobody has."""
        return ""

    def offer_to_make(self) -> Offer | None:
        """The offer to stop that the person to move may make, with what is asked before."""
        return None

    def may_agree(self) -> bool:
        """Whether an offer to stop can be made or answered now."""
        return bool(self.offer_made() or self.offer_to_make())
