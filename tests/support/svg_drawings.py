"""Drawings as people make them, as text, and what becomes of them."""

import pytest
from shapely import Polygon

from squadlog.base.errors import MapError
from squadlog.ground.drawing.import_svg import import_svg, import_svg_text

_SPACES = (
    'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
    'xmlns:xlink="http://www.w3.org/1999/xlink"'
)


def svg(*parts, page='viewBox="0 0 40 40"'):
    return f"<svg {_SPACES} {page}>{''.join(parts)}</svg>"


def layer(label, *shapes, **more):
    said = "".join(f' {key}="{value}"' for key, value in more.items())
    return f"<g inkscape:groupmode=\"layer\" inkscape:label='{label}'{said}>{''.join(shapes)}</g>"


def drawn(*parts, **page):
    return import_svg(svg(*parts, **page), "x.svg")


def told(*parts, **page):
    return import_svg_text(svg(*parts, **page), "x.svg").told


def wrong(*parts, **page):
    with pytest.raises(MapError) as refused:
        drawn(*parts, **page)
    return refused.value.sentences


def area(patch):
    return Polygon(patch.points)
