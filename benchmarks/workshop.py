"""The Counting House drawn from nothing at the workshop's table: how many keys that takes, and whether it is the same.

    python benchmarks/workshop.py            drives the real screens; every key that is pressed counts
    python benchmarks/workshop.py --times    and how long a key takes

It fails if more than 600 keys were pressed, or if anything of the map differs from the one that comes with the program:
a piece, a kind, a name, an id, a state, or a point by more than 5 cm.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from math import hypot
from pathlib import Path

from squadlog.book.places import data_dir
from squadlog.extras.workshop.maps.pieces import Piece, everything, outline, title_of
from squadlog.ground.checking.load import load_map
from squadlog.ground.map.model import Map
from squadlog.tui.app import SquadlogApp

MOST_KEYS, NEAR_M = 600, 0.05
SCRIPT = """
wnThe Counting House⏎24x20⏎
tl1,17 11x3⏎igarden⏎ts0,1 24x1⏎iditch⏎tc7,1 2x1⏎iplank⏎
web4,4 20,16⏎
wi4,9 20,9⏎12,4 12,9⏎4,11⏎6→5↑⏎14,16⏎5↓6→⏎
s10,13 2x3⏎e12,13 2x3⏎
d4,10⏎20,10⏎khouse key⏎8,4⏎o8,9⏎16,9⏎k⏎7,11⏎17,11⏎13,13⏎
g5.5,4⏎10.5,4⏎16,4⏎7,16⏎17,16⏎
Y⏎v17,11⏎o
Rbedroom⏎study⏎landing⏎parlour⏎counting room⏎
fb4.5,14⏎fk14.4,15.2⏎ibooks⏎ff18.5,4.5⏎fo5,5⏎
zb4,4 16x12⏎iabove⏎
⇟Rkitchen⏎office⏎hall⏎shop⏎store⏎
fc5,6.6 5⏎fs13,5.5 6⏎13,7.3⏎ft5.5,13⏎fd16,13.2⏎fp13.3,9.8⏎
zr0,0 24x1⏎istreet⏎zb12,4 8x5⏎ibelow⏎
^s⏎
"""
"""Every character is a key; line ends are none. ⏎ is enter, ⇟ page down, ^s ctrl and s."""
NAMED = {"⏎": "enter", "→": "right", "←": "left", "↑": "up", "↓": "down", "⇟": "pagedown", "⇞": "pageup"}
CHARACTERS = {" ": "space", ",": "comma", ".": "full_stop", "*": "asterisk"}


def keys_of(script: str) -> list[str]:
    """The keys of a script, as the screens are told them."""
    found: list[str] = []
    for char in script.replace("\n", ""):
        if found[-1:] == ["^"]:
            found[-1] = f"ctrl+{char}"
        else:
            found.append(NAMED.get(char) or CHARACTERS.get(char) or char)
    return found


async def drawn_on_screen(keys: list[str], home: Path) -> tuple[list[Path], list[float]]:
    """Press them on the program as it opens; the maps that were saved, and the seconds of each key."""
    app, took = SquadlogApp(home / "squadlog.db"), []
    async with app.run_test(size=(160, 48)) as pilot:
        while app.desk is None:
            await pilot.pause(0.02)
        for key in keys:
            begun = time.perf_counter()
            await pilot.press(key)
            took.append(time.perf_counter() - begun)
        await app.workers.wait_for_complete()
    return sorted((home / "maps").glob("*.toml")), took


def differences(drawn: Map, wanted: Map) -> list[str]:
    """What is otherwise in two maps, one sentence for each thing; scenery, which no rule reads, is left out."""
    found = [
        f"{key}: {getattr(drawn, key)!r}, wanted {getattr(wanted, key)!r}"
        for key in ("title", "width_m", "height_m", "ground", "contour_step_m", "storey_m", "floors")
        if getattr(drawn, key) != getattr(wanted, key)
    ]
    ours, theirs = _by_name(drawn), _by_name(wanted)
    found += [f"{' '.join(map(str, name))} is too many" for name in ours.keys() - theirs.keys()]
    found += [f"{' '.join(map(str, name))} is not there" for name in theirs.keys() - ours.keys()]
    for name in ours.keys() & theirs.keys():
        one, other = ours[name], theirs[name]
        words = " ".join(map(str, name))
        for key in type(other).model_fields:
            if key in ("points", "line", "ends", "circle", "surface", "looks"):
                continue
            if getattr(one, key) != getattr(other, key):
                found.append(f"{words}: {key} is {getattr(one, key)!r}, wanted {getattr(other, key)!r}")
        if apart_m(one, other) > NEAR_M:
            found.append(f"{words} lies {apart_m(one, other):.2f} m from where it should")
    order = [[patch.id for patch in which.terrain] for which in (drawn, wanted)]
    return found + (["the grounds lie over each other otherwise"] if order[0] != order[1] else [])


def _by_name(drawn: Map) -> dict[tuple[str, str, int], Piece]:
    return {
        (at.table, title_of(one), getattr(one, "floor", 1)): one
        for at, one in everything(drawn)
        if at.table != "decoration"
    }


def apart_m(one: Piece, other: Piece) -> float:
    """How far the outline of either lies from that of the other at most, in metres."""
    return max(_from(outline(one), other), _from(outline(other), one))


def _from(points: tuple[tuple[float, float], ...], other: Piece) -> float:
    there = outline(other)
    closed = there if type(other).__name__ in ("Wall", "Door", "Window") else (*there, there[0])
    return max(min(_to(point, *side) for side in pairwise(closed)) for point in points)


def _to(point: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / ((dx * dx + dy * dy) or 1.0)
    share = min(max(share, 0.0), 1.0)
    return hypot(point[0] - start[0] - dx * share, point[1] - start[1] - dy * share)


def main() -> int:
    """Draw, count, compare; 0 if all is as it should be."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--times", action="store_true", help="how long the keys took")
    options = made.parse_args()
    keys = keys_of(SCRIPT)
    wanted = load_map(data_dir("scenarios") / "maps" / "the_counting_house.toml")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SQUADLOG_HOME"] = folder
        files, took = asyncio.run(drawn_on_screen(keys, Path(folder)))
        if not files:
            print("No map was saved.")
            return 1
        wrong = differences(load_map(files[0]), wanted)
    many = sum(1 for _ in everything(wanted))
    print(f"{len(keys)} keys for {many} pieces (at most {MOST_KEYS}); {len(wrong)} differences")
    for sentence in wrong:
        print(f"  {sentence}")
    if options.times:
        slow = sorted(took)[int(len(took) * 0.95)]
        print(f"a key: {statistics.median(took) * 1000:.0f} ms, one in twenty {slow * 1000:.0f} ms and more")
    return 1 if wrong or len(keys) > MOST_KEYS else 0


if __name__ == "__main__":
    sys.exit(main())
