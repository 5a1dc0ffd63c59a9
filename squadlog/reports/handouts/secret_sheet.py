"""What a side keeps secret, as it would stand on its paper: piles, things laid, missions, objectives (HID-14, EXP-18).

It is asked of a battle as a seat knows it: what that seat may not know is not in it.
"""

from squadlog.base.records import record
from squadlog.battle.state import Known
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.seats import sees
from squadlog.rules.common.advanced import secret_papers


@record
class SecretPart:
    """A part of the sheet: its title with the rule that has it written down, the heads of its columns, its rows."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@record
class SecretSheet:
    """What one side has written down."""

    side: str
    name: str
    title: str
    now: str
    parts: tuple[SecretPart, ...]


def secret_sheet(battle: Known, side: str, seat: str, book: Rulebook, rulings: Rulings) -> SecretSheet:
    """The sheet of a side for a seat. ValueError for a seat that may not read it."""
    if not sees(seat, side):
        raise ValueError(f"{seat!r} may not read what {side} keeps secret")
    return SecretSheet(
        side=side,
        name=battle.setup.side_name(side),
        title=battle.setup.title,
        now=str(battle.now) if battle.stage != "setup" else "before play",
        parts=tuple(
            SecretPart(title=one.title, head=one.head, rows=tuple(one.rows(battle, side, book, rulings)))
            for one in secret_papers()
        ),
    )
