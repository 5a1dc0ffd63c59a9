"""What the screens of careers ask: a picture, and the whole result of an evening on paper."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Input, Static, TextArea

from squadlog.base.errors import SquadlogError
from squadlog.extras.careers.session.company_log import CompanyLogAccess, PaperBattle, lines_by_company
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog
from squadlog.tui.chrome.typed import PlainInput


class PictureDialog(Dialog[tuple[str, ...]]):
    """A soldier's picture, drawn in characters."""

    OF_THE_MOMENT = False
    CSS_PATH = "dialogs.tcss"
    AUTO_FOCUS = "#picture"
    HELP = "Draw with any characters, up to 24 lines of 60. F2 saves it; an empty one removes the picture."
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "keep", "Save", id="picture.keep")]

    def __init__(self, name: str, lines: Iterable[str]) -> None:
        super().__init__()
        self._name, self._lines = name, tuple(lines)

    def compose(self) -> ComposeResult:
        """The paper."""
        with Box(f"picture of {self._name}", ("F2", "save", "screen.keep"), LEAVES):
            yield TextArea("\n".join(self._lines), id="picture", soft_wrap=False, tab_behavior="focus")
        yield KeyBar()

    def action_keep(self) -> None:
        """Answer."""
        lines = self.query_one(TextArea).text.rstrip().splitlines()
        self.dismiss(tuple(lines))


class FormLine(PlainInput):
    """A line of a form: Enter goes on to the next one at once, however quickly somebody types."""

    async def action_submit(self) -> None:
        """On to the next."""
        self.screen.focus_next()


class ResultDialog(Dialog[int]):
    """The result of a battle that was played without the program, in one pass; the answer is its number."""

    OF_THE_MOMENT = False
    CSS_PATH = "dialogs.tcss"
    AUTO_FOCUS = "#title"
    HELP = (
        "A battle played on paper: its title, its sides with their points, and a line for each soldier who fought, "
        "with the company before the first: number, wound and kills, as in the example. Used and found items leave "
        "or enter the stash. If one side alone claims the result, name that side: the result then counts once the "
        "other side confirms it. Tab goes to the next field, F2 enters it. The form names every line that it cannot "
        "read, and keeps all that you typed, even if you close it meanwhile."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "enter", "Enter result", id="result.enter")]

    def __init__(self, log: CompanyLogAccess, rosters: Mapping[str, str], draft: dict[str, str]) -> None:
        """Take the log of the results.

        `rosters` say who is there by the name of each company; `draft` keeps what is typed until it is entered.
        """
        super().__init__()
        self._log, self._rosters, self._draft = log, rosters, draft
        names = (*rosters, "", "")[:2]
        self._usual = {f"side-{place}": name for place, name in enumerate(names, 1)}

    def compose(self) -> ComposeResult:
        """Everything on one sheet."""
        with Box("result of a battle on paper", ("F2", "enter", "screen.enter"), LEAVES):
            yield from self._line("battle", "title", hint="title")
            for place in _PLACES:
                hint = "" if place <= _NEEDED else "none"
                yield from self._line(f"side {place}", f"side-{place}", hint=hint, points=f"points-{place}")
            yield from self._line("campaign", "campaign", hint="none")
            yield from self._line("claimed by", "by", hint="all sides together")
            yield from self._line("ended", "ended", hint="by points; or concede NAME, agree draw, break off")
            yield Static("", id="result-who", markup=False)
            yield Static("a line each, such as  Able: 3 W M, 2 kills  5-8  used 2 mine", markup=False)
            lines = TextArea(self._kept("lines"), id="lines", soft_wrap=False, tab_behavior="focus")
            yield lines
            yield Static("", id="result-fault", classes="fault", markup=False)
        yield KeyBar()

    def _line(self, label: str, name: str, *, hint: str = "", points: str = "") -> ComposeResult:
        with Horizontal(classes="line"):
            yield Static(label, classes="label", markup=False)
            yield FormLine(value=self._kept(name), placeholder=hint, id=name, classes="name", compact=True)
            if points:
                yield FormLine(
                    value=self._kept(points), placeholder="points", id=points, classes="points", compact=True
                )

    def _kept(self, name: str) -> str:
        return self._draft.get(name, self._usual.get(name, ""))

    def on_mount(self) -> None:
        """Say who is there."""
        self._look()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Keep it, and say who is there of the sides."""
        self._draft[event.input.id or ""] = event.value
        self._look()

    def on_text_area_changed(self, event: TextArea.Changed) -> None:
        """Keep what was typed."""
        self._draft["lines"] = event.text_area.text

    def on_text_area_selection_changed(self) -> None:
        """Look again: the cursor may stand among the lines of another company."""
        self._look()

    def _look(self) -> None:
        """Show the roster of the company whose line is typed, else that of the first side that is one."""
        area = self.query_one(TextArea)
        typed = area.text.splitlines()[: area.cursor_location[0] + 1]
        named = [line.partition(":")[0] for line in reversed(typed) if ":" in line]
        named += [self._said(f"side-{place}") for place in _PLACES]
        folded = {name.casefold(): name for name in self._rosters}
        meant = next((folded[one] for one in (n.strip().casefold() for n in named) if one in folded), "")
        who = f"{meant}: {self._rosters[meant]}" if meant else ""
        self.query_one("#result-who", Static).update(Content(who))

    def _said(self, name: str) -> str:
        return self.query_one(f"#{name}", Input).value.strip()

    def action_enter(self) -> None:
        """Enter it, or say what speaks against it."""
        placed = ((self._said(f"side-{place}"), self._said(f"points-{place}")) for place in _PLACES)
        sides = tuple(side for place, side in enumerate(placed, 1) if place <= _NEEDED or any(side))
        try:
            lines = lines_by_company(self.query_one(TextArea).text.splitlines(), [name for name, _ in sides])
            battle = PaperBattle(
                title=self._said("title"),
                sides=sides,
                lines=lines,
                by=self._said("by"),
                campaign=self._said("campaign"),
                ended=self._said("ended"),
            )
            number = self._log.enter(battle).number
        except SquadlogError as error:
            self.query_one("#result-fault", Static).update(Content(str(error)))
            return
        self._draft.clear()
        self.dismiss(number)


_NEEDED, _PLACES = 2, (1, 2, 3)
"""Sides that a result needs, and the places there are for them."""
