"""A battle at the prompt, in words: what is asked, answers by number or as sentences, one seat's view."""

from __future__ import annotations

import importlib
import shlex
import sys
from time import monotonic
from typing import TYPE_CHECKING, assert_never

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.plugs import extra_readings
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.battle.refusal import Refusal
from squadlog.cli.battle.prompt_help import help_lines
from squadlog.cli.battle.telling import unit_called
from squadlog.cli.choosing import sitting
from squadlog.cli.commands import DIE_AWAITED, MISREAD, OK, REFUSED, command
from squadlog.cli.faults import NotFoundError
from squadlog.cli.lines import Lines, TimeIsUpError, curtain
from squadlog.cli.printing import print_wrapped
from squadlog.facts.seats import NOBODY, TABLE, Speaker, for_all
from squadlog.reports.track import track_lines
from squadlog.session.guiding import Taught, any_guides, format_taught, guide_at
from squadlog.session.record import GONE_ON
from squadlog.session.view.orders.aloud import how_far, menu_answers, unsaid_lines
from squadlog.session.view.orders.menu import menu
from squadlog.session.view.questions.question import question
from squadlog.session.view.questions.question_value import Question
from squadlog.session.view.words import aloud
from squadlog.session.view.words.card import soldier_card
from squadlog.session.view.words.entry import entry_in_full, entry_lines, open_entry
from squadlog.session.view.words.seats import sits_words

with lazy_imports():
    from squadlog.cli import hearing
    from squadlog.session.said import commanding
    from squadlog.session.view.words import battle_report

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from squadlog.session.seat import Seat
    from squadlog.session.view.answer import Answer

_BEGINS = (
    "briefing says what it is about, ? asks again and says how to answer, help tells what you can write."
)
_LEAVING = ("quit", "exit")
_READING = (
    "score", "health", "reminders", "rules", "glossary", "tables", "language",
    "look", "los", "measure", "reach", "menu", "form", "targets", "place",
)  # fmt: skip
"""The commands of the core that only read, and are read here as well."""


def play(seat: Seat, *, now: Callable[[], float] = monotonic, bell: bool = False) -> int:
    """Play until somebody leaves or nothing more is typed. Timed play is measured by `now`, in seconds.

    The exit code at a terminal is 0. From a pipe it is that of the last line that was not taken, else 3 while a die
    is awaited.
    """
    if seat.who.seat not in (TABLE, NOBODY) and seat.seal.secrecy:
        print_wrapped([seat.seal.secrecy])
    if seat.clock.is_timed:
        seat.clock.measure(now)
    sits = f", at the seat of {side}" if (side := sits_words(seat.known, seat.who)) else ""
    commands = " ".join(commanding.format_who_commands(seat))
    print_wrapped([f"{seat.known.setup.title}, battle {seat.id}{sits}.", *filter(None, [commands]), _BEGINS])
    table = _Table(seat, bell=bell)
    while table.asks():
        pass
    print_wrapped([f"Battle {seat.id} is kept: squadlog play {seat.id} --as text continues it."])
    if sys.stdin.isatty():
        return OK
    return table.fault or (DIE_AWAITED if seat.die.roll is not None else OK)


def _side_of(seat: Seat) -> str:
    """The side that sits there, by name; empty for a seat of no side."""
    return next((side.name for side in seat.known.setup.sides if side.id == seat.who.seat), "")


class _Table:
    """Who looks, what was offered last, and whether everything that was said was taken."""

    def __init__(self, seat: Seat, *, bell: bool = False) -> None:
        self._at_home = self._seat = seat
        self._bell = bell
        self._lines = Lines(self._completions)
        self._offered: tuple[Answer, ...] = ()
        self._told: Question | None = None
        self._hinted: set[str] = set()
        self._heard: set[str] = set()
        self._lesson: Taught | None = None
        self._awaited = ""
        self.fault = OK
        self._remarks: tuple[str, ...] = ()
        self._warn()
        self._reading = (*_READING, *extra_readings())
        self._words: dict[str, Callable[[str], Iterable[str]]] = {
            "help": lambda _: help_lines(),
            "?": lambda _: self._again(),
            "show": lambda _: aloud.page(self._seat),
            "line": self._line,
            "log": lambda rest: aloud.last_lines(self._seat, rest),
            "report": lambda _: battle_report.report_lines(self._seat),
            "track": lambda _: track_lines(self._seat.known, self._seat.who.seat),
            "card": self._card,
            "actions": self._actions,
            "why": self._why,
            **({"lesson": lambda _: self._taught()} if any_guides() else {}),
            "briefing": lambda _: [self._seat.known.setup.briefing or "This battle has no briefing."],
        }

    def _warn(self) -> None:
        """Say what speaks against a sealed record, as far as that was not said yet."""
        known, self._remarks = self._remarks, self._seat.seal.remarks
        if fresh := [remark for remark in self._remarks if remark not in known]:
            print_wrapped(fresh)

    def asks(self) -> bool:
        """Put one question, and take what is typed; False when nobody goes on."""
        try:
            return self._asked()
        except TimeIsUpError as late:
            return self._out_of_time(late.typed)

    def _asked(self) -> bool:
        if (lesson := self._now_taught()) != self._lesson:
            self._lesson = lesson
            print_wrapped(self._taught())
        for one in hearing.hear_others(self._seat, waits=self._hear_waits):
            print_wrapped(one.told)
        asked = question(self._seat)
        if self._awaited:  # nobody need answer what is asked of him who has asked the table something himself
            return self._taken(self._typed(self._prompt(asked)), asked)
        if asked.secret and self._shared:
            return self._in_secret(asked)
        self._put(asked)
        return self._taken(self._typed(self._prompt(asked)), asked)

    def _typed(self, prompt: str, *, secret: bool = False) -> str | None:
        """A line that is typed in the time that is left for it. Raises TimeIsUpError with one that comes too late."""
        if self._left_s() is None:
            return self._lines.asked(prompt, secret=secret)
        typed = self._lines.asked(prompt, secret=secret, clock=lambda: self._left_s() or 0.0)
        if typed not in (None, *_LEAVING) and not self._left_s():
            raise TimeIsUpError(typed or "")
        return typed

    def _left_s(self) -> float | None:
        """The seconds that are left to who is asked here; None: nobody's time runs."""
        timing = self._seat.clock.timing()
        runs = timing is not None and not (timing.paused or timing.moot) and self._seat.asked()
        return timing.left_s if timing is not None and runs else None

    def _out_of_time(self, typed: str) -> bool:
        """What is asked is decided by the clock; what came too late for it is not said (TIM-01)."""
        outcome = self._at_home.time_out()
        if self._bell:
            sys.stdout.write("\a")
        if isinstance(outcome, Refusal):
            print_wrapped([str(outcome)])
        elif outcome is not None:
            print_wrapped(getattr(outcome, "lines", ()))
        if typed:
            print_wrapped([f"Too late, not carried out: {typed}"])
        self._told = None
        return True

    @property
    def _shared(self) -> bool:
        """Whether both sides look at this screen, and choose at it."""
        return for_all(self._at_home.who.seat) and not self._at_home.who.looks

    def _put(self, asked: Question) -> None:
        """Tell what is asked, unless that has just been told, and the first time how it is answered.

        A list that was asked for stays open.
        """
        if asked != self._told:
            kind = self._seat.due.ask().kind
            told = asked.told(hinted=kind not in self._hinted)
            print_wrapped([line for line in told if line not in self._heard])
            self._hinted.add(kind)
            self._heard.update(one for one in self._seat.rules.hints() if one in asked.more)
            self._told, self._offered = asked, asked.listed

    def _prompt(self, asked: Question) -> str:
        if self._seat.die.roll is not None:
            return "Die> "
        stands = f" {self._seat.seal.stands}" if self._seat.seal.closed else ""
        return f"{_side_of(self._seat) or asked.side or 'Table'}{stands}> "

    def _in_secret(self, asked: Question) -> bool:
        """One side looks alone, until it has chosen. What is said at the curtain is an answer as well."""
        side = self._seat.due.ask().side
        if len(self._seat.known.setup.kept_sides) > 1:  # beside sides on paper nobody else looks
            print_wrapped(
                [f"{asked.side} chooses in secret [MEL-19]; nobody else may look. Enter shows the question."]
            )
            typed = self._typed(f"{asked.side}> ", secret=True)
            if typed != "":
                curtain()
                self._told = None
                return self._taken(typed, asked, secret=True)
        self._seat = self._at_home.of(Speaker(seat=side))
        head = self._seat.head
        try:
            while self._seat.head == head and question(self._seat).secret:
                asked = question(self._seat)
                self._put(asked)
                typed = self._typed(f"{asked.side}, in secret> ", secret=True)
                if not self._taken(typed, asked, secret=True):
                    return False
        finally:
            self._seat, self._told = self._at_home, None
        return True

    def _taken(self, typed: str | None, asked: Question, *, secret: bool = False) -> bool:
        """Do what was typed; False when that was to leave."""
        if typed is None or typed.casefold() in _LEAVING:
            return False
        try:
            if self._seat.changed():
                self._told = None
                print_wrapped(["The battle continued in another window."])
                self._warn()
                return True
        except SquadlogError as error:
            print_wrapped([str(error)])
            return False
        word, _, rest = typed.partition(" ")
        try:
            with self._seat.sound():
                self._done(word.casefold(), rest.strip(), typed, asked, secret=secret)
        except SquadlogError as error:
            self.fault = REFUSED
            print_wrapped([str(error)])
        return True

    def _done(self, word: str, rest: str, typed: str, asked: Question, *, secret: bool) -> None:
        if not typed:
            self._entered(asked)
        elif known := self._words.get(word):
            print_wrapped(known(rest))
        elif word in self._reading:
            self._read(word, rest)
        elif word == "roll" and self._seat.die.roll is not None:
            self._say(self._seat.die.rolled(), told=True)
        elif typed.isdecimal() and self._seat.die.roll is None:
            self._numbered(int(typed), secret=secret)
        else:
            self._say(typed)

    def _hear_waits(self, awaited: str) -> None:
        """Hear in a sentence who waits to be told something; empty for nobody."""
        if awaited and not self._awaited:
            self._told, self._offered = None, ()
        self._awaited = awaited

    def _entered(self, asked: Question) -> None:
        if self._awaited:
            return
        if not asked.mine:
            self._told = None
        elif asked.enter and self._offered == asked.listed:
            self._say(asked.enter)
        elif self._offered != asked.listed:
            self._offered = asked.listed
            print_wrapped(["No such answer. Write an order, a soldier's number, or help."])
        else:
            print_wrapped(["Enter alone does nothing here; ? asks again and says how to answer."])

    def _numbered(self, number: int, *, secret: bool) -> None:
        """An answer by its place in the list; where none is offered, what the soldier of that number can do."""
        if 0 < number <= len(self._offered):
            chosen = self._offered[number - 1]
            if not secret:
                print_wrapped([f": {chosen.say}"])
            self._say(chosen.say)
        elif self._offered:
            self.fault = MISREAD
            print_wrapped([f"There is no answer {number}; there are 1 to {len(self._offered)}."])
        else:
            print_wrapped(self._actions(str(number)))

    def _say(self, sentence: str, *, told: bool = False) -> None:
        # What is chosen in secret is heard as the whole table hears it, once nothing of it stands there any more.
        if self._seat is not self._at_home:
            curtain()
        seat = self._at_home
        sentence, *more = seat.sentences.one_by_one(sentence)
        stood = seat.head, seat.die.name
        outcome = seat.say(sentence, at=seat.head, die=seat.die.name if told else "")
        match outcome:
            case Refusal():
                self._refused(sentence, outcome)
            case Accepted():
                print_wrapped((*aloud.heard(outcome.lines), *how_far(seat, outcome.events)))
            case DieAsked():
                print_wrapped(outcome.lines)
            case Moved():
                print_wrapped([outcome.sentence])
            case _:
                assert_never(outcome)
        if stood != (seat.head, seat.die.name) or self._seat is not seat:
            # A question that comes again is put again.
            self._told = None
            self._strayed(sentence)
        if more and not isinstance(outcome, Refusal):
            self._say("; ".join(more))

    def _refused(self, sentence: str, refusal: Refusal) -> None:
        self.fault = MISREAD if refusal.code in ("misread", "no-such-face") else REFUSED
        misread = self._seat.sentences.misread(sentence) if refusal.code == "misread" else None
        if misread is not None and (rest := misread.unread):
            print_wrapped([rest])
        print_wrapped([str(refusal)])
        if refusal.code == GONE_ON:
            self._told = None
        elif self._lesson is not None:
            print_wrapped([f"No harm done. The lesson continues with: {self._lesson.say}"])

    def _now_taught(self) -> Taught | None:
        course = guide_at(self._at_home)
        return None if course is None else course.told(self._at_home)

    def _taught(self) -> Iterable[str]:
        """The lesson that is told now, with what to say."""
        if (lesson := self._now_taught()) is None:
            yield "This battle has no lessons; squadlog play tutorial --as text has."
        else:
            yield from ("", *format_taught(lesson), "")

    def _strayed(self, sentence: str) -> None:
        """Whoever does otherwise than a lesson says, does right as well."""
        lesson, now = self._lesson, self._now_taught()
        if lesson is None or now is None or sentence.casefold() == lesson.say:
            return
        if lesson.place and lesson.place == now.place:
            print_wrapped(["That is fine, too; undo undoes it. The lesson waits."])

    def _again(self) -> Iterable[str]:
        self._told = asked = question(self._seat)
        self._offered = asked.listed
        return asked.told()

    def _card(self, who: str) -> Iterable[str]:
        known = self._seat.known
        return aloud.card(known, soldier_card(self._seat, unit_called(known, who).id))

    def _line(self, number: str) -> Iterable[str]:
        newest = self._seat.log.newest() if not number else None
        opened = None if newest is None else entry_in_full(self._seat, newest)
        if number.isdecimal():
            opened = open_entry(self._seat, int(number))
        if opened is None:
            raise NotFoundError("Name a line of the log by its number: line 14; log 5 shows the last five.")
        return aloud.heard(entry_lines(opened))

    def _why(self, who: str) -> Iterable[str]:
        target = unit_called(self._seat.known, who).id
        if not (told := tuple(aloud.why(self._seat, target))):
            raise NotFoundError("There is no shot now; why TARGET explains one.")
        return told

    def _actions(self, who: str) -> Iterable[str]:
        unit = unit_called(self._seat.known, who)
        found = menu(self._seat, (unit.id,))
        self._offered = menu_answers(found)
        yield aloud.soldier(self._seat.known, unit)
        yield from (f"{place}: {one.means}; {one.say}" for place, one in enumerate(self._offered, start=1))
        yield from unsaid_lines(found)
        if not self._offered:
            yield f"Nothing now: {found.reason}." if found.reason else "That soldier cannot do anything now."

    def _read(self, word: str, rest: str) -> None:
        """Run a command of the program that gives no order, about this battle and for this seat."""
        try:
            words = shlex.split(rest)
        except ValueError:
            words = rest.split()
        with sitting(self._seat):
            try:
                module, _ = command(word) or ("", "")
                self.fault = importlib.import_module(module).run(word, words) or self.fault
            except SystemExit:
                self.fault = MISREAD

    def _completions(self, typed: str) -> Iterable[str]:
        yield from self._seat.sentences.completions(typed)
        if typed:
            yield from (
                word for word in (*self._words, *self._reading, "quit") if word.startswith(typed.casefold())
            )
