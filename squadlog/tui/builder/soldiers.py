"""The soldiers of a squad as the builder lists them, and under them the squad itself."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.squads.plan import SquadPlan
from squadlog.tui.builder import words
from squadlog.tui.chrome.marked_list import MarkedList
from squadlog.tui.chrome.places import extra_keys
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.strip_list import ListRow

SQUAD = "squad"
"""The row of the squad itself."""


class SoldierList(MarkedList):
    """One row a soldier. The letters of the builder act here and nowhere else, so that a name is a name elsewhere."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Outfit"),
        Binding("n", "screen.soldiers.names", "Names", id="builder.names"),
        Binding("a", "screen.soldiers.add", "Add", id="builder.add"),
        Binding("c", "screen.soldiers.copy_soldier", "Copy", id="builder.copy"),
        Binding("delete", "screen.soldiers.remove", "Remove", id="builder.remove"),
        Binding("l", "screen.soldiers.character", "Character", id="builder.character"),
        Binding("t", "screen.soldiers.its_sheet", "Edit sheet", id="builder.its_sheet", show=False),
        Binding("g", "screen.soldiers.for_all", "Mark all", id="builder.for_all"),
        Binding("e", "screen.soldiers.equip_all", "All alike", id="builder.equip_all"),
        Binding("v", "screen.value", "At the table", id="builder.value"),
        Binding("r", "screen.problems.rule", "Rule", id="builder.rule", show=False),
        Binding("u", "screen.draft.take_back", "Undo", id="builder.undo", show=False),
        Binding("o", "screen.files.open_squad", "Open", id="builder.open", show=False),
        Binding("k", "screen.files.copy_squad", "Copy squad", id="builder.copy_squad", show=False),
        Binding("m", "screen.files.compare", "Compare", id="builder.compare", show=False),
        Binding("p", "screen.files.print", "Print", id="builder.print", show=False),
        *extra_keys("builder"),
        Binding("x", "screen.files.export", "Export", id="builder.export", show=False),
        Binding("y", "screen.files.share", "Share code", id="builder.share", show=False),
        Binding("i", "screen.files.import", "Import", id="builder.import", show=False),
        Binding("w", "screen.files.packs", "Packs", id="builder.packs", show=False),
    ]

    never_marked = SQUAD

    def __init__(self) -> None:
        super().__init__(id="soldiers", classes="panel")
        self._told: tuple[SquadPlan, list[int], tuple[Content, ...]] | None = None

    def on_mount(self) -> None:
        """Write the title, and what can be done with the whole squad, into the border."""
        self.border_title = "squad"
        self.border_subtitle = hint_line(
            [
                ("o", "open", "screen.files.open_squad"),
                ("m", "compare", "screen.files.compare"),
                ("p", "print", "screen.files.print"),
            ]
        )

    def show(self, plan: SquadPlan, points: list[int], at: int | None, below: tuple[Content, ...]) -> None:
        """Show the squad, with the points of each soldier; the cursor on soldier `at`, or where it is.

        `below` are lines about the squad for where there is room under it.
        """
        self._told = plan, points, below
        bar = self.show_vertical_scrollbar - (len(plan.soldiers) + 1 > self.size.height)
        width = max(24, self.size.width + bar - 2)
        most = max(1, *points)
        rows = [
            ListRow(str(place), words.soldier_row(place, soldier, points[place], width, points[place] / most))
            for place, soldier in enumerate(plan.soldiers)
        ]
        rows.append(ListRow(SQUAD, words.squad_row(plan, width)))
        if width >= 42 and len(rows) + len(below) < self.size.height:
            rows += [
                ListRow(f"below {line}", told, stops=False) for line, told in enumerate((Content(""), *below))
            ]
        self.fill(rows, keep=None if at is None else str(at))

    def on_resize(self) -> None:
        """Show the rows again, with more or less of each as there is room: before the first layout there was none."""
        super().on_resize()
        if self._told is not None:
            plan, points, below = self._told
            self.show(plan, points, None, below)

    @property
    def marked(self) -> tuple[int, ...]:
        """The places of the marked soldiers."""
        return tuple(map(int, self.marks.keys))
