"""The chapters in force, and what they say together: the desk asks here and knows no chapter by name."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from typing import TypeVar

from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.records import record, replace
from squadlog.rules.advanced import HOUSE
from squadlog.rules.ask import Ask, Placeable
from squadlog.rules.chapter import Act, Answer, Chapter, Due, Lead, Objection, Resolution, TurnStep
from squadlog.rules.on_track import OnTrack
from squadlog.rules.table import BASIC_ALONE, InForce, Table

K = TypeVar("K")
T = TypeVar("T")
BASIC: tuple[str, ...] = ("turn", "moving", "fire", "melee", "house")
"""In force always; what they do is loaded when the desk is first asked."""


@record
class InPlay:
    """What the chapters in force answer and do. No two of them answer for the same thing."""

    chapters: tuple[Chapter, ...]
    answers: Mapping[type, Answer]
    acts: Mapping[str, Act]
    objects: Mapping[str, tuple[Objection, ...]]
    in_force: InForce
    steps: Mapping[str, TurnStep]
    leads: tuple[Lead, ...]
    slot_over: tuple[Resolution, ...]
    performs: tuple[Callable[[Story, int, Table], None], ...]
    as_told: tuple[Callable[[Battle, object, Table], Battle], ...]


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
        weapons=tuple(chapter.weapons for chapter in chapters if chapter.weapons is not None),
        fired=tuple(chapter.fired for chapter in chapters if chapter.fired is not None),
        manners={word: manner for chapter in chapters for word, manner in chapter.manners.items()},
        single_rate=next((one.single_rate for one in chapters if one.single_rate is not None), None),
        hides=tuple(chapter.hides for chapter in chapters if chapter.hides is not None),
        remarks=tuple(chapter.remarks for chapter in chapters if chapter.remarks is not None),
    )
    return InPlay(
        chapters=chapters,
        answers={of: answer for chapter in chapters for of, answer in chapter.answers.items()},
        steps={stage: step for chapter in chapters for stage, step in chapter.steps.items()},
        acts={key: act for chapter in chapters for key, act in chapter.acts.items()},
        leads=tuple(chapter.leads for chapter in chapters if chapter.leads is not None),
        performs=tuple(chapter.performs for chapter in chapters if chapter.performs is not None),
        as_told=tuple(chapter.as_told for chapter in chapters if chapter.as_told is not None),
        slot_over=tuple(chapter.slot_over for chapter in chapters if chapter.slot_over is not None),
        objects=_gathered([chapter.objects for chapter in chapters]),
        in_force=BASIC_ALONE if in_force == BASIC_ALONE else in_force,
    )


def _gathered(of_chapters: Sequence[Mapping[K, T]]) -> dict[K, tuple[T, ...]]:
    """What several chapters have for the same key, in their order."""
    keys = dict.fromkeys(key for of_one in of_chapters for key in of_one)
    return {key: tuple(of_one[key] for of_one in of_chapters if key in of_one) for key in keys}


def falling_due(battle: Battle) -> tuple[Due, ...]:
    """What comes about by itself, chapter by chapter: what is due now, and what will be."""
    return tuple(
        due for chapter in desk(battle.chapters).chapters if chapter.due for due in chapter.due(battle)
    )


def on_track(battle: Battle) -> Iterator[OnTrack]:
    """What stands on the subphase track, chapter by chapter: what is to come, until then, and what has no end yet."""
    for due in falling_due(battle):
        if due.track is not None and due.at > battle.now:
            last = due.at.later(-1) if due.part == "opens" else due.at
            yield OnTrack(of=due.of, start=due.since or battle.now, until=last, bar=due.track)
    for chapter in desk(battle.chapters).chapters:
        if chapter.track is not None:
            yield from chapter.track(battle)


def forbidden(battle: Battle, command: object, table: Table) -> Refusal | None:
    """What chapters in force have against a command before anything else is asked of it, or None."""
    if not (battle.chapters or battle.held):
        return None
    said = (one.forbids(battle, command, table) for one in desk(battle.chapters).chapters if one.forbids)
    return next(filter(None, said), None)


def asked_first(battle: Battle) -> Ask | None:
    """What chapters ask before all else, or None."""
    asked = (one.asks_first(battle) for one in desk(battle.chapters).chapters if one.asks_first)
    return next(filter(None, asked), None)


def placeables(battle: Battle, side: str, table: Table) -> Iterator[Placeable]:
    """What a side may lay down in secret, as things stand."""
    for chapter in desk(battle.chapters).chapters:
        if chapter.placing is not None:
            yield from chapter.placing(battle, side, table)


def places_in_secret(battle: Battle) -> bool:
    """Whether a chapter in force has anything laid down in secret."""
    return any(chapter.placing is not None for chapter in desk(battle.chapters).chapters)


def laid(table: Table, battle: Battle) -> Table:
    """The table with what the advanced chapters in force in this battle add to the others."""
    in_force = desk(battle.chapters).in_force
    return table if table.in_force is in_force else replace(table, in_force=in_force)
