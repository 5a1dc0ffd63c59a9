"""What a soldier might do at a real table: shots at both ends of what is known of a line, and ways toward an enemy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import record, replace
from squadlog.battle.commands import Declare, Hold
from squadlog.extras.commander.mind.exchange import SHOTS_A_TURN
from squadlog.extras.commander.mind.moving import FAST, STEADY
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.extras.commander.mind.shooting import plain_shot, weigh_shot
from squadlog.extras.commander.mind.table.lines import line_known
from squadlog.extras.commander.mind.table.told import FAR_AWAY_M
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.common.shots.gunnery import too_soon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.commands import Fire, OpportunityShot
    from squadlog.battle.state import Mode, Unit
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.extras.commander.mind.table.lines import LineKnown
    from squadlog.extras.commander.mind.table.told import TableTold
    from squadlog.facts.ground_facts import StatedSighting

CLOSEST_M = 1.0
"""So near he goes to an enemy and no nearer."""


@record
class ShotAcross:
    """A shot along a line of which both ends are weighed: `far` the end at which it takes less, `near` the other."""

    target: int
    line: LineKnown
    near: ChoiceWeighed
    far: ChoiceWeighed

    @property
    def is_settled(self) -> bool:
        """Whether it takes as much at either end and its cover was told, so that nobody need be asked."""
        return self.near.worth == self.far.worth and self.line.fresh and not self.line.from_there


def foes_of(view: MindView, unit: int) -> tuple[Unit, ...]:
    """The enemies of a soldier who are still in the fight, as his seat knows them."""
    side = view.known.units[unit].side
    return tuple(one for one in view.known.units.values() if one.side != side and not one.out)


def shots_across(view: MindView, table: TableTold, unit: int) -> tuple[ShotAcross, ...]:
    """The shots of a soldier at those whose range was told, the best at its worse end first; none with empty hands."""
    found = list[ShotAcross]()
    if not view.known.units[unit].in_hand:
        return ()
    for foe in foes_of(view, unit):
        line = line_known(table, unit, foe.id)
        if line is None or not line.is_seen or not line.is_measured:
            continue
        ends = [
            shot for metres in (line.low_m, line.high_m) if (shot := _shot(view, unit, foe.id, line, metres))
        ]
        if len(ends) == 2:
            near, far = sorted(ends, key=lambda one: -one.worth)
            found.append(ShotAcross(target=foe.id, line=line, near=near, far=far))
    return tuple(sorted(found, key=lambda one: (-one.far.worth, one.target)))


def _shot(view: MindView, unit: int, target: int, line: LineKnown, metres: float) -> ChoiceWeighed | None:
    """The order for a shot over so many metres; what it states of them is what is known for certain."""
    stated = line.stated_at(line.low_m) if line.is_exact else line.stated
    shot = plain_shot(view, unit, target, line.sighting_at(metres), stated)
    return None if shot is None else replace(shot, terms=(*shot.terms, *range_terms(line)))


def range_terms(line: LineKnown) -> tuple[WorthTerm, ...]:
    """How far it is as far as it is known."""
    if line.is_exact:
        return (WorthTerm("over", round(line.low_m, 1), "m"),)
    return (
        WorthTerm("over", round(line.low_m, 1), "m at least"),
        WorthTerm("and", round(line.high_m, 1), "m at most"),
    )


def nearest_foe(
    view: MindView, table: TableTold, unit: int, *, behind: bool = False
) -> tuple[float, int | None]:
    """How many metres it is to the nearest enemy at least, and to whom; None and no end where nobody has said.

    `behind`: of those alone whom he would see if he turned.
    """
    lines = ((foe.id, line_known(table, unit, foe.id)) for foe in foes_of(view, unit))
    return min(((line.low_m, foe) for foe, line in lines
                if line is not None and (line.is_behind if behind else line.is_measured)),
               default=(FAR_AWAY_M, None))  # fmt: skip


def ways(view: MindView, table: TableTold, unit: int) -> Iterator[ChoiceWeighed]:
    """How a soldier turns to an enemy behind him, and how he goes toward the one who may be nearest.

    Dazed he kneels, which he may (WND-04), and where he cannot go as he is he stands up.
    """
    if nearest_foe(view, table, unit, behind=True)[1] is not None:
        yield ChoiceWeighed(says=Declare(unit=unit, action="change_facing"), worth=0.0)
    near_m, toward = nearest_foe(view, table, unit)
    for mode in FAST if toward is None else STEADY:
        metres = round(min(view.now.rules.farthest_m(unit, mode) or 0.0, near_m - CLOSEST_M), 1)
        if metres >= CLOSEST_M:
            terms = (WorthTerm("goes", metres, "m toward the enemy"),)
            yield ChoiceWeighed(says=way_toward(unit, mode, metres), worth=0.0, terms=terms)
    soldier = view.known.units[unit]
    if soldier.posture != "standing":
        yield ChoiceWeighed(says=Declare(unit=unit, action="position_change", posture="standing"), worth=0.0)
    elif soldier.dazed(view.known.now):
        yield ChoiceWeighed(says=Declare(unit=unit, action="position_change", posture="kneeling"), worth=0.0)


def way_toward(unit: int, mode: Mode, metres: float) -> Declare:
    """The order to go so many metres, straight on as far as anybody knows."""
    return Declare(unit=unit, action="move", mode=mode, move=StatedMove(distance_m=metres))


def rests_s(view: MindView, unit: int) -> int:
    """The seconds until the weapon of a soldier who has fired has rested as long as it must (FIR-39); 0: it has."""
    now = view.known.now
    then = too_soon(view.known.units[unit].shots, now, view.now.rules.reading)
    return 0 if then is None else then.index - now.index


def stays(view: MindView, table: TableTold, unit: int) -> Iterator[ChoiceWeighed]:
    """That a soldier holds who sees an enemy and has fired: he fires again soon, or next turn (FIR-38, FIR-39)."""
    now, fired = view.known.now, view.known.units[unit].shots
    lines = (line_known(table, unit, foe.id) for foe in foes_of(view, unit))
    if not fired or not any(line is not None and line.is_seen and line.is_measured for line in lines):
        return
    this_turn = sum(one.turn == now.turn for one in fired)
    holds = ChoiceWeighed(says=Hold(unit=unit), worth=0.0)
    if this_turn >= SHOTS_A_TURN:
        yield replace(holds, terms=(WorthTerm("has fired", this_turn, "times, the most in a turn"),))
    elif rests := rests_s(view, unit):
        yield replace(holds, terms=(WorthTerm("fires again in", rests, "s"),))


def shot_now(
    view: MindView, says: Fire | OpportunityShot, target: int, line: LineKnown
) -> ChoiceWeighed | None:
    """A shot that falls now, weighed with what it states; None where it is blocked."""
    shot = weigh_shot(view, says, target)
    return None if shot is None else replace(shot, terms=(*shot.terms, *range_terms(line)))


def stated_now(across: ShotAcross) -> StatedSighting:
    """What is stated of a shot: how far it was said to be where that is certain or all the same, else its worse end."""
    line = across.line
    if line.is_exact or across.near.worth == across.far.worth:
        return line.stated_at(line.said_m if line.low_m <= line.said_m <= line.high_m else line.low_m)
    return line.stated_at(line.high_m)
