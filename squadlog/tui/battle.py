"""The battle screen: the digital squad log. It shows what stands, asks for what is needed next, and hands on what is said."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import DataTable, Input, OptionList

from squadlog.battle.commands import (
    Begin,
    Cancel,
    Command,
    Continue,
    Declare,
    Done,
    Hold,
    Note,
    RollInitiative,
    WithholdFire,
)
from squadlog.battle.refusal import Refusal
from squadlog.reports.narrate import tell
from squadlog.session import Accepted, DieAsked, Moved, Outcome, Session
from squadlog.tui import summons
from squadlog.tui.board import ANSWER_ROWS, BattleBoard, latest
from squadlog.tui.die import WITHDRAW, DieSheet
from squadlog.tui.journal import Journal
from squadlog.tui.orderlist import ask_words
from squadlog.tui.roster import Roster
from squadlog.tui.sheet import ActionSheet
from squadlog.tui.typed import LineSheet
from squadlog.tui.words import refused, rule_ids, side_words

if TYPE_CHECKING:
    from squadlog.tui.app import SquadlogApp


class BattleScreen(BattleBoard):
    """One battle."""

    CSS_PATH = "battle.tcss"
    AUTO_FOCUS = "#units"
    HELP = (
        "The line above the command prompt always says what is asked now and of whom. Enter does that thing: it rolls, opens "
        "the sheet of the next unit, the shot card, or the question that waits.\n"
        "Type a unit's number (or use the arrows, or click) to choose it. a opens its action sheet; f declares fire, g lets it "
        "go on with its action, h holds; d (done) resolves the grouping whose slot it is.\n"
        "u takes back the last step and z brings it forward again, past dice and turns; l opens the log, to jump to any line.\n"
        "e sets a unit straight by hand, n writes a note, v shows the victory count, R the rulings, T who types dice, "
        "/ the rule behind the last answer or refusal.\n"
        ": takes any order as a sentence, such as walk 3 2m or fire 3 at 11 range 12 cover half_hard.\n"
        "In the rows: ▶ is asked now, ⚔ is in melee, ✗ is out; ■ is a ticked wound box; Sh counts the shots left this turn. "
        "On the track, a number stands at the subphase in which that unit's action ends, and after the word daze at its last dazed "
        "one; box 1 to 40 in the first line is the place on the endless paper track."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer", "Next", id="battle.next"),
        Binding("a", "act", "Act", id="battle.act"),
        Binding("f", "declare_fire", "Fire", id="battle.fire"),
        Binding("g", "go_on", "Go on", id="battle.continue"),
        Binding("h", "hold", "Hold", id="battle.hold"),
        Binding("d", "done", "Done", id="battle.done"),
        Binding("w", "withhold", "Let go", id="battle.withhold"),
        Binding("x", "cancel_action", "Give up", id="battle.cancel", show=False),
        Binding("u", "undo", "Undo", id="battle.undo"),
        Binding("z", "redo", "Redo", id="battle.redo", show=False),
        Binding("l", "log", "Log", id="battle.log"),
        Binding("colon", "command", "Say", id="battle.command"),
        Binding("slash", "rule", "Rule", id="battle.rule"),
        Binding("e", "correct", "Set right", id="battle.correct", show=False),
        Binding("n", "note", "Note", id="battle.note", show=False),
        Binding("v", "score", "Score", id="battle.score", show=False),
        Binding("R", "rulings", "Rulings", id="battle.rulings", show=False),
        Binding("T", "table_settings", "Table", id="battle.table", show=False),
        Binding("left_square_bracket,right_square_bracket", "tab", "Units/Log", id="battle.tab", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._digits = ""

    # Saying

    def submit(self, command: Command) -> None:
        """Say a command and show what comes of it."""
        self.outcome(self.session.submit(command, by=self._who()))

    def _who(self) -> str:
        ask = self.session.ask()
        return side_words(self.session.battle, ask.side) if ask.side else ""

    def outcome(self, outcome: Outcome) -> None:
        """Show an answer of the session: what happened, a refusal, a die, or another place in the record."""
        journal = self.query_one(Journal)
        match outcome:
            case Refusal():
                self.draw_answer(refused(outcome))
                journal.remark(refused(outcome))
                self.app.bell()
            case DieAsked():
                self.draw_answer(Content(""))
                self.redraw()
                self.follow()
            case Moved():
                self.draw_answer(Content(outcome.sentence))
                self.redraw(whole=True)
                self.next_unit()
            case Accepted():
                ended = self.session.battle.stage == "over" and (
                    self.shown is None or self.shown.stage != "over"
                )
                told = tell(self.shown or self.session.battle, outcome.events, summons.TABLE_SEAT)
                if outcome.events:
                    journal.add(self.session.head, told)
                self.draw_answer(latest(told, self.app.size.width - 2, ANSWER_ROWS))
                self.redraw()
                self.next_unit()
                if ended:
                    self.action_score()
                else:
                    self.follow()

    def follow(self) -> None:
        """Open what the battle waits for, when that is a question of its own."""
        if self.app.screen is not self:
            return
        roll = self.session.awaiting
        if roll is not None:
            self._open_die()
            return
        sheet = summons.sheet(self.session)
        if sheet is not None:
            self.app.push_screen(sheet, self._said)

    def _open_die(self) -> None:
        roll = self.session.awaiting
        if roll is not None:
            self.app.push_screen(DieSheet(roll, summons.roller(self.session.battle, roll)), self._face)

    def _face(self, text: str | None) -> None:
        if text == WITHDRAW:
            self.outcome(self.session.withdraw())
        elif text is not None:
            self.outcome(self.session.answer(text))

    def _said(self, command: object) -> None:
        if command is not None:
            self.submit(cast(Command, command))

    # Choosing a unit

    def on_key(self, event: events.Key) -> None:
        """Digits choose a unit by its number; two digits in a row where there are such numbers."""
        digit = event.character is not None and event.character.isascii() and event.character.isdigit()
        if not digit or isinstance(self.focused, Input):
            self._digits = ""
            return
        event.stop()
        for typed in (self._digits + (event.character or ""), event.character or ""):
            if self.query_one(Roster).select(int(typed)):
                self._digits = typed
                return
        self._digits = event.character or ""

    def on_data_table_row_selected(self, event: DataTable.RowSelected) -> None:
        """Enter on a row does what is asked; a second click on it likewise."""
        event.stop()
        self.action_answer()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a line of the log opens the log there."""
        event.stop()
        self.action_log(event.option.id)

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what can be said now stands in the footer."""
        del parameters
        if not self.is_mounted or self.shown is None:
            return True
        ask = self.session.ask()
        if action in ("declare_fire", "go_on", "hold", "cancel_action", "act"):
            return ask.kind == "declare"
        if action == "done":
            return ask.kind == "declare"
        if action == "withhold":
            return ask.kind == "fire"
        return True

    def action_answer(self) -> None:
        """Do what is asked now."""
        battle, ask = self.session.battle, self.session.ask()
        if self.session.awaiting is not None:
            self._open_die()
        elif sheet := summons.sheet(self.session):
            self.app.push_screen(sheet, self._said)
        elif ask.kind == "begin":
            self.submit(Begin())
        elif ask.kind == "roll_initiative":
            self.submit(RollInitiative())
        elif ask.kind == "declare":
            waiting = summons.asked(battle, ask)
            selected = self.query_one(Roster).selected
            if not waiting:
                self.submit(Done())
            elif selected in waiting:
                self.action_act()
            else:
                self.query_one(Roster).select(waiting[0])
                self.action_act()
        elif ask.kind == "over":
            self.action_score()

    def _unit(self) -> int | None:
        number = self.query_one(Roster).selected
        if number is None:
            self.draw_answer(Content("Choose a unit first: type its number, or use the arrows."))
        return number

    def action_act(self) -> None:
        """The action sheet of the chosen unit."""
        number = self._unit()
        if number is not None:
            self.app.push_screen(ActionSheet(self.session, number), self._said)

    def action_declare_fire(self) -> None:
        """The chosen unit fires; target and range are asked when the shot falls."""
        number = self._unit()
        if number is not None:
            self.submit(Declare(unit=number, action="fire_throw"))

    def action_go_on(self) -> None:
        """The chosen unit goes on with its action."""
        number = self._unit()
        if number is not None:
            self.submit(Continue(unit=number))

    def action_hold(self) -> None:
        """The chosen unit does nothing this subphase."""
        number = self._unit()
        if number is not None:
            self.submit(Hold(unit=number))

    def action_cancel_action(self) -> None:
        """The chosen unit gives up what it is doing."""
        number = self._unit()
        if number is not None:
            self.submit(Cancel(unit=number))

    def action_done(self) -> None:
        """Resolve the grouping."""
        self.submit(Done())

    def action_withhold(self) -> None:
        """Let the next shot go."""
        ask = self.session.ask()
        if ask.kind == "fire" and ask.units:
            self.submit(WithholdFire(unit=ask.units[0]))

    def action_undo(self) -> None:
        """Take back the last step."""
        self.outcome(self.session.undo())

    def action_redo(self) -> None:
        """Bring the last undone step forward."""
        self.outcome(self.session.redo())

    def action_command(self) -> None:
        """Type a sentence."""
        self.query_one("#say", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say the sentence; it stays in the prompt when it was refused."""
        event.stop()
        sentence = event.value.strip().removeprefix(":").strip()
        if not sentence:
            self.query_one(Roster).focus()
            return
        outcome = self.session.say(sentence)
        if not isinstance(outcome, Refusal):
            event.input.value = ""
            self.query_one(Roster).focus()
        self.outcome(outcome)

    def action_back(self) -> None:
        """Out of the prompt first, then back to the screen before."""
        if isinstance(self.focused, Input):
            self.query_one(Roster).focus()
        else:
            super().action_back()

    def action_log(self, entry: str | None = None) -> None:
        """The whole log."""
        self._app().show("log", self.session, int(entry) if entry and entry.isdigit() else None)

    def action_rule(self) -> None:
        """The rules named in the last answer, else in what is asked."""
        asked = ask_words(self.session.battle, self.session.ask(), self.session.awaiting)
        cited = rule_ids(self.answered.plain) or rule_ids(asked.plain)
        self._app().show("rules", ",".join(cited))

    def action_correct(self) -> None:
        """Set the chosen unit straight by hand."""
        number = self._unit()
        if number is not None:
            self._app().show("correct", self.session.battle, number, then=self._said)

    def action_note(self) -> None:
        """Write something into the log."""

        def written(text: str | None) -> None:
            if text:
                self.submit(Note(text=text))

        self.app.push_screen(LineSheet("A note for the log:"), written)

    def action_score(self) -> None:
        """The victory count."""
        self._app().show("score", self.session)

    def action_rulings(self) -> None:
        """The readings in force."""
        self._app().show("rulings", self.session, then=self._said)

    def action_table_settings(self) -> None:
        """Dice and assistance of this battle."""
        self._app().show("table", self.session, then=self._said)

    def _app(self) -> "SquadlogApp":
        return cast("SquadlogApp", self.app)
