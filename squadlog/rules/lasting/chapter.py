"""Effects of what soldiers brought from earlier battles, and of what they carry out of packs (house rules, ours).

Each is a line with its reason in what it changes.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from squadlog.battle.commands import Declare
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Unit
from squadlog.book.packs.effects import EffectKind, EffectTerm, read_terms
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import WHATEVER, ActionHooks
from squadlog.rules.common.hooks.soldiers import MetreLine, Modified, Modifier, SoldierHooks
from squadlog.rules.lasting.record import KEY, lasting_of

_barred = refuses("movement")


def _effects(unit: Unit, ctx: RulesContext) -> Iterator[tuple[str, str, tuple[EffectTerm, ...]]]:
    """What changes something for a unit: its name, what it is, and its terms. Two things of one kind count once."""
    for mark in lasting_of(unit):
        yield mark.name, "lasting effect", mark.terms
    for item in dict.fromkeys(unit.items):
        row = ctx.book.costs.get(item)
        if row is not None and row.effects:
            yield row.name, "equipment", read_terms(row.effects)


def _lines(unit: Unit, kind: EffectKind, ctx: RulesContext, whose: str = "") -> Iterator[Line]:
    for name, what, terms in _effects(unit, ctx):
        value = sum(one.value for one in terms if one.kind == kind)
        if value:
            yield line(KEY, f"{name}{whose}: {what}", value, "")


def _of_unit(kind: EffectKind) -> Modifier[RulesContext]:
    """The lines of the unit that rolls."""

    def lines(battle: Battle, unit: int, _other: int | None, ctx: RulesContext) -> Iterable[Line]:
        return _lines(battle.units[unit], kind, ctx)

    return lines


def _of_grouping(battle: Battle, unit: int, _other: int | None, ctx: RulesContext) -> Iterator[Line]:
    """The lines of all of the grouping who can still fight."""
    for one in battle.members(battle.units[unit].grouping):
        if not one.out:
            yield from _lines(one, "initiative", ctx, f" of {one.called}")


def strides(unit: Unit, mode: str, ctx: RulesContext) -> tuple[MetreLine, ...]:
    """What effects add to what a unit covers in a mode of moving, or take from it."""
    return tuple(
        MetreLine(key=KEY, label=f"{name}: {what}", metres=Fraction(one.value), rule="")
        for name, what, terms in _effects(unit, ctx)
        for one in terms
        if one.kind == "metres" and one.what in ("", mode)
    )


def bars(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why a unit does not move so: an effect bars it. None: nothing does."""
    unit = battle.units[command.unit]
    ways = {command.action.removeprefix("move_"), (command.mode or "").replace("crawl_back", "crawl")}
    for name, what, terms in _effects(unit, ctx):
        for one in terms:
            if one.kind == "may_not" and one.what in ways:
                way = one.what.replace("_", " ")
                sentence = f"{unit.called} may not {way}: {name}, {_A[what]}."
                return _barred("lasting", sentence, "", "Move in another way.")
    return None


_A: Mapping[str, str] = {"lasting effect": "a lasting effect", "equipment": "a piece of equipment"}
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
