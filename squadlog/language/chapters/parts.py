"""A command of an advanced chapter as a sentence, by its parts (`rules/words.py`): read, said back, and completed."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, NamedTuple

from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Known
from squadlog.language.chapters.verbs import ADVANCED_VERBS
from squadlog.language.compass import COMPASS, take_point
from squadlog.language.naming import take_feature, take_grouping, take_side, take_unit
from squadlog.language.read_shot import overrule
from squadlog.language.read_way import take_direction
from squadlog.language.reading import Reading
from squadlog.language.several import units_named
from squadlog.language.verb import Verb
from squadlog.language.words import Stuck, because_of, decimal, metres, overruled, quote, waypoint
from squadlog.rules.common.words import Word, WordPart

_SIGNED = re.compile(r"[+-]?[0-9]{1,6}")


class _Read(NamedTuple):
    """How far a sentence has come: its fields, the parts that may follow, and the one whose words are awaited."""

    said: dict[str, Any]
    bare: list[WordPart]
    keyed: list[WordPart]
    awaited: WordPart | None


def own_command(now: Reading, verb: Verb) -> ChapterCommand:
    """The command that the rest of the sentence means. Raises Stuck."""
    word, kind = _own(verb)
    read = _read(now, verb, word)
    missing = [part for part in (*read.bare, *read.keyed) if part.needed]
    if read.awaited is not None or missing:
        what = (read.awaited or missing[0]).what
        now.reader.fail(f"{verb.word!r} needs {_NAMES[what]}.", f"Write {verb.form}.")
    return kind(**word.fixed, **read.said)


_NAMES = {
    "unit": "a unit", "units": "one unit or more", "number": "a number", "numbers": "one number or more",
    "metres": "a distance", "place": "a place", "direction": "a direction", "side": "a side",
    "grouping": "a grouping", "feature": "a feature", "word": "a word", "flag": "a word",
    "name": "a word", "text": "the text",
}  # fmt: skip


def _own(verb: Verb) -> tuple[Word, type[ChapterCommand]]:
    if verb.says is None or verb.says.says is None:
        raise TypeError(f"{verb.word} says no command of a chapter")
    return verb.says, verb.says.says


def _read(now: Reading, verb: Verb, word: Word) -> _Read:
    """Read on as far as it goes. Raises Stuck at the first word that has no meaning there."""
    reader = now.reader
    closing = {one.name for one in fields(word.says)} if word.says is not None else set()
    said: dict[str, Any] = {}
    bare = [part for part in word.parts if not part.keyword]
    keyed = [part for part in word.parts if part.keyword]
    while reader.more():
        if "overrule" in closing and reader.take_words("overrule"):
            overrule(now)
            said["overrule"] = now.slots.overrule
            break
        if "reason" in closing and reader.peek().key == "because":
            said["reason"] = reader.because()
            continue
        part = next((one for one in keyed if reader.take_words(*one.keyword.split())), None)
        if part is not None:
            keyed.remove(part)
            if part.what != "flag" and not reader.more():
                return _Read(said, bare, keyed, part)
        elif bare:
            part = bare.pop(0)
            if not part.needed and bare and bare[0].what == "number" and reader.number_next():
                part = bare.pop(0)  # what need not be said gives way to a number behind it
        else:
            reader.fail(f"{reader.seen()} was not understood after {word.word!r}.", f"Write {word.form}.")
        said[part.field] = _taken(now, part, verb)
    return _Read(said, bare, keyed, None)


def _taken(now: Reading, part: WordPart, verb: Verb) -> object:
    reader, battle = now.reader, now.battle
    match part.what:
        case "unit":
            now.slots.unit = take_unit(reader, battle)
            return now.slots.unit
        case "units":
            return units_named(reader, battle, verb) or (take_unit(reader, battle),)
        case "number":
            return _number(now)
        case "numbers":
            return _numbers(now)
        case "metres":
            return reader.take_metres("the distance")
        case "place":
            return take_point(reader)
        case "direction":
            degrees = take_direction(now)
            if degrees is None:
                reader.fail(
                    f"{reader.seen()} is not a direction.", "Write north, north-east ..., or degrees."
                )
            return degrees
        case "side":
            return take_side(reader, battle)
        case "grouping":
            return take_grouping(reader, battle)
        case "feature":
            return take_feature(reader, battle)
        case "word":
            chosen = next((one for one in part.words if reader.take_words(*_keys(one))), None)
            return chosen or reader.fail(
                f"{reader.seen()} is not one of {', '.join(part.words)}.", f"Write {verb.form}."
            )
        case "flag":
            return True
        case "name":
            return reader.take().text
        case "text":
            return reader.rest(("overrule", "because"))


def _keys(words: str) -> list[str]:
    return words.lower().replace("-", "_").split()


def _number(now: Reading) -> int:
    text = now.reader.peek().text
    if now.reader.peek().quoted or _SIGNED.fullmatch(text) is None:
        now.reader.fail(f"{now.reader.seen()} stands where a number should be.", "Write a whole number.")
    now.reader.take()
    return int(text)


def _numbers(now: Reading) -> tuple[int, ...]:
    found = [_number(now)]
    while now.reader.more() and now.reader.number_next():
        found.append(_number(now))
    return tuple(found)


def own_said(command: ChapterCommand) -> str:
    """The sentence for it, which reads back as the same command."""
    word = next(word for word in _words() if word.says is type(command) and _fits(command, word))
    parts = [word.word, *(said for part in word.parts for said in _part_said(command, part))]
    reason, against = getattr(command, "reason", ""), getattr(command, "overrule", "")
    return " ".join(parts) + because_of(reason) + overruled(against)


def _words() -> Iterator[Word]:
    return (verb.says for verb in ADVANCED_VERBS if verb.says is not None)


def _fits(command: ChapterCommand, word: Word) -> bool:
    return all(getattr(command, name) == value for name, value in word.fixed.items())


def _part_said(command: ChapterCommand, part: WordPart) -> Iterator[str]:
    told = getattr(command, part.field)
    unsaid = type(command).__dataclass_fields__[part.field].default
    if not part.needed and told == unsaid and type(told) is type(unsaid):
        return
    if part.keyword:
        yield part.keyword
    if part.what != "flag":
        yield _value_said(part, told)


def _value_said(part: WordPart, told: Any) -> str:  # noqa: ANN401 - a field of a command
    match part.what:
        case "units":
            return ",".join(map(str, told))
        case "numbers":
            return " ".join(map(str, told))
        case "metres":
            return metres(told)
        case "place":
            return waypoint(told)
        case "direction":
            return f"{decimal(told)}deg"
        case "side" | "grouping" | "feature" | "text" | "name":
            return quote(told)
        case _:
            return str(told)


def own_completions(now: Reading, verb: Verb) -> Iterator[str]:
    """How the sentence could go on behind what has been read."""
    word, _ = _own(verb)
    try:
        read = _read(now, verb, word)
    except Stuck:
        return
    if read.awaited is not None:
        yield from _offered(read.awaited, now.battle)
        return
    if read.bare:
        yield from _offered(read.bare[0], now.battle)
        if read.bare[0].needed:
            return
    yield from (part.keyword for part in read.keyed)


def _offered(part: WordPart, battle: Known) -> Iterable[str]:
    if part.offers is not None:
        return part.offers(battle)
    match part.what:
        case "unit" | "units":
            return [str(unit.id) for unit in battle.units.values() if not unit.out]
        case "side":
            return battle.side_ids()
        case "grouping":
            return list(battle.groupings)
        case "feature":
            return list(battle.features)
        case "word":
            return part.words
        case "direction":
            return [word.replace("_", "-") for word in COMPASS]
        case _:
            return ()
