"""Companies as they are kept: found, enlist, muster, take a battle in, heal, spend, decorate; and one step back.

Every word is one entry of the company's chronicle, written on what was read of it or not at all.
"""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import NAME_CELLS, clean_text, fold_name
from squadlog.base.records import record, replace
from squadlog.book.load import book_with
from squadlog.extras.careers import after as taking_in
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.company import Company
from squadlog.extras.careers.company_events import ChronicleEntry, CompanyLogEntry, read, write_entry
from squadlog.extras.careers.ends import PaperEnd
from squadlog.extras.careers.folding import company
from squadlog.extras.careers.house import OFF, CareerError, choose_option
from squadlog.extras.careers.pages import CompanyPage
from squadlog.extras.careers.results import annals, claim
from squadlog.store.chronicles import NewEntries
from squadlog.store.faults import GoneOn
from squadlog.store.records import now

with lazy_imports():
    from squadlog.extras.careers import gear as things
    from squadlog.extras.careers.afterwards import graves, tables
    from squadlog.extras.careers.linked import plot
    from squadlog.extras.careers.session import mustering
    from squadlog.reports import came_about, service
    from squadlog.session.packs import carried
    from squadlog.squads import cost, exchange, packed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from squadlog.book.book import Rulebook
    from squadlog.book.rulings import Rulings
    from squadlog.extras.careers.company_events import TookPart
    from squadlog.extras.careers.results import CompanyLog
    from squadlog.session.seat import Seat
    from squadlog.squads.plan import SquadPlan
    from squadlog.store.chronicles import Chronicled
    from squadlog.store.record_file import Store

_COMPANY = "company:"
ANNALS = "annals"
"""The book of everything between companies."""


@record
class ToldEntry:
    """One entry, when it was written, and who wrote it."""

    at: str
    by: str
    entry: ChronicleEntry


@record
class TakenIn:
    """What a battle that was taken in did to one company; `claimed` is the number of its result, 0 for none."""

    company: Company
    entry: TookPart
    claimed: int = 0


class Companies:
    """The companies of a file. Raises CareerError for what cannot be, StoreError for what cannot be kept."""

    def __init__(self, store: Store, *, by: str = "") -> None:
        self.store, self.by = store, by

    # What there is

    def all(self) -> tuple[Company, ...]:
        """Every company, in the order they were founded."""
        books = (book for book in self.store.chronicles.books() if book.startswith(_COMPANY))
        return tuple(self._read(book) for book in books)

    def any(self) -> bool:
        """Whether there is a company at all."""
        return any(book.startswith(_COMPANY) for book in self.store.chronicles.books())

    def called(self, name: str) -> Company:
        """The company of that name or id, whatever the case."""
        companies = self.all()
        meant = fold_name(name)
        for one in companies:
            if meant in (fold_name(one.name), one.id):
                return one
        known = ", ".join(one.name for one in companies)
        raise CareerError(
            f"There is no company {name}; there are {known}."
            if known
            else f"There is no company {name}; squadlog company new NAME creates one."
        )

    def chronicle(self, one: Company) -> tuple[ToldEntry, ...]:
        """Everything that was written of the company, oldest first."""
        rows = self.store.chronicles.of(_COMPANY + one.id)
        return tuple(ToldEntry(at=row.at, by=row.by, entry=self.entry(row)) for row in rows)

    def printed(self, one: Company) -> CompanyPage:
        """A company with the names of its soldiers, for paper."""
        return CompanyPage(company=one, names=names_of(one))

    def annals(self) -> tuple[CompanyLog, int]:
        """Results and campaigns, and how far they were read."""
        rows = self.store.chronicles.of(ANNALS)
        entries = [self.entry(row) for row in rows]
        try:
            return annals(entries), rows[-1].mark if rows else 0
        except CareerError as error:
            raise StoreError(f"The annals are damaged: {error}") from None

    # What is done

    def found(
        self, name: str, side: str = "Commonwealth", points: int = 0, squads: Iterable[SquadPlan] = ()
    ) -> Company:
        """Found a company, under a name that no other has, with all soldiers of these squads; the whole or nothing."""
        made: list[ChronicleEntry] = [told.Founded(name=name, side=side, points=points)]
        bodies = [write_entry(made[0])]
        for one in self.all():
            if fold_name(one.name) == fold_name(name):
                raise CareerError(f"There is a company called {one.name} already.")
        key = secrets.token_hex(4)
        for squad in squads:
            joining = mustering.list_joining(company(key, made), squad, ())
            made += joining
            bodies += map(write_entry, joining)
        self.store.chronicles.write([NewEntries(_COMPANY + key, 0, tuple(bodies))], by=self.by)
        return self._read(_COMPANY + key)

    def enlist(
        self, one: Company, squad: SquadPlan, who: Sequence[int], book: Rulebook, rulings: Rulings
    ) -> tuple[int, ...]:
        """Take soldiers of a squad, by their places from 1 on, into the company; gives their numbers.

        Whole squads bring what is nobody's own into the stash. By the house rule of recruits whoever joins a company
        that has fought costs his value in points.
        """
        pays = one.rule("recruits") != OFF and bool(one.battles)
        made = mustering.list_joining(
            one, squad, who, lambda place: cost.unit_value(squad, place - 1, book, rulings) if pays else 0
        )
        joined = [entry for entry in made if isinstance(entry, told.Enlisted)]
        price = sum(entry.cost for entry in joined)
        if price > one.points and pays:
            raise CareerError(
                f"They cost {price} points and {one.name} has {one.points} (house rule recruits, ours)."
            )
        self._write(one, *made)
        return tuple(entry.member for entry in joined)

    def squad_of(self, one: Company, who: Sequence[int], name: str) -> SquadPlan:
        """The squad of those soldiers; each is known again after a battle. It carries the packs that it uses."""
        squad = mustering.squad_of(one, who, name)
        return packed.carry_packs(squad, carried.known_texts(self.store))

    def muster(
        self,
        one: Company,
        who: Sequence[int],
        name: str,
        book: Rulebook,
        rulings: Rulings,
        *,
        instead: bool = False,
        along: str = "",
    ) -> SquadPlan:
        """Put those soldiers on the shelf of squads under a name. Its budget is what they cost, 400 at least.

        `along` is what of the stash goes with them, such as `2 mine, 1 holotarp`; it lies there until it is used up.
        """
        squad = self.squad_of(one, who, name)
        squad = mustering.with_stash(one, squad, along, book_with(squad.packs, book))
        if not instead and squad.name in self.store.squads.names():
            raise CareerError(
                f"There is a squad called {squad.name} already; --replace puts this in its place."
            )
        total = cost.bill(squad, book, rulings).total
        squad = squad.model_copy(update={"budget": max(_USUAL_BUDGET, total)})
        self.store.squads.save(squad.name, exchange.export_squad(squad))
        return squad

    def reoutfit(self, one: Company, squad: SquadPlan) -> tuple[int, ...]:
        """Give the members of a squad the name, rank and outfit they have in it, from here on."""
        made: list[told.Reoutfitted] = []
        for soldier in squad.soldiers:
            home, number = taking_in.member_of(soldier.career) or ("", 0)
            if home == one.id:
                before = one.member(number)
                body = mustering.write_plan(soldier.model_copy(update={"wound": "none", "lasting": ""}))
                if body != before.plan:
                    made.append(told.Reoutfitted(member=before.number, plan=body))
        if not made:
            raise CareerError(f"{squad.name} changes nothing about anybody of {one.name}.")
        self._write(one, *made)
        return tuple(entry.member for entry in made)

    def take_in(self, seat: Seat, *, campaign: str = "") -> tuple[TakenIn, ...]:
        """Take a battle that is over into the career of everybody who fought in it, once.

        Where companies fought on both sides its result is confirmed with it.
        """
        battle, title, mark = seat.known, seat.title, self.store.origin(seat.id)[:32]
        people = came_about.soldiers_of(battle)
        if battle.stage != "over":
            raise CareerError(f"{title} is not over yet; end brings it to its end.")
        if seat.seal.doubt:
            first = f"It goes into no career before squadlog check {seat.id} has told that."
            raise CareerError(f"{seat.seal.doubt} {first}")
        made = self.parts(seat)
        if not made:
            raise CareerError(
                f"Nobody of a company fought in {title}: soldiers are known by what they bear since company muster."
            )
        for one, _ in made:
            if any(entry.battle == mark for entry in one.battles):
                raise CareerError(
                    f"{title} has been taken into {one.name} already; company undo takes that back while nothing came"
                    " after it."
                )
        pages = [self.page(one, entry) for one, entry in made]
        reckoning, leading = seat.victory.reckoning(), dict[str, str]()
        for one, _ in made:
            sides = {soldier.side for soldier in taking_in.fighters_of(one, people.values()).values()}
            if len(sides) == 1:
                (side,) = sides
                leading[side] = f"{leading[side]} & {one.name}" if side in leading else one.name
        number = 0
        if len(leading) > 1 or campaign:
            kept, last = self.annals()
            placed = taking_in.rank_sides(reckoning.scores, leading, battle.setup.side_name)
            names = {side: name for side, (name, _) in placed.items()}
            end = PaperEnd(how=reckoning.how, losers=tuple(names[side] for side in reckoning.losers))
            claimed = claim(kept, title, [*placed.values()], campaign=campaign, mark=mark, at=now(), end=end)
            number = claimed.number
            pages.append(NewEntries(ANNALS, last, (write_entry(claimed),)))
        self.store.chronicles.write(pages, by=self.by)
        return tuple(TakenIn(company=self.called(one.id), entry=entry, claimed=number) for one, entry in made)

    def parts(self, seat: Seat) -> list[tuple[Company, TookPart]]:
        """What a battle that is over comes to in the career of each company that fought in it."""
        battle, people = seat.known, came_about.soldiers_of(seat.known)
        found = [(one, there) for one in self.all() if (there := taking_in.fighters_of(one, people.values()))]
        events = [event for entry in seat.log.entries() for event in entry.events]
        part, reckoning = service.services(battle.setup, events), seat.victory.reckoning()
        ((_, origin, head),) = self.store.heads(seat.id)
        made = []
        for one, there in found:
            sides = {soldier.side for soldier in there.values()}
            points, best = taking_in.points_of(reckoning.scores, *sides)
            came = (taking_in.part_in_battle(number, part[soldier.id]) for number, soldier in there.items())
            who = graves.with_falls(seat, came, there)
            result = taking_in.result_in(reckoning, *sides)
            gear = things.of_battle(one, battle, there, who, events=events, result=result)
            entry = taking_in.battle_entry(
                one, (origin[:32], seat.title), who, points, best, gear=gear, how=reckoning.how, result=result
            )
            made.append((one, replace(entry, head=head[:32])))
        return made

    def write(self, one: Company, *entries: ChronicleEntry) -> Company:
        """Write what happened to a company or a soldier of it, who must be there; gives the company as it is then."""
        for entry in entries:
            number = getattr(entry, "member", None)
            if number is not None:
                one.member(number)
            if isinstance(entry, told.HouseRuleChosen):
                choose_option(entry.rule, entry.option)
            if isinstance(entry, told.Stashed) and one.stash.get(entry.item, 0) + entry.count < 0:
                raise CareerError(f"{one.name} has no {-entry.count} {entry.item} in its stash.")
            if isinstance(entry, told.PointsMoved) and one.points + min(entry.points, 0) < 0:
                raise CareerError(f"{one.name} has {one.points} points, and cannot spend {-entry.points}.")
        self._write(one, *entries)
        return self.called(one.id)

    def take_back(self, one: Company) -> ChronicleEntry:
        """Take back what was written of a company last, with the result that came with it. Raises CareerError."""
        book = _COMPANY + one.id
        row = next((row for row in self.store.chronicles.of(book) if row.mark == one.read_to), None)
        if row is None:
            raise GoneOn("The company changed in another window; nothing changed here.")
        entry: ChronicleEntry = self.entry(row)
        back = [(book, row.mark)]
        if isinstance(entry, told.TookPart):
            back += self.with_it(entry.battle, entry.title, but=book)
        self.store.chronicles.take_back(back)
        return entry

    def delete(self, one: Company, *, for_good: bool = False) -> None:
        """Delete a company, see `store.deleted`. Raises GoneOn."""
        self.store.chronicles.drop(_COMPANY + one.id, one.read_to, one.name, for_good=for_good)

    # Inside

    def with_it(
        self, mark: str, title: str, *, but: str, of: str = "", since: int = 0
    ) -> list[tuple[str, int]]:
        """The other entries written of the same battle, each of which must be the last of its book.

        An empty mark is that of a result of before there were marks, and finds nothing. `of` names the one company that
        is asked, whatever the case; none: every one, and the annals. What was written before the entry `since` came
        with another word, and stays.
        """
        back: list[tuple[str, int]] = []
        for book in self.store.chronicles.books() if mark else ():
            skipped = book == but or (
                of and (book == ANNALS or fold_name(self._read(book).name) != fold_name(of))
            )
            rows = () if skipped else self.store.chronicles.of(book)
            of_it = [row for row in rows if row.id > since and _mark(self.entry(row)) == mark]
            if of_it and of_it[-1] != rows[-1]:
                what = "Results and campaigns have" if book == ANNALS else f"{self._read(book).name} has"
                raise CareerError(f"{what} gone on since {title}; take that back first.")
            back += [(book, row.mark) for row in reversed(of_it)]
        return back

    def _read(self, book: str) -> Company:
        rows = self.store.chronicles.of(book)
        found = company(book.removeprefix(_COMPANY), map(self.entry, rows))
        return replace(found, read_to=rows[-1].mark if rows else 0)

    def page(self, one: Company, *entries: ChronicleEntry) -> NewEntries:
        """Entries as they are to be written after what was read of a company."""
        return NewEntries(_COMPANY + one.id, one.read_to, tuple(write_entry(entry) for entry in entries))

    def _write(self, one: Company, *entries: ChronicleEntry) -> None:
        self.store.chronicles.write([self.page(one, *entries)], by=self.by)

    def entry(self, row: Chronicled) -> Any:  # noqa: ANN401 - an entry of whatever kind
        """What a row says. Raises StoreError, also for what belongs to a book of another kind."""
        try:
            entry = read(row.body)
            if isinstance(entry, told.HouseRuleChosen):
                choose_option(entry.rule, entry.option)
            if isinstance(entry, told.TablesChosen) and entry.text:
                tables.read_set(entry.text)
            if isinstance(entry, told.CampaignPlotted):
                plot.read_plot(entry.text)
        except CareerError as error:
            raise StoreError(f"The chronicle {row.book} is damaged, entry {row.id}: {error}") from None
        if not isinstance(entry, CompanyLogEntry if row.book == ANNALS else ChronicleEntry):
            raise StoreError(
                f"The chronicle {row.book} is damaged, entry {row.id}: it belongs to another book."
            )
        return entry


_USUAL_BUDGET = 400
"""Points that a mustered squad may spend, or what it costs if that is more."""


def _mark(entry: object) -> str:
    """The mark of the battle that an entry is about; empty for none."""
    if isinstance(entry, (told.TookPart, told.CampaignMoved)):
        return entry.battle
    return entry.mark if isinstance(entry, told.Claimed) else ""


def names_of(one: Company, who: Iterable[int] = ()) -> dict[int, str]:
    """What the soldiers of a company are called, by number."""
    wanted = tuple(who) or tuple(one.members)
    return {number: _name_in(one.member(number).plan) for number in wanted}


def _name_in(text: str) -> str:
    """The name in a soldier's plan, which is not read whole for that."""
    try:
        return clean_text(str(json.loads(text)["name"]), limit=NAME_CELLS)
    except (ValueError, TypeError, KeyError):
        raise StoreError("A soldier of a company is damaged: what is kept of them is no soldier.") from None


def gear_of(one: Company, number: int) -> tuple[str, ...]:
    """What a soldier has by his plan: weapons, equipment, armour."""
    plan_of = mustering.soldier_of(one.member(number).plan)
    return things.with_armour(plan_of.armour, (*plan_of.weapons, *plan_of.equipment))


def why_not_back(store: Store, kind: str, name: str) -> str:
    """Why a deleted company of that name cannot come back; empty: it can, or it is none. Raises StoreError."""
    taken = kind == "company" and any(
        fold_name(other.name) == fold_name(name) for other in Companies(store).all()
    )
    return f"There is another company called {name} now; delete that one first." if taken else ""
