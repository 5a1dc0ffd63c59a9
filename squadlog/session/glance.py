"""A battle at a glance, for a list of battles: how it stands, who leads, what was said last. Nothing is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record
from squadlog.battle.scored import VictoryReckoning
from squadlog.book.load import book_of
from squadlog.facts.seats import NOBODY, TABLE, Speaker

with lazy_imports():
    from squadlog.battle import known, opening
    from squadlog.battle.record import timeline
    from squadlog.book import in_force
    from squadlog.session import battle_session
    from squadlog.survey import seat_survey as surveys

if TYPE_CHECKING:
    from fractions import Fraction

    from squadlog.battle.state import Known
    from squadlog.battle.terms import Setup
    from squadlog.store.record_file import Store
    from squadlog.survey.seat_survey import Survey

NOTHING_YET = VictoryReckoning(scores=())
SAID = 24
"""Steps whose words are told."""


@record
class Glance:
    """A battle as the table knows it: what it comes to, the last lines, the ground if it has a map."""

    battle: Known
    reckoning: VictoryReckoning = NOTHING_YET
    said: tuple[str, ...] = ()
    survey: Survey | None = None

    @property
    def points(self) -> tuple[tuple[str, Fraction], ...]:
        """The points of each side so far."""
        return tuple((side.side, side.points) for side in self.reckoning.scores)


def glance(store: Store, number: int) -> Glance:
    """A stored battle at a glance. Raises StoreError."""
    battle = battle_session.Session.open(store, number)
    seat = battle.seat(Speaker(seat=TABLE if battle.passwords.may_sit(TABLE) else NOBODY))
    with seat.sound():
        return Glance(
            battle=seat.known,
            reckoning=seat.victory.reckoning(),
            said=seat.log.latest(SAID),
            survey=seat.rules.survey(),
        )


def glance_ahead(setup: Setup) -> Glance:
    """A battle that has not begun at a glance: nothing is kept of it. Raises SquadlogError for an unfit set-up."""
    seen = known.known(timeline.apply_all(None, [opening.open_battle(setup)]), TABLE)
    rulings = in_force.rulings_of(seen.rulings, setup.version)
    survey = surveys.Survey(seen, book_of(setup), rulings) if setup.map else None
    return Glance(battle=seen, survey=survey)
