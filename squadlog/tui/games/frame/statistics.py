"""Statistics of the side games: the stored games, counted by player."""

import time
from collections.abc import Iterable, Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from squadlog.errors import SquadlogError
from squadlog.games.catalogue import GAMES, game_of
from squadlog.games.tally import Result, TallyRow, tally
from squadlog.games.words import count_of
from squadlog.lazily import lazily
from squadlog.tui.chrome.bars import share_bar
from squadlog.tui.chrome.chrome import RoomScreen, hint_line
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.strip_list import ListRow, StripList

with lazily():
    from squadlog.shell import results

_AT_ONCE_S = 0.03
"""So long games are read before the screen is shown again."""
BAR = 10
WORDS = 2
"""So many columns hold words, the others figures."""
COLUMNS = ("Game", "Player", "Games", "Won", "Drawn", "Lost", "Score", "Scored")
NOTHING = "Nothing to count yet: a game that is over is counted here for everybody who played it."


class StatisticsScreen(RoomScreen):
    """The table grows while the games are read. `game` "" counts every game."""

    CSS_PATH = "statistics.tcss"
    AUTO_FOCUS = "#count"
    HELP = (
        "Every finished game in the file counts, whoever played it; games that go on do not. Score is what "
        "the games were worth, 1 for one that was won, shares of it for draws. Scored is the mean of what "
        "the game itself counts, as the foot says. a counts all games, or again those of one; computers are "
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
        table = StripList(id="count", classes="panel")
        table.border_title = "who won"
        table.border_subtitle = hint_line([("a", "all games, or one", "screen.widen")])
        yield table
        yield Static("", id="count-foot", classes="hint", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Read a few games at a time, so that the screen stays awake."""
        self._reading = self._read()
        self._timer = self.set_interval(0.01, self._some_more)

    def _read(self) -> Iterator[None]:
        desk = places(self.app).desk
        if desk is None:
            return
        for stored in results.counted(desk.store):
            if stored.fault:
                self._unread += 1
            elif stored.result is None:
                self._going += 1
            else:
                self._results.append(stored.result)
            yield

    def _some_more(self) -> None:
        if self._reading is None:
            return
        until = time.monotonic() + _AT_ONCE_S
        try:
            while time.monotonic() < until:
                next(self._reading)
        except StopIteration:
            self._read_out()
        except SquadlogError as error:
            self._read_out()
            places(self.app).say(str(error), error=True)
        self._fill()

    def _read_out(self) -> None:
        self._reading = None
        self._timer.stop()

    def _fill(self) -> None:
        wanted = [result for result in self._results if self._only in ("", result.game)]
        rows = counted_rows(tally(wanted), bars=self.has_class("-wide"))
        if not wanted and self._reading is None:
            rows = [ListRow("nothing", Content.styled(NOTHING, "$quiet"), stops=False)]
        self.query_one("#count", StripList).fill(rows)
        which = game_of(self._only).name if self._only else "all side games"
        reading = "; reading ..." if self._reading is not None else ""
        self.query_one("#count-head", Static).update(
            Content.styled(f" {count_of(len(wanted), 'finished game')} of {which}{reading}", "bold")
        )
        shown = [key for key in GAMES if self._only in ("", key)]
        told = "; ".join(f"{game_of(key).name}: {GAMES[key].words.scored_in}" for key in shown)
        more = f" Still going on, and not counted: {count_of(self._going, 'game')}." if self._going else ""
        bad = f" {self._unread} could not be read." if self._unread else ""
        self.query_one("#count-foot", Static).update(Content(f" Scored is the mean of: {told}.{more}{bad}"))

    def action_widen(self) -> None:
        """Count all games, or again those of one."""
        self._only = "" if self._only else self._game
        self._fill()


def counted_rows(rows: Iterable[TallyRow], *, bars: bool) -> list[ListRow]:
    """A line for each player of each game under the names of the columns, and with `bars` what part of them was won."""
    found = list(rows)
    table = [COLUMNS, *map(_cells, found)]
    wide = [max(len(line[column]) for line in table) for column in range(len(COLUMNS))]
    lines = [
        " ".join(
            cell.ljust(room) if column < WORDS else cell.rjust(room)
            for column, (cell, room) in enumerate(zip(line, wide, strict=True))
        )
        for line in table
    ]
    shown = [ListRow("head", Content.styled(lines[0], "bold $quiet"), stops=False)]
    for row, line in zip(found, lines[1:], strict=True):
        bar = share_bar(row.score / row.games, BAR) if bars else ""
        shown.append(ListRow(f"{row.game} {row.player}", Content.assemble(line, "  ", bar)))
    return shown


def _cells(row: TallyRow) -> tuple[str, ...]:
    counts = (row.games, row.won, row.drawn, row.lost)
    name = game_of(row.game).name.removeprefix("Phalanx, ")
    return (name, row.player, *map(str, counts), f"{row.score:g}", f"{row.mean_scored:.1f}")
