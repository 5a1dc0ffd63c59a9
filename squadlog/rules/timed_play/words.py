"""Timed play in words."""

from collections.abc import Iterator

from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.battle.terms import TimeLimit
from squadlog.book.book import Rulebook
from squadlog.rules.common.reported import quiet
from squadlog.rules.common.words import ChapterWords, PlayClock, SideTerms, Word, WordPart
from squadlog.rules.timed_play import record
from squadlog.rules.timed_play.decision import decision_of

_AFTER = {
    ("orders", "idle"): "they start nothing new in this subphase; actions under way continue",
    ("orders", "repeat_last"): "they repeat their last order, or else start nothing new",
    ("opportunity", ""): "they let the mover pass",
    ("intent", ""): "they parry, or else fight",
    ("escape", ""): "they walk clear",
    ("shares", ""): "all of the parry goes against the first",
}


def limit_words(seconds: int | None) -> str:
    """A time for each decision."""
    return "no limit" if seconds is None else f"{seconds} s for each decision"


def _short(seconds: int | None) -> str:
    return "no limit" if seconds is None else f"{seconds} s"


def _narrate_set(event: record.ClockSet, battle: Battle) -> str:
    whose = battle.setup.side_name(event.limit.side) if event.limit.side else "All"
    return f"{whose}: {limit_words(event.limit.seconds)} [TIM-02]."


def _narrate_paused(event: record.ClockPaused, _battle: Battle) -> str:
    return "The clock stops." if event.paused else "The clock runs again."


def _narrate_ran_out(event: record.TimeRanOut, battle: Battle) -> str:
    after = _AFTER.get((event.asked, event.expiry)) or _AFTER[event.asked, ""]
    who = battle.units[event.unit].called
    return f"The time of {who} is up ({event.seconds} s): {after} [TIM-01, A-110]."


def _of_battle(clock: record.Clock, battle: Battle) -> Iterator[str]:
    of_all = next((one for one in clock.limits if not one.side), None)
    told = ["as the book suggests" if of_all is None else limit_words(of_all.seconds)]
    told += [f"{battle.setup.side_name(one.side)} {_short(one.seconds)}" for one in clock.limits if one.side]
    yield f"clock: {', '.join(told)}{', paused' if clock.paused else ''}"


def _clock(battle: Battle, book: Rulebook) -> PlayClock | None:
    clock = record.clock_of(battle)
    if clock is None:
        return None
    decision = decision_of(battle)
    return PlayClock(
        paused=clock.paused,
        decision=decision,
        limit_s=None if decision is None else record.limit_s(battle, decision.side, book),
        turns=record.PauseClock(paused=not clock.paused),
        ends=lambda unit: record.TimeOut(unit=unit),
    )


def _build_limit(side: str, word: str) -> TimeLimit | None:
    return None if word == "usual" else TimeLimit(side=side, seconds=int(word) if word.isdigit() else None)


_SIDE = WordPart(field="side", what="side", needed=False)
WORDS = ChapterWords(
    name="Timed play",
    quoted=("TIM-02", "TIM-03"),
    aliases=("timed", "clock"),
    verbs=(
        Word(
            form="clock [SIDE] SECONDS",
            meaning="set the time for each decision, for all or for one side",
            example="clock 15",
            says=record.SetClock,
            parts=(_SIDE, WordPart(field="seconds", what="number")),
        ),
        Word(
            form="clock off [SIDE]",
            meaning="no time limit, for all or for one side",
            example="clock off",
            says=record.SetClock,
            parts=(_SIDE,),
            fixed={"seconds": None},
        ),
        Word(
            form="clock pause",
            meaning="stop the clock until clock go",
            example="clock pause",
            says=record.PauseClock,
            fixed={"paused": True},
        ),
        Word(
            form="clock go",
            meaning="start the clock after clock pause",
            example="clock go",
            says=record.PauseClock,
            fixed={"paused": False},
        ),
        Word(
            form="time out [UNIT]",
            meaning="the time of the present choice is up; a terminal with the clock does this by itself",
            example="time out 3",
            says=record.TimeOut,
            parts=(WordPart(field="unit", what="unit", needed=False),),
        ),
    ),
    reports={record.ClockSet: quiet, record.ClockPaused: quiet},
    tells=by_event(_narrate_set, _narrate_paused, _narrate_ran_out),
    of_battle=_of_battle,
    clock=_clock,
    terms=SideTerms(
        label="time for each decision",
        field="clock",
        options=(
            ("usual", "as long as the book suggests"),
            ("5", "5 seconds"),
            ("10", "10 seconds"),
            ("15", "15 seconds"),
            ("20", "20 seconds"),
            ("30", "30 seconds"),
            ("60", "a minute"),
            ("none", "no limit"),
        ),
        ready="usual",
        made=_build_limit,
        nobody="If no side has a limit, leave timed play out.",
    ),
)
