"""A made-up chapter brought into the program for one test: what it keeps, what it says, what it does."""

from contextlib import contextmanager

import pytest

from squadlog.battle.chapter_state import CHAPTER_STATES, ChapterState
from squadlog.battle.evolve import FOLDS
from squadlog.battle.record.upcasting import COMMANDS, EVENTS
from squadlog.battle.rights import OWNERS, SECRET
from squadlog.language import parts
from squadlog.language.chapters import verbs
from squadlog.rules.common import advanced, step_words
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.chapter_states import enter
from squadlog.rules.common.words import ChapterWords
from squadlog.rules.desk import chapters

_ENTERED = (CHAPTER_STATES, FOLDS, COMMANDS, EVENTS, OWNERS, SECRET, verbs._BY_WORD)


@contextmanager
def made_up(
    *,
    key: str = "made_up",
    holding: ChapterState | None = None,
    words: ChapterWords | None = None,
    chapter: Chapter | None = None,
):
    """An advanced chapter of that key is known, as the loading of its three modules makes it, and then no longer."""
    before = [kept.copy() for kept in _ENTERED]
    words_of, chapter_of = advanced.words_of, chapters.chapter_of
    said, done = words or ChapterWords(name="Made up"), chapter or Chapter(key=key)
    its_verbs = tuple(verbs.chapter_verb(key, said.name, word) for word in said.verbs)
    if holding is not None:
        enter(key, holding)
    verbs._BY_WORD.update({word.replace("-", "_"): verb for verb in its_verbs for word in verb.words})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(advanced, "words_of", lambda of: said if of == key else words_of(of))
        patch.setattr(chapters, "chapter_of", lambda of: done if of == key else chapter_of(of))
        patch.setattr(step_words, "ADVANCED", (*advanced.ADVANCED, key))
        for module in (verbs, parts):
            patch.setattr(module, "ADVANCED_VERBS", (*verbs.ADVANCED_VERBS, *its_verbs))
        _forget()
        yield
    for kept, copy in zip(_ENTERED, before, strict=True):
        kept.clear()
        kept.update(copy)
    _forget()


def _forget() -> None:
    """What was worked out of chapters is worked out anew."""
    advanced.together.cache_clear()
    chapters.desk.cache_clear()
