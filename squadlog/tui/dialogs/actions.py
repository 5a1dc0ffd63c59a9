"""The action panel: what one soldier or several may do, at what cost and until when, and why not the rest."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.keys import format_key

from squadlog.battle.commands import Declare
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import StatedMove
from squadlog.session.view.orders.asked_facts import AIM, PLAN, SAID, asks_where, first_fact, form_of
from squadlog.session.view.orders.letters import BY_ACTION, LETTERS, OWN
from squadlog.session.view.orders.menu import ActionOffer, Menu, offers
from squadlog.session.view.orders.move_words import AT, EXAMPLE, move_words, read_aim, read_move
from squadlog.session.view.orders.order_form import (
    GO_ON,
    HOLD,
    NUMBER,
    Order,
    command,
    command_for,
    fill_defaults,
    move_as_stated,
)
from squadlog.session.view.orders.quoted_rules import QuotedRules
from squadlog.session.view.shots.aim import AskedShot, aim_of
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Fitting
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import LineDialog, ask_line
from squadlog.tui.chrome.words import unit_words
from squadlog.tui.dialogs.facts import BINDS, fact_rows, stands_words
from squadlog.tui.dialogs.offers import MORE, WAITS, offer_rows
from squadlog.tui.dialogs.panel import DIGITS, FactList, FormPanel, PanelList, hints
from squadlog.tui.value_message import ValueMessage

CHOOSE = f"letters order at once, {WAITS} after Enter"


def _wound(level: str) -> str:
    return "" if level == "none" else f"wound {level}, "


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
        self._menus: tuple[Menu, ...] = ()
        self._offers: tuple[ActionOffer, ...] = ()
        self._order = Order(unit=0, action=HOLD)
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
        self, rules: QuotedRules, units: Sequence[int], *, last: str = "", ruler: StatedMove | None = None
    ) -> None:
        """Fill it for these soldiers. `last` is the action that it opens on, unless a rule refuses that now."""
        battle = rules.known
        self.rules = rules
        self._menus = tuple(Menu(rules, battle.units[number], ruler) for number in units)
        self._offers = offers(self._menus, self._key_of)
        self._unfolded = self._touched = False
        first = self._menus[0].unit
        if len(units) == 1:
            who, stands = unit_words(battle, first.id), f"{first.posture}, {stands_words(battle, first)}"
            who = f"{who} · {_wound(first.wound)}{stands}"
        else:
            who = f"{len(units)} soldiers"
        told = (f"{who} · {CHOOSE} · {battle.now}", f"{who} · {CHOOSE}", f"{who} · {WAITS} after Enter", who)
        self.border_title = Fitting.of(*map(Content, told))
        legal = [offer.action for offer in self._offers if offer.refusal is None]
        wanted = (last, GO_ON, HOLD, *legal[:1])
        self._fill(next((action for action in wanted if action in legal), HOLD))

    def _key_of(self, action: str) -> str:
        row = BY_ACTION.get(action)
        return format_key(places(self.app).keys.get(row.binding, row.letter)) if row is not None else " "

    def on_resize(self) -> None:
        """Write the rows again in another size, which holds other words."""
        if self.rules is not None and self.other_size():
            self._fill(self._chosen)
            self.post_message(self.Fuller())

    def _fill(self, action: str) -> None:
        rows = offer_rows(
            self._offers,
            self.known.now,
            self.room("#actions", 56),
            of=len(self._menus),
            unfolded=self._unfolded,
        )
        self._choose(action)
        self.query_one("#actions", StripList).fill(rows, keep=action)

    # Choosing

    def _choose(self, action: str) -> None:
        """Choose another action, with facts of its own."""
        self._chosen = action
        able = (menu for menu in self._menus if menu.refusal(action) is None)
        self._order = next(able, self._menus[0]).blank(action)
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
        offer = next((one for one in self._offers if one.action == action), None)
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
        elif (
            action in BY_ACTION
            and BY_ACTION[action].at_once
            and (first := first_fact(form_of(self.asked, self._order), self._order))
        ):
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
        own = [offer.action for offer in self._offers if offer.action.startswith(OWN)]
        if not self._touched and typed in DIGITS[1 : len(own) + 1]:
            self.action_letter(own[int(typed) - 1])
        else:
            self.action_digit(typed)

    def action_digit(self, digit: str) -> None:
        """One more digit of metres, degrees or floors; the keys are those of the options from then on."""
        self._touched = True
        typed = self._order.value(NUMBER) + digit
        if (
            len(typed) <= 5
            and typed.count(".") <= 1
            and any(not entry.options for entry in form_of(self.asked, self._order))
        ):
            self._set(NUMBER, typed)
            self._to_fact(NUMBER)

    def action_erase(self) -> None:
        """Take back the last digit."""
        self._set(NUMBER, self._order.value(NUMBER)[:-1])

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
        if name in (SAID, PLAN, AIM):
            {SAID: self.action_in_words, PLAN: self.action_plan, AIM: self.action_aim}[name]()
            return
        entry = next((entry for entry in form_of(self.asked, self._order) if entry.name == name), None)
        if entry is not None and entry.options:
            value = self._order.value(name)
            here = entry.options.index(value) if value in entry.options else -min(step, 0) - 1
            self._set(name, entry.options[(here + step) % len(entry.options)])

    def action_in_words(self) -> None:
        """State the move in words: ground metre by metre, turns on the way, and who sees it where."""
        said = self._order.said if self._order.said is not None else move_as_stated(self._order)
        question = f"The move, such as: {EXAMPLE} (empty: back to the keys)"
        self.app.push_screen(LineDialog(question, value=move_words(said), needed=False), self._worded)

    def _worded(self, text: str | None) -> None:
        if text is None:
            return
        try:
            said = read_move(text, self._order.unit, self.known) if text else None
        except ValueError as error:
            self.app.notify(str(error), severity="warning", markup=False, timeout=8)
            return
        self._order = replace(self._order, said=said)
        self._again()

    class Planned(ValueMessage):
        """Target, range and cover of the shot are to be stated now, on the shot card."""

        card: AskedShot

    def action_plan(self) -> None:
        """State target, range and cover of the shot now."""
        weapon = self._order.value("weapon")
        unit = self.known.units[self._order.unit]
        aimed = self._order.action == "aimed_fire"
        plan = aim_of(self._order.plan)
        weapon = weapon or unit.in_hand or ""
        card = AskedShot(unit=unit.id, weapon=weapon, purpose="plan", aim=plan, aimed=aimed)
        self.post_message(self.Planned(card))

    class Pointed(ValueMessage):
        """Says that the order is to be aimed at a place now, on the map."""

        order: Declare

    def action_aim(self) -> None:
        """Aim it: on the map, whose hand then gives the order; without one in words."""
        order = command(self._order)
        if not isinstance(order, Declare):
            return
        if self.known.units[order.unit].position is not None:
            self.post_message(self.Pointed(order))
        else:
            ask_line(self.app, f"Where, such as: {AT}", self._aimed)

    def _aimed(self, text: str) -> None:
        order = command(self._order)
        if not isinstance(order, Declare):
            return
        try:
            said = read_aim(text, order, self.known)
        except ValueError as error:
            self.app.notify(str(error), severity="warning", markup=False, timeout=8)
            return
        self._order = replace(self._order, plan=said.shot)
        self._again()

    def action_overrule(self) -> None:
        """Declare it although a rule refuses it."""
        if self.asked.refusal(command(self._order)) is None:
            self.app.notify("No rule refuses this: Enter declares it.", markup=False)
            return
        ask_line(self.app, "Reason to overrule:", self._overruled)

    def _overruled(self, reason: str) -> None:
        self._order = replace(self._order, overrule=reason)
        self._again()

    def planned(self, plan: object) -> None:
        """Take over the shot stated on the shot card."""
        if isinstance(plan, ShotPlan):
            self._order = replace(self._order, plan=plan)
            self._again()

    # The order

    def action_declare(self) -> None:
        """Declare the action, unless a rule refuses it to everybody: then say so and stay."""
        if self._chosen == MORE:
            self.action_unfold()
            return
        if asks_where(self._order):
            self.action_aim()
            return
        said = command_for(self._order, (menu.unit.id for menu in self._menus))
        if self.asked.refusal(said) is not None:
            self.app.bell()
        else:
            self.answer(said)

    def _set(self, name: str, value: str) -> None:
        self._order = fill_defaults(self.asked, self._order.having(name, value))
        self._again()

    def _again(self) -> None:
        rows: tuple[ListRow, ...] = ()
        if self._chosen != MORE:
            rows = fact_rows(self.asked, self._order, self.room("#facts", 50), unfolded=self._told)
        self.query_one("#facts", FactList).fill(rows)
        self.cites(rows)
        said = command_for(self._order, (menu.unit.id for menu in self._menus))
        refused = (
            self._chosen != MORE and not asks_where(self._order) and self.asked.refusal(said) is not None
        )
        enter = (
            "shows all" if self._chosen == MORE else "asks where" if asks_where(self._order) else "declare"
        )
        self.border_subtitle = hints(
            ("✗", "refused", "") if refused else ("⏎", enter, "declare"),
            ("⇥", "options", "facts"), ("!", "overrule", "overrule"),
            ("/", "rules", "rule"), ("esc", "no order", "put_aside"),
        )  # fmt: skip
