"""Vacuum and hostile air: suits that leak, ships and houses that lose their air (ENV-15..ENV-24)."""

from collections.abc import Iterator
from functools import partial

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.battle.story import Story
from squadlog.rules.common.chapter import Answer, Chapter, Due
from squadlog.rules.common.on_track import Bar
from squadlog.rules.common.refusing import named, nonsense
from squadlog.rules.common.table import Table
from squadlog.rules.common.wounds import boxes, wound
from squadlog.rules.vacuum import air, leaks
from squadlog.rules.vacuum.record import (
    AirAgain,
    BreachSaid,
    Leak,
    LeakDue,
    SayBreach,
    SuitBreached,
    air_of,
    leaks_of,
)
from squadlog.rules.vacuum.suits import KEY, holds_air

CAUSE = "vacuum"
"""Of a level that a leak costs: it neither dazes nor breaches (A-100)."""


def _hurt(story: Story, number: int, levels: int, cause: str, table: Table) -> None:
    """Any hit of at least one level breaches a suit in which somebody has nothing else to breathe (ENV-18).

    What is torn open cannot be torn open again, unless each breach runs for itself (A-100).
    """
    if cause == CAUSE or not air.airless(story.battle):
        return
    unit = story.battle.units[number]
    leak = leaks.breached(levels, story.battle.now, table)
    if leak is None or not _suited(unit, table):
        return
    if not air.exposed(story.battle, number, table.at(story.battle)):
        return
    open_already = any(one.size == "big" for one in leaks_of(unit))
    if leak.size == "big" and open_already and table.rulings.is_("vacuum.multiple", "one_clock"):
        return
    story.tell(SuitBreached(unit=number, leak=leak))


def _suited(unit: Unit, table: Table) -> bool:
    return holds_air(unit.soldier.armour, table.book, table.rulings)


def _due(battle: Battle) -> Iterator[Due]:
    """Each leak comes round, and as a subphase opens one looks where there still is air."""
    if not air.airless(battle):
        return
    yield Due(at=battle.now, of=KEY, what="where there is air", part="opens", happens=_look_round)
    for unit in battle.units.values():
        for leak in leaks_of(unit) if unit.wound != "D" else ():
            yield Due(
                at=leak.next,
                of=f"{KEY}:{unit.id}",
                what=f"a leak costs {named(unit)} a level",
                part="closes",
                happens=partial(_come_round, unit=unit.id, leak=leak),
                track=Bar(
                    word="leaks",
                    glyph="!",
                    says=f"costs {named(unit)} a level",
                    row=f"{unit.id} {_HAS[leak.size]}",
                ),
                since=leak.since,
            )


_HAS = {"small": "suit leaks", "big": "suit torn open", "bare": "no air"}


def _come_round(story: Story, table: Table, *, unit: int, leak: Leak) -> None:
    """One more level, without a daze; where there is air by now, none (ENV-19, ENV-20, A-100).

    What is late, the clock having been set, comes once, and then after its time again.
    """
    state = story.battle.units.get(unit)
    if state is None or state.wound == "D" or leak not in leaks_of(state):
        return
    spared = not air.exposed(story.battle, unit, table.at(story.battle))
    bites = replace(leak, next=story.battle.now)
    story.tell(LeakDue(unit=unit, leak=leak, next=leaks.following(bites, table), spared=spared))
    if not spared:
        wound(story, unit, 1, table, by=None, cause=CAUSE)


def _look_round(story: Story, table: Table) -> None:
    """What is open by now has let the air out; then who has none to breathe is told (ENV-17, ENV-23, A-99, A-146)."""
    table = table.at(story.battle)
    changed = air.changes(story.battle, table)
    if changed is not None:
        story.tell(changed)
    for number, unit in story.battle.units.items():
        if unit.wound == "D" or _suited(unit, table) or air.in_reserve(story.battle, unit):
            continue
        bare = any(leak.size == "bare" for leak in leaks_of(unit))
        exposed = air.exposed(story.battle, number, table)
        if exposed and not bare:
            _suffocates(story, number, table)
        elif bare and not exposed:
            story.tell(AirAgain(unit=number))


def _suffocates(story: Story, number: int, table: Table) -> None:
    """Without a suit that holds it is as with a breach too big to seal, or death at once (A-146)."""
    now = story.battle.now
    if table.rulings.is_("vacuum.unsealed", "dead"):
        wound(story, number, len(boxes(table)), table, by=None, cause=CAUSE)
    else:
        leak = Leak(size="bare", since=now, next=leaks.later(now, table))
        story.tell(SuitBreached(unit=number, leak=leak))


def _objections_breach(battle: Battle, command: SayBreach, table: Table) -> Iterator[Refusal]:
    del command, table
    if not air.airless(battle):
        sentence = "There is air to breathe all around."
        yield nonsense("air", sentence, "ENV-17", "weather vacuum has it otherwise.")
    elif air_of(battle).said:
        sentence = "That is said already."
        yield nonsense("breached", sentence, "ENV-17", "correct vacuum=none because ... mends it.")


def _say_breach(story: Story, command: SayBreach, table: Table) -> None:
    del command, table
    story.tell(BreachSaid())


CHAPTER = Chapter(
    key=KEY,
    answers={SayBreach: Answer(_objections_breach, _say_breach)},
    due=_due,
    hurt=_hurt,
)
