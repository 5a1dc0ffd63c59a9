"""The command language: one sentence becomes a command, a word to the record, or a precise complaint. Never raises."""

import difflib
import re

from squadlog.battle.commands import Command
from squadlog.battle.state import Battle
from squadlog.language.build import build
from squadlog.language.reading import Reading
from squadlog.language.slots import Slots
from squadlog.language.verbs import Verb, all_words, verb_called
from squadlog.language.words import Meta, Misread, Reader, Stuck, tidy
from squadlog.names import as_sentence, cleaned
from squadlog.rulebook.book import Rulebook

__all__ = ["Meta", "Misread", "parse"]
_FACE = re.compile(r"[0-9]{1,3}")
_SHORTEST_BEGINNING = 3


def parse(sentence: str, battle: Battle, book: Rulebook) -> Command | Meta | Misread:
    """What somebody typed, in the terms of this battle. A bare number is the face of a die."""
    try:
        text = tidy(sentence)
    except ValueError as error:
        return Misread(sentence=cleaned(sentence), position=0, problem=as_sentence(error))
    reader = Reader(text)
    try:
        if _FACE.fullmatch(text):
            return Meta(kind="die", number=int(text))
        return build(Reading(reader=reader, slots=Slots(), battle=battle, book=book), take_verb(reader))
    except Stuck as stuck:
        return stuck.misread


def take_verb(reader: Reader) -> Verb:
    """The verb a sentence opens with: its name, an alias, or a beginning of at least three letters that is unique."""
    if not reader.more():
        reader.fail("Nothing was said.", "Open with a verb, such as walk, fire, hold or done.")
    first = reader.peek()
    if first.quoted:
        reader.fail("A sentence opens with a verb.", "Such as walk, fire, hold or done.")
    for count in (2, 1):
        verb = verb_called(" ".join(reader.peek(ahead).key for ahead in range(count)))
        if verb is not None:
            reader.place += count
            return verb
    begun = {word: verb_called(word) for word in all_words() if word.startswith(first.key)}
    meant = {verb.word: verb for verb in begun.values() if verb is not None}
    if len(first.key) >= _SHORTEST_BEGINNING and len(meant) == 1:
        reader.take()
        return next(iter(meant.values()))
    if reader.number_next():
        reader.fail("A sentence opens with a verb.", f"Write the verb first, such as walk {first.text}.")
    near = (
        tuple(meant)
        if meant and first.key
        else tuple(difflib.get_close_matches(first.key, all_words(), 3, 0.6))
    )
    return reader.fail(
        f"{first.text!r} is no word of the table.",
        "" if near else "Open with a verb, such as walk, fire, hold or done.",
        near=tuple(word.replace("_", "-") for word in near[:3]),
    )
