"""What the rules are told about the ground. Rules never measure: they are given these facts.

A fact is `measured` on a map, `stated` by the players (who have the last word), or a `default` nobody
questioned. Distances are metres, angles degrees. The `Surveyor` protocol is how the engine asks for them.
"""

from dataclasses import dataclass
from typing import Literal, Protocol

Origin = Literal["measured", "stated", "default"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Metres:
    """A distance in metres, or `None` when nobody knows it and no rule needs it."""

    value: float | None
    origin: Origin


@dataclass(frozen=True, slots=True, kw_only=True)
class YesNo:
    """A yes or no about the ground."""

    value: bool
    origin: Origin


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover:
    """One feature on the line of fire: a key of the cover table, or a bare class such as `half_hard`."""

    feature: str
    origin: Origin


@dataclass(frozen=True, slots=True, kw_only=True)
class Sighting:
    """One unit's view of another unit or of a feature, head to head (LOS-01)."""

    distance: Metres
    in_arc: YesNo
    in_sight: YesNo
    covers: tuple[Cover, ...] = ()
    light_woods_m: float = 0.0
    heavy_woods_m: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class StatedSighting:
    """What the table says of a sighting; `None` leaves the fact to the map or to its default."""

    distance_m: float | None = None
    in_arc: bool | None = None
    in_sight: bool | None = None
    covers: tuple[str, ...] | None = None
    light_woods_m: float | None = None
    heavy_woods_m: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A change of facing: `degrees` (0 to 180) after `after_m` metres of the move."""

    degrees: float
    after_m: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Glimpse:
    """A mover comes into a watcher's arc and sight after `at_m` metres of its move (ACT-55)."""

    watcher: int
    at_m: float


@dataclass(frozen=True, slots=True, kw_only=True)
class StatedMove:
    """What the table says of one subphase of movement.

    `distance_m` None means the whole allowance. `ground` lists, metre by metre, the terrain keys present
    (after the mover's choice, MOV-07); metres beyond the list are clear. `seen_by` None means nobody has
    said who sees the move; an empty tuple means no watcher does. `clears` says that it ends beyond 1 m of
    every enemy that has engaged the mover (MEL-08). `into` is what ends a dive in zero gravity: `cover`, or the
    number of the unit it runs into (ZRG-11, ZRG-12).
    """

    distance_m: float | None = None
    ground: tuple[tuple[str, ...], ...] = ()
    turns: tuple[Turn, ...] = ()
    seen_by: tuple[Glimpse, ...] | None = None
    clears: bool | None = None
    into: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveFacts:
    """The same, settled: what the move meets on the ground and where each fact came from."""

    distance: Metres
    ground: tuple[tuple[str, ...], ...]
    turns: tuple[Turn, ...]
    seen_by: tuple[Glimpse, ...] | None
    clears: YesNo
    origin: Origin
    into: str | None = None


class Surveyor(Protocol):
    """Whoever can tell the rules about the ground. Units are named by number, features by id."""

    def sighting(self, viewer: int, target: int | str, stated: StatedSighting, /) -> Sighting:
        """How `viewer` sees a unit (number) or a feature (id)."""
        ...

    def move(self, unit: int, stated: StatedMove, /) -> MoveFacts:
        """What a move meets."""
        ...

    def reach(self, unit: int, other: int | str, stated: bool | None, /) -> YesNo:
        """Whether `other` is within 1 m (AMB-127)."""
        ...


def _yes_no(stated: bool | None, *, otherwise: bool) -> YesNo:
    return (
        YesNo(value=otherwise, origin="default") if stated is None else YesNo(value=stated, origin="stated")
    )


class StatedSurveyor:
    """Repeats what the players stated; what nobody stated is taken as the easy case and marked `default`."""

    def sighting(self, viewer: int, target: int | str, stated: StatedSighting, /) -> Sighting:  # noqa: ARG002 - a map would look
        """In arc, in sight and uncovered unless the table says otherwise."""
        origin: Origin = "default" if stated.distance_m is None else "stated"
        return Sighting(
            distance=Metres(value=stated.distance_m, origin=origin),
            in_arc=_yes_no(stated.in_arc, otherwise=True),
            in_sight=_yes_no(stated.in_sight, otherwise=True),
            covers=tuple(Cover(feature=feature, origin="stated") for feature in stated.covers or ()),
            light_woods_m=stated.light_woods_m or 0.0,
            heavy_woods_m=stated.heavy_woods_m or 0.0,
        )

    def move(self, unit: int, stated: StatedMove, /) -> MoveFacts:  # noqa: ARG002 - a map would look
        """The move as stated; unstated ground is clear, unstated clearance is no."""
        origin: Origin = "default" if stated.distance_m is None else "stated"
        return MoveFacts(
            distance=Metres(value=stated.distance_m, origin=origin),
            ground=stated.ground,
            turns=stated.turns,
            seen_by=stated.seen_by,
            clears=_yes_no(stated.clears, otherwise=False),
            origin=origin,
            into=stated.into,
        )

    def reach(self, unit: int, other: int | str, stated: bool | None, /) -> YesNo:  # noqa: ARG002 - a map would look
        """Within reach unless the table says otherwise: whoever declares an action there has looked."""
        return _yes_no(stated, otherwise=True)
