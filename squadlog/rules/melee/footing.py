"""What an opening fight takes from its parties: what they were doing, their footing, or the fight itself."""

from dataclasses import replace

from squadlog.battle.events.action import ActionLost
from squadlog.battle.events.melee import Engaged, MeleeDissolved
from squadlog.battle.pending import Engagement
from squadlog.battle.story import Story
from squadlog.rules.common.table import Table
from squadlog.rules.moving import zero_gravity


def breaks_off(story: Story, unit: int, cause: str, rule: str) -> None:
    """What a party began while the fight was put off is lost as it takes part in it."""
    action = story.battle.units[unit].action
    if action is not None:
        story.tell(ActionLost(unit=unit, action=action.kind, cause=cause, rule=rule))


def keeps_footing(story: Story, unit: int, attempt: str, table: Table) -> bool:
    """In zero gravity each party checks what it begins (AMB-134)."""
    if not story.battle.setup.environment.zero_g or table.rulings.is_("zeroG.meleeChecks", "no_checks"):
        return True
    return zero_gravity.check(story, unit, attempt, None, table)


def put_off(story: Story, engagement: Engagement) -> None:
    """Nobody has begun anything: the fight opens in the next subphase instead (ZRG-03)."""
    later = replace(
        engagement, status="declared", declared=story.battle.now, attacker_intent=None, defender_intent=None
    )
    story.tell(Engaged(engagement=later))


def dissolve(story: Story, engagement: Engagement, cause: str, rule: str) -> None:
    """The engagement ends without a melee action."""
    story.tell(
        MeleeDissolved(attacker=engagement.attacker, defender=engagement.defender, cause=cause, rule=rule)
    )
