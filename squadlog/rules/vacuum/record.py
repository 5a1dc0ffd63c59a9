"""What is kept of vacuum: the breaches of each suit, and where there is no air (ENV-15..ENV-23)."""

from typing import Literal

from squadlog.base.names import safe_name
from squadlog.base.records import record, replace
from squadlog.battle import chapter_state
from squadlog.battle.by_hand import NONE, read_moment
from squadlog.battle.changed import changed
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.moment import Moment
from squadlog.battle.rights import of_all
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle, Unit
from squadlog.rules.vacuum.suits import KEY

Size = Literal["small", "big", "bare"]
"""A breach that the suit seals after one more level, one that it cannot, and no suit at all that holds."""
SIZES: tuple[Size, ...] = ("small", "big", "bare")
EVERYWHERE = "all"
"""In the place of compartments: there is air in none."""


@record
class Leak:
    """What lets the air out of a suit: how, and when it costs the next level (ENV-19, ENV-20, A-146).

    `since` None: nobody knows, as the referee set it.
    """

    size: Size
    next: Moment
    since: Moment | None = None


@record
class Air:
    """Where a ship or a house has no air: compartments by name, or `all`. `said`: the table has it breached."""

    lost: tuple[str, ...] = ()
    said: bool = False


@record
class SayBreach(ChapterCommand):
    """The table says that hull or shell is breached; it empties with the next subphase (ENV-17, ENV-23, A-99)."""


@record
class BreachSaid(ChapterEvent):
    """Hull or shell is breached, as the table says it."""


@record
class AirChanged(ChapterEvent):
    """There is no air in these compartments from now on, and in no others; `gone` and `back` are what is new in it.

    `through` is what opens them, by name.
    """

    lost: tuple[str, ...]
    gone: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    through: tuple[str, ...] = ()


@record
class SuitBreached(ChapterEvent):
    """A suit has been breached, or a unit without one has no air (ENV-18, A-146)."""

    unit: int
    leak: Leak


@record
class LeakDue(ChapterEvent):
    """A leak comes round and costs a level; `spared`: not where there is air by now. `next` None: it is sealed."""

    unit: int
    leak: Leak
    next: Moment | None = None
    spared: bool = False


@record
class AirAgain(ChapterEvent):
    """A unit without a suit that holds has air to breathe again."""

    unit: int


leaks_of: chapter_state.UnitState[tuple[Leak, ...]] = chapter_state.UnitState(KEY, (), of=tuple[Leak, ...])
"""The open leaks of a unit."""


air_of = chapter_state.BattleState(KEY, Air())
"""Where there is no air."""


def _apply_breached(battle: Battle, event: SuitBreached) -> Battle:
    return leaks_of.put(battle, event.unit, (*leaks_of(battle.units[event.unit]), event.leak))


def _apply_came_round(battle: Battle, event: LeakDue) -> Battle:
    leaks = list(leaks_of(battle.units[event.unit]))
    if event.leak in leaks:
        place = leaks.index(event.leak)
        leaks[place : place + 1] = [] if event.next is None else [replace(event.leak, next=event.next)]
    return leaks_of.put(battle, event.unit, tuple(leaks))


def _apply_breathes(battle: Battle, event: AirAgain) -> Battle:
    leaks = leaks_of(battle.units[event.unit])
    return leaks_of.put(battle, event.unit, tuple(leak for leak in leaks if leak.size != "bare"))


def _apply_said(battle: Battle, _event: BreachSaid) -> Battle:
    return air_of.change(battle, said=True)


def _apply_air(battle: Battle, event: AirChanged) -> Battle:
    return air_of.change(battle, lost=event.lost)


def _read(text: str) -> tuple[Leak, ...]:
    """`small:T5.s7,big:T4.s2`, each with the moment of its next level; none for a suit that is whole."""
    return () if text.lower() in NONE else tuple(_leak(part.strip()) for part in text.split(","))


def _leak(text: str) -> Leak:
    size, _, moment = text.partition(":")
    for known in SIZES:
        if size.strip().lower() == known and moment:
            return Leak(size=known, next=read_moment(moment.strip()))
    raise ValueError(
        f"{text!r} is not a breach: write small:T5.s7 or big:T5.s7, with its next level (or none)"
    )


def _writes(unit: Unit) -> str:
    return ",".join(f"{leak.size}:{leak.next}" for leak in leaks_of(unit)) or "none"


def _ends(battle: Battle) -> Battle:
    """There is air everywhere where vacuum is played no longer."""
    around = replace(battle.setup.environment, vacuum=False, hostile="")
    return changed(battle, setup=replace(battle.setup, environment=around))


def _begins_whole(_battle: Battle) -> Air:
    return Air()


def _read_air(_battle: Battle, text: str) -> Air:
    """Compartments by name with commas between, `all`, or none; a breach that was said is mended by it."""
    if text.lower() in NONE:
        return Air()
    if text.lower() == EVERYWHERE:
        return Air(lost=(EVERYWHERE,), said=True)
    return Air(lost=tuple(safe_name(part.strip()) for part in text.split(",") if part.strip()))


STATE = chapter_state.ChapterState(
    key=KEY,
    unit=chapter_state.OfAUnit(
        begins=leaks_of.begins, read=_read, writes=_writes, hint="small:T5.s7, big:T5.s7 or none"
    ),
    folds=by_event(_apply_breached, _apply_came_round, _apply_breathes, _apply_said, _apply_air),
    commands={SayBreach: of_all},
    of_battle=chapter_state.OfTheBattle(begins=_begins_whole, read=_read_air),
    ends=_ends,
)
