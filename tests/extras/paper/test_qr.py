"""QR codes of share codes: the picture holds the code and nothing else, dark on white."""

import xml.etree.ElementTree as ET

import pytest
import segno

from squadlog.base.errors import SquadlogError
from squadlog.squads.sharing import qr

CODE = "SQUAD1-" + "ABCDEFGH" * 40


def test_it_is_a_picture_with_its_quiet_zone():
    drawn = qr.picture(CODE, "svg")
    root = ET.fromstring(drawn)  # noqa: S314 - our own
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {"svg", "path", "g"}
    assert qr.picture(CODE, "png").startswith(b"\x89PNG")


@pytest.mark.parametrize("ink", [True, False])
def test_in_half_blocks_every_module_is_where_the_picture_has_it(ink):
    """Black on white the blocks are the dark modules, on a dark terminal the light ones: the dark stay dark."""
    lines = qr.in_blocks(CODE, ink=ink).splitlines()
    drawn = []
    for line in lines:
        drawn += ([(char in blocks) == ink for char in line] for blocks in ("█▀", "█▄"))
    wanted = [[bool(dark) for dark in row] for row in segno.make(CODE, error="m").matrix_iter(border=4)]
    assert drawn[: len(wanted)] == wanted
    assert not any(any(row) for row in drawn[len(wanted) :])


@pytest.mark.parametrize("cells", [40, 72, 94])
def test_as_much_is_drawn_as_fits_into_so_many_cells(cells):
    most = qr.most_in(cells)
    width = len(qr.in_blocks("A" * most, ink=True).splitlines()[0])
    assert cells - 4 < width <= cells
    assert len(qr.in_blocks("A" * (most + 1), ink=True).splitlines()[0]) > cells


def test_what_is_too_long_is_told():
    with pytest.raises(SquadlogError, match="too long"):
        qr.picture(CODE * 30, "svg")
