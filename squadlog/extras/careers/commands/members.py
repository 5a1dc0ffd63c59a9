"""The members of a company that a command means."""

from typing import TYPE_CHECKING

from squadlog.cli.faults import NotUnderstoodError
from squadlog.extras.careers.session.members import NoMembersError, find_members

if TYPE_CHECKING:
    from squadlog.extras.careers.company import Company


def who_said(text: str, one: "Company | None" = None) -> tuple[int, ...]:
    """Numbers of soldiers as `1-4,7`; of a company by name as well: `1-4,Anna`. Raises NotUnderstoodError."""
    try:
        return find_members(text, one)
    except NoMembersError as error:
        raise NotUnderstoodError(str(error)) from None


def one_said(text: str, one: "Company") -> int:
    """A single soldier of a company, by number or name. Raises NotUnderstoodError."""
    found = who_said(text, one)
    if len(found) != 1:
        raise NotUnderstoodError(f"{text!r} is more than one soldier.")
    return found[0]
