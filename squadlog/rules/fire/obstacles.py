"""Shooting doors, walls and furniture to pieces, and through what has just fallen (OBS-01..18)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import FeatureSet
from squadlog.battle.events.fire import FeatureDamaged, ShotFired
from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Adjustment, Ledger
from squadlog.battle.refusal import Refusal, listed, nonsense, refuses
from squadlog.battle.state import Battle, Effect
from squadlog.book.ground import ObstacleRow
from squadlog.facts.ground_facts import Lying, feature_of
from squadlog.rules.common.checks import adjust_ledger, build_ledger, line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import thing_called
from squadlog.rules.common.previews import Battering
from squadlog.rules.common.shots.gunnery import weapon_row
from squadlog.rules.common.shots.shot import roll_shot, strike, tell_jam
from squadlog.rules.fire.sections import Point, section
from squadlog.rules.fire.to_hit import TEST

_no = refuses("obstacles")

_HALVES_OF_A_HIT = 2
"""The half levels of a hit, where hits are counted."""
_DOORS_BY_KIND = {"elevator": "elevator door"}


@record
class Beyond:
    """The units a breach lets the shot reach, nearest first (OBS-13), and changes to their roll made by hand."""

    units: tuple[int, ...] = ()
    adjust: tuple[Adjustment, ...] = ()


def halves_to_fall(ctx: RulesContext) -> int:
    """The half levels of damage that fell a feature (OBS-04)."""
    return 2 * ctx.book.figure("obstacle_levels")


def obstacle_row(kind: str, ctx: RulesContext) -> ObstacleRow | None:
    """The row of the obstacle table for a kind of feature; None if it cannot be destroyed (OBS-17, AMB-115)."""
    if kind in ctx.book.obstacles:
        return ctx.book.obstacles[kind]
    if ctx.rulings.is_("obstacle.missingAf", "indestructible"):
        return None
    name = _DOORS_BY_KIND.get(kind, kind.replace("_", " "))
    return next((row for row in ctx.book.obstacles.values() if name in row.also), None)


def row_of(feature: Feature, ctx: RulesContext) -> ObstacleRow | None:
    """The row of a feature in the obstacle table, with an armour factor of its own if it has one; None: it has none."""
    row = obstacle_row(feature.kind, ctx)
    return row if row is None or feature.af is None else row.replaced(af=feature.af)


def half_levels(pf: int, af: int, ctx: RulesContext) -> int:
    """Half levels that one shot takes off an obstacle; 0 means that this weapon never destroys it (OBS-06..08)."""
    if pf < af or (pf == af and ctx.rulings.is_("obstacle.halfLevels", "halves_dropped")):
        return 0
    if pf == af:
        return 1
    return _HALVES_OF_A_HIT if ctx.rulings.is_("obstacle.hitPoints", "hits") else 2 * (pf - af)


def explosion_halves(pf: int, af: int, ctx: RulesContext) -> int:
    """Half levels that an explosion takes off an object: the levels of PF - AF, half a one where they are equal.

    OBS-06, OBS-07, EXP-22, SHP-08, GRN-42, A-82, A-153. Without any PF nothing reaches it.
    """
    if pf > af:
        return 2 * (pf - af)
    return half_levels(pf, af, ctx) if pf else 0


def battering(  # noqa: PLR0917 - who, with what, at what, and where it is hit
    battle: Battle, unit: int, weapon: str, feature: str, ctx: RulesContext, at: Point | None = None
) -> Battering:
    """What a shot would do to the feature as it stands, shots of this step that have not landed included.

    `at` is the point of it that is aimed at, on a map. A feature that cannot be destroyed takes nothing.
    """
    target = section(battle, feature, at, ctx)
    row = row_of(target, ctx)
    pf = weapon_row(battle.units[unit], weapon, ctx).pf
    if row is None:
        return Battering(half_levels=0, falls=False, through=False, pf_beyond=pf - 1)
    halves = half_levels(pf, row.af, ctx)
    before = target.damage + sum(
        effect.half_levels for effect in battle.effects if effect.target == target.id
    )
    falls = before < halves_to_fall(ctx) <= before + halves
    through = falls and row.kind in ("wall", "door") and pf - row.af >= ctx.book.figure("through")
    return Battering(half_levels=halves, falls=falls, through=through, pf_beyond=pf - 1)


def nonsense_feature(battle: Battle, feature: str, beyond: Sequence[int]) -> Refusal | None:
    """What makes no sense whatever the rules: an unknown feature, unknown or repeated units beyond it."""
    if feature not in battle.features:
        known = listed(battle.features)
        sentence = f"There is no feature {feature!r}."
        return nonsense("unknown-feature", sentence, "OBS-18", f"Features: {known}.")
    strangers = [number for number in beyond if number not in battle.units]
    if strangers or len(set(beyond)) != len(beyond):
        return nonsense("bad-beyond", "Units beyond a breach are named once each, by number.", "OBS-13")
    return None


def objections_feature(  # noqa: PLR0917 - the shot and its target, fact by fact
    battle: Battle, unit: int, weapon: str, feature: str, beyond: Sequence[int], ctx: RulesContext,
    at: Point | None = None,
) -> Iterator[Refusal]:  # fmt: skip
    """What speaks against a shot at a known feature, at that point of it, rule by rule."""
    target = section(battle, feature, at, ctx)
    row = row_of(target, ctx)
    if row is None:
        sentence = f"{target.name} cannot be destroyed."
        yield _no("indestructible", sentence, "OBS-17", "Fire at something else.")
        return
    if target.state == "destroyed":
        sentence = f"{target.name} has fallen already."
        yield _no("destroyed", sentence, "OBS-04", _another_part(row, ctx, on_map=at is not None))
        return
    weapon_used = weapon_row(battle.units[unit], weapon, ctx)
    expected = battering(battle, unit, weapon, feature, ctx, at)
    if not expected.half_levels:
        rule = "OBS-08" if weapon_used.pf < row.af else "OBS-07"
        sentence = f"The {weapon_used.name} (PF {weapon_used.pf}) never destroys {target.name} (AF {row.af})."
        instead = f"It takes a weapon of PF {row.af + (rule == 'OBS-07')} or more."
        yield _no("too-weak", sentence, rule, instead)
    if beyond and not expected.through:
        why = "does not bring it down" if not expected.falls else "is too weak to go on"
        sentence = f"This shot {why}, so it reaches no unit beyond {target.name}."
        yield _no("not-through", sentence, "OBS-12", "")
    gone = [number for number in beyond if battle.units[number].wound == "D"]
    if gone:
        yield _no("target-dead", f"Unit {gone[0]} is dead.", "WND-18", "Leave it out.")


def _another_part(row: ObstacleRow, ctx: RulesContext, *, on_map: bool) -> str:
    if ctx.rulings.is_("obstacle.section", "whole") or row.kind in ("door", "window", "furniture"):
        return "It is gone as a whole; fire at something else."
    if on_map:
        return "Aim at another point of it, more than half a metre away."
    return "Another stretch of the wall counts separately: add it to the battle as a feature of its own."


def breach_ledger(ctx: RulesContext) -> Ledger:
    """The test of a shot that goes on through a fresh breach: +3 and nothing else (OBS-14)."""
    row = ctx.book.to_hit["breach"]
    return build_ledger(TEST, (line(row.key, row.name, row.value, row.rule),), ctx)


def resolve_feature_shot(
    recorder: EventRecorder, fired: ShotFired, feature: str, beyond: Beyond, ctx: RulesContext
) -> None:
    """Tell a shot at a feature, which hits without a roll, and its attack on those who stand beyond.

    OBS-03, OBS-11..15. Effects wait in the events when the shots of a step land together, else they land at once
    (AMB-84).
    """
    at = fired.sighting.at if fired.sighting is not None else None
    expected = battering(recorder.battle, fired.unit, fired.weapon, feature, ctx, at)
    if expected.through and not beyond.units:
        beyond = replace(beyond, units=_behind(recorder.battle, fired, feature, ctx))
    halves = expected.half_levels
    part = _section_told(recorder, fired, feature, ctx, falls=expected.falls)
    effect = Effect(target=part, by=fired.unit, half_levels=halves)
    tell_shot(recorder, replace(fired, target=part, half_levels=halves), (effect,) if halves else (), ctx)
    firer = recorder.battle.units[fired.unit]
    ledger = adjust_ledger(breach_ledger(ctx), beyond.adjust)
    for number in beyond.units if ctx.rulings.is_("obstacle.shootThrough", "per_unit") else beyond.units[:1]:
        shot = roll_shot(firer, recorder.battle.units[number], ledger, expected.pf_beyond, "beyond", ctx)
        through = replace(fired, sort="beyond", target=number, sighting=None, counts=False)
        tell_shot(recorder, shot.told_of(through), shot.effect(fired.unit, number), ctx)
        if shot.jams:
            tell_jam(recorder, fired.unit, fired.weapon)


def _section_told(
    recorder: EventRecorder, fired: ShotFired, feature: str, ctx: RulesContext, *, falls: bool
) -> str:
    """The stretch that a shot counts against, told before it if it is new, or falls at this point (AMB-135)."""
    at = fired.sighting.at if fired.sighting is not None else None
    part = section(recorder.battle, feature, at, ctx)
    if part.id not in recorder.battle.features:
        recorder.emit(FeatureSet(feature=part, unit=fired.unit, what="aimed at"))
    elif at is not None and falls and part.part_of is None and part.at != at:
        recorder.emit(FeatureSet(feature=replace(part, at=at), unit=fired.unit, what="aimed at"))
    return part.id


def _behind(battle: Battle, fired: ShotFired, shot_at: str, ctx: RulesContext) -> tuple[int, ...]:
    """Who stands behind the breach that this shot makes, nearest first; nobody if nobody can tell (OBS-13)."""
    feature = battle.features[shot_at]
    at = fired.sighting.at if fired.sighting is not None else feature.at
    found = ctx.surveyor.beyond(fired.unit, feature.part_of or feature.id, at)
    return tuple(
        number for number in found or () if number != fired.unit and battle.units[number].wound != "D"
    )


def together(ctx: RulesContext) -> bool:
    """Whether the shots of a fire step take effect together after the last of them (AMB-84)."""
    return ctx.rulings.is_("fire.simultaneity", "together")


def tell_shot(
    recorder: EventRecorder, fired: ShotFired, effects: tuple[Effect, ...], ctx: RulesContext
) -> None:
    """Tell a shot of the fire step; its effects wait in the event, or land at once (AMB-84)."""
    if together(ctx):
        recorder.emit(replace(fired, effects=effects))
        return
    recorder.emit(fired)
    for effect in effects:
        land(recorder, effect, ctx)


def land(recorder: EventRecorder, effect: Effect, ctx: RulesContext) -> None:
    """Apply an effect to a unit, a thing or a feature (OBS-04: none before the fifth level)."""
    damaged = feature_of(effect.target)
    if isinstance(effect.target, Lying):
        _land_on_thing(recorder, effect, effect.target, ctx)
        return
    if damaged is None:
        strike(recorder, effect, ctx)
        return
    feature = recorder.battle.features[damaged]
    if feature.state == "destroyed":
        return
    enough = halves_to_fall(ctx)
    damage = min(feature.damage + effect.half_levels, enough)
    state = "destroyed" if damage >= enough else feature.state
    recorder.emit(FeatureDamaged(feature=feature.id, damage=damage, state=state, by=effect.by))


def _land_on_thing(recorder: EventRecorder, effect: Effect, target: Lying, ctx: RulesContext) -> None:
    """Apply a hit on a thing as its chapter says, as long as it is there."""
    thing = thing_called(recorder.battle, str(target.id))
    how = None if thing is None else ctx.how_shot_at(thing.kind)
    if thing is not None and how is not None and thing.condition != "destroyed":
        how.hit(recorder, thing.id, effect.by, effect.weapon, ctx)
