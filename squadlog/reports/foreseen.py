"""What an area attack would come to, in words: in short for a line, and the whole of it with rules."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from squadlog.base.lengths import format_kept, format_length
from squadlog.battle.ledger import Ledger
from squadlog.battle.state import Battle
from squadlog.book.in_force import measures_from_bases
from squadlog.reports.wording import name_of

if TYPE_CHECKING:
    from squadlog.rules.common.explosive import Struck
    from squadlog.rules.common.foreseen import Fall, Foreseen, Link

FRIEND = "FRIEND"


def in_short(battle: Battle, what: "Foreseen") -> str:
    """How far, how likely and when, in a line: `9.3 m, 60% on the point, goes off in T1.s6`."""
    told = []
    if what.sighting is not None and what.sighting.distance.value is not None:
        told.append(format_length(what.sighting.distance.value, 1))
    if what.spotter is not None:
        told.append(f"spotted by {what.spotter}")
    if what.ledger is not None and what.on_point is not None:
        told.append(
            f"{format_chance(what.on_point)} on the point (hits on {what.ledger.last_success} or less)"
        )
    if what.at is not None and what.at > battle.now:
        told.append(f"goes off in {what.at}")
    return f"{', '.join(told)}." if told else ""


def say_reached(battle: Battle, what: "Foreseen", side: str) -> str:
    """Whom it would reach on the point, friends marked, and what that comes to; what it does to an obstacle."""
    parts = [what.battered] if what.battered else []
    struck = what.falls[0].struck if what.falls else None
    if what.rings and struck is None:
        parts.append("The players say which units it reaches.")
    elif struck is not None and what.rings:
        parts.append(f"Reaches {'; '.join(_alike(battle, struck, side)) or 'no unit'}.")
    if worst := _friends_elsewhere(battle, what, side):
        parts.append(f"A miss may reach {FRIEND}{'S' if len(worst) > 1 else ''} {', '.join(worst)}.")
    parts += [f"{_after(link)}: {_small(say_reached(battle, link.what, side))}" for link in what.then]
    return " ".join(parts)


def whole(battle: Battle, what: "Foreseen", side: str) -> Iterator[str]:
    """All of it, a line each: rings, the roll with its reasons, each place where it may fall, whom it reaches there."""
    yield what.label
    if what.rings:
        yield _rings(what)
    if what.at is not None and what.at > battle.now:
        yield f"Goes off in {what.at}."
    if what.ledger is not None:
        yield from ("", "The roll", *_roll(what.ledger))
    if what.battered:
        yield from ("", what.battered)
    yield from what.remarks
    yield from _falls(battle, what, side)
    for link in what.then:
        yield from ("", f"{_after(link)}:", *whole(battle, link.what, side))


def _after(link: "Link") -> str:
    """What goes off then, and what may set it off: `Then charge 3, 30% by charge 1 [EXP-17]`."""
    chances = ", ".join(f"{format_chance(link.chance)} by {one}" for one in link.by)
    return f"Then {format_kept(link.told)}" + (f", {chances} [{link.rule}]" if chances else "")


def _small(told: str) -> str:
    """What comes after a colon."""
    return f"r{told[1:]}" if told.startswith("Reaches ") else told


def _falls(battle: Battle, what: "Foreseen", side: str) -> Iterator[str]:
    if what.falls:
        known = not what.rings or any(fall.struck is not None for fall in what.falls)
        reached = ", and the soldiers it reaches there" if known else ""
        measured = ", measured to the edge of each base" if reached and measures_from_bases(battle) else ""
        yield from ("", f"Where it may land{reached}{measured}")
        if not known:
            yield "The players say which units it reaches, once it goes off."
        for fall in what.falls:
            yield f"{format_chance(fall.chance):>5} {_place(fall)}"
            if known:
                yield from _there(battle, what, fall, side)


def _rings(what: "Foreseen") -> str:
    bands = ", ".join(f"PF {ring.pf} to {format_length(ring.to_m)}" for ring in what.rings)
    if what.beyond is None:
        return f"Rings: {bands} [{what.rule}]."
    return f"Beyond the hole: {bands if what.beyond.zones else 'nothing, it does not get through'} [{what.rule}]."


def format_struck(battle: Battle, one: "Struck", side: str) -> str:
    """`7 Varro 2.1 m half cover PF 3 - AF 2: 1 level`."""
    friend = f"{FRIEND} " if _friend(battle, one.unit, side) else ""
    cover = "" if one.cover == "none" else f" {one.cover} cover"
    head = f"{friend}{name_of(battle, one.unit)} {format_length(one.metres, 1)}{cover}"
    if one.levels is None:
        rule = f" [{one.rule}]" if one.rule else ""
        return f"{head}: unharmed, {one.why or 'out of its force'}{rule}"
    why = f" ({one.why}{f' [{one.rule}]' if one.rule else ''})" if one.why and one.cover != "none" else ""
    return f"{head} PF {one.pf} - AF {one.af}: {_comes_to(one)}{why}"


def format_chance(chance: Fraction) -> str:
    """A chance as whole per cent, never 0 or 100 unless it is certain."""
    exact = chance * 100
    if 0 < exact < 1:
        return "<1%"
    return ">99%" if 99 < exact < 100 else f"{round(exact)}%"


def _roll(ledger: Ledger) -> Iterator[str]:
    for line in ledger.lines:
        note, rule = (
            f" ({format_kept(line.note)})" if line.note else "",
            f" [{line.rule}]" if line.rule else "",
        )
        if line.applied and line.value:
            yield f"{line.value:+3d} {line.label}{note}{rule}"
    yield f"{ledger.total:+3d} in all; {ledger.target} or less: hits on {ledger.last_success} or less"


def _place(fall: "Fall") -> str:
    at = "" if fall.at is None else f" ({fall.at.x:.1f}, {fall.at.y:.1f})"
    return f"{format_kept(fall.told)}{at}{f', stopped by {fall.stopped}' if fall.stopped else ''}"


def _there(battle: Battle, what: "Foreseen", fall: "Fall", side: str) -> Iterator[str]:
    if fall.struck is None:
        if what.rings:
            yield "      the players say which units it reaches"
        return
    yield from (f"      {format_struck(battle, one, side)}" for one in fall.struck)


def _alike(battle: Battle, struck: "Sequence[Struck]", side: str) -> Iterator[str]:
    """All who come off alike together: `FRIENDS 5 Silvia, 6 Torquil: 1 level`; those who come off worst first."""
    alike: dict[tuple[bool, str], list[str]] = {}
    hurt = [one for one in struck if one.levels is not None]
    for one in sorted(hurt, key=lambda one: one.levels or 0, reverse=True):
        cover = "" if one.cover == "none" else f" in {one.cover} cover"
        group = _friend(battle, one.unit, side), f"{_comes_to(one)}{cover}"
        alike.setdefault(group, []).append(name_of(battle, one.unit))
    for (friend, comes), who in alike.items():
        mark = f"{FRIEND}{'S' if len(who) > 1 else ''} " if friend else ""
        yield f"{mark}{', '.join(who)}: {comes}"
    if len(hurt) < len(struck):
        spared = len(struck) - len(hurt)
        yield f"{spared} unit{'' if spared == 1 else 's'} unharmed"


def _friends_elsewhere(battle: Battle, what: "Foreseen", side: str) -> list[str]:
    """The friends whom a miss may reach: said before it is thrown."""
    found = dict.fromkeys(
        one.unit
        for fall in what.falls[1:]
        for one in fall.struck or ()
        if one.levels is not None and _friend(battle, one.unit, side)
    )
    first = what.falls[0].struck if what.falls else None
    sure = {one.unit for one in first or () if one.levels is not None}
    return [name_of(battle, number) for number in found if number not in sure]


def _comes_to(one: "Struck") -> str:
    if one.levels is None:
        return "unharmed"
    return "dazed" if not one.levels else f"{one.levels} level{'' if one.levels == 1 else 's'}"


def _friend(battle: Battle, number: int, side: str) -> bool:
    return number in battle.units and battle.units[number].side == side
