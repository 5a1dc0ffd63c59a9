"""`python -m squadlog` and the `squadlog` command."""

import atexit
import gc
import sys

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from squadlog.cli import main as program


def main(words: list[str] | None = None) -> int:
    """Run the program with these words, or those of the shell; the exit code."""
    # What is loaded and read lasts; to look for garbage after every 700 objects takes a fifteenth of a command.
    gc.set_threshold(50_000, *gc.get_threshold()[1:])
    # What is left at the end goes with the process; Python would walk all of it once more, for a quarter of a command.
    atexit.unregister(gc.freeze)
    atexit.register(gc.freeze)
    try:
        return program.run(sys.argv[1:] if words is None else words)
    except KeyboardInterrupt:  # while it is still being imported, or already on the way out
        return 130


if __name__ == "__main__":
    sys.exit(main())
