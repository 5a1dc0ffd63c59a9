"""What a battle comes to, as a seat knows it: the victory count, and how it came about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from squadlog.rules.common.scoring import ended, victory
    from squadlog.rules.desk import chapters
    from squadlog.session import deciding

if TYPE_CHECKING:
    from squadlog.battle.scored import CasualtyPoints, SideScore, VictoryReckoning
    from squadlog.battle.state import Known
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.seat_views import SeatViews


class VictoryCount:
    """The victory count of a battle."""

    def __init__(self, record: RecordOfBattle, views: SeatViews, seat: str) -> None:
        self._record, self._views, self._seat = record, views, seat
        self._reckoned: tuple[Known, VictoryReckoning] | None = None

    def score(self) -> tuple[SideScore, ...]:
        """The victory count as it stands, of what this seat knows to be there."""
        return self.reckoning().scores

    def reckoning(self) -> VictoryReckoning:
        """What the battle comes to as far as this seat knows: if it ended now, or as it was told at its end."""
        seen = self._views.seen(self._seat)
        if self._reckoned is None or self._reckoned[0] is not seen:
            table = deciding.table_at(seen)
            if (
                seen.chapters or seen.held
            ):  # which need not be loaded where none is played and nothing is kept
                table = chapters.add_chapters(table, seen)
            self._reckoned = (seen, victory.reckoning(seen, table))
        return self._reckoned[1]

    def result(self) -> dict[str, Any] | None:
        """The result of a battle that is over: kind, reason, winner, losers; None while it goes on."""
        return ended.result_data(self._views.seen(self._seat), self.reckoning())

    def reckoned_at(self, entry: int) -> VictoryReckoning:
        """What it would have come to after a line of the log; where there is none such, what it comes to now."""
        seen = self._views.stood_at(entry, self._seat) or self._views.seen(self._seat)
        return victory.reckoning(seen, chapters.add_chapters(deciding.table_at(seen), seen))

    def tolls(self) -> tuple[CasualtyPoints, ...]:
        """How the victory count came about, oldest first: every wound, who inflicted it and what it brought.

        Only the steps that hold a wound are gone into.
        """
        tree, known_of = self._record.tree, {*self._views.seen(self._seat).units}
        reading = deciding.table_at(self._record.battle)
        known_of |= {line.unit for side in self.score() for line in side.lines if line.gone}
        return tuple(
            toll
            for step in tree.line()
            if victory.wounding(tree.events(step)) and (before := tree.before(step)) is not None
            for toll in victory.tolls(before, tree.events(step), reading)
            if toll.unit in known_of
        )
