"""The memorial of a company: who fell, in which battle, when, by whose hand, and what they had done."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text, list_names, so_many
from squadlog.base.records import record, replace
from squadlog.extras.careers.company import Company, Enrolled
from squadlog.extras.careers.company_events import HowFell, Served
from squadlog.reports.fought.attacked import HAND_TO_HAND

if TYPE_CHECKING:
    from squadlog.battle.terms import Soldier
    from squadlog.session.seat import Seat

_LONGEST = 60
_AFTERWARDS, _IN_MELEE = "afterwards", "hand to hand"
"""The moment of those who died of a roll after the battle; how those fell who fell in melee."""


@record
class Grave:
    """One of the dead: number and name, the battle (empty where none is known), how they fell, and their tally."""

    number: int
    name: str
    battle: str = ""
    fell: HowFell = HowFell()
    battles: int = 0
    kills: int = 0
    medals: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def with_falls(seat: "Seat", served: Iterable[Served], there: "Mapping[int, Soldier]") -> list[Served]:
    """The parts of those soldiers in a battle, of each who fell with when, by whom and with what."""
    return [
        replace(one, fell=_fall(seat, there[one.member].id)) if one.wound == "D" else one for one in served
    ]


def _fall(seat: "Seat", unit: int) -> HowFell:
    last = next((line for line in reversed(seat.log.health(unit)) if line.after == "D"), None)
    if last is None:
        return HowFell()
    known = seat.known
    killer = None if last.by is None else known.units.get(last.by)
    by = "" if killer is None else f"{killer.soldier.name} of {known.setup.side_name(killer.side)}"
    how = _IN_MELEE if last.weapon == HAND_TO_HAND else last.weapon or last.why
    return HowFell(
        moment=str(last.moment), by=clean_text(by, limit=_LONGEST), how=clean_text(how, limit=_LONGEST)
    )


def graves(one: Company, names: Mapping[int, str]) -> tuple[Grave, ...]:
    """The dead of a company in the order of their numbers."""
    return tuple(_grave(one, who, names[who.number]) for who in one.losses)


def _grave(one: Company, who: Enrolled, name: str) -> Grave:
    plain = Grave(
        number=who.number, name=name, battles=who.battles, kills=who.kills, medals=who.medals, notes=who.notes
    )
    for entry in reversed(one.rolled):
        if entry.member == who.number and entry.wound == "D":
            how = f"{entry.row} ({entry.table}, {entry.face} on a d{entry.die})"
            return replace(
                plain, battle=entry.title, fell=HowFell(moment=_AFTERWARDS, how=clean_text(how, limit=90))
            )
    for battle in reversed(one.battles):
        for part in battle.served:
            if part.member == who.number and part.wound == "D":
                return replace(plain, battle=battle.title, fell=part.fell or HowFell())
    why = next(iter(reversed(who.healings)), "")
    return replace(plain, fell=HowFell(how=why))


def fell_words(grave: Grave) -> str:
    """Where and how somebody fell: `fell in The Ford, T3.s4, by Varro of TOG with SR`."""
    fell = grave.fell
    if fell.moment == _AFTERWARDS:
        where = f"died after {grave.battle}"
    else:
        where = f"fell in {grave.battle}" if grave.battle else "died"
        where += f", {fell.moment}" if fell.moment else ""
    if not fell.by:
        return f"{where}: {fell.how}" if fell.how else where
    means = f" with {fell.how}" if fell.how and fell.how != _IN_MELEE else f" {_IN_MELEE}" if fell.how else ""
    return f"{where}, by {fell.by}{means}"


def grave_lines(found: Sequence[Grave]) -> Iterator[str]:
    """The memorial, two lines a grave: who and how, and what they had done."""
    for one in found:
        yield f"{one.number} {one.name} {fell_words(one)}"
        done = [so_many(one.battles, "battle", none="no")]
        done += [so_many(one.kills, "kill")] if one.kills else []
        done += [list_names(dict.fromkeys(one.medals))] if one.medals else []
        yield f"    {', '.join(done)}"
        yield from (f"    {note}" for note in one.notes)
