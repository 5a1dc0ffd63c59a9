"""The question to a grouping, MOVE or COUNTERMOVE; and what a step of an advanced chapter asks."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.battle.commands import Command
from squadlog.battle.state import Known
from squadlog.rules.common.ask import DieAhead
from squadlog.session.view.answer import Answer, together
from squadlog.session.view.questions.answers import order_answers, standings
from squadlog.session.view.questions.die import ahead_words
from squadlog.tui.chrome.screens import choice
from squadlog.tui.chrome.sides import side_signed
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import LineDialog
from squadlog.tui.chrome.words import link_rules
from squadlog.tui.chrome.wrapped_list import wrap_words
from squadlog.tui.dialogs.question import QuestionPanel

MOST_NUMBERED = 9
"""Answers that have a digit as their key."""
AHEAD = 6
"""Cells before the dice of an answer."""
Ahead = Callable[[Command], tuple[DieAhead, ...]]


def _nothing(_answer: Command) -> tuple[DieAhead, ...]:
    return ()


class OrderPanel(QuestionPanel):
    """MOVE or COUNTERMOVE for one grouping."""

    HELP = (
        "Initiative: from the lowest roll up, each owner says MOVE or COUNTERMOVE; the highest roll must MOVE. "
        "MOVE acts first, lowest roll first, then COUNTERMOVE, highest roll first. Press m or c, choose with the "
        "arrows and Enter, or click."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "choose('MOVE')", "MOVE", id="order.move"),
        Binding("c", "choose('COUNTERMOVE')", "COUNTERMOVE", id="order.counter"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._answers: dict[str, Answer] = {}

    def about(self, battle: Known, grouping: str, sentence: str) -> None:
        """Show the standings and the two answers."""
        self._answers = dict(zip(("MOVE", "COUNTERMOVE"), order_answers(grouping), strict=True))
        words = [
            Content.assemble(f"{'▶' if one.asked else ' '} ", side_signed(battle, one.side), f" {one.told}")
            for one in standings(battle, grouping)
        ]
        rows = (
            choice("MOVE", "m", f"{'MOVE':<11}  moves first, lowest roll first"),
            choice("COUNTERMOVE", "c", "COUNTERMOVE  moves last, highest roll first"),
        )
        self.told(sentence, words, rows, keep="MOVE")
        self.hinted(("m", "MOVE", "choose('MOVE')"), ("c", "COUNTERMOVE", "choose('COUNTERMOVE')"))

    def entered(self, key: str) -> None:
        """Enter, or a click, chooses."""
        self._answer(key, by_enter=True)

    def action_choose(self, said: str) -> None:
        """Answer."""
        self._answer(said, by_enter=False)

    def _answer(self, said: str, *, by_enter: bool) -> None:
        if said in self._answers:
            self.answer(self._answers[said].says, by_enter=by_enter)


class StepPanel(QuestionPanel):
    """What a step that a chapter adds to the turn asks: its usual answers, each with a number.

    Under the one at the cursor stand the dice that it would have rolled, in their order, each with what counts.
    """

    HELP = (
        "A step of an advanced chapter: press 1 to 9 for an answer, choose with the arrows and Enter, or click. "
        "Below the highlighted answer you see the roll it needs. a gives all answers of one kind, one after the "
        "other, such as the search of every soldier."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "all", "All of them", id="step.all"),
        *(
            Binding(str(number), f"choose('{number}')", show=False, id=f"step.{number}")
            for number in range(1, 10)
        ),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._title = self._hint = self._told_of = ""
        self._answers: tuple[Answer, ...] = ()
        self._foretold: tuple[str, ...] = ()
        self._ahead: Ahead = _nothing

    def about(
        self, title: str, answers: Iterable[Answer], told: Iterable[str] = (), ahead: Ahead = _nothing,
        *, hint: str = "",
    ) -> None:  # fmt: skip
        """Show the answers, before them what is about to be rolled anyhow, and the dice of the one at the cursor."""
        self._title, self._hint, self._answers = title, hint, tuple(answers)
        self._foretold, self._ahead = tuple(told), ahead
        self._again(next((str(place) for place, one in enumerate(self._answers, start=1) if one.enter), "1"))
        many = [("a", "all of them", "all")] if together(self._answers) else []
        self.hinted(("⏎", "answers", "enter"), *many)

    def _again(self, chosen: str) -> None:
        self._told_of = chosen
        answers = list[ListRow]()
        dice = list[ListRow]()
        for number, answer in enumerate(self._answers, start=1):
            letter = str(number) if number <= MOST_NUMBERED else " "
            answers.append(choice(str(number), letter, answer.means))
            if chosen == str(number) and answer.says is not None:
                dice = self._dice(answer.says)
                answers += dice
        more = [link_rules(f"   {self._hint}", "$quiet")] if self._hint else []
        self.told(self._title, map(link_rules, self._foretold), answers, keep=chosen, after=more)
        self.query_one("#choices", StripList).reveal((chosen, *(row.key for row in dice)))

    def _dice(self, said: Command) -> list[ListRow]:
        """The dice of an answer, under it."""
        room = self.room("#choices", min(77, self.app.size.width - 3))
        lines = [line for die in self._ahead(said) for line in wrap_words(_die_words(die), room, hang=AHEAD)]
        return [ListRow(f"ahead:{place}", line, stops=False) for place, line in enumerate(lines)]

    @on(StripList.Highlighted, "#choices")
    def _other(self, event: StripList.Highlighted) -> None:
        """Show the dice of another answer: the cursor stands on it."""
        event.stop()
        if event.key != self._told_of and event.key.isdecimal() and self._ahead is not _nothing:
            self._again(event.key)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: the one for all answers only where several are of one kind."""
        return bool(together(self._answers)) if action == "all" else super().check_action(action, parameters)

    def entered(self, key: str) -> None:
        """Enter, or a click, chooses."""
        self._answer(key, by_enter=True)

    def action_enter(self) -> None:
        """What the cursor stands on."""
        self._answer(self.chosen, by_enter=True)

    def action_choose(self, said: str) -> None:
        """Answer."""
        self._answer(said, by_enter=False)

    def action_all(self) -> None:
        """All answers of one kind, one after the other."""
        self.answer(tuple(one.says for one in together(self._answers)))

    def _answer(self, said: str, *, by_enter: bool) -> None:
        if not (said.isdecimal() and int(said) <= len(self._answers)):
            return
        chosen = self._answers[int(said) - 1]
        if chosen.asks:
            self.app.push_screen(LineDialog(chosen.asks), partial(self._typed, chosen))
        else:
            self.answer(chosen.says, by_enter=by_enter)

    def _typed(self, chosen: Answer, words: str | None) -> None:
        """Answer with what was typed for it; without it nothing is answered."""
        if words and self.display:
            self.answer(chosen.typed(words))


def _die_words(die: DieAhead) -> Content:
    before = " " * AHEAD
    wanted, counting = ahead_words(die)
    if die.ledger is None:
        return link_rules(f"{before}{wanted}", "$quiet")
    return Content.assemble((wanted, "bold"), link_rules(f"  {counting}" if counting else "", "$quiet"))
