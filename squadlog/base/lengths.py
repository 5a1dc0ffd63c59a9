"""Lengths as people at a table say and read them: metres, inches or centimetres. Rules and records have metres alone.

The unit in which lengths are shown is a property of whoever reads, as a language is: it is in force, and no function
is told it. A battle on the screen or in a command puts its own in force (`shown_in`, `show_from_now_on`); what decides
by the rules puts metres in force, so that no word that a record keeps depends on who reads it.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Literal

from squadlog.base.records import value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LengthUnit = Literal["m", "in", "cm"]
UNITS: dict[LengthUnit, str] = {"m": "metres", "in": "inches", "cm": "centimetres"}
"""The units of a table, with their names."""
CM_OF_AN_INCH = 2.54


@value
class LengthScale:
    """The unit of a table, and how many metres an inch on it stands for (GEN-03, AMB-01)."""

    unit: LengthUnit = "m"
    inch_m: float = 1.0

    def metres_of(self, length: float, unit: LengthUnit) -> float:
        """The metres that a length in any unit stands for at this table."""
        match unit:
            case "m":
                return length
            case "in":
                return length * self.inch_m
            case "cm":
                return length * self.inch_m / CM_OF_AN_INCH

    def of_metres(self, metres: float) -> float:
        """That many metres in the unit of this table."""
        return metres / self.metres_of(1.0, self.unit)


METRES = LengthScale()
_shown: ContextVar[Callable[[], LengthScale] | None] = ContextVar("shown", default=None)
_elsewhere: list[Callable[[], LengthScale]] = []
"""What holds outside of every `shown_in`: the battle on the screen."""


def scale_in_force() -> LengthScale:
    """The scale in which lengths are shown at this point of the program; metres where nothing else was said."""
    asked = _shown.get()
    if asked is not None:
        return asked()
    return _elsewhere[-1]() if _elsewhere else METRES


@contextmanager
def shown_in(scale: LengthScale | Callable[[], LengthScale]) -> Iterator[None]:
    """Show lengths inside in this scale, or in whatever it is by then."""
    token = _shown.set((lambda: scale) if isinstance(scale, LengthScale) else scale)
    try:
        yield
    finally:
        _shown.reset(token)


def show_from_now_on(scale: Callable[[], LengthScale]) -> None:
    """Show lengths in this scale, wherever nothing else is in force, until `show_as_before` takes it back."""
    if scale not in _elsewhere:
        _elsewhere.append(scale)


def show_as_before(scale: Callable[[], LengthScale]) -> None:
    """Take back what `show_from_now_on` put in force."""
    if scale in _elsewhere:
        _elsewhere.remove(scale)


# Shown


def format_length(metres: float, places: int | None = None) -> str:
    """A length in the unit in force: `13.51 m`, `2.5 in`, `30 cm`, no finer than two decimals.

    With `places` so many decimals in metres and inches, and one less in centimetres: `7.0 m`, `7.0 in`, `18 cm`.
    """
    return f"{format_number(metres, places)} {length_unit()}"


def format_number(metres: float, places: int | None = None) -> str:
    """A length in the unit in force without the unit, as a column or a list has it: `13.51`."""
    scale = scale_in_force()
    length = scale.of_metres(metres)
    if places is None:
        return f"{length:.2f}".rstrip("0").rstrip(".")
    return f"{length:.{max(0, places - (scale.unit == 'cm'))}f}"


def says_nothing(told: str) -> bool:
    """Whether a length as it is told rounds to nothing: `0.0 m`."""
    return not float(told.partition(" ")[0])


def length_unit() -> LengthUnit:
    """The sign of the unit in force: `m`, `in`, `cm`."""
    return scale_in_force().unit


def format_counted(metres: float, counted: int, places: int | None = None) -> str:
    """A length of which a rule counts whole metres, told as it rounds: `7.3 in (14.6 m, counts as 15 m)`.

    In metres it is the length alone, for everybody sees there what it counts as; so is none at all.
    """
    told = format_length(metres, places)
    if length_unit() == "m" or not metres:
        return told
    exact = f"{metres:.1f}".removesuffix(".0")
    return f"{told} ({exact} m{'' if float(exact) == counted else f', counts as {counted} m'})"


# Passed on and kept


def in_metres(metres: float, places: int | None = None) -> str:
    """A length in the words of a rule, a fact or a refusal, which may be kept: in metres whoever reads it.

    `format_kept` shows such words in the unit in force.
    """
    told = f"{metres:.2f}".rstrip("0").rstrip(".") if places is None else f"{metres:.{places}f}"
    return f"{told} m"


_KEPT = r"(?<![\w.,])(?:(\d+(?:\.\d+)?)( by | to | x | of | or ))?(\d+(?:\.\d+)?) m\b"
_A_METRE = r"\b(half a|a|one) metre\b"
_METRES = r"(?<!in )(?<!whole )(?<!full )(?<!square )\bmetres\b(?! (?:east|as X))"
_FINER = r"(\d+\.\d{3,}) m\b"
"""What is looked for; `re` compiles it when it is first asked for, and a command in metres asks for little of it."""


def format_kept(kept: str) -> str:
    """Words that a record keeps, in metres as they were measured, as people read them here.

    `9.123 m` becomes `9.12 m` in metres; where an inch is two metres, `7 m` becomes `3.5 in`, `a metre` becomes
    `0.5 in`, and who is asked for metres is asked for inches. Metres of a place (`in metres`, `metres east`) and the
    whole metres that a rule counts stay.
    """
    if length_unit() == "m":
        return re.sub(_FINER, lambda found: format_length(float(found[1])), kept) if " m" in kept else kept
    told = re.sub(_KEPT, _format_found, kept)
    if "etre" not in told:
        return told
    told = re.sub(_A_METRE, lambda found: format_length(0.5 if found[1] == "half a" else 1.0), told)
    return re.sub(_METRES, UNITS[length_unit()], told)


def format_area(square_metres: float) -> str:
    """An area in the unit in force, to one decimal: `8.7 square metres`, `2.2 square inches`."""
    scale = scale_in_force()
    return f"{scale.of_metres(scale.of_metres(square_metres)):.1f} square {UNITS[scale.unit]}"


def _format_found(found: re.Match[str]) -> str:
    first, between, last = found.groups()
    return (format_number(float(first)) + between if first else "") + format_length(float(last))


# Typed

_LENGTH = (
    r"(?i)([0-9]{1,5}(?:[.,][0-9]{1,20})?) ?"
    r"""(?:(m|met(?:re|er)s?)|(in|inch|inches|["″”]|'')|(cm|centimet(?:re|er)s?))?"""
)


@value
class TypedLength:
    """A length as it was typed: its metres, and whether it said its unit."""

    metres: float
    has_unit: bool


def read_length(text: str, scale: LengthScale | None = None) -> TypedLength | None:
    """A typed length: `12`, `12in`, `4"`, `0.5 m`, `30cm`; None for what is none.

    A number without a unit is in that of the `scale`, which is the one in force if it is not given.
    """
    found = re.fullmatch(_LENGTH, text.strip())
    if found is None:
        return None
    scale = scale_in_force() if scale is None else scale
    number, *units = found.groups()
    said = next((unit for unit, sign in zip(UNITS, units, strict=True) if sign), None)
    return TypedLength(scale.metres_of(float(number.replace(",", ".")), said or scale.unit), said is not None)


def metres_of(length: float, sign: str) -> float:
    """The metres of a length in a unit that is said by its sign, at the table in force: `in`, `"`, `cm`, `m`."""
    unit: LengthUnit = next((unit for unit in UNITS if unit == sign.lower()), "in")
    return scale_in_force().metres_of(length, unit)


def typed_metres(number: float) -> float:
    """The metres of a number that was typed without a unit, in that in force."""
    scale = scale_in_force()
    return scale.metres_of(number, scale.unit)


def as_typed(metres: float) -> str:
    """A length as digits that are typed for it, in the unit in force: `12`, `7.3`."""
    return f"{scale_in_force().of_metres(metres):g}"


def say_exactly(metres: float) -> str | None:
    """A length in the unit in force with its sign, as `4in`, where that reads back as the very same; else None."""
    scale = scale_in_force()
    said = f"{format_number(metres)}{scale.unit}"
    read = read_length(said, scale)
    return said if read is not None and read.metres == metres else None
