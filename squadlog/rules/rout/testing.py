"""The test for rout, and what it does (ROU-01..ROU-11, ROU-27, ROU-28; A-46, A-50, A-145)."""

from squadlog.battle.state import Battle, Unit
from squadlog.battle.story import Story
from squadlog.dice import Roll
from squadlog.rules import wounds
from squadlog.rules.ask import Ask
from squadlog.rules.checks import as_read, judged, needed
from squadlog.rules.leadership.chain import Squad, leading, leads, squads
from squadlog.rules.leadership.record import called
from squadlog.rules.refusing import named
from squadlog.rules.rout.allowed import may_go_on
from squadlog.rules.rout.plight import plight_of
from squadlog.rules.rout.rallying import roll_rally
from squadlog.rules.rout.record import RoutPhaseHeld, RoutTested, nerve, routed
from squadlog.rules.rout.weighing import rout_ledger, routs
from squadlog.rules.table import Table


def is_tested(turn: int, table: Table) -> bool:
    """Whether rout is tested in this turn (ROU-01, A-50)."""
    return turn % int(table.rulings.number("rout.interval")) == 0


def phase(story: Story, table: Table) -> None:
    """The Rout/Rally Phase: tests in every twelfth turn; rallies too where the table reads it so (A-54).

    May raise `DieNeeded`.
    """
    if is_tested(story.battle.now.turn, table):
        for squad in squads(story.battle):
            _test(story, squad, table)
    if table.rulings.is_("rally.mode", "phase"):
        for squad in squads(story.battle):
            leader = leading(squad, table)
            if leader is not None and not leader.out and any(map(routed, squad.units)):
                roll_rally(story, leader.id, squad, table)


def asks(battle: Battle) -> Ask:
    """Nobody: the phase goes on by itself, as far as its dice allow."""
    del battle
    return Ask(kind="step", sentence="The squads are tested for rout.")


def runs(story: Story, table: Table) -> bool:
    """The whole phase at once (SEQ, ADV-05)."""
    phase(story, table)
    story.tell(RoutPhaseHeld(turn=story.battle.now.turn))
    return True


def in_danger(battle: Battle, squad: Squad, table: Table) -> tuple[Unit, ...]:
    """Who of a squad would rout: all who fight on but leaders and the routed (ROU-10, ROU-27)."""
    return tuple(
        unit for unit in squad.units if not (unit.out or nerve(unit).routed or leads(battle, unit, table))
    )


def _test(story: Story, squad: Squad, table: Table) -> None:
    """One roll for the squad, or as the table reads it one for each unit (A-46)."""
    shaken = in_danger(story.battle, squad, table)
    if not shaken:
        return
    numbers = tuple(unit.id for unit in shaken)
    if table.rulings.is_("rout.roll", "squad"):
        _roll(story, squad, None, numbers, table)
        return
    all_rout = table.rulings.is_("rout.roll", "any_unit_routs_squad")
    for unit in shaken:
        if nerve(story.battle.units[unit.id]).routed:
            return
        _roll(story, squad, unit, numbers if all_rout else (unit.id,), table)


def _roll(story: Story, squad: Squad, unit: Unit | None, endangered: tuple[int, ...], table: Table) -> None:
    ledger = as_read(rout_ledger(plight_of(story.battle, squad, table), table), table)
    who = called(story.battle, squad.side, squad.name) if unit is None else named(unit)
    face = table.dice.roll(
        Roll(name="rout", who=who, side=squad.side, die=ledger.scale.die, needed=needed(ledger))
    )
    broken = routs(ledger, face.value, table)
    story.tell(
        RoutTested(
            side=squad.side,
            squad=squad.name,
            unit=None if unit is None else unit.id,
            check=judged(ledger, face.value),
            face=face,
            routs=broken,
            routed=endangered if broken else (),
        )
    )
    if broken and table.rulings.is_("rout.ongoing", "lost"):
        for number in endangered:
            _lose(story, number, table)


def _lose(story: Story, number: int, table: Table) -> None:
    """What a routed unit was doing is lost, but for what it may do (ROU-28, A-145)."""
    unit = story.battle.units[number]
    if not may_go_on(unit, table):
        wounds.lose_action(story, number, cause="routed", rule="ROU-28")
