"""The chips of a map as SVG: symbols, and a few words for each chip; a unit of the drawing is a centimetre."""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from squadlog.ground.drawing.figures.chip import Chip, PlacedChip
from squadlog.ground.drawing.figures.chip_inks import INKS, LookInks, patterns, side_ink, side_key
from squadlog.ground.drawing.figures.chip_shapes import (
    BODY_ASIDE,
    WOUNDS,
    letter_size,
    pips_at,
    shape_of,
    signs_at,
)
from squadlog.ground.drawing.figures.chip_symbols import (
    symbol_of_beak,
    symbol_of_shape,
    symbol_of_sign,
    symbol_of_wound,
)
from squadlog.ground.drawing.figures.figure_plotter import FigurePlotter


class ChipDrawing:
    """The chips of one floor in one look, on a map."""

    def __init__(self, placed: Sequence[PlacedChip], look: str, plotter: FigurePlotter) -> None:
        self._placed, self._look, self._plot = placed, look, plotter
        self._inks: LookInks = INKS[look]
        self._symbols: dict[str, str] = {}
        self._patterns: dict[str, str] = {}
        self._ids: dict[str, str] = {}

    def chips(self) -> Iterator[str]:
        """The chips, those who give way first."""
        chips = "".join(map(self._chip, reversed(self._placed)))
        yield f"<defs>{''.join(self._patterns.values())}{''.join(self._symbols.values())}</defs>"
        yield (f'<g font-family="sans-serif" font-weight="bold" text-anchor="middle" fill="none">{chips}</g>')

    def leaders(self) -> Iterator[str]:
        """The lines from chips that were pushed aside to the dots where their figures are, to lie under the chips."""
        led = [one for one in self._placed if one.led]
        if not led:
            return
        size = max(one.size_m for one in led) * 100
        lines = "".join(
            f"M{self._plot.at(one.chip.spot.x, one.chip.spot.y)}L{self._plot.at(one.x, one.y)}" for one in led
        )
        dots = "".join(f"M{self._plot.at(one.chip.spot.x, one.chip.spot.y)}h0" for one in led)
        paper, dark = self._inks.paper, self._inks.line
        for path, ink, wide in (
            (lines, paper, 0.09), (dots, paper, 0.24), (lines, dark, 0.035), (dots, dark, 0.15),
        ):  # fmt: skip
            line = f'stroke="{ink}" stroke-width="{size * wide:.0f}" stroke-linecap="round"'
            yield f'<path d="{path}" fill="none" {line}/>'

    def _chip(self, placed: PlacedChip) -> str:
        chip, inks = placed.chip, self._inks
        shape, side = shape_of(chip), side_ink(chip, self._look)
        if pattern := patterns(side, self._look):
            self._patterns[side.fill] = pattern
        name = f"{shape[0]}{side_key(chip, self._look)}"
        parts = []
        if chip.chosen or chip.endangered:
            ink = inks.chosen if chip.chosen else inks.blocked
            dash = ' stroke-dasharray="14 8"' if chip.endangered else ""
            parts.append(f'<circle r="46" stroke="{ink}" stroke-width="8"{dash}/>')
        parts.append(f'<use href="#{self._symbol(name, symbol_of_shape, shape, side, inks)}"/>')
        if chip.facing_deg is not None and chip.kind != "body":
            turned = f' transform="rotate({chip.facing_deg:.0f})"' if round(chip.facing_deg) % 360 else ""
            parts.append(f'<use href="#{self._symbol("beak", symbol_of_beak, inks)}"{turned}/>')
        parts.append(self._number(chip, side.letters if chip.kind == "unit" else inks.line, side.halo))
        parts += self._state(chip)
        where = f"translate({self._plot.at(placed.x, placed.y)})scale({placed.size_m:.2f})"
        title = f"<title>{escape(chip.words)}</title>" if chip.words else ""
        unit = f' id="u{chip.number}"' if chip.number else ""
        return f'<g{unit} transform="{where}">{title}{"".join(parts)}</g>\n'

    def _number(self, chip: Chip, ink: str, halo: str) -> str:
        if not chip.text:
            return ""
        size, foot = letter_size(chip)
        behind = (
            f' stroke="{halo}" stroke-width="9" paint-order="stroke"' if halo and chip.kind == "unit" else ""
        )
        aside = f' x="{BODY_ASIDE}"' if chip.kind == "body" else ""
        return f'<text{aside} y="{foot}" font-size="{size}" fill="{ink}"{behind}>{escape(chip.text)}</text>'

    def _state(self, chip: Chip) -> Iterator[str]:
        if chip.kind != "unit":
            return
        if pips := WOUNDS.get(chip.wound, 0):
            symbol = self._symbol(f"w{pips}", symbol_of_wound, pips, self._inks)
            yield f'<use href="#{symbol}" y="{pips_at(chip):g}"/>'
        for sign, (x, y) in signs_at(chip):
            symbol = self._symbol(f"s{sign}", symbol_of_sign, sign, self._inks)
            yield f'<use href="#{symbol}" x="{x}" y="{y}"/>'

    def _symbol(self, key: str, drawn: object, *args: object) -> str:
        """The id of a symbol, drawn the first time it is wanted."""
        if key not in self._ids:
            self._ids[key] = id_ = f"_c{len(self._ids)}"
            self._symbols[key] = drawn(id_, *args)  # type: ignore[operator]  # one of the symbols
        return self._ids[key]
