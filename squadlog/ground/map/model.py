"""The map of a battle as its author drew it. What changes in play stands in `conditions`."""

from collections.abc import Iterator
from typing import Annotated

from squadlog.base.checked_model import CheckedModel
from squadlog.base.limits import Bounds
from squadlog.base.names import SafeName
from squadlog.ground.map.scenery import Decoration
from squadlog.ground.map.shape import MOST_FLOORS, MOST_POINTS, MapFeature
from squadlog.ground.map.structures import Door, Obstacle, Room, Shaft, Wall, Window
from squadlog.ground.map.surfaces import Surface
from squadlog.ground.map.terrain import Contour, Ground, Patch
from squadlog.ground.map.zones import Zone

Side_m = Annotated[float, Bounds(ge=1, le=1_000)]
Height_m = Annotated[float, Bounds(gt=0, le=10)]


class Map(CheckedModel):
    """A gridless map, in metres from its south-west corner.

    `ground` is what lies wherever no patch does; patches and contours belong to floor 1, upper floors are floor
    (MAP-01). `contour_step_m` is the height of one contour level (MAP-07), `storey_m` that of one storey (STO-01).
    Shape is checked here and now; whether the drawing makes sense is asked by `check`.
    """

    title: SafeName
    width_m: Side_m
    height_m: Side_m
    ground: Ground = "clear"
    contour_step_m: Height_m = 3.0
    storey_m: Height_m = 3.0
    floors: Annotated[int, Bounds(ge=1, le=MOST_FLOORS)] = 1
    surface: Surface | None = None
    terrain: Annotated[tuple[Patch, ...], Bounds(strict=False)] = ()
    contours: Annotated[tuple[Contour, ...], Bounds(strict=False)] = ()
    walls: Annotated[tuple[Wall, ...], Bounds(strict=False)] = ()
    doors: Annotated[tuple[Door, ...], Bounds(strict=False)] = ()
    windows: Annotated[tuple[Window, ...], Bounds(strict=False)] = ()
    obstacles: Annotated[tuple[Obstacle, ...], Bounds(strict=False)] = ()
    stairs: Annotated[tuple[Shaft, ...], Bounds(strict=False)] = ()
    elevators: Annotated[tuple[Shaft, ...], Bounds(strict=False)] = ()
    rooms: Annotated[tuple[Room, ...], Bounds(strict=False)] = ()
    zones: Annotated[tuple[Zone, ...], Bounds(strict=False)] = ()
    decorations: Annotated[tuple[Decoration, ...], Bounds(strict=False)] = ()

    def check_whole(self) -> None:
        """Check the number of points in the drawing. Raises ValueError where there are too many."""
        points = self.points_drawn()
        if points > MOST_POINTS:
            raise ValueError(f"{points} points are too many; a map has {MOST_POINTS} at most")

    def features(self) -> Iterator[MapFeature]:
        """Every feature with an id, in the order of the file format; scenery is none."""
        for group in (
            self.terrain, self.contours, self.walls, self.doors, self.windows, self.obstacles,
            self.stairs, self.elevators, self.zones,
        ):  # fmt: skip
            yield from group

    def points_drawn(self) -> int:
        """How many points the whole drawing has."""
        drawn = [wall.line for wall in self.walls]
        drawn += [patch.points for patch in self.terrain]
        drawn += [contour.points for contour in self.contours]
        drawn += [obstacle.points for obstacle in self.obstacles]
        drawn += [shaft.points for shaft in (*self.stairs, *self.elevators)]
        drawn += [room.points for room in self.rooms]
        drawn += [zone.points or () for zone in self.zones]
        drawn += [one.points for one in self.decorations]
        return sum(len(points) for points in drawn) + 2 * (len(self.doors) + len(self.windows))
