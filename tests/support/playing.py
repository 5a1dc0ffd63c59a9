"""A battle played command by command in a test, with the faces laid out beside each command."""

from collections.abc import Mapping
from typing import Any

from support.battles import setup, table

from squadlog.base.dice import ScriptedDice
from squadlog.battle.commands import Command, Done
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.rules.desk.engine import decide


class Played:
    """Keeps the battle and everything told so far."""

    def __init__(self, battle: Battle, rulings: Mapping[str, str] | None = None) -> None:
        self.battle = battle
        self.rulings = dict(rulings or {})
        self.told: list[Any] = []

    def _table(self, faces: tuple[int, ...]) -> tuple[Any, ScriptedDice]:
        dice = ScriptedDice(faces)
        return table(dice=dice, rulings=self.rulings), dice

    def do(self, command: Command, *faces: int) -> list[Any]:
        """Play a command that must stand and use exactly these faces; returns its events."""
        at, dice = self._table(faces)
        events = decide(self.battle, command, at)
        assert not isinstance(events, Refusal), f"refused: {events}"
        assert dice.left == 0, f"{dice.left} faces were not used"
        for event in events:
            self.battle = evolve(self.battle, event)
        self.told.extend(events)
        return list(events)

    def refused(self, command: Command) -> Refusal:
        """Play a command that must be refused."""
        answer = decide(self.battle, command, self._table(())[0])
        assert isinstance(answer, Refusal), f"stands: {[event.kind for event in answer]}"
        return answer

    def unit(self, number: int) -> Unit:
        """A unit as it is now."""
        return self.battle.units[number]

    def kinds(self) -> list[str]:
        """The kinds of everything told so far."""
        return [event.kind for event in self.told]

    def of_kind(self, kind: str) -> list[Any]:
        """Everything of that kind told so far."""
        return [event for event in self.told if event.kind == kind]

    def until(self, moment: Moment) -> None:
        """Say done until `moment`, or until something else is asked."""
        while self.battle.now < moment and self.battle.stage == "actions":
            self.do(Done())

    def until_subphase(self, subphase: int, *faces: int) -> None:
        """Say done until that subphase is reached; each takes all the faces."""
        while self.battle.now.subphase != subphase:
            self.do(Done(), *faces)


def before_play(**battle: Any) -> Played:
    """Four of red and one of blue, set up and not begun."""
    return Played(first_state(setup((1, 2, 3, 4), (11,), **battle)))
