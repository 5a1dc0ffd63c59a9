"""The action sheet of one unit: what it may do, at what cost and until when, and why it may not do the rest."""

from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static

from squadlog.battle.commands import Command, Declare
from squadlog.battle.state import SHOOTING, ShotPlan, Unit
from squadlog.facts import StatedMove
from squadlog.tui.chrome.chrome import Sheet, key_value, number_pad
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.move_words import EXAMPLE, move_words, read_move
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.typed import LineSheet
from squadlog.tui.chrome.words import (
    cut,
    doing,
    ledger_line,
    lines,
    linked,
    refused,
    rule_ids,
    unit_words,
    when,
    wound_boxes,
)
from squadlog.tui.sheets.aim import aim_of
from squadlog.tui.sheets.at_hand import at_hand
from squadlog.tui.sheets.orders import (
    CANCEL,
    ENGAGE,
    FACE,
    GO_ON,
    HOLD,
    IN_WORDS,
    Order,
    OrderField,
    command,
    fields,
    filled,
    moves,
    stated_move,
)
from squadlog.tui.sheets.quotes import ChoiceQuote, QuotedRules
from squadlog.tui.sheets.shot import ShotSheet

NUMBER = "metres"
WIDE = 120
WHAT_IT_MEANS = {
    GO_ON: "It goes on with what it is doing, for another subphase.",
    HOLD: "It does nothing new in this subphase [ACT-20].",
    FACE: "It uses this subphase to turn to its attacker; the fight opens in the next one [MEL-07].",
    ENGAGE: "Costs nothing; the fight opens in the next subphase [MEL-03].",
    CANCEL: "The action points spent on it so far are lost [ACT-15].",
}


class ActionSheet(Sheet[Command]):
    """Choose an action and its facts; Enter declares it."""

    CSS_PATH = "sheet.tcss"
    AUTO_FOCUS = "#actions"
    HELP = (
        "Left: what this unit may do now, with cost in action points and the subphase it ends in. ✗ marks "
        "what the rules refuse; its reason stands on the right with the rule.\n"
        "Right: the facts of the chosen action. Each has a key in front of it: press the key (or click) to "
        "change it; digits are metres, degrees or floors, backspace takes one back. The cost is itemised "
        "below.\n"
        "On a map p says where a move goes: along the ruler if one is laid, straight on, or toward another "
        "unit; ground, watchers and clearance are then measured unless they are said here.\n"
        "y states a move in words: ground metre by metre, turns on the way, and which watcher sees it "
        "after how many metres.\n"
        "Enter declares. s states target, range and cover of a shot beforehand (not needed: it is asked "
        "when the shot falls).\n"
        "o declares it although a rule refuses it, with a reason. r opens the rules named here. left and "
        "right scroll the right side; Escape puts the sheet aside."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "declare", "Declare", id="sheet.declare"),
        Binding("y", "in_words", "Move in words", id="sheet.words"),
        Binding("s", "plan", "State the shot", id="sheet.plan"),
        Binding("o", "overrule", "Overrule", id="sheet.overrule"),
        Binding("r", "rule", "Rules", id="sheet.rule"),
        Binding("backspace", "erase", "Erase", show=False),
        Binding("left", "scroll(-4)", "Facts up", show=False),
        Binding("right", "scroll(4)", "Facts down", show=False),
    ]

    def __init__(
        self, rules: QuotedRules, unit: int, *, first: str = "", ruler: StatedMove | None = None
    ) -> None:
        super().__init__()
        self._ruler = ruler
        self._rules, self._first = rules, first
        self._unit: Unit = rules.known.units[unit]
        self._order = Order(unit=unit, action="")
        self._cited: tuple[str, ...] = ()
        self._can = (False, False)
        self._choices: dict[str, ChoiceQuote] = {}

    def compose(self) -> ComposeResult:
        """Actions on the left, facts and cost on the right."""
        battle, unit = self._rules.known, self._unit
        title = f"{unit_words(battle, unit.id)}: what does it do in {battle.now}?"
        state = f"   {wound_boxes(unit)} {unit.posture}, {doing(unit, battle.now)}"
        with Vertical(id="sheet-box", classes="box"):
            yield Static(Content.assemble((title, "bold"), state), id="sheet-title", markup=False)
            with Horizontal(id="sheet-halves"):
                yield Picker(id="actions")
                with VerticalScroll(id="sheet-right", can_focus=False):
                    yield Static("", id="order", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill the list."""
        self.query_one(Picker).fill(self._rows(), keep=self._first or None)

    def _rows(self) -> list[tuple[str, Content]]:
        battle, unit = self._rules.known, self._unit
        rows: list[tuple[str, Content]] = []
        if any(unit.id == engagement.defender for engagement in battle.engagements):
            rows.append(self._free(FACE, "Turn and face the attacker"))
        if unit.action is not None:
            rows.append(self._free(GO_ON, f"Go on: {doing(unit, battle.now)}"))
        listed = self._rules.choices(unit.id)
        self._choices = {choice.key: choice for choice in listed}
        rows.extend(self._row(choice) for choice in listed)
        rows.append(self._free(HOLD, "Hold: do nothing this subphase"))
        rows.append(self._free(ENGAGE, "Attack hand to hand, within 1 m"))
        if unit.action is not None or unit.opportunity is not None:
            rows.append(self._free(CANCEL, "Give up what it is doing"))
        return sorted(rows, key=lambda row: row[1].plain.startswith("✗"))

    def _blank(self, key: str) -> Order:
        choice = self._choices.get(key)
        if choice is None:
            order = Order(unit=self._unit.id, action=key, ruler=self._ruler)
        else:
            said = choice.command
            order = Order(
                unit=self._unit.id,
                action=said.action,
                mode=said.mode,
                posture=said.posture,
                beside=tuple(choice.modes),
                ruler=self._ruler,
            )
        order = filled(self._rules.known, self._unit, order)
        return at_hand(self._rules.known, self._unit, order, self._rules.refusal)

    def _row(self, choice: ChoiceQuote) -> tuple[str, Content]:
        end = when(choice.end, self._rules.known.now)
        width = 32 if self.app.size.width >= WIDE else 20
        text = f"{cut(choice.label, width):<{width}} {choice.cost_ap:>2} AP →{end}"
        # A line refused only for want of a detail, such as which door, stands: the sheet has filled the detail in.
        refused_yet = choice.refusal and self._rules.refusal(command(self._blank(choice.key)))
        return choice.key, Content.styled(f"✗ {text}", "dim") if refused_yet else Content(f"  {text}")

    def _free(self, key: str, label: str) -> tuple[str, Content]:
        refusal = self._rules.refusal(command(self._blank(key)))
        return key, Content.styled(f"✗ {label}", "dim") if refusal else Content(f"  {label}")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only a shot can be stated beforehand, and only a move in words."""
        del parameters
        if action == "in_words":
            return moves(self._order)
        return action != "plan" or self._order.action in SHOOTING

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another action: its own facts."""
        event.stop()
        self._order = self._blank(event.option.id or HOLD)
        self._again()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter declares."""
        event.stop()
        self.action_declare()

    def on_key(self, event: events.Key) -> None:
        """Digits are metres, degrees or floors; a letter in front of a fact changes it."""
        if event.character is None:
            return
        shown = {entry.key: entry for entry in self._fields()}
        if event.character in "0123456789." and "0-9" in shown:
            event.stop()
            self.action_digit(event.character)
        elif event.character in shown and shown[event.character].options:
            event.stop()
            self.action_cycle(shown[event.character].name)

    def _fields(self) -> list[OrderField]:
        shown = fields(self._rules.known, self._unit, self._order)
        if self._order.said is None:
            return list(shown)
        return [entry for entry in shown if entry.name not in IN_WORDS]

    def action_cycle(self, name: str) -> None:
        """The next value of a fact."""
        entry = next((entry for entry in self._fields() if entry.name == name), None)
        if entry is None or not entry.options:
            return
        value = self._order.value(name)
        here = entry.options.index(value) if value in entry.options else -1
        self._set(name, entry.options[(here + 1) % len(entry.options)])

    def action_digit(self, digit: str) -> None:
        """One more digit of metres, degrees or floors."""
        typed = self._order.value(NUMBER) + digit
        if len(typed) <= 5 and typed.count(".") <= 1:
            self._set(NUMBER, typed)

    def action_erase(self) -> None:
        """Take back the last digit."""
        self._set(NUMBER, self._order.value(NUMBER)[:-1])

    def action_in_words(self) -> None:
        """State the move in words: ground metre by metre, turns on the way, and who sees it where."""
        if not moves(self._order):
            return
        said = self._order.said if self._order.said is not None else stated_move(self._order)
        question = f"The move, such as: {EXAMPLE} (empty: by the keys again)"
        self.app.push_screen(LineSheet(question, value=move_words(said), needed=False), self._worded)

    def _worded(self, text: str | None) -> None:
        if text is None:
            return
        try:
            said = read_move(text, self._unit.id, self._rules.known) if text else None
        except ValueError as error:
            self.app.notify(str(error), severity="warning", markup=False, timeout=8)
            return
        self._order = replace(self._order, said=said)
        self._again()

    def action_scroll(self, rows: int) -> None:
        """Read on in the facts and the cost."""
        self.query_one("#sheet-right").scroll_relative(y=rows, animate=False)

    def action_plan(self) -> None:
        """State target, range and cover now."""
        if self._order.action in SHOOTING:
            weapon = self._order.value("weapon") or self._unit.in_hand or ""
            card = ShotSheet(
                self._rules.known,
                self._unit,
                weapon,
                self._rules.preview,
                purpose="plan",
                aim=aim_of(self._order.plan),
                aimed=self._order.action == "aimed_fire",
            )
            self.app.push_screen(card, self.planned)

    def action_overrule(self) -> None:
        """Declare it although a rule refuses it."""
        if self._rules.refusal(command(self._order)) is None:
            self.app.notify("No rule refuses this: Enter declares it.", markup=False)
            return
        self.app.push_screen(LineSheet("Why does the table let it stand?"), self._overruled)

    def _overruled(self, reason: str | None) -> None:
        if reason:
            self._order = replace(self._order, overrule=reason)
            self._again()

    def planned(self, plan: Command | ShotPlan | None) -> None:
        """Take over the shot stated on the shot card."""
        if isinstance(plan, ShotPlan):
            self._order = replace(self._order, plan=plan)
            self._again()

    def action_rule(self) -> None:
        """Open the rules named here."""
        if self._cited:
            self.app.call_later(self.app.run_action, f"app.open_rule('{','.join(self._cited)}')")

    def action_declare(self) -> None:
        """Declare the action, unless a rule refuses it: then say so and stay."""
        said = command(self._order)
        refusal = self._rules.refusal(said)
        if refusal is None:
            self.dismiss(said)
        else:
            self.app.bell()
            self._again()

    def _set(self, name: str, value: str) -> None:
        self._order = filled(self._rules.known, self._unit, self._order.having(name, value))
        self._again()

    def _again(self) -> None:
        can = (moves(self._order), self._order.action in SHOOTING)
        if can != self._can:
            self._can = can
            self.refresh_bindings()
        shown = self._details()
        self._cited = rule_ids(shown.plain)
        self.query_one("#order", Static).update(shown)

    def _details(self) -> Content:
        said = command(self._order)
        parts: list[Content | str] = []
        for entry in self._fields():
            value = self._order.value(entry.name).replace("_", " ") or "-"
            action = "screen.erase" if not entry.options else f"screen.cycle('{entry.name}')"
            parts.append(key_value(entry.key, entry.label, value, action))
            if not entry.options:
                parts.append(number_pad())
        if moves(self._order):
            worded = "ground metre by metre, turns, watchers ..."
            if self._order.said is not None:
                worded = move_words(self._order.said) or "all of it"
            parts.append(key_value("y", "in words", worded, "screen.in_words"))
        if self._order.action in SHOOTING:
            plan = self._order.plan
            told = "asked when the shot falls" if plan is None else f"at {plan.target}"
            parts.append(key_value("s", "the shot", told, "screen.plan"))
        if refusal := self._rules.refusal(said):
            parts.extend(("", refused(refusal)))
        if isinstance(said, Declare):
            quoted = self._rules.quote(said)
            parts.extend(("", Content.styled("Cost in AP (subphases)", "bold underline")))
            parts.extend(ledger_line(line) for line in quoted.lines)
            total = sum(line.value for line in quoted.lines if line.applied)
            parts.append(Content.styled(f"{total:>3} in all: ends in {quoted.end}", "bold"))
        if self._order.overrule:
            parts.append(Content(f"overruled: {self._order.overrule}"))
        if meaning := WHAT_IT_MEANS.get(self._order.action):
            parts.extend(("", linked(meaning)))
        return lines(parts)
