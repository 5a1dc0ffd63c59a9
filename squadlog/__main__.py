"""`python -m squadlog` and the `squadlog` command."""

import atexit
import gc
import os
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


def start() -> None:
    """Run the program as the shell starts it, and leave with its exit code.

    Python would take apart all that was loaded, for a fifteenth of a command: it goes with the process. Where there are
    threads, and where somebody measures, Python ends as ever.
    """
    code = main()
    if "threading" in sys.modules or sys.getprofile() is not None:
        sys.exit(code)
    atexit._run_exitfuncs()  # noqa: SLF001 - what is registered for the end is done
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
    except (OSError, ValueError):
        sys.exit(code)  # Python tells of a stream that takes no more
    os._exit(code)


if __name__ == "__main__":
    start()
