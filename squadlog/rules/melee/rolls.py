"""Melee: what modifies a roll, an avoidance and a parry, and who is able to fight (MEL-10, MEL-11, MEL-22..30)."""

from collections.abc import Sequence
from dataclasses import replace

from squadlog.base.dice import Face
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Check, Ledger, Line
from squadlog.battle.pending import Engagement
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common import wounds
from squadlog.rules.common.checks import as_read, build_ledger, judge_face, line, roll_check
from squadlog.rules.common.context import RulesContext

_UNUSED = "a bare roll"


def ledger(
    battle: Battle, unit: int, target: int, ctx: RulesContext, *, share: int = 0, free: bool = False
) -> Ledger:
    """The melee roll of `unit` at `target`: 5 or less with these modifiers (MEL-22, MEL-23, MEL-29, ZRG-13).

    `share` is what the target's parry adds to this roll, 0 to 3. `free` marks the attack at somebody who is getting
    away, which nobody parries (MEL-13, AMB-106).
    """
    fighter, foe = battle.units[unit], battle.units[target]
    armour = ctx.book.armours[foe.soldier.armour]
    lines = [
        *_skill(fighter, ctx),
        *_wound(fighter, ctx),
        line(f"opp_armor:{armour.key}", f"opponent in {armour.name}", armour.melee, "ARM-02"),
        *_posture(fighter, foe, ctx),
        _bonus(fighter, ctx),
    ]
    if share:
        lines.append(line(f"parry:{share}", "opponent parries", share, "MEL-29"))
    if battle.setup.environment.zero_g:
        lines.append(line("zero_g", "zero gravity", 1, "ZRG-13"))
    lines += ctx.added("melee", battle, unit, target)
    if free and ctx.rulings.is_("melee.freeAttack", "unmodified"):
        lines = [replace(entry, applied=False, note=_UNUSED) for entry in lines]
    return build_ledger("melee", lines, ctx)


def avoid_ledger(battle: Battle, unit: int, foe: int, ctx: RulesContext) -> Ledger:
    """The roll of `unit` to get away from `foe`: 5 or less, its own figures minus the foe's (MEL-10, MEL-11)."""
    runner, holder = battle.units[unit], battle.units[foe]
    lines = [
        *_skill(runner, ctx),
        *(
            replace(
                entry,
                key=f"foe_{entry.key}",
                label=f"against {entry.label}",
                value=-entry.value,
                rule="MEL-11",
            )
            for entry in _skill(holder, ctx)
        ),
    ]
    counts = ctx.rulings.is_("melee.avoidModifiers", "plus_wounds")
    note = "" if counts else "only race and troop count"
    for who, sign in ((runner, 1), (holder, -1)):
        lines += [
            replace(entry, value=sign * entry.value, rule="AMB-105", applied=counts, note=note)
            for entry in _wound(who, ctx)
        ]
    return build_ledger("avoid", (*lines, *ctx.added("avoid", battle, unit, foe)), ctx)


def _skill(unit: Unit, ctx: RulesContext) -> tuple[Line, ...]:
    troop, race = ctx.book.troops[unit.soldier.troop], ctx.book.races[unit.soldier.race]
    return (
        *ctx.trained(unit, "melee", line(f"troop:{troop.key}", troop.name, troop.melee, "TRP-01")),
        line(f"race:{race.key}", race.name, race.melee, "RAC-05"),
    )


def _bonus(unit: Unit, ctx: RulesContext) -> Line:
    counts = -ctx.book.figure("hit_bonus")
    return line("hit_bonus", "hit in its last melee action", counts, "MEL-27", applied=unit.hit_bonus)


def _wound(unit: Unit, ctx: RulesContext) -> tuple[Line, ...]:
    entry = wounds.wound_line(unit, ctx)
    return () if entry is None else (entry,)


def _posture(fighter: Unit, foe: Unit, ctx: RulesContext) -> list[Line]:
    """Lying down counts only if the table reads melee like ranged combat (AMB-112)."""
    counts = ctx.rulings.is_("melee.posture", "as_ranged")
    against = "" if counts else "posture does not matter hand to hand"
    return [
        line(key, row.name, row.value, "AMB-112", against=against)
        for who, key in ((fighter, "firer_prone"), (foe, "target_prone"))
        if who.posture == "prone" and (row := ctx.book.to_hit[key])
    ]


def roll_blow(
    battle: Battle, unit: int, target: int, ctx: RulesContext, *, share: int = 0, free: bool = False
) -> tuple[Check, Face]:
    """Roll one blow; may raise `DieNeeded`. The face 0 is 10 or, if the table says so, nothing, and fails (AMB-101)."""
    sums = ledger(battle, unit, target, ctx, share=share, free=free)
    side = battle.units[unit].side
    _, face = roll_check(ctx, sums, name="melee", who=str(unit), side=side)
    return judge_blow(as_read(sums, ctx), face.value, ctx), face


def judge_blow(sums: Ledger, face: int, ctx: RulesContext) -> Check:
    """What a face comes to in melee (MEL-22, MEL-24, AMB-101)."""
    check = judge_face(sums, face)
    nothing = face == sums.scale.die and ctx.rulings.is_("melee.zeroFace", "0")
    return replace(check, net=sums.total) if nothing else check


def parry(ctx: RulesContext) -> int:
    """What a parry adds to the rolls of its opponents, all together (MEL-29, MEL-30)."""
    return ctx.book.figure("parry")


def may_split(shares: Sequence[float], left: int) -> bool:
    """Whether a parry may be split so: whole shares, none negative, no more in all than is `left` (MEL-30)."""
    return all(share >= 0 and share == int(share) for share in shares) and sum(shares) <= left


def bonus_of(unit: int, target: int, check: Check, ctx: RulesContext) -> int | None:
    """Who has -1 on its next melee action for this blow, or None for a miss (MEL-27, AMB-109)."""
    if not check.success:
        return None
    return unit if ctx.rulings.is_("melee.nextBonus", "hitter") else target


def is_able(battle: Battle, unit: int, ctx: RulesContext) -> bool:
    """Whether a unit can fight at all in this subphase: conscious, not dazed, and kept from it by nothing else.

    WND-04, WND-17.
    """
    state = battle.units[unit]
    return not (state.out or wounds.unable(state, battle.now, ctx))


def opponent(engagement: Engagement, unit: int) -> int:
    """The other one in an engagement."""
    return engagement.defender if unit == engagement.attacker else engagement.attacker


def fights(battle: Battle, unit: int, foe: int) -> bool:
    """Whether `unit` has a melee action in progress against `foe` (MEL-31)."""
    action = battle.units[unit].action
    return action is not None and action.kind == "melee" and action.target == foe


def avoid_extra_ap(ctx: RulesContext) -> int:
    """AP that avoiding costs on top of the move: nothing, or the +3 of the action table (ACT-83, AMB-20)."""
    return int(ctx.rulings.number("melee.avoidApCost"))


def hurt(recorder: EventRecorder, unit: int, by: int, ctx: RulesContext) -> None:
    """Do exactly one wound level for a blow that hit, and no daze unless the house rules say so.

    MEL-25, MEL-26, AMB-113.
    """
    wounds.wound(recorder, unit, 1, ctx, by=by, cause="melee")
    if ctx.rulings.is_("melee.dazeExemption", "wounds"):
        wounds.daze(recorder, unit, "melee", ctx)
