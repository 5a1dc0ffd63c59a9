"""A shot at a soldier who would stand elsewhere, or from there: what the engine says of it before anybody has moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from squadlog.base.records import record, replace
from squadlog.battle.changed import changed
from squadlog.battle.commands import Fire
from squadlog.battle.state import STILL, Battle, Posture, Trace, Unit
from squadlog.facts.ground_facts import Position, Sighting, StatedSighting, Target, Whereabouts, YesNo
from squadlog.facts.surveyor import Surveyor
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.previews import ShotPreview
from squadlog.rules.desk.considered.imagined import as_if_firing, as_issued
from squadlog.rules.desk.preview import preview


@record
class StandThere:
    """A soldier at a place where a move of this mode has brought him; the mode None: he has not moved."""

    unit: int
    at: Position
    floor: int = 1
    posture: Posture = "standing"
    mode: str | None = None

    def placed(self, battle: Battle) -> Battle:
        """The battle with him there: he has given up what he was about, and no longer looks out."""
        unit = battle.units[self.unit]
        moved = STILL if self.mode is None else Trace(mode=cast(Any, self.mode), metres=1.0)
        later: Unit = changed(
            unit,
            position=self.at,
            floor=self.floor,
            place="",
            posture=self.posture,
            moved=moved,
            action=None,
            declaration=None,
            opportunity=None,
        )
        return changed(battle, units={**battle.units, unit.id: later})


@dataclass(frozen=True)
class ShotsThere:
    """Asks the engine for shots at places, in one battle. `ctx` must have the chapters of the battle."""

    battle: Battle
    ctx: RulesContext

    @property
    def hangs_on_the_place(self) -> bool:
        """Whether weather, night or a chapter may judge a shot by where the two are, beyond the line between them."""
        around = bool(self.battle.setup.environment.told)
        return around or "ranged" in self.ctx.in_force.soldiers.modifiers

    def at(self, firer: int, stands: StandThere, sighting: Sighting | None = None) -> ShotPreview:
        """The plain shot of `firer`, with what it has in hand, at the soldier who would stand there.

        `sighting` is how the firer would see him, as it was measured; None: it is measured now.
        """
        return self._preview(firer, stands.unit, stands, sighting)

    def from_there(self, stands: StandThere, target: int, sighting: Sighting | None = None) -> ShotPreview:
        """The plain shot of the soldier who stands there, in the second after his move, at `target`."""
        return self._preview(stands.unit, target, replace(stands, mode=None), sighting)

    def between(
        self,
        firer: StandThere,
        target: StandThere,
        sighting: Sighting,
        *,
        aimed: bool = False,
        manner: str = "",
    ) -> ShotPreview:
        """The shot of one who would stand there at another who would, with what he has in hand, seen so.

        `manner` is a chapter's word for a special way of firing at one target; empty: the ordinary shot.
        """
        there = target.placed(firer.placed(self.battle))
        there = as_issued(as_issued(there, firer.unit), target.unit)
        there = as_if_firing(there, firer.unit, there.units[firer.unit].in_hand or "", aimed=aimed)
        known = _LineKnown(self.ctx.surveyor, firer, (firer.unit, target.unit), sighting)
        return preview(
            there, Fire(unit=firer.unit, target=target.unit, manner=manner),
            replace(self.ctx, surveyor=cast("Surveyor", known), survey=None),
        )  # fmt: skip

    def _preview(self, firer: int, target: int, stands: StandThere, sighting: Sighting | None) -> ShotPreview:
        there = stands.placed(self.battle)
        for number in (firer, target):
            there = as_issued(there, number)
        there = as_if_firing(there, firer, there.units[firer].in_hand or "", aimed=False)
        if sighting is None:
            ctx = self.ctx.at(there)
        else:
            known = _LineKnown(self.ctx.surveyor, stands, (firer, target), sighting)
            ctx = replace(self.ctx, surveyor=cast("Surveyor", known), survey=None)
        return preview(there, Fire(unit=firer, target=target), ctx)


@dataclass(frozen=True)
class _LineKnown:
    """The ground as it is, with one soldier elsewhere and the line between two known already."""

    ground: Surveyor
    stands: StandThere
    two: tuple[int, int]
    sighting_: Sighting

    def sighting(self, viewer: int, target: Target, stated: StatedSighting, /) -> Sighting:
        """The line that is known; others as the ground has them."""
        return (
            self.sighting_ if (viewer, target) == self.two else self.ground.sighting(viewer, target, stated)
        )

    def indoors(self, where: int | Whereabouts, /) -> YesNo:
        """Of who stands elsewhere: whether that place is."""
        if where == self.stands.unit:
            where = Whereabouts(self.stands.at.x, self.stands.at.y, self.stands.floor)
        return self.ground.indoors(where)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - every other question goes to the ground as it is
        return getattr(self.ground, name)
