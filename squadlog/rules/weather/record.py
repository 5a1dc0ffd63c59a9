"""What is kept of the weather: who is indoors as the table states it. The weather itself stands in the set-up (ENV)."""

from typing import Literal

from squadlog.base.records import record, replace
from squadlog.battle.by_hand import NONE, one_of
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, OfAUnit, UnitState
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.rights import of_all, of_units
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle
from squadlog.battle.terms import Environment

KEY = "weather"
CONDITIONS = ("night", "blackout", "rain", "snow", "vacuum", "hostile")
"""What may come and go in play, by the fields of `Environment`."""
Where = Literal["indoors", "outdoors"]


@record
class ChangeWeather(ChapterCommand):
    """A condition of the weather begins or ends now (ENV-02, ENV-07, ENV-15); `air` is the word for hostile air."""

    condition: Literal["night", "blackout", "rain", "snow", "vacuum", "hostile"]
    to: Literal["on", "off"] = "on"
    air: str = ""


@record
class SayWhere(ChapterCommand):
    """Units are indoors, or out in the open, whatever a map says, until the table says otherwise (ENV-06, GEN-06)."""

    units: tuple[int, ...]
    where: Where


@record
class WeatherChanged(ChapterEvent):
    """Around everybody it is so from now on."""

    environment: Environment


@record
class WhereSaid(ChapterEvent):
    """A unit is indoors or outdoors, as the table states it."""

    unit: int
    where: Where


stated: UnitState[Where | None] = UnitState(KEY, None, always=True, of=Where)
"""Where a unit is as the table states it; None: as the map has it, or outdoors."""


def _apply_changed(battle: Battle, event: WeatherChanged) -> Battle:
    return changed(battle, setup=replace(battle.setup, environment=event.environment))


def _apply_said(battle: Battle, event: WhereSaid) -> Battle:
    return stated.put(battle, event.unit, event.where)


def _read(text: str) -> str | None:
    return None if text.lower() in NONE else one_of(("indoors", "outdoors"))(text.lower())


STATE = ChapterState(
    key=KEY,
    unit=OfAUnit(read=_read, hint="indoors, outdoors or none"),
    folds=by_event(_apply_changed, _apply_said),
    commands={ChangeWeather: of_all, SayWhere: of_units},
    always=True,
)
