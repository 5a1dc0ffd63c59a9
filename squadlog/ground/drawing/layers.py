"""The words on layers and objects of a drawing: a kind, then `key=value` for whatever the map file would say.

`external_wall floor=2` is a layer of outer walls on the second floor; an object on it may be labelled `W7 floor=3`.
"""

import re
import shlex
from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

from squadlog.ground.map.shape import MapFeature
from squadlog.ground.map.structures import DoorKind, ObstacleKind, Room, WallKind
from squadlog.ground.map.tables import HEAD, keys
from squadlog.ground.map.terrain import PatchKind

NOTES = "notes"
"""The layer of captions and other things that are no part of the map."""

_KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    **{kind: ("terrain", {"kind": kind}) for kind in get_args(PatchKind)},
    "contour": ("contour", {}),
    **{kind: ("wall", {"kind": kind}) for kind in get_args(WallKind)},
    **{kind: ("door", {"kind": kind}) for kind in get_args(DoorKind)},
    "window": ("window", {}),
    **{kind: ("obstacle", {"kind": kind}) for kind in get_args(ObstacleKind)},
    **{table: (table, {}) for table in ("stairs", "elevator", "room", "zone")},
    "decoration": ("decoration", {"kind": "other"}),
}
_COVERS: dict[str, dict[str, Any]] = {
    "furniture": {"cover": "half_soft"},
    "counter": {"cover": "half_hard"},
    "machinery": {"cover": "half_hard"},
    **{kind: {"cover": "full_hard", "high": True} for kind in ("shelving", "column", "panel")},
}
_DRAWN = ("id", "kind", "name", "points", "line", "ends", "circle", "closed", "floor")
"""Keys that a drawing, its title or its layer say."""
_YES_NO = {"true": True, "yes": True, "false": False, "no": False}
_FLAGS = ("high", "ship", "closed")
_NUMBERS = ("width_m", "height_m", "contour_step_m", "storey_m", "metres_per_unit", "border_m")
_LONGEST = 2_000
"""The most characters of a label."""
_WHOLE = ("floor", "floors", "af")

_ALSO = {
    **dict.fromkeys(("wall", "outer_wall", "outside_wall"), "external_wall"),
    **dict.fromkeys(("inner_wall", "inside_wall", "partition"), "internal_wall"),
    "bulkhead": "external_bulkhead", "inner_bulkhead": "internal_bulkhead", "hull": "external_bulkhead",
    **dict.fromkeys(("outer_door", "front_door"), "external_door"),
    **dict.fromkeys(("door", "inner_door"), "internal_door"),
    "airlock": "airlock_door",
    **dict.fromkeys(("wood", "light_wood", "open_wood", "bush", "bushes"), "light"),
    **dict.fromkeys(("heavy_wood", "dense_wood", "forest"), "heavy"),
    **dict.fromkeys(("brook", "creek"), "stream"), "pond": "lake", "swamp": "marsh",
    **dict.fromkeys(("contour_line", "hill", "height"), "contour"),
    **dict.fromkeys(("scenery", "prop"), "decoration"),
    "stair": "stairs", "staircase": "stairs", "lift": "elevator", "start_zone": "zone",
    **dict.fromkeys(
        ("note", "text", "label", "caption", "background", "grid", "guide", "frame", "picture", "image", "photo",
         "scan", "sketch", "draft", "legend"), NOTES),
}  # fmt: skip
"""What else people call a layer."""
_NUMBERED = re.compile(r"[^\W\d_]+[ _-]?\d+")
KINDS = (*_KINDS, "map", NOTES)
"""Every word a layer may start with."""


def words_of(label: str) -> tuple[tuple[str, ...], dict[str, Any]]:
    """The plain words of a label, and its keys with their values.

    Raises ValueError, a few words, if it makes no sense.
    """
    plain: list[str] = []
    keyed: dict[str, Any] = {}
    if len(label) > _LONGEST:
        raise ValueError(f"has a label of more than {_LONGEST} characters")
    try:
        words = shlex.split(label)
    except ValueError:
        raise ValueError("has a quotation mark that is never closed") from None
    for word in words:
        key, equals, value = word.partition("=")
        if equals:
            keyed[key] = _value(key, value)
        elif word in _FLAGS:
            keyed[word] = True
        else:
            plain.append(word)
    return tuple(plain), keyed


def kind_by_name(plain: tuple[str, ...]) -> str | None:
    """The kind of layer that the plain words of its name mean.

    Empty for a name that says none, None for no name of a layer. `Walls`, `Light woods` or `text 2` are as
    good as the words of the manual; `Layer 1` is what Inkscape calls a new layer.
    """
    if not plain:
        return ""
    if len(plain) == 1 and plain[0] in KINDS:
        return plain[0]
    bare = "_".join(plain).lower().replace("-", "_").rstrip("0123456789").rstrip("_")
    for word in (bare, bare.removesuffix("s"), bare.removesuffix("_layer")):
        if word in KINDS or word in _ALSO:
            return _ALSO.get(word, word)
    return "" if _NUMBERED.fullmatch(" ".join(plain)) else None


def meaning(kind: str) -> tuple[str, dict[str, Any]]:
    """The table that a kind of layer fills, and what it says by itself of everything drawn there."""
    table, said = _KINDS[kind]
    return table, {**said, **_COVERS.get(kind, {})}


def takes(table: str, key: str) -> bool:
    """Whether a label may set this key; outlines are drawn, not written."""
    known = (*HEAD, "metres_per_unit", "border_m") if table == "map" else keys(table)
    if key == "kind":
        return table == "decoration"
    return key in known and key not in ("points", "line", "ends", "circle")


def label_of(first: str, said: Mapping[str, Any]) -> str:
    """A label that `words_of` reads back: one plain word, then the keys."""
    parts = [first] if first else []
    parts += [f"{key}={shlex.quote(_write_value(value))}" for key, value in said.items()]
    return " ".join(parts)


def values_to_say(kind: str, piece: MapFeature | Room) -> dict[str, Any]:
    """What the label of a piece has to say: whatever neither its drawing nor its layer says."""
    kind_of: Any = type(piece)
    values = ((key, getattr(piece, key), usual) for key, usual in _worth_saying(kind, kind_of))
    return {key: value for key, value, usual in values if value != usual}


@cache
def _worth_saying(kind: str, kind_of: type[MapFeature | Room]) -> tuple[tuple[str, Any], ...]:
    """The keys that a label may say of such a piece, each with what goes without saying."""
    by_layer = meaning(kind)[1]
    drawn = tuple(key for key in _DRAWN if key != "kind") if kind == "decoration" else _DRAWN
    return tuple(
        (key, by_layer.get(key, kind_of.default_of(key))) for key in kind_of.model_fields if key not in drawn
    )


def layer_of(table: str, said: Mapping[str, Any]) -> str:
    """The kind of layer that something in a table is drawn on; all scenery is on one."""
    return str(said["kind"]) if "kind" in said and table != "decoration" else table


def _value(key: str, text: str) -> Any:  # noqa: ANN401 - as TOML would have given
    if key in _FLAGS:
        return _YES_NO.get(text, text)
    try:
        if key == "floors" and ("-" in text or "," in text):
            return _floors(text)
        if key in _WHOLE:
            return int(text)
        if key in _NUMBERS:
            return float(text)
    except ValueError:
        return text
    return text


def _floors(text: str) -> list[int]:
    if "," in text:
        return [int(part) for part in text.split(",")]
    low, high = (int(part) for part in text.split("-"))
    return list(range(low, min(high, low + 100) + 1))


def _write_value(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(str(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, float) else str(value)
