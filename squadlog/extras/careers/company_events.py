"""What a company's chronicle and the annals are made of: entries that stand one after the other, and their JSON."""

from functools import cache
from typing import Annotated, Any, Literal

from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.limits import After, Bounds
from squadlog.base.names import SafeName, SafeText, safe_text
from squadlog.base.records import HasKind, record
from squadlog.battle.record.schema import Kinds, to_json
from squadlog.battle.scored import HowEnded
from squadlog.battle.state import Wound
from squadlog.extras.careers.house import CareerError

MOST_LINES = 24
MOST_POINTS = 1_000_000
MOST_GEAR = 400
"""Changes of gear that one battle may bring."""
Number = Annotated[int, Bounds(ge=1, le=9999)]
Tally = Annotated[int, Bounds(ge=0, le=9999)]
Worth = Annotated[int, Bounds(ge=-MOST_POINTS, le=MOST_POINTS)]
Chance = Annotated[str, Bounds(pattern=r"^(0|1|[1-9][0-9]{0,2}/[1-9][0-9]{0,2})$")]
Occasion = Annotated[str, Bounds(pattern=r"^([0-9T:+-]{25} [0-9]{4})?$")]
Plan = Annotated[str, Bounds(max_length=8000)]


def _picture_line(text: str) -> str:
    """A line of a picture: as any text, but what it begins with stays."""
    return safe_text(f"|{text}", limit=WIDEST + 1)[1:]


WIDEST = 60
"""Cells of a picture's widest line."""
PictureLine = Annotated[str, After(_picture_line)]


@record
class HowFell:
    """How a soldier fell, as far as a record or a line tells: when, by whose hand, with what."""

    moment: SafeText = ""
    by: SafeText = ""
    how: SafeText = ""


@record
class Served:
    """One soldier's part in a battle, as his career keeps it. `fell` tells of his death; None: nobody told.

    `chances` are his attacks by the chance that each had, and how many of them there were; where nobody counted them,
    as on paper, it is empty and only `hits` and `attempts` may be known.
    """

    member: Number
    wound: Wound = "none"
    kills: Tally = 0
    outs: Tally = 0
    hurt: Tally = 0
    attempts: Tally = 0
    hits: Tally = 0
    chances: tuple[tuple[Chance, Tally], ...] = ()
    fell: HowFell | None = None


Result = Literal["won", "lost", "drawn", ""]
Fate = Literal["used", "lost", "found", "spent", "fallen", "salvaged"]
"""What became of a thing: the first three as somebody said it, the others by a house rule."""


@record
class Gear:
    """Things that a battle cost or brought, of a soldier of the company or of nobody in particular (None).

    What is `used` or `spent` goes out of the stash as far as it is there, what is `found` or `salvaged` goes into it;
    what is `lost`, or `fallen` with its bearer, never lay there.
    """

    item: SafeName
    count: Annotated[int, Bounds(ge=1, le=9999)] = 1
    member: Number | None = None
    fate: Fate = "used"


@record
class Founded(HasKind):
    """A company begins: what it is called, and what its squads fight for."""

    name: SafeName
    side: SafeName = "Commonwealth"
    points: Worth = 0


@record
class Enlisted(HasKind):
    """A soldier joins under the next free number: his plan as JSON, and what that cost the company."""

    member: Number
    plan: Plan
    cost: Worth = 0
    quality: SafeName = "regular"


@record
class Reoutfitted(HasKind):
    """A soldier has another outfit, rank or name from here on."""

    member: Number
    plan: Plan


@record
class TookPart(HasKind):
    """A battle that the company came out of: who fought and how, what his side scored.

    `battle` marks it, so that it is taken in once. `scored` is as decimals write it, `pay` what it brought,
    `gear` what became of things, `head` the mark of the step at which it stood then, empty where nobody knows. `how` is
    an end with a result of its own; empty: the points decided.
    """

    battle: SafeName
    title: SafeName
    served: tuple[Served, ...]
    scored: SafeName = "0"
    result: Result = ""
    pay: Worth = 0
    gear: Annotated[tuple[Gear, ...], Bounds(max_length=MOST_GEAR)] = ()
    head: SafeName | Literal[""] = ""
    how: HowEnded = ""


@record
class Healed(HasKind):
    """A soldier's wound is better, or worse, from here on."""

    member: Number
    wound: Wound
    why: SafeText = ""


@record
class PointsMoved(HasKind):
    """Points gained, or spent with minus."""

    points: Worth
    why: SafeText


@record
class Decorated(HasKind):
    """A medal."""

    member: Number
    medal: SafeName


@record
class Remembered(HasKind):
    """A note on a soldier; `member` None: on the company."""

    text: SafeText
    member: Number | None = None


@record
class Portrayed(HasKind):
    """A soldier's picture in characters, line by line; none takes it away."""

    member: Number
    lines: Annotated[tuple[PictureLine, ...], Bounds(max_length=MOST_LINES)] = ()


@record
class Stashed(HasKind):
    """Things put into the stash of the company, or taken out of it, or lost, with minus."""

    item: SafeName
    count: Worth
    why: SafeText = ""


@record
class Discharged(HasKind):
    """A soldier has left the company; his record stays."""

    member: Number
    why: SafeText = ""


@record
class HouseRuleChosen(HasKind):
    """A house rule holds from here on, or no longer (`off`)."""

    rule: SafeName
    option: SafeName


SetText = Annotated[str, Bounds(max_length=40_000)]
Turned = Annotated[int, Bounds(ge=0, le=100)]
"""The face of a die; 0: none was rolled."""


@record
class TablesChosen(HasKind):
    """The tables for after a battle from here on: their name and their whole text; empty: none any longer."""

    name: SafeName
    text: SetText = ""


@record
class TableRolled(HasKind):
    """A roll on an after-battle table, for a soldier or for the company (`member` None), and all that it came to.

    `face` 0: the group let it be. `lasting` is what stays with the soldier, in the words of `squads.lasting`, with
    the battles to sit out and the ways to heal; `wound` is the wound from here on, empty: as it was.
    """

    battle: SafeName
    title: SafeName
    table: SafeName
    face: Turned
    die: Literal[10, 100] = 10
    row: SafeText = ""
    member: Number | None = None
    typed: bool = False
    lasting: Annotated[str, Bounds(max_length=400)] = ""
    misses: Tally = 0
    heals_after: Tally = 0
    heals_on: Tally = 0
    heals_for: Tally = 0
    wound: Wound | Literal[""] = ""
    gains: Worth = 0
    stash: tuple[tuple[SafeName, Tally], ...] = ()


@record
class LastingHealed(HasKind):
    """A lasting effect is gone, or a roll to heal it failed (`healed` false).

    `face` is the roll with what it had to reach (`needed`), of the `battle` that was sat out; `paid` what it cost.
    """

    member: Number
    name: SafeName
    healed: bool = True
    face: Turned = 0
    needed: Tally = 0
    typed: bool = False
    battle: SafeText = ""
    paid: Tally = 0
    why: SafeText = ""


ChronicleEntry = (
    Founded | Enlisted | Reoutfitted | TookPart | Healed | PointsMoved | Decorated | Remembered | Portrayed | Stashed
    | Discharged | HouseRuleChosen | TablesChosen | TableRolled | LastingHealed
)  # fmt: skip
"""What happens to a company."""


@record
class ResultSide:
    """One side of a result: who led it, and its points as decimals write them."""

    name: SafeName
    points: SafeName = "0"


@record
class Claimed(HasKind):
    """The result of a battle as `by` says it; `by` empty: all sides together, and so nothing is left to confirm.

    `mark` says which battle it was, where the program kept it. `at` is when it was claimed, and which claim of its
    file that was: results stand in this order wherever they are kept. Empty in entries that were made before that.
    `how` is an end with a result of its own, by which `losers` have lost whatever the points; empty: the points decide.
    """

    number: Number
    title: SafeName
    sides: Annotated[tuple[ResultSide, ...], Bounds(min_length=2, max_length=8)]
    by: SafeText = ""
    campaign: SafeText = ""
    mark: SafeText = ""
    at: Occasion = ""
    how: HowEnded = ""
    losers: Annotated[tuple[SafeName, ...], Bounds(max_length=8)] = ()


@record
class Confirmed(HasKind):
    """Another side agrees with a claim."""

    number: Number
    by: SafeName


@record
class Disputed(HasKind):
    """Another side does not agree: the result counts for nothing until it is confirmed after all."""

    number: Number
    by: SafeName
    why: SafeText = ""


@record
class CampaignOpened(HasKind):
    """A campaign begins: what it is called and what it is about."""

    name: SafeName
    told: SafeText = ""


@record
class CampaignTold(HasKind):
    """A line for the page of a campaign."""

    name: SafeName
    told: SafeText


@record
class CampaignPlotted(HasKind):
    """A campaign follows a plot from here on, its whole text, with the company (by id) that each party is."""

    name: SafeName
    text: Annotated[str, Bounds(max_length=70_000)]
    companies: tuple[tuple[SafeName, SafeName], ...] = ()


@record
class CampaignBegun(HasKind):
    """The battle where a campaign stands has begun; `battle` is its mark."""

    name: SafeName
    node: SafeName
    battle: SafeName


@record
class CampaignMoved(HasKind):
    """A campaign goes on by the result of a battle: from where to where, by which of what could follow.

    `battle` is its mark, empty for one on paper; `winner` is a party, empty for none; `margin` is in points as decimals
    write them, `met` are objectives.
    """

    name: SafeName
    node: SafeName
    to: SafeName
    follows: Tally = 0
    battle: SafeText = ""
    winner: SafeText = ""
    margin: SafeName = "0"
    how: SafeName = "points"
    met: tuple[SafeName, ...] = ()


CompanyLogEntry = (
    Claimed | Confirmed | Disputed | CampaignOpened | CampaignTold | CampaignPlotted | CampaignBegun | CampaignMoved
)  # fmt: skip
"""What happens between companies."""


@cache
def _kinds() -> Kinds:
    return Kinds(ChronicleEntry | CompanyLogEntry)


def write_entry(entry: ChronicleEntry | CompanyLogEntry) -> str:
    """An entry as compact JSON. Raises CareerError for one that could not be read again."""
    text = to_json(entry)
    read(text)
    return text


def read(text: str) -> Any:  # noqa: ANN401 - one of the entries
    """An entry from its JSON. Raises CareerError with one sentence for what is none."""
    try:
        return _kinds().one(text)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False)[0]
        where = next((str(part) for part in reversed(fault["loc"]) if isinstance(part, str)), "it")
        what = fault["msg"].removeprefix("Value error, ")
        raise CareerError(f"This cannot be kept: {where}: {what}.") from None
