"""Who has whom in arc and sight as a battle stands: what a count of seconds asks of each of them."""

from squadlog.battle.state import Known
from squadlog.survey.seat_survey import survey_of


class PairsInSight:
    """The pairs of a battle as it goes on; worked out again only where somebody or something moved."""

    def __init__(self) -> None:
        self._stood: object = None
        self._pairs: tuple[tuple[int, int], ...] = ()

    def __call__(self, battle: Known) -> tuple[tuple[int, int], ...]:
        """Viewer and target, by number; nobody sees anybody without a map, and nobody who is out sees (FOV-04)."""
        if not battle.setup.map:
            return ()
        survey = survey_of(battle)
        stood = survey.conditions, survey.rulings
        if stood != self._stood:
            self._stood = stood
            self._pairs = tuple(
                (viewer.number, target.number)
                for viewer in survey.conditions.figures
                for target in survey.targets(viewer.number)
                if target.in_arc and target.line.open
            )
        return self._pairs
