"""Which unit a sentence is about: the one named first, or the only one that can be meant."""

from squadlog.language.clauses import CLAUSES
from squadlog.language.naming import maybe_unit, speaker, take_unit
from squadlog.language.reading import MODE_WORDS, Reading
from squadlog.language.verbs import Verb

_OPENERS = frozenset(words[0] for clause in CLAUSES for words in clause.words) | frozenset(MODE_WORDS)


def subject(now: Reading, verb: Verb, kind: str) -> int:
    """The unit of the sentence: named first, or the only one that can be meant."""
    unit = None
    if now.reader.more() and not _keyword(now):
        unit = maybe_unit(now.reader, now.battle)
    if unit is None:
        unit = speaker(now.battle, kind)
    if unit is None:
        if now.reader.more() and not _keyword(now) and not verb.bare:
            unit = take_unit(now.reader, now.battle)
        else:
            now.reader.fail(f"Which unit shall {verb.word}?", f"Write {verb.form}.")
    now.slots.unit = unit
    return unit


def _keyword(now: Reading) -> bool:
    """Whether a clause comes next, so that no unit was named."""
    return now.reader.peek().key in _OPENERS or now.reader.metres_next()
