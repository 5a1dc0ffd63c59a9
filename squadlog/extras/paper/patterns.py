"""Templates as drawings: arcs, sectors, rings, a wedge, a square; in millimetres from their upper left corner."""

from collections.abc import Iterable, Sequence
from math import ceil, cos, radians, sin

from squadlog.base.lengths import format_length, typed_metres
from squadlog.base.records import record
from squadlog.extras.paper.faces import MM_PER_PT, printable, width_of
from squadlog.extras.paper.marks import (
    BLACK,
    GREY,
    WHITE,
    Align,
    Ink,
    Lettering,
    Mark,
    Outline,
    Place,
    RoundMark,
    box,
    line,
    moved,
)
from squadlog.extras.paper.scale import scale_words
from squadlog.rules.common.explosive import PowerRing

_STEP_DEG = 2
_LEAST_PT = 4.5
_STACKED = 3.2
"""From one name to the next that stand above each other."""
_EDGE = 4.0
"""What is free round a template, for the cut."""


@record
class CutOut:
    """A template to cut out: its name and the rules it is of, how large it is, what is drawn.

    `told` says how it is laid on the table.
    """

    name: str
    rules: tuple[str, ...]
    width: float
    height: float
    marks: tuple[Mark, ...]
    told: str = ""


def write_at(
    x: float, y: float, text: str, size_pt: float = 8.0, align: Align = "middle", ink: Ink = BLACK, *,
    bold: bool = False, turned_deg: float = 0.0, boxed: bool = False,
) -> tuple[Mark, ...]:  # fmt: skip
    """A line of text; `boxed`: on white."""
    shown = printable(text)
    wide = width_of(shown, size_pt, bold=bold)
    words = Lettering(
        x=x,
        y=y,
        text=shown,
        size_pt=size_pt,
        bold=bold,
        align=align,
        ink=ink,
        width=wide,
        turned_deg=turned_deg,
    )
    if not boxed:
        return (words,)
    high = size_pt * MM_PER_PT * 0.74
    left = x - {"left": 0.0, "middle": wide / 2, "right": wide}[align]
    return box(left - 0.6, y - high - 0.5, wide + 1.2, high + 1.0, line_width=0, fill=WHITE), words


def sign_template(x: float, y: float, room: float, name: str, scale_mm: float) -> tuple[Mark, ...]:
    """The name of a template and its scale, within it, where there is room."""
    said = (f"{name[:1].upper()}{name[1:]}", scale_words(scale_mm))
    wide = max(width_of(printable(one), 1.0) for one in said)
    size = min(7.5, room / wide)
    if size < _LEAST_PT:
        return ()
    step = size * MM_PER_PT * 1.35
    return (
        *write_at(x, y, said[0], size, boxed=True),
        *write_at(x, y + step, said[1], size, ink=GREY, boxed=True),
    )


def arc(x: float, y: float, radius: float, begin_deg: float, end_deg: float) -> tuple[Place, ...]:
    """Places along a circle, by bearings: 0 is up, 90 to the right."""
    steps = max(2, ceil((end_deg - begin_deg) / _STEP_DEG))
    turns = [radians(begin_deg + (end_deg - begin_deg) * step / steps) for step in range(steps + 1)]
    return tuple((x + radius * sin(turn), y - radius * cos(turn)) for turn in turns)


def metre_ruler(x: float, y: float, long_mm: float, scale_mm: float, *, up: bool = False) -> tuple[Mark, ...]:
    """A line with a tick and a figure for each metre, or inch or centimetre of the table, to the right or upwards."""
    scale_mm *= typed_metres(1.0)
    marks: list[Mark] = [line(x, y, x, y - long_mm, 0.25) if up else line(x, y, x + long_mm, y, 0.25)]
    every = next(one for one in (1, 2, 5, 10, 20) if one * scale_mm >= 4.5)
    for number in range(int(long_mm / scale_mm + 1e-6) + 1):
        at, tick = number * scale_mm, 1.8 if number % every == 0 else 1.0
        if up:
            marks.append(line(x - tick, y - at, x, y - at, 0.25))
        else:
            marks.append(line(x + at, y, x + at, y + tick, 0.25))
        if number % every == 0 and number:
            # The last figure stands inside, not over the edge that is cut along.
            last = at > long_mm - 1.5
            where = (x - 2.3, y - at + (4.2 if last else 0.9)) if up else (x + at - 0.9 * last, y + 4.2)
            align: Align = "right" if up or last else "middle"
            marks += write_at(*where, str(number), 6.5, align, boxed=not last)
    return tuple(marks)


def sector_cut(
    name: str, rules: tuple[str, ...], degrees: float, radius: float, scale_mm: float, told: str
) -> CutOut:
    """A sector before somebody, up the page: ticks every 15 degrees, a ruler along its axis."""
    half = degrees / 2
    reach = radius if half >= 90 else radius * sin(radians(half))
    x, y = reach + _EDGE, radius + _EDGE
    rim = arc(x, y, radius, -half, half)
    places = rim if half >= 90 else ((x, y), *rim)
    marks: list[Mark] = [Outline(places=places, width=0.45, fill=WHITE, closed=True)]
    for turn in range(15 - int(half), int(half), 15):
        long = 8.0 if turn % 45 == 0 else 4.0
        (inner,), (outer,) = (
            arc(x, y, radius - long, turn, turn + 1)[:1],
            arc(x, y, radius, turn, turn + 1)[:1],
        )
        marks.append(line(*inner, *outer, 0.2))
        (at,) = arc(x, y, radius - long - 3.0, turn, turn + 1)[:1]
        if turn % 45 == 0 and turn:
            marks += write_at(at[0], at[1] + 1.0, f"{abs(turn)}°", 7, boxed=True)
    for number in range(1, int(radius / scale_mm + 1e-6) + 1):
        if number * scale_mm < radius - 1:
            marks.append(
                Outline(
                    places=arc(x, y, number * scale_mm, -half, half), width=0.15, ink=GREY, dash=(1.5, 1.5)
                )
            )
    marks += metre_ruler(x, y, radius - 10.0, scale_mm, up=True)
    marks += [RoundMark(x=x, y=y, radius=0.9, width=0, fill=BLACK)]
    marks += write_at(x + 2.5, y - radius * 0.45, f"{degrees:g}°", 12, "left", bold=True, boxed=True)
    marks += sign_template(x + radius * 0.36, y - radius * 0.62, radius * 0.5, name, scale_mm)
    return CutOut(
        name=name,
        rules=rules,
        width=2 * reach + 2 * _EDGE,
        height=radius + 2 * _EDGE,
        marks=tuple(marks),
        told=told,
    )


def rings_cut(
    name: str, rules: tuple[str, ...], rings: Sequence[PowerRing], scale_mm: float, turn_deg: int = 360
) -> CutOut:
    """The template of rings about a middle, with the penetration in each.

    It is whole, or a half or a quarter to be turned about the middle.
    """
    radius = rings[-1].to_m * scale_mm
    x = _EDGE + (0 if turn_deg == 90 else radius)
    y = radius + _EDGE
    begin, end = {360: (0, 360), 180: (-90, 90), 90: (0, 90)}[turn_deg]
    marks: list[Mark] = []
    for place, ring in enumerate(reversed(rings)):
        wide = 0.45 if place == 0 else 0.3
        reach = ring.to_m * scale_mm
        if turn_deg == 360:
            marks.append(RoundMark(x=x, y=y, radius=reach, width=wide, fill=WHITE))
        else:
            marks.append(Outline(places=arc(x, y, reach, begin, end), width=wide))
    if turn_deg != 360:
        far = arc(x, y, radius, begin, end)
        marks.append(Outline(places=(far[0], (x, y), far[-1]), width=0.45))
    begin_m = 0.0
    for ring in rings:
        deep = (begin_m + ring.to_m) / 2 * scale_mm
        size = min(15.0, max(6.5, (ring.to_m - begin_m) * scale_mm * 0.55 / MM_PER_PT))
        for turn in {360: (45, 135, 225, 315), 180: (-45, 45), 90: (30, 60)}[turn_deg]:
            ((at_x, at_y),) = arc(x, y, deep, turn, turn + 1)[:1]
            marks += write_at(at_x, at_y + size * MM_PER_PT * 0.36, f"PF {ring.pf}", size, bold=True)
        begin_m = ring.to_m
    deep = (begin_m + (rings[-2].to_m if len(rings) > 1 else 0.0)) / 2 * scale_mm
    if turn_deg == 360:
        marks += sign_template(x, y + deep - 1.0, radius * 0.6, name, scale_mm)
    else:
        said = f"{name[:1].upper()}{name[1:]} · {scale_words(scale_mm)} · turn it about this corner"
        if turn_deg == 180:
            said = said.replace("this corner", "the middle")
        marks += write_at(x + (2.0 if turn_deg == 90 else -2.0), y - 1.4, said, 7.5,
                            "left" if turn_deg == 90 else "right", boxed=True)  # fmt: skip
    marks += [line(x - 2.5, y, x + 2.5, y, 0.3), line(x, y - 2.5, x, y + 2.5, 0.3)]
    marks += metre_ruler(x, y, radius, scale_mm, up=turn_deg == 360)
    part = {360: "", 180: ", a half", 90: ", a quarter"}[turn_deg]
    told = "" if turn_deg == 360 else "its corner on the middle of the blast, turned about it"
    width = {360: 2, 180: 2, 90: 1}[turn_deg] * radius
    height = (2 if turn_deg == 360 else 1) * radius
    below = 0.0 if turn_deg == 360 else 3.0
    return CutOut(
        name=f"{name}{part}", rules=rules, width=width + 2 * _EDGE, height=height + 2 * _EDGE + below,
        marks=tuple(marks), told=told,
    )  # fmt: skip


def disc_cut(name: str, rules: tuple[str, ...], radius_m: float, scale_mm: float, told: str) -> CutOut:
    """A circle about a middle."""
    radius = radius_m * scale_mm
    x = y = radius + _EDGE
    marks = (
        RoundMark(x=x, y=y, radius=radius, width=0.45, fill=WHITE),
        line(x - 2.5, y, x + 2.5, y, 0.3),
        line(x, y - 2.5, x, y + 2.5, 0.3),
        *metre_ruler(x, y, radius, scale_mm),
        *sign_template(x, y + radius * 0.45, radius, name, scale_mm),
    )
    return CutOut(name=name, rules=rules, width=2 * x, height=2 * y, marks=marks, told=told)


def square_cut(name: str, rules: tuple[str, ...], side_m: float, scale_mm: float, told: str) -> CutOut:
    """A square."""
    side = side_m * scale_mm
    marks = (
        box(_EDGE, _EDGE, side, side, line_width=0.45, fill=WHITE),
        *metre_ruler(_EDGE, _EDGE + side / 2, side, scale_mm),
        *sign_template(_EDGE + side / 2, _EDGE + side * 0.75, side * 0.8, name, scale_mm),
    )
    return CutOut(
        name=name, rules=rules, width=side + 2 * _EDGE, height=side + 2 * _EDGE, marks=marks, told=told
    )


def wedge_cut(
    name: str,
    rules: tuple[str, ...],
    zones: Iterable[tuple[str, tuple[float, float], float, int]],
    hole_m: float,
    scale_mm: float,
) -> CutOut:
    """The zones beyond a hole, up the page: each with its name, its depth, as far to each side, its PF."""
    every = tuple(zones)
    half = max(wide for _, _, wide, _ in every) * scale_mm
    deep = max(depth[1] for _, depth, _, _ in every) * scale_mm
    x, y = half + _EDGE, deep + _EDGE
    marks: list[Mark] = []
    for called, (begin, end), wide_m, pf in every:
        wide = wide_m * scale_mm
        marks.append(
            box(x - wide, y - end * scale_mm, 2 * wide, (end - begin) * scale_mm, line_width=0.45, fill=WHITE)
        )
        middle = y - (begin + end) / 2 * scale_mm
        marks += write_at(x + wide / 2, middle - 0.5, f"PF {pf}", min(13.0, wide / 3 / MM_PER_PT), bold=True)
        marks += write_at(x + wide / 2, middle + 4.0, called, min(8.0, wide / 5 / MM_PER_PT))
    begin, end = every[-1][1]
    marks += sign_template(x - half / 2, y - (begin + end) / 2 * scale_mm, half * 0.85, name, scale_mm)
    hole = hole_m * scale_mm
    marks.append(line(x - half, y, x + half, y, 0.25))
    marks.append(line(x - hole / 2, y, x + hole / 2, y, 1.2))
    marks += metre_ruler(x, y, deep, scale_mm, up=True)
    return CutOut(
        name=name, rules=rules, width=2 * x, height=deep + 2 * _EDGE, marks=tuple(marks),
        told="the thick line on the hole, straight on from the charge",
    )  # fmt: skip


def scatter_cut(
    name: str,
    rules: tuple[str, ...],
    ways: Sequence[tuple[str, str]],
    more: Sequence[tuple[float, str]],
    fixed: Sequence[tuple[float, str]],
    scale_mm: float,
    *,
    told: str,
) -> CutOut:
    """The four ways of the scatter die about the point aimed at; distances with what scatters as far.

    Beneath it a ruler with what is `fixed` besides.
    """
    reach = max(metres for metres, _ in more) * scale_mm
    x = y = reach + _EDGE + 8
    turned = {"long": 0, "right": 90, "short": 180, "left": 270}
    marks: list[Mark] = []
    for way, faces in ways:
        turn = turned[way]
        far, begin = arc(x, y, reach, turn, turn + 1)[0], (x, y)
        marks.append(line(*begin, *far, 0.4))
        tip = arc(x, y, reach + 3.5, turn, turn + 1)[0]
        wings = arc(x, y, reach, turn - 140 / reach, turn + 140 / reach)
        marks.append(Outline(places=(wings[0], tip, wings[-1]), width=0, fill=BLACK, closed=True))
        at = arc(x, y, reach * 0.5, turn, turn + 1)[0]
        words = write_at(0, 0, f"{faces} {way}", 9.5, bold=True, boxed=True)
        marks += [moved(one, at[0], at[1] + 1.2) for one in words]
    for metres, _ in more:
        for turn in (0, 90, 180, 270):
            rim = arc(x, y, metres * scale_mm, turn - 12, turn + 12)
            marks.append(Outline(places=rim, width=0.3))
    for metres, called in more:
        ((at_x, at_y),) = arc(x, y, metres * scale_mm, 45, 46)[:1]
        marks.append(
            Outline(places=arc(x, y, metres * scale_mm, 30, 60), width=0.2, ink=GREY, dash=(1.2, 1.2))
        )
        marks += write_at(at_x, at_y + 0.9, f"{format_length(metres)} {called}", 6.5, boxed=True)
    marks += [RoundMark(x=x, y=y, radius=1.2, width=0, fill=BLACK)]
    marks += sign_template(x - reach * 0.55, y + reach * 0.55, reach * 0.7, name, scale_mm)
    below = 2 * y + 3 * _STACKED
    marks += _distances((*more, *fixed), below, scale_mm)
    long = max(metres for metres, _ in (*more, *fixed)) * scale_mm
    return CutOut(
        name=name, rules=rules, width=max(2 * x, long + 2 * _EDGE), height=below + 6.0, marks=tuple(marks),
        told=told,
    )  # fmt: skip


def _distances(those: Sequence[tuple[float, str]], y: float, scale_mm: float) -> tuple[Mark, ...]:
    """A ruler with a stroke at each distance, and above it what scatters as far."""
    marks = list(metre_ruler(_EDGE, y, max(metres for metres, _ in those) * scale_mm, scale_mm))
    for far in dict.fromkeys(metres for metres, _ in those):
        x, names = _EDGE + far * scale_mm, [name for metres, name in those if metres == far]
        marks.append(line(x, y - 2.5, x, y, 0.45))
        size = min(7.0, scale_mm * 0.92 / max(width_of(printable(name), 1.0) for name in names))
        if size >= _LEAST_PT:
            for place, name in enumerate(names):
                # The last one ends at the edge, where the template is cut.
                align: Align = "right" if far == max(metres for metres, _ in those) else "middle"
                marks += write_at(x, y - 3.4 - place * _STACKED, name, size, align)
    return tuple(marks)
