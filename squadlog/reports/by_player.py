"""What each of several players of a side has brought it, whose points are one sum (VIC-01)."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from squadlog.battle.scored import Toll
from squadlog.battle.setup import Setup, Soldier
from squadlog.battle.state import Known
from squadlog.names import decimal


def soldiers_of(battle: Known) -> dict[int, Soldier]:
    """Everybody whom a seat knows by number, also those who have left or are yet to come."""
    setup = battle.setup
    known = {one.id: one for one in setup.soldiers}
    known |= {one.id: one for reserve in setup.reserves for one in reserve.soldiers}
    return known | {number: unit.soldier for number, unit in battle.units.items()}


def player_lines(battle: Known, tolls: Sequence[Toll]) -> Iterator[str]:
    """For each side of several players what the soldiers of each have brought; nothing where one plays each side."""
    for side in battle.setup.sides:
        players = players_of(battle.setup, side.id)
        if len(set(players.values())) < 2:
            continue
        brought = dict.fromkeys(players.values(), Fraction(0))
        others = Fraction(0)
        people = soldiers_of(battle)
        for toll in tolls:
            points = sum((more for of, more in toll.points if of == side.id), Fraction(0))
            by = None if toll.by is None else people.get(toll.by)
            player = players.get(by.squad) if by is not None and by.side == side.id else None
            if player is None:
                others += points
            else:
                brought[player] += points
        told = [f"{player} {decimal(points)}" for player, points in brought.items()]
        if others:
            told.append(f"nobody of them {decimal(others)}")
        yield f"{side.name}, casualties by player: {', '.join(told)}; all count as one sum [VIC-01]"


def players_of(setup: Setup, side: str) -> dict[str, str]:
    """Who plays each squad of a side, as far as the scenario says."""
    squads = {one.squad for one in _everybody(setup) if one.side == side}
    return {squad: player for squad, player in setup.page.players if squad in squads}


def _everybody(setup: Setup) -> Iterable[Soldier]:
    yield from setup.soldiers
    for reserve in setup.reserves:
        yield from reserve.soldiers
