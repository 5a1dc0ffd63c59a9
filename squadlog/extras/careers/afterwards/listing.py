"""What a battle left behind, as data for programs: the rolls that were made, and those that are owed."""

from collections.abc import Mapping
from typing import Any

from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.afterwards.words import afterwards_words
from squadlog.extras.careers.company import Company
from squadlog.squads.lasting import read_lasting


def list_rolled(entry: told.TableRolled | told.LastingHealed) -> Mapping[str, Any]:
    """A roll on a table, or one to heal. `face` 0: it was let be; `row` is what it came to, empty for none."""
    if isinstance(entry, told.LastingHealed):
        row = f"{entry.name} {'is healed' if entry.healed else 'stays'}"
        of_table: Mapping[str, Any] = {"table": "healing", "die": 10, "row": row, "heals": entry.name}
    else:
        of_table = {"table": entry.table, "die": entry.die, "row": entry.row, "heals": ""}
    lasting = "" if isinstance(entry, told.LastingHealed) else entry.lasting
    return {
        **of_table,
        "member": entry.member,
        "face": entry.face,
        "typed": entry.typed,
        "lasting": [*read_lasting(lasting)],
        "told": afterwards_words(entry),
    }


def list_rolls(one: Company, made: tuple[told.TableRolled | told.LastingHealed, ...]) -> Mapping[str, Any]:
    """The rolls that a company has made, and those that it still owes."""
    return {"company": one.name, "rolls": [list_rolled(entry) for entry in made], "owed": one.owed}
