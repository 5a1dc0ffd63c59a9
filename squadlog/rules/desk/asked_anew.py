"""What is asked is asked of the battle as it stands: whatever changes it under a question puts the question anew.

The table may set anything right at any moment, and a shot may end the move that somebody else is asked about. Then
whoever is dead, dazed or gone is asked nothing, and what hung on the answer is over (ACT-11, ACT-12, ACT-55, MEL-16).
"""

from dataclasses import replace
from typing import assert_never

from squadlog.battle.events.action import ActionDeclared, ActionLost
from squadlog.battle.events.turn import AskedAnew
from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.state import Battle, Declaration, Unit
from squadlog.battle.story import Story
from squadlog.rules.common import wounds
from squadlog.rules.common.table import Table
from squadlog.rules.fire import opportunity
from squadlog.rules.fire.mid_move import declared_trace
from squadlog.rules.melee import engaging, openings, resolution
from squadlog.rules.moving import zero_gravity
from squadlog.rules.moving.marching import refusal_posture
from squadlog.rules.moving.strides import IN_PLACE

_ONLY_MOVES = ("move", "jump", "dive", "change_facing")


def settle(story: Story, before: Battle, table: Table) -> None:
    """After the table has set something right: what that ends is over, and the question is put anew.

    `before` is the battle before it did.
    """
    for number, unit in story.battle.units.items():
        was = before.units.get(number)
        if unit is was or was is None:
            continue
        if unit.out and not was.out:
            wounds.lose_action(story, number, "out of the fight", "ACT-11")
        elif (why := wounds.unable(unit, story.battle.now, table)) and not wounds.unable(
            was, before.now, table
        ):
            wounds.lose_action(story, number, why[0], "ACT-12" if why[0] == "dazed" else why[1])
        if unit.posture != was.posture:
            _stops_as_it_is(story, was, unit, table)
        if (unit.position, unit.floor, unit.place) != (was.position, was.floor, was.place):
            off = unit.position is None and was.position is not None
            engaging.part_the_distant(story, number, table.at(story.battle), off_the_map=off)
    engaging.cleanup(story, table)
    ask_anew(story, before, table.at(story.battle))


def _stops_as_it_is(story: Story, was: Unit, unit: Unit, table: Table) -> None:
    """Who turns out to lie or kneel does not go on with a move that needs it standing (ACT-23, ACT-25, ACT-38).

    An action beside the move goes on; a move that was let stand does too.
    """
    mode = declared_trace(unit).mode
    if (
        unit.action is None
        or unit.declaration is None
        or unit.moved.mode is not None
        or mode in (None, *IN_PLACE)
    ):
        return
    if zero_gravity.drifts(story.battle, unit):
        return
    refused = refusal_posture(unit, mode, table)
    if refused is None or refusal_posture(was, mode, table) is not None:
        return
    if unit.action.kind in _ONLY_MOVES:
        lost = ActionLost(unit=unit.id, action=unit.action.kind, cause=unit.posture, rule=refused.rule)
        story.tell(lost)
        return
    standing_still = replace(unit.action, mode=None)
    story.tell(
        ActionDeclared(unit=unit.id, declaration=Declaration(choice="continue"), action=standing_still)
    )


def ask_anew(story: Story, before: Battle, table: Table) -> None:
    """Put what is waited for as the battle stands now, or withdraw it; `before` is the battle in which it was asked."""
    pending = story.battle.pending
    match pending:
        case None:
            return
        case OpportunityOffer():
            asked = opportunity.still_offered(before, story.battle, table)
            if asked != pending:
                story.tell(AskedAnew(asked=asked))
        case IntentAsked():
            if story.battle.stage == "melee":
                still = resolution.stance_to_ask(story.battle, table) == pending
            else:
                still = openings.question(story.battle, table) == pending
            if not still:
                story.tell(AskedAnew())
        case SharesAsked():
            if resolution.shares_to_ask(story.battle, pending.unit, table) != pending:
                story.tell(AskedAnew())
        case EscapeAsked():
            engaging.stays_behind(story, pending, table)
        case _:
            assert_never(pending)
