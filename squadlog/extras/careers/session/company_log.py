"""Results as they are kept: entered in one pass, claimed by a side, confirmed by another; campaigns and the ladder."""

from __future__ import annotations

import secrets
from fractions import Fraction
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_kept, fold_name
from squadlog.base.records import record
from squadlog.extras.careers import after as taking_in
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.claims import claim_code, claim_in, news
from squadlog.extras.careers.company_events import write_entry
from squadlog.extras.careers.ends import read_end
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.pages import CampaignSheet
from squadlog.extras.careers.results import (
    claim,
    confirm,
    dispute,
    new_result,
    points_said,
    results_that_count,
)
from squadlog.extras.careers.session.companies import ANNALS, gear_of
from squadlog.store.chronicles import NewEntries
from squadlog.store.records import now

with lazy_imports():
    from squadlog.extras.careers import gear as things
    from squadlog.extras.careers import ladder as rungs

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from squadlog.extras.careers.company import Company
    from squadlog.extras.careers.company_events import CompanyLogEntry
    from squadlog.extras.careers.ladder import Rung
    from squadlog.extras.careers.results import BattleResult, CampaignPage
    from squadlog.extras.careers.session.companies import Companies


@record
class PaperBattle:
    """The result of a battle that was played without the program, as one types it in one pass.

    `sides` are names with points, `lines` what became of each soldier, by the name of the company. `by` is the side
    that says so, empty where all sides sit together. `ended` is how it ended other than by points, in words.
    """

    title: str
    sides: tuple[tuple[str, str], ...]
    lines: Mapping[str, Sequence[str]]
    by: str = ""
    campaign: str = ""
    ended: str = ""


def lines_by_company(said: Iterable[str], sides: Iterable[str]) -> dict[str, list[str]]:
    """Lines by the company named before them: `COMPANY: 3 W M, 2 kills`, or `COMPANY:` and lines of its own.

    Several stand in one with `;` between them. Raises CareerError for a line of nobody.
    """
    found: dict[str, list[str]] = {}
    name = ""
    known = {fold_name(side): side for side in sides if side}
    for line in (part for one in said for part in one.split(";") if part.strip()):
        before, colon, rest = line.partition(":")
        names_one = bool(colon) and fold_name(before) in known
        if names_one:
            name = known[fold_name(before)]
        if not name:
            raise CareerError(
                f"Say whose soldier {line.strip()!r} is: COMPANY: and then lines {taking_in.HOW}."
            )
        left = rest if names_one else line
        found.setdefault(name, [])
        if left.strip():
            found[name].append(left)
    return found


class CompanyLogAccess:
    """The results, campaigns and ladder of a file. Raises CareerError for what cannot be, StoreError if unkept."""

    def __init__(self, companies: Companies) -> None:
        self._companies = companies
        self._chronicles = companies.store.chronicles

    @property
    def companies(self) -> Companies:
        """The companies of the file."""
        return self._companies

    def results(self, campaign: str = "") -> tuple[BattleResult, ...]:
        """All results, oldest first, or those of a campaign."""
        kept, _ = self._companies.annals()
        name = kept.campaign(campaign).name if campaign else ""
        return tuple(one for one in kept.results if not name or one.campaign == name)

    def campaigns(self) -> tuple[CampaignPage, ...]:
        """Every campaign, the oldest first."""
        return tuple(self._companies.annals()[0].campaigns.values())

    def campaign(self, name: str) -> CampaignPage:
        """A campaign by name."""
        return self._companies.annals()[0].campaign(name)

    def ladder(self, campaign: str = "") -> tuple[Rung, ...]:
        """Everybody who has a confirmed result. Raises CareerError without the extra that reckons ratings."""
        rated = _rate(self.results(campaign))
        if rated is None:
            raise CareerError(f"{rungs.EXTRA}.")
        return rated

    def sheet(self, name: str) -> CampaignSheet:
        """All of a campaign for paper: with the companies of this file that have a result in it, by their names."""
        page, results = self.campaign(name), self.results(name)
        sides = {side.name.casefold() for one in results for side in one.sides}
        companies = [one for one in self._companies.all() if one.name.casefold() in sides]
        return CampaignSheet(
            page=page,
            results=results,
            rungs=_rate(results),
            companies=tuple(map(self._companies.printed, companies)),
        )

    def enter(self, battle: PaperBattle) -> BattleResult:
        """Take in the result of a battle on paper: for the annals, and into the career of everybody named."""
        kept, last = self._companies.annals()
        mark = f"paper-{secrets.token_hex(6)}"
        end = read_end(battle.ended, (as_kept(name) for name, _ in battle.sides))
        result = claim(
            kept,
            battle.title,
            battle.sides,
            by=battle.by,
            campaign=battle.campaign,
            mark=mark,
            at=now(),
            end=end,
        )
        pages = [NewEntries(ANNALS, last, (write_entry(result),))]
        faults = []
        for name, lines in battle.lines.items():
            try:
                one = self._companies.called(name)
                pages.append(self._companies.page(one, _career(one, result, lines)))
            except CareerError as error:
                faults.append(str(error))
        if faults:
            raise CareerError(" ".join(faults))
        self._chronicles.write(pages, by=self._companies.by)
        return self._companies.annals()[0].result(result.number)

    def confirm(self, number: int, by: str, lines: Sequence[str] = ()) -> BattleResult:
        """A side agrees with a claim, and may say what became of its soldiers: `3 W M, 2 kills`, a line each."""
        kept, last = self._companies.annals()
        result = kept.result(number)
        word = confirm(result, by)
        pages = [NewEntries(ANNALS, last, (write_entry(word),))]
        if any(map(str.strip, lines)):
            one = self._companies.called(word.by)
            pages.append(self._companies.page(one, _career(one, result, lines)))
        self._chronicles.write(pages, by=self._companies.by)
        return self._one(number)

    def dispute(self, number: int, by: str, why: str = "") -> BattleResult:
        """A side does not agree with a claim: it counts for nothing until it does."""
        return self._say(number, dispute(self._one(number), by, why))

    def sent(self, number: int) -> str:
        """A claim with all that was said of it as a share code, for another squadlog."""
        return claim_code(self._one(number))

    def take(self, text: str, campaign: str = "") -> BattleResult:
        """Take in a claim from another squadlog, or the answer to one: what of it is news here, or nothing.

        `campaign` is the one that it must belong to, empty: any that is kept here.
        """
        there = claim_in(text)
        kept, last = self._companies.annals()
        if campaign and there.campaign.casefold() != kept.campaign(campaign).name.casefold():
            meant = f"the campaign {there.campaign}" if there.campaign else "no campaign"
            raise CareerError(f"{there.title} belongs to {meant}; nothing was written.")
        made = news(kept, there, [one.name for one in self._companies.all()])
        self._chronicles.write(
            [NewEntries(ANNALS, last, tuple(map(write_entry, made)))], by=self._companies.by
        )
        found = self._companies.annals()[0].results
        return next(one for one in found if one.mark == there.mark)

    def open_campaign(self, name: str, about: str = "") -> CampaignPage:
        """Begin a campaign, under a name that no other has."""
        kept, last = self._companies.annals()
        for known in kept.campaigns:
            if fold_name(known) == fold_name(name):
                raise CareerError(f"There is a campaign called {known} already.")
        self._write(last, told.CampaignOpened(name=name, told=about))
        return self.campaign(name)

    def tell_campaign(self, name: str, text: str) -> CampaignPage:
        """Write a line on the page of a campaign."""
        kept, last = self._companies.annals()
        page = kept.campaign(name)
        self._write(last, told.CampaignTold(name=page.name, told=text))
        return self.campaign(page.name)

    def take_back(self) -> CompanyLogEntry:
        """Take back what was written last, with what it did to companies. Raises CareerError."""
        rows = self._chronicles.of(ANNALS)
        if not rows:
            raise CareerError("There is nothing to undo.")
        entry: CompanyLogEntry = self._companies.entry(rows[-1])
        back = [(ANNALS, rows[-1].mark)]
        if isinstance(entry, told.Claimed) and entry.mark:
            back += self._companies.with_it(entry.mark, entry.title, but=ANNALS)
        elif isinstance(entry, told.CampaignMoved) and entry.battle and len(rows) > 1:
            before = self._companies.entry(rows[-2])
            if isinstance(before, told.Claimed) and before.mark == entry.battle:
                # Its result was entered with it, and goes with it.
                back += [
                    (ANNALS, rows[-2].mark),
                    *self._companies.with_it(before.mark, before.title, but=ANNALS),
                ]
        elif isinstance(entry, told.Confirmed):
            result = self._one(entry.number)
            said = rows[-1].id
            back += self._companies.with_it(result.mark, result.title, but=ANNALS, of=entry.by, since=said)
        self._chronicles.take_back(back)
        return entry

    def _one(self, number: int) -> BattleResult:
        return self._companies.annals()[0].result(number)

    def _say(self, number: int, entry: told.Confirmed | told.Disputed) -> BattleResult:
        self._write(self._companies.annals()[1], entry)
        return self._one(number)

    def _write(self, last: int, entry: CompanyLogEntry) -> None:
        self._chronicles.write([NewEntries(ANNALS, last, (write_entry(entry),))], by=self._companies.by)


def _rate(results: Iterable[BattleResult]) -> tuple[Rung, ...] | None:
    """The ladder of these results; None without the extra that reckons ratings."""
    try:
        return rungs.ladder(results_that_count(results))
    except ImportError:
        return None


def _career(one: Company, result: told.Claimed | BattleResult, lines: Sequence[str]) -> told.TookPart:
    """A battle on paper as it stands in the careers of a company."""
    mine = [side for side in result.sides if side.name.casefold() == one.name.casefold()]
    if not mine:
        raise CareerError(f"{one.name} is no side of {result.title}.")
    if isinstance(result, told.Claimed) and result.by and result.by != mine[0].name:
        raise CareerError(f"{result.by} claims this; what became of {one.name}'s soldiers is theirs to say.")
    if any(entry.battle == result.mark for entry in one.battles):
        raise CareerError(f"{result.title} has been taken into {one.name} already.")
    read = taking_in.read_lines(one, lines)
    if not read.who:
        raise CareerError(f"Nobody of {one.name} is said to have fought; a line a soldier, {taking_in.HOW}.")
    best = max(points_said(side.points) for side in result.sides if side is not mine[0])
    came = _came_for(result, mine[0].name)
    points: Fraction = points_said(mine[0].points)
    bore = {served.member: gear_of(one, served.member) for served in read.who}
    by_rule = things.gear_after(one, read.who, came, (), bore)
    said = (*read.gear, *by_rule)
    return taking_in.battle_entry(
        one, (result.mark, result.title), read.who, points, best, gear=said, how=result.how, result=came
    )


def _came_for(result: told.Claimed | BattleResult, name: str) -> told.Result:
    """What a battle on paper was for that side."""
    one = new_result(result) if isinstance(result, told.Claimed) else result
    return next(came for side, came in zip(one.sides, one.came, strict=True) if side.name == name)
