"""What opens from a battle: its log, card, score and briefing, its papers, and sheets that set it right."""

from textual.content import Content

from squadlog.battle.rights import MARKED
from squadlog.facts.seats import for_all
from squadlog.reports.wording import unit_words
from squadlog.session.said import advising
from squadlog.tui.battle.card import whole_card
from squadlog.tui.battle.orderlist import ask_words
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.last_answer import LastAnswer
from squadlog.tui.battle.parts.meant_units import MeantUnits
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.battle.roster import Roster
from squadlog.tui.battle.story import page_words
from squadlog.tui.chrome.places import Places, places
from squadlog.tui.chrome.words import rule_ids
from squadlog.tui.parts import KeyedPart


class Rooms(KeyedPart):
    """Opens other screens for what stands here; what they answer is said."""

    def __init__(
        self, chair: Chair, talk: Talk, meant: MeantUnits, answer: LastAnswer, roster: Roster
    ) -> None:
        self._chair, self._talk, self._meant = chair, talk, meant
        self._answer, self._roster = answer, roster

    @property
    def _places(self) -> Places:
        return places(self._roster.app)

    def action_log(self, entry: str | None = None) -> None:
        """The whole log."""
        wanted = int(entry) if entry and entry.isdigit() else None
        self._places.show_again("log", self._chair.seat, wanted, of=self._roster.screen)

    def action_replay(self) -> None:
        """The battle again, from its beginning."""
        self._places.show("replay", self._chair.seat)

    def action_rule(self) -> None:
        """The rules named in the last answer, else in what is asked."""
        seat = self._chair.seat
        asked = ask_words(seat.known, seat.due.ask(), seat.die.roll)
        cited = rule_ids(self._answer.told.plain) or rule_ids(asked.plain)
        self._places.show("rules", ",".join(cited))

    def action_correct(self) -> None:
        """Set the chosen unit straight by hand."""
        number, seat = self._meant.unit(), self._chair.seat
        if number is not None:
            names = () if for_all(seat.who.seat) else MARKED
            self._places.show("correct", seat.known, number, names, then=self._talk.said)

    def action_set_right(self) -> None:
        """Set the turn, the groupings or who takes part straight by hand."""
        self._places.show("set_right", self._chair.seat, then=self._talk.said)

    def action_features(self) -> None:
        """Place a door or another feature, or correct one."""
        self._places.show("features", self._chair.seat, then=self._talk.said)

    def action_briefing(self) -> None:
        """The briefing, and what the scenario lays down, whole."""
        battle = self._chair.seat.known
        self._read(battle.setup.title, page_words(battle))

    def action_card(self) -> None:
        """Everything about the chosen unit."""
        number, seat = self._meant.unit(), self._chair.seat
        if number is not None:
            self._read(unit_words(seat.known, number), whole_card(seat, number))

    def _read(self, title: str, words: Content) -> None:
        self._places.show("reading", title, words)

    def open_extra(self, screen: str, *, of_orders: bool) -> None:
        """A screen of an extra.

        One that is of orders is about those who await them, the chosen ones or all; the command it answers is said.
        """
        seat = self._chair.seat
        if not of_orders:
            self._places.show(screen, seat)
            return
        if units := advising.to_advise_on(seat, self._meant.chosen()):
            self._places.show(screen, seat, units, then=self._talk.said)
        else:
            self._answer.object(advising.why_nobody(seat))

    def action_score(self) -> None:
        """The victory count."""
        self._places.show("score", self._chair.seat)

    def action_rulings(self) -> None:
        """The readings in force."""
        self._places.show("rulings", self._chair.seat, then=self._talk.said)

    def action_table_settings(self) -> None:
        """Dice and assistance of this battle."""
        self._places.show("table", self._chair.seat, then=self._talk.said)
