"""A map view whose ground is a real picture, where the terminal shows such.

Units, words, doors and all that tools lay over the map stand on it as the characters they always are, so that
every key works as ever. Without a picture it is the usual view.
"""

from collections.abc import Iterator
from io import BytesIO
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.color import Color
from rich.control import Control
from rich.segment import ControlType, Segment
from rich.style import Style
from textual.app import App
from textual.geometry import Region
from textual.strip import Strip

from squadlog.base.lazy_imports import lazy_imports
from squadlog.tui.chrome.pictures.asking import Pictures
from squadlog.tui.map.glyphs import FILL_BIT, FILLS, INK_MASK, INKS, NUMBER, UNSEEN, UPHILL, Fill, Ink
from squadlog.tui.map.paint import Paint
from squadlog.tui.map.rows import shades_of_row
from squadlog.tui.map.view import MapView

if TYPE_CHECKING:
    from squadlog.tui.chrome.pictures.sending import Pixels, Rgb

with lazy_imports():
    from PIL import Image

    from squadlog.tui.chrome.pictures import sending
    from squadlog.tui.map.picture import drawing, rastered

_SIGNS: frozenset[Ink] = frozenset({"window", "door", "locked", "gone", "stairs", "zone", "edge"})
"""What of the ground is written over the picture: its sign tells its state."""
_STATES: frozenset[Ink] = frozenset({"locked", "gone", "edge"})
"""What is written over the drawn map, which has all the others: no drawing tells a locked door from a closed one."""
_FIRST = 200
"""The first number of two pictures for kitty, one of them seen; as a colour no look changes it."""
_KEPT, _KEPT_ON_DRAWN = (frozenset(NUMBER[ink] for ink in signs) for signs in (_SIGNS, _STATES))
_OF_THE_GROUND = frozenset({"terrain", "contours", "obstacles"})
"""The layers without which the drawn map would show what is left out."""
_RAW = [(ControlType.CURSOR_FORWARD, 0)]
"""Marks what takes up no cell of a row."""


class PicturedMap(MapView, inherit_bindings=False):
    """A map view that draws its ground as a picture once `shown_by` says how the terminal takes one."""

    shown_by: Pictures | None = None
    """How the terminal shows pictures; None and without a way: cells."""
    _drawn: tuple[object, ...] = ()
    _slices: tuple[str, ...] = ()
    _number = _FIRST
    _was_bare = True

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows of a region; while another screen lies over the map, or a notice over sixels, in cells."""
        strips = super().render_lines(crop)
        way = self.shown_by.way if self.shown_by is not None else None
        paint = self.painting.rows.paint
        if way is None or paint is None:
            return strips
        bare = self._bare()
        if bare != self._was_bare:  # rows that were painted otherwise are painted again
            self._was_bare = bare
            self.call_later(self.refresh)
        if not bare:
            return strips
        self._draw(paint)
        if way == "sixel":
            return [
                Strip([*strip, Segment(self._sliced(y, paint), None, _RAW)], strip.cell_length)
                for y, strip in zip(crop.line_range, strips, strict=True)
            ]
        placed = [self._placed(y, paint) for y in crop.line_range]
        return [strip.crop(*crop.column_span) for strip in placed]

    def _bare(self) -> bool:
        """Whether the map fills its place, is not larger than pictures can be, and nothing lies over it."""
        frame = self.frame
        fits = (frame.cols, frame.rows) == self.content_size and max(self.content_size) <= sending.MOST
        kitty = self.shown_by is not None and self.shown_by.way == "kitty"  # its rows can be cut
        return fits and self.screen.is_active and (kitty or not self.screen.query("Toast"))

    def _draw(self, paint: Paint) -> None:
        """Draw the ground anew if anything of it, its colours or its place is another."""
        cell = _cell_px(self.app, self.shown_by)
        drawn = (self.painting.ground, paint, cell, self.beneath)
        if drawn == self._drawn:
            return
        self._drawn = drawn
        pixels, palette = self._composed(paint, cell)
        if self.shown_by is not None and self.shown_by.way == "sixel":
            high = cell[1]
            self._slices = tuple(
                sending.sixels(pixels[top : top + high], palette) for top in range(0, len(pixels), high)
            )
            return
        image, png = Image.fromarray(pixels, "P"), BytesIO()
        image.putpalette([part for rgb in palette for part in rgb])
        image.save(png, "png")
        before, self._number = self._number, 2 * _FIRST + 1 - self._number
        sent = sending.kitty(png.getvalue(), self._number, self.frame.cols, self.frame.rows)
        if (driver := self.app._driver) is not None:  # noqa: SLF001 - likewise
            driver.write(sending.forget_picture(before) + sent)

    def _composed(self, paint: Paint, cell: tuple[int, int]) -> "tuple[Pixels, list[Rgb]]":
        """The ground as the drawn map has it; else in the colours of the screen, over what may lie beneath it."""
        scene, frame, floor = self._scene, self.frame, self.floor
        seen, rows = scene.seen, None
        if seen is not None and seen.floor == floor:
            rows = [shades_of_row(seen, frame, y) for y in range(frame.rows)]
        if _is_drawn_finely(self._on, self.beneath):
            found = rastered.picture_of(scene, floor, frame, cell=cell, beside=_behind(paint, "void"))
            return rastered.veil_picture(found, rows, cell)
        pixels = drawing.ground_pixels(scene.drawn, scene.conditions, floor, frame, self._on, cell=cell)
        if rows is not None:
            pixels = drawing.veil(pixels, rows, cell)
        return self.over_it(pixels, list(_palette(paint)))

    @property
    def beneath(self) -> object:
        """What is laid under the ground of the picture; equal values mean that it has not changed."""
        return None

    def over_it(self, pixels: "Pixels", palette: "list[Rgb]") -> "tuple[Pixels, list[Rgb]]":
        """The ground, laid over what lies beneath it, and the colours of both."""
        return pixels, palette

    def _runs(self, y: int) -> Iterator[tuple[int, str, str]]:
        """A row in runs: first column, characters, and their code, which is none where the picture is seen."""
        cells = self.painting.layer.rows.get(y, {})
        text, codes = self.painting.rows.laid(
            y, cells, scene=self._scene, frame=self.frame, floor=self.floor, layers=self._on
        )
        kept = _KEPT_ON_DRAWN if _is_drawn_finely(self._on, self.beneath) else _KEPT
        shown = [
            code if col in cells or ord(code) & INK_MASK in kept or char in UPHILL else ""
            for col, (char, code) in enumerate(zip(text, codes, strict=True))
        ]
        for code, run in groupby(range(len(shown)), key=shown.__getitem__):
            cols = list(run)
            yield cols[0], text[cols[0] : cols[-1] + 1], code

    def _placed(self, y: int, paint: Paint) -> Strip:
        """A row for kitty: placeholders in the colour that names the picture, and what stands on it."""
        of = Style(color=Color.from_ansi(self._number))
        segments = [
            Segment(text, paint.style(code))
            if code
            else Segment("".join(sending.placeholder(y, first + at) for at in range(len(text))), of)
            for first, text, code in self._runs(y)
        ]
        return Strip(segments, self.frame.cols)

    def _sliced(self, y: int, paint: Paint) -> str:
        """A row for a terminal of sixels: its slice of the picture, then what stands on it, each at its place.

        A row by itself, because nobody knows which rows of a region are painted.
        """
        left, top = self.content_region.offset
        said = [f"{Control.move_to(left, top + y)}{self._slices[y]}"]
        for first, text, code in self._runs(y):
            if code:
                written = Strip([Segment(text, paint.style(code))]).render(self.app.console)
                said.append(f"{Control.move_to(left + first, top + y)}{written}")
        return "".join(said)


def _cell_px(app: App[Any], shown_by: Pictures | None) -> tuple[int, int]:
    """Pixels of a cell, as the terminal has them now."""
    told = getattr(app._driver, "cell_px", None)  # noqa: SLF001 - textual has no other way to it
    now = told() if told is not None else (0, 0)
    return now if all(now) or shown_by is None else shown_by.cell


def _is_drawn_finely(on: frozenset[str], beneath: object) -> bool:
    """Whether the ground is that of the drawn map: all layers of it, with nothing beneath, where that can be done."""
    return rastered.is_installed() and beneath is None and on >= _OF_THE_GROUND


def _palette(paint: Paint) -> Iterator[tuple[int, int, int]]:
    """What every pixel says in the colours of the look: fills, inks, and both as they are out of sight."""
    for unseen in (0, UNSEEN):
        for fill in FILLS:
            yield _behind(paint, fill, unseen)
        for ink in INKS:
            front = paint.style(chr(1 << FILL_BIT | NUMBER[ink] | unseen)).color or Color.default()
            yield front.get_truecolor()


def _behind(paint: Paint, fill: Fill, unseen: int = 0) -> "Rgb":
    """The colour of a filling."""
    behind = paint.style(chr(FILLS.index(fill) << FILL_BIT | unseen)).bgcolor or Color.default()
    return behind.get_truecolor(foreground=False)
