"""The question to a grouping, MOVE or COUNTERMOVE; and what a step of an advanced chapter asks."""

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.battle.commands import ChooseOrder
from squadlog.battle.state import Choice, Known
from squadlog.rules.ask import Ask
from squadlog.tui.chrome.chrome import choice
from squadlog.tui.chrome.sides import side_signed
from squadlog.tui.chrome.words import linked
from squadlog.tui.sheets.question import QuestionPanel

MOST_NUMBERED = 9


class OrderSheet(QuestionPanel):
    """MOVE or COUNTERMOVE for one grouping."""

    HELP = (
        "Initiative: from the lowest roll up, each owner says MOVE or COUNTERMOVE. Movers act by rising roll, then "
        "countermovers by falling roll; the highest roll must MOVE. Press m or c, choose with the arrows and Enter, or "
        "click."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "choose('MOVE')", "MOVE", id="order.move"),
        Binding("c", "choose('COUNTERMOVE')", "COUNTERMOVE", id="order.counter"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._grouping = ""

    def about(self, battle: Known, grouping: str, sentence: str) -> None:
        """The standings and the two answers."""
        self._grouping = grouping
        words = []
        rolls = [standing.roll for standing in battle.standings]
        for standing in battle.standings:
            group = battle.groupings[standing.grouping]
            mark = "▶" if standing.grouping == grouping else " "
            told = standing.choice or (
                "must MOVE" if standing is battle.standings[-1] else "has not said yet"
            )
            tied = ", tied" if rolls.count(standing.roll) > 1 else ""
            rolled = f" {group.name}: rolled {standing.roll}{tied}, {told}"
            words.append(Content.assemble(f"{mark} ", side_signed(battle, group.side), rolled))
        answers = (
            choice("MOVE", "m", f"{'MOVE':<11}  before all who countermove, by rising roll"),
            choice("COUNTERMOVE", "c", "COUNTERMOVE  after all who move, by falling roll"),
        )
        self.told(sentence, words, answers, keep="MOVE")
        self.hinted(("m", "MOVE", "choose('MOVE')"), ("c", "COUNTERMOVE", "choose('COUNTERMOVE')"))

    def entered(self, key: str) -> None:
        """Enter, or a click, chooses."""
        self._answer(key, by_enter=True)

    def action_choose(self, said: str) -> None:
        """Answer."""
        self._answer(said, by_enter=False)

    def _answer(self, said: str, *, by_enter: bool) -> None:
        chosen: Choice = "MOVE" if said == "MOVE" else "COUNTERMOVE"
        self.answer(ChooseOrder(grouping=self._grouping, choice=chosen), by_enter=by_enter)


class StepSheet(QuestionPanel):
    """What a step that a chapter adds to the turn asks: its usual answers, each with a number."""

    HELP = "A step of an advanced chapter: press 1 to 9 for an answer, choose with the arrows and Enter, or click."
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(str(number), f"choose('{number}')", show=False, id=f"step.{number}")
        for number in range(1, 10)
    ]

    def __init__(self) -> None:
        super().__init__()
        self._ask: Ask | None = None

    def about(self, ask: Ask, told: Iterable[str] = ()) -> None:
        """The answers, and before them what is about to be rolled."""
        self._ask = ask
        answers = [
            choice(str(number), str(number) if number <= MOST_NUMBERED else " ", option.words)
            for number, option in enumerate(ask.options, start=1)
        ]
        self.told(ask.sentence, map(linked, told), answers, keep="1")
        self.hinted(("⏎", "answers", "enter"))

    def entered(self, key: str) -> None:
        """Enter, or a click, chooses."""
        self._answer(key, by_enter=True)

    def action_enter(self) -> None:
        """What the cursor stands on."""
        self._answer(self.chosen, by_enter=True)

    def action_choose(self, said: str) -> None:
        """Answer."""
        self._answer(said, by_enter=False)

    def _answer(self, said: str, *, by_enter: bool) -> None:
        options = self._ask.options if self._ask is not None else ()
        if said.isdecimal() and int(said) <= len(options):
            self.answer(options[int(said) - 1].says, by_enter=by_enter)
