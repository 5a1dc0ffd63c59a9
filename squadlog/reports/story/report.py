"""The report of a battle as values, for one seat: figures, luck, awards, turning points, the story."""

from squadlog.base.records import record
from squadlog.battle.scored import VictoryReckoning
from squadlog.reports.story.attacks import attacks
from squadlog.reports.story.awards import Award, awards
from squadlog.reports.story.chronicle import Chronicle
from squadlog.reports.story.doings import DoneTo, SoldierTale, list_doings, tales
from squadlog.reports.story.luck import LuckLine, luck
from squadlog.reports.story.paragraphs import StoryTurn, story
from squadlog.reports.story.turning import TurningPoint, TurnScore, score_by_turn, turning_points
from squadlog.rules.common.reported import AttackMade


@record
class BattleReport:
    """All that a report tells. `attacks` are in the order they were rolled."""

    attacks: tuple[AttackMade, ...]
    done: tuple[DoneTo, ...]
    tales: tuple[SoldierTale, ...]
    luck: tuple[LuckLine, ...]
    awards: tuple[Award, ...]
    points: tuple[TurningPoint, ...]
    scores: tuple[TurnScore, ...]
    reckoning: VictoryReckoning
    story: tuple[StoryTurn, ...]


def report(chronicle: Chronicle) -> BattleReport:
    """The report of a battle as far as the seat of the chronicle may know it."""
    made = attacks(chronicle)
    told = tales(chronicle, made)
    last = chronicle.entries[-1].id
    return BattleReport(
        attacks=made,
        done=list_doings(chronicle, made),
        tales=told,
        luck=luck(chronicle, made),
        awards=awards(told),
        points=turning_points(chronicle),
        scores=score_by_turn(chronicle),
        reckoning=chronicle.reckoned_at(last),
        story=story(chronicle, made),
    )
