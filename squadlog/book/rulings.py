"""Rulings: the questions the printed text leaves open, their answers, and the answers a table has chosen."""

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import field, replace
from types import MappingProxyType
from typing import Annotated, Literal, Self

from squadlog.base.limits import Bounds
from squadlog.base.records import record
from squadlog.book.entry import Entry, Names, RuleId
from squadlog.book.versions import Version

Prose = Annotated[str, Bounds(max_length=2000)]
OptionKey = Annotated[str, Bounds(min_length=1, max_length=60, pattern=r"^\S+$")]
Number = Annotated[int, Bounds(ge=0, le=1000)]
SwitchName = Annotated[str, Bounds(max_length=80, pattern=r"^[a-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*$")]


class RulingOption(Entry):
    """One possible answer: the key that saves carry, and the sentence the table reads."""

    key: OptionKey
    text: Prose


_ALWAYS = frozenset({"weather", "conversion"})
"""What is asked in any battle, whatever chapters are in force: night, rain and snow; vehicles, and who goes back."""


class Ruling(Entry):
    """One contradiction or gap of the printed text. `printed` says where it is, `reason` why the default is it.

    `weight` is H (often decides), M (sometimes) or L (rarely). A ruling with `same_as` is the same question met again
    and has neither options nor default of its own. `waits_for` marks one that nothing in a basic battle without a map
    reads, or that is read only as a scenario is set up; `chapters` are the advanced ones that do, besides one with the
    name of its `chapter`. `numbers` are the bounds of the numbers a table may choose besides the options listed.
    `since` is the version that first knew the ruling, or first had this default; a record opened before it is played by
    `before`, the way the program played then. `retired` says why nothing reads it any more: it is kept for records and
    settings that name it, and stands in no list.
    """

    id: RuleId
    name: SwitchName
    edition: Literal["basic", "advanced"]
    weight: Literal["H", "M", "L"]
    chapter: Prose
    question: Prose
    printed: Prose = ""
    rules: Names = ()
    chapters: Names = ()
    reason: Prose = ""
    default: OptionKey | None = None
    options: Annotated[tuple[RulingOption, ...], Bounds(strict=False)] = ()
    numbers: Annotated[tuple[Number, Number], Bounds(strict=False)] | None = None
    same_as: str | None = None
    waits_for: Literal["map", "advanced", "set_up"] | None = None
    since: Version | None = None
    before: OptionKey | None = None
    retired: Prose = ""

    def idle(self, chapters: Container[str] = ()) -> str:
        """Why nothing reads the ruling in a battle without a map, as a clause; empty if something does.

        `chapters` are the advanced ones in force (ADV-01).
        """
        if self.retired:
            return f"it is retired: {self.retired}"
        if self.waits_for == "set_up":
            return "a scenario reads it as it is set up; a battle that has been set up stays as it is"
        if any(one in _ALWAYS or one in chapters for one in (self.chapter, *self.chapters)):
            return ""
        if self.edition == "advanced" or self.waits_for == "advanced":
            return "it matters only with advanced rules, which are not in force"
        return "it matters only on a measured map" if self.waits_for == "map" else ""

    def offers(self, key: str) -> bool:
        """Whether a table may choose that: an option that is listed, or one of its numbers, written as people do."""
        # Asked at nearly every step of the rules: a plain loop takes a third of `any`.
        for option in self.options:
            if option.key == key:
                return True
        low, high = self.numbers or (1, 0)
        return key.isascii() and key.isdecimal() and key == str(int(key)) and low <= int(key) <= high

    def options_with(self, chosen: str) -> tuple[RulingOption, ...]:
        """The options listed and, if that is none of them, the number chosen."""
        if any(option.key == chosen for option in self.options):
            return self.options
        return (*self.options, RulingOption(key=chosen, text=f"{chosen}, a number of one's own"))

    @property
    def choices(self) -> str:
        """What can be chosen, in words."""
        keys = ", ".join(option.key for option in self.options)
        return (
            keys
            if self.numbers is None
            else f"{keys} or any whole number from {self.numbers[0]} to {self.numbers[1]}"
        )

    def _agrees(self) -> None:
        keys = [option.key for option in self.options]
        if self.same_as is not None:
            if keys or self.default is not None:
                raise ValueError("same_as leaves no room for options or a default")
        elif not keys:
            raise ValueError("options are missing")
        elif len(set(keys)) != len(keys):
            raise ValueError("two options have the same key")
        elif self.default not in keys:
            raise ValueError(f"the default should be one of {', '.join(keys)}")
        if (self.since is None) is not (self.before is None):
            raise ValueError("since and before go together")
        if self.before is not None and self.before not in keys:
            raise ValueError(f"before should be one of {', '.join(keys)}")


def _index(book: Iterable[Ruling]) -> Mapping[str, Ruling]:
    """Every name and id, to the ruling that answers it. A name of its own wins over a name repeated by an alias."""
    rulings = tuple(book)
    found: dict[str, Ruling] = {}
    for ruling in rulings:
        if ruling.same_as is None:
            for label in (ruling.id, ruling.name):
                if label in found:
                    raise ValueError(f"two rulings are called {label}")
                found[label] = ruling
    waiting = [ruling for ruling in rulings if ruling.same_as is not None]
    while waiting:
        rest = []
        for ruling in waiting:
            if ruling.same_as in found:
                target = found[ruling.same_as]
                found[ruling.id] = target
                found.setdefault(ruling.name, target)
            else:
                rest.append(ruling)
        if len(rest) == len(waiting):
            raise ValueError(f"{rest[0].id} is the same as {rest[0].same_as}, which is not a ruling")
        waiting = rest
    return MappingProxyType(found)


@record
class Rulings:
    """The rulings in force: the book's defaults and what the table decided otherwise.

    Equal if book and overrides are equal. Iterating gives the book's rulings in order. Build it with `of`.
    """

    book: tuple[Ruling, ...] = field(hash=False, repr=False)
    overrides: tuple[tuple[str, str], ...] = ()
    """Sorted pairs of ruling name and option key that differ from the default; saves carry them."""
    _found: Mapping[str, Ruling] = field(compare=False, repr=False)
    _chosen: Mapping[str, str] = field(compare=False, repr=False)
    """Name of every ruling with options, to the key of the option in force."""

    @classmethod
    def of(cls, book: Iterable[Ruling], overrides: Iterable[tuple[str, str]] = ()) -> Self:
        """The rulings of this book with these choices made.

        Raises ValueError if two rulings share a name or `same_as` leads nowhere, and what `with_choice` raises.
        """
        rulings = tuple(book)
        defaults = {ruling.name: ruling.default for ruling in rulings if ruling.default is not None}
        value = cls(book=rulings, _found=_index(rulings), _chosen=MappingProxyType(defaults))
        for name, key in overrides:
            value = value.with_choice(name, key)
        return value

    def __iter__(self) -> Iterator[Ruling]:
        """Every ruling of the book but the retired, those that repeat another included."""
        return (ruling for ruling in self.book if not ruling.retired)

    def __len__(self) -> int:
        """How many rulings these are."""
        return sum(not ruling.retired for ruling in self.book)

    def __contains__(self, name: object) -> bool:
        """Whether a ruling has this name or id."""
        return name in self._found

    def ruling(self, name: str) -> Ruling:
        """The ruling that answers this name or id, following `same_as`. Raises KeyError if there is none."""
        return self._found[name]

    def choice(self, name: str) -> str:
        """The key of the option in force. Raises KeyError for a name that no ruling has."""
        return self._chosen[self._found[name].name]

    def is_(self, name: str, key: str) -> bool:
        """Whether that option is in force. Raises KeyError, and ValueError for a key the ruling does not offer."""
        ruling = self._found[name]
        if self._chosen[ruling.name] == key:
            return True
        _require_option(ruling, key)
        return False

    def number(self, name: str) -> float:
        """The option in force as a number, an int where it is whole.

        Raises KeyError, and TypeError if the option in force is not a number.
        """
        chosen = self.choice(name)
        try:
            value = float(chosen)
        except ValueError:
            raise TypeError(f"The ruling {name} is {chosen}, which is not a number.") from None
        return int(value) if value.is_integer() else value

    def with_choice(self, name: str, key: str) -> Self:
        """The rulings with the one called `name` set to `key`; choosing the default takes an override away.

        Raises KeyError for an unknown name, ValueError with the list of options for an unknown option.
        """
        ruling = self._found[name]
        _require_option(ruling, key)
        others = [pair for pair in self.overrides if pair[0] != ruling.name]
        changed = [] if key == ruling.default else [(ruling.name, key)]
        chosen = MappingProxyType({**self._chosen, ruling.name: key})
        return replace(self, overrides=tuple(sorted(others + changed)), _chosen=chosen)


def _require_option(ruling: Ruling, key: str) -> None:
    if not ruling.offers(key):
        raise ValueError(f"The ruling {ruling.name} has no option {key}; choose one of {ruling.choices}.")
