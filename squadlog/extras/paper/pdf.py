"""Pages as PDF."""

import hashlib
import logging
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.paper.faces import BOLD, FONTS, LONE, TEXT, isolates, runs, width_of
from squadlog.extras.paper.marks import (
    Ink,
    Lettering,
    Looped,
    Mark,
    Opening,
    Outline,
    Photograph,
    Printed,
    RoundMark,
    texts_of,
)
from squadlog.extras.paper.spared import cut, page_writer

with lazy_imports():
    from fpdf import image_datastructures

    from squadlog.extras.paper import plain_names

_WEIGHTS = (TEXT, BOLD)
_MIRRORED = frozenset("()[]{}<>«»")
"""Letters that change to their counterparts where text runs from right to left."""


def pdf(printed: Printed) -> bytes:
    """The document, with the fonts that it needs inside."""
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    with TemporaryDirectory(prefix="squadlog-") as folder:
        return _Writer(printed, Path(folder)).written()


class _Writer:
    """What is being written, and the fonts that were needed so far."""

    def __init__(self, printed: Printed, folder: Path) -> None:
        self._printed, self._folder = printed, folder
        self._file = page_writer()(unit="mm")
        self._file.render_color_fonts = False
        self._file.set_auto_page_break(auto=False)
        self._file.set_title(printed.title)
        self._file.set_creator("squadlog")
        self._file.alias_nb_pages("")
        self._file.c_margin = 0
        self._faces: set[str] = set()
        self._letters = set(_MIRRORED).union(*texts_of(page.marks for page in printed.pages))

    def written(self) -> bytes:
        others = any(face not in _WEIGHTS for face, _ in runs("".join(self._letters)))
        with nullcontext() if others else plain_names.plain_names():
            for page in self._printed.pages:
                self._file.add_page(format=(page.width, page.height))
                self._draw(page.marks)
            return bytes(self._file.output())

    def _draw(self, marks: Iterable[Mark]) -> None:
        for mark in marks:
            match mark:
                case Lettering():
                    self._say(mark)
                case Outline():
                    self._outline(mark)
                case RoundMark():
                    style = self._drawn_with(mark.width, mark.ink, mark.fill, mark.dash)
                    if style:
                        self._file.circle(mark.x, mark.y, mark.radius, style=style)
                case Photograph():
                    self._lay_photograph(mark)
                case Looped():
                    self._draw(mark.marks if mark.still else ())
                case Opening():
                    # What is set within holds within alone, for the file and for whoever writes it.
                    clip = self._file.rect_clip(mark.x, mark.y, mark.width, mark.height)
                    with self._file.local_context(), clip:
                        self._draw(mark.marks)

    def _lay_photograph(self, mark: Photograph) -> None:
        """Lay down a JPEG, whose bytes stand in the file as they are.

        fpdf2 would read it with Pillow; told all that it would find it needs no other library.
        """
        known = self._file.image_cache.images
        picture = mark.picture
        name = hashlib.new(
            "md5", picture.data.strip(), usedforsecurity=False
        ).hexdigest()  # as fpdf2 calls it
        if name not in known:
            known[name] = image_datastructures.RasterImageInfo(
                data=picture.data, w=picture.wide_px, h=picture.high_px, bpc=8, f="DCTDecode", dp="", i=len(known) + 1,
                usages=0, cs="DeviceGray" if picture.colours == 1 else "DeviceRGB",
            )  # fmt: skip
        self._file.image(picture.data, x=mark.x, y=mark.y, w=mark.width, h=mark.height)

    def _say(self, words: Lettering) -> None:
        self._file.set_text_color(*_rgb(words.ink))
        x = words.x - {"left": 0.0, "middle": words.width / 2, "right": words.width}[words.align]
        turned = (
            self._file.rotation(-words.turned_deg, words.x, words.y) if words.turned_deg else nullcontext()
        )
        parts = tuple(runs(words.text, bold=words.bold))
        with turned:
            if any(face not in LONE for face, _ in parts):
                for part, _ in isolates(words.text):
                    self._say_shaped(part, words, x)
                    x += width_of(part, words.size_pt, bold=words.bold)
                return
            for face, part in parts:
                self._set_face(face, words.size_pt)
                self._file.text(x, words.y, part)
                x += width_of(part, words.size_pt, bold=words.bold)

    def _say_shaped(self, text: str, words: Lettering, x: float) -> None:
        """Write letters joined as their script joins them, and from right to left where it runs so."""
        usual = BOLD if words.bold else TEXT
        others = [face for face, _ in runs(text, bold=words.bold) if face not in _WEIGHTS]
        fallbacks = list(dict.fromkeys((TEXT, *others)))
        for face in (*fallbacks, usual):
            self._set_face(face, words.size_pt)
        self._file.set_fallback_fonts(fallbacks, exact_match=False)
        self._file.set_text_shaping(use_shaping_engine=True, direction="ltr")
        # A cell has its baseline that far beneath its upper edge.
        self._file.set_xy(x, words.y - 0.3 * self._file.font_size)
        self._file.cell(h=0, text=text)
        self._file.set_text_shaping(use_shaping_engine=False)
        self._file.set_fallback_fonts([])

    def _set_face(self, face: str, size_pt: float) -> None:
        if face not in self._faces:
            self._faces.add(face)
            if face in _WEIGHTS:
                self._file.add_font(face, "", cut(FONTS / f"{face}.ttf", self._letters, self._folder))
                self._file.fonts[face].ttfont.recalcBBoxes = False  # they are as they were
            else:
                self._file.add_font(face, "", FONTS / face)
        self._file.set_font(face, "", size_pt)

    def _outline(self, mark: Outline) -> None:
        style = self._drawn_with(mark.width, mark.ink, mark.fill if mark.closed else None, mark.dash)
        if not style:
            return
        if mark.closed:
            self._file.polygon(mark.places, style=style)
        else:
            self._file.polyline(mark.places)

    def _drawn_with(self, width: float, ink: Ink, fill: Ink | None, dash: tuple[float, float] | None) -> str:
        """Set how lines are drawn; whether there are lines (D), an area (F) or both."""
        if width:
            self._file.set_line_width(width)
            self._file.set_draw_color(*_rgb(ink))
            self._file.set_dash_pattern(*(dash or (0, 0)))
        if fill:
            self._file.set_fill_color(*_rgb(fill))
        return ("D" if width else "") + ("F" if fill else "")


def _rgb(ink: Ink) -> tuple[int, int, int]:
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)
