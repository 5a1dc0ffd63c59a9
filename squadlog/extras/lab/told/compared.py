"""What a lab tells of all its cells together: what things are worth, and who is strongest."""

from __future__ import annotations

from statistics import mean
from typing import TYPE_CHECKING

from squadlog.base.names import list_names, so_many
from squadlog.base.records import record
from squadlog.extras.lab.deciding.strengths import rate_strengths
from squadlog.extras.lab.deciding.worths import AS_PRICED, judge_worth

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from squadlog.extras.lab.asked.contests import ThingAndRod
    from squadlog.extras.lab.deciding.strengths import ContenderStrength
    from squadlog.extras.lab.deciding.worths import ThingWorth
    from squadlog.extras.lab.trials.running import RunningLab

_UNKNOWN = "What it is worth is not known yet: more battles must show what a soldier more or fewer changes."
_FEW = 2
"""Two contenders are told by their one cell."""


@record
class WorthFound:
    """A thing that was weighed, and what is known of it."""

    of: ThingAndRod
    worth: ThingWorth


def list_worths(lab: RunningLab) -> tuple[WorthFound, ...]:
    """What each thing is worth, of a lab that asks so; else nothing."""
    claims = {key: lab.claim(so_far) for key, so_far in lab.cells.items()}
    return tuple(
        WorthFound(of=one, worth=judge_worth(one.price, one.rod_points, claims[one.cell], claims[one.rod]))
        for one in lab.weighed
    )


def list_strengths(lab: RunningLab) -> tuple[ContenderStrength, ...]:
    """Who is strongest by all cells together, where three or more contend; else nothing."""
    if lab.lab.question not in ("levels", "rank"):
        return ()
    values = [
        (*so_far.cell.called, mean(row.share for row in so_far.rows[place : place + 2]))
        for so_far in lab.cells.values()
        for place in range(0, len(so_far.rows), 2)
    ]
    rated = rate_strengths(values)
    return rated if len(rated) > _FEW else ()


def tell_compared(lab: RunningLab) -> Iterator[str]:
    """All of it, line by line; nothing where each cell stands for itself."""
    for found in list_worths(lab):
        yield from ("", *_tell_worth(found))
    if strengths := list_strengths(lab):
        yield ""
        yield "The strongest first: what share of battles each would win against the average (Bradley and Terry)"
        for place, one in enumerate(strengths, 1):
            limits = f"limits {_percent(one.low)} to {_percent(one.high)}"
            yield f"   {place:>2}  {one.name}: {_percent(one.share)} ({limits}, {so_many(one.values, 'pair')})"
        yield "   These limits hold for one look, each with 95 % certainty; the cells tell which of two is better."


def _tell_worth(found: WorthFound) -> Iterator[str]:
    of, worth = found.of, found.worth
    yield f"{of.name} on {of.ground} among {of.level}s: it costs {say_points(of.price)} for each soldier"
    if worth.estimate is None or worth.low is None or worth.high is None:
        yield f"   {_UNKNOWN}"
        return
    limits = f"limits {_number(worth.low)} to {_number(worth.high)}"
    yield f"   In battle it is worth {_number(worth.estimate)} points for each soldier ({limits})."
    yield f"   {say_worth(found)}"


def say_worth(found: WorthFound) -> str:
    """What may be claimed of a thing, in a sentence."""
    return {
        "worth more": "It is worth more than it costs.",
        "worth less": "It is worth less than it costs.",
        "as priced": f"It is worth what it costs, within {AS_PRICED:g} points.",
        "not settled": "Whether it is worth what it costs is not settled.",
    }[found.worth.verdict]


def say_together(lab: RunningLab) -> tuple[str, ...]:
    """What all cells tell together in a line for each thing or contender; nothing where each cell stands for itself."""
    return (*_say_worths(list_worths(lab)), *_say_strengths(list_strengths(lab)))


def _say_worths(found: tuple[WorthFound, ...]) -> Iterator[str]:
    several = len({(one.of.ground, one.of.level) for one in found}) > 1
    for one in found:
        of, worth = one.of, one.worth
        name = f"{of.name} ({of.ground}, {of.level})" if several else of.name
        costs = f"costs {_price(of.price)} points"
        if worth.estimate is None or worth.low is None or worth.high is None:
            yield f"{name}: worth not known yet; {costs}"
        else:
            limits = f"{_number(worth.low)} to {_number(worth.high)}"
            yield f"{name}: {worth.verdict}, {_number(worth.estimate)} points ({limits}); {costs}"


def _say_strengths(rated: Iterable[ContenderStrength]) -> Iterator[str]:
    for place, one in enumerate(rated, 1):
        limits = f"{_percent(one.low)} to {_percent(one.high)}"
        yield f"{place:>2}  {one.name}: {_percent(one.share)} against the average ({limits})"


def say_points(points: float) -> str:
    """A difference of points in words: `5 points more`."""
    if not points:
        return "the same"
    told = f"{abs(points):.0f}" if abs(points) == round(abs(points)) else f"{abs(points):.1f}"
    return f"{told} point{'' if told == '1' else 's'} {'more' if points > 0 else 'less'}"


def say_rods(lab: RunningLab) -> str:
    """By what things are weighed, in a sentence; empty for another question."""
    rods = dict.fromkeys(one.of.rod.rpartition("/")[2].partition("-")[0] for one in list_worths(lab))
    return f"Points are measured by the same squad with {list_names(rods)}." if rods else ""


def describe_compared(lab: RunningLab) -> Mapping[str, object]:
    """What is told of all cells together as data: `worths` in points for each soldier, and `strengths`."""
    return {
        "worths": [
            {
                "thing": one.of.thing, "ground": one.of.ground, "level": one.of.level, "price": round(one.of.price, 3),
                "claim": one.worth.verdict, "estimate": _round(one.worth.estimate),
                "interval": [_round(one.worth.low), _round(one.worth.high)],
            }
            for one in list_worths(lab)
        ],
        "strengths": [
            {"name": one.name, "share": round(one.share, 4), "interval": [round(one.low, 4), round(one.high, 4)],
             "pairs": one.values}
            for one in list_strengths(lab)
        ],
    }  # fmt: skip


def _round(points: float | None) -> float | None:
    return None if points is None else round(points, 3)


def _number(points: float) -> str:
    return f"{points:+.1f}"


def _price(points: float) -> str:
    return f"{points:+.0f}" if points == round(points) else _number(points)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
