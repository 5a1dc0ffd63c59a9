"""What is measured and counted of a battle as a seat knew it once: for the map and the soldiers of a replay."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from squadlog.rules.desk import foreseeing
from squadlog.session import deciding
from squadlog.session.asking.fires_left import count_shots_left
from squadlog.survey import laid_over
from squadlog.survey.seat_survey import Survey, survey_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.state import Known
    from squadlog.ground.compiled.shapes import MapShape


@dataclass(frozen=True)
class BattleThen:
    """One moment of a battle, measured by the readings that were in force in it."""

    battle: Known

    @cached_property
    def survey(self) -> Survey | None:
        """The battle on its map; None where there is none."""
        return survey_of(self.battle) if self.battle.setup.map else None

    def shots_left(self) -> Mapping[int, int]:
        """How many more shots the rate of fire left to each unit."""
        return count_shots_left(self.battle, deciding.table_at(self.battle).reading)

    def blasts_since(self, before: Known) -> tuple[MapShape, ...]:
        """The rings of what has gone off since a moment before this one."""
        battle = self.battle
        if not battle.held or battle.held is before.held:
            return ()
        known = [one for one, _ in foreseeing.over(before, deciding.table_at(before))]
        new = [what for one, what in foreseeing.over(battle, deciding.table_at(battle)) if one not in known]
        return tuple(shape for what in new for shape in laid_over.rings(what, past=True))

    def shapes(self) -> tuple[MapShape, ...]:
        """Smoke and squares over the map, the rings of what was about to go off and of what had just gone off."""
        battle = self.battle
        if not battle.held:
            return tuple(laid_over.shapes_over_map(battle, ()))
        ctx = deciding.table_at(battle)
        burning = (what for _, what in foreseeing.burning(battle, ctx))
        gone = (what for _, what in foreseeing.over(battle, ctx))
        return tuple(laid_over.shapes_over_map(battle, burning, gone))
