"""A squad as an infantry counter of Centurion (CEN-04..CEN-07, A-138)."""

from collections.abc import Iterable
from typing import Literal

from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings

Kind = Literal["infantry", "tank crew"]
_OUT = {"conscious": ("U", "D"), "alive": ("D",)}


def counts_as(troops: Iterable[str], book: Rulebook) -> Kind:
    """What units of these troops count as: infantry if half of them or more are combat units (CEN-06, CEN-07)."""
    fighting = [troop in book.conversion.infantry for troop in troops]
    return "infantry" if 2 * sum(fighting) >= len(fighting) else "tank crew"


def counts(wound: str, rulings: Rulings) -> bool:
    """Whether a unit with that wound is one of those that a counter is as strong as (CEN-05, A-138)."""
    return wound not in _OUT[rulings.choice("centurion.count")]
