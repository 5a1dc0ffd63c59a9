"""When squads may be merged, and what quality comes of it (RGP-03, RGP-04, QUA-09; A-56, A-59)."""

from collections.abc import Mapping

from squadlog.rules.common.context import RulesContext


def may_merge(start: int, alive: int, *, leader: bool) -> bool:
    """Whether a squad may be merged: it has no leader, or has lost half of those it began with (RGP-04)."""
    return not leader or 2 * (start - alive) >= start


def merged_quality(units: Mapping[str, int], leaders_own: str | None, ctx: RulesContext) -> str:
    """The quality that most of them have (QUA-09); on an even split the leader's own, or the lowest (A-56).

    `leaders_own` None: nobody says who leads; the lowest of the commonest then.
    """
    most = max(units.values())
    commonest = [quality for quality, number in units.items() if number == most]
    if leaders_own in commonest and ctx.rulings.is_("regroup.tie", "leader"):
        return leaders_own
    return max(commonest, key=lambda quality: ctx.book.qualities[quality].initiative)
