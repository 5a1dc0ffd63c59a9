"""The question in the slot of a side on paper: Enter for nothing, a letter for what concerns you."""

from typing import Any, ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.base.records import replace
from squadlog.battle.state import Known, Unit
from squadlog.reports.wording import unit_words
from squadlog.rules.common.ask import Ask
from squadlog.session.view.questions.on_paper import (
    FORMS,
    Concern,
    ConcernSaid,
    concern_form,
    concerns_of,
    continue_number,
    list_units,
    next_other,
    sentence,
    values_of,
)
from squadlog.tui.chrome.screens import choice
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import link_rules
from squadlog.tui.dialogs.panel import DIGITS, hints, number_pad
from squadlog.tui.dialogs.question import QuestionPanel

_MOST_DIGITS = 4


class PaperPanel(QuestionPanel):
    """Asks what of their slot concerns us. The answer is a command; what is said of them asks again."""

    HELP = (
        "A side on paper acts. Enter: nothing of it concerns you. q: nothing in the rest of this turn. Otherwise press "
        "what does: h they hit one of yours, m they miss, v one of them moves, o one is on opportunity fire, e one "
        "attacks hand to hand, a how one of them is. Then up and down choose the soldier, or his number where no "
        "number is asked; else the digits 0, 1 to 9 and "
        "full stop are the PF or the length (backspace deletes one); c goes through what else there is, t names the "
        "other one. Enter says it, Escape goes back. As commands: hit 2 pf 5, miss 2, run 13 4m, watching 13, engage "
        "13 with 2, admit 13 dead; their 13 with SR keeps what you learn."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "quiet", "Nothing this turn", id="on_paper.quiet"),
        *(
            Binding(form.letter, f"concern('{concern}')", form.words, id=f"on_paper.{concern}", show=False)
            for concern, form in FORMS.items()
        ),
        Binding("c", "turn", "Change", id="on_paper.turn", show=False),
        Binding("t", "other", "The other one", id="on_paper.other", show=False),
        Binding("backspace", "erase", "Erase", show=False),
        Binding("full_stop", "digit('.')", show=False),
        *(Binding(digit, f"digit('{digit}')", show=False) for digit in DIGITS),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._known: Known | None = None
        self._ask: Ask | None = None
        self._said: ConcernSaid | None = None
        self._typed = ""
        self._last = dict.fromkeys(FORMS, "")

    def about(self, battle: Known, ask: Ask) -> None:
        """Ask what of their slot, or of one of them who watches, concerns us."""
        self._known, self._ask, self._said = battle, ask, None
        self._menu()

    @property
    def _watches(self) -> bool:
        """Whether it is about a shot at the move of one of ours."""
        return self._ask is not None and self._ask.step == "their_shot"

    def _concerns(self) -> tuple[Concern, ...]:
        return concerns_of(self._ask.step if self._ask is not None else "")

    def _menu(self) -> None:
        if self._ask is None:
            return
        answers = [
            choice(f"option:{place}", "⏎" if place == 0 else "q", option.words)
            for place, option in enumerate(self._ask.options)
        ]
        answers += [
            choice(concern, FORMS[concern].letter, FORMS[concern].words) for concern in self._concerns()
        ]
        one = (
            next((unit.id for unit in self._known.in_order() if unit.soldier.paper), 0) if self._known else 0
        )
        learnt = [] if self._watches else [Content(f"   : their {one} with SR af 3 keeps what you learn")]
        self.told(self._ask.sentence, (), answers, keep="option:0", after=learnt)
        self.hinted(("⏎", "nothing", "enter"))

    def _form(self) -> None:
        if self._said is None or self._known is None:
            return
        said, form = self._said, FORMS[self._said.concern]
        rows = [
            ListRow(str(unit.id), self._row(unit, said)) for unit in list_units(self._known, said.concern)
        ]
        words = [number_pad()] if form.digits else []
        told = link_rules(f"   says: {sentence(said)}", "$quiet")
        self.told(f"{form.words[:1].upper()}{form.words[1:]}", words, rows, keep=str(said.unit), after=[told])
        keys = [("0-9", form.digits or "whom", "")]
        keys += [("c", said.word, "turn")] if form.turns else []
        keys += [("t", "by whom" if form.ours else "against whom", "other")] if form.second else []
        self.border_subtitle = hints(("⏎", "say it", "enter"), *keys, ("esc", "back", "put_aside"))

    def _row(self, unit: Unit, said: ConcernSaid) -> Content:
        if self._known is None or unit.id != said.unit:
            return Content(f"  {unit.id} {unit.soldier.name}")
        form = FORMS[said.concern]
        told = [said.word] if form.turns else []
        told += [f"{form.digits} {said.digits or '_'}"] if form.digits else []
        if said.other:
            told.append(f"{'by' if form.ours else 'with'} {unit_words(self._known, said.other)}")
        return Content.assemble(f"  {unit.id} {unit.soldier.name:<20} ", (", ".join(told), "bold"))

    def _change(self, **changes: Any) -> None:  # noqa: ANN401 - as various as the fields
        if self._said is not None:
            self._said = replace(self._said, **changes)
            self._form()

    def _chosen_unit(self) -> None:
        """The digits and words are about who the cursor stands on."""
        if self._said is not None and self.chosen.isdecimal() and int(self.chosen) != self._said.unit:
            self._change(unit=int(self.chosen))

    @on(StripList.Highlighted, "#choices")
    def _moved(self, event: StripList.Highlighted) -> None:
        """What is typed goes with the cursor."""
        event.stop()
        self._chosen_unit()

    def action_concern(self, concern: Concern) -> None:
        """Open one of the forms."""
        if self._said is not None or self._known is None or concern not in self._concerns():
            return
        units = list_units(self._known, concern)
        if self._watches and self._ask is not None:
            moving = self._known.mover
            units = tuple(unit for unit in units if unit.id == moving) or units
        if units:
            said = ConcernSaid(concern=concern, unit=units[0].id, digits=self._last[concern])
            self._said = replace(said, other=next_other(self._known, said)) if concern == "engage" else said
            self._typed = ""
            self._form()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: the one for the rest of the turn only where that is an answer."""
        if action != "quiet":
            return super().check_action(action, parameters)
        return self._said is None and self._ask is not None and len(self._ask.options) > 1

    def action_quiet(self) -> None:
        """Nothing in the rest of this turn."""
        if self._said is None and self._ask is not None and len(self._ask.options) > 1:
            self.answer(self._ask.options[1].says)

    def action_digit(self, digit: str) -> None:
        """One more digit of the number, where none is asked of a soldier's; the first writes over what was said last."""
        self._chosen_unit()
        if self._said is None or self._known is None:
            return
        if not FORMS[self._said.concern].digits:
            numbers = [unit.id for unit in list_units(self._known, self._said.concern)]
            self._typed = continue_number(self._typed, digit, numbers)
            if self._typed in map(str, numbers):
                self._change(unit=int(self._typed))
            return
        fresh = self._said.digits == self._last[self._said.concern]
        typed = digit if fresh else self._said.digits + digit
        if len(typed) <= _MOST_DIGITS:
            self._last[self._said.concern] = "" if fresh else self._last[self._said.concern]
            self._change(digits=typed)

    def action_erase(self) -> None:
        """Take back the last digit."""
        if self._said is not None:
            self._change(digits=self._said.digits[:-1])

    def action_turn(self) -> None:
        """The next word."""
        self._chosen_unit()
        if self._said is not None:
            self._change(turn=self._said.turn + 1)

    def action_other(self) -> None:
        """The next of those who may be named besides."""
        self._chosen_unit()
        if self._said is not None and self._known is not None and FORMS[self._said.concern].second:
            self._change(other=next_other(self._known, self._said))

    def action_put_aside(self) -> None:
        """Back to the question, or aside with it."""
        if self._said is None:
            super().action_put_aside()
        else:
            self._said = None
            self._menu()

    def entered(self, _key: str) -> None:
        """Enter does what the cursor stands on."""
        self.action_enter()

    def clicked(self, key: str) -> None:
        """A click on an answer gives it; on a soldier it chooses him."""
        if self._said is None:
            self._choose(key)
        else:
            self._chosen_unit()

    def action_enter(self) -> None:
        """Give the answer, or say what the form says."""
        if self._said is None:
            self._choose(self.chosen)
            return
        self._chosen_unit()
        if self._known is None:
            return
        form = concern_form(self._known, self._said.concern, values_of(self._said))
        if form is None or form.says is None:
            wrong = next((one.wrong for one in form.fields if one.wrong), "") if form is not None else ""
            self.app.notify(wrong, severity="warning", markup=False)
            return
        self._last[self._said.concern] = self._said.digits
        self.answer(form.says, by_enter=True)

    def _choose(self, key: str) -> None:
        kind, _, place = key.partition(":")
        if kind == "option" and self._ask is not None:
            self.answer(self._ask.options[int(place)].says, by_enter=True)
        elif kind in FORMS:
            self.action_concern(kind)  # type: ignore[arg-type] # one of the concerns
