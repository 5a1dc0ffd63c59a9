"""Whether an attack is an ambush, and whom it keeps from acting (AMS-01..AMS-04, A-01, A-03)."""

from collections import defaultdict
from collections.abc import Iterable

from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle, QueuedShot, Unit
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import unit_of
from squadlog.rules.ambush.freeze import idle
from squadlog.rules.ambush.record import AmbushSprung, lurking, out_of_hiding
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.wounds import lose_action
from squadlog.rules.rout.rallying import lose_rally
from squadlog.rules.rout.record import is_routed

FEWEST = 2
"""One lone soldier springs no ambush (AMS-02)."""


@record
class Attack:
    """What a grouping does out of hiding in one subphase: who attacks, whom, and who of it stands by."""

    grouping: str
    at: Moment
    units: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()

    def is_ambush(self, rulings: Rulings) -> bool:
        """Whether enough units of the grouping attack to make it an ambush (AMS-01, AMS-02, A-01)."""
        attack = len(self.units)
        if attack < FEWEST:
            return False
        match rulings.choice("ambush.trigger"):
            case "two_or_more":
                return True
            case "majority":
                return attack > len(self.idle)
            case _:
                return not self.idle


def able(battle: Battle, grouping: str) -> tuple[Unit, ...]:
    """Who of a grouping is conscious and not routed: all of them must attack (A-01)."""
    return tuple(unit for unit in battle.members(grouping) if not (unit.out or is_routed(unit)))


def attack_of(battle: Battle, grouping: str, at: Moment) -> Attack:
    """What a grouping has attacked out of hiding in `at`, with the shots that still wait if that is now.

    Who is out of the fight or routed is not counted among those who stand by (A-01). Whom each attacks does not
    matter for the ambush: that all of them attack does.
    """
    members = set(battle.groupings[grouping].units)
    strikes = [one for one in lurking(battle).strikes if one.at == at and one.unit in members]
    units = dict.fromkeys(one.unit for one in strikes)
    struck = dict.fromkeys(one.target for one in strikes)
    for shot in battle.fire_queue if at == battle.now else ():
        if shot.unit in members and _aims_at_units(shot) and out_of_hiding(battle, shot.unit):
            units[shot.unit] = None
            if shot.plan is not None and isinstance(shot.plan.target, int):
                struck[shot.plan.target] = None
    stand_by = (unit.id for unit in able(battle, grouping))
    return Attack(
        grouping=grouping,
        at=at,
        units=tuple(units),
        struck=tuple(struck),
        idle=tuple(number for number in stand_by if number not in units),
    )


def _aims_at_units(shot: QueuedShot) -> bool:
    """A wall is not ambushed; a target may still be named when the shot is rolled (AMB-83)."""
    return shot.plan is None or shot.plan.target is None or unit_of(shot.plan.target) is not None


def victims(battle: Battle, struck: Iterable[int], ctx: RulesContext) -> tuple[int, ...]:
    """Who is frozen of those attacked and of their groupings (AMS-03, A-03); who is out of the fight is past it."""
    of_each: dict[str, list[int]] = defaultdict(list)
    for number in struck:
        of_each[battle.units[number].grouping].append(number)
    scope = ctx.rulings.choice("ambush.scope")
    frozen = (
        number
        for grouping, hit in of_each.items()
        for number in (
            battle.groupings[grouping].units
            if scope == "grouping" or (scope == "unit_or_grouping" and len(hit) > 1)
            else hit
        )
    )
    return tuple(number for number in frozen if not battle.units[number].out)


def spring(recorder: EventRecorder, attack: Attack, struck: Iterable[int], ctx: RulesContext) -> None:
    """Strike the victims from the order, and end the action or rally each has under way (AMS-03, AMS-04, RAL-02)."""
    struck = tuple(struck)
    frozen, window = victims(recorder.battle, struck, ctx), idle(attack.at, ctx.reading)
    recorder.emit(
        AmbushSprung(
            grouping=attack.grouping,
            units=attack.units,
            struck=struck,
            frozen=frozen,
            at=attack.at,
            first=window[0],
            last=window[-1],
        )
    )
    for number in frozen:
        lose_action(recorder, number, "ambushed", "AMS-04")
        lose_rally(recorder, number, "ambushed")
