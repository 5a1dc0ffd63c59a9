"""QR codes of share codes: as SVG, as PNG, and as half blocks for a terminal or a screen."""

import io
from pathlib import Path
from typing import Any

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.squads.sharing import codes

with lazy_imports():
    import segno
    from segno import consts

NEEDED = 'QR codes need the extra for paper: pip install "squadlog[paper]"'
LONGEST = 2300
"""Characters of one picture that a phone still reads from a screen."""
FORMS = ("svg", "png")
_QUIET = 4
"""The white cells round a QR code."""
_LARGEST = 33
"""The largest version of a QR code that is made."""
_BLOCKS = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}


def picture(text: str, form: str) -> bytes:
    """The QR code of a code as a file, dark on white with its quiet zone. SquadlogError without the library."""
    out = io.BytesIO()
    _make_code(text).save(out, kind=form, border=_QUIET, scale=8, light="white", dark="black")
    return out.getvalue()


def pictures(code: str, target: Path) -> tuple[tuple[Path, bytes], ...]:
    """The files of a share code, several where it is long, by the ending of `target`. SquadlogError likewise."""
    parts, form = codes.pieces(code, LONGEST), target.suffix.lower().removeprefix(".")
    return tuple(
        (target if len(parts) == 1 else target.with_stem(f"{target.stem}-{number}"), picture(part, form))
        for number, part in enumerate(parts, start=1)
    )


def in_blocks(text: str, *, ink: bool) -> str:
    """The QR code in half blocks, two modules in a cell. SquadlogError likewise.

    With `ink` the blocks are its dark modules, to be shown black on white; else the light ones, for a terminal of light
    words on dark ground. A phone needs the dark ones dark.
    """
    rows = [[bool(cell) != ink for cell in row] for row in _make_code(text).matrix_iter(border=_QUIET)]
    if len(rows) % 2:
        rows.append([ink] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(_BLOCKS[cells] for cells in zip(upper, lower, strict=True)) for upper, lower in pairs)
    return "\n".join(lines) + "\n"


def most_in(cells: int) -> int:
    """How many characters of a code fit a QR code at most `cells` cells wide."""
    version = max(1, min(_LARGEST, (cells - 2 * _QUIET - 17) // 4))
    try:
        holds: Any = consts.SYMBOL_CAPACITY
    except ImportError:
        raise SquadlogError(f"{NEEDED}.") from None
    counted = 9 if version < 10 else 11 if version < 27 else 13
    bits = int(holds[version][consts.ERROR_LEVEL_M])
    return min(LONGEST, (bits - 4 - counted) * 2 // 11)  # two characters in eleven bits


def _make_code(text: str) -> "segno.QRCode":
    try:
        return segno.make(text, error="m", micro=False)
    except ImportError:
        raise SquadlogError(f"{NEEDED}.") from None
    except ValueError:
        raise SquadlogError("That is too long for a QR code.") from None
