"""A picture beneath a map under work, such as a photograph of the table: where it lies, and how large it is.

It is no part of the map. Its scale is given by two points and the metres between them.
"""

import json
from typing import Literal, get_args

from squadlog.base.lengths import in_metres
from squadlog.base.names import clean_text
from squadlog.base.records import replace, value
from squadlog.extras.workshop.maps.pieces import Point, Refused, apart
from squadlog.ground.map.model import Map

Shown = Literal["whole", "faded", "hidden"]
SHOWN: tuple[Shown, ...] = get_args(Shown)
LEAST_M, MOST_M = 0.0001, 100.0
"""Metres of a pixel, at least and at most."""
_FAR_M = 10_000.0


@value
class PictureBeneath:
    """A picture of `wide` by `high` pixels in a file: its south-west corner lies at `west`, `south`, in metres.

    A pixel is `pixel_m` metres wide and high.
    """

    path: str
    wide: int
    high: int
    west: float = 0.0
    south: float = 0.0
    pixel_m: float = 0.01
    shown: Shown = "faded"


def lay_under(drawn: Map, path: str, wide: int, high: int) -> PictureBeneath:
    """A picture as large as the map allows, in its south-west corner, until its scale is given."""
    pixel_m = min(drawn.width_m / max(wide, 1), drawn.height_m / max(high, 1))
    return PictureBeneath(path, wide, high, pixel_m=min(max(pixel_m, LEAST_M), MOST_M))


def scale_picture(
    picture: PictureBeneath, one: Point, other: Point, metres: float
) -> PictureBeneath | Refused:
    """The picture scaled so that two points of it are `metres` apart; the first stays where it is."""
    before = apart(one, other)
    if before < 0.01:
        return Refused("Two points that give a scale cannot be the same.")
    pixel_m = picture.pixel_m * metres / before
    if not LEAST_M <= pixel_m <= MOST_M:
        return Refused(
            f"{in_metres(metres)} between these points cannot be: a pixel would be {pixel_m:g} metres."
        )
    share = pixel_m / picture.pixel_m
    west, south = one[0] - (one[0] - picture.west) * share, one[1] - (one[1] - picture.south) * share
    return _near(replace(picture, west=west, south=south, pixel_m=pixel_m))


def shift_picture(picture: PictureBeneath, one: Point, other: Point) -> PictureBeneath | Refused:
    """The picture moved so that its first point comes to lie on the second."""
    return _near(
        replace(picture, west=picture.west + other[0] - one[0], south=picture.south + other[1] - one[1])
    )


def _near(picture: PictureBeneath) -> PictureBeneath | Refused:
    if max(abs(picture.west), abs(picture.south)) > _FAR_M:
        return Refused("The picture would lie far beside the map; u and the points once more.")
    return picture


def switch_view(picture: PictureBeneath) -> PictureBeneath:
    """Seen otherwise: whole, faded, hidden, and whole again."""
    return replace(picture, shown=SHOWN[(SHOWN.index(picture.shown) + 1) % len(SHOWN)])


def side_text(picture: PictureBeneath) -> str:
    """What the workshop keeps of a picture, beside the map."""
    kept = {name: getattr(picture, name) for name in PictureBeneath.__dataclass_fields__}
    return json.dumps(kept)


def side_read(text: str) -> PictureBeneath | None:
    """The picture that was kept so; None for a text that says nothing of the kind."""
    try:
        found = json.loads(text)
        picture = PictureBeneath(
            clean_text(str(found["path"]), limit=1000),
            int(found["wide"]),
            int(found["high"]),
            float(found["west"]),
            float(found["south"]),
            float(found["pixel_m"]),
            found["shown"],
        )
    except (ValueError, KeyError, TypeError, RecursionError, OverflowError):
        return None
    sizes = 0 < picture.wide <= 100_000 and 0 < picture.high <= 100_000
    sound = sizes and LEAST_M <= picture.pixel_m <= MOST_M and picture.shown in SHOWN
    return picture if sound and not isinstance(_near(picture), Refused) else None
