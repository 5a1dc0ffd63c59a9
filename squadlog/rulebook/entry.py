"""What every row of every table shares, and the bounded kinds of cell.

All models are frozen, refuse unknown keys and do not convert between types. Building of their validators is
deferred until the book is first read, because only the whole book is ever validated.
"""

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, Strict


def _fraction(cell: object) -> object:
    if not isinstance(cell, str):
        return cell
    try:
        return Fraction(cell)
    except (ValueError, ZeroDivisionError):
        raise ValueError("should be a fraction such as 1/10") from None


Text = Annotated[str, Field(max_length=400)]
Name = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^\S.*$")]
Key = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9+-][A-Za-z0-9_]*$")]
RuleId = Annotated[str, Field(pattern=r"^[A-Z]{1,3}-[0-9]{2,3}[a-z]?$")]
Modifier = Annotated[int, Field(ge=-10, le=10)]
Points = Annotated[int, Field(ge=-100, le=200)]
Percentile = Annotated[int, Field(ge=-100, le=100)]
ActionPoints = Annotated[int, Field(ge=0, le=20)]
Penetration = Annotated[int, Field(ge=0, le=20)]
ArmourFactor = Annotated[int, Field(ge=0, le=20)]
Count = Annotated[int, Field(ge=0, le=200)]
Metres = Annotated[float, Field(ge=0, le=100)]
Face = Annotated[int, Field(ge=1, le=10)]
Share = Annotated[Fraction, BeforeValidator(_fraction), Field(ge=0, le=10)]
Keys = Annotated[tuple[Key, ...], Strict(strict=False)]
Names = Annotated[tuple[Name, ...], Strict(strict=False)]
RuleIds = Annotated[tuple[RuleId, ...], Strict(strict=False)]
Counts = Annotated[tuple[Count, ...], Strict(strict=False)]
Band = Annotated[tuple[Count, Count], Strict(strict=False)]
FaceBand = Annotated[tuple[Face, Face], Strict(strict=False)]
Combine = Literal["yes", "no", "fire_only"]
Status = Literal["printed", "inferred", "reconstructed"]


class Entry(BaseModel):
    """A piece of the printed book."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        strict=True,
        defer_build=True,
        allow_inf_nan=False,
        hide_input_in_errors=True,
    )


class Row(Entry):
    """One printed line: its key in the table, the words shown for it, and whether the copy printed it.

    `status` is "printed" unless the value was inferred from another passage or reconstructed for a lost cell.
    """

    key: Key
    name: Name
    status: Status = "printed"
    remark: Text = ""


RowT = TypeVar("RowT", bound=Row)


def _with_keys(rows: object) -> object:
    if not isinstance(rows, dict):
        return rows
    return {key: {**row, "key": key} if isinstance(row, dict) else row for key, row in rows.items()}


Rows = Annotated[
    Mapping[Key, RowT], BeforeValidator(_with_keys), Field(min_length=1), AfterValidator(MappingProxyType)
]
"""A read-only table: key to row, in printed order; each row knows its own key."""

Numbers = Annotated[Mapping[Key, Count], AfterValidator(MappingProxyType)]
"""Read-only named whole numbers."""


class Header(Entry):
    """The head of a table file: the number of the table, its title, and the rules it belongs to."""

    table: Annotated[str, Field(pattern=r"^TA?-[0-9]{2}$")]
    also: Names = ()
    title: Name
    source_rules: RuleIds = ()
