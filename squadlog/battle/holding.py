"""What the advanced chapters keep in a battle: each its own small frozen state of every unit, under its own key.

A chapter says what a unit begins with, how its events change that, and how the referee sets it right. The chapters
enter what they keep here as they are loaded; a battle without them knows nothing of it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any

from squadlog.battle.arms import unmarked
from squadlog.battle.changed import changed
from squadlog.battle.events.chapter import Happened
from squadlog.battle.setup import Soldier
from squadlog.battle.state import Battle, Unit
from squadlog.records import record

Fold = Callable[[Battle, Any], Battle]


@record
class Holding:
    """What one chapter keeps: `begins` is the state in which a soldier enters, `read` what the referee may set it to.

    `private`: no other side knows of it. `always`: it is kept whatever chapters are in force, of units of which
    there is something to keep. `read` raises ValueError, in one sentence, for what is no such state. `folds` are its
    events. `corrects` is what the referee's words make of the whole unit, where more of it changes than the state.
    """

    key: str
    begins: Callable[[Soldier], object]
    read: Callable[[str], object]
    folds: Mapping[type[Happened], Fold] = field(default_factory=dict)
    private: bool = False
    always: bool = False
    corrects: Callable[[Unit, str], Unit] | None = None


HOLDINGS: dict[str, Holding] = {}
"""By key, as far as chapters have been loaded."""


def held_at_first(soldier: Soldier, chapters: Iterable[str]) -> tuple[tuple[str, object], ...]:
    """What these chapters keep of a soldier who enters the battle."""
    return tuple((key, HOLDINGS[key].begins(soldier)) for key in chapters if key in HOLDINGS)


def holding(unit: Unit, key: str, state: object) -> Unit:
    """The unit with another state of one chapter, which keeps something of it already."""
    return changed(unit, held=tuple((one, state if one == key else kept) for one, kept in unit.held))


def keeping(unit: Unit, key: str, state: object | None) -> Unit:
    """The unit with this kept of it under that key, whether or not something was; None: nothing any more."""
    others = tuple(pair for pair in unit.held if pair[0] != key)
    return changed(unit, held=others if state is None else (*others, (key, state)))


def known_to_others(unit: Unit) -> Unit:
    """The unit as another side knows it: without what chapters keep to its own, and what is in its magazines."""
    shared = tuple(pair for pair in unit.held if not HOLDINGS[pair[0]].private)
    if len(shared) == len(unit.held):
        return unit
    return changed(unit, held=shared, arms=unmarked(unit.arms))


def set_by_hand(unit: Unit, key: str, text: str) -> Unit:
    """The unit with what a chapter keeps of it as the referee writes it. ValueError, in one sentence."""
    one = HOLDINGS[key]
    if one.corrects is not None:
        return one.corrects(unit, text)
    return (keeping if one.always else holding)(unit, key, one.read(text))


def under(battle: Battle, chapters: tuple[str, ...]) -> Battle:
    """The battle with these chapters in force: what a new one keeps begins anew, what an old one kept is gone."""
    units = {
        number: changed(
            unit, held=tuple((dict(held_at_first(unit.soldier, chapters)) | _kept(unit, chapters)).items())
        )
        for number, unit in battle.units.items()
    }
    return changed(battle, chapters=chapters, units=units)


def _kept(unit: Unit, chapters: tuple[str, ...]) -> dict[str, object]:
    return {key: state for key, state in unit.held if key in chapters or HOLDINGS[key].always}
