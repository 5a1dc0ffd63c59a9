"""What can be said with a move: how far, which way, over which ground, seen by whom, and what comes after it."""

from collections.abc import Iterator

from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail, foes
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.context import RulesContext

GROUND: tuple[str, ...] = ("clear", "light", "heavy", "stream", "marsh", "up1", "down1")
DEGREES: tuple[str, ...] = ("0", "45", "90", "135", "180")
ON_THE_SPOT = Detail(slot="degrees", label="degrees, 0 to 180")


def on_the_way(battle: Battle, unit: Unit, *between: Detail) -> Iterator[Detail]:
    """What can be said of any move. On a map ground is measured unless it is stated."""
    measured = unit.position is not None
    attacked = any(unit.id == fight.defender for fight in battle.engagements)
    yield Detail(slot="metres", label="metres")
    yield Detail(slot="way", label="goes")
    yield Detail(slot="ground", label="ground", options=(None, *GROUND) if measured else GROUND)
    yield Detail(slot="turn", label="turns, degrees", options=DEGREES)
    yield from between
    yield Detail(slot="seen", label="seen by", options=(None, "nobody"))
    ends = ("yes", None, "no") if attacked and not measured else (None, "yes", "no")
    yield Detail(slot="clears", label="ends clear", options=ends)
    yield Detail(slot="engage", label="then attacks", options=(None, *foes(battle, unit)))


def of_turn(_battle: Battle, _said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """How far it turns on the spot."""
    yield ON_THE_SPOT


def of_move(battle: Battle, said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """A move may lead through a feature."""
    if battle.features:
        through = Detail(slot="feature", label="through", options=(None, *battle.features))
        yield from on_the_way(battle, battle.units[said.unit], through)
    else:
        yield from on_the_way(battle, battle.units[said.unit])
    yield from _pack(battle)


def of_leap(battle: Battle, said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """A jump is a move like any other."""
    yield from on_the_way(battle, battle.units[said.unit])
    yield from _pack(battle)


def of_dive(battle: Battle, said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """The details of a dive; in zero gravity also what it ends at (ZRG-01)."""
    unit = battle.units[said.unit]
    if battle.setup.environment.zero_g:
        into = Detail(slot="into", label="dive ends at", options=(None, "cover", *foes(battle, unit)))
        yield from on_the_way(battle, unit, into)
    else:
        yield from on_the_way(battle, unit)
    yield from _pack(battle)


def _pack(battle: Battle) -> Iterator[Detail]:
    if not battle.setup.environment.zero_g:
        yield Detail(slot="pack", label="bounce pack", options=(None, "on", "off"))
