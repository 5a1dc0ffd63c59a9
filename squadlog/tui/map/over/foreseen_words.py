"""What an area attack would come to, in the words of the screens: the line under the map, and the whole of it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.battle.state import Known
from squadlog.tui.chrome.words import ledger_words, lines, linked, percent, silent_words, unit_words

if TYPE_CHECKING:
    from squadlog.rules.explosive import Struck
    from squadlog.rules.foreseen import Fall, Foreseen

FRIEND = "FRIEND"
FOE, OWN = "¤", "‼"
"""Before the levels that it costs an enemy, and a friend."""


def foreseen_words(battle: Known, what: "Foreseen") -> Content:
    """How far, how likely and when, in a line: `9.3 m, 60% on the point, goes off in T1.s6`."""
    told = []
    if what.sighting is not None and what.sighting.distance.value is not None:
        told.append(f"{what.sighting.distance.value:.1f} m")
    if what.spotter is not None:
        told.append(f"spotted by {what.spotter}")
    if what.ledger is not None and what.on_point is not None:
        told.append(f"{percent(what.on_point)} on the point (hits on {what.ledger.last_success} or less)")
    if what.at is not None and what.at > battle.now:
        told.append(f"goes off in {what.at}")
    return Content(f"{', '.join(told)}. ") if told else Content("")


def reached_words(battle: Known, what: "Foreseen", by: int) -> Content:
    """Whom it would reach on the point, friends marked, and what that comes to; what it does to an obstacle."""
    parts: list[Content | str] = []
    if what.battered:
        parts.append(linked(f"{what.battered} "))
    struck = what.falls[0].struck if what.falls else None
    if what.rings and struck is None:
        parts.append("Whom it reaches the table says. ")
    elif struck is not None and what.rings:
        told = "; ".join(_groups(battle, struck, by)) or "nobody"
        parts.append(f"Reaches {told}. ")
    worst = _worst_elsewhere(battle, what, by)
    if worst:
        parts.append(worst)
    return Content.assemble(*parts) if parts else Content("")


def _groups(battle: Known, struck: "Sequence[Struck]", by: int) -> Iterator[str]:
    """All who come off alike together: `FRIEND 5 Silvia, 6 Torquil: 1 level`; those who come off worst first."""
    alike: dict[tuple[bool, str], list[str]] = {}
    for one in sorted(struck, key=lambda one: -1 if one.levels is None else one.levels, reverse=True):
        cover = "" if one.cover == "none" else f" in {one.cover} cover"
        alike.setdefault((_friend(battle, one.unit, by), f"{_comes_to(one)}{cover}"), []).append(
            unit_words(battle, one.unit)
        )
    for (friend, comes), who in alike.items():
        mark = f"{FRIEND}{'S' if len(who) > 1 else ''} " if friend else ""
        yield f"{mark}{', '.join(who)}: {comes}"


def _comes_to(one: "Struck") -> str:
    if one.levels is None:
        return "unharmed"
    return "dazed" if not one.levels else f"{one.levels} level{'' if one.levels == 1 else 's'}"


def _friend(battle: Known, number: int, by: int) -> bool:
    units = battle.units
    return number in units and by in units and units[number].side == units[by].side


def _worst_elsewhere(battle: Known, what: "Foreseen", by: int) -> str:
    """The friends whom a miss may reach: said before it is thrown."""
    side = battle.units[by].side
    found = dict.fromkeys(
        one.unit
        for fall in what.falls[1:]
        for one in fall.struck or ()
        if one.levels is not None and one.unit in battle.units and battle.units[one.unit].side == side
    )
    sure = {one.unit for one in (what.falls[0].struck or ())} if what.falls else set()
    more = [unit_words(battle, number) for number in found if number not in sure]
    return f"A miss may reach {FRIEND} {', '.join(more)}. " if more else ""


def struck_words(battle: Known, one: "Struck", by: int) -> str:
    """`7 Varro 2.1 m half cover PF 3 - AF 2: 1 level`."""
    friend = f"{FRIEND} " if _friend(battle, one.unit, by) else ""
    cover = "" if one.cover == "none" else f" {one.cover} cover"
    head = f"{friend}{unit_words(battle, one.unit)} {one.metres:.1f} m{cover}"
    if one.levels is None:
        rule = f" [{one.rule}]" if one.rule else ""
        return f"{head}: unharmed, {one.why or 'out of its force'}{rule}"
    return f"{head} PF {one.pf} - AF {one.af}: {_comes_to(one)}"


def struck_marks(battle: Known, what: "Foreseen", by: int) -> Mapping[int, str]:
    """The sign behind the number of each whom it would reach on the point."""
    struck = (what.falls[0].struck or ()) if what.falls else ()
    side = battle.units[by].side if by in battle.units else ""
    return {
        one.unit: f"{OWN if battle.units[one.unit].side == side else FOE}{one.levels}"
        for one in struck
        if one.levels is not None and one.unit in battle.units
    }


def falls_words(battle: Known, what: "Foreseen", by: int) -> Content:
    """All of it: rings, the roll with its reasons, each place where it may fall, its chance, whom it reaches there."""
    told: list[Content | str] = [Content.styled(what.label, "bold")]
    if what.rings:
        bands = ", ".join(f"PF {ring.pf} to {ring.to_m} m" for ring in what.rings)
        told.append(linked(f"Rings: {bands} [{what.rule}]."))
    if what.at is not None and what.at > battle.now:
        told.append(f"Goes off in {what.at}.")
    if what.ledger is not None:
        told += ["", Content.styled("The roll", "bold"), ledger_words(what.ledger), silent_words(what.ledger)]
    if what.battered:
        told += ["", linked(what.battered)]
    told += [linked(remark) for remark in what.remarks]
    if what.falls:
        told += ["", Content.styled("Where it may lie, and whom it reaches there", "bold")]
        told += _falls(battle, what, by)
    return lines(told)


def _falls(battle: Known, what: "Foreseen", by: int) -> Iterator[Content]:
    for fall in what.falls:
        yield Content.assemble((f"{percent(fall.chance):>5} ", "bold"), f"{fall.told}{_met(fall)}")
        if fall.struck is None:
            if what.rings:
                yield Content.styled("      the table says whom it reaches", "$quiet")
            continue
        for one in fall.struck:
            yield linked(f"      {struck_words(battle, one, by)}{_why(one)}", "$quiet")


def _met(fall: "Fall") -> str:
    met = f", stopped by {fall.stopped}" if fall.stopped else ""
    return met if fall.at is None else f" ({fall.at.x:.1f}, {fall.at.y:.1f}){met}"


def _why(one: "Struck") -> str:
    if one.levels is None or one.cover == "none" or not one.why:
        return ""
    return f" ({one.why}{f' [{one.rule}]' if one.rule else ''})"
