"""What the referee says by hand, and battles at random in which it says so at any moment."""

from collections.abc import Callable, Iterator
from random import Random

from support.battles import setup, table
from support.players import RandomPlayer

from squadlog.base.dice import SeededDice
from squadlog.battle.commands import Command, Correct, CorrectTurn
from squadlog.battle.events.union import Event
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.state import Battle
from squadlog.rules.desk.engine import decide

WHY = "it was so on the table"


def correct(unit: int, *changes: tuple[str, str]) -> Correct:
    """A unit set right."""
    return Correct(unit=unit, changes=changes, reason=WHY)


def turn(reason: str = WHY, **changes: str) -> CorrectTurn:
    """The turn set right."""
    return CorrectTurn(changes=tuple(changes.items()), reason=reason)


def meddling(
    seed: int,
    meddle: Callable[[Battle, Random], Command],
    *,
    steps: int,
    often: tuple[float, float],
    **changes: object,
) -> Iterator[tuple[tuple[Event, ...], Battle]]:
    """A battle of three against three at random in which the referee meddles: the events of each step, and it behind.

    `often` is how likely the referee speaks instead of the players: while somebody is asked something, and else. What
    it may not say is passed over; what a player may say by the engine's own list must stand.
    """
    rng, player = Random(seed), RandomPlayer(seed, warlike=1.5)
    battle = first_state(setup((1, 2, 3), (11, 12, 13), **changes))
    for _ in range(steps):
        at = table(dice=SeededDice(seed, battle.rolls), rulings=battle.rulings)
        playing = battle.stage not in ("setup", "over")
        meddles = playing and rng.random() < (often[0] if battle.pending else often[1])
        command = meddle(battle, rng) if meddles else player.next(battle, at)
        if command is None:
            return
        events = decide(battle, command, at)
        if meddles and not isinstance(events, tuple):
            continue
        assert isinstance(events, tuple), f"{command} was allowed, then refused: {events}"
        for event in events:
            battle = evolve(battle, event)
        yield events, battle
