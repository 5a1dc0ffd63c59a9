"""What a shot between two places is worth, by the rules' exact odds; each asked once for all that are alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.changed import changed
from squadlog.extras.commander.mind.shooting import DAZE
from squadlog.rules.automatic_fire.bursts import run_now
from squadlog.session.view.map.danger import covers_alike, stand_there

with lazy_imports():
    from squadlog.rules.desk.considered import cells, table

if TYPE_CHECKING:
    from collections.abc import Hashable

    from squadlog.battle.state import Posture, Unit, Wound
    from squadlog.battle.terms import Soldier
    from squadlog.extras.commander.mind.aims.losses import LossesWeighed
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.facts.ground_facts import Sighting
    from squadlog.rules.desk.considered.shot_there import ShotsThere, StandThere
    from squadlog.survey.danger.lines_known import PostureAt

_MOST = 50_000
_WOUNDS: tuple[Wound, ...] = ("L", "M", "S", "U", "D")
SHOTS_A_TURN = 2
"""FIR-38."""


class ShotWorth(NamedTuple):
    """A shot: the points that it takes on average, and how likely it hits, puts the target out, and jams the weapon.

    `wounds` is how likely it leaves the target with each wound that he has not now.
    """

    points: float = 0.0
    hit: float = 0.0
    out: float = 0.0
    jam: float = 0.0
    wounds: tuple[tuple[Wound, float], ...] = ()


NO_SHOT = ShotWorth()


class ShotsWeighed:
    """Shots between places; what was worked out of one is kept for all that the rules tell nothing apart in."""

    def __init__(self) -> None:
        self._shares: dict[tuple[Hashable, ...], ShotWorth] = {}
        self._losses: LossesWeighed | None = None

    def counting(self, losses: LossesWeighed) -> ShotsWeighed:
        """The shots with what hangs on those who are put out of the fight beyond their points."""
        found = ShotsWeighed()
        found._shares, found._losses = self._shares, losses
        return found

    def worth(  # noqa: PLR0917 - who fires from where, at whom where, as it is seen
        self,
        view: MindView,
        firer: int,
        at: PostureAt,
        target: int,
        to: PostureAt,
        sighting: Sighting,
        *,
        aimed: bool = False,
        mode: str = "",
        manner: str = "",
        anywhere: bool = False,
        wound: Wound | None = None,
    ) -> ShotWorth:
        """The shot of one who stands so at another who does; `mode`: how that one has just moved.

        `manner`: fired as a chapter has it, such as a burst, in the second that it is now, with the rounds
        that are left.
        `anywhere`: what else is judged by where the two are is left out, since nobody knows that so well.
        `wound`: the target has that one by then; None: the one that he has now.
        """
        one, other = view.known.units[firer], view.known.units[target]
        had = wound or other.wound
        key: tuple[Hashable, ...] = (
            _profile(one.soldier), _armed(one), at.posture, _profile(other.soldier), had, to.posture,
            covers_alike(sighting), aimed, mode, manner,
        )  # fmt: skip
        if manner:
            key = (*key, run_now(one, view.known.now, view.now.rules.reading), one.arms)
        if view.shots.hangs_on_the_place and not anywhere:
            key = (*key, at.spot, to.spot, view.known.setup.environment)
        if key not in self._shares:
            if len(self._shares) >= _MOST:
                self._shares.clear()
            fires = stand_there(firer, at.spot, at.posture, "")
            stands = stand_there(target, to.spot, to.posture, mode)
            shots = _as_if_wounded(view, target, had)
            self._shares[key] = _shares(shots, fires, stands, sighting, aimed=aimed, manner=manner)
        share = self._shares[key]
        more = 0.0 if self._losses is None else self._losses.more(target)
        points = other.soldier.value * (share.points + DAZE * share.hit) + more * share.out
        return share._replace(points=points)


def _as_if_wounded(view: MindView, target: int, wound: Wound) -> ShotsThere:
    """The shots of a battle in which a soldier has that wound."""
    shots = view.shots
    unit = shots.battle.units[target]
    if unit.wound == wound:
        return shots
    units = {**shots.battle.units, target: changed(unit, wound=wound)}
    return replace(shots, battle=changed(shots.battle, units=units))


def _shares(
    shots: ShotsThere,
    fires: StandThere,
    stands: StandThere,
    sighting: Sighting,
    *,
    aimed: bool,
    manner: str,
) -> ShotWorth:
    """The shot with the share of the target's points that it takes."""
    odds = shots.between(fires, stands, sighting, aimed=aimed, manner=manner).odds
    if odds is None:
        return NO_SHOT
    unit = shots.battle.units[stands.unit]
    taken = cells.share_taken(unit, odds, shots.ctx)
    wounds = tuple((one, float(chance)) for one in _WOUNDS if (chance := getattr(odds, one)))
    return ShotWorth(float(taken), float(odds.hit), float(odds.out), float(odds.jam), wounds)


def _profile(soldier: Soldier) -> tuple[Hashable, ...]:
    """All of a soldier that a shot may hang on: not his number, his name and his points."""
    return (
        soldier.race, soldier.troop, soldier.armour, soldier.af, soldier.equipment, soldier.quality, soldier.leader,
        soldier.character, soldier.lasting, soldier.paper,
    )  # fmt: skip


def _armed(unit: Unit) -> tuple[Hashable, ...]:
    return unit.in_hand, unit.omni, unit.wound, unit.held


def looks_out(unit: Unit) -> bool:
    """Whether somebody looks out of his cover, since he fires or waits to fire (AMB-77)."""
    return unit.opportunity is not None or (unit.action is not None and unit.action.shot is not None)


def left_after(points: float, value: float, shots: float) -> float:
    """The share of somebody's points that is left after so many shots of which each takes `points` on average."""
    return (1 - min(1.0, points / value)) ** shots if value > 0 else 1.0


def postures(now: Posture) -> tuple[Posture, ...]:
    """The other ways to stand, kneel or lie (ACT-21)."""
    return tuple(one for one in table.STANCES if one != now)
