"""House rules of careers: what the printed book does not have, off until a company chooses it."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Final

from squadlog.base.errors import SquadlogError
from squadlog.base.limits import Bounds
from squadlog.book.entry import Entry, Key, Text
from squadlog.book.load import load_list
from squadlog.book.places import data_dir

OFF: Final = "off"
OURS: Final = "house rule, ours"
"""What stands beside whatever follows from one of them."""


class HouseRule(Entry):
    """One question that the book does not ask, and what can be chosen; `off` is always among it."""

    key: Key
    question: Annotated[Text, Bounds(min_length=1)]
    options: Mapping[Key, Text]


class CareerError(SquadlogError):
    """Something that cannot be done to a company, a career or a result; one sentence says why."""


def house_rules(tables: Path | None = None) -> tuple[HouseRule, ...]:
    """Every house rule, in the order of the table. Raises RulebookError."""
    return _rules(tables or data_dir("tables"))


@cache
def _rules(folder: Path) -> tuple[HouseRule, ...]:
    return tuple(load_list(folder, "house.toml", "house", HouseRule))


def choose_option(key: str, option: str) -> tuple[str, str]:
    """A rule and its option as the table writes them. Raises CareerError for what it does not have."""
    for rule in house_rules():
        if rule.key == key.strip().casefold():
            asked = option.strip().casefold()
            if asked in rule.options:
                return rule.key, asked
            raise CareerError(f"{rule.key} can be {', '.join(rule.options)}, not {option}.")
    known = ", ".join(rule.key for rule in house_rules())
    raise CareerError(f"There is no house rule {key}; there are {known}.")
