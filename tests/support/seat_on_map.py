"""A seat of a battle on a map, with no more of a session than the hand on the map asks."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from squadlog.battle.known import known
from squadlog.battle.state import Battle
from squadlog.rules.desk import engine
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.considered.shot_there import ShotsThere
from squadlog.session.deciding import table_at
from squadlog.survey.seat_survey import Survey, survey_of


@dataclass(frozen=True)
class SeatOnMap:
    """What a seat knows of a battle, and the rules and the survey that it may ask."""

    battle: Battle
    seat: str = "red"

    @cached_property
    def known(self) -> Any:
        return known(self.battle, self.seat)

    @property
    def rules(self) -> "SeatOnMap":
        return self

    @cached_property
    def _survey(self) -> Survey:
        return survey_of(self.known)

    def survey(self) -> Survey:
        return self._survey

    def shots_there(self) -> ShotsThere:
        return ShotsThere(self.known, add_chapters(table_at(self.known), self.known))

    def refusal(self, command: Any) -> Any:
        return engine.refusal(self.known, command, table_at(self.known))
