"""What came of the side games of the file, each told by the move that ended it: statistics need not play them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.records import record, replace
from squadlog.extras.games.session.hints_asked import hints_of
from squadlog.extras.games.session.match_record import RecordOfMatch
from squadlog.extras.games.session.standing import result_of, result_told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.games.tally import Result
    from squadlog.store.record_file import Store
    from squadlog.store.records import BattleSummary


@record
class Counted:
    """A stored game. `result` is None while it goes on, or when it cannot be read: then `fault` says why."""

    game: BattleSummary
    result: Result | None = None
    fault: str = ""


def count_results(store: Store, key: str = "") -> Iterator[Counted]:
    """The side games of the file, of one kind or all, one at a time so that a screen stays awake. Raises StoreError."""
    for game in store.games():
        if key not in ("", game.game):
            continue
        try:
            yield Counted(game=game, result=_result(store, game))
        except SquadlogError as error:
            yield Counted(game=game, fault=error.cited)


def _result(store: Store, game: BattleSummary) -> Result | None:
    """The result as the move that stands tells it; a game whose move does not is played again. Raises SquadlogError."""
    if not game.over:
        return None
    result = result_told(*store.ends(game.id)) or result_of(RecordOfMatch(store, game.id).left)
    return result and replace(result, hints=hints_of(store, game.id, len(result.players)))
