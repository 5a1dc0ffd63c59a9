"""What a drawn map shows: the map, what play has done to it, names for the units, and what is laid over it."""

from collections.abc import Mapping
from dataclasses import field

from squadlog.base.records import value
from squadlog.ground.compiled.conditions import Conditions, Spot
from squadlog.ground.drawing.figures.chip import Chip
from squadlog.ground.drawing.figures.overlays import Overlay
from squadlog.ground.map.model import Map
from squadlog.ground.sight.visible import SeenGround


@value
class UnitLabel:
    """How a unit is named on the map.

    `text`: one to three cells, such as C3.
    `facing_deg`: clockwise from north; None if it faces nowhere.
    `out`: it shows as a body.
    `hue`: the place of its side at the table; 0 where nobody said.
    `marks`: signs of what it is asked and what ails it.
    `states`: signs of what it is about, left out where there is little room.
    `sign`: stands on its spot in place of the arrow: that of a counter which is no figure.
    `endangered`: it stands in the fire of its own side.
    """

    text: str
    side: str = ""
    chosen: bool = False
    facing_deg: float | None = None
    out: bool = False
    hue: int = 0
    marks: str = ""
    sign: str = ""
    endangered: bool = False
    states: str = ""


@value
class MapScene:
    """Everything a map view shows.

    `conditions`: where units and bodies stand.
    `labels`: the label of each unit, by number; a unit without one goes by its number.
    `dropped`: the places of things that lie on the ground.
    `seen`: the ground that is seen; the rest is shown quieter. None: everything is shown alike.
    `counters`: the counters, each where it was said to lie.
    `chips`: everybody and every marker as pictures show them; those who give way last. `sides` names their sides,
    `meanings` the signs that chapters give them.
    """

    drawn: Map
    conditions: Conditions = field(default_factory=Conditions)
    labels: Mapping[int, UnitLabel] = field(default_factory=dict)
    overlays: tuple[Overlay, ...] = ()
    dropped: tuple[Spot, ...] = ()
    seen: SeenGround | None = None
    counters: tuple[tuple[Spot, UnitLabel], ...] = ()
    chips: tuple[Chip, ...] = ()
    sides: tuple[str, ...] = ()
    meanings: tuple[tuple[str, str], ...] = ()

    @property
    def standing(self) -> tuple[object, ...]:
        """What of the conditions changes the ground."""
        now = self.conditions
        return dict(now.doors), now.destroyed, now.breaches

    @property
    def chosen_at(self) -> Spot | None:
        """Where the chosen unit stands; None where none is, or on no map."""
        number = next((one for one, label in self.labels.items() if label.chosen), None)
        return next((figure.spot for figure in self.conditions.figures if figure.number == number), None)
