"""What one soldier might be ordered to do, each order weighed in points over this turn and part of the next."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from math import inf
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Hold
from squadlog.battle.state import ShotPlan
from squadlog.extras.commander.mind.chapters.asked import orders_of_chapters
from squadlog.extras.commander.mind.currency.fight import AIM_S
from squadlog.extras.commander.mind.currency.fighter import STANCE_S
from squadlog.extras.commander.mind.exchange import postures
from squadlog.extras.commander.mind.goals import end_of_way, spots_along
from squadlog.extras.commander.mind.memory.steps import leads_back
from squadlog.extras.commander.mind.moving import doors_of
from squadlog.extras.commander.mind.places import climbs_of, order_to, order_to_face, places_of
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed
from squadlog.rules.moving.bounce import pack_in_use
from squadlog.session.view.map.danger import posture_after

with lazy_imports():
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Posture
    from squadlog.extras.commander.mind.currency.fight import PlaceWeighed
    from squadlog.extras.commander.mind.places import PlaceToGo

_CLIMB_S = 5
"""Seconds of a floor up or down (STO-04)."""
_TRIES = 6
"""Places that are weighed lower down, and those to which a way is measured."""
_HALF = 0.5
_WAYS = 2
"""Ways that are told: the best and the next."""
_DOOR = 0.01
"""What an open door is worth: more than to stand there, less than all else."""
_THEN: dict[Posture, str] = {
    "standing": "stands there after", "kneeling": "kneels there after", "prone": "lies there after",
}  # fmt: skip


class OrdersWeighed(SoldierWeighed):
    """The orders that one soldier might be given now."""

    def choices(self) -> list[ChoiceWeighed]:
        """The orders that are weighed; those that the rules refuse are still among them.

        A way is measured, which takes long, only where going it is worth more than the second best of all else; and for
        whom his pack carries on, who cannot but go somewhere (BNC-09).
        """
        stay = self.stays
        self.now.look_at([*self._stances, *(lines.PostureAt(one.spot) for one in self._places)])
        found = [
            self.choice(Hold(unit=self.unit.id), stay, self.here),
            *self._shots(),
            *self._watches(stay),
            *self._changes_of_position(),
            *self._turns(),
            *self._climbs(),
            *(replace(one, worth=stay + _DOOR) for one in doors_of(self.view, self.unit.id, alone=True)),
            *(self._less_for_going_back(one) for one in orders_of_chapters(self)),
        ]
        worths = sorted(one.worth for one in found)
        return [*found, *self._ways(worths[-2:][0] if self.view.stands(found[0].says) else -inf)]

    def weigh_given(self, command: Declare | Hold) -> ChoiceWeighed | None:
        """An order that somebody gave, weighed as these are; None for one of a kind that is not weighed."""
        match command:
            case Declare(action="fire_throw" | "aimed_fire", shot=ShotPlan(target=int(target), manner="")):
                there = target in self.now.survey.figures
                return self._shot(command, target, aimed=command.action == "aimed_fire") if there else None
        same = next((one for one in self.choices() if one.says == command), None)
        if same is not None or isinstance(command, Hold):
            return same
        path = command.move.path
        if command.action != "move" or not path:
            return None
        posture = posture_after(command.mode or "", self.unit.posture)
        stands = lines.PostureAt(end_of_way(self.figure.spot, path), posture)
        (at,) = self.now.weigh_places(self.unit.id, [stands], along=self.along([stands]))
        return self.choice(command, self.worth(at, 1.0, self.left), at)

    # Fire

    def _shots(self) -> Iterator[ChoiceWeighed]:
        """Plain and aimed shots at those in front of him whom he sees (ACT-49, ACT-50)."""
        weapon = self.unit.in_hand
        if not self.left or not weapon:
            return
        for target in self.now.in_front_of(self.figure):
            plan = ShotPlan(weapon=weapon, target=target)
            for action in ("fire_throw", "aimed_fire"):
                says = Declare(unit=self.unit.id, action=action, weapon=weapon, shot=plan)
                if (one := self._shot(says, target, aimed=action == "aimed_fire")) is not None:
                    yield one

    def _shot(self, says: Declare, target: int, *, aimed: bool) -> ChoiceWeighed | None:
        shot = self.now.shot_said(self.unit.id, target, aimed=aimed)
        if not shot.hit:
            return None
        gains, terms = self.shot_gains(target, shot, aimed=aimed)
        after = self.worth(self.here, AIM_S if aimed else 1, self.left - 1)
        return self.choice(says, gains + after, self.here, *terms)

    def _watches(self, stay: float) -> Iterator[ChoiceWeighed]:
        """Readied fire, where nobody is in sight yet (ACT-52)."""
        weapon = self.unit.in_hand
        if not self.left or not weapon or self.here.target is not None or self.task.is_awaited:
            return
        best = self.now.coming.worth_watching(self.figure.spot)
        if not best or (self._is_drawn_on() and self._others_watch()):
            return
        term = WorthTerm("watches for", round(best, 1), "points that may come into sight")
        worth = stay + self.weights.watch * best
        if self.unit.opportunity is not None:
            yield self.choice(Hold(unit=self.unit.id), worth, self.here, term)
        else:
            says = Declare(unit=self.unit.id, action="opportunity_fire", weapon=weapon)
            yield self.choice(says, worth - _DOOR, self.here, term)

    def _is_drawn_on(self) -> bool:
        """Whether his side wants to be elsewhere: then half of them watch and the others go."""
        return self.task.a_metre > 0 and not self.task.is_there

    def _others_watch(self) -> bool:
        """Whether half of the others of his grouping watch, or he is so far behind them that he comes up first."""
        others = self.now.beside(self.unit)
        spots = [self.now.survey.figures[one.id].spot for one in others]
        return self.now.share_watching(self.unit) >= _HALF or self.task.is_behind(spots)

    # Where and how he stands

    def _changes_of_position(self) -> Iterator[ChoiceWeighed]:
        """Standing, kneeling, lying down where he is (ACT-22)."""
        for at in self.now.weigh_places(self.unit.id, self._stances, facing=self.figure):
            says = Declare(unit=self.unit.id, action="position_change", posture=at.stands.posture)
            yield self.choice(says, self.worth(at, STANCE_S, self.left), at)

    @cached_property
    def _stances(self) -> list[lines.PostureAt]:
        return [lines.PostureAt(self.figure.spot, one) for one in postures(self.unit.posture)]

    @cached_property
    def _places(self) -> list[PlaceToGo]:
        return places_of(self.now, self.unit, self.task)

    def _turns(self) -> Iterator[ChoiceWeighed]:
        """Facing whom he would fire at if he faced him (ACT-27)."""
        (turned,) = self.now.weigh_places(self.unit.id, [self.here.stands])
        if turned.target is None or turned.target == self.here.target:
            return
        says = order_to_face(self.now, self.unit.id, turned.target)
        if says is not None:
            yield self.choice(says, self.worth(turned, 1.0, self.left), turned)

    def _climbs(self) -> Iterator[ChoiceWeighed]:
        """Going up or down the stairs that he is in, which takes him out of the fight meanwhile (STO-04)."""
        for says, spot in climbs_of(self.now, self.unit):
            (at,) = self.now.weigh_places(self.unit.id, [lines.PostureAt(spot)])
            at = self.in_time(at, _CLIMB_S)
            yield self.choice(says, self.worth(at, _CLIMB_S, self.left), at)

    def _ways(self, more_than: float) -> Iterator[ChoiceWeighed]:
        """Going to a place near by, to fight from there standing, kneeling or lying (ACT-34); the best two ways."""
        places = self._places
        stands = [lines.PostureAt(one.spot) for one in places]
        weighed = self.now.weigh_places(self.unit.id, stands, along=self.along(stands))
        ranked = [self._gone_to(place, at) for place, at in zip(places, weighed, strict=True)]
        ranked.sort(key=lambda one: -one[0])
        lower = [
            (place, lines.PostureAt(place.spot, posture))
            for _, place, _ in ranked[:_TRIES]
            for posture in postures("standing")
        ]
        kneels = [stands for _, stands in lower]
        low = self.now.weigh_places(self.unit.id, kneels, along=self.along(kneels))
        ranked += [self._gone_to(place, at, STANCE_S) for (place, _), at in zip(lower, low, strict=True)]
        better = sorted((one for one in ranked if one[0] > more_than), key=lambda one: -one[0])
        begun = (one for one in self._begun(better) if one.worth > more_than)
        yield from islice(begun, _WAYS)

    def _gone_to(
        self, place: PlaceToGo, at: PlaceWeighed, stance_s: int = 0
    ) -> tuple[float, PlaceToGo, PlaceWeighed]:
        """What it comes to that he goes to a place and gets down there, and what the place is then."""
        seconds = self._comes_after_s(place)
        at = self.in_time(at, seconds)
        return self.worth(at, seconds + stance_s, self.left) - self._settles, place, at

    def _comes_after_s(self, place: PlaceToGo) -> float:
        """The seconds after which he is at a place; who kneels or lies rises first."""
        return place.seconds + (0.0 if self.unit.posture == "standing" else STANCE_S)

    def _less_for_going_back(self, choice: ChoiceWeighed) -> ChoiceWeighed:
        """An order, less what it costs that it leads back to where he stood in the last seconds."""
        says, costs = choice.says, self.weights.back
        if not costs or not isinstance(says, Declare) or not says.move.path:
            return choice
        way = [*spots_along(self.figure.spot, says.move.path)]
        if not leads_back(self.view.posed.stood, self.unit.id, self.figure.spot, way):
            return choice
        term = WorthTerm("turns back, which costs", round(costs, 1))
        return replace(choice, worth=choice.worth - costs, terms=(*choice.terms, term))

    @cached_property
    def _settles(self) -> float:
        """What one who has just come and has somebody in his sights gives up if he goes on: nobody walks to and fro."""
        has_come = self.unit.moved.mode is not None and self.left and self.here.target is not None
        return self.weights.settles * self.here.gives if has_come else 0.0

    @cached_property
    def _slows(self) -> bool:
        """Whether a pack carries him on, so that who runs has to walk before he stands (BNC-09)."""
        rules, unit = self.view.now.rules, self.unit
        return bool(rules.by_rules(lambda seen, ctx: pack_in_use(seen, seen.units[unit.id], ctx)))

    def _begun(self, ranked: list[tuple[float, PlaceToGo, PlaceWeighed]]) -> Iterator[ChoiceWeighed]:
        """The orders that begin to go to the best places, each once."""
        tried: set[int] = set()
        told: list[Command] = []
        settles = round(self._settles, 1)
        given_up = (WorthTerm("gives up a shot in hand worth", settles),) if settles else ()
        for worth, place, at in ranked:
            if place.node in tried or len(tried) >= _TRIES:
                continue
            tried.add(place.node)
            gets_down_s = STANCE_S if at.stands.posture != "standing" else 0
            seconds, begun, costs = self._comes_after_s(place), None, 0.0
            if self.unit.posture != "standing":
                says: Command | None = Declare(
                    unit=self.unit.id, action="position_change", posture="standing"
                )
            else:
                begun = order_to(self.now, self.unit, place, at, slows=self._slows)
                says = None if begun is None else begun.says
            if says is not None and says not in told:
                told.append(says)
                if begun is not None:
                    later_s = max(0.0, begun.seconds(slows=self._slows) - max(1.0, seconds))
                    sooner = self.worth(at, seconds + gets_down_s, self.left)
                    seconds += later_s
                    costs = sooner - self.worth(at, seconds + gets_down_s, self.left)
                seconds += gets_down_s
                at_once = seconds <= 1 and self.unit.posture == "standing"
                metres = place.metres if begun is None else begun.whole
                way = WorthTerm("goes" if at_once else "begins a way of", round(metres, 1), "m")
                then = WorthTerm(_THEN[at.stands.posture], round(seconds, 1), "s")
                yield self._less_for_going_back(self.choice(says, worth - costs, at, way, then, *given_up))
