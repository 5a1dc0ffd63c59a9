"""A battle that commanders play against each other, in memory: no file, no words, the dice of its seed."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text
from squadlog.base.records import record, replace
from squadlog.battle import opening
from squadlog.battle.evolve import begin_battle, fast_forward
from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.extras.commander.mind.memory.remembered import NOTHING_YET, remember, teaches
from squadlog.extras.commander.mind.memory.steps import SECOND_BEGINS, stood_lately, where_stood
from squadlog.extras.commander.mind.posed import MindView, Posed
from squadlog.rules.common.scoring import victory
from squadlog.rules.desk import chapters, engine
from squadlog.rules.hiding.piles import KEY as HIDING
from squadlog.session import deciding

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.battle.commands import Command
    from squadlog.battle.events.union import Event
    from squadlog.battle.state import Battle
    from squadlog.battle.terms import Setup
    from squadlog.extras.commander.mind.memory.steps import StoodThen
    from squadlog.extras.commander.mind.posed import Considered, Mind

LONGEST = 8_000
"""Commands after which a battle is cut."""
_TRIES = 6
"""Refusals to one question after which a commander has failed."""


class StuckError(Exception):
    """Nobody has anything to say, though the battle is not over, or a commander says nothing that stands.

    `side` is his; empty where nobody is asked.
    """

    def __init__(self, told: str, side: str = "") -> None:
        super().__init__(told)
        self.side = side


@record
class BoutPlayed:
    """What came of a battle: each side's victory points, and what it took.

    `refused` counts the commands that were said and refused, `asked` what was asked by kind, `order_ms` the processor
    time of each thought about orders. `cut`: it had not ended after so many commands; `fault` is how it failed, and
    `loser` the side whose commander did.
    """

    points: tuple[tuple[str, float], ...]
    turns: int
    commands: int
    refused: int
    asked: tuple[tuple[str, int], ...]
    order_ms: tuple[float, ...]
    cut: bool = False
    fault: str = ""
    loser: str = ""


class Bout:
    """One battle; `minds` are the commanders by side. The same set-up and minds play it again the same.

    `whole`: it does not end as a turn ends with half of a side lost.

    `said` is every command that was carried out and by whom, `happened` what came of the last of them, before which the
    battle `stood` so.
    """

    def __init__(self, setup: Setup, minds: Mapping[str, Mind], *, whole: bool = False) -> None:
        self.battle: Battle = begin_battle(opening.open_battle(setup))
        self.stood = self.battle
        self.minds, self._whole = minds, whole
        self.commands = self.refused = 0
        self.asked = Counter[str]()
        self.order_ms = list[float]()
        self.said: list[tuple[str, Command]] = []
        self.happened: tuple[Event, ...] = ()
        self.remembered = dict.fromkeys(minds, NOTHING_YET)
        self._stood: dict[str, dict[int, tuple[StoodThen, ...]]] = {side: {} for side in minds}

    def play(self, hear: Callable[[], object] = lambda: None) -> BoutPlayed:
        """To its end, or until it is cut; `hear` is called after each command that was carried out."""
        try:
            while not self.is_cut and self.step():
                hear()
        except StuckError as stuck:
            return self.played(str(stuck), stuck.side)
        return self.played()

    def played(self, fault: str = "", loser: str = "") -> BoutPlayed:
        """What came of it so far."""
        table = chapters.add_chapters(deciding.table_at(self.battle), self.battle)
        scores = victory.reckoning(self.battle, table).scores
        return BoutPlayed(
            points=tuple((one.side, float(one.points)) for one in scores), turns=self.battle.now.turn,
            commands=self.commands, refused=self.refused, asked=tuple(sorted(self.asked.items())),
            order_ms=tuple(self.order_ms), cut=self.is_cut, fault=fault, loser=loser,
        )  # fmt: skip

    @property
    def is_cut(self) -> bool:
        """Whether it ends since so many commands were said."""
        return self.commands >= LONGEST

    def half_lost(self) -> bool:
        """Whether a side has lost half of those that it began with, by which a battle of the bench ends."""
        units = self.battle.units.values()
        lost = Counter(one.side for one in units if one.out)
        there = Counter(one.side for one in units)
        return any(2 * lost[side] >= there[side] for side in there)

    def step(self) -> bool:
        """One command of whoever is asked; False once it is over, or a turn ends with half of a side lost.

        StuckError where nobody answers.
        """
        for side in self.minds:
            seen = known(self.battle, side)
            view = MindView(Posed(known=seen, side=side, alone=True))
            ask = view.now.due.ask()
            if ask.kind == "over" or (ask.kind == "roll_initiative" and not self._whole and self.half_lost()):
                return False
            if view.now.asked() and self._speak(side, view):
                return True
        raise StuckError(f"nobody answers at {self.battle.now}: {view.now.due.ask().sentence}")

    def _speak(self, side: str, view: MindView) -> bool:
        """Have a side say its word; whether it had one."""
        refused: tuple[Command, ...] = ()
        kind = view.now.due.ask().kind
        for _ in range(_TRIES):
            posed = Posed(
                known=view.known,
                side=side,
                refused=refused,
                alone=True,
                chance=f"{self.battle.setup.seed}/{side}",
                remembered=self.remembered[side],
                stood=stood_lately(self._stood[side], self.battle.now.index),
            )
            began = time.process_time()
            thought = self._thought(side, posed)
            if kind == "declare":
                self.order_ms.append(1000 * (time.process_time() - began))
            if thought.says is None:
                return False
            if self._said(side, thought.says):
                self.asked[kind] += 1
                return True
            refused = (*refused, thought.says)
        raise StuckError(f"{side} says only what is refused: {refused[-1]}", side)

    def _thought(self, side: str, posed: Posed) -> Considered:
        try:
            return self.minds[side].think(posed)
        except Exception as error:  # whatever it was, the commander has lost and the match goes on
            told = clean_text(f"{type(error).__name__}: {error}", limit=300)
            raise StuckError(f"{self.minds[side].name} failed at {self.battle.now}: {told}", side) from error

    def _said(self, side: str, command: Command) -> bool:
        self.commands += 1
        if getattr(command, "of_seat", False):
            command = replace(command, seat=side)  # type: ignore[arg-type]  # such a command has that field
        told = engine.decide(self.battle, command, deciding.table_at(self.battle))
        if isinstance(told, Refusal):
            self.refused += 1
            return False
        self.happened = told
        self.stood = before = self.battle
        self.battle = fast_forward(told, before)
        self.said.append((side, command))
        if HIDING in before.chapters and teaches(told):
            self._remember(before)
        if any(isinstance(event, SECOND_BEGINS) for event in told):
            self._remember_where()
        return True

    def _remember_where(self) -> None:
        """Have each side keep where its soldiers stand as a second begins."""
        for side, stood in self._stood.items():
            stood[self.battle.now.index] = where_stood(known(self.battle, side), side)

    def _remember(self, before: Battle) -> None:
        """Have each side keep what it saw of the command that was carried out, as at a table."""
        for side, kept in self.remembered.items():
            self.remembered[side] = remember(kept, known(before, side), known(self.battle, side), side)
