"""The card of one soldier: a name, and everything that it may be given in one list, priced in place.

It shows a plan and says what somebody chose; it changes nothing itself.
"""

from time import monotonic
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Input, Static

from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.session.chapters import beginnings
from squadlog.squads.cost import bill, rating_row
from squadlog.squads.hiding import with_hidden
from squadlog.squads.lasting import lasting_words, read_lasting
from squadlog.squads.log_values import LogValues, signed
from squadlog.squads.outfit_rows import OutfitRow, outfit_rows
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.tui.builder.words import facts_at, outfit_row
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.chrome.words import link_rules
from squadlog.tui.chrome.wrapped_list import lines_of_row
from squadlog.tui.value_message import ValueMessage

PAUSE_S = 1.0
"""Letters that follow each other within this time are one word."""
_TICK_CELLS = range(9, 11)
"""Where the mark of a row stands, behind the sign of the cursor and the section."""


class Took(ValueMessage):
    """Somebody chose a row. `beside`: not in place of the weapon in hand, but with it."""

    row: OutfitRow
    beside: bool


class Named(ValueMessage):
    """Somebody typed the name of the soldier at that place; `onward`: the next one's is typed now."""

    place: int
    name: str
    onward: bool


class OutfitList(StripList):
    """What can be chosen. Letters typed go to the thing that begins so: they are never commands here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Choose"),
        Binding("space", "beside", "Tick"),
    ]
    decides = True

    def __init__(self) -> None:
        super().__init__(id="outfit")
        self._typed, self._last = "", 0.0
        self._things: tuple[OutfitRow, ...] = ()

    def offer(self, things: tuple[OutfitRow, ...]) -> None:
        """Show these things."""
        self._things = things
        width = (self.scrollable_content_region.width or self.size.width) - 1
        before = ""
        rows = list[ListRow]()
        for thing in things:
            told = outfit_row(thing, width, first=thing.field != before)
            key, hang = f"{thing.field}:{thing.key}", facts_at(thing, width)
            rows.extend(lines_of_row(key, told, width, hang=hang))
            before = thing.field
        self.fill(rows)

    @property
    def thing(self) -> OutfitRow | None:
        """What is under the cursor."""
        return next((thing for thing in self._things if f"{thing.field}:{thing.key}" == self.chosen), None)

    def on_resize(self) -> None:
        """Offer the things again, with more or less of each as there is room."""
        super().on_resize()
        self.offer(self._things)

    def action_select(self) -> None:
        """Take it, a weapon in place of the one in hand."""
        if (thing := self.thing) is not None:
            self.post_message(Took(thing, beside=False))

    def action_beside(self) -> None:
        """Take it besides, or give it back."""
        if (thing := self.thing) is not None:
            self.post_message(Took(thing, beside=True))

    def on_click(self, event: events.Click) -> None:
        """Tick a thing whose mark is clicked; elsewhere do what Enter does."""
        line, offset = self.line_at(event), event.get_content_offset(self)
        if line is None or offset is None or offset.x not in _TICK_CELLS:
            return
        event.stop()
        event.prevent_default()
        self.choose(self.rows[line].key)
        self.action_beside()

    def check_consume_key(self, _key: str, character: str | None = None) -> bool:
        """Letters and digits are part of a name here."""
        return character is not None and character.isalnum()

    def on_key(self, event: events.Key) -> None:
        """Go to what begins with the letters typed."""
        if event.character is None or not event.character.isalnum():
            return
        event.stop()
        event.prevent_default()
        now = monotonic()
        self._typed = (self._typed if now - self._last < PAUSE_S else "") + event.character.casefold()
        self._last = now
        if (found := beginning(self._things, self._typed)) is not None:
            self.choose(f"{found.field}:{found.key}")


def beginning(things: tuple[OutfitRow, ...], letters: str) -> OutfitRow | None:
    """The thing of that code, else the first whose code, name or a word of it begins with the letters; None of none."""
    exact = [thing for thing in things if thing.code.casefold() == letters]
    codes = [thing for thing in things if thing.code.casefold().startswith(letters)]
    names = [thing for thing in things if thing.name.casefold().startswith(letters)]
    words = [
        thing for thing in things if any(word.startswith(letters) for word in thing.name.casefold().split())
    ]
    return next(iter((*exact, *codes, *names, *words)), None)


OUTFITS = (
    ("⏎", "choose", "screen.soldiers.take"),
    ("space", "also carry", "screen.soldiers.tick"),
    ("abc", "finds", ""),
)
NAMES = (("⏎", "next name", ""), ("esc", "done", ""))


class SoldierCard(Vertical):
    """Name, figures and outfit of one soldier."""

    def __init__(self, book: Rulebook, rulings: Rulings) -> None:
        super().__init__(id="card", classes="panel")
        self.book, self._rulings = book, rulings
        self._place, self._name = 0, ""
        self.outfit = OutfitList()

    def compose(self) -> ComposeResult:
        """The name on top, then the list, then what the thing under the cursor is."""
        with Horizontal(classes="field"):
            yield Static("Name", classes="label", markup=False)
            yield PlainInput(id="name", compact=True)
        yield Static("", id="figures", markup=False)
        yield self.outfit
        yield Static("", id="detail", markup=False)

    def on_mount(self) -> None:
        """Write what can be done here into the border."""
        self.border_subtitle = hint_line(OUTFITS)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Name the keys of the name or those of the list, whichever has the keys."""
        self.border_subtitle = hint_line(NAMES if event.widget.id == "name" else OUTFITS)

    def show(self, plan: SquadPlan, place: int, values: LogValues, marked: int) -> None:
        """Show soldier `place` without telling anybody that something changed; `marked` get what is chosen."""
        soldier = plan.soldiers[place]
        self._place, self._name = place, soldier.name
        title = Content(f"{place + 1} {soldier.name} · {values.points} points")
        if marked > 1:
            title = Content.styled(f"✓ choices go to {marked} marked soldiers", "bold $asked")
        self.border_title = title
        with self.prevent(Input.Changed):
            self.query_one("#name", Input).value = soldier.name
        self.query_one("#figures", Static).update(figures(values, soldier), layout=False)
        others = (rating_row(one.leader, self.book) for one in plan.soldiers if one is not soldier)
        led = sum(row.cost for row in others if row is not None)
        either = [
            bill(with_hidden(plan, place, hides=hides), self.book, self._rulings) for hides in (True, False)
        ]
        hiding = either[0].total - either[1].total
        rows = outfit_rows(soldier, self.book, self._rulings, beginnings(), led=led, hiding=hiding)
        self.outfit.offer(rows)
        self._explain()

    def _explain(self) -> None:
        thing = self.outfit.thing
        self.query_one("#detail", Static).update(
            link_rules(thing.words if thing is not None else ""), layout=False
        )

    @on(StripList.Highlighted, "#outfit")
    def _moved(self) -> None:
        self._explain()

    def begin_name(self) -> None:
        """Type the name."""
        field = self.query_one("#name", Input)
        field.focus()
        field.select_all()

    @on(Input.Submitted, "#name")
    def _entered(self, event: Input.Submitted) -> None:
        event.stop()
        self.post_message(Named(self._place, event.value, onward=True))

    @on(Input.Blurred, "#name")
    def _left(self, event: Input.Blurred) -> None:
        event.stop()
        if event.value != self._name:
            self.post_message(Named(self._place, event.value, onward=False))


def figures(values: LogValues, soldier: SoldierPlan) -> Content:
    """What the soldier's log will say before play, without what is ordinary."""
    who = soldier.character
    kind = "" if who is None else "  player character" if who.player else "  character"
    zero_g = "none" if values.zero_g is None else signed(values.zero_g)
    pack = "  bounce pack" if values.pack else ""
    return Content.assemble(
        ("to hit / melee ", "$quiet"), "  ".join(values.modifiers),
        ("  AF ", "$quiet"), str(values.af.value), ("  zero-G ", "$quiet"), zero_g, (pack, "$quiet"),
        (kind, "bold"),
        *((f"  {lasting_words(one)}", "$wounded") for one in read_lasting(soldier.lasting)),
    )  # fmt: skip
