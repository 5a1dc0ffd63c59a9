"""From squads on paper to a battle ready to begin: sides, counters with their numbers, groupings, features, starts."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import safe_name
from squadlog.battle.feature import Feature
from squadlog.battle.terms import Grouping, Remark, Setup, Side, Soldier, Start, fields_of_terms
from squadlog.book.book import Rulebook
from squadlog.book.load import book_with
from squadlog.book.rulings import Rulings
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.page import BLANK
from squadlog.rules.common.advanced import BY_SETUP
from squadlog.rules.common.context import BookReading
from squadlog.setup import characters, goods, hiding, pages, timing, weather
from squadlog.setup.chapters import (
    chapters_in_force,
    doubtful_beginnings,
    list_missing,
    place_soldiers,
    require_beginnings,
)
from squadlog.setup.on_paper import keep_on_paper
from squadlog.setup.plan import BattlePlan, Force, MusterError, Rank
from squadlog.setup.refitting import commands
from squadlog.squads.conversion.brought import field_character
from squadlog.squads.cost import unit_value
from squadlog.squads.hiding import nobody_hidden
from squadlog.squads.in_play import as_played
from squadlog.squads.lasting import read_lasting
from squadlog.squads.legality import illegal, violations

with lazy_imports():
    from squadlog.ground.checking import load as map_files
    from squadlog.setup import ground, starts

if TYPE_CHECKING:
    from squadlog.ground.map.model import Map

_SPACE = "space"
"""The ground of a map around a ship."""


def muster(plan: BattlePlan, book: Rulebook, rulings: Rulings) -> Setup:
    """The battle of that plan. Counters are numbered from 1 on, squad after squad (LOG-02, SET-04).

    Packs that are laid over the book are taken into it. Illegal squads may fight, as the players please (see `doubts`);
    MusterError is raised for keys the tables do not have, for fewer than two sides, for a title that cannot be shown,
    for a die-rolling side that does not exist, and for suits that do not hold in a vacuum (ENV-15). A map adds its
    features and says where units begin; MapError is raised for one that is no map.
    """
    forces = plan.forces
    packs = tuple(
        dict.fromkeys((*book.carried, *plan.packs, *(text for force in forces for text in force.plan.packs)))
    )
    book = book_with(packs, book)
    _require_playable(forces, book, rulings)
    sides = tuple(
        Side(id=side, name=name) for side, name in {force.side: force.side_name for force in forces}.items()
    )
    if len(sides) < 2:
        raise MusterError("A battle needs two sides or more.")
    for side in plan.typed_dice:
        if side not in {known.id for known in sides}:
            raise MusterError(f"{side} is not a side of this battle, so it cannot roll its own dice.")
    chapters = chapters_in_force(
        (*plan.chapters, *weather.chapters_of_weather(plan.environment)), plan.listed, rulings
    )
    by_setup = {
        "scenario": pages.lays_down(plan),
        "legionnaire": characters.fight_among(forces),
        "lasting": any(one.lasting for force in forces for one in force.plan.soldiers)
        or any(row.effects for row in book.costs.values()),
        "on_paper": bool(plan.paper),
    }
    chapters = (*chapters, *(key for key in BY_SETUP if by_setup[key]))
    recruits = tuple(_recruit(forces, chapters, book, rulings))
    groupings = _build_groupings(plan, recruits, sides, rulings, book)
    drawn = _map_of(plan)
    features = _features(plan, drawn)
    page = BLANK
    if pages.lays_down(plan):
        page = pages.page_of(plan, recruits, groupings, features, drawn, book, rulings)
    later = pages.reserves(recruits, groupings)
    off = {soldier.id for reserve in later for soldier in reserve.soldiers}
    there = tuple(one for one in recruits if one[0].arrives is None)
    if {force.side for force, _ in there} != {side.id for side in sides}:
        raise MusterError("Each side needs at least one soldier at the start.")
    in_space = drawn is not None and drawn.ground == _SPACE
    environment = weather.agreeing(plan.environment, chapters, in_space=in_space)
    zero_g = plan.environment.zero_g
    everybody = tuple(soldier for _, soldiers in recruits for soldier in soldiers)
    require_beginnings(everybody)
    may_hide = hiding.rights(plan, chapters, rulings)
    has = goods.goods_of(plan, book)
    in_play = [one for one in has if book.costs[one.item].chapter in chapters]
    pages.require_plotted(plan, has, chapters)
    terms = fields_of_terms(plan) | {
        "may_hide": may_hide,
        "clock": timing.limits(plan, chapters),
        "title": _title(plan.title),
        "features": features,
        "packs_on": plan.packs_on and not zero_g,
        "map": _text(drawn),
        "chapters": chapters,
        "environment": environment,
        "page": page,
        "packs": packs,
    }
    setup = Setup(
        **terms,
        sides=sides,
        groupings=tuple(one for one in groupings if not off & {*one.units}),
        soldiers=tuple(one for one in everybody if one.id not in off),
        reserves=later,
        rulings=rulings.overrides,
        starts=_starts(drawn, sides, there, page.areas, BookReading(book, rulings), chapters),
        remarks=(
            *(
                remark
                for force, soldiers in recruits
                for remark in _remarks(force, soldiers[0].squad, chapters, book, rulings, zero_g=zero_g)
            ),
            *doubtful_beginnings(everybody, chapters, book),
            *weather.unfit_suits(plan, environment, everybody, book, rulings),
            *list_missing(chapters),
            *hiding.doubtful_rights(may_hide, sides, rulings, page.defender),
            *goods.doubtful_goods(in_play, book, rulings),
        ),
        goods=has,
    )
    # Of a side on paper nothing is known but how many they are.
    counts = Counter(soldier.side for soldier in setup.soldiers)
    return keep_on_paper(setup, {side: counts[side] for side in plan.paper}, book) if plan.paper else setup


def sides_off(setup: Setup) -> tuple[str, ...]:
    """The names of the sides some of whose units begin off the map of the battle; none for a battle without a map."""
    placed = {start.unit for start in setup.starts}
    off = {soldier.side for soldier in setup.soldiers if soldier.id not in placed}
    return tuple(side.name for side in setup.sides if setup.map and side.id in off)


def _title(text: str) -> str:
    try:
        return safe_name(text)
    except ValueError as error:
        raise MusterError(f"The title of the battle: {error}.") from None


def _require_playable(forces: Sequence[Force], book: Rulebook, rulings: Rulings) -> None:
    for force in forces:
        for violation in violations(force.plan, book, rulings):
            if violation.unknown:
                raise MusterError(f"{force.plan.name} cannot be fielded: {violation.sentence}")


def _recruit(
    forces: tuple[Force, ...], chapters: tuple[str, ...], book: Rulebook, rulings: Rulings
) -> Iterator[tuple[Force, tuple[Soldier, ...]]]:
    """Each squad with its soldiers, who are numbered on from squad to squad."""
    last = 0
    for force, squad in zip(forces, commands(forces), strict=True):
        soldiers = tuple(
            replace(soldier, id=last + soldier.id)
            for soldier in _soldiers(force, squad, chapters, book, rulings)
        )
        if force.command == "teams":
            numbers = tuple(soldier.id for soldier in soldiers)
            teams = enumerate((units for _, units in _teams(force, numbers, rulings)), 1)
            of = {unit: f"{squad}.{number}" for number, units in teams for unit in units}
            soldiers = tuple(replace(soldier, squad=of[soldier.id]) for soldier in soldiers)
        last += len(soldiers)
        yield force, soldiers


def _remarks(
    force: Force, squad: str, chapters: tuple[str, ...], book: Rulebook, rulings: Rulings, *, zero_g: bool
) -> Iterator[Remark]:
    """What the squad breaks of the rules, and what the players let pass: it stays on the sheet of the battle."""
    # What hiding costs would tell how many hide, and what a squad has in secret that it has that.
    played = goods.nothing_secret(nobody_hidden(as_played(force.plan, chapters)), book)
    for broken in illegal(played, book, rulings, zero_g=zero_g):
        if broken.code == "two-leaders" and force.grouping == "teams":
            continue  # fire teams have leaders where the scenario or the players say so (LDR-02)
        yield Remark(squad=squad, rule=broken.rule, sentence=broken.sentence, soldier=broken.soldier or "")
    for passed in force.plan.agreements:
        yield Remark(squad=squad, rule=passed.rule, reason=passed.reason, soldier=passed.soldier or "")


def _soldiers(
    force: Force, squad: str, chapters: tuple[str, ...], book: Rulebook, rulings: Rulings
) -> Iterator[Soldier]:
    """The soldiers of a squad, numbered from 1, each worth what of it is played."""
    plan = goods.nothing_secret(force.plan, book)
    worth = as_played(plan, chapters)
    for index, soldier in enumerate(plan.soldiers):
        yield Soldier(
            id=index + 1,
            name=soldier.name,
            side=force.side,
            squad=squad,
            race=soldier.race,
            troop=soldier.troop,
            armour=soldier.armour,
            weapons=soldier.weapons,
            value=unit_value(worth, index, book, rulings),
            equipment=(
                *soldier.equipment,
                *plan.entrusted(soldier.name),
                *force.things.get(soldier.name, ()),
            ),
            leader=soldier.leader,
            quality=plan.quality,
            naval=plan.naval,
            keys=force.keys.get(soldier.name, ()),
            begins=tuple(dict.fromkeys((*soldier.begins, *force.begins.get(soldier.name, ())))),
            character=None if soldier.character is None else field_character(soldier.character),
            career=soldier.career,
            hurt=soldier.wound,
            lasting=read_lasting(soldier.lasting),
        )


def _teams(force: Force, units: tuple[int, ...], rulings: Rulings) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The squad as one, or its fire teams with a number behind the name (BLD-01, INI-02)."""
    if force.grouping == "squad":
        yield force.plan.name, units
        return
    size = int(rulings.number("squad.fireTeamSize"))
    for number, start in enumerate(range(0, len(units), size), 1):
        yield f"{force.plan.name} {number}", units[start : start + size]


def _build_groupings(
    plan: BattlePlan,
    recruits: Sequence[tuple[Force, tuple[Soldier, ...]]],
    sides: Sequence[Side],
    rulings: Rulings,
    book: Rulebook,
) -> tuple[Grouping, ...]:
    """The groupings of all sides: squads, fire teams, and whatever else the plan says (INI-02)."""
    teams: dict[str, list[tuple[str, tuple[int, ...], Rank]]] = {side.id: [] for side in sides}
    for force, soldiers in recruits:
        units = tuple(soldier.id for soldier in soldiers)
        teams[force.side].extend((name, team, force.rank) for name, team in _teams(force, units, rulings))
    for rank in plan.ranks:
        if rank.side not in teams:
            raise MusterError(f"{rank.name} fights for {rank.side}, which is not a side of this battle.")
        of_side = {
            soldier.name: soldier.id
            for _, soldiers in recruits
            for soldier in soldiers
            if soldier.side == rank.side
        }
        if strangers := [name for name in rank.members if name not in of_side]:
            raise MusterError(f"{strangers[0]} should belong to {rank.name} but does not take part.")
        moved = tuple(of_side[name] for name in rank.members)
        left = [
            (name, tuple(unit for unit in units if unit not in moved), other)
            for name, units, other in teams[rank.side]
        ]
        teams[rank.side] = [*(team for team in left if team[1]), (rank.name, moved, rank)]
    secret = {
        soldier.id
        for force, soldiers in recruits
        if force.arrives is not None and force.arrives.secret
        for soldier in soldiers
    }
    return tuple(_name_apart(tuple(_groupings(teams, secret, book)), secret))


def _groupings(
    teams: Mapping[str, Sequence[tuple[str, tuple[int, ...], Rank]]], secret: set[int], book: Rulebook
) -> Iterator[Grouping]:
    """Groupings called after their side, with a number where it has several: `red`, or `red-1` and `red-2`.

    Those that nobody knows are to come have the last numbers: without them the others are called the same.
    """
    for side, of_side in teams.items():
        found = sorted(of_side, key=lambda one: bool(secret & {*one[1]}))
        alone = sum(not secret & {*units} for _, units, _ in found) == 1
        for number, (name, units, rank) in enumerate(found, 1):
            if rank.race is not None and rank.race not in book.races:
                raise MusterError(f"There is no race {rank.race}, chosen for the initiative of {name}.")
            called = side if alone and number == 1 else f"{side}-{number}"
            yield Grouping(
                id=called,
                name=name,
                side=side,
                units=units,
                race=rank.race,
                modifier=rank.modifier,
            )


def _name_apart(groupings: Sequence[Grouping], secret: set[int]) -> Iterator[Grouping]:
    """Of several of one name each with its id behind it; nobody is told of those that nobody knows are to come."""
    to_come = [bool(secret & {*one.units}) for one in groupings]
    known = [one.name.casefold() for one, later in zip(groupings, to_come, strict=True) if not later]
    for one, later in zip(groupings, to_come, strict=True):
        others = known.count(one.name.casefold()) > (0 if later else 1)
        yield replace(one, name=f"{one.name} ({one.id})") if others else one


def _map_of(plan: BattlePlan) -> "Map | None":
    if not plan.map:
        return None

    return map_files.sound(map_files.map_agreed_on(plan.map), "The map")


def _features(plan: BattlePlan, drawn: "Map | None") -> tuple[Feature, ...]:
    """The features of the map, and those of the plan: one of the same id stands in the place of the map's."""
    if drawn is None:
        return plan.features
    known = {feature.id: feature for feature in ground.features_on(drawn)}
    known.update({feature.id: feature for feature in plan.features})
    return tuple(known.values())


def _text(drawn: "Map | None") -> str:
    return "" if drawn is None else map_files.text_agreed_on(drawn)


def _starts(  # noqa: PLR0917 - who, where, by what
    drawn: "Map | None",
    sides: Sequence[Side],
    recruits: Sequence[tuple[Force, tuple[Soldier, ...]]],
    areas: tuple[NamedArea, ...],
    reading: BookReading,
    chapters: tuple[str, ...],
) -> tuple[Start, ...]:
    if drawn is None:
        for force, _ in recruits:
            if force.places or force.zones:
                raise MusterError(f"{force.plan.name} has starting places, but the battle has no map.")
        return ()
    fielded = []
    for force, soldiers in recruits:
        placed = place_soldiers(soldiers, chapters)
        numbers = {one.id for one in placed}
        teams = (units for _, units in _teams(force, tuple(one.id for one in soldiers), reading.rulings))
        there = (tuple(unit for unit in team if unit in numbers) for team in teams)
        fielded.append(starts.Fielded(force, placed, tuple(filter(None, there))))
    base_m = max((reading.base_m(one) for squad in fielded for one in squad.soldiers), default=0.0)
    return starts.starts(drawn, sides, fielded, areas, base_m=base_m)
