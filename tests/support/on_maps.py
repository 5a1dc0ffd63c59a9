"""Battles on maps for tests: units set on real maps and on drawn ones, measured by the map surveyor."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from support.battles import skirmish, table

from squadlog.battle.state import Battle
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import Position
from squadlog.ground.map.dump import dump_map
from squadlog.ground.map.model import Map
from squadlog.rules.common.context import RulesContext
from squadlog.survey.measured_battle import MeasuredBattle
from squadlog.survey.seat_survey import Survey
from squadlog.survey.surveyor import MapSurveyor

MAPS = Path(__file__).parents[2] / "scenarios" / "maps"
Places = Mapping[int, tuple[float, ...]]
"""Units and where they stand: x, y, and if wanted facing and floor."""


@cache
def text_of(name: str) -> str:
    """The text of a map that comes with the program."""
    return (MAPS / f"{name}.toml").read_text(encoding="utf-8")


def on_map(
    chart: Map | str,
    places: Places,
    /,
    *,
    units: Mapping[int, Mapping[str, Any]] | None = None,
    **changes: Any,
) -> Battle:
    """A battle in the action step on a map (drawn, or the name of a ready one). Units below 10 are red, others blue."""
    text = dump_map(chart) if isinstance(chart, Map) else text_of(chart)
    red = [number for number in places if number < 10] or [1]
    blue = [number for number in places if number >= 10] or [11]
    given = {
        number: {
            "position": Position(x=x, y=y, facing_deg=rest[0] if rest else 0.0),
            "floor": int(rest[1]) if len(rest) > 1 else 1,
            **(units or {}).get(number, {}),
        }
        for number, (x, y, *rest) in places.items()
    }
    others = {number: more for number, more in (units or {}).items() if number not in given}
    setup_changes = {"map": text, **changes.pop("setup_changes", {})}
    return skirmish(red, blue, units=given | others, setup_changes=setup_changes, **changes)


def rulings_of(choices: Mapping[str, str] | None = None) -> Rulings:
    """The book's rulings but for these."""
    return table(rulings=choices).rulings


def surveyor(battle: Battle, rulings: Mapping[str, str] | None = None) -> MapSurveyor:
    """The map surveyor of a battle."""
    return MapSurveyor(battle, table().book, rulings_of(rulings))


def measured_battle(battle: Battle, rulings: Mapping[str, str] | None = None) -> MeasuredBattle:
    """Battle, map and readings put together."""
    return surveyor(battle, rulings).world


def survey(battle: Battle, rulings: Mapping[str, str] | None = None) -> Survey:
    """What screens ask of a battle."""
    return Survey(battle, table().book, rulings_of(rulings))


def measured_table(battle: Battle, rulings: Mapping[str, str] | None = None, **more: Any) -> RulesContext:
    """A table whose facts are measured on the map, for this battle and for what becomes of it."""
    at = table(rulings=rulings, surveyor=surveyor(battle, rulings), **more)
    return RulesContext(
        book=at.book,
        rulings=at.rulings,
        surveyor=at.surveyor,
        dice=at.dice,
        survey=lambda later: surveyor(later, rulings),
    )
