"""What a page has the sides earn: objectives, penalties, points left over, and who left hurt (VIC-02..06)."""

from collections.abc import Iterator
from fractions import Fraction

from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.turn import TurnEnded
from squadlog.battle.scored import Earned, ScoreLine, VictoryReckoning
from squadlog.battle.state import Battle
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.scoring import victory
from squadlog.rules.scenario.objectives import ObjectiveStanding, find_holders, holds_due, standings
from squadlog.rules.scenario.progress import AreaHeld, ObjectiveShown, ResultTold, page_of, progress_of

_RULES = {"primary": "VIC-02", "secondary": "VIC-03", "points": "SCN-10"}


def counts(battle: Battle, side: str, ctx: RulesContext) -> Iterator[ScoreLine | Earned]:
    """What a side has by the page as things stand: what it would be worth if the battle ended now."""
    yield from _score_left(battle, side, ctx)
    for one in standings(battle, ctx):
        if one.objective.side == side:
            yield from _objective(one)
    for budget in page_of(battle).spending:
        if budget.side == side:
            over = max(0, budget.points - budget.spent)
            yield Earned(
                called="points not spent",
                told=f"{budget.spent} of {budget.points} spent",
                points=Fraction(over * ctx.book.victory.unspent_point),
                rule="VIC-06",
            )


def _score_left(battle: Battle, side: str, ctx: RulesContext) -> Iterator[ScoreLine]:
    """Enemies who have left the map count as they left (CAS-07)."""
    for gone in progress_of(battle).left:
        if gone.side != side:
            share = victory.credited_share(battle, side, gone, ctx)
            yield replace(victory.casualty(gone.soldier, gone.wound, ctx, share=share), gone=True)


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


def over(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Tell the result at the end: count the ground as it is, and show hidden objectives.

    It is told once, and again after a correction made before the table has played on.
    """
    progress, now = progress_of(recorder.battle), recorder.battle.now
    if (kept := progress.result) is not None and kept.turn != now.turn:
        return
    for one in holds_due(recorder.battle):
        if (held := find_holders(recorder.battle, one, ctx)) not in progress.held:
            recorder.emit(AreaHeld(held=held))
    for one in page_of(recorder.battle).objectives:
        if one.hidden and one.id not in progress.shown and one.id not in progress.stopped:
            recorder.emit(ObjectiveShown(objective=one.id))
    whole = (
        any(isinstance(one, TurnEnded) for one in recorder.events) if kept is None else kept.subphase is None
    )
    told = _as_it_stays(victory.count_victory(recorder.battle, ctx))
    told = replace(told, turn=now.turn, subphase=None if whole else now.subphase)
    if told != kept:
        recorder.emit(ResultTold(result=told))


def _as_it_stays(reckoning: VictoryReckoning) -> VictoryReckoning:
    """The reckoning with those units alone that have brought something."""
    scores = (
        replace(one, lines=tuple(line for line in one.lines if line.points)) for one in reckoning.scores
    )
    return replace(reckoning, scores=tuple(scores))
