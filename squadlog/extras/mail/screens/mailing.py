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
from squadlog.tui.chrome.places import open_desk, places
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

    def __init__(self, seat: "Seat | None" = None) -> None:
        """`seat` at the battle that it was opened from; at home, of all battles, None."""
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

    def _all_battles(self) -> list[str]:
        """Where each battle by mail stands, and what to press."""
        store = open_desk(self.app).store
        titles = {battle.id: battle.title for battle in store.battles()}
        found = state.mailed(store)
        told = [words.format_stands(store, number, titles[number], one) for number, one in found.items()]
        return [
            *(told or ["No battle is played by mail here yet."]), "",
            "t takes a packet that came; the first one puts its battle into your file.",
            "To send, open the battle and press Y.",
        ]  # fmt: skip

    def _show(self) -> None:
        if self._seat is None:
            self.query_one("#mail-told", Static).update(Content("\n".join(self._all_battles())))
            return
        store, number = self._seat.store, self._seat.id
        stands = state.state_of(store, number)
        if stands is None:
            first = (
                "This battle is not played by mail yet. s asks which side your friend plays, and writes the first"
                " packet for it. That seals the battle; from then on you play the other side here."
            )
            told = [first]
        else:
            told = [words.format_stands(store, number, self._seat.title, stands), ""]
            told += [words.format_mark(mark) for mark in stands.marks[-20:]]
            told += ["", words.format_dice(stands)]
            told += [f"Signs of both homes: {stands.signs}"] if stands.signs else []
        self.query_one("#mail-told", Static).update(Content("\n".join(told)))

    @work
    async def action_send(self) -> None:
        """Write a packet into a file whose name is asked for."""
        seat, to = self._seat, None
        if seat is None:
            tell(self.app, "Open the battle that is to go, and press Y there.", severity="warning")
            return
        if (stands := state.state_of(seat.store, seat.id)) is None:
            sides = [(side.id, side.name) for side in seat.known.setup.sides]
            if (to := await Asker(self).one_of("Which side plays your friend?", sides)) is None:
                return
        packet = 1 if stands is None else stands.number + stands.ours
        path = await Asker(self).line("Name of a new file:", f"battle-{seat.id}-{packet}.squadlog-mail")
        if not path:
            return
        here, careful = (seat.store, seat.id), ""
        try:
            if not seat.who.looks:
                careful = sending.why_careful(*here) or sending.why_early(*here)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        if not careful or await Asker(self).sure(f"{careful} Send it?"):
            self._tried(lambda: self._send(seat, path, to))

    def _send(self, seat: "Seat", path: str, to: str | None) -> None:
        store, number = seat.store, seat.id
        begins = state.state_of(store, number) is None
        if (target := file_named(path)).exists():
            raise SquadlogError(f"{clean_text(path, limit=80)} already exists; nothing was sent.")
        sent = sending.send(store, number, to, drops=True)
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
        store = open_desk(self.app).store if self._seat is None else self._seat.store
        taken = taking.take(store, read_file(file_named(path), MOST_BYTES), path)
        tell(self.app, " ".join(words.format_taken(taken)))
        if self._seat is None or taken.battle != self._seat.id:
            places(self.app).open_battle(taken.battle)

    def _tried(self, does: "Callable[[], None]") -> None:
        if self._seat is not None and self._seat.who.looks:
            tell(self.app, "This is a read-only display: nothing is sent or taken here.", severity="error")
            return
        try:
            does()
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
        self._show()
