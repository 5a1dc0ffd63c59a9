"""The screen of phones: serve the battle that is played, show a code for each seat, see who is here."""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.plugs import RunsBeside, run_beside, stop_beside
from squadlog.extras.web.screens import phones_words as words
from squadlog.tui.asker import Asker
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Headline, RoomScreen
from squadlog.tui.chrome.strip_list import ListRow, StripList

with lazy_imports():
    from squadlog.extras.web.screens import hosted
    from squadlog.extras.web.server import app as servers
    from squadlog.extras.web.server import lan

if TYPE_CHECKING:
    from squadlog.extras.web.screens.hosted import HostedBattle, HostedSeat
    from squadlog.session.seat import Seat

NEEDED = 'Phones at the table need the extra for them: pip install "squadlog[web]"'
LIBRARIES = ("aiohttp", "jinja2", "segno")
_HOSTED: dict[int, HostedBattle] = {}
"""The battles that are served from here, by number."""


class SeatRows(StripList):
    """The seats. Enter does nothing there."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key does something here."""
        return False if action == "select" else super().check_action(action, parameters)


class PhonesScreen(RoomScreen):
    """The seats of the battle that is played, with codes for phones."""

    CSS_PATH = "phones.tcss"
    AUTO_FOCUS = "#seats"
    HELP = (
        "Everybody at the table can have a seat on the phone in the pocket: this computer serves the battle while you "
        "play it here. Choose a seat; whoever is to have it points the camera of the phone at the code, or types the "
        "address and then the eight letters.\n"
        "n makes a new code for the seat, r sends away whoever sits there, s stops serving. Escape goes back to the "
        "battle, and the phones go on: the first line of the battle says how many are here. They stop when you leave "
        "the battle. On the command line: squadlog serve."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new_code", "New code", id="phones.code"),
        Binding("r", "send_away", "Send away", id="phones.away"),
        Binding("s", "stop", "Stop serving", id="phones.stop"),
    ]

    def __init__(self, seat: Seat) -> None:
        """Take a seat at the battle that is to be served."""
        super().__init__()
        self._seat = seat
        self._shown: tuple[HostedSeat, ...] | None = None

    def compose(self) -> ComposeResult:
        """The seats and the words at the left, the code at the right."""
        yield Headline("Phones", "a seat for everybody at the table")
        with Horizontal():
            with Vertical(id="phones-left"):
                yield SeatRows(id="seats", classes="panel")
                yield Static("", id="phones-told", markup=False)
            yield Static("", id="phones-code", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the seats; begin to serve where that has not begun."""
        if any(find_spec(name) is None for name in LIBRARIES):
            places(self.app).say(NEEDED, error=True)
            self.call_after_refresh(self.leave)
            return
        self.query_one("#seats", StripList).border_title = "seats"
        self.set_interval(0.5, self.show)
        if self._served is None:
            self._begin()
        self.show()

    @property
    def _served(self) -> HostedBattle | None:
        return _HOSTED.get(self._seat.id)

    @work
    async def _begin(self) -> None:
        """Ask who is to reach it, and serve."""
        address, asker = lan.own_address(), Asker(self)
        question = "Who is to reach the battle?" if address else words.NO_NETWORK
        who = await asker.one_of(question, words.choices(address))
        if who is None:
            self.leave()
            return
        try:
            await asyncio.to_thread(self._serve, address if who == words.LAN else "127.0.0.1")
        except (OSError, SquadlogError) as error:
            asker.refuse(error.strerror or error if isinstance(error, OSError) else error)
            self.leave()
            return
        self.show()

    def _serve(self, host: str) -> None:
        """Begin to serve, in a thread. OSError where it cannot listen there, SquadlogError for what it cannot open."""
        number = self._seat.id
        served = hosted.HostedBattle(self._seat.store.path, number, servers.Address(host=host))
        if not self.stands:  # left while it began
            served.end()
            return
        _HOSTED[number] = served

        def end() -> None:
            del _HOSTED[number]
            served.end()

        run_beside(number, RunsBeside(hosted.KEY, served.mark, end))

    def show(self) -> None:
        """Show how the seats stand, where that has changed."""
        served = self._served
        if served is None or served.seats == self._shown:
            return
        self._shown = served.seats
        listed = self.query_one("#seats", StripList)
        listed.fill([ListRow(f"s{place}", words.seat_words(one)) for place, one in enumerate(served.seats)])
        self._show_codes()

    def on_resize(self) -> None:
        """Show as many codes as have room now."""
        self._show_codes()

    @on(StripList.Highlighted, "#seats")
    def _show_codes(self) -> None:
        served, seat = self._served, self._chosen
        if served is None or seat is None or self._shown is None:
            return
        told = [served.url, *words.reach(served.url), "", words.HOW]
        self.query_one("#phones-told", Static).update(Content("\n".join(told)))
        across, down = words.room_for_codes(self.size.width, self.size.height)
        others = [one for one in self._shown if one.presence == "free" and one is not seat]
        shown = [seat, *others][: across * down]
        across = min(across, len(shown))
        codes = self.query_one("#phones-code", Static)
        codes.styles.width = across * words.ACROSS
        codes.update(words.side_by_side([words.code_rows(one, served.link(one)) for one in shown], across))

    @property
    def _chosen(self) -> HostedSeat | None:
        key = self.query_one("#seats", StripList).chosen
        seats = self._shown or ()
        return seats[int(key[1:])] if key and int(key[1:]) < len(seats) else None

    def action_new_code(self) -> None:
        """A new code for this seat, for one more device."""
        if self._served is not None and (seat := self._chosen) is not None:
            self._served.make_code(seat.place)

    @work
    async def action_send_away(self) -> None:
        """Send away whoever sits there: they need a new code."""
        seat = self._chosen
        if self._served is None or seat is None:
            return
        if seat.devices and not await Asker(self).sure(
            f"Send away whoever sits there, {words.called(seat)}?"
        ):
            return
        if (served := self._served) is not None:
            served.send_away(seat.place)

    def action_stop(self) -> None:
        """Stop serving: the phones say that the host has gone."""
        stop_beside(self._seat.id, hosted.KEY)
        self.leave()
