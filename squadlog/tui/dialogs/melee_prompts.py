"""What a melee asks of a fighter: secret intents, escapes, parry shares."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.battle.pending import EscapeAsked, IntentAsked, SharesAsked
from squadlog.battle.state import Known
from squadlog.reports.wording import unit_words
from squadlog.session.view.answer import Answer
from squadlog.session.view.asked_rules import WhyNot
from squadlog.session.view.fields import Form
from squadlog.session.view.questions.escapes import escape_form, open_escapes
from squadlog.session.view.questions.pending import intent_answers, intent_facts
from squadlog.session.view.questions.shares import share_form
from squadlog.tui.chrome.screens import choice
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import format_refusal, link_rules, side_words
from squadlog.tui.dialogs.panel import DIGITS, number_pad
from squadlog.tui.dialogs.question import QuestionPanel


class IntentPanel(QuestionPanel):
    """A fighter's secret choice; at a machine that all share it stands behind a curtain."""

    HELP = (
        "A melee opens and this fighter chooses in secret: a attack, p parry, v avoid, o out. The choice stays "
        "hidden until it is resolved; then the keyboard goes back."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "choose('attack')", "Attack", id="intent.attack"),
        Binding("p", "choose('parry')", "Parry", id="intent.parry"),
        Binding("v", "choose('avoid')", "Avoid", id="intent.avoid"),
        Binding("o", "choose('out')", "Out", id="intent.out"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._answers: Mapping[str, Answer] = {}

    def about(self, battle: Known, asked: IntentAsked, refusal: WhyNot) -> None:
        """Ask what a soldier does, naming whom it is against and what the rules allow.

        `battle` is what the side that chooses knows.
        """
        self._answers = {one.say.split()[0]: one for one in intent_answers(asked, refusal)}
        side = side_words(battle, battle.units[asked.unit].side)
        rows = [choice(key, one.letter, one.means.capitalize()) for key, one in self._answers.items()]
        title = f"{side}: {unit_words(battle, asked.unit)} in melee"
        self.told(title, map(link_rules, intent_facts(battle, asked)), rows, keep=next(iter(self._answers)))
        self.hinted()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: only for what the soldier may choose."""
        return parameters[0] in self._answers if action == "choose" else True

    def entered(self, key: str) -> None:
        """Enter, or a click, chooses."""
        self._answer(key, by_enter=True)

    def action_choose(self, intent: str) -> None:
        """Answer."""
        self._answer(intent, by_enter=False)

    def _answer(self, said: str, *, by_enter: bool) -> None:
        if (chosen := self._answers.get(said)) is not None:
            self.answer(chosen.says, by_enter=by_enter)


class EscapePanel(QuestionPanel):
    """The move that a successful avoidance owes."""

    HELP = (
        "This fighter avoided the attacker and must end the move more than 1 m from them. m changes the move mode, "
        "digits set the distance (backspace deletes one), l says whether the fighter gets clear. Enter moves the "
        "fighter; if the rules refuse, the form stays open and shows the reason."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "mode", "Move mode", id="escape.mode"),
        Binding("l", "clears", "Ends clear", id="escape.clears"),
        Binding("backspace", "erase", "Erase", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._fill: Callable[[Mapping[str, str]], Form] | None = None
        self._values: dict[str, str] = {}

    def about(self, battle: Known, asked: EscapeAsked, refusal: WhyNot) -> None:
        """Ask for the move that is owed, to begin with by the first way of moving that no rule refuses."""
        ways = open_escapes(battle, asked.unit, refusal)
        self._fill = lambda values: escape_form(battle, asked, refusal, values, ways)
        self._values = {field.name: field.value for field in self._fill({}).fields}
        self._again()

    def on_key(self, event: events.Key) -> None:
        """Take digits as metres."""
        if event.character is not None and event.character in f"{DIGITS}.":
            event.stop()
            self.action_digit(event.character)

    def action_digit(self, digit: str) -> None:
        """One more digit of the metres."""
        if len(self._values["metres"]) < 5:
            self._values["metres"] += digit
            self._again()

    def action_erase(self) -> None:
        """Take back a digit."""
        self._values["metres"] = self._values["metres"][:-1]
        self._again()

    def action_mode(self) -> None:
        """The next way of moving."""
        self._turn("mode")

    def action_clears(self) -> None:
        """Whether the move ends beyond 1 m of the attacker."""
        self._turn("clears")

    def _turn(self, name: str) -> None:
        """The next of what a field may hold."""
        if self._fill is not None:
            field = next(one for one in self._fill(self._values).fields if one.name == name)
            said = [one.value for one in field.choices]
            self._values[name] = said[(said.index(field.value) + 1) % len(said)]
            self._again()

    def entered(self, _key: str) -> None:
        """Move the soldier."""
        form = self._fill(self._values) if self._fill is not None else None
        if form is None or form.says is None or form.refusal is not None:
            self.app.bell()
        else:
            self.answer(form.says, by_enter=True)

    def clicked(self, key: str) -> None:
        """Do what the key of the clicked fact does."""
        {"mode": self.action_mode, "clears": self.action_clears, "metres": self.action_erase}[key]()

    def _again(self) -> None:
        if self._fill is None:
            return
        form = self._fill(self._values)
        owed = [link_rules("The soldier must now move and end more than 1 m from the attacker [MEL-12].")]
        rows = []
        for field, letter in zip(form.fields, ("m  ", "0-9", "l  "), strict=True):
            held = next(
                (one.words for one in field.choices if one.value == field.value), field.value or "all"
            )
            rows.append(choice(field.name, letter, f"{field.label}: {held}"))
        rows.insert(2, ListRow("pad", number_pad(), stops=False))
        refusal = form.refusal
        self.told(form.sentence, owed if refusal is None else [*owed, format_refusal(refusal)], rows)
        stands = form.says is not None and refusal is None
        self.hinted(("⏎", "move", "move") if stands else ("✗", "refused", ""))

    def action_move(self) -> None:
        """What Enter does."""
        self.entered("")


class SharesPanel(QuestionPanel):
    """How a parrying fighter splits its +3 among the attackers that roll now."""

    HELP = (
        "This fighter parries several attackers and splits the +3, or the rest of it, among them. Arrows choose the "
        "attacker, + and - change the share, Enter accepts the shares."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("plus,right", "share(1)", "More", id="shares.more"),
        Binding("minus,left", "share(-1)", "Less", id="shares.less"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._fill: Callable[[Mapping[str, str]], Form] | None = None
        self._title, self._left = "", 0
        self._shares: dict[str, str] = {}

    def about(self, battle: Known, asked: SharesAsked, refusal: WhyNot) -> None:
        """List the attackers, the first with all there is."""
        self._fill = lambda values: share_form(battle, asked, refusal, values)
        self._title = f"{unit_words(battle, asked.unit)} parries several attackers"
        self._left, self._shares = asked.left, {}
        self._again(str(asked.attackers[0]))

    def entered(self, _key: str) -> None:
        """Give the shares."""
        if self._fill is not None:
            self.answer(self._fill(self._shares).says, by_enter=True)

    def clicked(self, key: str) -> None:
        """Do nothing more: a click only chooses the attacker, and + and - change its share."""

    def action_give(self) -> None:
        """What Enter does."""
        self.entered("")

    def action_share(self, change: int) -> None:
        """One more or less for the attacker under the cursor."""
        if self.chosen.isdigit():
            share = int(self._shares[self.chosen]) + change
            self._shares[self.chosen] = str(max(0, min(self._left, share)))
            self._again()

    def _again(self, keep: str = "") -> None:
        if self._fill is None:
            return
        form = self._fill(self._shares)
        self._shares = {field.name: field.value for field in form.fields}
        words = [
            link_rules(f"Split +{self._left} among them [MEL-30]; Enter accepts the shares."),
            Content(form.sentence),
        ]
        rows = [ListRow(field.name, Content(f"+{field.value}  {field.label}")) for field in form.fields]
        self.told(self._title, words, rows, keep=keep)
        self.hinted(("⏎", "accept", "give"), ("+", "more", "share(1)"), ("-", "less", "share(-1)"))
