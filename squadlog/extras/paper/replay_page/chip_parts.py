"""What a page puts chips together from: the symbols of a look, and the inks of the sides as rules of style."""

from collections.abc import Iterable, Iterator, Sequence

from squadlog.battle.state import Known
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.chip import Chip
from squadlog.ground.drawing.figures.chip_inks import INKS, patterns, side_ink
from squadlog.ground.drawing.figures.chip_shapes import WOUNDS
from squadlog.ground.drawing.figures.chip_symbols import (
    SHAPES,
    symbol_of_beak,
    symbol_of_shape,
    symbol_of_sign,
    symbol_of_wound,
)
from squadlog.ground.drawing.figures.hues import hues_of
from squadlog.ground.drawing.looks.palette import Look


def chip_symbols(battle: Known, look: Look, signs: Sequence[str]) -> str:
    """The symbols: a shape and the place of its side (`standing0`), `beak`, `w1` to `w5`, `sign0` and so on."""
    return "".join(_symbols(battle, look, signs))


def _symbols(battle: Known, look: Look, signs: Sequence[str]) -> Iterator[str]:
    inks, filled = INKS[look], set[str]()
    for place, chip in enumerate(_samples(battle)):
        side = side_ink(chip, look)
        pattern = patterns(side, look)
        if pattern not in filled:
            filled.add(pattern)
            yield pattern
        yield from (symbol_of_shape(f"{shape}{place}", shape, side, inks) for shape in SHAPES)
    yield symbol_of_beak("beak", inks)
    yield from (symbol_of_wound(f"w{level}", level, inks) for level in WOUNDS.values())
    yield from (symbol_of_sign(f"sign{place}", sign, inks) for place, sign in enumerate(signs))


def side_styles(battle: Known, look: Look) -> str:
    """Rules of style for each side by its place: its hue in tables, and what its numbers are written in."""
    return "\n".join(_styles(_samples(battle), look))


def _styles(samples: Iterable[Chip], look: Look) -> Iterator[str]:
    for place, chip in enumerate(samples):
        coloured, side = side_ink(chip, "table"), side_ink(chip, look)
        halo = f" stroke: {side.halo}; stroke-width: 9px; paint-order: stroke;" if side.halo else ""
        yield f".side{place} {{ --hue: {coloured.fill}; --on: {coloured.letters}; }}"
        yield f".side{place} .number {{ fill: {side.letters};{halo} }}"


def _samples(battle: Known) -> list[Chip]:
    """A chip of each side."""
    hues = hues_of(tuple(side.name for side in battle.setup.sides))
    return [Chip(text="", spot=Spot(0, 0), side=place, hue=hue) for place, hue in enumerate(hues)]
