"""`squadlog map random`: a map drawn at random from a seed, sound, playable and fair."""

import re
import secrets
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from squadlog.base.dice import SEEDS
from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.commands import OK
from squadlog.cli.printing import print_json, print_text, tell
from squadlog.ground.random_maps.kinds import KIND_WORDS, KINDS

with lazy_imports():
    from squadlog.base import write_files
    from squadlog.ground.map import dump
    from squadlog.session.view.map import bare_maps

_SIZE = re.compile(r"([0-9]{1,4})x([0-9]{1,4})")
LARGEST_SEED = 2**53


def add_words(made: ArgumentParser) -> None:
    """Add the options of a map drawn at random."""
    made.add_argument(
        "--kind", choices=KINDS, default="open", help=f"{', '.join(KIND_WORDS.values())} (open)"
    )
    made.add_argument("--seed", type=seed, help="the seed: the same seed draws the same map (else a new one)")
    made.add_argument(
        "--size", type=size, default=(48, 36), metavar="WxH", help="metres from 20 to 80 (48x36)"
    )
    made.add_argument("--to", type=Path, metavar="FILE", help="write it there instead of on stdout")


def seed(text: str) -> int:
    """A seed as it is typed."""
    if not (text.isascii() and text.isdigit() and len(text) <= 16 and int(text) <= LARGEST_SEED):
        raise ArgumentTypeError(f"{text!r} is not a seed: type a number from 0 to {LARGEST_SEED}")
    return int(text)


def size(text: str) -> tuple[int, int]:
    """The size of a map as it is typed: `48x36`."""
    found = _SIZE.fullmatch(text.lower())
    if found is None:
        raise ArgumentTypeError(f"{text!r} is not a size: type metres as 48x36")
    return int(found[1]), int(found[2])


def run(options: Namespace) -> int:
    """Draw it; what it is like goes to stderr. Raises MapError where nothing comes of it."""
    drawn_from = secrets.randbelow(SEEDS) if options.seed is None else options.seed
    wide, high = options.size
    drawn, fairness = bare_maps.draw_at_random(options.kind, drawn_from, wide, high)
    text = _head(drawn.map.title, drawn.reason) + dump.dump_map(drawn.map)
    if options.to is not None:
        write_files.write_new(options.to, text)
    if options.json:
        print_json(
            "random-map",
            {"seed": drawn_from, "kind": options.kind, "title": drawn.map.title, "reason": drawn.reason,
             "fairness": drawn.fairness, "map": text},
        )  # fmt: skip
        return OK
    if options.to is None:
        print_text(text)
    told = (f"{drawn.map.title}, from seed {drawn_from}.", drawn.reason, *fairness)
    for line in filter(None, told):
        tell(line)
    return OK


def _head(title: str, reason: str) -> str:
    """The first line of a file whose map has a reason to fight there: a comment, which nobody reads as the map."""
    return f"# {title}: {reason}\n\n" if reason else ""
