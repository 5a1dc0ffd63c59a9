"""What a shot is aimed at, and what speaks against that target (FIR-01, LOS-17, AMB-83, AMB-128)."""

from collections.abc import Iterator, Sequence
from dataclasses import field, fields, replace
from typing import Literal

from squadlog.base.records import record
from squadlog.battle.commands import Fire
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit, with_reason
from squadlog.battle.state import Battle, QueuedShot, ShotPlan
from squadlog.facts import ground_facts
from squadlog.rules.common.confined import apart
from squadlog.rules.common.context import RulesContext
from squadlog.rules.fire import at_things, obstacles
from squadlog.rules.fire.cover import refusal_cover, unknown_cover
from squadlog.rules.fire.smoke_on_line import refusal_smoke
from squadlog.rules.fire.to_hit import looks_out
from squadlog.rules.fire.woods import refusal_woods

_no = refuses("fire")

Judged = Literal["resolution", "declaration", "both"]


@record
class Aim:
    """A shot about to be taken: its target, what the table says of the view, when it is judged.

    `planned` is the target named when fire was declared, if any was. `manner` and `sector` are as in a plan.
    `overruled`: the table lets it stand as it is said.
    """

    unit: int
    weapon: str
    target: ground_facts.Target | None = None
    stated: ground_facts.StatedSighting = field(default_factory=ground_facts.StatedSighting)
    judged: Judged = "resolution"
    planned: ShotPlan | None = None
    manner: str = ""
    sector: ground_facts.Sector | None = None
    overruled: bool = False

    @property
    def changed(self) -> bool:
        """Whether the target is not the one that was named when fire was declared."""
        plan = self.planned
        return plan is None or self.target != plan.target

    @property
    def victim(self) -> int | None:
        """The unit that is aimed at; None where it is none."""
        return ground_facts.unit_of(self.target)

    @property
    def feature(self) -> str | None:
        """The feature that is aimed at; None where it is none."""
        return ground_facts.feature_of(self.target)


def merge_stated(
    said: ground_facts.StatedSighting, before: ground_facts.StatedSighting
) -> ground_facts.StatedSighting:
    """What is said now, and for the rest what was said before."""
    now = {entry.name: getattr(said, entry.name) for entry in fields(said)}
    now["depths"] = tuple((dict(before.depths) | dict(said.depths)).items())
    return replace(before, **{name: value for name, value in now.items() if value is not None})


def aim_of(command: Fire, shot: QueuedShot, ctx: RulesContext) -> Aim:
    """The target of a shot: the one named now, else the one planned; what was stated of it then still holds."""
    plan = shot.plan
    manner, sector = command.manner, command.sector
    if plan is not None:
        manner, sector = (plan.manner if manner is None else manner), sector or plan.sector
    said: Fire | ShotPlan = command
    stated = command.stated
    if plan is not None and command.target in (None, plan.target):
        said, stated = plan, merge_stated(command.stated, plan.stated)
    return Aim(
        unit=shot.unit,
        weapon=shot.weapon,
        target=said.target,
        stated=stated,
        judged=_judging_moment(shot.aimed, ctx),
        planned=plan,
        manner=manner or "",
        sector=sector,
        overruled=bool(command.overrule),
    )


def _judging_moment(aimed: bool, ctx: RulesContext) -> Judged:
    """When target, arc and sight must hold; aimed fire has a ruling of its own (AMB-128)."""
    if aimed:
        return "both" if ctx.rulings.is_("aimedFire.target", "at_start") else "resolution"
    match ctx.rulings.choice("fire.targetTiming"):
        case "declaration":
            return "declaration"
        case "both":
            return "both"
        case _:
            return "resolution"


def sighting_of_aim(aim: Aim, ctx: RulesContext) -> ground_facts.Sighting:
    """How the firer sees what it aims at; the aim must name a target."""
    if aim.target is None:
        raise TypeError("nothing is aimed at")
    return ctx.surveyor.sighting(aim.unit, aim.target, aim.stated)


def on_the_whole(battle: Battle, aim: Aim) -> Aim:
    """An aim at a stretch of a wall as an aim at that point of the wall: the ground knows no other (AMB-135)."""
    part = battle.features.get(aim.feature or "")
    if part is None or part.part_of is None or part.at is None or part.part_of not in battle.features:
        return aim
    return replace(aim, target=part.part_of, stated=replace(aim.stated, at=part.at))


def nonsense_aim(battle: Battle, aim: Aim, beyond: Sequence[int], ctx: RulesContext) -> Refusal | None:
    """What makes no sense whatever the rules in force: no target, an unknown one, the firer itself."""
    plain = not aim.manner and not beyond
    if isinstance(aim.target, ground_facts.Lying) and isinstance(aim.target.id, str) and plain:
        return at_things.nonsense_thing(battle, aim.unit, aim.target, ctx) or unknown_cover(
            sighting_of_aim(aim, ctx), ctx
        )
    if aim.target is None or isinstance(aim.target, ground_facts.Lying | ground_facts.Waypoint):
        sentence = f"Name the target of unit {aim.unit}."
        return nonsense("no-target", sentence, "FIR-01", "Name a unit or a feature, or hold fire.")
    if aim.feature is not None and (refused := obstacles.nonsense_feature(battle, aim.feature, beyond)):
        return refused
    if aim.victim is not None and aim.victim not in battle.units:
        return unknown_unit(aim.victim, "FIR-01")
    if aim.target == aim.unit or aim.unit in beyond:
        return nonsense("itself", f"Unit {aim.unit} cannot fire at themselves.", "FIR-01")
    if aim.victim is not None and beyond:
        return nonsense("bad-beyond", "Only a shot at a wall or door can reach units beyond it.", "OBS-11")
    return unknown_cover(sighting_of_aim(aim, ctx), ctx)


def refusal_plan(
    battle: Battle, unit: int, plan: ShotPlan, *, aimed: bool, ctx: RulesContext
) -> Refusal | None:
    """Why a shot cannot be declared as planned, or None, where the target counts from then on (AMB-83, AMB-128)."""
    shot = QueuedShot(unit=unit, weapon=plan.weapon, aimed=aimed, plan=plan)
    aim = on_the_whole(battle, aim_of(Fire(unit=unit), shot, ctx))
    if aim.judged == "resolution":
        return None
    if refused := nonsense_aim(battle, aim, (), ctx):
        return refused
    return next(objections_target(battle, replace(aim, judged="both"), (), ctx), None)


def objections_target(
    battle: Battle, aim: Aim, beyond: Sequence[int], ctx: RulesContext
) -> Iterator[Refusal]:
    """What speaks against a target that makes sense, rule by rule."""
    if aim.judged != "resolution" and aim.changed:
        sentence = f"Unit {aim.unit} had to name the target when they declared fire."
        yield _no("target-fixed", sentence, "AMB-83", "Fire at that target, or hold fire.")
    if aim.victim is not None:
        yield from objections_victim(battle, aim.unit, aim.victim, ctx)
    elif aim.feature is not None:
        at = sighting_of_aim(aim, ctx).at
        yield from obstacles.objections_feature(battle, aim.unit, aim.weapon, aim.feature, beyond, ctx, at)
    elif isinstance(aim.target, ground_facts.Lying):
        yield from at_things.objections_thing(battle, aim.unit, aim.target, ctx)
    if aim.judged != "declaration":
        yield from objections_view(battle, aim.unit, aim.victim, sighting_of_aim(aim, ctx), ctx)


def objections_victim(battle: Battle, unit: int, target: int, ctx: RulesContext) -> Iterator[Refusal]:
    """Why a unit should not be shot at, whatever the view: dead, out, a friend, in melee, on the stairs."""
    firer, victim = battle.units[unit], battle.units[target]
    if victim.wound == "D":
        yield _no("target-dead", f"Unit {target} is dead.", "WND-18", "Choose another target.")
    elif victim.out and ctx.rulings.is_("wounds.unconscious", "removed"):
        sentence = f"Unit {target} is unconscious and out of the fight."
        yield _no("target-out", sentence, "AMB-96", "Choose another target.")
    if firer.side == victim.side:
        sentence = f"Unit {target} is on the side of unit {unit}."
        yield _no("friendly", sentence, "FIR-01", "Overrule if you mean it.")
    if (refused := ctx.in_force.fire.target_vetoes(battle, unit, target, ctx)) is not None:
        yield refused
    fights = victim.fighting or any(entry.status != "declared" for entry in battle.engaging(target))
    if fights and ctx.rulings.is_("fire.intoMelee", "forbidden"):
        sentence = f"Unit {target} is in melee."
        yield _no("target-in-melee", sentence, "AMB-122", "Choose another target.")
    if apart(firer, victim, ctx):
        sentence = f"Unit {unit} and unit {target} are not in the same stairway or elevator."
        yield _no("apart", sentence, "STO-06", "Units in the same stairway or car may shoot at each other.")


def objections_view(
    battle: Battle, unit: int, target: int | None, sighting: ground_facts.Sighting, ctx: RulesContext
) -> Iterator[Refusal]:  # fmt: skip
    """The objections of arc, sight, woods and cover to a shot (FOV-04, LOS-17); no `target`: it goes at a feature."""
    if not sighting.in_arc.value:
        sentence = f"The target is outside the arc of unit {unit}."
        rule = sighting.in_arc.rule or "FOV-04"
        yield _no("out-of-arc", with_reason(sentence, sighting.in_arc.reason), rule, "Turn toward it first.")
    yield from objections_sight(battle, unit, target, sighting, ctx)


def objections_sight(
    battle: Battle, unit: int, target: int | None, sighting: ground_facts.Sighting, ctx: RulesContext
) -> Iterator[Refusal]:  # fmt: skip
    """The objections of sight, woods and cover to a shot, without the arc, said once for the whole line."""
    seen = sighting.in_sight
    if sighting.too_close and seen.origin != "stated":
        said = "State whether it is in sight or not."
        yield _no("too-close", sighting.reason, sighting.rule or "LOS-01", said)
        return
    if not seen.value:
        sentence = with_reason(f"Unit {unit} does not see the target.", sighting.reason)
        yield _no("out-of-sight", sentence, sighting.rule or "LOS-17", "Choose another target.")
        if seen.origin == "measured":
            return
    if seen.origin == "stated":
        sighting = _as_said(sighting)
    if (smoke := refusal_smoke(sighting, ctx)) is not None:
        yield smoke
    if target is None:
        hidden = refusal_woods(sighting, ctx)
    else:
        active = looks_out(battle, target, unit, ctx)
        hidden = refusal_cover(battle.units[target], sighting, active, ctx)
    if hidden is not None:
        yield hidden


def _as_said(sighting: ground_facts.Sighting) -> ground_facts.Sighting:
    """The view without what was only measured: the table has said what it sees, and the map does not gainsay it."""
    origins = {True: sighting.covers_origin, False: sighting.depths_origin}
    said = tuple(one for one in sighting.crossed if origins[one.metres is None] != "measured")
    return replace(sighting, crossed=said)
