"""The chapters in force, and what they say together: the desk asks here and knows no chapter by name."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from typing import TypeVar

from squadlog.base.records import record, replace
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common import advanced as of_book
from squadlog.rules.common.advanced import HOUSE
from squadlog.rules.common.ask import Ask, AskOption, Placeable
from squadlog.rules.common.chapter import (
    ActionHandler,
    AsksFirst,
    AsTold,
    Autopilot,
    Awaited,
    Chapter,
    CommandHandler,
    Ending,
    Forbids,
    Objection,
    Offers,
    PathTrigger,
    Performs,
    Placing,
    Resolution,
    ScheduledEffect,
    Schedules,
    StandsOnTrack,
    TurnStep,
    Unready,
)
from squadlog.rules.common.context import BASIC_ALONE, InForce, RulesContext
from squadlog.rules.common.on_track import OnTrack

K = TypeVar("K")
T = TypeVar("T")
BASIC: tuple[str, ...] = ("turn", "moving", "fire", "melee", "house")
"""In force always; what they do is loaded when the desk is first asked."""


@record
class InPlay:
    """What the chapters in force answer and do. No two of them answer for the same thing."""

    answers: Mapping[type, CommandHandler]
    acts: Mapping[str, ActionHandler]
    objects: Mapping[str, tuple[Objection, ...]]
    in_force: InForce
    steps: Mapping[str, TurnStep]
    leads: tuple[Autopilot, ...]
    slot_over: tuple[Resolution, ...]
    performs: tuple[Performs, ...]
    as_told: tuple[AsTold, ...]
    forbids: tuple[Forbids, ...]
    asks_first: tuple[AsksFirst, ...]
    unready: tuple[Unready, ...]
    due: tuple[Schedules, ...]
    track: tuple[StandsOnTrack, ...]
    along: tuple[PathTrigger, ...]
    placing: tuple[Placing, ...]
    offers: tuple[Offers, ...]
    directs: tuple[Offers, ...]
    volleys: tuple[Resolution, ...]
    opens: tuple[Resolution, ...]
    turn_begins: tuple[Resolution, ...]
    turn_ends: tuple[Resolution, ...]
    ending: tuple[Ending, ...]
    awaited: tuple[Awaited, ...]
    over: tuple[Resolution, ...]


@cache
def chapter_of(key: str) -> Chapter:
    """What a chapter does; `key` is one of `BASIC`, `HOUSE` or `ADVANCED`, and the name of its folder."""
    chapter: Chapter = import_module(f"squadlog.rules.{key}.chapter").CHAPTER
    return chapter


@lru_cache(maxsize=64)
def desk(advanced: tuple[str, ...]) -> InPlay:
    """The desk under these advanced chapters, by their keys."""
    chapters = tuple(map(chapter_of, (*BASIC, *HOUSE, *advanced)))
    in_force = InForce(
        chapters=frozenset(advanced),
        modifiers=_gathered([chapter.modifiers for chapter in chapters]),
        weapons=_each(chapters, lambda one: one.weapons),
        fired=_each(chapters, lambda one: one.fired),
        hurt=_each(chapters, lambda one: one.hurt),
        manners={word: manner for chapter in chapters for word, manner in chapter.manners.items()},
        single_rate=next(iter(_each(chapters, lambda one: one.single_rate)), None),
        hides=_each(chapters, lambda one: one.hides),
        untold=_each(chapters, lambda one: one.untold),
        shields=_each(chapters, lambda one: one.shields),
        senses=_each(chapters, lambda one: one.senses),
        sets_up=_each(chapters, lambda one: one.sets_up),
        lays=_gathered([chapter.lays for chapter in chapters]),
        laid=_gathered([chapter.laid for chapter in chapters]),
        shot_at={kind: how for chapter in chapters for kind, how in chapter.shot_at.items()},
        remarks=_each(chapters, lambda one: one.remarks),
        trained=_each(chapters, lambda one: one.trained),
        strides=_each(chapters, lambda one: one.strides),
        rallies=_each(chapters, lambda one: one.rallies),
        steadfast=_each(chapters, lambda one: one.steadfast),
        blasts={word: kind for chapter in chapters for word, kind in chapter.blasts.items()},
        brings_to_light=_each(chapters, lambda one: one.brings_to_light),
        blasted=_each(chapters, lambda one: one.blasted),
        sets_off=_each(chapters, lambda one: one.sets_off),
        binds=_each(chapters, lambda one: one.binds),
        counts=_each(chapters, lambda one: one.counts),
        result=_each(chapters, lambda one: one.result),
        levels=any(one.levels for one in chapters),
    )
    return InPlay(
        answers={of: answer for chapter in chapters for of, answer in chapter.answers.items()},
        steps={stage: step for chapter in chapters for stage, step in chapter.steps.items()},
        acts={key: act for chapter in chapters for key, act in chapter.acts.items()},
        leads=_each(chapters, lambda one: one.leads),
        slot_over=_each(chapters, lambda one: one.slot_over),
        forbids=_each(chapters, lambda one: one.forbids),
        asks_first=_each(chapters, lambda one: one.asks_first),
        unready=_each(chapters, lambda one: one.unready),
        due=_each(chapters, lambda one: one.due),
        track=_each(chapters, lambda one: one.track),
        along=_each(chapters, lambda one: one.along),
        placing=_each(chapters, lambda one: one.placing),
        offers=_each(chapters, lambda one: one.offers),
        directs=_each(chapters, lambda one: one.directs),
        opens=_each(chapters, lambda one: one.opens),
        turn_begins=_each(chapters, lambda one: one.turn_begins),
        turn_ends=_each(chapters, lambda one: one.turn_ends),
        ending=_each(chapters, lambda one: one.ending),
        awaited=_each(chapters, lambda one: one.awaited),
        over=_each(chapters, lambda one: one.over),
        performs=_each(chapters, lambda one: one.performs),
        as_told=_each(chapters, lambda one: one.as_told),
        volleys=_each(chapters, lambda one: one.volleys),
        objects=_gathered([chapter.objects for chapter in chapters]),
        in_force=BASIC_ALONE if in_force == BASIC_ALONE else in_force,
    )


def _each(chapters: Sequence[Chapter], what: Callable[[Chapter], T | None]) -> tuple[T, ...]:
    """What those of the chapters have that have any, in their order."""
    return tuple(has for chapter in chapters if (has := what(chapter)) is not None)


def _gathered(of_chapters: Sequence[Mapping[K, T]]) -> dict[K, tuple[T, ...]]:
    """What several chapters have for the same key, in their order."""
    keys = dict.fromkeys(key for of_one in of_chapters for key in of_one)
    return {key: tuple(of_one[key] for of_one in of_chapters if key in of_one) for key in keys}


def falling_due(battle: Battle) -> tuple[ScheduledEffect, ...]:
    """What comes about by itself, chapter by chapter: what is due now, and what will be."""
    return tuple(due for dues in desk(battle.chapters).due for due in dues(battle))


def on_track(battle: Battle) -> Iterator[OnTrack]:
    """What stands on the subphase track, chapter by chapter: what is to come, until then, and what has no end yet."""
    for due in falling_due(battle):
        if due.track is not None and due.at > battle.now:
            last = due.at.later(-1) if due.part == "opens" else due.at
            yield OnTrack(of=due.of, start=due.since or battle.now, until=last, bar=due.track)
    for track in desk(battle.chapters).track:
        yield from track(battle)


def forbidden(battle: Battle, command: object, ctx: RulesContext) -> Refusal | None:
    """What chapters in force have against a command before anything else is asked of it, or None."""
    if not (battle.chapters or battle.held):
        return None
    said = (forbids(battle, command, ctx) for forbids in desk(battle.chapters).forbids)
    return next(filter(None, said), None)


def unfit(battle: Battle, unit: Unit, fields: Container[str], ctx: RulesContext) -> Refusal | None:
    """Why what the chapters of these keys keep of a unit cannot be as the referee would have it, or None."""
    asked = (chapter_of(key).unfit for key in battle.chapters if key in fields)
    return next(filter(None, (says(battle, unit, ctx) for says in asked if says is not None)), None)


def asked_first(battle: Battle) -> Ask | None:
    """What chapters ask before all else, or None."""
    return next(filter(None, (asks(battle) for asks in desk(battle.chapters).asks_first)), None)


def offered(battle: Battle, ctx: RulesContext) -> Iterator[AskOption]:
    """What chapters have to be said now beside what is asked."""
    for offers in desk(battle.chapters).offers:
        yield from offers(battle, ctx)


def directed(battle: Battle, ctx: RulesContext) -> Iterator[AskOption]:
    """What the referee may do with chapters now: fire, stop, judge what a scenario lays down."""
    for directs in desk(battle.chapters).directs:
        yield from directs(battle, ctx)


def placeables(battle: Battle, side: str, ctx: RulesContext) -> Iterator[Placeable]:
    """What a side may lay down in secret, as things stand."""
    for placing in desk(battle.chapters).placing:
        yield from placing(battle, side, ctx)


def places_in_secret(battle: Battle) -> bool:
    """Whether a chapter in force has anything laid down in secret."""
    chapters = battle.chapters
    return any(
        _places_in_secret(chapter_of(key), battle)
        or any(kind.covered != "never" for kind in of_book.words_of(key).lays)
        for key in chapters
    )


def _places_in_secret(chapter: Chapter, battle: Battle) -> bool:
    return chapter.placing is not None and (chapter.in_secret is None or chapter.in_secret(battle))


def laid(ctx: RulesContext, battle: Battle) -> RulesContext:
    """The table with what the advanced chapters in force in this battle add to the others."""
    in_force = desk(battle.chapters).in_force
    return ctx if ctx.in_force is in_force else replace(ctx, in_force=in_force)
