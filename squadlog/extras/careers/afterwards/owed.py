"""The rolls that a battle leaves to be made, by the tables of the company."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from squadlog.extras.careers.afterwards.borne import OwedRoll
from squadlog.extras.careers.afterwards.tables import AfterTable, read_set

if TYPE_CHECKING:
    from squadlog.extras.careers.company import Enrolled
    from squadlog.extras.careers.company_events import Served, TablesChosen, TookPart


def owed_after(
    entry: "TookPart", members: "Mapping[int, Enrolled]", chosen: "Sequence[TablesChosen]"
) -> Iterator[OwedRoll]:
    """What is to be rolled after a battle: first the tables in their order, then what may heal.

    `members` are those of the company as the battle left them, `chosen` the tables that it has chosen: the last count.
    """
    text = chosen[-1].text if chosen else ""
    served = {one.member: one for one in entry.served}
    for table in read_set(text).table if text else ():
        if not (table.always or entry.result in table.results):
            continue
        for member in (None,) if table.rolls == "company" else tuple(sorted(served)):
            if member is None or _rolls(table, served[member]):
                yield OwedRoll(
                    battle=entry.battle, title=entry.title, table=table.name, die=table.die, member=member,
                    chosen=len(chosen) - 1,
                )  # fmt: skip
    for number, who in members.items():
        for one in who.lasting if who.there and number not in served else ():
            if one.heals_on:
                yield OwedRoll(
                    battle=entry.battle, title=entry.title, table="healing", member=number,
                    heals=one.effect.name, needed=one.heals_on,
                )  # fmt: skip


def _rolls(table: AfterTable, part: "Served") -> bool:
    """Whether who came out of a battle so rolls on that table."""
    lives = part.wound != "D"
    return {
        "wounded": part.wound in table.wounds,
        "fallen": not lives,
        "lived": lives,
        "earned": lives and part.outs >= table.outs,
    }[table.rolls]
