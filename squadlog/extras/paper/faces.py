"""The fonts of documents: which one has a character, and how wide a text is.

Two weights for Latin, Greek and Cyrillic, whose widths stand in a table; one font for each other script, which is
opened when a name is written in it. Where letters join, a text is as wide as it is once they have. A character that
no font has is drawn as its code.
"""

import json
import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache, lru_cache
from io import BytesIO
from itertools import groupby
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text

with lazy_imports():
    import uharfbuzz
    from fontTools import ttLib

FONTS = Path(__file__).resolve().parent / "fonts"
MM_PER_PT = 25.4 / 72
TEXT, BOLD = "text", "bold"
_CUT = "…"
_FROM_RIGHT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001eeff"
_RIGHT_TO_LEFT = re.compile(f"([{_FROM_RIGHT}]+(?:[ \u200c'\u2019-]+[{_FROM_RIGHT}]+)*)")
LONE = frozenset(
    {TEXT, BOLD, "han.woff", "hangul.woff", "emoji.woff", "symbols.woff", "symbols2.woff", "yi.woff"}
)
"""Fonts whose letters stand each by itself, one after the other."""


@cache
def _table() -> tuple[dict[str, dict[int, int]], list[tuple[str, list[tuple[int, int]]]]]:
    told = json.loads((FONTS / "faces.json").read_text())
    widths = {
        face: {int(code): width for code, width in known.items()} for face, known in told["widths"].items()
    }
    return widths, told["others"]


@cache
def _face_of(char: str, weight: str) -> str | None:
    """The font that has a character; None if none has it."""
    widths, others = _table()
    code = ord(char)
    if code in widths[weight]:
        return weight
    if code in widths[TEXT]:
        return TEXT
    for face, ranges in others:
        if any(low <= code <= high for low, high in ranges):
            return face
    return None


@cache
def _widths(face: str) -> dict[int, int]:
    """Thousandths of the size that each character of a font takes."""
    widths, _ = _table()
    if face in widths:
        return widths[face]
    with ttLib.TTFont(FONTS / face, lazy=True) as font:
        metrics, em = font["hmtx"].metrics, font["head"].unitsPerEm
        return {code: round(metrics[name][0] * 1000 / em) for code, name in font.getBestCmap().items()}


def printable(text: str) -> str:
    """The text as it can be drawn: what nothing may be written with, and what no font has, as its code."""
    shown = clean_text(text, limit=None)
    if shown.isascii():
        return shown
    return "".join(char if _face_of(char, TEXT) else f"[{ord(char):04X}]" for char in shown)


def runs(text: str, *, bold: bool = False) -> Iterator[tuple[str, str]]:
    """The parts of a printable text, each with the font that it is drawn with."""
    weight = BOLD if bold else TEXT
    for face, part in groupby(text, key=lambda char: _face_of(char, weight) or weight):
        yield face, "".join(part)


def isolates(text: str) -> Iterator[tuple[str, bool]]:
    """The parts of a text, each with whether it is a name that runs from right to left and stands for itself."""
    for place, part in enumerate((text,) if text.isascii() else _RIGHT_TO_LEFT.split(text)):
        if part:
            yield part, place % 2 == 1


def width_of(text: str, size_pt: float, *, bold: bool = False) -> float:
    """How wide a printable text is, in millimetres."""
    return _thousandths(text, bold) / 1000 * size_pt * MM_PER_PT


@lru_cache(maxsize=4096)
def _thousandths(text: str, bold: bool) -> int:
    """How wide a text is in thousandths of its size; a text is as wide as its letters together."""
    usual = _widths(BOLD if bold else TEXT)
    try:
        return sum([usual[code] for code in map(ord, text)])
    except KeyError:
        return sum(_part_wide(face, part) for face, part in runs(text, bold=bold))


def _part_wide(face: str, part: str) -> int:
    if face not in LONE:
        return _joined(face, part)
    known = _widths(face)
    return sum(known.get(ord(char), 600) for char in part)


@cache
def _shaper(face: str) -> "uharfbuzz.Font":
    return uharfbuzz.Font(uharfbuzz.Face(uncompressed(face)))


def uncompressed(face: str) -> bytes:
    """A font as it is before it is packed for the web."""
    with ttLib.TTFont(FONTS / face) as font:
        font.flavor, plain = None, BytesIO()
        font.save(plain)
    return plain.getvalue()


@lru_cache(maxsize=4096)
def _joined(face: str, part: str) -> int:
    """How wide letters are that join, or stand above and beneath each other."""
    font, text = _shaper(face), uharfbuzz.Buffer()
    text.add_str(part)
    text.guess_segment_properties()
    uharfbuzz.shape(font, text)
    wide: int = sum(one.x_advance for one in text.glyph_positions)
    em: int = font.face.upem
    return round(wide * 1000 / em)


def cut_to(text: str, room: float, size_pt: float, *, bold: bool = False) -> str:
    """As much of a printable text as the room in millimetres takes, with a sign that there is more."""
    if width_of(text, size_pt, bold=bold) <= room:
        return text
    kept = bisect_right(
        range(1, len(text)),
        room,
        key=lambda many: width_of(text[:many].rstrip() + _CUT, size_pt, bold=bold),
    )
    return text[:kept].rstrip() + _CUT


def wrapped(text: str, room: float, size_pt: float, *, bold: bool = False) -> list[str]:
    """The lines of a printable text within the room in millimetres; a word that is too long is broken."""
    return list(_wrapped(text, room, size_pt, bold))


@lru_cache(maxsize=4096)
def _wrapped(text: str, room: float, size_pt: float, bold: bool) -> tuple[str, ...]:
    lines: list[str] = []
    line, wide = "", 0.0
    space = width_of(" ", size_pt, bold=bold)
    for word in text.split():
        more = width_of(word, size_pt, bold=bold)
        if line and wide + space + more <= room:
            line, wide = f"{line} {word}", wide + space + more
            continue
        if line:
            lines.append(line)
        *full, line = [word] if more <= room else _broken(word, room, size_pt, bold=bold)
        lines += full
        wide = more if not full else width_of(line, size_pt, bold=bold)
    return (*lines, line) if line else tuple(lines)


def _broken(word: str, room: float, size_pt: float, *, bold: bool) -> Iterator[str]:
    """A word in parts that go into the room; a letter at least in each."""
    while len(word) > 1 and width_of(word, size_pt, bold=bold) > room:
        whole = word
        kept = bisect_right(
            range(1, len(whole)), room, key=lambda many: width_of(whole[:many], size_pt, bold=bold)
        )
        kept = max(1, kept)
        yield word[:kept]
        word = word[kept:]
    yield word
