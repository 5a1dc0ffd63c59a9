"""The side game that a command means, and the seat of it."""

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text
from squadlog.cli import current, deleting
from squadlog.cli.choosing import open_store
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.printing import tell
from squadlog.extras.games.catalogue import GAMES
from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.session import pace
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.match_seat import MatchSeat
from squadlog.facts.seats import TABLE, Speaker

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

NONE_YET = f"There is no side game yet; squadlog games new {next(iter(GAMES))} begins one."


@contextmanager
def open_game(options: Namespace, seat: str = TABLE) -> Iterator[MatchSeat]:
    """The side game that is meant, from the table or another seat. Raises NotFoundError when there is none."""
    with open_store() as store:
        match = seat_of(store, options, seat)
        with match.sound():
            yield match


def seat_of(store: "Store", options: Namespace, seat: str = TABLE) -> MatchSeat:
    """The side game that is meant, in a file that is open. Raises NotFoundError when there is none."""
    match = Match(store, game_number(store, options.game))
    return MatchSeat(match, Speaker(seat=seat, name=getattr(options, "by", "")))


def game_number(store: "Store", asked: str | None) -> int:
    """The number of the game that is meant; without any word the current one, else the one last played."""
    known = {game.id: game for game in store.games()}
    named = asked or os.environ.get("SQUADLOG_GAME") or ""
    if named:
        if not (named.isascii() and named.isdigit() and len(named) < 10):
            raise NotUnderstoodError(
                f"{named!r} is not the number of a side game; squadlog games lists them."
            )
        if int(named) not in known:
            raise NotFoundError(deleting.none_of(store, int(named), "game"))
        return int(named)
    if (game := current.current(store, current.GAME)) in known:
        return game
    if not known:
        raise NotFoundError(NONE_YET)
    last = next(iter(known.values()))
    tell(f"Game {last.id}, {last.title}, the one last played, is meant.")
    return last.id


def seat_named(match: MatchSeat, name: str) -> int:
    """The seat of that name, else the seat of the person of that name. Raises NotFoundError.

    A person may be called like another seat.
    """
    for names in (match.seating.own, match.seating.names):
        for seat, known in enumerate(names):
            if name.strip().casefold() == known.casefold():
                return seat
    raise NotFoundError(f"There is no seat {name!r}; there are {', '.join(match.seating.own)}.")


def viewer(match: MatchSeat, name: str | None) -> MatchSeat:
    """The seat that looks: the one named, else the only person, else the table where hands are hidden."""
    if name is not None:
        return match.at(seat_named(match, name))
    if len(match.seating.people) == 1:
        return match.at(match.seating.people[0])
    return match.at(ONLOOKER if match.game.kind.hidden else match.progress.to_move or 0)


def pace_of(store: "Store", options: Namespace) -> pace.Pace:
    """How the computers play: as said, which is remembered, else as it was set. Raises NotUnderstoodError."""
    said = options.resign
    if said is not None:
        hope = pace.read_hope(said)
        if hope is None:
            raise NotUnderstoodError(
                f"--resign {clean_text(said, limit=40)!r} should be off, or a percentage {pace.HOPE_SPAN}."
            )
        pace.keep_pace(store.settings, resigns_below=hope)
    time = seconds(store, options.seconds)
    return pace.kept_pace(store.settings)._replace(seconds=time)


def seconds(store: "Store", said: str | None) -> float:
    """The time per move: as said, which is remembered, else as it was set. Raises NotUnderstoodError."""
    if said is None:
        return pace.kept_pace(store.settings).seconds
    time = pace.read_seconds(said)
    if time is None:
        raise NotUnderstoodError(
            f"--seconds {clean_text(said, limit=40)!r} should be a time per move {pace.SECONDS_SPAN}."
        )
    pace.keep_pace(store.settings, seconds=time)
    return time
