"""What is told once: that a part of the game has ended, and that somebody offers to stop."""

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.screens.frame.board import GameBoard
from squadlog.extras.games.screens.frame.parts.pausing import Pausing
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.telling import News
from squadlog.tui.chrome.words import lines

with lazy_imports():
    from squadlog.extras.games.screens.frame import dialogs


class NewsHeard:
    """Which news of a game each seat has been told."""

    def __init__(self, number: int) -> None:
        self._before = number
        self._told: dict[int, int] = {}

    def is_new(self, seat: int, number: int) -> bool:
        """Whether a seat hears of the part of the game with this number for the first time; it has heard of it then."""
        told = min(self._told.get(seat, self._before), number)
        self._told[seat] = number
        return number > told


class NewsTeller:
    """Tells each seat what ended, such as a battle, and puts an offer to stop to whoever it concerns."""

    def __init__(self, play: Playing, board: GameBoard, pausing: Pausing) -> None:
        self._play, self._board, self._pausing = play, board, pausing
        news = self._news()
        self._heard = NewsHeard(0 if news is None else news.number)
        self._put = -1
        """Where the record stood when an offer to stop was put to somebody."""

    def _news(self) -> News | None:
        return words_of(self._play.match.game).news(self._play.open_view, self._play.who)

    def tell(self) -> None:
        """Tell what the one who looks has not heard yet."""
        play = self._play
        if play.seat is None or not self._board.in_front:
            return
        news = self._news()
        is_new = self._heard.is_new(play.seat, 0 if news is None else news.number)
        if is_new and news is not None and news.told and not play.replaying:
            self._pausing.held = True
            told = lines(self._board.captions.laid((*news.told, *news.details)))
            self._board.screen.call_later(self.explain, news.title, told)
        due = play.mine and not play.replaying and bool(self._board.captions.offer_made())
        if due and self._put != play.match.head:
            self._put = play.match.head
            self._board.screen.call_later(self._board.screen.run_action, "moves.agree")

    def explain(self, title: str, told: Content) -> None:
        """Show a text over the board; a computer waits until it is closed."""
        if self._play.view is not None:
            self._board.app.push_screen(dialogs.AccountDialog(title, told))
