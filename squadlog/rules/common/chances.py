"""The exact chances of what one shot can come to, as fractions."""

from dataclasses import field, fields
from fractions import Fraction

from squadlog.base.records import record

_NEVER = Fraction(0)


@record
class Odds:
    """The chance of each outcome of one shot: all but `jam` exclude one another and sum to 1.

    `no_wound` is a hit that only dazes. `L` to `D` is the wound level the target has after a hit that ticked
    boxes. `jam` goes along with a hit (FIR-41).
    """

    miss: Fraction = _NEVER
    no_wound: Fraction = _NEVER
    L: Fraction = _NEVER
    M: Fraction = _NEVER
    S: Fraction = _NEVER
    U: Fraction = _NEVER
    D: Fraction = _NEVER
    jam: Fraction = field(default=_NEVER)

    @property
    def hit(self) -> Fraction:
        """The chance to hit."""
        return 1 - self.miss

    @property
    def out(self) -> Fraction:
        """The chance that the shot leaves the target unconscious or dead."""
        return self.U + self.D

    def outcomes(self) -> dict[str, Fraction]:
        """The outcomes that can happen, by name, `jam` left out."""
        every = {entry.name: getattr(self, entry.name) for entry in fields(self) if entry.name != "jam"}
        return {name: chance for name, chance in every.items() if chance}
