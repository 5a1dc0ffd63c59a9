"""The keys that open something about a game: its rules and options, its record, a review, statistics."""

from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.screens.frame.parts.game_keys import GameKeys
from squadlog.tui.chrome.places import places

with lazy_imports():
    from squadlog.extras.games.screens.frame import dialogs

if TYPE_CHECKING:
    from squadlog.extras.games.screens.frame.review import Reviewed


class LookUpKeys(GameKeys):
    """Opens other screens about the game that is shown; what they answer is done."""

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool:
        """A review shows every hand: until it can, its key says when it will."""
        waits = self._play.hidden and not self._play.over
        return {"review": not waits, "review_waits": waits}.get(action, True)

    def action_rules(self) -> None:
        """Open the rules of this game in words."""
        places(self._board.app).show("game_rules", self._play.match.game.key)

    def action_agreed(self) -> None:
        """Show what was agreed for this game."""
        told = dialogs.format_agreed(self._play.match)
        places(self._board.app).show("reading", "Options of this game", told)

    def action_count(self) -> None:
        """Count the stored games: who played, won, drew and lost how many."""
        places(self._board.app).show("game_statistics", self._play.match.game.key)

    def action_export(self) -> None:
        """Write the record of the game into a new file, as text that can be brought in again."""
        dialogs.ask_export(self._board.app, self._play.match, self._notices.answer)

    def action_review_waits(self) -> None:
        """Say when the game can be reviewed."""
        self._notices.tell("A review shows every hand, so it waits until the game is over: press v then.")

    def action_review(self) -> None:
        """Look through the game for the moves that lost it."""
        self._turns.drop()
        self._play.resting = True
        places(self._board.app).show("game_review", self._play.match, self._play.seat, then=self._reviewed)

    def _reviewed(self, wanted: "Reviewed | None") -> None:
        if wanted is None:
            return
        if wanted.again:
            self._try_again(wanted.number)
        else:
            entry = self._play.match.progress.entry_at(wanted.number - 1) or 0
            self._turns.went(lambda: self._play.together.jump(entry))
            self._notices.answer(Content(f"Before move {wanted.number}. {wanted.told}"))

    def _try_again(self, number: int) -> None:
        """Begin a new game before that move, laid over this one."""
        try:
            again = self._play.match.again(number)
        except SquadlogError as error:
            self._notices.answer(Content(f"✗ {error}"))
            return
        places(self._board.app).show("game", again)
