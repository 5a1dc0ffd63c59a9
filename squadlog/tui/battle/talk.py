"""The battle screen as a partner in talk: its seat hears what is said, what comes of it is shown or asked."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, cast

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.commands import Begin, Command, EndBattle
from squadlog.battle.outcome import NOTHING, Accepted, DieAsked, Moved, Outcome
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Noting
from squadlog.reports.wording import main_line
from squadlog.rules.common.ask import side_setting_up
from squadlog.session.kept import GONE_ON, is_gone_on
from squadlog.session.remarks import remarks
from squadlog.tui.battle import summons
from squadlog.tui.battle.board import BattleBoard
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.late_keys import called
from squadlog.tui.battle.log_words import MOMENT
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.places import extra_keys, places
from squadlog.tui.chrome.screens import Entry
from squadlog.tui.chrome.typed import LineDialog
from squadlog.tui.chrome.words import lines, refused, side_words, unit_words
from squadlog.tui.dialogs.aim import ShotCard
from squadlog.tui.dialogs.die import WITHDRAW, DiePanel
from squadlog.tui.dialogs.shot import ShotPanel

with lazy_imports():
    from squadlog.language.chapters import notes
    from squadlog.tui.battle import table

PRIVATELY = "private: before it keeps it to this seat"
NOT_PLACED = "Not on the map yet: {units}. End the set-up of {side} all the same?"
LEFT_LINES = "Undone lines stay in the log: l shows them marked ~, Enter on one goes back to it."


class BattleTalk(BattleBoard):
    """Says commands, shows answers, opens the questions that wait."""

    HELP_CLOCK = (
        "Where play is timed, ◷ in the first line is what is left to the side whose choice is awaited: a time for each "
        "unit, in whatever order. When it is up the unit does nothing new, and what came of it can be taken back. P "
        "stops the clock, and lets it go on; :clock 15 agrees on another. Dice and what is resolved take their time.\n"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("N", "note_on", "Note on the unit", id="battle.note_on", show=False),
        Binding("P", "clock", "Clock", id="battle.clock", show=False),
        *extra_keys("battle"),
        Binding("o", "beside", "What else may be said", id="battle.beside", show=False),
    ]

    def action_extra(self, screen: str) -> None:
        """A screen of an extra, of this battle as this seat knows it."""
        places(self.app).show(screen, self.seat)

    def submit(self, command: Command) -> None:
        """Say a command and show what comes of it. What was open for another is put away."""
        self.panels.close_all()
        outcome = self.seat.submit(command, name=self._who())
        if isinstance(command, Noting) and isinstance(outcome, Refusal) and outcome.code == GONE_ON:
            # A note means the same however things stand, and was perhaps long in the writing.
            outcome = self.seat.submit(command, name=self._who())
        self.outcome(outcome)

    def action_note(self) -> None:
        """Write something into the log."""
        self._note("A note for the log", None)

    def action_note_on(self) -> None:
        """Write something down about the chosen unit."""
        number = self.query_one(Roster).selected
        if number is None:
            self.draw_answer(Content("Choose a unit first: type its number, or use the arrows."))
        else:
            self._note(f"A note on {unit_words(self.seat.known, number)}", number)

    def _note(self, question: str, unit: int | None) -> None:
        def written(text: str | None) -> None:
            if text:
                self.submit(notes.typed_note(text, self.seat.known, unit=unit))

        self.app.push_screen(LineDialog(f"{question} ({PRIVATELY}):"), written)

    def _who(self) -> str:
        if self.seat.who.name:
            return self.seat.who.name
        ask = self.seat.ask()
        return side_words(self.seat.known, ask.side) if ask.side else ""

    def outcome(self, outcome: Outcome) -> None:
        """Show what came of something said: what happened, a refusal, a die, or another place in the record."""
        match outcome:
            case Refusal():
                self.draw_answer(refused(outcome))
                if outcome.code == GONE_ON:
                    self.redraw(whole=True)
                if self.lesson is not None:
                    self.lesson.refused()
                self.app.bell()
            case DieAsked():
                self.draw_answer(
                    lines(list(map(Content, outcome.lines))) if outcome.lines else self.last_result()
                )
                self.redraw()
                self.follow()
            case Moved():
                self.panels.close_all()
                self.draw_answer(lines([outcome.sentence, *filter(None, (remarks(self.seat),))]))
                self.redraw(whole=True, onward=True)
                if outcome.waits:
                    self.follow()
            case Accepted():
                ended = self.seat.known.stage == "over" and (self.shown is None or self.shown.stage != "over")
                step = None if outcome.lines == NOTHING else self.seat.newest()
                if step is not None and step.lines:
                    self.query_one(Journal).add(step, self.seat.known)
                self.draw_answer(self.told_last(step) or Content(""))
                self.redraw(onward=True)
                if ended:
                    places(self.app).show("score", self.seat)
                else:
                    self.follow()

    def time_is_up(self) -> None:
        """What the seat was asked is decided by the clock, if it is this seat that was asked (TIM-01)."""
        outcome = self.seat.time_out(self.query_one(Roster).selected, name=self._who())
        if outcome is not None and not is_gone_on(outcome):
            self.put_aside(self.sheets_over() or ())
            self.panels.overtaken()
            self.outcome(outcome)

    def action_clock(self) -> None:
        """The clock stands, or goes on."""
        if not self.seat.is_timed:
            self.draw_answer(Content("Play is not timed: chapter timed_play on puts a clock in force."))
        else:
            self.outcome(self.seat.pause_clock())

    def follow(self) -> None:
        """Open what the battle waits for, when that is a question of its own."""
        if self.app.screen is not self or self.panels.open is not None or not self.seat.asked():
            return
        roll = self.seat.awaiting
        if roll is not None:
            self._open_die()
            return
        self._open_question()

    def _open_question(self) -> bool:
        """Open the question that waits; False where there is none for this seat."""
        if not self.seat.asked():
            return False
        if (card := summons.shot(self.seat)) is not None:
            self.open_shot(card, self._said)
        elif (asked := summons.question(self.seat, self)) is not None:
            self.panels.show(asked, self._said)
        else:
            return False
        return True

    def open_shot(self, card: ShotCard, then: Callable[[object], None]) -> None:
        """The card of a shot, filled for it."""
        sheet = self.query_one(ShotPanel)
        sheet.about(self.seat, card, last=self.seat.shot_at_last(card.unit))
        self.panels.show(sheet, then)

    def _open_die(self) -> None:
        asked = summons.die(self.seat, self.query_one(DiePanel))
        if asked is not None:
            self.panels.show(asked, partial(self._face, self.seat.die_awaited))

    def _face(self, die: str, text: object) -> None:
        if text == WITHDRAW:
            self.outcome(self.seat.withdraw())
        elif text is not None:
            self.outcome(self._faces(die, str(text).split()))

    def _faces(self, die: str, faces: Sequence[str]) -> Outcome:
        """Each face for the die that it was typed for, as far as those are asked."""
        outcome = self.seat.answer(faces[0], die=die)
        for face in faces[1:]:
            if not isinstance(outcome, DieAsked):
                break
            outcome = self.seat.answer(face, die=self.seat.die_awaited)
        return outcome

    def _said(self, command: object) -> None:
        if isinstance(command, tuple):
            self._said_all(command)
        elif command is not None:
            self.submit(cast(Command, command))

    def _said_all(self, commands: tuple[Command, ...]) -> None:
        """One after the other, until one of them asks for something or is refused."""
        for place, command in enumerate(commands, start=1):
            outcome = self.seat.submit(command, name=self._who())
            if place == len(commands) or not isinstance(outcome, Accepted):
                self.outcome(outcome)
                self.query_one(Journal).show(self.seat.log(), self.seat.known)
                return

    def begin(self) -> None:
        """Begin; where something is to be said first that can be chosen, choose it.

        What stands otherwise than the scenario has it may be let stand, for a reason.
        """
        told = self.seat.refusal(Begin())
        if told is not None and self._beside(f"{told.sentence} Who?", directing=False):
            return
        if told is not None and told.subsystem is not None:
            self.outcome(told)
            question = f"{told.sentence} Begin all the same? Because:"
            self.app.push_screen(LineDialog(question), self._begun_all_the_same)
        else:
            self.submit(Begin())

    def _begun_all_the_same(self, reason: str | None) -> None:
        if reason:
            self.submit(Begin(overrule=reason))

    def end_set_up(self) -> None:
        """The side whose turn it is has set up; asked about first while somebody of it has no place on the map.

        What stands otherwise than the scenario has it may be let stand, for a reason.
        """
        ask, battle = self.seat.ask(), self.seat.known
        says, side = ask.options[0].says, side_setting_up(ask)
        waiting = [one.id for one in battle.in_order() if one.side == side and one.position is None]
        told = self.seat.refusal(says)

        def end(yes: object) -> None:
            if told is not None and told.subsystem is not None and yes:
                self.outcome(told)
                question = f"{told.sentence} End the set-up all the same? Because:"
                self.app.push_screen(LineDialog(question), ended_all_the_same)
            elif yes:
                self.submit(says)

        def ended_all_the_same(reason: str | None) -> None:
            if reason:
                self.submit(cast("Command", replace(cast(Any, says), overrule=reason)))

        if waiting and battle.setup.map:
            question = NOT_PLACED.format(units=called(battle, waiting), side=side_words(battle, side))
            places(self.app).show("confirm", question, then=end)
        else:
            end(yes=True)

    def action_beside(self) -> None:
        """What may be said beside what is asked, to choose from."""
        if not self._beside():
            self.draw_answer(Content("Nothing may be said now beside what is asked."))

    def _beside(self, sentence: str = "", *, directing: bool = True) -> bool:
        panel = summons.beside(self.seat, self, sentence, directing=directing)
        if panel is not None:
            self.panels.show(panel, self._said)
        return panel is not None

    def last_words(self) -> str:
        """The line that says what was done in the step at which the battle stands, as everybody may read it."""
        step = self.seat.newest()
        plain = [MOMENT.sub("", line) for line in step.lines] if step is not None else []
        return main_line(
            (one for one in plain if not one.startswith("—")), step.kind if step is not None else ""
        )

    def beside_keys(self) -> Iterator[Entry]:
        """The end of the battle, which is a line of the table's sheet."""
        seat = self.seat
        if seat.known.stage != "over" and seat.may(EndBattle):
            told = "Counts the points as they stand, after a second word. Key: T, its last line"
            yield "End the battle and score", told, partial(table.ask_to_end, self.app, self.submit)

    def action_undo(self) -> None:
        """Take back the last step, and say which it was."""
        told = "" if self.seat.awaiting else self.last_words()
        self.outcome(_worded(self.seat.undo(), "Undone", told))

    def action_redo(self) -> None:
        """Bring the last undone step forward, and say which it is."""
        outcome = self.seat.redo()
        if isinstance(outcome, Refusal) and outcome.code == "nothing-to-redo":
            outcome = replace(outcome, instead=LEFT_LINES)
        told = self.last_words() if isinstance(outcome, Moved) else ""
        self.outcome(_worded(outcome, "Done again", told))


def _worded(outcome: Outcome, what: str, told: str) -> Outcome:
    if not told or not isinstance(outcome, Moved) or outcome.waits:
        return outcome
    return Moved(sentence=f"{what}: {told}")
