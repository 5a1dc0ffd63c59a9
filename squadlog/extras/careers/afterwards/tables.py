"""After-battle tables: sets of ours to choose from, or a group's own file. House rules, ours: the book has none."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

from squadlog.base.checked_model import CheckedModel
from squadlog.base.limits import Bounds
from squadlog.base.names import SafeName, SafeText, clean_text
from squadlog.book.places import data_dir
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.own_files import find_text, read_own
from squadlog.squads.lasting import LastingEffect, read_lasting

MOST_BYTES = 32_000
"""Bytes of the largest file of tables."""
RollsFor = Literal["wounded", "fallen", "lived", "earned", "company"]
"""Who rolls on a table: each who left wounded, fell, lived, or put so many out; or the company, once."""
Count = Annotated[int, Bounds(ge=0, le=99)]
Money = Annotated[int, Bounds(ge=-10_000, le=10_000)]
_FACES = re.compile(r"([0-9]{1,3})(?:\s*-\s*([0-9]{1,3}))?")
_THING = re.compile(r"([1-9][0-9]{0,2})\s+(\S.*)")


class TableRow(CheckedModel):
    """What some faces of a table come to.

    `effect` is what stays with the soldier, in the words that the referee uses: `metres -1, may_not sprint`; `points`
    is what that changes in their value. `misses` are battles of the company that they sit out, `heals_after` battles
    after which it is gone, `heals_on` the face of a d10 (or more) that heals it after each battle sat out,
    `heals_for` what healing costs the company; 0 is no such way. `wound` is the wound that they have from now on,
    `gains` points for the company, `stash` things for it.
    """

    faces: Annotated[str, Bounds(max_length=10)]
    name: SafeName
    told: SafeText = ""
    effect: Annotated[str, Bounds(max_length=200)] = ""
    points: Annotated[int, Bounds(ge=-100, le=100)] = 0
    misses: Count = 0
    heals_after: Count = 0
    heals_on: Annotated[int, Bounds(ge=0, le=10)] = 0
    heals_for: Annotated[int, Bounds(ge=0, le=10_000)] = 0
    wound: Literal["", "none", "L", "M", "S", "U", "D"] = ""
    gains: Money = 0
    stash: SafeText = ""

    @property
    def span(self) -> tuple[int, int]:
        """The first face and the last. ValueError for what is no span."""
        matched = _FACES.fullmatch(self.faces.strip())
        if matched is None or int(matched[2] or matched[1]) < int(matched[1]):
            raise ValueError(f"the faces {self.faces!r} should be a number, or two such as 3-5")
        return int(matched[1]), int(matched[2] or matched[1])

    @property
    def lasting(self) -> LastingEffect | None:
        """What stays with the soldier; None: nothing does. ValueError for what is no effect."""
        if not (self.effect or self.misses or self.heals_after or self.heals_on or self.heals_for):
            return None
        if ";" in self.effect:
            raise ValueError("the effect is one: a comma stands between its terms, and no semicolon")
        points = f", points {self.points:+d}" if self.points else ""
        (one,) = read_lasting(f"{self.name}: {self.effect}{points}")
        return one

    @property
    def things(self) -> tuple[tuple[str, int], ...]:
        """What goes into the stash: each thing and how many. ValueError for what is none."""
        found = []
        for part in filter(None, map(str.strip, self.stash.split(","))):
            matched = _THING.fullmatch(part)
            if matched is None:
                raise ValueError(f"the stash {part!r} should be a number and a thing, such as 2 mine")
            found.append((matched[2], int(matched[1])))
        return tuple(found)


class AfterTable(CheckedModel):
    """One table: who rolls on it, with which die, after which results."""

    name: SafeName
    rolls: RollsFor
    die: Literal[10, 100] = 10
    wounds: Annotated[
        tuple[Literal["L", "M", "S", "U"], ...], Bounds(strict=False, min_length=1, max_length=4)
    ] = (
        "S",
        "U",
    )
    outs: Annotated[int, Bounds(ge=1, le=99)] = 1
    results: Annotated[
        tuple[Literal["won", "drawn", "lost"], ...], Bounds(strict=False, min_length=1, max_length=3)
    ] = ("won", "drawn", "lost")
    row: Annotated[tuple[TableRow, ...], Bounds(strict=False, min_length=1, max_length=100)]

    @property
    def always(self) -> bool:
        """Whether it is rolled on whatever the result, and where nobody knows it."""
        return {*self.results} == {"won", "drawn", "lost"}

    def row_of(self, face: int) -> TableRow:
        """The row of a face that is on the die."""
        return next(one for one in self.row if one.span[0] <= face <= one.span[1])


class AfterSet(CheckedModel):
    """A set of after-battle tables."""

    format: Literal["squadlog-after-battle/1"]
    name: SafeName
    told: SafeText = ""
    table: Annotated[tuple[AfterTable, ...], Bounds(strict=False, min_length=1, max_length=12)]

    def called(self, name: str) -> AfterTable:
        """A table by name. Raises CareerError."""
        for one in self.table:
            if one.name == name:
                return one
        raise CareerError(f"{self.name} has no table {name}.")


def ready_sets() -> Mapping[str, Path]:
    """The sets of ours by their words."""
    return {path.stem: path for path in sorted((data_dir("tables") / "after").glob("*.toml"))}


def text_of(said: str) -> tuple[str, str]:
    """The name and the text of a set: one of ours by its word, or a file. Raises CareerError, StoreError."""
    ready = ready_sets()
    text = find_text(said, ready, "set of tables", MOST_BYTES)
    return (said.casefold(), text) if said.casefold() in ready else (read_set(text).name, text)


@lru_cache(maxsize=16)
def read_set(text: str) -> AfterSet:
    """The set in a TOML text. Raises FaultyFileError: one sentence for each fault."""
    return read_own(text, AfterSet, "The tables are", _faults)


def _faults(found: AfterSet) -> Iterator[str]:
    """What is wrong with a set that is one in form, a sentence each."""
    names = [one.name for one in found.table]
    for name in dict.fromkeys(one for one in names if names.count(one) > 1):
        yield f"There are two tables called {name}; give each a name of its own."
    for table in found.table:
        taken: dict[int, int] = {}
        sound = True
        for row in table.row:
            at = f"Table {table.name}, row {row.name}:"
            for fault in _faults_of_row(row, table):
                yield f"{at} {fault}."
            try:
                first, last = row.span
            except ValueError as error:
                sound = False
                yield f"{at} {error}."
                continue
            for face in range(first, last + 1):
                taken[face] = taken.get(face, 0) + 1
        if strange := sorted(face for face in taken if not 1 <= face <= table.die):
            yield f"Table {table.name}: {strange[0]} is not on a d{table.die}."
        if twice := sorted(face for face, rows in taken.items() if rows > 1):
            yield f"Table {table.name}: the face {twice[0]} stands in two rows."
        if sound and (open_ones := [face for face in range(1, table.die + 1) if face not in taken]):
            yield f"Table {table.name}: the face {open_ones[0]} stands in no row."


def _faults_of_row(row: TableRow, table: AfterTable) -> Iterator[str]:
    for ask in ("lasting", "things"):
        try:
            getattr(row, ask)
        except ValueError as error:
            yield clean_text(str(error), limit=200)
    of_soldier = [
        name
        for name in ("effect", "misses", "heals_after", "heals_on", "heals_for", "wound")
        if getattr(row, name)
    ]
    if table.rolls == "company" and of_soldier:
        yield f"{of_soldier[0]} is about a soldier, and the company rolls here"
    if table.rolls == "fallen" and of_soldier and row.wound in ("", "D"):
        yield f'{of_soldier[0]} is of no use to the dead; wound = "U" has them live'
