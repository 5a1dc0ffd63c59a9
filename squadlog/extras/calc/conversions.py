"""Characters of Legionnaire and counters of Centurion: what they are in Phalanx, and back."""

from collections.abc import Mapping
from typing import Annotated

from squadlog.base.limits import Before, Bounds
from squadlog.battle.state import Wound
from squadlog.extras.calc import function
from squadlog.rules.common.context import RulesContext
from squadlog.squads.conversion.centurion import counts, counts_as
from squadlog.squads.conversion.skills import (
    MELEE,
    MOST_SKILL,
    level_of,
    listed_skills,
    modifier,
    skill_called,
)

_Level = Annotated[int, Bounds(ge=0, le=MOST_SKILL), Before(function.whole)]
_Change = Annotated[int, Bounds(ge=-MOST_SKILL, le=MOST_SKILL), Before(function.whole)]
_MOST_UNITS = 1000
"""Soldiers that one request may name."""


class CharacterSkills(function.Input):
    """The skills of a character."""

    skills: Annotated[Mapping[function.Word, _Level], Bounds(max_length=100)] = function.ask_key(
        description="level of each skill by its name; those that are for no weapon and not for melee are passed over"
    )
    combat: bool = function.ask_key(default=True, description="whether it is a combat character")
    melee_weapon: bool = function.ask_key(
        default=True, description="whether it has a melee weapon of any kind"
    )


@function.calculation(
    "The modifiers of a Legionnaire character in Phalanx (LEG-03..LEG-09).",
    gives="modifier by skill, for those that are for a weapon or for melee; minus is good",
    example=(
        {"skills": {"spike_rifle": 4, "handgun": 2, "laser_rifle": 0}, "combat": True},
        {"spike_rifle": -1, "handgun": 0, "laser_rifle": 1},
    ),
)
def _legionnaire(given: CharacterSkills, ctx: RulesContext) -> function.Answer:
    answer: dict[str, function.Answer] = {}
    for name, level in given.skills.items():
        key = skill_called(name, ctx.book)
        if key is None:
            continue
        bare = ctx.book.conversion.bare_hands if key == MELEE and not given.melee_weapon else 0
        answer[name] = modifier(level, ctx.book, combat=given.combat) + bare
    return answer


class CharacterModifiers(function.Input):
    """The modifiers of a unit."""

    mods: Annotated[Mapping[function.Word, _Change], Bounds(max_length=100)] = function.ask_key(
        description="modifier by weapon, and for melee; minus is good"
    )


@function.calculation(
    "The skills that modifiers become in Legionnaire (LEG-19, A-136).",
    gives="level by weapon, and for melee",
    example=({"mods": {"spike_rifle": -2}}, {"spike_rifle": 6}),
)
def _legionnaire_back(given: CharacterModifiers, ctx: RulesContext) -> function.Answer:
    for name in given.mods:
        if skill_called(name, ctx.book) is None:
            raise function.InputError(
                f"in: mods should name weapons or melee ({listed_skills(ctx.book)}), not {name[:40]!r}."
            )
    return {name: level_of(change, ctx.book, ctx.rulings) for name, change in given.mods.items()}


class SquadOfCenturion(function.Input):
    """A squad that becomes a counter."""

    units: Annotated[int, Bounds(ge=0, le=_MOST_UNITS), Before(function.whole)] = function.ask_key(
        description="units there are at present"
    )
    troop: function.Word = function.ask_key(description="their troop type")
    wounds: Annotated[tuple[Wound, ...], Bounds(strict=False, max_length=_MOST_UNITS)] = function.ask_key(
        default=(), description="wounds of those of them who are wounded"
    )


@function.calculation(
    "The Centurion counter that a squad becomes (CEN-04..CEN-07, A-138).",
    gives="ifw: its strength; counts_as: infantry or tank crew",
    example=({"units": 5, "troop": "marines"}, {"ifw": 5, "counts_as": "infantry"}),
)
def _centurion(given: SquadOfCenturion, ctx: RulesContext) -> function.Answer:
    function.row(ctx.book.troops, given.troop, "troop")
    if len(given.wounds) > given.units:
        raise function.InputError(
            f"in: wounds should be of the {given.units} units, not of {len(given.wounds)}."
        )
    lost = sum(not counts(wound, ctx.rulings) for wound in given.wounds)
    return {"ifw": given.units - lost, "counts_as": counts_as([given.troop], ctx.book)}


FUNCTIONS = (_legionnaire, _legionnaire_back, _centurion)
