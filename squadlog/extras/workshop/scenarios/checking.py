"""What is wrong with a scenario under work: each fault in one sentence, with the way to where it is mended."""

import re
from typing import TYPE_CHECKING

from pydantic import ValidationError

from squadlog.base.names import as_sentence, clean_text
from squadlog.base.records import value
from squadlog.base.validation_errors import say_expected
from squadlog.setup.own.paper import Paper, Way
from squadlog.setup.own.vocabulary import LISTS, NAMED, PARTS, TABLES
from squadlog.squads import scene_files
from squadlog.squads.scene import Scene
from squadlog.squads.scene_checks import page_faults
from squadlog.squads.variants import VariantError

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

_MOST = 50
"""Faults that are told."""
_LEADING = frozenset({*LISTS, *TABLES, *NAMED})
_NAMED = re.compile(
    r"^(areas|conditions|triggers|objectives|instructions|sides) ([A-Za-z][\w-]*)(?:\.squads (\d+))?(?:\.(\w+))?"
)
_WORDS = {
    "string_pattern_mismatch": "should be one word: a letter first, then letters, digits and _",
    "literal_error": "should be one of its list",
}
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
        scene = scene_of(paper)
    except VariantError as error:
        return (Fault(("variants",), "", as_sentence(error)),)
    except ValidationError as error:
        return _merge_faults([_misread(paper, one) for one in error.errors(include_url=False)[:_MOST]])
    return tuple(_place_fault(paper, told) for told in list(page_faults(scene))[:_MOST])


def scene_of(paper: Paper) -> Scene:
    """The scenario that is on the paper. Raises ValidationError or VariantError: ask `faults` first."""
    return scene_files.scene_of(paper.raw)


def _merge_faults(found: list[Fault]) -> tuple[Fault, ...]:
    """One fault for each word; of a list nothing is said but of its parts."""
    first = {(one.way, one.word): one for one in reversed(found)}
    holding = {(one.way[:-2], str(one.way[-2])) for one in found if one.way and isinstance(one.way[-1], int)}
    return tuple(one for place, one in first.items() if place not in holding)[::-1]


def _misread(paper: Paper, fault: "ErrorDetails") -> Fault:
    """What pydantic found: the way goes as far as there are parts on the paper, then comes a word."""
    way: Way = ()
    word = ""
    for step in fault["loc"]:
        leads = isinstance(step, int) or step in _LEADING or (bool(way) and way[-1] in NAMED)
        if not leads or not paper.has((*way, step)) or not _holds_parts(paper.at((*way, step)), step):
            word = str(step)
            break
        way = (*way, step)
    if way and (way[-1] in LISTS or way[-1] in NAMED):
        way, word = way[:-1], str(way[-1])
    place = " ".join(part for part in (place_words(paper, way), word.replace("_", " ")) if part)
    told = say_expected(fault, _WORDS)
    told = told if word else told.removeprefix("is wrong: ")
    return Fault(way, word, as_sentence(clean_text(f"{place} {told}", limit=200)))


def place_words(paper: Paper, way: Way) -> str:
    """The words for where a part is: `side red, squad 2`."""
    said: list[str] = []
    for number, step in enumerate(way):
        if isinstance(step, int):
            part = PARTS[LISTS[str(way[number - 1])]]
            held = paper.at(way[: number + 1])
            said.append(f"{part.called.split(' ', 1)[1]} {held.get('id') or held.get('name') or step + 1}")
        elif number and way[number - 1] in NAMED:
            said.append(f"member {step}")
        elif step in TABLES:
            said.append(PARTS[TABLES[step]].called.removeprefix("its "))
    return ", ".join(said) + ":" if said else ""


def _holds_parts(held: object, step: str | int) -> bool:
    """Whether parts stand there: a table, or a list of them; where names lead on, a table alone."""
    if isinstance(held, list) and step not in NAMED:
        return bool(held) and all(isinstance(one, dict) for one in held)
    return isinstance(held, dict)


def _place_fault(paper: Paper, told: str) -> Fault:
    """A fault of names that lead nowhere: it begins with the part that it is about."""
    sentence = as_sentence(clean_text(told, limit=300))
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
