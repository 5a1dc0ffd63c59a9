"""The rulings: every question the printed text leaves open, its readings, and the one in force."""

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.style import Style
from textual.types import CSSPathType

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.commands import SetRuling
from squadlog.tui.asker import Asker
from squadlog.tui.book.reference import CHAPTER, HitList, ReferenceScreen
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import choice
from squadlog.tui.chrome.typed import LineDialog
from squadlog.tui.chrome.words import lines, link_rules
from squadlog.tui.chrome.wrapped_list import Entry

with lazy_imports():
    from squadlog.session import usual

if TYPE_CHECKING:
    from squadlog.book.rulings import Ruling, Rulings
    from squadlog.session.seat import Seat


class RulingsScreen(ReferenceScreen):
    """All rulings, filtered as one types. A digit adopts another reading: in this battle, else in new ones."""

    CSS_PATH: ClassVar[CSSPathType | None] = ["reference.tcss", "rulings.tcss"]
    TITLE_OF_LIST, TITLE_OF_TEXT = "questions", "readings"
    WANTED = "filter: words of a question, an id such as AMB-20, or changed"
    NOTHING = "No ruling has all of these words."
    HELP = (
        "Each ruling answers a question that the printed rules leave open, or answer in two ways. They are sorted by "
        "chapter. ● is the reading in force; ≠ marks a ruling that differs from the default.\n"
        "/ filters the list by words. In a battle, press the number of a reading (1 to 9) to play by it from here "
        "on, with a reason; past steps keep their reading, and you can undo the change. Where any number is allowed, "
        "n types one.\n"
        "From the home screen, you set the default of every new battle; battles in progress keep theirs."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Filter", id="rulings.filter"),
        Binding("n", "number", "A number", show=False),
        *[Binding(str(digit), f"adopt({digit})", f"Reading {digit}", show=False) for digit in range(1, 10)],
    ]

    def __init__(self, seat: "Seat | None" = None) -> None:
        super().__init__()
        self._seat = seat
        self._shut: set[str] = set()

    def _rulings(self) -> "Rulings":
        if self._seat is not None:
            return self._seat.rules.rulings
        return open_desk(self.app).rulings

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: none to adopt a ruling where a seat may adopt none."""
        return action not in ("adopt", "number") or self._adopts()

    def _adopts(self) -> bool:
        return self._seat is None or self._seat.may(SetRuling)

    def on_mount(self) -> None:
        """List all rulings."""
        self.search("")

    def search(self, text: str) -> None:
        """List the rulings; `changed` is a word that those have which are answered otherwise than the book does."""
        words = text.lower().split()
        rulings = self._rulings()
        chapters: dict[str, list[Entry]] = {}
        for ruling in rulings:
            if ruling.same_as is not None:
                continue
            changed = rulings.choice(ruling.name) != ruling.default
            hay = f"{ruling.id} {ruling.name} {ruling.question} {ruling.chapter}".lower()
            if all(changed if word == "changed" else word in hay for word in words):
                mark = Content.styled("≠ ", "bold $asked") if changed else Content("  ")
                told = Content.assemble(mark, ruling.question, (f"  {ruling.id}", "$quiet"))
                chapters.setdefault(_chapter_heading(ruling.chapter), []).append((ruling.name, told))
        rows: list[Entry] = []
        for chapter, entries in chapters.items():
            opened = self.is_open(f"{CHAPTER}{chapter}")
            head = Content.assemble(
                (f"{'▾' if opened else '▸'} {chapter}", "bold"), (f"  {len(entries)}", "$quiet")
            )
            rows.append((f"{CHAPTER}{chapter}", head))
            rows.extend(entries if opened else ())
        first = next((key for key, _ in rows if not key.startswith(CHAPTER)), None)
        self.fill(rows, keep=self.chosen if self.chosen in dict(rows) else first)

    def is_open(self, key: str) -> bool:
        """Whether the questions of a chapter are listed."""
        return key not in self._shut

    def fold(self, key: str, *, opened: bool) -> None:
        """Open or close the chapter, or that of the question."""
        chapter = key
        if not key.startswith(CHAPTER):
            chapter = f"{CHAPTER}{_chapter_heading(self._rulings().ruling(key).chapter)}"
        if self.is_open(chapter) != opened:
            self._shut ^= {chapter}
            self.search(self.wanted)
            self.query_one("#hits", HitList).choose(chapter)

    def _ruling(self) -> "Ruling | None":
        chosen = self.chosen
        return self._rulings().ruling(chosen) if chosen and not chosen.startswith(CHAPTER) else None

    def read(self, _key: str) -> None:
        """Show question and readings."""
        self._again()

    def _again(self) -> None:
        ruling = self._ruling()
        if ruling is None:
            self.show(Content.styled(self.chosen.removeprefix(CHAPTER), "bold underline"))
            return
        chosen = self._rulings().choice(ruling.name)
        parts: list[Content | str] = [
            link_rules(ruling.question, "bold"),
            Content.styled(f"{ruling.id}  {ruling.name}", "$quiet"),
            "",
        ]
        for number, option in enumerate(ruling.options_with(chosen), start=1):
            mark = "●" if option.key == chosen else "○"
            standard = " (default)" if option.key == ruling.default else ""
            style = "bold" if option.key == chosen else ""
            words = link_rules(f"{mark} {option.text}{standard}", style)
            told = choice("", str(number) if self._adopts() else "", words).words
            if self._adopts():
                told = told.stylize(Style.from_meta({"@click": f"screen.adopt({number})"}))
            parts.append(told)
            parts.append(Content.styled(f"      {option.key}", "$quiet"))
        if ruling.numbers is not None and self._adopts():
            low, high = ruling.numbers
            told = choice("", "n", f"○ a number of your own, {low} to {high}").words
            parts.append(told.stylize(Style.from_meta({"@click": "screen.number"})))
        parts.extend(
            (
                "",
                link_rules(f"Why the default: {ruling.reason}"),
                link_rules(f"In the book: {ruling.printed}"),
            )
        )
        parts.append(link_rules(f"Rules: {', '.join(ruling.rules)}"))
        idle = ruling.idle(self._seat.known.chapters if self._seat is not None else ())
        if idle:
            parts.append(Content(f"Note: {idle}."))
        adopts = (
            "Press the number of a reading to make it the default of every new battle."
            if self._seat is None
            else "Press the number of a reading to play this battle by it, with a reason."
        )
        if self._adopts():
            parts.extend(("", Content.styled(adopts, "$quiet")))
        self.show(lines(parts))

    def _keep(self, name: str, option: str) -> None:
        app = places(self.app)
        try:
            usual.keep_usual(open_desk(self.app).store.settings, name, option)
        except SquadlogError as error:
            app.say(str(error), error=True)
            return
        app.say(f"New battles start with {name} = {option}.")
        self._refill()

    def _refill(self) -> None:
        self.search(self.wanted)
        self._again()

    def action_adopt(self, number: int) -> None:
        """Adopt a reading for this battle, or for all to come."""
        ruling = self._ruling()
        if ruling is None:
            return
        options = ruling.options_with(self._rulings().choice(ruling.name))
        if number <= len(options):
            self._adopt(ruling.name, options[number - 1].key)

    @work
    async def action_number(self) -> None:
        """Type a number, where a ruling takes any."""
        ruling = self._ruling()
        if ruling is None or ruling.numbers is None:
            return
        low, high = ruling.numbers
        number = await Asker(self).line(f"{ruling.question} A number from {low} to {high}:")
        if number and ruling.offers(number):
            self._adopt(ruling.name, number)
        elif number:
            places(self.app).say(f"{ruling.name} takes a whole number from {low} to {high}.", error=True)

    def _adopt(self, name: str, option: str) -> None:
        seat, app = self._seat, places(self.app)
        if seat is None:
            self._keep(name, option)
            return

        def reasoned(reason: str | None) -> None:
            if reason is None:
                return
            outcome = seat.submit(SetRuling(name=name, option=option, reason=reason))
            sentence = getattr(outcome, "sentence", "")
            app.say(sentence or f"{name} is {option} from here on.", error=bool(sentence))
            self._refill()

        self.app.push_screen(LineDialog(f"Why {name} = {option}? (may be empty)", needed=False), reasoned)


def _chapter_heading(chapter: str) -> str:
    """The chapter of a ruling as a heading."""
    return chapter.capitalize().replace("-", " ")
