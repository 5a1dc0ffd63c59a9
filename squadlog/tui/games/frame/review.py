"""After a game: what each move gave away, and where the game was lost. Thinks in a thread; the list grows meanwhile."""

import time
from threading import Event
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static

from squadlog.errors import SquadlogError
from squadlog.games.catalogue import words_of
from squadlog.games.words import count_of
from squadlog.lazily import lazily
from squadlog.shell.mishaps import noted
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.words import cut, lines
from squadlog.tui.games.frame.words import linked, percent

with lazily():
    from squadlog.games.players import player as players

if TYPE_CHECKING:
    from squadlog.games.players.review import Verdict
    from squadlog.shell.match_seat import MatchSeat

SECONDS_EACH = 0.5
LOOK_EVERY_S = 0.3
LOST, DEAR = 20, 5
"""What is marked ?? and ?: how many of the per cent shown a move gave away."""


class ReviewScreen(Screen[tuple[int, str]]):
    """The answer is the number of a move to stand before and what would have been better, None if nobody wants to."""

    CSS_PATH = "review.tcss"
    AUTO_FOCUS = "#verdicts"
    HELP = (
        "Every move is weighed as somebody sees it who has time: what the one who made it could hope for "
        "with the best move, what it was after his own, and what would have been better. ?? marks what gave "
        "most away, ? what was dear; where less is left although nothing was given away, the row says why. "
        "What the per cent stand for is said at the top in the end. The list grows while the program thinks; "
        "Escape stops that, and once more goes back. Enter on a move goes back to the game and stands before "
        "it. w leads from one marked move to the next. + and - change the time for each position and begin "
        "anew."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", "Back", id="back"),
        Binding("question_mark", "app.help", "Help", id="help"),
        Binding("w", "worst", "Next marked", id="review.worst"),
        Binding("plus", "time(2)", "More time", id="review.more", show=False),
        Binding("minus", "time(0.5)", "Less time", id="review.less", show=False),
    ]

    def __init__(self, match: "MatchSeat", seat: int | None) -> None:
        super().__init__()
        self._match, self._seat = match, seat
        self._seconds = SECONDS_EACH
        self._stop = Event()
        self._found: list[Verdict] = []
        self._shown = -1
        self._told = ""
        self._weighing = True

    def compose(self) -> ComposeResult:
        """How far it is, the moves, what would have been better."""
        yield Static("", id="progress", markup=False)
        yield Picker(id="verdicts")
        yield Static("", id="better", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin."""
        self.set_interval(LOOK_EVERY_S, self._look)
        self._begin()

    def on_unmount(self) -> None:
        """Nobody waits any more."""
        self._stop.set()

    def _begin(self) -> None:
        self._stop.set()
        self._stop = Event()
        self._found, self._shown, self._told, self._weighing = [], -1, "", True
        self._weigh(self._stop, self._found)
        self._look()

    @work(thread=True, group="review")
    def _weigh(self, stop: Event, found: "list[Verdict]") -> None:
        told = ""
        try:
            budget = players.Budget(seconds=self._seconds, clock=time.monotonic, stopped=stop.is_set)
            for verdict in self._match.review(budget):
                found.append(verdict)
                if stop.is_set():
                    break
        except SquadlogError as error:
            told = error.cited
        except Exception as error:  # noqa: BLE001 - what was weighed so far stays to be read
            where = noted(error, f"a review of {self._match.game.key}")
            told = f"✗ The weighing stumbled over a fault in the program ({type(error).__name__}). Details: {where}"
        if self._stop is stop:
            self._told, self._weighing = told, False

    # What is shown

    def _look(self) -> None:
        moves, done = self._match.length_reviewed, len(self._found)
        if self._weighing:
            bar = "█" * round(20 * done / max(moves, 1))
            told = f"Weighing [{bar:<20}] {done} of {count_of(moves, 'move')}, {self._seconds:g} s each; Escape stops"
        else:
            told = self._told or self._summary()
        self.query_one("#progress", Static).update(linked(told))
        if done != self._shown:
            self._shown = done
            self._fill()

    def _summary(self) -> str:
        if not self._found:
            return "No move was weighed."
        worst = max(self._found, key=given_away)
        if given_away(worst) < DEAR:
            return f"{count_of(len(self._found), 'move')} weighed: none gave much away. {self._measure}"
        who, lost = self._seat_name(worst.seat), given_away(worst)
        told = f"{who} gave most away with move {worst.number}, {worst.move}: {lost}%."
        return f"{told} Better: {worst.best.moves[0]}. {self._measure}"

    @property
    def _measure(self) -> str:
        return f"%: {words_of(self._match.game).hope(self._match.agreed.options)}."

    def _seat_name(self, seat: int) -> str:
        return self._match.own_names[seat]

    def _fill(self) -> None:
        rows = []
        for verdict in self._found:
            given = given_away(verdict)
            mark = "??" if given >= LOST else "? " if given >= DEAR else "  "
            lost = f"-{given}%" if given else self._excuse(verdict)
            words = (
                f"{mark} {verdict.number:>3}. {cut(self._seat_name(verdict.seat), 6):<6} {cut(verdict.move, 22):<22} "
                f"{percent(verdict.before):>4} → {percent(verdict.after):>4}  {lost}"
            )
            rows.append((str(verdict.number), Content.styled(words, "bold" if mark.strip() else "")))
        picker = self.query_one(Picker)
        picker.fill(rows, keep=picker.chosen)
        self._better()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what would have been better."""
        event.stop()
        self._better()

    def _better(self) -> None:
        chosen = self.query_one(Picker).chosen
        verdict = next((verdict for verdict in self._found if str(verdict.number) == chosen), None)
        if verdict is None:
            self.query_one("#better", Static).update("")
            return
        who, room = self._seat_name(verdict.seat), max(self.size.width * 2 - 4, 40)
        told: list[Content | str] = [
            (
                f"With the best move {who} could hope for {percent(verdict.before)}; after this one it was "
                f"{percent(verdict.after)}."
            ),
            Content.styled(cut(f"{better(verdict)} {self._excused(verdict)}".rstrip(), room), "bold"),
        ]
        self.query_one("#better", Static).update(lines(told))

    def _excuse(self, verdict: "Verdict") -> str:
        return verdict.excuse(self._match.game.kind)

    def _excused(self, verdict: "Verdict") -> str:
        """Why less is left although nothing was given away, as a sentence."""
        excuse = self._excuse(verdict)
        return f"Less is left all the same: it was {excuse}." if excuse else ""

    # Keys

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Stand before the move."""
        event.stop()
        if self.app.screen is not self:  # another was opened in the same breath
            return
        verdict = next(verdict for verdict in self._found if str(verdict.number) == event.option.id)
        self.dismiss((verdict.number, f"Made was {verdict.move}. {better(verdict)}"))

    def action_back(self) -> None:
        """Stop weighing; once more, back to the game."""
        if self._weighing:
            self._stop.set()
            self._weighing = False
            self._look()
        else:
            self.dismiss(None)

    def action_worst(self) -> None:
        """To the next move that is marked."""
        picker = self.query_one(Picker)
        marked = [place for place, verdict in enumerate(self._found) if given_away(verdict) >= DEAR]
        here = picker.highlighted or 0
        later = [place for place in marked if place > here]
        if marked:
            picker.highlighted = later[0] if later else marked[0]

    def action_time(self, times: float) -> None:
        """Another time for each position."""
        self._seconds = min(max(self._seconds * times, 0.1), 60.0)
        self._begin()


def given_away(verdict: "Verdict") -> int:
    """What a move gave away, in the per cent that are shown before and after it."""
    return max(0, round(verdict.before * 100) - round(verdict.after * 100)) if verdict.loss else 0


def better(verdict: "Verdict") -> str:
    """What would have been better, and how it might have gone on."""
    if not verdict.loss:
        return "There was no other move." if verdict.is_only else "As good as any."
    return f"Better: {verdict.best.words}"
