"""Turn 1 waits until each side has said that it is ready, or for the referee (SET-05, HID-09, LDR-01).

So does the roll of a later turn in which chapters come into force that bring something to lay or to plot (ADV-03), as
far as all know.

Who has anything to lay in secret is nobody else's: a side is waited for until it says that it is done.
"""

from collections.abc import Callable, Iterable

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.commands import Begin, Command, RollInitiative
from squadlog.battle.refusal import Refusal
from squadlog.battle.rights import owner
from squadlog.battle.state import Battle
from squadlog.facts.seats import for_all
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import late
from squadlog.rules.common.kept.readiness import SayReady, ready_sides, waits_for
from squadlog.rules.desk import chapters

with lazy_imports():
    from squadlog.language import say


def waits(
    command: Command,
    seat: str,
    sees: Callable[[str], Battle],
    table: Callable[[], RulesContext],
    *,
    apart: bool,
) -> Refusal | None:
    """Why a side does not begin or roll by itself, as it knows the battle; None: everybody else is done.

    Where the sides sit at homes of their own (`apart`), what one says reaches the other with the next packet: there a
    side begins once all know that the others have laid all.
    """
    if for_all(seat) or not isinstance(command, Begin | RollInitiative):
        return None
    seen = sees(seat)
    before_play = seen.stage == "setup"
    if before_play and not apart:
        return _unready(seen, seat) if isinstance(command, Begin) else None
    if not seen.chapters or not (before_play or late(seen)):
        return None
    others = {side: _left_to_do(seen, side, table()) for side in seen.side_ids() if side != seat}
    names = {side: seen.setup.side_name(side) for side, left in others.items() if left}
    if not names:
        return None
    words = "; ".join(f"{name} says {' and '.join(others[side])}" for side, name in names.items())
    instead = f"{words}. Or the referee {'begins' if before_play else 'rolls'}."
    return _refuse(seen, names.values(), instead)


def opens(seen: Battle, seat: str, *, apart: bool) -> Command:
    """What opens play from a seat: that it begins, or that its side is ready while others are waited for."""
    return Begin() if apart or for_all(seat) or not waits_for(seen, seat) else SayReady()


def say_ready(seen: Battle) -> str:
    """Who is ready and who is waited for before play, in a sentence; empty where no side has said it."""
    ready = [seen.setup.side_name(side) for side in ready_sides(seen)]
    if seen.stage != "setup" or not ready:
        return ""
    waits = " and ".join(seen.setup.side_name(side) for side in waits_for(seen, ""))
    are = "is" if len(ready) == 1 else "are"
    return f"{' and '.join(ready)} {are} ready: turn 1 waits for {waits or 'the referee'}."


def _unready(seen: Battle, seat: str) -> Refusal | None:
    names = [seen.setup.side_name(side) for side in waits_for(seen, seat)]
    if not names:
        return None
    own = "" if seat in ready_sides(seen) else " You say it too: turn 1 opens with the last."
    say_so = "says" if len(names) == 1 else "say"
    return _refuse(seen, names, f"{' and '.join(names)} {say_so} ready.{own} Or the referee begins.")


def _refuse(seen: Battle, names: Iterable[str], instead: str) -> Refusal:
    sentence = f"Turn {seen.now.turn} waits for {' and '.join(names)}."
    return Refusal(code="not-ready", sentence=sentence, rule="SET-05", instead=instead)


def _left_to_do(seen: Battle, side: str, ctx: RulesContext) -> list[str]:
    """What a side has to say before play, as far as all know: that all of it is laid, and who leads."""
    ctx = chapters.add_chapters(ctx, seen)
    done = [row.says for row in chapters.placeables(seen, side, ctx) if row.says is not None]
    if seen.stage != "setup":
        return [say.say(command).replace('"', "") for command in done]
    named = [one.says for one in chapters.offers_of_chapters(seen, ctx) if owner(seen, one.says) == side]
    return [say.say(command).replace('"', "") for command in (*done, *named[:1])]
