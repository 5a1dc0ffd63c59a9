"""A lab: what is asked, of which battles, by whose play, and what would count as settled; a small file of its own."""

import json
import tomllib
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Literal

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text, end_sentence, meant_instead
from squadlog.base.read_files import read_file
from squadlog.base.records import record
from squadlog.book.reading import adapter, complaint

if TYPE_CHECKING:
    from pathlib import Path

LabQuestion = Literal["fair", "levels"]
MOST_BYTES = 64 * 1024
MOST_BATTLES = 100_000
_MOST_NAMED = 50
_WITHIN = (1, 30)


class LabError(SquadlogError):
    """A lab's file is wrong, or what it asks cannot be asked; one sentence says what would be right."""


@record
class Lab:
    """What a lab asks.

    `scenarios` are ready battles by key or scenario files by path; with `points` kinds of ground or maps, on which
    battles of so many points are drawn at random. `levels` are those of the commanders. `battles` are played of each
    cell at most; `within`: a share of 50 give or take so many in 100 is called fair. `whole`: battles are not ended
    after six turns.
    """

    question: LabQuestion
    title: str = ""
    scenarios: tuple[str, ...] = ()
    points: int = 0
    levels: tuple[str, ...] = ("recruit", "sergeant")
    chapters: tuple[str, ...] = ()
    battles: int = 2000
    within: int = 5
    seed: int = 1
    whole: bool = False


def read_lab(path: "Path") -> Lab:
    """The lab in a file. Raises SquadlogError: one sentence with the file, the key and what was expected."""
    data = read_file(path, MOST_BYTES)
    if len(data) > MOST_BYTES:
        raise LabError(f"{path.name} is larger than a lab's file may be, {MOST_BYTES // 1024} kB.")
    try:
        document = tomllib.loads(data.decode())
        text = json.dumps(document)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LabError(f"{path.name} is not valid TOML: {error}.") from None
    except TypeError:
        raise LabError(
            f"{path.name} holds a date; a lab's file has text, whole numbers, yes or no."
        ) from None
    keys = [field.name for field in fields(Lab)]
    for key in document:
        if key not in keys:
            wrong = clean_text(key, limit=40)
            raise LabError(end_sentence(f"{path.name}: a lab has no {wrong!r}; {meant_instead(wrong, keys)}"))
    try:
        lab: Lab = adapter(Lab).validate_json(text)
    except ValueError as error:
        raise LabError(str(complaint(path.name, document, error))) from None
    require_sound(lab)
    return lab


def format_lab(lab: Lab) -> str:
    """The file of a lab: what differs from a lab that says nothing, and what everybody asks about."""
    plain = Lab(question=lab.question)
    told = ("question", "title", "scenarios", "levels", "battles", "within", "seed")
    lines = (
        f"{field.name} = {json.dumps(value, ensure_ascii=False)}"
        for field in fields(Lab)
        if (value := asdict(lab)[field.name]) != getattr(plain, field.name) or field.name in told
    )
    return "\n".join(
        ("# A lab of squadlog: squadlog lab run FILE plays it, squadlog lab show FILE tells.", *lines, "")
    )


def require_sound(lab: Lab) -> None:
    """Raise LabError for what no lab can be asked, whatever its question: one sentence."""
    low, high = _WITHIN
    wrong = (
        (not lab.scenarios, "scenarios: name a ready battle, or with points a kind of ground"),
        (not lab.levels, "levels: name a commander's level, such as recruit"),
        (not 1 <= lab.battles <= MOST_BATTLES, f"battles: a number from 1 to {MOST_BATTLES:,}"),
        (not low <= lab.within <= high, f"within: points in 100 from {low} to {high}"),
        (not 0 <= lab.seed < 2**32, "seed: a number from 0 to 4,294,967,295"),
        (not 0 <= lab.points <= 100_000, "points: what a squad costs, from 0 to 100,000"),
    )
    for of in ("scenarios", "levels", "chapters"):
        every: tuple[str, ...] = getattr(lab, of)
        if len(every) > _MOST_NAMED or len(set(every)) < len(every):
            raise LabError(f"{of}: at most {_MOST_NAMED}, each named once.")
    for is_wrong, sentence in wrong:
        if is_wrong:
            raise LabError(f"{sentence}.")
