"""What a word can be chosen from: parts of the scenario, things of its map, rows of the book, what lies ready."""

from collections.abc import Iterable, Iterator
from typing import Any

from squadlog.base.errors import SquadlogError
from squadlog.base.records import record
from squadlog.battle.feature import ELEVATOR, STAIRS
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.extras.workshop.scenarios.meanings import CHOICES
from squadlog.ground.map.model import Map
from squadlog.setup.own.page_part import PageWord
from squadlog.setup.own.paper import Paper, Raw, Way, calls
from squadlog.squads.plan import SquadPlan
from squadlog.squads.ready import load_squad

Choice = tuple[str, str]
"""A value, and what it means."""
OPEN = frozenset({"things", "squad_names", "near", "features", "members", "all_members", "zones_rooms"})
"""Where people may write what nobody has laid down yet."""


@record
class ReadyShelf:
    """What lies ready: the book, rulings, maps and squads by name, chapters, states to begin in, and the map."""

    book: Rulebook
    rulings: Rulings
    maps: tuple[Choice, ...] = ()
    squads: tuple[Choice, ...] = ()
    chapters: tuple[Choice, ...] = ()
    beginnings: tuple[Choice, ...] = ()
    ground: Map | None = None


def choices(paper: Paper, way: Way, word: PageWord, shelf: ReadyShelf) -> tuple[Choice, ...]:
    """What a word of a part can be chosen from, in the order it is offered."""
    found = CHOICES.get(word.of)
    if found is not None:
        return tuple(found.items())
    return tuple(dict(_find_choices(paper, way, word.of, shelf)).items())


def _find_choices(paper: Paper, way: Way, of: str, shelf: ReadyShelf) -> Iterable[Choice]:
    book = shelf.book
    match of:
        case "sides" | "areas" | "triggers" | "objectives":
            return _parts(paper.listed(of))
        case "awaited":
            return _parts(paper.listed("objectives" if paper.at(way).get("kind") == "met" else "triggers"))
        case "maps" | "squads" | "chapters" | "beginnings":
            return tuple(getattr(shelf, of))
        case "troops" | "races" | "armours" | "qualities" | "weapons":
            return [(row.key, row.name) for row in getattr(book, of).values()]
        case "goods":
            return [(row.key, f"{row.name}, {row.cost}") for row in book.costs.values()]
        case "bought":
            sold = (
                *book.weapons.values(),
                *book.armours.values(),
                *book.troops.values(),
                *book.costs.values(),
            )
            return [(row.key, row.name) for row in sold]
        case "missions":
            return [(row.key, row.name) for row in book.fire_missions.rows.values()]
        case "actions":
            rows = [(row.key, row.name) for row in book.actions.values()]
            return [
                *rows,
                ("melee", "melee"),
                *((row.key, row.name) for row in book.move_modes.values()),
            ]
        case "rulings":
            return [(one.name, one.question) for one in shelf.rulings]
        case "ruling_options":
            return options(str(paper.at(way).get("ruling", "")), shelf)
        case "feature_kinds":
            return [*((row.key, row.name) for row in book.obstacles.values()), (ELEVATOR, ""), (STAIRS, "")]
        case "features":
            return _features(paper, shelf)
        case "rooms" | "zones" | "near" | "zones_rooms":
            return _of_map(of, shelf.ground)
        case "squad_names":
            return [(plan.name, "") for _, plan in plans(paper, shelf)]
        case "members":
            return [
                (one.name, one.troop)
                for at, plan in plans(paper, shelf)
                if at == way
                for one in plan.soldiers
            ]
        case "force_members":
            soldiers = paper.at(way[:-2]).get("soldiers", ())
            listed = soldiers if isinstance(soldiers, list) else ()
            return [(str(one.get("name")), "") for one in listed if isinstance(one, dict)]
        case "all_members":
            return [(one.name, plan.name) for _, plan in plans(paper, shelf) for one in plan.soldiers]
        case _:
            return ()


def options(ruling: str, shelf: ReadyShelf) -> tuple[Choice, ...]:
    """The options of a ruling; empty for one that does not exist, or that takes any number."""
    if ruling not in shelf.rulings:
        return ()
    return tuple((one.key, one.text) for one in shelf.rulings.ruling(ruling).options)


def plans(paper: Paper, shelf: ReadyShelf) -> Iterator[tuple[Way, SquadPlan]]:
    """The squads that take part, each with the way to it; what cannot be read is left out."""
    for way, call in calls(paper):
        plan = _plan(call, shelf)
        if plan is not None:
            yield way, plan


def _plan(call: Raw, shelf: ReadyShelf) -> SquadPlan | None:
    try:
        if isinstance(call.get("force"), dict):
            return SquadPlan.model_validate(call["force"])
        named = str(call.get("squad", ""))
        return load_squad(named, shelf.book) if named and "." not in named and "/" not in named else None
    except (SquadlogError, ValueError):
        return None


def _parts(parts: Iterable[Raw]) -> list[Choice]:
    return [(str(one["id"]), str(one.get("name", ""))) for one in parts if one.get("id")]


def _features(paper: Paper, shelf: ReadyShelf) -> list[Choice]:
    drawn = [] if shelf.ground is None else [(one.id, _kind(one)) for one in shelf.ground.features()]
    return [
        *drawn,
        *((str(one["id"]), str(one.get("kind", ""))) for one in paper.listed("features") if "id" in one),
    ]


def _kind(one: Any) -> str:  # noqa: ANN401 - any feature of a map
    return str(getattr(one, "kind", type(one).__name__.lower())).replace("_", " ")


def _of_map(of: str, ground: Map | None) -> list[Choice]:
    if ground is None:
        return []
    rooms = [(room.name, f"floor {room.floor}") for room in ground.rooms]
    zones = [(zone.id, f"zone of {zone.side}") for zone in ground.zones]
    if of == "rooms":
        return rooms
    if of == "zones":
        return zones
    return (
        [*zones, *rooms]
        if of == "zones_rooms"
        else [*((one.id, _kind(one)) for one in ground.features()), *rooms]
    )
