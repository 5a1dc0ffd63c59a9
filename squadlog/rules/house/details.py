"""What can be said with handling doors, floors and things, the likeliest first, and who has no use for it at all."""

from collections.abc import Callable, Iterator, Sequence

from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail
from squadlog.battle.feature import ELEVATOR, STAIRS, Feature
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.context import RulesContext
from squadlog.rules.house.doors import WORDS, wanted_of_door
from squadlog.rules.house.doorways import is_door, opening


def _where(battle: Battle, fits: Callable[[Feature], bool]) -> Detail:
    """One of the features that fit, or none where there is no such thing."""
    found = tuple(feature.id for feature in battle.features.values() if fits(feature))
    return Detail(slot="feature", label="where", options=(*found, None))


def within_reach(unit: int, features: Sequence[str], ctx: RulesContext) -> Sequence[str]:
    """The features that a unit can handle from where it is (AMB-127); all where it can handle none, or none is said."""
    near = [one for one in features if ctx.surveyor.reach(unit, one, None).value]
    return near or features


# Doors, airlocks, floors


def has_doors(battle: Battle, ctx: RulesContext) -> bool:
    """Whether anything here opens and closes."""
    return any(opening(feature, ctx) for feature in battle.features.values())


def of_door(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """Which door, and what is done to it: to begin with what fits how it stands."""
    doors = [feature.id for feature in battle.features.values() if is_door(feature, ctx)]
    cars = [feature.id for feature in battle.features.values() if feature.kind == ELEVATOR]
    found = within_reach(said.unit, (*doors, *cars), ctx)
    yield Detail(slot="feature", label="where", options=(*found, None))
    door = battle.features.get(said.feature or next(iter(found), ""))
    first = None if door is None or door.state == "destroyed" else wanted_of_door(door, (), ctx)
    rest = tuple(word for word in (*WORDS, None) if word != first)
    yield Detail(slot="extras", label="does what", options=(first, *rest))


def has_airlocks(battle: Battle, _ctx: RulesContext) -> bool:
    """Whether there is an airlock."""
    return any(feature.airlock for feature in battle.features.values())


def of_airlock(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """The details of opening an airlock: its door."""
    doors = tuple(feature.id for feature in battle.features.values() if feature.airlock)
    yield Detail(slot="feature", label="where", options=(*within_reach(said.unit, doors, ctx), None))


def has_elevators(battle: Battle, _ctx: RulesContext) -> bool:
    """Whether there is an elevator."""
    return any(feature.kind == ELEVATOR for feature in battle.features.values())


def of_call(battle: Battle, _said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """Which elevator is called."""
    yield _where(battle, lambda feature: feature.kind == ELEVATOR)


def of_ride(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """The details of a ride: the elevator, and how many floors."""
    yield from of_call(battle, said, ctx)
    yield Detail(slot="floors", label="floors")


def has_stairs(battle: Battle, _ctx: RulesContext) -> bool:
    """Whether there are stairs."""
    return any(feature.kind == STAIRS for feature in battle.features.values())


def of_stairs(battle: Battle, _said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """Which stairs, and how many floors."""
    yield _where(battle, lambda feature: feature.kind == STAIRS)
    yield Detail(slot="floors", label="floors")


# Things


def _what(*things: str | None) -> Detail:
    return Detail(slot="item", label="what", options=(*dict.fromkeys(things), None))


def of_exchange(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """The details of an exchange: the thing taken or handed over, and the partner."""
    yield from of_drop(battle, said, ctx)
    unit = battle.units[said.unit]
    friends = (other for other in battle.in_order() if other.side == unit.side and other.id != unit.id)
    yield Detail(slot="partner", label="with unit", options=(None, *(str(other.id) for other in friends)))


def of_drop(battle: Battle, said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """What it carries: first what is not in its hand."""
    unit = battle.units[said.unit]
    weapons = sorted(unit.weapons, key=lambda code: code == unit.in_hand)
    yield _what(*weapons, *unit.items, *unit.keys)


def of_pick_up(battle: Battle, _said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """What lies about, or is carried by whoever lies there, from whose body, and whether it is searched for a key."""
    fallen = [other for other in battle.in_order() if other.out]
    carried = [thing for body in fallen for thing in (*body.weapons, *body.items)]
    yield _what(*(item.name for item in battle.things), *carried)
    bodies = (str(other.id) for other in fallen)
    yield Detail(slot="target", label="from the body of", options=(None, *bodies))
    yield Detail(slot="extras", label="search for a key", options=(None, "key"))


def of_clearing(battle: Battle, said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """Which of the jammed weapons."""
    yield Detail(slot="weapon", label="weapon", options=(*battle.units[said.unit].jammed, None))


def of_reload(battle: Battle, said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """Which weapon: that in hand first."""
    unit = battle.units[said.unit]
    yield _what(*sorted(unit.weapons, key=lambda code: code != unit.in_hand))


def has_devices(_battle: Battle, unit: Unit, _ctx: RulesContext) -> bool:
    """Whether the unit carries anything to use."""
    return bool(unit.items)


def of_device(battle: Battle, said: Declare, _ctx: RulesContext) -> Iterator[Detail]:
    """Which device."""
    yield _what(*battle.units[said.unit].items)
