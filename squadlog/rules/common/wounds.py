"""Wound levels and daze: what a hit inflicts, what it costs its bearer, and the events that tell it (DMG, WND)."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from squadlog.battle.chapter_state import why_incapacitated
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionLost, PostureChanged
from squadlog.battle.events.fire import UnitDazed, UnitWounded
from squadlog.battle.ledger import Line
from squadlog.battle.moment import Moment
from squadlog.battle.state import WOUNDS, Battle, Unit, Wound
from squadlog.battle.terms import Soldier
from squadlog.book.actions import WoundCharge
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.schedule import ScheduledEffect
from squadlog.rules.common.on_track import Bar, OnTrack
from squadlog.squads import log_values

OPPORTUNITY_HELD = "opportunity_held"
_CHARGED: Mapping[str, tuple[WoundCharge, ...]] = {
    "melee_exempt": ("usual", "listed"),
    "only_listed": ("listed",),
    "literal": ("literal", "usual", "listed"),
}
"""By the reading of the extra AP, the actions that pay it (AMB-94)."""


def armour_factor(who: Unit | Soldier, ctx: RulesContext) -> int:
    """Effective AF: the suit and the race's armour modifier (DMG-04, RAC-08, AMB-40, AMB-42)."""
    soldier = who.soldier if isinstance(who, Unit) else who
    return log_values.armour_factor(soldier, ctx.book, ctx.rulings).value


def with_race(af: int, race: str, ctx: RulesContext) -> int:
    """The AF of a suit on a wearer of that race (RAC-08, AMB-40, AMB-42)."""
    return af + sum(part.value for part in log_values.armour_of_race(af, race, ctx.book, ctx.rulings))


def wound_levels(
    pf: int, af: int, natural_one: bool, ctx: RulesContext, *, through_breach: bool = False
) -> int:
    """Wound levels of one hit: PF - AF, never below 0, at least 1 on a natural 1 (DMG-02, DMG-03, DMG-05, DMG-06).

    `through_breach` marks a shot that goes on through a fresh breach (AMB-91).
    """
    levels = max(0, pf - af)
    spared = through_breach and ctx.rulings.is_("damage.nat1Minimum", "not_through_breach")
    return max(1, levels) if natural_one and not spared else levels


def boxes(ctx: RulesContext) -> tuple[Wound, ...]:
    """The wound levels in the order of their boxes, `none` first. With four boxes (AMB-90) nobody is unconscious."""
    return WOUNDS if ctx.rulings.choice("wounds.boxes") == "5" else ("none", "L", "M", "S", "D")


def tick_boxes(before: Wound, levels: int, ctx: RulesContext) -> Wound:
    """The wound level after `levels` more ticks; ticks beyond the last box are ignored (DMG-07..09).

    With four boxes an unconscious unit, which only the referee can make, dies at the next tick.
    """
    if levels <= 0:
        return before
    row = boxes(ctx)
    reached = row.index(before) if before in row else len(row) - 2
    return row[min(reached + levels, len(row) - 1)]


def wound_line(unit: Unit, ctx: RulesContext) -> Line | None:
    """What its wound adds to a unit's own rolls; None if nothing. Only the present level counts (DMG-10)."""
    level = ctx.book.wounds[unit.wound]
    if not level.roll:
        return None
    return line(f"wound_{unit.wound}", f"{level.name.lower()} wound", level.roll, level.rule)


def extra_ap(unit: Unit, action: str, ctx: RulesContext) -> int:
    """AP that its wound adds to an action, by the key of the action table (WND-12, WND-16, AMB-94).

    An action that the group added pays like most.
    """
    row = ctx.book.actions.get(action)
    charge: WoundCharge = row.wounded if row is not None else "usual"
    pays = charge in _CHARGED[ctx.rulings.choice("wounds.apSurchargeScope")]
    return ctx.book.wounds[unit.wound].extra_ap if pays else 0


def wounded_rates(unit: Unit, ctx: RulesContext) -> tuple[float, float, float]:
    """Base metres per subphase at a walk, a run and a sprint, before race and pack (WND-11, WND-15)."""
    level = ctx.book.wounds[unit.wound]
    return level.walk_m, level.run_m, level.sprint_m


def value_fraction(wound: Wound, ctx: RulesContext) -> Fraction:
    """The share of a unit's points that its enemy scores for a wound level (CAS-01..06)."""
    return ctx.book.wounds[wound].value


def is_dazed(unit: Unit, now: Moment, ctx: RulesContext) -> bool:
    """Whether daze keeps a unit from acting in `now` (WND-02, WND-04).

    The subphase of the hit itself counts too, unless the table lets the victim still act in it (AMB-92).
    """
    if unit.dazed_at == now and ctx.rulings.is_("daze.sameSubphase", "yes"):
        return False
    return unit.dazed(now)


def unable(unit: Unit, now: Moment, ctx: RulesContext) -> tuple[str, str] | None:
    """What keeps a conscious unit from acting in `now`: a daze, or what a chapter says; in a word, with the rule."""
    return ("dazed", "WND-03") if is_dazed(unit, now, ctx) else why_incapacitated(unit, now)


def due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """The end of each daze (WND-02): nothing is told of it, the unit may act again from then on."""
    for unit in battle.units.values():
        if unit.dazed_until is not None and unit.dazed_until >= battle.now and not unit.out:
            yield ScheduledEffect(
                at=unit.dazed_until.later(1),
                of=unit.id,
                what="daze is over",
                track=_DAZE,
                since=unit.dazed_at,
            )


_DAZE = Bar(word="dazed", look="hatched", says="is dazed")
_OUT = {
    "U": Bar(word="unconscious", look="barred", says="is unconscious"),
    "D": Bar(word="dead", look="barred", says="is dead"),
}


def track(battle: Battle) -> Iterator[OnTrack]:
    """Who is out of the fight (WND-17, WND-18)."""
    for unit in battle.units.values():
        if unit.wound in _OUT:
            yield OnTrack(of=unit.id, start=battle.now, until=None, bar=_OUT[unit.wound])


def lose_action(recorder: EventRecorder, unit: int, cause: str, rule: str) -> None:
    """End the unit's action under way, a melee action included, and its opportunity fire (ACT-11..15)."""
    state = recorder.battle.units[unit]
    if state.action is not None:
        recorder.emit(ActionLost(unit=unit, action=state.action.kind, cause=cause, rule=rule))
    if state.opportunity is not None:
        recorder.emit(ActionLost(unit=unit, action=OPPORTUNITY_HELD, cause=cause, rule=rule))


def daze_window(hit: Moment, ctx: RulesContext) -> tuple[Moment, ...]:
    """The subphases that a daze received in `hit` costs: the three after it (WND-02)."""
    return tuple(hit.later(subphases) for subphases in range(1, ctx.book.figure("daze") + 1))


def daze(recorder: EventRecorder, unit: int, cause: str, ctx: RulesContext) -> None:
    """Daze a unit through the third subphase from now: it loses what it was doing (WND-01..03, ACT-12).

    A second daze of the same subphase adds nothing, a later one starts the count anew (WND-05, WND-06). Daze
    means nothing to a unit already out of the fight.
    """
    state = recorder.battle.units[unit]
    if state.out:
        return
    now = recorder.battle.now
    until = now.later(ctx.book.figure("daze"))
    if (state.dazed_at, state.dazed_until) != (now, until):
        recorder.emit(UnitDazed(unit=unit, at=now, until=until, cause=cause))
    lose_action(recorder, unit, cause="dazed", rule="WND-03")


_MOST_AF = 9
"""The armour factors that are looked at where none is known."""


def levels_by_af(unit: Unit, levels_of: Callable[[int], int]) -> tuple[int, ...]:
    """What a hit comes to for each armour factor from 0 on, of a unit whose own nobody has said; none of any other."""
    if "armour" not in unit.soldier.unknown:
        return ()
    return tuple(levels_of(af) for af in range(_MOST_AF + 1))


def wound(
    recorder: EventRecorder,
    unit: int,
    levels: int,
    ctx: RulesContext,
    *,
    by: int | None,
    cause: str,
    by_af: tuple[int, ...] = (),
) -> None:
    """Tick wound boxes; a unit that falls unconscious or dies loses its action (DMG-07..09, ACT-11).

    The unconscious lie prone (AMB-96). Nothing is told when no box is left to tick. A hit that is told `by_af`, the
    armour factor, is left open until somebody says that.
    """
    if by_af:
        ctx.in_force.soldiers.left_open(recorder, unit, by or 0, by_af, cause, ctx)
        return
    before = recorder.battle.units[unit].wound
    after = tick_boxes(before, levels, ctx)
    if after == before:
        return
    row = boxes(ctx)
    taken = row.index(after) - row.index(before) if before in row else 1
    recorder.emit(UnitWounded(unit=unit, levels=taken, before=before, after=after, by=by, cause=cause))
    state = recorder.battle.units[unit]
    if state.out:
        lose_action(recorder, unit, cause="dead" if after == "D" else "unconscious", rule="ACT-11")
        if after == "U" and state.posture != "prone" and ctx.rulings.is_("wounds.unconscious", "stays"):
            recorder.emit(PostureChanged(unit=unit, posture="prone"))
    ctx.was_hurt(recorder, unit, levels, cause)
