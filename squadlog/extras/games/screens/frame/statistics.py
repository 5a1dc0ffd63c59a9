"""Statistics of the side games: the stored games, counted by player; which were played last, and which go on."""

import time
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.tally import Result, TallyRow, tally
from squadlog.extras.games.words import count_of
from squadlog.tui.chrome.bars import share_bar
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import RoomScreen, hint_line
from squadlog.tui.chrome.stored import ago, blank, heading_row, moment_words
from squadlog.tui.chrome.strip_list import ListRow, StripList

with lazy_imports():
    from squadlog.extras.games.session import results

if TYPE_CHECKING:
    from squadlog.store.records import BattleSummary

_AT_ONCE_S = 0.03
"""How long games are read before the screen is shown again."""
BAR = 10
"""Cells of the bar of a share."""
WORDS = 2
"""Columns that hold words; the others hold figures."""
COLUMNS = ("Game", "Player", "Games", "Won", "Drawn", "Lost", "Score", "Scored")
LAST = 12
"""Finished games that are told one by one."""
STORED = "#"
"""What the key of the row of a stored game begins with."""
NOTHING = "No statistics yet: a finished game counts for all its players."


class StatisticsScreen(RoomScreen):
    """The table grows while the games are read. `game` "" counts every game."""

    CSS_PATH = "statistics.tcss"
    AUTO_FOCUS = "#count"
    HELP = (
        "Every finished game in the file counts; games in progress do not. Score is 1 for a win and a share of 1 for "
        "a draw. Scored is the mean of the points that the game itself counts; the last lines explain it. a switches "
        "between all games and one; computers are listed by name. The latest games and those in progress follow "
        "below: Enter, or a click, opens one. Hints counts those that were asked for. Escape goes back."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("a", "widen", "All games", id="count.all")]

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self._game = self._only = game
        self._ended: list[tuple[BattleSummary, Result]] = []
        self._going: list[BattleSummary] = []
        self._unread = 0
        self._reading: Iterator[None] | None = None

    def compose(self) -> ComposeResult:
        """The table."""
        yield Static("", id="count-head", markup=False)
        table = StripList(id="count", classes="panel", decides=True)
        table.border_title = "who won"
        table.border_subtitle = hint_line([("a", "all games, or one", "screen.widen")])
        yield table
        yield KeyBar()

    def on_mount(self) -> None:
        """Read a few games at a time, so that the screen stays awake."""
        self._reading = self._read()
        self._timer = self.set_interval(0.01, self._some_more)

    def _read(self) -> Iterator[None]:
        desk = places(self.app).desk
        if desk is None:
            return
        for stored in results.count_results(desk.store):
            if stored.fault:
                self._unread += 1
            elif stored.result is None:
                self._going.append(stored.game)
            else:
                self._ended.append((stored.game, stored.result))
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
        ended = [(stored, result) for stored, result in self._ended if self._only in ("", result.game)]
        going = [stored for stored in self._going if self._only in ("", stored.game)]
        self.query_one("#count", StripList).fill(list(self._rows(ended, going)))
        which = game_of(self._only).name if self._only else "all side games"
        reading = "; reading ..." if self._reading is not None else ""
        bad = f"; {self._unread} could not be read" if self._unread else ""
        self.query_one("#count-head", Static).update(
            Content.styled(f" {count_of(len(ended), 'finished game')} of {which}{bad}{reading}", "bold")
        )

    def _rows(
        self, ended: "Sequence[tuple[BattleSummary, Result]]", going: "Sequence[BattleSummary]"
    ) -> Iterator[ListRow]:
        now = datetime.now(UTC)
        if ended or self._reading is not None:
            yield from rows_of_counts(tally(result for _, result in ended), bars=self.has_class("-wide"))
        else:
            yield ListRow("nothing", Content.styled(NOTHING, "$quiet"), stops=False)
        if ended:
            yield blank("count")
            yield heading_row("Latest games")
            last = sorted(ended, key=lambda entry: entry[0].modified, reverse=True)[:LAST]
            for stored, result in last:
                told = format_result(result)
                yield ListRow(f"{STORED}{stored.id}", _date_line(stored, now, result.game) + told)
        if going:
            yield blank("last")
            yield heading_row("In progress, not counted")
            for stored in sorted(going, key=lambda one: one.modified, reverse=True):
                told = Content(moment_words(stored))
                yield ListRow(f"{STORED}{stored.id}", _date_line(stored, now, stored.game) + told)
        yield blank("going")
        yield heading_row("Scored is the mean of")
        for key in GAMES:
            if self._only in ("", key):
                told = Content.assemble(
                    f"  {_short(key):<{_name_width()}}  ", (GAMES[key].words.scored_in, "$quiet")
                )
                yield ListRow(f"scored {key}", told, stops=False)

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Open the game of that row; a line that counts opens nothing."""
        event.stop()
        if event.key.startswith(STORED):
            app = places(self.app)
            self.dismiss()
            app.open_record(int(event.key.removeprefix(STORED)))

    def action_widen(self) -> None:
        """Count all games, or again those of one."""
        self._only = "" if self._only else self._game
        self._fill()


def rows_of_counts(rows: Iterable[TallyRow], *, bars: bool) -> list[ListRow]:
    """A line for each player of each game under the names of the columns, and with `bars` what part of them was won."""
    found = list(rows)
    asked = any(row.hints for row in found)
    table = [(*COLUMNS, "Hints"), *((*_cells(row), str(row.hints)) for row in found)]
    table = table if asked else [line[:-1] for line in table]
    wide = [max(map(len, column)) for column in zip(*table, strict=True)]
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
    return (_short(row.game), row.player, *map(str, counts), f"{row.score:g}", f"{row.mean_scored:.1f}")


def format_result(result: Result) -> Content:
    """Who won against whom and how much each scored: `Ann beat Bob, 16 : 9`."""
    best = max(result.shares)
    won = [player for player, share in zip(result.players, result.shares, strict=True) if share == best]
    lost = [player for player, share in zip(result.players, result.shares, strict=True) if share != best]
    by = sorted(zip(result.shares, result.scored, strict=True), key=lambda entry: -entry[0])
    told = Content.styled(" and ".join(won), "bold")
    told += Content(f" beat {' and '.join(lost)}" if lost else " drew")
    return told + Content(f", {' : '.join(str(scored) for _, scored in by)}")


def _date_line(stored: "BattleSummary", now: datetime, game: str) -> Content:
    return Content.styled(f"  {ago(stored.modified, now):<11} ", "$quiet") + Content(
        f"{_short(game):<{_name_width()}}  "
    )


def _short(game: str) -> str:
    return game_of(game).name.removeprefix("Phalanx, ")


def _name_width() -> int:
    return max(map(len, map(_short, GAMES)))
