"""A fight on a table without a map, by what was told of its lines; else by the easy case."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.battle.state import OUT
from squadlog.extras.commander.mind.currency.fight import FightWeighed, FoeAcross
from squadlog.extras.commander.mind.exchange import NO_SHOT
from squadlog.extras.commander.mind.memory.unseen import NO_DANGER
from squadlog.extras.commander.mind.table.lines import line_known
from squadlog.facts.ground_facts import Metres, Sighting, YesNo
from squadlog.ground.compiled.conditions import Spot
from squadlog.survey.danger.lines_known import PostureAt

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from squadlog.battle.state import Posture, Unit, Wound
    from squadlog.extras.commander.mind.currency.fight import PlaceWeighed
    from squadlog.extras.commander.mind.exchange import ShotsWeighed, ShotWorth
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.extras.commander.mind.table.told import TableTold
    from squadlog.extras.commander.mind.weights import Weights

_SOMEWHERE = Spot(x=0.0, y=0.0)
_EASY = Sighting(
    distance=Metres(value=None, origin="default"),
    in_arc=YesNo(value=True, origin="default"),
    in_sight=YesNo(value=True, origin="default"),
)


class TableFight(FightWeighed):
    """A battle of which `told` is what people said of its lines; None where nobody is asked for them.

    An enemy of whom nobody has said anything may see anybody, in the open.
    """

    def __init__(
        self, view: MindView, weights: Weights, shots: ShotsWeighed, told: TableTold | None = None
    ) -> None:
        super().__init__(view, weights, shots)
        self.told = told if told is not None and told.asks else None

    def sight(self, viewer: int, target: int) -> Sighting | None:
        """How one sees another, as far as it was told; None where he does not, or not in front of him."""
        line = None if self.told is None else line_known(self.told, viewer, target)
        if line is None:
            return _EASY
        if not line.is_seen:
            return None
        facts = line.sighting_at(line.low_m)
        return facts if line.is_measured else replace(facts, distance=_EASY.distance)

    def stand(self, unit: int, posture: Posture | None = None) -> PostureAt:
        """How a soldier stands, kneels or lies: nobody knows where."""
        return PostureAt(_SOMEWHERE, posture or self.view.known.units[unit].posture)

    @cached_property
    def watched_by(self) -> Mapping[int, frozenset[int]]:
        """The friends that each enemy sees."""
        return {
            foe.id: frozenset(one.id for one in self.friends if self.sight(foe.id, one.id) is not None)
            for foe in self.foes
        }

    def shot_now(self, firer: int, target: int, *, aimed: bool = False) -> ShotWorth:
        """The shot of a soldier at an enemy as both stand; none where he does not see him."""
        return self._shot(firer, target, aimed=aimed)

    def _shot(self, firer: int, target: int, *, aimed: bool, wound: Wound | None = None) -> ShotWorth:
        facts = self.sight(firer, target)
        if facts is None:
            return NO_SHOT
        mode = self.view.known.units[target].moved.mode or ""
        return self.shots.worth(
            self.view, firer, self.stand(firer), target, self.stand(target), facts,
            aimed=aimed, mode=mode, wound=wound,
        )  # fmt: skip

    # What friends have in hand already

    @cached_property
    def _in_hand(self) -> Mapping[int, tuple[float, Mapping[Wound, float]]]:
        """For each enemy at whom friends fire: how likely none hits, and how likely each wound is after it."""
        found: dict[int, tuple[float, dict[Wound, float]]] = {}
        for friend, target, aimed in self.shots_in_hand():
            unhit, left = found.get(target, (1.0, {self.view.known.units[target].wound: 1.0}))
            hit = self._shot(friend, target, aimed=aimed).hit
            found[target] = unhit * (1 - hit), self._after(friend, target, left, aimed=aimed)
        return found

    def _after(
        self, firer: int, target: int, left: Mapping[Wound, float], *, aimed: bool
    ) -> dict[Wound, float]:
        """The wounds of a target after one more shot, each with its chance, by those before it."""
        after: dict[Wound, float] = {}
        for wound, chance in left.items():
            shot = NO_SHOT if wound in OUT else self._shot(firer, target, aimed=aimed, wound=wound)
            for worse, likely in shot.wounds:
                after[worse] = after.get(worse, 0.0) + chance * likely
            same = 1 - sum(likely for _, likely in shot.wounds)
            after[wound] = after.get(wound, 0.0) + chance * same
        return after

    @cached_property
    def claimed(self) -> Mapping[int, float]:
        """The chance that each enemy is out by what friends have in hand."""
        return {foe: sum(left.get(one, 0.0) for one in OUT) for foe, (_, left) in self._in_hand.items()}

    def shot_besides(self, firer: int, target: int, *, aimed: bool = False) -> ShotWorth:
        """A shot by what it takes beyond the shots that friends have in hand at the same enemy.

        The points are those of one whom these have not put out: how likely they have is `claimed`.
        """
        plain = self._shot(firer, target, aimed=aimed)
        if target not in self._in_hand or not plain.hit:
            return plain
        _, left = self._in_hand[target]
        each = [
            (chance, self._shot(firer, target, aimed=aimed, wound=wound))
            for wound, chance in left.items()
            if wound not in OUT and chance
        ]
        fights_on = sum(chance for chance, _ in each)
        return plain._replace(
            points=sum(chance * one.points for chance, one in each) / fights_on if each else 0.0,
            out=sum(chance * one.out for chance, one in each),
        )

    def denied(self, target: int, shot: ShotWorth, waits_s: int = 0) -> float:
        """What a shot keeps its target from taking, beyond what a daze that he has by then does (WND-06)."""
        unhit, _ = self._in_hand.get(target, (1.0, {}))
        until = self.view.known.units[target].dazed_until
        idle_s = 0 if until is None else max(0, until.index - self.view.known.now.index - waits_s)
        dazed_s = max(1, self.view.now.rules.reading.book.figure("daze"))
        longer = max(0, dazed_s - idle_s) / dazed_s
        return super().denied(target, shot._replace(hit=shot.hit * unhit * longer), waits_s)

    # What a stance is worth

    def weigh_stances(
        self, unit: int, postures: Sequence[Posture], *, turned: bool = False
    ) -> list[PlaceWeighed]:
        """What each of these postures is worth to a soldier, `turned` to those behind him."""
        return [
            self.weigh_place(unit, at, self._across(unit, turned=turned), NO_DANGER)
            for at in (self.stand(unit, one) for one in postures)
        ]

    def _across(self, unit: int, *, turned: bool) -> Iterator[FoeAcross]:
        for foe in self.foes:
            seen, sees = self.sight_told(unit, foe.id, turned=turned), self.sight(foe.id, unit)
            yield FoeAcross(foe, self.stand(foe.id), seen, sees, sees)

    def sight_told(self, viewer: int, target: int, *, turned: bool = False) -> Sighting | None:
        """How a soldier sees an enemy at whom he may fire: nobody fires over a range that nobody has told."""
        line = None if self.told is None else line_known(self.told, viewer, target)
        if self.told is not None and (line is None or not line.is_measured):
            return None
        if turned and line is not None and line.is_behind:
            return line.sighting_at(line.low_m)
        return self.sight(viewer, target)

    def is_in_sight(self, unit: Unit) -> bool:
        """Whether any soldier of the side sees an enemy, as far as it was told."""
        return any(self.sight_told(one.id, unit.id) is not None for one in self.friends)
