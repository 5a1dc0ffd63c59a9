"""Getting away as a fight opens: the roll, the free attack it costs, and the move it owes (MEL-10..18)."""

from squadlog.battle.events.action import UnitPerformed
from squadlog.battle.events.melee import AvoidanceRolled, BonusSpent, ChoiceAsked, MeleeStruck
from squadlog.battle.pending import Engagement, EscapeAsked
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.rules.common.checks import rolled
from squadlog.rules.common.table import Table
from squadlog.rules.melee.engaging import cleanup
from squadlog.rules.melee.footing import breaks_off, dissolve, keeps_footing, put_off
from squadlog.rules.melee.rolls import avoid_ledger, bonus_of, hurt, is_able, opponent, struck


def avoid(story: Story, engagement: Engagement, unit: int, table: Table) -> None:
    """Roll to get away; success costs one free attack and owes a move, failure holds both (MEL-10..15)."""
    foe = opponent(engagement, unit)
    breaks_off(story, unit, "avoids a melee", "MEL-04")
    side = story.battle.units[unit].side
    sums = avoid_ledger(story.battle, unit, foe, table)
    check, face = rolled(table, sums, name="avoid melee", who=str(unit), side=side)
    story.tell(AvoidanceRolled(unit=unit, attacker=foe, check=check, face=face))
    if not check.success:
        return
    if not _has_struck(story.battle, foe):
        _strike_freely(story, foe, unit, table)
    if not is_able(story.battle, unit, table):
        cleanup(story, table)
        if any(e.key == engagement.key for e in story.battle.engagements):
            dissolve(story, engagement, "got away", "MEL-17")
        return
    if not keeps_footing(story, unit, "escape", table):
        put_off(story, engagement)
        story.tell(UnitPerformed(unit=unit))
        return
    _leave(story, engagement, unit)


def _has_struck(battle: Battle, unit: int) -> bool:
    """Whether a unit has spent this subphase on a free attack already: it has one, whoever gets away (AMB-106)."""
    return battle.stage == "openings" and battle.units[unit].performed


def _leave(story: Story, engagement: Engagement, unit: int) -> None:
    """The move comes when every attacker of this opening has been avoided, one by one (MEL-12, MEL-18).

    An enemy that it has only just attacked itself holds nobody. A unit that cannot move at all (kneeling, AMB-104)
    counts as free where it is.
    """
    others = [
        e
        for e in story.battle.engaging(unit)
        if e.status == "opening" and e.key != engagement.key and (e.defender == unit or e.continued)
    ]
    if others or story.battle.units[unit].posture == "kneeling":
        dissolve(story, engagement, "got away", "MEL-17")
        if not others:
            story.tell(UnitPerformed(unit=unit))
        return
    story.tell(ChoiceAsked(asked=EscapeAsked(unit=unit, attacker=opponent(engagement, unit))))


def _strike_freely(story: Story, unit: int, target: int, table: Table) -> None:
    """One attack before the other leaves, for the 1 AP of this subphase (MEL-13, AMB-106)."""
    breaks_off(story, unit, "fights hand to hand", "MEL-04")
    if keeps_footing(story, unit, "free attack", table):
        check, face = struck(story.battle, unit, target, table, free=True)
        if story.battle.units[unit].hit_bonus:
            story.tell(BonusSpent(unit=unit))
        bonus = bonus_of(unit, target, check, table)
        story.tell(MeleeStruck(unit=unit, target=target, check=check, face=face, free=True, bonus=bonus))
        if check.success:
            hurt(story, target, unit, table)
    story.tell(UnitPerformed(unit=unit))
