"""Infantry counters of Centurion as files: what a squad became, and what comes back of it (CEN-04, CEN-05)."""

import json
import tomllib
from typing import Annotated, Any, Literal

from squadlog.base.checked_model import CheckedModel
from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.errors import SquadlogError
from squadlog.base.limits import Bounds
from squadlog.base.names import SafeName, clean_text
from squadlog.base.validation_errors import first_fault, say_expected, where
from squadlog.book.book import Rulebook
from squadlog.squads.conversion.centurion import Kind
from squadlog.squads.conversion.sheet import MAX_BYTES, in_toml
from squadlog.squads.exchange import ExchangeError, check_races
from squadlog.squads.plan import SOLDIERS, SquadPlan

FORMAT = "squadlog-counter"


class InfantryCounter(CheckedModel):
    """A counter and its line on the infantry log: its strength, and what it counts as (CEN-05..CEN-07).

    `squad` are the units that it stands for, those first who stay longest as its strength goes down.
    """

    name: SafeName
    side: SafeName
    ifw: Annotated[int, Bounds(ge=0, le=SOLDIERS)]
    counts_as: Kind
    squad: SquadPlan


class CounterFile(CheckedModel):
    """A file of counters."""

    format: Literal["squadlog-counter"]
    version: Literal[1] = 1
    counter: Annotated[tuple[InfantryCounter, ...], Bounds(strict=False, min_length=1, max_length=64)]


class CounterError(SquadlogError):
    """A file is no counter: one sentence with the place in it, and what would be right."""


def counters_as(counters: tuple[InfantryCounter, ...], form: Literal["toml", "json", "text"]) -> str:
    """Counters in one of the forms; the text is for the infantry log on paper."""
    if form == "text":
        return "".join(f"{_in_words(one)}\n" for one in counters)
    full = [one.model_dump(mode="json", exclude_defaults=True) for one in counters]
    document = {"format": FORMAT, "version": 1, "counter": full}
    return in_toml(document) if form == "toml" else json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _in_words(one: InfantryCounter) -> str:
    kind = "infantry" if one.counts_as == "infantry" else "a bailed-out tank crew"
    members = ", ".join(soldier.name for soldier in one.squad.soldiers)
    return f"{one.name} ({one.side}): IFW {one.ifw}, counts as {kind}: {members}"


def is_counter(text: str) -> bool:
    """Whether a file says of itself that it has counters."""
    return FORMAT in text[:400]


def read_counters(data: bytes, book: Rulebook, *, source: str = "the file") -> tuple[InfantryCounter, ...]:
    """The counters in a file, TOML or JSON. Raises CounterError, and nothing else."""
    shown = clean_text(source, limit=80)
    if len(data) > MAX_BYTES:
        raise CounterError(f"{shown} has {len(data)} bytes; counters have at most {MAX_BYTES}.")
    try:
        text = data.decode("utf-8-sig")
        document: Any = json.loads(text) if text.lstrip()[:1] == "{" else tomllib.loads(text)
        counters = CounterFile.model_validate(document).counter
        return tuple(
            one.model_copy(update={"squad": check_races(one.squad, book, shown)}) for one in counters
        )
    except ValidationError as error:
        fault = first_fault(error)
        why = f"{where(fault['loc']) or 'the file'} {say_expected(fault)}"
    except ExchangeError as error:
        raise CounterError(str(error)) from None
    except (ValueError, RecursionError) as error:
        why = f"is neither JSON nor TOML: {error}"
    raise CounterError(clean_text(f"{shown}: {why}", limit=390).removesuffix(".") + ".")


def come_back(counter: InfantryCounter) -> SquadPlan:
    """The squad that a counter is again: as many of it as its strength is now (CEN-05). Raises CounterError."""
    members = counter.squad.soldiers
    if counter.ifw > len(members):
        raise CounterError(
            f"{counter.name} has an IFW of {counter.ifw}, but its squad has {len(members)} soldiers (CEN-05)."
        )
    if not counter.ifw:
        raise CounterError(f"{counter.name} has an IFW of 0: nobody of it comes back (CEN-05).")
    left = members[: counter.ifw]
    names = {soldier.name for soldier in left}
    things = tuple(one for one in counter.squad.equipment if one.bearer is None or one.bearer in names)
    return counter.squad.model_copy(update={"soldiers": left, "equipment": things})
