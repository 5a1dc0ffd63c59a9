"""The shot card: target, range, cover by single keys; what comes of it first, its reasons behind one key."""

from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content

from squadlog.battle.commands import Declare, Fire, OpportunityShot
from squadlog.facts.ground_facts import Target, feature_of, unit_of
from squadlog.reports.wording import unit_words
from squadlog.session.view.asked_rules import ShotRules
from squadlog.session.view.orders.move_words import read_adjustment
from squadlog.session.view.shots.aim import AimForm, AskedShot, covers_offered, deepest_m
from squadlog.session.view.shots.card import ShotCard, shot_card
from squadlog.session.view.shots.manners import ask_about_friends, next_manner
from squadlog.session.view.shots.targets import key_of, target_of
from squadlog.tui.chrome.places import ask_sure, places
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.typed import ask_line
from squadlog.tui.dialogs.panel import DIGITS, FactList, FormPanel, PanelList, is_typable
from squadlog.tui.dialogs.previews import odds_words_beside
from squadlog.tui.dialogs.shot_facts import AFTER, RANGE, SHOT_HELP, TARGET, shot_hints
from squadlog.tui.dialogs.shot_rows import shot_rows
from squadlog.tui.dialogs.target_rows import FOLDED, target_rows
from squadlog.tui.value_message import ValueMessage

MOST_AT_ONCE = 5
"""Targets whose odds are shown side by side, at most."""


class ShotPanel(FormPanel):
    """One shot. The answer is the command, or the plan of one."""

    class Aims(ValueMessage):
        """What the card holds has changed; None: it is put away."""

        command: Fire | OpportunityShot | None

    FIRST = "#targets"
    _card: ShotCard
    """What it shows, once it was filled."""
    HELP = SHOT_HELP
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "shoot", "Shoot", id="shot.shoot"),
        Binding("c", "cycle('cover')", "Cover", id="shot.cover"),
        Binding("h", "cover('half_hard')", "Half cover, hard", id="shot.half_hard", show=False),
        Binding("H", "cover('half_soft')", "Half cover, soft", id="shot.half_soft", show=False),
        Binding("f", "cover('full_hard')", "Full cover, hard", id="shot.full_hard", show=False),
        Binding("F", "cover('full_soft')", "Full cover, soft", id="shot.full_soft", show=False),
        Binding("v", "cycle('behind')", "Intervening cover", id="shot.behind", show=False),
        Binding("l", "woods('light_woods')", "Light woods", id="shot.light", show=False),
        Binding("k", "woods('heavy_woods')", "Heavy woods", id="shot.heavy", show=False),
        Binding("L", "woods('light_woods', -1)", "Light woods, 1 m less", id="shot.light_less", show=False),
        Binding("K", "woods('heavy_woods', -1)", "Heavy woods, 1 m less", id="shot.heavy_less", show=False),
        Binding("b", "manner", "Single shot or burst", id="shot.manner", show=False),
        Binding("z", "sector(15.0)", "Sector to the right", id="shot.sector", show=False),
        Binding("Z", "sector(-15.0)", "Sector to the left", id="shot.sector_left", show=False),
        Binding("space", "sweep", "In the sector or not", id="shot.sweep", show=False),
        Binding("a", "flag('in_arc')", "Arc", id="shot.arc"),
        Binding("s", "flag('in_sight')", "Sight", id="shot.sight"),
        Binding("t", "type('target')", "Digits: target or range", id="shot.target", show=False),
        Binding("m", "type('after')", "After metres", id="shot.after", show=False),
        Binding("plus", "adjust", "By hand", id="shot.adjust", show=False),
        Binding("w", "withhold", "Hold fire", id="shot.withhold"),
        Binding("exclamation_mark", "overrule", "Overrule", id="shot.overrule", show=False),
        Binding("r", "reasons", "Reasons", id="shot.rule"),
        Binding("o", "odds", "Odds side by side", id="shot.odds", show=False),
        Binding("backspace", "erase", "Erase", show=False),
        Binding("shift+up,left", "scroll(-4)", "Reasons up", show=False),
        Binding("shift+down,right", "scroll(4)", "Reasons down", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._asked = AskedShot(unit=0, weapon="", purpose="fire")
        self._typing = RANGE
        self._typed = ""
        self._anew = False
        self._open = False

    def compose(self) -> ComposeResult:
        """Targets on the left, what comes of it and the facts on the right."""
        with Horizontal():
            yield PanelList(id="targets")
            yield FactList(id="facts")

    def about(self, rules: ShotRules, asked: AskedShot, *, last: Target | None = None) -> None:
        """Fill it for this shot. `last` is whom this soldier shot at last."""
        self.rules, self._asked = rules, asked
        self._open, self._typed, self._anew = False, "", False
        self._card = shot_card(rules, asked, last=last)
        self._typing = TARGET if self._card.seen.lines else RANGE
        self.border_title = Content(f"{self._card.title} · {rules.known.now}")
        self._show(keep=True)
        facts = self.query_one("#facts", FactList)
        facts.action_to_end(-1)
        facts.scroll_home(animate=False)

    def on_hide(self) -> None:
        """Tell the map that nothing is aimed at any more."""
        self.post_message(self.Aims(None))

    def on_resize(self) -> None:
        """Write the rows again in another size, which holds other words."""
        if self.rules is not None and self.other_size():
            self._show()
            self.post_message(self.Fuller())

    # Target

    @on(StripList.Highlighted, "#targets")
    def _aims_at(self, event: StripList.Highlighted) -> None:
        event.stop()
        if event.key == event.source.chosen:
            folded = event.key == FOLDED
            first = next(filter(None, map(feature_of, self._card.seen.targets)), None) if folded else None
            self._set(TARGET, first or target_of(event.key, self.known), keep=folded)

    @on(StripList.Selected)
    def _enter(self, event: StripList.Selected) -> None:
        event.stop()
        if event.key != FOLDED:
            self.action_shoot()

    @on(FactList.Turned)
    async def _clicked(self, event: FactList.Turned) -> None:
        event.stop()
        await self.run_action(event.key)

    # What is said of the line

    def on_key(self, event: events.Key) -> None:
        """Take digits as metres, or as the number of a target."""
        digit = event.character is not None and event.character in f"{DIGITS}."
        if digit and event.character is not None:
            event.stop()
            self.action_digit(event.character)
        else:
            self._typed = ""

    def action_digit(self, digit: str) -> None:
        """One more digit of the range, of the number of the target, or of the metres the mover has come.

        The first one after another target was chosen begins its range anew.
        """
        if self._typing == TARGET:
            rows = self.query_one("#targets", StripList)
            for typed in (self._typed + digit, digit):
                if rows.choose(f"x{typed}"):
                    self._typed = typed
                    self._set(TARGET, int(typed))
                    return
            self._typed = digit
            return
        typed = ("" if self._anew else str(getattr(self._card.aim, self._typing))) + digit
        if is_typable(typed):
            self._set(self._typing, typed)

    def action_erase(self) -> None:
        """Take back the last digit."""
        name = AFTER if self._typing == AFTER else RANGE
        self._set(name, str(getattr(self._card.aim, name))[:-1])

    def action_type(self, name: str) -> None:
        """Switch what digits are: the range, the number of a target, or the metres the mover has come."""
        if name != AFTER or self._asked.purpose == "opportunity":
            self._typing, self._typed = RANGE if self._typing == name else name, ""
            self._show()

    def action_cycle(self, name: str) -> None:
        """The next class of cover, or the next printed feature."""
        held, options = (
            getattr(self._card.aim, name),
            covers_offered(self._card.aim, name, self._card.sighting),
        )
        self._set(name, options[(options.index(held) + 1) % len(options)])

    def action_cover(self, cover: str) -> None:
        """This class of cover; the same key again takes it away."""
        self._set("cover", "none" if self._card.aim.cover == cover else cover)

    def action_woods(self, kind: str, step: int = 1) -> None:
        """One metre more of woods on the line, or one less; after the deepest that can matter, none."""
        said = dict(self._card.aim.depths)
        said[kind] = (said.get(kind, 0) + step) % (deepest_m(kind) + 1)
        self._set("depths", tuple(said.items()))

    def action_flag(self, name: str) -> None:
        """Yes, no, not said."""
        order = {None: False, False: True, True: None}
        self._set(name, order[getattr(self._card.aim, name)])

    def action_manner(self) -> None:
        """The next way of firing that the weapon has."""
        if self._card.manners:
            self._again(
                replace(self._card.aim, manner=next_manner(self._card.aim, self._card.manners)), keep=True
            )

    def action_sector(self, degrees: float) -> None:
        """Turn the middle of the sector."""
        here = self.known.units[self._asked.unit].position
        if self._card.sweeps and here is not None:
            axis = here.facing_deg if self._card.aim.axis_deg is None else self._card.aim.axis_deg
            self._set("axis_deg", (axis + degrees) % 360)

    def action_sweep(self) -> None:
        """Whoever is under the cursor is in the sector, behind those named before; once more: it is not."""
        unit, swept = unit_of(self._card.aim.target), self._card.aim.swept
        if unit is not None and self._card.sweeps:
            left = tuple(one for one in swept if one != unit)
            self._set("swept", left if unit in swept else (*swept, unit))

    def action_adjust(self) -> None:
        """Add or strike a modifier by hand."""

        def adjusted(text: str) -> None:
            try:
                change = read_adjustment(text)
            except ValueError as error:
                self.app.notify(str(error), severity="warning", markup=False)
                return
            self._set("adjust", (*self._card.aim.adjust, change))

        question = "Modifier by hand: +2 because sun, or: strike full_soft because ..."
        ask_line(self.app, question, adjusted)

    def action_scroll(self, rows: int) -> None:
        """Read on in the reasons."""
        self.query_one("#facts").scroll_relative(y=rows, animate=False)

    def action_reasons(self) -> None:
        """Every modifier and the exact odds; once they are shown, the rules behind them."""
        if self._open:
            self.action_rule()
        else:
            self._open = True
            self._again(self._card.aim)
            self.query_one("#facts").scroll_home(animate=False)

    def action_odds(self) -> None:
        """All that this soldier could fire, side by side, at whom the card lists, and what they could do back."""
        unit, aim, battle = self._asked.unit, unit_of(self._card.aim.target), self.known
        foes = [row.number for row in self._card.rows if row.number not in (None, aim) and not row.friend]
        asked = [*([] if aim is None else [aim]), *foes][:MOST_AT_ONCE]
        found = self.asked.odds(unit, asked, stated={} if aim is None else {aim: self._card.aim.stated()})
        places(self.app).show(
            "reading", f"{unit_words(battle, unit)} · odds", odds_words_beside(found, battle)
        )

    def action_overrule(self) -> None:
        """Let it stand although a rule refuses it."""
        if self._asked.purpose == "plan" or self._card.refusal is None:
            self.app.notify("No rule refuses this shot: Enter takes it.", markup=False)
            return
        ask_line(self.app, "Reason to overrule:", lambda text: self._set("overrule", text))

    # The answer

    def action_withhold(self) -> None:
        """Do not shoot."""
        self.answer(self._card.lets_go)

    def action_shoot(self) -> None:
        """Take the shot as it stands on the card; what the rules refuse stays on the card, with the reason."""
        card = self._card
        if isinstance(card.says, Declare):
            self.answer(card.says.shot)
        elif card.refusal is not None:
            self.app.bell()
        elif card.sweeps and (question := ask_about_friends(card.swept, self.known)):
            ask_sure(self.app, question, lambda: self.answer(self._card.says, by_enter=True))
        else:
            self.answer(card.says, by_enter=True)

    def _set(self, name: str, value: object, *, keep: bool = False) -> None:
        """Set a fact of the shot.

        Of another target no place is known, and its range is typed anew.
        """
        aim = self._card.aim
        if name == TARGET:
            if value == aim.target:
                return
            aim, self._anew = replace(aim, at=None), True
        self._anew = self._anew and name not in (RANGE, AFTER)
        self._again(replace(aim, **{name: value}), keep=keep)  # type: ignore[arg-type] # a field of it

    def _again(self, aim: AimForm, *, keep: bool = False) -> None:
        """Work out what comes of another aim, and show it."""
        self._card = shot_card(self.asked, self._asked, aim, margin=self._open)
        self._show(keep=keep)

    def _show(self, *, keep: bool = False) -> None:
        """Show targets and facts as they are now. `keep`: the cursor goes to the target that is aimed at."""
        card = self._card
        self.post_message(self.Aims(card.shot))
        aim = card.aim.target
        width = self.room("#targets", 36)
        targets = target_rows(self.known, card.rows, width, swept=card.sweeps, opened=isinstance(aim, str))
        there = key_of(aim) if keep and aim is not None else None
        self.query_one("#targets", StripList).fill(targets, keep=there)
        width = self.room("#facts", 52)
        rows = shot_rows(self.known, card, typing=self._typing, opened=self._open, width=width)
        self.query_one("#facts", FactList).fill(rows)
        self.cites(rows)
        self.border_subtitle = shot_hints(
            self._asked.purpose,
            typing=self._typing,
            opened=self._open,
            refused=self._asked.purpose != "plan" and card.refusal is not None,
            others=card.seen.others(aim),
        )
