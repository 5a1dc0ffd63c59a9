"""The sheet that asks a grouping for MOVE or COUNTERMOVE."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static

from squadlog.battle.commands import ChooseOrder, Command
from squadlog.battle.state import Choice, Known
from squadlog.tui.chrome.chrome import Sheet
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.words import linked, side_words


class OrderSheet(Sheet[Command]):
    """MOVE or COUNTERMOVE for one grouping."""

    CSS_PATH = "prompts.tcss"
    HELP = (
        "Initiative: from the lowest roll up, each owner says MOVE or COUNTERMOVE. Movers act by rising roll, then "
        "countermovers by falling roll; the highest roll must MOVE. Press m or c, or choose with the arrows and Enter."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "choose('MOVE')", "MOVE", id="order.move"),
        Binding("c", "choose('COUNTERMOVE')", "COUNTERMOVE", id="order.counter"),
    ]

    def __init__(self, battle: Known, grouping: str, sentence: str) -> None:
        super().__init__()
        self._battle, self._grouping, self._sentence = battle, grouping, sentence

    def compose(self) -> ComposeResult:
        """The standings and the two answers."""
        battle = self._battle
        with Vertical(classes="box prompt"):
            yield Static(linked(self._sentence, "bold"), markup=False)
            for standing in battle.standings:
                group = battle.groupings[standing.grouping]
                mark = "▶" if standing.grouping == self._grouping else " "
                highest = standing is battle.standings[-1]
                told = standing.choice or ("must MOVE" if highest else "has not said yet")
                text = (
                    f"{mark} {group.name} ({side_words(battle, group.side)}): rolled {standing.roll}, {told}"
                )
                yield Static(Content(text), markup=False)
            yield Picker(id="choices")
        yield KeyBar()

    def on_mount(self) -> None:
        """Two rows, each decided by its key or one click."""
        self.query_one(Picker).decides = True
        self.query_one(Picker).fill(
            [("MOVE", Content("m  MOVE")), ("COUNTERMOVE", Content("c  COUNTERMOVE"))]
        )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter chooses."""
        event.stop()
        self.action_choose(event.option.id or "MOVE")

    def action_choose(self, choice: str) -> None:
        """Answer."""
        chosen: Choice = "MOVE" if choice == "MOVE" else "COUNTERMOVE"
        self.dismiss(ChooseOrder(grouping=self._grouping, choice=chosen))
