"""The screen of a battle by mail: where it stands with the packets, one to be sent, one to be taken."""

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import file_named, read_file
from squadlog.base.write_files import write_new
from squadlog.extras.mail.packet import MOST_BYTES
from squadlog.tui.asker import Asker
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Headline, RoomScreen, tell

with lazy_imports():
    from squadlog.extras.mail import sending, state, taking, words

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.session.seat import Seat


class MailScreen(RoomScreen):
    """What went and came of a battle by mail."""

    AUTO_FOCUS = None
    HELP = (
        "Two players, each at a computer of their own, play one battle by files. s writes the packet for the other "
        "side; once it is written nothing can be said here until the answer is taken. A lost one s writes again. "
        "t takes a packet that came.\n"
        "The first packet makes the battle one by mail: it is sealed, and both computers roll each die together. Where "
        "the battle was begun everything is decided; at the other computer you give orders, which go with the packet, "
        "and u drops the last one. On the command line: squadlog mail."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "send", "Send this turn by mail", id="mail.send"),
        Binding("t", "take", "Take a packet", id="mail.take"),
    ]

    def __init__(self, seat: "Seat") -> None:
        super().__init__()
        self._seat = seat

    def compose(self) -> ComposeResult:
        """How it stands, and the keys."""
        yield Headline("By mail", "one file for the other side, its answer back")
        yield Static("", id="mail-told", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show how it stands."""
        self._show()

    def _show(self) -> None:
        store, number = self._seat.store, self._seat.id
        stands = state.state_of(store, number)
        if stands is None:
            told = [
                "This battle is not played by mail yet. s writes the first packet, for the side",
                "that must act next, and seals the battle: from then on you play the other side here.",
            ]
        else:
            told = [words.format_stands(store, number, self._seat.title, stands), ""]
            told += [words.format_mark(mark) for mark in stands.marks[-20:]]
            told += ["", words.format_dice(stands)]
            told += [f"Signs of both homes: {stands.signs}"] if stands.signs else []
        self.query_one("#mail-told", Static).update(Content("\n".join(told)))

    @work
    async def action_send(self) -> None:
        """Write a packet into a file whose name is asked for."""
        path = await Asker(self).line("Name of a new file:", f"battle-{self._seat.id}.squadlog-mail")
        if not path:
            return
        here, careful = (self._seat.store, self._seat.id), ""
        try:
            if not self._seat.who.looks:
                careful = sending.why_careful(*here) or sending.why_early(*here)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        if not careful or await Asker(self).sure(f"{careful} Send it?"):
            self._tried(lambda: self._send(path))

    def _send(self, path: str) -> None:
        store, number = self._seat.store, self._seat.id
        begins = state.state_of(store, number) is None
        if (target := file_named(path)).exists():
            raise SquadlogError(f"{clean_text(path, limit=80)} already exists; nothing was sent.")
        sent = sending.send(store, number, drops=True)
        write_new(target, sent.text.encode())
        tell(
            self.app,
            f"{' '.join(words.format_sent(sent))} Written to {clean_text(str(target.resolve()), limit=300)}.",
        )
        if begins:
            places(self.app).open_battle(number)

    @work
    async def action_take(self) -> None:
        """Take the packet in a file whose name is asked for."""
        path = await Asker(self).line("The packet that came:")
        if path:
            self._tried(lambda: self._take(path))

    def _take(self, path: str) -> None:
        taken = taking.take(self._seat.store, read_file(file_named(path), MOST_BYTES), path)
        tell(self.app, " ".join(words.format_taken(taken)))
        if taken.battle != self._seat.id:
            places(self.app).open_battle(taken.battle)

    def _tried(self, does: "Callable[[], None]") -> None:
        if self._seat.who.looks:
            tell(self.app, "This is a read-only display: nothing is sent or taken here.", severity="error")
            return
        try:
            does()
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
        self._show()
