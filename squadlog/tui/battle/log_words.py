"""Lines of the log with their colours: who is of which side, what hits, misses and wounds. The words say it too."""

import re
from functools import lru_cache

from textual.content import Content

from squadlog.battle.setup import Setup
from squadlog.battle.state import Known
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.words import linked

STATES = (
    (re.compile(r"\bhit\b(?=[,.])"), "$hit bold"),
    (re.compile(r"\bmiss\b(?=[.,])"), "$miss bold"),
    (re.compile(r"\bis wounded\b"), "$wounded bold"),
    (re.compile(r"\bis dazed\b"), "$dazed bold"),
    (re.compile(r"→ [UD]\)"), "$out bold"),
    (re.compile(r"^— .* —$"), "$quiet"),
)


@lru_cache(maxsize=4)
def _names(setup: Setup) -> re.Pattern[str]:
    """Any soldier of the battle by number and name."""
    named = sorted((f"{one.id} {one.name}" for one in setup.soldiers), key=len, reverse=True)
    return re.compile(rf"(?<!\d)({'|'.join(map(re.escape, named))})\b" if named else r"(?!)")


def log_line(line: str, battle: Known) -> Content:
    """A line of the log; rule ids in it open their rules."""
    shown = linked(line)
    for found in _names(battle.setup).finditer(line):
        unit = battle.units.get(int(found.group().split(" ", 1)[0]))
        if unit is not None:
            shown = shown.stylize(side_style(battle, unit.side), *found.span())
    for pattern, style in STATES:
        for found in pattern.finditer(line):
            shown = shown.stylize(style, *found.span())
    return shown
