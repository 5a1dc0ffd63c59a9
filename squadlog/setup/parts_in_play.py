"""A battle as the eight parts of its scenario, A to H, as a seat may read them now (SCN-02..SCN-13)."""

from collections import Counter
from collections.abc import Iterator

from squadlog.base.names import so_many
from squadlog.battle.state import Known, Unit
from squadlog.book.book import Rulebook
from squadlog.book.people import Troop
from squadlog.facts.scenario.telling import Called, area_told, deployment_told
from squadlog.rules.common.advanced import ADVANCED, words_of
from squadlog.rules.common.posts import post
from squadlog.setup.eight_parts import LetteredPart, list_packs, special_told, victory_told


def parts_in_play(battle: Known, book: Rulebook) -> tuple[LetteredPart, ...]:
    """The parts with who is in the battle as this seat knows them; sides stand in the order of the battle."""
    setup = battle.setup
    called = {side.id: side.name for side in setup.sides}
    first, *others = called
    coming = [
        (called[one.soldiers[0].side], " / ".join(team.name for team in one.groupings), one.arrival)
        for one in setup.reserves
        if one.soldiers
    ]
    length = f"{setup.turns} turns." if setup.turns else "Until one side wins; no turn limit."
    return (
        LetteredPart(letter="A", title="Situation", lines=tuple(_situation(battle, called))),
        LetteredPart(letter="B", title=f"{called[first]} forces", lines=tuple(_forces(battle, first, book))),
        LetteredPart(
            letter="C",
            title=" and ".join(f"{called[side]} forces" for side in others),
            lines=tuple(line for side in others for line in _forces(battle, side, book)),
        ),
        LetteredPart(letter="D", title="Playing area", lines=tuple(_ground(battle, called))),
        LetteredPart(
            letter="E", title="Victory conditions", lines=tuple(victory_told(setup.page, called, book))
        ),
        LetteredPart(
            letter="F",
            title="Advanced rules in force",
            lines=(*_rules(battle), *list_packs(battle.setup.packs)),
        ),
        LetteredPart(
            letter="G", title="Special conditions", lines=tuple(special_told(setup.page, coming, called))
        ),
        LetteredPart(letter="H", title="Length", lines=(length,)),
    )


def _situation(battle: Known, called: Called) -> Iterator[str]:
    yield battle.setup.briefing or "No story."
    for one in battle.setup.page.briefings:
        yield f"For {called.get(one.side, one.side)} alone: {one.text}"


def _forces(battle: Known, side: str, book: Rulebook) -> Iterator[str]:
    """Its squads: who is in them, what they wear and carry, who leads, what they are worth."""
    squads: dict[str, list[Unit]] = {}
    for unit in battle.units.values():
        if unit.side == side:
            squads.setdefault(post(unit).squad, []).append(unit)
    if not squads:
        yield "No soldiers known."
    for units in squads.values():
        men = [unit.soldier for unit in units]
        sorts = Counter((one.troop, one.armour, one.weapons[:1]) for one in men)
        who = ", ".join(
            f"{count} {_troop_name(book.troops[troop])} in {suit}{f' with {weapon[0]}' if weapon else ''}"
            for (troop, suit, weapon), count in sorts.items()
        )
        leads = [f"{one.name} leads ({one.leader:+d})" for one in men if one.leader is not None]
        worth = so_many(sum(one.value for one in men), "point")
        yield f"{_name_squad(battle, units)}: {'; '.join((who, *leads, worth))}."


def _name_squad(battle: Known, units: list[Unit]) -> str:
    """A squad by the name that the page has for it, else by its groupings."""
    numbers = {unit.id for unit in units}
    named = next((name for name, members in battle.setup.page.squads if numbers <= {*members}), "")
    return named or " / ".join(dict.fromkeys(battle.groupings[unit.grouping].name for unit in units))


def _ground(battle: Known, called: Called) -> Iterator[str]:
    setup = battle.setup
    yield "On the map." if setup.map else "No map: the players say where the soldiers are."
    yield from (f"{told[:1].upper()}{told[1:]}" for told in map(area_told, setup.page.areas))
    yield from deployment_told(setup.page.deployment, called)
    yield from _set_up(battle)
    if setup.page.defender:
        yield f"{called.get(setup.page.defender, setup.page.defender)} defends."
    if first := setup.page.hides_first:
        yield f"{called.get(first, first)} hides first."


def _set_up(battle: Known) -> Iterator[str]:
    """The areas where each side is set up."""
    page = battle.setup.page
    for side in battle.setup.sides:
        units = {unit.id for unit in battle.units.values() if unit.side == side.id}
        names = [name for place in page.deployment.places if units & {*place.units} for name in place.areas]
        areas = dict.fromkeys(area.called for name in names if (area := page.area(name)) is not None)
        if areas:
            yield f"{side.name} in {' or '.join(areas)}."


def _rules(battle: Known) -> Iterator[str]:
    names = [words_of(key).name if key in ADVANCED else key for key in battle.chapters]
    yield f"{', '.join(names)}." if names else "Basic rules only."
    sky = battle.setup.environment
    told = [key for key in ("zero_g", "night", "blackout", "rain", "snow", "vacuum") if getattr(sky, key)]
    told += [f"{sky.hostile} air"] if sky.hostile else []
    if told:
        yield f"Conditions: {', '.join(told).replace('_', ' ')}."


def _troop_name(row: Troop) -> str:
    """A troop type within a sentence; the name of whose pack it is stays as it is written."""
    called, mark, whose = row.name.partition(" (")
    return f"{called.lower()}{mark}{whose}" if row.own else row.name.lower()
