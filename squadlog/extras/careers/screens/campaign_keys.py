"""Linked battles by keys: the plot of a campaign, its next battle, a result on paper; and its picture."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from textual.content import Content

from squadlog.base.names import numbers
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.linked.drawn import as_cells
from squadlog.extras.careers.linked.picture import draw_plot
from squadlog.extras.careers.linked.plot import HOWS, CampaignPlot, read_plot, ready_plots, text_of
from squadlog.extras.careers.linked.route import objectives_asked, say_outcome
from squadlog.extras.careers.linked.staging import read_sound
from squadlog.extras.careers.linked.standing import CampaignStanding
from squadlog.extras.careers.linked.words import standing_lines
from squadlog.extras.careers.results import CampaignPage
from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.linked import LinkedBattles, require_due
from squadlog.extras.careers.session.members import find_members
from squadlog.tui.asker import Asker, waits
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.parts import KeyedPart

_OWN, _NOBODY, _DRAWN = "file", "nobody", "drawn"
_DUE = "n begins it, w says how it ended on paper"
_BEGUN = "once battle {battle} is over, a among the companies takes it in, and the campaign goes on"


class CampaignKeys(KeyedPart):
    """Asks for the plot of the campaign under the cursor, begins its next battle, takes a result on paper on."""

    def __init__(
        self, asker: Asker, campaign: Callable[[], CampaignPage | None], fill: Callable[[], object]
    ) -> None:
        self.asker = asker
        self._campaign, self._fill = campaign, fill

    @property
    def _companies(self) -> Companies:
        return Companies(open_desk(self.asker.app).store)

    def _meant(self) -> CampaignPage | None:
        page = self._campaign()
        if page is None:
            self.asker.tell("First put the cursor on a campaign; c begins one.")
        return page

    @waits
    async def action_plot(self) -> None:
        """Have the campaign under the cursor follow a plot, from its beginning."""
        if (page := self._meant()) is None:
            return
        rows = [(key, f"{key}: {read_plot(text_of(key)).told}") for key in ready_plots()]
        said = await self.asker.one_of(f"The plot of {page.name}?", [*rows, (_OWN, "a file of your own")])
        if said == _OWN:
            said = await self.asker.line("Name of the TOML file:")
        rulings = open_desk(self.asker.app).rulings
        plot = self.asker.found(lambda: read_sound(text_of(said), rulings)) if said else None
        if plot is None or not said or (page.path and not await self.asker.sure("It begins anew. Sure?")):
            return
        parties = await self._parties(plot)
        if parties is not None:
            text = text_of(said)
            self._do(lambda: LinkedBattles(self._companies).choose(page.name, text, parties))

    async def _parties(self, plot: CampaignPlot) -> Mapping[str, str] | None:
        """The company that each party is; None: put aside."""
        found: dict[str, str] = {}
        for party, told in plot.companies.items():
            free = [one.name for one in self._companies.all() if one.name not in found.values()]
            rows = [*((name, name) for name in free), (_NOBODY, "the squads of the scenarios")]
            said = await self.asker.one_of(f"{party}, {told}: which company?", rows)
            if said is None:
                return None
            if said != _NOBODY:
                found[party] = said
        return found

    @waits
    async def action_next(self) -> None:
        """Begin the next battle of the campaign with those who are chosen."""
        if (page := self._meant()) is None:
            return
        desk, linked = open_desk(self.asker.app), LinkedBattles(self._companies)
        at = self.asker.found(lambda: linked.standing(page.name))
        if at is None or self.asker.found(lambda: require_due(at)) is None:
            return
        who = await self._who(at)
        typed = None if who is None else await self._typed(at)
        if who is None or typed is None:
            return
        seat = self.asker.found(
            lambda: linked.begin_next(page.name, desk.book, desk.rulings, who=who, typed=(typed,))
        )
        if seat is not None:
            self._fill()
            places(self.asker.app).show("battle", seat)

    async def _who(self, at: CampaignStanding) -> Mapping[str, Sequence[int]] | None:
        """The soldiers of each company of ours who fight, none for all who are ready; None: put aside."""
        found: dict[str, Sequence[int]] = {}
        for party in dict.fromkeys(at.battle.led.values() if at.battle else ()):
            if party not in at.parties:
                continue
            who = await self._soldiers(at, party)
            if who is None:
                return None
            found[party] = who
        return found

    async def _soldiers(self, at: CampaignStanding, party: str) -> Sequence[int] | None:
        """The soldiers of a company who are named, none for all who are ready; None: put aside."""
        linked, points = LinkedBattles(self._companies), at.points(party)
        one = self.asker.found(lambda: linked.company_of(at, party))
        if one is None:
            return None
        room = "" if points is None else f" for up to {points} points"
        ready = numbers(one.ready) or "nobody"
        question = (
            f"Who of {one.name} fights{room}, such as 1-4,7? Ready: {ready} (empty: all, as far as it goes)"
        )
        typed = ""
        while (said := await self.asker.line(question, typed, needed=False)) is not None:
            who = self.asker.found(partial(self._fighters, at, party, said))
            if who is not None:
                return who
            typed = said  # what was refused is asked again as it was typed
        return None

    def _fighters(self, at: CampaignStanding, party: str, said: str) -> Sequence[int]:
        """The soldiers that somebody named, if they can fight there. Raises CareerError."""
        desk, linked = open_desk(self.asker.app), LinkedBattles(self._companies)
        who = find_members(said, linked.company_of(at, party)) if said.strip() else ()
        linked.squad_of(at, party, who, desk.book, desk.rulings)
        return who

    async def _typed(self, at: CampaignStanding) -> str | None:
        """Whose dice are typed: a party, all or none; None: put aside."""
        names = LinkedBattles(self._companies).party_names(at)
        parties = dict.fromkeys(at.battle.led.values() if at.battle else ())
        rows = [("none", "the app rolls all dice"), ("all", "all type their faces")]
        rows += [(party, f"{names[party]} alone types faces") for party in parties]
        return await self.asker.one_of(f"Whose dice are typed in {at.plot.title(at.at)}?", rows)

    def _tell_end(self, at: CampaignStanding | None) -> None:
        if at is not None:
            self.asker.tell(f"{at.page.name} has come to its end: {at.plot.title(at.at)}.")

    @waits
    async def action_paper(self) -> None:
        """Say how the battle where the campaign stands ended on paper."""
        if (page := self._meant()) is None:
            return
        linked = LinkedBattles(self._companies)
        at = self.asker.found(lambda: linked.standing(page.name))
        if at is None or at.battle is None:
            self._tell_end(at)
            return
        battle, names = at.battle, linked.party_names(at)
        rows = [(party, names[party]) for party in dict.fromkeys(battle.led.values())]
        won = await self.asker.one_of(f"Who won {at.plot.title(at.at)}?", [*rows, (_DRAWN, "nobody")])
        how = await self.asker.one_of("How did it end?", [(one, one) for one in HOWS]) if won else None
        if not won or not how:
            return
        by = "0" if won == _DRAWN else await self.asker.line("By how many points?", "0")
        if by is None:
            return
        met = tuple([one for one in objectives_asked(battle) if await self.asker.sure(f"Was {one} met?")])
        party = "" if won == _DRAWN else won
        self._do(lambda: linked.say_result(page.name, say_outcome(battle, party, read_points(by), how, met)))

    def _do(self, what: Callable[[], object]) -> None:
        self.asker.did(what)
        self._fill()


def read_points(said: str) -> int:
    """Whole points as somebody typed them. Raises CareerError."""
    if not (said.isascii() and said.isdigit() and len(said) < 7):
        raise CareerError(f"{said!r} is not a whole number of points.")
    return int(said)


def campaign_words(companies: Companies, page: CampaignPage, width: int) -> list[Content | str]:
    """Where a campaign with a plot stands, and its picture; nothing for one without."""
    if not page.plot:
        return []
    linked = LinkedBattles(companies)
    at = linked.standing(page.name)
    drawn = draw_plot(at.plot, max(20, width), at=at.at, path=[(one.node, one.to) for one in at.page.path])
    told: list[Content | str] = [Content(line) for line in as_cells(drawn)]
    return [
        *standing_lines(at, linked.party_names(at)),
        "" if at.battle is None else _DUE if at.begun is None else _BEGUN.format(battle=at.begun),
        "",
        *told,
    ]
