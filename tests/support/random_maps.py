"""Small random maps on a half-metre grid, full of touching corners, walls in line and units on edges."""

from hypothesis import strategies as st
from support.readings import read_as

from squadlog.ground.compiled.conditions import Breach, Conditions, Figure, Spot
from squadlog.ground.map.model import Map

SIDE = 10
_WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (1, -1), (-1, 1), (1, 2), (2, -1))
halves = st.integers(0, 2 * SIDE).map(lambda n: n / 2)
wholes = st.integers(0, SIDE)


@st.composite
def walls(draw):
    """One to four walls, with doors, windows and a breach in their straight parts."""
    content, breaches = {"walls": [], "doors": [], "windows": []}, []
    for number in range(draw(st.integers(0, 5))):
        x, y = draw(wholes), draw(wholes)
        line = [(x, y)]
        for _ in range(draw(st.integers(1, 2))):
            dx, dy = draw(st.sampled_from(_WAYS))
            length = draw(st.integers(1, 5))
            x, y = x + dx * length, y + dy * length
            line.append((x, y))
        kind = draw(st.sampled_from(["internal_wall", "external_wall", "internal_bulkhead"]))
        content["walls"].append({"id": f"w{number}", "kind": kind, "line": line})
        _opening(draw, content, breaches, number, line)
    return content, breaches


def _opening(draw, content, breaches, number, line):
    (px, py), (qx, qy) = line[:2]
    length = max(abs(qx - px), abs(qy - py))
    if (px != qx and py != qy) or length < 2:
        return
    ux, uy = (qx - px) / length, (qy - py) / length
    where = draw(st.integers(0, 2 * length - 2)) / 2
    ends = [(px + ux * where, py + uy * where), (px + ux * (where + 1), py + uy * (where + 1))]
    match draw(st.sampled_from(["door", "door", "window", "window", "sealed", "breach"])):
        case "door":
            state = draw(st.sampled_from(["open", "closed", "locked"]))
            content["doors"].append(
                {"id": f"d{number}", "kind": "internal_door", "ends": ends, "state": state}
            )
        case "window":
            content["windows"].append({"id": f"n{number}", "ends": ends})
        case "sealed":
            content["windows"].append({"id": f"n{number}", "ends": ends, "ship": True})
        case "breach" if len(line) == 2:
            breaches.append(Breach(f"w{number}", (ends[0][0] + ux / 2, ends[0][1] + uy / 2)))


@st.composite
def rings(draw, points=halves, most=12):
    """A rectangle, a triangle or an L, never crossing itself."""
    x, y = draw(points), draw(points)
    wide, high = draw(st.integers(1, most)) / 2, draw(st.integers(1, most)) / 2
    ring = draw(
        st.sampled_from(
            [
                [(0, 0), (1, 0), (1, 1), (0, 1)],
                [(0, 0), (1, 0), (0, 1)],
                [(1, 0), (1, 1), (0, 0.5)],
                [(0, 0), (1, 0), (1, 0.5), (0.5, 0.5), (0.5, 1), (0, 1)],
            ]
        )
    )
    if draw(st.booleans()):
        ring = ring[::-1]
    return [(x + wide * px, y + high * py) for px, py in ring]


@st.composite
def hills(draw):
    """Up to two hills or pits, each of up to four rings close inside each other."""
    contours = []
    for number in range(draw(st.integers(0, 2))):
        west, south = draw(st.integers(0, 12)) / 2, draw(st.integers(0, 12)) / 2
        east, north = west + draw(st.integers(10, 20)) / 2, south + draw(st.integers(10, 20)) / 2
        up = draw(st.sampled_from(["inside", "outside"]))
        for ring in range(draw(st.integers(1, 4))):
            points = [(west, south), (east, south), (east, north), (west, north)]
            contours.append({"id": f"c{number}-{ring}", "points": points, "up": up})
            west, south = west + draw(st.sampled_from([0.25, 0.5, 1, 1.5])), south + 0.5
            east, north = east - draw(st.sampled_from([0.25, 0.5, 1])), north - 0.25
            if west >= east or south >= north:
                break
    return contours


@st.composite
def maps(draw):
    """A map and its conditions, with two to five figures."""
    content, breaches = draw(walls())
    patches = [
        {
            "id": f"p{n}",
            "kind": draw(st.sampled_from(["light", "light", "heavy", "clear", "marsh"])),
            "points": draw(rings(most=26)),
        }
        for n in range(draw(st.integers(0, 3)))
    ]
    obstacles = []
    for number in range(draw(st.integers(0, 3))):
        kind, cover, high = draw(
            st.sampled_from(
                [
                    ("furniture", "half_soft", False),
                    ("counter", "half_hard", False),
                    ("column", "full_hard", True),
                ]
            )
        )
        obstacles.append(
            {"id": f"o{number}", "kind": kind, "cover": cover, "high": high, "points": draw(rings())}
        )
    shafts = (
        [{"id": "s0", "points": draw(rings(wholes)), "floors": [1, 2]}]
        if draw(st.integers(0, 4)) == 0
        else []
    )
    drawn = Map.model_validate(
        {
            "title": "random",
            "width_m": 20.0,
            "height_m": 20.0,
            "terrain": patches,
            "contours": draw(hills()),
            "obstacles": obstacles,
            "stairs": shafts,
            **content,
        }
    )
    spots = draw(st.lists(st.tuples(halves, halves), min_size=2, max_size=5, unique=True))
    figures = tuple(
        Figure(number, Spot(x, y), 0.0, draw(st.sampled_from(["standing", "kneeling", "prone"])))
        for number, (x, y) in enumerate(spots, 1)
    )
    destroyed = frozenset(o["id"] for o in obstacles if draw(st.integers(0, 5)) == 0)
    return drawn, Conditions(breaches=tuple(breaches), destroyed=destroyed, figures=figures)


@st.composite
def hill_maps(draw):
    """Nothing but hills, with two to five figures."""
    drawn = Map.model_validate(
        {"title": "hills", "width_m": 20.0, "height_m": 20.0, "contours": draw(hills())}
    )
    spots = draw(st.lists(st.tuples(halves, halves), min_size=2, max_size=5, unique=True))
    return drawn, Conditions(
        figures=tuple(Figure(number, Spot(*spot)) for number, spot in enumerate(spots, 1))
    )


readings = st.builds(
    read_as,
    woods_boundary_blocks=st.booleans(),
    mixed_woods=st.sampled_from(["independent", "weighted", "all_heavy"]),
    woods_need_firing=st.booleans(),
    half_posture=st.sampled_from(["standing_only", "always"]),
    window_posture=st.sampled_from(["unless_firing", "outright"]),
    wall_peek=st.sampled_from(["corner", "corner", "block", "adjacent"]),
    elevation=st.sampled_from(["higher", "higher", "lower"]),
    dead_zone_min_lines=st.sampled_from([2, 3]),
    dead_zone_from=st.sampled_from(["lowest_line", "highest_line"]),
    units_as_cover=st.sampled_from(["once", "per_unit", "block"]),
    firer_side=st.sampled_from(["ignored", "literal"]),
    breach_los=st.sampled_from(["opening", "movement_only"]),
    stairs_isolation=st.sampled_from(["symmetric", "one_way"]),
)
