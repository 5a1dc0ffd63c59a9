"""Rallying and taking charge: a leader's own actions (RAL-01..RAL-15, LDR-14; A-42, A-54, A-55)."""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial

from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.facts.seats import NOBODY
from squadlog.rules.common import wounds
from squadlog.rules.common.ask import AskOption
from squadlog.rules.common.checks import as_read, roll_check
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.schedule import ScheduledEffect
from squadlog.rules.common.posts import post
from squadlog.rules.common.slot import timing
from squadlog.rules.leadership.chain import Squad, is_fallen, leads, squad_of, squads
from squadlog.rules.leadership.record import name_squad
from squadlog.rules.quality.record import quality_of_all
from squadlog.rules.rout import record
from squadlog.rules.rout.plight import leading_of
from squadlog.rules.rout.weighing import rally_ledger

RALLY = "rally"


def routed_squads(battle: Battle, side: str) -> tuple[Squad, ...]:
    """The squads of a side with a routed unit."""
    return tuple(one for one in squads(battle) if one.side == side and any(map(record.is_routed, one.units)))


def squad_meant(battle: Battle, unit: Unit, target: int | None) -> Squad:
    """The squad that a leader rallies: that of the unit he names, his own while it is routed, or the only other.

    RAL-08.
    """
    if target is not None:
        return squad_of(battle, target)
    own = squad_of(battle, unit.id)
    others = routed_squads(battle, unit.side)
    return others[0] if len(others) == 1 and not any(map(record.is_routed, own.units)) else own


def may_rally(battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    """Whether a unit may rally: it leads, or is one that may without leading (LDR-14, LEG-17)."""
    return leads(battle, unit, ctx) or (not unit.out and ctx.heroic(unit))


def chance_to_rally(battle: Battle, leader: int, number: int, ctx: RulesContext) -> Fraction:
    """The chance that a rally of a leader brings back the squad of a unit (RAL-04)."""
    squad = squad_of(battle, number)
    leading = leading_of(battle, battle.units[leader], squad, ctx)
    ledger = as_read(rally_ledger(leading, quality_of_all(squad.units), ctx), ctx)
    return Fraction(ledger.successes, ledger.scale.die)


def refusal_rally(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why a unit cannot rally a squad."""
    unit = battle.units[command.unit]
    if ctx.rulings.is_("rally.mode", "phase"):
        return timing("rallied-later", "Rallies are rolled in the Rout/Rally Phase here (A-54).", "RAL-03")
    if not may_rally(battle, unit, ctx):
        sentence = f"{unit.called} leads no squad, and only leaders rally."
        return timing("no-leader", sentence, "LDR-14", _instead(battle, unit, ctx))
    squad = squad_meant(battle, unit, command.target)
    if squad.side != unit.side:
        sentence = f"{name_squad(battle, squad.side, squad.name)} is not of their side."
        return nonsense("not-ours", sentence, "RAL-08", "Name one of their own side.")
    if not any(map(record.is_routed, squad.units)):
        others = [name_squad(battle, one.side, one.name) for one in routed_squads(battle, unit.side)]
        instead = (
            f"Routed: {', '.join(others)}; name one of it: rally {unit.id} target UNIT." if others else ""
        )
        sentence = f"No soldier of {name_squad(battle, squad.side, squad.name)} is routed."
        return nonsense("nobody-routed", sentence, "RAL-04", instead)
    friends = (one for one in battle.units.values() if one.side == unit.side and one.id != unit.id)
    other = next((one for one in friends if _rallies(battle, one) == squad.name), None)
    if other is not None:
        sentence = f"{other.called} is rallying {name_squad(battle, squad.side, squad.name)} already."
        return timing("rallied-already", sentence, "RAL-09", "One at a time.")
    return None


def _instead(battle: Battle, unit: Unit, ctx: RulesContext) -> str:
    able = [one for one in battle.units.values() if one.side == unit.side and may_rally(battle, one, ctx)]
    if able:
        return f"Leaders: {', '.join(unit.called for unit in able)}."
    return f"First let a soldier take charge: take-charge {unit.id}."


def _rallies(battle: Battle, unit: Unit) -> str | None:
    """The name of the squad that a unit is rallying."""
    if unit.action is not None and unit.action.kind == RALLY:
        return squad_meant(battle, unit, unit.action.target).name
    target = record.nerve(unit).rallies
    return None if target is None else squad_of(battle, target).name


def details_rally(battle: Battle, command: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """Which squad, by one of it, where there is more than one to choose from."""
    found = routed_squads(battle, battle.units[command.unit].side)
    if len(found) > 1:
        firsts = (str(next(one for one in squad.units if record.is_routed(one)).id) for squad in found)
        yield Detail(slot="target", label="the squad of", options=tuple(firsts))


def calls(recorder: EventRecorder, number: int, action: Ongoing, _ctx: RulesContext) -> None:
    """End the ten subphases of a rally: its roll comes after all others of this subphase (RAL-02)."""
    squad = squad_meant(recorder.battle, recorder.battle.units[number], action.target)
    target = next((unit.id for unit in squad.units if record.nerve(unit).routed), squad.units[0].id)
    recorder.emit(record.RallyCalled(unit=number, target=target))


def due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """The roll of every leader whose rally is complete."""
    for unit in battle.units.values():
        if record.nerve(unit).rallies is not None:
            yield ScheduledEffect(
                at=battle.now,
                of=unit.id,
                what=f"{unit.called} rallies",
                part="rally",
                happens=partial(_resolve, number=unit.id),
            )


def _resolve(recorder: EventRecorder, ctx: RulesContext, *, number: int) -> None:
    leader = recorder.battle.units[number]
    target = record.nerve(leader).rallies
    if target is None:
        return
    if why := _why_prevented(recorder.battle, leader, ctx):
        recorder.emit(record.RallyLost(unit=number, why=why))
        return
    roll_rally(recorder, number, squad_of(recorder.battle, target), ctx)


def lose_rally(recorder: EventRecorder, number: int, why: str) -> None:
    """End a rally that is complete and waits for its roll (RAL-02)."""
    if record.nerve(recorder.battle.units[number]).rallies is not None:
        recorder.emit(record.RallyLost(unit=number, why=why))


def _why_prevented(battle: Battle, leader: Unit, ctx: RulesContext) -> str:
    """What has happened to a leader in the last subphase of his rally, before the roll (ADV-14)."""
    if leader.out:
        return "dead" if leader.wound == "D" else "unconscious"
    if why := wounds.unable(leader, battle.now, ctx):
        return why[0]
    return "attacked hand to hand" if battle.engaging(leader.id) else ""


def roll_rally(recorder: EventRecorder, number: int, squad: Squad, ctx: RulesContext) -> None:
    """Roll; on a success all of the squad lose rout (RAL-04..RAL-07). May raise `DieNeeded`."""
    leader = recorder.battle.units[number]
    ledger = rally_ledger(
        leading_of(recorder.battle, leader, squad_of(recorder.battle, number), ctx),
        quality_of_all(squad.units),
        ctx,
    )
    # The name of a die is read by all, and in the phase he may rally in hiding.
    who = name_squad(recorder.battle, squad.side, squad.name) if ctx.hides_unit(leader) else leader.called
    untold = ctx.hides_side(recorder.battle, leader.side, NOBODY)
    check, face = roll_check(ctx, ledger, name="rally", who=who, side=leader.side, untold=untold)
    lifted = tuple(unit.id for unit in squad.units if record.nerve(unit).routed) if check.success else ()
    recorder.emit(record.RallyRolled(unit=number, squad=squad.name, check=check, face=face, rallied=lifted))


def refusal_charge(battle: Battle, command: record.TakeCharge, ctx: RulesContext) -> Refusal | None:
    """Why a unit cannot take charge of its squad (RAL-10, A-55)."""
    if command.unit not in battle.units:
        return unknown_unit(command.unit, "RAL-10")
    unit = battle.units[command.unit]
    if unit.out:
        sentence = f"{unit.called} is out of the fight."
        return nonsense("out", sentence, "RAL-10", "Name a soldier still in action.")
    grouping = battle.active
    if grouping is None or grouping.side != unit.side or battle.pending is not None:
        sentence = "A soldier takes charge while their own side gives orders."
        return nonsense("not-now", sentence, "RAL-10", "Wait for its slot.")
    if able := _leaders_left(battle, unit.side, ctx):
        who = ", ".join(unit.called for unit in able)
        instead = f"Let {able[0].called} rally the squad."
        return timing("led", f"There is a leader left: {who}.", "RAL-10", instead)
    if record.is_routed(unit) and ctx.rulings.is_("take_charge.routed_ok", "false"):
        sentence = f"{unit.called} is routed, and routed soldiers cannot take charge here (A-55)."
        return timing("routed", sentence, "RAL-13")
    return None


def offers(battle: Battle, ctx: RulesContext) -> Iterator[AskOption]:
    """Who could take charge of a squad whose leader has fallen, of the side that gives orders (RAL-10)."""
    grouping = battle.active
    if grouping is None or _leaders_left(battle, grouping.side, ctx):
        return
    for squad in squads(battle):
        for unit in squad.units if squad.side == grouping.side else ():
            words = f"{unit.called} takes charge of {name_squad(battle, squad.side, squad.name)}"
            yield AskOption(says=record.TakeCharge(unit=unit.id), words=words)


def take_charge(recorder: EventRecorder, command: record.TakeCharge, ctx: RulesContext) -> None:
    """Make the unit lead its squad at once, as a poor leader, and be routed no more (RAL-11..RAL-13)."""
    recorder.emit(record.ChargeTaken(unit=command.unit, rating=ctx.book.rout.acting_leader_rating))


def _leaders_left(battle: Battle, side: str, ctx: RulesContext) -> tuple[Unit, ...]:
    return tuple(
        one
        for one in battle.units.values()
        if one.side == side and post(one).leads and not is_fallen(one, ctx)
    )
