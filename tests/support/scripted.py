"""Whole battles kept as the sentences that were said, for tests that play them to the end and for benchmarks."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from squadlog.battle.commands import Command
from squadlog.battle.evolve import evolve, started
from squadlog.battle.refusal import Refusal
from squadlog.battle.setup import Setup
from squadlog.battle.state import Battle
from squadlog.dice import SeededDice
from squadlog.facts import StatedSurveyor, Surveyor
from squadlog.language.parse import parse
from squadlog.muster.scenes import load_battle
from squadlog.rulebook.in_force import rulings_with
from squadlog.rulebook.load import load_rulebook, load_rulings
from squadlog.rules.engine import decide
from squadlog.rules.table import Table

SCRIPTS = Path(__file__).parents[1] / "rules" / "scripts"


def table_for(battle: Battle) -> Table:
    """The table a session lays: the book, the rulings in force, the map if there is one, the dice of the set-up."""
    book, rulings = load_rulebook(), rulings_with(tuple(sorted(battle.rulings.items())))

    def survey(later: Battle) -> Surveyor:
        from squadlog.survey.surveyor import MapSurveyor  # noqa: PLC0415 - start-up cost (numpy, shapely)

        return MapSurveyor(later, book, rulings)

    return Table(
        book=book,
        rulings=rulings,
        surveyor=survey(battle) if battle.setup.map else StatedSurveyor(),
        survey=survey if battle.setup.map else None,
        dice=SeededDice(battle.setup.seed, battle.rolls),
    )


def script(name: str) -> tuple[Setup, list[str]]:
    """A battle that is kept: the ready battle it begins with, its turns, and everything that is said in it."""
    head, *said = (SCRIPTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    battle, turns = head.split()
    return replace(load_battle(battle, load_rulebook(), load_rulings()), turns=int(turns)), said


def step(battle: Battle, command: Command) -> Battle:
    """The battle after a command, which must stand."""
    events = decide(battle, command, table_for(battle))
    assert not isinstance(events, Refusal), f"{command}: {events}"
    for event in events:
        battle = evolve(battle, event)
    return battle


def understood(setup: Setup, said: Sequence[str]) -> tuple[list[Command], Battle]:
    """The commands of a script, each read in the battle in which it is said, and the battle they lead to."""
    battle, commands = started(setup), []
    for sentence in said:
        command = parse(sentence, battle, load_rulebook())
        commands.append(command)
        battle = step(battle, command)
    return commands, battle


def played(setup: Setup, commands: Sequence[Command]) -> Battle:
    """The battle that the commands lead to."""
    battle = started(setup)
    for command in commands:
        battle = step(battle, command)
    return battle
