"""Chips as marks on paper: sides by their filling, with little ink; the shapes are those of every picture."""

from collections.abc import Iterator, Sequence
from math import hypot

from squadlog.extras.paper.faces import MM_PER_PT, printable, width_of
from squadlog.extras.paper.hatching import hatched
from squadlog.extras.paper.marks import BLACK, WHITE, Ink, Lettering, Mark, Outline, Place, RoundMark, line
from squadlog.ground.drawing.figures.chip import Chip, PlacedChip
from squadlog.ground.drawing.figures.chip_inks import FILLINGS
from squadlog.ground.drawing.figures.chip_shapes import (
    BEAK,
    BODY_ASIDE,
    CROSS,
    PIP,
    PIP_APART,
    SIGN_RING,
    SIGNS,
    WOUNDS,
    Points,
    letter_size,
    outline_of,
    pips_at,
    shape_of,
    signs_at,
    turn_points,
)

CHIP_MM, LEAST_CHIP_MM = 8.0, 5.0
"""The side of a chip's box as a rule, and at least."""
_BODY: Ink = "#dcdcdc"
_WOUND: Ink = "#a01010"
_FINE, _RIM = 0.3, 0.5
_LEADER = 0.2


def chip_marks(placed: PlacedChip, at: Place, size_mm: float) -> Iterator[Mark]:
    """The marks of a chip about its middle, its box so large."""
    chip = placed.chip
    share = size_mm / 100

    def put(points: Points) -> tuple[Place, ...]:
        return tuple((at[0] + x * share, at[1] + y * share) for x, y in points)

    shape = shape_of(chip)
    outline = put(outline_of(shape))
    yield Outline(places=outline, width=_RIM + 0.5, ink=WHITE, fill=WHITE, closed=True)
    yield from _filling(chip, outline)
    if chip.facing_deg is not None and chip.kind != "body":
        yield Outline(
            places=put(turn_points(BEAK, chip.facing_deg)), width=0.15, ink=WHITE, fill=BLACK, closed=True
        )
    yield from _number(chip, at, share)
    if chip.kind == "body":
        yield from (Outline(places=put(stroke), width=_RIM) for stroke in CROSS)
    if chip.kind == "unit":
        yield from _pips(chip, at, share)
        for sign, (x, y) in signs_at(chip):
            yield from _sign(sign, (at[0] + x * share, at[1] + y * share), share)


def leader_marks(placed: PlacedChip, at: Place, home: Place) -> Iterator[Mark]:
    """The line from a chip that was pushed aside to where its figure stands."""
    if placed.led and hypot(at[0] - home[0], at[1] - home[1]) > 0:
        yield line(*at, *home, _LEADER + 0.5, WHITE)
        yield line(*at, *home, _LEADER)
        yield RoundMark(x=home[0], y=home[1], radius=0.55, width=0.2, ink=WHITE, fill=BLACK)


def _filling(chip: Chip, outline: Sequence[Place]) -> Iterator[Mark]:
    """White, black, hatched, crossed: the sides in their order. A body is grey, a marker has a broken edge."""
    place, places = chip.side % FILLINGS, tuple(outline)
    if chip.kind != "unit":
        fill, dash = (_BODY, None) if chip.kind == "body" else (WHITE, (0.7, 0.5))
        yield Outline(places=places, width=(0.25, 0.6, 0.35, 0.45)[place], fill=fill, closed=True, dash=dash)
        return
    if place > 1:
        for degrees in (45, -45)[: place - 1]:
            yield from hatched(places, 0.75, degrees, width=0.22, ink=BLACK)
    yield Outline(places=places, width=_RIM, fill=(WHITE, BLACK, None, None)[place], closed=True)


def _number(chip: Chip, at: Place, share: float) -> Iterator[Mark]:
    high, foot = letter_size(chip)
    text = printable(chip.text)
    size_pt = high * share / MM_PER_PT
    wide = width_of(text, size_pt, bold=True)
    x = at[0] + (BODY_ASIDE * share if chip.kind == "body" else 0.0)
    y = at[1] + foot * share
    if chip.kind == "unit" and chip.side % FILLINGS > 1:
        top, left = y - 0.78 * high * share, x - wide / 2 - 0.15
        plate = ((left, top), (left + wide + 0.3, top), (left + wide + 0.3, y + 0.15), (left, y + 0.15))
        yield Outline(places=plate, width=0, fill=WHITE, closed=True)
    ink = WHITE if chip.kind == "unit" and chip.side % FILLINGS == 1 else BLACK
    yield Lettering(x=x, y=y, text=text, size_pt=size_pt, bold=True, align="middle", ink=ink, width=wide)


def _pips(chip: Chip, at: Place, share: float) -> Iterator[Mark]:
    many = WOUNDS.get(chip.wound, 0)
    if not many:
        return
    y, half = at[1] + pips_at(chip) * share, (PIP_APART * many + 3) / 2 * share
    high = 10 * share
    plate = (
        (at[0] - half, y - high),
        (at[0] + half, y - high),
        (at[0] + half, y + high),
        (at[0] - half, y + high),
    )
    yield Outline(places=plate, width=0.15, fill=WHITE, closed=True)
    for place in range(many):
        x = at[0] + PIP_APART * (place - (many - 1) / 2) * share
        yield RoundMark(x=x, y=y, radius=PIP * share, width=0, fill=_WOUND)


def _sign(sign: str, at: Place, share: float) -> Iterator[Mark]:
    yield RoundMark(x=at[0], y=at[1], radius=SIGN_RING * share, width=0.18, fill=WHITE)
    for stroke in SIGNS.get(sign, ()):
        places = tuple((at[0] + x * share, at[1] + y * share) for x, y in stroke)
        closed = sign == "⚑"
        yield Outline(places=places, width=_FINE * 0.8, fill=BLACK if closed else None, closed=closed)
    if sign not in SIGNS:
        text = printable(sign)
        size = 26 * share / MM_PER_PT
        yield Lettering(
            x=at[0], y=at[1] + 9 * share, text=text, size_pt=size, align="middle", width=width_of(text, size)
        )
