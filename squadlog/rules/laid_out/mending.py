"""How many of a thing a side has had from the start, set right by the referee (TA-14)."""

from collections.abc import Iterator

from squadlog.base.names import safe_text
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import GoodsSet, SetGoods, count_bought

MOST = 99
"""The most of a thing that a side has."""


def objections_goods(battle: Battle, command: SetGoods, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to set goods: it takes a side, a thing bought for all of it, a reason, and enough for all laid out."""
    item = _row_named(command.item, ctx)
    sides = battle.side_ids()
    if command.side not in sides:
        sentence = f"There is no side {command.side!r}."
        yield nonsense("unknown-side", sentence, "TA-14", f"There are {', '.join(sides)}.")
    elif item is None:
        sentence = f"{command.item!r} is not an item of a side."
        yield nonsense("unknown-thing", sentence, "TA-14", f"There are {', '.join(_things(ctx))}.")
    elif not 0 <= command.count <= MOST:
        yield nonsense("bad-correction", f"A side has 0 to {MOST} of a thing.", "TA-14")
    elif not command.reason.strip():
        yield nonsense("no-reason", "A correction needs its reason.", "LOG-01", "Add: because ...")
    elif command.count == count_bought(battle.setup, command.side, item):
        yield nonsense("nothing-changes", "The side already has that number.", "TA-14")
    else:
        try:
            safe_text(command.reason)
        except ValueError as error:
            yield nonsense("unsafe-text", f"The text cannot be kept: {error}.", "LOG-01")


def resolve_goods(recorder: EventRecorder, command: SetGoods, ctx: RulesContext) -> None:
    """Set the `count` of an item that the side has had from the start."""
    item = _row_named(command.item, ctx) or command.item
    secret = ctx.book.costs[item].secret
    told = GoodsSet(side=command.side, item=item, count=command.count, reason=command.reason, secret=secret)
    recorder.emit(told)


def _things(ctx: RulesContext) -> list[str]:
    """What a side may buy for all of it: rows of the cost table."""
    return [item for item, row in ctx.book.costs.items() if row.scope == "side" and row.chapter]


def _row_named(word: str, ctx: RulesContext) -> str | None:
    """The thing that is meant, by its row or by the last word of that, as it is laid and picked up: a jammer."""
    things = _things(ctx)
    word = word.lower().replace(" ", "_").replace("-", "_")
    short = [item for item in things if item.rpartition("_")[2] == word]
    return word if word in things else short[0] if len(short) == 1 else None
