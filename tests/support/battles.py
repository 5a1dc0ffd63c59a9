"""Small battles for tests: two sides, one grouping each, everything else as the test says."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from squadlog.base.dice import Dice, ScriptedDice
from squadlog.battle.corrections import correct_unit
from squadlog.battle.evolve import first_state
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Environment, Grouping, Setup, Side, Soldier
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.facts.surveyor import Surveyor
from squadlog.rules.common import chapter_states  # noqa: F401 - chapters keep theirs in these battles
from squadlog.rules.common.context import RulesContext


def soldier(number: int, side: str = "red", **changes: Any) -> Soldier:
    """A human combat-arms trooper in bounce armour with spike rifle and spike pistol (46 points)."""
    return replace(
        Soldier(
            id=number,
            name=f"Trooper {number}",
            side=side,
            squad=side,
            race="Human",
            troop="combat_arms",
            armour="BI",
            weapons=("SR", "SP"),
            value=46,
        ),
        **changes,
    )


def setup(
    red: Sequence[int] = (1,),
    blue: Sequence[int] = (11,),
    *,
    soldiers: Mapping[int, Mapping[str, Any]] | None = None,
    features: Sequence[Feature] = (),
    **changes: Any,
) -> Setup:
    """Two sides, `red` and `blue`, each one grouping of the same id. Packs are off unless asked for.

    `zero_g=True` is an environment without gravity.
    """
    sides = dict.fromkeys(red, "red") | dict.fromkeys(blue, "blue")
    given = soldiers or {}
    values: dict[str, Any] = {
        "title": "A test of arms",
        "sides": (Side(id="red", name="Red"), Side(id="blue", name="Blue")),
        "groupings": (
            Grouping(id="red", name="Red squad", side="red", units=tuple(red)),
            Grouping(id="blue", name="Blue squad", side="blue", units=tuple(blue)),
        ),
        "soldiers": tuple(soldier(number, side, **given.get(number, {})) for number, side in sides.items()),
        "features": tuple(features),
        "packs_on": False,
    }
    values |= changes
    if "zero_g" in values:
        values["environment"] = Environment(zero_g=values.pop("zero_g"))
    return Setup(**values)


def skirmish(
    red: Sequence[int] = (1,),
    blue: Sequence[int] = (11,),
    *,
    soldiers: Mapping[int, Mapping[str, Any]] | None = None,
    units: Mapping[int, Mapping[str, Any]] | None = None,
    features: Sequence[Feature] = (),
    setup_changes: Mapping[str, Any] | None = None,
    **battle_changes: Any,
) -> Battle:
    """A battle in the action step of T1.s1 with red's slot open; `units` and `battle_changes` replace fields.

    `soldiers` changes the printed profile of units (`{11: {"armour": "LI"}}`), `units` their state
    (`{1: {"posture": "prone"}}`).
    """
    battle = first_state(setup(red, blue, soldiers=soldiers, features=features, **(setup_changes or {})))
    states = {
        number: in_state(unit, **(units or {}).get(number, {})) for number, unit in battle.units.items()
    }
    fields: dict[str, Any] = {
        "stage": "actions",
        "now": Moment(1, 1),
        "order": ("red", "blue"),
        "units": states,
    }
    return replace(battle, **(fields | battle_changes))


def in_state(unit: Unit, **state: Any) -> Unit:
    """The unit with fields replaced; `weapons`, `jammed` and `omni` are said as the referee says them."""
    of_arms = {"weapons", "jammed", "omni"}
    said = tuple(
        (name, value if isinstance(value, str) else ",".join(value) or "none")
        for name, value in state.items()
        if name in of_arms
    )
    unit = replace(unit, **{name: value for name, value in state.items() if name not in of_arms})
    return correct_unit(unit, said, Moment(1, 1)) if said else unit


def table(
    faces: Sequence[int] = (),
    *,
    rulings: Mapping[str, str] | None = None,
    surveyor: Surveyor | None = None,
    dice: Dice | None = None,
) -> RulesContext:
    """The book, the default readings but for `rulings`, stated facts, and the faces laid out."""
    readings = load_rulings()
    for name, option in (rulings or {}).items():
        readings = readings.with_choice(name, option)
    return RulesContext(
        book=load_rulebook(),
        rulings=readings,
        surveyor=surveyor or StatedSurveyor(),
        dice=dice or ScriptedDice(faces),
    )
