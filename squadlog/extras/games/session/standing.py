"""How a side game stands: what was agreed and each move, as the record keeps them, make a position."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.errors import SquadlogError, StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import NAME_CELLS, clean_text, end_sentence
from squadlog.base.records import record
from squadlog.extras.games.catalogue import game_of, scores_of
from squadlog.extras.games.game import GameError
from squadlog.extras.games.score import MOST_MOVES, Score, read, read_with_start, write
from squadlog.extras.games.tally import Result
from squadlog.store.records import OVER, StoredEvent

with lazy_imports():
    from squadlog.extras.games import levels

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from squadlog.extras.games.game import Game, State

COMPUTER = "computer "
"""What the name of a seat begins with that the program plays; the player's name or level follows."""

OPPONENT = f"{COMPUTER}greedy"
"""Who sits where nobody is named and a computer is wanted."""


class Started(NamedTuple):
    """The first event of a match: what was agreed, as the header of its text."""

    header: str


class MoveMade(NamedTuple):
    """A move in the game's notation, the seat that made it, and a computer's hope then, from 0 to 1."""

    move: str
    seat: int
    hope: float | None = None


Event = Started | MoveMade


@record
class GameStanding:
    """A game as it stands: what was agreed with every move made, and the position."""

    game: Game
    score: Score
    state: State


class Replay:
    """Makes a position from events. StoreError, in one sentence, for a record that cannot be played again."""

    def over(self, state: GameStanding | None, events: Iterable[Event], /) -> GameStanding:
        """The position after many more events."""
        return self.on(state, tuple(events))

    def on(self, state: GameStanding | None, events: Sequence[Event], /) -> GameStanding:
        """The position after some more events; None is before the first of a record."""
        try:
            for event in events:
                if state is None and isinstance(event, Started):
                    state = _begin(event)
                elif state is not None and isinstance(event, MoveMade):
                    state = after(state, event)
                else:
                    raise StoreError(
                        "The record of the game is damaged: it must begin with what was agreed, said once."
                    )
        except GameError as error:
            raise StoreError(f"The game cannot be played again: {end_sentence(error)}") from None
        if state is None:
            raise StoreError("The record of the game is damaged: it is empty.")
        return state


def _begin(event: Started) -> GameStanding:
    score, first = read_with_start(event.header)
    return GameStanding(game=game_of(score.game), score=score, state=first)


def start_as_agreed(score: Score) -> GameStanding:
    """The game before its first move, if it can be kept as it was agreed."""
    standing = _begin(Started(header=write(replace(score, moves=()))))
    places = standing.game.seats(standing.score.options)
    if len(score.seats) > len(places):
        raise GameError(
            f"{len(score.seats)} names are too many; {standing.game.name} has the seats {', '.join(places)}"
        )
    kept = standing.score.seats or ("",) * len(places)
    for place, wanted, name in zip(places, score.seats, kept, strict=False):
        if "#" in wanted and wanted.split() != name.split():
            raise GameError(
                f"{wanted!r} cannot be the name of {place}: what follows a # is left out of a record"
            )
        if name.startswith(COMPUTER):
            levels.level_of(name.removeprefix(COMPUTER))
    return standing


def parse_move(standing: GameStanding, text: str, hope: float | None = None) -> MoveMade:
    """The move that somebody wrote, as the game writes it. GameError with what would be right."""
    seat = standing.state.to_move
    if seat is None:
        raise GameError("the game was over before this move; leave the rest out")
    if len(standing.score.moves) >= MOST_MOVES:
        raise GameError(f"a record holds at most {MOST_MOVES:,} moves; begin another game")
    return MoveMade(move=standing.state.notation(standing.state.read(text)), seat=seat, hope=hope)


def when(standing: GameStanding, left: GameStanding | None = None) -> str:
    """When a position is, as the list of games shows it. `left` is where its line was left last; None is right there.

    Who walks back through a game that is over has not begun it again: it is over until another move is made.
    """
    if standing.state.outcome() is not None:
        return OVER
    now = f"move {len(standing.score.moves)}"
    return now if left is None or left.state.outcome() is None else f"{OVER}, standing at {now}"


def after(standing: GameStanding, event: MoveMade) -> GameStanding:
    """The position after the move of an event. GameError for a move that is not legal."""
    if event.seat != standing.state.to_move:
        raise GameError(f"move {len(standing.score.moves) + 1} is of a seat that was not to move")
    state = standing.state.play(standing.state.read(event.move))
    score = replace(standing.score, moves=(*standing.score.moves, event.move))
    return replace(standing, score=score, state=state)


def players(game: Game, score: Score) -> tuple[str, ...]:
    """What each seat is called: the person's name, or the seat's own."""
    names = game.seats(score.options)
    people = (*score.seats, *[""] * len(names))
    return tuple(person or name for person, name in zip(people, names, strict=False))


def again_title(title: str, move: int) -> str:
    """What a game is called that tries again from a move of the one of that title, itself such a one or not."""
    return clean_text(f"Again at {move}: {re.sub('^Again at [0-9]+: ', '', title)}", limit=NAME_CELLS)


def result_of(standing: GameStanding) -> Result | None:
    """What came of a game, None while it goes on."""
    ending = standing.state.outcome()
    if ending is None:
        return None
    seats = players(standing.game, standing.score)
    return Result(
        game=standing.game.key,
        players=seats,
        shares=ending.shares,
        scored=scores_of(standing.game.key, standing.state, len(seats)),
    )


def store_event(event: Event, reached: GameStanding | None = None) -> list[StoredEvent]:
    """An event as it is kept, alone.

    A move that ends the game tells what came of it, see `result_told`.
    """
    if isinstance(event, Started):
        return [StoredEvent(kind="game_started", version=1, body=json.dumps(event._asdict()))]
    result = None if reached is None else result_of(reached)
    told = {} if result is None else {"shares": result.shares, "scored": result.scored}
    hoped = {} if event.hope is None else {"hope": round(event.hope, 4)}
    body = {"move": event.move, "seat": event.seat, **hoped, **told}
    return [StoredEvent(kind="game_moved", version=1, body=json.dumps(body))]


def result_told(first: bytes, last: bytes) -> Result | None:
    """What came of a game by the bodies of its first and its standing event, None if they do not tell."""
    try:
        match read_event(first), json.loads(last):
            case Started(header=header), {"shares": [*shares], "scored": [*points]}:
                score = read(header)
            case _:
                return None
        game = game_of(score.game)
    except (SquadlogError, ValueError, RecursionError):
        return None
    seats = players(game, score)
    if not len(shares) == len(points) == len(seats):
        return None
    if not all(isinstance(share, float | int) and 0 <= share <= 1 for share in shares):
        return None
    if not all(isinstance(point, int) for point in points):
        return None
    return Result(game=game.key, players=seats, shares=tuple(shares), scored=tuple(points))


def read_event(body: bytes) -> Event:
    """The event that a body tells. StoreError for what cannot be read."""
    try:
        match json.loads(body):
            case {"header": str(header)}:
                return Started(header=header)
            case {"move": str(move), "seat": int(seat), **rest}:
                hope = rest.get("hope")
                return MoveMade(move=move, seat=seat, hope=hope if isinstance(hope, float | int) else None)
    except (ValueError, RecursionError):
        pass
    raise StoreError("The record of the game is damaged: an event cannot be read.")
