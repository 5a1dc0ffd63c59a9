"""A command as a sentence, by the parts of its verb (`WordPart`): read, said back, and completed."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, cast

from squadlog.base.lengths import length_unit, read_length
from squadlog.base.records import HasKind
from squadlog.battle.commands import Command
from squadlog.battle.state import Known
from squadlog.battle.whose.seats import person_named
from squadlog.language.chapters.verbs import ADVANCED_VERBS
from squadlog.language.compass import COMPASS, take_point
from squadlog.language.naming import take_feature, take_grouping, take_side, take_unit
from squadlog.language.read_shot import overrule
from squadlog.language.read_way import take_direction
from squadlog.language.reading import Reading
from squadlog.language.sentence import read_clauses, subject
from squadlog.language.several import soldiers_named, units_named
from squadlog.language.verb import Verb
from squadlog.language.verbs import VERBS
from squadlog.language.words import Stuck, because_of, decimal, metres, quote, say_overruled, waypoint
from squadlog.rules.common.words import WordPart

_SIGNED = re.compile(r"[+-]?[0-9]{1,6}")


class _Read(NamedTuple):
    """How far a sentence has come: its fields, the parts that may follow, and the one whose words are awaited."""

    said: dict[str, Any]
    bare: list[WordPart]
    keyed: list[WordPart]
    awaited: WordPart | None


def read_parts(now: Reading, verb: Verb) -> Command:
    """The command that the rest of the sentence means. Raises Stuck."""
    said = _read_any_order(now, verb) if verb.build == "said" else _read_in_order(now, verb)
    return cast("Callable[..., Command]", verb.says)(**verb.fixed, **said)


def _read_in_order(now: Reading, verb: Verb) -> dict[str, Any]:
    """What the parts hold, one after the other; then the reason, or why a rule is overruled."""
    reader, closing = now.reader, _closing(verb)
    said: dict[str, Any] = {}
    for part in verb.parts:
        if part.asks and not reader.more():
            reader.fail(part.asks, f"Write {verb.form}.")
        if not part.keyword or (reader.more() and reader.take_words(*part.keyword.split())):
            said[part.field] = _take_part(now, part, verb, said)
    if "reason" in closing:
        said["reason"] = reader.because()
    if "overrule" in closing:
        read_clauses(now, verb)
        said["overrule"] = now.slots.overrule
    return said


def _closing(verb: Verb) -> set[str]:
    """What may stand at the end of the sentence: `reason`, `overrule`."""
    return {"reason", "overrule"} & set(getattr(verb.says, "__dataclass_fields__", ()))


def _read_any_order(now: Reading, verb: Verb) -> dict[str, Any]:
    """What the parts hold: those with a keyword wherever they stand."""
    read = _read(now, verb)
    missing = [part for part in (*read.bare, *read.keyed) if part.needed]
    if read.awaited is not None or missing:
        what = (read.awaited or missing[0]).what
        now.reader.fail(f"{verb.word!r} needs {_NAMES[what]}.", f"Write {verb.form}.")
    return read.said


_NAMES = {
    "unit": "a unit", "units": "one unit or more", "soldiers": "a soldier or a grouping", "number": "a number", "numbers": "one number or more",
    "metres": "a distance", "place": "a place", "direction": "a direction", "side": "a side",
    "grouping": "a grouping", "feature": "a feature", "word": "a word", "flag": "a word",
    "name": "a word", "text": "the text", "caught": "the text",
}  # fmt: skip


def _read(now: Reading, verb: Verb) -> _Read:
    """Read on as far as it goes. Raises Stuck at the first word that has no meaning there."""
    reader, closing = now.reader, _closing(verb)
    said: dict[str, Any] = {}
    bare = [part for part in verb.parts if not part.keyword]
    keyed = [part for part in verb.parts if part.keyword]
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
            reader.fail(f"{reader.seen()} was not understood after {verb.word!r}.", f"Write {verb.form}.")
        said[part.field] = _take_part(now, part, verb, said)
    return _Read(said, bare, keyed, None)


def _take_part(now: Reading, part: WordPart, verb: Verb, said: Mapping[str, Any]) -> object:
    reader, battle = now.reader, now.battle
    for words, value in part.values:
        if reader.take_words(*_keys(words)):
            return value
    match part.what:
        case "speaker":
            return subject(now, verb, verb.build)
        case "row":
            return _row(now)
        case "whole":
            return reader.take_number(part.fault)
        case "unit":
            now.slots.unit = take_unit(reader, battle)
            return now.slots.unit
        case "units":
            return units_named(reader, battle, verb) or (take_unit(reader, battle),)
        case "soldiers":
            return soldiers_named(reader, battle, verb, _side_meant(said, battle))
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
            fault = part.fault or f"is not one of {', '.join(part.words)}"
            return chosen or reader.fail(f"{reader.seen()} {fault}.", part.instead or f"Write {verb.form}.")
        case "flag":
            return True
        case "name":
            return reader.take().text
        case "text":
            return reader.rest(("overrule", "because"))
        case "caught":
            return _LENGTH_CAUGHT.sub(_caught_in_metres, reader.rest(("overrule", "because")))


def _side_meant(said: Mapping[str, Any], battle: Known) -> str:
    """The side that has been named, or that of the person who was; empty for none."""
    seat = person_named(battle, str(said.get("name", "")))
    side = said.get("side", "" if seat is None else seat.side)
    return side if side in battle.side_ids() else ""


_LENGTH_CAUGHT = re.compile(r"(^\s*#?\w+ +|, *#?\w+ +)([^\s,]+)")
"""How far away somebody is who is caught by an explosion, behind the number of the unit."""


def _caught_in_metres(found: re.Match[str]) -> str:
    """The metres of it; what is no length, or metres already, as it was typed."""
    before, text = found.groups()
    read = read_length(text)
    typed_so = read is None or text.removesuffix("m") == decimal(read.metres)
    return f"{before}{text if read is None or typed_so else decimal(read.metres)}"


def _keys(words: str) -> list[str]:
    return words.lower().replace("-", "_").split()


def _number(now: Reading) -> int:
    text = now.reader.peek().text
    if text.lstrip("+-").isdecimal() and _SIGNED.fullmatch(text) is None:
        now.reader.fail(f"{now.reader.seen()} is too large a number.", "Write a whole number up to 999999.")
    if now.reader.peek().quoted or _SIGNED.fullmatch(text) is None:
        now.reader.fail(f"{now.reader.seen()} stands where a number should be.", "Write a whole number.")
    now.reader.take()
    return int(text)


def _numbers(now: Reading) -> tuple[int, ...]:
    found = [_number(now)]
    while now.reader.more() and now.reader.number_next():
        found.append(_number(now))
    return tuple(found)


def _row(now: Reading) -> tuple[int, ...]:
    """Units one by one, up to the end or to what is overruled."""
    found = []
    while now.reader.more() and now.reader.peek().key != "overrule":
        found.append(take_unit(now.reader, now.battle))
    return tuple(found)


def say_parts(command: HasKind) -> str:
    """The sentence for a command that a verb with parts says, which reads back as the same command."""
    verbs = (verb for verb in (*VERBS, *ADVANCED_VERBS) if verb.says is type(command))
    verb = next(verb for verb in verbs if _fits(command, verb))
    parts = [verb.word, *(said for part in verb.parts for said in _part_said(command, part))]
    reason, against = getattr(command, "reason", ""), getattr(command, "overrule", "")
    return " ".join(parts) + because_of(reason) + say_overruled(against)


def _fits(command: HasKind, verb: Verb) -> bool:
    return all(getattr(command, name) == value for name, value in verb.fixed.items())


def _part_said(command: HasKind, part: WordPart) -> Iterator[str]:
    told = getattr(command, part.field)
    unsaid = type(command).__dataclass_fields__[part.field].default  # type: ignore[attr-defined] # a record
    if not part.needed and told == unsaid and type(told) is type(unsaid):
        return
    if part.keyword:
        yield part.keyword
    if part.what != "flag":
        yield _value_said(part, told)


def _value_said(part: WordPart, told: Any) -> str:  # noqa: ANN401 - a field of a command
    if part.values and (word := _words_for(part).get(told)) is not None:
        return word
    match part.what:
        case "units" | "soldiers":
            return ",".join(map(str, told))
        case "numbers" | "row":
            return " ".join(map(str, told))
        case "metres":
            return metres(told)
        case "place":
            return waypoint(told)
        case "direction":
            return f"{decimal(told)}deg"
        case "side" | "grouping" | "feature" | "text" | "name":
            return quote(told)
        case "caught":
            return quote(told if length_unit() == "m" else _LENGTH_CAUGHT.sub(r"\1\2m", told))
        case _:
            return str(told)


def _words_for(part: WordPart) -> dict[Any, str]:
    """The word for each of its values: the first of several."""
    words: dict[Any, str] = {}
    for word, value in part.values:
        words.setdefault(value, word)
    return words


def next_words(verb: Verb, count: int, battle: Known) -> Iterable[str]:
    """The possible next words after the verb and `count` words, where every part is one word."""
    if count < len(verb.parts):
        return _offer_words(verb.parts[count], battle, {})
    return ("because",) if "reason" in _closing(verb) else ()


def own_completions(now: Reading, verb: Verb) -> Iterator[str]:
    """How the sentence of a chapter's own command could go on behind what has been read."""
    try:
        read = _read(now, verb)
    except Stuck:
        return
    if read.awaited is not None:
        yield from _offer_words(read.awaited, now.battle, read.said)
        return
    if read.bare:
        yield from _offer_words(read.bare[0], now.battle, read.said)
        if read.bare[0].needed:
            return
    yield from (part.keyword for part in read.keyed)


def _offer_words(part: WordPart, battle: Known, said: Mapping[str, Any]) -> Iterable[str]:
    if part.offers is not None:
        return part.offers(battle)
    return (*_words_for(part).values(), *_named(part, battle, said))


def _named(part: WordPart, battle: Known, said: Mapping[str, Any]) -> Iterable[str]:
    match part.what:
        case "unit" | "units":
            return [str(unit.id) for unit in battle.units.values() if not unit.out]
        case "soldiers":
            side = _side_meant(said, battle)
            there = [one for one in battle.groupings.values() if one.units and side in ("", one.side)]
            units = [one for one in battle.units.values() if not one.out and side in ("", one.side)]
            return [*(one.id for one in there), *(str(one.id) for one in units)]
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
