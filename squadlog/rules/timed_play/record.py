"""What is kept of timed play: how long each side may think, whether the clock stands, and whose time ran out (TIM).

Nothing here measures time: what a clock at a terminal has found is said like any other command.
"""

from squadlog.base.records import record, replace
from squadlog.battle import chapter_state
from squadlog.battle.by_hand import NONE
from squadlog.battle.changed import changed
from squadlog.battle.commands import Continue, Declare, Hold
from squadlog.battle.events.action import ActionDeclared
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.moment import Moment
from squadlog.battle.rights import of_all, of_anybody
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle, Unit, fields_of_deed
from squadlog.battle.terms import TimeLimit
from squadlog.book.book import Rulebook
from squadlog.facts.seats import sees
from squadlog.rules.common.once_more import LastOrder
from squadlog.rules.common.words import Asked
from squadlog.rules.timed_play.decision import decision_of

KEY = "timed_play"
LEAST_S, MOST_S = 1, 600
"""Seconds for a decision that can be agreed on."""
_OFF = ("off", "none", "no limit")


@record
class Clock:
    """What is agreed on: those of `limits` that name a side go before the one for all; none: as the book says.

    `paused`: nobody's time runs.
    """

    limits: tuple[TimeLimit, ...] = ()
    paused: bool = False

    def limit_s(self, side: str, usual_s: int) -> int | None:
        """Seconds that a side has for each decision; None: no limit. `usual_s` is what the book says."""
        for one in sorted(self.limits, key=lambda limit: not limit.side):
            if one.side in ("", side):
                return one.seconds
        return usual_s

    def agreeing(self, limit: TimeLimit) -> "Clock":
        """The clock with another limit: one for all leaves none of a side."""
        others = [one for one in self.limits if limit.side and one.side != limit.side]
        return replace(self, limits=(*others, limit))


@record
class Chosen:
    """What is kept for a unit: its last order, and the subphase in which its time ran out."""

    last: LastOrder | None = None
    ran_out: Moment | None = None


@record
class SetClock(ChapterCommand):
    """The table agrees on another time for each decision: of a side, or of all; None: no limit (TIM-02)."""

    seconds: int | None = None
    side: str = ""


@record
class PauseClock(ChapterCommand):
    """The clock is stopped, or goes on."""

    paused: bool


@record
class TimeOut(ChapterCommand):
    """The time for a decision is up (TIM-01): that of this unit, or of the next one awaited."""

    unit: int | None = None


@record
class ClockSet(ChapterEvent):
    """Another time was agreed on."""

    limit: TimeLimit


@record
class ClockPaused(ChapterEvent):
    """The clock stands, or goes on."""

    paused: bool


@record
class TimeRanOut(ChapterEvent):
    """A unit's time to choose, `seconds` long, is up. `expiry` is the ruling."""

    unit: int
    asked: Asked
    seconds: int
    expiry: str


clock_of: chapter_state.BattleState[Clock | None] = chapter_state.BattleState(KEY, None, of=Clock)
"""The clock of a battle; None where play is not timed."""


def limit_s(battle: Battle, side: str, book: Rulebook) -> int | None:
    """Seconds that a side has for each decision (TIM-02); None: no limit."""
    return (clock_of(battle) or Clock()).limit_s(side, int(book.figure("decision")))


chosen_of = chapter_state.UnitState(KEY, Chosen())
"""What is kept of a unit."""


def _set_right(unit: Unit, text: str) -> Unit:
    """Whose time was up may be given it back."""
    if text.strip().lower() not in NONE:
        raise ValueError("a time that is up can be set to none, and the unit may choose again")
    return chapter_state.replace_state(unit, KEY, replace(chosen_of(unit), ran_out=None))


def _write_correction(unit: Unit) -> str:
    ran_out = chosen_of(unit).ran_out
    return "none" if ran_out is None else f"up in {ran_out}"


def _clock_begins(battle: Battle) -> Clock:
    return Clock(limits=battle.setup.clock)


def _read_clock(battle: Battle, text: str) -> Clock:
    clock = clock_of(battle) or Clock()
    said = text.strip().lower()
    if said in _OFF:
        return clock.agreeing(TimeLimit())
    if not (said.isascii() and said.isdigit() and LEAST_S <= int(said) <= MOST_S):
        raise ValueError(f"{text!r} is not a time: write {LEAST_S} to {MOST_S} seconds, or off")
    return clock.agreeing(TimeLimit(seconds=int(said)))


def _apply_set(battle: Battle, event: ClockSet) -> Battle:
    return clock_of.put(battle, (clock_of(battle) or Clock()).agreeing(event.limit))


def _apply_paused(battle: Battle, event: ClockPaused) -> Battle:
    return clock_of.put(battle, replace(clock_of(battle) or Clock(), paused=event.paused))


def _apply_ran_out(battle: Battle, event: TimeRanOut) -> Battle:
    if event.asked != "orders":
        return battle
    return chosen_of.change(battle, event.unit, ran_out=battle.now)


def _apply_declared(battle: Battle, event: ActionDeclared) -> Battle:
    """What it was told is kept, to be done once more where the table plays so (A-110)."""
    unit, said = battle.units[event.unit], event.declaration
    order: Declare | Continue | Hold | None = None
    match said.choice:
        case "start" if event.action is not None:
            deed = fields_of_deed(event.action)
            order = Declare(
                unit=unit.id, action=event.action.kind, move=said.move, engage=said.engage, **deed
            )
        case "continue":
            order = Continue(unit=unit.id, mode=said.mode, move=said.move, engage=said.engage)
        case "nothing" if said.engage is None:
            order = Hold(unit=unit.id)
    if order is None:
        return battle
    return chosen_of.change(battle, unit.id, last=LastOrder(order, unit.position))


def _redact_battle(battle: Battle, seat: str) -> Battle:
    """Without what units of other sides were told last: an order may name what is for its own side alone (FMS-09)."""
    told = {
        number: chapter_state.replace_state(unit, KEY, replace(chosen_of(unit), last=None))
        for number, unit in battle.units.items()
        if chosen_of(unit).last is not None and not sees(seat, unit.side)
    }
    return changed(battle, units={**battle.units, **told}) if told else battle


def _of_the_asked(battle: Battle, _command: TimeOut) -> str:
    """The side whose choice is awaited; where none is, the command is refused whoever says it."""
    decision = decision_of(battle)
    return "" if decision is None else decision.side


STATE = chapter_state.ChapterState(
    key=KEY,
    unit=chapter_state.OfAUnit(
        begins=chosen_of.begins, corrects=_set_right, writes=_write_correction, hint="none"
    ),
    of_battle=chapter_state.OfTheBattle(begins=_clock_begins, read=_read_clock),
    folds=by_event(_apply_set, _apply_paused, _apply_ran_out),
    follows=by_event(_apply_declared),
    commands={SetClock: of_all, PauseClock: of_anybody, TimeOut: _of_the_asked},
    secrets=chapter_state.Redaction(known=_redact_battle),
)
