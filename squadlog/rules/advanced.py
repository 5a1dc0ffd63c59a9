"""The advanced chapters that there are, each a folder beside this file, and what they say.

A folder has the modules `record` with its `HOLDING`, which `holdings` makes known to the battle, `words` with its
`WORDS`, which is light and asked here, and `chapter` with its `CHAPTER`, which only the desk loads.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from squadlog.rules.words import ChapterWords

ADVANCED: tuple[str, ...] = ("stealth", "quality")
HOUSE: tuple[str, ...] = ("standing_orders",)
"""What the program itself brings to a table, without a chapter of the book: in force always."""


@cache
def words_of(key: str) -> ChapterWords:
    """What a chapter says; `key` is one of `ADVANCED` or `HOUSE`."""
    words: ChapterWords = import_module(f"squadlog.rules.{key}.words").WORDS
    return words


def states(held: Iterable[tuple[str, Any]]) -> tuple[str, ...]:
    """What is out of the ordinary in what the chapters in force keep of a unit, in a few words each."""
    return tuple(told for key, state in held if (told := words_of(key).state(state)))


@lru_cache(maxsize=64)
def together(keys: tuple[str, ...]) -> ChapterWords:
    """What these chapters say, as if they were one: of its deeds, its events, its steps and how soldiers begin."""
    chapters = [words_of(key) for key in (*keys, *HOUSE)]
    return ChapterWords(
        name=", ".join(words_of(key).name for key in keys),
        deeds={of: deed for chapter in chapters for of, deed in chapter.deeds.items()},
        tells={of: tells for chapter in chapters for of, tells in chapter.tells.items()},
        beginnings={word: one for chapter in chapters for word, one in chapter.beginnings.items()},
        steps={stage: step for chapter in chapters for stage, step in chapter.steps.items()},
    )
