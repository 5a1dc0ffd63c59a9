"""What the battle waits for: the panel of the question, the shot or the die is opened, its answer handed on."""

from collections.abc import Callable, Sequence
from functools import partial

from textual.content import Content

from squadlog.battle.outcome import DieAsked, Outcome
from squadlog.session.said.commanding import is_for_commander
from squadlog.session.view.shots.aim import AskedShot
from squadlog.session.view.shots.of_seat import asked_shot
from squadlog.tui.battle import summons
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.curtain import Curtain
from squadlog.tui.battle.parts.last_answer import LastAnswer
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.dialogs.die import WITHDRAW, DiePanel
from squadlog.tui.dialogs.shot import ShotPanel
from squadlog.tui.parts import KeyedPart


class Questions(KeyedPart):
    """Opens one panel for what is asked of this seat."""

    def __init__(
        self, chair: Chair, panels: Panels, talk: Talk, curtain: Curtain, answer: LastAnswer
    ) -> None:
        self._chair, self._panels, self._talk = chair, panels, talk
        self._curtain, self._answer = curtain, answer

    def follow(self) -> None:
        """Open what the battle waits for, when that is a question of its own and nothing else is open."""
        seat = self._chair.seat
        if self._panels.open is not None or not seat.asked() or is_for_commander(seat):
            return
        if seat.die.roll is not None:
            self.open_die()
        else:
            self.open()

    def open(self) -> bool:
        """Open the question that waits; False where there is none for this seat.

        A secret choice at one machine is asked behind the curtain.
        """
        return self._curtain.asks(self._open) or self._open()

    def _open(self) -> bool:
        seat = self._chair.seat
        if not seat.asked():
            return False
        if (card := asked_shot(seat)) is not None:
            self.open_shot(card, self._talk.said)
        elif (asked := summons.question(seat, self._panels)) is not None:
            self._panels.show(asked, self._talk.said)
        else:
            return False
        return True

    def open_shot(self, card: AskedShot, then: Callable[[object], None]) -> None:
        """Open the card of a shot, filled in; `then` hears the answer."""
        panel = self._panels.the(ShotPanel)
        panel.about(self._chair.seat.rules, card, last=self._chair.seat.earlier.shot_at_last(card.unit))
        self._panels.show(panel, then)

    def open_die(self) -> None:
        """Open the question for the die that is awaited, if there is one."""
        seat = self._chair.seat
        asked = summons.die(seat, self._panels.the(DiePanel))
        if asked is not None:
            self._panels.show(asked, partial(self._face, seat.die.name))

    def _face(self, die: str, text: object) -> None:
        if text == WITHDRAW:
            self._talk.came_of(self._chair.seat.withdraw())
        elif text is not None:
            self._talk.came_of(self._faces(die, str(text).split()))

    def _faces(self, die: str, faces: Sequence[str]) -> Outcome:
        """Each face for the die that it was typed for, as far as those are asked."""
        seat = self._chair.seat
        outcome = seat.answer(faces[0], die=die)
        for face in faces[1:]:
            if not isinstance(outcome, DieAsked):
                break
            outcome = seat.answer(face, die=seat.die.name)
        return outcome

    def open_beside(self, sentence: str = "", *, directing: bool = True) -> bool:
        """Open what may be said beside what is asked, to choose from; False where there is nothing."""
        panel = summons.beside(self._chair.seat, self._panels, sentence, directing=directing)
        if panel is not None:
            self._panels.show(panel, self._talk.said)
        return panel is not None

    def action_beside(self) -> None:
        """What may be said beside what is asked, to choose from."""
        if not self.open_beside():
            self._answer.show(Content("There are no other commands now."))
