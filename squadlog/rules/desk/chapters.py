"""The chapters in force, and what they say together: the desk asks here and knows no chapter by name."""

from collections.abc import Container, Iterable, Iterator
from dataclasses import fields
from functools import cache, lru_cache
from importlib import import_module

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common import advanced as of_book
from squadlog.rules.common.advanced import HOUSE
from squadlog.rules.common.ask import Ask, AskOption, Placeable
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import InForce, RulesContext
from squadlog.rules.common.families import Hooks
from squadlog.rules.common.hooks.schedule import ScheduledEffect
from squadlog.rules.common.joining import joined, says_no
from squadlog.rules.common.on_track import OnTrack

BASIC: tuple[str, ...] = ("turn", "moving", "fire", "melee", "house")
"""In force always; what they do is loaded when the desk is first asked."""


@cache
def chapter_of(key: str) -> Chapter:
    """What a chapter does; `key` is one of `BASIC`, `HOUSE` or `ADVANCED`, and the name of its folder."""
    chapter: Chapter = import_module(f"squadlog.rules.{key}.chapter").CHAPTER
    return chapter


@lru_cache(maxsize=64)
def desk(advanced: tuple[str, ...], *, alone: bool = False) -> InForce:
    """What the chapters in force under these advanced ones, by their keys, say and do as if they were one.

    `alone`: without those that are in force always, which are then not loaded for it.
    """
    chapters = tuple(map(chapter_of, advanced if alone else (*BASIC, *HOUSE, *advanced)))
    families = {
        one.name: joined([getattr(chapter, one.name) for chapter in chapters]) for one in fields(Hooks)
    }
    return InForce(chapters=frozenset(advanced), **families)


def scheduled_effects(battle: Battle) -> tuple[ScheduledEffect[RulesContext], ...]:
    """What comes about by itself, chapter by chapter: what is due now, and what will be."""
    return tuple(desk(battle.chapters).time.scheduled(battle))


def on_track(battle: Battle) -> Iterator[OnTrack]:
    """What stands on the subphase track, chapter by chapter: what is to come, until then, and what has no end yet."""
    for due in scheduled_effects(battle):
        if due.track is not None and due.at > battle.now:
            last = due.at.later(-1) if due.part == "opens" else due.at
            yield OnTrack(of=due.of, start=due.since or battle.now, until=last, bar=due.track)
    yield from desk(battle.chapters).time.track(battle)


def forbidden(battle: Battle, command: object, ctx: RulesContext) -> Refusal | None:
    """What chapters in force have against a command before anything else is asked of it, or None."""
    if not (battle.chapters or battle.held):
        return None
    return desk(battle.chapters).commands.vetoes(battle, command, ctx)


def unfit(battle: Battle, unit: Unit, keys: Container[str], ctx: RulesContext) -> Refusal | None:
    """Why what the chapters of these keys keep of a unit cannot be as the referee would have it, or None."""
    asked = (chapter_of(key).soldiers.unfit for key in battle.chapters if key in keys)
    return next(filter(None, (says(battle, unit, ctx) for says in asked)), None)


def first_ask(battle: Battle) -> Ask | None:
    """What chapters ask before all else, or None."""
    return desk(battle.chapters).commands.asks_first(battle)


def offers_of_chapters(battle: Battle, ctx: RulesContext) -> Iterable[AskOption]:
    """What chapters have to be said now beside what is asked."""
    return desk(battle.chapters).commands.offers(battle, ctx)


def ends_of_chapters(battle: Battle, ctx: RulesContext) -> Iterable[AskOption]:
    """How the players may end the battle by their word now, or play on after its end."""
    return desk(battle.chapters).commands.ends(battle, ctx)


def referee_offers(battle: Battle, ctx: RulesContext) -> Iterable[AskOption]:
    """What the referee may do with chapters now: fire, stop, judge what a scenario lays down."""
    return desk(battle.chapters).commands.referee_offers(battle, ctx)


def placeables(battle: Battle, side: str, ctx: RulesContext) -> Iterable[Placeable]:
    """What a side may lay down in secret, as things stand."""
    return desk(battle.chapters).secrets.placing(battle, side, ctx)


def places_in_secret(battle: Battle) -> bool:
    """Whether a chapter in force has anything laid down in secret."""
    return desk(battle.chapters).secrets.in_secret(battle) or any(
        kind.covered != "never" for key in battle.chapters for kind in of_book.words_of(key).lays
    )


def hides_anybody(battle: Battle) -> bool:
    """Whether by a chapter in force units may be there for nobody of another side."""
    return desk(battle.chapters).secrets.hides_unit is not says_no


def add_chapters(ctx: RulesContext, battle: Battle) -> RulesContext:
    """The table with what the advanced chapters in force in this battle add to the others."""
    in_force = desk(battle.chapters)
    return ctx if ctx.in_force is in_force else replace(ctx, in_force=in_force)
