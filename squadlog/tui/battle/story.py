"""Words in rows that are given: the last answer, the card of a soldier, and what stands under it.

That is what the soldier did and suffered of late, or before that what the fight is about.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from textual.content import Content

from squadlog.battle.setup import Setup
from squadlog.battle.state import Known
from squadlog.rulebook.load import load_rulebook
from squadlog.scenario import telling
from squadlog.scenario.page import BLANK
from squadlog.tui.chrome.folding_list import folded
from squadlog.tui.chrome.words import lines, linked

MORE = "… i shows the whole card"


def fitted(rows: list[Content], most: int) -> list[Content]:
    """At most so many rows; what has no room is said to be there."""
    if len(rows) <= most:
        return rows
    return [*rows[: max(0, most - 1)], Content.styled(MORE, "$quiet")]


def cut_to(words: Content, width: int, rows: int) -> Content:
    """Words in so many rows; where they are cut off, the last ends in a sign of it."""
    shown = folded(words, width)
    if len(shown) <= rows:
        return words
    last = shown[rows - 1].rstrip()
    sign = Content.styled(" … ] log", "$quiet")
    return lines([*shown[: rows - 1], last[: width - sign.cell_length].rstrip() + sign])


def story(told: Sequence[Content], width: int, most: int) -> list[Content]:
    """The latest of these lines, oldest first, as many as have room under a heading; nothing where none has."""
    kept: list[Content] = []
    for line in reversed(told):
        rows = folded(line, width)
        if len(rows) + len(kept) >= most:
            break
        kept[:0] = rows
    return [_heading("lately"), *kept] if kept else []


def briefing(setup: Setup, width: int, most: int) -> list[Content]:
    """What the fight is about, under its title, cut where the room ends; nothing where there is no room to speak of."""
    told = _briefing(setup.briefing, width)
    if not told or most < 3:
        return []
    if len(told) > most - 1:
        told = [*told[: most - 2], Content.styled("… b reads all of it", "$quiet")]
    return [_heading(setup.title), *told]


def page_words(battle: Known) -> Content:
    """What the fight is about, and the page of its scenario as this seat knows it, whole (SCN-02)."""
    setup, page = battle.setup, battle.setup.page
    called = {side.id: side.name for side in setup.sides}
    points = load_rulebook().victory
    told = [setup.briefing or "This battle has no briefing."]
    told += [f"For {called.get(one.side, one.side)} alone: {one.text}" for one in page.briefings]
    if page != BLANK:
        told += [" ".join((*telling.deployment_told(page.deployment, called), *_places(battle)))]
    for one in page.objectives:
        worth = telling.objective_told(one, page, called, points.primary, points.secondary)
        told.append(f"{called.get(one.side, one.side)} wants: {worth}")
    told += [f"{telling.condition_told(one, page, called)} [SCN-12]" for one in page.conditions]
    if setup.turns is not None:
        told.append(f"It lasts {setup.turns} turns.")
    return lines([row for text in told for row in (linked(text), Content(""))][:-1])


def _places(battle: Known) -> Iterator[str]:
    """In which areas each side is set up, and where those and the ones that count for anything lie."""
    page = battle.setup.page
    told: dict[str, None] = {}
    for side in battle.setup.sides:
        units = {unit.id for unit in battle.units.values() if unit.side == side.id}
        names = [name for place in page.deployment.places if units & {*place.units} for name in place.areas]
        areas = dict.fromkeys(area.called for name in names if (area := page.area(name)) is not None)
        if areas:
            yield f"{side.name} in {' or '.join(areas)}."
        told |= dict.fromkeys(names)
    told |= dict.fromkeys(one.area for one in page.objectives if one.area)
    told |= dict.fromkeys(one.area for one in page.conditions if one.area)
    for area in page.areas:
        if area.id in told:
            words = telling.area_told(area)
            yield f"{words[:1].upper()}{words[1:]}"


@lru_cache(maxsize=4)
def _briefing(text: str, width: int) -> list[Content]:
    words = linked(" ".join(text.split()))
    return folded(words, width) if words.plain else []


def _heading(title: str) -> Content:
    return Content.styled(title, "$quiet underline")
