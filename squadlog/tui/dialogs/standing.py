"""The panel for a standing order: what these soldiers do from now on by themselves, one line each."""

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.content import Content

from squadlog.battle.state import Known
from squadlog.facts.ground_facts import StatedMove
from squadlog.session.chapters import states
from squadlog.session.view.orders.menu import who_words
from squadlog.session.view.questions.standing import IN_WORDS, UNTIL, StandingOffer, standing_offers
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.dialogs.panel import DeskPanel, PanelList, hints


class StandingPanel(DeskPanel):
    """What these soldiers do from now on. The answer is the command; `words` where it is to be said in words."""

    FIRST = "#tasks"
    QUESTION = False
    ROWS: ClassVar[int] = 12
    HELP = (
        "Choose what the soldiers do by themselves from now on, subphase by subphase, with the arrows and Enter, or "
        "with a click. They continue until it is done, or until a soldier comes into sight, is hit, or is in the "
        "way: then you choose again. Any other order ends it, and so does X."
    )

    def __init__(self) -> None:
        super().__init__()
        self._units: tuple[int, ...] = ()
        self._offers: tuple[StandingOffer, ...] = ()

    def compose(self) -> ComposeResult:
        """The lines."""
        yield PanelList(id="tasks", decides=True)

    def about(self, battle: Known, units: Sequence[int], ruler: StatedMove | None = None) -> None:
        """Fill it for these soldiers. `ruler` is the path that is laid on the map, if any."""
        self._units = tuple(units)
        self._offers = tuple(standing_offers(battle, units, ruler))
        who = who_words(battle, units)
        has = states(battle.units[units[0]].held) if len(units) == 1 else ()
        now = "".join(f" · {state}" for state in has)
        self.border_title = Content(f"{who} · standing order{now}")
        self.border_subtitle = hints(("⏎", "give order", "give"), ("esc", "none", "put_aside"))
        rows = [
            ListRow("until", Content.styled(UNTIL, "$quiet"), stops=False),
            *(ListRow(offer.key, Content(offer.words)) for offer in self._offers),
        ]
        self.query_one("#tasks", StripList).fill(rows)

    @on(StripList.Selected, "#tasks")
    def _chosen(self, event: StripList.Selected) -> None:
        event.stop()
        self.action_give()

    def action_give(self) -> None:
        """Give the order under the cursor."""
        chosen = self.query_one("#tasks", StripList).chosen
        offer = next((one for one in self._offers if one.key == chosen), None)
        if offer is None:
            self.app.bell()
        else:
            self.answer(offer.command(self._units) or IN_WORDS)
