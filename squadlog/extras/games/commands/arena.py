"""`squadlog arena`: two computer players play a match, on every core."""

import importlib
import time
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from squadlog.base import plugs
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import pairs, parser, read
from squadlog.cli.piecework import INTERRUPTED, take_each
from squadlog.cli.printing import print_json, print_lines, table, tell
from squadlog.cli.progress import Progress, bar
from squadlog.extras.games.catalogue import KEYS
from squadlog.extras.games.commands.begin import whole_seed
from squadlog.extras.games.game import GameError
from squadlog.extras.games.words import count_of

with lazy_imports():
    from squadlog.extras.games import agreed, catalogue
    from squadlog.extras.games.arena import contest as contests
    from squadlog.extras.games.arena import processes as cores
    from squadlog.extras.games.arena import tally as tallies

if TYPE_CHECKING:
    from squadlog.extras.games.arena.contest import Contest, Played
    from squadlog.extras.games.arena.tally import Interval, MatchPace, Tally

_MOST_GAMES = 1_000_000
"""Games that one contest may have."""


def run(name: str, words: list[str]) -> int:
    """`arena GAME PLAYER PLAYER`; code 4 if a process failed, 130 if it was interrupted."""
    if words and words[0] in (tasks := plugs.extra_tasks(name)):
        code: int = importlib.import_module(tasks[words[0]][0]).run(f"{name} {words[0]}", words[1:])
        return code
    made = parser(name)
    made.add_argument("game", help=KEYS)
    made.add_argument(
        "players",
        nargs=2,
        metavar="PLAYER",
        help="a player, from novice to strong, as squadlog games levels lists them; on the board also tryout, "
        "which tries moves out in random games",
    )
    made.add_argument("--games", type=_whole, default=20, metavar="N", help="how many games (20)")
    made.add_argument("--seconds", type=_seconds, default=1.0, metavar="S", help="time for a move (1)")
    made.add_argument("--seed", type=whole_seed, default=1, help="the seed of the first pair of games (1)")
    made.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )
    made.add_argument(
        "--duplicate",
        action="store_true",
        help="score each deal, which both play from both seats, as one result: what is left to luck shrinks",
    )
    made.add_argument("--processes", type=_whole, metavar="N", help="how many at once (one for every core)")
    options = read(made, words)
    contest = _contest(options.game, options.players, options.option, options.seed, options.seconds)
    if options.duplicate:
        _check_pairs(contest, options.games)
    results = tallies.in_pairs if options.duplicate else list
    return _play(contest, options.games, options.processes or 0, results, as_json=options.json)


def _check_pairs(contest: "Contest", games: int) -> None:
    if games % 2:
        raise NotUnderstoodError(f"--duplicate plays each deal twice: --games {games} should be even.")
    seats = len(catalogue.game_of(contest.game).seats(contest.options))
    if seats != 2:
        raise NotUnderstoodError(f"--duplicate is for two at the table, and here are {seats}.")


def _contest(game_key: str, players: list[str], said: list[str], seed: int, seconds: float) -> "Contest":
    try:
        game = catalogue.game_of(game_key)
        contest = contests.Contest(
            game=game.key,
            contestants=(contests.contestant(players[0]), contests.contestant(players[1])),
            options=agreed.agree_options(game, pairs("--option", said)),
            seed=seed,
            seconds=seconds,
            opening=contests.opening_of(game),
        )
        contests.first_position(contest, 0)
        for each in contest.contestants:
            each.make(game, "")  # whoever does not play this game says so before it begins
    except GameError as error:
        raise NotUnderstoodError(error.cited) from error
    return contest


def _play(
    contest: "Contest",
    games: int,
    processes: int,
    results: "Callable[[list[Played]], list[Played]]",
    *,
    as_json: bool,
) -> int:
    done: list[Played] = []
    with _Going(games) as going:

        def counted(played: "Played") -> bool:
            done.append(played)
            going.count(tallies.tally(done))
            return False

        going.count(tallies.tally(done))
        code, failed = take_each(cores.play_contest(contest, games, processes, made=going.made), counted)
    if failed:
        tell(f"{failed}; the games that had ended are counted.")
    if code == INTERRUPTED:
        tell(f"Stopped after {len(done)} of {count_of(games, 'game')}.")
    count = tallies.tally(results(done))
    if as_json:
        first, second = contest.contestants
        print_json("arena",
            {
                "game": contest.game, "players": [first.name, second.name], "options": contest.options,
                "seed": contest.seed, "seconds": contest.seconds, "opening": contest.opening, "asked": games,
                "duplicate": results is not list, "tally": count,
            }
        )  # fmt: skip
    else:
        print_lines(_format_tally(contest, count, "game" if results is list else "pair"))
    return code


def _format_tally(contest: "Contest", count: "Tally", unit: str) -> Iterator[str]:
    names = [each.name for each in contest.contestants]
    if names[0] == names[1]:
        names = [f"{names[0]} (first)", f"{names[1]} (second)"]
    game, games = catalogue.game_of(contest.game).name, count_of(count.games, unit)
    yield f"{game}: {names[0]} against {names[1]}, {games}, {contest.seconds:g} s a move, seed {contest.seed}"
    if not count.games:
        return
    if contest.opening:
        yield f"every pair of games begins with {contest.opening} random moves"
    rows = [
        ("score", f"{count.won} won, {count.lost} lost, {count.drawn} drawn by {names[0]}"),
        (f"of decided {unit}s", _share(count.decided)),
        ("of points", _share(count.points)),
        ("length", f"{count.length:.1f} moves a {unit}"),
        *((f"time of {who}", _pace(pace)) for who, pace in zip(names, count.pace, strict=True)),
    ]
    yield from table(rows)
    yield from count.faults


def _share(interval: "Interval | None") -> str:
    if interval is None:
        return "none"
    low, high = 100 * interval.low, 100 * interval.high
    return f"{100 * interval.share:.1f} % (95 % confidence: {low:.1f} to {high:.1f} %)"


def _pace(pace: "MatchPace") -> str:
    searched = f", {pace.searched:,.0f} tried" if pace.searched else ""
    return f"{pace.mean_s:.3f} s a move on average, {pace.worst_s:.3f} s at worst{searched}"


class _Going(Progress):
    """A contest that goes on: its games, its score, and the moves made, so that long games show that they move."""

    def __init__(self, games: int) -> None:
        super().__init__()
        self._games, self._began = games, time.monotonic()
        self._tally: Tally | None = None
        self._made = 0

    def count(self, tally: "Tally") -> None:
        """Count another game that has ended."""
        self._tally = tally
        self._draw()

    def made(self, moves: int) -> None:
        """Add `moves` to the moves made."""
        self._made += moves
        if self.due:
            self._draw()

    def _draw(self) -> None:
        if (count := self._tally) is None:
            return
        ago = time.monotonic() - self._began
        left = f", {_clock(ago / count.games * (self._games - count.games))} left" if count.games else ""
        moves = f", {self._made:,} move{'s' * (self._made != 1)}" if self._made else ""
        self.show(
            f"{bar(count.games, self._games)} {count.games} of {self._games}: "
            f"{count.won} won, {count.lost} lost, {count.drawn} drawn{moves}{left}"
        )


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= _MOST_GAMES and len(text) <= 9):
        raise ArgumentTypeError(
            f"{clean_text(text, limit=40)!r} should be a whole number from 1 to {_MOST_GAMES:,}"
        )
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text) if text.isascii() else -1.0
    except ValueError:
        seconds = -1.0
    if not 0.001 <= seconds <= 3600:
        raise ArgumentTypeError(f"{clean_text(text, limit=40)!r} should be seconds, from 0.001 to 3600")
    return seconds
