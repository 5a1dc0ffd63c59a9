"""QR codes of share codes: the picture holds the code and nothing else, dark on white."""

import xml.etree.ElementTree as ET

import pytest

from squadlog.errors import SquadlogError
from squadlog.paper import qr

CODE = "SQUAD1-" + "ABCDEFGH" * 40


def test_it_is_a_picture_with_its_quiet_zone():
    drawn = qr.picture(CODE, "svg")
    root = ET.fromstring(drawn)  # noqa: S314 - our own
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {"svg", "path", "g"}
    assert qr.picture(CODE, "png").startswith(b"\x89PNG")


def test_on_a_terminal_two_modules_stand_in_a_cell():
    lines = qr.in_blocks(CODE).splitlines()
    assert {len(line) for line in lines} == {len(lines[0])}
    assert set(lines[0]) == {"█"}
    assert abs(len(lines) * 2 - len(lines[0])) <= 1


def test_what_is_too_long_is_told():
    with pytest.raises(SquadlogError, match="too long"):
        qr.picture(CODE * 30, "svg")
