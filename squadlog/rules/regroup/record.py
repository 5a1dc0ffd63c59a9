"""What regrouping changes: groupings, the chain of command and, where it counts, quality (RGP, QUA-09)."""

from squadlog.base.records import record, replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, keep_state
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.folds.ranks import regroup
from squadlog.battle.rights import of_unit
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle
from squadlog.rules.common.posts import Office, Post, post
from squadlog.rules.leadership.record import set_posts
from squadlog.rules.quality.record import KEY as QUALITY

KEY = "regroup"


@record
class MergeSquads(ChapterCommand):
    """The squads of `units` become one with that of `unit`, which leads it (RGP-01, RGP-03)."""

    unit: int
    units: tuple[int, ...]
    overrule: str = ""


@record
class SquadsMerged(ChapterEvent):
    """Squads have become one: these units, the fallen too, under one leader, in one grouping (RGP-01, RGP-07).

    `quality` is that of most of them, None where quality is not in force (RGP-06).
    """

    leader: int
    units: tuple[int, ...]
    squads: tuple[str, ...]
    quality: str | None = None


def _apply_merged(battle: Battle, event: SquadsMerged) -> Battle:
    leader = battle.units[event.leader]
    squad = post(leader).squad
    posts: dict[int, Post] = {}
    for number in event.units:
        unit = battle.units[number]
        held = post(unit)
        former: Office = "former" if held.office and unit.out else ""
        posts[number] = replace(held, squad=squad, office=held.office if number == leader.id else former)
    battle = set_posts(battle, posts)
    merged = set(event.units)
    groupings = [
        replace(
            one,
            units=_together(one.units, event.units)
            if one.id == leader.grouping
            else _less(one.units, merged),
        )
        for one in battle.groupings.values()
    ]
    battle = regroup(battle, tuple(one for one in groupings if one.units))
    if event.quality is None:
        return battle
    better = {number: keep_state(battle.units[number], QUALITY, event.quality) for number in event.units}
    return changed(battle, units={**battle.units, **better})


def _together(own: tuple[int, ...], units: tuple[int, ...]) -> tuple[int, ...]:
    return (*own, *(number for number in units if number not in own))


def _less(own: tuple[int, ...], gone: set[int]) -> tuple[int, ...]:
    return tuple(number for number in own if number not in gone)


STATE = ChapterState(key=KEY, folds=by_event(_apply_merged), commands={MergeSquads: of_unit})
