"""The holotarp: what is under it nobody else sees until an enemy steps into its square (HOL-01..HOL-12)."""

from collections.abc import Iterable, Iterator

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.facts.ground_facts import MoveFacts
from squadlog.rules.blasts.things import things_reached
from squadlog.rules.common.chapter import Along, Answer, Chapter, Interruption
from squadlog.rules.common.explosive import Fused, Struck
from squadlog.rules.common.refusing import named, nonsense, unknown_unit
from squadlog.rules.common.table import ShotAt, Table
from squadlog.rules.hiding.piles import PileLaid, hiding_of, is_hidden
from squadlog.rules.hiding.placing import on_paper, veiled
from squadlog.rules.hiding.searching import uncover
from squadlog.rules.holotarp import beneath
from squadlog.rules.holotarp.record import (
    KEY,
    TARP,
    BaredActed,
    LiesUnder,
    LieUnder,
    StepUnder,
    TarpLeft,
    beneath_of,
)
from squadlog.rules.laid_out.tarps import hides_all
from squadlog.rules.laid_out.telling import end
from squadlog.rules.laid_out.things import LaidThing, thing_called, things_of

_no = refuses("fire")


def _hides(battle: Battle, table: Table) -> bool:
    return table.has("hiding") and hides_all(battle) and not on_paper(table)


def _laid(story: Story, before: LaidThing | None, after: LaidThing | None, table: Table) -> None:
    """What of its side is hidden under it or was is known to nobody else, or is a pile like any other (HOL-04)."""
    thing = after or before
    if thing is None or not table.has("hiding"):
        return
    for pile in hiding_of(story.battle).of(thing.side):
        under = veiled(story.battle, thing.side, pile.position, pile.floor)
        if pile.position is not None and pile.veiled is not under:
            story.tell(PileLaid(pile=replace(pile, veiled=under)))


def _opens(story: Story, table: Table) -> None:
    """Whoever of its side stands under a tarp as play begins is out of sight (HOL-04)."""
    if not _hides(story.battle, table):
        return
    for tarp in tuple(things_of(story.battle, TARP)):
        if next(beneath.enemies_inside(story.battle, tarp), None) is not None:
            continue
        for unit in tuple(story.battle.units.values()):
            if unit.side == tarp.side and not is_hidden(unit) and beneath.is_inside(story.battle, unit, tarp):
                beneath.hide_under(story, unit)


def _finds(battle: Battle, mover: int, facts: MoveFacts, table: Table) -> Iterable[Interruption]:
    """The tarps of the enemy into whose square a move leads (HOL-05, HOL-12)."""
    if not _hides(battle, table):
        return
    side = battle.units[mover].side
    for row, tarp in enumerate(things_of(battle, TARP)):
        if tarp.side != side and (met := beneath.enters_after(facts, tarp)) is not None:
            yield Interruption(at_m=met, who=row)


def _comes(story: Story, mover: int, met: tuple[Interruption, ...], table: Table) -> bool:
    """All that is there is found without a die; nobody has to be asked."""
    tarps = tuple(things_of(story.battle, TARP))
    for one in met:
        beneath.lay_bare(story, tarps[one.who], table, by=mover)
    return False


def _acts(story: Story, number: int, table: Table) -> None:
    """Who came to light under a tarp and then does something is seen for good (A-108)."""
    del table
    unit = story.battle.units[number]
    does = unit.action is not None or (unit.declaration is not None and unit.declaration.choice != "nothing")
    if does and _is_bared(story.battle, number):
        story.tell(BaredActed(unit=number))


def _fired(story: Story, number: int, weapon: str, rounds: int, table: Table) -> None:
    del weapon, rounds, table
    if _is_bared(story.battle, number):
        story.tell(BaredActed(unit=number))


def _is_bared(battle: Battle, unit: int) -> bool:
    return any(one.unit == unit and not one.acted for one in beneath_of(battle).bared)


def _shields(battle: Battle, unit: int, target: int, table: Table) -> Refusal | None:
    """Who has come to light under a tarp is fired at from inside its square alone (HOL-07)."""
    del table
    bared = next((one for one in beneath_of(battle).bared if one.unit == target and not one.acted), None)
    tarp = None if bared is None else thing_called(battle, bared.tarp)
    if tarp is None or tarp.condition != "whole" or beneath.is_inside(battle, battle.units[unit], tarp):
        return None
    sentence = f"{named(battle.units[target])} is under a holotarp."
    return _no("under-a-tarp", sentence, "HOL-07", "Fire from inside its square.")


def _refused(battle: Battle, unit: int, thing: str, table: Table) -> Refusal | None:
    """A tarp is fired at from inside its square, by anybody, or not at all, as the table reads it (HOL-07, A-106)."""
    tarp = thing_called(battle, thing)
    match table.rulings.choice("holotarp.direct_fire"):
        case "allowed":
            return None
        case "inside_only" if tarp is not None and beneath.is_inside(battle, battle.units[unit], tarp):
            return None
        case "inside_only":
            instead = "Fire from inside its square, or blow it up."
        case _:
            instead = "An explosion destroys it."
    return _no("not-fired-at", "A holotarp cannot be fired at.", "HOL-07", instead)


def _hit(story: Story, thing: str, by: int, weapon: str, table: Table) -> None:
    """Any hit destroys it, and what was under it is found for good (HOL-06, HOL-10)."""
    del weapon
    end(story, thing, "HOL-10", by=by)
    beneath.uncovered(story, table)


def _blasted(story: Story, fused: Fused, struck: tuple[Struck, ...], table: Table) -> None:
    """So does an explosion that covers its counter (HOL-10, A-106)."""
    del struck
    for thing in things_reached(story.battle, fused, (TARP,), table):
        end(story, thing.id, "HOL-10", by=fused.by)
    beneath.uncovered(story, table)


def _leaves(story: Story, table: Table) -> None:
    """Where it is played by no longer what lies under a tarp is found (ADV-01)."""
    for pile in hiding_of(story.battle).piles:
        if pile.veiled:
            uncover(story, pile, "ADV-01", table)


def _objections_under(battle: Battle, command: LieUnder, table: Table) -> Iterator[Refusal]:
    """On no map, before play, under a tarp of its side."""
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit)
    elif battle.stage != "setup":
        yield nonsense("begun", "Who lies under a tarp is said before the battle begins.", "HOL-09")
    elif battle.setup.map:
        sentence = "On a map a tarp lies where it lies."
        yield nonsense("map", sentence, "HOL-09", f"hide {unit.id} at X,Y under it.")
    elif not _hides(battle, table):
        yield nonsense("no-hiding", "A tarp hides nobody at this table.", "HOL-04", "It needs hiding.")
    elif thing_called(battle, f"{unit.side}-{TARP}-{command.tarp}") is None:
        lying = ", ".join(one.called for one in things_of(battle, TARP, unit.side)) or "none"
        yield nonsense("unknown-thing", f"Its side has laid no tarp {command.tarp}.", "HOL-02", lying)
    elif is_hidden(unit):
        yield nonsense("hidden", f"{named(unit)} is hidden already.", "HID-01")
    elif unit.side in hiding_of(battle).numbered:
        yield nonsense("placed", "This side has placed whom it hides.", "HID-13", "Undo to go back.")


def _lie_under(story: Story, command: LieUnder, table: Table) -> None:
    del table
    unit = story.battle.units[command.unit]
    tarp = thing_called(story.battle, f"{unit.side}-{TARP}-{command.tarp}")
    if tarp is not None:
        story.tell(LiesUnder(side=unit.side, unit=unit.id, thing=tarp))
        beneath.hide_under(story, unit)


def _objections_step(battle: Battle, command: StepUnder, table: Table) -> Iterator[Refusal]:
    """On no map, in play, an enemy of the side whose tarp it is."""
    del table
    unit, tarp = battle.units.get(command.unit), _tarp(battle, command)
    if unit is None:
        yield unknown_unit(command.unit)
    elif battle.stage == "setup":
        yield nonsense("not-now", "Nobody has moved yet.", "HOL-05")
    elif unit.position is not None:
        yield nonsense("map", "On a map it is measured who is under a tarp.", "HOL-05")
    elif tarp is None:
        lying = ", ".join(one.id for one in things_of(battle, TARP)) or "none"
        yield nonsense("unknown-thing", f"There is no tarp {command.tarp} of that side.", "HOL-02", lying)
    elif unit.side == tarp.side:
        yield nonsense("own", f"{named(unit)} is of the side whose tarp it is.", "HOL-05")
    elif is_hidden(unit):
        yield nonsense("unknown-unit", f"There is no unit {unit.id}.", "HID-19")
    elif beneath.is_inside(battle, unit, tarp) is not command.out:
        where = "not under it" if command.out else "under it already"
        yield nonsense("nothing-changes", f"{named(unit)} is {where}.", "HOL-05")


def _tarp(battle: Battle, command: StepUnder) -> LaidThing | None:
    return next((one for one in things_of(battle, TARP, command.side) if one.number == command.tarp), None)


def _step(story: Story, command: StepUnder, table: Table) -> None:
    tarp = _tarp(story.battle, command)
    if tarp is None:
        return
    if not command.out:
        beneath.lay_bare(story, tarp, table, by=command.unit)
        return
    story.tell(TarpLeft(thing=tarp, by=command.unit))
    beneath.looked_after(story, table)


CHAPTER = Chapter(
    key=KEY,
    answers={
        LieUnder: Answer(_objections_under, _lie_under, goes_on=False),
        StepUnder: Answer(_objections_step, _step, goes_on=False),
    },
    laid={TARP: _laid},
    opens=_opens,
    along=Along(finds=_finds, comes=_comes),
    performs=_acts,
    fired=_fired,
    slot_over=beneath.looked_after,
    shields=_shields,
    shot_at={TARP: ShotAt(refused=_refused, hit=_hit, told="hits without a roll, and destroys it [HOL-10]")},
    blasted=_blasted,
    leaves=_leaves,
)
