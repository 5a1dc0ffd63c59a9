"""The verbs that advanced chapters bring, and which verb a word means where some of them are in force."""

from collections.abc import Collection

from squadlog.base.records import replace
from squadlog.language.verb import MOVE_FAMILIES, SHOT_FAMILIES, Verb
from squadlog.language.verbs import VERBS
from squadlog.rules.common.advanced import ADVANCED, HOUSE, words_of
from squadlog.rules.common.words import Word


def chapter_verb(key: str, name: str, said: Word) -> Verb:
    """A verb of an advanced chapter: an action that it declares, or a command of its own."""
    verb = Verb(
        word=said.word, build="said", chapter=name, form=said.form, meaning=said.meaning, example=said.example,
        aliases=said.aliases, advanced=key, says=said.says, parts=said.parts, fixed=said.fixed,
    )  # fmt: skip
    if said.says is not None:
        return verb
    return replace(
        verb,
        build="declare" if said.manner is None else "shoot",
        action=said.action,
        extras=said.extras,
        bare=said.bare,
        inner=True,
        families=MOVE_FAMILIES if said.manner is None else MOVE_FAMILIES | SHOT_FAMILIES | {"interrupt"},
        manner=said.manner,
        rounds=said.rounds,
        here=said.here,
    )


ADVANCED_VERBS: tuple[Verb, ...] = tuple(
    chapter_verb("" if key in HOUSE else key, words_of(key).name, said)
    for key in (*ADVANCED, *HOUSE)
    for said in words_of(key).verbs
)
ALONE: dict[str, Verb] = {
    verb.word: verb for verb in ADVANCED_VERBS if verb.form == verb.word and not verb.advanced
}
"""Verbs that say all by themselves; with more behind it the word may be that of another verb."""
_BY_WORD: dict[str, Verb] = ALONE | {
    word.replace("-", "_"): verb
    for verb in (*VERBS, *ADVANCED_VERBS)
    for word in verb.words
    if ALONE.get(word) is not verb
}
_BASIC_BY_WORD: dict[str, Verb] = {word.replace("-", "_"): verb for verb in VERBS for word in verb.words}
"""What a word means where the chapter that gives it another meaning is not in force."""


def verbs_under(chapters: Collection[str]) -> tuple[Verb, ...]:
    """Every verb that can be said under these advanced chapters."""
    return (*VERBS, *(verb for verb in ADVANCED_VERBS if not verb.advanced or verb.advanced in chapters))


def verb_called(words: str, chapters: Collection[str] | None = None) -> Verb | None:
    """The verb of this exact name or alias, if these chapters have it (None: whatever is in force).

    In table spelling, underscores for hyphens.
    """
    verb = _BY_WORD.get(words)
    away = verb is not None and verb.advanced and chapters is not None and verb.advanced not in chapters
    return _BASIC_BY_WORD.get(words, ALONE.get(words)) if away else verb


def all_words(chapters: Collection[str] = ADVANCED) -> tuple[str, ...]:
    """Every verb and alias under these chapters, in table spelling."""
    return tuple(
        word
        for word, verb in _BY_WORD.items()
        if not verb.advanced or verb.advanced in chapters or word in ALONE
    )
