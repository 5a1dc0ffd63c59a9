"""How a count came about: every wound with its hand and its points, and what each of several players has brought."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from squadlog.base.names import decimal
from squadlog.battle.scored import CasualtyPoints
from squadlog.battle.state import Known
from squadlog.battle.terms import Setup, Soldier


def soldiers_of(battle: Known) -> dict[int, Soldier]:
    """The soldiers a seat knows by number, also those who have left or are yet to come."""
    setup = battle.setup
    known = {one.id: one for one in setup.soldiers}
    known |= {one.id: one for reserve in setup.reserves for one in reserve.soldiers}
    return known | {number: unit.soldier for number, unit in battle.units.items()}


def toll_lines(battle: Known, tolls: Iterable[CasualtyPoints]) -> Iterator[str]:
    """A line for every wound: when, by whom, the unit, the wound before and after, and the points it brought."""
    people = soldiers_of(battle)
    for toll in tolls:
        by = None if toll.by is None else people.get(toll.by)
        hand = "" if by is None else f"{by.id} {by.name} → "
        hurt = people.get(toll.unit)
        before, after = ("unhurt" if one == "none" else one for one in (toll.before, toll.after))
        gained = ", ".join(
            f"{battle.setup.side_name(side)} {'+' if points > 0 else ''}{decimal(points)}"
            for side, points in toll.points
        )
        who = str(toll.unit) if hurt is None else f"{hurt.id} {hurt.name}"
        yield f"{toll.moment} {hand}{who}: {before} → {after}{f', {gained}' if gained else ''}"


def player_lines(battle: Known, tolls: Sequence[CasualtyPoints]) -> Iterator[str]:
    """Lines with the points each player's soldiers brought, for each side with several players."""
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
        if not others and not any(brought.values()):
            continue
        told = [f"{player} {decimal(points)}" for player, points in brought.items()]
        if others:
            told.append(f"none of them {decimal(others)}")
        yield f"{side.name}, casualties by player: {', '.join(told)}; all count as one sum [VIC-01]"


def players_of(setup: Setup, side: str) -> dict[str, str]:
    """Who plays each squad of a side, as far as the scenario says."""
    squads = {one.squad for one in _everybody(setup) if one.side == side}
    return {squad: player for squad, player in setup.page.players if squad in squads}


def list_players(setup: Setup, side: str) -> Iterator[str]:
    """Who plays which squads of a side, a line each; nothing where the scenario names nobody."""
    players = players_of(setup, side)
    for player in dict.fromkeys(players.values()):
        yield f"  {player} plays {', '.join(squad for squad, who in players.items() if who == player)}"


def player_of(setup: Setup, units: Iterable[int]) -> str:
    """Who plays all of these, as far as the scenario says; nothing where several do."""
    if not setup.page.players:
        return ""
    whose = dict(setup.page.players)
    here = {*units}
    found = {whose.get(one.squad, "") for one in _everybody(setup) if one.id in here}
    return found.pop() if len(found) == 1 else ""


def _everybody(setup: Setup) -> Iterable[Soldier]:
    yield from setup.soldiers
    for reserve in setup.reserves:
        yield from reserve.soldiers
