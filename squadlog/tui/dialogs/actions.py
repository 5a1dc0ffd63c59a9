"""The action panel: what one soldier or several may do, at what cost and until when, and why not the rest."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.keys import format_key

from squadlog.battle.commands import Continue, Declare
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import StatedMove
from squadlog.language.say import say_plan
from squadlog.session.seat import Seat
from squadlog.session.view.fields import Form, FormField
from squadlog.session.view.orders.asked_facts import AIM, IN_WORDS, SHOT, first_asked
from squadlog.session.view.orders.asked_once import AskedOnce
from squadlog.session.view.orders.filling import OVERRULE
from squadlog.session.view.orders.letters import BY_ACTION, LETTERS, OWN
from squadlog.session.view.orders.menu import ActionMenu, ActionOffer, menu
from squadlog.session.view.orders.move_words import AT, EXAMPLE, move_words
from squadlog.session.view.orders.order import GO_ON, HOLD
from squadlog.session.view.orders.order_form import order_form
from squadlog.session.view.shots.aim import AskedShot, aim_of
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Fitting
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import LineDialog, ask_line
from squadlog.tui.dialogs.facts import BINDS, fact_rows
from squadlog.tui.dialogs.offers import MORE, WAITS, offer_rows
from squadlog.tui.dialogs.panel import DIGITS, FactList, FormPanel, PanelList, hints, is_typable
from squadlog.tui.value_message import ValueMessage

TYPED = ("length", "degrees", "floors")
"""Kinds of facts that are typed in digits."""
CHOOSE = f"letters order at once, {WAITS} after Enter"


class ActionPanel(FormPanel):
    """Choose an action and its facts; Enter declares it, and so does its letter where nothing more is to be said.

    The answer is the command; that for several soldiers is one step of the record.
    """

    FIRST = "#actions"
    HELP = (
        "The actions of this soldier. Each action always has the same letter. A letter gives the order at once, such "
        "as k for kneel or o for opportunity fire; an action marked ⏎ has options, and Enter gives the order: a walk "
        "waits for Enter, and for digits first if it is shorter. Digits right after opening choose actions that your "
        "group added.\n"
        "Each action shows its cost in action points and the subphase it ends in; ✗ marks an action that the rules "
        "refuse now, with the reason and its rule. + shows the unavailable actions.\n"
        "Tab or the arrow to the right goes to the options of the action: up and down choose one, left and "
        "right change it (or a click), digits are metres, degrees or floors, backspace deletes one. On a map the "
        "first option says where a move goes. In words, you state the ground metre by metre, turns, and who sees the "
        "soldier where. The conditions of the soldier's side come last: ▸ unfolds them.\n"
        "Enter declares. The list opens on the last action of this soldier, or on Hold. ! overrules a refusal, with "
        "a reason. / opens the rules named. Escape gives no order."
    )
    QUESTION = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(row.letter, f"letter('{row.action}')", row.name, id=row.binding, show=False)
            for row in LETTERS
        ),
        Binding("enter", "declare", "Declare", id="sheet.declare"),
        Binding("right", "change(1)", "Change an option", show=False, id="sheet.next"),
        Binding("left", "change(-1)", "Change it back", show=False, id="sheet.previous"),
        Binding("exclamation_mark", "overrule", "Overrule", id="sheet.overrule"),
        Binding("plus", "unfold", "Show all", show=False, id="sheet.all"),
        Binding("backspace", "erase", "Erase", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._asked: AskedOnce | None = None
        self._menu = ActionMenu(units=(), who="", stands="", now=Moment(1, 1), offers=())
        self._said: dict[str, str] = {}
        self._form = Form(subject=HOLD, sentence="")
        self._ruler: StatedMove | None = None
        self._chosen = ""
        self._unfolded = self._touched = self._told = False

    def compose(self) -> ComposeResult:
        """Actions on the left, facts and cost on the right."""
        with Horizontal():
            actions = PanelList(id="actions")
            actions.stood = self._stands_on
            yield actions
            yield FactList(id="facts")

    def about(
        self, seat: Seat, units: Sequence[int], *, last: str = "", ruler: StatedMove | None = None
    ) -> None:
        """Fill it for these soldiers. `last` is the action that it opens on, unless a rule refuses that now."""
        self.rules, self._asked, self._ruler = seat.rules, AskedOnce(seat.rules), ruler
        self._menu = menu(self._asked, units, ruler, said=False)
        self._unfolded = self._touched = False
        who = f"{self._menu.who} · {self._menu.stands}" if self._menu.stands else self._menu.who
        told = (
            f"{who} · {CHOOSE} · {self._menu.now}",
            f"{who} · {CHOOSE}",
            f"{who} · {WAITS} after Enter",
            who,
        )
        self.border_title = Fitting.of(*map(Content, told))
        legal = [offer.action for offer in self._menu.offers if offer.refusal is None]
        wanted = (last, GO_ON, HOLD, *legal[:1])
        self._fill(next((action for action in wanted if action in legal), HOLD))

    def _key_of(self, offer: ActionOffer) -> str:
        row = BY_ACTION.get(offer.action)
        if row is None:
            return offer.letter or " "
        return format_key(places(self.app).keys.get(row.binding, row.letter))

    def on_resize(self) -> None:
        """Write the rows again in another size, which holds other words."""
        if self.rules is not None and self.other_size():
            self._fill(self._chosen)
            self.post_message(self.Fuller())

    def _fill(self, action: str) -> None:
        room = self.room("#actions", 56)
        rows = offer_rows(self._menu, room, self._key_of, unfolded=self._unfolded)
        self._choose(action)
        self.query_one("#actions", StripList).fill(rows, keep=action)

    # Choosing

    def _choose(self, action: str) -> None:
        """Choose another action, with facts of its own."""
        self._chosen, self._said = action, {}
        self._again()

    def _stands_on(self) -> None:
        chosen = self.query_one("#actions", StripList).chosen
        if chosen is not None and chosen != self._chosen:
            self._touched = True
            self._choose(chosen)

    @on(StripList.Selected)
    def _enter(self, event: StripList.Selected) -> None:
        event.stop()
        self.action_declare()

    @on(FactList.Turned)
    def _clicked(self, event: FactList.Turned) -> None:
        event.stop()
        self._turn(event.key, 1)

    def action_letter(self, action: str) -> None:
        """Choose that action; the order is given where nothing more has to be said, and nothing refuses it."""
        self._touched = True
        offer = self._menu.offer(action)
        if offer is None:
            self.app.bell()
            return
        listed = self.query_one("#actions", StripList)
        if listed.place_of(action) is None and not self._unfolded:
            self.action_unfold()
        self._choose(action)
        listed.choose(action)
        if offer.refusal is not None:
            self.app.bell()
        elif not offer.waits:
            self.action_declare()
        elif action in BY_ACTION and BY_ACTION[action].at_once and (first := first_asked(self._form)):
            self._to_fact(first)

    def _to_fact(self, name: str) -> None:
        """Give the keys to this fact."""
        facts = self.query_one("#facts", FactList)
        facts.choose(name)
        self.screen.set_focus(facts)

    def action_unfold(self) -> None:
        """What this table has no use for, with the reasons; and away again."""
        self._unfolded = not self._unfolded
        self._fill(self._chosen if self._chosen != MORE else HOLD)
        self.post_message(self.Fuller())

    # Facts

    def on_key(self, event: events.Key) -> None:
        """Take digits as metres, degrees or floors; before anything is chosen, as the actions that the group added."""
        typed = event.character
        if typed is None or typed not in f"{DIGITS}.":
            return
        event.stop()
        own = [offer.action for offer in self._menu.offers if offer.action.startswith(OWN)]
        if not self._touched and typed in DIGITS[1 : len(own) + 1]:
            self.action_letter(own[int(typed) - 1])
        else:
            self.action_digit(typed)

    def action_digit(self, digit: str) -> None:
        """One more digit of metres, degrees or floors; the keys are those of the options from then on."""
        self._touched = True
        entry = self._typed_field()
        if entry is None:
            return
        typed = (entry.value or "0" if digit == "." else entry.value) + digit
        if is_typable(typed):
            self._set(entry.name, typed)
            self._to_fact(entry.name)

    def _typed_field(self) -> FormField | None:
        """The fact that is typed in digits, if there is one."""
        return next((one for one in self._form.fields if one.kind in TYPED and not one.choices), None)

    def action_erase(self) -> None:
        """Take back the last digit."""
        if (entry := self._typed_field()) is not None:
            self._set(entry.name, entry.value[:-1])

    def action_change(self, step: int) -> None:
        """The next value of the fact under the cursor, or the one before; from the actions, over to the facts."""
        there = self.query_one("#facts", FactList)
        if self.screen.focused is not there:
            self.action_facts()
        elif there.chosen is not None:
            self._turn(there.chosen, step)

    def _turn(self, name: str, step: int) -> None:
        self._touched = True
        if name.startswith(BINDS):
            self._told = not self._told
            self._again()
            return
        if name in (IN_WORDS, SHOT, AIM):
            {IN_WORDS: self.action_in_words, SHOT: self.action_plan, AIM: self.action_aim}[name]()
            return
        entry = self._form.field(name)
        if entry is not None and entry.choices:
            options = [one.value for one in entry.choices]
            here = options.index(entry.value) if entry.value in options else -min(step, 0) - 1
            self._set(name, options[(here + step) % len(options)])

    def action_in_words(self) -> None:
        """State the move in words: ground metre by metre, turns on the way, and who sees it where."""
        order = self._form.so_far
        value = move_words(order.move) if isinstance(order, Declare | Continue) else ""
        question = f"The move, such as: {EXAMPLE} (empty: back to the keys)"

        def worded(text: str | None) -> None:
            if text is not None:
                self._set(IN_WORDS, text)

        self.app.push_screen(LineDialog(question, value=value, needed=False), worded)

    class Planned(ValueMessage):
        """Target, range and cover of the shot are to be stated now, on the shot card."""

        card: AskedShot

    def action_plan(self) -> None:
        """State target, range and cover of the shot now."""
        order = self._form.so_far
        if not isinstance(order, Declare):
            return
        weapon = order.weapon or self.known.units[order.unit].in_hand or ""
        aimed = self._chosen == "aimed_fire"
        card = AskedShot(unit=order.unit, weapon=weapon, purpose="plan", aim=aim_of(order.shot), aimed=aimed)
        self.post_message(self.Planned(card))

    class Pointed(ValueMessage):
        """Says that the order is to be aimed at a place now, on the map."""

        order: Declare

    def action_aim(self) -> None:
        """Aim it: on the map, whose hand then gives the order; without one in words."""
        order = self._form.so_far
        if not isinstance(order, Declare):
            return
        if self.known.units[order.unit].position is not None:
            self.post_message(self.Pointed(order))
        else:
            ask_line(self.app, f"Where, such as: {AT}", lambda text: self._set(AIM, text))

    def action_overrule(self) -> None:
        """Declare it although a rule refuses it."""
        if self._form.refusal is None:
            self.app.notify("No rule refuses this: Enter declares it.", markup=False)
            return
        ask_line(self.app, "Reason to overrule:", lambda reason: self._set(OVERRULE, reason))

    def planned(self, plan: object) -> None:
        """Take over the shot stated on the shot card."""
        order = self._form.so_far
        if isinstance(plan, ShotPlan) and isinstance(order, Declare):
            self._set(SHOT, say_plan(plan, order.weapon))

    # The order

    def action_declare(self) -> None:
        """Declare the action, unless a rule refuses it to everybody: then say so and stay."""
        if self._chosen == MORE:
            self.action_unfold()
            return
        if AIM in self._form.lacking:
            self.action_aim()
        elif self._form.refusal is not None or self._form.says is None:
            self.app.bell()
        else:
            self.answer(self._form.says)

    def _set(self, name: str, text: str) -> None:
        """Say a fact, or take back what was said of it; what makes no sense in words is told, and left out."""
        said = {one: said for one, said in {**self._said, name: text}.items() if said}
        form = self._form_of(said)
        entry = form.field(name)
        if entry is not None and entry.wrong and entry.kind not in TYPED:
            self.app.notify(entry.wrong, severity="warning", markup=False, timeout=8)
        else:
            self._said = said
            self._again()

    def _form_of(self, said: Mapping[str, str]) -> Form:
        if self._asked is None:
            raise RuntimeError("the panel was opened before anybody asked about a soldier")
        return order_form(self._asked, self._menu.units, self._chosen, said, self._ruler, judged=False)

    def _again(self) -> None:
        rows: tuple[ListRow, ...] = ()
        more = self._chosen == MORE
        if not more:
            self._form = self._form_of(self._said)
            rows = fact_rows(self._form, self.room("#facts", 50), unfolded=self._told)
        self.query_one("#facts", FactList).fill(rows)
        self.cites(rows)
        asks = AIM in self._form.lacking
        refused = not more and not asks and self._form.refusal is not None
        enter = "shows all" if more else "asks where" if asks else "declare"
        self.border_subtitle = hints(
            ("✗", "refused", "") if refused else ("⏎", enter, "declare"),
            ("⇥", "options", "facts"), ("!", "overrule", "overrule"),
            ("/", "rules", "rule"), ("esc", "no order", "put_aside"),
        )  # fmt: skip
