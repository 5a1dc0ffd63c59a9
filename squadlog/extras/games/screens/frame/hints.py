"""The lines of a hint under the board, each with what it is worth, its first move one key away."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.extras.games.screens.frame.words import link_rules
from squadlog.extras.games.words import count_of
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import cut

if TYPE_CHECKING:
    from squadlog.extras.games.players.player import BestLine, Thought

MOST = 3
"""Lines that are shown, and reached by a digit."""
Worth = Callable[[float], str]
"""What a value from 0 to 1 is in words."""
HOW = "Enter or 1, 2, 3 plays a line's first move; Escape leaves them."


class HintList(StripList):
    """The lines to choose from, by key or by one click; out of sight unless there is a hint."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Play it"),
        *[Binding(str(place), f"line({place})", f"Line {place}", show=False) for place in range(1, MOST + 1)],
    ]

    decides = True

    def __init__(self) -> None:
        super().__init__(id="hints")
        self.display = False
        self.moves: tuple[str, ...] = ()
        """The first move of every line shown."""

    def offer(self, shown: "tuple[BestLine, ...]", width: int, worth: "Worth") -> None:
        """Show these lines, `width` cells wide, the cursor on the first."""
        self.moves = tuple(line.moves[0] for line in shown)
        rows = line_rows(shown, width, worth)
        self.fill([ListRow(f"{place}", row) for place, row in enumerate(rows)], keep="0")
        self.display = True

    def action_line(self, place: int) -> None:
        """Play the first move of the line with this number."""
        if place <= len(self.moves):
            self.choose(f"{place - 1}")
            self.action_select()


def best_lines(thought: "Thought") -> "tuple[BestLine, ...]":
    """The lines to show, that of the computer's own move first."""
    return thought.lines[:MOST]


def line_rows(found: "tuple[BestLine, ...]", width: int, worth: Worth) -> list[Content]:
    """A row for each line: its number, what it is worth, its moves as far as they fit."""
    told = [worth(line.value) for line in found]
    wide = max(map(len, told), default=0)
    return [
        Content.assemble(
            (f"{place}: {value:>{wide}}  ", "bold"), link_rules(cut(line.words, width - wide - 7))
        )
        for place, (line, value) in enumerate(zip(found, told, strict=True), start=1)
    ]


def format_search(thought: "Thought") -> str:
    """How far somebody has looked: `4 moves ahead, 1,200 tried`."""
    return f"{count_of(thought.depth, 'move')} ahead, {thought.searched:,} tried"
