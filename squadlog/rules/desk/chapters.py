"""The chapters in force, and what they say together: the desk asks here and knows no chapter by name."""

from collections.abc import Mapping
from functools import lru_cache

from squadlog.records import record
from squadlog.rules.chapter import Act, Answer, Chapter
from squadlog.rules.fire.chapter import FIRE
from squadlog.rules.house.chapter import HOUSE
from squadlog.rules.melee.chapter import MELEE
from squadlog.rules.moving.chapter import MOVING
from squadlog.rules.turn.chapter import TURN

BASIC: tuple[Chapter, ...] = (TURN, MOVING, FIRE, MELEE, HOUSE)


@record
class Desk:
    """What the chapters in force answer and do. No two of them answer for the same thing."""

    chapters: tuple[Chapter, ...]
    answers: Mapping[type, Answer]
    acts: Mapping[str, Act]


@lru_cache(maxsize=32)
def desk(advanced: tuple[str, ...] = ()) -> Desk:
    """The desk under these advanced chapters, by their keys."""
    del advanced
    chapters = BASIC
    return Desk(
        chapters=chapters,
        answers={of: answer for chapter in chapters for of, answer in chapter.answers.items()},
        acts={key: act for chapter in chapters for key, act in chapter.acts.items()},
    )
