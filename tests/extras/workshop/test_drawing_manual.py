"""What docs/maps.md says of drawing is so."""

import re
from pathlib import Path

from support.drawing_tables import drawn_by, keys_in, table

from squadlog.extras.workshop.maps.pressing import KEYS
from squadlog.extras.workshop.maps.tools import BY_LETTER
from squadlog.ground.checking.check import check

_WHOLE = (Path(__file__).parents[3] / "docs" / "maps.md").read_text(encoding="utf-8")
_CHAPTER = _WHOLE.split("## Drawing a map\n")[1].split("\n## ")[0]


def test_the_yard_with_a_hut_is_drawn_in_as_many_keys_as_it_says():
    script = re.search(r"```keys\n(.*?)```", _CHAPTER, re.DOTALL)[1]
    bench = drawn_by(script, table(12, 12))
    assert not bench.amiss
    drawn = bench.drawn
    assert [room.name for room in drawn.rooms] == ["hut"]
    assert [door.name for door in drawn.doors] == ["hut"]
    assert [one.name for one in drawn.obstacles] == ["bed", "hut table"]
    assert [zone.side for zone in drawn.zones] == ["Red"]
    assert not check(drawn)
    assert f"in {len(keys_in(script))} keys" in _CHAPTER


def test_every_tool_and_every_key_is_named():
    told = set(re.findall(r"`([A-Za-z<>.!])`", _CHAPTER))
    assert set(BY_LETTER) <= told
    assert {key for key in KEYS if len(key) == 1 and key != " "} <= told
