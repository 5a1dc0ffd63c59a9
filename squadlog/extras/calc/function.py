"""What every calculation is: a name, an input that is checked, and the rule it asks."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Generic, TypeVar, dataclass_transform

from squadlog.base.errors import SquadlogError
from squadlog.base.limits import Before, Bounds, Instead
from squadlog.base.records import record
from squadlog.battle.moment import SUBPHASES, Moment
from squadlog.book.entry import Entry
from squadlog.book.people import Race
from squadlog.rules.common.context import RulesContext
from squadlog.squads.goods import race_key

Answer = bool | int | float | str | None | list["Answer"] | dict[str, "Answer"]
MOST = 1000
"""The largest number of a turn, and the most things that a list in a request may have."""


class InputError(SquadlogError):
    """An input that makes no sense; the sentence says where, and what would be right."""


class AskedField:
    """What one key of an input is about, its default if it may be left out, and how it is written."""

    def __init__(self, description: str, default: object, alias: str) -> None:
        self.description, self.default, self.alias = description, default, alias

    @property
    def is_required(self) -> bool:
        """Whether it must be there."""
        return self.default is ...


def ask_key(*, description: str, default: Any = ..., alias: str = "") -> Any:  # noqa: ANN401 - in the value's place
    """What one key of an input is about."""
    return AskedField(description, default, alias)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(ask_key,))
class Input(Entry):
    """The input of a calculation: closed to unknown keys and exact about types; no infinities."""

    asks: ClassVar[Mapping[str, AskedField]] = MappingProxyType({})
    """What its keys are about, by the names of the fields."""

    def __init_subclass__(cls) -> None:
        """Set what may be left out to its default."""
        super().__init_subclass__()
        own = {name: vars(cls)[name] for name in cls.fields if name in vars(cls)}
        cls.asks = {**cls.asks, **own}
        cls.written = {name: asked.alias for name, asked in cls.asks.items() if asked.alias}
        for name, asked in own.items():
            if asked.is_required:
                delattr(cls, name)
            else:
                setattr(cls, name, asked.default)

    @classmethod
    def keys(cls) -> tuple[str, ...]:
        """What it is made of, as it is written."""
        return tuple(cls.written.get(name, name) for name in cls.fields)


InputT = TypeVar("InputT", bound=Input)


@record
class Function(Generic[InputT]):
    """One calculation. `gives` describes the output in words; `example` is an input and what it gives.

    `compute` raises InputError for what only the tables can judge, such as an unknown weapon.
    """

    name: str
    summary: str
    takes: type[InputT]
    gives: str
    example: tuple[Mapping[str, Any], Answer]
    compute: Callable[[InputT, RulesContext], Answer]


def calculation(
    summary: str, *, gives: str, example: tuple[Mapping[str, Any], Answer]
) -> Callable[[Callable[[InputT, RulesContext], Answer]], Function[InputT]]:
    """Makes a calculation of the function beneath, which has its name and is given what it takes."""

    def made(compute: Callable[[InputT, RulesContext], Answer]) -> Function[InputT]:
        takes = next(iter(compute.__annotations__.values()))
        name = compute.__name__.removeprefix("_")
        return Function(
            name=name, summary=summary, takes=takes, gives=gives, example=example, compute=compute
        )

    return made


def whole(value: object) -> object:
    """Spreadsheets write 3 as 3.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _as_moment(value: object) -> object:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError("should be [turn, subphase]")
    turn, subphase = (whole(part) for part in value)
    if type(turn) is not int or type(subphase) is not int:
        raise ValueError("should be [turn, subphase] in whole numbers")
    if not (1 <= turn <= MOST and 1 <= subphase <= SUBPHASES):
        raise ValueError(f"should be [turn, subphase]: turn 1 to {MOST}, subphase 1 to {SUBPHASES}")
    return Moment(turn, subphase)


def _as_face(value: object) -> object:
    """The face printed 0 is 10 (DIE-07)."""
    return 10 if type(value) is int and value == 0 else whole(value)


Whole = Annotated[int, Bounds(ge=-MOST, le=MOST), Before(whole)]
Count = Annotated[int, Bounds(ge=0, le=MOST), Before(whole)]
Steps = Annotated[int, Bounds(ge=1, le=MOST), Before(whole)]
Points = Annotated[int, Bounds(ge=0, le=100_000), Before(whole)]
Metres = Annotated[float, Bounds(ge=0, le=MOST)]
Face = Annotated[int, Bounds(ge=1, le=10), Before(_as_face)]
When = Annotated[Moment, Instead(_as_moment, tuple[int, int])]
Word = Annotated[str, Bounds(min_length=1, max_length=80)]
Words = Annotated[tuple[Word, ...], Bounds(strict=False, max_length=40)]

RowT = TypeVar("RowT")


def row(rows: Mapping[str, RowT], key: str, where: str) -> RowT:
    """The row of a table. Raises InputError that lists the keys when there is none."""
    if key not in rows:
        raise InputError(f"in: {where} should be one of {', '.join(rows)}, not {key[:40]!r}.")
    return rows[key]


def race_row(name: str, ctx: RulesContext, where: str = "race") -> Race:
    """The row of a race, in any printed spelling (AMB-41). Raises as `row` does."""
    return row(ctx.book.races, race_key(name, ctx.book), where)


def tidy(value: Fraction | float) -> int | float:
    """A number as it is answered: whole where it is whole, else to three decimals."""
    rounded = round(float(value), 3)
    return int(rounded) if rounded.is_integer() else rounded


def clock(moment: Moment) -> Answer:
    """A moment as `[turn, subphase]`."""
    return [moment.turn, moment.subphase]
