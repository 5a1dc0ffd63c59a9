"""QR codes of share codes: as SVG, as PNG, and as half blocks for a terminal."""

import io

from squadlog.errors import SquadlogError
from squadlog.lazily import lazily

with lazily():
    import segno

NEEDED = 'QR codes need the extra for paper: pip install "squadlog[paper]"'
LONGEST = 2300
"""Characters of one picture that a phone still reads from a screen."""
FORMS = ("svg", "png")
_QUIET = 4
_BLOCKS = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}


def picture(text: str, form: str) -> bytes:
    """The QR code of a code as a file, dark on white with its quiet zone. SquadlogError without the library."""
    out = io.BytesIO()
    _made(text).save(out, kind=form, border=_QUIET, scale=8, light="white", dark="black")
    return out.getvalue()


def in_blocks(text: str) -> str:
    """The QR code for a terminal of light words on dark ground, two modules in a cell. SquadlogError likewise."""
    rows = [[bool(cell) for cell in row] for row in _made(text).matrix_iter(border=_QUIET)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(_BLOCKS[cells] for cells in zip(upper, lower, strict=True)) for upper, lower in pairs)
    return "\n".join(lines) + "\n"


def _made(text: str) -> "segno.QRCode":
    try:
        return segno.make(text, error="m", micro=False)
    except ImportError:
        raise SquadlogError(f"{NEEDED}.") from None
    except ValueError:
        raise SquadlogError("That is too long for a QR code.") from None
