"""The members of a company that somebody means: by numbers, ranges of numbers, or names."""

from typing import TYPE_CHECKING

from squadlog.base.names import clean_text, fold_name
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.session.companies import names_of

if TYPE_CHECKING:
    from squadlog.extras.careers.company import Company

_MOST_MEMBERS = 9999
"""The highest number of a soldier."""


class NoMembersError(CareerError):
    """Words that mean no soldiers."""


def find_members(text: str, one: "Company | None" = None) -> tuple[int, ...]:
    """Numbers of soldiers as `1-4,7`; of a company by name as well: `1-4,Anna`. Raises NoMembersError."""
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.replace(" ", "").partition("-")
        ends = (first, last) if dash else (first, first)
        if not all(end.isascii() and end.isdigit() and len(end) <= 4 for end in ends):
            if one is None:
                raise NoMembersError(f"{text!r} are no numbers of soldiers, such as 1-4,7.")
            found.append(_find_soldier(part.strip(), one))
            continue
        low, high = int(ends[0]), int(ends[1])
        if not 1 <= low <= high <= _MOST_MEMBERS:
            raise NoMembersError(f"{part} is no range of numbers.")
        found += range(low, high + 1)
    return tuple(dict.fromkeys(found))


def _find_soldier(text: str, one: "Company") -> int:
    """The soldier of that name, or of the one that begins so."""
    shown, meant, names = clean_text(text, limit=40), fold_name(text), names_of(one)
    alike = [number for number, name in names.items() if meant and fold_name(name) == meant] or [
        number for number, name in names.items() if meant and fold_name(name).startswith(meant)
    ]
    if not alike:
        raise NoMembersError(
            f"{one.name} has no soldier {shown!r}; say a name of its roster, or numbers such as 1-4,7."
        )
    if len(alike) > 1:
        told = ", ".join(f"{number} {names[number]}" for number in alike[:5])
        raise NoMembersError(f"{shown!r} could be more than one soldier: {told}. Say the number.")
    return alike[0]
