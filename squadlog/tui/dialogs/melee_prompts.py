"""What a melee asks of a fighter: secret intents, escapes, parry shares."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.base.lengths import UNITS, as_typed, length_unit, typed_metres
from squadlog.battle.commands import Command, Escape, GiveIntent, ShareParry
from squadlog.battle.pending import EscapeAsked, Intent, IntentAsked, SharesAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import MOVING, Known
from squadlog.facts.ground_facts import StatedMove
from squadlog.session.view.questions.question import INTENTS, open_escapes, open_intents
from squadlog.tui.chrome.screens import choice
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import format_refusal, link_rules, side_words, unit_words
from squadlog.tui.dialogs.panel import DIGITS, number_pad
from squadlog.tui.dialogs.question import QuestionPanel

LETTERS: Mapping[str, str] = {"attack": "a", "parry": "p", "avoid": "v", "out": "o"}


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
        self._asked: IntentAsked | None = None

    def about(self, battle: Known, asked: IntentAsked, refusal: Callable[[Command], Refusal | None]) -> None:
        """Ask what a soldier does, naming whom it is against and what the rules allow.

        `battle` is what the side that chooses knows.
        """
        self._asked = asked = replace(asked, options=open_intents(asked, refusal))
        side = side_words(battle, battle.units[asked.unit].side)
        other = asked.attacker if asked.unit == asked.defender else asked.defender
        against = f"Against {unit_words(battle, other)}."
        others = [number for number in battle.opening_with(asked.unit) if number != other]
        if others:
            named = ", ".join(unit_words(battle, number) for number in others)
            against += f" Also engaged with {named}, and can strike only one [MEL-31]."
        words = [link_rules(against), link_rules("Choose; the other side does not see it now [MEL-19].")]
        answers = [choice(intent, LETTERS[intent], INTENTS[intent].capitalize()) for intent in asked.options]
        self.told(f"{side}: {unit_words(battle, asked.unit)} in melee", words, answers, keep=asked.options[0])
        self.hinted()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: only for what the soldier may choose."""
        if action == "choose":
            return self._asked is not None and parameters[0] in self._asked.options
        return True

    def entered(self, key: str) -> None:
        """Enter, or a click, chooses."""
        self._answer(key, by_enter=True)

    def action_choose(self, intent: str) -> None:
        """Answer."""
        self._answer(intent, by_enter=False)

    def _answer(self, said: str, *, by_enter: bool) -> None:
        asked = self._asked
        chosen: Intent | None = next((one for one in asked.options if one == said), None) if asked else None
        if asked is not None and chosen is not None:
            self.answer(GiveIntent(unit=asked.unit, intent=chosen), by_enter=by_enter)


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
        self._title = ""
        self._command = Escape(unit=0, move=StatedMove(clears=True))
        self._metres = ""
        self._refusal: Callable[[Command], Refusal | None] = lambda _command: None

    def about(self, battle: Known, asked: EscapeAsked, refusal: Callable[[Command], Refusal | None]) -> None:
        """Ask for the move that is owed, to begin with by the first way of moving that no rule refuses."""
        self._title = f"{unit_words(battle, asked.unit)} got away from {unit_words(battle, asked.attacker)}"
        self._refusal = refusal
        plain = Escape(unit=asked.unit, move=StatedMove(clears=True))
        self._command = next(iter(open_escapes(battle, asked.unit, refusal)), plain)
        distance_m = self._command.move.distance_m
        self._metres = "" if distance_m is None else as_typed(distance_m)
        self._again()

    def on_key(self, event: events.Key) -> None:
        """Take digits as metres."""
        if event.character is not None and event.character in f"{DIGITS}.":
            event.stop()
            self.action_digit(event.character)

    def action_digit(self, digit: str) -> None:
        """One more digit of the metres."""
        if len(self._metres) < 5:
            self._metres += digit
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

    def entered(self, _key: str) -> None:
        """Move the soldier."""
        moved = self._moved()
        if self._refusal(moved) is not None:
            self.app.bell()
        else:
            self.answer(moved, by_enter=True)

    def _moved(self) -> Escape:
        try:
            metres = typed_metres(float(self._metres)) if self._metres else None
        except ValueError:
            metres = None
        return replace(self._command, move=replace(self._command.move, distance_m=metres))

    def clicked(self, key: str) -> None:
        """Do what the key of the clicked fact does."""
        {"mode": self.action_mode, "clears": self.action_clears, "metres": self.action_erase}[key]()

    def _again(self) -> None:
        clears = {None: "as measured", True: "yes", False: "NO"}[self._command.move.clears]
        owed = [link_rules("The soldier must now move and end more than 1 m from the attacker [MEL-12].")]
        refusal = self._refusal(self._moved())
        rows = [
            choice("mode", "m  ", f"move mode: {self._command.mode.replace('_', ' ')}"),
            choice("metres", "0-9", f"{UNITS[length_unit()]} (empty: all of it): {self._metres or 'all'}"),
            ListRow("pad", number_pad(), stops=False),
            choice("clears", "l  ", f"ends more than 1 m away: {clears}"),
        ]
        self.told(self._title, owed if refusal is None else [*owed, format_refusal(refusal)], rows)
        self.hinted(("⏎", "move", "move") if refusal is None else ("✗", "refused", ""))

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
        self._battle: Known | None = None
        self._unit = self._left = 0
        self._shares: dict[int, int] = {}

    def about(self, battle: Known, asked: SharesAsked) -> None:
        """List the attackers, the first with all there is."""
        self._battle, self._unit, self._left = battle, asked.unit, asked.left
        self._shares = dict.fromkeys(asked.attackers, 0)
        self._shares[asked.attackers[0]] = asked.left
        self._again(str(asked.attackers[0]))

    def entered(self, _key: str) -> None:
        """Give the shares."""
        self.answer(ShareParry(unit=self._unit, shares=tuple(self._shares.items())), by_enter=True)

    def clicked(self, key: str) -> None:
        """Do nothing more: a click only chooses the attacker, and + and - change its share."""

    def action_give(self) -> None:
        """What Enter does."""
        self.entered("")

    def action_share(self, change: int) -> None:
        """One more or less for the attacker under the cursor."""
        if self.chosen.isdigit():
            attacker = int(self.chosen)
            self._shares[attacker] = max(0, min(self._left, self._shares[attacker] + change))
            self._again()

    def _again(self, keep: str = "") -> None:
        battle = self._battle
        if battle is None:
            return
        given = sum(self._shares.values())
        left = self._left - given
        how = "all given" if left == 0 else f"{left} left" if left > 0 else "too many"
        words = [
            link_rules(f"Split +{self._left} among them [MEL-30]; Enter accepts the shares."),
            Content(f"{given} of {self._left}: {how}"),
        ]
        rows = [
            ListRow(str(number), Content(f"+{share}  against {unit_words(battle, number)}"))
            for number, share in self._shares.items()
        ]
        title = f"{unit_words(battle, self._unit)} parries several attackers"
        self.told(title, words, rows, keep=keep)
        self.hinted(("⏎", "accept", "give"), ("+", "more", "share(1)"), ("-", "less", "share(-1)"))
