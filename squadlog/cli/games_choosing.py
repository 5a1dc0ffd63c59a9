"""Which side game is meant, and which seat of it."""

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from squadlog.cli.choosing import opened_store
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.printing import tell
from squadlog.errors import SquadlogError
from squadlog.names import cleaned

if TYPE_CHECKING:
    from squadlog.match import Match
    from squadlog.store.store import Store

CURRENT = "game.current"
SECONDS = "game_seconds"
"""The setting that holds the time per move, the same as on the screens."""
USUAL_S, LEAST_S, MOST_S = 3.0, 0.1, 600.0


@contextmanager
def opened_game(options: Namespace) -> Iterator["Match"]:
    """The side game that is meant. Raises NotFoundError when there is none."""
    from squadlog.match import Match  # noqa: PLC0415 - start-up cost

    with opened_store() as store:
        yield Match(store, chosen(store, options.game))


def chosen(store: "Store", asked: str | None) -> int:
    """The number of the game that is meant; without any word the current one, else the one last played."""
    known = {game.id: game for game in store.games()}
    named = asked or os.environ.get("SQUADLOG_GAME") or ""
    if named:
        if not (named.isascii() and named.isdigit() and len(named) < 10):
            raise SquadlogError(f"{named!r} is no number of a side game; squadlog games lists them.")
        if int(named) not in known:
            raise NotFoundError(f"There is no side game {named}; squadlog games lists them.")
        return int(named)
    current = store.settings.get(CURRENT)
    if current.isdigit() and int(current) in known:
        return int(current)
    if not known:
        raise NotFoundError("There is no side game yet; squadlog games new phalanx-board begins one.")
    last = next(iter(known.values()))
    tell(f"Game {last.id}, {last.title}, the one last played, is meant.")
    return last.id


def make_current(store: "Store", game: int) -> None:
    """Remember the game that commands without `--game` mean."""
    store.settings.set(CURRENT, str(game))


def people(match: "Match") -> tuple[int, ...]:
    """The seats on which no computer sits."""
    return tuple(seat for seat in range(len(match.seats)) if match.computer(seat) is None)


def seat_named(match: "Match", name: str) -> int:
    """The seat of that name or person. Raises NotFoundError."""
    own = match.game.seats(match.score.options)
    for seat, names in enumerate(zip(own, match.seats, strict=True)):
        if name.casefold() in (word.casefold() for word in names):
            return seat
    raise NotFoundError(f"There is no seat {name!r}; there are {', '.join(own)}.")


def who(match: "Match", seat: int) -> str:
    """What a seat is called for people: `Ann (Red)`."""
    own, person = match.game.seats(match.score.options)[seat], match.seats[seat]
    return own if own == person else f"{person} ({own})"


def viewer(match: "Match", name: str | None) -> int | None:
    """The seat whose view is shown: the one named, else the only person, else nobody where hands are hidden."""
    if name is not None:
        return seat_named(match, name)
    seated = people(match)
    if len(seated) == 1:
        return seated[0]
    return None if match.game.kind.hidden else match.state.to_move or 0


def seconds(store: "Store", said: str | None) -> float:
    """The time per move: as said, which is remembered, else as it was set. Raises NotUnderstoodError."""
    text = said if said is not None else store.settings.get(SECONDS, str(USUAL_S))
    try:
        time = float(text) if text.isascii() else 0.0
    except ValueError:
        time = 0.0
    if LEAST_S <= time <= MOST_S:
        if said is not None:
            store.settings.set(SECONDS, f"{time:g}")
        return time
    if said is None:
        return USUAL_S
    raise NotUnderstoodError(
        f"--seconds {cleaned(said, limit=40)!r} should be a time per move from {LEAST_S:g} to {MOST_S:g}."
    )
