"""Battles with automatic fire for tests: one soldier bursts, others stand in its sector."""

from typing import Any

from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import ChooseOrder, Correct, Declare, Done, Fire, RollInitiative
from squadlog.battle.ledger import Line
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan, Trace
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Sector, StatedSighting
from squadlog.rules.common.context import BookReading
from squadlog.rules.desk.preview import preview

BURST, AREA = "concentrated", "area"


def reading(rulings: Any = None) -> BookReading:
    """The book under these readings."""
    return BookReading(load_rulebook(), table(rulings=rulings).rulings)


def firing(
    *,
    fired: int = 0,
    rulings: Any = None,
    soldier: Any = None,
    soldiers: Any = None,
    weapons: tuple[str, ...] | None = None,
    red: tuple[int, ...] = (1,),
    blue: tuple[int, ...] = (11,),
    units: Any = None,
    **battle: Any,
) -> Played:
    """Unit 1 has an SR and an SP; so many rounds are gone from the first of its weapons."""
    one = {**({"weapons": weapons} if weapons else {}), **(soldier or {})}
    states = {
        number: {key: Trace(**value) if key == "moved" else value for key, value in state.items()}
        for number, state in (units or {}).items()
    }
    start = skirmish(
        red,
        blue,
        soldiers={1: one, **(soldiers or {})},
        setup_changes={"chapters": ("ammunition", "automatic_fire")},
        units=states,
        **battle,
    )
    played = Played(start, rulings)
    if fired:
        code = start.units[1].weapons[0]
        played.do(Correct(unit=1, changes=(("ammunition", f"{code}:{fired}"),), reason="as on paper"))
    return played


def fires(manner: str, *, weapon: str | None = None, target: int = 11) -> Declare:
    """Unit 1 declares fire in that manner."""
    plan = ShotPlan(weapon=weapon or "SR", target=None if manner == AREA else target, manner=manner)
    return Declare(unit=1, action="fire_throw", weapon=weapon, shot=plan)


def weapon_of(played: Played) -> str:
    """The weapon in the hand of unit 1."""
    return played.unit(1).in_hand or ""


def burst(played: Played, *faces: int, manner: str = BURST) -> list[Any]:
    """Declare it, wait for the fire step, take it."""
    played.do(fires(manner, weapon=weapon_of(played)))
    while played.battle.stage == "actions":
        played.do(Done())
    return played.do(Fire(unit=1, target=11, stated=StatedSighting(distance_m=9)), *faces)


def sweep(played: Played, units: tuple[int, ...], *faces: int) -> list[Any]:
    """An area burst at these, nearest first."""
    played.do(fires(AREA, weapon=weapon_of(played)))
    while played.battle.stage == "actions":
        played.do(Done())
    return played.do(Fire(unit=1, sector=Sector(units=units), stated=StatedSighting(distance_m=9)), *faces)


def burst_in(played: Played, moment: Moment) -> None:
    """Go on until red acts in that subphase; a new turn is rolled for with red first."""
    while played.battle.now < moment or played.battle.stage != "actions":
        if played.battle.stage == "initiative":
            _new_turn(played)
        else:
            played.do(Done())


def _new_turn(played: Played) -> None:
    played.do(RollInitiative(), *range(1, len(played.battle.groupings) + 1))
    while played.battle.stage == "initiative":
        waiting = next(one.grouping for one in played.battle.standings if one.choice is None)
        played.do(ChooseOrder(grouping=waiting, choice="MOVE"))


def lines_of(played: Played, manner: str, *, target: int = 11) -> dict[str, Line]:
    """The lines of the shot of unit 1 in that manner, by key."""
    sector = Sector(units=(target,)) if manner == AREA else None
    command = Fire(
        unit=1,
        target=None if manner == AREA else target,
        stated=StatedSighting(distance_m=9),
        manner=manner,
        sector=sector,
    )
    found = preview(played.battle, command, table(rulings=played.rulings))
    assert found.ledger is not None, found.blocked
    return {line.key: line for line in found.ledger.lines}
