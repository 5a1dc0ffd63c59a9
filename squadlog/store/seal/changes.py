"""What has changed between two battles as a seat knows them, as JSON, and back: whatever a chapter keeps in them.

A battle is records, mappings, tuples, numbers and texts throughout. A change is a path into it with what stands there
from now on. Records are named by their class, which is unique in the program; none but records are ever made.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from squadlog.base.errors import StoreError
from squadlog.base.records import replace
from squadlog.battle.state import Battle
from squadlog.store.seal.ciphers import NONSENSE

_ROOMS = tuple(f"squadlog.{room}" for room in ("battle", "rules", "facts", "base.dice"))
_KEPT_AS = {"VictoryReckoning": "Reckoning"}
"""Classes that pages have known by another name, which they keep there."""
_LISTS: dict[str, type] = {"frozenset": frozenset, "list": list}
_RECORD, _MAP, _FRACTION, _GONE, _ORDER, _LIST = "~", "{}", "/", "-", "<", "[]"


def difference(before: Battle, after: Battle) -> str:
    """What makes the one into the other."""
    return json.dumps(list(_changes((), before, after)), separators=(",", ":"))


def with_changes(battle: Battle, changes: str) -> Battle:
    """The battle after them. StoreError for what cannot be so."""
    try:
        for path, said in json.loads(changes):
            battle = _put(battle, path, said)
    except NONSENSE as error:
        raise StoreError(f"What a seat knows of this battle is damaged: {type(error).__name__}.") from None
    return battle


_Path = tuple[Any, ...]


def _changes(path: _Path, before: Any, after: Any) -> Iterator[tuple[_Path, Any]]:  # noqa: ANN401 - whatever there is
    if before is after or (type(before) is type(after) and before == after and not _has_order(before)):
        return
    if is_dataclass(before) and type(before) is type(after):
        for one in fields(before):
            yield from _changes((*path, one.name), getattr(before, one.name), getattr(after, one.name))
    elif isinstance(before, Mapping) and isinstance(after, Mapping):
        yield from _of_a_mapping(path, before, after)
    elif isinstance(before, tuple) and type(before) is type(after) and len(before) == len(after) and before:
        for place, (was, now) in enumerate(zip(before, after, strict=True)):
            yield from _changes((*path, place), was, now)
    else:
        yield path, to_json(after)


def _has_order(one: object) -> bool:
    """Whether it may hold mappings, which are the same in any order, and are shown in theirs."""
    return isinstance(one, Mapping | Battle)


def _of_a_mapping(
    path: _Path, before: Mapping[Any, Any], after: Mapping[Any, Any]
) -> Iterator[tuple[_Path, Any]]:
    for key in before:
        if key not in after:
            yield (*path, key), {_GONE: 0}
    for key, now in after.items():
        if key in before:
            yield from _changes((*path, key), before[key], now)
        else:
            yield (*path, key), to_json(now)
    if [key for key in before if key in after] + [key for key in after if key not in before] != list(after):
        yield path, {_ORDER: list(after)}


def to_json(one: Any) -> Any:  # noqa: ANN401 - whatever there is
    """Anything a battle is made of, as JSON has it. TypeError for what is none of it."""
    if one is None or isinstance(one, bool | int | float | str):
        return one
    if is_dataclass(one) and not isinstance(one, type):
        kept = {field.name: to_json(getattr(one, field.name)) for field in fields(one)}
        return {_RECORD: _name(type(one)), **kept}
    if isinstance(one, Mapping):
        return {_MAP: [[key, to_json(value)] for key, value in one.items()]}
    if isinstance(one, Fraction):
        return {_FRACTION: [one.numerator, one.denominator]}
    if type(one) is tuple:
        return [to_json(part) for part in one]
    if type(one) in _LISTS.values():
        return {_LIST: [type(one).__name__, *map(to_json, one)]}
    raise TypeError(f"nothing in a battle is a {type(one).__name__}")


def from_json(said: Any) -> Any:  # noqa: ANN401 - whatever there is
    """What a JSON value means of a battle: the way back from `said`."""
    if isinstance(said, list):
        return tuple([from_json(part) for part in said])
    if not isinstance(said, dict):
        return said
    if _RECORD in said:
        return _classes()[said[_RECORD]](
            **{name: from_json(part) for name, part in said.items() if name != _RECORD}
        )
    if _MAP in said:
        return {key: from_json(value) for key, value in said[_MAP]}
    if _FRACTION in said:
        return Fraction(*said[_FRACTION])
    kind, *parts = said[_LIST]
    return _LISTS[kind](map(from_json, parts))


@cache
def _classes() -> Mapping[str, type]:
    """The records of the battle and of the chapters, by the name that pages have for them."""
    rooms = [module for name, module in list(sys.modules.items()) if name.startswith(_ROOMS)]
    found = (one for room in rooms for one in vars(room).values())
    return {_name(one): one for one in found if isinstance(one, type) and is_dataclass(one)}


def _name(of: type) -> str:
    """What a class is called in a page."""
    return _KEPT_AS.get(of.__name__, of.__name__)


def _put(whole: Any, path: list[Any], change: Any) -> Any:  # noqa: ANN401 - whatever there is
    if not path:
        if isinstance(change, dict) and _ORDER in change:
            return {key: whole[key] for key in change[_ORDER]}
        return from_json(change)
    at, *rest = path
    if isinstance(whole, Mapping):
        if not rest and isinstance(change, dict) and _GONE in change:
            return {key: value for key, value in whole.items() if key != at}
        return {**whole, at: _put(whole.get(at), rest, change)}
    if isinstance(whole, tuple):
        return (*whole[:at], _put(whole[at], rest, change), *whole[at + 1 :])
    return replace(whole, **{at: _put(getattr(whole, at), rest, change)})
