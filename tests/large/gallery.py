"""A gallery of maps to look at: ready and random ones in every look, a night each, and figures on those of battles.

    python tests/large/gallery.py --to /tmp/gallery --seed 1 --words ford

draws, by the command line, each floor of each ready map and twelve random maps in the looks `table`, `ink` and `plain`
and in `table` by night, the beginnings of the battles on maps and the heat of one that was fought, as SVG; and each of
them by `rsvg-convert`, if it is there, as PNG for a phone, a screen, a large screen and A4; those for a screen lie on
sheets, too, a map a sheet. `--words` takes those with a word in the name alone. It judges nothing but whether they can
be drawn: somebody has to look at them. All of it takes some minutes.
"""

import json
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections import defaultdict
from pathlib import Path
from random import Random
from tempfile import gettempdir

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from large.trying import home, need, run
from PIL import Image
from support.golden_battles import golden_store

from squadlog.ground.random_maps.kinds import KINDS

LOOKS = {look: ("--look", look) for look in ("table", "ink", "plain")} | {"night": ("--night",)}
WIDE, MARGIN = 1200, 8
SIZES = {"phone": 390, "screen": WIDE, "wide": 1920, "a4": 1240}
"""How many pixels wide; 1240 is A4 at 150 dots per inch."""
RANDOM = 12
BATTLES = (
    "blow_the_damn_thing_up", "counting_house", "definitely_not_camping", "long_ford", "pest_control", "toll_bridge",
    "tutorial_map",
)  # fmt: skip


def asked(*words):
    """What the program answers to these words."""
    code, out, err = run(*words)
    need(code == 0, "squadlog", *words, err)
    return out


def maps(folder, seed):
    """Ready maps and random ones: the name, what the program calls it, and how many floors it has."""
    for row in json.loads(asked("map", "list", "--json")):
        yield row["map"], row["map"], row["floors"]
    for place in range(RANDOM):
        kind, number = KINDS[place % len(KINDS)], seed + place // len(KINDS)
        path = folder / f"random_{kind}_{number}.toml"
        path.write_text(asked("map", "random", "--kind", kind, "--seed", str(number)), encoding="utf-8")
        yield path.stem, str(path), 1


def pictures(folder, seed, wanted):
    """Each picture: the sheet it lies on, its name, its SVG."""
    for name, called, floors in maps(folder, seed):
        for floor in range(1, floors + 1) if wanted in name else ():
            for look, words in LOOKS.items():
                yield (
                    name,
                    f"{name}-{floor}-{look}",
                    asked("map", "svg", called, "--floor", str(floor), *words),
                )
    for name in BATTLES:
        if wanted in f"battle_{name}":
            with home():
                asked("new", name, "--seed", str(seed))
                for look, words in LOOKS.items():
                    yield f"battle_{name}", f"battle_{name}-{look}", asked("look", "--svg", "--names", *words)
    if wanted in "heat_ambush":
        with home() as path:
            golden_store("ambush", path.parent, "0.11.0").close()
            next(path.parent.glob("*ambush.db")).rename(path)
            for look in ("table", "ink", "plain"):
                drawing = asked("heat", "--battle", "1", "--svg", "--look", look)
                yield "heat_ambush", f"heat_ambush-{look}", drawing


def draw_sizes(drawing):
    """The drawing as pixels in every size."""
    drawers = []
    for size, width in SIZES.items():
        words = (
            "rsvg-convert",
            "-w",
            str(width),
            drawing,
            "-o",
            drawing.with_name(f"{drawing.stem}-{size}.png"),
        )
        drawers.append(subprocess.Popen(words))  # noqa: S603 - a program by name, on a file that was just written
    need(not sum(one.wait() for one in drawers), drawing, "cannot be drawn")


def lay_out(pictures, sheet):
    """Pictures on a sheet, two a row."""
    laid = [Image.open(one).convert("RGB") for one in pictures]
    high = max(one.height for one in laid) + MARGIN
    paper = Image.new("RGB", (2 * (WIDE + MARGIN), high * -(-len(laid) // 2)), "white")
    for place, one in enumerate(laid):
        paper.paste(one, (place % 2 * (WIDE + MARGIN), place // 2 * high))
    paper.save(sheet)


def main() -> int:
    """Draw them all; 1 if one cannot be drawn."""
    given = ArgumentParser(description=__doc__)
    given.add_argument(
        "--to", type=Path, default=Path(gettempdir()) / "gallery", help="the folder (%(default)s)"
    )
    given.add_argument("--seed", type=int, default=Random().randrange(1_000_000), help="of the random maps")
    given.add_argument("--words", default="", help="only those with this in the name")
    given = given.parse_args()
    print(f"seed {given.seed}")
    given.to.mkdir(parents=True, exist_ok=True)
    sheets, sizes = defaultdict(list), shutil.which("rsvg-convert") is not None
    for sheet, name, text in pictures(given.to, given.seed, given.words):
        drawing = given.to / f"{name}.svg"
        drawing.write_text(text, encoding="utf-8")
        if sizes:
            draw_sizes(drawing)
            sheets[sheet].append(drawing.with_name(f"{name}-screen.png"))
    for sheet, laid in sheets.items():
        lay_out(laid, given.to / f"sheet-{sheet}.png")
    print(f"{len(list(given.to.glob('*.svg')))} drawings, {len(sheets)} sheets in {given.to}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
