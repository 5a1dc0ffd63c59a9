"""The manual of the map format is true."""

import re
from pathlib import Path

from squadlog.ground.checking.check import check
from squadlog.ground.checking.load import parse_map
from squadlog.ground.drawing.layers import KINDS
from squadlog.ground.map.tables import HEAD, TABLES, keys

_MANUAL = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")


def test_the_example_of_the_manual_is_a_map_in_order():
    (example,) = re.findall(r"```toml\n(.*?)```", _MANUAL, re.DOTALL)
    drawn = parse_map(example, "maps.md")
    assert check(drawn) == ()
    assert drawn.doors[0].key == "guard key"


def test_the_manual_names_every_table_and_key_of_the_format():
    for table in ("map", *TABLES):
        row = next(
            line
            for line in _MANUAL.splitlines()
            if line.startswith("|") and re.search(rf"`\[+{table}\]+`", line)
        )
        named = set(re.findall(r"`(\w+)", row.partition("|")[2]))
        assert set(HEAD if table == "map" else keys(table)) <= named, table


def test_the_manual_names_every_layer_of_a_drawing():
    section = _MANUAL.partition("## Drawing a map in Inkscape")[2]
    named = set(re.findall(r"`(\w+)`", section))
    assert set(KINDS) <= named
