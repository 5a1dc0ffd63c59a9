"""A contest: two players, a game with its options, and one game after another from both seats."""

import time
from collections.abc import Callable, Mapping
from dataclasses import field
from functools import partial

from squadlog.base.dice import Chance
from squadlog.base.names import clean_text
from squadlog.base.records import record, value
from squadlog.extras.games.catalogue import game_of, scores_of
from squadlog.extras.games.game import Game, GameError, State
from squadlog.extras.games.levels import level_of, player_of
from squadlog.extras.games.players.monte_carlo import MonteCarlo, PlayedOut
from squadlog.extras.games.players.player import Budget, Player

LONGEST = 5000
"""Moves after which a game is a draw."""
TRYOUT = "tryout"
"""A player beside the levels: it knows of a game only the rules, and tries moves out in random games."""
_OPENING = 4
"""Random moves that a game begins with, so that not all games are the same."""


@record
class Contestant:
    """A name, and who sits down under it: `make(game, seed)` must be something that another process can import."""

    name: str
    make: Callable[[Game, str], Player]


@record
class Contest:
    """What is played. Games 0 and 1, 2 and 3 ... share a seed; seats change hands within such a pair.

    Seats are taken in turn where there are more than two. `seconds` is the time for a move. `opening` is how many
    random moves every pair begins with, so that players without chance in them do not play one game over and over.
    """

    game: str
    contestants: tuple[Contestant, Contestant]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 1
    seconds: float = 1.0
    opening: int = 0


@value
class Clocked:
    """How long a contestant thought in one game, in seconds, and what it tried in that time."""

    moves: int = 0
    total_s: float = 0.0
    worst_s: float = 0.0
    searched: int = 0

    def and_also(self, other: "Clocked") -> "Clocked":
        """The clocks of both together."""
        return Clocked(
            moves=self.moves + other.moves,
            total_s=self.total_s + other.total_s,
            worst_s=max(self.worst_s, other.worst_s),
            searched=self.searched + other.searched,
        )


@record
class Played:
    """One game of a contest. `share` is what the first contestant got of it, from 0 to 1; `fault` why it was cut short.

    `ahead` is by how much the first one was ahead in what the game itself counts, such as points.
    """

    number: int
    share: float
    moves: int
    reason: str
    clocked: tuple[Clocked, Clocked]
    ahead: int = 0
    fault: str = ""


def contestant(name: str) -> Contestant:
    """One of the program's own players by name, or `tryout`. GameError for another."""
    if name.strip().casefold() == TRYOUT:
        return Contestant(name=TRYOUT, make=_tryout)
    level = level_of(name)
    return Contestant(name=level, make=partial(_of_level, level))


def opening_of(game: Game) -> int:
    """The number of random moves that games of a contest begin with: 0 where cards make every game another."""
    return 0 if game.kind.chance or game.kind.hidden else _OPENING


def first_position(contest: Contest, number: int) -> State:
    """The position that a game of the contest begins with. Raises GameError for options that cannot be."""
    seed = contest.seed + number // 2
    state = game_of(contest.game).start(contest.options, seed)
    chance = Chance(f"{seed}/opening")
    for _ in range(contest.opening):
        if state.to_move is not None:
            state = state.play(chance.pick(state.moves()))
    return state


def unheard(_: int) -> None:
    """Do nothing: for a match in which nobody wants to know how many moves were made."""


def play_game(
    contest: Contest,
    number: int,
    clock: Callable[[], float] = time.perf_counter,
    made: Callable[[int], None] = unheard,
) -> Played:
    """Play one game of a contest to its end. A player that fails or makes an illegal move has lost.

    `made` is told after every move how many there were in this game.
    """
    game, state = game_of(contest.game), first_position(contest, number)
    seats = len(game.seats(contest.options))
    sits = tuple((seat + number) % 2 for seat in range(seats))
    seed = contest.seed + number // 2
    players: dict[int, Player] = {}
    clocks = [Clocked(), Clocked()]
    moves = 0

    def played(share: float, reason: str, *, ahead: int = 0, fault: str = "") -> Played:
        clocked = clocks[0], clocks[1]
        return Played(
            number=number, share=share, ahead=ahead, moves=moves, reason=reason, clocked=clocked, fault=fault
        )

    while (seat := state.to_move) is not None and moves < LONGEST:
        who = sits[seat]
        try:
            if seat not in players:
                players[seat] = contest.contestants[who].make(game, f"{seed}/{seat}")
            began = clock()
            thought = players[seat].think(state.seen_by(seat), Budget(seconds=contest.seconds, clock=clock))
            spent = clock() - began
            clocks[who] = clocks[who].and_also(Clocked(1, spent, spent, thought.searched))
            state = state.play(thought.move)
        except Exception as error:  # noqa: BLE001 - whatever it was, the player has lost and the contest goes on
            where = f"in game {number + 1} at move {moves + 1}"
            fault = f"{contest.contestants[who].name} failed {where}: {_format_error(error)}"
            return played(float(who == 1), fault, fault=fault)
        moves += 1
        made(moves)
    outcome = state.outcome()
    if outcome is None:
        return played(0.5, f"nobody had won after {LONGEST} moves")
    own = sum(share for share, who in zip(outcome.shares, sits, strict=True) if who == 0)
    total = sum(outcome.shares)
    counts = scores_of(contest.game, state, seats)
    ahead = sum(count if who == 0 else -count for count, who in zip(counts, sits, strict=True))
    return played(own / total if total else 0.5, outcome.reason, ahead=ahead)


def _of_level(level: str, game: Game, seed: str) -> Player:
    return player_of(game, level, seed)


def _tryout(game: Game, seed: str) -> Player:
    if not isinstance(game, PlayedOut):
        raise GameError(f"{TRYOUT} does not play {game.name}, only open games such as phalanx-board")
    return MonteCarlo(game, seed)


def _format_error(error: Exception) -> str:
    text = str(error).strip()
    return clean_text(f"{type(error).__name__}: {text}" if text else type(error).__name__, limit=300)
