"""What every row of every table shares, and the bounded kinds of cell.

All of them are frozen, refuse unknown keys and do not convert between types. `reading.adapter` makes them of
what a file says; what was checked once can be put together again without pydantic.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import partial
from types import MappingProxyType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Literal,
    Self,
    TypeVar,
    dataclass_transform,
    get_origin,
)

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.limits import After, Before, Bounds

with lazy_imports():
    from squadlog.base import record_schema as schemas

if TYPE_CHECKING:
    from squadlog.base.compiled_pydantic import Schema


def _fraction(cell: object) -> object:
    if not isinstance(cell, str):
        return cell
    try:
        return Fraction(cell)
    except (ValueError, ZeroDivisionError):
        raise ValueError("should be a fraction such as 1/10") from None


def _share(value: Fraction) -> Fraction:
    if not 0 <= value <= 10:
        raise ValueError("should be from 0 to 10")
    return value


Text = Annotated[str, Bounds(max_length=400)]
Name = Annotated[str, Bounds(min_length=1, max_length=80, pattern=r"^\S.*$")]
Key = Annotated[str, Bounds(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9+-][A-Za-z0-9_]*$")]
RuleId = Annotated[str, Bounds(pattern=r"^[A-Z]{1,3}-[0-9]{2,3}[a-z]?$")]
Modifier = Annotated[int, Bounds(ge=-10, le=10)]
Points = Annotated[int, Bounds(ge=-100, le=200)]
Percentile = Annotated[int, Bounds(ge=-100, le=100)]
ActionPoints = Annotated[int, Bounds(ge=0, le=20)]
Penetration = Annotated[int, Bounds(ge=0, le=20)]
ArmourFactor = Annotated[int, Bounds(ge=0, le=20)]
Count = Annotated[int, Bounds(ge=0, le=200)]
Metres = Annotated[float, Bounds(ge=0, le=100)]
Face = Annotated[int, Bounds(ge=1, le=10)]
Share = Annotated[Fraction, Before(_fraction), After(_share)]
Keys = Annotated[tuple[Key, ...], Bounds(strict=False)]
Names = Annotated[tuple[Name, ...], Bounds(strict=False)]
RuleIds = Annotated[tuple[RuleId, ...], Bounds(strict=False)]
Counts = Annotated[tuple[Count, ...], Bounds(strict=False)]
Band = Annotated[tuple[Count, Count], Bounds(strict=False)]
FaceBand = Annotated[tuple[Face, Face], Bounds(strict=False)]
Combine = Literal["yes", "no", "fire_only"]
Status = Literal["printed", "inferred", "reconstructed", "added", "replaced"]


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Entry:
    """A piece of the printed book: frozen, equal when all it says is equal."""

    fields: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """Name and type of everything it says, in order."""
    written: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """How a field is written where its name cannot be."""

    def __init_subclass__(cls) -> None:
        """Know what the class adds to those it comes from."""
        known: tuple[Any, ...] = (ClassVar,)  # what belongs to the class is not said by each of its kind
        own = {name: of for name, of in cls.__annotations__.items() if get_origin(of) not in known}
        cls.fields = MappingProxyType({**cls.fields, **own})

    def __init__(self, **says: object) -> None:
        for name in self.fields:
            if name not in says and hasattr(type(self), name):
                says[name] = getattr(type(self), name)
        if says.keys() != self.fields.keys():
            raise TypeError(f"{type(self).__name__} says {', '.join(self.fields)}, not {', '.join(says)}")
        vars(self).update({name: says[name] for name in self.fields})
        self._agrees()

    @classmethod
    def again(cls, values: Iterable[object]) -> Self:
        """One that was checked before, from the values of its fields in order."""
        entry = cls.__new__(cls)
        vars(entry).update(zip(cls.fields, values, strict=True))
        return entry

    def _agrees(self) -> None:
        """Check that its fields agree with each other. Raises ValueError."""

    def replaced(self, **says: object) -> Self:
        """An entry like this one that says something else."""
        return type(self)(**{**vars(self), **says})

    def __setattr__(self, name: str, value: object) -> None:
        """Refused: what is printed stays."""
        raise AttributeError(f"{type(self).__name__} is printed: {name} stays what it is")

    def __eq__(self, other: object) -> bool:
        """Whether both are of one kind and say the same."""
        return self is other or (type(self) is type(other) and vars(self) == vars(other))

    def __hash__(self) -> int:
        """Of its kind alone: entries are found by their keys."""
        return len(self.fields)

    def __repr__(self) -> str:
        """All it says."""
        return (
            f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"
        )

    @classmethod
    def core_schema(cls) -> "Schema":
        """How one is read: exactly its keys, each of its type."""
        says = {}
        for name, annotation in cls.fields.items():
            schema = schemas.schema_of(annotation)
            if hasattr(cls, name):
                schema = {"type": "default", "schema": schema, "default_factory": partial(getattr, cls, name)}
            says[name] = {
                "type": "model-field",
                "schema": schema,
                "validation_alias": cls.written.get(name, name),
            }
        keys = {
            "type": "model-fields",
            "fields": says,
            "model_name": cls.__name__,
            "extra_behavior": "forbid",
        }
        return schemas.after(lambda found: cls(**found[0]), keys)


class Row(Entry):
    """One printed line: its key in the table, the words shown for it, and whether the copy printed it.

    `status` is "printed" unless the value was inferred from another passage or reconstructed for a lost cell; "added"
    and "replaced" are rows of a pack, whose name says whose it is.
    """

    key: Key
    name: Name
    status: Status = "printed"
    remark: Text = ""

    @property
    def own(self) -> bool:
        """Whether it comes from a pack."""
        return self.status in ("added", "replaced")

    @property
    def plain_name(self) -> str:
        """Its name as the pack gives it, without whose it is."""
        return self.name.rpartition(" (")[0] if self.own else self.name

    def marked(self, code: str) -> str:
        """Its code where there is no room for the name: with a star if it stands for a printed row."""
        return f"{code}*" if self.status == "replaced" else code


RowT = TypeVar("RowT", bound=Row)


def _with_keys(rows: object) -> object:
    if not isinstance(rows, dict):
        return rows
    return {key: {**row, "key": key} if isinstance(row, dict) else row for key, row in rows.items()}


def _some(rows: Mapping[str, object]) -> Mapping[str, object]:
    if not rows:
        raise ValueError("should have at least one row")
    return MappingProxyType(rows)


Rows = Annotated[Mapping[Key, RowT], Before(_with_keys), After(_some)]
"""A read-only table: key to row, in printed order; each row knows its own key."""

Numbers = Annotated[Mapping[Key, Count], After(MappingProxyType)]
"""Read-only named whole numbers."""


class Header(Entry):
    """The head of a table file: the number of the table, its title, and the rules it belongs to."""

    table: Annotated[str, Bounds(pattern=r"^TA?-[0-9]{2}$")]
    also: Names = ()
    title: Name
    source_rules: RuleIds = ()
