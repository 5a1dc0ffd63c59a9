"""The die that is awaited: what it is for and whose, its form, and a row of dice that are typed one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from squadlog.base.dice import Roll, read_face
from squadlog.reports.wording import name_of
from squadlog.session.view.fields import Form, FormField
from squadlog.session.view.shots.figures import format_signed, modifier_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.state import Known
    from squadlog.rules.common.ask import DieAhead

PRESS = "Press the number you rolled: 1 to 9, and 0 for 10."
DieAfter = Callable[[Sequence[int]], Roll | None]
"""The die of a row that is rolled after these faces, or None: no more of them."""


def die_words(roll: Roll) -> str:
    """A die and what it is rolled for: `d10 for initiative`, `d10 to hit`."""
    name = roll.name.replace("_", " ")
    return f"d{roll.die} {name}" if name.startswith("to ") else f"d{roll.die} for {name}"


def roller(battle: Known, roll: Roll) -> str:
    """Whose die it is: side, grouping or unit, by name; `anybody` if it is nobody's."""
    who = roll.who
    if who in battle.groupings:
        who = battle.groupings[who].name
    elif who.isdigit():
        who = name_of(battle, int(who))
    return ", ".join(filter(None, dict.fromkeys((who, battle.setup.side_name(roll.side))))) or "anybody"


def die_form(battle: Known, roll: Roll, values: Mapping[str, str]) -> Form:
    """The face of a die as a form; 0 is the highest."""
    held, says = values.get("face", ""), ""
    with suppress(ValueError):
        says = f"die {read_face(held, roll.die)}"
    face = FormField(name="face", label="number rolled", kind="number", low=1, high=roll.die, value=held)
    sentence = f"{die_words(roll)}, for {roller(battle, roll)}"
    return Form(subject="die", sentence=sentence, fields=(face,), lacking=() if says else ("face",), say=says)


def ahead_words(die: DieAhead) -> tuple[str, str]:
    """A die that an answer would have rolled: for what and what it needs, and what counts; the second may be empty."""
    if die.ledger is None:
        return die.words, ""
    counting = ", ".join(
        f"{format_signed(line.value)} {modifier_words(line)}" for line in die.ledger.lines if line.applied
    )
    wanted = "more" if die.ledger.scale.high else "less"
    return f"{die.words}: {die.ledger.last_success} or {wanted}", counting


class DieRow:
    """A row of dice that are rolled together, as far as its faces are typed; a face typed anew drops those after it.

    What was typed of dice further on is kept, and stands again as soon as it is their turn.
    """

    def __init__(self, first: Roll, after: DieAfter) -> None:
        self._first, self._after = first, after
        self.dice: list[tuple[Roll, int]] = []
        self._said: dict[tuple[Roll | None, Roll], int] = {}

    @property
    def faces(self) -> list[int]:
        """The faces that are typed."""
        return [face for _, face in self.dice]

    @property
    def awaited(self) -> Roll | None:
        """The die of the row that is to be typed next; None where there is no more."""
        return self._after(self.faces) if self.dice else self._first

    def put(self, face: int, place: int | None = None) -> bool:
        """Set the die at a place to that face, or the next one; whether there is such a die."""
        at = len(self.dice) if place is None else min(place, len(self.dice))
        roll = self.dice[at][0] if at < len(self.dice) else self.awaited
        if roll is None:
            return False
        self.dice = [*self.dice[:at], (roll, face)]
        self._said[self._key(roll, at)] = face
        while (awaited := self.awaited) and (typed := self._said.get(self._key(awaited))):
            self.dice.append((awaited, typed))
        return True

    def erase(self) -> None:
        """Take back the last face."""
        if self.dice:
            roll, _ = self.dice.pop()
            self._said.pop(self._key(roll), None)

    def _key(self, roll: Roll, at: int | None = None) -> tuple[Roll | None, Roll]:
        """What tells a die of the row from the others: the die before it, and itself, since two may be called alike."""
        before = self.dice[:at]
        return (before[-1][0] if before else None), roll
