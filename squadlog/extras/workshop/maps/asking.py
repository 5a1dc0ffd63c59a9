"""What the map table asks while one draws: one of several by its letter, or a few words."""

from squadlog.base.records import replace, value
from squadlog.extras.workshop.maps.tools import ToolChoice

MOST = 400
"""Letters that are kept of what is typed."""


@value
class TableAsks:
    """A question: what it is `about` (for whoever takes the answer), its words, and what the answer may be.

    With `choices` a letter answers it; else `text` is typed. `fresh` text is replaced by the first letter typed.
    """

    about: str
    words: str
    choices: tuple[ToolChoice, ...] = ()
    text: str = ""
    hint: str = ""
    fresh: bool = True


def type_key(asked: TableAsks, key: str) -> TableAsks:
    """The question after a key that is neither enter nor escape."""
    if key == "backspace":
        return replace(asked, text="" if asked.fresh else asked.text[:-1], fresh=False)
    if key == "ctrl+u":
        return replace(asked, text="", fresh=False)
    if key in ("left", "right", "home", "end"):
        return replace(asked, fresh=False)
    if len(key) == 1 and key.isprintable() and len(asked.text) < MOST:
        return replace(asked, text=key if asked.fresh else asked.text + key, fresh=False)
    return asked


def pick(asked: TableAsks, key: str) -> ToolChoice | None:
    """What a letter chooses; enter takes the first."""
    if key == "enter":
        return asked.choices[0]
    return next((one for one in asked.choices if one.letter == key), None)
