"""Setting up in secret: who hides where, where decoys lie, where soldiers stand (HID-09..HID-12, SCN-09).

A place is worth what he would take of enemies who come by it, less what they would take of him, and the way that he has
from there to where his side wants to be. Whoever may hide for nothing does; decoys lie where somebody might.
"""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.commander.mind import goals
from squadlog.extras.commander.mind.aims.wanted import areas_wanted
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.extras.commander.mind.tasks import SoldierTask
from squadlog.facts.ground_facts import Waypoint
from squadlog.ground.compiled.bearings import bearing_deg, distance_m
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.hiding.piles import hiding_of
from squadlog.rules.scenario.progress import page_of
from squadlog.survey.walking.walking_net import walking_net

with lazy_imports():
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.rules.common.ask import Placeable
    from squadlog.survey.walking.walking_net import WalkingField

_NEAR_M, _MOST, _TRIES = 12.0, 24, 8
"""How far from where he stands a soldier is set up, how many places are looked at, and how many are tried."""
_WAYS, _STEPS, _MANY, _FEW = 4, 6, 16, 3
"""Ways of enemies that are looked at, how many nodes apart their places are, how many at most, and how many count."""
_FAR_M = 30.0
"""Nobody waits for an enemy farther off."""
_APART_M = 2.5
"""Decoys lie that far from each other pile of their side, so that no search finds two at once."""
_BETTER = 0.5
"""Points that another place must be worth more for somebody to be set up anew."""
_STANDS = "stands:"


class PlacesToSetUp:
    """Where the soldiers of a side might stand or hide as the battle begins, and what that is worth."""

    def __init__(self, now: Situation) -> None:
        self.now, self.known = now, now.view.known
        self.net = walking_net(self.known.setup.map)

    def enemy_of(self, unit: int) -> Unit | None:
        """An enemy like those to come: one who is known, else a friend; None where nobody has a weapon in hand."""
        side = next((one.side for one in self.now.foes), "")
        return self.now.unseen.alike(side, unit)

    @cached_property
    def comes_by(self) -> tuple[Spot, ...]:
        """Places on the shortest ways of enemies to where they want to be, or to one's own soldiers."""
        begins = [self.now.survey.figures[one.id].spot for one in self.now.foes]
        begins += [at.spot for _, _, at in self.now.unseen.places] + self._set_up_in()
        found: list[Spot] = []
        for start in begins[:: max(1, -(-len(begins) // _WAYS))]:
            if self._drawn is not None:
                found += islice(self._drawn.down_from(start), 0, None, _STEPS)
        found = list(dict.fromkeys(found))
        return tuple(found[:: max(1, -(-len(found) // _MANY))])

    def _set_up_in(self) -> list[Spot]:
        """The middle of each area in which others are set up, where that is secret."""
        if not page_of(self.known).deployment.secret:
            return []
        page, side = page_of(self.known), self.now.view.posed.side
        own = {one.id for one in self.known.units.values() if one.side == side}
        names = (name for place in page.deployment.places if not own & {*place.units} for name in place.areas)
        areas = [area for name in dict.fromkeys(names) if (area := page.area(name)) is not None]
        nodes = (self.net.nodes_in(self.now.world, area) for area in areas)
        return [self.net.spot(inside[len(inside) // 2]) for inside in nodes if inside]

    @cached_property
    def _drawn(self) -> WalkingField | None:
        """Where enemies are drawn: to an area of theirs, else to one of ours, else to our soldiers."""
        side = self.now.view.posed.side
        others = [one for one in self.known.side_ids() if one != side]
        areas = (area for one in (*others, side) for area in areas_wanted(self.known, one))
        area = next(areas, None)
        if area is not None:
            return goals.way_to_area(self.known, self.now.survey, area)
        own = [self.now.survey.figures[one.id].spot for one in self.now.friends]
        return goals.way_to_spots(self.known.setup.map, own)

    def near(self, spot: Spot) -> list[Spot]:
        """Places about a spot: where he stands, then those beside something, the rest thinned out."""
        reached = self.net.within(spot, _NEAR_M)
        nodes = [node for node in reached if self.net.is_edge(node) or self.net.is_coarse(node)]
        return [spot, *(self.net.spot(one) for one in nodes[:: max(1, -(-len(nodes) // _MOST))])]

    def worths(self, unit: int, spots: Sequence[Spot], *, unseen: bool) -> list[tuple[float, Spot | None]]:
        """What each place is worth to a soldier who kneels there, with where the best shot from it falls.

        `unseen`: he hides, so that an enemy fires back only after his first shot.
        """
        if not spots:
            return []
        now, enemy = self.now, self.enemy_of(unit)
        ways = [lines.PostureAt(one) for one in self.comes_by]
        task = SoldierTask(now.view, now.survey, unit, now.weights, here=spots[0])
        a_metre = 0.0 if task.area is None else task.a_metre
        pairs = [
            (row, lines.PostureAt(spot, "kneeling"), at)
            for row, spot in enumerate(spots)
            for at in ways
            if distance_m(at.spot, spot) <= _FAR_M
        ]
        out = now.lines.look(now.world, [lines.LookAsked(stands, at) for _, stands, at in pairs])
        back = now.lines.look(now.world, [lines.LookAsked(at, stands, out=True) for _, stands, at in pairs])
        fear = now.weights.fear * (now.weights.met_later if unseen else 1.0)
        shots: list[list[tuple[float, Spot]]] = [[] for _ in spots]
        for (row, stands, at), seen, seen_back in zip(pairs, out, back, strict=True):
            if seen is None or enemy is None:
                continue
            worth = now.shots.worth(now.view, unit, stands, enemy.id, at, seen, anywhere=True).points
            if seen_back is not None:
                worth -= (
                    fear
                    * now.shots.worth(now.view, enemy.id, at, unit, stands, seen_back, anywhere=True).points
                )
            shots[row].append((worth, at.spot))
        found: list[tuple[float, Spot | None]] = []
        for spot, some in zip(spots, shots, strict=True):
            best = sorted(some, key=lambda one: -one[0])[:_FEW]
            worth = sum(one for one, _ in best) / _FEW - a_metre * task.metres(spot)
            found.append((worth, best[0][1] if best else None))
        return found


def _sets_up(now: Situation) -> Iterator[ChoiceWeighed]:
    """What is set up next: the first soldier or decoy for which there is a place, the best places first."""
    view = now.view
    if view.known.stage != "setup" or view.question.kind != "place":
        return
    places = PlacesToSetUp(now)
    for row in view.now.due.placeables():
        found = sorted(_lays(places, row), key=lambda one: -one.worth)[:_TRIES]
        stands = next((one for one in found if view.stands(one.says)), None)
        if stands is not None:
            yield stands
            return


def _lays(places: PlacesToSetUp, row: Placeable) -> Iterator[ChoiceWeighed]:
    """Where one thing of what is to be laid might lie."""
    if row.lays is None or not row.placed:
        return
    if row.key.startswith(_STANDS) and row.at is not None:
        yield from _stands(places, row, int(row.key.removeprefix(_STANDS)))
    elif row.unit is not None and not row.laid and _hides_for_nothing(places):
        yield from _hides(places, row, row.unit)
    elif row.key == "decoy":
        yield from _decoys(places, row)


def _hides_for_nothing(places: PlacesToSetUp) -> bool:
    """Whether his side pays nothing for each soldier whom it hides (HID-03..HID-06)."""
    rights = {one.side: one.source for one in places.known.setup.may_hide}
    return rights.get(places.now.view.posed.side, "agreement") != "percent"


def _hides(places: PlacesToSetUp, row: Placeable, unit: int) -> Iterator[ChoiceWeighed]:
    if row.lays is None or row.at is None:
        return
    spots = places.near(Spot(row.at.x, row.at.y, row.floor))
    for spot, (worth, toward) in zip(spots, places.worths(unit, spots, unseen=True), strict=True):
        says = row.lays(_at(spot), _faces(spot, toward, row.at.facing_deg), "")
        yield ChoiceWeighed(says=says, worth=worth, terms=(WorthTerm("is worth there", round(worth, 1)),))


def _stands(places: PlacesToSetUp, row: Placeable, unit: int) -> Iterator[ChoiceWeighed]:
    """Other places of a soldier that are better than where he stands, not far from the first of his grouping."""
    at, known = row.at, places.known
    first = known.units[min(known.groupings[known.units[unit].grouping].units)]
    if row.lays is None or at is None or first.id == unit or first.position is None:
        return
    here = Spot(at.x, at.y, row.floor)
    together_m = min(_NEAR_M, page_of(known).deployment.together_m or _NEAR_M)
    spots = [
        one
        for one in places.near(here)
        if one.floor == first.floor and distance_m(one, first.position) <= together_m
    ]
    spots = [here, *(one for one in spots if one != here)]
    (now, _), *others = places.worths(unit, spots, unseen=False)
    for spot, (worth, toward) in zip(spots[1:], others, strict=True):
        if worth > now + _BETTER:
            term = WorthTerm("is better set up there by", round(worth - now, 1))
            says = row.lays(_at(spot), _faces(spot, toward, at.facing_deg), "")
            yield ChoiceWeighed(says=says, worth=worth, terms=(term,))


def _decoys(places: PlacesToSetUp, row: Placeable) -> Iterator[ChoiceWeighed]:
    """Where a soldier might hide too, apart from all other piles."""
    side, known = places.now.view.posed.side, places.known
    own = [one for one in hiding_of(known).of(side) if one.position is not None]
    hidden = next((one for one in own if one.unit is not None), None)
    if row.lays is None or hidden is None or hidden.unit is None:
        return
    about = (
        Spot(one.position.x, one.position.y, one.floor)
        for one in own
        if one.unit is not None and one.position
    )
    spots = list(dict.fromkeys(spot for at in about for spot in places.near(at)))[::3]
    clear = [
        spot
        for spot in spots
        if all(
            one.floor != spot.floor or one.position is None or distance_m(one.position, spot) >= _APART_M
            for one in own
        )
    ][:_MOST]
    for spot, (worth, toward) in zip(clear, places.worths(hidden.unit, clear, unseen=True), strict=True):
        term = WorthTerm("would be worth to a soldier there", round(worth, 1))
        yield ChoiceWeighed(
            says=row.lays(_at(spot), _faces(spot, toward, 0.0), ""), worth=worth, terms=(term,)
        )


def _at(spot: Spot) -> Waypoint:
    return Waypoint(x=round(spot.x, 2), y=round(spot.y, 2), floor=spot.floor)


def _faces(spot: Spot, toward: Spot | None, otherwise: float) -> float:
    """Toward where his best shot falls, in whole degrees; else as he faced."""
    return otherwise if toward is None else round(bearing_deg(spot, toward)) % 360


PLACING = ChapterWeighed(answers=_sets_up)
"""What a commander makes of setting up in secret."""
