"""The battle screen, the squad log: shows what stands, asks for what is needed, hands on what is said."""

from collections.abc import Mapping
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input

from squadlog.battle.commands import (
    Cancel,
    Continue,
    Correct,
    CorrectTurn,
    Declare,
    Done,
    Hold,
    PlaceFeature,
    RollInitiative,
    WithholdFire,
)
from squadlog.battle.rights import MARKED, Word
from squadlog.facts.seats import for_all
from squadlog.rules.common.ask import waited_for
from squadlog.session.seat import Seat
from squadlog.tui.battle.by_key import AT_ONCE, IN_THE_SLOT, BattleTyped
from squadlog.tui.battle.card import whole_card
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.orderlist import ask_words
from squadlog.tui.battle.roster import Roster
from squadlog.tui.battle.story import page_words
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.words import rule_ids, unit_words
from squadlog.tui.dialogs.actions import ActionPanel
from squadlog.tui.dialogs.at_hand import action_of
from squadlog.tui.dialogs.sayline import SayLine
from squadlog.tui.dialogs.targets import blind_fire_words

RIGHTS: Mapping[str, type | Word] = {
    "undo": "undo", "redo": "redo", "correct": Correct, "set_right": CorrectTurn, "features": PlaceFeature,
}  # fmt: skip
"""What some keys are there to say: a seat that may never say it has no such key."""
SPOKEN = AT_ONCE | frozenset(RIGHTS) | frozenset({
    "answer", "act", "command", "note", "note_on", "table_settings", "standing", "end_standing", "in_panel",
    "beside", "clock",
})  # fmt: skip
"""What says something, or leads there: a display has none of it."""
WITH_PANELS = frozenset({"command", "in_panel"})
WITH_QUESTIONS = WITH_PANELS | {"undo", "redo", "note", "note_on"}
"""What can be done while a panel has the keys, or a question, beside what it does itself."""


class BattleScreen(BattleTyped):
    """One battle."""

    # That of the log too: what is opened again and again from here is not read when its key is pressed.
    CSS_PATH = [  # noqa: RUF012 - textual declares it
        "battle.tcss", "map_screen.tcss", "../dialogs/panel.tcss", "guiding.tcss", "log.tcss",
    ]  # fmt: skip
    AUTO_FOCUS = "#units"
    HELP = (
        "The line above the command prompt always says what is asked now and of whom. Enter does that "
        "thing: it rolls, opens the actions of the next unit, the shot card, or the question that waits. "
        "A key of a question that is answered, typed once too often, right behind the answer, only says which order "
        "it would be now; pressed again, it gives it. Where an order was refused and nothing came of it, "
        "or some or all of the slot were given none, d asks once before it ends the slot. o offers what advanced "
        "chapters let you say besides.\n"
        "Type a unit's number (or use the arrows, or click) to choose it. a opens its actions, each with a "
        "letter: a k kneels, a o prepares opportunity fire. f declares fire, pressed twice where "
        "nobody is in sight, g goes on with the action, x gives that "
        "up, h holds; w holds fire where a shot is asked for; d (done) resolves the grouping whose slot it "
        "is. Before play, where sides set up one after the other, P takes a soldier to the map and d ends the set-up.\n"
        "Escape leaves the prompt, twice goes home, once when the battle is over. u takes back the last step and z "
        "brings it forward again, past dice and turns; l opens the log, to jump to any line.\n"
        "b reads out the briefing, i everything about the chosen unit: its squad-log values with reasons, "
        "what they carry, how they stand, what befell them.\n"
        "e sets a unit straight by hand, E the turn, the groupings and who takes part, D places a door or "
        "another feature or sets one straight, n writes a note, N one on the chosen unit, "
        "v shows the victory count, R the rulings, T who types dice, / the rule behind the last answer or refusal.\n"
        "Space marks the soldier under the cursor and goes on to the next, shift with the arrows marks a "
        "row of them, A all of the grouping but who is in the middle of an action; Escape takes the marks away, and so "
        "does their order. By mouse, click at the left of a row, or on a heading.\n"
        f"{BattleTyped.HELP_FOR_MANY}{BattleTyped.HELP_CURTAIN}{BattleTyped.HELP_CLOCK}"
        "m goes to the map, where the battle has one, and back; M gives it the whole screen. On the map ? "
        "tells its own keys.\n"
        ": takes any order as a sentence, such as walk 3 2m or fire 3 at 11 range 12 cover half_hard. One that was "
        "refused stands there again, selected: the next letter takes its place, an arrow goes on with it.\n"
        "In the roster: ▶ is asked now, ✗ is out, ✓ is marked, ▼ stands before the grouping whose slot it "
        "is; ● is a ticked wound box, · a shot left this turn. Beside each soldier is a track, a column "
        "for each second from now on: ━ an action to its end, with its name or first letter, ═ melee, ░ "
        "dazed, ⊕ a shot, ◌ opportunity fire, ┼ out of the fight; where nothing stands it is free.\n"
        "[ and ] change between roster and log where there is no room for both."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer", "Next", id="battle.next"),
        Binding("a", "act", "Act", id="battle.act"),
        Binding("f", "declare_fire", "Fire", id="battle.fire"),
        Binding("g", "go_on", "Continue action", id="battle.continue", show=False),
        Binding("h", "hold", "Hold", id="battle.hold", show=False),
        Binding("d", "done", "Done", id="battle.done"),
        Binding("w", "withhold", "Hold fire", id="battle.withhold"),
        Binding("x", "cancel_action", "Give up", id="battle.cancel", show=False),
        Binding("u", "undo", "Undo", id="battle.undo"),
        Binding("z", "redo", "Redo", id="battle.redo", show=False),
        Binding("l", "log", "Log", id="battle.log"),
        Binding("escape", "back", "Home", id="battle.home"),
        # Before all others: what is typed right behind the colon belongs to the sentence, and u or h must not act.
        Binding("colon", "command", "Say", id="battle.command", priority=True),
        Binding("slash", "rule", "Rule", id="battle.rule"),
        Binding("b", "briefing", "Briefing", id="battle.briefing", show=False),
        Binding("i", "card", "Whole card", id="battle.card", show=False),
        Binding("D", "features", "Doors and features", id="battle.features", show=False),
        Binding("e", "correct", "Set right", id="battle.correct", show=False),
        Binding("E", "set_right", "Set the battle right", id="battle.set_right", show=False),
        Binding("n", "note", "Note", id="battle.note", show=False),
        Binding("v", "score", "Score", id="battle.score", show=False),
        Binding("R", "rulings", "Rulings", id="battle.rulings", show=False),
        Binding("T", "table_settings", "Table", id="battle.table", show=False),
        Binding("left_square_bracket,right_square_bracket", "tab", "Units/Log", id="battle.tab", show=False),
    ]

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._spoken_from: Widget | None = None

    @on(StripList.Selected, "#units")
    def _next_asked(self, event: StripList.Selected) -> None:
        """Enter on a row does what is asked."""
        event.stop()
        self.action_answer()

    @on(StripList.Selected, "#journal")
    def _log_there(self, event: StripList.Selected) -> None:
        """Enter on a line of the log opens the log there."""
        event.stop()
        self.action_log(self.query_one(Journal).entry_of(event.key))

    # Keys

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Only what can be said now stands in the footer; nothing of it while a panel has the keys."""
        if not self.is_mounted or self.shown is None:
            return True
        if action in RIGHTS and not self.seat.may(RIGHTS[action]):
            return False
        if self.panels.open is not None:
            return action in (WITH_QUESTIONS if self.panels.question else WITH_PANELS)
        ask, asked = self.seat.ask(), self.seat.asked()
        if (self.seat.who.looks and action in SPOKEN) or (
            isinstance(self.focused, Input) and action != "back"
        ):
            return False
        if action == "curtain":
            return self.may_curtain()
        if action == "go_on":
            return asked and ask.kind == "declare" and any(self.seat.known.units[n].action for n in ask.units)
        if action == "done" and ask.kind == "begin":
            return asked and bool(ask.options)
        if action in ("declare_fire", "hold", "cancel_action", "act", "done", *IN_THE_SLOT):
            return asked and ask.kind == "declare"
        if action == "withhold":
            return asked and ask.kind == "fire"
        return True

    def action_answer(self) -> None:
        """Do what is asked now."""
        battle, ask = self.seat.known, self.seat.ask()
        if not self.seat.asked():
            self.draw_answer(Content(f"Not for this seat to answer: {ask.sentence}"))
        elif self.seat.awaiting is not None:
            self._open_die()
        elif self._open_question():
            pass
        elif ask.kind == "begin":
            self.begin()
        elif ask.kind == "roll_initiative":
            self.submit(RollInitiative())
        elif ask.kind == "declare":
            waiting = waited_for(battle, ask)
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
        """The action panel of the chosen unit, or of those that are marked."""
        number = self._unit()
        units = () if number is None else self.marks_meant() or (number,)
        if number is not None and not any(self.asks_first(one, self.action_act) for one in units):
            sheet = self.query_one(ActionPanel)
            sheet.about(
                self.seat, units, last=action_of(self.seat.told_last(number)), ruler=self.ruled_path()
            )
            self.panels.show(sheet, self._said)

    @on(ActionPanel.Planned)
    def _plan_shot(self, event: ActionPanel.Planned) -> None:
        event.stop()
        self.open_shot(event.card, self.query_one(ActionPanel).planned)

    def action_in_panel(self, name: str, *arguments: object) -> None:
        """What a click on words of the open panel does."""
        panel = self.panels.open
        if panel is not None:
            getattr(panel, f"action_{name}")(*arguments)

    def on_descendant_focus(self, _event: events.DescendantFocus) -> None:
        """Whoever works elsewhere puts the panel aside."""
        self.panels.keys_elsewhere()

    def action_declare_fire(self) -> None:
        """The chosen unit, or all who are marked: it fires; target and range are asked when the shot falls."""
        units = self.units_meant()
        if units and not self.warned_of(blind_fire_words(self.seat, units), "fire", "declare_fire", units):
            self.order(lambda number: Declare(unit=number, action="fire_throw"))

    def action_go_on(self) -> None:
        """The chosen unit, or all who are marked: it goes on with its action."""
        self.order(lambda number: Continue(unit=number))

    def action_hold(self) -> None:
        """The chosen unit, or all who are marked: it does nothing this subphase."""
        self.order(lambda number: Hold(unit=number))

    def action_cancel_action(self) -> None:
        """The chosen unit, or all who are marked: it gives up what it is doing."""
        self.order(lambda number: Cancel(unit=number))

    def action_done(self) -> None:
        """Resolve the grouping; before play the side whose turn it is has set up."""
        if self.seat.ask().kind == "begin":
            self.end_set_up()
        else:
            self.submit(Done())

    def action_withhold(self) -> None:
        """Let the next shot go."""
        ask = self.seat.ask()
        if ask.kind == "fire" and ask.units:
            self.submit(WithholdFire(unit=ask.units[0]))

    def action_command(self) -> None:
        """Type a sentence; the prompt has the keys at once, however fast they come.

        One that was refused is selected, so that the next letter takes its place and an arrow goes on with it.
        """
        self._spoken_from = self.focused
        line = self.query_one("#say", Input)
        self.set_focus(line)
        line.action_select_all()

    def _leave_prompt(self) -> None:
        """Back to the map if that is where the sentence began or if it has the whole screen, else to the units."""
        view = self.panel.view if self.panel is not None else None
        to_map = view is not None and (self.has_class("map-full") or self._spoken_from is view)
        self._spoken_from = None
        self.set_focus(view if to_map and view is not None else self.query_one(Roster))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say what stands there. Either way the keys are those of the battle again: a key typed next is no letter.

        What was refused stays in the prompt, and is selected there when the prompt has the keys again.
        """
        event.stop()
        sentence = event.value.strip().removeprefix(":").strip()
        if not sentence:
            self._leave_prompt()
            return
        if sentence in ("help", "?"):
            event.input.value = ""
            self.call_later(self.app.run_action, "app.help")
            return
        if isinstance(event.input, SayLine):
            event.input.said(sentence)
        outcome, left = self.seat.say_all(sentence)
        event.input.value, self.whom = left, self.named_in(left) if left else ()
        self._leave_prompt()
        self.outcome(outcome)

    def action_back(self) -> None:
        """Out of the prompt first, then back to the screen before."""
        line = self.query_one("#say", Input) if not self.seat.who.looks else None
        if line is not None and (line.value or line.has_focus):
            # What was refused is not carried into the next sentence; the arrow up brings it back.
            line.value = ""
            if line.has_focus:
                self._leave_prompt()
        elif self.query_one(Roster).marked:
            self.query_one(Roster).action_clear_marks()
        elif self._leaving or self.seat.who.looks or self.seat.known.stage == "over":
            super().action_back()
        else:
            # One Escape too many, meant for a sheet, would send the orders typed behind it to another screen.
            self._leaving = True
            self.object("Escape once more goes home. Nothing needs saving: c goes on from there.", sign="")

    def action_log(self, entry: str | None = None) -> None:
        """The whole log."""
        wanted = int(entry) if entry and entry.isdigit() else None
        places(self.app).show_again("log", self.seat, wanted, of=self)

    def action_rule(self) -> None:
        """The rules named in the last answer, else in what is asked."""
        asked = ask_words(self.seat.known, self.seat.ask(), self.seat.awaiting)
        cited = rule_ids(self.answered.plain) or rule_ids(asked.plain)
        places(self.app).show("rules", ",".join(cited))

    def action_correct(self) -> None:
        """Set the chosen unit straight by hand."""
        number = self._unit()
        if number is not None:
            names = () if for_all(self.seat.who.seat) else MARKED
            places(self.app).show("correct", self.seat.known, number, names, then=self._said)

    def action_set_right(self) -> None:
        """Set the turn, the groupings or who takes part straight by hand."""
        places(self.app).show("set_right", self.seat, then=self._said)

    def action_features(self) -> None:
        """Place a door or another feature, or correct one."""
        places(self.app).show("features", self.seat, then=self._said)

    def action_briefing(self) -> None:
        """The briefing, and what the scenario lays down, whole."""
        battle = self.seat.known
        places(self.app).show("reading", battle.setup.title, page_words(battle))

    def action_card(self) -> None:
        """Everything about the chosen unit."""
        number = self._unit()
        if number is not None:
            places(self.app).show(
                "reading", unit_words(self.seat.known, number), whole_card(self.seat, number)
            )

    def action_score(self) -> None:
        """The victory count."""
        places(self.app).show("score", self.seat)

    def action_rulings(self) -> None:
        """The readings in force."""
        places(self.app).show("rulings", self.seat, then=self._said)

    def action_table_settings(self) -> None:
        """Dice and assistance of this battle."""
        places(self.app).show("table", self.seat, then=self._said)
