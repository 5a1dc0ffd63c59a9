"""Linked battles as they are played: a plot chosen, its next battle begun with the companies, its result taken on."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import NAME_CELLS, clean_text, decimal, fold_name
from squadlog.base.records import record, replace
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.company_events import write_entry
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.linked.plot import CampaignPlot, PlotBattle, read_plot
from squadlog.extras.careers.linked.route import BattleOutcome, choose_next, outcome_of
from squadlog.extras.careers.linked.standing import CampaignStanding
from squadlog.extras.careers.session.companies import ANNALS, TakenIn
from squadlog.session.usual import keep_unit, usual_unit
from squadlog.store.chronicles import NewEntries

with lazy_imports():
    from squadlog.extras.careers.linked import staging
    from squadlog.extras.careers.session import mustering
    from squadlog.session import battle_session
    from squadlog.squads import cost

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from squadlog.battle.terms import Setup
    from squadlog.book.book import Rulebook
    from squadlog.book.rulings import Rulings
    from squadlog.extras.careers.company import Company
    from squadlog.extras.careers.company_events import CompanyLogEntry
    from squadlog.extras.careers.results import CampaignPage
    from squadlog.extras.careers.session.companies import Companies
    from squadlog.session.seat import Seat
    from squadlog.squads.plan import SquadPlan

_SEEDS = 2**53


@record
class AfterBattle:
    """What a battle did to each company, and where its campaign stands now; None where it is of none."""

    took: tuple[TakenIn, ...]
    standing: CampaignStanding | None = None


class LinkedBattles:
    """The plots of campaigns. Raises CareerError for what cannot be."""

    def __init__(self, companies: Companies) -> None:
        self._companies = companies

    def standing(self, name: str) -> CampaignStanding:
        """Where the campaign of that name stands. Raises CareerError for one that follows no plot."""
        return self._standing(self._companies.annals()[0].campaign(name))

    def _standing(self, page: CampaignPage) -> CampaignStanding:
        if not page.plot:
            raise CareerError(
                f"{page.name} follows no plot; squadlog campaign plot {page.name!r} FILE gives it one."
            )
        plot = read_plot(page.plot)
        heads = self._companies.store.heads() if page.begun else ()
        begun = next((number for number, origin, _ in heads if origin[:32] == page.begun), None)
        if not page.path:
            return CampaignStanding(page=page, plot=plot, at=plot.begins, begun=begun)
        last = page.path[-1]
        led_by = plot.battle[last.node].next[last.follows]
        return CampaignStanding(page=page, plot=plot, at=page.stands, led_by=led_by, begun=begun)

    def choose(self, name: str, text: str, parties: Mapping[str, str]) -> CampaignStanding:
        """Have a campaign follow a plot, from its beginning; `parties` are names of companies by party."""
        kept, last = self._companies.annals()
        page, bound = kept.campaign(name), self.companies_by_party(text, parties)
        entry = told.CampaignPlotted(name=page.name, text=text, companies=bound)
        self._write(last, entry)
        return self.standing(page.name)

    def companies_by_party(self, text: str, parties: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
        """The companies that lead the parties of a plot, by their ids. Raises CareerError where that cannot be."""
        plot = read_plot(text)
        for party in parties:
            if party not in plot.companies:
                raise CareerError(
                    f"{party} is no party of {plot.name}; there are {', '.join(plot.companies)}."
                )
        bound = tuple((party, self._companies.called(company).id) for party, company in parties.items())
        if len({one for _, one in bound}) < len(bound):
            raise CareerError("One company cannot be two parties.")
        if not bound:
            raise CareerError(
                f"Say who fights: --company PARTY=COMPANY; parties are {', '.join(plot.companies)}."
            )
        return bound

    def begin_next(
        self,
        name: str,
        book: Rulebook,
        rulings: Rulings,
        *,
        who: Mapping[str, Sequence[int]],
        typed: Sequence[str] = (),
    ) -> Seat:
        """Begin the next battle with the companies of the parties; `who` are their soldiers, by party, else all ready.

        Raises SquadlogError for what cannot be set up, and nothing is written then.
        """
        kept, last = self._companies.annals()
        at = self._standing(kept.campaign(name))
        fights = set(require_due(at).led.values())
        if strange := [party for party in who if party not in at.parties or party not in fights]:
            raise CareerError(f"{strange[0]} has no company in {at.plot.title(at.at)}.")
        squads = {
            party: self.squad_of(at, party, who.get(party, ()), book, rulings)
            for party in at.parties
            if party in fights
        }
        setup = staging.stage(at.plot, at.at, at.led_by, squads, book, rulings)
        setup = replace(
            setup,
            seed=secrets.randbelow(_SEEDS),
            typed_dice=self._typed_sides(at, setup, typed) if typed else setup.typed_dice,
            length_unit=keep_unit(setup, usual_unit(self._companies.store.settings)),
        )
        session = battle_session.Session.create(self._companies.store, setup, by=self._companies.by)
        mark = self._companies.store.origin(session.id)[:32]
        self._write(last, told.CampaignBegun(name=at.page.name, node=at.at, battle=mark))
        return session.seat(staging.SPEAKER)

    def of_battle(self, mark: str) -> CampaignPage | None:
        """The campaign whose battle that is, and which stands there; None: none."""
        pages = self._companies.annals()[0].campaigns.values()
        return next((page for page in pages if page.plot and mark and page.begun == mark), None)

    def take_on(self, page: CampaignPage, seat: Seat) -> CampaignStanding:
        """Have a campaign go on by the result of its battle, which is over."""
        battle = self._standing(page).battle
        if battle is None or seat.known.stage != "over":
            raise CareerError(f"{seat.title} is not over yet; end brings it to its end.")
        return self.say_result(page.name, outcome_of(seat.victory.reckoning(), battle), mark=page.begun)

    def say_result(self, name: str, outcome: BattleOutcome, *, mark: str = "") -> CampaignStanding:
        """Have a campaign go on by a result, as of a battle on paper."""
        kept, last = self._companies.annals()
        at = self._standing(kept.campaign(name))
        if at.battle is None:
            raise CareerError(f"{at.page.name} has come to its end: {at.plot.title(at.at)}.")
        follows = choose_next(at.battle, outcome)
        entry = told.CampaignMoved(
            name=at.page.name, node=at.at, to=at.battle.next[follows].to, follows=follows, battle=mark,
            winner=outcome.winner, margin=decimal(outcome.margin), how=outcome.how,
            met=tuple(clean_text(one, limit=NAME_CELLS) for one in outcome.met),
        )  # fmt: skip
        self._write(last, entry)
        return self.standing(at.page.name)

    def party_names(self, at: CampaignStanding) -> Mapping[str, str]:
        """What the parties are called: by their companies, else by the plot."""
        ours = {one.id: one.name for one in self._companies.all()}
        return {party: ours.get(at.parties.get(party, ""), party) for party in at.plot.companies}

    def company_of(self, at: CampaignStanding, party: str) -> Company:
        """The company that a party is. Raises CareerError for one that is deleted."""
        if all(one.id != at.parties[party] for one in self._companies.all()):
            raise CareerError(
                f"The company of {party} in {at.page.name} is deleted: squadlog company restore brings it back, and"
                f" campaign plot begins anew with another."
            )
        return self._companies.called(at.parties[party])

    def squad_of(
        self,
        at: CampaignStanding,
        party: str,
        who: Sequence[int],
        book: Rulebook,
        rulings: Rulings,
    ) -> SquadPlan:
        """The squad that a company sends: those who are named, else whoever is ready, as far as the points go.

        Raises CareerError for who cannot fight there, and for what costs too much.
        """
        one, points = self.company_of(at, party), at.points(party)
        able: Iterable[int] = one.ready
        if at.led_by is not None and party in at.led_by.survivors and at.page.path:
            mark = at.page.path[-1].battle
            fought = {
                served.member for battle in one.battles if battle.battle == mark for served in battle.served
            }
            able = [number for number in able if number in fought] if mark else able
            if away := [number for number in who if mark and number not in fought]:
                raise CareerError(
                    f"Only survivors of the last battle fight on; soldier {away[0]} was not there."
                )
        title = clean_text(one.name, limit=NAME_CELLS)
        if who:
            squad = mustering.squad_of(one, who, title)
            if points is not None and (spent := cost.bill(squad, book, rulings).total) > points:
                raise CareerError(f"{one.name} may spend {points} points here, and these cost {spent}.")
            return squad
        chosen: tuple[int, ...] = ()
        for number in able:
            more = mustering.squad_of(one, (*chosen, number), title)
            if points is None or cost.bill(more, book, rulings).total <= points:
                chosen = (*chosen, number)
            if len(chosen) == staging.MOST:
                break
        if not chosen:
            raise CareerError(
                f"Nobody of {one.name} is able to fight for the {points or 'least'} points here."
            )
        return mustering.squad_of(one, chosen, title)

    # Inside

    def _typed_sides(self, at: CampaignStanding, setup: Setup, typed: Sequence[str]) -> tuple[str, ...]:
        """The sides that type their dice: by their own names, or those of their parties and companies; all, none."""
        if "all" in typed or [*typed] == ["none"]:
            return tuple(side.id for side in setup.sides) if "all" in typed else ()
        led, names = ({} if at.battle is None else at.battle.led), self.party_names(at)
        called = {
            fold_name(name): side.id
            for side in setup.sides
            for name in (names.get(led.get(side.id, ""), ""), led.get(side.id, ""), side.name, side.id)
            if name
        }
        if unknown := [one for one in typed if fold_name(one) not in called]:
            known = ", ".join(names.get(led.get(side.id, ""), side.name) for side in setup.sides)
            raise CareerError(f"There is no side {unknown[0]}; there are {known}, and all or none.")
        return tuple(dict.fromkeys(called[fold_name(one)] for one in typed))

    def _write(self, last: int, entry: CompanyLogEntry) -> None:
        self._companies.store.chronicles.write(
            [NewEntries(ANNALS, last, (write_entry(entry),))], by=self._companies.by
        )


def take_on(companies: Companies, seat: Seat, *, campaign: str = "") -> AfterBattle:
    """Take a battle that is over into careers, and have the campaign go on that it belongs to."""
    linked, mark = LinkedBattles(companies), companies.store.origin(seat.id)[:32]
    page = linked.of_battle(mark)
    took = companies.take_in(seat, campaign=campaign or ("" if page is None else page.name))
    return AfterBattle(took=took, standing=None if page is None else linked.take_on(page, seat))


def require_due(at: CampaignStanding) -> PlotBattle:
    """The battle that a campaign begins next. Raises CareerError at its end, and where that battle has begun."""
    if at.battle is None:
        raise CareerError(f"{at.page.name} has come to its end: {at.plot.title(at.at)}.")
    if at.begun is not None:
        raise CareerError(
            f"{at.plot.title(at.at)} has begun already, as battle {at.begun}: squadlog company after {at.begun} goes on"
            f" once it is over; squadlog battles delete {at.begun} lets it begin anew."
        )
    return at.battle


def party_meant(plot: CampaignPlot, said: str) -> str:
    """The party of that word. Raises CareerError."""
    for party in plot.companies:
        if fold_name(party) == fold_name(said):
            return party
    raise CareerError(f"{said} is no party of {plot.name}; there are {', '.join(plot.companies)}.")
