"""`squadlog calc`: the rules as a calculator for scripts."""

import sys

from squadlog.extras.calc.run import main


def run(_name: str, words: list[str]) -> int:
    """Hand over to the calculator, which reads its own words."""
    return main(words, sys.stdin, sys.stdout, sys.stderr)
