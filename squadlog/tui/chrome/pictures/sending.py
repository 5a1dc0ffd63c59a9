"""A picture in few colours, as terminals are told it: kitty's, by its placeholders, and sixels."""

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import numpy as np

Pixels: TypeAlias = np.ndarray[Any, np.dtype[np.uint8]]
Rgb: TypeAlias = tuple[int, int, int]
PLACEHOLDER = "\U0010eeee"
MOST = 297
"""Rows and columns that placeholders can number."""
_CHUNK = 4096
"""Characters of a picture that kitty takes in one code."""
_BAND = 6
"""Pixels, one over the other, in one character of a sixel picture."""
_RUN = re.compile(rb"(.)\1{3,}", re.DOTALL)
_MARKS = (
    "305 30d 30e 310 312 33d 33e 33f 346 34a 34b 34c 350 351 352 357 35b 363 364 365 366 367 368 369 "
    "36a 36b 36c 36d 36e 36f 483 484 485 486 487 592 593 594 595 597 598 599 59c 59d 59e 59f 5a0 5a1 "
    "5a8 5a9 5ab 5ac 5af 5c4 610 611 612 613 614 615 616 617 657 658 659 65a 65b 65d 65e 6d6 6d7 6d8 "
    "6d9 6da 6db 6dc 6df 6e0 6e1 6e2 6e4 6e7 6e8 6eb 6ec 730 732 733 735 736 73a 73d 73f 740 741 743 "
    "745 747 749 74a 7eb 7ec 7ed 7ee 7ef 7f0 7f1 7f3 816 817 818 819 81b 81c 81d 81e 81f 820 821 822 "
    "823 825 826 827 829 82a 82b 82c 82d 951 953 954 f82 f83 f86 f87 135d 135e 135f 17dd 193a 1a17 "
    "1a75 1a76 1a77 1a78 1a79 1a7a 1a7b 1a7c 1b6b 1b6d 1b6e 1b6f 1b70 1b71 1b72 1b73 1cd0 1cd1 1cd2 "
    "1cda 1cdb 1ce0 1dc0 1dc1 1dc3 1dc4 1dc5 1dc6 1dc7 1dc8 1dc9 1dcb 1dcc 1dd1 1dd2 1dd3 1dd4 1dd5 "
    "1dd6 1dd7 1dd8 1dd9 1dda 1ddb 1ddc 1ddd 1dde 1ddf 1de0 1de1 1de2 1de3 1de4 1de5 1de6 1dfe 20d0 "
    "20d1 20d4 20d5 20d6 20d7 20db 20dc 20e1 20e7 20e9 20f0 2cef 2cf0 2cf1 2de0 2de1 2de2 2de3 2de4 "
    "2de5 2de6 2de7 2de8 2de9 2dea 2deb 2dec 2ded 2dee 2def 2df0 2df1 2df2 2df3 2df4 2df5 2df6 2df7 "
    "2df8 2df9 2dfa 2dfb 2dfc 2dfd 2dfe 2dff a66f a67c a67d a6f0 a6f1 a8e0 a8e1 a8e2 a8e3 a8e4 a8e5 "
    "a8e6 a8e7 a8e8 a8e9 a8ea a8eb a8ec a8ed a8ee a8ef a8f0 a8f1 aab0 aab2 aab3 aab7 aab8 aabe aabf "
    "aac1 fe20 fe21 fe22 fe23 fe24 fe25 fe26 10a0f 10a38 1d185 1d186 1d187 1d188 1d189 1d1aa 1d1ab "
    "1d1ac 1d1ad 1d242 1d243 1d244 "
)
MARKS = "".join(chr(int(mark, 16)) for mark in _MARKS.split())
"""The sign that says a number to kitty: the row, then the column of a cell of the picture."""


def kitty(png: bytes, number: int, cols: int, rows: int) -> str:
    """The codes that hand a PNG over under a number, to fill `cols` by `rows` cells where its placeholders stand."""
    data = b64encode(png).decode()
    chunks = [data[at : at + _CHUNK] for at in range(0, len(data), _CHUNK)]
    head = f"a=T,U=1,i={number},f=100,c={cols},r={rows},q=2,"
    last = len(chunks) - 1
    return "".join(
        f"\x1b_G{head if place == 0 else 'q=2,'}m={int(place < last)};{chunk}\x1b\\"
        for place, chunk in enumerate(chunks)
    )


def forget_picture(number: int) -> str:
    """Kitty may forget the picture of that number."""
    return f"\x1b_Ga=d,d=I,i={number},q=2\x1b\\"


def placeholder(row: int, col: int) -> str:
    """One cell of a picture of kitty's; the colour of the cell says the number of the picture."""
    return f"{PLACEHOLDER}{MARKS[row]}{MARKS[col]}"


def sixels(pixels: Pixels, palette: Sequence[Rgb]) -> str:
    """A picture from where the cursor stands, in bands of six pixels; a pixel is a place in the palette."""
    high, wide = pixels.shape
    used = set(np.unique(pixels).tolist())
    said = [b'\x1bP0;1;0q"1;1;%d;%d' % (wide, high)]
    said += [
        b"#%d;2;%d;%d;%d" % (place, *(round(part * 100 / 255) for part in rgb))
        for place, rgb in enumerate(palette)
        if place in used
    ]
    said += [b"-".join(_bands(pixels)), b"\x1b\\"]
    return b"".join(said).decode("ascii")


def _bands(pixels: Pixels) -> Iterator[bytes]:
    for top in range(0, len(pixels), _BAND):
        band = pixels[top : top + _BAND]
        weights = (1 << np.arange(len(band), dtype=np.uint8))[:, None]
        colours = []
        for colour in np.unique(band):
            bits = ((band == colour) * weights).sum(axis=0, dtype=np.uint8) + 63
            runs = _RUN.sub(lambda run: b"!%d%b" % (len(run[0]), run[1]), bits.tobytes())
            colours.append(b"#%d%b" % (colour, runs))
        yield b"$".join(colours)
