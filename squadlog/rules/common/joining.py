"""How the hooks of several chapters become one: the desk asks once, whoever has a word in it.

A hook that a chapter leaves alone is one of the five functions here. Which of them it is says how the hooks of several
chapters are joined; nobody who has filled none is asked.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, fields
from itertools import chain
from typing import Any, TypeVar

from squadlog.battle.state import Battle

HooksT = TypeVar("HooksT")
GivenT = TypeVar("GivenT")
Hook = Callable[..., Any]
ContextT = TypeVar("ContextT")
"""The `RulesContext` that every hook is handed. It holds what is in force, so that it cannot be named here."""

SEVERAL = "several"
"""In the metadata of a hook by key that chapters may share: the function that joins their values.

Without it no two chapters have the same key.
"""


def does_nothing(*_: object) -> None:
    """Do nothing: the default of a part; where several chapters have one, all are called in their order."""


def no_answer(*_: object) -> None:
    """Give None: the default of a part; where several chapters have one, the first answer other than None counts."""


def gives_none(*_: object) -> tuple[()]:
    """Give nothing to list: the default of a part; where several chapters have one, their lists are joined."""
    return ()


def says_no(*_: object) -> bool:
    """Say no: the default of a part; where several chapters have one, one yes is enough."""
    return False


def as_it_is(battle: GivenT, *_: object) -> GivenT:
    """The battle, or what else is given first, unchanged. Each chapter is handed what the one before has made of it."""
    return battle


def joined(families: Sequence[HooksT]) -> HooksT:
    """What chapters have to say in one family of hooks, in the order of the chapters."""
    of: Any = type(families[0])
    said = {
        hook.name: _join(hook, [getattr(family, hook.name) for family in families]) for hook in fields(of)
    }
    return of(**said)  # type: ignore[no-any-return] # a family of that type


def _join(hook: Field[Any], said: Sequence[Any]) -> Any:  # noqa: ANN401 - as various as the hooks
    empty = hook.default if hook.default_factory is MISSING else hook.default_factory()
    filled = [one for one in said if one != empty]
    if len(filled) <= 1 or empty is None:
        return filled[0] if filled else empty
    if callable(empty):
        return _JOINS[empty](filled)
    if isinstance(empty, tuple):
        return tuple(chain.from_iterable(filled))
    if isinstance(empty, Mapping):
        return _by_key(filled, hook.metadata.get(SEVERAL))
    return any(filled)


def _by_key(filled: Sequence[Mapping[Any, Any]], several: Hook | None) -> dict[Any, Any]:
    if several is None:
        return {key: has for of_one in filled for key, has in of_one.items()}
    found: dict[Any, list[Hook]] = {}
    for key, has in chain.from_iterable(one.items() for one in filled):
        found.setdefault(key, []).append(has)
    return {key: _JOINS[several](those) if len(those) > 1 else those[0] for key, those in found.items()}


def _each(filled: Sequence[Hook]) -> Hook:
    def each(*args: object) -> None:
        for one in filled:
            one(*args)

    return each


def _first(filled: Sequence[Hook]) -> Hook:
    def first(*args: object) -> object:
        for one in filled:
            if (answer := one(*args)) is not None:
                return answer
        return None

    return first


def _all(filled: Sequence[Hook]) -> Hook:
    def everything(*args: object) -> Iterator[object]:
        for one in filled:
            yield from one(*args)

    return everything


def _any(filled: Sequence[Hook]) -> Hook:
    return lambda *args: any(one(*args) for one in filled)


def _in_turn(filled: Sequence[Hook]) -> Hook:
    def in_turn(battle: Battle, *args: object) -> Battle:
        for one in filled:
            battle = one(battle, *args)
        return battle

    return in_turn


_JOINS: Mapping[Hook, Callable[[Sequence[Hook]], Hook]] = {
    does_nothing: _each,
    no_answer: _first,
    gives_none: _all,
    says_no: _any,
    as_it_is: _in_turn,
}
