"""Turn 1 waits for every side that may have something to lay or to name, or for the referee (SET-05, HID-09, LDR-01).

Who has anything to lay in secret is nobody else's: a side is waited for by what all know, until it says that it is
done. Who is ready, only the whole battle tells beyond that: it says nothing of anybody hidden.
"""

from squadlog.battle.refusal import Refusal
from squadlog.battle.rights import owner
from squadlog.battle.state import Battle
from squadlog.language.say import say
from squadlog.rules.desk import chapters
from squadlog.rules.table import Table
from squadlog.seats import for_all


def waits(seen: Battle, seat: str, table: Table) -> Refusal | None:
    """Why a side does not begin by itself, as it knows the battle; None: everybody else is done."""
    if for_all(seat) or seen.stage != "setup" or not seen.chapters:
        return None
    others = {side: _left(seen, side, table) for side in seen.side_ids() if side != seat}
    names = {side: seen.setup.side_name(side) for side, left in others.items() if left}
    if not names:
        return None
    words = "; ".join(f"{name} says {' and '.join(others[side])}" for side, name in names.items())
    return Refusal(
        code="not-ready",
        sentence=f"Turn 1 waits for {' and '.join(names.values())}.",
        rule="SET-05",
        instead=f"{words}. Or the referee begins.",
    )


def _left(seen: Battle, side: str, table: Table) -> list[str]:
    """What a side has to say before play, as far as all know: that all of it is laid, and who leads."""
    table = chapters.laid(table, seen)
    done = [row.says for row in chapters.placeables(seen, side, table) if row.says is not None]
    named = [one.says for one in chapters.offered(seen, table) if owner(seen, one.says) == side]
    return [say(command).replace('"', "") for command in (*done, *named[:1])]
