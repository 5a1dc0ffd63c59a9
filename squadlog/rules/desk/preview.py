"""A shot before it is fired: its ledger, its odds, and what speaks against it. Rolls nothing."""

from squadlog.base.records import replace
from squadlog.battle.commands import Fire, OpportunityShot
from squadlog.battle.detail import FiringManner, foes
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.ledger import Ledger
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import SHOTS, Battle, QueuedShot, Unit
from squadlog.facts.ground_facts import Lying, Sighting, Target
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.checks import adjust_ledger, as_read
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.fire import ShotTaken
from squadlog.rules.common.previews import ShotPreview
from squadlog.rules.common.shots.gunnery import weapon_row
from squadlog.rules.common.shots.odds import shot_odds
from squadlog.rules.common.shots.shot import can_jam
from squadlog.rules.common.wounds import armour_factor
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.fire import at_things, mid_move, opportunity, shots, to_hit
from squadlog.rules.fire.aim import Aim, aim_of, on_the_whole, sighting_of_aim
from squadlog.rules.fire.obstacles import battering


def targets(battle: Battle, unit: int, ctx: RulesContext) -> tuple[Target, ...]:
    """The enemies that are still in the fight, in initiative order, what they have laid out, then the features.

    In sight or not: the shot itself is judged when it is taken.
    """
    things = at_things.things_to_shoot_at(battle, unit, ctx) if ctx.in_force.ground.kinds else ()
    return (*map(int, foes(battle, battle.units[unit])), *things, *battle.features)


def preview(
    battle: Battle, command: Fire | OpportunityShot, ctx: RulesContext, as_if: QueuedShot | None = None
) -> ShotPreview:
    """The shot that a command would fire.

    A unit that has no shot waiting is previewed as it stands now, with the weapon of its action or in its hand:
    that is what one looks at before declaring fire. `as_if` is the shot that it would have, where one is only planned.
    """
    ctx = add_chapters(ctx, battle)
    if isinstance(command, OpportunityShot):
        return _of_watcher(battle, command, ctx)
    if command.unit not in battle.units:
        return ShotPreview(blocked=shots.refusal_fire(battle, command, ctx))
    waiting = battle.queued(command.unit) if as_if is None else None
    shot = as_if or waiting or _imagine_shot(battle.units[command.unit])
    aim = on_the_whole(battle, aim_of(command, shot, ctx))
    if (nonsense := shots.nonsense_shot(battle, aim, command.beyond, ctx)) is not None:
        return ShotPreview(blocked=nonsense)
    if waiting is not None and battle.stage == "fire":
        blocked = shots.refusal_fire(battle, command, ctx)
    else:
        blocked = _against(battle, command, aim, ctx)
    if aim.manner:
        return _in_manner(
            battle, shots.take_shot(aim, "aimed" if shot.aimed else "plain", command, ctx), blocked, ctx
        )
    sighting = sighting_of_aim(aim, ctx)
    remarks = ctx.remarks(battle, battle.units[aim.unit], aim.weapon)
    if aim.feature is not None:
        effect = battering(battle, aim.unit, aim.weapon, aim.feature, ctx, sighting.at)
        return ShotPreview(blocked=blocked, sighting=sighting, battering=effect, remarks=remarks)
    if isinstance(aim.target, Lying):
        return _at_thing(battle, aim, sighting, command, blocked, remarks, ctx)
    if aim.victim is None:
        return ShotPreview(blocked=blocked, sighting=sighting, remarks=remarks)
    sort: to_hit.Sort = "aimed" if shot.aimed else "plain"
    ledger = to_hit.ledger(battle, aim.unit, aim.weapon, aim.victim, sighting, sort, ctx)
    ledger = as_read(adjust_ledger(ledger, command.adjust), ctx)
    odds = _odds(battle.units[aim.unit], aim.weapon, battle.units[aim.victim], ledger, sort, ctx)
    return ShotPreview(blocked=blocked, ledger=ledger, sighting=sighting, odds=odds, remarks=remarks)


def sighting_ahead(battle: Battle, command: Fire, ctx: RulesContext) -> Sighting | None:
    """How the unit would see what such a shot is aimed at, as its preview has it; None where no shot is thought of."""
    ctx = add_chapters(ctx, battle)
    shot = battle.queued(command.unit) or _imagine_shot(battle.units[command.unit])
    aim = on_the_whole(battle, aim_of(command, shot, ctx))
    if aim.manner or shots.nonsense_shot(battle, aim, command.beyond, ctx) is not None:
        return preview(battle, command, ctx).sighting
    return sighting_of_aim(aim, ctx)


def _at_thing(  # noqa: PLR0917 - the shot, and what is known of it
    battle: Battle,
    aim: Aim,
    sighting: Sighting,
    command: Fire,
    blocked: Refusal | None,
    remarks: tuple[str, ...],
    ctx: RulesContext,
) -> ShotPreview:
    """A shot at what lies there: without a roll, or with the test of its chapter, against its armour."""
    how = at_things.how_shot_at(battle, aim.target, ctx)
    told = (*remarks, how.told) if how is not None and how.told else remarks
    shown = ShotPreview(blocked=blocked, sighting=sighting, remarks=told)
    if aim.target is None or how is None:
        return shown
    fired = ShotFired(
        unit=aim.unit,
        weapon=aim.weapon,
        sort="plain",
        target=aim.target,
        sighting=sighting,
        moment=battle.now,
    )
    ledger = at_things.ledger_of(battle, fired, ctx)
    if ledger is None:
        return shown
    return replace(shown, ledger=as_read(adjust_ledger(ledger, command.adjust), ctx))


def _in_manner(battle: Battle, shot: ShotTaken, blocked: Refusal | None, ctx: RulesContext) -> ShotPreview:
    """A shot in a manner of its own: whom it is rolled for, and of the first of them what any shot has."""
    engaged = ctx.in_force.fire.manners[shot.manner].preview(battle, shot, ctx)
    first = engaged[0] if engaged else None
    return ShotPreview(
        blocked=blocked,
        ledger=first.ledger if first else None,
        sighting=first.sighting if first else None,
        odds=first.odds if first else None,
        remarks=ctx.remarks(battle, battle.units[shot.unit], shot.weapon),
        engaged=engaged,
    )


def manners(battle: Battle, unit: int, weapon: str, ctx: RulesContext) -> tuple[FiringManner, ...]:
    """The special ways a unit can fire a weapon, beyond the ordinary shot."""
    ctx = add_chapters(ctx, battle)
    return tuple(
        FiringManner(
            word=word,
            label=one.label,
            aims=one.aims,
            sector_deg=None if one.sector_deg is None else one.sector_deg(ctx),
        )
        for word, one in ctx.in_force.fire.manners.items()
        if unit in battle.units and one.fits(battle.units[unit], weapon, ctx)
    )


def _against(battle: Battle, command: Fire, aim: Aim, ctx: RulesContext) -> Refusal | None:
    return next(shots.objections_aimed(battle, aim, command.beyond, ctx), None)


def _imagine_shot(unit: Unit) -> QueuedShot:
    action = unit.action
    if action is not None and action.kind in SHOTS and action.weapon:
        return QueuedShot(
            unit=unit.id, weapon=action.weapon, aimed=action.kind == "aimed_fire", plan=action.shot
        )
    return QueuedShot(unit=unit.id, weapon=unit.in_hand or "")


def _of_watcher(battle: Battle, command: OpportunityShot, ctx: RulesContext) -> ShotPreview:
    blocked = opportunity.refusal_shot(battle, command, ctx)
    if (blocked is not None and blocked.subsystem is None) or not isinstance(
        battle.pending, OpportunityOffer
    ):
        return ShotPreview(blocked=blocked)
    if command.manner:
        there = mid_move.table_there(battle, command, ctx)
        return _in_manner(battle, opportunity.take_shot_at_mover(battle, command, ctx), blocked, there)
    watcher, mover = battle.units[command.unit], battle.units[battle.pending.mover]
    sighting = mid_move.sighting_of_mover(battle, command, ctx)
    at_m = mid_move.point_of(battle, command, ctx)
    ledger = opportunity.ledger(battle, watcher, mover, sighting, at_m, ctx)
    ledger = as_read(adjust_ledger(ledger, command.adjust), ctx)
    weapon = watcher.opportunity or ""
    odds = _odds(watcher, weapon, mover, ledger, "opportunity", ctx)
    remarks = ctx.remarks(battle, watcher, weapon)
    return ShotPreview(blocked=blocked, ledger=ledger, sighting=sighting, odds=odds, remarks=remarks)


def _odds(  # noqa: PLR0917 - who, with what, at whom, by which test
    firer: Unit, weapon: str, target: Unit, ledger: Ledger, sort: str, ctx: RulesContext
) -> Odds:
    return shot_odds(
        ledger.successes,
        weapon_row(firer, weapon, ctx).pf,
        armour_factor(target, ctx),
        target.wound,
        ctx,
        can_jam=can_jam(sort, ctx),
        die=ledger.scale.die,
    )
