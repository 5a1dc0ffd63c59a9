"""What can be agreed about a game, from `options.toml` beside its rules, and what was agreed, ready for use."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.game import Choice, GameError, Option

with lazy_imports():
    import tomllib

RulesT = TypeVar("RulesT")


def read_options(module: str) -> tuple[Option, ...]:
    """The options that stand beside a module, in the order of the file.

    A table is called as its option is in commands and records, and has what `Option` has. One with `choices`, each its
    key and what it means, has the first for its usual one where it names no `default`; one without is a whole number
    from `least` to `most`.
    """
    tables = tomllib.loads(Path(module).with_name("options.toml").read_text(encoding="utf-8"))
    return tuple(_option(name, table) for name, table in tables.items())


def _option(name: str, table: dict[str, Any]) -> Option:
    known = tuple(Choice(key=key, words=words) for key, words in table.pop("choices", {}).items())
    usual = known[0].key if "default" not in table else str(table.pop("default"))
    return Option(name=name, default=usual, choices=known, **table)


def rules_from(
    of: type[RulesT], values: Mapping[str, str], when: Mapping[str, tuple[str, str]], **worked_out: object
) -> RulesT:
    """What was agreed as a record of that type; `values` names every option.

    A field in `when` holds if that option has that value, one that is `worked_out` is as given, and any other is what
    was agreed of the option of its name.
    """
    asked = {one.name: one.type for one in fields(of) if one.name not in worked_out}  # type: ignore[arg-type]
    found = {
        name: values[when[name][0]] == when[name][1] if name in when else _read(values[name], kind)
        for name, kind in asked.items()
    }
    return of(**found, **worked_out)


def _read(said: str, kind: object) -> str | int | bool:
    if kind is bool:
        return said == "true"
    return int(said) if kind is int else said


class Need(NamedTuple):
    """`option` may differ from its usual value only if `other` has the `value`; `barred`: only if it has any other."""

    option: str
    other: str
    value: str
    barred: bool = False


def refuse_unmet(options: Sequence[Option], needs: Iterable[Need], values: Mapping[str, str]) -> None:
    """Raises GameError for the first option that was agreed without the one that it needs.

    `values` names every option.
    """
    usual = {option.name: option.default for option in options}
    for need in needs:
        unmet = (values[need.other] == need.value) == need.barred
        if unmet and values[need.option] != usual[need.option]:
            wanted = f"{need.other} {'other than ' if need.barred else ''}{need.value}"
            raise GameError(
                f"{need.option} needs {wanted}: choose that as well, or leave {need.option} at {usual[need.option]}"
            )
