"""Whether this terminal shows real pictures, and why not: asked once, when a picture is first wanted."""

import re
from importlib.util import find_spec
from typing import Any, Literal
from weakref import WeakKeyDictionary

from textual.app import App

from squadlog.base.errors import SquadlogError
from squadlog.base.records import value
from squadlog.tui.chrome.cells import CELLS
from squadlog.tui.chrome.places import places

Way = Literal["kitty", "sixel"]
PICTURE = "picture"
"""The setting of the cells that asks for real pictures."""
QUESTION = "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[16t\x1b[c"
"""Asks for kitty's pictures, the pixels of a cell, and what the terminal can do.

Every terminal answers the last, so nobody waits for the others.
"""
USUAL_PX = (10, 20)
_DONE = re.compile(rb"\x1b\[\?([0-9;]*)c")
_CELL = re.compile(rb"\x1b\[6;([0-9]+);([0-9]+)t")
_SIXEL = b"4"


@value
class Pictures:
    """How this terminal shows pictures, and the pixels of a cell, across and down; no `way`, and why, if not."""

    way: Way | None
    why: str = ""
    cell: tuple[int, int] = USUAL_PX


IN_USE = "This terminal shows pictures: the next battle you open draws its map ground as one."
NOT_INSTALLED = Pictures(None, 'Maps stay in cells: pictures need pip install "squadlog[pictures]".')
NOT_SHOWN = Pictures(None, "Maps stay in cells: this terminal shows no pictures.")
UNASKED = Pictures(None, "Maps stay in cells: this program cannot ask the terminal for pictures.")


def read_answer(answer: bytes) -> Pictures:
    """What the answers of a terminal mean. Where both are known sixels are taken: few know kitty's placeholders."""
    done, cell = _DONE.search(answer), _CELL.search(answer)
    px = (int(cell[2]), int(cell[1])) if cell is not None else USUAL_PX
    if done is not None and _SIXEL in done[1].split(b";"):
        return Pictures("sixel", cell=px)
    return Pictures("kitty", cell=px) if b"\x1b_Gi=31;OK\x1b\\" in answer else NOT_SHOWN


def are_wanted(app: App[Any]) -> bool:
    """Whether real pictures are set."""
    desk = places(app).desk
    try:
        return desk is not None and desk.store.settings.get(CELLS, "") == PICTURE
    except SquadlogError:
        return False


def pictures(app: App[Any]) -> Pictures:
    """How this app's terminal shows pictures; it is asked the first time."""
    if find_spec("PIL") is None:
        return NOT_INSTALLED
    ends = _ends.get(app)
    if ends is None:
        ask = getattr(app._driver, "answer", None)  # noqa: SLF001 - textual has no other way to it
        ends = _ends[app] = UNASKED if ask is None else read_answer(ask(QUESTION, _DONE))
    return ends


_ends: WeakKeyDictionary[App[Any], Pictures] = WeakKeyDictionary()
