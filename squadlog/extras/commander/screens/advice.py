"""The sheet of advice: what a commander would do with one's own soldiers, why, and rather than what."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static
from textual.worker import get_current_worker

from squadlog.base.names import as_sentence
from squadlog.battle.commands import Command
from squadlog.reports.wording import name_of
from squadlog.session.said.advising import advise_or_say_why, adviser_of, terms_beside
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import CLOSES, Box, Dialog
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.value_message import ValueMessage

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from textual.app import ComposeResult

    from squadlog.session.said.advising import OrderAdvised, SoldierAdvised
    from squadlog.session.seat import Seat

THINKS = "thinking ..."


class AdviceDialog(Dialog[Command | tuple[Command, ...]]):
    """Advice on soldiers who await orders, a row each as it comes; Enter gives the order under the cursor, a all."""

    CSS_PATH = "advice.tcss"
    AUTO_FOCUS = "#advice"
    HELP = (
        "What a commander would do with the chosen soldier, or with each of yours who lacks an order: the order, "
        "why, what was weighed, and what it would do instead. Enter gives the order under the cursor, a all that are "
        "known; Escape closes. It knows what your seat knows and nothing more. On the command line: squadlog advise."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("a", "give_all", "Give all", id="advice.all")]

    class Come(ValueMessage):
        """The advice on a soldier has come, or why there is none."""

        unit: int
        advised: SoldierAdvised | str

    def __init__(self, seat: Seat, units: Sequence[int]) -> None:
        """Take the seat that asks, and those it asks about."""
        super().__init__()
        self._known, self._units, self._adviser = seat.known, tuple(units), adviser_of(seat)
        self._found: dict[int, SoldierAdvised | str] = {}

    def compose(self) -> ComposeResult:
        """A row for each soldier; beneath them what was weighed for the one under the cursor."""
        several = [("a", "give all", "screen.give_all")] if len(self._units) > 1 else []
        with Box("What would you do?", ("⏎", "give this order", ""), *several, CLOSES, id="advice-box"):
            yield StripList(id="advice", decides=True)
            with Vertical(id="advice-why"):
                yield Static("", id="advice-told", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show whom it is about, and think apart from the screen."""
        listed = self.query_one(StripList)
        listed.styles.height = min(8, len(self._units))
        self._fill()
        self.run_worker(self._think, thread=True)

    def _think(self) -> None:
        worker = get_current_worker()
        for unit in self._units:
            found = advise_or_say_why(self._adviser, unit)
            if worker.is_cancelled:
                return
            self.post_message(self.Come(unit, found))

    def on_advice_dialog_come(self, event: Come) -> None:
        """Show it."""
        event.stop()
        self._found[event.unit] = event.advised
        self._fill()

    def _fill(self) -> None:
        listed = self.query_one(StripList)
        rows = [
            ListRow(str(unit), Content(f"{name_of(self._known, unit)}: {self._told(unit)}"))
            for unit in self._units
        ]
        listed.fill(rows, keep=listed.chosen)
        self._weighed()

    def _told(self, unit: int) -> str:
        found = self._found.get(unit, THINKS)
        if isinstance(found, str):
            return found
        return "no order can be given now" if found.best is None else found.best.words

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Tell the reasons of another row."""
        event.stop()
        self._weighed()

    def _weighed(self) -> None:
        found = self._found.get(int(self.query_one(StripList).chosen or 0))
        told = Content("") if found is None or isinstance(found, str) else weighed_words(found)
        self.query_one("#advice-told", Static).update(told)

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Give that order, once it is known."""
        event.stop()
        if orders := self._orders(int(event.key)):
            self.dismiss(orders[0])

    def action_give_all(self) -> None:
        """Give all orders that are known, in the order of the rows."""
        if orders := self._orders(*self._units):
            self.dismiss(orders)

    def _orders(self, *units: int) -> tuple[Command, ...]:
        found = [one for unit in units if not isinstance(one := self._found.get(unit, ""), str)]
        return tuple(one.best.says for one in found if one.best is not None)


def weighed_words(advised: SoldierAdvised) -> Content:
    """The reasons of the order that is advised, the runner-up with its own, and whose advice it is."""
    if advised.best is None:
        return Content("")
    lines = [*_reasons(advised.best)]
    if advised.instead is not None:
        lines += [f"Rather than: {advised.instead.words}.", *_reasons(advised.instead)]
    return Content("\n").join([*map(Content, lines), Content.styled(f"Weighed by {advised.by}.", "$quiet")])


def _reasons(order: OrderAdvised) -> Iterator[str]:
    yield from filter(None, (as_sentence(order.why), terms_beside(order)))
