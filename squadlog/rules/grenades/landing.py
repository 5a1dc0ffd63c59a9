"""Where grenades land: the roll with its reasons, the scatter, what they meet on their way, the fuse (GRN-10..27)."""

from fractions import Fraction
from math import hypot

from squadlog.base.records import record, replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import FeatureSet
from squadlog.battle.ledger import Ledger, Line
from squadlog.battle.moment import SUBPHASES, Moment
from squadlog.battle.state import Battle, Unit
from squadlog.book.explosives import GrenadeRange
from squadlog.facts.ground_facts import Waypoint, Whereabouts
from squadlog.rules.blasts.rings import whole_metres
from squadlog.rules.common.checks import adjust_ledger, as_read, build_ledger, line, roll_check
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.explosions import fuse_lit_event
from squadlog.rules.common.scatter import roll_scatter
from squadlog.rules.common.wounds import wound_line
from squadlog.rules.fire.sections import section
from squadlog.rules.grenades import scattering
from squadlog.rules.grenades.record import GrenadeLanded, Volley


@record
class Delivery:
    """How a grenade comes on its way: which test it is rolled by, and how far a miss scatters at any range.

    `test` is the row of the target number, `scatter_m` None: by the range (GRN-21), as of one that is thrown by hand.
    """

    test: str
    scatter_m: float | None = None

    @property
    def hand(self) -> bool:
        """Whether it is thrown by hand."""
        return self.scatter_m is None


HAND = Delivery(test="grenade")


def range_of(metres: float, ctx: RulesContext) -> GrenadeRange:
    """The band of a distance; beyond the last it is the last (GRN-11..13, A-63)."""
    rows = tuple(ctx.book.grenades.rows.values())
    m = whole_metres(metres, ctx)
    return next((row for row in rows if m <= row.band_m[1]), rows[-1])


def ledger_of(unit: Unit, volley: Volley, by: Delivery, ctx: RulesContext) -> Ledger:
    """The test of a throw with every modifier: range, spotter, window, and those of the thrower (GRN-11..17, A-60)."""
    book = ctx.book.grenades
    lines = list[Line]()
    if by.hand:
        row = range_of(volley.metres, ctx)
        lines.append(line("range", f"{row.name} ({volley.metres:.4g} m)", row.modifier, row.rule))
    spotted = "" if volley.spotted else "seen by the unit itself"
    window = "" if volley.window else "no window on the way"
    lines += [
        line("spotted", "seen by a friend alone", book.spotted_only, "GRN-14", against=spotted),
        line("window", "through a window", book.through_window, "GRN-15", against=window),
        *_personal(unit, "grenades" if by.hand else "grenade_launcher", ctx),
    ]
    return as_read(adjust_ledger(build_ledger(by.test, lines, ctx), volley.adjust), ctx)


def _personal(unit: Unit, weapon: str, ctx: RulesContext) -> list[Line]:
    """Race, troop and wound, as far as they count for a throw (GRN-17, A-60)."""
    reading = ctx.rulings.choice("grenade.personal_mods")
    race, troop = ctx.book.races[unit.soldier.race], ctx.book.troops[unit.soldier.troop]
    note = "does not count for grenades (A-60)"
    wound = wound_line(unit, ctx)
    trained = ctx.trained(unit, "ranged", line("troop", troop.name, troop.to_hit, "TRP-01"), weapon)
    found = [
        (line("race", race.name, race.to_hit, "RAC-04"), reading != "none"),
        *((one, reading == "race_troop_wound") for one in trained if one.applied),
        *([] if wound is None else [(wound, reading == "race_troop_wound")]),
    ]
    return [
        one if counts else line(one.key, one.label, one.value, one.rule, against=note)
        for one, counts in found
    ]


def scatter_m(volley: Volley, by: Delivery, ctx: RulesContext) -> float:
    """How far a miss scatters before it is multiplied (GRN-21, GLA-11)."""
    return range_of(volley.metres, ctx).scatter_m if by.scatter_m is None else by.scatter_m


def chances(
    volley: Volley, ledger: Ledger, by: Delivery, ctx: RulesContext
) -> tuple[scattering.LandingPlace, ...]:
    """The exact chances of where a grenade may come down."""
    start, aim = volley.start, volley.aim
    return scattering.landings(
        Fraction(ledger.successes, ledger.scale.die),
        scatter_m(volley, by, ctx),
        ctx,
        line=None if start is None or aim is None else ((start.x, start.y), (aim.x, aim.y)),
        obstacle=volley.feature is not None,
        fixed=not by.hand,
    )


def land(recorder: EventRecorder, number: int, volley: Volley, by: Delivery, ctx: RulesContext) -> None:
    """Roll each grenade thrown or launched, and light its fuse (GRN-10, GRN-18, GRN-26, GLA-07).

    A salvo may be rolled once for all (A-74). May raise `DieNeeded`.
    """
    together = volley.count > 1 and ctx.rulings.is_("launcher.salvo", "single_roll")
    counts = not by.hand or ctx.rulings.is_("grenade.counts_rof", "true")
    for nth in range(1 if together else volley.count):
        about = f"grenade {nth + 1} of {volley.count}: " if volley.count > 1 else ""
        landed = _roll_throw(recorder.battle, number, volley, by, about, ctx)
        for also in range(volley.count if together else 1):
            recorder.emit(replace(landed, counts=counts and not (nth or also)))
            _light(recorder, landed, ctx)


def _roll_throw(  # noqa: PLR0917 - who throws what, how it is rolled
    battle: Battle, number: int, volley: Volley, by: Delivery, about: str, ctx: RulesContext
) -> GrenadeLanded:
    unit = battle.units[number]
    check, face = roll_check(
        ctx,
        ledger_of(unit, volley, by, ctx),
        name="throw" if by.hand else "launch",
        who=str(number),
        side=unit.side,
        about=f"{volley.grenade} at {volley.told}: {about}",
    )
    told = GrenadeLanded(
        unit=number, grenade=volley.grenade, volley=volley, check=check, faces=(face,), hand=by.hand
    )
    start, aim = volley.start, volley.aim
    if check.success:
        return replace(told, spot=aim)
    skips = scattering.skipped_directions(obstacle=volley.feature is not None)
    scatter = roll_scatter(ctx, who=str(number), side=unit.side, about=about, skips=skips)
    metres = scattering.metres_of(scatter, scatter_m(volley, by, ctx), ctx, fixed=not by.hand)
    told = replace(told, direction=scatter.direction, metres=metres, faces=(face, *scatter.faces))
    if start is None or aim is None:
        return told
    x, y = scattering.comes_down((start.x, start.y), (aim.x, aim.y), scatter, metres, ctx)
    spot, contact, off = landing_place(aim, Waypoint(x=x, y=y, floor=aim.floor), ctx)
    return replace(told, spot=spot, contact=contact, off=off)


def landing_place(aim: Waypoint, goal: Waypoint, ctx: RulesContext) -> tuple[Waypoint | None, str, bool]:
    """Where a grenade lies that goes straight from its aim point to a goal, what it met, whether it left the map.

    GRN-25, A-65: off the map it is gone, or lies at the edge.
    """
    way = ctx.surveyor.lands(aim.whereabouts, goal.whereabouts)
    if way is None:
        return goal, "", False
    if way.at is not None:
        return _spot(way.at), way.contact, False
    if way.edge is not None and ctx.rulings.is_("scatter.offmap", "edge"):
        return _spot(way.edge), "", False
    return None, "", True


def _spot(place: Whereabouts) -> Waypoint:
    return Waypoint(x=round(place.x, 3), y=round(place.y, 3), floor=place.floor)


def effect_at(thrown: Moment, ctx: RulesContext) -> Moment:
    """The moment of its effect: two subphases after the throw, or as that turn ends by ruling (GRN-26, A-66)."""
    at = thrown.later(ctx.book.grenades.fuse_subphases)
    return Moment(at.turn, SUBPHASES) if ctx.rulings.is_("grenade.detonation", "turn_end") else at


def _light(recorder: EventRecorder, landed: GrenadeLanded, ctx: RulesContext) -> None:
    """Leave the grenade lying until it takes effect, on the track (GRN-26, GRN-27); off the map it is gone."""
    if landed.off:
        return
    feature = _batter(recorder, landed, ctx)
    recorder.emit(
        fuse_lit_event(
            recorder.battle,
            what=landed.grenade,
            at=effect_at(recorder.battle.now, ctx),
            side=recorder.battle.units[landed.unit].side,
            by=landed.unit,
            spot=landed.spot,
            told="" if landed.spot is not None else _say_landing(landed),
            feature=feature,
            off_m=_off_m(landed),
        )
    )


def _say_landing(landed: GrenadeLanded) -> str:
    """Where it lies without a map: `2 m right of the crossroads`, or `at the crossroads`."""
    if landed.direction is None:
        return f"at {landed.volley.told}"
    return scattering.vector_words(landed.direction, landed.metres, landed.volley.told)


def _batter(recorder: EventRecorder, landed: GrenadeLanded, ctx: RulesContext) -> str | None:
    """The object it was thrown at; of a wall the stretch that was aimed at, told if it is new (GRN-42, AMB-135)."""
    volley, battle = landed.volley, recorder.battle
    if volley.feature is None or volley.feature not in battle.features:
        return None
    part = section(battle, volley.feature, None if volley.aim is None else (volley.aim.x, volley.aim.y), ctx)
    if part.id not in battle.features:
        recorder.emit(FeatureSet(feature=part, unit=landed.unit, what="aimed at"))
    return part.id


def _off_m(landed: GrenadeLanded) -> float:
    """How far it lies from what it was thrown at."""
    aim, spot = landed.volley.aim, landed.spot
    if aim is None or spot is None:
        return landed.metres
    return hypot(spot.x - aim.x, spot.y - aim.y)
