"""How often a second of this processor's time sees something done."""

from time import process_time


def per_second(work, seconds=2.0):
    """`work()` does the thing and says how often it did it (None: once)."""
    count, began = 0, process_time()
    while process_time() - began < seconds:
        done = work()
        count += 1 if done is None else done
    return count / (process_time() - began)


def told(words, fast, slow, least):
    """One line with both rates and their ratio; whether it is at least what it should be."""
    ratio = fast / slow
    missed = "" if ratio >= least else " MISSED"
    print(
        f"{words}: {fast:,.1f} against {slow:,.1f} a second, ratio {ratio:,.1f} (at least {least:g}){missed}"
    )
    return ratio >= least
