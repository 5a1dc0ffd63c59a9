"""The card of the soldier under the cursor, and what it did of late."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content

from squadlog.battle.state import Known
from squadlog.session.view.words.card import card_of
from squadlog.tui.battle.askline import CardLines
from squadlog.tui.battle.card import card_words, table_words, title_of
from squadlog.tui.battle.frame import BORDER
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.arrangement import Arrangement
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.roster import Roster
from squadlog.tui.battle.story import briefing, fit_rows, story
from squadlog.tui.chrome.screens import Hint, hint_line, retitle
from squadlog.tui.chrome.wrapped_list import wrap_words

CARD_HINTS: tuple[Hint, ...] = (("i", "reasons", "screen.rooms.card"),)


class DeskCard:
    """Draws the card on the desk, and gives its rows to whoever shows them elsewhere."""

    def __init__(
        self, chair: Chair, arrangement: Arrangement, panels: Panels, roster: Roster, journal: Journal
    ) -> None:
        self._chair, self._arrangement, self._panels = chair, arrangement, panels
        self._roster, self._journal = roster, journal
        self.lines = CardLines(id="card")
        self._box = Vertical(self.lines, id="card-box", classes="panel")
        self._known: tuple[tuple[Known, tuple[int | None, int, int]] | None, list[Content]] = None, []

    def compose(self) -> ComposeResult:
        """The card in its box."""
        self.name_keys(named=True)
        yield self._box

    def name_keys(self, *, named: bool) -> None:
        """Name the key of the card in its border, or no key while others have them."""
        self._box.border_subtitle = hint_line(CARD_HINTS) if named else ""

    def forget(self) -> None:
        """Forget the rows laid out before: the record stands elsewhere, so they are laid out anew."""
        self._known = None, []

    def draw(self) -> None:
        """Draw the card on the desk."""
        frame = self._arrangement.frame
        if frame is None or not frame.desk:
            return
        retitle(self._box, title_of(self._chair.seat.known, self._roster.selected))
        rows = frame.desk - self._panels.lent - BORDER
        self.lines.tell(self.rows(self.lines.room or self.lines.app.size.width - 4, rows))

    def rows(self, width: int, rows: int) -> list[Content]:
        """The card of the chosen soldier and what it did of late; the briefing where there is none of it."""
        number, battle = self._roster.selected, self._chair.seat.known
        if number not in battle.units:
            # Whoever has just hidden is known no more; the roster hears of it after what was told is drawn.
            number = None
        drawn_for = (number, width, rows)
        known, shown = self._known
        if known is None or known[0] is not battle or known[1] != drawn_for:
            shown = self._all_of(battle, number, width, rows)
            self._known = (battle, drawn_for), shown
        return shown

    def _all_of(self, battle: Known, number: int | None, width: int, rows: int) -> list[Content]:
        if number is None:
            return briefing(battle.setup, width, rows)
        seat, frame = self._chair.seat, self._arrangement.frame
        shots = seat.rules.shots_left(number)[number]
        told_of = card_of(battle, battle.units[number], seat.due.reminders(), shots)
        if frame is not None and not frame.desk:
            return fit_rows(wrap_words(card_words(battle, told_of), width), rows)
        card = wrap_words(table_words(told_of), width)
        left = rows - len(card) - 1
        told = self._journal.about(battle, number)
        under = story(told, width, left) if told else briefing(battle.setup, width, left)
        return [*card, Content(""), *under] if under else fit_rows(card, rows)
