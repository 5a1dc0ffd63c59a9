"""What a page has the sides earn: objectives, penalties, points left over, and who left hurt (VIC-02..06)."""

from collections.abc import Iterator
from fractions import Fraction

from squadlog.base.records import replace
from squadlog.battle.events.turn import TurnEnded
from squadlog.battle.scored import Earned, Reckoning, ScoreLine
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.rules.common.table import Table
from squadlog.rules.scenario.objectives import ObjectiveStanding, held_now, holds_due, standings
from squadlog.rules.scenario.progress import AreaHeld, ObjectiveShown, ResultTold, page_of, progress_of
from squadlog.rules.turn import victory

_RULES = {"primary": "VIC-02", "secondary": "VIC-03", "points": "SCN-10"}


def counts(battle: Battle, side: str, table: Table) -> Iterator[ScoreLine | Earned]:
    """What a side has by the page as things stand: what it would be worth if the battle ended now."""
    yield from _left(battle, side, table)
    for one in standings(battle, table):
        if one.objective.side == side:
            yield from _objective(one)
    for budget in page_of(battle).spending:
        if budget.side == side:
            over = max(0, budget.points - budget.spent)
            yield Earned(
                called="points not spent",
                told=f"{budget.spent} of {budget.points} spent",
                points=Fraction(over * table.book.victory.unspent_point),
                rule="VIC-06",
            )


def _left(battle: Battle, side: str, table: Table) -> Iterator[ScoreLine]:
    """Enemies who have left the map count as they left (CAS-07)."""
    for gone in progress_of(battle).left:
        if gone.side != side:
            share = victory.credited(battle, side, gone, table)
            yield replace(victory.casualty(gone.soldier, gone.wound, table, share=share), gone=True)


def _objective(one: ObjectiveStanding) -> Iterator[Earned]:
    """A line for an objective, met or not, and one for what enemies on its ground cost (A-130)."""
    wanted, rule = one.objective, _RULES[one.objective.worth]
    sort = "" if wanted.worth == "points" else f"{wanted.worth} objective "
    met = "met" if one.met else "not met"
    yield Earned(
        called=f"{sort}{wanted.called}",
        told=one.told if wanted.worth == "points" else f"{met} ({one.told})",
        points=Fraction(one.points),
        rule=rule,
        part=wanted.id,
    )
    if one.enemies:
        many = "conscious enemy" if one.enemies == 1 else "conscious enemies"
        yield Earned(
            called=wanted.called,
            told=f"{one.enemies} {many} there, {wanted.per_enemy} for each",
            points=Fraction(one.penalty),
            rule="SCN-10",
            part=wanted.id,
        )


def over(story: Story, table: Table) -> None:
    """The battle has ended: ground is counted as it is, what was hidden is opened, and the result is told.

    Once; but again where something was set right since, before the table has played on.
    """
    progress, now = progress_of(story.battle), story.battle.now
    if (kept := progress.result) is not None and kept.turn != now.turn:
        return
    for one in holds_due(story.battle):
        if (held := held_now(story.battle, one, table)) not in progress.held:
            story.tell(AreaHeld(held=held))
    for one in page_of(story.battle).objectives:
        if one.hidden and one.id not in progress.shown and one.id not in progress.stopped:
            story.tell(ObjectiveShown(objective=one.id))
    whole = any(isinstance(one, TurnEnded) for one in story.events) if kept is None else kept.subphase is None
    told = _as_it_stays(victory.counted(story.battle, table))
    told = replace(told, turn=now.turn, subphase=None if whole else now.subphase)
    if told != kept:
        story.tell(ResultTold(result=told))


def _as_it_stays(reckoning: Reckoning) -> Reckoning:
    """The same with those units alone that have brought something."""
    scores = (
        replace(one, lines=tuple(line for line in one.lines if line.points)) for one in reckoning.scores
    )
    return replace(reckoning, scores=tuple(scores))
