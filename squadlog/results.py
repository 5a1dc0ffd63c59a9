"""What came of the side games of the file, each told by the move that ended it: statistics need not play them again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from squadlog.errors import SquadlogError
from squadlog.games.catalogue import game_of
from squadlog.games.score import read
from squadlog.games.tally import Result
from squadlog.match import Match
from squadlog.standing import Started, brought_back, ended, players

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.store.records import BattleSummary
    from squadlog.store.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """A stored game. `result` is None while it goes on, or when it cannot be read: then `fault` says why."""

    game: BattleSummary
    result: Result | None = None
    fault: str = ""


def counted(store: Store, key: str = "") -> Iterator[Counted]:
    """The side games of the file, of one kind or all, one at a time so that a screen stays awake. Raises StoreError."""
    for game in store.games():
        if key not in ("", game.game):
            continue
        try:
            yield Counted(game=game, result=_result(store, game))
        except SquadlogError as error:
            yield Counted(game=game, fault=str(error))


def _result(store: Store, game: BattleSummary) -> Result | None:
    """As the move that stands tells it; a game in which that does not tell is played again. Raises SquadlogError."""
    if not game.over:
        return None
    return _told(*store.ends(game.id)) or ended(Match(store, game.id).left)


def _told(first: bytes, last: bytes) -> Result | None:
    """What came of a game by the bodies of its first and its standing event, None if they do not tell."""
    try:
        match brought_back(first), json.loads(last):
            case Started(header=header), {"shares": [*shares], "scored": [*points]}:
                score = read(header)
            case _:
                return None
    except (SquadlogError, ValueError, RecursionError):
        return None
    seats = players(game_of(score.game), score)
    if not len(shares) == len(points) == len(seats):
        return None
    if not all(isinstance(share, float | int) and 0 <= share <= 1 for share in shares):
        return None
    if not all(isinstance(point, int) for point in points):
        return None
    return Result(game=score.game, players=seats, shares=tuple(shares), scored=tuple(points))
