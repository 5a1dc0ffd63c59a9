"""Results of battles between companies: claimed by one side, confirmed by the other; campaigns that they belong to."""

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal

from squadlog.base.names import as_kept, clean_text, decimal, fold_name
from squadlog.base.records import record, replace
from squadlog.battle.scored import HowEnded
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.company_events import CampaignMoved, CompanyLogEntry, ResultSide
from squadlog.extras.careers.ends import BY_POINTS, PaperEnd, end_fault
from squadlog.extras.careers.house import CareerError

_POINTS = re.compile(r"[+-]?[0-9]{1,40}(/0{0,8}[1-9][0-9]{0,8}|\.[0-9]{0,8})?", re.ASCII)
State = Literal["claimed", "confirmed", "disputed"]
Word = told.Confirmed | told.Disputed
"""What another side says of a claim."""


@record
class BattleResult:
    """One result: who had how many points, who says so, and who agrees. Only a confirmed one counts.

    `said` is every word about it, oldest first; `agreed` and `disputed` are what these have come to. `how` is an end
    with a result of its own, by which `losers` have lost; empty: the points decide.
    """

    number: int
    title: str
    sides: tuple[ResultSide, ...]
    by: str = ""
    agreed: tuple[str, ...] = ()
    disputed: tuple[tuple[str, str], ...] = ()
    campaign: str = ""
    mark: str = ""
    at: str = ""
    said: tuple[Word, ...] = ()
    how: HowEnded = ""
    losers: tuple[str, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        """The sides whose word is still missing."""
        said = {*self.agreed, self.by}
        return tuple(one.name for one in self.sides if self.by and one.name not in said)

    @property
    def state(self) -> State:
        """Whether it counts, and if not, why."""
        return "disputed" if self.disputed else "claimed" if self.missing else "confirmed"

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each side, 1 for the most points; who has as many shares a place.

        Who conceded or broke comes after all others, and where nobody has won all share the first place.
        """
        if self.how in ("draw", "broken_off"):
            return (1,) * len(self.sides)
        points = [(one.name not in self.losers, points_said(one.points)) for one in self.sides]
        return tuple(1 + sum(other > mine for other in points) for mine in points)

    @property
    def came(self) -> tuple[told.Result, ...]:
        """What it was for each side: won by who has most points alone, drawn by those who share the first place.

        Of a battle that was broken off it is empty: nobody has won, and none has drawn.
        """
        if self.how == "broken_off":
            return tuple("" for _ in self.sides)
        shared = self.places.count(1) > 1
        return tuple("lost" if place > 1 else "drawn" if shared else "won" for place in self.places)

    @property
    def winner(self) -> str:
        """The side that won alone; empty where two share the first place."""
        return next((one.name for one, came in zip(self.sides, self.came, strict=True) if came == "won"), "")


@record
class CampaignPage:
    """A campaign: what it is about, and the lines of its page.

    One that follows a plot has its text (`plot`), the companies of its parties by id, where it `stands` (empty: at the
    beginning), the mark of the battle that has `begun` there, and the path that led there.
    """

    name: str
    told: tuple[str, ...] = ()
    plot: str = ""
    companies: tuple[tuple[str, str], ...] = ()
    stands: str = ""
    begun: str = ""
    path: tuple[CampaignMoved, ...] = ()


@record
class CompanyLog:
    """All results, oldest first, and the campaigns by name."""

    results: tuple[BattleResult, ...] = ()
    campaigns: Mapping[str, CampaignPage]

    def result(self, number: int) -> BattleResult:
        """A result by number. Raises CareerError."""
        for one in self.results:
            if one.number == number:
                return one
        raise CareerError(f"There is no result {number}; squadlog result lists them.")

    def campaign(self, name: str) -> CampaignPage:
        """A campaign by name, whatever the case. Raises CareerError."""
        for known, page in self.campaigns.items():
            if fold_name(known) == fold_name(name):
                return page
        listed = ", ".join(self.campaigns) or "none yet: squadlog campaign new NAME"
        raise CareerError(f"There is no campaign {name}; there are {listed}.")


def results_that_count(results: Iterable[BattleResult]) -> list[BattleResult]:
    """The results that count, in the order they were claimed, which is the same wherever they are kept.

    What was broken off is kept, and counts for no rating.
    """
    found = [one for one in results if one.state == "confirmed" and one.how != "broken_off"]
    return sorted(found, key=lambda one: (one.at, one.mark if one.at else "", one.number))


def points_said(text: str) -> Fraction:
    """Points as somebody typed them. Raises CareerError for none."""
    if not _POINTS.fullmatch(text.strip()):
        raise CareerError(f"{clean_text(text, limit=40)!r} are no points.")
    points = Fraction(text.strip())
    if abs(points) > told.MOST_POINTS:
        raise CareerError(f"{text!r} are too many points.")
    return points


def annals(entries: Iterable[CompanyLogEntry]) -> CompanyLog:
    """Results and campaigns as the entries leave them.

    Raises CareerError for a word on a result or a campaign that there is not.
    """
    results: dict[int, BattleResult] = {}
    campaigns: dict[str, CampaignPage] = {}
    for entry in entries:
        match entry:
            case told.Claimed():
                results[entry.number] = new_result(entry)
            case told.Confirmed() | told.Disputed():
                if entry.number not in results:
                    raise CareerError(f"There is no result {entry.number} of which that could be said.")
                results[entry.number] = with_word(results[entry.number], entry)
            case told.CampaignOpened():
                campaigns[entry.name] = CampaignPage(
                    name=entry.name, told=(entry.told,) if entry.told else ()
                )
            case told.CampaignTold():
                if entry.name not in campaigns:
                    raise CareerError(f"There is no campaign {entry.name} of which that could be told.")
                page = campaigns[entry.name]
                campaigns[entry.name] = replace(page, told=(*page.told, entry.told))
            case told.CampaignPlotted() | told.CampaignBegun() | told.CampaignMoved():
                if entry.name not in campaigns:
                    raise CareerError(f"There is no campaign {entry.name} that could go on.")
                campaigns[entry.name] = _go_on(campaigns[entry.name], entry)
    return CompanyLog(results=tuple(results.values()), campaigns=campaigns)


def _go_on(
    page: CampaignPage, entry: told.CampaignPlotted | told.CampaignBegun | told.CampaignMoved
) -> CampaignPage:
    """A campaign after its plot was chosen, its battle begun, or the next one reached."""
    match entry:
        case told.CampaignPlotted():
            return replace(page, plot=entry.text, companies=entry.companies, stands="", begun="", path=())
        case told.CampaignBegun():
            return replace(page, begun=entry.battle)
        case told.CampaignMoved():
            return replace(page, stands=entry.to, begun="", path=(*page.path, entry))


def new_result(entry: told.Claimed) -> BattleResult:
    """A result that nobody else has said anything about yet."""
    return BattleResult(
        number=entry.number, title=entry.title, sides=entry.sides, by=entry.by,
        campaign=entry.campaign, mark=entry.mark, at=entry.at, how=entry.how, losers=entry.losers,
    )  # fmt: skip


def with_word(one: BattleResult, word: Word) -> BattleResult:
    """A result after somebody has had his say."""
    said = (*one.said, word)
    if isinstance(word, told.Confirmed):
        left = tuple(pair for pair in one.disputed if pair[0] != word.by)
        return replace(one, agreed=(*one.agreed, word.by), disputed=left, said=said)
    agreed = tuple(who for who in one.agreed if who != word.by)
    return replace(one, agreed=agreed, disputed=(*one.disputed, (word.by, word.why)), said=said)


def claim(
    now: CompanyLog,
    title: str,
    sides: Sequence[tuple[str, str]],
    *,
    by: str = "",
    campaign: str = "",
    mark: str = "",
    at: str = "",
    end: PaperEnd = BY_POINTS,
) -> told.Claimed:
    """A result as it would stand in the annals, claimed at a time (ISO, UTC). Raises CareerError for what is none."""
    if len(sides) < 2:
        raise CareerError("A result has two sides or more: --side NAME=POINTS for each.")
    names = [as_kept(name) for name, _ in sides]
    for name, points in sides:
        if not (name.strip() and points.strip()):
            raise CareerError(f"{name.strip() or 'A side'} lacks its {'points' if name.strip() else 'name'}.")
    if len({*map(fold_name, names)}) < len(names):
        raise CareerError("Each side of a result has a name of its own.")
    if fault := end_fault(end, names):
        raise CareerError(fault)
    placed = tuple(
        ResultSide(name=name, points=decimal(points_said(points)))
        for name, (_, points) in zip(names, sides, strict=True)
    )
    if campaign:
        campaign = now.campaign(campaign).name
    number = max((one.number for one in now.results), default=0) + 1
    speaks = side_called(names, by) if by else ""
    occasion = f"{at} {number:04}" if at else ""
    return told.Claimed(
        number=number, title=title, sides=placed, by=speaks, campaign=campaign, mark=mark, at=occasion,
        how=end.how, losers=end.losers,
    )  # fmt: skip


def side_called(names: Iterable[str], said: str) -> str:
    """The side that is meant, whatever the case. Raises CareerError."""
    known = tuple(names)
    for name in known:
        if fold_name(name) == fold_name(said):
            return name
    raise CareerError(f"{said} is no side of it; there are {', '.join(known)}.")


def confirm(one: BattleResult, by: str) -> told.Confirmed:
    """A side's word that it was so. Raises CareerError for one who has no word in it, or has given it."""
    who = _whose_word(one, by)
    if who in one.agreed or one.state == "confirmed":
        raise CareerError(f"Result {one.number} is confirmed by {who} already.")
    return told.Confirmed(number=one.number, by=who)


def dispute(one: BattleResult, by: str, why: str) -> told.Disputed:
    """A side's word that it was not so. Raises CareerError."""
    who = _whose_word(one, by)
    if who in {name for name, _ in one.disputed}:
        raise CareerError(f"Result {one.number} is disputed by {who} already.")
    return told.Disputed(number=one.number, by=who, why=why)


def _whose_word(one: BattleResult, by: str) -> str:
    who = side_called((side.name for side in one.sides), by)
    if not one.by:
        raise CareerError(f"Result {one.number} was entered by all sides together.")
    if who == one.by:
        raise CareerError(f"Result {one.number} is {who}'s own claim; another side has to say so.")
    return who
