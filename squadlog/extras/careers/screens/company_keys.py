"""What is done with companies between battles: founded, enlarged, mustered, taken through a battle, paid."""

from typing import TYPE_CHECKING

from squadlog.base.names import so_many
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.company import Company
from squadlog.extras.careers.house import OURS, house_rules
from squadlog.extras.careers.linked.words import standing_lines
from squadlog.extras.careers.screens.after_keys import AfterKeys
from squadlog.extras.careers.screens.company_roster import CompanyRoster
from squadlog.extras.careers.session.linked import LinkedBattles, take_on
from squadlog.extras.careers.words import entry_words
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.squads.ready import ready_squads
from squadlog.tui.asker import Asker, waits
from squadlog.tui.builder.dialogs import SquadsDialog
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.parts import KeyedPart

if TYPE_CHECKING:
    from squadlog.squads.plan import SquadPlan
    from squadlog.tui.chrome.desk import Desk


class CompanyKeys(KeyedPart):
    """Asks what is to become of the company under the cursor, and does it."""

    def __init__(self, asker: Asker, roster: CompanyRoster, after: AfterKeys) -> None:
        self.asker = asker
        self._roster, self._after = roster, after

    @property
    def _desk(self) -> "Desk":
        return open_desk(self.asker.app)

    @property
    def _one(self) -> Company | None:
        return self._roster.chosen()[0]

    async def _squad(self, question: str) -> "SquadPlan | None":
        names = (*self._desk.store.squads.names(), *(f"ready:{key}" for key in ready_squads()))
        name = await self.asker.answer(SquadsDialog(names, question))
        return self.asker.found(lambda: self._desk.squad(name)) if name else None

    @waits
    async def action_found(self) -> None:
        """Found a company: its name, then its first squad."""
        name = await self.asker.line("Name of the new company:")
        squad = await self._squad("Choose its first squad:") if name else None
        if not name or squad is None:
            return
        companies = self._roster.companies
        if self._roster.do(
            lambda: companies.found(name, squad.side, squads=(squad,)), f"{squad.name} joined {name}."
        ):
            self._roster.listed.choose(companies.called(name).id)

    @waits
    async def action_enlist(self) -> None:
        """A squad joins the company under the cursor."""
        if (one := self._one) is None:
            return
        squad = await self._squad(f"Choose the squad that joins {one.name}:")
        if squad is not None:
            desk, companies = self._desk, self._roster.companies
            self._roster.do(
                lambda: companies.enlist(one, squad, (), desk.book, desk.rulings),
                f"{squad.name} joined {one.name}.",
            )

    @waits
    async def action_muster(self) -> None:
        """A squad of those who are marked; on the line of a company of all who are fit."""
        if (meant := self._roster.mustered()) is None:
            return
        one, who = meant
        many = so_many(len(who), "soldier")
        name = await self.asker.line(f"Name of the squad, {many} of {one.name}:", one.name)
        desk, companies = self._desk, self._roster.companies
        if not name or (name in desk.store.squads.names() and not await self._replaced(name)):
            return
        along = await self._along(one)
        if along is not None:
            self._roster.do(
                lambda: companies.muster(one, who, name, desk.book, desk.rulings, instead=True, along=along),
                f"{name} is saved as a squad.",
            )

    async def _along(self, one: Company) -> str | None:
        """What of the stash goes along; None: the whole is put aside."""
        if not one.stash:
            return ""
        has = ", ".join(f"{count} {item}" for item, count in sorted(one.stash.items()))
        question = f"Take what from the stash? It has {has} (may be empty)"
        return await self.asker.line(question, needed=False)

    async def _replaced(self, name: str) -> bool:
        return await self.asker.sure(f"There is already a saved squad called {name}. Replace it?")

    @waits
    async def action_after(self) -> None:
        """Take a battle that is over into careers."""
        desk = self._desk
        over = [(str(one.id), one.title) for one in desk.battles() if one.over]
        if not over:
            self.asker.tell("No battle has ended yet.")
            return
        number = await self.asker.one_of("Enter which battle in the careers?", over)
        if not number:
            return
        companies, seat = (
            self._roster.companies,
            self.asker.found(lambda: desk.resume(int(number), Speaker(seat=REFEREE))),
        )
        if seat is None:
            return
        after = self.asker.found(lambda: take_on(companies, seat))
        if after is None:
            return
        self._roster.fill()
        self.asker.tell("The battle is now in the careers of all who fought.")
        if after.standing is not None:
            names = LinkedBattles(companies).party_names(after.standing)
            self.asker.tell(" ".join(map(str.strip, standing_lines(after.standing, names))))
        for took in after.took:
            await self._after.roll_all(companies.called(took.company.id))

    @waits
    async def action_stash(self) -> None:
        """Put something into the stash, or take it out."""
        if (one := self._one) is None:
            return
        said = await self.asker.line("Into the stash, or out of it, such as +2 tarp or -1 tarp:") or ""
        count, _, item = said.partition(" ")
        if said and (number := self._number(count)) is not None:
            self._roster.write(one, told.Stashed(item=item, count=number))

    @waits
    async def action_points(self) -> None:
        """Points gained or spent."""
        if (one := self._one) is None:
            return
        question = f"{one.points} points. Gained or spent, such as +50 loot or -20 repairs:"
        said = await self.asker.line(question) or ""
        count, _, why = said.partition(" ")
        if said and (number := self._number(count)) is not None:
            self._roster.write(one, told.PointsMoved(points=number, why=why))

    def _number(self, said: str) -> int | None:
        if said.lstrip("+-").isascii() and said.lstrip("+-").isdigit() and len(said) < 9:
            return int(said)
        self.asker.refuse(f"{said!r} is not a number; write +2 or -2 first.")
        return None

    @waits
    async def action_house(self) -> None:
        """Choose a house rule."""
        if (one := self._one) is None:
            return
        rows = [
            (
                f"{rule.key} {option}",
                f"{'✓' if one.rule(rule.key) == option else ' '} {rule.key} {option}: {words}",
            )
            for rule in house_rules()
            for option, words in rule.options.items()
        ]
        said = await self.asker.one_of(f"house rules of {one.name} ({OURS})", rows)
        if said:
            name, _, option = said.partition(" ")
            self._roster.write(one, told.HouseRuleChosen(rule=name, option=option))

    def action_undo(self) -> None:
        """Take back what was written last of the company under the cursor."""
        if (one := self._one) is not None:
            companies = self._roster.companies
            self._roster.do(lambda: self.asker.tell(f"Undone: {entry_words(companies.take_back(one))}."))

    def action_papers(self) -> None:
        """The company under the cursor on paper."""
        if (one := self._one) is not None:
            places(self.asker.app).show("papers", None, None, ("company", one.name))
