"""Opportunity fire: watchers who may interrupt an enemy's move, and their shots (ACT-52..58)."""

from collections.abc import Iterator
from dataclasses import replace
from operator import attrgetter

from squadlog.battle.commands import DeclineShot, OpportunityShot
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import OpportunityReadied
from squadlog.battle.events.fire import OpportunityDeclined, OpportunityOffered, ShotFired
from squadlog.battle.ledger import Ledger
from squadlog.battle.moment import Moment
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit, with_reason
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.facts.ground_facts import MoveFacts, Sighting
from squadlog.rules.common.checks import adjust_ledger
from squadlog.rules.common.confined import apart
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import PathEncounter
from squadlog.rules.common.hooks.fire import ShotTaken
from squadlog.rules.common.shots import gunnery
from squadlog.rules.common.shots.shot import roll_shot, strike, tell_jam
from squadlog.rules.common.wounds import unable
from squadlog.rules.fire import mid_move, to_hit
from squadlog.rules.fire.aim import objections_sight, objections_victim
from squadlog.rules.fire.cover import unknown_cover

_no = refuses("fire")

_STANDING_STILL = (None, "turn", "kneel")


def watchers(battle: Battle, mover: int, facts: MoveFacts, ctx: RulesContext) -> tuple[PathEncounter, ...]:
    """The enemies who must be asked about a move, in initiative order (ACT-55, AMB-18).

    They hold opportunity fire, can use it, and are among those who come to see the mover, whoever sees it first
    being asked first (ACT-58); while nobody has said who does, all of them are asked.
    """
    if facts.seen_by == ():
        return ()
    first_seen = {glimpse.watcher: glimpse.at_m for glimpse in reversed(facts.seen_by or ())}
    able = [
        PathEncounter(at_m=first_seen.get(unit.id, 0.0), who=unit.id)
        for unit in battle.in_order()
        if unit.opportunity is not None
        and (facts.seen_by is None or unit.id in first_seen)
        and _can_watch(battle, unit, battle.units[mover], ctx)
    ]
    return tuple(sorted(able, key=attrgetter("at_m")))


def _can_watch(battle: Battle, watcher: Unit, mover: Unit, ctx: RulesContext) -> bool:
    if watcher.side == mover.side or watcher.opportunity is None or apart(watcher, mover, ctx):
        return False
    if mover.id in watcher.let_pass and ctx.rulings.is_("opportunityFire.trigger", "never_seen"):
        return False
    return next(_objections_watcher(battle, watcher, ctx), None) is None


def _objections_watcher(
    battle: Battle, watcher: Unit, ctx: RulesContext, manner: str | None = None
) -> Iterator[Refusal]:
    """What keeps a watcher with readied fire from using it, and was not let stand as the fire was readied.

    `manner` None: in whichever manner.
    """
    return (
        objection
        for objection in _all_objections(battle, watcher, ctx, manner)
        if objection.code not in watcher.opportunity_let_stand
    )


def _all_objections(
    battle: Battle, watcher: Unit, ctx: RulesContext, manner: str | None
) -> Iterator[Refusal]:
    weapon = watcher.opportunity or ""
    fights = watcher.fighting or any(entry.status != "declared" for entry in battle.engaging(watcher.id))
    hindered = unable(watcher, battle.now, ctx)
    if watcher.out or fights or hindered:
        why = (
            hindered[0] if hindered and not (watcher.out or fights) else "out of the fight, dazed or in melee"
        )
        yield _no("unable", f"Unit {watcher.id} is {why}.", "ACT-54")
    if refused := gunnery.nonsense_weapon(watcher, weapon, ctx):
        yield refused
        return
    if refused := gunnery.weapon_refusal(battle, watcher, weapon, ctx):
        yield refused
    if not counts(ctx):
        return
    if manner is None and gunnery.may_fire_somehow(watcher, weapon, battle.now, ctx):
        return
    if refused := gunnery.rate_of(watcher, battle.now, manner or "", ctx):
        yield refused


def make_ready(recorder: EventRecorder, number: int, action: Ongoing, _ctx: RulesContext) -> None:
    """Make the watcher ready for opportunity fire (ACT-53)."""
    if action.weapon:
        waived = action.shot.let_stand if action.shot is not None else ()
        recorder.emit(OpportunityReadied(unit=number, weapon=action.weapon, let_stand=waived))


def counts(ctx: RulesContext) -> bool:
    """Whether opportunity shots count for the rate of fire and are bound by it (AMB-19)."""
    return ctx.rulings.is_("opportunityFire.countsForRof", "yes")


def along(battle: Battle, mover: int, facts: MoveFacts, ctx: RulesContext) -> tuple[PathEncounter, ...]:
    """The watchers of a move about to be made, but for those who have been asked."""
    unit = battle.units[mover]
    if _stays_put(unit, battle.now, ctx):
        return ()
    asked = () if unit.declaration is None else unit.declaration.asked
    return tuple(one for one in watchers(battle, mover, facts, ctx) if one.who not in asked)


def offer(recorder: EventRecorder, mover: int, met: tuple[PathEncounter, ...], _ctx: RulesContext) -> bool:
    """Ask those watchers, one after the other; the move waits for them all."""
    asked = OpportunityOffer(mover=mover, watchers=tuple(one.who for one in met))
    recorder.emit(OpportunityOffered(offer=asked))
    return True


def still_offered(before: Battle, battle: Battle, ctx: RulesContext) -> OpportunityOffer | None:
    """The pending offer for the watchers the move still concerns; None if none is left.

    `before` is the battle in which it was made, less the watchers who have answered: they are not asked again. A mover
    that a shot has stopped may be shot at where it lies, unless it is past being shot at (WND-18, AMB-96).
    """
    offered = battle.pending
    if not isinstance(offered, OpportunityOffer):
        return None
    mover = battle.units[offered.mover]
    if mover.wound == "D" or (mover.out and ctx.rulings.is_("wounds.unconscious", "removed")):
        return None
    if mover.moved.mode is not None:
        left = tuple(n for n in offered.watchers if _can_watch(battle, battle.units[n], mover, ctx))
    elif (
        (mover.position is None and before.units[offered.mover].position is not None)
        or mover.action is None
        or not _on_its_way(battle, mover)
        or _stays_put(mover, battle.now, ctx)
    ):
        return None
    else:
        was = before.units[offered.mover]
        then = ctx.at(before)
        asked = {one.who for one in watchers(before, offered.mover, mid_move.move_of(was, then), then)}
        facts = mid_move.move_of(mover, ctx)
        now = () if facts.distance.value == 0 else watchers(battle, offered.mover, facts, ctx)
        left = tuple(one.who for one in now if one.who in offered.watchers or one.who not in asked)
    return replace(offered, watchers=left) if left else None


def _on_its_way(battle: Battle, mover: Unit) -> bool:
    escapes = mover.declaration is not None and mover.declaration.choice == "escape"
    return escapes or mover.id in battle.resolving


def _stays_put(unit: Unit, now: Moment, ctx: RulesContext) -> bool:
    """Turning, kneeling and, unless its distance is added to a move (AMB-29), the first subphase of a dive."""
    action = unit.action
    if action is not None and action.kind == "dive" and action.end > now:
        return ctx.rulings.is_("dive.distance", "total")
    return mid_move.trace_as_declared(unit).mode in _STANDING_STILL


def ledger(  # noqa: PLR0917 - who fires at whom, how seen, where on its way: one sentence of the table
    battle: Battle, watcher: Unit, mover: Unit, sighting: Sighting, at_m: float, ctx: RulesContext
) -> Ledger:
    """The modifiers of an opportunity shot at a mover that is `at_m` metres on its way (ACT-57, FIR-13..17).

    The way it moves is the one declared, or the one written already when an earlier watcher stopped it.
    """
    moving = mover.moved if mover.moved.mode is not None else mid_move.trace_as_declared(mover, at_m)
    weapon = watcher.opportunity or ""
    return to_hit.ledger(
        battle, watcher.id, weapon, mover.id, sighting, "opportunity", ctx, target_moving=moving
    )


def _check_asked(battle: Battle, unit: int) -> Refusal | None:
    pending = battle.pending
    if unit not in battle.units:
        return unknown_unit(unit, "ACT-55")
    if not isinstance(pending, OpportunityOffer):
        return nonsense("not-asked", "There is no opportunity fire to decide now.", "ACT-55")
    if pending.watchers[0] != unit:
        sentence = f"Unit {unit} does not decide opportunity fire now."
        return nonsense("not-asked", sentence, "ACT-55", f"Unit {pending.watchers[0]} decides first.")
    return None


def objections_shot(battle: Battle, command: OpportunityShot, ctx: RulesContext) -> Iterator[Refusal]:
    """Everything that speaks against an opportunity shot: first what nobody can overrule, then rule by rule."""
    if refused := _check_asked(battle, command.unit):
        yield refused
        return
    offered = battle.pending
    if not isinstance(offered, OpportunityOffer):
        return
    watcher, mover = battle.units[command.unit], battle.units[offered.mover]
    sighting = mid_move.sighting_of_mover(battle, command, ctx)
    nonsense = unknown_cover(sighting, ctx) or gunnery.nonsense_weapon(
        watcher, watcher.opportunity or "", ctx
    )
    nonsense = nonsense or gunnery.nonsense_manner(command.manner or "", ctx)
    if nonsense := nonsense or mid_move.nonsense_place(command):
        yield nonsense
        return
    yield from mid_move.objections_place(battle, command, mover, ctx)
    yield from _objections_watcher(battle, watcher, ctx, command.manner or "")
    if command.manner:
        manner = ctx.in_force.fire.manners[command.manner]
        yield from manner.objections(battle, take_shot_at_mover(battle, command, ctx), ctx)
    yield from objections_victim(battle, command.unit, offered.mover, ctx)
    if not sighting.in_arc.value:
        sentence = f"Unit {mover.id} is outside the 90 degree arc of unit {watcher.id}."
        sentence = with_reason(sentence, sighting.in_arc.reason)
        yield _no("out-of-arc", sentence, "ACT-53", "Hold fire (decline); the unit stays ready.")
    if ctx.rulings.is_("opportunityFire.needsLos", "arc_and_los"):
        there = mid_move.table_there(battle, command, ctx)
        yield from objections_sight(battle, command.unit, offered.mover, sighting, there)


def take_shot_at_mover(battle: Battle, command: OpportunityShot, ctx: RulesContext) -> ShotTaken:
    """The shot of a watcher in a manner of its own at the mover, where it is by then."""
    offered = battle.pending
    if not isinstance(offered, OpportunityOffer):
        raise TypeError("an opportunity shot answers an offer")
    watcher, mover = battle.units[command.unit], battle.units[offered.mover]
    at_m = mid_move.point_of(battle, command, ctx)
    return ShotTaken(
        unit=command.unit,
        weapon=watcher.opportunity or "",
        sort="opportunity",
        manner=command.manner or "",
        target=mover.id,
        sector=command.sector,
        stated=command.stated,
        sighting=mid_move.sighting_of_mover(battle, command, ctx),
        moving=mover.moved if mover.moved.mode is not None else mid_move.trace_as_declared(mover, at_m),
        adjust=command.adjust,
        at_m=at_m,
        overruled=bool(command.overrule),
        let_stand=watcher.opportunity_let_stand,
    )


def refusal_shot(battle: Battle, command: OpportunityShot, ctx: RulesContext) -> Refusal | None:
    """The first thing that speaks against an opportunity shot, or None."""
    return next(objections_shot(battle, command, ctx), None)


def resolve_shot(recorder: EventRecorder, command: OpportunityShot, ctx: RulesContext) -> None:
    """Fire the watcher's shot at once, out of the order, with all effects on the spot (ACT-05, ACT-58).

    Its readiness is spent. The caller decides whether the mover goes on. May raise `DieNeeded`.
    """
    battle = recorder.battle
    offered = battle.pending
    if not isinstance(offered, OpportunityOffer):
        raise TypeError("an opportunity shot answers an offer")
    watcher, mover = battle.units[command.unit], battle.units[offered.mover]
    weapon = watcher.opportunity or ""
    if command.manner:
        manner = ctx.in_force.fire.manners[command.manner]
        manner.resolve(
            recorder, take_shot_at_mover(battle, command, ctx), mid_move.table_there(battle, command, ctx)
        )
        return
    at_m = mid_move.point_of(battle, command, ctx)
    sighting = mid_move.sighting_of_mover(battle, command, ctx)
    reasons = ledger(battle, watcher, mover, sighting, at_m, ctx)
    pf = gunnery.weapon_row(watcher, weapon, ctx).pf
    shot = roll_shot(watcher, mover, adjust_ledger(reasons, command.adjust), pf, "opportunity", ctx)
    fired = ShotFired(
        unit=watcher.id,
        weapon=weapon,
        sort="opportunity",
        target=mover.id,
        sighting=sighting,
        moment=battle.now,
        at_m=at_m,
        counts=counts(ctx),
    )
    recorder.emit(shot.told_of(fired))
    if shot.jams:
        tell_jam(recorder, watcher.id, weapon)
    ctx.has_fired(recorder, watcher.id, weapon)
    for effect in shot.effect(watcher.id, mover.id):
        strike(recorder, effect, ctx)


def refusal_decline(battle: Battle, command: DeclineShot, _ctx: RulesContext) -> Refusal | None:
    """Why a watcher cannot let the mover pass, or None: it must be the one who is asked."""
    return _check_asked(battle, command.unit)


def resolve_decline(recorder: EventRecorder, command: DeclineShot, _ctx: RulesContext) -> None:
    """Let the mover pass; the watcher stays ready (ACT-56)."""
    recorder.emit(OpportunityDeclined(unit=command.unit))
