"""Measures the ready maps: `python tests/large/ready_maps.py`, and `--keep` keeps the answers of maps that are new."""

import argparse
import json
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from support.measured_maps import KEPT, measured, names


def main():
    """Say which answers of which map differ from those kept; fails if any does."""
    asked = argparse.ArgumentParser(
        description=f"Measures the ready maps and says which answers differ from those kept in {KEPT.name}."
    )
    asked.add_argument(
        "--keep",
        action="store_true",
        help="keep the answers of maps that are new; what is kept already stays",
    )
    options = asked.parse_args()
    held = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    found, failed = {name: measured(name) for name in names()}, False
    for name, answers in found.items():
        if name not in held:
            print(f"{name}: new")
            continue
        differing = [question for question, digest in answers.items() if held[name][question] != digest]
        failed = failed or bool(differing)
        print(f"{name}: differs in {', '.join(differing)}" if differing else f"{name}: as kept")
    if options.keep:
        KEPT.write_text(json.dumps({**found, **held}, indent=1) + "\n", encoding="utf-8")
    return failed


if __name__ == "__main__":
    sys.exit(main())
