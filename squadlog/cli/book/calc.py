"""`squadlog calc`: the rules as a calculator for scripts."""

import sys


def run(name: str, words: list[str]) -> int:
    """Hand over to the calculator, which reads its own words."""
    del name
    from squadlog.calc.run import main  # noqa: PLC0415 - start-up cost

    return main(words, sys.stdin, sys.stdout, sys.stderr)
