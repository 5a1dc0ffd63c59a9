"""A battle that commanders play against each other, in memory: no file, no words, the dice of its seed."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from squadlog.base.records import record, replace
from squadlog.battle import opening
from squadlog.battle.evolve import begin_battle, fast_forward
from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.extras.commander.mind.posed import Looking, Posed
from squadlog.rules.common.scoring import victory
from squadlog.rules.desk import chapters, engine
from squadlog.session import deciding

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Battle
    from squadlog.battle.terms import Setup
    from squadlog.extras.commander.mind.posed import Mind

LONGEST = 8_000
"""Commands after which a battle is cut."""
_TRIES = 6
"""Refusals to one question after which a commander has failed."""


class StuckError(Exception):
    """Nobody has anything to say, though the battle is not over."""


@record
class BoutPlayed:
    """What came of a battle: each side's victory points, and what it took.

    `refused` counts the commands that were said and refused, `asked` what was asked by kind, `cpu_s` the processor time
    of each side's thoughts. `cut`: it had not ended after so many commands; `fault`: who failed, and how.
    """

    points: tuple[tuple[str, int], ...]
    turns: int
    commands: int
    refused: int
    asked: tuple[tuple[str, int], ...]
    cpu_s: tuple[tuple[str, float], ...]
    orders: int
    cut: bool = False
    fault: str = ""


class Bout:
    """One battle; `minds` are the commanders by side. The same set-up and minds play it again the same."""

    def __init__(self, setup: Setup, minds: Mapping[str, Mind]) -> None:
        self.battle: Battle = begin_battle(opening.open_battle(setup))
        self.minds = minds
        self.commands = self.refused = self.orders = 0
        self.asked = Counter[str]()
        self.cpu_s = dict.fromkeys(minds, 0.0)
        self.said: list[tuple[str, Command]] = []

    def play(self) -> BoutPlayed:
        """To its end, or until it is cut."""
        fault = ""
        try:
            while self.commands < LONGEST and self.step():
                pass
        except StuckError as stuck:
            fault = str(stuck)
        return self.played(fault)

    def played(self, fault: str = "") -> BoutPlayed:
        """What came of it so far."""
        table = chapters.add_chapters(deciding.table_at(self.battle), self.battle)
        scores = victory.reckoning(self.battle, table).scores
        return BoutPlayed(
            points=tuple((one.side, int(one.points)) for one in scores), turns=self.battle.now.turn,
            commands=self.commands, refused=self.refused, asked=tuple(sorted(self.asked.items())),
            cpu_s=tuple(self.cpu_s.items()), orders=self.orders, cut=self.commands >= LONGEST, fault=fault,
        )  # fmt: skip

    def step(self) -> bool:
        """One command of whoever is asked; False once the battle is over. StuckError where nobody answers."""
        for side in self.minds:
            seen = known(self.battle, side)
            looking = Looking(Posed(known=seen, side=side, alone=True))
            if looking.now.due.ask().kind == "over":
                return False
            if looking.now.asked() and self._speak(side, looking):
                return True
        raise StuckError(f"nobody answers at {self.battle.now}: {looking.now.due.ask().sentence}")

    def _speak(self, side: str, looking: Looking) -> bool:
        """Have a side say its word; whether it had one."""
        refused: tuple[Command, ...] = ()
        kind = looking.now.due.ask().kind
        for _ in range(_TRIES):
            posed = Posed(
                known=looking.known,
                side=side,
                refused=refused,
                alone=True,
                seed=f"{self.battle.setup.seed}/{side}",
            )
            began = time.process_time()
            thought = self.minds[side].think(posed)
            self.cpu_s[side] += time.process_time() - began
            if thought.says is None:
                return False
            if self._said(side, thought.says):
                self.asked[kind] += 1
                self.orders += kind == "declare"
                return True
            refused = (*refused, thought.says)
        raise StuckError(f"{side} says only what is refused: {refused[-1]}")

    def _said(self, side: str, command: Command) -> bool:
        self.commands += 1
        if getattr(command, "of_seat", False):
            command = replace(command, seat=side)  # type: ignore[call-arg]  # such a command has that field
        told = engine.decide(self.battle, command, deciding.table_at(self.battle))
        if isinstance(told, Refusal):
            self.refused += 1
            return False
        self.battle = fast_forward(told, self.battle)
        self.said.append((side, command))
        return True
