"""How a refusal calls the units that it speaks of, and what is said of places where nobody may be set."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from squadlog.base.lengths import format_kept, length_unit
from squadlog.base.names import numbers
from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Unit
from squadlog.facts.ground_facts import Waypoint, Whereabouts, YesNo

_BY_NUMBER = re.compile(r"\b[Uu]nit (\d{1,4})\b")


NOT_THERE = "not-there"
"""The code of a place that is not free, or not where a unit is set up."""


def no_place(stands: YesNo, instead: str = "") -> Refusal:
    """The refusal of a place where nobody may be set: off the map, which nobody can overrule, or not free (SET-01)."""
    off_map = stands.rule == "MAP-01"
    instead = "Name a place on the map, and one of its floors." if off_map else instead
    return Refusal(
        code="off-map" if off_map else NOT_THERE,
        sentence=stands.reason,
        rule=stands.rule,
        instead=instead,
        subsystem=None if off_map else "movement",
    )


def off_the_map(point: Waypoint, ground: Callable[[Whereabouts], YesNo]) -> Refusal | None:
    """The refusal of a place off the map or on no floor, as `ground` has it; None for one that is there (MAP-01)."""
    there = ground(Whereabouts(x=point.x, y=point.y, floor=1 if point.floor is None else point.floor))
    return None if there.value else no_place(there)


def in_names(refused: Refusal, units: Mapping[int, Unit]) -> Refusal:
    """The refusal with every one of these units called as people point at it, by number and name, whoever refused.

    `units` are those that may be named to whoever reads it: of any other the number alone is said.
    """
    told, instead = refused.sentence, refused.instead
    opens = next((unit for unit in units.values() if told.startswith(f"{unit.soldier.name} ")), None)
    sentence = with_names(told if opens is None else f"{opens.id} {told}", units)
    instead = with_names(instead, units)
    if (sentence, instead) == (told, refused.instead):
        return refused
    return replace(refused, sentence=sentence, instead=instead)


def in_unit_of_table(refused: Refusal) -> Refusal:
    """The refusal with its lengths in the unit of whoever reads it."""
    if length_unit() == "m":
        return refused
    return replace(refused, sentence=format_kept(refused.sentence), instead=format_kept(refused.instead))


def with_names(told: str, units: Mapping[int, Unit]) -> str:
    """A sentence with each `unit 7` replaced by the number and name of the unit, where it is in `units`."""
    return _BY_NUMBER.sub(partial(_name_found, units), told) if "nit " in told else told


def _name_found(units: Mapping[int, Unit], found: re.Match[str]) -> str:
    unit = units.get(int(found[1]))
    return found[0] if unit is None else unit.called


def group_refusals(
    units: Mapping[int, Unit], refused: Iterable[tuple[int, str, str]], *, cited: bool = True
) -> tuple[str, ...]:
    """Why each of these units is refused, a reason at a time: `5 Vrissa is dazed [WND-04]; likewise 6-8`.

    `refused` are unit, sentence and rule. What is told has no full stop, and without `cited` no rule.
    """
    alike: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for number, sentence, rule in refused:
        unit = units.get(number)
        told = sentence if unit is None else _of_whom(unit, sentence)
        reason = told if unit is None else told.replace(unit.called, "")
        alike.setdefault((reason.replace(f" {number}.", "."), rule), []).append((number, told))
    return tuple(
        first.removesuffix(".")
        + (f" [{rule}]" if cited and rule else "")
        + (f"; likewise {numbers(number for number, _ in others)}" if others else "")
        for (_, rule), ((_, first), *others) in alike.items()
    )


def _of_whom(unit: Unit, sentence: str) -> str:
    """A sentence about a unit with its number, which names without one may share.

    Logs of before keep such sentences: its own number is made a name where it opens one, not each as `in_names` has.
    """
    sentence = sentence.replace(f"Unit {unit.id} ", f"{unit.called} ")
    if unit.called in sentence:
        return sentence
    if _opens_with(unit, sentence):
        return f"{unit.id} {sentence}"
    return f"{unit.called}: {sentence}"


def _opens_with(unit: Unit, sentence: str) -> bool:
    """Whether a sentence begins with the name of a unit, without its number."""
    return sentence.startswith(f"{unit.soldier.name} ")
