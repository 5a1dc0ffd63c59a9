"""The curtain at one machine: what a side keeps from the others is shown, asked and said behind it."""

from collections.abc import Callable

from textual.content import Content

from squadlog.battle.pending import IntentAsked
from squadlog.battle.whose.seats import seats_of
from squadlog.facts.seats import Speaker, for_all
from squadlog.reports.wording import unit_words
from squadlog.session.chapters import is_set_up
from squadlog.session.guiding import guide_of
from squadlog.session.said.commanding import plays_alone
from squadlog.session.seat import Seat
from squadlog.session.view.questions.pending import LETTERS
from squadlog.session.view.questions.waiting import in_secret
from squadlog.session.view.words.status import seat_words
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.curtain import LIFTED, CurtainDialog, WhoLooksDialog
from squadlog.tui.chrome.sides import side_signed
from squadlog.tui.chrome.words import side_words
from squadlog.tui.parts import KeyedPart

BEHIND = "The view of one side: C hides it before the other side looks."
DRAWN = "The view of everybody. C shows the view of one side."
HIDES = "choices are hidden"
CHOOSES_UNSEEN = "{unit} chooses in secret what to do against {foe} in melee."
KEYS = "Keys there: {keys}."


class Curtain(KeyedPart):
    """At one machine, lets one side look at its secrets.

    Until the curtain is drawn again the screen is the seat of that side, not of the table.
    """

    def __init__(self, chair: Chair, roster: Roster, sits: Callable[[Seat, str], None]) -> None:
        """Take what the curtain works on. `sits` puts a seat into the chair and shows what it knows, and some words."""
        self._chair, self._roster, self._sits = chair, roster, sits
        self._everybody: Seat | None = None

    @property
    def behind(self) -> bool:
        """Whether one side alone looks at the screen that all share."""
        return self._everybody is not None

    def may_look(self) -> bool:
        """Whether there is a curtain: at one machine, where sides have secrets."""
        seat = self._chair.seat
        return self.behind or (for_all(seat.who.seat) and seat.due.has_secrets)

    def may_lay(self) -> bool:
        """Whether a side has still something to lay down in secret, at a machine that all share."""
        seat = self._chair.seat
        return (
            for_all(seat.who.seat)
            and seat.due.has_secrets
            and any(seat.of(Speaker(seat=side)).due.placeables() for side in seat.known.side_ids())
        )

    def seated(self) -> str:
        """The seat that looks, or the side that looks behind the curtain, for the first line of the screen."""
        battle, who = self._chair.seat.known, self._chair.seat.who
        return f"view of {side_words(battle, who.seat)} ONLY" if self.behind else seat_words(battle, who)

    def action_hand_over(self) -> None:
        """Look behind the curtain, or draw it again."""
        if self.behind:
            self.draw()
        else:
            battle = self._chair.seat.known
            sides = [(side.id, side_signed(battle, side.id)) for side in battle.setup.sides]
            sides += [
                (one.name, Content.assemble(f"{one.name}, ", side_signed(battle, one.side)))
                for one in seats_of(battle)
                if one.side and one.name != one.side and not one.left
            ]
            words = "Only that side sees its secrets."
            self._roster.app.push_screen(WhoLooksDialog(sides, words), self._lifted)

    def _lifted(self, side: str | None) -> None:
        if side is not None:
            seat = self._everybody = self._chair.seat
            self._sits(seat.of(Speaker(seat=side, name=seat.who.name)), BEHIND)

    def draw(self) -> None:
        """Draw the curtain: the screen is everybody's again."""
        if self._everybody is not None:
            seat, self._everybody = self._everybody, None
            self._sits(seat, DRAWN)

    def lays(self, *, opened: bool) -> bool:
        """Whether somebody lays something down behind it; `opened`: a panel is open for that."""
        return self.behind and (opened or is_set_up(self._chair.seat.known))

    def falls(self) -> None:
        """Draw it once all that is laid down in secret is laid."""
        seat = self._chair.seat
        if is_set_up(seat.known) and not seat.due.placeables():
            self.draw()

    def asks(self, opens: Callable[[], object]) -> bool:
        """Whether a secret choice is asked now; it is told who is to look, and behind the curtain `opens` asks it.

        In a guided fight, which one plays alone, there is no secret, nor where commanders play all other sides.
        """
        seat = self._chair.seat
        battle, pending, side = seat.known, seat.known.pending, in_secret(seat)
        if not side or not seat.asked() or guide_of(battle.setup) is not None or plays_alone(seat, side):
            return False
        asked = seat.due.ask().sentence
        if isinstance(pending, IntentAsked):
            foe = pending.attacker if pending.unit == pending.defender else pending.defender
            asked = CHOOSES_UNSEEN.format(unit=unit_words(battle, pending.unit), foe=unit_words(battle, foe))
        keys = KEYS.format(keys=", ".join(f"{key} {intent}" for intent, key in LETTERS.items()))

        def looked(said: str | None) -> None:
            if said == LIFTED and in_secret(self._chair.seat) == side:
                opens()

        dialog = CurtainDialog(side_words(battle, side), asked, hides=HIDES, words=keys)
        self._roster.app.push_screen(dialog, looked)
        return True
