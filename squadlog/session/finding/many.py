"""All battles of this user read for one answer: the faces of their dice, how a scenario came out."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from squadlog.base.names import fold_name
from squadlog.base.records import record
from squadlog.facts.seats import TABLE
from squadlog.reports.many.faces import FaceTable, tables_of
from squadlog.reports.many.scenario_record import ScenarioOutcome, ScenarioRecord, record_of
from squadlog.session.finding.battle_text import READING_S, BattleText, BattleTexts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.store.record_file import Store


@record
class ManyBattles:
    """What a seat reads of all battles, by number; `unread` says in sentences what was not read."""

    read: Mapping[int, BattleText]
    unread: tuple[str, ...] = ()

    def faces(self) -> tuple[FaceTable, ...]:
        """The faces of all dice by who rolled them."""
        return tables_of(one.faces for one in self.read.values())

    def scenario(self, key: str, title: str = "") -> ScenarioRecord:
        """The record of a scenario, by its key, or by the title of one that has no key."""
        mine = {number: one for number, one in self.read.items() if _is_of(one, key, title)}
        over = [_outcome(number, one) for number, one in mine.items() if one.kind]
        return record_of(key, title or key, over, going_on=len(mine) - len(over))

    def scenarios(self) -> tuple[ScenarioRecord, ...]:
        """The records of all scenarios of which a battle is over, the most played first."""
        named = {
            (one.scenario, "" if one.scenario else one.title): one.title
            for one in self.read.values()
            if one.kind
        }
        found = [self.scenario(key, title) for (key, _), title in named.items()]
        return tuple(sorted(found, key=lambda one: (-one.played, fold_name(one.title))))


def _is_of(one: BattleText, key: str, title: str) -> bool:
    return one.scenario == key if one.scenario or not title else fold_name(one.title) == fold_name(title)


def _outcome(number: int, one: BattleText) -> ScenarioOutcome:
    return ScenarioOutcome(
        battle=number,
        scenario=one.scenario,
        title=one.title,
        points={side: Fraction(points) for side, points in one.points.items()},
        winner=one.winner,
        turns=one.turns,
        kind=one.kind,
        minutes=one.minutes,
    )


def read_all(
    store: Store,
    *,
    seat: str = TABLE,
    within_s: float = READING_S,
    tells: Callable[[int, int], bool] = lambda _done, _of: True,
) -> ManyBattles:
    """Read all battles as that seat knows them, for at most that long. `tells` as in `finder.find`.

    Raises SquadlogError.
    """
    texts = BattleTexts(store, seat)
    found = {battle.id: read for battle, read in texts.each(within_s, tells) if read is not None}
    return ManyBattles(read=found, unread=tuple(texts.unread))
