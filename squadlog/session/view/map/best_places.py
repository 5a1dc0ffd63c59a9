"""The best places that a soldier can reach: whom he would see from there, who could shoot at him, behind what.

First come places from which he would see an enemy: those where the fewest could shoot at him, then where the hardest
shot is the weakest, then those with the most enemies in sight, then the nearest. Then come places where nobody sees
him, those first where nobody could in a second either.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length
from squadlog.base.records import replace, value
from squadlog.battle.commands import Continue, Declare, Escape
from squadlog.ground.compiled.bearings import bearing_deg, distance_m
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Pointed
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.danger import (
    DangerFound,
    FoesShot,
    PlaceDanger,
    Shots,
    find_danger,
    posture_after,
    seat_apart,
    stand_there,
)
from squadlog.session.view.map.danger_texts import danger_words, place_words, summary_words
from squadlog.session.view.map.map_texts import spot_as_said, survey_of_seat
from squadlog.session.view.map.ways import find_way

with lazy_imports():
    from squadlog.survey.danger import onlookers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from squadlog.battle.commands import Command
    from squadlog.session.seat import Seat
    from squadlog.session.view.map.map_now import Work

SIGNS = "①②③④⑤⑥⑦⑧⑨"
"""What marks the best places on a map, in their order; those behind the ninth have the last."""
MOST = 5
"""How many places are told where nobody says how many."""
_APART_M = 1.0
"""Two places nearer to each other than this are one to a player."""


@value
class BestPlace:
    """A place worth going to.

    `danger` is what he would meet there, `shots` his own at those whom he would see from there, the best first.
    `reason` says why it is good, `says` goes there, with its sentence `say`.
    """

    rank: int
    spot: Spot
    metres: float
    danger: PlaceDanger
    shots: tuple[FoesShot, ...]
    reason: str
    says: Command
    say: str

    @property
    def text(self) -> str:
        """`1. 12.5,8 (3.2 m to go): sees ...`."""
        return (
            f"{self.rank}. {spot_as_said(self.spot)} ({format_length(self.metres, 1)} to go): {self.reason}"
        )


@value
class BestFound:
    """The best places in reach, in their order, and the danger that they were chosen by."""

    danger: DangerFound
    places: tuple[BestPlace, ...] = ()

    @property
    def overlays(self) -> tuple[Pointed, ...]:
        """Each place with its number."""
        signs = tuple((one.spot, SIGNS[min(one.rank, len(SIGNS)) - 1], "") for one in self.places)
        return (Pointed(signs),) if signs else ()

    def near(self, at: Spot, within_m: float) -> BestPlace | None:
        """The best place that a spot means; None for none within so many metres."""
        near = [
            (distance_m(one.spot, at), one.rank, one) for one in self.places if one.spot.floor == at.floor
        ]
        return min(near)[2] if near and min(near)[0] <= within_m else None


def find_best(
    seat: Seat, unit: int, mode: str, count: int = MOST, danger: DangerFound | None = None
) -> BestFound:
    """The best places that a soldier can reach with one move of a kind; `danger` is that of this reach, if it is known.

    Raises KeyError for a unit that is on no map, LookupError for a battle without one.
    """
    found = danger if danger is not None and (danger.unit, danger.mode) == (unit, mode) else None
    found = find_danger(seat, unit, mode) if found is None else found
    start = survey_of_seat(seat).figures[unit].spot
    chosen: list[BestPlace] = []
    for place in sorted(found.places, key=lambda one: _how_good(one, start)):
        if len(chosen) >= count:
            break
        if all(distance_m(place.spot, one.spot) >= _APART_M for one in chosen):
            best = _build_place(seat, unit, mode, place, len(chosen) + 1)
            if best is not None:
                chosen.append(best)
    return BestFound(found, tuple(chosen))


def _how_good(place: PlaceDanger, start: Spot) -> tuple[bool, int, Fraction, int, int, float]:
    """The smaller, the better."""
    hits_back = sum(one.refusal is None for one in place.shots)
    sees, metres = len(place.sees), distance_m(place.spot, start)
    if sees:
        return False, hits_back, place.hurt, -sees, len(place.soon), metres
    return True, hits_back, place.hurt, len(place.soon), 0, metres


def _build_place(seat: Seat, unit: int, mode: str, place: PlaceDanger, rank: int) -> BestPlace | None:
    """The place with the way there and his shots from it; None where no way there would stand."""
    shots = _shots_from(seat, unit, mode, place)
    toward = next((one.foe for one in shots if one.refusal is None), None)
    survey = survey_of_seat(seat)
    facing = None if toward is None else round(bearing_deg(place.spot, survey.figures[toward].spot), 1)
    way = find_way(seat, unit, mode, place.spot, facing)
    if not isinstance(way.says, Declare | Continue | Escape):
        return None
    if facing is not None and survey.measure_stated(unit, mode, way.says.move).refusal is not None:
        way = find_way(seat, unit, mode, place.spot)  # he cannot turn that far in this move
    if way.says is None:
        return None
    reason = "; ".join(_reasons(seat, place, shots))
    return BestPlace(rank, place.spot, way.metres, place, shots, reason, way.says, way.say)


def _shots_from(seat: Seat, unit: int, mode: str, place: PlaceDanger) -> tuple[FoesShot, ...]:
    """What he could do from there in the second after, the best first."""
    if not place.sees:
        return ()
    survey = survey_of_seat(seat)
    posture = posture_after(mode, survey.figures[unit].posture)
    figure = replace(survey.figures[unit], posture=posture)
    (seen,) = onlookers.look_at_places(survey.world, figure, [place.spot])
    asked, stands = Shots(seat.known, seat.rules.shots_there()), stand_there(unit, place.spot, posture, mode)
    found = [asked.back(one, stands) for one in seen.sees]
    return tuple(
        sorted(found, key=lambda one: (one.refusal is not None, -(one.hurt or Fraction(0)), one.foe))
    )


def _reasons(seat: Seat, place: PlaceDanger, shots: tuple[FoesShot, ...]) -> Iterator[str]:
    if shots:
        named = ", ".join(f"{one.who} ({one.chances})" for one in shots[:3])
        yield f"sees {named}" + (f" and {len(shots) - 3} more" if len(shots) > 3 else "")
    yield place_words(replace(place, soon=()))
    if place.soon:
        yield (
            f"in a second perhaps seen by {', '.join(unit_words(seat.known, one) for one in place.soon[:3])}"
            + (f" and {len(place.soon) - 3} more" if len(place.soon) > 3 else "")
        )
    elif not place.shots:
        yield "and by none in a second, wherever they go"


def best_words(found: BestFound, at: Spot, within_m: float) -> str:
    """What the place under a cursor would come to, and why it is among the best, if it is."""
    best = found.near(at, within_m)
    if best is not None:
        return f"{found.danger.who}: {best.text}. "
    told = danger_words(found.danger, at)
    return told if found.danger.places or found.danger.refusal else f"{found.danger.who}: nowhere in reach. "


def best_page(found: BestFound) -> Iterator[str]:
    """The danger over the whole reach, and each of the best places with the sentence that goes there."""
    yield from summary_words(found.danger)
    for one in found.places:
        yield ""
        yield one.text
        yield f"   to say it: {one.say}"


def work_out_best(seat: Seat, unit: int, mode: str, learn: Callable[[BestFound], None]) -> Work:
    """The best places, to be found in another thread; what that gives back has them learnt."""
    apart = seat_apart(seat)

    def work() -> Callable[[], None]:
        found = find_best(apart, unit, mode)
        return lambda: learn(found)

    return work
