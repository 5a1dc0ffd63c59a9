"""Characters at the table: their skills in place of a troop type, their stride, their nerve (LEG-03..LEG-18)."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from squadlog.base.records import replace
from squadlog.battle.ledger import Line
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.soldiers import MetreLine, Modified, SoldierHooks
from squadlog.rules.legionnaire.record import KEY, character_of
from squadlog.squads.conversion.skills import Addend, above, keeps_troop, melee_addends, skill_addend

_ON_FOOT = ("walk", "run", "sprint", "backward", "sideways")
"""The rows of the movement table for ground covered on foot; crawling is none of them (LEG-13)."""
_REPLACED = "its skills stand in its place (A-135)"


def skill_lines(
    unit: Unit, test: Modified, weapon: str, figure: Line, ctx: RulesContext
) -> tuple[Line, ...] | None:
    """Skill with the weapon, or in melee, in place of the troop type; in zero-G nothing is (LEG-03, A-135)."""
    who = character_of(unit)
    if who is None:
        return None
    kept = keeps_troop(ctx.rulings)
    troop = figure if kept else replace(figure, applied=False, note=_REPLACED)
    if test == "zero_g":
        return (troop,)
    skills = (skill_addend(who, weapon, ctx.book),) if weapon else melee_addends(who, ctx.book)
    return (*_lines(skills), troop)


def _lines(skills: Iterable[Addend]) -> Iterator[Line]:
    return (line(one.key, one.label, one.value, one.rule) for one in skills)


def strides(unit: Unit, mode: str, ctx: RulesContext) -> tuple[MetreLine, ...]:
    """A metre more for who is quick on his feet, but for crawling (LEG-13, A-134)."""
    who = character_of(unit)
    if who is None or mode not in _ON_FOOT or not above(who.movement, "legionnaire.move_above", ctx.rulings):
        return ()
    metres = Fraction(str(ctx.book.conversion.land_m))
    return (MetreLine(key="character", label=f"land movement {who.movement}", metres=metres, rule="LEG-13"),)


def initiative(battle: Battle, first: int, _other: int | None, ctx: RulesContext) -> Iterator[Line]:
    """The initiative bonus of a grouping with a unit of such a reaction that can still fight (LEG-15, A-134)."""
    for unit in battle.members(battle.units[first].grouping):
        who = character_of(unit)
        if who is not None and above(who.reaction, "legionnaire.reaction_above", ctx.rulings):
            label = f"reaction {who.reaction} of {unit.called}"
            note = "out of the fight" if unit.out else ""
            yield line("reaction", label, ctx.book.conversion.initiative, "LEG-15", against=note)
            if not note:
                return


def leadership(battle: Battle, leader: int, _other: int | None, ctx: RulesContext) -> Iterator[Line]:
    """What charisma adds to the rating of who leads or rallies (LEG-16, A-134)."""
    who = character_of(battle.units[leader])
    if who is not None and above(who.charisma, "legionnaire.charisma_above", ctx.rulings):
        yield line("charisma", f"charisma {who.charisma}", ctx.book.conversion.leadership, "LEG-16")


def is_player(unit: Unit) -> bool:
    """Whether a player plays this character: it may rally, and does not rout (LEG-17, LEG-18)."""
    who = character_of(unit)
    return who is not None and who.player


CHAPTER = Chapter(
    key=KEY,
    soldiers=SoldierHooks(
        trained=skill_lines,
        strides=strides,
        modifiers={"initiative": initiative, "leader": leadership},
        heroic=is_player,
    ),
)
