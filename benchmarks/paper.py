"""How long `squadlog print log` takes beyond the start of Python, as multiples of `python -c pass`.

python benchmarks/paper.py        exits with 1 where a bound is missed
"""

import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory

ROUNDS = 5
BOUNDS = {"html": 30.0, "pdf": 30.0}
"""A sheet in 300 ms where `python -c pass` takes 10."""


def cpu_s(words: list[str]) -> float:
    """Seconds of processor that a command takes."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *words], check=True, capture_output=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    """Measure each form, the best of some rounds."""
    missed = 0
    with TemporaryDirectory() as folder:
        nothing = min(cpu_s(["-c", "pass"]) for _ in range(ROUNDS))
        print(f"python -c pass  {nothing * 1000:.0f} ms")
        for form, bound in BOUNDS.items():
            taken = min(
                cpu_s(
                    [
                        "-m",
                        "squadlog",
                        "print",
                        "log",
                        "--squad",
                        "john_doe",
                        "--to",
                        str(Path(folder, f"{at}.{form}")),
                    ]
                )
                for at in range(ROUNDS)
            )
            beyond = (taken - nothing) / nothing
            missed += beyond > bound
            print(f"print log, {form:<5} {taken * 1000:.0f} ms, {beyond:.0f} times (at most {bound:.0f})")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
