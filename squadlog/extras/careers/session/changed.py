"""Battles in careers that stand otherwise today: somebody went back in them, or set right what counts in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record, replace
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.session.companies import Companies
from squadlog.facts.seats import NOBODY, REFEREE, Speaker

with lazy_imports():
    from squadlog.session import battle_session

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.extras.careers.company import Company
    from squadlog.extras.careers.company_events import Served, TookPart
    from squadlog.session.seat_access import SeatAccess


@record
class ChangedBattle:
    """A battle in the careers of companies, by its number in the file; `over`: it can be taken in as it stands."""

    battle: int
    title: str
    companies: tuple[str, ...]
    over: bool

    @property
    def told(self) -> str:
        """What has come about, and the two words that mend it."""
        first, again = (
            f"squadlog company undo {quote(self.companies[0])}",
            f"squadlog company after {self.battle}",
        )
        whose = " and ".join(self.companies)
        return (
            f"Battle {self.battle}, {self.title}, stands otherwise than in the careers of {whose}:"
            f" {first} takes that back, {again} takes it in anew{'' if self.over else ' once it is over'}."
        )


def quote(name: str) -> str:
    """A name as one word of a command."""
    return f'"{name}"' if " " in name else name


def say_changed(access: SeatAccess[Any]) -> str:
    """What to say of a battle that stands otherwise than in the careers that it was taken into; empty: nothing."""
    companies = Companies(access.store)
    if not companies.any():
        return ""
    ((_, origin, head),) = access.store.heads(access.id)
    taken = [(one, entry) for one in companies.all() for entry in one.battles if entry.battle == origin[:32]]
    moved = [(one, entry) for one, entry in taken if entry.head != head[:32]]
    found = _find_change(companies, access.id, moved)
    return "" if found is None else found.told


def find_changed(companies: Companies, one: Company) -> tuple[ChangedBattle, ...]:
    """The battles in the career of a company that stand otherwise in this file.

    Those are looked at that have gone on since they were taken in; of what was taken in before 0.9 nobody knows.
    """
    there: dict[str, list[tuple[int, str]]] = {}
    for number, origin, head in companies.store.heads():
        there.setdefault(origin[:32], []).append((number, head[:32]))
    found = []
    for entry in one.battles:
        copies = there.get(entry.battle, []) if entry.head else []
        if copies and all(head != entry.head for _, head in copies):
            found.append(_find_change(companies, copies[0][0], [(one, entry)]))
    return tuple(filter(None, found))


def _find_change(
    companies: Companies, number: int, taken: Sequence[tuple[Company, TookPart]]
) -> ChangedBattle | None:
    """Whether a battle would come into these careers as it stands there, but for pay and things.

    Of a sealed battle that is over nobody can tell without its words.
    """
    if not taken:
        return None
    record = battle_session.Session.open(companies.store, number)
    over = record.views.seen(NOBODY).stage == "over"
    other = tuple(one.name for one, _ in taken)
    if over:
        if not record.passwords.may_sit(REFEREE):
            return None
        try:
            now = {one.id: part for one, part in companies.parts(record.seat(Speaker(seat=REFEREE)))}
        except CareerError:
            return None
        other = tuple(one.name for one, entry in taken if not _same(entry, now.get(one.id)))
    return (
        ChangedBattle(battle=number, title=record.record.title, companies=other, over=over) if other else None
    )


def _same(entry: TookPart, now: TookPart | None) -> bool:
    """Whether both say the same; how the fallen fell was not kept at first, and counts for nothing here."""
    return now is not None and (_parts(now), now.scored, now.result, now.how) == (
        _parts(entry),
        entry.scored,
        entry.result,
        entry.how,
    )


def _parts(entry: TookPart) -> tuple[Served, ...]:
    return tuple(replace(one, fell=None) for one in entry.served)


def numbers_of(companies: Companies) -> Mapping[str, int]:
    """The battles of the file by their marks: what number each has, of copies the first."""
    return {origin[:32]: number for number, origin, _ in reversed(companies.store.heads())}
