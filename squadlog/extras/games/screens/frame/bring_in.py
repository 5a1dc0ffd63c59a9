"""Bringing in a game: the text of its record, pasted or from a file."""

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static, TextArea

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence
from squadlog.base.read_files import file_named, read_file
from squadlog.extras.games.catalogue import game_of
from squadlog.extras.games.screens.frame.words import game_title, link_rules
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Dialog, hint_line
from squadlog.tui.chrome.typed import PlainInput

with lazy_imports():
    from squadlog.extras.games import score as scores
    from squadlog.extras.games.session import match as matches

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

LONGEST = 1_000_000
"""Bytes of the largest file that is read."""


class BringInDialog(Dialog[int]):
    """The answer is the number of the game that was brought in."""

    CSS_PATH = "bring_in.tcss"
    AUTO_FOCUS = "#file"
    HELP = (
        "Type the name of a file with the record of a game and press Enter; or press Tab, paste the record itself, "
        "and press F2. A record begins with its game, such as: game phalanx-board. Errors are shown by line."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "bring", "Import", id="bring.in")]

    def __init__(self, store: "Store") -> None:
        super().__init__()
        self._store = store

    def compose(self) -> ComposeResult:
        """File, text, what is wrong."""
        with Vertical(id="bring-box", classes="panel") as box:
            box.border_title = "import a game"
            box.border_subtitle = hint_line([("F2", "import", "screen.bring")])
            yield Static(Content("From a file (Enter), or pasted below (Tab, then F2):"), markup=False)
            yield PlainInput(placeholder="name of a file", id="file", compact=True)
            yield TextArea("", id="record", soft_wrap=False, tab_behavior="focus")
            yield Static("", id="bring-fault", markup=False)
        yield KeyBar()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Bring in what the file holds."""
        event.stop()
        self.action_bring()

    def action_bring(self) -> None:
        """Read the record and keep it as a game of its own."""
        name = self.query_one("#file", Input).value.strip()
        text = self.query_one(TextArea).text
        try:
            if name and not text.strip():
                text = self._read(file_named(name))
            score = scores.read(text)
            game = game_of(score.game)
            seats = game.seats(score.options)
            names = [name or own for name, own in zip(score.seats or seats, seats, strict=True)]
            self.dismiss(matches.Match.create(self._store, score, title=game_title(game, names)).id)
        except (SquadlogError, ValueError) as error:
            self._fault(as_sentence(error))

    def _read(self, path: Path) -> str:
        body = read_file(path, LONGEST)
        if len(body) > LONGEST:
            raise ValueError(f"{path.name} is too long for the record of a game")
        return body.decode("utf-8-sig")

    def _fault(self, told: str) -> None:
        self.query_one("#bring-fault", Static).update(
            Content.assemble(("✗ ", "bold $error"), link_rules(told))
        )
