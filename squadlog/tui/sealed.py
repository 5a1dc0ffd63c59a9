"""Words of a sealed battle on the screen: new ones as it begins, and those that open a seat. No word is shown."""

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Input, Static

from squadlog.base.errors import SquadlogError
from squadlog.facts.seats import REFEREE, REFEREE_CALLED, Speaker
from squadlog.store.seal.words import unfit
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog
from squadlog.tui.chrome.strip_list import ListRow, StripList


class SealDialog(Dialog[dict[str, str]]):
    """Asks for a new word for each side, typed twice, and for the referee's, which there need not be."""

    OF_THE_MOMENT = False
    CSS_PATH = "sealed.tcss"
    HELP = (
        "The file encrypts what a side may not know. Each side types its own password here while the others look "
        "away, and the referee types one that opens everything. A lost password cannot be recovered. Escape begins "
        "no battle."
    )

    def __init__(self, sides: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self._wanted = [*sides, (REFEREE, REFEREE_CALLED)]
        self._words: dict[str, str] = {}
        self._once = ""

    def compose(self) -> ComposeResult:
        """One line, which asks for one word after the other."""
        with Box("Seal", ("⏎", "accept", ""), LEAVES, id="word-box"):
            yield Static("", id="word-asks", markup=False)
            yield Input(password=True, id="word")
            yield Static("", id="word-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Ask for the first password."""
        self._ask()

    def _ask(self, fault: str = "") -> None:
        seat, name = self._wanted[0]
        none = "; Enter for none" if seat == REFEREE and not self._once else ""
        again = "once more" if self._once else "hidden from the other players"
        self.query_one("#word-asks", Static).update(Content(f"Password for {name}, {again}{none}:"))
        self.query_one("#word-fault", Static).update(Content(fault))
        self.query_one("#word", Input).value = ""

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Ask for the same password once more, or go on to the next seat's."""
        event.stop()
        (seat, _), word = self._wanted[0], event.value
        if self._once and word != self._once:
            self._once = ""
            self._ask("The two passwords differ.")
            return
        if not self._once and word.strip():
            if why := unfit(word, self._words.values()):
                self._ask(why)
                return
            self._once = word
            self._ask()
            return
        if not word.strip() and seat != REFEREE:
            self._ask("A side needs a password.")
            return
        if word.strip():
            self._words[seat] = word
        self._once = ""
        self._wanted.pop(0)
        if self._wanted:
            self._ask()
        else:
            self.dismiss(self._words)


class UnsealDialog(Dialog[None]):
    """Asks who sits down at a sealed battle, and for the password of that seat. Then the battle is shown from there."""

    OF_THE_MOMENT = False
    CSS_PATH = "sealed.tcss"
    AUTO_FOCUS = "#word-seats"
    HELP = (
        "The battle is sealed. Choose a seat and type its password; a display for all players needs none. If all "
        "sides play at this screen, each types its password in turn."
    )

    def __init__(self, number: int, seats: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self._number, self._seats = number, dict(seats)
        self._seat: str | None = None
        self._asked: tuple[str, str] | None = None

    def compose(self) -> ComposeResult:
        """The seats, and a line for the word."""
        with Box("A sealed battle", ("⏎", "accept", ""), LEAVES, id="word-box"):
            yield StripList(id="word-seats", decides=True)
            yield Static("", id="word-asks", markup=False)
            yield Input(password=True, id="word")
            yield Static("", id="word-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the seats."""
        listed = self.query_one(StripList)
        listed.styles.height = len(self._seats)
        listed.fill(
            tuple(ListRow(f"s{place}", Content(name)) for place, name in enumerate(self._seats.values()))
        )

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Go on to the password of that seat; a display needs none."""
        event.stop()
        self._seat, self._asked = list(self._seats)[int(event.key[1:])], None
        self._go_on(self._seat)

    def _go_on(self, seat: str, word: str | None = None) -> None:
        fault, opened, desk = "", None, open_desk(self.app)
        try:
            self._asked = desk.unseal(self._number, seat, word)
            opened = None if self._asked else desk.resume(self._number, Speaker(seat=seat))
        except SquadlogError as error:  # a wrong word, or what that word finds damaged
            fault = str(error)
        if opened is not None:
            self.dismiss(None)
            places(self.app).show("battle", opened)
            return
        name = self._asked[1] if self._asked else self._seats[seat]
        self.query_one("#word-asks", Static).update(Content(f"Password of {name}:"))
        self.query_one("#word-fault", Static).update(Content(fault))
        line = self.query_one("#word", Input)
        line.value = ""
        line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Try the password."""
        event.stop()
        if self._seat is not None:
            self._go_on(self._seat, event.value)
