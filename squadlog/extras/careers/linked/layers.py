"""Where the battles of a plot stand in its picture: rows from first to last, places in a row, lines between rows."""

from collections.abc import Iterator, Sequence

from squadlog.base.records import record
from squadlog.extras.careers.linked.plot import CampaignPlot, reached_from

Place = tuple[str, str]
"""A place in a row: the key of a box and nothing, or the ends of a line that passes the row."""
Leg = tuple[Place, Place, tuple[str, str]]
"""A part of a line, between a row and the next: from which place to which, and of which line."""


@record
class PlotLayers:
    """The rows of a plot with their places in order, all ways between boxes, and those that lead back."""

    rows: tuple[tuple[Place, ...], ...]
    ways: tuple[tuple[str, str], ...]
    back: tuple[tuple[str, str], ...]

    def legs(self, row: int) -> list[Leg]:
        """The parts of lines between that row and the next."""
        if row + 1 == len(self.rows):
            return []
        above, below = self.rows[row], self.rows[row + 1]
        found = []
        for a, b in self.ways:
            start = next((one for one in ((a, ""), (a, b)) if one in above), None)
            finish = next((one for one in ((b, ""), (a, b)) if one in below), None)
            if (a, b) not in self.back and start is not None and finish is not None:
                found.append((start, finish, (a, b)))
        return found


def lay_out(plot: CampaignPlot) -> PlotLayers:
    """The layers of a plot: each box in a row behind all that lead to it, below the middle of them."""
    depth = _depths(plot)
    ways = tuple(dict.fromkeys((key, one.to) for key, battle in plot.battle.items() for one in battle.next))
    back = tuple((a, b) for a, b in ways if depth[b] <= depth[a])
    rows: list[list[Place]] = [[] for _ in range(max(depth.values()) + 1)]
    for key, row in depth.items():
        rows[row].append((key, ""))
    for a, b in ways:
        for row in range(depth[a] + 1, depth[b]):  # a line that passes a row has a place of its own in it
            rows[row].append((a, b))
    return PlotLayers(rows=tuple(_order(rows, ways)), ways=ways, back=back)


def _depths(plot: CampaignPlot) -> dict[str, int]:
    """The row of each battle and end: behind all that lead to it, but for what leads back."""
    depth: dict[str, int] = {}
    seeds = [
        plot.begins,
        *(key for key in (*plot.battle, *plot.end) if key not in reached_from(plot, plot.begins)),
    ]
    order: list[str] = []
    done: set[str] = set()
    back: set[tuple[str, str]] = set()

    def visit(key: str, above: tuple[str, ...]) -> None:
        done.add(key)
        for one in plot.battle[key].next if key in plot.battle else ():
            if one.to in (*above, key):
                back.add((key, one.to))
            elif one.to not in done:
                visit(one.to, (*above, key))
        order.append(key)

    for seed in seeds:
        if seed not in done:
            visit(seed, ())
    for key in reversed(order):
        depth.setdefault(key, 0)
        for one in plot.battle[key].next if key in plot.battle else ():
            if (key, one.to) not in back:
                depth[one.to] = max(depth.get(one.to, 0), depth[key] + 1)
    return depth


def _order(rows: Sequence[Sequence[Place]], ways: Sequence[tuple[str, str]]) -> Iterator[tuple[Place, ...]]:
    """The places of each row in order: each below the middle of what leads to it, as far as that goes."""
    above = tuple(rows[0])
    yield above
    for row in rows[1:]:
        leans = {one: _lean(one, above, ways) for one in row}
        above = tuple(sorted(row, key=leans.__getitem__))
        yield above


def _lean(one: Place, above: Sequence[Place], ways: Sequence[tuple[str, str]]) -> float:
    """How far to the right a place is, by what leads to it from the row above."""
    leads = [at for at, other in enumerate(above) if _leads(other, one, ways)]
    return sum(leads) / len(leads) if leads else len(above)


def _leads(one: Place, other: Place, ways: Sequence[tuple[str, str]]) -> bool:
    """Whether a line goes from a place to another in the next row."""
    if other[1]:
        return one in ((other[0], ""), other)
    return one[1] == other[0] or (not one[1] and (one[0], other[0]) in ways)


def choose_bends(legs: Sequence[tuple[int, int]]) -> list[int]:
    """The row of the gap, 0 the uppermost, in which each line bends, by its columns above and below: no two overlap."""
    rows: dict[int, int] = {}
    bending = (at for at, (start, finish) in enumerate(legs) if start != finish)
    for at in sorted(bending, key=lambda at: _first_bends(*legs[at])):
        taken = {rows[one] for one in rows if _overlap(legs[one], legs[at])}
        rows[at] = next(row for row in range(len(legs)) if row not in taken)
    return [rows.get(at, 0) for at in range(len(legs))]


def _first_bends(start: int, finish: int) -> tuple[bool, int]:
    """What bends first: to the right the last of a row, to the left the first, so that fewer lines cross."""
    return (finish < start, start if finish < start else -start)


def _overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return max(*one) >= min(*other) and max(*other) >= min(*one)
