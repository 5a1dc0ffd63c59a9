"""The detection phase of sensors, where there is one: secret rolls for them, and detecting alone (A-102, A-141)."""

from math import hypot

from squadlog.base.dice import Face, Roll
from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Whereabouts
from squadlog.rules.common import checks
from squadlog.rules.common.ask import Ask
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import LaidThing, place_of, things_of
from squadlog.rules.ground_sensor.record import SENSOR, SensorDetects, SensorDone, SensorSought, sought_of
from squadlog.rules.hiding import detection
from squadlog.rules.hiding.detection import Between, Searcher
from squadlog.rules.hiding.piles import Pile, SearchPiles, is_hidden
from squadlog.rules.hiding.searching import uncover
from squadlog.rules.hiding.viewing import beneath, theirs, views_of
from squadlog.rules.laid_out.tarps import hides_all, tarp_over
from squadlog.rules.laid_out.telling import show

STAGE = "sensors"
_NO_SUIT = "No"


def in_secret(battle: Battle) -> bool:
    """Whether owners roll in secret for who finds their covered sensors (A-141)."""
    return battle.rulings.get("sensor.concealed", "pile") == "secret_roll"


def alone(battle: Battle) -> bool:
    """Whether sensors detect by themselves (A-102)."""
    return battle.rulings.get("sensor.detects_alone", "false") == "true"


def _pairs(battle: Battle) -> tuple[tuple[str, str], ...]:
    """Whose sensors whose units may find, in secret."""
    sides = battle.side_ids() if in_secret(battle) else ()
    done = sought_of(battle).sides
    return tuple(
        (owner, seekers)
        for owner in sides
        for seekers in sides
        if owner != seekers and f"{owner} {seekers}" not in done
    )


def _detectors(battle: Battle) -> tuple[LaidThing, ...]:
    done = sought_of(battle).sensors
    return tuple(one for one in things_of(battle, SENSOR) if one.id not in done) if alone(battle) else ()


def over(battle: Battle) -> bool:
    """Whether nothing is left to roll in this turn, as by the usual reading there never is."""
    return not _pairs(battle) and not _detectors(battle)


def runs(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """Run the next step of detection: each side's seekers in turn, then each sensor; False when all is done."""
    for owner, seekers in _pairs(recorder.battle):
        _seek(recorder, owner, seekers, ctx)
        return True
    for sensor in _detectors(recorder.battle):
        _detect(recorder, sensor, ctx)
        return True
    return False


def asks(_battle: Battle) -> Ask:
    """What the step is about, in words: the search of the ground sensors."""
    return Ask(kind="step", step="sensors", sentence="The ground sensors search.")


def _able(battle: Battle, side: str) -> tuple[Unit, ...]:
    units = (unit for _, unit in sorted(battle.units.items()))
    return tuple(unit for unit in units if unit.side == side and not unit.out and not is_hidden(unit))


def bare(battle: Battle, thing: LaidThing) -> bool:
    """Whether a covered thing can be come upon at all: not under a tarp that hides all (HOL-05, HOL-11)."""
    at, floor = place_of(battle, thing)
    return not (hides_all(battle) and tarp_over(battle, at, floor, side=thing.side) is not None)


def _seek(recorder: EventRecorder, owner: str, seekers: str, ctx: RulesContext) -> None:
    battle = recorder.battle
    covered = [one for one in things_of(battle, SENSOR, owner) if one.covered and bare(battle, one)]
    faces, found = list[Face](), list[tuple[str, int]]()
    for unit in _able(battle, seekers):
        face = ctx.dice.roll(
            Roll(name="detection", who=f"in secret, {unit.called}", side=owner, row="in secret")
        )
        faces.append(face)
        found += [(one.id, unit.id) for one in covered if _finds(battle, unit, one, face, ctx)]
    first = dict(reversed(found))
    recorder.emit(SensorSought(side=owner, seekers=seekers, faces=tuple(faces), found=tuple(first.items())))
    for thing, by in first.items():
        show(recorder, thing, "DET-37", by=by)


def _finds(battle: Battle, unit: Unit, sensor: LaidThing, face: Face, ctx: RulesContext) -> bool:
    """As it would find a pile there with the public modifiers alone."""
    at, floor = place_of(battle, sensor)
    pile = Pile(number=0, side=sensor.side, position=at, floor=floor, looks_round=True)
    for view in views_of(battle, SearchPiles(unit=unit.id), (pile,), ctx):
        more = tuple(ctx.added(detection.TEST, battle, unit.id))
        searcher = Searcher(suit=unit.soldier.armour, sensor=view.sensed, more=more)
        ledger = checks.as_read(detection.as_searched(searcher, view.between, ctx), ctx)
        near = detection.is_found_at_once(view.between.metres, ctx)
        return near or checks.judge_face(ledger, face.value).success
    return False


def _detect(recorder: EventRecorder, sensor: LaidThing, ctx: RulesContext) -> None:
    """Roll a die for each enemy pile that the sensor has in sight."""
    battle = recorder.battle
    at, floor = place_of(battle, sensor)
    for pile in theirs(battle, sensor.side) if at is not None else ():
        there = pile.position
        if at is None or there is None:
            continue
        place = Whereabouts(there.x, there.y, pile.floor, there.facing_deg)
        clear = ctx.surveyor.in_the_clear(Whereabouts(at.x, at.y, floor), place)
        if clear is not None and clear.value:
            _roll(recorder, sensor, pile, hypot(there.x - at.x, there.y - at.y), ctx)
    recorder.emit(SensorDone(thing=sensor.id))


def _roll(recorder: EventRecorder, sensor: LaidThing, pile: Pile, metres: float, ctx: RulesContext) -> None:
    battle = recorder.battle
    row, searcher = ctx.book.detection.rows["ground_sensor"], Searcher(suit=_NO_SUIT)
    night: tuple[detection.Condition, ...] = ("night",) if battle.setup.environment.night else ()
    own = checks.line(row.key, row.name, int(ctx.rulings.number("sensor.bonus")), row.rule)
    public = checks.as_read(
        checks.build_ledger(
            detection.TEST,
            (own, *detection.public_lines(searcher, Between(metres=metres, conditions=night), ctx)),
            ctx,
        ),
        ctx,
    )
    under = beneath(battle, pile, SearchPiles(unit=0))
    secret = tuple(detection.secret_lines(searcher, under, ctx))
    face = ctx.dice.roll(
        Roll(
            name="detection",
            who=f"{sensor.called} for pile {pile.number}",
            side=sensor.side,
            needed=checks.say_needed(public),
            row="detection",
        )
    )
    found = checks.judge_face(replace(public, lines=(*public.lines, *secret)), face.value).success
    recorder.emit(
        SensorDetects(
            side=sensor.side,
            thing=sensor.id,
            pile=pile.number,
            face=face,
            check=checks.judge_face(public, face.value),
            found=found,
            secret=secret,
        )
    )
    if found:
        uncover(recorder, pile, "DET-16" if pile.unit is not None else "DET-17", ctx)
