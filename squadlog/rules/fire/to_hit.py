"""The to-hit ledger: every modifier of one shot, with its reason, also those that do not count (FIR-04..30)."""

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from squadlog.battle.ledger import Ledger, Line
from squadlog.battle.state import SHOTS, THROWS, Battle, Posture, Trace, Unit
from squadlog.facts.ground_facts import Sighting, StatedSighting, Whereabouts
from squadlog.facts.shapes import say_ends
from squadlog.rules.common.checks import build_ledger, line, printed_value
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.shots.gunnery import weapon_row
from squadlog.rules.common.wounds import wound_line
from squadlog.rules.fire.cover import cover_lines, cover_of_thing, lying
from squadlog.rules.fire.origins import facts_of, with_origin
from squadlog.rules.fire.smoke_on_line import smoke_lines
from squadlog.rules.weather import night, sky

Sort = Literal["plain", "aimed", "opportunity"]

TEST: Final = "ranged"
_FIRER_KEYS = {
    "walk": "firer_walk",
    "backward": "firer_walk",
    "sideways": "firer_walk",
    "stairs": "firer_walk",
    "run": "firer_run",
    "sprint": "firer_sprint",
    "crawl": "firer_crawl",
    "crawl_back": "firer_crawl",
    "jump": "firer_jump",
}
_TARGET_KEYS = {
    "walk": "target_walk",
    "backward": "target_walk",
    "sideways": "target_walk",
    "stairs": "target_walk",
    "run": "target_run",
    "sprint": "target_sprint",
    "crawl": "target_crawl",
    "crawl_back": "target_crawl",
    "jump": "target_jump",
    "dive": "target_dive",
}
_ON_NO_MAP = Whereabouts(0.0, 0.0)
_LURKING = "opportunity_fire"
VEHICLE = "vehicle"
"""The starting state that makes a vehicle of a soldier (FIR-32, A-137)."""


def ledger(  # noqa: PLR0917 - who, with what, at whom, how seen, how fired: one sentence of the table
    battle: Battle,
    unit: int,
    weapon: str,
    target: int,
    sighting: Sighting,
    sort: Sort,
    ctx: RulesContext,
    *,
    target_moving: Trace | None = None,
) -> Ledger:
    """The modifiers of a shot of `unit` with `weapon` at the unit `target`.

    `target_moving` is how a target in the middle of its move is moving (an opportunity shot), which counts from
    its first step; None takes the movement it has made in this subphase.
    """
    victim = battle.units[target]
    lines = [
        *_of_firer(battle.units[unit], weapon, sort, ctx),
        _target_movement(victim, target_moving, ctx),
        _prone("target_prone", "target", lying(victim), ctx),
        *ranger(victim, ctx),
        *_vehicle(victim, ctx),
        *(cover_lines(victim, sighting, ctx) or (_absent("cover", "no cover on the line", "FIR-23"),)),
        *smoke_lines(sighting, ctx),
        *night.to_hit(battle, unit, target, ctx),
        *sky.to_hit(battle, unit, target, sighting.distance.value, ctx),
        *ctx.added(TEST, battle, unit, target),
    ]
    ends = say_ends(ctx.reading.base_m(battle.units[unit].soldier), ctx.reading.base_m(victim.soldier))
    lines = [*facts_of(sighting, ends), *(with_origin(entry, sighting, ctx) for entry in lines)]
    return build_ledger(TEST, lines, ctx)


def ledger_at_thing(  # noqa: PLR0917 - as above, at what, and what its chapter adds
    battle: Battle,
    unit: int,
    weapon: str,
    place: Whereabouts | None,
    sighting: Sighting,
    sort: Sort,
    ctx: RulesContext,
    *,
    more: Iterable[Line] = (),
) -> Ledger:
    """The modifiers of a shot at something small that lies at a place, or on no map: it neither moves nor ducks."""
    lines = [
        *_of_firer(battle.units[unit], weapon, sort, ctx),
        *(cover_of_thing(sighting, ctx) or (_absent("cover", "no cover on the line", "FIR-23"),)),
        *smoke_lines(sighting, ctx),
        *night.to_hit(battle, unit, place or _ON_NO_MAP, ctx),
        *sky.to_hit(battle, unit, place or _ON_NO_MAP, sighting.distance.value, ctx),
        *ctx.added(TEST, battle, unit),
        *more,
    ]
    ends = say_ends(ctx.reading.base_m(battle.units[unit].soldier))
    lines = [*facts_of(sighting, ends), *(with_origin(entry, sighting, ctx) for entry in lines)]
    return build_ledger(TEST, lines, ctx)


def _of_firer(firer: Unit, weapon: str, sort: Sort, ctx: RulesContext) -> Iterator[Line]:
    """What the firer itself brings, whatever it fires at."""
    yield from _origins(firer, weapon, ctx)
    yield fire_control(firer, ctx)
    yield from _manner(sort, ctx)
    yield from _firer_movement(firer, sort, ctx)
    yield _prone("firer_prone", "firer", firer.posture, ctx)
    yield _wound(firer, ctx)


def looks_out(battle: Battle, unit: int, at: int, ctx: RulesContext) -> bool:
    """Whether `unit` is trying to fire toward the unit `at`, which opens its own cover (AMB-77, LOS-09, LOS-10).

    It is when a shot of its falls in this subphase and, unless the group counts that alone, while it aims and while
    it prepares or holds opportunity fire; and only if `at` is in its arc.
    """
    state = battle.units[unit]
    if state.out or not (_shoots_now(battle, state) or _waits(state, ctx)):
        return False
    return ctx.surveyor.sighting(unit, at, StatedSighting()).in_arc.value


def _shoots_now(battle: Battle, unit: Unit) -> bool:
    if battle.now in unit.shots or battle.queued(unit.id) is not None:
        return True
    action = unit.action
    if action is None or action.end != battle.now:
        return False
    return action.kind in THROWS or (action.kind in SHOTS and bool(action.weapon))


def _waits(unit: Unit, ctx: RulesContext) -> bool:
    if ctx.rulings.is_("cover.attemptingToFire", "resolving_only"):
        return False
    preparing = unit.action is not None and unit.action.kind in ("aimed_fire", _LURKING)
    return preparing or unit.opportunity is not None


def _origins(firer: Unit, weapon: str, ctx: RulesContext) -> Iterator[Line]:
    row = weapon_row(firer, weapon, ctx)
    yield line("weapon", row.name, row.to_hit, "WPN-01")
    race, troop = ctx.book.races[firer.soldier.race], ctx.book.troops[firer.soldier.troop]
    yield line("race", race.name, race.to_hit, "RAC-04")
    yield from ctx.trained(firer, TEST, line("troop", troop.name, troop.to_hit, "TRP-01"), row.code)


def printed_line(key: str, ctx: RulesContext, *, note: str = "") -> Line:
    """A line of the printed table, at the value the table ruled; with a `note` it was looked at and does not count."""
    row = ctx.book.to_hit[key]
    return line(key, row.name, printed_value(key, ctx), row.rule, against=note)


def _absent(key: str, note: str, rule: str) -> Line:
    return line(key, key.replace("_", " "), 0, rule, against=note)


def fire_control(firer: Unit, ctx: RulesContext) -> Line:
    """The modifier of the suit's fire control for the firer (FIR-22)."""
    suit = ctx.book.armours[firer.soldier.armour]
    row = ctx.book.to_hit["fire_control"]
    against = "" if suit.fire_control else f"{suit.name} has none"
    return line(row.key, row.name, printed_value(row.key, ctx), row.rule, against=against)


def _manner(sort: Sort, ctx: RulesContext) -> Iterator[Line]:
    if sort == "aimed":
        yield line("aimed", "aimed fire", printed_value("aimed", ctx), "ACT-50")
    elif sort == "opportunity":
        yield line("opportunity", "opportunity fire", printed_value("opportunity", ctx), "ACT-57")


def _counts(trace: Trace, ctx: RulesContext) -> bool:
    """Whether a movement counts: ground really covered, or the mode declared (AMB-85)."""
    return (
        trace.metres > 0 or trace.mode == "jump" or ctx.rulings.is_("fire.movementModifierSpan", "declared")
    )


def _firer_movement(firer: Unit, sort: Sort, ctx: RulesContext) -> Iterator[Line]:
    if sort == "opportunity":
        yield _absent("firer_moved", "nobody moves on opportunity fire", "ACT-57")
        return
    trace = firer.moved
    key = _FIRER_KEYS.get(trace.mode or "")
    if key is None or not _counts(trace, ctx):
        yield _absent("firer_moved", "the firer did not move", "FIR-05")
    else:
        yield printed_line(key, ctx)
    if trace.turned_deg > 45:
        yield printed_line("firer_turn_over_45", ctx)
    elif trace.turned_deg > 0:
        yield printed_line("firer_turn_45", ctx)
    else:
        yield _absent("firer_turned", "the firer did not turn", "FIR-11")


def _target_movement(target: Unit, moving: Trace | None, ctx: RulesContext) -> Line:
    """The target's movement; a dive counts in both of its subphases, or only in the last (AMB-30)."""
    trace = target.moved if moving is None else moving
    if trace.mode == "dive" or (target.action is not None and target.action.kind == "dive"):
        landing = trace.mode == "dive" and (moving is not None or trace.metres > 0)
        if landing or ctx.rulings.is_("dive.targetModifierSpan", "both"):
            return printed_line("target_dive", ctx)
        if trace.mode in (None, "dive"):
            return _absent("target_moved", "a dive counts in its last subphase only (AMB-30)", "FIR-17")
    key = _TARGET_KEYS.get(trace.mode or "")
    if key is None or not (moving is not None or _counts(trace, ctx)):
        return _absent("target_moved", "the target did not move", "FIR-13")
    note = "crawling changes nothing" if key == "target_crawl" else ""
    return printed_line(key, ctx, note=note)


def _prone(key: str, who: str, posture: Posture, ctx: RulesContext) -> Line:
    if posture == "prone":
        return printed_line(key, ctx)
    changes_nothing = " (kneeling changes nothing by itself, FIR-21)" if posture == "kneeling" else ""
    return printed_line(key, ctx, note=f"the {who} is {posture}{changes_nothing}")


def _wound(firer: Unit, ctx: RulesContext) -> Line:
    found = wound_line(firer, ctx)
    if found is not None:
        return found
    return _absent(
        "wound", "not wounded" if firer.wound == "none" else "a light wound changes nothing", "FIR-30"
    )


def ranger(target: Unit, ctx: RulesContext) -> Iterator[Line]:
    """What the Ranger suit of a target does to a shot at it (AMB-65); nothing where it wears another."""
    if target.soldier.armour == "RS":
        row, value = ctx.book.to_hit["target_ranger"], int(ctx.rulings.number("armor.rangerToHit"))
        against = "" if value else "the remark is not used (AMB-65)"
        yield line(row.key, row.name, value, row.rule, against=against)


def _vehicle(target: Unit, ctx: RulesContext) -> Iterator[Line]:
    """Vehicles are targets of their own where the table plays with them: the section about them is lost (A-137)."""
    if VEHICLE in target.soldier.begins:
        played = ctx.rulings.is_("vehicles", "true")
        yield printed_line("vehicle", ctx, note="" if played else "no vehicles are played here (A-137)")
