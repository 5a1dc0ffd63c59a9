"""What a breach of a suit does to its wearer, and when (ENV-18..ENV-21, A-100)."""

from collections.abc import Iterator

from squadlog.base.records import replace
from squadlog.battle.moment import Moment
from squadlog.battle.state import Wound
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.wounds import tick_boxes
from squadlog.rules.vacuum.record import Leak

SEALED_LEVELS = 1
"""The most levels of a hit that the suit can seal; more tear it open (ENV-19, ENV-20)."""


def find_leak(levels: int, at: Moment, ctx: RulesContext) -> Leak | None:
    """What a hit of `levels` levels tears into a suit; None for one without a level (ENV-18)."""
    if levels <= 0:
        return None
    return Leak(size="small" if levels <= SEALED_LEVELS else "big", since=at, next=later(at, ctx))


def later(at: Moment, ctx: RulesContext) -> Moment:
    """When a breach of that moment, or one that bit then, bites next (ENV-19..ENV-21)."""
    return at.later(ctx.book.environment.vacuum_delay_subphases)


def following(leak: Leak, ctx: RulesContext) -> Moment | None:
    """When a leak bites once more after the next time; None: it has sealed itself (ENV-19)."""
    return None if leak.size == "small" else later(leak.next, ctx)


def course(leak: Leak, wound: Wound, ctx: RulesContext) -> Iterator[tuple[Moment, Wound]]:
    """What comes of one breach alone, from that wound on: a level, or one after the other until death (ENV-20)."""
    at: Moment | None = leak.next
    while at is not None and wound != "D":
        wound = tick_boxes(wound, 1, ctx)
        yield at, wound
        at = following(replace(leak, next=at), ctx)
