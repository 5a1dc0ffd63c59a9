"""The picture of a plot drawn: in characters for screen and terminal, or as an SVG."""

from xml.sax.saxutils import escape

from squadlog.base.names import cells
from squadlog.extras.careers.linked.picture import PlotBox, PlotPicture

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
    left, top = -_CELL_W // 2, -_CELL_H // 4  # room for the lines around the outermost boxes
    size = f"{left} {top} {(picture.width - 1) * _CELL_W} {picture.height * _CELL_H + _CELL_H // 2}"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
    ]
    for line in picture.lines:
        path = " ".join(f"{x * _CELL_W:.0f},{y * _CELL_H:.0f}" for x, y in line.points)
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
            out.append(f'<text x="{x + wide // 2}" y="{down}" text-anchor="middle">{escape(told)}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"
