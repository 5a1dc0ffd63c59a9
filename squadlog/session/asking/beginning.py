"""Turn 1 waits for every side that may have something to lay or to name, or for the referee (SET-05, HID-09, LDR-01).

So does the roll of a later turn in which chapters come into force that bring something to lay or to plot (ADV-03).

Who has anything to lay in secret is nobody else's: a side is waited for by what all know, until it says that it is
done. Who is ready, only the whole battle tells beyond that: it says nothing of anybody hidden.
"""

from collections.abc import Callable

from squadlog.battle.commands import Begin, Command, RollInitiative
from squadlog.battle.refusal import Refusal
from squadlog.battle.rights import owner
from squadlog.battle.state import Battle
from squadlog.facts.seats import for_all
from squadlog.language.say import say
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import late
from squadlog.rules.desk import chapters


def waits(
    command: Command, seat: str, sees: Callable[[str], Battle], table: Callable[[], RulesContext]
) -> Refusal | None:
    """Why a side does not begin or roll by itself, as it knows the battle; None: everybody else is done."""
    if for_all(seat) or not isinstance(command, Begin | RollInitiative):
        return None
    seen = sees(seat)
    before_play = seen.stage == "setup"
    if not seen.chapters or not (before_play or late(seen)):
        return None
    others = {side: _left_to_do(seen, side, table()) for side in seen.side_ids() if side != seat}
    names = {side: seen.setup.side_name(side) for side, left in others.items() if left}
    if not names:
        return None
    words = "; ".join(f"{name} says {' and '.join(others[side])}" for side, name in names.items())
    return Refusal(
        code="not-ready",
        sentence=f"Turn {seen.now.turn} waits for {' and '.join(names.values())}.",
        rule="SET-05",
        instead=f"{words}. Or the referee {'begins' if before_play else 'rolls'}.",
    )


def _left_to_do(seen: Battle, side: str, ctx: RulesContext) -> list[str]:
    """What a side has to say before play, as far as all know: that all of it is laid, and who leads."""
    ctx = chapters.add_chapters(ctx, seen)
    done = [row.says for row in chapters.placeables(seen, side, ctx) if row.says is not None]
    if seen.stage != "setup":
        return [say(command).replace('"', "") for command in done]
    named = [one.says for one in chapters.offers_of_chapters(seen, ctx) if owner(seen, one.says) == side]
    return [say(command).replace('"', "") for command in (*done, *named[:1])]
