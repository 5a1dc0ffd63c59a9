"""What runs behind a terminal in a browser: the screens of one battle at one seat. Whoever leaves the battle leaves it.

`python -m squadlog.extras.web.terminal.seated FILE BATTLE SEAT` is begun by the server alone, which talks with it as
Textual's own driver for browsers does.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, ClassVar, TextIO

from textual.driver import Driver
from textual.drivers.web_driver import WebDriver
from textual.screen import Screen

from squadlog.base.errors import SquadlogError
from squadlog.base.user_paths import copies_folder
from squadlog.battle.whose.seats import seat_named
from squadlog.book.copies import Copies
from squadlog.book.places import PACKAGE
from squadlog.cli.choosing import seat_called
from squadlog.extras.web.terminal.confined import confine
from squadlog.facts.seats import TABLE, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.mishaps import write_traceback
from squadlog.tui.app import SquadlogApp
from squadlog.tui.battle.screen import BattleScreen
from squadlog.tui.chrome.desk import Desk
from squadlog.tui.sealed import UnsealDialog

OPEN = frozenset(
    {
        "battle", "correct", "confirm", "features", "help", "keys", "log", "reading", "replay", "rules", "rulings",
        "score", "set_right", "table",
    }
)  # fmt: skip
"""The screens that open from there: those of this battle, and what explains them."""
NOT_HERE = "That opens at the computer itself, not in a browser."
LATER_THAN = 5
"""By how much this process gives way to the server, which others wait for (as `nice` counts)."""


READ_S = 6.0
"""How long it is told why the battle cannot be opened."""


class SeatDriver(WebDriver):
    """Hands out no file, opens no page, and ends the screens when the server has gone."""

    def open_url(self, url: str, new_tab: bool = True) -> None:  # noqa: FBT002 - textual declares it
        """Open no page: whoever sits there has a browser of their own."""

    def deliver_binary(self, binary: BinaryIO | TextIO, **_asked: Any) -> None:  # noqa: ANN401 - textual's options
        """Hand out no file."""
        binary.close()

    def run_input_thread(self) -> None:
        """Read what is typed until the screens end; where nobody is left to type, end them."""
        super().run_input_thread()
        with suppress(RuntimeError):  # ended already
            self._loop.call_soon_threadsafe(self._app.exit)


class OutScreen(Screen[None]):
    """What is there where the battle cannot be opened: why not, for a while, and then the end."""

    def on_mount(self) -> None:
        """Let the sentence be read."""
        self.set_timer(READ_S, self.app.exit)


class DoorScreen(Screen[None]):
    """What lies before a sealed battle: it asks for the word of the seat, and is the way out."""

    def __init__(self, battle: int, seat: tuple[str, str]) -> None:
        super().__init__()
        self._asks: UnsealDialog | None = UnsealDialog(battle, (seat,))

    def on_screen_resume(self) -> None:
        """Ask; whoever comes back here has left."""
        asks, self._asks = self._asks, None
        if asks is not None:
            self.app.push_screen(asks)
        elif self.app.screen is self:
            self.app.exit()


class SeatedApp(SquadlogApp):
    """The program, kept to one battle at one seat: no home, no palette, no other battle, no file."""

    MODES: ClassVar[dict[str, Any]] = {"home": OutScreen}
    CSS_PATH = str(PACKAGE / "tui" / "app.tcss")
    ENABLE_COMMAND_PALETTE = False
    names_files = False

    def __init__(self, path: Path, battle: int, seat: str) -> None:
        super().__init__(path, first=lambda desk: sit_down(desk, battle, seat))

    def get_driver_class(self) -> type[Driver]:
        """The driver that speaks with the server."""
        return SeatDriver

    def _handle_exception(self, error: Exception) -> None:
        """Keep what was nobody's fault but ours: no one sees it told in a browser."""
        if not self._blamed(error):
            write_traceback(error, "terminal")
        super()._handle_exception(error)

    def show(self, name: str, *arguments: object, **then: Any) -> None:  # noqa: ANN401 - handed on
        """Open a screen of this battle; say of any other that it does not open here."""
        if name in OPEN:
            super().show(name, *arguments, **then)
        else:
            self.say(NOT_HERE, error=True)

    def go_home(self) -> None:
        """End: there is nothing else."""
        self.exit()

    def open_battle(self, number: int) -> None:  # noqa: ARG002 - not even this one
        """Open no battle: this one is open."""
        self.say(NOT_HERE, error=True)

    open_record = open_battle

    def open_ready(self, key: str) -> None:  # noqa: ARG002 - whichever
        """Begin no battle."""
        self.say(NOT_HERE, error=True)

    def action_open(self, name: str) -> None:
        """Open a screen, as `show` does."""
        self.show(name)


def sit_down(desk: Desk, battle: int, seat: str) -> Screen[None]:
    """The battle as that seat sees it, or what asks for its word. Raises SquadlogError."""
    record = Session.open(desk.store, battle)
    known = record.views.seen(TABLE)
    sat = seat_named(known, seat)
    if sat is not None and sat.left:
        raise SquadlogError(f"{sat.name} has left this battle: come back {sat.name} lets him play on.")
    who = Speaker(seat=seat_called(known.setup, seat)) if sat is None else sat.speaker
    sealed = dict(desk.seats_sealed(battle))
    if who.seat in sealed:
        return DoorScreen(battle, (who.seat, sealed[who.seat]))
    return BattleScreen(record.seat(who))


def main(words: list[str]) -> None:
    """Show the screens until whoever sits there leaves, or the server ends."""
    store, battle, seat = Path(words[0]), int(words[1]), words[2]
    confine(store)
    Copies.folder = copies_folder
    with suppress(AttributeError, OSError):  # there is no such thing on Windows
        os.nice(LATER_THAN)
    app = SeatedApp(store, battle, seat)
    app.use_terminal("truecolor")
    app.run()


if __name__ == "__main__":
    main(sys.argv[1:])
