"""What all battles come to: the faces of all dice by who rolled them, and who won which scenario how often."""

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.worker import get_current_worker

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import fold_name
from squadlog.tui.book.reference import CHAPTER, HitList, ReferenceScreen
from squadlog.tui.chrome.places import open_desk
from squadlog.tui.chrome.words import lines
from squadlog.tui.chrome.wrapped_list import Entry
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.reports.many import faces, scenario_record
    from squadlog.session.finding import many

if TYPE_CHECKING:
    from squadlog.reports.many.faces import FaceTable
    from squadlog.reports.many.scenario_record import ScenarioRecord
    from squadlog.session.finding.many import ManyBattles
    from squadlog.store.record_file import Store

_DICE, _SCENES = "Dice", "Scenarios"
COUNTED = (
    Content.styled("What counts", "bold"),
    "  ten-sided dice that stand in your battles; what was undone does not count",
    "  the program: the dice that it rolled itself",
    "  a name: whoever typed the faces, or the side that they were rolled for",
    Content.styled("How to read it", "bold"),
    "  of fair dice each face comes near 10%, and the mean is near 5.5",
    "  the fewer faces, the further from that fair dice may be",
)
_BAR = 24
"""Cells of the bar of the face that came most often."""


class RecordsScreen(ReferenceScreen):
    """The dice of each who rolled and the scenarios that were played; beside them what each comes to."""

    WANTED = "search: who rolled, or a scenario"
    NOTHING = "Nothing here yet: no dice were rolled, and no battle is over."
    TITLE_OF_LIST, TITLE_OF_TEXT = "records", "what it comes to"
    HELP = (
        "Who rolled the dice of all your battles and which faces came, and for each scenario who won it how often, by "
        "how much, and in how many turns. What was undone does not count. What stands of fair dice is a chi-squared: "
        "below 50 faces it says nothing. / goes to the search line, Enter or down from there to the list, "
        "Escape goes back."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Search", id="records.search"),
        Binding("down", "hits", "Hits", show=False),
    ]

    class Counted(ValueMessage):
        """What all battles come to, or why it cannot be told."""

        found: "ManyBattles | str"

    def __init__(self) -> None:
        super().__init__()
        self._tables: dict[str, FaceTable] = {}
        self._scenes: dict[str, ScenarioRecord] = {}
        self._unread = ""
        self._folded_in: set[str] = set()

    def on_mount(self) -> None:
        """Read all battles, in a thread of its own."""
        store = open_desk(self.app).store
        self.query_one("#hits", HitList).border_title = "reading the battles ..."
        self.run_worker(lambda: self._count(store), thread=True, exclusive=True, group="glance")

    def _count(self, store: "Store") -> None:
        worker = get_current_worker()
        try:
            found: ManyBattles | str = many.read_all(store, tells=lambda _done, _of: not worker.is_cancelled)
        except SquadlogError as error:
            found = str(error)
        if not worker.is_cancelled:
            self.post_message(self.Counted(found))

    def on_records_screen_counted(self, event: Counted) -> None:
        """Show it."""
        event.stop()
        self.query_one("#hits", HitList).border_title = self.TITLE_OF_LIST
        if isinstance(event.found, str):
            self.show(Content(event.found))
            return
        self._tables = {f"dice {one.who}": one for one in event.found.faces()}
        self._scenes = {f"scene {one.scenario} {one.title}": one for one in event.found.scenarios()}
        self._unread = " ".join(event.found.unread)
        self.search(self.wanted)

    def search(self, text: str) -> None:
        """List what has these words."""
        wanted = fold_name(text)
        parts: dict[str, list[Entry]] = {
            _DICE: [
                (
                    key,
                    Content.assemble(
                        "  ", one.who, (f"  {one.number:,} faces, mean {one.mean:.2f}", "$quiet")
                    ),
                )
                for key, one in self._tables.items()
                if wanted in fold_name(one.who)
            ],
            _SCENES: [
                (key, Content.assemble("  ", one.title, (f"  {_won_words(one)}", "$quiet")))
                for key, one in self._scenes.items()
                if wanted in fold_name(one.title)
            ],
        }
        rows: list[Entry] = []
        for part, entries in parts.items():
            if entries:
                mark = "▾" if self.is_open(f"{CHAPTER}{part}") else "▸"
                rows.append((f"{CHAPTER}{part}", Content.styled(f"{mark} {part}", "bold")))
                rows.extend(entries if self.is_open(f"{CHAPTER}{part}") else ())
        first = next((key for key, _ in rows if not key.startswith(CHAPTER)), None)
        self.fill(rows, keep=self.chosen if self.chosen in dict(rows) else first)

    def is_open(self, key: str) -> bool:
        """Whether a part is listed."""
        return key not in self._folded_in

    def fold(self, key: str, *, opened: bool) -> None:
        """Open or close a part, or that of the entry."""
        if not key.startswith(CHAPTER):
            key = f"{CHAPTER}{_DICE if key in self._tables else _SCENES}"
        if self.is_open(key) != opened:
            self._folded_in ^= {key}
            self.search(self.wanted)

    def read(self, key: str) -> None:
        """Show a table of faces, or the record of a scenario."""
        told: list[Content | str] = []
        if (table := self._tables.get(key)) is not None:
            told = [
                Content.styled(table.who, "bold underline"),
                faces.verdict(table),
                "",
                *_face_lines(table),
            ]
            if (chi := table.chi_squared) is not None:
                told += ["", f"Chi-squared: {chi:.1f}; of fair dice 9 is to be expected.", faces.SEVERAL]
            told += ["", *COUNTED]
        elif (one := self._scenes.get(key)) is not None:
            head, *rest = scenario_record.record_lines(one)
            told = [Content.styled(head, "bold underline"), *rest]
        elif key:
            told = [f"{len(self._tables)} who rolled, {len(self._scenes)} scenarios."]
        if self._unread:
            told += ["", Content.styled(self._unread, "$quiet")]
        self.show(lines(told))


def _won_words(one: "ScenarioRecord") -> str:
    sides = (f"{side.side} {side.won}" for side in one.sides)
    return ", ".join((*sides, *([f"nobody {one.drawn}"] if one.drawn else [])))


def _face_lines(table: "FaceTable") -> list[Content | str]:
    most = max(table.counts)
    return [
        Content.assemble(
            (f"{face:>3}  ", "bold"),
            "█" * round(_BAR * often / (most or 1)),
            f" {often} ({100 * often / table.number:.0f}%)",
        )
        for face, often in enumerate(table.counts, 1)
    ]  # fmt: skip
