"""`squadlog weigh`: a battle that is over, each order beside what a commander would have said there, on every core."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import NOTHING
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import parser, read
from squadlog.cli.piecework import take_each
from squadlog.cli.printing import print_json, print_lines, tell
from squadlog.cli.progress import Progress, bar
from squadlog.extras.commander.commands.choices import choice_data
from squadlog.extras.commander.commands.counts import count_of
from squadlog.extras.commander.commands.level_asked import level_asked

with lazy_imports():
    from squadlog.base import processes as working
    from squadlog.extras.commander.mind import levels
    from squadlog.extras.commander.told import judging, report_parts, weighed

if TYPE_CHECKING:
    from squadlog.extras.commander.told.judging import OrderSaid, PieceJudged
    from squadlog.extras.commander.told.weighed import BattleWeighed, OrderJudged, SideWeighed
    from squadlog.session.seat import Seat


def run(name: str, words: list[str]) -> int:
    """`weigh [--level LEVEL]`; code 4 if a process failed, 130 if it was interrupted: then nothing is kept."""
    made = parser(name, battle=True)
    made.add_argument("--level", metavar="LEVEL", help="whose opinion it is (the best level there is)")
    made.add_argument("--processes", type=count_of, metavar="N", help="how many at once (one for every core)")
    options = read(made, words)
    level = level_asked(options.level)
    with open_battle(options) as seat:
        if seat.known.stage != "over":
            raise NotUnderstoodError(
                "This battle is not over: until then nobody is told what the other side should have said."
            )
        if seat.seal.closed:
            raise NotUnderstoodError("Of a sealed battle not all that its sides knew can be read here.")
        said = tuple(judging.decisions(seat))
        if not said:
            tell("Nobody gave an order in this battle.")
            return NOTHING
        code, found = _weigh(level, said, options.processes or 0)
        if code:
            return code
        told = _told(seat, level, found)
        weighed.KeptWeighing(seat.store, seat.id).keep(told)
        if options.json:
            print_json(
                "weighed",
                {
                    "battle": seat.id,
                    "by": told.by,
                    "unknown": told.unknown,
                    "sides": [_data(seat, one) for one in told.sides],
                },
            )
        else:
            print_lines([f"Weighed by {told.by}, with what each side knew then."])
            print_lines(report_parts.weighed_lines(seat, told))
            tell("It stands in the report of the battle from now on.")
            lines = (report_parts.line_of(seat, one.side, of) for one in told.sides for of in one.moments)
            if (line := next(filter(None, lines), None)) is not None:
                tell(f"squadlog exercise --from {seat.id}@{line} keeps such a moment as an exercise.")
    return 0


def _weigh(level: str, said: tuple[OrderSaid, ...], count: int) -> tuple[int, list[PieceJudged]]:
    """Each piece of the work, with the exit code where it did not come to its end."""
    pieces = -(-len(said) // judging.PIECE)
    found: list[PieceJudged] = []
    with Progress() as progress:

        def take(one: PieceJudged) -> bool:
            found.append(one)
            if progress.due:
                progress.show(
                    f"{bar(len(found), pieces)} {len(found)} of {pieces} parts of the battle weighed"
                )
            return False

        work = partial(judging.judge_piece, level, said)
        done = working.each_of(work, pieces, count, made=lambda _: None, called="a process that weighs")
        code, failed = take_each(done, take)
    if code:
        tell(f"{failed or 'It was interrupted'}; nothing is kept.")
    return code, found


def _told(seat: Seat, level: str, found: list[PieceJudged]) -> BattleWeighed:
    orders = judging.last_words(one for piece in found for one in piece.orders)
    unknown, luck = sum(piece.unknown for piece in found), weighed.luck_of(seat)
    sides = tuple(
        weighed.weigh_side(side, [one for one in orders if one.side == side], luck[side])
        for side in seat.known.side_ids()
    )
    return weighed.BattleWeighed(by=levels.commander_of(level).name, sides=sides, unknown=unknown)


def _data(seat: Seat, one: SideWeighed) -> dict[str, object]:
    return {
        "side": one.side,
        "orders": one.orders,
        "best": one.best,
        "moments": [{"line": report_parts.line_of(seat, one.side, of), **_moment(of)} for of in one.moments],
        "luck": [
            {"of": of.of, "rolls": of.rolls, "came": of.came, "expected": of.expected} for of in one.luck
        ],
    }


def _moment(one: OrderJudged) -> dict[str, object]:
    return {
        "moment": str(one.moment),
        "unit": one.unit,
        "by": one.by,
        "gave_away": round(one.gave_away, 3),
        "said": choice_data(one.said),
        "best": choice_data(one.best),
    }
