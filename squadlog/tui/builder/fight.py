"""Two squads by what they do to each other: levels a turn as bars and a table, staying power, who finds whom."""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.base.lengths import METRES, shown_in
from squadlog.battle.terms import Environment
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.reports.matchup import words
from squadlog.reports.matchup.fight import Fight, around_of, fight
from squadlog.reports.soldier.odds import align
from squadlog.session.usual import usual_scale
from squadlog.squads.plan import SquadPlan
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import CLOSES, Box, Dialog
from squadlog.tui.chrome.words import link_rules


class FightDialog(Dialog[bool]):
    """What two squads do to each other, by day or by night, in any weather."""

    CSS_PATH = "dialogs.tcss"
    HELP = (
        "The bars are the wound levels that all of a squad tick in a turn at the other, in the open and in cover. "
        "Below are the same as numbers, how long each lasts, how soon one who hides is found, and what is assumed.\n"
        "n is by night, r in rain, s in snow; again takes it back. Escape closes. On the command line: squadlog squads "
        "compare A B --fight; on paper: squadlog print compare."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "around('night')", "Night", id="fight.night"),
        Binding("r", "around('rain')", "Rain", id="fight.rain"),
        Binding("s", "around('snow')", "Snow", id="fight.snow"),
    ]

    def __init__(self, first: SquadPlan, second: SquadPlan, book: Rulebook, rulings: Rulings) -> None:
        super().__init__()
        self._squads, self._book, self._rulings = (first, second), book, rulings
        self._around = Environment()

    def compose(self) -> ComposeResult:
        """The page."""
        hints = (
            ("n", "night", "screen.around('night')"),
            ("r", "rain", "screen.around('rain')"),
            ("s", "snow", "screen.around('snow')"),
        )
        with Box("", ("↑↓", "scroll", ""), *hints, CLOSES, id="fight"), VerticalScroll():
            yield Static("", id="fight-told", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Work it out for a fair day."""
        self._show()

    def action_around(self, what: str) -> None:
        """Change night or weather."""
        now = {one: getattr(self._around, one) != (one == what) for one in ("night", "rain", "snow")}
        self._around = around_of(**now)
        self._show()

    def _show(self) -> None:
        found = fight(*self._squads, self._book, self._rulings, self._around)
        one, other = (squad.name for squad in found.squads)
        self.query_one("#fight", Box).border_title = Content(
            f"{one} against {other}, {words.around_words(found)}"
        )
        desk = places(self.app).desk
        with shown_in(METRES if desk is None else usual_scale(desk.store.settings)):
            self.query_one("#fight-told", Static).update(Content("\n").join(_lines(found)))


def _lines(found: Fight) -> Iterator[Content]:
    yield from map(Content, align(list(words.bar_rows(found))))
    for head, rows in (
        (words.fire_head(), words.fire_rows(found)),
        (words.stand_head(), words.stand_rows(found)),
        (words.find_head(), words.find_rows(found)),
    ):
        first, *others = align([head, *rows])
        yield Content("")
        yield Content.styled(first, "bold")
        yield from map(Content, others)
    yield Content("")
    if told := words.alike_words(found):
        yield link_rules(told)
    yield from (link_rules(f"· {sentence}") for sentence in words.pack_words(found))
    yield from (link_rules(f"· {sentence}", "$quiet") for sentence in words.assumptions(found))
