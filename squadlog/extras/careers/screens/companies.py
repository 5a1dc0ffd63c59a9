"""Companies on the screen: squads that live on, and all that is done with them between battles."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from squadlog.base.plugs import has_screen
from squadlog.extras.careers.screens import glance
from squadlog.extras.careers.screens.after_keys import AfterKeys
from squadlog.extras.careers.screens.company_keys import CompanyKeys
from squadlog.extras.careers.screens.company_roster import CompanyRoster, RosterList
from squadlog.extras.careers.screens.member_keys import MemberKeys
from squadlog.tui.asker import Asker
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Headline, StoredScreen


class CompaniesScreen(StoredScreen):
    """The companies: who is there and what became of them. Its parts do what is done with them."""

    CSS_PATH = "careers.tcss"
    AUTO_FOCUS = "#roster"
    HELP = (
        "A company is a campaign roster, larger than the squad of one battle. n creates one, e enlists a squad; "
        "Enter on its line opens and closes it. Mark soldiers with space, or all with A, and m saves them as a squad "
        "for a battle; on the line of the company it takes all fit soldiers. After the battle, a enters it in the "
        "careers of all who fought, once. h sets a wound, d gives a medal, t writes a note, p draws a picture, i "
        "changes the stash (+2 tarp), g the points (-20 repairs), delete discharges. o switches on house rules, "
        "which are ours and not in the book; b chooses tables of injuries, skills and finds, and r makes the rolls "
        "that a battle left. f shows the memorial of the dead. u undoes the last entry of a company. l opens results "
        "and the ladder, P prints."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "companies.found", "New", id="company.new"),
        Binding("e", "companies.enlist", "Enlist", id="company.enlist"),
        Binding("m", "companies.muster", "Muster", id="company.muster"),
        Binding("a", "companies.after", "After a battle", id="company.after"),
        Binding("h", "members.heal", "Wound", id="company.heal"),
        Binding("d", "members.medal", "Medal", id="company.medal"),
        Binding("t", "members.note", "Note", id="company.note"),
        Binding("p", "members.picture", "Picture", id="company.picture", show=False),
        Binding("i", "companies.stash", "Stash", id="company.stash", show=False),
        Binding("g", "companies.points", "Points", id="company.points", show=False),
        Binding("o", "companies.house", "House rules", id="company.house", show=False),
        Binding("delete", "members.discharge", "Discharge", id="company.discharge", show=False),
        Binding("r", "after.roll", "Rolls", id="company.roll"),
        Binding("b", "after.tables", "After-battle tables", id="company.tables", show=False),
        Binding("f", "after.memorial", "Memorial", id="company.memorial", show=False),
        Binding("u", "companies.undo", "Undo", id="company.undo"),
        Binding("l", "annals", "Ladder", id="company.annals"),
        *(
            (Binding("P", "companies.papers", "Paper", id="company.papers", show=False),)
            if has_screen("papers")
            else ()
        ),
    ]

    def __init__(self) -> None:
        super().__init__()
        asker = Asker(self)
        self.roster = CompanyRoster(asker)
        after = AfterKeys(asker, self.roster)
        self.roster.listed.widened = lambda: self.soon(self.roster.refit)
        self.parts = {
            "companies": CompanyKeys(asker, self.roster, after),
            "after": after,
            "members": MemberKeys(asker, self.roster),
        }

    def compose(self) -> ComposeResult:
        """The rosters, and one career."""
        headline = Headline("Companies", "campaign squads, results, the ladder")
        yield from self.roster.page.compose(headline, self.roster.listed, "companies")

    def fill(self) -> None:
        """List every company with its soldiers."""
        self.roster.fill()

    def on_strip_list_highlighted(self, event: RosterList.Highlighted) -> None:
        """Show the career under the cursor."""
        event.stop()
        self.roster.look()

    def on_strip_list_selected(self, event: RosterList.Selected) -> None:
        """Open or close a company; begin what can be begun."""
        event.stop()
        if event.key.startswith(glance.OFFER):
            self.call_later(self.run_action, event.key.removeprefix(glance.OFFER))
        else:
            self.roster.open_or_close(event.key)

    def action_annals(self) -> None:
        """Results, campaigns, the ladder."""
        places(self.app).show("annals")
