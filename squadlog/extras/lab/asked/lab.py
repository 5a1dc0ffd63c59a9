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

LabQuestion = Literal["fair", "levels", "rank", "worth"]
CONTESTS: tuple[LabQuestion, ...] = ("rank", "worth")
"""Questions of squads that are given, on grounds on which they meet."""
EXCHANGED: tuple[LabQuestion, ...] = ("levels", *CONTESTS)
"""Questions whose battles are played in pairs with sides exchanged."""
MOST_SQUADS = 12
MOST_BYTES = 64 * 1024
MOST_BATTLES = 100_000
_MOST_NAMED = 50
_WITHIN = (1, 30)


USUAL_GROUND: dict[LabQuestion, str] = {"rank": "open", "worth": "training_yard"}
"""Where given squads meet if nobody says where: a worth is told soonest on a small map."""
NO_MAP = ("none", "no map")
"""The word for a ground without a map, and what it is called."""


class LabError(SquadlogError):
    """A lab's file is wrong, or what it asks cannot be asked; one sentence says what would be right."""


@record
class Lab:
    """What a lab asks.

    `scenarios` are ready battles by key or scenario files by path; with `points` kinds of ground or maps, on which
    battles of so many points are drawn at random. Where squads are compared they are the grounds, kinds or maps: for
    `rank` the `squads` against each other, or one against all ready ones; for `worth` each of the `things` (weapons,
    suits, troops) in the hands of everybody in one squad, else of ordinary soldiers. `levels` are those of the
    commanders. `battles` are played of each cell at most; `within`: a share of 50 give or take so many in 100 is called
    fair, and what a thing is worth is known well enough where its limits are no farther from the estimate. `whole`:
    battles are not ended after six turns.
    """

    question: LabQuestion
    title: str = ""
    scenarios: tuple[str, ...] = ()
    points: int = 0
    squads: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    levels: tuple[str, ...] = ("recruit", "sergeant")
    chapters: tuple[str, ...] = ()
    battles: int = 2000
    within: int = 5
    seed: int = 1
    whole: bool = False


def usual_levels(question: LabQuestion) -> tuple[str, ...]:
    """The levels that a question is asked at if nobody says which."""
    return ("sergeant",) if question in CONTESTS else Lab(question=question).levels


def usual_within(question: LabQuestion) -> int:
    """What counts as enough if nobody says so, in 100."""
    return 2 if question == "worth" else Lab(question=question).within


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
    except RecursionError:
        raise LabError(f"{path.name}: lists within lists are too deep; a lab's lists hold text.") from None
    keys = [field.name for field in fields(Lab)]
    for key in document:
        if key not in keys:
            wrong = clean_text(key, limit=40)
            raise LabError(end_sentence(f"{path.name}: a lab has no {wrong!r}; {meant_instead(wrong, keys)}"))
    try:
        lab: Lab = adapter(Lab).validate_json(text)
    except ValueError as error:
        raise LabError(str(complaint(path.name, document, error))) from None
    try:
        require_sound(lab)
    except LabError as error:
        raise LabError(f"{path.name}: {error}") from None
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
        (lab.question == "worth" and not lab.things, "things: name a weapon, a suit or troops, such as SAR"),
        (
            lab.question == "worth" and len(lab.squads) > 1,
            "squads: one squad, in which everybody gets each thing",
        ),
        (
            lab.question == "rank" and not lab.squads,
            "squads: name two or more, or one to meet all ready ones",
        ),
        (len(lab.squads) > MOST_SQUADS, f"squads: at most {MOST_SQUADS}"),
        (
            bool(lab.points) and lab.question in CONTESTS,
            "points: these squads cost what they cost, so leave it out",
        ),
        (not lab.levels, "levels: name a commander's level, such as recruit"),
        (not 1 <= lab.battles <= MOST_BATTLES, f"battles: a number from 1 to {MOST_BATTLES:,}"),
        (
            lab.question in EXCHANGED and lab.battles % 2 == 1,
            "battles: an even number, since two with sides exchanged count as one pair",
        ),
        (not low <= lab.within <= high, f"within: points in 100 from {low} to {high}"),
        (not 0 <= lab.seed < 2**32, "seed: a number from 0 to 4,294,967,295"),
        (not 0 <= lab.points <= 100_000, "points: what a squad costs, from 0 to 100,000"),
    )
    for of in ("scenarios", "levels", "chapters", "squads", "things"):
        every: tuple[str, ...] = getattr(lab, of)
        if len(every) > _MOST_NAMED or len(set(every)) < len(every):
            most = MOST_SQUADS if of == "squads" else _MOST_NAMED
            raise LabError(f"{of}: at most {most}, each named once.")
    for is_wrong, sentence in wrong:
        if is_wrong:
            raise LabError(f"{sentence}.")
