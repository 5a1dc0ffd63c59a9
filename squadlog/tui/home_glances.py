"""The right side of home: what the cursor stands on, looked into by another thread, and kept while nothing changes."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from textual.content import Content
from textual.message import Message
from textual.worker import get_current_worker

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.plugs import answers
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Rest, RoomScreen
from squadlog.tui.chrome.stored import menu_entries
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import lines
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.tui.battle import glance as glances

if TYPE_CHECKING:
    from squadlog.session.glance import Glance
    from squadlog.store.records import BattleSummary
    from squadlog.tui.chrome.desk import Desk

STORED, OTHER, READY = "#", "record ", "ready:"
"""What the keys of rows begin with: a stored battle, another record that an extra goes on with, a ready battle."""
LISTED = 10
"""Records that are looked into without being asked for: those played last."""
LOOKS_AFTER_S = 0.2
"""How long the cursor rests before the right side looks into what it stands on."""


class HomeMenu(StripList):
    """The one list of the screen. `first` is the row it began on: untouched, the cursor stays on the first."""

    decides = True
    first: str | None = None

    class Widened(Message):
        """Says that there is room for longer or shorter rows."""

    @property
    def room(self) -> int:
        """Cells of the words of a row."""
        return max(40, (self.scrollable_content_region.width or self.app.size.width - 5) - 1)

    def on_resize(self) -> None:
        """Tell of it."""
        super().on_resize()
        self.post_message(self.Widened())


class GlancingScreen(RoomScreen):
    """A list of what can be gone on with or begun, and beside it what the cursor stands on."""

    class Glanced(ValueMessage):
        """A stored or ready battle has been looked into: how it stands, or why it cannot be told."""

        key: str
        modified: str
        seen: "Glance | Content | str"

    def __init__(self) -> None:
        super().__init__()
        self._records: dict[str, BattleSummary] = {}
        self._seen: dict[tuple[str, str], Glance | Content | str] = {}
        self._looking = Rest(self, LOOKS_AFTER_S, self._look)

    def _rows(self, width: int) -> Iterator[ListRow]:
        """The rows of the list, `width` cells wide."""
        raise NotImplementedError

    def _look_soon(self) -> None:
        self._looking.begin(
            wanted=places(self.app).desk is not None
            and not (self.has_class("-narrow") and self.has_class("-low"))
        )

    def _look(self) -> None:
        """Show what the cursor stands on; what is not known yet is looked into by another thread."""
        desk, chosen = places(self.app).desk, self.query_one(HomeMenu).chosen
        if desk is None or chosen is None or not self.stands:
            return
        self._show(chosen)
        if chosen.startswith(OTHER) and not all(
            self._room
        ):  # the pane has come just now, and has no size yet
            self._look_soon()
            return
        wanted = [self._looked_up(chosen), *list(self._records)[:LISTED]]
        fresh = [
            key
            for key in dict.fromkeys(wanted)
            if (key.startswith((STORED, READY)) or (key == chosen and key in self._records))
            and (key, self._modified(key)) not in self._seen
        ]
        if fresh:
            known = {
                key: (self._modified(key), partial(self._at_a_glance, desk, key, self._room)) for key in fresh
            }
            self.run_worker(lambda: self._glance(known), thread=True, exclusive=True, group="glance")

    @property
    def _room(self) -> tuple[int, int]:
        pane = next(iter(self.query(glances.GlancePane)), None)
        return pane.room if pane is not None else (0, 0)

    def _modified(self, key: str) -> str:
        """What tells one look at it from another: when it was played last, and how large it is drawn."""
        modified = self._records[key].modified if key in self._records else ""
        return f"{modified} {self._room}" if key.startswith(OTHER) else modified

    @staticmethod
    def _looked_up(key: str) -> str:
        return key.removeprefix("card:")

    def _glance(self, looks: "Mapping[str, tuple[str, Callable[[], Glance | Content]]]") -> None:
        worker = get_current_worker()
        for key, (modified, look) in looks.items():
            if worker.is_cancelled:
                return
            seen = glances.look_at(look)
            if not worker.is_cancelled:
                self.post_message(self.Glanced(key, modified, seen))

    @staticmethod
    def _at_a_glance(desk: "Desk", key: str, room: tuple[int, int]) -> "Glance | Content":
        if key.startswith(OTHER):
            number = int(key.removeprefix(OTHER))
            return lines(next(answers("glimpse"))(desk.store, number, room))
        if key.startswith(READY):
            return desk.ready_at_a_glance(key.removeprefix(READY))
        return desk.at_a_glance(int(key.removeprefix(STORED)))

    def on_glancing_screen_glanced(self, event: Glanced) -> None:
        """Keep it, and show it where it is wanted."""
        event.stop()
        self._seen[event.key, event.modified] = event.seen
        if not self.stands:
            return
        menu = self.query_one(HomeMenu)
        if event.key in self._records:
            menu.fill(list(self._rows(menu.room)))
        if menu.chosen is not None and self._looked_up(menu.chosen) == event.key:
            self._show(menu.chosen)

    def _show(self, chosen: str) -> None:
        key = self._looked_up(chosen)
        halves = self.query_one("#halves")
        pane = next(iter(self.query(glances.GlancePane)), None) or glances.GlancePane()
        if not pane.is_attached:
            halves.mount(pane)
        seen = self._seen.get((key, self._modified(key)))
        if seen is not None:
            pane.show_seen(seen, briefing=key.startswith(READY))
        elif key in self._records:
            stored = self._records[key]
            pane.tell((Content.styled(stored.title, "bold"), f"{stored.moment}"))
        else:
            offer = next(
                (
                    offer
                    for offer in (*menu_entries(begins=True), *menu_entries(begins=False))
                    if offer.key == key
                ),
                None,
            )
            pane.tell((Content.styled(offer.name, "bold"), offer.told) if offer is not None else ())
