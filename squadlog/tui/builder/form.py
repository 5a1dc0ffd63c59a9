"""The two forms of the builder.

They show a plan and say which field somebody changed; they change nothing themselves.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Button, Checkbox, Input, OptionList, Select, SelectionList, Static
from textual.widgets.selection_list import Selection

from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.gear import Cost, Weapon
from squadlog.rulebook.rulings import Rulings
from squadlog.shell.chapters import beginnings
from squadlog.squads.goods import equipment_for_sale, modes, race_name, weapons_for_sale
from squadlog.squads.in_play import NOT_IN_PLAY, ORDINARY, usable
from squadlog.squads.log_values import LogValues, signed
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.tui.chrome.chooser import Chooser
from squadlog.tui.chrome.chrome import tell
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.ticks import Tick, TickList
from squadlog.tui.chrome.typed import PlainInput

NO_LEADER = "none"
NOBODY = "-"


class Changed(Message):
    """Somebody set fields, of the squad or of the soldier chosen."""

    def __init__(self, values: Mapping[str, Any], *, of_squad: bool = False) -> None:
        super().__init__()
        self.values, self.of_squad = dict(values), of_squad


class Wanted(Message):
    """Somebody wants a thing for the squad, or gives back thing number `back`."""

    def __init__(self, *, item: str = "", bearer: str | None = None, back: int | None = None) -> None:
        super().__init__()
        self.item, self.bearer, self.back = item, bearer, back


def _choice(
    label: str, key: str, options: Iterable[tuple[str, str]], hint: str
) -> Iterable[Static | Select[str]]:
    yield Static(label, classes="label", markup=False)
    rows = [(Content(text), value) for text, value in options]
    yield Chooser(rows, allow_blank=False, id=key, compact=True, tooltip=Content(hint))


class SoldierForm(VerticalScroll, can_focus=False):
    """Name, troop, race, armour, leadership, weapons and equipment of one soldier."""

    def __init__(self, book: Rulebook, rulings: Rulings) -> None:
        super().__init__(id="soldier-form")
        self._book, self._rulings = book, rulings
        self._soldier: SoldierPlan | None = None
        self._unusable = [row.key for row in equipment_for_sale(book, squad=False) if not usable(row)]

    def compose(self) -> ComposeResult:
        """Figures on top, choices, then the two lists."""
        book = self._book
        yield Static("", id="figures", markup=False)
        with Horizontal(id="halves"):
            with Vertical(id="choices"):
                with Horizontal(classes="field"):
                    yield Static("Name", classes="label", markup=False)
                    yield PlainInput(id="name", compact=True)
                for label, key, options, hint in (
                    ("Troop", "troop", [(f"{row.name} {row.cost}", row.key) for row in book.troops.values()], "BLD-03"),
                    ("Race", "race", [(race_name(key, book, self._rulings), key) for key in book.races], "BLD-04"),
                    ("Armour", "armour", [(f"{_coded(row.key, row.name)} {row.cost}", row.key)
                                          for row in book.armours.values()], "BLD-05"),
                    ("Leader", "leader", self._ratings(), "LDR-08"),
                ):  # fmt: skip
                    with Horizontal(classes="field"):
                        yield from _choice(label, key, options, f"{label}: {hint}")
            with Vertical(id="lists"):
                yield Static("Weapons", classes="label", markup=False)
                arms = (
                    _row(row.key, f"{row.key:<4}{_weapon(row, book)}", row.cost)
                    for row in weapons_for_sale(book)
                )
                yield TickList(*arms, id="weapons", compact=True)
                yield Static("Equipment", classes="label", markup=False)
                things = (
                    _row(row.key, row.name, row.cost, usable=usable(row))
                    for row in equipment_for_sale(book, squad=False)
                )
                yield TickList(*things, id="equipment", compact=True)
                yield Static("Begins (advanced)", classes="label", markup=False)
                states = (Selection(Content(label), word, id=word) for word, label in beginnings())
                yield TickList(*states, id="begins", compact=True)

    def _ratings(self) -> list[tuple[str, str]]:
        ratings = [
            (f"{signed(row.rating)}, {row.cost} points, {NOT_IN_PLAY}", str(row.rating))
            for row in self._book.leaders.values()
        ]
        return [("no leader", NO_LEADER), *ratings]

    def begin(self) -> None:
        """Put the cursor on the first choice."""
        self.query_one("#troop").focus()

    def show(self, plan: SquadPlan, place: int, values: LogValues) -> None:
        """Show soldier `place` without telling anybody that something changed."""
        soldier = plan.soldiers[place]
        self.query_one("#figures", Static).update(_figures(values))
        with self.prevent(
            Input.Changed, Select.Changed, SelectionList.SelectionToggled, SelectionList.SelectedChanged
        ):
            self.query_one("#name", Input).value = soldier.name
            self.query_one("#troop", Select).value = soldier.troop
            self.query_one("#race", Select).value = soldier.race
            self.query_one("#armour", Select).value = soldier.armour
            rating = NO_LEADER if soldier.leader is None else str(soldier.leader)
            self.query_one("#leader", Select).value = rating
            for key, chosen in (
                ("#weapons", soldier.weapons),
                ("#equipment", soldier.equipment),
                ("#begins", soldier.begins),
            ):
                goods = self.query_one(key, SelectionList)
                goods.deselect_all()
                for item in dict.fromkeys(chosen):
                    goods.select(item)
                for item in self._unusable if key == "#equipment" else ():
                    (goods.enable_option if item in chosen else goods.disable_option)(item)
        self._soldier = soldier

    @on(Select.Changed)
    def _selected(self, event: Select.Changed) -> None:
        event.stop()
        if self._soldier is None or event.value != event.select.value:
            return  # said before the form was filled, or before it was filled again
        key, value = event.select.id or "", str(event.value)
        chosen = (None if value == NO_LEADER else int(value)) if key == "leader" else value
        if key == "leader" and chosen not in (None, self._soldier.leader):
            had = self._soldier.leader
            self.query_one("#leader", Select).value = NO_LEADER if had is None else str(had)
            tell(self.app, "No battle counts leadership yet, so it is not sold [LDR-08].")
            return
        if chosen != getattr(self._soldier, key):
            self.post_message(Changed({key: chosen}))

    @on(SelectionList.SelectionToggled)
    def _toggled(self, event: SelectionList.SelectionToggled[str]) -> None:
        event.stop()
        goods = event.selection_list
        key, item = goods.id or "", event.selection.value
        had: tuple[str, ...] = getattr(self._soldier, key)
        kept = tuple(thing for thing in had if thing != item)
        self.post_message(Changed({key: (*kept, item) if item in goods.selected else kept}))

    @on(Input.Submitted)
    @on(Input.Blurred)
    def _named(self, event: Input.Submitted | Input.Blurred) -> None:
        event.stop()
        if self._soldier is not None and event.value != self._soldier.name:
            self.post_message(Changed({"name": event.value}))


def _coded(key: str, name: str) -> str:
    """Code and name, or the name alone where it says as much."""
    return name if name.split(maxsplit=1)[0] == key else f"{key} {name}"


def _weapon(weapon: Weapon, book: Rulebook) -> str:
    """What it is called, whatever mode it is set to."""
    return weapon.name.partition(" (")[0] if len(modes(weapon.code, book)) > 1 else weapon.name


def _row(key: str, text: str, cost: int, *, usable: bool = True) -> Selection[str]:
    """What cannot be used yet is shown, with the reason; nobody takes it, and who has it may give it back."""
    return Selection(
        Content(f"{text}  {cost}{'' if usable else f', {NOT_IN_PLAY}'}"), key, id=key, disabled=not usable
    )


def _figures(values: LogValues) -> Content:
    zero_g = "none" if values.zero_g is None else signed(values.zero_g)
    pack = ", bounce pack" if values.pack else ""
    return Content.assemble(
        (f"{values.points} points", "bold"),
        f"  AF {values.af.value}  zero-G {zero_g}{pack}\n",
        "ranged/melee " + "  ".join(values.modifiers),
    )


class SquadForm(VerticalScroll, can_focus=False):
    """Name, side, budget, quality and shared things of the squad."""

    def __init__(self, book: Rulebook) -> None:
        super().__init__(id="squad-form")
        self._goods: dict[str, Cost] = {
            row.key: row for squad in (True, False) for row in equipment_for_sale(book, squad=squad)
        }
        self._plan: SquadPlan | None = None
        self._qualities = [
            (row.name if row.key == ORDINARY else f"{row.name}, {NOT_IN_PLAY}", row.key)
            for row in book.qualities.values()
        ]

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
            "Bought for the squad; Enter on a line gives it back (BLD-08)", classes="hint", markup=False
        )
        yield Picker(id="things")
        with Horizontal(classes="field"):
            yield from _choice(
                "Buy", "item", [(_offered(row), key) for key, row in self._goods.items()], "BLD-02"
            )
        with Horizontal(classes="field"):
            yield from _choice("For", "bearer", [("nobody in particular", NOBODY)], "Who carries it: BLD-08")
        yield Button("Buy it", id="buy", compact=True)

    def show(self, plan: SquadPlan) -> None:
        """Show the squad without telling anybody that something changed."""
        self._plan = plan
        members = [
            (Content("nobody in particular"), NOBODY),
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
            rows.append((str(place), Content(f"{what}: {thing.bearer or 'nobody in particular'}{idle}")))
        self.query_one("#things", Picker).fill(rows)

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
        self.post_message(Changed({"name" if key == "squad-name" else key: value}, of_squad=True))

    @on(Select.Changed, "#quality")
    def _qualified(self, event: Select.Changed) -> None:
        event.stop()
        settled = event.value == event.select.value
        if self._plan is not None and settled and event.value != self._plan.quality:
            self.post_message(Changed({"quality": str(event.value)}, of_squad=True))

    @on(Checkbox.Changed, "#naval")
    def _enlisted(self, event: Checkbox.Changed) -> None:
        event.stop()
        settled = event.value == event.checkbox.value
        if self._plan is not None and settled and event.value != self._plan.naval:
            self.post_message(Changed({"naval": event.value}, of_squad=True))

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
            tell(self.app, f"No battle can use {row.name} yet, so it is not sold [{row.rule}].")
            return
        self.post_message(Wanted(item=item, bearer=None if bearer == NOBODY else bearer))

    @on(OptionList.OptionSelected, "#things")
    def _given_back(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(Wanted(back=int(event.option.id or 0)))


def _offered(row: Cost) -> str:
    return f"{row.name} {row.cost}" + ("" if usable(row) else f", {NOT_IN_PLAY}")


def _texts(plan: SquadPlan) -> dict[str, str]:
    """What the fields of the squad's form hold, by field."""
    return {"squad-name": plan.name, "side": plan.side, "budget": str(plan.budget), "note": plan.note}
