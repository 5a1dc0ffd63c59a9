"""Areas laid over a drawn map: rings with their penetration, smoke, squares, sectors. On the layer `notes`."""

from xml.sax.saxutils import escape

from squadlog.ground.compiled.shapes import MapShape

AREAS: dict[str, dict[str, str]] = {
    "ring": {"fill": "#d02020", "fill-opacity": "0.14", "stroke": "#a01010", "stroke-width": "0.06"},
    "danger": {"fill": "#d02020", "fill-opacity": "0.18", "stroke": "none"},
    "past": {
        "fill": "#606060", "fill-opacity": "0.10", "stroke": "#404040", "stroke-width": "0.06",
        "stroke-dasharray": "0.3 0.2",
    },
    "cloud": {
        "fill": "#808890", "fill-opacity": "0.45", "stroke": "#505860", "stroke-width": "0.08",
        "stroke-dasharray": "0.1 0.15",
    },
    "square": {"fill": "#7a5fb0", "fill-opacity": "0.18", "stroke": "#5a3f90", "stroke-width": "0.1"},
    "circle": {
        "fill": "none", "stroke": "#a01010", "stroke-width": "0.08", "stroke-dasharray": "0.25 0.15",
    },
    "sector": {
        "fill": "#d08020", "fill-opacity": "0.12", "stroke": "#b06010", "stroke-width": "0.08",
        "stroke-dasharray": "0.5 0.2",
    },
}  # fmt: skip
"""The look of each kind of area: told apart by dashes and words where there is no colour."""
_WORD_M = 0.6


def area_path(shape: MapShape, height_m: float) -> str:
    """The outline of an area as SVG; its title says what it is."""
    points = " L ".join(f"{x:.3f} {height_m - y:.3f}" for x, y in shape.outline)
    look = " ".join(f'{key}="{value}"' for key, value in AREAS[shape.look].items())
    told = f"{shape.kind}: {shape.word}" if shape.word else shape.kind
    return f'<path d="M {points} Z" {look}><title>{escape(told)}</title></path>'


def area_word(shape: MapShape, height_m: float) -> str:
    """The word of an area as SVG, at its edge."""
    x, y = shape.at or shape.outline[0]
    style = f'font-size="{_WORD_M}" text-anchor="middle" font-family="sans-serif" fill="#600000"'
    return f'<text x="{x:.3f}" y="{height_m - y + _WORD_M * 0.35:.3f}" {style}>{escape(shape.word)}</text>'
