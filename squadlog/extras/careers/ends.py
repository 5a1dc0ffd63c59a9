"""How a battle of companies ended other than by its points, in the words that the battle itself takes."""

import re
from collections.abc import Iterable, Mapping
from typing import Literal

from squadlog.base.names import fold_name
from squadlog.base.records import record
from squadlog.battle.scored import HowEnded
from squadlog.extras.careers.house import CareerError

Came = Literal["won", "lost", "drawn", ""]
HOW = "concede NAME, break NAME, agree draw or break off"
_AGREED: dict[str, HowEnded] = {"agree draw": "draw", "break off": "broken_off"}
_LOST: dict[str, HowEnded] = {"concede": "conceded", "break": "broke"}
_SAID = re.compile(r"(concede|break)s?\s+(\S.*)", re.IGNORECASE)


@record
class PaperEnd:
    """An end with a result of its own, and the sides that lost by it; nothing: the points decide."""

    how: HowEnded = ""
    losers: tuple[str, ...] = ()


BY_POINTS = PaperEnd()


def read_end(text: str, names: Iterable[str]) -> PaperEnd:
    """How a battle on paper ended: `concede Baker`, `agree draw`, `break off`; empty: by points. Raises CareerError."""
    said = " ".join(text.split())
    if not said:
        return BY_POINTS
    if how := _AGREED.get(said.casefold()):
        return PaperEnd(how=how)
    found = _SAID.fullmatch(said)
    known = {fold_name(name): name for name in names}
    if found is None or fold_name(found[2]) not in known:
        raise CareerError(f"{said!r} is no end: write {HOW}; the sides are {', '.join(known.values())}.")
    return PaperEnd(how=_LOST[found[1].lower()], losers=(known[fold_name(found[2])],))


def how_ended(how: str) -> HowEnded:
    """How a battle ended, of the words of a plot, in those of a battle."""
    ways: Mapping[str, HowEnded] = {
        "draw": "draw",
        "broken off": "broken_off",
        "conceded": "conceded",
        "broke": "broke",
    }
    return ways.get(how, "")


def end_fault(end: PaperEnd, names: Iterable[str]) -> str:
    """What is wrong with an end of a battle between these sides, in a sentence; empty: nothing."""
    known = tuple(names)
    if bool(end.losers) is not (end.how in ("conceded", "broke")):
        return "Who conceded or broke has lost, and nobody else loses by the end itself."
    if not set(end.losers) <= set(known) or len(set(end.losers)) < len(end.losers):
        return "Who conceded or broke is a side of the battle."
    return "One side at least has neither conceded nor broken." if len(end.losers) == len(known) else ""


def end_told(how: HowEnded, losers: Iterable[str] = ()) -> str:
    """How it ended in a few words, such as `Baker conceded`; empty: by points."""
    names = " and ".join(losers)
    return {
        "": "",
        "draw": "a draw by agreement",
        "broken_off": "broken off",
        "conceded": f"{names} conceded" if names else "by concession",
        "broke": f"{names} broke" if names else "as a side broke",
    }[how]
