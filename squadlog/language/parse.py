"""The command language: one sentence becomes a command, a word to the record, or a precise complaint. Never raises."""

import re

from squadlog.base.lengths import shown_in
from squadlog.base.names import as_sentence, clean_text
from squadlog.battle.commands import Command
from squadlog.battle.state import Known
from squadlog.book.book import Rulebook
from squadlog.book.in_force import scale_of
from squadlog.language import several
from squadlog.language.build import build
from squadlog.language.opening import take_verb
from squadlog.language.reading import Reading, Slots
from squadlog.language.words import Meta, Misread, Reader, Stuck, tidy

__all__ = ["Meta", "Misread", "one_by_one", "parse"]
_FACE = re.compile(r"[0-9]{1,3}")
_SEVERAL = re.compile(r"[0-9][-,]#?[0-9]")


def parse(sentence: str, battle: Known, book: Rulebook) -> Command | Meta | Misread:
    """The command or meta command that a typed sentence means in this battle, or where it cannot be read.

    A bare number is the face of a die, and a length without a unit is in that of the table.
    """
    try:
        text = tidy(sentence)
    except ValueError as error:
        return Misread(sentence=clean_text(sentence), position=0, problem=as_sentence(error))
    if _FACE.fullmatch(text):
        return Meta(kind="die", number=int(text))

    def read(part: str) -> Command | Meta | Misread:
        return _sentence(part, battle, book)

    with shown_in(scale_of(battle)):
        return several.one_after_the_other(text, read) or read(text)


def one_by_one(line: str, battle: Known, book: Rulebook) -> tuple[str, ...]:
    """The sentences of a line, which are said one after the other.

    A word of a chapter that is about one unit (`reveal 9-16`) is said of each of several that are named.
    """
    if ";" not in line and not _SEVERAL.search(line):
        return (line,)

    def read(part: str) -> Command | Meta | Misread:
        return parse(part, battle, book)

    if not isinstance(read(line), Misread):
        return (line,)
    said = [
        one
        for part in several.parts_of(line)
        for one in (_split_by_unit(part, battle) if isinstance(read(part), Misread) else (part,))
    ]
    return (line,) if len(said) < 2 or isinstance(read(said[0]), several.SAID_TOGETHER) else tuple(said)


def _split_by_unit(text: str, battle: Known) -> tuple[str, ...]:
    reader = Reader(text, battle.chapters)
    try:
        verb = take_verb(reader)
        if verb.build != "said" or not verb.parts or verb.parts[0].what != "unit":
            return (text,)
        units, rest = several.units_of_list(reader, battle), reader.tokens[reader.place :]
    except Stuck:
        return (text,)
    tail = f" {text[rest[0].at :]}" if rest else ""
    return tuple(f"{verb.word} {unit}{tail}" for unit in units) or (text,)


def _sentence(text: str, battle: Known, book: Rulebook) -> Command | Meta | Misread:
    reader = Reader(text, battle.chapters)
    try:
        verb = take_verb(reader)

        def read(of_one: Reader) -> Command | Meta:
            return build(Reading(reader=of_one, slots=Slots(), battle=battle, book=book), verb)

        units = several.take_units(reader, battle, verb)
        return several.of_each(reader, units, read) if units else read(reader)
    except Stuck as stuck:
        return stuck.misread
