"""How long `squadlog --version` and `--help` take, against `python -c pass`: at most three times as long.

Best of many runs, taken in turns within one run of this script, so that a busy machine slows all alike.
"""

import subprocess
import sys
import time

RUNS = 25
MOST = 3.0
CASES = {
    "python -c pass": ["-c", "pass"],
    "squadlog --version": ["-m", "squadlog", "--version"],
    "squadlog --help": ["-m", "squadlog", "--help"],
}


def once(words: list[str]) -> float:
    """Seconds of one run."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def main() -> int:
    best = dict.fromkeys(CASES, float("inf"))
    for _ in range(RUNS):
        for name, words in CASES.items():
            best[name] = min(best[name], once(words))
    base = best["python -c pass"]
    for name, seconds in best.items():
        print(f"{name:<20} {seconds * 1000:7.1f} ms  {seconds / base:5.2f}x")
    worst = max(best.values()) / base
    print(f"at most {MOST:.1f}x wanted: {'holds' if worst <= MOST else 'FAILS'}")
    return 0 if worst <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
