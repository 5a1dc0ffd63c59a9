"""What chips are put together from, as symbols of an SVG: shapes by posture, a beak, pips of wounds, signs.

A chip lies within 50 units of its middle.
"""

from xml.sax.saxutils import escape

from squadlog.ground.drawing.figures.chip import WATCHING
from squadlog.ground.drawing.figures.chip_inks import LookInks, SideInk
from squadlog.ground.drawing.figures.chip_shapes import BEAK, CROSS, PIP, PIP_APART, SIGN_RING, SIGNS, Points

SHAPES = {
    "standing": '<circle r="31"{}/>',
    "kneeling": '<path d="M-33 25V2A33 29 0 0 1 33 2V25q0 4-4 4H-29q-4 0-4-4z"{}/>',
    "prone": '<rect x="-34" y="-19" width="68" height="38" rx="19"{}/>',
    "body": '<rect x="-47" y="-25" width="94" height="50" rx="14"{}/>',
    "marker": '<path d="M0-38L38 0L0 38L-38 0z"{}/>',
}
"""Who stands is round, who kneels is a dome, who lies is flat; `{}` are the attributes."""


def symbol_of_shape(id_: str, shape: str, side: SideInk, inks: LookInks) -> str:
    """A chip of a side without its number: its shape in the hue of the side, with a pale rim round a dark line."""
    form, line = SHAPES[shape], inks.line
    halo = form.format(f' fill="{inks.paper}" stroke="{inks.paper}" stroke-width="11"')
    dash = ' stroke-dasharray="9 5"' if shape == "marker" else ""
    if shape == "body":
        body = form.format(f' fill="#d9d6d0" stroke="{_edge(side, line)}" stroke-width="6"')
        cross = f'<path d="{_strokes(*CROSS)}" stroke="{line}" stroke-width="8"/>'
        return f'<g id="{id_}">{halo}{body}{cross}</g>'
    if shape == "marker":
        own = form.format(f' fill="{inks.paper}" stroke="{_edge(side, line)}" stroke-width="7"{dash}')
        return f'<g id="{id_}">{halo}{own}</g>'
    own = form.format(f' fill="{side.fill}" stroke="{side.edge}" stroke-width="{side.wide}"')
    return f'<g id="{id_}">{halo}{own}</g>'


def _edge(side: SideInk, line: str) -> str:
    return side.fill if side.wide == 4 and side.fill != line else side.edge


def symbol_of_beak(id_: str, inks: LookInks) -> str:
    """The notch that points where a soldier looks, northward."""
    rim = f'stroke="{inks.paper}" stroke-width="4" stroke-linejoin="round"'
    return f'<path id="{id_}" d="{_strokes(BEAK)}z" fill="{inks.line}" {rim}/>'


def symbol_of_wound(id_: str, pips: int, inks: LookInks) -> str:
    """As many pips as a wound has levels, in a row."""
    wide = PIP_APART * pips + 5
    dots = "".join(f"M{PIP_APART * (place - (pips - 1) / 2):g} 0h0" for place in range(pips))
    return (
        f'<g id="{id_}"><rect x="{-wide / 2:g}" y="-10.5" width="{wide:g}" height="21" rx="10.5" fill="{inks.paper}" '
        f'stroke="{inks.line}" stroke-width="3"/><path d="{dots}" stroke="{inks.wound}" stroke-width="{2 * PIP:g}" '
        f'stroke-linecap="round"/></g>'
    )


def symbol_of_sign(id_: str, sign: str, inks: LookInks) -> str:
    """A sign in a ring of its own."""
    ring = f'<circle r="{SIGN_RING:g}" fill="{inks.alarm}" stroke="{inks.line}" stroke-width="3"/>'
    if sign in SIGNS:
        filled = inks.line if sign == "⚑" else "none"
        eye = (
            f'<circle r="7" fill="none" stroke="{inks.line}" stroke-width="3.5"/>' if sign == WATCHING else ""
        )
        drawn = f'<path d="{_strokes(*SIGNS[sign])}" fill="{filled}" stroke="{inks.line}" stroke-width="3.5"/>{eye}'
    else:
        drawn = f'<text y="9" font-size="26" fill="{inks.line}">{escape(sign)}</text>'
    return f'<g id="{id_}">{ring}{drawn}</g>'


def _strokes(*lines: Points) -> str:
    return "".join(f"M{'L'.join(f'{x:g} {y:g}' for x, y in line)}" for line in lines)
