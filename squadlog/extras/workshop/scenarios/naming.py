"""What a scenario under work names that nobody has: rows of the book, squads, members, rooms and zones of its map."""

from collections.abc import Iterator
from typing import Any

from squadlog.base.names import as_sentence, clean_text
from squadlog.extras.workshop.scenarios.checking import Fault, place_words, scene_of
from squadlog.extras.workshop.scenarios.choosing import ReadyShelf, choices, options
from squadlog.extras.workshop.scenarios.tree import rows
from squadlog.facts.scenario.area import NamedArea
from squadlog.ground.compiled import named_areas
from squadlog.setup.own.page_part import PageWord
from squadlog.setup.own.paper import Paper, Way

_SURE = frozenset({
    "troops", "races", "armours", "qualities", "weapons", "goods", "bought", "missions", "chapters", "beginnings",
    "feature_kinds",
})  # fmt: skip
"""What the book alone has: whatever is not there is a slip."""
_LISTED = 12
"""Names that are listed before the rest is left out."""


def unknown(paper: Paper, shelf: ReadyShelf) -> Iterator[Fault]:
    """Each name that leads nowhere. Of a paper that has no other faults."""
    for row in rows(paper):
        if row.part is None or row.adds or not paper.has(row.way):
            continue
        held = paper.at(row.way)
        for word in row.part.words:
            if word.name in held and (word.of in _SURE or _members_known(paper, row.way, word, shelf)):
                yield from _strangers(paper, row.way, word, held[word.name], shelf)
    for name, option in paper.raw.get("rulings", {}).items():
        known = [key for key, _ in options(name, shelf)]
        if name not in shelf.rulings:
            yield Fault((), "rulings", f"There is no ruling {clean_text(name, limit=60)}.")
        elif option not in known and shelf.rulings.ruling(name).numbers is None:
            told = f"The ruling {name} has no option {clean_text(option, limit=60)}; it has {_some(known)}."
            yield Fault((), "rulings", told)
    if shelf.ground is not None:
        for place, area in enumerate(scene_of(paper).areas):
            yield from _area(paper, ("areas", place), area, shelf)


def _area(paper: Paper, way: Way, area: NamedArea, shelf: ReadyShelf) -> Iterator[Fault]:
    told = named_areas.unknown(shelf.ground, area) if shelf.ground is not None else ""
    if told:
        word = next((name for name in ("rooms", "zones", "near") if f" {name[:-1]} " in told), "near")
        yield Fault(way, word, as_sentence(f"{place_words(paper, way)} {told}"))
    elif shelf.ground is not None and area.drawn and not named_areas.floors_of(shelf.ground, area):
        yield Fault(way, "", f"{place_words(paper, way).capitalize()} it lies nowhere on the map.")


def _members_known(paper: Paper, way: Way, word: PageWord, shelf: ReadyShelf) -> bool:
    """Whether the members of a squad can be told: a squad in a file of its own is not looked into here."""
    return word.of == "members" and bool(choices(paper, way, word, shelf))


def _strangers(paper: Paper, way: Way, word: PageWord, held: Any, shelf: ReadyShelf) -> Iterator[Fault]:  # noqa: ANN401
    known = {key for key, _ in choices(paper, way, word, shelf)}
    for name in [held] if isinstance(held, str) else held:
        if name not in known:
            told = f"{place_words(paper, way)} {word.called}: there is no {clean_text(str(name), limit=60)}; "
            yield Fault(way, word.name, as_sentence(f"{told}there are {_some(sorted(known))}"))


def _some(known: list[str]) -> str:
    more = " ..." if len(known) > _LISTED else ""
    return ", ".join(known[:_LISTED]) + more if known else "none"
