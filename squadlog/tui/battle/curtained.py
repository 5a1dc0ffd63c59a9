"""The battle screen at one machine: what a side keeps from the others is shown, asked and said behind a curtain."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, cast

from textual import on
from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.battle.commands import Command, Declare, Order
from squadlog.battle.outcome import Outcome
from squadlog.battle.pending import IntentAsked
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import Speaker, for_all
from squadlog.session.chapters import is_set_up
from squadlog.session.guiding import guide_of
from squadlog.session.seat import Seat
from squadlog.tui.battle import summons
from squadlog.tui.battle.map_screen import BattleWithMap
from squadlog.tui.battle.orderlist import seat_words
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.curtain import LIFTED, CurtainDialog, WhoLooksDialog
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.sides import side_signed
from squadlog.tui.chrome.words import side_words, unit_words
from squadlog.tui.dialogs.melee_prompts import LETTERS
from squadlog.tui.dialogs.placing import PlacingPanel
from squadlog.tui.dialogs.sayline import SayLine

BEHIND = "The view of one side: C hides it again, before anybody else looks."
DRAWN = "The view of everybody. C shows the view of one side."
HIDES = "choices are hidden"
CHOOSES_UNSEEN = "{unit} chooses in secret what to do against {foe} in melee."
KEYS = "There each choice has its key: {keys}."


class BattleBehindCurtain(BattleWithMap):
    """Whoever has the keyboard can look behind the curtain: then the screen is that side's seat until it is drawn."""

    HELP_CURTAIN = (
        "C hands the keyboard to one side, where something is kept secret: the screen then shows what that side "
        "knows, and takes its orders for those it hides, until C hides it again.\n"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("C", "curtain", "Pass the keyboard", id="battle.curtain", show=False),
    ]

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._everybody: Seat | None = None
        self._told: Command | None = None

    @property
    def behind(self) -> bool:
        """Whether one side alone looks at the screen that all share."""
        return self._everybody is not None

    def may_curtain(self) -> bool:
        """Whether there is a curtain: at one machine, where sides have secrets."""
        return self.behind or (for_all(self.seat.who.seat) and self.seat.has_secrets)

    def seated(self) -> str:
        """At which seat one looks, or who looks behind the curtain."""
        battle, who = self.seat.known, self.seat.who
        return f"view of {side_words(battle, who.seat)} ONLY" if self.behind else seat_words(battle, who)

    # Drawn and lifted

    def action_curtain(self) -> None:
        """Look behind the curtain, or draw it again."""
        if self.behind:
            self.draw_curtain()
        else:
            battle = self.seat.known
            sides = [(side.id, side_signed(battle, side.id)) for side in battle.setup.sides]
            words = "What a side hides is shown to that side alone."
            self.app.push_screen(WhoLooksDialog(sides, words), self._lifted)

    def _lifted(self, side: str | None) -> None:
        if side is not None:
            self._everybody = self.seat
            self._sit(self.seat.of(Speaker(seat=side, name=self.seat.who.name)), BEHIND)

    def draw_curtain(self) -> None:
        """The screen is everybody's again."""
        if self._everybody is not None:
            seat, self._everybody = self._everybody, None
            self._sit(seat, DRAWN)

    def _sit(self, seat: Seat, told: str) -> None:
        """Show what another seat knows, and nothing that was kept for the one before."""
        self.panels.close_all()
        places(self.app).forget(self)
        self.seat = seat
        self.query_one(SayLine).sit()
        if self.panel is not None:
            self.panel.sit(seat)
        self.answered = Content(told)
        self.query_one(Roster).fill(())
        self.redraw(whole=True, onward=True)
        self.refresh_bindings()
        self.soon(self.follow)

    # What is asked in secret

    def _open_question(self) -> bool:
        """A secret choice at one machine is asked behind the curtain, but in a guided fight, which one plays alone."""
        side = summons.in_secret(self.seat)
        if not side or not self.seat.asked() or guide_of(self.seat.known.setup) is not None:
            return super()._open_question()
        battle, pending = self.seat.known, self.seat.known.pending
        asked = self.seat.ask().sentence
        if isinstance(pending, IntentAsked):
            foe = pending.attacker if pending.unit == pending.defender else pending.defender
            asked = CHOOSES_UNSEEN.format(unit=unit_words(battle, pending.unit), foe=unit_words(battle, foe))
        keys = KEYS.format(keys=", ".join(f"{key} {intent}" for intent, key in LETTERS.items()))
        sheet = CurtainDialog(side_words(battle, side), asked, hides=HIDES, words=keys)
        self.app.push_screen(sheet, lambda said: self._asked_in_secret(side, said))
        return True

    def _asked_in_secret(self, side: str, said: str | None) -> None:
        if said == LIFTED and summons.in_secret(self.seat) == side:
            super()._open_question()

    # What cannot be taken back lightly

    def asks_first(self, number: int, then: Callable[[], object], order: Order | None = None) -> bool:
        """Whether a soldier must do something before this order: its owner is asked, and then goes on.

        Without an order: whether it may not even turn.
        """
        order = order or Declare(unit=number, action="change_facing")
        refused = self.seat.refusal(order) if self.seat.known.units[number].held else None
        return refused is not None and self._confirmed(refused, then)

    def _confirmed(self, refused: Refusal, then: Callable[[], object]) -> bool:
        """Whether what is refused could be done after something else, which is asked for then."""
        first = refused.first
        if first is None:
            return False

        def said(yes: object) -> None:
            if yes and not isinstance(outcome := self.seat.submit(cast(Command, first)), Refusal):
                self.outcome(outcome)
                then()
            elif yes:
                self.outcome(outcome)

        places(self.app).show("confirm", f"{refused.sentence} Is that what you want?", then=said)
        return True

    def submit(self, command: Command) -> None:
        """Say a command; one that would stand after something else has its owner asked for that first."""
        self._told = command
        super().submit(command)

    def outcome(self, outcome: Outcome) -> None:
        """Once all is placed the curtain falls."""
        told, self._told = self._told, None
        if (
            told is not None
            and isinstance(outcome, Refusal)
            and self._confirmed(outcome, partial(self.submit, told))
        ):
            return
        placing = self.behind and bool(self.panels.open or is_set_up(self.seat.known))
        super().outcome(outcome)
        done = placing and is_set_up(self.seat.known) and not self.seat.placeables()
        if done and not isinstance(outcome, Refusal):
            self.draw_curtain()

    # Laying down in secret

    @on(PlacingPanel.Taken)
    def _to_the_map(self, event: PlacingPanel.Taken) -> None:
        """Lay it on the map."""
        event.stop()
        self.panels.close_all()
        if self.panel is not None:
            self.add_class("map-shown")
            self.panel.view.focus()
            self.panel.lay(event.key)

    def follow(self) -> None:
        """While the hand on the map lays down one thing after the other, nothing is opened over it."""
        if self.panel is None or not self.panel.hand.laying:
            super().follow()
