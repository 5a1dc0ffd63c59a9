"""Every attack of a battle as a row: shots, blows in melee, whom each explosion reaches."""

from collections import Counter
from collections.abc import Mapping

from squadlog.battle.events.fire import ShotFired, UnitWounded, WeaponJammed
from squadlog.battle.events.melee import MeleeStruck
from squadlog.battle.ledger import Check, Ledger
from squadlog.battle.moment import Moment
from squadlog.battle.record.timeline import Timeline
from squadlog.battle.state import Known, Unit
from squadlog.dice import Face
from squadlog.facts import Sighting, Target, unit_of
from squadlog.records import record, replace
from squadlog.reports.flat.following import Happening, followed, side_of, squad_of
from squadlog.reports.flat.rows import AttackEnd, AttackRow, AttackSort
from squadlog.reports.logbook import Logbook
from squadlog.rules.blasts.record import Exploded
from squadlog.rules.explosive import Struck


@record
class _Waits:
    """A row whose wound may still be told: which, who did it, at whom, when."""

    place: int
    by: int | None
    target: int
    at: Moment


def attacks(timeline: Timeline, logbook: Logbook, seat: str) -> tuple[AttackRow, ...]:
    """All attacks of the line that stands, in their order, as a seat may know them."""
    rows: list[AttackRow] = []
    waiting: list[_Waits] = []
    for told in followed(timeline, logbook, seat):
        match told.event:
            case ShotFired() as shot:
                rows.append(_shot(told, shot))
                _wait(waiting, rows, shot.unit, unit_of(shot.target), shot.moment)
            case MeleeStruck() as blow:
                rows.append(_blow(told, blow))
                _wait(waiting, rows, blow.unit, blow.target, told.before().now)
            case Exploded(attacks=True) as blast:
                for struck in blast.struck:
                    if struck.levels is None:  # out of its reach, or behind what keeps it off
                        continue
                    rows.append(_blast(told, blast, struck))
                    _wait(waiting, rows, blast.fused.by, struck.unit, told.before().now)
            case UnitWounded() as wound:
                _wounded(rows, waiting, wound, told.before().now)
            case WeaponJammed() as jam if rows and rows[-1].attacker == jam.unit:
                rows[-1] = replace(rows[-1], jammed=True)
            case _:
                pass
    return tuple(rows)


def _wait(
    waiting: list[_Waits], rows: list[AttackRow], by: int | None, target: int | None, at: Moment
) -> None:
    waiting[:] = [one for one in waiting if one.at == at]
    if target is not None and rows[-1].result in ("hit", "struck"):
        waiting.append(_Waits(place=len(rows) - 1, by=by, target=target, at=at))


def _wounded(rows: list[AttackRow], waiting: list[_Waits], wound: UnitWounded, now: Moment) -> None:
    """Write a wound into the row of the attack that did it: the first that still waits for one, of so many levels."""
    mine = [one for one in waiting if one.target == wound.unit and one.at == now and one.by == wound.by]
    mine = [one for one in mine if rows[one.place].levels == wound.levels] or mine
    if mine:
        rows[mine[0].place] = replace(
            rows[mine[0].place], levels=wound.levels, wound_before=wound.before, wound_after=wound.after
        )
        waiting.remove(mine[0])


def _shot(told: Happening, shot: ShotFired) -> AttackRow:
    hit = shot.check is None or shot.check.success
    return _row(
        told, "shot", shot.unit, shot.target,
        moment=shot.moment, weapon=shot.weapon, way=f"{shot.sort} {shot.manner}".strip(),
        check=shot.check, sighting=shot.sighting,
        faces=shot.faces, result="hit" if hit else "miss", levels=shot.levels, half_levels=shot.half_levels,
    )  # fmt: skip


def _blow(told: Happening, blow: MeleeStruck) -> AttackRow:
    return _row(
        told, "melee", blow.unit, blow.target,
        moment=told.before().now, weapon="", way="free" if blow.free else "attack",
        check=blow.check, faces=(blow.face,),
        result="hit" if blow.check.success else "miss",
    )  # fmt: skip


def _blast(told: Happening, blast: Exploded, struck: Struck) -> AttackRow:
    battle, fused = told.before(), blast.fused
    result: AttackEnd = "struck" if struck.levels else "no effect"
    row = _row(
        told, "blast", fused.by, struck.unit,
        moment=battle.now, weapon=fused.what, way="", check=None, faces=(),
        result=result, levels=struck.levels or 0,
    )  # fmt: skip
    origin = "measured" if blast.measured else "stated"
    return replace(
        row, range_m=round(struck.metres, 4), range_origin=origin, side=side_of(battle, fused.side)
    )


def _row(
    told: Happening, sort: AttackSort, by: int | None, at: Target, *,
    moment: Moment, weapon: str, way: str, check: Check | None, faces: tuple[Face, ...], result: AttackEnd,
    sighting: Sighting | None = None, levels: int = 0, half_levels: int = 0,
) -> AttackRow:  # fmt: skip
    battle = told.before()
    one = None if by is None else battle.units.get(by)
    number = unit_of(at)
    other = None if number is None else battle.units.get(number)
    ledger = None if check is None else check.ledger
    metres = None if sighting is None else sighting.distance.value
    return AttackRow(
        entry=told.entry,
        turn=moment.turn,
        subphase=moment.subphase,
        sort=sort,
        attacker=by,
        attacker_name=one.soldier.name if one else None,
        squad=squad_of(battle, one) if one else None,
        side=side_of(battle, one.side) if one else None,
        target=_named(at),
        target_name=other.soldier.name if other is not None else _feature(battle, at),
        target_squad=squad_of(battle, other) if other else None,
        target_side=side_of(battle, other.side) if other else None,
        weapon=weapon,
        mode=(one.mode_of(weapon) or None) if one else None,
        way=way,
        stance=_stance(one, sort) if one else None,
        target_stance=_stance(other, sort) if other else None,
        range_m=None if metres is None else round(metres, 4),
        range_origin=None if sighting is None or metres is None else sighting.distance.origin,
        cover=None if sighting is None else " + ".join(crossed.kind for crossed in sighting.crossed) or None,
        test=ledger.test if ledger else None,
        target_number=ledger.target if ledger else None,
        high=ledger.scale.high if ledger else None,
        modifiers={} if ledger is None else _sums(ledger),
        modifier_total=ledger.total if ledger else None,
        chance=round(ledger.successes / ledger.scale.die, 4) if ledger else None,
        die=ledger.scale.die if ledger else None,
        face=check.face if check else None,
        net=check.net if check else None,
        other_faces=_others(faces, tested=check is not None),
        result=result,
        levels=levels,
        half_levels=half_levels,
        wound_before=other.wound if other else None,
        wound_after=None,
        jammed=False,
    )


def _named(at: Target) -> str:
    if isinstance(at, int | str):
        return str(at)
    words = getattr(at, "words", None)
    return str(words) if words is not None else f"thing {getattr(at, 'id', '')}"


def _feature(battle: Known, at: Target) -> str | None:
    found = battle.features.get(at) if isinstance(at, str) else None
    return None if found is None else found.name or None


def _stance(unit: Unit, sort: AttackSort) -> str:
    """How it stands; in melee what it has chosen, where that is known."""
    if sort == "melee" and unit.action is not None and unit.action.stance is not None:
        return str(unit.action.stance)
    return unit.posture


def _sums(ledger: Ledger) -> Mapping[str, int]:
    """What each kind of modifier comes to, of those that count."""
    sums: Counter[str] = Counter()
    for line in ledger.lines:
        if line.applied:
            sums[line.key] += line.value
    return dict(sorted(sums.items()))


def _others(faces: tuple[Face, ...], *, tested: bool) -> str | None:
    """The dice after that of the test."""
    return "; ".join(f"{face.name} {face.value}" for face in faces[1 if tested else 0 :]) or None
