"""What an area attack would come to, as the screens show it: the line under the map, signs, the whole to be read."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.battle.state import Known
from squadlog.reports import foreseen
from squadlog.tui.chrome.words import lines, link_rules
from squadlog.tui.map.glyphs import STRUCK, SWEPT_FRIEND

if TYPE_CHECKING:
    from squadlog.rules.common.foreseen import Foreseen

_HEADS = ("The roll", "Where it may land", "Where it may land, and the soldiers it reaches there")


def short_words(battle: Known, what: "Foreseen") -> Content:
    """How far, how likely and when."""
    told = foreseen.in_short(battle, what)
    return Content(f"{told} " if told else "")


def format_reached(battle: Known, what: "Foreseen", side: str) -> Content:
    """The units that it would reach on the point, friends marked."""
    return link_rules(f"{foreseen.say_reached(battle, what, side)} ")


def whole_words(battle: Known, what: "Foreseen", side: str) -> Content:
    """All the words about it, with rules that can be opened."""
    told = foreseen.whole(battle, what, side)
    return lines(link_rules(line, "bold" if line in (*_HEADS, what.label) else "") for line in told)


def marks_of_struck(battle: Known, what: "Foreseen", side: str) -> Mapping[int, str]:
    """The sign behind the number of each whom it would reach on the point: a friend has one of his own."""
    struck = (what.falls[0].struck or ()) if what.falls else ()
    return {
        one.unit: f"{SWEPT_FRIEND if battle.units[one.unit].side == side else STRUCK}{one.levels}"
        for one in struck
        if one.levels is not None and one.unit in battle.units
    }
