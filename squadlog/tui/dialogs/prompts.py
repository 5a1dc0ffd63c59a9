"""The question to a grouping, MOVE or COUNTERMOVE; and what a step of an advanced chapter asks."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.battle.commands import ChooseOrder, Command
from squadlog.battle.state import Choice, Known
from squadlog.rules.common.ask import Ask, AskOption, DieAhead
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
        self._grouping = ""

    def about(self, battle: Known, grouping: str, sentence: str) -> None:
        """Show the standings and the two answers."""
        self._grouping = grouping
        words = []
        rolls = [standing.roll for standing in battle.standings]
        for standing in battle.standings:
            group = battle.groupings[standing.grouping]
            mark = "▶" if standing.grouping == grouping else " "
            told = standing.choice or ("must MOVE" if standing is battle.standings[-1] else "undecided")
            tied = ", tied" if rolls.count(standing.roll) > 1 else ""
            roll = "" if standing.roll is None else f"rolled {standing.roll}{tied}, "
            rolled = f" {group.name}: {roll}{told}"
            words.append(Content.assemble(f"{mark} ", side_signed(battle, group.side), rolled))
        answers = (
            choice("MOVE", "m", f"{'MOVE':<11}  moves first, lowest roll first"),
            choice("COUNTERMOVE", "c", "COUNTERMOVE  moves last, highest roll first"),
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
        self._ask: Ask | None = None
        self._foretold: tuple[str, ...] = ()
        self._ahead: Ahead = _nothing
        self._told_of = ""

    def about(self, ask: Ask, told: Iterable[str] = (), ahead: Ahead = _nothing) -> None:
        """Show the answers, before them what is about to be rolled anyhow, and the dice of the one at the cursor."""
        self._ask, self._foretold, self._ahead = ask, tuple(told), ahead
        self._again(str(ask.enter or 1))
        many = [("a", "all of them", "all")] if self._many() else []
        self.hinted(("⏎", "answers", "enter"), *many)

    def _again(self, chosen: str) -> None:
        self._told_of = chosen
        options = self._ask.options if self._ask is not None else ()
        answers = list[ListRow]()
        dice = list[ListRow]()
        for number, option in enumerate(options, start=1):
            letter = str(number) if number <= MOST_NUMBERED else " "
            answers.append(choice(str(number), letter, option.words))
            if chosen == str(number):
                dice = self._dice(option.says)
                answers += dice
        title = self._ask.sentence if self._ask is not None else ""
        more = (
            [link_rules(f"   {self._ask.hint}", "$quiet")] if self._ask is not None and self._ask.hint else []
        )
        self.told(title, map(link_rules, self._foretold), answers, keep=chosen, after=more)
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

    def _many(self) -> tuple[Command, ...]:
        options = self._ask.options if self._ask is not None else ()
        found = tuple(option.says for option in options if option.many)
        return found if len(found) > 1 else ()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: the one for all answers only where several are of one kind."""
        return bool(self._many()) if action == "all" else super().check_action(action, parameters)

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
        self.answer(self._many())

    def _answer(self, said: str, *, by_enter: bool) -> None:
        options = self._ask.options if self._ask is not None else ()
        if not (said.isdecimal() and int(said) <= len(options)):
            return
        option = options[int(said) - 1]
        if option.asks:
            self.app.push_screen(LineDialog(option.asks), partial(self._typed, option))
        else:
            self.answer(option.says, by_enter=by_enter)

    def _typed(self, option: AskOption, words: str | None) -> None:
        """Answer with what was typed for it; without it nothing is answered."""
        if words and self.display:
            self.answer(option.typed(words))


def _die_words(die: DieAhead) -> Content:
    before = " " * AHEAD
    wanted, counting = ahead_words(die)
    if die.ledger is None:
        return link_rules(f"{before}{wanted}", "$quiet")
    return Content.assemble((wanted, "bold"), link_rules(f"  {counting}" if counting else "", "$quiet"))
