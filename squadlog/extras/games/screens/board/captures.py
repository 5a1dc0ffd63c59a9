"""The prompt for captures: after a move, or for those that were overlooked. Only what is declared is taken (A.6)."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from squadlog.extras.games.screens.frame.words import link_rules
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Dialog
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.wrapped_list import WrappedList

TIMES = {1: "Phalanx!", 2: "Double Phalanx!", 3: "Triple Phalanx!", 4: "Quadruple Phalanx!"}
DECLARE, NONE = "declare", "none"


class CapturesDialog(Dialog[tuple[int, ...]]):
    """Asks which of the pieces that may be taken are taken; the answer is their places.

    `prey` are place and words of each. `silent`: nothing may be declared as well, as after a move.
    """

    CSS_PATH = "../frame/dialogs.tcss"
    AUTO_FOCUS = "#rows"
    HELP = (
        "You cover two whole sides of these enemy pieces. Enter on the first row declares Phalanx and takes all "
        "ticked pieces; Enter, or space, on a piece ticks it or not. o takes none. Escape cancels the move: no piece "
        "has moved yet."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "tick", "Tick", id="captures.tick"),
        Binding("o", "none", "Take none", id="captures.none"),
    ]

    def __init__(self, heading: str, prey: Sequence[tuple[int, str]], *, silent: bool) -> None:
        super().__init__()
        self._heading, self._prey, self._silent = heading, tuple(prey), silent
        self._ticked = {place for place, _ in prey}

    def compose(self) -> ComposeResult:
        """What was moved, and what it may take."""
        with Vertical(id="captures-box", classes="panel"):
            yield Static(link_rules(self._heading, "bold"), markup=False)
            yield WrappedList(id="rows", decides=True)
        yield KeyBar()

    def on_mount(self) -> None:
        """List the captures, every one ticked."""
        self._fill()

    def _fill(self) -> None:
        rows = []
        if self._ticked:
            number = len(self._ticked)
            rows.append(
                (
                    DECLARE,
                    Content.styled(
                        f"{TIMES.get(number, f'Phalanx, {number} times!')} Take the ticked pieces", "bold"
                    ),
                )
            )
        if self._silent:
            rows.append((NONE, Content("Declare nothing: take no piece")))
        rows += [
            (str(place), Content(f"  {'[x]' if place in self._ticked else '[ ]'} {words}"))
            for place, words in self._prey
        ]
        self.query_one(WrappedList).set_entries(rows)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - textual's
        """Overlooked captures are a turn of their own: one at least."""
        return self._silent if action == "none" else True

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Declare, or tick."""
        event.stop()
        if event.key == DECLARE:
            self.dismiss(tuple(place for place, _ in self._prey if place in self._ticked))
        elif event.key == NONE:
            self.dismiss(())
        else:
            self._toggle(event.key)

    def action_tick(self) -> None:
        """Tick the highlighted piece, or take the tick away."""
        self._toggle(self.query_one(WrappedList).chosen)

    def _toggle(self, key: str | None) -> None:
        if key is not None and key.isdigit():
            self._ticked ^= {int(key)}
            self._fill()

    def action_none(self) -> None:
        """Declare nothing: the move is made and nothing is taken."""
        self.dismiss(())
