"""Every attack of a battle as a row: shots, blows in melee, throws and missions, whom each explosion reaches."""

from collections import Counter
from collections.abc import Mapping

from squadlog.base.dice import Face
from squadlog.battle.ledger import Ledger
from squadlog.battle.record.timeline import Timeline
from squadlog.battle.state import Known, Unit
from squadlog.facts.ground_facts import Target, Waypoint, unit_of
from squadlog.reports.flat.rows import AttackEnd, AttackRow
from squadlog.reports.fought.attacked import list_attacks
from squadlog.reports.fought.following import follow, side_of, squad_of
from squadlog.reports.logbook import Logbook
from squadlog.rules.common.reported import AttackKind, AttackMade, chance_of


def attacks(timeline: Timeline, logbook: Logbook, seat: str) -> tuple[AttackRow, ...]:
    """All attacks of the line that stands, in their order, as a seat may know them."""
    return tuple(map(_row, list_attacks(follow(timeline, logbook, seat))))


def _row(told: AttackMade) -> AttackRow:
    battle = told.before()
    one = None if told.by is None else battle.units.get(told.by)
    number = unit_of(told.at)
    other = None if number is None else battle.units.get(number)
    check, wound = told.check, told.wound
    ledger = None if check is None else check.ledger
    return AttackRow(
        entry=told.entry,
        turn=told.moment.turn,
        subphase=told.moment.subphase,
        sort=told.kind,
        attacker=told.by,
        attacker_name=one.soldier.name if one else None,
        squad=squad_of(battle, one) if one else None,
        side=side_of(battle, one.side if one else told.side),
        target=_name_target(told),
        target_name=other.soldier.name if other is not None else _feature(battle, told.at),
        target_squad=squad_of(battle, other) if other else None,
        target_side=side_of(battle, other.side) if other else None,
        weapon=told.weapon,
        mode=(one.mode_of(told.weapon) or None) if one else None,
        way=told.way,
        stance=_stance(one, told.kind) if one else None,
        target_stance=_stance(other, told.kind) if other else None,
        range_m=None if told.range_m is None else round(told.range_m, 4),
        range_origin=told.range_origin,
        cover=told.cover,
        test=ledger.test if ledger else None,
        target_number=ledger.target if ledger else None,
        high=ledger.scale.high if ledger else None,
        modifiers={} if ledger is None else _sums(ledger),
        modifier_total=ledger.total if ledger else None,
        chance=None if check is None else round(float(chance_of(check)), 4),
        die=ledger.scale.die if ledger else None,
        face=check.face if check else None,
        net=check.net if check else None,
        other_faces=_others(told.faces, tested=check is not None),
        result=_result(told),
        landed=told.landed or None,
        levels=told.levels if wound is None else wound.levels,
        half_levels=told.half_levels,
        wound_before=_wound_before(told, other),
        wound_after=None if wound is None else wound.after,
        jammed=told.jammed,
    )


def _wound_before(told: AttackMade, other: Unit | None) -> str | None:
    if told.wound is not None:
        return told.wound.before
    return other.wound if other else None


def _result(told: AttackMade) -> AttackEnd:
    if told.kind == "blast":
        return "struck" if told.levels else "no effect"
    if not told.harms:
        return "on the point" if told.hit else "astray"
    return "hit" if told.hit else "miss"


def _name_target(told: AttackMade) -> str:
    at = told.at
    if not told.harms:
        return told.aimed_at or (at.words if isinstance(at, Waypoint) else "")
    if isinstance(at, int | str):
        return str(at)
    words = getattr(at, "words", None)
    return str(words) if words is not None else f"thing {getattr(at, 'id', '')}"


def _feature(battle: Known, at: Target | None) -> str | None:
    found = battle.features.get(at) if isinstance(at, str) else None
    return None if found is None else found.name or None


def _stance(unit: Unit, sort: AttackKind) -> str:
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
