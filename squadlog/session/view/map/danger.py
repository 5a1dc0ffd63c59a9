"""Where a soldier would be shot at, and how hard: over all that he can reach, and metre by metre of a planned move.

Only the enemies count that the seat knows. Sight is measured for all places at once; each chance is the engine's own
preview of the shot, asked once for all places where nothing makes a difference to it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, cast

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length
from squadlog.base.records import replace, value
from squadlog.battle.refusal import Refusal
from squadlog.facts.ground_facts import SMOKE, Position
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.shapes import MapShape
from squadlog.ground.drawing.figures.overlays import Shaded
from squadlog.reports.foreseen import format_chance
from squadlog.reports.wording import unit_words
from squadlog.session.asking.seat_now import SeatNow
from squadlog.session.view.map.map_texts import mode_words, survey_of_seat

with lazy_imports():
    from squadlog.ground.sight import watching
    from squadlog.rules.desk.considered import shot_there
    from squadlog.survey.danger import onlookers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.state import Known, Posture
    from squadlog.facts.ground_facts import Sighting
    from squadlog.rules.desk.considered.shot_there import ShotsThere, StandThere
    from squadlog.session.seat import Seat
    from squadlog.survey.danger.onlookers import Onlooker, PlaceSeen
    from squadlog.survey.seat_survey import Survey

LYING = frozenset({"crawl", "crawl_back", "dive"})
"""Ways of moving that end prone."""
NEVER = Fraction(0)
_RANKS = (Fraction(1, 2), Fraction(3, 10), Fraction(1, 10))
"""The chances of a wound from which on danger is drawn with the first, the second and the third strength."""
KIND, SOON = "danger, in tenths", "danger in a second"
"""What the legend calls the two."""


@value
class FoesShot:
    """A shot at, or of, a soldier at a place: the other one, how far, behind what, and what the engine gives it.

    `hit` and `hurt` are the chances of a hit and of a wound. `refusal` is why it could not be fired.
    """

    foe: int
    who: str
    metres: float
    covers: tuple[str, ...] = ()
    hit: Fraction | None = None
    hurt: Fraction | None = None
    refusal: Refusal | None = None

    @property
    def chances(self) -> str:
        """`hit 40%, wound 30%`, the wound where it is less likely than the hit; or that there is no shot."""
        if self.refusal is not None or self.hit is None or self.hurt is None:
            return "no shot"
        hit = f"hit {format_chance(self.hit)}"
        return hit if self.hit == self.hurt else f"{hit}, wound {format_chance(self.hurt)}"

    @property
    def text(self) -> str:
        """`7 Varro at 8.2 m behind window: hit 40%, wound 30%`."""
        behind = f" behind {' and '.join(self.covers)}" if self.covers else ""
        return f"{self.who} at {format_length(self.metres, 1)}{behind}: {self.chances}"


@value
class PlaceDanger:
    """What a soldier would meet at a place. `at_m` is how far on his way it is; None where no way is meant.

    `shots` are those of the enemies that would see him, the hardest first, those that could not be fired last. `soon`
    are the enemies that could see him after a second, `sees` those that he would see if he faced them.
    """

    spot: Spot
    shots: tuple[FoesShot, ...] = ()
    soon: tuple[int, ...] = ()
    sees: tuple[int, ...] = ()
    at_m: float | None = None

    @property
    def hardest(self) -> FoesShot | None:
        """The shot most likely to wound; None where nobody could shoot."""
        return next((one for one in self.shots if one.refusal is None), None)

    @property
    def hurt(self) -> Fraction:
        """The chance of a wound by the hardest shot."""
        found = self.hardest
        return NEVER if found is None or found.hurt is None else found.hurt


@value
class DangerFound:
    """The danger over all that a soldier can reach with one move of a kind, in squares of `pitch_m`.

    `who`: soldier and way of moving in words. `refusal`: nothing of the kind is allowed now.
    """

    unit: int
    mode: str
    who: str
    floor: int
    pitch_m: float
    places: tuple[PlaceDanger, ...] = ()
    refusal: Refusal | None = None

    @property
    def overlays(self) -> tuple[Shaded, ...]:
        """The squares in danger: the chance of a wound in tenths, or a dash where it may come to that in a second."""
        shapes = tuple(_squares(self))
        return (Shaded(shapes),) if shapes else ()

    def at(self, x: float, y: float) -> PlaceDanger | None:
        """The place in whose square a point lies; None for one out of reach."""
        half = self.pitch_m / 2 + 1e-6
        return next((p for p in self.places if abs(p.spot.x - x) <= half and abs(p.spot.y - y) <= half), None)


def seat_apart(seat: Seat) -> Seat:
    """The seat as it is now, for another thread: what it measures has a memory of its own."""
    return cast("Seat", SeatNow(seat.known, seat.who, survey=survey_of_seat(seat).apart()))


def find_danger(seat: Seat, unit: int, mode: str) -> DangerFound:
    """The danger over all that a soldier can reach with one move of a kind.

    Raises KeyError for a unit that is on no map, LookupError for a battle without one.
    """
    known, survey, shots = seat.known, survey_of_seat(seat), Shots(seat.known, seat.rules.shots_there())
    figure, who = survey.figures[unit], f"{unit_words(known, unit)}, {mode_words(mode)}"
    floor = figure.spot.floor
    if (refusal := survey.objection(unit, mode)) is not None:
        return DangerFound(unit, mode, who, floor, 0.0, refusal=refusal)
    pitch_m, spots = onlookers.places_in_reach(survey.reachable(unit, mode))
    posture = posture_after(mode, figure.posture)
    soon = onlookers.places_in_a_second(survey, _foes(known, survey, unit))
    seen = onlookers.look_at_places(survey.world, replace(figure, posture=posture), spots, soon=soon)
    places = tuple(shots.place(unit, posture, mode, one) for one in seen)
    return DangerFound(unit, mode, who, floor, pitch_m, places)


def _foes(known: Known, survey: Survey, unit: int) -> list[int]:
    side = known.units[unit].side
    return [one.number for one in survey.conditions.figures if one.side != side]


def posture_after(mode: str, before: Posture) -> Posture:
    """How somebody is after a move of that kind: prone or on his feet; as he was where it is no move."""
    if mode in LYING:
        return "prone"
    return "standing" if mode else before


class Shots:
    """The shots of a battle at places, each asked of the engine once for all places that are alike to it."""

    def __init__(self, known: Known, shots: ShotsThere) -> None:
        self._known, self._shots = known, shots
        self._told: dict[object, FoesShot] = {}

    def place(self, unit: int, posture: Posture, mode: str, seen: PlaceSeen) -> PlaceDanger:
        """What a soldier would meet at a place where he is seen so."""
        stands = stand_there(unit, seen.spot, posture, mode)
        shots = [self.at(one, stands) for one in seen.seen_by]
        return PlaceDanger(
            spot=seen.spot,
            shots=tuple(sorted(shots, key=hardest_first)),
            soon=seen.soon,
            sees=tuple(one.unit for one in seen.sees),
        )

    def at(self, foe: Onlooker, stands: StandThere) -> FoesShot:
        """The shot of an enemy at the soldier who would stand there."""
        return self._shot(foe, stands, back=False)

    def back(self, foe: Onlooker, stands: StandThere) -> FoesShot:
        """His shot at that enemy, in the second after he has come there."""
        return self._shot(foe, stands, back=True)

    def _shot(self, foe: Onlooker, stands: StandThere, *, back: bool) -> FoesShot:
        facts = foe.sighting
        alike = covers_alike(facts)
        key: tuple[object, ...] = (foe.unit, stands.unit, back, stands.posture, stands.mode, alike)
        if self._shots.hangs_on_the_place:
            key = (*key, stands.at, stands.floor, facts.distance)
        told = self._told.get(key)
        if told is None:
            if back:
                shown = self._shots.from_there(stands, foe.unit, facts)
            else:
                shown = self._shots.at(foe.unit, stands, facts)
            odds = shown.odds
            told = FoesShot(
                foe=foe.unit,
                who=unit_words(self._known, foe.unit),
                metres=0.0,
                hit=None if odds is None else odds.hit,
                hurt=None if odds is None else odds.hit - odds.no_wound,
                refusal=shown.blocked,
            )
            self._told[key] = told
        return replace(told, metres=facts.distance.value or 0.0, covers=tuple(_covers(facts)))


def stand_there(unit: int, spot: Spot, posture: Posture, mode: str) -> StandThere:
    """A soldier at a place, after a move of that kind; no kind: without having moved."""
    at = Position(x=spot.x, y=spot.y)
    return shot_there.StandThere(unit=unit, at=at, floor=spot.floor, posture=posture, mode=mode or None)


def hardest_first(shot: FoesShot) -> tuple[bool, Fraction, Fraction, int]:
    """Where a shot stands among others: the likeliest to wound first, what could not be fired last."""
    return shot.refusal is not None, -(shot.hurt or NEVER), -(shot.hit or NEVER), shot.foe


def covers_alike(facts: Sighting) -> tuple[object, ...]:
    """What of a line makes a difference to a shot: features by kind, woods by being there, smoke by its depth."""
    return tuple(sorted((one.kind, one.metres or 0.0 if one.kind == SMOKE else 0.0) for one in facts.crossed))


def _covers(facts: Sighting) -> Iterator[str]:
    for one in facts.crossed:
        name = "a soldier" if one.kind == "unit" else one.kind.replace("_", " ")
        yield name if one.metres is None else f"{format_length(one.metres, 1)} of {name}"


def _squares(found: DangerFound) -> Iterator[MapShape]:
    """Squares of one row that are alike are drawn as one."""
    half, run = found.pitch_m / 2, list[PlaceDanger]()
    for place in found.places:
        near = run and run[-1].spot.y == place.spot.y and place.spot.x - run[-1].spot.x < found.pitch_m * 1.5
        if run and not (near and _sign(run[-1]) == _sign(place)):
            yield from _strip(run, half)
            run = []
        run.append(place)
    yield from _strip(run, half)


def _sign(place: PlaceDanger) -> tuple[str, int]:
    """What stands in the square of a place, and how strongly it is drawn."""
    if place.shots:
        rank = next((rank for rank, least in enumerate(_RANKS, 1) if place.hurt >= least), len(_RANKS) + 1)
        return str(min(9, int(place.hurt * 10 + Fraction(1, 2)))), rank
    return ("-", len(_RANKS) + 1) if place.soon else ("", 0)


def _strip(run: Sequence[PlaceDanger], half: float) -> Iterator[MapShape]:
    word, rank = _sign(run[0]) if run else ("", 0)
    if word:
        first, last = run[0].spot, run[-1].spot
        west, east, south, north = first.x - half, last.x + half, first.y - half, first.y + half
        outline = ((west, south), (east, south), (east, north), (west, north))
        kind = SOON if word == "-" else KIND
        yield MapShape("danger", outline, first.floor, kind, word, ((west + east) / 2, first.y), rank)


def way_danger(seat: Seat, unit: int, mode: str, path: Sequence[Spot]) -> tuple[PlaceDanger, ...]:
    """What a soldier would meet at every metre of a way from where he stands, and at its end.

    Raises KeyError for a unit that is on no map, LookupError for a battle without one.
    """
    survey = survey_of_seat(seat)
    figure, shots = survey.figures[unit], Shots(seat.known, seat.rules.shots_there())
    posture = posture_after(mode, figure.posture)
    steps = watching.along((figure.spot, *path), 1.0)
    there, spots = replace(figure, posture=posture), [spot for _, spot in steps]
    seen = onlookers.look_at_places(survey.world, there, spots, looks_back=False)
    return tuple(
        replace(shots.place(unit, posture, mode, one), at_m=at_m)
        for (at_m, _), one in zip(steps, seen, strict=True)
    )
