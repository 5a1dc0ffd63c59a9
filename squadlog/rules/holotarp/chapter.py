"""The holotarp: what is under it nobody else sees until an enemy steps into its square (HOL-01..HOL-12)."""

from collections.abc import Iterable, Iterator

from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import MoveFacts
from squadlog.rules.blasts.things import things_reached
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused, Struck
from squadlog.rules.common.hooks.actions import ActionHooks, PathEncounter, PathTrigger
from squadlog.rules.common.hooks.blasts import BlastHooks
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.fire import FireHooks
from squadlog.rules.common.hooks.ground import GroundHooks, LaidRules, ShotAt
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.common.kept.laid_things import LaidThing, thing_called, things_of
from squadlog.rules.hiding.piles import PileLaid, hiding_of, is_hidden
from squadlog.rules.hiding.placing import is_veiled, on_paper
from squadlog.rules.hiding.searching import uncover
from squadlog.rules.holotarp import beneath, record
from squadlog.rules.laid_out.tarps import hides_all
from squadlog.rules.laid_out.telling import end

_no = refuses("fire")


def _hides(battle: Battle, ctx: RulesContext) -> bool:
    return ctx.has("hiding") and hides_all(battle) and not on_paper(ctx)


def _lay_tarp(
    recorder: EventRecorder, before: LaidThing | None, after: LaidThing | None, ctx: RulesContext
) -> None:
    """Make what its side hides under the tarp known to nobody else, or what it no longer covers a usual pile.

    HOL-04.
    """
    thing = after or before
    if thing is None or not ctx.has("hiding"):
        return
    for pile in hiding_of(recorder.battle).of(thing.side):
        under = is_veiled(recorder.battle, thing.side, pile.position, pile.floor)
        if pile.position is not None and pile.veiled is not under:
            recorder.emit(PileLaid(pile=replace(pile, veiled=under)))


def _opens(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Hide the units under a tarp of their side as play begins (HOL-04)."""
    if not _hides(recorder.battle, ctx):
        return
    for tarp in tuple(things_of(recorder.battle, record.TARP)):
        if next(beneath.enemies_inside(recorder.battle, tarp), None) is not None:
            continue
        for unit in tuple(recorder.battle.units.values()):
            if (
                unit.side == tarp.side
                and not is_hidden(unit)
                and beneath.is_inside(recorder.battle, unit, tarp)
            ):
                beneath.hide_under(recorder, unit)


def _finds(battle: Battle, mover: int, facts: MoveFacts, ctx: RulesContext) -> Iterable[PathEncounter]:
    """The tarps of the enemy into whose square a move leads (HOL-05, HOL-12)."""
    if not _hides(battle, ctx):
        return
    side = battle.units[mover].side
    for row, tarp in enumerate(things_of(battle, record.TARP)):
        if tarp.side != side and (met := beneath.enters_after(facts, tarp)) is not None:
            yield PathEncounter(at_m=met, who=row)


def _comes(recorder: EventRecorder, mover: int, met: tuple[PathEncounter, ...], ctx: RulesContext) -> bool:
    """All that is there is found without a die; nobody has to be asked."""
    tarps = tuple(things_of(recorder.battle, record.TARP))
    for one in met:
        beneath.lay_bare(recorder, tarps[one.who], ctx, by=mover)
    return False


def _acts(recorder: EventRecorder, number: int, _ctx: RulesContext) -> None:
    """Show for good a unit that came to light under a tarp and then acts (A-108)."""
    unit = recorder.battle.units[number]
    does = unit.action is not None or (unit.declaration is not None and unit.declaration.choice != "nothing")
    if does and _is_bared(recorder.battle, number):
        recorder.emit(record.BaredActed(unit=number))


def _note_fire(recorder: EventRecorder, number: int, _weapon: str, _rounds: int, _ctx: RulesContext) -> None:
    if _is_bared(recorder.battle, number):
        recorder.emit(record.BaredActed(unit=number))


def _is_bared(battle: Battle, unit: int) -> bool:
    return any(one.unit == unit and not one.acted for one in record.beneath_of(battle).bared)


def _shields(battle: Battle, unit: int, target: int, _ctx: RulesContext) -> Refusal | None:
    """Who has come to light under a tarp is fired at from inside its square alone (HOL-07)."""
    bared = next(
        (one for one in record.beneath_of(battle).bared if one.unit == target and not one.acted), None
    )
    tarp = None if bared is None else thing_called(battle, bared.tarp)
    if tarp is None or tarp.condition != "whole" or beneath.is_inside(battle, battle.units[unit], tarp):
        return None
    sentence = f"{battle.units[target].called} is under a holotarp."
    return _no("under-a-tarp", sentence, "HOL-07", "Fire from inside its square.")


def _refuse_fire(battle: Battle, unit: int, thing: str, ctx: RulesContext) -> Refusal | None:
    """A tarp is fired at from inside its square, by anybody, or not at all, as the table reads it (HOL-07, A-106)."""
    tarp = thing_called(battle, thing)
    match ctx.rulings.choice("holotarp.direct_fire"):
        case "allowed":
            return None
        case "inside_only" if tarp is not None and beneath.is_inside(battle, battle.units[unit], tarp):
            return None
        case "inside_only":
            instead = "Fire from inside its square, or blow it up."
        case _:
            instead = "An explosion destroys it."
    return _no("not-fired-at", "A holotarp cannot be fired at.", "HOL-07", instead)


def _end_when_hit(recorder: EventRecorder, thing: str, by: int, _weapon: str, ctx: RulesContext) -> None:
    """Destroy the tarp for any hit, and find what was under it for good (HOL-06, HOL-10)."""
    end(recorder, thing, "HOL-10", by=by)
    beneath.find_uncovered(recorder, ctx)


def _blast_tarps(
    recorder: EventRecorder, fused: Fused, _struck: tuple[Struck, ...], ctx: RulesContext
) -> None:
    """Destroy the tarps whose counter an explosion covers (HOL-10, A-106)."""
    for thing in things_reached(recorder.battle, fused, (record.TARP,), ctx):
        end(recorder, thing.id, "HOL-10", by=fused.by)
    beneath.find_uncovered(recorder, ctx)


def _leaves(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Find what lies under tarps as the chapter goes out of force (ADV-01)."""
    for pile in hiding_of(recorder.battle).piles:
        if pile.veiled:
            uncover(recorder, pile, "ADV-01", ctx)


def _objections_under(battle: Battle, command: record.LieUnder, ctx: RulesContext) -> Iterator[Refusal]:
    """On no map, before play, under a tarp of its side."""
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit)
    elif battle.stage != "setup":
        yield nonsense("begun", "Place units under a tarp before the battle begins.", "HOL-09")
    elif battle.setup.map:
        sentence = "On a map, place the unit at the tarp."
        yield nonsense("map", sentence, "HOL-09", f"hide {unit.id} at X,Y under it.")
    elif not _hides(battle, ctx):
        yield nonsense("no-hiding", "In this battle, tarps hide no units.", "HOL-04", "It needs hiding.")
    elif thing_called(battle, f"{unit.side}-{record.TARP}-{command.tarp}") is None:
        lying = ", ".join(one.called for one in things_of(battle, record.TARP, unit.side)) or "none"
        yield nonsense("unknown-thing", f"Its side has placed no tarp {command.tarp}.", "HOL-02", lying)
    elif is_hidden(unit):
        yield nonsense("hidden", f"{unit.called} is hidden already.", "HID-01")
    elif unit.side in hiding_of(battle).numbered:
        yield nonsense("placed", "This side has placed its hidden units.", "HID-13", "Undo to change it.")


def _lie_under(recorder: EventRecorder, command: record.LieUnder, _ctx: RulesContext) -> None:
    unit = recorder.battle.units[command.unit]
    tarp = thing_called(recorder.battle, f"{unit.side}-{record.TARP}-{command.tarp}")
    if tarp is not None:
        recorder.emit(record.LiesUnder(side=unit.side, unit=unit.id, thing=tarp))
        beneath.hide_under(recorder, unit)


def _objections_step(battle: Battle, command: record.StepUnder, _ctx: RulesContext) -> Iterator[Refusal]:
    """On no map, in play, an enemy of the side whose tarp it is."""
    unit, tarp = battle.units.get(command.unit), _tarp(battle, command)
    if unit is None:
        yield unknown_unit(command.unit)
    elif battle.stage == "setup":
        yield nonsense("not-now", "No unit has moved yet.", "HOL-05")
    elif unit.position is not None:
        yield nonsense("map", "On a map, the app measures which units are under a tarp.", "HOL-05")
    elif tarp is None:
        lying = ", ".join(one.id for one in things_of(battle, record.TARP)) or "none"
        yield nonsense("unknown-thing", f"There is no tarp {command.tarp} of that side.", "HOL-02", lying)
    elif unit.side == tarp.side:
        yield nonsense("own", f"The tarp belongs to the side of {unit.called}.", "HOL-05")
    elif is_hidden(unit):
        yield nonsense("unknown-unit", f"There is no unit {unit.id}.", "HID-19")
    elif beneath.is_inside(battle, unit, tarp) is not command.out:
        where = "not under it" if command.out else "under it already"
        yield nonsense("nothing-changes", f"{unit.called} is {where}.", "HOL-05")


def _tarp(battle: Battle, command: record.StepUnder) -> LaidThing | None:
    return next(
        (one for one in things_of(battle, record.TARP, command.side) if one.number == command.tarp), None
    )


def _step(recorder: EventRecorder, command: record.StepUnder, ctx: RulesContext) -> None:
    tarp = _tarp(recorder.battle, command)
    if tarp is None:
        return
    if not command.out:
        beneath.lay_bare(recorder, tarp, ctx, by=command.unit)
        return
    recorder.emit(record.TarpLeft(thing=tarp, by=command.unit))
    beneath.tidy_slot(recorder, ctx)


CHAPTER = Chapter(
    key=record.KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(_objections_under, _lie_under, goes_on=False),
            CommandHandler(_objections_step, _step, goes_on=False),
        )
    ),
    actions=ActionHooks(path_triggers=(PathTrigger(finds=_finds, comes=_comes),), part_begins=_acts),
    turn=TurnHooks(opens=_opens, slot_ends=beneath.tidy_slot, leaves=_leaves),
    fire=FireHooks(fired=_note_fire, target_vetoes=_shields),
    blasts=BlastHooks(blasted=_blast_tarps),
    ground=GroundHooks(
        kinds={
            record.TARP: LaidRules(
                laid=_lay_tarp,
                shot_at=ShotAt(
                    refused=_refuse_fire,
                    hit=_end_when_hit,
                    told="hits without a roll, and destroys it [HOL-10]",
                ),
            )
        }
    ),
)
