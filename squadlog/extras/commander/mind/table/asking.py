"""What a commander asks the table: few ranges, and only those whose ends would change what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import clean_text
from squadlog.battle.saying import Note
from squadlog.extras.commander.mind.shooting import LEAST
from squadlog.extras.commander.mind.table.choices import foes_of
from squadlog.extras.commander.mind.table.lines import line_known
from squadlog.extras.commander.mind.table.told import ASKS, FORM, NO_MORE, UNREAD
from squadlog.reports.wording import join_with_commas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.extras.commander.mind.table.choices import ShotAcross
    from squadlog.extras.commander.mind.table.told import TableTold

MOST_ASKED = 2
"""Questions that are asked about a soldier in a turn."""
AT_ONCE = 5
"""Questions that one note holds."""
NEAREST = "the nearest enemy in view"
Asking = tuple[int, int | None]
"""From whom to whom; None: to the nearest enemy that he sees."""


def may_ask(known: Known, table: TableTold, unit: int) -> bool:
    """Whether a soldier has a question left in this turn, and could do anything by the answer."""
    asked = sum(one.viewer == unit and one.moment.turn == known.now.turn for one in table.asked)
    return table.asks and not table.quiet and asked < MOST_ASKED and not known.units[unit].dazed(known.now)


def waits(known: Known, table: TableTold, unit: int) -> bool:
    """Whether something was asked about a soldier in this second, and nobody has said anything of him since."""
    asked = [one for one in table.asked if one.viewer == unit and one.moment == known.now]
    if not asked or not table.asks or table.quiet:
        return False
    return not any(unit in (one.viewer, one.target) and one.entry > asked[-1].entry for one in table.lines)


def ask_before_order(
    view: MindView, table: TableTold, unit: int, shots: Sequence[ShotAcross]
) -> Asking | None:
    """Which range decides what a soldier does, his shots being ordered by their worse ends; None: none does."""
    if not shots:
        lines = [line_known(table, unit, foe.id) for foe in foes_of(view, unit)]
        told = any(one is not None and (one.is_measured and not one.is_unknown) for one in lines)
        return None if told or all(one is not None and not one.is_unknown for one in lines) else (unit, None)
    best, *others = shots
    rival = max(others, key=lambda one: one.near.worth, default=None)
    open_ends = [one for one in (best, rival) if one is not None and one.near.worth > one.far.worth]
    changes = (
        rival is not None and rival.near.worth > best.far.worth
    ) or best.far.worth < LEAST <= best.near.worth
    if not changes or not open_ends:
        return None
    return unit, max(open_ends, key=lambda one: one.line.high_m - one.line.low_m).target


def ask_before_shot(unit: int, shot: ShotAcross) -> Asking | None:
    """The range of a shot that falls now, where it would be another at the other end, or the cover may be."""
    return None if shot.is_settled else (unit, shot.target)


def question(view: MindView, asking: Sequence[Asking]) -> Note:
    """The words by which these are asked, a note that all read: as many as a note holds, the others in the next one."""
    if len(asking) > AT_ONCE:
        return question(view, asking[:AT_ONCE])
    pairs = [f"from {one} to {NEAREST if other is None else other}" for one, other in asking]
    one, other = asking[0]
    foe = next((foe.id for foe in foes_of(view, one)), one) if other is None else other
    units = ",".join(str(viewer) for viewer, target in asking if target == other)
    such = f"told {units} {foe} 12m half-hard; told {units} nobody, who sees no enemy; or {NO_MORE}"
    text = f"{ASKS}{join_with_commas(pairs)}, and behind what cover? Answer such as: {such}."
    return Note(text=text, aside=True)


def not_understood(unread: Sequence[str]) -> Note:
    """What is said to words that were not understood, a note that all read."""
    told = "; ".join(clean_text(one, limit=60) for one in unread)
    return Note(text=f"{UNREAD}{told}. Say such as: {FORM}.", aside=True)
