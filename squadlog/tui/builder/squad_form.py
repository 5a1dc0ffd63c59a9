"""The form of the squad itself: it shows a plan and says which field somebody changed; it changes nothing."""

from collections.abc import Iterable, Mapping
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Button, Checkbox, Input, Select, Static

from squadlog.book.book import Rulebook
from squadlog.book.gear import Cost
from squadlog.book.morale import Quality
from squadlog.book.rulings import Rulings
from squadlog.squads.cost import quality_cost
from squadlog.squads.goods import equipment_for_sale
from squadlog.squads.in_play import NOT_IN_PLAY, ORDINARY, usable
from squadlog.squads.log_values import signed
from squadlog.squads.plan import SquadPlan
from squadlog.tui.chrome.chooser import Chooser, Tick
from squadlog.tui.chrome.screens import hint_line, tell
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.value_message import ValueMessage

NOBODY = "-"


class Changed(Message):
    """Somebody set fields of the squad."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        super().__init__()
        self.values = dict(values)


class Wanted(ValueMessage):
    """Somebody wants a thing for the squad, or gives back thing number `back`."""

    item: str = ""
    bearer: str | None = None
    back: int | None = None


def _choice(
    label: str, key: str, options: Iterable[tuple[str, str]], hint: str
) -> Iterable[Static | Select[str]]:
    yield Static(label, classes="label", markup=False)
    rows = [(Content(text), value) for text, value in options]
    yield Chooser(rows, allow_blank=False, id=key, compact=True, tooltip=Content(hint))


class SquadForm(VerticalScroll, can_focus=False):
    """Name, side, budget, quality and shared things of the squad."""

    def __init__(self, book: Rulebook, rulings: Rulings) -> None:
        super().__init__(id="squad-form", classes="panel")
        self._goods = _goods(book)
        self._plan: SquadPlan | None = None
        self._qualities = [
            (_quality(row, quality_cost(row.key, book, rulings)), row.key) for row in book.qualities.values()
        ]

    def on_mount(self) -> None:
        """Write the title, and what can be done with the whole squad, into the border."""
        self.border_title = "squad details"
        self.border_subtitle = hint_line(
            [
                ("k", "copy", "screen.files.copy_squad"),
                ("x", "export", "screen.files.export"),
                ("i", "import", "screen.files.import"),
            ]
        )

    def compose(self) -> ComposeResult:
        """The fields, then what was bought."""
        for label, key in (("Name", "squad-name"), ("Side", "side"), ("Budget", "budget"), ("Note", "note")):
            with Horizontal(classes="field"):
                yield Static(label, classes="label", markup=False)
                yield PlainInput(id=key, compact=True, type="integer" if key == "budget" else "text")
        with Horizontal(classes="field"):
            yield from _choice("Quality", "quality", self._qualities, "Quality: QUA-08")
        yield Tick(Content("Naval personnel (TRP-02)"), id="naval", compact=True)
        yield Static(
            "Bought for the squad; Enter on a line refunds it [BLD-08]", classes="hint", markup=False
        )
        yield StripList(id="things")
        with Horizontal(classes="field"):
            yield from _choice(
                "Buy", "item", [(_format_row(row), key) for key, row in self._goods.items()], "BLD-02"
            )
        with Horizontal(classes="field"):
            yield from _choice("For", "bearer", [("unassigned", NOBODY)], "Who carries it: BLD-08")
        yield Button("Buy it", id="buy", compact=True)

    def show(self, plan: SquadPlan, book: Rulebook) -> None:
        """Show the squad without telling anybody that something changed; `book` has what can be bought for it."""
        self._plan = plan
        if (goods := _goods(book)) != self._goods:
            self._goods, item = goods, self.query_one("#item", Select)
            with self.prevent(Select.Changed):
                item.set_options([(Content(_format_row(row)), key) for key, row in goods.items()])
        members = [
            (Content("unassigned"), NOBODY),
            *((Content(one.name), one.name) for one in plan.soldiers),
        ]
        with self.prevent(Input.Changed, Select.Changed, Checkbox.Changed):
            for key, value in _texts(plan).items():
                self.query_one(f"#{key}", Input).value = value
            self.query_one("#quality", Select).value = plan.quality
            self.query_one("#naval", Checkbox).value = plan.naval
            bearer = self.query_one("#bearer", Select)
            before = str(bearer.value)
            bearer.set_options(members)
            bearer.value = before if plan.named(before) else NOBODY
        rows = []
        for place, thing in enumerate(plan.equipment):
            known = self._goods.get(thing.item)
            what = thing.item if known is None else known.name
            idle = "" if known is None or usable(known) else f", {NOT_IN_PLAY}"
            rows.append(ListRow(str(place), Content(f"{what}: {thing.bearer or 'unassigned'}{idle}")))
        things = self.query_one("#things", StripList)
        things.fill(rows)
        things.styles.height = max(1, min(6, len(rows)))

    @on(Input.Submitted)
    @on(Input.Blurred)
    def _written(self, event: Input.Submitted | Input.Blurred) -> None:
        event.stop()
        key = event.input.id or ""
        if self._plan is None or event.value == _texts(self._plan)[key]:
            return
        value: object = event.value
        if key == "budget":
            value = int(event.value) if event.value.isascii() and event.value.isdigit() else -1
        self.post_message(Changed({"name" if key == "squad-name" else key: value}))

    @on(Select.Changed, "#quality")
    def _qualified(self, event: Select.Changed) -> None:
        event.stop()
        settled = event.value == event.select.value
        if self._plan is not None and settled and event.value != self._plan.quality:
            self.post_message(Changed({"quality": str(event.value)}))

    @on(Checkbox.Changed, "#naval")
    def _enlisted(self, event: Checkbox.Changed) -> None:
        event.stop()
        settled = event.value == event.checkbox.value
        if self._plan is not None and settled and event.value != self._plan.naval:
            self.post_message(Changed({"naval": event.value}))

    @on(Select.Changed)
    def _picked(self, event: Select.Changed) -> None:
        event.stop()

    @on(Button.Pressed, "#buy")
    def _bought(self, event: Button.Pressed) -> None:
        event.stop()
        bearer = str(self.query_one("#bearer", Select).value)
        item = str(self.query_one("#item", Select).value)
        if not usable(self._goods[item]):
            row = self._goods[item]
            tell(self.app, f"No battle can use {row.name} yet, so you cannot buy it [{row.rule}].")
            return
        self.post_message(Wanted(item=item, bearer=None if bearer == NOBODY else bearer))

    @on(StripList.Selected, "#things")
    def _given_back(self, event: StripList.Selected) -> None:
        event.stop()
        self.post_message(Wanted(back=int(event.key)))


def _goods(book: Rulebook) -> dict[str, Cost]:
    return {row.key: row for squad in (True, False) for row in equipment_for_sale(book, squad=squad)}


def _quality(row: Quality, cost: int) -> str:
    """A quality with what it does in the battles that are played by it (QUA-03..07), and its price if it has one."""
    price = f", {cost} a soldier" if cost else ""
    return row.name if row.key == ORDINARY else f"{row.name}, initiative {signed(row.initiative)}{price}"


def _format_row(row: Cost) -> str:
    return f"{row.name} {row.cost}" + ("" if usable(row) else f", {NOT_IN_PLAY}")


def _texts(plan: SquadPlan) -> dict[str, str]:
    """What the fields of the squad's form hold, by field."""
    return {"squad-name": plan.name, "side": plan.side, "budget": str(plan.budget), "note": plan.note}
