"""Companies on the screen, and all that is done with them between battles."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType

from squadlog.base.errors import SquadlogError
from squadlog.base.names import so_many
from squadlog.base.plugs import has_screen
from squadlog.battle.state import WOUNDS
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.company import Company
from squadlog.extras.careers.house import OURS, house_rules
from squadlog.extras.careers.screens.dialogs import ChoiceDialog, PictureDialog
from squadlog.extras.careers.screens.roster import RosterList, RosterScreen
from squadlog.extras.careers.session.companies import names_of
from squadlog.extras.careers.words import entry_words
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.squads.ready import ready_squads
from squadlog.tui.builder.dialogs import SquadsDialog
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.places import opened_desk, places
from squadlog.tui.chrome.screens import tell
from squadlog.tui.chrome.typed import LineDialog

if TYPE_CHECKING:
    from squadlog.squads.plan import SquadPlan


class CompaniesScreen(RosterScreen):
    """Squads that live on: who is there, what became of them, and what is done between battles."""

    HELP = (
        "A company is a campaign roster, larger than the squad of one battle. n creates one, e enlists a squad; "
        "Enter on its line opens and closes it. Mark soldiers with space, or all with A, and m saves them as a squad "
        "for a battle; on the line of the company it takes all fit soldiers. After the battle, a enters it in the "
        "careers of all who fought, once. h sets a wound, d gives a medal, t writes a note, p draws a picture, i "
        "changes the stash (+2 tarp), g the points (-20 repairs), delete discharges. o switches on house rules, "
        "which are ours and not in the book. u undoes the last entry of a company. l opens results and the ladder, P "
        "prints."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "found", "New", id="company.new"),
        Binding("e", "enlist", "Enlist", id="company.enlist"),
        Binding("m", "muster", "Muster", id="company.muster"),
        Binding("a", "after", "After a battle", id="company.after"),
        Binding("h", "heal", "Wound", id="company.heal"),
        Binding("d", "medal", "Medal", id="company.medal"),
        Binding("t", "note", "Note", id="company.note"),
        Binding("p", "picture", "Picture", id="company.picture", show=False),
        Binding("i", "stash", "Stash", id="company.stash", show=False),
        Binding("g", "points", "Points", id="company.points", show=False),
        Binding("o", "house", "House rules", id="company.house", show=False),
        Binding("delete", "discharge", "Discharge", id="company.discharge", show=False),
        Binding("u", "undo", "Undo", id="company.undo"),
        Binding("l", "annals", "Ladder", id="company.annals"),
        *(
            (Binding("P", "papers", "Paper", id="company.papers", show=False),)
            if has_screen("papers")
            else ()
        ),
    ]

    def _meant(self) -> tuple[Company, tuple[int, ...]] | None:
        """The company under the cursor with its marked soldiers, or the one under it; told where there is none."""
        one, number = self._chosen()
        if one is None:
            tell(self.app, "There is no company yet; n creates one.")
            return None
        marks = [key.partition("-") for key in self.query_one(RosterList).marks.keys]
        marked = tuple(int(there) for home, dash, there in marks if dash and home == one.id)
        who = marked or (() if number is None else (number,))
        if not who:
            tell(self.app, "First put the cursor on a soldier, or mark several with space.")
            return None
        return one, who

    def _mustered(self) -> tuple[Company, tuple[int, ...]] | None:
        """Whom a muster means: the marked soldiers, else everybody of the company who is fit to go."""
        one, number = self._chosen()
        marks = self.query_one(RosterList).marks.keys
        if one is None or number is not None or any(key.partition("-")[0] == one.id for key in marks):
            return self._meant()
        if not one.ready:
            tell(self.app, f"No soldier of {one.name} is fit.")
            return None
        return one, one.ready

    # What is done

    def _done(self, what: Callable[[], object], said: str = "") -> bool:
        """Do it and show what came of it, or say in one sentence why not."""
        try:
            what()
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return False
        if said:
            tell(self.app, said)
        self.fill()
        return True

    async def _asked(self, question: str, value: str = "") -> str:
        return await self.app.push_screen_wait(LineDialog(question, value=value)) or ""

    async def _squad(self, question: str) -> "SquadPlan | None":
        desk = opened_desk(self.app)
        names = (*desk.store.squads.names(), *(f"ready:{key}" for key in ready_squads()))
        name = await self.app.push_screen_wait(SquadsDialog(names, question))
        try:
            return desk.squad(name) if name else None
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return None

    @work
    async def action_found(self) -> None:
        """Found a company: its name, then its first squad."""
        name = await self._asked("Name of the new company:")
        if not name:
            return
        squad = await self._squad("Choose its first squad:")
        if squad is not None and self._done(
            lambda: self.door.found(name, squad.side, squads=(squad,)), f"{squad.name} joined {name}."
        ):
            self.query_one(RosterList).choose(self.door.called(name).id)

    @work
    async def action_enlist(self) -> None:
        """A squad joins the company under the cursor."""
        one, _ = self._chosen()
        if (
            one is not None
            and (squad := await self._squad(f"Choose the squad that joins {one.name}:")) is not None
        ):
            desk = opened_desk(self.app)
            self._done(
                lambda: self.door.enlist(one, squad, (), desk.book, desk.rulings),
                f"{squad.name} joined {one.name}.",
            )

    @work
    async def action_muster(self) -> None:
        """A squad of those who are marked; on the line of a company of all who are fit."""
        if (meant := self._mustered()) is None:
            return
        one, who = meant
        many = so_many(len(who), "soldier")
        name = await self._asked(f"Name of the squad, {many} of {one.name}:", one.name)
        taken = name in opened_desk(self.app).store.squads.names()
        if name and (not taken or await self._replaced(name)):
            desk = opened_desk(self.app)
            along = await self._along(one)
            if along is None:
                return
            self._done(
                lambda: self.door.muster(one, who, name, desk.book, desk.rulings, instead=True, along=along),
                f"{name} is saved as a squad.",
            )

    async def _along(self, one: Company) -> str | None:
        """What of the stash goes along; None: the whole is put aside."""
        if not one.stash:
            return ""
        has = ", ".join(f"{count} {item}" for item, count in sorted(one.stash.items()))
        question = f"Take what from the stash? It has {has} (may be empty)"
        return await self.app.push_screen_wait(LineDialog(question, needed=False))

    async def _replaced(self, name: str) -> bool:
        question = f"There is already a saved squad called {name}. Replace it?"
        return await self.app.push_screen_wait(ConfirmDialog(question)) is True

    @work
    async def action_after(self) -> None:
        """Take a battle that is over into careers."""
        desk = opened_desk(self.app)
        over = [(str(one.id), one.title) for one in desk.battles() if one.over]
        if not over:
            tell(self.app, "No battle has ended yet.")
            return
        number = await self.app.push_screen_wait(ChoiceDialog("Enter which battle in the careers?", over))
        if number:
            self._done(
                lambda: self.door.take_in(desk.resume(int(number), Speaker(seat=REFEREE))),
                "The battle is now in the careers of all who fought.",
            )

    @work
    async def action_heal(self) -> None:
        """Set the wound of those who are marked."""
        if (meant := self._meant()) is None:
            return
        words = ("unhurt", "light", "moderate", "serious", "unconscious", "dead")
        rows = [(level, f"{level:<5} {word}") for level, word in zip(WOUNDS, words, strict=True)]
        level = await self.app.push_screen_wait(ChoiceDialog("Their wound from now on?", rows))
        if level:
            wound = next(one for one in WOUNDS if one == level)
            self._write(meant[0], *(told.Healed(member=number, wound=wound) for number in meant[1]))

    def _write(self, one: Company, *entries: told.ChronicleEntry) -> None:
        self._done(lambda: self.door.write(one, *entries))

    @work
    async def action_medal(self) -> None:
        """A medal for those who are marked."""
        if (meant := self._meant()) is not None and (medal := await self._asked("Which medal?")):
            self._write(meant[0], *(told.Decorated(member=number, medal=medal) for number in meant[1]))

    @work
    async def action_note(self) -> None:
        """A note on the soldier or the company under the cursor."""
        one, number = self._chosen()
        if one is not None and (text := await self._asked("The note:")):
            self._write(one, told.Remembered(member=number, text=text))

    @work
    async def action_picture(self) -> None:
        """Draw the soldier under the cursor."""
        one, number = self._chosen()
        if one is None or number is None:
            tell(self.app, "First put the cursor on a soldier.")
            return
        sheet = PictureDialog(names_of(one, (number,))[number], one.member(number).picture)
        drawn = await self.app.push_screen_wait(sheet)
        if drawn is not None:
            self._write(one, told.Portrayed(member=number, lines=drawn))

    @work
    async def action_stash(self) -> None:
        """Put something into the stash, or take it out."""
        one, _ = self._chosen()
        if one is None:
            return
        said = await self._asked("Into the stash, or out of it, such as +2 tarp or -1 tarp:")
        count, _, item = said.partition(" ")
        if said and (number := self._number(count)) is not None:
            self._write(one, told.Stashed(item=item, count=number))

    @work
    async def action_points(self) -> None:
        """Points gained or spent."""
        one, _ = self._chosen()
        if one is None:
            return
        said = await self._asked(f"{one.points} points. Gained or spent, such as +50 loot or -20 repairs:")
        count, _, why = said.partition(" ")
        if said and (number := self._number(count)) is not None:
            self._write(one, told.PointsMoved(points=number, why=why))

    def _number(self, said: str) -> int | None:
        if said.lstrip("+-").isascii() and said.lstrip("+-").isdigit() and len(said) < 9:
            return int(said)
        tell(self.app, f"{said!r} is not a number; write +2 or -2 first.", severity="error")
        return None

    @work
    async def action_house(self) -> None:
        """Choose a house rule."""
        one, _ = self._chosen()
        if one is None:
            return
        rows = [
            (
                f"{rule.key} {option}",
                f"{'✓' if one.rule(rule.key) == option else ' '} {rule.key} {option}: {words}",
            )
            for rule in house_rules()
            for option, words in rule.options.items()
        ]
        said = await self.app.push_screen_wait(ChoiceDialog(f"house rules of {one.name} ({OURS})", rows))
        if said:
            rule, _, option = said.partition(" ")
            self._write(one, told.HouseRuleChosen(rule=rule, option=option))

    @work
    async def action_discharge(self) -> None:
        """Those who are marked leave."""
        if (meant := self._meant()) is not None and (why := await self._asked("Why do they leave?")):
            self._write(meant[0], *(told.Discharged(member=number, why=why) for number in meant[1]))

    def action_undo(self) -> None:
        """Take back what was written last of the company under the cursor."""
        one, _ = self._chosen()
        if one is not None:
            self._done(lambda: tell(self.app, f"Undone: {entry_words(self.door.take_back(one))}."))

    def action_papers(self) -> None:
        """The company under the cursor on paper."""
        one, _ = self._chosen()
        if one is not None:
            places(self.app).show("papers", None, None, ("company", one.name))

    def action_annals(self) -> None:
        """Results, campaigns, the ladder."""
        places(self.app).show("annals")
