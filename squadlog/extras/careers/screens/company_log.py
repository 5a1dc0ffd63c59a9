"""The ladder, campaigns and results on the screen."""

import textwrap
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import cells, clean_text, fold_name
from squadlog.base.plugs import has_screen
from squadlog.base.read_files import file_named, read_file
from squadlog.base.write_files import write_new
from squadlog.extras.careers.pages import CompanyPage
from squadlog.extras.careers.results import BattleResult, CampaignPage
from squadlog.extras.careers.screens.campaign_keys import CampaignKeys, campaign_words
from squadlog.extras.careers.screens.dialogs import ResultDialog
from squadlog.extras.careers.screens.page import CareerPage
from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.company_log import CompanyLogAccess
from squadlog.extras.careers.words import LADDER_TOLD, entry_words, ladder_rows, result_words
from squadlog.tui.asker import Asker
from squadlog.tui.builder.dialogs import PaperDialog
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import Headline, RoomScreen, hint_line
from squadlog.tui.chrome.stored import heading_row
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import PASTE_CELLS
from squadlog.tui.chrome.words import shorten
from squadlog.tui.chrome.wrapped_list import lines_of_row

with lazy_imports():
    from squadlog.squads.sharing import codes

_LADDER, _CAMPAIGN, _RESULT = "ladder", "campaign ", "result "
_NAME, _LEAST_NAME = 24, 6
"""Cells of a name, at most and at least."""
_FIGURES = " rating unsure  floor   w-d-l"
_WIDE = 72
"""Characters of one line of words or of a code."""
_SENT = (
    "The code is on the clipboard, if the terminal has one. The other side imports it with i, or: squadlog result "
    "take CODE; then it answers y or x, and sends its answer back the same way."
)


class CompanyLogScreen(RoomScreen):
    """What companies come to between themselves."""

    CSS_PATH = "careers.tcss"
    AUTO_FOCUS = "#roster"
    HELP = (
        "r enters the result of a battle played on paper. A result that one side claims counts once the other side "
        "confirms it with y; x disputes it. If the other side has its own squadlog, s shows the claim as a code to "
        "send, and i imports a code from there: their claim, or their answer. c begins a campaign, t writes a line "
        "on its page, P prints it. o has it follow a plot of linked battles, n begins the next one, w says how it "
        "ended on paper. u undoes the last entry, with its effects on companies. The ladder counts all "
        "confirmed results: it shows each rating, how unsure it is, and its floor, which the player very probably "
        "exceeds."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "result", "Result", id="annals.result"),
        Binding("y", "confirm", "Confirm", id="annals.confirm"),
        Binding("x", "dispute", "Dispute", id="annals.dispute"),
        Binding("s", "send", "Send", id="annals.send"),
        Binding("i", "take", "Import", id="annals.take"),
        Binding("c", "campaign", "Campaign", id="annals.campaign"),
        Binding("t", "tell", "Tell", id="annals.tell"),
        Binding("n", "plots.next", "Next battle", id="annals.next"),
        Binding("o", "plots.plot", "Plot", id="annals.plot", show=False),
        Binding("w", "plots.paper", "Result of the next battle", id="annals.paper", show=False),
        Binding("u", "undo", "Undo", id="annals.undo"),
        *((Binding("P", "papers", "Paper", id="annals.papers", show=False),) if has_screen("papers") else ()),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._draft: dict[str, str] = {}
        self._results: dict[str, BattleResult] = {}
        self._campaigns: dict[str, CampaignPage] = {}
        self._came: str | None = None
        self._asker = Asker(self)
        self._list, self._page = StripList(id="roster", classes="panel"), CareerPage()
        self.parts = {"plots": CampaignKeys(self._asker, lambda: self._campaign, self.fill)}

    def compose(self) -> ComposeResult:
        """One list, and what its row is."""
        headline = Headline("Results", "the ladder, campaigns, results on paper")
        self._list.border_subtitle = hint_line([("r", "enter a result", "screen.result")])
        yield from self._page.compose(headline, self._list, "ladder, campaigns, results")

    def on_mount(self) -> None:
        """Show what there is."""
        self.fill()

    @property
    def company_log(self) -> CompanyLogAccess:
        """What reads and writes the annals."""
        return CompanyLogAccess(Companies(open_desk(self.app).store))

    def fill(self, keep: str | None = None) -> None:
        """List the ladder, every campaign, and every result, the last one first."""
        try:
            self._results = {f"{_RESULT}{one.number}": one for one in self.company_log.results()}
            self._campaigns = {f"{_CAMPAIGN}{one.name}": one for one in self.company_log.campaigns()}
        except SquadlogError as error:
            self._asker.refuse(error)
            return
        self._list.fill(tuple(self._rows()), keep=keep)
        self._look()

    def _rows(self) -> Iterator[ListRow]:
        width = max(30, (self._list.scrollable_content_region.width or 73) - 1)
        yield ListRow(_LADDER, Content.styled("The ladder", "bold"))
        if self._campaigns:
            yield heading_row("Campaigns")
            for key, page in self._campaigns.items():
                yield ListRow(key, Content(f"  {page.name}"))
        if self._results:
            yield heading_row("Results")
            for key, one in reversed(self._results.items()):
                told = Content(f"  {_SIGN[one.state]} {result_words(one)}")
                yield from lines_of_row(key, told, width, hang=6)

    def on_resize(self) -> None:
        """Fit the rows to another width, with other room for names."""
        self.soon(self._fit)

    def _fit(self) -> None:
        self._list.fill(tuple(self._rows()))
        self._look()

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Show what is under the cursor."""
        event.stop()
        self._look()

    def _look(self) -> None:
        key = self._list.chosen or _LADDER
        if key in self._campaigns:
            page = self._campaigns[key]
            results = [result_words(one) for one in self._results.values() if one.campaign == page.name]
            self._page.show(
                page.name, *page.told, *self._plot(page), "", *results, "", *self._ladder(page.name)
            )
        elif key in self._results:
            one = self._results[key]
            campaign = [f"campaign: {one.campaign}"] if one.campaign else []
            self._page.show(one.title, result_words(one), *campaign)
        else:
            self._page.show("The ladder", *self._ladder(), "", LADDER_TOLD)

    def _plot(self, page: CampaignPage) -> list[Content | str]:
        try:
            return campaign_words(self.company_log.companies, page, self._page.text_cells)
        except SquadlogError as error:
            return [str(error)]

    def _ladder(self, campaign: str = "") -> list[str]:
        try:
            rows = ladder_rows(self.company_log.ladder(campaign))
        except SquadlogError as error:
            return [str(error)]
        if not rows:
            return ["No confirmed results yet."]
        name = min(_NAME, max(_LEAST_NAME, self._page.text_cells - len(_FIGURES) - 4))
        return [f"    {'name':<{name}}{_FIGURES}", *(_rung(row, name) for row in rows)]

    def _done(self, what: Callable[[], object], keep: str | None = None) -> bool:
        self._came = None
        done = self._asker.did(what)
        self.fill(self._came or keep)
        return done

    @property
    def _result(self) -> BattleResult | None:
        return self._results.get(self._list.chosen or "")

    @property
    def _campaign(self) -> CampaignPage | None:
        return self._campaigns.get(self._list.chosen or "")

    @work
    async def action_result(self) -> None:
        """Enter a result, then show it."""
        companies = Companies(open_desk(self.app).store)
        rosters = self._asker.found(
            lambda: {one.name: _there(companies.printed(one)) for one in companies.all()}
        )
        if rosters is None:
            return
        number = await self._asker.answer(ResultDialog(self.company_log, rosters, self._draft))
        if number is not None:
            self.fill(f"{_RESULT}{number}")

    @work
    async def action_confirm(self) -> None:
        """A side agrees."""
        one = self._result
        if one is None or not (who := await self._who(one, "Who confirms it?")):
            return
        said: str | None = ""
        if fold_name(who) in (fold_name(mine.name) for mine in Companies(open_desk(self.app).store).all()):
            question = f"Soldiers of {who} who fought, such as 3 W M, 2 kills; 5-8 (may be empty)"
            said = await self._asker.line(question, needed=False, longest=PASTE_CELLS)
        if said is not None:
            self._done(lambda: self.company_log.confirm(one.number, who, [said]))

    @work
    async def action_dispute(self) -> None:
        """A side does not."""
        one = self._result
        if one is None or not (who := await self._who(one, "Who disputes it?")):
            return
        why = await self._asker.line("Why? (may be empty)", needed=False)
        if why is not None:
            self._done(lambda: self.company_log.dispute(one.number, who, why))

    @work
    async def action_send(self) -> None:
        """Show the claim under the cursor as a code, which lies on the clipboard too."""
        if (one := self._result) is None:
            self._asker.tell("First put the cursor on a result that one side claims.")
            return
        code = self._asker.found(lambda: self.company_log.sent(one.number))
        if code is None:
            return
        self.app.copy_to_clipboard(code)
        folded = "\n".join(code[at : at + _WIDE] for at in range(0, len(code), _WIDE))
        told = ("\n".join(textwrap.wrap(words, _WIDE)) for words in (result_words(one), _SENT))
        text = "\n\n".join([*told, folded, ""])
        if await self._asker.answer(PaperDialog(text)):
            path = await self._asker.line("Name of a new file:", "claim.txt")
            if path:
                self._done(partial(_write, path, text))

    @work
    async def action_take(self) -> None:
        """Take in a claim of another squadlog, or its answer."""
        question = "Paste the code CLAIM1-..., or name a file that holds it:"
        said: str | None = ""
        while said := await self._asker.line(question, said or "", longest=PASTE_CELLS):
            if self._done(partial(self._taken, said)):
                return  # what was refused is asked again as it was typed

    def _taken(self, said: str) -> None:
        code = said
        if not codes.is_code(said):
            data = read_file(file_named(said), codes.LONGEST_CODE, clean_text(said, limit=120))
            code = data.decode(errors="replace")
        one = self.company_log.take(code)
        if one.missing:
            self._asker.tell("y confirms it, x disputes it; s sends the answer.")
        self._came = f"{_RESULT}{one.number}"

    async def _who(self, one: BattleResult, question: str) -> str | None:
        others = [(side.name, side.name) for side in one.sides if side.name != one.by]
        if not one.by:
            self._asker.tell("All sides entered it together.")
            return None
        return await self._asker.one_of(question, others)

    @work
    async def action_campaign(self) -> None:
        """Begin a campaign."""
        name = await self._asker.line("Name of the campaign:")
        if name:
            about = await self._asker.line("What is it about? (may be empty)", needed=False)
            if about is not None:
                self._done(lambda: self.company_log.open_campaign(name, about), f"{_CAMPAIGN}{name}")

    @work
    async def action_tell(self) -> None:
        """Write on the page of the campaign under the cursor."""
        page = self._campaign
        if page is None:
            self._asker.tell("First put the cursor on a campaign; c begins one.")
            return
        text = await self._asker.line(f"For the page of {page.name}:")
        if text:
            self._done(lambda: self.company_log.tell_campaign(page.name, text))

    def action_papers(self) -> None:
        """The campaign under the cursor on paper, or that of the result."""
        result = self._result
        name = self._campaign.name if self._campaign else result.campaign if result else ""
        name = name or next((page.name for page in self._campaigns.values()), "")
        places(self.app).show("papers", None, None, ("campaign", name))

    def action_undo(self) -> None:
        """Take back what was written last."""
        self._done(lambda: self._asker.tell(f"Undone: {entry_words(self.company_log.take_back())}."))


_SIGN = {"confirmed": "✓", "claimed": "?", "disputed": "✗"}


def _there(page: CompanyPage) -> str:
    """The members of a company that can have fought, in one line."""
    there = (one.number for one in page.company.members.values() if one.there)
    return ", ".join(f"{number} {page.names[number]}" for number in there)


def _write(path: str, text: str) -> None:
    write_new(file_named(path), text.encode())


def _rung(row: Sequence[str], room: int) -> str:
    place, name, rating, unsure, floor, *fought = row
    shown = shorten(clean_text(name, limit=_NAME), room)
    padded = shown + " " * (room - cells(shown))
    return f"{place:>2}  {padded} {rating:>6} {unsure:>6} {floor:>6} {'-'.join(fought):>7}"
