"""A surveyor that answers as the test lays down, for rules that must do the right thing with what is measured."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from support.battles import skirmish
from support.playing import Played

from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import (
    Metres,
    MoveFacts,
    Obstruction,
    Passed,
    Position,
    Sighting,
    StatedMove,
    StatedSighting,
    Station,
    Target,
    YesNo,
    list_crossed,
)
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.facts.surveyor import Surveyor

HERE = Position(x=0.0, y=0.0, facing_deg=90.0)
PLAIN = {"armour": "No", "troop": "marines"}


def yes(reason: str = "", rule: str = "") -> YesNo:
    """A measured yes."""
    return YesNo(value=True, origin="measured", reason=reason, rule=rule)


def no(reason: str = "", rule: str = "") -> YesNo:
    """A measured no."""
    return YesNo(value=False, origin="measured", reason=reason, rule=rule)


def seen(
    *covers: str, metres: float = 12.4, deep: dict[str, float] | None = None, **changes: Any
) -> Sighting:
    """A measured view in arc and in sight, over these covers and so deep through woods."""
    return replace(
        Sighting(
            distance=Metres(value=metres, origin="measured"),
            in_arc=yes(),
            in_sight=yes(),
            crossed=list_crossed(covers, deep or {}),
            covers_origin="measured",
            depths_origin="measured",
            reason="Nothing is on the line.",
            rule="LOS-01",
        ),
        **changes,
    )


def way(*stations: Station) -> tuple[Station, ...]:
    """The stations of a move."""
    return stations


def going(
    metres: float,
    *,
    start: tuple[float, float] = (0.0, 0.0),
    wanted: float | None = None,
    stop_m: float | None = None,
    floor: int = 1,
    end_floor: int | None = None,
    places: Mapping[float, str] | None = None,
    passed: Mapping[str, float] | None = None,
    **changes: Any,
) -> MoveFacts:
    """A measured move due east, facing east, `metres` long as meant.

    `places` says from which metre on the mover is in which place, `passed` after how many metres it passes what.
    """
    marks = sorted({0.0, metres, *(places or {})})
    place, stations = (places or {}).get(0.0, ""), []
    for mark in marks:
        place = (places or {}).get(mark, place)
        here = end_floor if end_floor is not None and mark == metres else floor
        stations.append(
            Station(at_m=mark, x=start[0] + mark, y=start[1], floor=here, facing_deg=90.0, place=place)
        )
    stop = (
        None if stop_m is None else Obstruction(at_m=stop_m, sentence="Wall W1 is in the way.", rule="MAP-08")
    )
    facts = MoveFacts(
        distance=Metres(value=wanted, origin="measured" if wanted is not None else "default"),
        ground=(),
        turns=(),
        seen_by=(),
        clears=no(),
        origin="measured",
        way=tuple(stations),
        passed=tuple(Passed(kind="door", id=name, at_m=at_m) for name, at_m in (passed or {}).items()),
        stop=stop,
    )
    return replace(facts, **changes)


@dataclass
class ToldGround(StatedSurveyor):
    """Answers by the tables of the test; what they do not know is as stated. Stated facts win as on a map.

    A value may be a function of the battle that is asked about, and `asked` collects every question.
    """

    battle: Battle | None = None
    sights: Mapping[tuple[int, Target], Any] = field(default_factory=dict)
    moves: Mapping[int, Any] = field(default_factory=dict)
    reaches: Mapping[tuple[int, Target], Any] = field(default_factory=dict)
    fronts: Mapping[tuple[int, int, float], YesNo] = field(default_factory=dict)
    behind: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    asked: list[tuple[Any, ...]] = field(default_factory=list)

    def _value(self, found: Any) -> Any:
        return found(self.battle) if callable(found) else found

    def sighting(self, viewer: int, target: Target, stated: StatedSighting, /) -> Sighting:
        self.asked.append(("sighting", viewer, target, stated))
        found = self._value(self.sights.get((viewer, target)))
        if found is None:
            return super().sighting(viewer, target, stated)
        if stated.in_sight is not None:
            said = YesNo(value=stated.in_sight, origin="stated")
            found = replace(found, in_sight=said, too_close=False)
        if stated.at is not None:
            found = replace(found, at=stated.at)
        return found

    def move(self, unit: int, mode: str, stated: StatedMove, /) -> MoveFacts:
        found = self._value(self.moves.get(unit))
        if found is None:
            return super().move(unit, mode, stated)
        if stated.distance_m is not None:
            found = replace(found, distance=Metres(value=stated.distance_m, origin="stated"))
        return found

    def place(self, unit: int, /) -> str | None:
        station = self.move(unit, "turn", StatedMove(seen_by=())).station(0.0)
        return None if station is None else station.place

    def reach(self, unit: int, other: Target, stated: bool | None, /) -> YesNo:
        found = self._value(self.reaches.get((unit, other)))
        return super().reach(unit, other, stated) if found is None or stated is not None else found

    def faces(self, unit: int, other: int, degrees: float, /) -> YesNo:
        return self.fronts.get((unit, other, degrees), YesNo(value=True, origin="default"))

    def beyond(self, unit: int, feature: str, at: tuple[float, float] | None, /) -> tuple[int, ...] | None:
        self.asked.append(("beyond", unit, feature, at))
        return self.behind.get(feature)


class Measured(Played):
    """A battle played on ground that answers as told."""

    def __init__(self, battle: Battle, rulings: Mapping[str, str] | None = None, **ground: Any) -> None:
        super().__init__(battle, rulings)
        self.asked: list[tuple[Any, ...]] = []
        self.ground = ground

    def _survey(self) -> Callable[[Battle], Surveyor]:
        return lambda battle: ToldGround(battle=battle, asked=self.asked, **self.ground)

    def at_table(self, faces: tuple[int, ...] = ()) -> Any:
        """The table as it stands."""
        return self._table(faces)[0]

    def _table(self, faces: tuple[int, ...]) -> tuple[Any, Any]:
        made, dice = super()._table(faces)
        survey = self._survey()
        return replace(made, surveyor=survey(self.battle), survey=survey), dice


def standing(
    *, red=(1,), blue=(11,), features=(), units=None, ground=None, rulings=None, soldiers=None, **changes
):
    """Red is about to move; unit 1 stands at 0, 0 and faces east, everybody else somewhere on the map."""
    on = {number: {"position": Position(x=5.0 + number, y=5.0)} for number in (*red, *blue)}
    on[1] = {"position": HERE}
    states = {number: state | (units or {}).get(number, {}) for number, state in on.items()}
    profiles = dict.fromkeys((*red, *blue), PLAIN) | (soldiers or {})
    battle = skirmish(red, blue, soldiers=profiles, units=states, features=features, **changes)
    return Measured(battle, rulings, **(ground or {}))


def where(played, number=1):
    at = played.unit(number).position
    return (at.x, at.y, at.facing_deg)
