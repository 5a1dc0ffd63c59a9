"""The screen of papers: what can be printed at the left, how it looks beneath, its pages at the right."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import file_named
from squadlog.base.records import replace
from squadlog.base.write_files import write_new
from squadlog.book.load import book_of
from squadlog.extras.paper.asked import NoBattleError, PaperError, PrintOrder
from squadlog.extras.paper.catalogue import PaperKind, papers
from squadlog.extras.paper.marks import SIZES
from squadlog.extras.paper.screens.preview import PagePreview
from squadlog.tui.asker import Asker
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk
from squadlog.tui.chrome.screens import Headline, Rest, RoomScreen, hint_line, tell
from squadlog.tui.chrome.strip_list import ListRow, StripList

with lazy_imports():
    from squadlog.extras.paper import catalogue, ordering, writing
    from squadlog.squads import ready

if TYPE_CHECKING:
    from squadlog.session.seat import Seat
    from squadlog.squads.plan import SquadPlan

LOOKS_AFTER_S = 0.15
"""How long the cursor rests on a paper before its pages are laid out."""
_ON_WEB = "It plays in a browser, on a phone too: w writes the file; open it there, or send it to a friend."
NOTHING = "blank"
"""Of no squad: what is printed empty."""


class PapersScreen(RoomScreen):
    """Papers of a battle as its seat knows it, of a squad, or of the rules."""

    CSS_PATH = "papers.tcss"
    AUTO_FOCUS = "#papers"
    HELP = (
        "Choose a paper at the left; the right side shows its pages as they will print. Tab goes to the options: "
        "Enter changes the line under the cursor, such as the side, the paper size, colours or grey, PDF or HTML.\n"
        "w writes the file and says where it is; it never overwrites a file. n and b turn the pages, + and - zoom, "
        "and the arrows move over a page in focus.\n"
        "Opened from a battle, or at home with the cursor on one, it prints what that seat may know. On the command "
        "line: squadlog print."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "write", "Write", id="papers.write"),
        Binding("n", "turn(1)", "Next page", id="papers.next"),
        Binding("b", "turn(-1)", "Previous page", id="papers.before", show=False),
        Binding("plus", "enlarge(1)", "Larger", id="papers.larger"),
        Binding("minus", "enlarge(-1)", "Smaller", id="papers.smaller", show=False),
    ]

    def __init__(
        self,
        seat: "Seat | None" = None,
        plan: "SquadPlan | None" = None,
        first: tuple[str, str] | None = None,
    ) -> None:
        """Take what papers are of.

        `first` is the paper under the cursor to begin with, and the name of what it is of.
        """
        super().__init__()
        self._first = None if first is None else first[0]
        self._seat, self._plan = seat, plan
        self._of = "battle" if seat is not None else "squad" if plan is not None else NOTHING
        if first is not None:
            self._of = first[1]
        self._sheet, self._form, self._grey = "a4", "pdf", False
        self._other = ""
        self._typed: dict[tuple[str, str], str] = {}
        self._resting = Rest(self, LOOKS_AFTER_S, self._look)

    def compose(self) -> ComposeResult:
        """Papers, what can be set, pages."""
        yield Headline("Papers", "print logs, cards, counters, reference")
        with Horizontal():
            with Vertical(id="paper-lists"):
                listed = StripList(id="papers", classes="panel")
                listed.border_title = "papers"
                yield listed
                yield Static("", id="paper-told", classes="hint", markup=False)
                options = StripList(id="paper-options", classes="panel", decides=True)
                options.border_title = "how it looks"
                options.border_subtitle = hint_line((("⏎", "changes", ""),))
                yield options
            yield PagePreview()
        yield KeyBar()

    def on_mount(self) -> None:
        """List all papers."""
        self.query_one("#papers", StripList).fill(
            [ListRow(key, Content(key)) for key in papers()], keep=self._first
        )
        self._changed()

    @property
    def _key(self) -> str:
        return self.query_one("#papers", StripList).chosen or next(iter(papers()))

    @property
    def _kind(self) -> PaperKind:
        return papers()[self._key]

    @property
    def _ending(self) -> str:
        return "html" if self._kind.on_web else self._form

    # What is set

    def _whose(self) -> dict[str, str]:
        """What this paper can be of: the words of each choice, by what is kept of it."""
        if self._kind.names is not None:
            return {name: name for name in self._kind.names(open_desk(self.app).store)}
        whose = {}
        if self._seat is not None and self._kind.of != "squads":
            whose["battle"] = f"this battle, {self._seat.known.setup.title}"
        if self._kind.of == "battle":
            return whose
        if self._plan is not None:
            whose["squad"] = self._plan.name
        if self._kind.of in ("rules", "table"):
            return {**({"battle": whose["battle"]} if "battle" in whose else {}), NOTHING: "this table"}
        whose |= {name: name for name in self._squads()}
        return whose if self._kind.of == "squads" else {**whose, NOTHING: "blank form"}

    def _squads(self) -> list[str]:
        """The names of all squads, one's own first."""
        return [*open_desk(self.app).store.squads.names(), *(f"ready:{key}" for key in ready.ready_squads())]

    def _rows(self) -> list[ListRow]:
        told = [("form", "file", self._ending.upper())]
        if not self._kind.on_web:
            told[:0] = [
                ("size", "paper", SIZES[self._sheet].key.upper() if self._sheet == "a4" else self._sheet),
                ("grey", "ink", "grey" if self._grey else "colours"),
            ]
        if self._kind.of != "nothing" and (whose := self._whose()):
            told.insert(0, ("of", "of", whose.get(self._of, next(iter(whose.values())))))
        if self._kind.two:
            told.insert(1, ("other", "against", self._other or next(iter(self._squads()))))
        told += [
            (f"option:{name}", name, self._typed.get((self._key, name), "default"))
            for name, _ in self._kind.options
        ]
        return [
            ListRow(
                key,
                Content.assemble(f"{clean_text(label, limit=9):<9} ", (clean_text(value, limit=30), "bold")),
            )
            for key, label, value in told
        ]

    @on(StripList.Highlighted, "#papers")
    def _another(self) -> None:
        """Choose another paper: its pages follow when the cursor rests on it."""
        self._changed()

    def _changed(self) -> None:
        rows = self._rows()
        options = self.query_one("#paper-options", StripList)
        options.styles.height = len(rows) + 2
        options.fill(rows)
        self.query_one("#paper-told", Static).update(Content(self._kind.told))
        self._resting.begin()

    @on(StripList.Selected, "#papers")
    def _chosen(self) -> None:
        """Go on to how the paper looks."""
        self.query_one("#paper-options", StripList).focus()

    @on(StripList.Selected, "#paper-options")
    def _set(self, event: StripList.Selected) -> None:
        """Change a line."""
        sort, _, name = event.key.partition(":")
        match sort:
            case "of":
                whose = list(self._whose())
                at = whose.index(self._of) if self._of in whose else 0  # which is shown then
                self._of = whose[(at + 1) % len(whose)]
            case "other":
                names = self._squads()
                at = names.index(self._other) if self._other in names else 0
                self._other = names[(at + 1) % len(names)]
            case "size":
                sizes = list(SIZES)
                self._sheet = sizes[(sizes.index(self._sheet) + 1) % len(sizes)]
            case "grey":
                self._grey = not self._grey
            case "form":
                self._form = "html" if self._form == "pdf" else "pdf"
            case _:
                self._type(name)
                return
        self._changed()

    @work
    async def _type(self, name: str) -> None:
        """Ask for what this paper lets one choose besides."""
        key, told = self._key, dict(self._kind.options)[name]
        now = self._typed.get((key, name), "")
        said = await Asker(self).line(f"{name}: {told}", now, needed=False)
        if said is not None:
            self._typed.pop((key, name), None)
            if said:
                self._typed[key, name] = said
            self._changed()

    # What comes of it

    def _order(self) -> PrintOrder:
        """What is asked for. Raises SquadlogError for a squad that cannot be read."""
        desk, kind, size = open_desk(self.app), self._kind, SIZES[self._sheet]
        options = {name: value for (key, name), value in self._typed.items() if key == self._key}
        whose = self._whose() if kind.of != "nothing" else {}
        of = self._of if self._of in whose else next(iter(whose), NOTHING)
        if of == "battle" and self._seat is not None:
            return ordering.order_of(
                self._seat, book_of(self._seat.known.setup), size, options, on_map=kind.on_map
            )
        asked = PrintOrder(
            book=desk.book, rulings=desk.rulings, size=size, options=options, length_unit=desk.length_unit
        )
        if of == NOTHING:
            return asked
        if kind.thing is not None:
            return replace(asked, thing=kind.thing(desk.store, of))
        plan = self._plan if of == "squad" and self._plan is not None else desk.squad(of)
        other = (desk.squad(self._other or next(iter(self._squads()))),) if kind.two else ()
        return replace(asked, squads=(plan, *other), book=book_of(plan))

    def _tried(self, then: Callable[[], object]) -> str:
        """Do it; what speaks against it, in a sentence."""
        try:
            then()
        except NoBattleError:
            return "This paper needs a battle: press p on one at home, or while you play it."
        except (PaperError, SquadlogError) as error:
            return str(error)
        except ImportError:
            return f"{writing.EXTRA}."
        return ""

    def _look(self) -> None:
        """Show the pages, or why there are none."""
        if not self.stands:
            return
        told = self._tried(self._shown)
        if told:
            self.query_one(PagePreview).show((), told)

    def _shown(self) -> None:
        order = self._order()
        document = catalogue.document(self._key, order)
        if self._kind.on_web:
            self.query_one(PagePreview).show((), _ON_WEB)
            return
        printed = writing.on_pages(document, order.size, self._kind.columns, grey=self._grey)
        self.query_one(PagePreview).show(printed.pages)

    def action_turn(self, by: int) -> None:
        """Turn the page."""
        self.query_one(PagePreview).turn(by)

    def action_enlarge(self, by: int) -> None:
        """The page larger, or smaller again, wherever the cursor is."""
        self.query_one(PagePreview).enlarge(by)

    @work
    async def action_write(self) -> None:
        """Write the file, under a name that is asked for, and say where it lies."""
        key, form = self._key, self._ending
        of_none = self._kind.of == "battle" and self._seat is None
        if of_none and (told := self._tried(lambda: catalogue.document(key, self._order()))):
            tell(self.app, told, severity="error")  # before a name is asked that leads to nothing
            return
        path = await Asker(self).line("Name of a new file, .pdf or .html:", f"{key}.{form}")
        if path:
            self._write_told(key, path)

    def _write_told(self, key: str, path: str) -> None:
        if told := self._tried(partial(self._write, key, path)):
            tell(self.app, told, severity="error")
        else:
            tell(self.app, f"Written to {clean_text(str(file_named(path).resolve()), limit=400)}.")

    def _write(self, key: str, path: str) -> None:
        target = file_named(path)
        form = target.suffix.lower().removeprefix(".")
        if form not in writing.FORMS:
            raise PaperError("The name must end in .pdf or .html.")
        order = self._order()
        document = catalogue.document(key, order)
        data = writing.write_document(
            document, form, order.size, grey=self._grey, columns=papers()[key].columns
        )
        write_new(target, data)
