"""Small maps for tests: written as TOML, drawn at random, or one piece at a time."""

from typing import Any

from hypothesis import strategies as st

from squadlog.base.names import safe_name
from squadlog.ground.checking.load import parse_map
from squadlog.ground.map.model import Map
from squadlog.ground.map.scenery import Decoration
from squadlog.ground.map.structures import Door, Obstacle, Room, Shaft, Wall, Window
from squadlog.ground.map.terrain import Contour, Patch
from squadlog.ground.map.zones import Circle, Zone

HEAD = '[map]\ntitle = "Test ground"\nwidth_m = 20\nheight_m = 10\n'


def read(body: str, *, head: str = "") -> Map:
    """A map of 20 by 10 m with these tables; `head` adds keys to [map]."""
    return parse_map(f"{HEAD}{head}\n{body}", "test.toml")


def ground(**more: Any) -> Map:
    """A map of 20 by 10 m with these pieces."""
    return Map(**{"title": "Test ground", "width_m": 20.0, "height_m": 10.0, **more})


def box(x0: float, y0: float, x1: float, y1: float) -> tuple[tuple[float, float], ...]:
    """The outline of a rectangle."""
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def wall(*line: tuple[float, float], kind: str = "external_wall", floor: int = 1, name: str = "W") -> Wall:
    """A wall through these points."""
    return Wall(id=name, kind=kind, line=line, floor=floor)


def _fit(text: str) -> bool:
    try:
        return bool(safe_name(text))
    except ValueError:
        return False


_coordinate = st.floats(-1_000, 2_000, allow_nan=False) | st.integers(-1_000, 2_000)
_millimetre = st.integers(0, 100_000).map(lambda thousandths: thousandths / 1_000)
_shown = st.characters(categories=("L", "N", "P", "S", "Zs"))
_names = st.text(_shown, min_size=1, max_size=12).filter(_fit)
_ids = st.from_regex(r"\A([A-Za-z]|[0-9]{1,3}[A-Za-z_-])[A-Za-z0-9_-]{0,12}\Z")
_floors = st.integers(1, 3)


@st.composite
def maps(draw: st.DrawFn, *, millimetres: bool = False, corners: int = 5) -> Map:
    """Any well-formed map, sensible or not; if asked, in whole millimetres within 100 m, and with few corners."""
    point = st.tuples(*[_millimetre if millimetres else _coordinate] * 2)
    ring = st.lists(point, min_size=3, max_size=corners, unique=True).map(tuple)
    line = st.lists(point, min_size=2, max_size=5, unique=True).map(tuple)
    ends = st.lists(point, min_size=2, max_size=2, unique=True).map(tuple)
    title = st.just("") | _names

    def some(pieces: st.SearchStrategy[Any]) -> tuple[Any, ...]:
        return tuple(draw(st.lists(pieces, max_size=2)))

    def pick(*words: str) -> st.SearchStrategy[str]:
        return st.sampled_from(words)

    contour = st.builds(
        Contour, id=_ids, points=ring, closed=st.just(True), up=pick("inside", "outside")
    ) | st.builds(Contour, id=_ids, points=line, closed=st.just(False), up=pick("left", "right"))
    shaft = st.builds(
        Shaft, id=_ids, points=ring, floors=st.lists(_floors, min_size=1, max_size=3).map(tuple)
    )
    surface = st.none() | pick("grass", "boards", "snow")
    width = st.integers(10, 50_000).map(lambda value: value / 1_000)
    radius = _millimetre.filter(lambda value: value > 0)
    circle = st.builds(Circle, centre=point, radius_m=radius)
    side = (
        st.floats(1, 1_000)
        if not millimetres
        else st.integers(1_000, 100_000).map(lambda value: value / 1_000)
    )
    return Map(
        title=draw(_names),
        width_m=draw(side),
        height_m=draw(side),
        ground=draw(pick("clear", "light", "heavy", "space")),
        contour_step_m=draw(pick("1", "3", "2.5").map(float)),
        floors=draw(st.integers(3, 20)),
        surface=draw(surface),
        terrain=some(
            st.builds(Patch, id=_ids, kind=pick("clear", "light", "river", "marsh"), points=ring, surface=surface)
        ),
        contours=some(contour),
        walls=some(st.builds(Wall, id=_ids, kind=pick("external_wall", "internal_bulkhead"), line=line, floor=_floors)),
        doors=some(
            st.builds(
                Door, id=_ids, name=title, kind=pick("internal_door", "airlock_door"), ends=ends, floor=_floors,
                state=pick("open", "closed", "locked", "destroyed"), key=st.none() | _names, airlock=st.none() | _ids,
            )
        ),
        windows=some(st.builds(Window, id=_ids, ends=ends, floor=_floors, ship=st.booleans())),
        obstacles=some(
            st.builds(
                Obstacle, id=_ids, name=title, kind=pick("furniture", "shelving", "other"), points=ring,
                cover=pick("half_soft", "half_hard", "full_soft", "full_hard"), high=st.booleans(), floor=_floors,
                af=st.none() | st.integers(0, 20), looks=st.none() | pick("crate", "bed"),
            )
        ),
        stairs=some(shaft),
        elevators=some(shaft),
        rooms=some(st.builds(Room, name=_names, points=ring, floor=_floors, surface=surface)),
        zones=some(
            st.builds(Zone, id=_ids, side=_names, points=ring, floor=_floors)
            | st.builds(Zone, id=_ids, side=_names, circle=circle, floor=_floors)
        ),
        decorations=some(
            st.builds(Decoration, id=_ids, name=title, kind=pick("tree", "rug", "other"), points=ring, floor=_floors)
            | st.builds(Decoration, id=_ids, kind=pick("path", "rails"), points=line, width_m=width, floor=_floors)
        ),
    )  # fmt: skip
