"""The rulings with what a table has chosen, kept because a battle asks for the same ones at every command."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol

from squadlog.base.errors import RulebookError
from squadlog.base.lengths import METRES, LengthScale, LengthUnit
from squadlog.book.load import load_rulings
from squadlog.book.rulings import Rulings
from squadlog.book.versions import before


def rulings_of(chosen: Mapping[str, str], opened_by: str) -> Rulings:
    """The rulings of a record with what was chosen in it.

    `opened_by` is the version that opened the record, empty for the first. A ruling that version did not know is in
    force as it was then played, not by the default of today. Raises RulebookError as `rulings_with` does.
    """
    return _of(tuple(sorted(chosen.items())), opened_by)


@lru_cache(maxsize=32)
def _of(chosen: tuple[tuple[str, str], ...], opened_by: str) -> Rulings:
    then = tuple(
        (ruling.name, ruling.before)
        for ruling in load_rulings()
        if ruling.since is not None and ruling.before is not None and before(opened_by, ruling.since)
    )
    return rulings_with((*then, *chosen))


class _Agreed(Protocol):
    @property
    def length_unit(self) -> LengthUnit: ...
    @property
    def version(self) -> str: ...


class _Played(Protocol):
    """A battle, as far as its scale goes."""

    @property
    def setup(self) -> _Agreed: ...
    @property
    def rulings(self) -> Mapping[str, str]: ...


def scale_of(battle: _Played) -> LengthScale:
    """The unit in which the table of a battle says and reads lengths, and the metres of its inch (GEN-03, AMB-01)."""
    if battle.setup.length_unit == "m" and not battle.rulings:
        return METRES
    inch_m = rulings_of(battle.rulings, battle.setup.version).number("scale.metersPerInch")
    return LengthScale(battle.setup.length_unit, float(inch_m))


def measures_from_bases(battle: _Played) -> bool:
    """Whether distances of a battle run from the edges of bases, not from centres (AMB-145)."""
    return bool(battle.rulings) and rulings_of(battle.rulings, battle.setup.version).is_(
        "measure.from", "base"
    )


@lru_cache(maxsize=32)
def rulings_with(choices: tuple[tuple[str, str], ...]) -> Rulings:
    """The book's rulings with these choices made: pairs of name and option key.

    Raises RulebookError, in one sentence, for a ruling or an option that this book does not have.
    """
    try:
        return Rulings.of(load_rulings().book, choices)
    except KeyError as error:
        raise RulebookError(f"The rulebook has no ruling called {error.args[0]}.") from None
    except ValueError as error:
        raise RulebookError(str(error)) from None
