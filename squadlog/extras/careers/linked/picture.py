"""The picture of a plot: boxes in layers with lines between them, in cells; screen, paper and SVG draw the same."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from squadlog.base.names import cells, clean_text
from squadlog.base.records import record
from squadlog.extras.careers.linked.plot import CampaignPlot, reached_from

BoxState = Literal["here", "passed", "ahead"]
_GAP = 3
_LEAST, _WIDEST = 12, 26
"""Cells that a box has at least and at most."""


@record
class PlotBox:
    """A battle or an end in its place: left upper corner, size, title in lines, and where the campaign stands."""

    key: str
    x: int
    y: int
    width: int
    height: int
    title: tuple[str, ...]
    state: BoxState
    end: bool


@record
class PlotWay:
    """What can follow: places of a line from box to box; `taken`: the campaign went that way."""

    places: tuple[tuple[int, int], ...]
    taken: bool


@record
class PlotPicture:
    """The whole picture in cells. `back` are ways that lead back to an earlier battle, from and to."""

    width: int
    height: int
    boxes: tuple[PlotBox, ...]
    lines: tuple[PlotWay, ...]
    back: tuple[tuple[str, str], ...] = ()


def draw_plot(
    plot: CampaignPlot, width: int, *, at: str = "", path: Iterable[tuple[str, str]] = ()
) -> PlotPicture:
    """The picture of a plot, `width` cells wide at most; `at` is where it stands, `path` the ways it went."""
    went = list(path)
    depth = _depths(plot)
    edges = list(dict.fromkeys((key, one.to) for key, battle in plot.battle.items() for one in battle.next))
    back = [(a, b) for a, b in edges if depth[b] <= depth[a]]
    rows: list[list[tuple[str, str]]] = [[] for _ in range(max(depth.values()) + 1)]
    for key, row in depth.items():
        rows[row].append((key, ""))
    for a, b in edges:
        if (a, b) not in back:  # a line that passes a row has a place of its own in it
            for row in range(depth[a] + 1, depth[b]):
                rows[row].append((a, b))
    place = _places(rows, edges)
    columns = max(len(row) for row in rows)
    wide = max(_LEAST, min(_WIDEST, width // columns - 2))
    step = wide + 2
    titles = {key: _fold(plot.title(key), wide - 3) for key in depth}
    high = 2 + max(map(len, titles.values()))

    def middle(item: tuple[str, str], row: int) -> int:
        return (columns - len(rows[row])) * step // 2 + place[row].index(item) * step + wide // 2

    tops, y, lines = [], 0, list[PlotWay]()
    taken = set(went)
    for row in range(len(rows)):
        tops.append(y)
        legs = list(_legs(rows, row, edges, back, depth))
        y += high + _GAP + max(0, len(legs) - 2)
        for nth, (start, finish, of) in enumerate(legs):
            top = tops[row] + (high if start[1] == "" else 0) - 1
            x1, x2 = middle(start, row), middle(finish, row + 1)
            bend = tops[row] + high + min(nth, _GAP - 2 + max(0, len(legs) - 2))
            places = ((x1, top), (x1, bend), (x2, bend), (x2, y - 1))
            lines.append(PlotWay(places=places, taken=of in taken))
    passed = {a for a, _ in went}
    boxes = tuple(
        PlotBox(
            key=key, x=middle((key, ""), row) - wide // 2, y=tops[row], width=wide,
            height=high, title=titles[key],
            state="here" if key == at else "passed" if key in passed else "ahead", end=key in plot.end,
        )
        for key, row in depth.items()
    )  # fmt: skip
    return PlotPicture(
        width=columns * step, height=tops[-1] + high, boxes=boxes, lines=tuple(lines), back=tuple(back)
    )


def _fold(text: str, room: int) -> tuple[str, ...]:
    """A title on one line or two, the second cut where it is too long."""
    first, *others = textwrap.wrap(text, room, break_on_hyphens=False) or [""]
    rest = " ".join(others)
    if cells(rest) > room:
        rest = f"{clean_text(rest, limit=room - 1).rstrip()}…"
    return (first, rest) if rest else (first,)


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


def _places(rows: list[list[tuple[str, str]]], edges: list[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """The order in each row: each below the middle of what leads to it, as far as that goes."""
    found = [rows[0]]
    for row in rows[1:]:
        above = found[-1]

        def lean(item: tuple[str, str], above: list[tuple[str, str]] = above) -> float:
            key, target = item
            leads = [at for at, (one, to) in enumerate(above) if _leads((one, to), (key, target), edges)]
            return sum(leads) / len(leads) if leads else len(above)

        found.append(sorted(row, key=lean))
    return found


def _leads(one: tuple[str, str], other: tuple[str, str], edges: list[tuple[str, str]]) -> bool:
    """Whether a line goes from one place to another in the next row: boxes, or places where a line passes."""
    if other[1]:
        return one in ((other[0], ""), other)
    return one[1] == other[0] or (not one[1] and (one[0], other[0]) in edges)


def _legs(
    rows: list[list[tuple[str, str]]],
    row: int,
    edges: list[tuple[str, str]],
    back: list[tuple[str, str]],
    depth: Mapping[str, int],
) -> Iterator[tuple[tuple[str, str], tuple[str, str], tuple[str, str]]]:
    """The parts of lines between a row and the next: from which place to which, and of which line."""
    for a, b in edges:
        if (a, b) in back or not depth[a] <= row < depth[b]:
            continue
        start = (a, "") if depth[a] == row else (a, b)
        finish = (b, "") if depth[b] == row + 1 else (a, b)
        if start in rows[row]:
            yield start, finish, (a, b)


_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
_SIGNS = " │││─┘┐┤─└┌├─┴┬┼"


def as_cells(picture: PlotPicture) -> list[str]:
    """The picture as lines of characters: `>` before where the campaign stands, `*` before what it has passed."""
    bits = [[0] * (picture.width + 2) for _ in range(picture.height + 1)]
    for line in picture.lines:
        for (x1, y1), (x2, y2) in zip(line.places, line.places[1:], strict=False):
            _stroke(bits, x1, y1, x2, y2)
    grid = [[_SIGNS[bit] for bit in row] for row in bits]
    for line in picture.lines:
        x, y = line.places[-1]
        if any(box.y == y + 1 for box in picture.boxes if box.x <= x < box.x + box.width):
            grid[y][x] = "▼"
    for box in picture.boxes:
        _box(grid, box)
    return ["".join(row).rstrip() for row in grid[: picture.height]]


def _stroke(bits: list[list[int]], x1: int, y1: int, x2: int, y2: int) -> None:
    if x1 == x2:
        low, high = sorted((y1, y2))
        for y in range(low, high):
            bits[y][x1] |= _DOWN
            bits[y + 1][x1] |= _UP
    else:
        left, right = sorted((x1, x2))
        for x in range(left, right):
            bits[y1][x] |= _RIGHT
            bits[y1][x + 1] |= _LEFT


def _box(grid: list[list[str]], box: PlotBox) -> None:
    corners = "╔═╗║╚╝" if box.end else "┌─┐│└┘"
    sign = {"here": ">", "passed": "*", "ahead": " "}[box.state]
    inner = box.width - 2
    told = [f"{sign if nth == 0 else ' '}{line}" for nth, line in enumerate(box.title)]
    told += [""] * (box.height - 2 - len(told))
    rows = (
        f"{corners[0]}{corners[1] * inner}{corners[2]}",
        *(f"{corners[3]}{line}{' ' * max(0, inner - cells(line))}{corners[3]}" for line in told),
        f"{corners[4]}{corners[1] * inner}{corners[5]}",
    )
    for dy, text in enumerate(rows):
        line = grid[box.y + dy]
        line[box.x : box.x + box.width] = list(text) + [""] * max(0, box.width - len(text))


_CELL_W, _CELL_H = 8, 16


def as_svg(picture: PlotPicture, title: str) -> str:
    """The picture as an SVG with nothing from elsewhere; thick what the campaign went, dark where it stands."""
    size = f"{picture.width * _CELL_W} {picture.height * _CELL_H + 8}"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" font-family="sans-serif" font-size="13">',
        f"<title>{_escape(title)}</title>",
    ]
    for line in picture.lines:
        path = " ".join(
            f"{x * _CELL_W},{y * _CELL_H + (_CELL_H if last else 0)}" for last, (x, y) in _ends(line)
        )
        out.append(
            f'<polyline points="{path}" fill="none" stroke="#555" stroke-width="{3 if line.taken else 1}"/>'
        )
    for box in picture.boxes:
        fill = {"here": "#fc6", "passed": "#ddd", "ahead": "#fff"}[box.state]
        x, y = box.x * _CELL_W, box.y * _CELL_H
        wide, high = box.width * _CELL_W, box.height * _CELL_H
        out.append(
            f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{12 if box.end else 2}" fill="{fill}"'
            ' stroke="#000"/>'
        )
        for nth, told in enumerate(box.title):
            down = y + high // 2 + 5 + (2 * nth - len(box.title) + 1) * _CELL_H // 2
            out.append(f'<text x="{x + wide // 2}" y="{down}" text-anchor="middle">{_escape(told)}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"


def _ends(line: PlotWay) -> Iterator[tuple[bool, tuple[int, int]]]:
    return ((place == line.places[-1], place) for place in line.places)


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
