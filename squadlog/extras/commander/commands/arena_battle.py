"""`squadlog arena battle`: two commanders fight battle after battle, each twice with sides exchanged, on every core."""

from __future__ import annotations

from functools import partial
from statistics import median, quantiles
from time import monotonic
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import parser, read
from squadlog.cli.piecework import take_each
from squadlog.cli.printing import print_json, print_lines, table, tell
from squadlog.cli.progress import Progress, bar
from squadlog.extras.commander.commands.counts import count_of
from squadlog.reports.story.minutes import format_time

with lazy_imports():
    from squadlog.base import processes as working
    from squadlog.extras.commander.bench import trial
    from squadlog.extras.commander.mind import levels
    from squadlog.session.trials import pairs_decided

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

    from squadlog.extras.commander.bench.trial import BattleMatch, TrialPlayed
    from squadlog.session.trials.pairs_decided import PairsTold


def run(name: str, words: list[str]) -> int:
    """`arena battle LEVEL LEVEL --scenario KEY`; code 4 if a process failed, 130 if it was interrupted."""
    made = parser(name)
    made.add_argument(
        "levels", nargs=2, metavar="LEVEL", help="recruit, sergeant, veteran; or cautious, who orders nothing"
    )
    where = made.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "--scenario", metavar="KEY|FILE", help="a ready battle of two sides, or a scenario file"
    )
    where.add_argument(
        "--quick", type=count_of, metavar="POINTS", help="battles of so many points, drawn at random"
    )
    made.add_argument(
        "--map", default="open", metavar="KIND|KEY|FILE", help="the ground of quick battles (open)"
    )
    made.add_argument("--pairs", type=count_of, default=20, metavar="N", help="how many pairs at most (20)")
    made.add_argument("--seed", type=count_of, default=1, help="the seed of the match (1)")
    made.add_argument("--processes", type=count_of, metavar="N", help="how many at once (one for every core)")
    made.add_argument("--all", action="store_true", help="play all pairs, though the test has decided before")
    options = read(made, words)
    match = _match(options)
    return _play(match, options.pairs, options.processes or 0, whole=options.all, as_json=options.json)


def _match(options: Namespace) -> BattleMatch:
    first, second = options.levels
    match = trial.BattleMatch(
        scenario=options.scenario or options.map, levels=(first, second), seed=options.seed,
        points=options.quick or 0,
    )  # fmt: skip
    try:
        for name in options.levels:
            levels.commander_of(name)
        trial.setup_of(match, 0)
    except (SquadlogError, ValueError) as error:
        raise NotUnderstoodError(str(error)) from error
    return match


def _play(match: BattleMatch, pairs: int, processes: int, *, whole: bool, as_json: bool) -> int:
    done: dict[int, TrialPlayed] = {}
    count = min(processes or working.cores(), 2 * pairs)
    at_once = f"{count} at once" if count > 1 else "one after the other"
    tell(
        f"At most {so_many(2 * pairs, 'battle')}, {at_once}; Ctrl+C ends it and counts those that have ended."
    )
    work = partial(trial.play_trial, match)
    with _Fought(pairs) as fought:

        def settles(one: TrialPlayed) -> bool:
            done[one.number] = one
            told = pairs_decided.decide_pairs(_shares(done))
            fought.count(told, len(done))
            return told.decided != "open" and not whole

        code, failed = take_each(
            working.each_of(work, 2 * pairs, processes, made=lambda _: None, called="a process of the arena"),
            settles,
        )
    if code:
        tell(f"{failed or 'It was interrupted'}; the battles that had ended are counted.")
    told = pairs_decided.decide_pairs(_shares(done))
    if as_json:
        print_json("arena-battle", _data(match, told, list(done.values())))
    else:
        print_lines(_lines(match, told, list(done.values())))
    return code


def _shares(done: dict[int, TrialPlayed]) -> list[float]:
    """The shares of the pairs that are whole, in their order, up to the first that is not."""
    found: list[float] = []
    while 2 * len(found) in done and 2 * len(found) + 1 in done:
        number = 2 * len(found)
        found.append((done[number].share + done[number + 1].share) / 2)
    return found


def _data(match: BattleMatch, told: PairsTold, done: Sequence[TrialPlayed]) -> dict[str, object]:
    return {
        "levels": list(match.levels),
        "scenario": match.where,
        "seed": match.seed,
        "pairs": told.pairs,
        "score": round(told.share, 4),
        "interval": [round(told.low, 4), round(told.high, 4)],
        "decided": told.decided,
        "orders": sum(len(one.bout.order_ms) for one in done),
        "refused": sum(one.bout.refused for one in done),
        "cut": sum(one.bout.cut for one in done),
        "failed": sum(bool(one.bout.fault) for one in done),
        "order_ms": _order_ms(done),
    }


def _order_ms(done: Sequence[TrialPlayed]) -> tuple[float, float]:
    """What an order takes in milliseconds of processor: the median, and what 95 of 100 take at most."""
    every = [ms for one in done for ms in one.bout.order_ms]
    if len(every) < 2:
        return (every[0], every[0]) if every else (0.0, 0.0)
    return round(median(every), 2), round(quantiles(every, n=20)[-1], 2)


def _lines(match: BattleMatch, told: PairsTold, done: Sequence[TrialPlayed]) -> Iterator[str]:
    first, second = match.levels
    data = _data(match, told, done)
    yield f"{first} against {second} in {match.where}, seed {match.seed}: {so_many(told.pairs, 'pair')} of battles"
    if not told.pairs:
        return
    better = {
        "better": f"{first} is better",
        "not better": f"{first} is not better by {100 * (pairs_decided.BETTER - pairs_decided.EVEN):.0f} points in 100",
        "open": "not settled yet",
    }[told.decided]
    usual_ms, most_ms = _order_ms(done)
    yield from table([
        (f"score of {first}", f"{100 * told.share:.1f} % (95 %: {100 * told.low:.1f} to {100 * told.high:.1f})"),
        ("decided", better),
        ("orders", f"{data['orders']}, of them refused {data['refused']}"),
        ("an order takes", f"{usual_ms:g} ms of processor, 95 of 100 at most {most_ms:g} ms"),
        ("battles cut", f"{data['cut']}"),
    ])  # fmt: skip
    yield from (one.bout.fault for one in done if one.bout.fault)


class _Fought(Progress):
    """A match that goes on: its pairs, its score, and how long all of it takes yet at most."""

    def __init__(self, pairs: int) -> None:
        super().__init__()
        self._pairs, self._began = pairs, monotonic()

    def count(self, told: PairsTold, battles: int) -> None:
        """Show what the pairs have come to, once so many battles have ended."""
        if self.due:
            left_s = (monotonic() - self._began) / battles * (2 * self._pairs - battles)
            self.show(
                f"{bar(told.pairs, self._pairs)} {told.pairs} of {self._pairs} pairs: {100 * told.share:.0f} %, "
                f"at most {format_time(left_s, to_come=True)} more"
            )
