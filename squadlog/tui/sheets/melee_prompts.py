"""Sheets for what a melee asks of a fighter: secret intents, escapes, parry shares."""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static

from squadlog.battle.commands import Command, Escape, GiveIntent, ShareParry
from squadlog.battle.pending import EscapeAsked, Intent, IntentAsked, SharesAsked
from squadlog.battle.state import MOVING, Known
from squadlog.facts import StatedMove
from squadlog.tui.chrome.chrome import Sheet, key_value
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.words import linked, side_words, unit_words

INTENTS: Mapping[str, str] = {
    "attack": "Attack: fight to wound",
    "parry": "Parry: fight to keep from being wounded",
    "avoid": "Avoid: roll to get away",
    "out": "Out: want no fight (it ends when both say so)",
}


class IntentSheet(Sheet[Command]):
    """A fighter's secret choice, behind a curtain until its player has the keyboard."""

    CSS_PATH = "prompts.tcss"
    AUTO_FOCUS = ""
    HELP = (
        "A melee opens and this fighter says in secret what it will do. Hand the keyboard to its player, who presses "
        "Enter to lift the curtain, chooses (a attack, p parry, v avoid, o out) and hands it back. Nothing "
        "of the choice is shown until it is resolved."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", "Lift the curtain", id="intent.lift"),
        Binding("a", "choose('attack')", "Attack", id="intent.attack"),
        Binding("p", "choose('parry')", "Parry", id="intent.parry"),
        Binding("v", "choose('avoid')", "Avoid", id="intent.avoid"),
        Binding("o", "choose('out')", "Out", id="intent.out"),
    ]

    def __init__(self, battle: Known, asked: IntentAsked) -> None:
        super().__init__()
        self._battle, self._asked, self._lifted = battle, asked, False

    def compose(self) -> ComposeResult:
        """The curtain, and the choices behind it."""
        unit = self._battle.units[self._asked.unit]
        side = side_words(self._battle, unit.side)
        other = self._asked.attacker if self._asked.unit == self._asked.defender else self._asked.defender
        with Vertical(classes="box prompt"):
            yield Static(
                Content.styled(f"{side}: {unit_words(self._battle, unit.id)} in melee", "bold"), markup=False
            )
            against = f"Against {unit_words(self._battle, other)}."
            others = [number for number in self._battle.opening_with(unit.id) if number != other]
            if others:
                named = ", ".join(unit_words(self._battle, number) for number in others)
                against += f" It is engaged with {named} too, and strikes one only [MEL-31]."
            yield Static(linked(against), markup=False)
            yield Static(
                linked(
                    f"In secret [MEL-19]: hand the keyboard to {side}. Only they look; Enter lifts the curtain."
                ),
                id="curtain",
                markup=False,
            )
            yield Picker(id="choices", classes="hidden")
        yield KeyBar()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Choices stand behind the curtain."""
        if action == "choose":
            return self._lifted and parameters[0] in self._asked.options
        if action == "lift":
            return not self._lifted
        return True

    def action_lift(self) -> None:
        """Show the choices."""
        self._lifted = True
        self.query_one("#curtain", Static).update(Content("Choose; the other side does not learn it now."))
        picker = self.query_one(Picker)
        picker.decides = True
        keys = {"attack": "a", "parry": "p", "avoid": "v", "out": "o"}
        picker.fill(
            [(intent, Content(f"{keys[intent]}  {INTENTS[intent]}")) for intent in self._asked.options]
        )
        picker.remove_class("hidden")
        picker.focus()
        self.refresh_bindings()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter chooses."""
        event.stop()
        self.action_choose(event.option.id or "")

    def action_choose(self, intent: str) -> None:
        """Answer."""
        chosen: Intent | None = next((option for option in self._asked.options if option == intent), None)
        if chosen is not None:
            self.dismiss(GiveIntent(unit=self._asked.unit, intent=chosen))


class EscapeSheet(Sheet[Command]):
    """The move that a successful avoidance owes."""

    CSS_PATH = "prompts.tcss"
    HELP = (
        "This fighter avoided its attacker and must move so that it ends beyond 1 m of it. m changes the "
        "way of moving, digits say how far (backspace takes one back), l says whether it gets clear. Enter "
        "moves it."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go", "Move", id="escape.go"),
        Binding("m", "mode", "Way of moving", id="escape.mode"),
        Binding("l", "clears", "Ends clear", id="escape.clears"),
        Binding("backspace", "erase", "Erase", show=False),
    ]

    def __init__(self, battle: Known, asked: EscapeAsked) -> None:
        super().__init__()
        self._battle, self._asked = battle, asked
        self._command = Escape(unit=asked.unit, move=StatedMove(clears=True))
        self._metres = ""

    def compose(self) -> ComposeResult:
        """What is owed, and the facts of the move."""
        battle, asked = self._battle, self._asked
        with Vertical(classes="box prompt"):
            title = f"{unit_words(battle, asked.unit)} got away from {unit_words(battle, asked.attacker)}"
            yield Static(Content.styled(title, "bold"), markup=False)
            yield Static(
                linked("It must now move, ending beyond 1 m of its attacker [MEL-12]."), markup=False
            )
            yield Static("", id="escape-facts", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the facts."""
        self._again()

    def on_key(self, event: events.Key) -> None:
        """Digits are metres."""
        if event.character is not None and event.character in "0123456789." and len(self._metres) < 5:
            event.stop()
            self._metres += event.character
            self._again()

    def action_erase(self) -> None:
        """Take back a digit."""
        self._metres = self._metres[:-1]
        self._again()

    def action_mode(self) -> None:
        """The next way of moving."""
        here = MOVING.index(self._command.mode)
        self._command = replace(self._command, mode=MOVING[(here + 1) % len(MOVING)])
        self._again()

    def action_clears(self) -> None:
        """Whether the move ends beyond 1 m of the attacker."""
        move = self._command.move
        self._command = replace(self._command, move=replace(move, clears=not move.clears))
        self._again()

    def action_go(self) -> None:
        """Answer."""
        try:
            metres = float(self._metres) if self._metres else None
        except ValueError:
            metres = None
        self.dismiss(replace(self._command, move=replace(self._command.move, distance_m=metres)))

    def _again(self) -> None:
        rows = [
            key_value("m", "way of moving", self._command.mode.replace("_", " "), "screen.mode"),
            key_value("0-9", "metres (empty: all of it)", self._metres or "all", "screen.erase"),
            key_value(
                "l", "ends beyond 1 m of it", "yes" if self._command.move.clears else "NO", "screen.clears"
            ),
        ]
        self.query_one("#escape-facts", Static).update(Content("\n").join(rows))


class SharesSheet(Sheet[Command]):
    """How a parrying fighter splits its +3 among the attackers that roll now."""

    CSS_PATH = "prompts.tcss"
    HELP = (
        "This fighter parries several attackers and splits its +3, or what is left of it, among them. "
        "Arrows choose the attacker, + and - change its share, Enter gives the shares as they stand."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("plus,right", "share(1)", "More", id="shares.more"),
        Binding("minus,left", "share(-1)", "Less", id="shares.less"),
    ]

    def __init__(self, battle: Known, asked: SharesAsked) -> None:
        super().__init__()
        self._battle, self._asked = battle, asked
        self._shares = dict.fromkeys(asked.attackers, 0)
        self._shares[asked.attackers[0]] = asked.left

    def compose(self) -> ComposeResult:
        """The attackers and their shares."""
        with Vertical(classes="box prompt"):
            title = f"{unit_words(self._battle, self._asked.unit)} parries several attackers"
            yield Static(Content.styled(title, "bold"), markup=False)
            told = f"Split +{self._asked.left} among them [MEL-30]; Enter gives the shares."
            yield Static(linked(told), markup=False)
            yield Picker(id="choices")
            yield Static("", id="shares-sum", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the shares."""
        self._again()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter gives the shares."""
        event.stop()
        self.dismiss(ShareParry(unit=self._asked.unit, shares=tuple(self._shares.items())))

    def action_share(self, change: int) -> None:
        """One more or less for the attacker under the cursor."""
        chosen = self.query_one(Picker).chosen
        if chosen is None:
            return
        attacker = int(chosen)
        self._shares[attacker] = max(0, min(self._asked.left, self._shares[attacker] + change))
        self._again()

    def _again(self) -> None:
        rows = [
            (str(number), Content(f"+{share}  against {unit_words(self._battle, number)}"))
            for number, share in self._shares.items()
        ]
        self.query_one(Picker).fill(rows)
        given = sum(self._shares.values())
        told = (
            "all given"
            if given == self._asked.left
            else f"{self._asked.left - given} left"
            if given < self._asked.left
            else "too many"
        )
        self.query_one("#shares-sum", Static).update(Content(f"{given} of {self._asked.left}: {told}"))
