"""Thousands of files of other programs' maps with something wrong in them: `python tests/large/foreign_maps.py`.

Each gives a map or is refused in a sentence. The seed is printed; `--count` and `--seed` take other ones.
"""

import argparse
import secrets
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.foreign_files import change_file, take


def main() -> int:
    """Take them one by one; the number of those that broke."""
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--count", type=int, default=5_000)
    made.add_argument("--seed", type=int, default=None)
    options = made.parse_args()
    seed = secrets.randbelow(10**9) if options.seed is None else options.seed
    print(f"seed {seed}")
    found: Counter[str] = Counter()
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.count):
            content = change_file(Random(f"{seed} {number}"))
            began = time.process_time()
            try:
                found[take(content, Path(folder) / "x.uvtt")] += 1
            except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
                found["broke"] += 1
                print(f"{number}: {type(error).__name__}: {str(error)[:300]}")
            slowest = max(slowest, time.process_time() - began)
    print(f"{dict(found)}, the slowest {slowest:.2f} s")
    return int(found["broke"] > 0)


if __name__ == "__main__":
    raise SystemExit(main())
