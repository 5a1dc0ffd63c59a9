"""What is wrong with a scenario under work: each fault in one sentence, with the way to where it is mended."""

import re
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from squadlog.complaints import expected, where
from squadlog.names import as_sentence, cleaned
from squadlog.records import value
from squadlog.rulebook.load import load_rulings
from squadlog.squads.scene import Scene
from squadlog.squads.scene_checks import page_faults
from squadlog.squads.variants import VariantError, as_ruled
from squadlog.workshop.scenarios.paper import Paper, Way
from squadlog.workshop.scenarios.vocabulary import LISTS, TABLES

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

_MOST = 50
_NAMED = re.compile(r"^(areas|conditions|triggers|objectives|sides) ([A-Za-z][\w-]*)(?:\.squads (\d+))?(?:\.(\w+))?")
_LONE = re.compile(r"^(deployment|the scenario)\.(\w+)")


@value
class Fault:
    """A sentence, the part that it is about, and the word of it, empty for the part as a whole."""

    way: Way
    word: str
    sentence: str


def faults(paper: Paper) -> tuple[Fault, ...]:
    """Everything that is wrong with the paper in itself, the first of it first."""
    try:
        raw = as_ruled(_joined(paper.raw), _first_reading)
        scene = Scene.model_validate(raw)
    except VariantError as error:
        return (Fault(("variants",), "", as_sentence(error)),)
    except ValidationError as error:
        found = [_misread(paper, one) for one in error.errors(include_url=False)[:_MOST]]
        return tuple({(one.way, one.word): one for one in reversed(found)}.values())[::-1]
    return tuple(_placed(paper, told) for told in list(page_faults(scene))[:_MOST])


def scene_of(paper: Paper) -> Scene:
    """The scenario that is on the paper. Raises ValidationError or VariantError: ask `faults` first."""
    return Scene.model_validate(as_ruled(_joined(paper.raw), _first_reading))


def _joined(raw: dict[str, Any]) -> dict[str, Any]:
    briefing = raw.get("briefing")
    return {**raw, "briefing": " ".join(briefing.split())} if isinstance(briefing, str) else raw


def _first_reading(name: str) -> str | None:
    book = load_rulings()
    return book.choice(name) if name in book else None


def _misread(paper: Paper, fault: "ErrorDetails") -> Fault:
    """What pydantic found: the way goes as far as there are parts on the paper, then comes a word."""
    way: Way = ()
    for number, step in enumerate(fault["loc"]):
        leads = isinstance(step, int) or step in LISTS or step in TABLES
        if not leads or not paper.has((*way, step)) or not _holds_parts(paper.at((*way, step))):
            place = fault["loc"][: number + 1]
            return Fault(way, str(step), as_sentence(cleaned(f"{where(place)} {expected(fault)}", limit=200)))
        way = (*way, step)
    if not isinstance(way[-1], int) and way[-1] in LISTS:
        way = way[:-1]
    return Fault(way, "", as_sentence(cleaned(f"{where(fault['loc'])} {expected(fault)}", limit=200)))


def _holds_parts(held: object) -> bool:
    return isinstance(held, dict) or (
        isinstance(held, list) and bool(held) and all(isinstance(one, dict) for one in held)
    )


def _placed(paper: Paper, told: str) -> Fault:
    """A fault of names that lead nowhere: it begins with the part that it is about."""
    sentence = as_sentence(cleaned(told, limit=300))
    if found := _NAMED.match(told):
        table, name, call, word = found.groups()
        for place, one in enumerate(paper.listed(table)):
            if one.get("id") == name:
                way: Way = (table, place)
                if call is not None:
                    way = (*way, "squads", int(call) - 1)
                    if word == "arrives":
                        way, word = (*way, "arrives"), told.partition("arrives.")[2].partition(":")[0]
                return Fault(way, word or "", sentence)
    if found := _LONE.match(told):
        return Fault(("deployment",) if found[1] == "deployment" else (), found[2], sentence)
    return Fault((), "", sentence)
