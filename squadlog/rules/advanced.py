"""The advanced chapters that there are, each a folder beside this file: what they keep and what they say.

A folder has the modules `record` with its `HOLDING`, `words` with its `WORDS`, and `chapter` with its `CHAPTER`,
which only the desk loads. The first two are light: whoever reads a record or a sentence asks them. Loading this
module makes what the chapters keep and their events known to the battle.
"""

from functools import cache
from importlib import import_module

from squadlog.battle.evolve import FOLDS
from squadlog.battle.holding import HOLDINGS, Holding
from squadlog.battle.record.codec import learn
from squadlog.rules.words import ChapterWords

ADVANCED: tuple[str, ...] = ("stealth",)


@cache
def words_of(key: str) -> ChapterWords:
    """What a chapter says; `key` is one of `ADVANCED`."""
    words: ChapterWords = import_module(f"squadlog.rules.{key}.words").WORDS
    return words


for _key in ADVANCED:
    _holding: Holding = import_module(f"squadlog.rules.{_key}.record").HOLDING
    HOLDINGS[_key] = _holding
    FOLDS.update(_holding.folds)
    learn(_holding.folds)
