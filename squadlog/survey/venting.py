"""Where there is no air on the map: what is open to the outside, or to others without (ENV-17, ENV-23, A-99)."""

from collections.abc import Collection, Iterable, Iterator

from squadlog.facts.ground_facts import Vented, Whereabouts
from squadlog.ground.compiled.compartments import OUTSIDE, Compartments, Link
from squadlog.survey.measured_battle import MeasuredBattle

_AJAR = ("open", "destroyed")


def compartment(world: MeasuredBattle, where: int | Whereabouts) -> str | None:
    """The compartment of a unit or a place by name, empty outdoors; None for a unit on no map."""
    if isinstance(where, int):
        known = world.battle.units.get(where)
        if known is None or (at := known.position) is None:
            return None
        where = Whereabouts(at.x, at.y, known.floor)
    found = world.compiled.compartments
    number = found.at(where.x, where.y, where.floor)
    return "" if number == OUTSIDE else found.names[number]


def find_vented(world: MeasuredBattle, lost: Collection[str], *, whole: bool, breached: bool) -> Vented:
    """Where there is no air by now, if there is none in `lost`, and what opens that to it; `whole`: in all of a ship.

    The chamber of an airlock is filled and emptied: what it has lost it has not lost for good, and it is no breach of
    the ship as long as one of its doors holds. `breached`: it is one once its outer door is destroyed (A-99b); then
    what lies behind the inner door has no air, as if that were open.
    """
    found = world.compiled.compartments
    links = tuple(found.links(world.conditions))
    chambers = {one.airlock: found.of_room(one.room) for one in world.compiled.chambers}
    locks = frozenset(chambers.values())
    before = {number for number, name in enumerate(found.names) if name in lost and number not in locks}
    if breached:
        links += tuple(_through_locks(world, found))
    empty, through = _spread({OUTSIDE} | before, links)
    if whole:
        ships = {found.shells[number] for number in empty - {OUTSIDE} - locks}
        empty |= {number for number, shell in enumerate(found.shells) if shell in ships}
    empty |= {number for airlock, number in chambers.items() if _let_out(world, airlock, found)}
    return Vented(
        compartments=tuple(found.names[number] for number in sorted(empty - {OUTSIDE})),
        through=tuple(dict.fromkeys(_name_of(world, one) for one in through)),
    )


def _spread(empty: set[int], links: Iterable[Link]) -> tuple[set[int], list[str]]:
    """All that is joined to what is empty, and by what."""
    links, through = list(links), list[str]()
    while ways := [(name, one, other) for name, one, other in links if (one in empty) != (other in empty)]:
        for name, one, other in ways:
            empty |= {one, other}
            through.append(name)
    return empty, through


def _let_out(world: MeasuredBattle, airlock: str, found: Compartments) -> bool:
    """Whether a chamber that is shut on all sides has the pressure of the outside (ACT-74, ACT-75)."""
    features = world.battle.features
    doors = [
        (door, features[door.id])
        for door in world.map.doors
        if door.airlock == airlock and door.id in features
    ]
    if any(feature.state in _AJAR for _, feature in doors):
        return False
    return any(
        feature.pressure and OUTSIDE in {side for link in found.beside(door) for side in link[1:]}
        for door, feature in doors
    )


def _through_locks(world: MeasuredBattle, found: Compartments) -> Iterator[Link]:
    """What the doors of airlocks join that have lost their outer door, as if both were open."""
    of: dict[str, list[tuple[bool, tuple[Link, ...]]]] = {}
    for door in world.map.doors:
        if door.airlock is not None and door.id in world.battle.features:
            beside = found.beside(door)
            outer = OUTSIDE in {side for link in beside for side in link[1:]}
            lost = outer and world.battle.features[door.id].state == "destroyed"
            of.setdefault(door.airlock, []).append((lost, beside))
    for doors in of.values():
        if any(lost for lost, _ in doors):
            yield from (link for _, beside in doors for link in beside)


def _name_of(world: MeasuredBattle, name: str) -> str:
    """What people call a feature."""
    feature = world.battle.features.get(name)
    return name if feature is None else feature.name
