"""Every attack of a record, whatever its kind: read off its events once, for tables, reports and careers alike.

An attack is at one target: a shot, each of whom a burst is rolled for, a blow hand to hand, a grenade or a mission
that is rolled for at a point, and each whom an explosion reaches. What came of it is told with it.
"""

from collections.abc import Iterable

from squadlog.base.records import replace
from squadlog.battle.events.fire import ShotFired, UnitWounded, WeaponJammed
from squadlog.battle.events.melee import MeleeStruck
from squadlog.battle.events.union import Event
from squadlog.battle.moment import Moment
from squadlog.reports.fought.following import Happening
from squadlog.rules.common.advanced import report_of
from squadlog.rules.common.reported import AttackMade, BurstTold

HAND_TO_HAND = "hand to hand"
"""With what a blow is told, which has no weapon."""


def list_attacks(happened: Iterable[Happening]) -> tuple[AttackMade, ...]:
    """Every attack in the events, in their order."""
    found: list[AttackMade] = []
    waiting: list[int] = []
    """Those that hit somebody just now, of which no wound is told yet."""
    bursts: dict[int, BurstTold] = {}
    for told in happened:
        match told.event:
            case UnitWounded() as wound:
                _assign_wound(found, waiting, wound, told.moment)
            case WeaponJammed() as jam:
                _assign_jam(found, jam)
            case event if (open_hit := report_of(event).opens) is not None:
                waiting += _left_open(found, waiting, *open_hit)
            case _:
                made = [
                    replace(one, entry=told.entry, before=told.before)
                    for one in _attacks_of(told.event, bursts, told.moment)
                ]
                if made:
                    waiting[:] = [place for place in waiting if found[place].moment == told.moment]
                    waiting += (
                        place
                        for place, one in enumerate(made, len(found))
                        if one.harms and one.hit and one.levels and one.target is not None
                    )
                    found += made
    return tuple(found)


def attacks_of(event: Event) -> int:
    """How many attacks an event tells."""
    return len(_attacks_of(event, {}, Moment(1, 1)))


def _attacks_of(event: Event, bursts: dict[int, BurstTold], now: Moment) -> list[AttackMade]:
    """The attacks of an event; those of a burst are the shots of its unit after it, in its moment."""
    match event:
        case ShotFired():
            return [_shot(event, bursts.get(event.unit))]
        case MeleeStruck():
            return [
                AttackMade(
                    kind="melee", by=event.unit, at=event.target, weapon="", check=event.check, faces=(event.face,),
                    levels=int(event.check.success), way="free" if event.free else "attack", moment=now,
                )
            ]  # fmt: skip
        case _:
            report = report_of(event)
            if report.burst is not None:
                bursts[report.burst.unit] = report.burst
            return [replace(one, moment=now) for one in report.attacks]


def _shot(shot: ShotFired, burst: BurstTold | None) -> AttackMade:
    crossed = () if shot.sighting is None else shot.sighting.crossed
    far = None if shot.sighting is None or shot.sighting.distance.value is None else shot.sighting.distance
    of_burst = burst is not None and shot.manner and burst.moment == shot.moment
    return AttackMade(
        kind="shot", by=shot.unit, at=shot.target, weapon=shot.weapon, check=shot.check, faces=shot.faces,
        levels=shot.levels, half_levels=shot.half_levels, moment=shot.moment,
        way=f"{shot.sort} {shot.manner}".strip(), cover=" + ".join(one.kind for one in crossed) or None,
        range_m=None if far is None else far.value, range_origin=None if far is None else far.origin,
        rounds=burst.rounds if burst is not None and of_burst else None,
    )  # fmt: skip


def _assign_wound(found: list[AttackMade], waiting: list[int], wound: UnitWounded, now: Moment) -> None:
    """Give a wound to its attack: the first of its attacker that waits for one of that many levels."""
    mine = [
        place
        for place in waiting
        if found[place].at == wound.unit and found[place].by == wound.by and found[place].moment == now
    ]
    mine = [place for place in mine if found[place].levels == wound.levels] or mine  # fewer boxes were left
    if mine:
        levels = found[mine[0]].levels or wound.levels
        found[mine[0]] = replace(found[mine[0]], wound=wound, levels=levels)
        waiting.remove(mine[0])


def _left_open(found: list[AttackMade], waiting: list[int], unit: int, by: int) -> list[int]:
    """The first attack of that hand whose hit on the unit was left open: it waits for its wound from now on."""
    return [
        place
        for place, one in enumerate(found)
        if (one.target, one.by or 0) == (unit, by) and one.harms and one.hit and not (one.levels or one.wound)
        if place not in waiting
    ][:1]


def _assign_jam(found: list[AttackMade], jam: WeaponJammed) -> None:
    """Give a jam to the last shot with a natural 1 (FIR-41)."""
    for place in range(len(found) - 1, -1, -1):
        one, check = found[place], found[place].check
        if (one.kind, one.by, one.weapon) != ("shot", jam.unit, jam.weapon) or check is None:
            continue
        if check.face == check.ledger.scale.natural_success:
            found[place] = replace(one, jammed=True)
            return
