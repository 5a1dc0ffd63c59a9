"""The advanced chapters that there are, each a folder beside this file, and what they say.

A folder has the modules `record` with its `HOLDING`, which `holdings` makes known to the battle, `words` with its
`WORDS`, which is light and asked here, and `chapter` with its `CHAPTER`, which only the desk loads.
"""

from functools import cache
from importlib import import_module

from squadlog.rules.words import ChapterWords

ADVANCED: tuple[str, ...] = ("stealth",)


@cache
def words_of(key: str) -> ChapterWords:
    """What a chapter says; `key` is one of `ADVANCED`."""
    words: ChapterWords = import_module(f"squadlog.rules.{key}.words").WORDS
    return words
