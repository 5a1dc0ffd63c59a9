"""The referee's desk: a command comes in, events or a refusal go out.

`decide` is a pure function of battle, command and table; only the dice on the table are used up. Whoever greys a
button asks `refusal`, which is the same why-not without a roll. `ask` says what the battle waits for.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from squadlog.battle import commands as say
from squadlog.battle.commands import Command, Done
from squadlog.battle.events.action import ResolutionOrdered
from squadlog.battle.events.referee import Overruled
from squadlog.battle.events.turn import TurnBegun
from squadlog.battle.events.union import Event
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.records import value
from squadlog.rules import arriving
from squadlog.rules.desk import declaring, orders, referee
from squadlog.rules.desk.asked_anew import settle
from squadlog.rules.desk.asking import ask
from squadlog.rules.desk.flow import advance
from squadlog.rules.desk.perform import resolve_escape, resolve_opportunity_shot
from squadlog.rules.fire import fire, opportunity
from squadlog.rules.melee import intents, resolution
from squadlog.rules.moving.movement import refusal_stand_still
from squadlog.rules.table import Table
from squadlog.rules.turn import initiative, placing, ranks, timekeeping

__all__ = ["ask", "decide", "refusal"]

Objections = Callable[[Battle, Any, Table], Iterator[Refusal]]
Resolve = Callable[[Story, Any, Table], None]


@value
class Chapter:
    """How one kind of command is answered: what speaks against it, and what it does.

    `goes_on`: the battle then goes on by itself. `at_once`: an order to a unit, which groups that act unit by unit
    carry out at once (AMB-13). `sets_right`: the table changes what stands, so that what is asked is asked anew.
    """

    objections: Objections
    resolve: Resolve
    goes_on: bool = True
    at_once: bool = False
    sets_right: bool = False


def _none(battle: Battle, command: Command, table: Table) -> Iterator[Refusal]:
    del battle, command, table
    yield from ()


def _one(refusal_of: Callable[[Battle, Any, Table], Refusal | None]) -> Objections:
    def objections(battle: Battle, command: Command, table: Table) -> Iterator[Refusal]:
        if refused := refusal_of(battle, command, table):
            yield refused

    return objections


def _refusal_begin(battle: Battle, command: say.Begin, table: Table) -> Refusal | None:
    del command, table
    if battle.stage != "setup":
        return Refusal(code="begun", sentence="The battle has begun already.", rule="SET-05")
    return None


def _resolve_begin(story: Story, command: say.Begin, table: Table) -> None:
    del command
    for number in story.battle.units:
        arriving.settle_where(story, number, table)
    story.tell(TurnBegun(turn=1))


def _objections_done(battle: Battle, command: Done, table: Table) -> Iterator[Refusal]:
    grouping = battle.active
    if grouping is None or battle.pending is not None or battle.resolving:
        yield Refusal(code="not-now", sentence="No grouping is declaring at this point.", rule="ACT-16")
        return
    strangers = [number for number in command.order if number not in grouping.units]
    if strangers or len(set(command.order)) != len(command.order):
        members = ", ".join(map(str, grouping.units))
        yield Refusal(
            code="bad-order",
            sentence=f"The order may name each unit of {grouping.name} once.",
            rule="ACT-16",
            instead=f"Its units: {members}.",
        )
        return
    for unit in battle.members(grouping.id):
        if not (unit.out or unit.performed or unit.declaration) and (
            refused := refusal_stand_still(battle, unit.id, table)
        ):
            yield refused


def _resolve_done(story: Story, command: Done, table: Table) -> None:
    """The order asked for, then the rest by their place in the grouping (AMB-13)."""
    del table
    grouping = story.battle.active
    if grouping is None:
        raise TypeError("no grouping is declaring")
    able = [unit for unit in story.battle.members(grouping.id) if not (unit.out or unit.performed)]
    rest = [unit.id for unit in able if unit.id not in command.order]
    first = [number for number in command.order if any(unit.id == number for unit in able)]
    story.tell(ResolutionOrdered(order=(*first, *rest)))


def _at_once(story: Story, command: Any, table: Table) -> None:  # noqa: ANN401 - an order, which names its unit
    """When units act one by one, what is declared is performed at once (AMB-13)."""
    one_by_one = table.rulings.is_("action.groupingMode", "unit_by_unit")
    if one_by_one and not story.battle.units[command.unit].performed:
        story.tell(ResolutionOrdered(order=(command.unit,)))


CHAPTERS: dict[type, Chapter] = {
    say.Begin: Chapter(_one(_refusal_begin), _resolve_begin),
    say.RollInitiative: Chapter(_one(initiative.refusal_roll), initiative.resolve_roll),
    say.ChooseOrder: Chapter(_one(initiative.refusal_choose), initiative.resolve_choose),
    say.Declare: Chapter(declaring.objections_declare, declaring.resolve_declare, at_once=True),
    say.Continue: Chapter(orders.objections_continue, orders.resolve_continue, at_once=True),
    say.Hold: Chapter(orders.objections_hold, orders.resolve_hold, at_once=True),
    say.Cancel: Chapter(orders.objections_cancel, orders.resolve_cancel),
    say.Engage: Chapter(orders.objections_engage, orders.resolve_engage),
    say.FaceAttacker: Chapter(orders.objections_face, orders.resolve_face, at_once=True),
    say.Done: Chapter(_objections_done, _resolve_done),
    say.Fire: Chapter(fire.objections_fire, fire.resolve_fire),
    say.WithholdFire: Chapter(_one(fire.refusal_withhold), fire.resolve_withhold),
    say.OpportunityShot: Chapter(opportunity.objections_shot, resolve_opportunity_shot),
    say.DeclineShot: Chapter(_one(opportunity.refusal_decline), opportunity.resolve_decline),
    say.GiveIntent: Chapter(_one(intents.refusal_intent), intents.resolve_intent),
    say.Escape: Chapter(orders.objections_escape, resolve_escape),
    say.ShareParry: Chapter(_one(resolution.refusal_share), resolution.resolve_share),
    say.PlaceFeature: Chapter(
        _one(referee.refusal_place_feature), referee.resolve_place_feature, sets_right=True
    ),
    say.PlaceUnit: Chapter(_one(placing.refusal_place), placing.resolve_place, goes_on=False),
    say.SetRuling: Chapter(_one(referee.refusal_set_ruling), referee.resolve_set_ruling, sets_right=True),
    say.SetAssist: Chapter(_none, referee.resolve_set_assist, goes_on=False),
    say.SetDice: Chapter(_one(referee.refusal_set_dice), referee.resolve_set_dice, goes_on=False),
    say.Correct: Chapter(_one(referee.refusal_correct), referee.resolve_correct, sets_right=True),
    say.CorrectFeature: Chapter(
        _one(referee.refusal_correct_feature), referee.resolve_correct_feature, sets_right=True
    ),
    say.CorrectTurn: Chapter(
        _one(timekeeping.refusal_correct_turn), timekeeping.resolve_correct_turn, sets_right=True
    ),
    say.Regroup: Chapter(_one(ranks.refusal_regroup), ranks.resolve_regroup, sets_right=True),
    say.AddAction: Chapter(_one(ranks.refusal_add_action), ranks.resolve_add_action, goes_on=False),
    say.AddUnit: Chapter(_one(ranks.refusal_add), ranks.resolve_add, sets_right=True),
    say.RemoveUnit: Chapter(_one(ranks.refusal_remove), ranks.resolve_remove, sets_right=True),
    say.Note: Chapter(_one(referee.refusal_note), referee.resolve_note, goes_on=False),
    say.EndBattle: Chapter(_one(referee.refusal_end), referee.resolve_end, goes_on=False),
}
_ALWAYS = (say.Note, say.SetAssist, say.SetDice, say.SetRuling, say.Correct, say.CorrectFeature)


def _objections(battle: Battle, command: Command, table: Table) -> Iterator[Refusal]:
    if battle.stage == "over" and not isinstance(command, _ALWAYS):
        yield Refusal(
            code="over", sentence="The battle is over.", rule="SEQ-07", instead="Undo to go back into it."
        )
        return
    yield from CHAPTERS[type(command)].objections(battle, command, table)


def refusal(battle: Battle, command: Command, table: Table) -> Refusal | None:
    """Why a command is refused, or None. Rolls no dice.

    What the table overrules (`command.overrule`) or has turned the assist dial down for does not count.
    """
    for objection in _objections(battle, command, table):
        if not _lets_stand(battle, command, objection):
            return objection
    return None


def _lets_stand(battle: Battle, command: Command, objection: Refusal) -> bool:
    if objection.subsystem is None:
        return False
    return bool(getattr(command, "overrule", "")) or battle.assist[objection.subsystem] != "enforce"


def decide(battle: Battle, command: Command, table: Table) -> tuple[Event, ...] | Refusal:
    """The events a command leads to, through every step that follows by itself; or why it is refused.

    Raises `DieNeeded` when a face must be typed: decide again with the face laid out.
    """
    let_stand = []
    for objection in _objections(battle, command, table):
        if not _lets_stand(battle, command, objection):
            return objection
        let_stand.append(objection)
    story = Story(battle)
    for objection in let_stand:
        _tell_overruled(story, command, objection)
    if let_stand:
        table = replace(
            table,
            let_stand=frozenset(o.subsystem for o in let_stand if o.subsystem),
            waived=frozenset(o.code for o in let_stand),
        )
    chapter = CHAPTERS[type(command)]
    chapter.resolve(story, command, table)
    if chapter.at_once:
        _at_once(story, command, table)
    if chapter.goes_on and story.battle.stage not in ("setup", "over"):
        if chapter.sets_right:
            table = table.ruled(story.battle)
            settle(story, battle, table)
        advance(story, table)
    return tuple(story.events)


def _tell_overruled(story: Story, command: Command, objection: Refusal) -> None:
    """What was let stand is kept in the log, unless the dial says that the program only keeps track."""
    reason = getattr(command, "overrule", "")
    if not reason:
        if objection.subsystem and story.battle.assist[objection.subsystem] == "track":
            return
        reason = "the program only suggests here"
    story.tell(
        Overruled(code=objection.code, rule=objection.rule, sentence=objection.sentence, reason=reason)
    )
