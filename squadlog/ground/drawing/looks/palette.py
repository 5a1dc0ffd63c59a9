"""The inks of each look: how the ground and what is built on it are filled and drawn, in centimetres."""

from typing import Literal, TypeAlias

from squadlog.ground.drawing.looks.map_layers import Ink

Look: TypeAlias = Literal["table", "ink", "plain"]
LOOKS: tuple[Look, ...] = ("table", "ink", "plain")

_WALLS = ("external_wall", "internal_wall", "external_bulkhead", "internal_bulkhead")
GROUND: dict[Look, dict[str, str]] = {
    "table": {
        "clear": "#d9d2b4", "light": "#9dbf7c", "heavy": "#5d8a4c", "space": "#161c28", "stream": "#8fc1d9",
        "river": "#5f9fc4", "lake": "#5f9fc4", "marsh": "#a3b58f", "room": "#e4d7bb",
    },
    "ink": {
        "clear": "#fff", "light": "#eee", "heavy": "#ccc", "space": "#fff", "stream": "#fff", "river": "#eee",
        "lake": "#eee", "marsh": "#f4f4f4", "room": "#fff",
    },
    "plain": {
        "clear": "#fff", "light": "#c8e6b0", "heavy": "#6fae57", "space": "#111", "stream": "#bfe3ff",
        "river": "#66b5f0", "lake": "#66b5f0", "marsh": "#cfd8b8", "room": "#fff",
    },
}  # fmt: skip
THICK = {"external_wall": "24", "external_bulkhead": "28", "internal_wall": "12", "internal_bulkhead": "14"}
"""How thick a wall is drawn: the rules know lines alone."""


def line_ink(look: Look, kind: str) -> Ink:
    """How a wall, a window or a contour is drawn."""
    dark = "#2b2a28" if look == "table" else "#000"
    if kind in _WALLS:
        return {"stroke": dark, "stroke-width": THICK[kind]}
    if kind == "window":
        return {"stroke": "#5fb3d9" if look != "ink" else "#888", "stroke-width": "12"}
    if kind == "contour":
        return {"stroke": "#a0713a" if look != "ink" else "#555", "stroke-width": "6"}
    return {"stroke": "#b5651d" if look != "ink" else "#fff", "stroke-width": "16"}
