"""After a game: what each move gave away, and where the game was lost. Thinks in a thread; the list grows meanwhile."""

import time
from threading import Event
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.screens.frame.graph import EvaluationGraph
from squadlog.extras.games.screens.frame.peek import lay_open
from squadlog.extras.games.screens.frame.review_words import GRAVE, SLIGHT, Viewed, better, summary
from squadlog.extras.games.screens.frame.words import link_rules
from squadlog.extras.games.words import count_of
from squadlog.reports.matchup.bars import bar
from squadlog.session.mishaps import write_traceback
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Hint, Rest, hint_line
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import cut, lines

with lazy_imports():
    from squadlog.extras.games.players import player as players

if TYPE_CHECKING:
    from squadlog.extras.games.game import Seen
    from squadlog.extras.games.players.review import Verdict
    from squadlog.extras.games.session.match_seat import MatchSeat

SECONDS_EACH = 0.5
LOOK_EVERY_S = 0.3
LOOKS_AFTER_S = 0.15
"""How long the cursor rests before the position is drawn."""
ENDING = 4
"""Lines at the end of what lay open that may be left out on a low screen: what either side has."""
HINTS: tuple[Hint, ...] = (
    ("⏎", "go there", "screen.stand"),
    ("w", "blunder", "screen.worst"),
    ("y", "try again", "screen.again"),
    ("f", "other side", "screen.other"),
)
"""What can be done with a move, in the lower border of the list."""


class Reviewed(NamedTuple):
    """What somebody wants after a review: to stand before the move of that number, or to try again from there."""

    number: int
    told: str
    again: bool = False


class ReviewScreen(Screen[Reviewed]):
    """The answer is what somebody wants to do at a move, None if nothing."""

    CSS_PATH = "review.tcss"
    AUTO_FOCUS = "#verdicts"
    HELP = (
        "The review weighs every move with time to think, from one side's view: the value of the game to that side "
        "before and after the move, and a better move if there was one. The graph shows that value over the whole "
        "game, with the cursor of the list; click it to go to a move. f switches to the other side.\n?? marks a "
        "blunder, ? a costly move; where the value fell without a mistake, the row says why. The top line explains "
        "the figures at the end. The list grows while the program thinks; Escape stops it; press it again to go "
        "back. w goes to the next marked move. Enter on a move returns to the game just before that move; y begins a "
        "new game there, against the same players, and leaves this one as it is. + and - change the time per "
        "position and begin again."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", "Back", id="back"),
        Binding("question_mark", "app.help", "Help", id="help"),
        Binding("w", "worst", "Next blunder", id="review.worst"),
        Binding("y", "again", "Try again from here", id="review.again"),
        Binding("f", "other", "Other side", id="review.other"),
        Binding("plus", "time(2)", "More time", id="review.more", show=False),
        Binding("minus", "time(0.5)", "Less time", id="review.less", show=False),
    ]

    def __init__(self, match: "MatchSeat", seat: int | None) -> None:
        super().__init__()
        self._match = match
        people = match.seating.people
        own = seat if seat in people else people[0] if people else seat or 0
        self._seen: dict[int, Seen] = {}
        words = words_of(match.game)
        measure = words.measure(match.view.agreed.options, len(match.seating.own))
        self._viewed = Viewed(
            seat=own,
            names=match.seating.own,
            kind=match.game.kind,
            measure=measure,
            tell=self._worth,
            unit=words.worth(match.view.at(0), measure.even).split()[1].removesuffix("s"),
        )
        self._seconds = SECONDS_EACH
        self._stop = Event()
        self._found: list[Verdict] = []
        self._shown = -1
        self._told = ""
        self._weighing = True
        self._looking = Rest(self, LOOKS_AFTER_S, self._show_position)

    def compose(self) -> ComposeResult:
        """How far it is, the graph, the moves, what would have been better."""
        yield Static("", id="progress", markup=False)
        yield Static("", id="course", markup=False)
        yield EvaluationGraph()
        with Horizontal(id="below"):
            moves = StripList(id="verdicts", classes="panel")
            moves.border_title, moves.border_subtitle = self._viewed.heading, hint_line(HINTS)
            yield moves
            with Vertical(id="beside"):
                yield Static("", id="better", markup=False)
                yield Static("", id="position", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin the review."""
        self.set_interval(LOOK_EVERY_S, self._look)
        self._begin()

    def on_unmount(self) -> None:
        """Stop the review: nobody waits any more."""
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
            for verdict in self._match.advice.review(budget):
                found.append(verdict)
                if stop.is_set():
                    break
        except SquadlogError as error:
            told = error.cited
        except Exception as error:  # noqa: BLE001 - what was weighed so far stays to be read
            where = write_traceback(error, f"a review of {self._match.game.key}")
            told = f"✗ The review hit a fault in the program ({type(error).__name__}). Details: {where}"
        if self._stop is stop:
            self._told, self._weighing = told, False

    # What is shown

    def _look(self) -> None:
        moves, done = self._match.progress.length_reviewed, len(self._found)
        if self._weighing:
            far = f"{bar(done / max(moves, 1), 20)} {done} of {count_of(moves, 'move')}"
            told = f"Weighing {far}, {self._seconds:g} s each; Escape stops"
        else:
            hope = words_of(self._match.game).hope(self._match.view.agreed.options)
            told = self._told or summary(self._viewed, self._found, hope)
        self.query_one("#progress", Static).update(link_rules(told))
        if done != self._shown:
            self._shown = done
            self._fill()

    def _worth(self, verdict: "Verdict", value: float) -> str:
        """What a move was worth, in the words of the game, as things lay then: also what a part that ended brought."""
        at = max(0, min(verdict.number, self._match.progress.length_reviewed) - 1)
        if at not in self._seen:
            self._seen[at] = self._match.view.at(at)
        return words_of(self._match.game).worth(self._seen[at], value)

    @property
    def _moves(self) -> StripList:
        return self.query_one("#verdicts", StripList)

    def _fill(self) -> None:
        rows = [ListRow(f"{verdict.number}", self._viewed.row(verdict)) for verdict in self._found]
        self._moves.fill(rows)
        who = self._match.seating.called(self._viewed.seat)
        told = f" after each move, as {who} sees it   {GRAVE} blunder, {SLIGHT} costly"
        self.query_one("#course", Static).update(
            Content.assemble((" The game", "bold"), Content.styled(told, "$quiet"))
        )
        self._better()

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Say what would have been better."""
        event.stop()
        self._better()

    def on_evaluation_graph_pointed(self, event: EvaluationGraph.Pointed) -> None:
        """Go to the move that was pointed at."""
        event.stop()
        if event.place < len(self._found):
            self._moves.choose(f"{self._found[event.place].number}")

    @property
    def _place(self) -> int:
        """The place of the move under the cursor among those weighed, -1 for none."""
        chosen = self._moves.chosen
        return next((at for at, one in enumerate(self._found) if f"{one.number}" == chosen), -1)

    def _better(self) -> None:
        here = self._place
        self.query_one(EvaluationGraph).show(self._viewed.course(self._found, here))
        shown = self.query_one("#better", Static)
        if here < 0:
            shown.update("")
            return
        hoped, found = self._viewed.better(self._found[here])
        told: list[Content | str] = [hoped, Content.styled(cut(found, max(shown.size.width * 2, 40)), "bold")]
        shown.update(lines(told))
        self._looking.begin(wanted=self.has_class("-wide"))

    def _show_position(self) -> None:
        """Show what lay open before the move under the cursor, once it rests; and what each side gave away."""
        here, shown = self._place, self.query_one("#position", Static)
        if here < 0 or self.app.screen is not self:
            return
        counted = self._viewed.tally(self._found)
        number, (wide, high) = self._found[here].number, shown.size
        seen = self._match.view.at(number - 1)
        head = Content.styled(f"Before move {number}", "bold")
        for told, ending in ((counted, 0), (counted[: len(self._viewed.names)], ENDING)):
            room = high - len(told) - 1
            drawn = lay_open(self._match, seen, (wide, room - 1))
            if len(drawn) < room + ending:
                shown.update(lines([head, *[*drawn, ""][:room], *told]))
                return
        # No room for both: what was given away is told nowhere else, how things lay the game shows.
        shown.update(lines(counted))

    # Keys

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Stand before the move."""
        event.stop()
        self.action_stand()

    def action_stand(self) -> None:
        """Back to the game, before the move under the cursor."""
        self._leave_with(again=False)

    def action_again(self) -> None:
        """A new game that begins before the move under the cursor; this one stays as it is."""
        self._leave_with(again=True)

    def _leave_with(self, *, again: bool) -> None:
        here = self._place
        if here < 0 or self.app.screen is not self:  # another was opened in the same breath
            return
        verdict = self._found[here]
        self.dismiss(Reviewed(verdict.number, f"Played: {verdict.move}. {better(verdict)}", again))

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
        place = self._viewed.next_blunder(self._found, self._place)
        if place is not None:
            self._moves.choose(f"{self._found[place].number}")

    def action_other(self) -> None:
        """Tell it from the next side."""
        self._viewed = replace(self._viewed, seat=(self._viewed.seat + 1) % len(self._viewed.names))
        self._fill()

    def action_time(self, times: float) -> None:
        """Another time for each position."""
        self._seconds = min(max(self._seconds * times, 0.1), 60.0)
        self._begin()
