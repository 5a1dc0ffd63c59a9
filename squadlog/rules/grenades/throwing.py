"""A throw: what speaks against it, letting go, and the roll in the fire step (GRN-05..GRN-17, GRN-40, GRN-41)."""

from collections.abc import Iterator

from squadlog.base.records import replace
from squadlog.battle.chapter_state import keep_state
from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Battle, Ongoing, ShotPlan, Unit
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.foreseen import Foreseen
from squadlog.rules.common.shots.gunnery import rate_of
from squadlog.rules.common.wounds import is_dazed
from squadlog.rules.grenades import record
from squadlog.rules.grenades.aim import after_move, check_throw_limits, nonsense_aim, objections, volley
from squadlog.rules.grenades.foreseeing import foreseen
from squadlog.rules.grenades.landing import HAND, land
from squadlog.rules.grenades.stock import LAUNCHER, grenades_left, issued_grenades

_no = refuses("fire")


def kind_meant(unit: Unit, said: Declare | Ongoing) -> record.Grenade | None:
    """The kind that is thrown: the one named, else the one in hand."""
    word = _name_thrown(said)
    return record.kind_called(word) if word else record.belt(unit).ready or None


def _name_thrown(said: Declare | Ongoing) -> str:
    return (said.shot.weapon if said.shot is not None else "") or said.item or ""


def refusal(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why a throw cannot be declared so, or None; judged from where the move beside it leads."""
    return next(_against(battle, command, ctx), None)


def _against(battle: Battle, command: Declare, ctx: RulesContext) -> Iterator[Refusal]:
    unit = battle.units[command.unit]
    kind = kind_meant(unit, command)
    if kind is None:
        yield _refuse_name(unit, _name_thrown(command), ctx)
        return
    if not grenades_left(unit, kind, ctx.book):
        yield _none_left(unit, kind, ctx)
    elif record.belt(unit).ready != kind and ctx.rulings.is_("grenade.ready", "each_throw"):
        yield _no(
            "not-ready", f"{unit.called} has no {kind} grenade in hand.", "AMO-11",
            f"First ready {unit.id} {kind}, which takes {ctx.book.actions['pick_up_object'].ap} AP standing still.",
        )  # fmt: skip
    if ctx.rulings.is_("grenade.counts_rof", "true") and (over := rate_of(unit, battle.now, "", ctx)):
        yield over
    if refused := nonsense_aim(battle, unit.id, command.shot, ctx):
        yield refused
    elif command.shot is not None:
        there, at = after_move(battle, command, ctx)
        yield from objections(there, unit.id, command.shot, check_throw_limits, at)


def _refuse_name(unit: Unit, word: str, ctx: RulesContext) -> Refusal:
    """Nothing is in hand, or no grenade is called so."""
    if word or ctx.rulings.is_("grenade.ready", "none"):
        said = f"{word!r} is not a grenade." if word else "Say which grenade."
        return nonsense("no-grenade", said, "GRN-01", f"There are {' and '.join(record.KINDS)}.")
    price = ctx.book.actions["pick_up_object"].ap
    sentence = f"{unit.called} has no grenade in hand."
    instead = f"First ready {unit.id} fragmentation, or smoke: {price} AP standing still."
    return _no("not-ready", sentence, "AMO-11", instead)


def _none_left(unit: Unit, kind: record.Grenade, ctx: RulesContext) -> Refusal:
    if LAUNCHER in unit.soldier.equipment and not issued_grenades(unit, kind, ctx.book):
        sentence = f"{unit.called} has a launcher instead of hand grenades."
        return _no("launcher-instead", sentence, "GLA-02", f"Write launch {unit.id} 1 at ...")
    others = [one for one in record.KINDS if grenades_left(unit, one, ctx.book)]
    instead = f"They have {others[0]}." if others else "Take one from the fallen: pick 3 smoke from 11."
    return _no("none-left", f"{unit.called} has no {kind} grenade left.", "AMO-12", instead)


def let_go(recorder: EventRecorder, number: int, action: Ongoing, ctx: RulesContext) -> None:
    """Release the grenade, seen from where the thrower is now; it lands with the shots (GRN-41).

    The thrower keeps it if the rules forbid the throw since it was declared.
    """
    battle = recorder.battle
    kind, plan = kind_meant(battle.units[number], action), action.shot
    if kind is None or plan is None:
        return
    against = objections(battle, number, plan, check_throw_limits, ctx, declared=False)
    refused = next((one for one in against if one.code not in plan.let_stand), None)
    if refused is not None and "fire" not in action.let_stand:
        recorder.emit(record.GrenadeKept(unit=number, why=refused.sentence, rule=refused.rule))
        return
    recorder.emit(record.GrenadeReleased(unit=number, volley=volley(battle, number, kind, plan, ctx)))


def volleys(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Roll the throws after the shots, in the same order; who is unable by now keeps the grenade (GRN-41).

    May raise `DieNeeded`.
    """
    for unit in tuple(recorder.battle.in_order()):
        flying = record.belt(recorder.battle.units[unit.id]).flying
        if flying is None:
            continue
        if why := unable(recorder.battle.units[unit.id], recorder.battle, ctx):
            recorder.emit(record.GrenadeKept(unit=unit.id, why=f"It is {why}.", rule="ADV-14"))
        else:
            land(recorder, unit.id, flying, HAND, ctx)


def unable(unit: Unit, battle: Battle, ctx: RulesContext) -> str:
    """Why a unit lets go of nothing any more, in a word; empty: it does."""
    if unit.out:
        return "dead" if unit.wound == "D" else "unconscious"
    return "dazed" if is_dazed(unit, battle.now, ctx) else ""


def aims(_battle: Battle, unit: Unit, ctx: RulesContext) -> Iterator[Declare]:
    """A throw of each kind that is left, the one in hand first."""
    for kind in sorted(record.KINDS, key=lambda one: one != record.belt(unit).ready):
        if grenades_left(unit, kind, ctx.book):
            yield Declare(unit=unit.id, action=record.THROW, shot=ShotPlan(weapon=kind))


def readies(battle: Battle, said: Declare, ctx: RulesContext) -> tuple[Battle, tuple[Declare, ...]] | None:
    """The battle once the unit has that grenade in hand, and the order that takes it (AMO-11)."""
    unit = battle.units[said.unit]
    kind, has = kind_meant(unit, said), record.belt(unit)
    if kind is None or kind == has.ready or not ctx.rulings.is_("grenade.ready", "each_throw"):
        return None
    there = record.with_unit(battle, keep_state(unit, record.KEY, replace(has, ready=kind)))
    return there, (Declare(unit=unit.id, action=record.PICK_UP, item=kind),)


def foresees(battle: Battle, said: Declare, ctx: RulesContext) -> Foreseen | None:
    """What the throw would come to, from where the move beside it leads."""
    kind = kind_meant(battle.units[said.unit], said)
    if kind is None or said.shot is None or nonsense_aim(battle, said.unit, said.shot, ctx):
        return None
    there, at = after_move(battle, said, ctx)
    return foreseen(there, said.unit, kind, said.shot, HAND, at)
