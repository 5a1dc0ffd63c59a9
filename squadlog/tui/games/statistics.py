"""Statistics of the side games: the stored games, counted by player."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import DataTable, Footer, Static

from squadlog.errors import SquadlogError
from squadlog.games.catalogue import GAMES
from squadlog.tui.chrome import Room
from squadlog.tui.games.tally import Result, tally
from squadlog.tui.places import places

if TYPE_CHECKING:
    from squadlog.match import Match

COLUMNS = ("Game", "Player", "Games", "Won", "Drawn", "Lost", "Score", "Scored")


def points_taken(state: Any, seat: int) -> int:  # noqa: ANN401 - a state of the game it is for
    """The board game: points of the pieces taken."""
    return int(state.lost[1 - seat])


def cards_held(state: Any, seat: int) -> int:  # noqa: ANN401 - likewise
    """The card game: cards in reserve and hand, chips when gambling."""
    if state.table.money is not None:
        return int(state.table.money.chips[seat])
    return len(state.reserves[seat]) + len(state.hands[seat])


def strength(state: Any, seat: int) -> int:  # noqa: ANN401 - likewise
    """Generals and Majors: the value of open armies."""
    return int(state.table.strength(seat))


SCORED: dict[str, tuple[str, Callable[[Any, int], int]]] = {
    "phalanx-board": ("points taken", points_taken),
    "phalanx-cards": ("cards or chips at the end", cards_held),
    "generals": ("strength at the end", strength),
}
"""What a game is scored in, and how it is read from its last position."""


def result_of(match: "Match") -> Result | None:
    """How a finished game ended, None for one that goes on."""
    ending = match.outcome
    if ending is None:
        return None
    _, measure = SCORED[match.game.key]
    seats = range(len(match.seats))
    return Result(
        game=match.game.key,
        players=match.seats,
        shares=ending.shares,
        scored=tuple(measure(match.state, seat) for seat in seats),
        moves=len(match.score.moves),
    )


def counted(number: int, what: str) -> str:
    """`1 game`, `2 games`."""
    return f"{number} {what}{'' if number == 1 else 's'}"


class StatisticsScreen(Room):
    """The table grows while the games are read. `game` "" counts every game."""

    CSS_PATH = "statistics.tcss"
    AUTO_FOCUS = "#count"
    HELP = (
        "Every finished game in the file counts, whoever played it; games that go on do not. Score is what the games were worth, 1 for one "
        "that was won, shares of it for draws. Scored is the mean of what the game itself counts: points taken on the board, cards or chips, strength. a counts all games, or again those of one; computers are "
        "counted by their name. Escape goes back."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("a", "widen", "All games", id="count.all")]

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self._game = self._only = game
        self._results: list[Result] = []
        self._going = self._unread = 0
        self._reading: Iterator[None] | None = None

    def compose(self) -> ComposeResult:
        """The table."""
        yield Static("", id="count-head", markup=False)
        yield DataTable(id="count", cursor_type="row", cell_padding=1)
        yield Static("", id="count-foot", classes="hint", markup=False)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Read one game after another, so that the screen stays awake."""
        table: DataTable[Text] = self.query_one(DataTable)
        for label in COLUMNS:
            table.add_column(Text(label), key=label)
        self._reading = self._read()
        self._timer = self.set_interval(0.01, self._one_more)

    def _read(self) -> Iterator[None]:
        from squadlog.match import Match  # noqa: PLC0415 - start-up cost

        desk = places(self.app).desk
        if desk is None:
            return
        for stored in desk.store.games():
            try:
                result = result_of(Match(desk.store, stored.id))
            except SquadlogError:
                self._unread += 1
            else:
                if result is None:
                    self._going += 1
                else:
                    self._results.append(result)
            yield

    def _one_more(self) -> None:
        if self._reading is None:
            return
        try:
            next(self._reading)
        except StopIteration:
            self._reading = None
            self._timer.stop()
        except SquadlogError as error:
            self._reading = None
            places(self.app).say(str(error), error=True)
        self._fill()

    def _fill(self) -> None:
        table: DataTable[Text] = self.query_one(DataTable)
        table.clear()
        wanted = [result for result in self._results if self._only in ("", result.game)]
        for row in tally(wanted):
            mean = f"{row.scored / row.games:.1f}"
            cells = (row.game, row.player, row.games, row.won, row.drawn, row.lost, f"{row.score:g}", mean)
            table.add_row(*(Text(str(cell), no_wrap=True) for cell in cells))
        which = self._only or "all side games"
        reading = "; reading ..." if self._reading is not None else ""
        self.query_one("#count-head", Static).update(
            Content.styled(f" {counted(len(wanted), 'finished game')} of {which}{reading}", "bold")
        )
        shown = [key for key in GAMES if self._only in ("", key)]
        told = "; ".join(f"{key}: {SCORED[key][0]}" for key in shown)
        more = f" Still going on, and not counted: {counted(self._going, 'game')}." if self._going else ""
        bad = f" {self._unread} could not be read." if self._unread else ""
        self.query_one("#count-foot", Static).update(Content(f" Scored is the mean of: {told}.{more}{bad}"))

    def action_widen(self) -> None:
        """Count all games, or again those of one."""
        self._only = "" if self._only else self._game
        self._fill()
