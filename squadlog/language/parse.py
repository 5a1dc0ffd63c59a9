"""The command language: one sentence becomes a command, a word to the record, or a precise complaint. Never raises."""

import re

from squadlog.battle.commands import Command
from squadlog.battle.state import Known
from squadlog.language.build import build
from squadlog.language.opening import take_verb
from squadlog.language.reading import Reading
from squadlog.language.several import of_each, one_after_the_other, sentences, take_units
from squadlog.language.slots import Slots
from squadlog.language.words import Meta, Misread, Reader, Stuck, tidy
from squadlog.names import as_sentence, cleaned
from squadlog.rulebook.book import Rulebook

__all__ = ["Meta", "Misread", "one_by_one", "parse"]
_FACE = re.compile(r"[0-9]{1,3}")


def parse(sentence: str, battle: Known, book: Rulebook) -> Command | Meta | Misread:
    """What somebody typed, in the terms of this battle. A bare number is the face of a die."""
    try:
        text = tidy(sentence)
    except ValueError as error:
        return Misread(sentence=cleaned(sentence), position=0, problem=as_sentence(error))
    if _FACE.fullmatch(text):
        return Meta(kind="die", number=int(text))

    def read(part: str) -> Command | Meta | Misread:
        return _sentence(part, battle, book)

    return one_after_the_other(text, read) or read(text)


def one_by_one(line: str, battle: Known, book: Rulebook) -> tuple[str, ...]:
    """The sentences of a line, which are said one after the other."""
    return sentences(line, lambda part: parse(part, battle, book))


def _sentence(text: str, battle: Known, book: Rulebook) -> Command | Meta | Misread:
    reader = Reader(text, battle.chapters)
    try:
        verb = take_verb(reader)

        def read(of_one: Reader) -> Command | Meta:
            return build(Reading(reader=of_one, slots=Slots(), battle=battle, book=book), verb)

        units = take_units(reader, battle, verb)
        return of_each(reader, units, read) if units else read(reader)
    except Stuck as stuck:
        return stuck.misread
