"""Scenario files with something wrong in them: each is answered in one sentence, in under a second, or can be played.

    python tests/large/scenario_files.py --count 5000 --seed 1
    python tests/large/scenario_files.py --count 20 --seed 7

A file is one of those that come with the program with a few values, keys or lists otherwise: of a wrong type, far too
large, far too many, gone, said twice, full of signs that nobody can read, or a name that leads out of the folder. It is
checked, shown and mustered as `squadlog scenario` and `squadlog new` do it. Every run of the tests does a hundred.
"""

import argparse
import json
import random
import sys
import tempfile
import time
import tomllib
from copy import deepcopy
from datetime import UTC, datetime
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from squadlog.base.errors import SquadlogError
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.setup.eight_parts import eight_parts, lines_of
from squadlog.setup.scene_report import report
from squadlog.setup.scenes import folder_of_ready, load_battle, scene_called

SCENES = ("definitely_not_camping", "blow_the_damn_thing_up", "pest_control", "counting_house")
SECONDS = 1.0
BOMBS = (
    "", " ", "x" * 5000, "\u202eabc", "\x1b[2J", "%s%s%n", "{0.__class__}", "$(touch /tmp/x)", "../../etc/passwd",
    "/etc/passwd", "../up.toml", "a\nb", "[red]", "\ud7ff", "🜁" * 300, "nobody", "tog_line", "no.json", "1", "referee",
    "table", "__class__",
)  # fmt: skip
VALUES = (
    True, False, 0, -1, 1, 2**31, -(2**63), 2**63 - 1, 1e308, float("nan"), float("inf"), -0.5, [], [[]], {}, [1], [""],
    {"a": 1}, [{}], *BOMBS,
)  # fmt: skip


def written(value: object) -> str:
    """A value in TOML."""
    match value:
        case bool():
            return str(value).lower()
        case float():
            return repr(value)
        case int():
            return str(value)
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list() | tuple():
            return f"[{', '.join(map(written, value))}]"
        case dict():
            return "{" + ", ".join(f"{json.dumps(key)} = {written(one)}" for key, one in value.items()) + "}"
    raise TypeError(type(value))


def file_of(raw: dict) -> bytes:
    """A whole file."""
    lines = (f"{json.dumps(key)} = {written(value)}\n" for key, value in raw.items())
    return "".join(lines).encode(errors="surrogatepass")


def places(part: object, way=()):
    """Every place of a file: the way to it."""
    if isinstance(part, dict | list):
        for key, one in part.items() if isinstance(part, dict) else enumerate(part):
            yield (*way, key)
            yield from places(one, (*way, key))


def spoilt(raw: dict, rng: random.Random) -> dict:
    """The same with a few things otherwise."""
    made = deepcopy(raw)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        ways = list(places(made))
        if not ways:
            break
        *way, last = rng.choice(ways)
        at = made
        for step in way:
            at = at[step]
        match rng.randrange(6):
            case 0:
                del at[last]
            case 1 if isinstance(at, dict):
                at[rng.choice(("kind", "side", "area", "xyz", "of", "turn", "id"))] = rng.choice(VALUES)
            case 2 if isinstance(at, list):
                at.extend(deepcopy(at[last]) for _ in range(rng.choice((1, 300))))
            case 3:
                at[last] = [deepcopy(at[last])]
            case _:
                at[last] = deepcopy(rng.choice(VALUES))
    return made


def tried(number: int, seed: object, folder: Path) -> str:
    """What is wrong with how a spoilt file was answered, in a sentence; nothing where it is well."""
    rng = random.Random(f"{seed}/{number}")
    raw = tomllib.loads((folder_of_ready() / f"{rng.choice(SCENES)}.toml").read_text(encoding="utf-8"))
    data = file_of(spoilt(raw, rng))
    file = folder / "spoilt.toml"
    file.write_bytes(data)
    return answered(file, data)


def answered(file: Path, data: bytes) -> str:
    """What is wrong with how a file is answered."""
    book, rulings = load_rulebook(), load_rulings()
    begun = time.process_time()
    found = report(data, file.name, file.parent, book, rulings)
    try:
        called = scene_called(str(file), rulings)
        list(lines_of(eight_parts(called.scene, book, rulings, called.beside, "referee")))
        load_battle(str(file), book, rulings)
        told = ""
    except SquadlogError as error:
        told = str(error)
        if "\n" in told or not told.isprintable() or len(told) > 1200:
            return f"no one sentence: {told[:300]!r}"
    took = time.process_time() - begun
    if took > 3 * SECONDS:
        return f"{took:.2f} s for checking, showing and mustering"
    if bool(told) == found.sound and "squad yet: choose one" not in told:
        return f"check says {found.faults[:2]}, new says {told[:300]!r}"
    if any(not one.sentence.isprintable() for one in found.faults):
        return f"signs that nobody can read: {found.faults[:2]!r}"
    left = [one for one in file.parent.iterdir() if one != file]
    return f"left behind: {left}" if left else ""


def main() -> int:
    """Try so many, tell what is wrong; 1 if anything is."""
    made = argparse.ArgumentParser()
    made.add_argument("--count", type=int, default=5000)
    made.add_argument("--seed", default=datetime.now(UTC).date().isoformat())
    options = made.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.count):
            try:
                told = tried(number, options.seed, Path(folder))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is told
                told = f"{type(error).__name__}: {str(error)[:300]}"
            if told:
                wrong += 1
                sys.stdout.write(f"{number} of seed {options.seed}: {told}\n")
    sys.stdout.write(f"{options.count} files, {wrong} answered badly\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
