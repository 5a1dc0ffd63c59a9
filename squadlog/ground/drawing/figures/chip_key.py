"""What the chips of a map mean: a sample of each sort that is on it with a few words, beside the map."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from squadlog.base.records import replace, value
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.chip import DAZED, IN_MELEE, WATCHING, Chip, PlacedChip
from squadlog.ground.drawing.figures.chip_shapes import WOUNDS
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.svg_words import SERIF_LETTER, MapWord

RowT = TypeVar("RowT")
_OWN = {DAZED: "dazed", WATCHING: "opportunity fire", IN_MELEE: "in melee", "!": "asked to act"}
_POSTURES = {"kneeling": "kneeling", "prone": "lying"}


@value
class KeyRoom:
    """Where a key may stand, in metres of the map: its left edge, its width, top, bottom, and a row of it."""

    x: float
    wide: float
    top: float
    bottom: float
    row_m: float

    def fit(self, rows: Iterable[RowT]) -> list[tuple[float, RowT]]:
        """As many rows as there is room for, none cut, each with the height of its middle: from the bottom up."""
        many = max(int((self.top - self.bottom) / self.row_m), 0)
        found = list(rows)[:many]
        return [
            (self.bottom + (len(found) - place - 0.5) * self.row_m, row) for place, row in enumerate(found)
        ]

    def letters_m(self, words: str, sign_m: float) -> float:
        """How high the words of a row are so that they fit behind a sign that takes so much of its width."""
        return min(self.row_m * 0.42, (self.wide - sign_m) / (SERIF_LETTER * len(words)))


def key_rows(scene: MapScene) -> Iterator[tuple[Chip, str]]:
    """A sample and its words: each side, then postures, wounds, the fallen, markers and signs that there are."""
    chips = scene.chips
    units = [chip for chip in chips if chip.kind == "unit"]
    first = next((chip for chip in units if not chip.side), next(iter(units), None))
    for place, name in enumerate(scene.sides):
        theirs = next((chip for chip in chips if chip.side == place and chip.kind != "marker"), None)
        if theirs is not None:
            yield _sample(theirs, kind="unit", facing_deg=90.0), name
    if first is not None:
        for posture, words in _POSTURES.items():
            if any(chip.posture == posture for chip in units):
                yield _sample(first, posture=posture), words
        if any(chip.wound in WOUNDS for chip in units):
            yield _sample(first, wound="M"), "wounds, a dot a level"
    fallen = next((chip for chip in chips if chip.kind == "body"), None)
    if fallen is not None:
        yield _sample(fallen, kind="body"), "out of the fight"
    marker = next((chip for chip in chips if chip.kind == "marker"), None)
    if marker is not None:
        yield _sample(marker, kind="marker"), "marker"
    meant = {**_OWN, **dict(scene.meanings)}
    shown = [*("!" for chip in units if chip.asked), *(sign for chip in units for sign in chip.signs)]
    for sign in dict.fromkeys(shown):
        if first is not None and sign in meant:
            yield _sample(first, signs=(sign,)), meant[sign]


def _sample(chip: Chip, **more: object) -> Chip:
    """A chip of the same side that shows nothing but this."""
    bare = Chip("", Spot(0, 0), side=chip.side, hue=chip.hue)
    return replace(bare, **more)  # type: ignore[arg-type]  # its fields


def place_key(scene: MapScene, room: KeyRoom) -> tuple[tuple[PlacedChip, ...], tuple[MapWord, ...]]:
    """The samples and their words where they stand, as many as there is room for."""
    size = room.row_m * 0.95
    placed, words = [], []
    for y, (chip, said) in room.fit(key_rows(scene)):
        placed.append(PlacedChip(chip, room.x + size / 2, y, size))
        high = room.letters_m(said, size * 1.4)
        wide = len(said) * SERIF_LETTER * high
        words.append(MapWord(said, room.x + size * 1.4 + wide / 2, y, high, wide))
    return tuple(placed), tuple(words)
