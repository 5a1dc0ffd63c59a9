"""Lasting effects at the table: each a line with its reason in what it changes (house rules, ours)."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from squadlog.battle.commands import Declare
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import WHATEVER, ActionHooks
from squadlog.rules.common.hooks.soldiers import MetreLine, Modified, Modifier, SoldierHooks
from squadlog.rules.lasting.record import KEY, lasting_of
from squadlog.squads.lasting import EffectKind

_barred = refuses("movement")


def _lines(unit: Unit, kind: EffectKind, whose: str = "") -> Iterator[Line]:
    for mark in lasting_of(unit):
        value = sum(one.value for one in mark.terms if one.kind == kind)
        if value:
            yield line(KEY, f"{mark.name}{whose}: lasting effect", value, "")


def _of_unit(kind: EffectKind) -> Modifier[RulesContext]:
    """The lines of the unit that rolls."""

    def lines(battle: Battle, unit: int, _other: int | None, _ctx: RulesContext) -> Iterable[Line]:
        return _lines(battle.units[unit], kind)

    return lines


def _of_grouping(battle: Battle, unit: int, _other: int | None, _ctx: RulesContext) -> Iterator[Line]:
    """The lines of all of the grouping who can still fight."""
    for one in battle.members(battle.units[unit].grouping):
        if not one.out:
            yield from _lines(one, "initiative", f" of {one.called}")


def strides(unit: Unit, mode: str, _ctx: RulesContext) -> tuple[MetreLine, ...]:
    """What a lasting effect adds to what a unit covers in a mode of moving, or takes from it."""
    return tuple(
        MetreLine(key=KEY, label=f"{mark.name}: lasting effect", metres=Fraction(one.value), rule="")
        for mark in lasting_of(unit)
        for one in mark.terms
        if one.kind == "metres" and one.what in ("", mode)
    )


def bars(battle: Battle, command: Declare, _ctx: RulesContext) -> Refusal | None:
    """Why a unit does not move so: a lasting effect bars it. None: nothing does."""
    unit = battle.units[command.unit]
    ways = {command.action.removeprefix("move_"), (command.mode or "").replace("crawl_back", "crawl")}
    for mark in lasting_of(unit):
        for one in mark.terms:
            if one.kind == "may_not" and one.what in ways:
                way = one.what.replace("_", " ")
                sentence = f"{unit.called} may not {way}: {mark.name}, a lasting effect."
                return _barred("lasting", sentence, "", "Move in another way.")
    return None


_TESTS: Mapping[Modified, EffectKind] = {
    "ranged": "to_hit",
    "melee": "melee",
    "avoid": "avoid",
    "zero_g": "zero_g",
    "leader": "leading",
    "detection": "detection",
    "rout": "rout",
    "rally": "rally",
}
"""The tests of one unit, and the kinds of terms that count there."""
CHAPTER = Chapter(
    key=KEY,
    soldiers=SoldierHooks(
        modifiers={**{test: _of_unit(kind) for test, kind in _TESTS.items()}, "initiative": _of_grouping},
        strides=strides,
    ),
    actions=ActionHooks(vetoes={WHATEVER: bars}),
)
