"""How things stand with a squad that tests for rout: what the modifiers are counted from (ROU-12..ROU-20)."""

from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.posts import post
from squadlog.rules.fire.seeing import sees
from squadlog.rules.leadership.chain import Squad, head, is_fallen, leading
from squadlog.rules.quality.record import quality_of_all
from squadlog.rules.rout.record import nerve
from squadlog.rules.rout.weighing import Leading, Plight, Sight

_PENAL = "penal"


def plight_of(battle: Battle, squad: Squad, ctx: RulesContext) -> Plight:
    """The plight of a squad as the battle stands."""
    leader, top = leading(squad, ctx), head(squad)
    enemies = [
        unit for unit in battle.units.values() if unit.side != squad.side and not ctx.hides_unit(unit)
    ]  # what befell somebody hidden heartens nobody who knows nothing of him (HID-02)
    return Plight(
        quality=quality_of_all(squad.units),
        leader=None if leader is None else leading_of(battle, leader, squad, ctx),
        wounded=sum(unit.wound != "none" and not unit.out for unit in squad.units),
        lost=sum(unit.out for unit in squad.units),
        leader_dead=(top is not None and leader is None)
        or any(post(unit).office == "former" for unit in squad.units),
        enemy_losses=sum(_is_counted(unit, squad, ctx) for unit in enemies),
        enemy_leader_dead=any(post(unit).office and is_fallen(unit, ctx) for unit in enemies),
        penal_leader=_penal(squad, leader, ctx),
        more=tuple(
            line for unit in squad.units if not unit.out for line in ctx.added("rout", battle, unit.id)
        ),
    )


def _is_counted(enemy: Unit, squad: Squad, ctx: RulesContext) -> bool:
    """Whether an enemy is among the losses that hearten a squad (ROU-20, A-52)."""
    if enemy.wound == "none" or ctx.rulings.is_("rout.enemy_losses", "all"):
        return enemy.wound != "none"
    return any(unit.id in nerve(enemy).hurt_by for unit in squad.units)


def leading_of(battle: Battle, leader: Unit, squad: Squad, ctx: RulesContext) -> Leading:
    """The unit as a leader in the sense of the modifiers, or as a player who may rally like one (LEG-17)."""
    top = head(squad)
    return Leading(
        rating=post(leader).rating,
        race=leader.soldier.race,
        heads=top is not None and top.id == leader.id,
        more=tuple(ctx.added("leader", battle, leader.id)),
        rallies=tuple(ctx.added("rally", battle, leader.id)),
    )


def _penal(squad: Squad, leader: Unit | None, ctx: RulesContext) -> Sight | None:
    """Whether any of the penal troops of a squad who fight on sees its leader (ROU-18, ROU-19).

    None for others, and while nobody leads them.
    """
    able = [
        unit for unit in squad.units if unit.soldier.troop == _PENAL and not unit.out and unit is not leader
    ]
    if leader is None or not able:
        return None
    looks = (ctx.surveyor.sighting(unit.id, leader.id, StatedSighting()) for unit in able)
    seen = any(sees(sighting, ctx) for sighting in looks)
    return "visible" if seen else "hidden"
