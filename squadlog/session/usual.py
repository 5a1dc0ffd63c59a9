"""The readings and the unit of lengths a table has settled on for good: what its new battles start with, as settings.

What an earlier or later version kept and this one does not know counts for nothing.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from squadlog.base.lengths import METRES, UNITS, LengthScale
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulings

if TYPE_CHECKING:
    from squadlog.base.lengths import LengthUnit
    from squadlog.battle.terms import Setup
    from squadlog.book.rulings import Rulings
    from squadlog.store.shelves import Settings

_SETTING, UNITS_SETTING = "rulings", "units"


def usual_rulings(settings: Settings) -> Rulings:
    """The book's rulings with what this table always answers otherwise. Raises StoreError."""
    return rulings_with(_kept(settings))


def keep_usual(settings: Settings, name: str, option: str) -> Rulings:
    """Answer a ruling, by name or id, by this option in every battle to come; gives what is then usual.

    Raises KeyError for no such ruling, ValueError for no such option, and StoreError.
    """
    rulings = usual_rulings(settings).with_choice(name, option)
    settings.set(_SETTING, json.dumps(dict(rulings.overrides)))
    return rulings


def usual_unit(settings: Settings) -> LengthUnit:
    """The unit of lengths in which this user's new battles are played; metres if nothing was set. Raises StoreError."""
    kept = settings.get(UNITS_SETTING)
    return next((unit for unit in UNITS if unit == kept), "m")


def usual_scale(settings: Settings) -> LengthScale:
    """What lengths are shown in where no battle says otherwise: the usual unit and scale. Raises StoreError."""
    unit = usual_unit(settings)
    if unit == "m":
        return METRES
    return LengthScale(unit, float(usual_rulings(settings).number("scale.metersPerInch")))


def keep_unit(setup: Setup, unit: LengthUnit) -> LengthUnit:
    """The unit of a new battle: that of its set-up, as a start in the middle carries it, else `unit`."""
    return unit if setup.length_unit == "m" else setup.length_unit


def _kept(settings: Settings) -> tuple[tuple[str, str], ...]:
    try:
        content = json.loads(settings.get(_SETTING, "{}"))
    except json.JSONDecodeError:
        return ()
    if not isinstance(content, dict):
        return ()
    return tuple(
        (ruling.name, option)
        for ruling in load_rulings()
        if ruling.same_as is None
        and isinstance(option := content.get(ruling.name), str)
        and ruling.offers(option)
    )
