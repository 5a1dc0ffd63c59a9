"""A battle kept whole, and kept again by one side alone while the other has paper: what its player would type.

The one-sided battle is told what its player sees and hears: their moves, postures and attacks hand to hand, who of ours
they hit and how hard, their armour once it is asked for, their faces where they roll against ours. The weapons of
their figures are seen at the beginning, suit and troop type once they fight hand to hand.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from support.battles import table
from support.players import RandomPlayer

from squadlog.base.dice import Face, Roll, SeededDice
from squadlog.battle import commands as say
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.terms import Setup
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import unit_of
from squadlog.rules.common.scoring.victory import count_victory
from squadlog.rules.common.shots.gunnery import weapon_row
from squadlog.rules.common.wounds import armour_factor
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.engine import ask, decide
from squadlog.rules.on_paper.passing import grouping_asked
from squadlog.rules.on_paper.record import figure, paper
from squadlog.rules.on_paper.saying import ArmourSaid, TheirFigure, TheyHit, TheyMiss, TheyPass
from squadlog.setup.on_paper import keep_on_paper

ROLLED_ON_PAPER = ("to hit", "jam")
"""The dice that a side on paper rolls for itself: those of its shots."""


class _Noted:
    """Dice that note each roll with its face."""

    def __init__(self, dice: SeededDice) -> None:
        self._dice, self.noted = dice, list[Face]()

    def roll(self, roll: Roll, /) -> Face:
        self.noted.append(self._dice.roll(roll))
        return self.noted[-1]


class _Laid:
    """Faces that fall in their order, each for the roll that it was noted for."""

    def __init__(self, faces: Sequence[Face]) -> None:
        self.left = list(faces)

    def roll(self, roll: Roll, /) -> Face:
        face = self.left.pop(0)
        assert (face.name, face.who) == (roll.name, roll.who)
        return face


class KeptStep:
    """A command of a battle that is kept whole, its events and its faces, and the battle before it."""

    def __init__(self, before: Battle, command: Any, events: Sequence[Any], faces: Sequence[Face]) -> None:
        self.before, self.command, self.events, self.faces = before, command, events, faces


def keep_whole(setup: Setup, seed: int, *, warlike: float = 0.5) -> tuple[list[KeptStep], Battle]:
    """A battle of random players to its end, step by step."""
    battle, player, steps, used = first_state(setup), RandomPlayer(seed, warlike=warlike), list[KeptStep](), 0
    while True:
        dice = _Noted(SeededDice(seed, used))
        command = player.next(battle, table())
        if command is None:
            return steps, battle
        events = decide(battle, command, table(dice=dice))
        assert not isinstance(events, Refusal)
        used += len(dice.noted)
        steps.append(KeptStep(battle, command, events, dice.noted))
        for event in events:
            battle = evolve(battle, event)


class KeptAlone:
    """The battle as one side keeps it."""

    def __init__(self, setup: Setup, kept: str) -> None:
        self.kept = kept
        figures = {
            side.id: sum(one.side == side.id for one in setup.soldiers)
            for side in setup.sides
            if side.id != kept
        }
        self.battle = first_state(keep_on_paper(setup, figures, load_rulebook()))
        self.faces = list[Face]()
        self.said = 0
        for soldier in setup.soldiers:
            for weapon in reversed(soldier.weapons if soldier.side != kept else ()):
                self.say(TheirFigure(unit=soldier.id, weapon=weapon))

    def own(self, battle: Battle) -> dict[int, tuple[Any, ...]]:
        """What stands on the squad log of the kept side."""
        return {
            unit.id: (unit.wound, unit.dazed_until, unit.posture, unit.arms, unit.in_hand, unit.shots)
            for unit in battle.units.values()
            if unit.side == self.kept
        }

    def play(self, step: KeptStep, after: Battle) -> None:
        """Say what its player says of that step, which leads to the battle `after` where it is kept whole."""
        self._see_who_closes_in(step.before)
        theirs = {str(unit.id) for unit in step.before.units.values() if unit.side != self.kept}
        self.faces += [one for one in step.faces if one.name not in ROLLED_ON_PAPER or one.who not in theirs]
        for command in self._commands(step):
            self.say(command, may_be_refused=str(getattr(command, "unit", "")) in theirs)
            self._answer_armour(step.before)
            self._see_who_closes_in(step.before)
        self._pass_their_slot(after)

    def _pass_their_slot(self, whole: Battle) -> None:
        """What passes by itself in a battle that is kept whole, as everybody there is busy, is asked about here."""
        while (asked := grouping_asked(self.battle)) is not None and not _waits_for(
            whole, asked.id, self.battle
        ):
            self.say(TheyPass())

    def _commands(self, step: KeptStep) -> Iterator[Any]:
        command, unit = step.command, step.before.units.get(getattr(step.command, "unit", -1))
        if isinstance(command, say.Done) and not command.order and grouping_asked(self.battle) is not None:
            yield TheyPass()
        elif (
            unit is not None
            and unit.side != self.kept
            and isinstance(command, say.Fire | say.OpportunityShot)
        ):
            yield from self._their_shots(step)
        else:
            yield command

    def _their_shots(self, step: KeptStep) -> Iterator[Any]:
        for shot in (event for event in step.events if event.kind == "shot_fired"):
            target, firer = unit_of(shot.target), step.before.units[shot.unit]
            if target is None or step.before.units[target].side != self.kept or firer.side == self.kept:
                continue
            if not shot.check.success:
                yield TheyMiss(unit=target, by=shot.unit)
                continue
            yield TheyHit(
                unit=target,
                by=shot.unit,
                pf=weapon_row(firer, shot.weapon, table()).pf,
                natural=shot.check.face == 1,
                at_m=shot.at_m,
            )

    def _see_who_closes_in(self, whole: Battle) -> None:
        for number in {one for engagement in self.battle.engagements for one in engagement.key}:
            unit = self.battle.units[number]
            if unit.soldier.paper and figure(unit).fact("suit") is None:
                true = whole.units[number].soldier
                self.say(TheirFigure(unit=number, suit=true.armour, troop=true.troop, race=true.race))

    def _answer_armour(self, whole: Battle) -> None:
        while paper(self.battle).open:
            number = paper(self.battle).open[0].unit
            self.say(ArmourSaid(unit=number, af=armour_factor(whole.units[number], table())))

    def say(self, command: Any, *, may_be_refused: bool = False) -> None:
        dice = _Laid(self.faces)
        events = decide(self.battle, command, table(dice=dice))
        if isinstance(events, Refusal):
            assert may_be_refused, f"{command}: {events} ({ask(self.battle).sentence})"
            return
        self.faces, self.said = dice.left, self.said + 1
        for event in events:
            self.battle = evolve(self.battle, event)


def _waits_for(whole: Battle, grouping: str, alone: Battle) -> bool:
    """Whether a battle that is kept whole waits for orders to a grouping in the present subphase of another."""
    asked = whole.active is not None and whole.active.id == grouping and whole.now == alone.now
    return asked and not whole.resolving and whole.pending is None


def differences(setup: Setup, seed: int, kept: str) -> str:
    """What stands otherwise on the log of the side that kept it alone, at the first step; empty: nothing."""
    steps, end = keep_whole(setup, seed)
    alone = KeptAlone(setup, kept)
    for place, step in enumerate(steps):
        after = steps[place + 1].before if place + 1 < len(steps) else end
        alone.play(step, after)
        if (has := alone.own(alone.battle)) != (true := alone.own(after)):
            return f"seed {seed}, {kept}, step {place} {step.command}: {has} and not {true}"
    for soldier in setup.soldiers:
        if soldier.side != kept:
            alone.say(TheirFigure(unit=soldier.id, value=soldier.value))
    if (stage := alone.battle.stage) != end.stage:
        return f"seed {seed}, {kept}: {stage} and not {end.stage}"
    if (has := points(alone.battle)) != (true := points(end)):
        return f"seed {seed}, {kept}: points {has} and not {true}"
    return ""


def points(battle: Battle) -> dict[str, object]:
    """What each side has for the losses of the other."""
    return {one.side: one.points for one in count_victory(battle, add_chapters(table(), battle)).scores}
